// Quotients and remainders of 64-bit integers, with and without a sign, by numbers of every size.
__kernel void long_division(__global const ulong *in, __global ulong *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    ulong a = in[i], b = in[(i + 1) % n] >> (i & 63);
    long c = (long)a, d = (long)in[(i + 5) % n] >> (i & 62);
    if (b == 0) b = 7;
    if (d == 0 || d == -1) d = 11;
    out[6 * i] = a / b;
    out[6 * i + 1] = a % b;
    out[6 * i + 2] = (ulong)(c / d);
    out[6 * i + 3] = (ulong)(c % d);
    out[6 * i + 4] = a / 1000000007u + (ulong)(c / 10);
    out[6 * i + 5] = mul_hi(a, b) ^ (ulong)mul_hi(c, d);
}
