// Texture references, as programs of before texture objects have them: bound to arrays, to linear memory and to rows, again and not at all.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#include "check.h"
#include <cmath>

const int width = 8, height = 3;

texture<float, 2, hipReadModeElementType> picture;
texture<int, 1, hipReadModeElementType> numbers;
texture<uchar4, 2, hipReadModeNormalizedFloat> colours;

__global__ void of_picture(float *out) {
  int x = threadIdx.x, y = threadIdx.y;
  out[y * width + x] = tex2D(picture, x + 0.5f, y + 0.5f);
}

__global__ void of_numbers(int *out, int first) { out[threadIdx.x] = tex1Dfetch(numbers, first + threadIdx.x); }

__global__ void of_colours(float4 *out) { out[threadIdx.x] = tex2D(colours, (threadIdx.x + 1.0f) / width, 0.5f / height); }

static void pictures() {
  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  float *out = to_device(std::vector<float>(width * height));
  hipArray_t arrays[2];
  for (int n = 0; n < 2; n++) {
    std::vector<float> in(width * height);
    for (size_t i = 0; i < in.size(); i++)
      in[i] = 100 * n + i;
    CHECK(hipMallocArray(&arrays[n], &format, width, height));
    CHECK(hipMemcpyHtoA(arrays[n], 0, in.data(), in.size() * 4));
    CHECK(hipBindTextureToArray(picture, arrays[n]));
    of_picture<<<1, dim3(width, height)>>>(out);
    CHECK(hipDeviceSynchronize());
    EXPECT(to_host(out, in.size()) == in);
  }
  const textureReference *found;
  CHECK(hipGetTextureReference(&found, &picture));
  EXPECT(found == &picture && found->textureObject != nullptr);
  CHECK(hipUnbindTexture(picture));
  EXPECT(found->textureObject == nullptr);
  size_t offset;
  EXPECT(hipGetTextureAlignmentOffset(&offset, &picture) == hipErrorInvalidValue);
  for (hipArray_t array : arrays)
    CHECK(hipFreeArray(array));
  CHECK(hipFree(out));
}

static void memory() {
  std::vector<int> in(200);
  for (size_t i = 0; i < in.size(); i++)
    in[i] = i * i - 50;
  int *on_device = to_device(in), *out = to_device(std::vector<int>(32));
  size_t offset, told;
  // From element 70 on, which lies behind a multiple of 256 bytes; all that is there.
  CHECK(hipBindTexture(&offset, numbers, on_device + 70));
  EXPECT(offset == 70 * 4 - 256);
  CHECK(hipGetTextureAlignmentOffset(&told, &numbers));
  EXPECT(told == offset);
  of_numbers<<<1, 32>>>(out, offset / 4);
  CHECK(hipDeviceSynchronize());
  std::vector<int> found = to_host(out, 32);
  for (int i = 0; i < 32; i++)
    EXPECT(found[i] == in[70 + i]);
  CHECK(hipBindTexture(nullptr, numbers, on_device, 40));
  of_numbers<<<1, 32>>>(out, 0);
  CHECK(hipDeviceSynchronize());
  found = to_host(out, 32);
  for (int i = 0; i < 32; i++)
    EXPECT(found[i] == (i < 10 ? in[i] : 0));
  EXPECT(hipBindTexture(nullptr, numbers, on_device + 1, 40) == hipErrorInvalidValue);
  CHECK(hipUnbindTexture(numbers));
  CHECK(hipFree(on_device));
  CHECK(hipFree(out));
}

static void rows() {
  std::vector<uchar4> in(width * height);
  for (int i = 0; i < width * height; i++)
    in[i] = make_uchar4(i * 10, 255 - i, i % 2 * 255, 51);
  void *rows;
  size_t pitch, offset = 1;
  CHECK(hipMallocPitch(&rows, &pitch, width * 4, height));
  CHECK(hipMemcpy2D(rows, pitch, in.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  colours.normalized = true;
  colours.filterMode = hipFilterModeLinear;
  colours.addressMode[0] = hipAddressModeWrap;
  CHECK(hipBindTexture2D(&offset, colours, rows, width, height, pitch));
  EXPECT(offset == 0);
  float4 *out = to_device(std::vector<float4>(width));
  of_colours<<<1, width>>>(out);
  CHECK(hipDeviceSynchronize());
  std::vector<float4> found = to_host(out, width);
  // Between each texel of the first row and the next one, the first behind the last.
  for (int i = 0; i < width; i++) {
    uchar4 a = in[i], b = in[(i + 1) % width];
    EXPECT(fabs(found[i].x - (a.x + b.x) / 510.0) < 1e-6 && fabs(found[i].y - (a.y + b.y) / 510.0) < 1e-6);
    EXPECT(fabs(found[i].z - 0.5) < 1e-6 && fabs(found[i].w - 0.2) < 1e-6);
  }
  CHECK(hipUnbindTexture(colours));
  CHECK(hipFree(rows));
  CHECK(hipFree(out));
}

int main() {
  pictures();
  memory();
  rows();
  puts("texture_references: pass");
}
