// How often each byte occurs: atomics in LDS for each work-group, then atomics in memory.
kernel void histogram(global const uchar *restrict in, global uint *counts, uint n) {
  local uint bins[256];
  uint item = get_local_id(0), size = get_local_size(0);
  for (uint bin = item; bin < 256; bin += size)
    bins[bin] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_fetch_add_explicit((volatile local atomic_uint *)&bins[in[i]], 1, memory_order_relaxed,
                              memory_scope_work_group);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint bin = item; bin < 256; bin += size)
    if (bins[bin])
      atomic_fetch_add_explicit((volatile global atomic_uint *)&counts[bin], bins[bin], memory_order_relaxed,
                                memory_scope_device);
}
