// Within a wave: shuffles of every kind, votes, lanes' own instructions in inline assembly, bits taken out of words.
#include "check.h"

__global__ void exchange(unsigned *out) {
  unsigned lane = threadIdx.x, value = lane * lane, *mine = out + 8 * lane;
  mine[0] = __shfl(value, 31 - lane);
  mine[1] = __shfl_up(value, 3);
  mine[2] = __shfl_xor(value, 5, 8);
  mine[3] = __any(lane == 7) + 2 * __all(lane < 31);
  mine[4] = (unsigned)__ballot(lane % 3 == 0);
  unsigned bits;
  asm volatile("v_bfe_u32 %0, %1, 4, 8" : "=v"(bits) : "v"(0x12345678u + lane));
  mine[5] = bits;
  mine[6] = __builtin_amdgcn_ubfe(value, 2, 6) + __brev(lane) + __clz(lane + 1) + __ffs(lane + 8);
  unsigned sum = value;
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor(sum, offset);
  mine[7] = sum;
}

static unsigned reversed(unsigned value) {
  unsigned result = 0;
  for (int i = 0; i < 32; i++) result |= (value >> i & 1) << (31 - i);
  return result;
}

int main() {
  unsigned *out = to_device(std::vector<unsigned>(256)), ballot = 0, sum = 0;
  exchange<<<1, 32>>>(out);
  CHECK(hipDeviceSynchronize());
  auto found = to_host(out, 256);
  for (unsigned lane = 0; lane < 32; lane++) {
    ballot |= (lane % 3 == 0) << lane;
    sum += lane * lane;
  }
  for (unsigned lane = 0; lane < 32; lane++) {
    const unsigned *mine = &found[8 * lane], square = lane * lane;
    EXPECT(mine[0] == (31 - lane) * (31 - lane));
    EXPECT(mine[1] == (lane < 3 ? square : (lane - 3) * (lane - 3)));
    EXPECT(mine[2] == (lane ^ 5) * (lane ^ 5));
    EXPECT(mine[3] == 1 && mine[4] == ballot && mine[7] == sum);
    EXPECT(mine[5] == ((0x12345678u + lane) >> 4 & 0xff));
    EXPECT(mine[6] == (square >> 2 & 63) + reversed(lane) + __builtin_clz(lane + 1) + __builtin_ffs(lane + 8));
  }
  printf("wave_operations: pass\n");
}
