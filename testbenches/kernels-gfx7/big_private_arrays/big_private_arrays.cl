// Arrays of two KiB a work-item, indexed by data: words, bytes and structures in scratch memory.
struct entry { uint key; ushort count; uchar tag; };
__kernel void big_private_arrays(__global const uint *in, __global uint *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    uint words[256];
    uchar bytes[512];
    struct entry entries[64];
    for (uint k = 0; k < 256; k++) words[k] = k * 2654435761u;
    for (uint k = 0; k < 512; k++) bytes[k] = (uchar)(k ^ k >> 3);
    for (uint k = 0; k < 64; k++) entries[k] = (struct entry){k, (ushort)(k * 3), (uchar)k};
    uint x = in[i];
    for (uint k = 0; k < 24; k++) {
        uint j = x & 255;
        words[j] += x;
        bytes[(x >> 3) & 511] ^= (uchar)(x >> 24);
        entries[x >> 26].count += (ushort)(words[j] >> 16);
        entries[(x >> 5) & 63].tag++;
        x = words[(x >> 8) & 255] + bytes[(x >> 16) & 511] + entries[(x >> 12) & 63].count * 65537u + entries[x & 63].tag;
    }
    out[i] = x;
}
