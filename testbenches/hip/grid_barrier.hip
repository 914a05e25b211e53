// Cooperative launches with a barrier of the program's own: work-groups count themselves in memory and wait until all have come.
#include "check.h"

// `arrived` is 0 before the first barrier and only grows; `barrier` counts barriers from 1 on.
__device__ void wait_for_all(unsigned *arrived, unsigned barrier) {
  __syncthreads();
  if (threadIdx.x == 0) {
    __hip_atomic_fetch_add(arrived, 1u, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
    while (__hip_atomic_load(arrived, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) < barrier * gridDim.x)
      __builtin_amdgcn_s_sleep(1);
  }
  __syncthreads();
}

// Sums of all elements up to each one, over distances that double: each step reads what other work-groups have written in the one before.
// The number of steps is even for 64, 256 ... elements: the sums are in `from` then.
extern "C" __global__ void prefix_sums(unsigned *from, unsigned *to, unsigned *arrived) {
  unsigned n = gridDim.x * blockDim.x, i = blockIdx.x * blockDim.x + threadIdx.x, barrier = 0;
  for (unsigned distance = 1; distance < n; distance *= 2) {
    to[i] = from[i] + (i >= distance ? from[i - distance] : 0);
    wait_for_all(arrived, ++barrier);
    unsigned *other = from;
    from = to;
    to = other;
  }
}

// The same barrier with stack in scratch memory, which each wave has for itself: `seen` is what a work-item had put onto its stack before the others came.
extern "C" __global__ void keep(unsigned *seen, unsigned *arrived) {
  volatile unsigned stack[8];
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  for (unsigned at = 0; at < 8; at++)
    stack[at] = 8 * i + at;
  wait_for_all(arrived, 1);
  unsigned sum = 0;
  for (unsigned at = 0; at < 8; at++)
    sum += stack[at];
  seen[i] = sum;
}

int main() {
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  int attribute;
  CHECK(hipDeviceGetAttribute(&attribute, hipDeviceAttributeCooperativeLaunch, 0));
  EXPECT(properties.cooperativeLaunch == 1 && attribute == 1);

  const unsigned block = 64, n = 256;
  std::vector<unsigned> numbers(n), zero(1);
  for (unsigned i = 0; i < n; i++)
    numbers[i] = 3 * i + 1;
  unsigned *from = to_device(numbers), *to = to_device(numbers), *arrived = to_device(zero);
  void *arguments[] = {&from, &to, &arrived};
  CHECK(hipLaunchCooperativeKernel((const void *)prefix_sums, dim3(n / block), dim3(block), arguments, 0, 0));
  std::vector<unsigned> sums = to_host(from, n);
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++)
    EXPECT(sums[i] == (sum += numbers[i]));
  EXPECT(to_host(arrived, 1)[0] == 8 * n / block);

  // As many work-groups as fit, and one more.
  int fit;
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&fit, (const void *)keep, block, 0));
  fit *= properties.multiProcessorCount;
  EXPECT(fit > 1);
  CHECK(hipMemset(arrived, 0, sizeof(unsigned)));
  unsigned *seen = to_device(std::vector<unsigned>((fit + 1) * block));
  void *kept[] = {&seen, &arrived};
  EXPECT(hipLaunchCooperativeKernel((const void *)keep, dim3(fit + 1), dim3(block), kept, 0, 0) ==
         hipErrorCooperativeLaunchTooLarge);
  EXPECT(hipGetLastError() == hipErrorCooperativeLaunchTooLarge && to_host(arrived, 1)[0] == 0);
  CHECK(hipLaunchCooperativeKernel((const void *)keep, dim3(fit), dim3(block), kept, 0, 0));
  std::vector<unsigned> sums_of_stacks = to_host(seen, fit * block);
  for (unsigned i = 0; i < fit * block; i++)
    EXPECT(sums_of_stacks[i] == 64 * i + 28);
  puts("grid_barrier: pass");
}
