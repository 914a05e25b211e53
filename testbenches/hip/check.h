// What the programs of this folder have in common: HIP's errors end the program, and so do wrong results.
#pragma once
#include <hip/hip_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                                                    \
  do {                                                                                                                 \
    hipError_t error_ = (call);                                                                                        \
    if (error_ != hipSuccess) {                                                                                        \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hipGetErrorString(error_));                        \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

#define EXPECT(condition)                                                                                              \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      fprintf(stderr, "%s:%d: expected %s\n", __FILE__, __LINE__, #condition);                                         \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

// Device memory with the elements of a vector.
template <class T> T *to_device(const std::vector<T> &from) {
  T *to;
  CHECK(hipMalloc((void **)&to, from.size() * sizeof(T)));
  CHECK(hipMemcpy(to, from.data(), from.size() * sizeof(T), hipMemcpyHostToDevice));
  return to;
}

template <class T> std::vector<T> to_host(const T *from, size_t count) {
  std::vector<T> to(count);
  CHECK(hipMemcpy(to.data(), from, count * sizeof(T), hipMemcpyDeviceToHost));
  return to;
}
