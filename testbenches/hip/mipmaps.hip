// Levels and layers: mipmapped arrays with their views, levels that kernels name or derivatives choose, layered arrays; gathers.
#include "check.h"
#include <cmath>

template <class K, class... A> std::vector<float> run(int count, K kernel, A... arguments) {
  float *out = to_device(std::vector<float>(count));
  kernel<<<1, count>>>(arguments..., out);
  CHECK(hipDeviceSynchronize());
  std::vector<float> found = to_host(out, count);
  CHECK(hipFree(out));
  return found;
}

static hipTextureObject_t texture_of(hipResourceDesc what, bool linear, const hipResourceViewDesc *view = nullptr) {
  hipTextureDesc how = {};
  how.filterMode = how.mipmapFilterMode = linear ? hipFilterModeLinear : hipFilterModePoint;
  for (hipTextureAddressMode &mode : how.addressMode)
    mode = hipAddressModeClamp;
  how.normalizedCoords = 1;
  how.maxMipmapLevelClamp = 15;
  hipTextureObject_t texture;
  CHECK(hipCreateTextureObject(&texture, &what, &how, view));
  return texture;
}

// The middle of the picture at levels 0, 1/4, 1/2 ...
__global__ void at_levels(hipTextureObject_t texture, float *out) {
  out[threadIdx.x] = tex2DLod<float>(texture, 0.5f, 0.5f, threadIdx.x / 4.0f);
}

// Each lane as if texels were 2^lane apart.
__global__ void by_derivatives(hipTextureObject_t texture, float *out) {
  float step = (1 << threadIdx.x) / 16.0f;
  out[threadIdx.x] = tex2DGrad<float>(texture, 0.5f, 0.5f, make_float2(step, 0), make_float2(0, step));
}

__global__ void along_x(hipTextureObject_t texture, float *out) {
  out[threadIdx.x] = tex2D<float>(texture, (threadIdx.x + 0.5f) / blockDim.x, 0.9f);
}

static void levels() {
  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipMipmappedArray_t mipmap;
  CHECK(hipMallocMipmappedArray(&mipmap, &format, make_hipExtent(16, 16, 0), 7));
  EXPECT(mipmap->max_mipmap_level == 4 && mipmap->width == 16);
  hipArray_t level;
  EXPECT(hipGetMipmappedArrayLevel(&level, mipmap, 5) == hipErrorInvalidValue);
  for (int n = 0; n < 5; n++) {
    hipExtent extent;
    CHECK(hipGetMipmappedArrayLevel(&level, mipmap, n));
    CHECK(hipArrayGetInfo(nullptr, &extent, nullptr, level));
    EXPECT(extent.width == 16 >> n && extent.height == 16 >> n && extent.depth == 0);
    // 10 n, and on the right half of each picture 1 more.
    std::vector<float> texels(extent.width * extent.height);
    for (size_t i = 0; i < texels.size(); i++)
      texels[i] = 10 * n + (2 * (i % extent.width) >= extent.width);
    size_t row = extent.width * 4;
    CHECK(hipMemcpy2DToArray(level, 0, 0, texels.data(), row, row, extent.height, hipMemcpyHostToDevice));
  }
  hipResourceDesc what = {};
  what.resType = hipResourceTypeMipmappedArray;
  what.res.mipmap.mipmap = mipmap;
  hipTextureObject_t texture = texture_of(what, true);
  std::vector<float> found = run(18, at_levels, texture);
  // Halfway between 0 and 1, but for the last level, which is one texel.
  for (int i = 0; i <= 12; i++)
    EXPECT(fabs(found[i] - (10 * i / 4.0 + 0.5)) < 1e-4);
  EXPECT(found[16] == 40 && found[17] == 40);
  found = run(4, by_derivatives, texture);
  for (int i = 0; i < 4; i++)
    EXPECT(fabs(found[i] - (10 * i + 0.5)) < 1e-4);
  CHECK(hipDestroyTextureObject(texture));

  // A view of levels 1 and 2 begins at level 1, and has no other.
  hipResourceViewDesc view = {}, told;
  view.format = hipResViewFormatFloat1;
  view.width = view.height = 16;
  view.firstMipmapLevel = 1, view.lastMipmapLevel = 2;
  texture = texture_of(what, false, &view);
  CHECK(hipGetTextureObjectResourceViewDesc(&told, texture));
  EXPECT(told.firstMipmapLevel == 1 && told.width == 16);
  found = run(8, along_x, texture);
  for (int i = 0; i < 8; i++)
    EXPECT(found[i] == 10 + (i >= 4));
  found = run(12, at_levels, texture);
  EXPECT(found[0] == 11 && found[4] == 21 && found[11] == 21);
  CHECK(hipDestroyTextureObject(texture));

  // A level is an array that textures may be of.
  hipResourceDesc one = {};
  CHECK(hipGetMipmappedArrayLevel(&one.res.array.array, mipmap, 1));
  texture = texture_of(one, false);
  found = run(8, along_x, texture);
  for (int i = 0; i < 8; i++)
    EXPECT(found[i] == 10 + (i >= 4));
  CHECK(hipDestroyTextureObject(texture));
  CHECK(hipFreeMipmappedArray(mipmap));
  hipTextureDesc how = {};
  EXPECT(hipCreateTextureObject(&texture, &one, &how, nullptr) == hipErrorInvalidHandle);
}

__global__ void of_layers(hipTextureObject_t texture, float *out) {
  int x = threadIdx.x % 5, layer = threadIdx.x / 5;
  out[threadIdx.x] = tex2DLayered<float>(texture, (x + 0.5f) / 5, 0.9f, layer);
}

__global__ void of_rows(hipTextureObject_t texture, float *out) {
  int x = threadIdx.x % 5, layer = threadIdx.x / 5;
  out[threadIdx.x] = tex1DLayered<float>(texture, (x + 0.5f) / 5, layer);
}

// An array whose elements are their numbers.
static hipResourceDesc counting(hipExtent extent, unsigned flags) {
  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  size_t height = extent.height ? extent.height : 1;
  std::vector<float> texels(extent.width * height * extent.depth);
  for (size_t i = 0; i < texels.size(); i++)
    texels[i] = i;
  hipResourceDesc what = {};
  hipArray_t made;
  CHECK(hipMalloc3DArray(&made, &format, extent, flags));
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(texels.data(), extent.width * 4, extent.width, height);
  copy.dstArray = made;
  copy.extent = make_hipExtent(extent.width, height, extent.depth);
  copy.kind = hipMemcpyHostToDevice;
  CHECK(hipMemcpy3D(&copy));
  what.res.array.array = made;
  return what;
}

static void layers() {
  hipResourceDesc what = counting(make_hipExtent(5, 3, 4), hipArrayLayered);
  hipTextureObject_t texture = texture_of(what, false);
  std::vector<float> found = run(25, of_layers, texture);
  // Row 2 of each layer; layer 4 is the last one, 3.
  for (int i = 0; i < 25; i++)
    EXPECT(found[i] == (i / 5 < 4 ? i / 5 : 3) * 15 + 10 + i % 5);
  CHECK(hipDestroyTextureObject(texture));
  hipResourceViewDesc view = {};
  view.firstLayer = 1, view.lastLayer = 2;
  texture = texture_of(what, false, &view);
  found = run(15, of_layers, texture);
  for (int i = 0; i < 15; i++)
    EXPECT(found[i] == (i / 5 < 1 ? 1 : 2) * 15 + 10 + i % 5);
  CHECK(hipDestroyTextureObject(texture));
  CHECK(hipFreeArray(what.res.array.array));

  what = counting(make_hipExtent(5, 0, 3), hipArrayLayered);
  texture = texture_of(what, false);
  found = run(15, of_rows, texture);
  for (int i = 0; i < 15; i++)
    EXPECT(found[i] == i);
  CHECK(hipDestroyTextureObject(texture));
  CHECK(hipFreeArray(what.res.array.array));
}

// Coordinates of a cube are not those of the device, in ROCm's device libraries.
static void cubes() {
  hipResourceDesc what = counting(make_hipExtent(4, 4, 6), hipArrayCubemap);
  hipTextureDesc how = {};
  hipTextureObject_t texture;
  EXPECT(hipCreateTextureObject(&texture, &what, &how, nullptr) == hipErrorNotSupported);
  CHECK(hipFreeArray(what.res.array.array));
}

// HIP's headers count the channels of a gather from 1 on.
__global__ void four_texels(hipTextureObject_t texture, float *out) {
  float4 found = tex2Dgather<float4>(texture, 0.4f, 0.5f, 1);
  out[0] = found.x, out[1] = found.y, out[2] = found.z, out[3] = found.w;
}

static void gathers() {
  hipResourceDesc what = counting(make_hipExtent(5, 4, 1), 0);
  hipTextureObject_t texture = texture_of(what, true);
  float *out = to_device(std::vector<float>(4));
  four_texels<<<1, 1>>>(texture, out);
  CHECK(hipDeviceSynchronize());
  // Around (2, 2): the lower left one first, then against the clock.
  std::vector<float> found = to_host(out, 4);
  EXPECT(found[0] == 11 && found[1] == 12 && found[2] == 7 && found[3] == 6);
  CHECK(hipDestroyTextureObject(texture));
  CHECK(hipFree(out));
  CHECK(hipFreeArray(what.res.array.array));
}

int main() {
  levels();
  layers();
  cubes();
  gathers();
  puts("mipmaps: pass");
}
