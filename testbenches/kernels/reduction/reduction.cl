// Sum of all elements: a tree in LDS for each work-group, then one atomic addition.
kernel __attribute__((reqd_work_group_size(128, 1, 1))) void reduction(global const uint *restrict in,
                                                                       global uint *sum, uint n) {
  local uint partial[128];
  uint item = get_local_id(0);
  uint total = 0;
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    total += in[i];
  partial[item] = total;
  for (uint half_size = 64; half_size > 0; half_size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < half_size)
      partial[item] += partial[item + half_size];
  }
  if (item == 0)
    atomic_fetch_add_explicit((volatile global atomic_uint *)sum, partial[0], memory_order_relaxed,
                              memory_scope_device);
}
