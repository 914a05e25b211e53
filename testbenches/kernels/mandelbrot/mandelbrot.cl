// Iterations until a point of the complex plane escapes, at most limit.
kernel void mandelbrot(global uint *restrict out, float left, float top, float step, uint width, uint limit) {
#pragma OPENCL FP_CONTRACT OFF
  uint x = get_global_id(0), y = get_global_id(1);
  float cr = fma((float)x, step, left), ci = fma((float)y, step, top);
  float zr = 0, zi = 0;
  uint count = 0;
  while (count < limit && zr * zr + zi * zi <= 4.0f) {
    float next = zr * zr - zi * zi + cr;
    zi = fma(2.0f * zr, zi, ci);
    zr = next;
    count++;
  }
  out[y * width + x] = count;
}
