// saxpy in half precision, two elements a work-item: packed arithmetic.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void saxpy_f16(global const half2 *restrict x, global half2 *restrict y, half alpha, uint n) {
  uint i = get_global_id(0);
  if (i < n)
    y[i] = fma((half2)alpha, x[i], y[i]);
}
