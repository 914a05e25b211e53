// Bits: counts, selections, rotations, products of 24 bits, a cyclic redundancy check byte by byte.
__kernel void bit_tricks(__global const uint *in, __global uint *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    uint a = in[i], b = in[(i + 1) % n], c = in[(i + 2) % n];
    ulong w = (ulong)a << 32 | b;
    uint o = 12 * i;
    out[o] = popcount(a) + 100 * popcount(w);
    out[o + 1] = clz(a >> (c & 31)) + 64 * (uint)clz(w >> (c & 63));
    out[o + 2] = bitselect(a, b, c);
    out[o + 3] = rotate(a, c) ^ (uint)rotate(w, (ulong)(c >> 5));
    out[o + 4] = mad24((int)a << 8 >> 8, (int)b << 8 >> 8, (int)c);
    out[o + 5] = mul24(a & 0xffffff, b & 0xffffff);
    out[o + 6] = mad_hi(a, b, c) ^ (uint)mul_hi((int)a, (int)b);
    out[o + 7] = mad_sat(a, b, c) ^ abs_diff((int)a >> 1, (int)b >> 1);
    out[o + 8] = (uint)add_sat((int)a, (int)b) ^ sub_sat(a, b);
    out[o + 9] = hadd(a, b) ^ (uint)rhadd((int)a, (int)c);
    uint crc = ~0u;
    for (uint k = 0; k < 8; k++) {
        crc ^= (uint)(w >> (8 * k)) & 255;
        for (int j = 0; j < 8; j++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
    }
    out[o + 10] = ~crc;
    uint reversed = 0;
    for (int j = 0; j < 32; j++) reversed |= (a >> j & 1) << (31 - j);
    out[o + 11] = reversed;
}
