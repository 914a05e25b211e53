// Real calls, one of them recursive: s_swappc, a stack in scratch memory, spilled registers.
__attribute__((noinline)) uint ackermann(uint m, uint n) {
  if (m == 0)
    return n + 1;
  if (n == 0)
    return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

__attribute__((noinline)) uint mix(uint a, uint b) { return (a ^ (b << 7 | b >> 25)) * 2654435761u; }

kernel void calls(global const uint *restrict in, global uint *restrict out, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  uint value = in[i];
  out[i] = mix(value, ackermann(value & 1, value >> 8 & 7)) + mix(i, value);
}
