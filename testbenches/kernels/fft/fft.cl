// Fourier transform of 64 points a work-group, radix 2 in LDS; the twiddle factors are given.
kernel __attribute__((reqd_work_group_size(32, 1, 1))) void fft(global const float2 *restrict in,
                                                                global const float2 *restrict twiddles,
                                                                global float2 *restrict out) {
  local float2 points[64];
  uint item = get_local_id(0), first = get_group_id(0) * 64;
  for (uint i = item; i < 64; i += 32) {
    uint reversed = 0;
    for (uint bit = 0; bit < 6; bit++)
      reversed |= (i >> bit & 1) << (5 - bit);
    points[reversed] = in[first + i];
  }
  for (uint half_size = 1; half_size < 64; half_size *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint offset = item & (half_size - 1), low = 2 * item - offset, high = low + half_size;
    float2 w = twiddles[offset * (32 / half_size)], a = points[low], b = points[high];
    float2 turned = (float2)(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
    points[low] = a + turned;
    points[high] = a - turned;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = item; i < 64; i += 32)
    out[first + i] = points[i];
}
