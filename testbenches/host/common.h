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

// A result: which NaN it is is nobody's business.
static uint bits_of_f32(float x) { return x != x ? 0x7fc00000u : f32_bits(x); }
static ulong bits_of_f64(double x) { return x != x ? 0x7ff8000000000000ul : f64_bits(x); }

// The smaller one; of a NaN the second.
#define SMALLER(a, b) ((a) < (b) ? (a) : (b))

#define WORDS_IN 8
#define WORDS_OUT 23

#include "program.h"
