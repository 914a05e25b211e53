// What C++ has beside plain loops: class templates, function objects and lambdas passed to kernels, recursion, virtual functions of
// objects that the kernel makes, arrays of its own indexed at run time, structs by value.
#include "check.h"

template <class T, int size> struct Window {
  T values[size];
  int used = 0;
  __device__ void push(T value) { values[used++ % size] = value; }
  __device__ T at_age(int age) const { return values[(used - 1 - age) % size]; }
};

struct Shape {
  __device__ virtual int area() const = 0;
};
struct Square : Shape {
  int side;
  __device__ explicit Square(int side) : side(side) {}
  __device__ int area() const override { return side * side; }
};
struct Box : Shape {
  int width, height;
  __device__ Box(int width, int height) : width(width), height(height) {}
  __device__ int area() const override { return width * height; }
};

__device__ __attribute__((noinline)) unsigned ackermann(unsigned m, unsigned n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

template <class Function, class... Rest> __global__ void each(int *out, int n, Function function, Rest... rest) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = function(i, rest...);
}

struct Ages {
  __device__ int operator()(int i) const {
    Window<int, 5> window;
    for (int k = 0; k <= 4 + i % 7; k++)
      window.push(k * i);
    return window.at_age(i % 5);
  }
};

struct Areas {
  __device__ int operator()(int i) const {
    Square square(i);
    Box box(i, i + 1);
    const Shape *shape = i % 3 == 0 ? (const Shape *)&square : &box;
    return shape->area();
  }
};

struct Recursions {
  __device__ int operator()(int i) const { return ackermann(i % 3, i % 5); }
};

int main() {
  const int n = 70;
  int *out;
  CHECK(hipMalloc((void **)&out, n * sizeof(int)));
  each<<<3, 32>>>(out, n, Ages{});
  auto found = to_host(out, n);
  for (int i = 0; i < n; i++)
    EXPECT(found[i] == (4 + i % 7 - i % 5) * i);
  each<<<3, 32>>>(out, n, Areas{});
  found = to_host(out, n);
  for (int i = 0; i < n; i++)
    EXPECT(found[i] == (i % 3 == 0 ? i * i : i * (i + 1)));
  each<<<3, 32>>>(out, n, Recursions{});
  found = to_host(out, n);
  for (int i = 0; i < n; i++) {
    int k = i % 5, expected[] = {k + 1, k + 2, 2 * k + 3};
    EXPECT(found[i] == expected[i % 3]);
  }
  int factor = 3;
  each<<<3, 32>>>(out, n, [=] __device__(int i, int offset, int shift) { return (factor * i + offset) << shift; }, 5, 2);
  found = to_host(out, n);
  for (int i = 0; i < n; i++)
    EXPECT(found[i] == (3 * i + 5) * 4);
  puts("templates: pass");
}
