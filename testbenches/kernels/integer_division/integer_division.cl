// Quotient and remainder, unsigned and signed, 32 and 64 bits: the hardware has no divider.
kernel void integer_division(global const ulong *restrict a, global const ulong *restrict b,
                             global ulong *restrict out, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  ulong x = a[i], y = b[i];
  uint x32 = (uint)x, y32 = (uint)y | 1;
  ulong sum = x / (y | 1) + x % (y | 1);
  sum ^= (ulong)((long)x / (long)(y >> 1 | 1));
  sum += x32 / y32 ^ x32 % y32;
  out[i] = sum + (ulong)(long)((int)x32 / (int)(y32 >> 1 | 1));
}
