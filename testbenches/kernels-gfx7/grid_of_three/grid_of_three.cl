// Numbers of work-items and work-groups in three dimensions, sizes, and a transposition through local memory.
__kernel void grid_of_three(__global uint *out) {
    __local uint tile[4 * 4 * 4 + 4];
    uint x = get_local_id(0), y = get_local_id(1), z = get_local_id(2);
    uint linear = x + 4 * (y + 4 * z);
    uint group = get_group_id(0) + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2));
    tile[linear + (linear >> 4)] = get_global_id(0) | get_global_id(1) << 8 | get_global_id(2) << 16 | group << 24;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint other = z + 4 * (x + 4 * y);
    uint value = tile[other + (other >> 4)];
    out[64 * group + linear] = value ^ (get_global_size(0) + get_global_size(1) * 256 + get_global_size(2) * 65536);
}
