// Sorts each work-group's 256 elements in LDS by a bitonic network.
kernel __attribute__((reqd_work_group_size(128, 1, 1))) void bitonic_sort(global int *data) {
  local int values[256];
  uint item = get_local_id(0), first = get_group_id(0) * 256;
  values[item] = data[first + item];
  values[item + 128] = data[first + item + 128];
  for (uint run = 2; run <= 256; run *= 2) {
    for (uint distance = run / 2; distance > 0; distance /= 2) {
      barrier(CLK_LOCAL_MEM_FENCE);
      uint low = 2 * item - (item & (distance - 1)), high = low + distance;
      int a = values[low], b = values[high];
      bool ascending = (low & run) == 0;
      if ((a > b) == ascending) {
        values[low] = b;
        values[high] = a;
      }
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  data[first + item] = values[item];
  data[first + item + 128] = values[item + 128];
}
