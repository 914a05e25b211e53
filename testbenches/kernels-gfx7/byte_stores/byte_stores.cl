// Stores of bytes and of halves of a word at odd places, side by side from different lanes, some of them masked.
__kernel void byte_stores(__global const uint *in, __global uchar *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    uint a = in[i];
    __global uchar *o = out + 7 * i;
    o[0] = (uchar)a;
    if (a & 1) o[1] = (uchar)(a >> 8);
    if (a & 6) {
        o[2] = (uchar)(a >> 16);
        o[3] = (uchar)(a >> 24);
    }
    o[6] = (uchar)(a * 3);
    __global ushort *h = (__global ushort *)(out + 7 * n + (7 * n & 1)) + 3 * i;
    h[0] = (ushort)a;
    if (i % 3) h[1] = (ushort)(a >> 16);
    h[2] = (ushort)(short)(char)a;
    o[4] = o[0] + o[6];
    o[5] = (uchar)(h[0] >> 8);
}
