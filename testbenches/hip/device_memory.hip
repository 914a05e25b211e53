// Kernels that allocate: malloc and free of many lanes at once, small pieces of slabs and large ones of the host, new and delete, memory that one kernel
// takes and others use and give back, and null where there is no more.
#include "check.h"
#include <set>

// A piece of `bytes` bytes for each work-item, filled with its number.
__global__ void take(unsigned char **pieces, size_t bytes) {
  unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned char *piece = (unsigned char *)malloc(bytes);
  pieces[item] = piece;
  if (piece != nullptr) piece[0] = piece[bytes - 1] = (unsigned char)item;
}

// The same with a size of each work-item's own: three of slabs, one beyond them.
__global__ void take_several(unsigned char **pieces) {
  const size_t sizes[] = {2048, 1500, 3072, 5000};
  unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  size_t bytes = sizes[item % 4];
  unsigned char *piece = (unsigned char *)malloc(bytes);
  pieces[item] = piece;
  if (piece != nullptr) piece[0] = piece[bytes - 1] = (unsigned char)item;
}

__global__ void give(unsigned char **pieces) { free(pieces[blockIdx.x * blockDim.x + threadIdx.x]); }

// A list of objects that each work-item makes, counts and deletes.
struct Link {
  Link *next;
  int value;
  __device__ Link(Link *next, int value) : next(next), value(value) {}
};

__global__ void lists(int *sums, int length) {
  Link *first = nullptr;
  for (int i = 1; i <= length; ++i) first = new Link(first, i * (int)threadIdx.x);
  int sum = 0;
  while (first != nullptr) {
    Link *next = first->next;
    sum += first->value;
    delete first;
    first = next;
  }
  sums[threadIdx.x] = sum;
}

// Takes large pieces until there are no more, and gives them back; answers how many there were.
__global__ void exhaust(unsigned *count, size_t bytes) {
  void **first = nullptr;
  unsigned pieces = 0;
  for (void **piece; (piece = (void **)malloc(bytes)) != nullptr; ++pieces) {
    *piece = first;
    first = piece;
  }
  *count = pieces;
  while (first != nullptr) {
    void **next = (void **)*first;
    free(first);
    first = next;
  }
}

// Writes behind the end of what malloc gave.
__global__ void overrun(unsigned *count, size_t bytes) {
  unsigned char *piece = (unsigned char *)malloc(bytes);
  *count = piece != nullptr;
  piece[bytes + 4096] = 1;
}

__global__ void give_twice(void *piece) {
  free(piece);
  free(piece);
}

// Whether all pieces are there, apart from each other, and hold what was written.
static void check(const std::vector<unsigned char *> &pieces, size_t bytes) {
  std::set<unsigned char *> sorted(pieces.begin(), pieces.end());
  EXPECT(sorted.size() == pieces.size() && *sorted.begin() != nullptr);
  unsigned char *end = nullptr;
  for (unsigned char *piece : sorted) {
    EXPECT(piece >= end);
    end = piece + bytes;
  }
  for (size_t item = 0; item < pieces.size(); ++item) {
    unsigned char first, last;
    CHECK(hipMemcpy(&first, pieces[item], 1, hipMemcpyDeviceToHost));
    CHECK(hipMemcpy(&last, pieces[item] + bytes - 1, 1, hipMemcpyDeviceToHost));
    EXPECT(first == (unsigned char)item && last == first);
  }
}

int main() {
  constexpr unsigned groups = 2, block = 64, items = groups * block;
  unsigned char **pieces;
  CHECK(hipMallocManaged((void **)&pieces, items * sizeof(*pieces)));
  std::vector<std::vector<unsigned char *>> kept;
  const size_t sizes[] = {100, 3072, 3073, 20000};
  // All sizes are there at the same time, over several launches.
  for (size_t bytes : sizes) {
    take<<<groups, block>>>(pieces, bytes);
    CHECK(hipDeviceSynchronize());
    kept.emplace_back(pieces, pieces + items);
  }
  for (size_t i = 0; i < kept.size(); ++i) check(kept[i], sizes[i]);
  EXPECT(hipFree(kept[3][0]) == hipErrorInvalidValue);
  for (const auto &of_size : kept) {
    std::copy(of_size.begin(), of_size.end(), pieces);
    give<<<groups, block>>>(pieces);
    CHECK(hipDeviceSynchronize());
  }
  take_several<<<groups, block>>>(pieces);
  CHECK(hipDeviceSynchronize());
  check({pieces, pieces + items}, 1);
  give<<<groups, block>>>(pieces);
  // Nothing, which may be freed.
  take<<<1, 8>>>(pieces, 0);
  give<<<1, 8>>>(pieces);
  CHECK(hipDeviceSynchronize());
  EXPECT(pieces[0] == nullptr && pieces[7] == nullptr);

  int *sums;
  CHECK(hipMallocManaged((void **)&sums, 32 * sizeof(int)));
  lists<<<1, 32>>>(sums, 4);
  CHECK(hipDeviceSynchronize());
  for (int lane = 0; lane < 32; ++lane) EXPECT(sums[lane] == 10 * lane);

  // More than a quarter of the device: there are three, again and again.
  size_t free, all;
  CHECK(hipMemGetInfo(&free, &all));
  unsigned *count;
  CHECK(hipMallocManaged((void **)&count, sizeof(*count)));
  for (int turn = 0; turn < 2; ++turn) {
    exhaust<<<1, 1>>>(count, all / 4 - (1 << 20));
    CHECK(hipDeviceSynchronize());
    EXPECT(*count == 3);
  }

  overrun<<<1, 1>>>(count, 5000);
  EXPECT(hipGetLastError() == hipErrorIllegalAddress);
  take<<<1, 1>>>(pieces, 5000);
  CHECK(hipDeviceSynchronize());
  give_twice<<<1, 1>>>(pieces[0]);
  EXPECT(hipGetLastError() == hipErrorIllegalAddress);
  printf("device_memory: pass\n");
}
