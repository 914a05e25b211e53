// Transposes a rows x columns matrix through LDS tiles of 16 x 16; the padding column avoids bank conflicts.
kernel __attribute__((reqd_work_group_size(16, 8, 1))) void tile_transpose(global const uint *restrict in,
                                                                           global uint *restrict out, uint rows,
                                                                           uint columns) {
  local uint tile[16][17];
  uint x = get_local_id(0), y = get_local_id(1);
  uint left = get_group_id(0) * 16, top = get_group_id(1) * 16;
  for (uint i = y; i < 16; i += 8)
    if (top + i < rows && left + x < columns)
      tile[i][x] = in[(top + i) * columns + left + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = y; i < 16; i += 8)
    if (left + i < columns && top + x < rows)
      out[(left + i) * rows + top + x] = tile[x][i];
}
