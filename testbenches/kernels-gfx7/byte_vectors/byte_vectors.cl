// Vectors of bytes and of halves of a word: sums that saturate, averages, rotations, products' upper halves, comparisons, rearrangement.
__kernel void byte_vectors(__global const uchar4 *a, __global const short4 *b, __global uchar4 *out, __global short4 *wide, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    uchar4 x = a[i], y = a[(i + 3) % n];
    char4 s = as_char4(x), t = as_char4(y);
    short4 p = b[i], q = b[(i + 1) % n];
    out[8 * i] = add_sat(x, y);
    out[8 * i + 1] = sub_sat(x, y);
    out[8 * i + 2] = as_uchar4(add_sat(s, t));
    out[8 * i + 3] = hadd(x, y);
    out[8 * i + 4] = rotate(x, y);
    out[8 * i + 5] = abs_diff(s, t);
    out[8 * i + 6] = as_uchar4(s > t) & max(x, y) | as_uchar4(s <= t) & min(x, y).wzyx;
    out[8 * i + 7] = convert_uchar4_sat(p) ^ popcount(x) ^ clz(y);
    wide[4 * i] = sub_sat(p, q);
    wide[4 * i + 1] = mul_hi(p, q);
    wide[4 * i + 2] = upsample(s, x) + rhadd(p, q);
    wide[4 * i + 3] = (short4)(p.s0 / (q.s0 | 1), p.s1 % (q.s1 | 1), p.s2 >> (q.s2 & 15), (ushort)p.s3 >> (q.s3 & 15));
}
