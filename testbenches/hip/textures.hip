// Elements of every type, read through textures of arrays, of linear memory and of rows with a pitch: as they are, or as numbers from 0 or -1 to 1.
#include "check.h"
#include <cmath>
#include <cstring>

const int width = 7, height = 4, count = width * height;

template <class T> __global__ void picture(hipTextureObject_t texture, T *out) {
  int x = threadIdx.x, y = threadIdx.y;
  out[y * width + x] = tex2D<T>(texture, x + 0.5f, y + 0.5f);
}

// The last element is beyond the memory.
template <class T> __global__ void row(hipTextureObject_t texture, T *out) {
  out[threadIdx.x] = tex1Dfetch<T>(texture, threadIdx.x);
}

enum Of { array, pitched, linear };

// What a kernel sees, in each element as many as the texture has.
template <class T, class R> std::vector<R> seen(Of of, const std::vector<T> &in, hipTextureDesc how, hipChannelFormatDesc format) {
  hipResourceDesc what = {}, told;
  hipArray_t made = nullptr;
  void *memory = nullptr;
  size_t bytes = sizeof(T) * width;
  if (of == array) {
    CHECK(hipMallocArray(&made, &format, width, height));
    CHECK(hipMemcpy2DToArray(made, 0, 0, in.data(), bytes, bytes, height, hipMemcpyHostToDevice));
    what.resType = hipResourceTypeArray;
    what.res.array.array = made;
  } else if (of == pitched) {
    what.resType = hipResourceTypePitch2D;
    auto &rows = what.res.pitch2D;
    CHECK(hipMallocPitch(&memory, &rows.pitchInBytes, bytes, height));
    CHECK(hipMemcpy2D(memory, rows.pitchInBytes, in.data(), bytes, bytes, height, hipMemcpyHostToDevice));
    rows.devPtr = memory, rows.desc = format, rows.width = width, rows.height = height;
  } else {
    what.resType = hipResourceTypeLinear;
    what.res.linear.devPtr = memory = to_device(in);
    what.res.linear.desc = format;
    what.res.linear.sizeInBytes = in.size() * sizeof(T);
  }
  hipTextureObject_t texture;
  CHECK(hipCreateTextureObject(&texture, &what, &how, nullptr));
  CHECK(hipGetTextureObjectResourceDesc(&told, texture));
  EXPECT(told.resType == what.resType && told.res.array.array == what.res.array.array);
  R *out = to_device(std::vector<R>(count + 1));
  if (of == linear)
    row<R><<<1, count + 1>>>(texture, out);
  else
    picture<R><<<1, dim3(width, height)>>>(texture, out);
  CHECK(hipDeviceSynchronize());
  std::vector<R> found = to_host(out, count + 1);
  CHECK(hipDestroyTextureObject(texture));
  CHECK(hipFree(out));
  CHECK(hipFree(memory));
  CHECK(hipFreeArray(made));
  return found;
}

static unsigned next() {
  static unsigned state = 1;
  return state = state * 1664525 + 1013904223;
}

// Elements as they are.
template <class T> void as_it_is() {
  std::vector<T> in(count);
  for (size_t i = 0; i < sizeof(T) * count; i++)
    ((unsigned char *)in.data())[i] = next() >> 24;
  if (std::is_same<T, float>::value || std::is_same<T, float4>::value)
    for (size_t i = 0; i < sizeof(T) / 4 * count; i++)
      ((float *)in.data())[i] = (int)next() / 65536.0f;
  hipTextureDesc how = {};
  for (Of of : {array, pitched, linear}) {
    std::vector<T> found = seen<T, T>(of, in, how, hipCreateChannelDesc<T>());
    EXPECT(memcmp(found.data(), in.data(), sizeof(T) * count) == 0);
    unsigned char zeros[sizeof(T)] = {};
    EXPECT(of != linear || memcmp(&found[count], zeros, sizeof(T)) == 0);
  }
}

// Integers of 8 or 16 bits as numbers.
template <class C, int channels, class T, class R> void normalized(double most) {
  std::vector<T> in(count);
  for (size_t i = 0; i < channels * count; i++)
    ((C *)in.data())[i] = next() >> 16;
  hipTextureDesc how = {};
  how.readMode = hipReadModeNormalizedFloat;
  for (Of of : {array, pitched, linear}) {
    std::vector<R> found = seen<T, R>(of, in, how, hipCreateChannelDesc<T>());
    for (size_t i = 0; i < channels * count; i++) {
      double expected = fmax(((C *)in.data())[i] / most, -1.0);
      EXPECT(fabs(((float *)found.data())[i] - expected) < 1e-7);
    }
  }
}

// Halves become floats, and what is stored as sRGB becomes linear.
static void converted() {
  std::vector<unsigned short> halves(count);
  for (int i = 0; i < count; i++)
    halves[i] = 0x3c00 + 64 * i;
  hipTextureDesc how = {};
  hipChannelFormatDesc half = hipCreateChannelDesc(16, 0, 0, 0, hipChannelFormatKindFloat);
  for (Of of : {array, pitched, linear}) {
    std::vector<float> found = seen<unsigned short, float>(of, halves, how, half);
    for (int i = 0; i < count; i++)
      EXPECT(found[i] == (1 + i % 16 / 16.0f) * (1 << i / 16));
  }
  how.readMode = hipReadModeNormalizedFloat;
  how.sRGB = 1;
  std::vector<uchar4> stored(count);
  for (int i = 0; i < count; i++)
    stored[i] = make_uchar4(i * 9, 255 - i * 9, i, 100 + i);
  std::vector<float4> found = seen<uchar4, float4>(array, stored, how, hipCreateChannelDesc<uchar4>());
  auto linear_of = [](double c) { return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4); };
  for (int i = 0; i < count; i++) {
    EXPECT(fabs(found[i].x - linear_of(stored[i].x / 255.0)) < 1e-5);
    EXPECT(fabs(found[i].y - linear_of(stored[i].y / 255.0)) < 1e-5);
    EXPECT(fabs(found[i].w - stored[i].w / 255.0) < 1e-7);
  }
}

// The driver's descriptions make the same texture.
static void of_the_driver() {
  std::vector<signed char> in(count);
  for (int i = 0; i < count; i++)
    in[i] = i * 9 - 127;
  HIP_ARRAY_DESCRIPTOR shape = {width, height, HIP_AD_FORMAT_SIGNED_INT8, 1};
  hipArray_t made;
  CHECK(hipArrayCreate(&made, &shape));
  CHECK(hipMemcpyHtoA(made, 0, in.data(), count));
  HIP_RESOURCE_DESC what = {}, told;
  what.resType = HIP_RESOURCE_TYPE_ARRAY;
  what.res.array.hArray = made;
  HIP_TEXTURE_DESC how = {}, told_how;
  float *out = to_device(std::vector<float>(count));
  for (unsigned flags : {0, HIP_TRSF_READ_AS_INTEGER}) {
    how.flags = flags;
    hipTextureObject_t texture;
    CHECK(hipTexObjectCreate(&texture, &what, &how, nullptr));
    CHECK(hipTexObjectGetResourceDesc(&told, texture));
    CHECK(hipTexObjectGetTextureDesc(&told_how, texture));
    EXPECT(told.res.array.hArray == made && told_how.flags == flags);
    if (flags)
      picture<<<1, dim3(width, height)>>>(texture, (int *)out);
    else
      picture<<<1, dim3(width, height)>>>(texture, out);
    CHECK(hipDeviceSynchronize());
    std::vector<float> found = to_host(out, count);
    for (int i = 0; i < count; i++)
      EXPECT(flags ? ((int *)found.data())[i] == in[i] : fabs(found[i] - in[i] / 127.0) < 1e-7);
    CHECK(hipTexObjectDestroy(texture));
  }
  CHECK(hipFree(out));
  CHECK(hipArrayDestroy(made));
}

// What cannot be is refused.
static void refused() {
  hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  hipResourceDesc what = {};
  hipTextureDesc how = {};
  hipTextureObject_t texture;
  CHECK(hipMallocArray(&what.res.array.array, &format, 4, 4));
  hipArray_t made = what.res.array.array;
  how.filterMode = hipFilterModeLinear;
  EXPECT(hipCreateTextureObject(&texture, &what, &how, nullptr) == hipErrorInvalidValue);
  how.filterMode = hipFilterModePoint;
  how.addressMode[1] = hipAddressModeBorder;
  how.borderColor[2] = 0.25f;
  EXPECT(hipCreateTextureObject(&texture, &what, &how, nullptr) == hipErrorNotSupported);
  how = {};
  how.sRGB = 1;
  EXPECT(hipCreateTextureObject(&texture, &what, &how, nullptr) == hipErrorInvalidValue);
  how = {};
  EXPECT(hipCreateTextureObject(nullptr, &what, &how, nullptr) == hipErrorInvalidValue);
  CHECK(hipFreeArray(made));
  EXPECT(hipCreateTextureObject(&texture, &what, &how, nullptr) == hipErrorInvalidHandle);
  char *memory;
  CHECK(hipMalloc((void **)&memory, 4096));
  what.resType = hipResourceTypeLinear;
  what.res.linear.desc = format;
  what.res.linear.sizeInBytes = 4096;
  what.res.linear.devPtr = memory + 256;
  EXPECT(hipCreateTextureObject(&texture, &what, &how, nullptr) == hipErrorInvalidValue);
  what.res.linear.devPtr = memory + 4;
  what.res.linear.sizeInBytes = 1024;
  EXPECT(hipCreateTextureObject(&texture, &what, &how, nullptr) == hipErrorInvalidValue);
  CHECK(hipFree(memory));
}

int main() {
  as_it_is<char>();
  as_it_is<char2>();
  as_it_is<char4>();
  as_it_is<unsigned char>();
  as_it_is<uchar2>();
  as_it_is<uchar4>();
  as_it_is<short>();
  as_it_is<short4>();
  as_it_is<ushort2>();
  as_it_is<int>();
  as_it_is<int4>();
  as_it_is<unsigned>();
  as_it_is<uint2>();
  as_it_is<float>();
  as_it_is<float4>();
  normalized<unsigned char, 1, unsigned char, float>(255);
  normalized<unsigned char, 4, uchar4, float4>(255);
  normalized<signed char, 2, char2, float2>(127);
  normalized<unsigned short, 1, unsigned short, float>(65535);
  normalized<unsigned short, 2, ushort2, float2>(65535);
  normalized<short, 4, short4, float4>(32767);
  converted();
  of_the_driver();
  refused();
  puts("textures: pass");
}
