// Every kind of atomic operation of HIP on memory and LDS, of 32 and 64 bits, integers and floats, and one made of compare-and-swap.
#include "check.h"

struct Results {
  int added, subtracted, least, most, exchanged_sum;
  unsigned all, any, odd, wrapped_up, wrapped_down;
  unsigned long long wide_added, wide_most;
  float floats;
  double doubles;
  float largest;
};

__device__ float atomic_max_by_swaps(float *at, float value) {
  unsigned *bits = (unsigned *)at, old = *bits;
  while (__uint_as_float(old) < value) {
    unsigned seen = atomicCAS(bits, old, __float_as_uint(value));
    if (seen == old)
      break;
    old = seen;
  }
  return __uint_as_float(old);
}

__global__ void everything(Results *r) {
  __shared__ int mailbox;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0)
    mailbox = 0;
  __syncthreads();
  atomicAdd(&r->added, i);
  atomicSub(&r->subtracted, 2 * i);
  atomicMin(&r->least, (i - 70) * (i - 70));
  atomicMax(&r->most, i * (100 - i));
  // What is put into a mailbox comes out once.
  int taken = atomicExch(&mailbox, i + 1);
  atomicAdd(&r->exchanged_sum, taken);
  __syncthreads();
  if (threadIdx.x == 0)
    atomicAdd(&r->exchanged_sum, mailbox);
  atomicAnd(&r->all, ~(1u << i % 8));
  atomicOr(&r->any, 1u << i % 20);
  atomicXor(&r->odd, 1u << i % 31);
  atomicInc(&r->wrapped_up, 49);
  atomicDec(&r->wrapped_down, 30);
  atomicAdd(&r->wide_added, 1ull << 33);
  atomicMax(&r->wide_most, (unsigned long long)i << 40);
  atomicAdd(&r->floats, 0.5f);
  atomicAdd(&r->doubles, 0.25);
  atomic_max_by_swaps(&r->largest, (i * 37 % 128) * 1.5f);
}

int main() {
  const int n = 128;
  Results zero = {}, out;
  zero.least = 1 << 30, zero.most = -1, zero.all = ~0u;
  Results *r = to_device(std::vector<Results>{zero});
  everything<<<n / 64, 64>>>(r);
  out = to_host(r, 1)[0];
  int sum = n * (n - 1) / 2;
  EXPECT(out.added == sum && out.subtracted == -2 * sum && out.least == 0 && out.most == 2500);
  EXPECT(out.exchanged_sum == sum + n);
  EXPECT(out.all == 0xffffff00 && out.any == 0xfffff);
  unsigned odd = 0, up = 0, down = 0;
  for (int i = 0; i < n; i++) {
    odd ^= 1u << i % 31;
    up = up >= 49 ? 0 : up + 1;
    down = down == 0 || down > 30 ? 30 : down - 1;
  }
  EXPECT(out.odd == odd && out.wrapped_up == up && out.wrapped_down == down);
  EXPECT(out.wide_added == (unsigned long long)n << 33 && out.wide_most == 127ull << 40);
  EXPECT(out.floats == n / 2 && out.doubles == n / 4 && out.largest == 127 * 1.5f);
  puts("atomics: pass");
}
