// A polynomial by Horner's rule: a chain of dependent fused multiply-adds.
kernel void polynomial(global const float *restrict x, global float *restrict y, float c0, float c1, float c2, uint n) {
  uint i = get_global_id(0);
  if (i < n) {
    float v = x[i];
    y[i] = fma(fma(fma(c2, v, c1), v, c0), v, 1.0f);
  }
}
