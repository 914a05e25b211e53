// Adds two vectors on the device, and looks at what calls answer that go wrong.
#include "tombolo.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 1000 };

static void check(tombolo_status status, const char *what) {
  if (status != TOMBOLO_STATUS_SUCCESS) {
    fprintf(stderr, "%s: status %d: %s\n", what, (int)status, tombolo_last_error()->message);
    exit(1);
  }
}

static void *contents(const char *path, size_t *bytes) {
  FILE *file = fopen(path, "rb");
  if (!file)
    exit(2);
  fseek(file, 0, SEEK_END);
  *bytes = (size_t)ftell(file);
  rewind(file);
  void *data = malloc(*bytes);
  if (fread(data, 1, *bytes, file) != *bytes)
    exit(2);
  fclose(file);
  return data;
}

int main(int argc, char **argv) {
  if (argc != 2 || tombolo_version() >> 16 != TOMBOLO_VERSION_MAJOR)
    return 2;
  tombolo_device *device;
  tombolo_options options = {.size = sizeof options, .config = "ecp5"};
  check(tombolo_device_create(&options, &device), "device");
  size_t bytes;
  void *code = contents(argv[1], &bytes);
  tombolo_module *module;
  check(tombolo_module_load(device, code, bytes, &module), "load");

  float a[COUNT], b[COUNT], *c;
  uint64_t base[3];
  for (int i = 0; i < COUNT; i++)
    a[i] = (float)i, b[i] = 0.25f * (float)i;
  for (int i = 0; i < 3; i++)
    check(tombolo_allocate(device, sizeof a, &base[i]), "allocate");
  check(tombolo_write(device, base[0], (const uint8_t *)a, sizeof a), "write");
  memcpy((void *)(uintptr_t)base[1], b, sizeof b); // an address is a pointer of the host too

  struct {
    uint64_t a, b, c;
    uint32_t n;
  } arguments = {base[0], base[1], base[2], COUNT};
  tombolo_launch_info launch = {
      .size = sizeof launch,
      .grid = {1024, 1, 1},
      .block = {256, 1, 1},
      .arguments = (const uint8_t *)&arguments,
      .argument_bytes = offsetof(__typeof__(arguments), n) + sizeof arguments.n,
  };
  tombolo_statistics statistics = {.size = sizeof statistics};
  check(tombolo_launch(device, module, "vecadd", &launch, &statistics), "launch");
  c = (float *)(uintptr_t)base[2];
  for (int i = 0; i < COUNT; i++)
    if (c[i] != a[i] + b[i])
      return fprintf(stderr, "element %d is %f\n", i, (double)c[i]), 1;

  // What goes wrong is told, and nothing is lost by it. A board tells what is outside of its memory, and not where the wave was.
  const bool on_board = getenv("TOMBOLO_DEVICE") != NULL;
  arguments.n = COUNT + 1;
  if (on_board)
    arguments.c = UINT64_C(1) << 40;
  if (tombolo_launch(device, module, "vecadd", &launch, NULL) != TOMBOLO_STATUS_MEMORY)
    return fprintf(stderr, "an access outside every buffer is not found\n"), 1;
  const tombolo_error *error = tombolo_last_error();
  if (on_board ? !strstr(error->message, "writes outside the board's memory, in the line at 0x10000000")
               : !error->has_wave || !error->has_pc || !error->instruction || !strstr(error->message, "outside every buffer"))
    return fprintf(stderr, "the place is missing: %s\n", error->message), 1;
  if (tombolo_launch(device, module, "other", &launch, NULL) != TOMBOLO_STATUS_NOT_FOUND ||
      tombolo_launch(device, NULL, "vecadd", &launch, NULL) != TOMBOLO_STATUS_VALUE ||
      tombolo_free(device, base[0] + 4) != TOMBOLO_STATUS_NOT_MAPPED)
    return fprintf(stderr, "a wrong call is not refused\n"), 1;
  launch.size = 4;
  if (tombolo_launch(device, module, "vecadd", &launch, NULL) != TOMBOLO_STATUS_VALUE)
    return fprintf(stderr, "a struct of a wrong size is not refused\n"), 1;

  check(tombolo_module_unload(device, module), "unload");
  for (int i = 0; i < 3; i++)
    check(tombolo_free(device, base[i]), "free");
  tombolo_device_destroy(device);
  free(code);
  if (on_board)
    printf("ok: %" PRIu64 " cycles\n", statistics.cycles);
  else
    printf("ok: %" PRIu64 " instructions\n", statistics.instructions);
  return 0;
}
