// Barriers in loops: a bitonic sort of 64-bit keys in local memory, then a prefix sum of them by doubling.
__kernel void barrier_loops(__global const ulong *in, __global ulong *out) {
    __local ulong keys[256];
    __local uint sums[2][256];
    uint l = get_local_id(0), size = get_local_size(0);
    keys[l] = in[get_global_id(0)];
    for (uint k = 2; k <= size; k *= 2)
        for (uint j = k / 2; j > 0; j /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint other = l ^ j;
            if (other > l && (keys[l] > keys[other]) == ((l & k) == 0)) {
                ulong held = keys[l];
                keys[l] = keys[other];
                keys[other] = held;
            }
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint from = 0;
    sums[0][l] = (uint)(keys[l] >> 60) + (uint)(keys[l] & 7);
    for (uint d = 1; d < size; d *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        sums[1 - from][l] = sums[from][l] + (l >= d ? sums[from][l - d] : 0);
        from = 1 - from;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[2 * get_global_id(0)] = keys[l];
    out[2 * get_global_id(0) + 1] = sums[from][size - 1 - l];
}
