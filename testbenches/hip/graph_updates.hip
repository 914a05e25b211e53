// Graphs that are changed: parameters of nodes and of executables, nodes that are switched off, copies, whole updates, edges; captures that
// fork, join and are looked at; objects that graphs keep.
#include "check.h"

const int n = 32, bytes = n * sizeof(int);

__global__ void add(int *to, int more) { to[threadIdx.x] += more; }
__global__ void times(int *to, int factor) { to[threadIdx.x] *= factor; }

static void ended(void *flag) { *(bool *)flag = true; }

static hipKernelNodeParams launch(void (*kernel)(int *, int), void **arguments) {
  hipKernelNodeParams what = {};
  what.func = (void *)kernel;
  what.gridDim = dim3(1);
  what.blockDim = dim3(n);
  what.kernelParams = arguments;
  return what;
}

// A fill, a kernel, and a copy to the host.
struct Chain {
  hipGraph_t graph;
  hipGraphNode_t fill, kernel, copy;
  Chain(int *device, int *host, void (*what)(int *, int), int value, int with) {
    hipMemsetParams values = {};
    values.dst = device;
    values.elementSize = 4;
    values.width = n;
    values.height = 1;
    values.value = value;
    void *arguments[] = {&device, &with};
    hipKernelNodeParams kernel_params = launch(what, arguments);
    CHECK(hipGraphCreate(&graph, 0));
    CHECK(hipGraphAddMemsetNode(&fill, graph, nullptr, 0, &values));
    CHECK(hipGraphAddKernelNode(&kernel, graph, &fill, 1, &kernel_params));
    CHECK(hipGraphAddMemcpyNode1D(&copy, graph, &kernel, 1, host, device, bytes, hipMemcpyDeviceToHost));
  }
};

static hipStream_t stream;
static std::vector<int> host(n);

static int launched(hipGraphExec_t executable) {
  CHECK(hipGraphLaunch(executable, stream));
  CHECK(hipStreamSynchronize(stream));
  EXPECT(host == std::vector<int>(n, host[0]));
  return host[0];
}

static void parameters(int *device) {
  Chain chain(device, host.data(), add, 5, 2);
  hipGraphExec_t executable, other;
  CHECK(hipGraphInstantiate(&executable, chain.graph, nullptr, nullptr, 0));
  EXPECT(launched(executable) == 7);
  int with = 3;
  void *arguments[] = {&device, &with};
  hipKernelNodeParams what = launch(times, arguments);
  CHECK(hipGraphExecKernelNodeSetParams(executable, chain.kernel, &what));
  EXPECT(launched(executable) == 15);
  hipMemsetParams values;
  CHECK(hipGraphMemsetNodeGetParams(chain.fill, &values));
  values.value = 6;
  CHECK(hipGraphMemsetNodeSetParams(chain.fill, &values));
  EXPECT(launched(executable) == 15);
  CHECK(hipGraphInstantiate(&other, chain.graph, nullptr, nullptr, 0));
  EXPECT(launched(other) == 8);
  // A copy goes on in its direction.
  EXPECT(hipGraphExecMemcpyNodeSetParams1D(other, chain.copy, device, host.data(), bytes, hipMemcpyHostToDevice) ==
         hipErrorInvalidValue);
  unsigned enabled = 0;
  CHECK(hipGraphNodeSetEnabled(other, chain.kernel, 0));
  EXPECT(launched(other) == 6);
  CHECK(hipGraphNodeGetEnabled(other, chain.kernel, &enabled));
  EXPECT(enabled == 0);
  CHECK(hipGraphExecDestroy(executable));
  CHECK(hipGraphExecDestroy(other));
  CHECK(hipGraphDestroy(chain.graph));
}

static void updates(int *device) {
  Chain chain(device, host.data(), add, 5, 2), alike(device, host.data(), times, 4, 10);
  hipGraphExec_t executable;
  hipGraphNode_t at, node;
  hipGraphExecUpdateResult result;
  CHECK(hipGraphInstantiate(&executable, chain.graph, nullptr, nullptr, 0));
  CHECK(hipGraphExecUpdate(executable, alike.graph, &at, &result));
  EXPECT(result == hipGraphExecUpdateSuccess && launched(executable) == 40);

  hipGraph_t copy;
  CHECK(hipGraphClone(&copy, alike.graph));
  CHECK(hipGraphNodeFindInClone(&node, alike.kernel, copy));
  int with = 9;
  void *arguments[] = {&device, &with};
  hipKernelNodeParams what = launch(times, arguments);
  CHECK(hipGraphKernelNodeSetParams(node, &what));
  CHECK(hipGraphExecUpdate(executable, copy, &at, &result));
  EXPECT(launched(executable) == 36);

  CHECK(hipGraphRemoveDependencies(alike.graph, &alike.kernel, &alike.copy, 1));
  EXPECT(hipGraphExecUpdate(executable, alike.graph, &at, &result) == hipErrorGraphExecUpdateFailure);
  EXPECT(result == hipGraphExecUpdateErrorTopologyChanged && at == alike.copy);
  CHECK(hipGraphDestroyNode(alike.copy));
  CHECK(hipGraphAddEmptyNode(&alike.copy, alike.graph, &alike.kernel, 1));
  EXPECT(hipGraphExecUpdate(executable, alike.graph, &at, &result) == hipErrorGraphExecUpdateFailure);
  EXPECT(result == hipGraphExecUpdateErrorNodeTypeChanged && at == alike.copy);
  // A circle cannot be launched.
  CHECK(hipGraphAddDependencies(alike.graph, &alike.copy, &alike.fill, 1));
  hipGraphExec_t none;
  EXPECT(hipGraphInstantiate(&none, alike.graph, nullptr, nullptr, 0) == hipErrorInvalidValue);
  EXPECT(launched(executable) == 36);
  CHECK(hipGraphExecDestroy(executable));
  for (hipGraph_t graph : {chain.graph, alike.graph, copy}) CHECK(hipGraphDestroy(graph));
}

static void captures(int *device) {
  hipStream_t fork;
  hipEvent_t forked, joined;
  hipGraph_t graph, seen;
  hipGraphExec_t executable;
  CHECK(hipStreamCreate(&fork));
  CHECK(hipEventCreate(&forked));
  CHECK(hipEventCreate(&joined));
  int *other;
  CHECK(hipMalloc((void **)&other, bytes));
  CHECK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  CHECK(hipMemsetAsync(device, 0, bytes, stream));
  CHECK(hipEventRecord(forked, stream));
  CHECK(hipStreamWaitEvent(fork, forked, 0));
  CHECK(hipMemsetAsync(other, 0, bytes, fork));
  add<<<1, n, 0, fork>>>(other, 1);
  add<<<1, n, 0, stream>>>(device, 3);
  EXPECT(hipEventQuery(forked) == hipErrorCapturedEvent);
  EXPECT(hipMemcpy(host.data(), device, bytes, hipMemcpyDeviceToHost) == hipErrorStreamCaptureImplicit);
  CHECK(hipEventRecord(joined, fork));
  CHECK(hipStreamWaitEvent(stream, joined, 0));
  hipStreamCaptureStatus status;
  unsigned long long number;
  const hipGraphNode_t *last;
  size_t count;
  CHECK(hipStreamGetCaptureInfo_v2(stream, &status, &number, &seen, &last, &count));
  EXPECT(status == hipStreamCaptureStatusActive && count == 2);
  // A node that the program adds, which what comes next waits for.
  hipGraphNode_t node;
  int factor = 10;
  void *arguments[] = {&device, &factor};
  hipKernelNodeParams what = launch(times, arguments);
  CHECK(hipGraphAddKernelNode(&node, seen, last, count, &what));
  CHECK(hipStreamUpdateCaptureDependencies(stream, &node, 1, hipStreamSetCaptureDependencies));
  CHECK(hipMemcpyAsync(host.data(), device, bytes, hipMemcpyDeviceToHost, stream));
  CHECK(hipStreamEndCapture(stream, &graph));
  EXPECT(graph == seen);
  CHECK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  EXPECT(launched(executable) == 30);
  EXPECT(to_host(other, n) == std::vector<int>(n, 1));

  // A fork that does not come back.
  CHECK(hipStreamBeginCapture(stream, hipStreamCaptureModeRelaxed));
  CHECK(hipEventRecord(forked, stream));
  CHECK(hipStreamWaitEvent(fork, forked, 0));
  add<<<1, n, 0, fork>>>(other, 1);
  hipGraph_t none;
  EXPECT(hipStreamEndCapture(fork, &none) == hipErrorStreamCaptureUnmatched);
  EXPECT(hipStreamEndCapture(stream, &none) == hipErrorStreamCaptureUnjoined && none == nullptr);
  CHECK(hipGraphExecDestroy(executable));
  CHECK(hipGraphDestroy(graph));
}

static void objects() {
  bool is_ended = false;
  hipUserObject_t object;
  hipGraph_t graph;
  hipGraphExec_t executable;
  CHECK(hipGraphCreate(&graph, 0));
  CHECK(hipUserObjectCreate(&object, &is_ended, ended, 1, hipUserObjectNoDestructorSync));
  CHECK(hipGraphRetainUserObject(graph, object, 1, hipGraphUserObjectMove));
  CHECK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  CHECK(hipGraphDestroy(graph));
  EXPECT(!is_ended);
  CHECK(hipGraphExecDestroy(executable));
  EXPECT(is_ended);
}

int main() {
  int *device = to_device(std::vector<int>(n));
  CHECK(hipStreamCreate(&stream));
  parameters(device);
  updates(device);
  captures(device);
  objects();
  printf("graph_updates: pass\n");
}
