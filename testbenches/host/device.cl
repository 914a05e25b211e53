// A random program as a kernel: a work-item for each set of input words.
typedef char schar;
#define f32_bits as_uint
#define f64_bits as_ulong
#define FMA_F32 fma
#define FMA_F64 fma
#define FLOOR_F32 floor
#define FLOOR_F64 floor
#define TRUNC_F32 trunc
#define TRUNC_F64 trunc
#define RINT_F32 rint
#define RINT_F64 rint
#define FABS_F32 fabs
#define FABS_F64 fabs
#define POPCOUNT_32(x) popcount((uint)(x))
#define POPCOUNT_64(x) popcount((ulong)(x))
#define ZEROS_32(x) clz((uint)(x))
#define ZEROS_64(x) clz((ulong)(x))
#define HIGH_32(a, b) mul_hi((uint)(a), (uint)(b))
#define HIGH_64(a, b) mul_hi((ulong)(a), (ulong)(b))
#define ROTATE_32(a, b) rotate((uint)(a), (uint)(b))
#pragma OPENCL FP_CONTRACT OFF
#include "common.h"

__attribute__((reqd_work_group_size(64, 1, 1)))
kernel void program(global const uint *in, global uint *out) {
    size_t item = get_global_id(0);
    uint words[WORDS_IN], results[WORDS_OUT] = {0};
    for (int at = 0; at < WORDS_IN; at++) words[at] = in[item * WORDS_IN + at];
    work(words, results);
    for (int at = 0; at < WORDS_OUT; at++) out[item * WORDS_OUT + at] = results[at];
}
