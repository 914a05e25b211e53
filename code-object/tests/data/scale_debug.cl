// Its code object is scale_debug.elf: clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx1201 -nogpulib -O2 -g
// -fdebug-compilation-dir=. -x cl -cl-std=CL2.0 scale_debug.cl -o scale_debug.elf
kernel void scale(global float *out, global const float *in, float factor) {
    int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    float x = in[i];
    if (x > 2.0f) {
        x = x * factor;
    }
    out[i] = x;
}
