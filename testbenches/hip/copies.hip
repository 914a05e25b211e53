// Copies and fills of every kind, pitched memory, registered memory, and what pointers are.
#include "check.h"

__global__ void transpose(const int *in, size_t pitch, int *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < width)
    out[x * height + y] = *(const int *)((const char *)in + y * pitch + 4 * x);
}

int main() {
  const int width = 37, height = 5;
  std::vector<int> in(width * height);
  for (int i = 0; i < width * height; i++)
    in[i] = i * 3;
  int *pitched, *out;
  size_t pitch;
  CHECK(hipMallocPitch((void **)&pitched, &pitch, width * 4, height));
  EXPECT(pitch >= width * 4);
  CHECK(hipMemcpy2D(pitched, pitch, in.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  CHECK(hipHostMalloc((void **)&out, in.size() * 4, 0));
  transpose<<<dim3(2, height), 32>>>(pitched, pitch, out, width, height);
  CHECK(hipDeviceSynchronize());
  for (int x = 0; x < width; x++)
    for (int y = 0; y < height; y++)
      EXPECT(out[x * height + y] == in[y * width + x]);

  hipPointerAttribute_t attributes;
  CHECK(hipPointerGetAttributes(&attributes, pitched));
  EXPECT(attributes.type == hipMemoryTypeDevice && attributes.device == 0);
  CHECK(hipPointerGetAttributes(&attributes, out + 1));
  EXPECT(attributes.type == hipMemoryTypeHost);
  CHECK(hipPointerGetAttributes(&attributes, in.data()));
  EXPECT(attributes.type == hipMemoryTypeUnregistered);
  EXPECT(hipPointerGetAttributes(&attributes, nullptr) == hipErrorInvalidValue);
  EXPECT(hipGetLastError() == hipErrorInvalidValue && hipGetLastError() == hipSuccess);

  alignas(4096) static int own[1024];
  CHECK(hipHostRegister(own, sizeof own, hipHostRegisterDefault));
  CHECK(hipMemsetD32Async((hipDeviceptr_t)own, 0x01020304, 1024, 0));
  EXPECT(own[0] == 0x01020304 && own[1023] == 0x01020304);
  transpose<<<dim3(2, height), 32>>>(pitched, pitch, own, width, height);
  CHECK(hipGetLastError());
  EXPECT(own[1] == in[width]);
  CHECK(hipHostUnregister(own));
  EXPECT(hipMemcpy(pitched, in.data(), pitch * height + 1, hipMemcpyHostToDevice) == hipErrorInvalidValue);

  size_t before, after, total;
  CHECK(hipFree(pitched));
  CHECK(hipMemGetInfo(&before, &total));
  CHECK(hipMalloc((void **)&pitched, 1 << 20));
  CHECK(hipMemGetInfo(&after, &total));
  EXPECT(before - after >= 1 << 20 && before <= total);
  CHECK(hipMemset(pitched, 0x5a, 1 << 20));
  EXPECT(to_host(pitched, 1 << 18)[99999] == 0x5a5a5a5a);
  CHECK(hipFree(pitched));
  EXPECT(hipFree(pitched) == hipErrorInvalidValue);
  CHECK(hipHostFree(out));
  puts("copies: pass");
}
