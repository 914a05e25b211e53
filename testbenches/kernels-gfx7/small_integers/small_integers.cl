// Integers of 8, 16 and 64 bits: loads and stores of bytes and shorts, carries, products, quotients, shifts by variables.
__kernel void small_integers(__global const uint *in, __global ulong *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    __global const uchar *bytes = (__global const uchar *)in;
    __global const short *shorts = (__global const short *)in;
    __global ulong *o = out + i * 10;
    ulong a = in[i] | (ulong)in[(i + 1) % n] << 32, b = in[(i + 2) % n] | (ulong)in[(i + 3) % n] << 32;
    long c = (long)a >> 3, d = (long)b >> 9;
    uint shift = bytes[i] & 63;
    o[0] = a * b + shift;
    o[1] = b ? a / b : 1;
    o[2] = (b >> 20) ? a % (b >> 20) : 2;
    o[3] = d ? (ulong)(c / d) : 3;
    o[4] = (ulong)(c % (long)((uint)b >> 3 | 1));
    o[5] = a << shift ^ (ulong)(c >> shift) ^ b >> (63 - shift);
    o[6] = (c < d) + 2 * (a < b) + 4 * (a == b) + (a - b) * 8;
    uchar x = (uchar)(bytes[4 * i] + bytes[4 * i + 1]);
    short y = (short)(shorts[2 * i] * shorts[2 * i + 1]);
    for (uint k = 0; k < (x & 7u); k++) y = (short)(y * 31 + (char)x + k);
    __global uchar *parts = (__global uchar *)(o + 7);
    parts[0] = x;
    parts[1] = (uchar)(x >> 3 | x << 5);
    ((__global short *)parts)[1] = y;
    ((__global ushort *)parts)[2] = (ushort)(y < 0 ? -y : y);
    parts[6] = (uchar)((char)x < (char)bytes[i] ? x : bytes[i]);
    parts[7] = (uchar)(bytes[4 * i + 2] / (bytes[4 * i + 3] | 1));
    o[8] = (ulong)((int)a / ((int)b | 1)) + ((uint)a % ((uint)b | 1));
    o[9] = (ulong)(((uint)a >> 7) * 5 % 1000003) << 32 | (uint)((short)(in[i] >> 16) * (int)(char)in[i]);
}
