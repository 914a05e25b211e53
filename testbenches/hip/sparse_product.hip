// A sparse matrix (compressed rows) times a vector: a group of eight lanes for each row, whose sums meet by shuffles.
#include "check.h"

constexpr int team = 8;

__global__ void multiply(const int *starts, const int *columns, const int *values, const int *x, int *y, int rows) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / team, lane = threadIdx.x % team;
  int sum = 0;
  if (row < rows)
    for (int at = starts[row] + lane; at < starts[row + 1]; at += team)
      sum += values[at] * x[columns[at]];
  for (int distance = team / 2; distance > 0; distance /= 2)
    sum += __shfl_xor(sum, distance, team);
  if (row < rows && lane == 0)
    y[row] = sum;
}

int main() {
  const int rows = 90, width = 70;
  std::vector<int> starts = {0}, columns, values, x(width), expected(rows);
  for (int i = 0; i < width; i++)
    x[i] = i * i % 23 - 11;
  for (int row = 0; row < rows; row++) {
    // From none to 29 elements.
    for (int k = 0; k < row * 13 % 30; k++) {
      int column = (row * 17 + k * 7) % width, value = (row + k * 5) % 19 - 9;
      columns.push_back(column), values.push_back(value);
      expected[row] += value * x[column];
    }
    starts.push_back(columns.size());
  }
  int *y;
  CHECK(hipMalloc((void **)&y, rows * sizeof(int)));
  multiply<<<(rows * team + 63) / 64, 64>>>(to_device(starts), to_device(columns), to_device(values), to_device(x), y, rows);
  CHECK(hipDeviceSynchronize());
  EXPECT(to_host(y, rows) == expected);
  puts("sparse_product: pass");
}
