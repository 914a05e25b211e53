// Arrays of every width in the private segment, by variable index, passed to a function that recurses.
static __attribute__((noinline)) ulong weigh(const int *values, uint depth, ulong sum) {
    if (depth == 0) return sum;
    return weigh(values + 1, depth - 1, sum * 3 + (uint)values[0]) + weigh(values, depth / 2, sum + 1);
}

__kernel void private_arrays(__global const uint *in, __global ulong *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    int words[40];
    uchar bytes[64];
    double wide[6];
    short shorts[9];
    for (uint k = 0; k < 40; k++) words[k] = (int)in[(i * 3 + k) % n];
    for (uint k = 0; k < 64; k++) bytes[k] = (uchar)(words[k % 40] >> (k & 7));
    for (uint k = 0; k < 6; k++) wide[k] = words[k] * 0.5;
    for (uint k = 0; k < 9; k++) shorts[k] = (short)words[k];
    for (uint k = 0; k < 40; k++) {
        uint other = bytes[k] % 40;
        int swapped = words[k];
        words[k] = words[other];
        words[other] = swapped;
        shorts[bytes[k] % 9] += (short)k;
        wide[bytes[63 - k] % 6] += words[k];
    }
    uint sum = 0;
    for (uint k = 0; k < 40; k++) sum = sum * 17 + words[k] + bytes[(uint)words[k] % 64];
    out[i * 3] = sum | (ulong)(ushort)shorts[sum % 9] << 32;
    out[i * 3 + 1] = (ulong)(long)(wide[sum % 6] * 4);
    out[i * 3 + 2] = weigh(words, sum & 7, sum);
}
