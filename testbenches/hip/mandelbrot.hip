// Steps until each point of the plane escapes, in integers with 12 bits behind the point, so that host and device agree to the last
// bit; lanes leave the loop at different times.
#include "check.h"

__host__ __device__ unsigned short steps(int column, int row, int width, int height) {
  int cx = (column * 3 * 4096) / width - 2 * 4096, cy = (row * 2 * 4096) / height - 4096, x = 0, y = 0, count = 0;
  while (count < 200 && (x * x + y * y) >> 12 < 4 * 4096) {
    int next = ((x * x - y * y) >> 12) + cx;
    y = ((x * y) >> 11) + cy;
    x = next;
    count++;
  }
  return count;
}

__global__ void mandelbrot(unsigned short *out, int width, int height) {
  int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
  if (column < width)
    out[row * width + column] = steps(column, row, width, height);
}

int main() {
  const int width = 70, height = 12;
  unsigned short *out;
  CHECK(hipMalloc((void **)&out, width * height * sizeof *out));
  mandelbrot<<<dim3((width + 31) / 32, height), 32>>>(out, width, height);
  auto found = to_host(out, width * height);
  for (int row = 0; row < height; row++)
    for (int column = 0; column < width; column++)
      EXPECT(found[row * width + column] == steps(column, row, width, height));
  puts("mandelbrot: pass");
}
