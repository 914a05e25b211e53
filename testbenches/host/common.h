// What random programs use beside the language (testbenches/tests/host_programs). device.cl and host.c say how each side does what is not C.
// Arithmetic is of unsigned types, shifts and indices are masked, conversions to integers are in range: nothing is undefined, on either side.

// Quotient and remainder towards zero, for what has one.
#define QUOTIENT(name, type, operator) \
    static type name(type a, type b) { return b == 0 || b == -1 ? a : (type)(a operator b); }
QUOTIENT(quotient_i8, schar, /)
QUOTIENT(quotient_i16, short, %)
QUOTIENT(quotient_i32, int, /)
QUOTIENT(quotient_i64, long, %)

#define TO_INTEGER(name, from, type, low, high) \
    static type name(from x) { return x >= (from)(low) && x <= (from)(high) ? (type)x : (type)7; }
#define CONVERSIONS(type, name, low, high) \
    TO_INTEGER(f32_to_##name, float, type, low, high) TO_INTEGER(f64_to_##name, double, type, low, high)
CONVERSIONS(uchar, u8, 0, 255)
CONVERSIONS(schar, i8, -128, 127)
CONVERSIONS(ushort, u16, 0, 65535)
CONVERSIONS(short, i16, -32768, 32767)
CONVERSIONS(uint, u32, 0, 4294967040.0)
CONVERSIONS(int, i32, -2147483648.0, 2147483520.0)
CONVERSIONS(ulong, u64, 0, 18446742974197923840.0)
CONVERSIONS(long, i64, -9223372036854775808.0, 9223371487098961920.0)

// Two elements in a word, by their types' letters.
union pair {
    uint bits;
    ushort2 u;
    short2 i;
#ifdef HALVES
    half2 f;
    ushort of_half;
    half half_alone;
#endif
};
#define PAIR_OF(letter, word) (((union pair){.bits = (word)}).letter)
#define BITS_OF(letter, vector) (((union pair){.letter = (vector)}).bits)
#define TWICE(type, x) pair_of_##type(x, x)
#define PAIRS(type, element) \
    static type pair_of_##type(element x, element y) { return (type){x, y}; } \
    static type type##_yx(type pair) { return pair.yx; } \
    static type type##_xx(type pair) { return pair.xx; } \
    static type type##_yy(type pair) { return pair.yy; }
PAIRS(ushort2, ushort)
PAIRS(short2, short)

// A result: which NaN it is is nobody's business.
static uint bits_of_f32(float x) { return x != x ? 0x7fc00000u : f32_bits(x); }
static ulong bits_of_f64(double x) { return x != x ? 0x7ff8000000000000ul : f64_bits(x); }
#ifdef HALVES
PAIRS(half2, half)
static ushort2 pair_f16_to_u16(half2 x) { return (ushort2){f32_to_u16(x.x), f32_to_u16(x.y)}; }
static short2 pair_f16_to_i16(half2 x) { return (short2){f32_to_i16(x.x), f32_to_i16(x.y)}; }
// LLVM 19 rounds a product of binary32 by V_FMA_MIXLO_F16 with an addend of +0: the sign of a zero of binary16 is left out. (And it takes 0 - x for -x,
// so that there is no 0 among the constants.)
static float f32_of_f16(half x) { return (float)x + 0.0f; }
static uint bits_of_f16(half x) {
    return x != x ? 0x7e00u : x == 0 ? 0 : ((union pair){.half_alone = x}).of_half;
}
static uint bits_of_f16x2(half2 x) { return bits_of_f16(x.x) | bits_of_f16(x.y) << 16; }
#endif

// What has a sign: that of a NaN is open too.
static float number_f32(float x) { return x != x ? 1 : x; }
static double number_f64(double x) { return x != x ? 1 : x; }

// The smaller one; of a NaN the second.
#define SMALLER(a, b) ((a) < (b) ? (a) : (b))
#define LARGER(a, b) ((a) > (b) ? (a) : (b))
// What compilers make one instruction of.
#define MIDDLE(a, b, c) SMALLER(LARGER(SMALLER(a, b), c), LARGER(a, b))
#define DIFFERENCE(a, b) ((a) < (b) ? (b) - (a) : (a) - (b))
#define FIELD(a, at, width) (((a) >> ((at) & 31)) & ((1u << ((width) & 31)) - 1))
#define FUNNEL(a, b, by) ((uint)((((ulong)(uint)(a) << 32) | (uint)(b)) >> ((by) & 31)))
#define CHOICE(a, b, c) (((a) & (b)) | (~(a) & (c)))
// Of 24 bits LLVM 19 leaves the masks out of V_MUL_U32_U24, and then of a V_MAD_U64_U32 of the same numbers too, which is wrong.
#define PRODUCT_23(a, b) (((a) & 0x7fffffu) * ((b) & 0x7fffffu))
#define TRAILING_ZEROS(a) ((uint)__builtin_ctz((uint)(a) | 0x80000000u))

// What a work-item has in LDS, and another one of it in memory.
struct record {
    ulong longs[2];
    uint words[8];
    ushort shorts[4];
    uchar bytes[4];
};

// Work-items, and whose words one of them reads behind a part of the program: those of other waves.
#define ITEMS 128
#define SENDER(item, number) (((item) + 37 * ((number) + 1)) & (ITEMS - 1))
#define OTHER_SENDER(item, number) ((item) ^ (85 >> (number)))

#define WORDS_IN 8
#define WORDS_OUT 57

#include "program.h"
