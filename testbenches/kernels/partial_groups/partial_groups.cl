// No bound check: the grid is no multiple of the work-group, and the last, partial work-group must end where the grid does.
kernel void partial_groups(global uint *restrict out) {
  size_t i = get_global_id(0);
  out[i] = (uint)i;
}
