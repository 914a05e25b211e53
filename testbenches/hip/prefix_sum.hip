// An inclusive prefix sum: each work-group sums its part in LDS, its last item adds what the groups before it have.
#include "check.h"

__global__ void scan(const int *in, int *out, int *sums) {
  __shared__ int part[2][128];
  int item = threadIdx.x, at = blockIdx.x * blockDim.x + item, now = 0;
  part[0][item] = in[at];
  __syncthreads();
  for (int distance = 1; distance < blockDim.x; distance *= 2, now ^= 1) {
    part[now ^ 1][item] = part[now][item] + (item >= distance ? part[now][item - distance] : 0);
    __syncthreads();
  }
  out[at] = part[now][item];
  if (item == blockDim.x - 1) sums[blockIdx.x] = part[now][item];
}

__global__ void add(int *out, const int *sums) {
  if (blockIdx.x > 0) out[blockIdx.x * blockDim.x + threadIdx.x] += sums[blockIdx.x - 1];
}

int main() {
  const int groups = 16, block = 128;
  std::vector<int> in(groups * block), expected(groups * block);
  int total = 0;
  for (int i = 0; i < groups * block; i++) expected[i] = total += in[i] = i * 37 % 11 - 3;
  int *from = to_device(in), *to = to_device(in), *sums = to_device(std::vector<int>(block)), *unused = to_device(in);
  scan<<<groups, block>>>(from, to, sums);
  scan<<<1, block>>>(sums, sums, unused);
  add<<<groups, block>>>(to, sums);
  CHECK(hipDeviceSynchronize());
  EXPECT(to_host(to, groups * block) == expected);
  printf("prefix_sum: pass\n");
}
