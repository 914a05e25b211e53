// Cells of a byte each on a torus, generation after generation, from one buffer into the other.
#include "check.h"

__host__ __device__ unsigned char next(const unsigned char *cells, int x, int y, int width, int height) {
  int alive = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      alive += cells[(y + dy + height) % height * width + (x + dx + width) % width];
  return alive == 3 || (alive == 4 && cells[y * width + x]);
}

__global__ void generation(const unsigned char *from, unsigned char *to, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height)
    to[y * width + x] = next(from, x, y, width, height);
}

int main() {
  const int width = 45, height = 31;
  std::vector<unsigned char> cells(width * height);
  for (int i = 0; i < width * height; i++)
    cells[i] = (i * 2654435761u >> 13) % 3 == 0;
  unsigned char *from = to_device(cells), *to = to_device(cells);
  for (int round = 0; round < 4; round++) {
    generation<<<dim3((width + 7) / 8, (height + 7) / 8), dim3(8, 8)>>>(from, to, width, height);
    std::swap(from, to);
    std::vector<unsigned char> expected(cells.size());
    for (int i = 0; i < width * height; i++)
      expected[i] = next(cells.data(), i % width, i / width, width, height);
    cells = expected;
  }
  EXPECT(to_host(from, cells.size()) == cells);
  puts("game_of_life: pass");
}
