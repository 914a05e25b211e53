// A bitonic sort of 1024 numbers, a launch a step, in a stream between two events.
#include "check.h"
#include <algorithm>

__global__ void step(unsigned *values, unsigned distance, unsigned block, unsigned count) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x, other = i ^ distance;
  if (other <= i || other >= count) return;
  bool up = (i & block) == 0;
  if ((values[i] > values[other]) == up) {
    unsigned kept = values[i];
    values[i] = values[other];
    values[other] = kept;
  }
}

int main() {
  const unsigned count = 1024;
  std::vector<unsigned> in(count);
  for (unsigned i = 0; i < count; i++) in[i] = (i * 2654435761u) >> 7;
  unsigned *values = to_device(in);
  hipStream_t stream;
  hipEvent_t start, stop;
  CHECK(hipStreamCreate(&stream));
  CHECK(hipEventCreate(&start));
  CHECK(hipEventCreate(&stop));
  CHECK(hipEventRecord(start, stream));
  for (unsigned block = 2; block <= count; block *= 2)
    for (unsigned distance = block / 2; distance > 0; distance /= 2) step<<<count / 256, 256, 0, stream>>>(values, distance, block, count);
  CHECK(hipGetLastError());
  CHECK(hipEventRecord(stop, stream));
  CHECK(hipEventSynchronize(stop));
  float milliseconds = -1;
  CHECK(hipEventElapsedTime(&milliseconds, start, stop));
  EXPECT(milliseconds > 0);
  std::vector<unsigned> out(count);
  CHECK(hipMemcpyAsync(out.data(), values, count * 4, hipMemcpyDeviceToHost, stream));
  CHECK(hipStreamSynchronize(stream));
  std::sort(in.begin(), in.end());
  EXPECT(out == in);
  CHECK(hipEventDestroy(start));
  CHECK(hipEventDestroy(stop));
  CHECK(hipStreamDestroy(stream));
  CHECK(hipFree(values));
  printf("bitonic_sort: pass\n");
}
