// saxpy in double precision.
kernel void saxpy_f64(global const double *restrict x, global double *restrict y, double alpha, uint n) {
  uint i = get_global_id(0);
  if (i < n)
    y[i] = fma(alpha, x[i], y[i]);
}
