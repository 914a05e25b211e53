// Five-point average of a width x height field; the border stays as it is.
kernel void stencil(global const float *restrict in, global float *restrict out, uint width, uint height) {
  uint x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  uint i = y * width + x;
  float value = in[i];
  if (x > 0 && y > 0 && x + 1 < width && y + 1 < height)
    value = ((in[i - 1] + in[i + 1]) + (in[i - width] + in[i + width])) * 0.125f + value * 0.5f;
  out[i] = value;
}
