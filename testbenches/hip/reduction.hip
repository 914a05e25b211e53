// The sum of all elements: a tree in LDS for each work-group, shuffles in its last wave, one atomic addition. The LDS is dynamic.
#include "check.h"

__global__ void sum(const unsigned *in, unsigned *out, int n) {
  extern __shared__ unsigned partial[];
  unsigned item = threadIdx.x, total = 0;
  for (int i = blockIdx.x * blockDim.x + item; i < n; i += gridDim.x * blockDim.x)
    total += in[i];
  partial[item] = total;
  for (unsigned half = blockDim.x / 2; half >= 32; half /= 2) {
    __syncthreads();
    if (item < half)
      partial[item] += partial[item + half];
  }
  if (item < 32) {
    total = partial[item];
    for (int offset = 16; offset > 0; offset /= 2)
      total += __shfl_down(total, offset);
    if (item == 0)
      atomicAdd(out, total);
  }
}

int main() {
  const int n = 5000, block = 128;
  std::vector<unsigned> in(n);
  unsigned expected = 0;
  for (int i = 0; i < n; i++)
    expected += in[i] = 2654435761u * i;
  unsigned *din = to_device(in), *dout;
  CHECK(hipMalloc((void **)&dout, sizeof(unsigned)));
  CHECK(hipMemset(dout, 0, sizeof(unsigned)));
  sum<<<6, block, block * sizeof(unsigned)>>>(din, dout, n);
  CHECK(hipDeviceSynchronize());
  EXPECT(to_host(dout, 1)[0] == expected);
  int groups;
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&groups, sum, block, block * sizeof(unsigned)));
  EXPECT(groups >= 1);
  puts("reduction: pass");
}
