// 64-bit multiplication, its high half, shifts and comparison.
kernel void multiply_u64(global const ulong *restrict a, global const ulong *restrict b, global ulong *restrict out,
                         uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  ulong x = a[i], y = b[i];
  ulong low = x * y, high = mul_hi(x, y);
  out[i] = low > high ? low - (high >> (y & 63)) : high ^ (low << (x & 63));
}
