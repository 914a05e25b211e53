// Cooperative launches with the barriers of HIP's cooperative groups, which are those of ROCm 6's device libraries (scripts/device-libraries.sh).
#include "check.h"
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;

// Each work-item adds what all have written `steps` times; `valid` tells that the grid may wait.
extern "C" __global__ void rotate(unsigned *from, unsigned *to, unsigned steps, unsigned *valid) {
  cg::grid_group grid = cg::this_grid();
  unsigned n = grid.size(), i = grid.thread_rank();
  for (unsigned step = 0; step < steps; step++) {
    to[(i + blockDim.x) % n] = from[i] + 1;
    grid.sync();
    unsigned *other = from;
    from = to;
    to = other;
  }
  if (i == 0)
    *valid = grid.is_valid();
}

// The same of the grids of all devices: [grids, rank of this one, work-items, may wait]
extern "C" __global__ void across(unsigned *from, unsigned *to, unsigned *what) {
  cg::multi_grid_group all = cg::this_multi_grid();
  unsigned n = all.size(), i = all.thread_rank();
  to[(i + blockDim.x) % n] = from[i];
  all.sync();
  from[i] = to[i] + 1;
  if (i == 0)
    what[0] = all.num_grids(), what[1] = all.grid_rank(), what[2] = n, what[3] = all.is_valid();
}

int main() {
  const unsigned block = 64, n = 256, steps = 6;
  std::vector<unsigned> numbers(n);
  for (unsigned i = 0; i < n; i++)
    numbers[i] = 5 * i;
  unsigned *from = to_device(numbers), *to = to_device(numbers), *what = to_device(std::vector<unsigned>(4));
  void *arguments[] = {&from, &to, (void *)&steps, &what};
  CHECK(hipLaunchCooperativeKernel((const void *)rotate, dim3(n / block), dim3(block), arguments, 0, 0));
  std::vector<unsigned> rotated = to_host(from, n);
  for (unsigned i = 0; i < n; i++)
    EXPECT(rotated[(i + steps * block) % n] == numbers[i] + steps);
  EXPECT(to_host(what, 1)[0] == 1);
  // A grid that is not cooperative may not wait, and says so.
  const unsigned none = 0;
  void *without[] = {&from, &to, (void *)&none, &what};
  CHECK(hipLaunchKernel((const void *)rotate, dim3(n / block), dim3(block), without, 0, 0));
  EXPECT(to_host(what, 1)[0] == 0);

  CHECK(hipMemcpy(from, numbers.data(), n * sizeof(unsigned), hipMemcpyHostToDevice));
  void *of_all[] = {&from, &to, &what};
  hipLaunchParams launches[] = {{(void *)across, dim3(n / block), dim3(block), of_all, 0, 0}};
  CHECK(hipLaunchCooperativeKernelMultiDevice(launches, 1, 0));
  rotated = to_host(from, n);
  for (unsigned i = 0; i < n; i++)
    EXPECT(rotated[(i + block) % n] == numbers[i] + 1);
  EXPECT(to_host(what, 4) == (std::vector<unsigned>{1, 0, n, 1}));
  EXPECT(hipLaunchCooperativeKernelMultiDevice(launches, 2, 0) == hipErrorInvalidValue);
  puts("grid_sync: pass");
}
