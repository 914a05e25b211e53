// c = a + b, with a launch of <<<...>>> and streams and events around it.
#include "check.h"

__global__ void add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = a[i] + b[i];
}

int main() {
  const int n = 1000;
  std::vector<float> a(n), b(n);
  for (int i = 0; i < n; i++)
    a[i] = 0.5f * i, b[i] = 1000 - i;
  float *da = to_device(a), *db = to_device(b), *dc;
  CHECK(hipMalloc((void **)&dc, n * sizeof(float)));
  hipStream_t stream;
  hipEvent_t start, stop;
  CHECK(hipStreamCreate(&stream));
  CHECK(hipEventCreate(&start));
  CHECK(hipEventCreate(&stop));
  CHECK(hipEventRecord(start, stream));
  add<<<(n + 255) / 256, 256, 0, stream>>>(da, db, dc, n);
  CHECK(hipGetLastError());
  CHECK(hipEventRecord(stop, stream));
  CHECK(hipEventSynchronize(stop));
  float milliseconds;
  CHECK(hipEventElapsedTime(&milliseconds, start, stop));
  EXPECT(milliseconds > 0);
  CHECK(hipStreamSynchronize(stream));
  std::vector<float> c = to_host(dc, n);
  for (int i = 0; i < n; i++)
    EXPECT(c[i] == a[i] + b[i]);
  CHECK(hipFree(da));
  CHECK(hipFree(db));
  CHECK(hipFree(dc));
  CHECK(hipEventDestroy(start));
  CHECK(hipEventDestroy(stop));
  CHECK(hipStreamDestroy(stream));
  puts("vecadd: pass");
}
