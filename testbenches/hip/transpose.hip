// The transpose of a matrix whose sides are no multiples of the tile: through LDS with a padded row, in a grid of two dimensions.
#include "check.h"

constexpr int tile = 16;

__global__ void transpose(const float *in, float *out, int rows, int columns) {
  __shared__ float part[tile][tile + 1];
  int x = blockIdx.x * tile + threadIdx.x, y = blockIdx.y * tile + threadIdx.y;
  if (x < columns && y < rows)
    part[threadIdx.y][threadIdx.x] = in[y * columns + x];
  __syncthreads();
  x = blockIdx.y * tile + threadIdx.x, y = blockIdx.x * tile + threadIdx.y;
  if (x < rows && y < columns)
    out[y * rows + x] = part[threadIdx.x][threadIdx.y];
}

int main() {
  const int rows = 37, columns = 50;
  std::vector<float> in(rows * columns);
  for (int i = 0; i < rows * columns; i++)
    in[i] = i * 0.5f;
  float *din = to_device(in), *dout;
  CHECK(hipMalloc((void **)&dout, in.size() * sizeof(float)));
  dim3 groups((columns + tile - 1) / tile, (rows + tile - 1) / tile);
  transpose<<<groups, dim3(tile, tile)>>>(din, dout, rows, columns);
  CHECK(hipGetLastError());
  auto out = to_host(dout, in.size());
  for (int y = 0; y < rows; y++)
    for (int x = 0; x < columns; x++)
      EXPECT(out[x * rows + y] == in[y * columns + x]);
  puts("transpose: pass");
}
