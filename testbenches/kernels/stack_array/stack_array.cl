// A private array indexed by data: scratch memory.
kernel void stack_array(global const uint *restrict in, global uint *restrict out, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  uint counts[24];
  for (uint k = 0; k < 24; k++)
    counts[k] = k;
  uint seed = in[i];
  for (uint k = 0; k < 40; k++) {
    seed = seed * 1664525u + 1013904223u;
    counts[(seed >> 16) % 24] += seed & 15;
  }
  uint sum = 0;
  for (uint k = 0; k < 24; k++)
    sum = sum * 31 + counts[k];
  out[i] = sum;
}
