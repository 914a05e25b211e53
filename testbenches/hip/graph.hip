// A graph of kernels and copies: captured from a stream and built by hand, launched again and again.
#include "check.h"

__global__ void scale(float *values, float factor) { values[threadIdx.x] *= factor; }
__global__ void add(float *to, const float *from) { to[threadIdx.x] += from[threadIdx.x]; }

int main() {
  const int n = 64, bytes = n * sizeof(float);
  std::vector<float> ones(n, 1), out(n);
  float *a = to_device(ones), *b = to_device(ones);
  hipStream_t stream;
  hipGraph_t graph;
  hipGraphExec_t executable;
  CHECK(hipStreamCreate(&stream));
  CHECK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  scale<<<1, n, 0, stream>>>(a, 2);
  add<<<1, n, 0, stream>>>(b, a);
  CHECK(hipMemcpyAsync(out.data(), b, bytes, hipMemcpyDeviceToHost, stream));
  CHECK(hipStreamEndCapture(stream, &graph));
  EXPECT(out[0] == 0);
  CHECK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; i++) CHECK(hipGraphLaunch(executable, stream));
  CHECK(hipStreamSynchronize(stream));
  EXPECT(out == std::vector<float>(n, 15));
  CHECK(hipGraphExecDestroy(executable));
  CHECK(hipGraphDestroy(graph));

  hipGraphNode_t fill, kernel, copy;
  CHECK(hipGraphCreate(&graph, 0));
  hipMemsetParams zero = {};
  zero.dst = a;
  zero.elementSize = 4;
  zero.width = n;
  zero.height = 1;
  float *from = b, *to = a;
  void *arguments[] = {&to, &from};
  hipKernelNodeParams launch = {};
  launch.func = (void *)add;
  launch.gridDim = dim3(1);
  launch.blockDim = dim3(n);
  launch.kernelParams = arguments;
  // The copy is added first, and runs last.
  CHECK(hipGraphAddMemcpyNode1D(&copy, graph, nullptr, 0, out.data(), a, bytes, hipMemcpyDeviceToHost));
  CHECK(hipGraphAddMemsetNode(&fill, graph, nullptr, 0, &zero));
  CHECK(hipGraphAddKernelNode(&kernel, graph, &fill, 1, &launch));
  CHECK(hipGraphAddDependencies(graph, &kernel, &copy, 1));
  to = nullptr;
  size_t nodes = 0;
  CHECK(hipGraphGetNodes(graph, nullptr, &nodes));
  EXPECT(nodes == 3);
  CHECK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  CHECK(hipGraphLaunch(executable, stream));
  CHECK(hipStreamSynchronize(stream));
  EXPECT(out == std::vector<float>(n, 15));
  printf("graph: pass\n");
}
