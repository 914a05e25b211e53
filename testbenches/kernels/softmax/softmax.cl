// Softmax of each row, a work-group a row: sub-group reductions and exponentials.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void softmax(global const float *restrict in,
                                                                    global float *restrict out, uint columns) {
  local float partial[64];
  uint item = get_local_id(0);
  in += get_group_id(0) * columns;
  out += get_group_id(0) * columns;
  float largest = -INFINITY;
  for (uint i = item; i < columns; i += 64)
    largest = fmax(largest, in[i]);
  partial[item] = largest;
  for (uint size = 32; size > 0; size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < size)
      partial[item] = fmax(partial[item], partial[item + size]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  largest = partial[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
  for (uint i = item; i < columns; i += 64)
    sum += exp(in[i] - largest);
  partial[item] = sum;
  for (uint size = 32; size > 0; size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < size)
      partial[item] += partial[item + size];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float scale = 1.0f / partial[0];
  for (uint i = item; i < columns; i += 64)
    out[i] = exp(in[i] - largest) * scale;
}
