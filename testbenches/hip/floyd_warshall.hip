// Shortest ways between all pairs of places: a launch for each place on the way, each of which needs the one before.
#include "check.h"

__global__ void through(int *distance, int *via, int n, int place) {
  int to = blockIdx.x * blockDim.x + threadIdx.x, from = blockIdx.y;
  if (to >= n)
    return;
  int way = distance[from * n + place] + distance[place * n + to];
  if (way < distance[from * n + to]) {
    distance[from * n + to] = way;
    via[from * n + to] = place;
  }
}

int main() {
  const int n = 24;
  std::vector<int> distance(n * n), via(n * n, -1);
  for (int i = 0; i < n * n; i++)
    distance[i] = i / n == i % n ? 0 : 1 + (i * 31 + i / n * 17) % 97;
  int *ddistance = to_device(distance), *dvia = to_device(via);
  for (int place = 0; place < n; place++) {
    through<<<dim3(1, n), 32>>>(ddistance, dvia, n, place);
    for (int from = 0; from < n; from++)
      for (int to = 0; to < n; to++) {
        int way = distance[from * n + place] + distance[place * n + to];
        if (way < distance[from * n + to])
          distance[from * n + to] = way, via[from * n + to] = place;
      }
  }
  EXPECT(to_host(ddistance, n * n) == distance && to_host(dvia, n * n) == via);
  puts("floyd_warshall: pass");
}
