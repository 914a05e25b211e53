// Bodies that attract each other, some steps of it: positions pass through LDS a tile at a time. Compared with doubles of the host.
#include "check.h"
#include <cmath>

constexpr int tile = 32;

__global__ void step(const float4 *from, float4 *to, float3 *velocity, int n, float dt) {
  __shared__ float4 others[tile];
  int i = blockIdx.x * tile + threadIdx.x;
  float4 own = from[i];
  float3 pull = make_float3(0, 0, 0);
  for (int first = 0; first < n; first += tile) {
    others[threadIdx.x] = from[first + threadIdx.x];
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < tile; k++) {
      float x = others[k].x - own.x, y = others[k].y - own.y, z = others[k].z - own.z;
      float inverse = rsqrtf(x * x + y * y + z * z + 0.01f);
      float strength = others[k].w * inverse * inverse * inverse;
      pull.x += x * strength, pull.y += y * strength, pull.z += z * strength;
    }
    __syncthreads();
  }
  float3 v = velocity[i];
  v.x += pull.x * dt, v.y += pull.y * dt, v.z += pull.z * dt;
  velocity[i] = v;
  to[i] = make_float4(own.x + v.x * dt, own.y + v.y * dt, own.z + v.z * dt, own.w);
}

int main() {
  const int n = 64, steps = 3;
  const float dt = 0.01f;
  std::vector<float4> bodies(n);
  std::vector<float3> velocity(n, make_float3(0, 0, 0));
  std::vector<double> p(4 * n), v(3 * n);
  for (int i = 0; i < n; i++) {
    bodies[i] = make_float4(i % 4, i / 4 % 4, i / 16, 1 + i % 3);
    p[4 * i] = bodies[i].x, p[4 * i + 1] = bodies[i].y, p[4 * i + 2] = bodies[i].z, p[4 * i + 3] = bodies[i].w;
  }
  float4 *from = to_device(bodies), *to = to_device(bodies);
  float3 *dvelocity = to_device(velocity);
  for (int s = 0; s < steps; s++) {
    step<<<n / tile, tile>>>(from, to, dvelocity, n, dt);
    std::swap(from, to);
    std::vector<double> next = p;
    for (int i = 0; i < n; i++) {
      double pull[3] = {};
      for (int k = 0; k < n; k++) {
        double d[3], square = 0.01;
        for (int c = 0; c < 3; c++)
          d[c] = p[4 * k + c] - p[4 * i + c], square += d[c] * d[c];
        for (int c = 0; c < 3; c++)
          pull[c] += d[c] * p[4 * k + 3] / (square * std::sqrt(square));
      }
      for (int c = 0; c < 3; c++)
        v[3 * i + c] += pull[c] * dt, next[4 * i + c] += v[3 * i + c] * dt;
    }
    p = next;
  }
  auto out = to_host(from, n);
  for (int i = 0; i < n; i++) {
    EXPECT(std::fabs(out[i].x - p[4 * i]) < 1e-4 && std::fabs(out[i].y - p[4 * i + 1]) < 1e-4);
    EXPECT(std::fabs(out[i].z - p[4 * i + 2]) < 1e-4 && out[i].w == 1 + i % 3);
  }
  puts("n_body: pass");
}
