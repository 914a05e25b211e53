// A convolution of an image with a mask in constant memory; the tile of a work-group with its border lies in LDS.
#include "check.h"

constexpr int SIZE = 40, RADIUS = 2, WIDTH = 2 * RADIUS + 1, TILE = 8;
__constant__ float mask[WIDTH * WIDTH];

__global__ void convolve(const float *in, float *out) {
  __shared__ float tile[TILE + 2 * RADIUS][TILE + 2 * RADIUS];
  int x0 = blockIdx.x * TILE, y0 = blockIdx.y * TILE;
  for (int y = threadIdx.y; y < TILE + 2 * RADIUS; y += TILE)
    for (int x = threadIdx.x; x < TILE + 2 * RADIUS; x += TILE) {
      int from_x = x0 + x - RADIUS, from_y = y0 + y - RADIUS;
      bool inside = from_x >= 0 && from_x < SIZE && from_y >= 0 && from_y < SIZE;
      tile[y][x] = inside ? in[from_y * SIZE + from_x] : 0;
    }
  __syncthreads();
  float sum = 0;
  for (int y = 0; y < WIDTH; y++)
    for (int x = 0; x < WIDTH; x++) sum += mask[y * WIDTH + x] * tile[threadIdx.y + y][threadIdx.x + x];
  out[(y0 + threadIdx.y) * SIZE + x0 + threadIdx.x] = sum;
}

int main() {
  std::vector<float> in(SIZE * SIZE), weights(WIDTH * WIDTH), expected(SIZE * SIZE);
  for (int i = 0; i < SIZE * SIZE; i++) in[i] = i * 7 % 31;
  for (int i = 0; i < WIDTH * WIDTH; i++) weights[i] = i % 5 - 1;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      for (int dy = -RADIUS; dy <= RADIUS; dy++)
        for (int dx = -RADIUS; dx <= RADIUS; dx++)
          if (x + dx >= 0 && x + dx < SIZE && y + dy >= 0 && y + dy < SIZE)
            expected[y * SIZE + x] += weights[(dy + RADIUS) * WIDTH + dx + RADIUS] * in[(y + dy) * SIZE + x + dx];
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(mask), weights.data(), sizeof(float) * weights.size()));
  float *from = to_device(in), *to = to_device(std::vector<float>(SIZE * SIZE));
  convolve<<<dim3(SIZE / TILE, SIZE / TILE), dim3(TILE, TILE)>>>(from, to);
  CHECK(hipDeviceSynchronize());
  EXPECT(to_host(to, SIZE * SIZE) == expected);
  printf("convolution: pass\n");
}
