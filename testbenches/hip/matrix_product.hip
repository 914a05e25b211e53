// A product of matrices, tile by tile through LDS, with work-groups of two dimensions.
#include "check.h"

constexpr int TILE = 16;

__global__ void product(const float *a, const float *b, float *c, int n) {
  __shared__ float ta[TILE][TILE], tb[TILE][TILE];
  int x = threadIdx.x, y = threadIdx.y, column = blockIdx.x * TILE + x, row = blockIdx.y * TILE + y;
  float sum = 0;
  for (int k = 0; k < n; k += TILE) {
    ta[y][x] = a[row * n + k + x];
    tb[y][x] = b[(k + y) * n + column];
    __syncthreads();
    for (int i = 0; i < TILE; i++)
      sum += ta[y][i] * tb[i][x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

int main() {
  const int n = 48;
  std::vector<float> a(n * n), b(n * n);
  for (int i = 0; i < n * n; i++)
    a[i] = i % 7 - 3, b[i] = i % 5 - 2;
  float *da = to_device(a), *db = to_device(b), *dc;
  CHECK(hipMalloc((void **)&dc, n * n * sizeof(float)));
  product<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(da, db, dc, n);
  CHECK(hipDeviceSynchronize());
  std::vector<float> c = to_host(dc, n * n);
  for (int row = 0; row < n; row++)
    for (int column = 0; column < n; column++) {
      float expected = 0; // small integers: exact in any order
      for (int k = 0; k < n; k++)
        expected += a[row * n + k] * b[k * n + column];
      EXPECT(c[row * n + column] == expected);
    }
  puts("matrix_product: pass");
}
