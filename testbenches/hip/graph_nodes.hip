// Every kind of node in one graph: memory, fills, copies of bytes, rows, boxes, arrays and variables, a graph, events, a function of the host.
#include "check.h"
#include <cstring>

// What the library takes for the layout of HIP's structs.
static_assert(sizeof(hipKernelNodeParams) == 64 && offsetof(hipKernelNodeParams, gridDim) == 32);
static_assert(sizeof(hipMemsetParams) == 48 && offsetof(hipMemsetParams, value) == 32);
static_assert(sizeof(HIP_MEMSET_NODE_PARAMS) == 40 && offsetof(HIP_MEMSET_NODE_PARAMS, elementSize) == 20);
static_assert(sizeof(hipMemAllocNodeParams) == 120 && offsetof(hipMemAllocNodeParams, bytesize) == 104);
static_assert(sizeof(hipGraphNodeParams) == 256 && offsetof(hipGraphNodeParams, kernel) == 16);
static_assert(sizeof(hipMemcpyNodeParams) == 176 && offsetof(hipMemcpyNodeParams, copyParams) == 16);
static_assert(sizeof(hipGraphInstantiateParams) == 32 && offsetof(hipGraphInstantiateParams, uploadStream) == 24);
static_assert(sizeof(hipAccessPolicyWindow) == 32 && offsetof(hipAccessPolicyWindow, num_bytes) == 24);

const int n = 32, bytes = n * sizeof(int);
__device__ int variable[n];

__global__ void add(int *to, const int *from, int more) { to[threadIdx.x] += from[threadIdx.x] + more; }

static void count(void *calls) { ++*(int *)calls; }

static hipKernelNodeParams launch(void **arguments) {
  hipKernelNodeParams what = {};
  what.func = (void *)add;
  what.gridDim = dim3(1);
  what.blockDim = dim3(n);
  what.kernelParams = arguments;
  return what;
}

int main() {
  hipGraph_t graph, child;
  hipGraphNode_t take, fill, in, kernel, out, back, to_variable, from_variable, to_array, from_array, inner, called;
  hipStream_t stream;
  hipEvent_t start, stop;
  CHECK(hipStreamCreate(&stream));
  CHECK(hipEventCreate(&start));
  CHECK(hipEventCreate(&stop));
  CHECK(hipGraphCreate(&graph, 0));
  CHECK(hipGraphCreate(&child, 0));
  std::vector<int> input(n), output(n), again(n), boxed(n);
  for (int i = 0; i < n; i++) input[i] = i;

  // Memory of the graph, which is there from the launch on.
  hipMemAllocNodeParams memory = {};
  memory.poolProps.allocType = hipMemAllocationTypePinned;
  memory.poolProps.location.type = hipMemLocationTypeDevice;
  memory.bytesize = bytes;
  CHECK(hipGraphAddMemAllocNode(&take, graph, nullptr, 0, &memory));
  int *sum = (int *)memory.dptr, *device = to_device(std::vector<int>(n)), more = 100;
  hipMemsetParams zero = {};
  zero.dst = sum;
  zero.elementSize = 4;
  zero.width = n / 2;
  zero.pitch = bytes / 2;
  zero.height = 2;
  zero.value = 7;
  CHECK(hipGraphAddMemsetNode(&fill, graph, &take, 1, &zero));
  CHECK(hipGraphAddMemcpyNode1D(&in, graph, nullptr, 0, device, input.data(), bytes, hipMemcpyHostToDevice));
  void *arguments[] = {&sum, &device, &more};
  hipKernelNodeParams what = launch(arguments);
  hipGraphNode_t before[] = {fill, in};
  CHECK(hipGraphAddKernelNode(&kernel, graph, before, 2, &what));
  more = 0;
  CHECK(hipGraphAddMemcpyNodeToSymbol(&to_variable, graph, &kernel, 1, variable, sum, bytes, 0, hipMemcpyDeviceToDevice));
  CHECK(hipGraphAddMemcpyNodeFromSymbol(&from_variable, graph, &to_variable, 1, again.data(), variable, bytes, 0,
                                        hipMemcpyDeviceToHost));
  CHECK(hipGraphAddMemcpyNode1D(&out, graph, &kernel, 1, output.data(), sum, bytes, hipMemcpyDeviceToHost));
  hipGraphNode_t ends[] = {out, to_variable};
  CHECK(hipGraphAddMemFreeNode(&back, graph, ends, 2, sum));

  // A graph within the graph: rows to an array and back.
  hipArray_t array;
  hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  CHECK(hipMallocArray(&array, &format, 8, 4));
  hipMemcpy3DParms box = {};
  box.srcPtr = make_hipPitchedPtr(again.data(), 8 * sizeof(int), 8, 4);
  box.dstArray = array;
  box.extent = make_hipExtent(8, 4, 1);
  box.kind = hipMemcpyHostToDevice;
  CHECK(hipGraphAddMemcpyNode(&to_array, child, nullptr, 0, &box));
  hipMemcpy3DParms unbox = {};
  unbox.srcArray = array;
  unbox.dstPtr = make_hipPitchedPtr(boxed.data(), 8 * sizeof(int), 8, 4);
  unbox.extent = box.extent;
  unbox.kind = hipMemcpyDeviceToHost;
  hipGraphNodeParams any = {};
  any.type = hipGraphNodeTypeMemcpy;
  any.memcpy.copyParams = unbox;
  CHECK(hipGraphAddNode(&from_array, child, &to_array, 1, &any));
  CHECK(hipGraphAddChildGraphNode(&inner, graph, &from_variable, 1, child));

  int calls = 0;
  hipHostNodeParams host = {count, &calls};
  hipGraphNode_t recorded, stopped, waited;
  CHECK(hipGraphAddEventRecordNode(&recorded, graph, nullptr, 0, start));
  CHECK(hipGraphAddEventWaitNode(&waited, graph, &recorded, 1, start));
  CHECK(hipGraphAddHostNode(&called, graph, &waited, 1, &host));
  CHECK(hipGraphAddEventRecordNode(&stopped, graph, &called, 1, stop));

  // What a graph tells of itself.
  size_t edges = 0, roots = 0;
  CHECK(hipGraphGetEdges(graph, nullptr, nullptr, &edges));
  CHECK(hipGraphGetRootNodes(graph, nullptr, &roots));
  EXPECT(edges == 12 && roots == 3);
  hipGraphNodeType type;
  CHECK(hipGraphNodeGetType(inner, &type));
  EXPECT(type == hipGraphNodeTypeGraph);
  hipKernelNodeParams told;
  CHECK(hipGraphKernelNodeGetParams(kernel, &told));
  EXPECT(told.func == what.func && told.blockDim.x == n && *(int *)told.kernelParams[2] == 100);
  hipGraph_t copy;
  EXPECT(hipGraphClone(&copy, graph) == hipErrorNotSupported);

  hipGraphExec_t executable, second;
  CHECK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  EXPECT(hipGraphInstantiate(&second, graph, nullptr, nullptr, 0) == hipErrorNotSupported);
  std::vector<int> expected(n);
  for (int launch = 1; launch <= 2; launch++) {
    for (int i = 0; i < n; i++) {
      input[i] = launch * i;
      expected[i] = 7 + launch * i + 100;
    }
    CHECK(hipGraphLaunch(executable, stream));
    CHECK(hipStreamSynchronize(stream));
    EXPECT(output == expected && again == expected && boxed == expected && calls == launch);
  }
  float milliseconds = -1;
  CHECK(hipEventElapsedTime(&milliseconds, start, stop));
  EXPECT(milliseconds >= 0);
  size_t used = 1, most = 0;
  CHECK(hipDeviceGetGraphMemAttribute(0, hipGraphMemAttrUsedMemCurrent, &used));
  CHECK(hipDeviceGetGraphMemAttribute(0, hipGraphMemAttrUsedMemHigh, &most));
  EXPECT(used == 0 && most == bytes);

  // A picture of it for Graphviz.
  char path[] = "/tmp/graph_nodes_XXXXXX";
  int file = mkstemp(path);
  EXPECT(file >= 0);
  CHECK(hipGraphDebugDotPrint(graph, path, hipGraphDebugDotFlagsVerbose));
  FILE *dot = fopen(path, "r");
  static char text[1 << 16];
  EXPECT(dot && fread(text, 1, sizeof(text) - 1, dot) > 0);
  fclose(dot);
  remove(path);
  EXPECT(strstr(text, "digraph") && strstr(text, "KERNEL") && strstr(text, "AtoH") && strstr(text, "->"));
  CHECK(hipGraphExecDestroy(executable));
  CHECK(hipGraphDestroy(child));
  CHECK(hipGraphDestroy(graph));
  printf("graph_nodes: pass\n");
}
