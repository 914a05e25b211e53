// A random program for the processor of the host: reads sets of input words from standard input, writes what they give.
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
static uint f32_bits(float x) { uint bits; memcpy(&bits, &x, sizeof bits); return bits; }
static ulong f64_bits(double x) { ulong bits; memcpy(&bits, &x, sizeof bits); return bits; }
#define FMA_F32 fmaf
#define FMA_F64 fma
#define FLOOR_F32 floorf
#define FLOOR_F64 floor
#define TRUNC_F32 truncf
#define TRUNC_F64 trunc
#define RINT_F32 rintf
#define RINT_F64 rint
#define FABS_F32 fabsf
#define FABS_F64 fabs
#define POPCOUNT_32(x) __builtin_popcount((uint)(x))
#define POPCOUNT_64(x) __builtin_popcountll((ulong)(x))
#define ZEROS_32(x) ((uint)(x) ? __builtin_clz((uint)(x)) : 32)
#define ZEROS_64(x) ((ulong)(x) ? __builtin_clzll((ulong)(x)) : 64)
#define HIGH_32(a, b) ((uint)(((ulong)(uint)(a) * (uint)(b)) >> 32))
#define HIGH_64(a, b) ((ulong)(((unsigned __int128)(ulong)(a) * (ulong)(b)) >> 64))
static uint rotated(uint a, uint by) { return by ? a << by | a >> (32 - by) : a; }
#define ROTATE_32(a, b) rotated((uint)(a), (uint)(b) & 31)
#include "common.h"

int main(void) {
    uint words[WORDS_IN];
    while (fread(words, sizeof words, 1, stdin) == 1) {
        uint results[WORDS_OUT] = {0};
        work(words, results);
        fwrite(results, sizeof results, 1, stdout);
    }
    return 0;
}
