// Arrays: what they are, copies between them and memory by rectangles, bytes and boxes, and a graph that copies to one.
// Copies by bytes are deprecated, and there.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#include "check.h"
#include <cstring>

const int width = 13, height = 6, depth = 4;

static std::vector<int> numbers(int count, int step) {
  std::vector<int> all(count);
  for (int i = 0; i < count; i++)
    all[i] = i * step + 1;
  return all;
}

static void rectangles() {
  hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  hipArray_t a, b;
  CHECK(hipMallocArray(&a, &format, width, height));
  CHECK(hipMallocArray(&b, &format, width, height, hipArraySurfaceLoadStore));
  std::vector<int> in = numbers(width * height, 3), out(width * height);
  CHECK(hipMemcpy2DToArray(a, 0, 0, in.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  CHECK(hipMemcpy2DFromArray(out.data(), width * 4, a, 0, 0, width * 4, height, hipMemcpyDeviceToHost));
  EXPECT(out == in);
  // Three elements of two rows, to another place of another array, and from there to memory.
  CHECK(hipMemcpy2DArrayToArray(b, 8 * 4, 3, a, 2 * 4, 1, 3 * 4, 2, hipMemcpyDeviceToDevice));
  int part[6];
  CHECK(hipMemcpy2DFromArrayAsync(part, 12, b, 8 * 4, 3, 12, 2, hipMemcpyDeviceToHost, 0));
  for (int i = 0; i < 6; i++)
    EXPECT(part[i] == in[(1 + i / 3) * width + 2 + i % 3]);
  EXPECT(hipMemcpy2DToArray(a, 4, 0, in.data(), width * 4, width * 4, 1, hipMemcpyHostToDevice) == hipErrorInvalidValue);
  EXPECT(hipMemcpy2DToArray(a, 0, 1, in.data(), width * 4, width * 4, height, hipMemcpyDefault) == hipErrorInvalidValue);

  // Bytes go row after row.
  CHECK(hipMemcpyToArray(b, 4, 1, in.data(), width * 4, hipMemcpyHostToDevice));
  CHECK(hipMemcpyFromArray(out.data(), b, 4, 1, width * 4, hipMemcpyDeviceToHost));
  EXPECT(memcmp(out.data(), in.data(), width * 4) == 0);
  CHECK(hipMemcpy2DFromArray(part, 4, b, 0, 2, 4, 1, hipMemcpyDeviceToHost));
  EXPECT(part[0] == in[width - 1]);
  int *on_device = to_device(in);
  CHECK(hipMemcpyDtoA(b, 8, on_device, 12));
  CHECK(hipMemcpyAtoA(a, 40, b, 8, 12));
  CHECK(hipMemcpyAtoD(on_device + 20, a, 40, 12));
  EXPECT(to_host(on_device, 23)[21] == in[1]);
  CHECK(hipMemcpyHtoA(a, 0, &in[5], 4));
  CHECK(hipMemcpyAtoH(part, a, 0, 4));
  EXPECT(part[0] == in[5]);
  EXPECT(hipMemcpyAtoH(part, a, width * height * 4 - 4, 8) == hipErrorInvalidValue);
  CHECK(hipFree(on_device));

  // What a graph copies is copied when it is launched.
  hipStream_t stream;
  hipGraph_t graph;
  hipGraphExec_t ready;
  CHECK(hipStreamCreate(&stream));
  CHECK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  CHECK(hipMemcpy2DToArrayAsync(a, 0, 0, in.data(), width * 4, width * 4, height, hipMemcpyHostToDevice, stream));
  CHECK(hipStreamEndCapture(stream, &graph));
  CHECK(hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  in[0] = -7;
  CHECK(hipGraphLaunch(ready, stream));
  CHECK(hipStreamSynchronize(stream));
  CHECK(hipMemcpyAtoH(part, a, 0, 4));
  EXPECT(part[0] == -7);
  CHECK(hipFreeArray(a));
  CHECK(hipFreeArray(b));
  EXPECT(hipFreeArray(a) == hipErrorInvalidHandle);
}

static void boxes() {
  hipChannelFormatDesc format = hipCreateChannelDesc<short2>();
  hipArray_t volume;
  CHECK(hipMalloc3DArray(&volume, &format, make_hipExtent(width, height, depth), 0));
  std::vector<int> in = numbers(width * height * depth, 5), out(width * height * depth);
  // With an array the extent counts its elements, and so does x of the array.
  hipMemcpy3DParms there = {};
  there.srcPtr = make_hipPitchedPtr(in.data(), width * 4, width, height);
  there.dstArray = volume;
  there.extent = make_hipExtent(width, height, depth);
  there.kind = hipMemcpyHostToDevice;
  CHECK(hipMemcpy3D(&there));
  hipMemcpy3DParms back = {};
  back.srcArray = volume;
  back.srcPos = make_hipPos(2, 1, 1);
  back.dstPtr = make_hipPitchedPtr(out.data(), width * 4, width, height);
  back.dstPos = make_hipPos(4, 0, 0);
  back.extent = make_hipExtent(3, 2, 2);
  back.kind = hipMemcpyDeviceToHost;
  CHECK(hipMemcpy3D(&back));
  for (int i = 0; i < width * height * depth; i++) {
    int x = i % width - 1, y = i / width % height, z = i / width / height;
    bool inside = x >= 0 && x < 3 && y < 2 && z < 2;
    EXPECT(out[i] == (inside ? in[((z + 1) * height + y + 1) * width + x + 2] : 0));
  }
  back.srcPos.x = width - 2;
  EXPECT(hipMemcpy3D(&back) == hipErrorInvalidValue);

  HIP_MEMCPY3D driver = {};
  driver.srcMemoryType = hipMemoryTypeArray;
  driver.srcArray = volume;
  driver.srcXInBytes = 8, driver.srcY = 5, driver.srcZ = 3;
  driver.dstMemoryType = hipMemoryTypeHost;
  driver.dstHost = out.data();
  driver.WidthInBytes = 8, driver.Height = 1, driver.Depth = 1;
  CHECK(hipDrvMemcpy3D(&driver));
  EXPECT(out[0] == in[(3 * height + 5) * width + 2] && out[1] == in[(3 * height + 5) * width + 3]);
  hip_Memcpy2D rectangle = {};
  rectangle.srcMemoryType = hipMemoryTypeHost;
  rectangle.srcHost = in.data();
  rectangle.dstMemoryType = hipMemoryTypeArray;
  rectangle.dstArray = volume;
  rectangle.dstXInBytes = 4, rectangle.dstY = 2;
  rectangle.WidthInBytes = 4, rectangle.Height = 1;
  CHECK(hipMemcpyParam2D(&rectangle));
  CHECK(hipMemcpyFromArray(out.data(), volume, 4, 2, 4, hipMemcpyDeviceToHost));
  EXPECT(out[0] == in[0]);
  CHECK(hipFreeArray(volume));
}

static void descriptions() {
  HIP_ARRAY3D_DESCRIPTOR wanted = {}, told;
  wanted.Width = 9, wanted.Height = 8, wanted.Depth = 3;
  wanted.Format = HIP_AD_FORMAT_HALF, wanted.NumChannels = 4, wanted.Flags = hipArrayLayered;
  hipArray_t layers, row;
  CHECK(hipArray3DCreate(&layers, &wanted));
  CHECK(hipArray3DGetDescriptor(&told, layers));
  EXPECT(memcmp(&told, &wanted, 36) == 0);
  hipChannelFormatDesc format;
  hipExtent extent;
  unsigned flags;
  CHECK(hipArrayGetInfo(&format, &extent, &flags, layers));
  EXPECT(format.x == 16 && format.w == 16 && format.f == hipChannelFormatKindFloat);
  EXPECT(extent.width == 9 && extent.height == 8 && extent.depth == 3 && flags == hipArrayLayered);
  CHECK(hipArrayDestroy(layers));

  HIP_ARRAY_DESCRIPTOR one = {100, 0, HIP_AD_FORMAT_UNSIGNED_INT8, 1}, found;
  CHECK(hipArrayCreate(&row, &one));
  CHECK(hipArrayGetDescriptor(&found, row));
  EXPECT(found.Width == 100 && found.Height == 0 && found.Format == one.Format && found.NumChannels == 1);
  CHECK(hipGetChannelDesc(&format, row));
  EXPECT(format.x == 8 && format.y == 0 && format.f == hipChannelFormatKindUnsigned);
  CHECK(hipFreeArray(row));

  hipChannelFormatDesc three = hipCreateChannelDesc(8, 8, 8, 0, hipChannelFormatKindSigned);
  format = hipCreateChannelDesc<float>();
  EXPECT(hipMallocArray(&row, &three, 4, 4) == hipErrorInvalidValue);
  EXPECT(hipMallocArray(&row, &format, 0, 4) == hipErrorInvalidValue);
  EXPECT(hipMallocArray(&row, &format, 16385, 4) == hipErrorInvalidValue);
  EXPECT(hipMalloc3DArray(&row, &format, make_hipExtent(4, 5, 6), hipArrayCubemap) == hipErrorInvalidValue);
}

int main() {
  rectangles();
  boxes();
  descriptions();
  puts("arrays: pass");
}
