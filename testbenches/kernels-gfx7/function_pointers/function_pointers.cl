// Calls through pointers that differ from lane to lane.
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
typedef uint (*operation)(uint, uint);
__attribute__((noinline)) uint sum(uint a, uint b) { return a + b; }
__attribute__((noinline)) uint product(uint a, uint b) { return a * b; }
__attribute__((noinline)) uint quotient(uint a, uint b) { return b ? a / b : a; }
__attribute__((noinline)) uint mix(uint a, uint b) { return a ^ rotate(b, 7u); }
__kernel void function_pointers(__global const uint *in, __global uint *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    uint x = in[i];
    for (uint k = 0; k < 6; k++) {
        uint which = (x >> (2 * k)) & 3;
        operation f = which == 0 ? sum : which == 1 ? product : which == 2 ? quotient : mix;
        x = f(x, in[(i + k + 1) % n]);
    }
    out[i] = x;
}
