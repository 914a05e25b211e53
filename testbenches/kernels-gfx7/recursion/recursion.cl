// Functions that call themselves and each other, with values that live across the calls.
__attribute__((noinline)) uint odd(uint n, uint x);
__attribute__((noinline)) uint even(uint n, uint x) { return n == 0 ? x : odd(n - 1, x * 3 + 1); }
__attribute__((noinline)) uint odd(uint n, uint x) { return n == 0 ? ~x : even(n - 1, x ^ x >> 3); }
__attribute__((noinline)) uint ackermann(uint m, uint n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}
__attribute__((noinline)) ulong walk(__global const uint *in, uint lower, uint upper) {
    if (upper - lower == 1) return in[lower] + 1ul;
    uint middle = lower + (upper - lower) / 2;
    ulong left = walk(in, lower, middle), right = walk(in, middle, upper);
    return left * 31 + (right ^ left >> 7);
}
__kernel void recursion(__global const uint *in, __global ulong *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    out[3 * i] = even(in[i] & 15, in[i]);
    out[3 * i + 1] = ackermann(i % 3, in[i] & 3);
    out[3 * i + 2] = walk(in, 0, 1 + (in[i] & 15));
}
