// A random program for the processor of the host: reads the input words of all work-items from standard input, writes what they give.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define uint uint32_t
#define ulong uint64_t
#define long int64_t
#define uchar uint8_t
#define schar int8_t
#define ushort uint16_t
typedef ushort ushort2 __attribute__((ext_vector_type(2)));
typedef short short2 __attribute__((ext_vector_type(2)));
#ifdef HALVES
typedef _Float16 half;
typedef half half2 __attribute__((ext_vector_type(2)));
#endif
static uint f32_bits(float x) { uint bits; memcpy(&bits, &x, sizeof bits); return bits; }
static ulong f64_bits(double x) { ulong bits; memcpy(&bits, &x, sizeof bits); return bits; }
#define FMA_F32 fmaf
#define FMA_F64 fma
#define FLOOR_F32 floorf
#define FLOOR_F64 floor
#define CEIL_F32 ceilf
#define CEIL_F64 ceil
#define TRUNC_F32 truncf
#define TRUNC_F64 trunc
#define RINT_F32 rintf
#define RINT_F64 rint
#define ROUND_F32 roundf
#define ROUND_F64 round
#define FABS_F32 fabsf
#define FABS_F64 fabs
#define COPYSIGN_F32 copysignf
#define COPYSIGN_F64 copysign
#define LDEXP_F32 ldexpf
#define LDEXP_F64 ldexp
#define FMOD_F32 fmodf
#define FMOD_F64 fmod
#define SQRT_F64 sqrt
#define POPCOUNT_32(x) __builtin_popcount((uint)(x))
#define POPCOUNT_64(x) __builtin_popcountll((ulong)(x))
#define ZEROS_32(x) ((uint)(x) ? __builtin_clz((uint)(x)) : 32)
#define ZEROS_64(x) ((ulong)(x) ? __builtin_clzll((ulong)(x)) : 64)
#define HIGH_32(a, b) ((uint)(((ulong)(uint)(a) * (uint)(b)) >> 32))
#define HIGH_64(a, b) ((ulong)(((unsigned __int128)(ulong)(a) * (ulong)(b)) >> 64))
static uint rotated(uint a, uint by) { return by ? a << by | a >> (32 - by) : a; }
#define ROTATE_32(a, b) rotated((uint)(a), (uint)(b) & 31)

// An operation on memory, which gives what was there before.
#define OPERATION(name, type, result) \
    static type name(type *place, type x) { type old = *place; *place = result; return old; }
#define OPERATIONS(name, type) \
    OPERATION(name##_add, type, old + x) \
    OPERATION(name##_sub, type, old - x) \
    OPERATION(name##_and, type, old & x) \
    OPERATION(name##_or, type, old | x) \
    OPERATION(name##_xor, type, old ^ x) \
    OPERATION(name##_min, type, old < x ? old : x) \
    OPERATION(name##_max, type, old > x ? old : x) \
    OPERATION(name##_xchg, type, x)
OPERATIONS(u32, uint)
OPERATIONS(i32, int)
OPERATIONS(u64, ulong)
#define ATOMIC_32(operation, record, place, x) u32_##operation(&record->place, x)
#define ATOMIC_I32(operation, record, place, x) (uint)i32_##operation((int *)&record->place, x)
#define ATOMIC_64(operation, record, place, x) u64_##operation(&record->place, x)
static uint exchange_if(uint *place, uint expected, uint x) {
    uint old = *place;
    if (old == expected) *place = x;
    return old;
}
#define ATOMIC_EXCHANGE_IF(record, place, old, x) exchange_if(&record->place, old, x)
#define RECORDS struct record *near, struct record *far
#include "common.h"

#define ALL_ITEMS for (int item = 0; item < ITEMS; item++)
#define PHASE(number) \
    ALL_ITEMS phase_##number(&state[item], array[item], words[item], near + item, far + item); \
    ALL_ITEMS state[item].mail[0] = near[SENDER(item, number)].words[number]; \
    ALL_ITEMS state[item].mail[1] = far[OTHER_SENDER(item, number)].words[number];

static uint words[ITEMS][WORDS_IN], array[ITEMS][8], results[ITEMS][WORDS_OUT];
static struct state state[ITEMS];
static struct record near[ITEMS], far[ITEMS];

int main(void) {
    if (fread(words, sizeof words, 1, stdin) != 1) return 1;
    ALL_ITEMS begin(&state[item], array[item], words[item], near + item, far + item);
    ALL_PHASES(PHASE)
    ALL_ITEMS finish(&state[item], array[item], results[item], near + item, far + item);
    return fwrite(results, sizeof results, 1, stdout) != 1;
}
