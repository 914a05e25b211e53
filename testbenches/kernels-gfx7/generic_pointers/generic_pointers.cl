// Pointers of the generic address space: a function that reads and writes through them wherever they point, and what they are asked.
__attribute__((noinline)) uint fold(const uint *values, uint count, uchar *bytes) {
    uint x = 17;
    for (uint k = 0; k < count; k++) {
        x = x * 31 + values[k];
        bytes[k] ^= (uchar)(x >> 11);
    }
    return x;
}
__kernel void generic_pointers(__global const uint *in, __global uint *out, __global uchar *bytes, uint n) {
    __local uint shared[64];
    __local uchar shared_bytes[64 * 8];
    uint i = get_global_id(0), l = get_local_id(0);
    uint own[8];
    uchar own_bytes[8];
    for (uint k = 0; k < 8; k++) {
        own[k] = in[(i * 3 + k) % n];
        own_bytes[k] = (uchar)(k * 9);
        shared_bytes[8 * l + k] = (uchar)(l + k);
    }
    shared[l] = in[i] ^ 0x55555555;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint which = in[i] % 3;
    const uint *values = which == 0 ? (const uint *)(in + (i & ~7u)) : which == 1 ? (const uint *)(shared + (l & 56)) : (const uint *)own;
    uchar *target = which == 0 ? (uchar *)own_bytes : which == 1 ? (uchar *)(bytes + 8 * i) : (uchar *)(shared_bytes + 8 * l);
    uint x = fold(values, 8, target);
    for (uint k = 0; k < 8; k++) x = x * 5 + own_bytes[k] + shared_bytes[8 * l + k] * 256;
    out[i] = x + (to_local(target) ? 1 : 0) + (to_private(target) ? 2 : 0) + (to_global(target) ? 4 : 0);
}
