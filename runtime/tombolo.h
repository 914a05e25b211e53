// The compute unit as a device. Made by cbindgen from runtime/src/ffi (runtime/tests/header.rs); do not edit.
//
// Functions that can fail answer a tombolo_status; tombolo_last_error has the reason. Link with -ltombolo.

#ifndef TOMBOLO_H
#define TOMBOLO_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// Version of the interface: changes when something that was there changes or goes away.
#define TOMBOLO_VERSION_MAJOR 1

// Counts what was added.
#define TOMBOLO_VERSION_MINOR 2

// What a call answers.
enum tombolo_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // It did what it should.
  TOMBOLO_STATUS_SUCCESS = 0,
  // An argument makes no sense.
  TOMBOLO_STATUS_VALUE = 1,
  // There is not so much device memory.
  TOMBOLO_STATUS_OUT_OF_MEMORY = 2,
  // An address at which nothing is allocated or mapped.
  TOMBOLO_STATUS_NOT_MAPPED = 3,
  // Memory is mapped where some is already.
  TOMBOLO_STATUS_OVERLAP = 4,
  // A code object that cannot be read or loaded.
  TOMBOLO_STATUS_CODE_OBJECT = 5,
  // A kernel or symbol that the code object does not have, or a module that is no longer loaded.
  TOMBOLO_STATUS_NOT_FOUND = 6,
  // The dispatch does not fit the kernel or the machine.
  TOMBOLO_STATUS_DISPATCH = 7,
  // The kernel needs an instruction or a service that the engine does not have.
  TOMBOLO_STATUS_UNSUPPORTED = 8,
  // A word that is no instruction.
  TOMBOLO_STATUS_ILLEGAL = 9,
  // An access outside every buffer, or one that is not allowed.
  TOMBOLO_STATUS_MEMORY = 10,
  // The program stopped itself with S_TRAP.
  TOMBOLO_STATUS_TRAP = 11,
  // The dispatch did not end in the cycles allowed, or can never end.
  TOMBOLO_STATUS_HANG = 12,
  // Lock-step: hardware and model differ.
  TOMBOLO_STATUS_DIFFERENCE = 13,
  // The simulated hardware did what its synthesised form leaves undefined, or cannot be built.
  TOMBOLO_STATUS_HARDWARE = 14,
  // The library itself is at fault.
  TOMBOLO_STATUS_INTERNAL = 15,
  // An assertion of the program failed; the message is its.
  TOMBOLO_STATUS_ASSERTION = 16,
  // A board cannot be reached, or failed, or the line to it did.
  TOMBOLO_STATUS_BOARD = 17,
  // A cooperative grid of more work-groups than the machine holds at the same time.
  TOMBOLO_STATUS_COOPERATIVE_TOO_LARGE = 18,
  // The sanitizer found something in a dispatch, which came to its end (TOMBOLO_SANITIZE=error).
  TOMBOLO_STATUS_FINDING = 19,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum tombolo_status tombolo_status;
#else
typedef int32_t tombolo_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// What executes dispatches.
enum tombolo_engine
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // As the environment says (TOMBOLO_ENGINE, TOMBOLO_DEVICE); without that the model.
  TOMBOLO_ENGINE_DEFAULT = 0,
  // The reference model.
  TOMBOLO_ENGINE_MODEL = 1,
  // The netlist of the hardware, compiled to machine code.
  TOMBOLO_ENGINE_RTL = 2,
  // The hardware, every write of which is compared with the model's.
  TOMBOLO_ENGINE_LOCKSTEP = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum tombolo_engine tombolo_engine;
#else
typedef uint32_t tombolo_engine;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// What a dispatch may do with memory. The host may always read and write it.
enum tombolo_protection
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // Loads and instruction fetch only.
  TOMBOLO_PROTECTION_READ_ONLY = 1,
  // Loads and stores.
  TOMBOLO_PROTECTION_READ_WRITE = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum tombolo_protection tombolo_protection;
#else
typedef uint32_t tombolo_protection;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// Whether the sanitizer looks for reads of what nobody wrote, LDS accesses out of range, and races in LDS; on the model.
enum tombolo_sanitize
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // As the environment says (TOMBOLO_SANITIZE); without that it does not.
  TOMBOLO_SANITIZE_DEFAULT = 0,
  // It does not.
  TOMBOLO_SANITIZE_OFF = 1,
  // What it finds is printed, once for each instruction.
  TOMBOLO_SANITIZE_TELL = 2,
  // It is printed, and the dispatch has failed with TOMBOLO_STATUS_FINDING.
  TOMBOLO_SANITIZE_FAIL = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum tombolo_sanitize tombolo_sanitize;
#else
typedef uint32_t tombolo_sanitize;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// A device. It may be used by several threads at once.
typedef struct tombolo_device tombolo_device;

// A loaded code object.
typedef struct tombolo_module tombolo_module;

// A compute queue: registers, and the indirect buffer that it is in. It may be used by several threads, one at a time.
typedef struct tombolo_queue tombolo_queue;

// What a device is made of. Zeros stand for what the environment says, and that for the defaults. An engine that is chosen here runs
// in the process, whatever TOMBOLO_DEVICE says.
typedef struct tombolo_options {
  // sizeof(tombolo_options)
  size_t size;
  // What executes dispatches: a tombolo_engine.
  uint32_t engine;
  // Refuse accesses that reach beyond a buffer, even within its dword, or of scalar loads its page of 4 KiB.
  bool strict;
  // Name of the configuration of the hardware.
  const char *config;
  // Cycles that a dispatch may take; on the model, instructions of a work-group, or of all of a cooperative grid.
  uint64_t max_cycles;
  // Bytes of device memory.
  uint64_t memory_bytes;
  // What becomes of what the sanitizer finds: a tombolo_sanitize.
  uint32_t sanitize;
} tombolo_options;

// A dispatch of a kernel.
typedef struct tombolo_launch_info {
  // sizeof(tombolo_launch_info)
  size_t size;
  // Grid size in work-items (x, y, z).
  uint32_t grid[3];
  // Work-group size in work-items (x, y, z).
  uint32_t block[3];
  // LDS bytes of a work-group beyond those of the kernel itself.
  uint32_t dynamic_lds;
  // The arguments as they lie in the kernel argument segment, each at its offset, without the hidden ones.
  const uint8_t *arguments;
  // Bytes of them.
  size_t argument_bytes;
  // Work-groups may wait for each other: all of them run at the same time, and more than fit are refused. Since version 1.2.
  bool cooperative;
} tombolo_launch_info;

// What a dispatch did. What is not known is 0.
typedef struct tombolo_statistics {
  // sizeof(tombolo_statistics), set by the caller
  size_t size;
  // Clock cycles of the hardware; 0 on the model.
  uint64_t cycles;
  // Waves that ran; 0 on a board.
  uint64_t waves;
  // Instructions that they executed; 0 on a board.
  uint64_t instructions;
  // Lines (64 bytes) that the hardware read from memory.
  uint64_t lines_read;
  // Lines that it wrote.
  uint64_t lines_written;
  // Seconds that the run took.
  double seconds;
} tombolo_statistics;

// A dispatch by the values of the compute registers, as a driver has them.
typedef struct tombolo_dispatch_info {
  // sizeof(tombolo_dispatch_info)
  size_t size;
  // Device address of the first instruction, a multiple of 256.
  uint64_t entry;
  // Work-groups (x, y, z).
  uint32_t groups[3];
  // Work-group size in work-items (x, y, z).
  uint32_t block[3];
  // COMPUTE_PGM_RSRC1, 2 and 3; the LDS of a work-group is in the second.
  uint32_t rsrc[3];
  // Waves have 32 lanes, not 64.
  bool wave32;
  // Device address of scratch memory, a multiple of 256.
  uint64_t scratch_base;
  // Bytes of it; 0 if there is none.
  uint64_t scratch_bytes;
  // Bytes of it that a wave has.
  uint32_t scratch_bytes_per_wave;
  // Initial values of s0, s1, ...
  const uint32_t *user_sgprs;
  // How many.
  size_t user_sgpr_count;
} tombolo_dispatch_info;

// Gets what kernels print while a dispatch runs: `stream` is 1 for standard output, 2 for standard error; `text` has no zero at its
// end. It must not call the device.
typedef void (*tombolo_output)(void *user, int stream, const char *text, size_t bytes);

// How far a queue has come.
typedef struct tombolo_progress {
  // sizeof(tombolo_progress), set by the caller
  size_t size;
  // Dwords, or AQL packets, that have been executed and are not to be given again.
  size_t taken;
  // The next packet waits: give the rest again when what it waits for may have come.
  bool waits;
  // Dispatches that have run.
  uint64_t dispatches;
  // Simulated clock cycles of them; 0 on the model.
  uint64_t cycles;
  // Instructions that they executed.
  uint64_t instructions;
  // Interrupts that packets asked for.
  uint64_t interrupts;
} tombolo_progress;

// Why the last failed call of this thread failed. Pointers are valid until the next failed call of the thread.
typedef struct tombolo_error {
  // What the call answered.
  tombolo_status status;
  // A text for people: one line, and of a hang more, one for each wave.
  const char *message;
  // `wave` is known.
  bool has_wave;
  // `pc` is known.
  bool has_pc;
  // The wave that failed, counted from 0 in the order of the dispatch.
  uint64_t wave;
  // Device address of its instruction.
  uint64_t pc;
  // The instruction; null if it is not known.
  const char *instruction;
  // File and line of the source, of code compiled with -g; else null.
  const char *line;
} tombolo_error;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Version of the library that is loaded: TOMBOLO_VERSION_MAJOR << 16 | TOMBOLO_VERSION_MINOR of its header.
uint32_t tombolo_version(void);

// Makes a device. `options` may be null. The hardware takes about a second to build, once a process.
//
// # Safety
// `options` is null or to a filled struct; `device` may be written.
tombolo_status tombolo_device_create(const struct tombolo_options *options, struct tombolo_device **device);

// Ends a device with its memory and modules. No other call may use it any more. Null is ignored.
//
// # Safety
// `device` is null or from tombolo_device_create.
void tombolo_device_destroy(struct tombolo_device *device);

// Runs a kernel to its end. `statistics` may be null.
//
// # Safety
// `device` and `module` are in use, the pointers in `launch` to what they should be; `statistics` may be written.
tombolo_status tombolo_launch(const struct tombolo_device *device,
                              const struct tombolo_module *module,
                              const char *kernel,
                              const struct tombolo_launch_info *launch,
                              struct tombolo_statistics *statistics);

// Runs code with the registers of a driver to its end. `statistics` may be null.
//
// # Safety
// `device` is in use, the pointers in `dispatch` are to what they should be; `statistics` may be written.
tombolo_status tombolo_dispatch(const struct tombolo_device *device,
                                const struct tombolo_dispatch_info *dispatch,
                                struct tombolo_statistics *statistics);

// Bytes of the arguments that a kernel takes, without the hidden ones.
//
// # Safety
// `module` is loaded; `kernel` is a text; `bytes` may be written.
tombolo_status tombolo_kernel_argument_bytes(const struct tombolo_module *module,
                                             const char *kernel,
                                             uint64_t *bytes);

// Allocates zeroed memory. Its address is a pointer of the process too, which the host may use while no dispatch runs.
//
// # Safety
// `device` is from tombolo_device_create; `address` may be written.
tombolo_status tombolo_allocate(const struct tombolo_device *device,
                                uint64_t bytes,
                                uint64_t *address);

// Frees what tombolo_allocate gave.
//
// # Safety
// `device` is from tombolo_device_create, and nobody uses the memory any more.
tombolo_status tombolo_free(const struct tombolo_device *device, uint64_t address);

// Maps memory of the caller at a device address; dispatches use it in place. `protection`: a tombolo_protection.
//
// # Safety
// `device` is from tombolo_device_create. `host` stays readable and writable until it is unmapped, and no thread changes it while a
// dispatch runs.
tombolo_status tombolo_map(const struct tombolo_device *device,
                           uint64_t address,
                           uint8_t *host,
                           uint64_t bytes,
                           uint32_t protection);

// Takes back what tombolo_map did.
//
// # Safety
// `device` is from tombolo_device_create.
tombolo_status tombolo_unmap(const struct tombolo_device *device, uint64_t address);

// Changes what dispatches may do with the allocation or mapping that starts at `address`: a tombolo_protection.
//
// # Safety
// `device` is from tombolo_device_create.
tombolo_status tombolo_protect(const struct tombolo_device *device,
                               uint64_t address,
                               uint32_t protection);

// Finds the allocation, mapping or segment that holds an address: its first address and its bytes.
//
// # Safety
// `device` is from tombolo_device_create; `base` and `bytes` may be written.
tombolo_status tombolo_region(const struct tombolo_device *device,
                              uint64_t address,
                              uint64_t *base,
                              uint64_t *bytes);

// Copies device memory, all from one region, to the host.
//
// # Safety
// `device` is from tombolo_device_create; `host` has room for `bytes`.
tombolo_status tombolo_read(const struct tombolo_device *device,
                            uint64_t address,
                            uint8_t *host,
                            uint64_t bytes);

// Copies memory of the host to the device, all into one region; to read-only memory too.
//
// # Safety
// `device` is from tombolo_device_create; `host` has so many bytes.
tombolo_status tombolo_write(const struct tombolo_device *device,
                             uint64_t address,
                             const uint8_t *host,
                             uint64_t bytes);

// Loads a code object (an ELF file for a processor that the device's configuration runs: gfx1200, gfx1201; gfx950 on `cdna4`; gfx7) of `bytes` bytes, which is copied.
//
// # Safety
// `device` is from tombolo_device_create; `code_object` has so many bytes; `module` may be written.
tombolo_status tombolo_module_load(const struct tombolo_device *device,
                                   const uint8_t *code_object,
                                   size_t bytes,
                                   struct tombolo_module **module);

// Unloads a module, and ends it.
//
// # Safety
// `device` is the one on which `module` was loaded; nobody uses `module` any more.
tombolo_status tombolo_module_unload(const struct tombolo_device *device, struct tombolo_module *module);

// Device address and bytes of a symbol, such as a variable of the source.
//
// # Safety
// `module` is loaded; `name` is a text; `address` and `bytes` may be written.
tombolo_status tombolo_module_symbol(const struct tombolo_module *module,
                                     const char *name,
                                     uint64_t *address,
                                     uint64_t *bytes);

// Gives what kernels print to a function. With a null pointer it goes to the streams of the C library, as at the beginning.
//
// # Safety
// `device` is in use; `output` may be called with `user` from any thread as long as the device exists.
tombolo_status tombolo_set_output(const struct tombolo_device *device,
                                  tombolo_output output,
                                  void *user);

// Makes a queue with all registers 0.
//
// # Safety
// `queue` may be written.
tombolo_status tombolo_queue_create(struct tombolo_queue **queue);

// Ends a queue. Null is ignored.
//
// # Safety
// `queue` is null or from tombolo_queue_create, and not used any more.
void tombolo_queue_destroy(struct tombolo_queue *queue);

// Executes PM4 packets of a compute queue on gfx12, up to the end or to one that waits. `progress` may be null. A packet that is not
// executed is an error that names it.
//
// # Safety
// `device` and `queue` are in use; `packets` has so many dwords; `progress` is null or to a struct whose size is set.
tombolo_status tombolo_queue_execute(const struct tombolo_device *device,
                                     const struct tombolo_queue *queue,
                                     const uint32_t *packets,
                                     size_t dwords,
                                     struct tombolo_progress *progress);

// Executes AQL packets of 64 bytes each, up to the end or to one that waits.
//
// # Safety
// As tombolo_queue_execute; `packets` has so many packets.
tombolo_status tombolo_queue_execute_aql(const struct tombolo_device *device,
                                         const struct tombolo_queue *queue,
                                         const uint8_t *packets,
                                         size_t count,
                                         struct tombolo_progress *progress);

// Why the last failed call of this thread failed; null if none has. A call that succeeds does not change it.
const struct tombolo_error *tombolo_last_error(void);

// Makes a device. `options` may be null. The hardware takes about a second to build, once a process.
//
// # Safety
// `options` is null or to a filled struct; `device` may be written.
tombolo_status tombolo_device_create(const struct tombolo_options *options, struct tombolo_device **device);

// Ends a device with its memory and modules. No other call may use it any more. Null is ignored.
//
// # Safety
// `device` is null or from tombolo_device_create.
void tombolo_device_destroy(struct tombolo_device *device);

// Runs a kernel to its end. `statistics` may be null.
//
// # Safety
// `device` and `module` are in use, the pointers in `launch` to what they should be; `statistics` may be written.
tombolo_status tombolo_launch(const struct tombolo_device *device,
                              const struct tombolo_module *module,
                              const char *kernel,
                              const struct tombolo_launch_info *launch,
                              struct tombolo_statistics *statistics);

// Runs code with the registers of a driver to its end. `statistics` may be null.
//
// # Safety
// `device` is in use, the pointers in `dispatch` are to what they should be; `statistics` may be written.
tombolo_status tombolo_dispatch(const struct tombolo_device *device,
                                const struct tombolo_dispatch_info *dispatch,
                                struct tombolo_statistics *statistics);

// Bytes of the arguments that a kernel takes, without the hidden ones.
//
// # Safety
// `module` is loaded; `kernel` is a text; `bytes` may be written.
tombolo_status tombolo_kernel_argument_bytes(const struct tombolo_module *module,
                                             const char *kernel,
                                             uint64_t *bytes);

// Allocates zeroed memory. Its address is a pointer of the process too, which the host may use while no dispatch runs.
//
// # Safety
// `device` is from tombolo_device_create; `address` may be written.
tombolo_status tombolo_allocate(const struct tombolo_device *device,
                                uint64_t bytes,
                                uint64_t *address);

// Frees what tombolo_allocate gave.
//
// # Safety
// `device` is from tombolo_device_create, and nobody uses the memory any more.
tombolo_status tombolo_free(const struct tombolo_device *device, uint64_t address);

// Maps memory of the caller at a device address; dispatches use it in place. `protection`: a tombolo_protection.
//
// # Safety
// `device` is from tombolo_device_create. `host` stays readable and writable until it is unmapped, and no thread changes it while a
// dispatch runs.
tombolo_status tombolo_map(const struct tombolo_device *device,
                           uint64_t address,
                           uint8_t *host,
                           uint64_t bytes,
                           uint32_t protection);

// Takes back what tombolo_map did.
//
// # Safety
// `device` is from tombolo_device_create.
tombolo_status tombolo_unmap(const struct tombolo_device *device, uint64_t address);

// Changes what dispatches may do with the allocation or mapping that starts at `address`: a tombolo_protection.
//
// # Safety
// `device` is from tombolo_device_create.
tombolo_status tombolo_protect(const struct tombolo_device *device,
                               uint64_t address,
                               uint32_t protection);

// Finds the allocation, mapping or segment that holds an address: its first address and its bytes.
//
// # Safety
// `device` is from tombolo_device_create; `base` and `bytes` may be written.
tombolo_status tombolo_region(const struct tombolo_device *device,
                              uint64_t address,
                              uint64_t *base,
                              uint64_t *bytes);

// Copies device memory, all from one region, to the host.
//
// # Safety
// `device` is from tombolo_device_create; `host` has room for `bytes`.
tombolo_status tombolo_read(const struct tombolo_device *device,
                            uint64_t address,
                            uint8_t *host,
                            uint64_t bytes);

// Copies memory of the host to the device, all into one region; to read-only memory too.
//
// # Safety
// `device` is from tombolo_device_create; `host` has so many bytes.
tombolo_status tombolo_write(const struct tombolo_device *device,
                             uint64_t address,
                             const uint8_t *host,
                             uint64_t bytes);

// Loads a code object (an ELF file for a processor that the device's configuration runs: gfx1200, gfx1201; gfx950 on `cdna4`; gfx7) of `bytes` bytes, which is copied.
//
// # Safety
// `device` is from tombolo_device_create; `code_object` has so many bytes; `module` may be written.
tombolo_status tombolo_module_load(const struct tombolo_device *device,
                                   const uint8_t *code_object,
                                   size_t bytes,
                                   struct tombolo_module **module);

// Unloads a module, and ends it.
//
// # Safety
// `device` is the one on which `module` was loaded; nobody uses `module` any more.
tombolo_status tombolo_module_unload(const struct tombolo_device *device, struct tombolo_module *module);

// Device address and bytes of a symbol, such as a variable of the source.
//
// # Safety
// `module` is loaded; `name` is a text; `address` and `bytes` may be written.
tombolo_status tombolo_module_symbol(const struct tombolo_module *module,
                                     const char *name,
                                     uint64_t *address,
                                     uint64_t *bytes);

// Why the last failed call of this thread failed; null if none has. A call that succeeds does not change it.
const struct tombolo_error *tombolo_last_error(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* TOMBOLO_H */
