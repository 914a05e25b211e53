// Doubles in pieces, each with a stream of its own: copies there, a kernel, copies back, an event that another stream waits for.
#include "check.h"

__global__ void axpy(double a, const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + y[i];
}

int main() {
  const int pieces = 3, n = 400;
  double *x, *y;
  CHECK(hipHostMalloc((void **)&x, pieces * n * sizeof(double), hipHostMallocDefault));
  CHECK(hipHostMalloc((void **)&y, pieces * n * sizeof(double), hipHostMallocDefault));
  for (int i = 0; i < pieces * n; i++)
    x[i] = i, y[i] = 0.25 * i;
  double *dx, *dy;
  CHECK(hipMalloc((void **)&dx, pieces * n * sizeof(double)));
  CHECK(hipMalloc((void **)&dy, pieces * n * sizeof(double)));
  hipStream_t streams[pieces];
  hipEvent_t start, done[pieces];
  CHECK(hipEventCreate(&start));
  CHECK(hipEventRecord(start, 0));
  for (int piece = 0; piece < pieces; piece++) {
    CHECK(hipStreamCreateWithFlags(&streams[piece], hipStreamNonBlocking));
    CHECK(hipEventCreate(&done[piece]));
    size_t at = piece * n, bytes = n * sizeof(double);
    CHECK(hipMemcpyAsync(dx + at, x + at, bytes, hipMemcpyHostToDevice, streams[piece]));
    CHECK(hipMemcpyAsync(dy + at, y + at, bytes, hipMemcpyHostToDevice, streams[piece]));
    if (piece > 0)
      CHECK(hipStreamWaitEvent(streams[piece], done[piece - 1], 0));
    axpy<<<(n + 63) / 64, 64, 0, streams[piece]>>>(0.5 + piece, dx + at, dy + at, n);
    CHECK(hipMemcpyAsync(y + at, dy + at, bytes, hipMemcpyDeviceToHost, streams[piece]));
    CHECK(hipEventRecord(done[piece], streams[piece]));
  }
  for (int piece = 0; piece < pieces; piece++) {
    CHECK(hipStreamSynchronize(streams[piece]));
    EXPECT(hipStreamQuery(streams[piece]) == hipSuccess);
    float milliseconds = -1;
    CHECK(hipEventElapsedTime(&milliseconds, start, done[piece]));
    EXPECT(milliseconds >= 0);
    for (int i = piece * n; i < (piece + 1) * n; i++)
      EXPECT(y[i] == (0.5 + piece) * i + 0.25 * i);
    CHECK(hipStreamDestroy(streams[piece]));
    CHECK(hipEventDestroy(done[piece]));
  }
  CHECK(hipHostFree(x));
  CHECK(hipHostFree(y));
  puts("streams: pass");
}
