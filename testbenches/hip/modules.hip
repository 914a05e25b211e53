// A module from a file, its functions launched by name with arguments in both ways; properties; errors.
#include "check.h"
#include <cstring>

__global__ void outside(int *p) { p[1 << 20] = 1; }

int main(int argc, char **argv) {
  EXPECT(argc == 2);
  hipModule_t module;
  hipFunction_t function;
  CHECK(hipModuleLoad(&module, argv[1]));
  CHECK(hipModuleGetFunction(&function, module, "vecadd"));
  EXPECT(!strcmp(hipKernelNameRef(function), "vecadd"));
  EXPECT(!strcmp(hipKernelNameRefByPtr((const void *)outside, 0), "_Z7outsidePi"));
  EXPECT(hipModuleGetFunction(&function, module, "nothing") == hipErrorNotFound);
  const unsigned n = 100;
  std::vector<float> a(n), b(n);
  for (unsigned i = 0; i < n; i++)
    a[i] = i, b[i] = 2 * i;
  float *da = to_device(a), *db = to_device(b), *dc;
  CHECK(hipMalloc((void **)&dc, n * sizeof(float)));
  void *pointers[] = {&da, &db, &dc, (void *)&n};
  CHECK(hipModuleLaunchKernel(function, 2, 1, 1, 64, 1, 1, 0, 0, pointers, nullptr));
  EXPECT(to_host(dc, n)[99] == 297);
  CHECK(hipMemset(dc, 0, n * sizeof(float)));
  struct {
    float *a, *b, *c;
    unsigned n;
  } arguments = {da, db, dc, n};
  size_t size = sizeof arguments;
  void *extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                   HIP_LAUNCH_PARAM_END};
  CHECK(hipModuleLaunchKernel(function, 2, 1, 1, 64, 1, 1, 0, 0, nullptr, extra));
  EXPECT(to_host(dc, n)[50] == 150);
  EXPECT(hipModuleLaunchKernel(function, 0, 1, 1, 64, 1, 1, 0, 0, pointers, nullptr) == hipErrorInvalidConfiguration);
  CHECK(hipModuleUnload(module));

  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  EXPECT(!strcmp(properties.gcnArchName, "gfx1201") && properties.warpSize == 32 && properties.major == 12);
  EXPECT(properties.maxThreadsPerBlock == 1024 && properties.maxThreadsDim[2] == 1024 && properties.maxGridSize[0] > 0);
  EXPECT(properties.multiProcessorCount == 1 && properties.totalGlobalMem > 0 && properties.arch.hasDoubles);
  EXPECT(properties.sharedMemPerBlock == properties.sharedMemPerMultiprocessor && properties.managedMemory);
  int value;
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeWarpSize, 0));
  EXPECT(value == 32);
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeMaxThreadsPerBlock, 0));
  EXPECT(value == properties.maxThreadsPerBlock);
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeMaxSharedMemoryPerBlock, 0));
  EXPECT(value == (int)properties.sharedMemPerBlock);
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeWallClockRate, 0));
  EXPECT(value == properties.clockInstructionRate);
  EXPECT(hipSetDevice(1) == hipErrorInvalidDevice);

  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  EXPECT(format.x == 32 && format.y == 0 && format.f == hipChannelFormatKindFloat);
  hipIpcMemHandle_t handle;
  EXPECT(hipIpcGetMemHandle(&handle, da) == hipErrorNotSupported && hipGetLastError() == hipErrorNotSupported);
  outside<<<1, 1>>>((int *)da);
  EXPECT(hipGetLastError() == hipErrorIllegalAddress);
  EXPECT(!strcmp(hipGetErrorName(hipErrorIllegalAddress), "hipErrorIllegalAddress"));
  EXPECT(to_host(dc, n)[50] == 150);
  puts("modules: pass");
}
