// Kernels that print, that fail an assertion, and that abort: what they say comes out in order, and the launch tells what happened.
#undef NDEBUG
#include "check.h"
#include <cassert>
#include <cstring>

__global__ void print(int number, const char *name) {
  if (threadIdx.x % 2 == 0) printf("lane %d of group %d: %5.2f\n", threadIdx.x, blockIdx.x, number * 0.25 + threadIdx.x);
  else printf("odd %u%c %s %s\n", threadIdx.x, 'a' + blockIdx.x, name, threadIdx.x == 1 ? "a text that is longer than one packet of 56 bytes takes" : "");
}

// What a wave prints in a loop, with a different number of turns for each lane, and what printf answers.
__global__ void repeat(int *lengths) {
  int length = 0;
  for (unsigned turn = 0; turn <= threadIdx.x % 3; ++turn) length += printf("%u.%u %lld %#llx %hhd\n", threadIdx.x, turn, -1ll, ~0ull >> turn, 255);
  lengths[blockIdx.x * blockDim.x + threadIdx.x] = length;
}

__global__ void check(const int *values) { assert(values[threadIdx.x] == 3 && "all are three"); }

__global__ void stop(int *values) {
  values[threadIdx.x] = 1;
  if (threadIdx.x == 2) abort();
  values[threadIdx.x] = 2;
}

int main() {
  char *name;
  CHECK(hipMallocManaged((void **)&name, 16));
  strcpy(name, "tombolo");
  printf("before\n");
  print<<<2, 4>>>(7, name);
  CHECK(hipDeviceSynchronize());
  printf("between\n");
  int *lengths;
  CHECK(hipMallocManaged((void **)&lengths, 64 * sizeof(int)));
  repeat<<<2, 32>>>(lengths);
  CHECK(hipDeviceSynchronize());
  EXPECT(lengths[0] == (int)strlen("0.0 -1 0xffffffffffffffff -1\n"));
  EXPECT(lengths[40] == 3 * (int)strlen("8.0 -1 0xffffffffffffffff -1\n"));
  for (int i = 0; i < 64; ++i) lengths[i] = i == 5 ? 4 : 3;
  check<<<1, 8>>>(lengths);
  EXPECT(hipDeviceSynchronize() == hipErrorAssert && hipDeviceSynchronize() == hipSuccess);
  stop<<<1, 8>>>(lengths);
  EXPECT(hipGetLastError() == hipErrorLaunchFailure);
  printf("device_print: pass\n");
}
