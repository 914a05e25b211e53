// A histogram: atomics in LDS, then in memory that both sides see (managed); a table in constant memory, set by its symbol.
#include "check.h"

__constant__ unsigned char bin_of[256];
__device__ unsigned counted;
__managed__ unsigned rounds = 3;

__global__ void histogram(const unsigned char *in, unsigned *bins, int n) {
  __shared__ unsigned local[16];
  if (threadIdx.x < 16)
    local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    atomicAdd(&local[bin_of[in[i]]], 1u);
    atomicAdd(&counted, 1u);
  }
  __syncthreads();
  if (threadIdx.x < 16)
    atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
  if (blockIdx.x == 0 && threadIdx.x == 0)
    rounds++;
}

int main() {
  const int n = 3000;
  unsigned char table[256];
  for (int i = 0; i < 256; i++)
    table[i] = (i * 7 + i / 16) % 16;
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(bin_of), table, sizeof table));
  std::vector<unsigned char> in(n);
  unsigned expected[16] = {};
  for (int i = 0; i < n; i++)
    in[i] = (i * i + 3 * i) >> 2, expected[table[in[i]]]++;
  unsigned char *din = to_device(in);
  unsigned *bins, seen;
  CHECK(hipMallocManaged((void **)&bins, 16 * sizeof(unsigned)));
  for (int i = 0; i < 16; i++)
    bins[i] = 0;
  histogram<<<4, 64>>>(din, bins, n);
  CHECK(hipDeviceSynchronize());
  for (int i = 0; i < 16; i++)
    EXPECT(bins[i] == expected[i]);
  CHECK(hipMemcpyFromSymbol(&seen, HIP_SYMBOL(counted), sizeof seen));
  EXPECT(seen == n && rounds == 4);
  puts("histogram: pass");
}
