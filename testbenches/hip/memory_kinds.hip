// Memory in its kinds: managed with advice and prefetch, pinned and mapped on the host, registered, asynchronous, pitched, filled.
#include "check.h"

__device__ unsigned table[64];

__global__ void copy(const unsigned *from, unsigned *to, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i] + table[i % 64];
}

int main() {
  const unsigned n = 300;
  unsigned *managed, *pinned, *mapped, *asynchronous, *address;
  hipStream_t stream;
  CHECK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  CHECK(hipMallocManaged((void **)&managed, 4 * n, hipMemAttachGlobal));
  CHECK(hipMemAdvise(managed, 4 * n, hipMemAdviseSetReadMostly, 0));
  CHECK(hipMemPrefetchAsync(managed, 4 * n, 0, stream));
  CHECK(hipHostMalloc((void **)&pinned, 4 * n, hipHostMallocMapped));
  CHECK(hipHostGetDevicePointer((void **)&mapped, pinned, 0));
  CHECK(hipGetSymbolAddress((void **)&address, HIP_SYMBOL(table)));
  CHECK(hipMemsetD32((hipDeviceptr_t)address, 1000, 64));
  for (unsigned i = 0; i < n; i++) managed[i] = i;
  copy<<<(n + 63) / 64, 64, 0, stream>>>(managed, mapped, n);
  CHECK(hipStreamSynchronize(stream));
  for (unsigned i = 0; i < n; i++) EXPECT(pinned[i] == i + 1000);
  std::vector<unsigned> own(2048, 5);
  CHECK(hipHostRegister(own.data(), 4 * own.size(), hipHostRegisterMapped));
  CHECK(hipHostGetDevicePointer((void **)&mapped, own.data(), 0));
  CHECK(hipMallocAsync((void **)&asynchronous, 4 * n, stream));
  copy<<<(n + 63) / 64, 64, 0, stream>>>(mapped, asynchronous, n);
  CHECK(hipMemcpyAsync(pinned, asynchronous, 4 * n, hipMemcpyDeviceToHost, stream));
  CHECK(hipFreeAsync(asynchronous, stream));
  CHECK(hipStreamSynchronize(stream));
  for (unsigned i = 0; i < n; i++) EXPECT(pinned[i] == 1005);
  CHECK(hipHostUnregister(own.data()));
  void *rows;
  size_t pitch;
  CHECK(hipMallocPitch(&rows, &pitch, 20, 4));
  CHECK(hipMemset2D(rows, pitch, 7, 20, 4));
  unsigned char packed[80];
  CHECK(hipMemcpy2D(packed, 20, rows, pitch, 20, 4, hipMemcpyDeviceToHost));
  for (unsigned char byte : packed) EXPECT(byte == 7);
  CHECK(hipFree(rows));
  CHECK(hipFree(managed));
  CHECK(hipHostFree(pinned));
  CHECK(hipStreamDestroy(stream));
  printf("memory_kinds: pass\n");
}
