// Real calls, one of them through another, with a private array behind a generic pointer: s_swappc, a stack in scratch
// memory, FLAT access to wherever the compiler puts the array (clang 19: LDS).
__attribute__((noinline)) uint mix(uint a, uint b) { return (a ^ (b << 7 | b >> 25)) * 2654435761u; }

__attribute__((noinline)) uint fold(const uint *values, uint n) {
  uint sum = 0;
  for (uint k = 0; k < n; k++)
    sum = mix(sum, values[k]);
  return sum;
}

kernel void calls(global const uint *restrict in, global uint *restrict out, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  uint values[8] = {0};
  uint seed = in[i];
  for (uint k = 0; k < 8; k++) {
    values[seed & 7] += seed + k;
    seed = mix(seed, k);
  }
  out[i] = fold(values, seed & 7) + mix(i, seed);
}
