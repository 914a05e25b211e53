// Distances in a graph, level by level, until a level finds nothing new: a flag in managed memory, compare-and-swap, queues.
#include "check.h"
#include <queue>

__global__ void visit(const int *starts, const int *edges, int *distance, const int *frontier, int count, int *next,
                      int *found, int level) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  if (at >= count)
    return;
  int node = frontier[at];
  for (int edge = starts[node]; edge < starts[node + 1]; edge++)
    if (atomicCAS(&distance[edges[edge]], -1, level) == -1)
      next[atomicAdd(found, 1)] = edges[edge];
}

int main() {
  const int nodes = 300;
  std::vector<int> starts = {0}, edges;
  for (int node = 0; node < nodes; node++) {
    // Nodes from 280 on are reached by nobody.
    for (int k = 1; k <= node % 4; k++)
      edges.push_back((node * k * 7 + k) % 280);
    edges.push_back((node + 1) % 280);
    starts.push_back(edges.size());
  }
  std::vector<int> expected(nodes, -1), distance(nodes, -1);
  std::queue<int> queue({0});
  expected[0] = distance[0] = 0;
  for (; !queue.empty(); queue.pop())
    for (int edge = starts[queue.front()]; edge < starts[queue.front() + 1]; edge++)
      if (expected[edges[edge]] == -1)
        expected[edges[edge]] = expected[queue.front()] + 1, queue.push(edges[edge]);
  int *dstarts = to_device(starts), *dedges = to_device(edges), *ddistance = to_device(distance);
  int *frontier = to_device(std::vector<int>(nodes, 0)), *next = to_device(std::vector<int>(nodes, 0)), *found;
  CHECK(hipMallocManaged((void **)&found, sizeof(int)));
  int levels = 0;
  for (int count = 1; count > 0; count = *found) {
    *found = 0;
    visit<<<(count + 63) / 64, 64>>>(dstarts, dedges, ddistance, frontier, count, next, found, ++levels);
    CHECK(hipDeviceSynchronize());
    std::swap(frontier, next);
  }
  EXPECT(levels > 3 && expected[290] == -1);
  EXPECT(to_host(ddistance, nodes) == expected);
  puts("breadth_first_search: pass");
}
