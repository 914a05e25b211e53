// Atomic operations in global memory: integers of 32 and 64 bits, and sums of floats by comparing swaps.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void global_atomics(__global const int *in, volatile __global int *cells, volatile __global ulong *wide, volatile __global float *sums) {
    uint i = get_global_id(0);
    int x = in[i];
    ulong w = (ulong)(uint)x << 32 | (uint)~x;
    atomic_add(&cells[0], x);
    atomic_sub(&cells[1], x >> 3);
    atomic_min(&cells[2], x);
    atomic_max(&cells[3], x);
    atomic_min((volatile __global uint *)&cells[4], (uint)x);
    atomic_max((volatile __global uint *)&cells[5], (uint)x);
    atomic_and(&cells[6], x | 0xff00);
    atomic_or(&cells[7], x & 0x01010101);
    atomic_xor(&cells[8], x);
    atomic_add(&cells[10 + (atomic_inc(&cells[9]) & 3)], 1);
    atom_add(&wide[0], w);
    atom_sub(&wide[1], w >> 5);
    atom_max(&wide[2], w);
    atom_min(&wide[3], w);
    atom_and(&wide[4], w | 0xffff0000ul);
    atom_or(&wide[5], w & 0x0101010101010101ul);
    atom_xor(&wide[6], w);
    atom_inc(&wide[7 + (i & 1)]);
    float add = (float)(x & 255);
    volatile __global uint *target = (volatile __global uint *)&sums[i & 3];
    uint old = *target;
    for (;;) {
        uint seen = atomic_cmpxchg(target, old, as_uint(as_float(old) + add));
        if (seen == old) break;
        old = seen;
    }
}
