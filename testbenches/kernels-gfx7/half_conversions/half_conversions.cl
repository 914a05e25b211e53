// Halves in memory: loads, and stores under each rounding, of numbers from beyond the largest half to below its denormals.
__kernel void half_conversions(__global const float *in, __global const half *halves, __global half *out, __global float *wide, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    float x = in[i];
    vstore_half(x, 6 * i, out);
    vstore_half_rte(x, 6 * i + 1, out);
    vstore_half_rtz(x, 6 * i + 2, out);
    vstore_half_rtp(x, 6 * i + 3, out);
    vstore_half_rtn(x, 6 * i + 4, out);
    vstore_half(vload_half(i, halves) * 3.0f, 6 * i + 5, out);
    float2 pair = vload_half2(i / 2, halves);
    wide[2 * i] = vload_half(i, halves);
    wide[2 * i + 1] = pair.x + pair.y;
}
