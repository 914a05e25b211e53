// What a program asks a device before it uses it: properties, attributes, memory, occupancy, attributes of functions and pointers.
#include "check.h"
#include <cstring>

__global__ void fill(float *out, float value) {
  __shared__ float kept[64];
  kept[threadIdx.x] = value;
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = kept[63 - threadIdx.x];
}

int main() {
  int count = 0, device = -1, version = 0, value = 0;
  CHECK(hipGetDeviceCount(&count));
  CHECK(hipGetDevice(&device));
  CHECK(hipRuntimeGetVersion(&version));
  EXPECT(count == 1 && device == 0 && version > 60000000);
  EXPECT(hipSetDevice(1) == hipErrorInvalidDevice);
  (void)hipGetLastError();
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  EXPECT(strncmp(properties.gcnArchName, "gfx1201", 7) == 0);
  EXPECT(properties.warpSize == 32 && properties.maxThreadsPerBlock == 1024 && properties.sharedMemPerBlock == 65536);
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeWarpSize, 0));
  EXPECT(value == properties.warpSize);
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeManagedMemory, 0));
  EXPECT(value == 1);
  size_t free_bytes, all_bytes, after;
  CHECK(hipMemGetInfo(&free_bytes, &all_bytes));
  float *memory;
  CHECK(hipMalloc((void **)&memory, 1 << 20));
  CHECK(hipMemGetInfo(&after, &all_bytes));
  EXPECT(after <= free_bytes - (1 << 20) && all_bytes >= free_bytes);
  hipFuncAttributes attributes;
  CHECK(hipFuncGetAttributes(&attributes, (const void *)fill));
  EXPECT(attributes.sharedSizeBytes == 256 && attributes.numRegs > 0 && attributes.maxThreadsPerBlock >= 64);
  int groups = 0, block = 0;
  CHECK(hipOccupancyMaxPotentialBlockSize(&groups, &block, fill, 0, 0));
  EXPECT(groups > 0 && block > 0 && block <= 1024);
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&groups, fill, 64, 0));
  EXPECT(groups > 0);
  hipPointerAttribute_t pointer;
  CHECK(hipPointerGetAttributes(&pointer, memory + 10));
  EXPECT(pointer.type == hipMemoryTypeDevice && pointer.devicePointer == memory + 10);
  fill<<<2, 64>>>(memory, 2.5f);
  CHECK(hipDeviceSynchronize());
  EXPECT(to_host(memory, 128) == std::vector<float>(128, 2.5f));
  CHECK(hipFree(memory));
  printf("device_query: pass\n");
}
