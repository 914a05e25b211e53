// saxpy on vectors of four by a grid-stride loop: waves and lanes leave the loop at different times.
kernel void saxpy_strided(global const float4 *restrict x, global float4 *restrict y, float alpha, uint n) {
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    y[i] = fma(alpha, x[i], y[i]);
}
