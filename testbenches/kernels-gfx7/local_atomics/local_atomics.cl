// Every atomic operation on integers in local memory, on 32 bits and on 64; what they return is added up.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void local_atomics(__global const int *in, __global int *out, __global ulong *wide) {
    __local int cells[13];
    __local ulong cells64[10];
    uint l = get_local_id(0), group = get_group_id(0), size = get_local_size(0);
    if (l < 13) cells[l] = l == 6 || l == 8 ? -1 : 0;
    if (l < 10) cells64[l] = l == 4 || l == 6 ? ~0ul : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = in[get_global_id(0)];
    ulong w = (ulong)(uint)x * 0x100000001ul;
    atomic_add(&cells[12], atomic_add(&cells[0], 3));
    atomic_sub(&cells[1], x);
    atomic_inc(&cells[2]);
    atomic_dec(&cells[3]);
    atomic_min(&cells[4], x);
    atomic_max(&cells[5], x);
    atomic_min((volatile __local uint *)&cells[6], (uint)x);
    atomic_max((volatile __local uint *)&cells[7], (uint)x);
    atomic_and(&cells[8], x | 0xff);
    atomic_or(&cells[9], x & 0x10101010);
    atomic_xor(&cells[10], x);
    int old = cells[11];
    for (;;) {
        int seen = atomic_cmpxchg(&cells[11], old, old * 1 + (x & 15));
        if (seen == old) break;
        old = seen;
    }
    atom_add(&cells64[9], atom_add(&cells64[0], 5ul));
    atom_sub(&cells64[1], w);
    atom_inc(&cells64[2]);
    atom_max(&cells64[3], w);
    atom_min(&cells64[4], w);
    atom_or(&cells64[5], w & 0x1111111111111111ul);
    atom_and(&cells64[6], w | 0xffff);
    atom_xor(&cells64[7], w);
    ulong before = cells64[8];
    for (;;) {
        ulong seen = atom_cmpxchg(&cells64[8], before, before + (w & 0xff000000ff));
        if (seen == before) break;
        before = seen;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 13) out[13 * group + l] = l == 12 ? atomic_xchg(&cells[12], 7) : cells[l];
    if (l < 10) wide[10 * group + l] = l == 9 ? atom_xchg(&cells64[9], 7ul) : cells64[l];
}
