// C = A * B with tiles of 8 x 8 in LDS; a is m x k, b is k x n, neither a multiple of the tile.
kernel __attribute__((reqd_work_group_size(8, 8, 1))) void matrix_multiply(global const float *restrict a,
                                                                           global const float *restrict b,
                                                                           global float *restrict c, uint m, uint n,
                                                                           uint k) {
  local float tile_a[8][8], tile_b[8][8];
  uint x = get_local_id(0), y = get_local_id(1);
  uint column = get_global_id(0), row = get_global_id(1);
  float sum = 0;
  for (uint first = 0; first < k; first += 8) {
    tile_a[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0;
    tile_b[y][x] = column < n && first + y < k ? b[(first + y) * n + column] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < 8; i++)
      sum = fma(tile_a[y][i], tile_b[i][x], sum);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < m && column < n)
    c[row * n + column] = sum;
}
