// Pi by random points: each work-item has a generator of its own, waves vote with ballots, and the host's count must be the same.
#include "check.h"

__host__ __device__ inline unsigned next(unsigned &state) { return state = state * 1664525u + 1013904223u; }

__host__ __device__ inline bool inside(unsigned &state) {
  float x = (next(state) >> 8) * (1.0f / (1 << 24)), y = (next(state) >> 8) * (1.0f / (1 << 24));
  return fmaf(x, x, y * y) <= 1.0f;
}

__global__ void count(unsigned *total, int rounds) {
  unsigned state = blockIdx.x * blockDim.x + threadIdx.x + 1, hits = 0;
  for (int i = 0; i < rounds; i++) hits += __popcll(__ballot(inside(state)));
  if (threadIdx.x % warpSize == 0) atomicAdd(total, hits);
}

int main() {
  const int groups = 8, block = 64, rounds = 50;
  unsigned expected = 0;
  for (unsigned item = 1; item <= groups * block; item++) {
    unsigned state = item;
    for (int i = 0; i < rounds; i++) expected += inside(state);
  }
  unsigned *total;
  CHECK(hipMallocManaged((void **)&total, sizeof(unsigned)));
  *total = 0;
  count<<<groups, block>>>(total, rounds);
  CHECK(hipDeviceSynchronize());
  EXPECT(*total == expected);
  double pi = 4.0 * expected / (groups * block * rounds);
  EXPECT(pi > 3.1 && pi < 3.2);
  printf("monte_carlo_pi: pass\n");
}
