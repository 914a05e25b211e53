// Address modes and filters of textures with one, two and three axes, in texels and from 0 to 1, beside a reference on the host.
#include "check.h"
#include <cmath>

const int width = 8, height = 5, depth = 4;

struct Place {
  float x, y, z;
};

template <int axes, class T> __global__ void sample(hipTextureObject_t texture, const Place *at, T *out, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  Place p = at[i];
  if (axes == 1)
    out[i] = tex1D<T>(texture, p.x);
  else if (axes == 2)
    out[i] = tex2D<T>(texture, p.x, p.y);
  else
    out[i] = tex3D<T>(texture, p.x, p.y, p.z);
}

// The texel that an index reads; -1: the border.
static int wrapped(int i, int size, hipTextureAddressMode mode) {
  int turn = ((i % (2 * size)) + 2 * size) % (2 * size);
  switch (mode) {
  case hipAddressModeWrap:
    return turn % size;
  case hipAddressModeMirror:
    return turn < size ? turn : 2 * size - 1 - turn;
  case hipAddressModeClamp:
    return i < 0 ? 0 : i >= size ? size - 1 : i;
  default:
    return i < 0 || i >= size ? -1 : i;
  }
}

struct Reference {
  const float *texels;
  int size[3];
  hipTextureAddressMode mode[3];
  bool linear;
  float border;

  float texel(const int *at) const {
    int i[3];
    for (int axis = 0; axis < 3; axis++) {
      i[axis] = wrapped(at[axis], size[axis], mode[axis]);
      if (i[axis] < 0)
        return border;
    }
    return texels[(i[2] * size[1] + i[1]) * size[0] + i[0]];
  }

  // At a place in texels.
  double value(const double *at, int axes) const {
    int first[3] = {0, 0, 0};
    double weight[3] = {0, 0, 0}, sum = 0;
    for (int axis = 0; axis < axes; axis++) {
      double from = linear ? at[axis] - 0.5 : at[axis];
      first[axis] = (int)floor(from);
      weight[axis] = linear ? from - floor(from) : 0;
    }
    for (int corner = 0; corner < 8; corner++) {
      int index[3];
      double share = 1;
      for (int axis = 0; axis < 3; axis++) {
        int second = corner >> axis & 1;
        index[axis] = first[axis] + second;
        share *= second ? weight[axis] : 1 - weight[axis];
      }
      if (share != 0)
        sum += share * texel(index);
    }
    return sum;
  }
};

// Places in 16ths of a texel, which are no edges of texels.
static double place(int i, int size) { return ((i * 37 % (48 * size)) | 1) / 16.0 - size; }

static int cases = 0;

template <int axes>
void check(bool normalized, hipTextureAddressMode x, hipTextureAddressMode y, hipTextureAddressMode z, bool linear,
           float border) {
  const int count = 64;
  int size[3] = {width, axes > 1 ? height : 1, axes > 2 ? depth : 1};
  std::vector<float> texels(size[0] * size[1] * size[2]);
  for (size_t i = 0; i < texels.size(); i++)
    texels[i] = (int)(i * i * 7 % 101) - 20;
  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipResourceDesc what = {};
  hipArray_t made;
  CHECK(hipMalloc3DArray(&made, &format, make_hipExtent(width, axes > 1 ? height : 0, axes > 2 ? depth : 0), 0));
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(texels.data(), size[0] * 4, size[0], size[1]);
  copy.dstArray = made;
  copy.extent = make_hipExtent(size[0], size[1], size[2]);
  copy.kind = hipMemcpyHostToDevice;
  CHECK(hipMemcpy3D(&copy));
  what.res.array.array = made;
  hipTextureDesc how = {};
  hipTextureAddressMode modes[3] = {x, y, z};
  for (int axis = 0; axis < 3; axis++)
    how.addressMode[axis] = modes[axis];
  how.filterMode = linear ? hipFilterModeLinear : hipFilterModePoint;
  how.normalizedCoords = normalized;
  for (float &channel : how.borderColor)
    channel = border;
  hipTextureObject_t texture;
  CHECK(hipCreateTextureObject(&texture, &what, &how, nullptr));

  Reference reference = {texels.data(), {size[0], size[1], size[2]}, {x, y, z}, linear, border};
  for (int axis = 0; axis < 3; axis++)
    if (!normalized && (modes[axis] == hipAddressModeWrap || modes[axis] == hipAddressModeMirror) || axis >= axes)
      reference.mode[axis] = hipAddressModeClamp;
  std::vector<Place> at(count);
  std::vector<double> expected(count);
  for (int i = 0; i < count; i++) {
    double p[3] = {place(i, size[0]), place(i * 5 + 3, size[1]), place(i * 11 + 7, size[2])};
    expected[i] = reference.value(p, axes);
    for (int axis = 0; axis < 3 && normalized; axis++)
      p[axis] /= size[axis];
    at[i] = {(float)p[0], (float)p[1], (float)p[2]};
  }
  Place *places = to_device(at);
  float *out = to_device(std::vector<float>(count));
  sample<axes><<<2, 32>>>(texture, places, out, count);
  CHECK(hipDeviceSynchronize());
  std::vector<float> found = to_host(out, count);
  for (int i = 0; i < count; i++)
    if (fabs(found[i] - expected[i]) > 1e-4) {
      fprintf(stderr, "%d axes, normalized %d, modes %d %d %d, linear %d, border %g: at %g %g %g %g instead of %g\n", axes,
              normalized, x, y, z, linear, border, at[i].x, at[i].y, at[i].z, found[i], expected[i]);
      exit(1);
    }
  cases++;
  CHECK(hipDestroyTextureObject(texture));
  CHECK(hipFreeArray(made));
  CHECK(hipFree(places));
  CHECK(hipFree(out));
}

// Bytes as numbers are filtered as floats are: four channels, between two texels.
static void bytes() {
  std::vector<uchar4> texels = {{0, 255, 10, 20}, {255, 0, 30, 40}};
  hipResourceDesc what = {};
  what.resType = hipResourceTypePitch2D;
  auto &rows = what.res.pitch2D;
  rows.devPtr = to_device(texels);
  rows.desc = hipCreateChannelDesc<uchar4>();
  rows.width = 2, rows.height = 1, rows.pitchInBytes = 256;
  hipTextureDesc how = {};
  how.filterMode = hipFilterModeLinear;
  how.readMode = hipReadModeNormalizedFloat;
  how.addressMode[0] = how.addressMode[1] = hipAddressModeClamp;
  hipTextureObject_t texture;
  CHECK(hipCreateTextureObject(&texture, &what, &how, nullptr));
  Place *at = to_device(std::vector<Place>{{0.75f, 0.5f, 0}});
  float4 *out = to_device(std::vector<float4>(1));
  sample<2><<<1, 1>>>(texture, at, out, 1);
  CHECK(hipDeviceSynchronize());
  float4 found = to_host(out, 1)[0];
  EXPECT(fabs(found.x - 0.25) < 1e-6 && fabs(found.y - 0.75) < 1e-6);
  EXPECT(fabs(found.z - 15 / 255.0) < 1e-6 && fabs(found.w - 25 / 255.0) < 1e-6);
  CHECK(hipDestroyTextureObject(texture));
  CHECK(hipFree(rows.devPtr));
  CHECK(hipFree(at));
  CHECK(hipFree(out));
}

int main() {
  const hipTextureAddressMode wrap = hipAddressModeWrap, clamp = hipAddressModeClamp, mirror = hipAddressModeMirror,
                              border = hipAddressModeBorder;
  for (bool linear : {false, true}) {
    for (bool normalized : {false, true})
      for (hipTextureAddressMode mode : {wrap, clamp, mirror, border}) {
        check<1>(normalized, mode, wrap, wrap, linear, 0);
        check<2>(normalized, mode, mode, wrap, linear, 0);
      }
    check<1>(true, border, wrap, wrap, linear, 1);
    check<2>(true, border, mirror, wrap, linear, 1);
    check<2>(true, wrap, clamp, wrap, linear, 0);
    check<3>(true, mirror, wrap, clamp, linear, 0);
    check<3>(false, clamp, border, clamp, linear, 0);
  }
  EXPECT(cases == 42);
  bytes();
  puts("texture_filters: pass");
}
