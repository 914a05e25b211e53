// Inclusive prefix sums of each work-group's elements, in LDS whose size the launch gives (Hillis and Steele).
kernel void scan(global const uint *restrict in, global uint *restrict out, local uint *sums) {
  uint item = get_local_id(0), size = get_local_size(0);
  uint value = in[get_global_id(0)];
  for (uint distance = 1; distance < size; distance *= 2) {
    sums[item] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item >= distance)
      value += sums[item - distance];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = value;
}
