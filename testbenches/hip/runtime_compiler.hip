// Programs that are compiled while this one runs: headers in memory, options, names of templates and variables, what the compiler says of a
// wrong source, managed variables, and bitcode of two programs linked to one.
#include "check.h"
#include <cstring>
#include <hip/hiprtc.h>
#include <string>

#define RTC(call)                                                                                                      \
  do {                                                                                                                 \
    hiprtcResult result_ = (call);                                                                                     \
    if (result_ != HIPRTC_SUCCESS) {                                                                                   \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hiprtcGetErrorString(result_));                    \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

static const char *const source = R"(
#include "parts/scale.h"
#include <hip/hip_fp16.h>
__constant__ float factor;
namespace inner { __device__ int calls; }
template <class T, int N> __global__ void scaled(const T *in, T *out, int count) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  if (at < count) out[at] = scale(in[at]) * T(N) + T(factor) + T(OFFSET);
  if (at == 0) atomicAdd(&inner::calls, 1);
}
extern "C" __global__ void halves(const __half *in, float *out) {
  if (threadIdx.x == 0) printf("%d lanes in a wave\n", warpSize);
  out[threadIdx.x] = __half2float(in[threadIdx.x]) * 2;
}
)";
static const char *const header = "template <class T> __device__ T scale(T x) { return x * T(3); }";

static std::vector<char> code_of(hiprtcProgram program) {
  size_t size;
  RTC(hiprtcGetCodeSize(program, &size));
  std::vector<char> code(size);
  RTC(hiprtcGetCode(program, code.data()));
  return code;
}

static std::string log_of(hiprtcProgram program) {
  size_t size;
  RTC(hiprtcGetProgramLogSize(program, &size));
  std::vector<char> log(size);
  RTC(hiprtcGetProgramLog(program, log.data()));
  return log.data();
}

static void templates_and_variables() {
  hiprtcProgram program;
  const char *name = "parts/scale.h", *text = header;
  RTC(hiprtcCreateProgram(&program, source, "scaled.cu", 1, &text, &name));
  const char *const expressions[] = {"scaled<float, 2>", "scaled<int, (1 + 4)>", "&factor", "&inner::calls"};
  for (const char *expression : expressions)
    RTC(hiprtcAddNameExpression(program, expression));
  const char *lowered;
  EXPECT(hiprtcGetLoweredName(program, expressions[0], &lowered) == HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION);
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  std::string architecture = std::string("--gpu-architecture=") + properties.gcnArchName;
  const char *options[] = {architecture.c_str(), "-DOFFSET=7", "-std=c++17"};
  if (hiprtcCompileProgram(program, 3, options) != HIPRTC_SUCCESS) {
    fprintf(stderr, "%s\n", log_of(program).c_str());
    exit(1);
  }
  EXPECT(hiprtcAddNameExpression(program, "late") == HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION);
  EXPECT(hiprtcGetLoweredName(program, "scaled<char, 1>", &lowered) == HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID);

  std::vector<char> code = code_of(program);
  hipModule_t module;
  hipFunction_t function;
  CHECK(hipModuleLoadData(&module, code.data()));
  hipDeviceptr_t variable;
  size_t bytes;
  RTC(hiprtcGetLoweredName(program, "&factor", &lowered));
  CHECK(hipModuleGetGlobal(&variable, &bytes, module, lowered));
  float factor = 11;
  EXPECT(bytes == sizeof factor);
  CHECK(hipMemcpyHtoD(variable, &factor, bytes));

  const int n = 100;
  std::vector<float> in(n);
  std::vector<int> integers(n);
  for (int i = 0; i < n; i++)
    in[i] = integers[i] = i;
  float *from = to_device(in), *to = to_device(in);
  int count = n;
  void *arguments[] = {&from, &to, &count};
  RTC(hiprtcGetLoweredName(program, expressions[0], &lowered));
  EXPECT(!strcmp(lowered, "_Z6scaledIfLi2EEvPKT_PS0_i"));
  CHECK(hipModuleGetFunction(&function, module, lowered));
  CHECK(hipModuleLaunchKernel(function, 2, 1, 1, 64, 1, 1, 0, 0, arguments, nullptr));
  in = to_host(to, n);
  int *from_integers = to_device(integers), *to_integers = to_device(integers);
  void *integer_arguments[] = {&from_integers, &to_integers, &count};
  RTC(hiprtcGetLoweredName(program, expressions[1], &lowered));
  CHECK(hipModuleGetFunction(&function, module, lowered));
  CHECK(hipModuleLaunchKernel(function, 2, 1, 1, 64, 1, 1, 0, 0, integer_arguments, nullptr));
  integers = to_host(to_integers, n);
  for (int i = 0; i < n; i++)
    EXPECT(in[i] == i * 6 + 18 && integers[i] == i * 15 + 18);
  RTC(hiprtcGetLoweredName(program, "&inner::calls", &lowered));
  CHECK(hipModuleGetGlobal(&variable, &bytes, module, lowered));
  int calls;
  CHECK(hipMemcpyDtoH(&calls, variable, sizeof calls));
  EXPECT(calls == 2);

  std::vector<_Float16> halves(32);
  for (int i = 0; i < 32; i++)
    halves[i] = i * 0.25f;
  _Float16 *from_halves = to_device(halves);
  void *half_arguments[] = {&from_halves, &to};
  CHECK(hipModuleGetFunction(&function, module, "halves"));
  CHECK(hipModuleLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, half_arguments, nullptr));
  EXPECT(to_host(to, 32)[31] == 15.5f);
  CHECK(hipModuleUnload(module));
  RTC(hiprtcDestroyProgram(&program));
  EXPECT(program == nullptr);
}

static void wrong_sources() {
  hiprtcProgram program;
  RTC(hiprtcCreateProgram(&program, "__global__ void k() { undeclared = 1; }", "wrong.cu", 0, nullptr, nullptr));
  size_t size;
  EXPECT(hiprtcGetCodeSize(program, &size) == HIPRTC_ERROR_INVALID_PROGRAM);
  EXPECT(hiprtcCompileProgram(program, 0, nullptr) == HIPRTC_ERROR_COMPILATION);
  std::string log = log_of(program);
  EXPECT(log.find("wrong.cu:1:") != log.npos && log.find("undeclared") != log.npos);
  EXPECT(hiprtcGetCodeSize(program, &size) == HIPRTC_ERROR_INVALID_PROGRAM);
  RTC(hiprtcDestroyProgram(&program));
  EXPECT(hiprtcCreateProgram(&program, nullptr, "", 0, nullptr, nullptr) == HIPRTC_ERROR_INVALID_INPUT);
}

static std::vector<char> bitcode_of(const char *text) {
  hiprtcProgram program;
  RTC(hiprtcCreateProgram(&program, text, nullptr, 0, nullptr, nullptr));
  const char *option = "-fgpu-rdc";
  RTC(hiprtcCompileProgram(program, 1, &option));
  size_t size;
  EXPECT(hiprtcGetCodeSize(program, &size) == HIPRTC_ERROR_INVALID_PROGRAM);
  RTC(hiprtcGetBitcodeSize(program, &size));
  std::vector<char> bitcode(size);
  RTC(hiprtcGetBitcode(program, bitcode.data()));
  RTC(hiprtcDestroyProgram(&program));
  return bitcode;
}

static void linked_bitcode() {
  std::vector<char> parts[] = {
      bitcode_of("extern __device__ int twice(int); extern \"C\" __global__ void k(int *p) { p[threadIdx.x] = "
                 "twice(threadIdx.x) + __clz(threadIdx.x); }"),
      bitcode_of("__device__ int twice(int x) { return 2 * x; }")};
  hiprtcLinkState state;
  RTC(hiprtcLinkCreate(0, nullptr, nullptr, &state));
  for (auto &part : parts)
    RTC(hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, part.data(), part.size(), "part", 0, nullptr, nullptr));
  EXPECT(hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_PTX, parts[0].data(), 1, "ptx", 0, nullptr, nullptr) ==
         HIPRTC_ERROR_INVALID_INPUT);
  void *code;
  size_t size;
  RTC(hiprtcLinkComplete(state, &code, &size));
  hipModule_t module;
  hipFunction_t function;
  CHECK(hipModuleLoadData(&module, code));
  RTC(hiprtcLinkDestroy(state));
  CHECK(hipModuleGetFunction(&function, module, "k"));
  std::vector<int> zeros(64);
  int *to = to_device(zeros);
  void *arguments[] = {&to};
  CHECK(hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, 0, arguments, nullptr));
  zeros = to_host(to, 64);
  EXPECT(zeros[0] == 32 && zeros[1] == 2 + 31 && zeros[63] == 126 + 26);
}

static void managed_variables() {
  hiprtcProgram program;
  const char *text = "__managed__ int number = 10; extern \"C\" __global__ void k() { number += 5; }";
  RTC(hiprtcCreateProgram(&program, text, "managed.cu", 0, nullptr, nullptr));
  RTC(hiprtcCompileProgram(program, 0, nullptr));
  std::vector<char> code = code_of(program);
  RTC(hiprtcDestroyProgram(&program));
  hipModule_t module;
  hipFunction_t function;
  CHECK(hipModuleLoadData(&module, code.data()));
  CHECK(hipModuleGetFunction(&function, module, "k"));
  CHECK(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, nullptr, nullptr));
  hipDeviceptr_t variable;
  size_t bytes;
  CHECK(hipModuleGetGlobal(&variable, &bytes, module, "number"));
  EXPECT(bytes == sizeof(int) && *(int *)variable == 15);
  CHECK(hipModuleUnload(module));
}

int main() {
  templates_and_variables();
  managed_variables();
  wrong_sources();
  linked_bitcode();
  printf("runtime_compiler: pass\n");
}
