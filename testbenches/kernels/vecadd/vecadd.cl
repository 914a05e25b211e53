// c = a + b, one element a work-item; the grid is larger than the vectors.
kernel void vecadd(global const float *restrict a, global const float *restrict b, global float *restrict c, uint n) {
  size_t i = get_global_id(0);
  if (i < n)
    c[i] = a[i] + b[i];
}
