// Surfaces: kernels store to rows, pictures and volumes and load from them. Beyond the edges stores are dropped and loads give zero.
#include "check.h"
#include <cstring>

const int width = 9, height = 6, depth = 3;

// x is in bytes.
template <class T> __global__ void fill(hipSurfaceObject_t surface, T step) {
  int x = threadIdx.x, y = threadIdx.y;
  surf2Dwrite(T(step * T(y * width + x)), surface, x * (int)sizeof(T), y);
}

template <class T> __global__ void load(hipSurfaceObject_t surface, T *out) {
  int x = threadIdx.x, y = threadIdx.y;
  surf2Dread(&out[y * blockDim.x + x], surface, x * (int)sizeof(T), y);
}

// Kernels fill one row and one column more than there are.
template <class T> void picture(T step) {
  hipChannelFormatDesc format = hipCreateChannelDesc<T>();
  hipResourceDesc what = {};
  CHECK(hipMallocArray(&what.res.array.array, &format, width, height, hipArraySurfaceLoadStore));
  hipArray_t made = what.res.array.array;
  hipSurfaceObject_t surface;
  CHECK(hipCreateSurfaceObject(&surface, &what));
  fill<T><<<1, dim3(width + 1, height + 1)>>>(surface, step);
  T *out = to_device(std::vector<T>((width + 1) * (height + 1), step));
  load<T><<<1, dim3(width + 1, height + 1)>>>(surface, out);
  CHECK(hipDeviceSynchronize());
  std::vector<T> stored(width * height), loaded = to_host(out, (width + 1) * (height + 1));
  size_t row = width * sizeof(T);
  CHECK(hipMemcpy2DFromArray(stored.data(), row, made, 0, 0, row, height, hipMemcpyDeviceToHost));
  for (int y = 0; y <= height; y++)
    for (int x = 0; x <= width; x++) {
      T expected = step * T(y * width + x), zero = T(0);
      T &found = loaded[y * (width + 1) + x];
      if (x < width && y < height)
        EXPECT(memcmp(&stored[y * width + x], &expected, sizeof(T)) == 0 && memcmp(&found, &expected, sizeof(T)) == 0);
      else
        EXPECT(memcmp(&found, &zero, sizeof(T)) == 0);
    }
  CHECK(hipDestroySurfaceObject(surface));
  CHECK(hipFree(out));
  CHECK(hipFreeArray(made));
}

__global__ void turn(hipSurfaceObject_t row, hipSurfaceObject_t volume) {
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  ushort2 found;
  surf1Dread(&found, row, x * 4);
  uchar4 made = {(unsigned char)found.x, (unsigned char)found.y, (unsigned char)y, (unsigned char)z};
  surf3Dwrite(made, volume, x * 4, y, z);
  surf3Dread(&made, volume, x * 4, y, z);
  if (y == 0 && z == 0)
    surf1Dwrite(make_ushort2(made.y, made.x), row, x * 4);
}

static void rows_and_volumes() {
  hipChannelFormatDesc shorts = hipCreateChannelDesc<ushort2>(), bytes = hipCreateChannelDesc<uchar4>();
  hipResourceDesc of_row = {}, of_volume = {};
  hipArray_t row, volume;
  CHECK(hipMallocArray(&row, &shorts, 4));
  CHECK(hipMalloc3DArray(&volume, &bytes, make_hipExtent(4, 3, 2), hipArraySurfaceLoadStore));
  of_row.res.array.array = row, of_volume.res.array.array = volume;
  std::vector<unsigned short> in = {1, 2, 3, 4, 5, 6, 7, 8}, out(8);
  CHECK(hipMemcpyHtoA(row, 0, in.data(), 16));
  hipSurfaceObject_t a, b;
  CHECK(hipCreateSurfaceObject(&a, &of_row));
  CHECK(hipCreateSurfaceObject(&b, &of_volume));
  turn<<<1, dim3(4, 3, 2)>>>(a, b);
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpyAtoH(out.data(), row, 0, 16));
  for (int i = 0; i < 8; i++)
    EXPECT(out[i] == in[i ^ 1]);
  std::vector<unsigned char> all(4 * 3 * 2 * 4);
  hipMemcpy3DParms copy = {};
  copy.srcArray = volume;
  copy.dstPtr = make_hipPitchedPtr(all.data(), 16, 4, 3);
  copy.extent = make_hipExtent(4, 3, 2);
  copy.kind = hipMemcpyDeviceToHost;
  CHECK(hipMemcpy3D(&copy));
  for (int i = 0; i < 24; i++) {
    const unsigned char *found = &all[i * 4];
    EXPECT(found[0] == in[i % 4 * 2] && found[1] == in[i % 4 * 2 + 1] && found[2] == i / 4 % 3 && found[3] == i / 12);
  }
  CHECK(hipDestroySurfaceObject(a));
  CHECK(hipDestroySurfaceObject(b));
  EXPECT(hipDestroySurfaceObject(b) == hipErrorInvalidValue);
  CHECK(hipFreeArray(row));
  CHECK(hipFreeArray(volume));
}

__global__ void faces(hipSurfaceObject_t cube, int *out) {
  int x = threadIdx.x, y = threadIdx.y, face = threadIdx.z;
  surfCubemapwrite(100 * face + 10 * y + x, cube, x * 4, y, face);
  surfCubemapread(&out[(face * 3 + y) * 3 + x], cube, x * 4, y, face);
}

static void of_a_cube() {
  hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  hipResourceDesc what = {};
  hipArray_t cube;
  CHECK(hipMalloc3DArray(&cube, &format, make_hipExtent(3, 3, 6), hipArrayCubemap | hipArraySurfaceLoadStore));
  what.res.array.array = cube;
  hipSurfaceObject_t surface;
  CHECK(hipCreateSurfaceObject(&surface, &what));
  int *out = to_device(std::vector<int>(54));
  faces<<<1, dim3(3, 3, 6)>>>(surface, out);
  CHECK(hipDeviceSynchronize());
  std::vector<int> loaded = to_host(out, 54), stored(54);
  hipMemcpy3DParms copy = {};
  copy.srcArray = cube;
  copy.dstPtr = make_hipPitchedPtr(stored.data(), 12, 3, 3);
  copy.extent = make_hipExtent(3, 3, 6);
  copy.kind = hipMemcpyDeviceToHost;
  CHECK(hipMemcpy3D(&copy));
  for (int i = 0; i < 54; i++)
    EXPECT(loaded[i] == 100 * (i / 9) + 10 * (i / 3 % 3) + i % 3 && stored[i] == loaded[i]);
  CHECK(hipDestroySurfaceObject(surface));
  CHECK(hipFree(out));
  CHECK(hipFreeArray(cube));
}

// What surfaces are not of.
static void refused() {
  hipResourceDesc linear = {}, layers = {};
  linear.resType = hipResourceTypeLinear;
  linear.res.linear.desc = hipCreateChannelDesc<float>();
  linear.res.linear.sizeInBytes = 16;
  CHECK(hipMalloc(&linear.res.linear.devPtr, 16));
  hipSurfaceObject_t surface;
  EXPECT(hipCreateSurfaceObject(&surface, &linear) == hipErrorInvalidValue);
  CHECK(hipFree(linear.res.linear.devPtr));
  hipArray_t made;
  CHECK(hipMalloc3DArray(&made, &linear.res.linear.desc, make_hipExtent(4, 4, 2), hipArrayLayered));
  layers.res.array.array = made;
  EXPECT(hipCreateSurfaceObject(&surface, &layers) == hipErrorNotSupported);
  CHECK(hipFreeArray(made));
}

int main() {
  picture<char>(-2);
  picture<unsigned char>(3);
  picture<short>(-321);
  picture<unsigned short>(1000);
  picture<int>(-1234567);
  picture<float>(0.37f);
  picture<uchar4>(make_uchar4(1, 2, 3, 4));
  picture<short2>(make_short2(-7, 300));
  picture<int4>(make_int4(1, -1, 70000, 5));
  picture<float2>(make_float2(0.5f, -3));
  picture<float4>(make_float4(0.5f, -3, 1e10f, 0.1f));
  rows_and_volumes();
  of_a_cube();
  refused();
  puts("surfaces: pass");
}
