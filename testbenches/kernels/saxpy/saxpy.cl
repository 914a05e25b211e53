// y = alpha * x + y with one rounding, one element a work-item.
kernel void saxpy(global const float *restrict x, global float *restrict y, float alpha, uint n) {
  uint i = get_global_id(0);
  if (i < n)
    y[i] = fma(alpha, x[i], y[i]);
}
