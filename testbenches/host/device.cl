// A random program as a kernel: a work-item for each set of input words.
typedef char schar;
#define f32_bits as_uint
#define f64_bits as_ulong
#define FMA_F32 fma
#define FMA_F64 fma
#define FLOOR_F32 floor
#define FLOOR_F64 floor
#define CEIL_F32 ceil
#define CEIL_F64 ceil
#define TRUNC_F32 trunc
#define TRUNC_F64 trunc
#define RINT_F32 rint
#define RINT_F64 rint
#define ROUND_F32 round
#define ROUND_F64 round
#define FABS_F32 fabs
#define FABS_F64 fabs
#define COPYSIGN_F32 copysign
#define COPYSIGN_F64 copysign
#define LDEXP_F32 ldexp
#define LDEXP_F64 ldexp
#define FMOD_F32 fmod
#define FMOD_F64 fmod
#define SQRT_F64 sqrt
#define POPCOUNT_32(x) popcount((uint)(x))
#define POPCOUNT_64(x) popcount((ulong)(x))
#define ZEROS_32(x) clz((uint)(x))
#define ZEROS_64(x) clz((ulong)(x))
#define HIGH_32(a, b) mul_hi((uint)(a), (uint)(b))
#define HIGH_64(a, b) mul_hi((ulong)(a), (ulong)(b))
#define ROTATE_32(a, b) rotate((uint)(a), (uint)(b))
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#ifdef HALVES
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

// In which memory a record is that has this name.
#define IN_near local
#define IN_far global
#define ATOMIC_32(operation, record, place, x) atomic_##operation((volatile IN_##record uint *)&record->place, x)
#define ATOMIC_I32(operation, record, place, x) (uint)atomic_##operation((volatile IN_##record int *)&record->place, (int)(x))
#define ATOMIC_64(operation, record, place, x) atom_##operation((volatile IN_##record ulong *)&record->place, x)
#define ATOMIC_EXCHANGE_IF(record, place, old, x) atomic_cmpxchg((volatile IN_##record uint *)&record->place, old, x)
#define RECORDS local struct record *near, global struct record *far

#include "common.h"

#define FENCE barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#define PHASE(number) \
    phase_##number(&state, array, words, near + item, far + item); \
    FENCE; \
    state.mail[0] = near[SENDER(item, number)].words[number]; \
    state.mail[1] = far[OTHER_SENDER(item, number)].words[number]; \
    FENCE;

__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
kernel void program(global const uint *in, global uint *out, global struct record *far) {
    local struct record near[ITEMS];
    size_t item = get_local_id(0);
    struct state state;
    uint array[8], words[WORDS_IN], results[WORDS_OUT] = {0};
    for (int at = 0; at < WORDS_IN; at++) words[at] = in[item * WORDS_IN + at];
    begin(&state, array, words, near + item, far + item);
    ALL_PHASES(PHASE)
    finish(&state, array, results, near + item, far + item);
    for (int at = 0; at < WORDS_OUT; at++) out[item * WORDS_OUT + at] = results[at];
}
