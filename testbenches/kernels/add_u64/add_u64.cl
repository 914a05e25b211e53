// 64-bit integer sums, two a work-item: carry chains for data as well as for addresses.
kernel void add_u64(global const ulong2 *restrict a, global const ulong2 *restrict b, global ulong2 *restrict c,
                    uint n) {
  size_t i = get_global_id(0);
  if (i < n)
    c[i] = a[i] + b[i];
}
