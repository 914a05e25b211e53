//! What the floating point SALU opcodes compute (section 6.8): the same functions as the vector ALU's, without modifiers.

use crate::float::{
    Env, F16, F32, Relation, Round, SaturatedInt, add, convert, fma, from_int, from_uint, max_num, maximum, min_num,
    minimum, mul, round_to_integral, sub, to_int,
};

/// An opcode: source operands in the order of the text, then the old destination; 32-bit or 16-bit result,
/// zero-extended (section 6.8: the upper half of an f16 result is zero).
pub type Function = fn(x: [u64; 3], env: Env) -> u64;

const I32: SaturatedInt = SaturatedInt { bits: 32, signed: true };
const U32: SaturatedInt = SaturatedInt { bits: 32, signed: false };

/// An f16 opcode: it reads the low halves of its registers and leaves the upper half of the result zero.
fn half(x: [u64; 3], function: impl FnOnce([u64; 3]) -> u64) -> u64 {
    function(x.map(|value| value & 0xffff)) & 0xffff
}

/// Two conversions to f16, rounded towards zero whatever MODE says.
fn pack_rtz(x: [u64; 3], env: Env) -> u64 {
    let low = |value| convert::<F32, F16>(value, env.rounding(Round::TowardZero)) & 0xffff;
    low(x[0]) | low(x[1]) << 16
}

/// SOP1 and SOP2 opcodes.
#[rustfmt::skip]
pub const FUNCTIONS: &[(&str, Function)] = &[
    ("s_add_f32",            |x, env| add::<F32>(x[0], x[1], env)),
    ("s_sub_f32",            |x, env| sub::<F32>(x[0], x[1], env)),
    ("s_mul_f32",            |x, env| mul::<F32>(x[0], x[1], env)),
    ("s_min_num_f32",        |x, env| min_num::<F32>(x[0], x[1], env)),
    ("s_max_num_f32",        |x, env| max_num::<F32>(x[0], x[1], env)),
    ("s_minimum_f32",        |x, env| minimum::<F32>(x[0], x[1], env)),
    ("s_maximum_f32",        |x, env| maximum::<F32>(x[0], x[1], env)),
    ("s_fmaak_f32",          |x, env| fma::<F32>(x[0], x[1], x[2], env)),
    ("s_fmamk_f32",          |x, env| fma::<F32>(x[0], x[1], x[2], env)),
    ("s_fmac_f32",           |x, env| fma::<F32>(x[0], x[1], x[2], env)),
    ("s_add_f16",            |x, env| half(x, |x| add::<F16>(x[0], x[1], env))),
    ("s_sub_f16",            |x, env| half(x, |x| sub::<F16>(x[0], x[1], env))),
    ("s_mul_f16",            |x, env| half(x, |x| mul::<F16>(x[0], x[1], env))),
    ("s_min_num_f16",        |x, env| half(x, |x| min_num::<F16>(x[0], x[1], env))),
    ("s_max_num_f16",        |x, env| half(x, |x| max_num::<F16>(x[0], x[1], env))),
    ("s_minimum_f16",        |x, env| half(x, |x| minimum::<F16>(x[0], x[1], env))),
    ("s_maximum_f16",        |x, env| half(x, |x| maximum::<F16>(x[0], x[1], env))),
    ("s_fmac_f16",           |x, env| half(x, |x| fma::<F16>(x[0], x[1], x[2], env))),
    ("s_cvt_pk_rtz_f16_f32", pack_rtz),
    ("s_ceil_f32",           |x, env| round_to_integral::<F32>(x[0], Round::TowardPositive, env)),
    ("s_floor_f32",          |x, env| round_to_integral::<F32>(x[0], Round::TowardNegative, env)),
    ("s_trunc_f32",          |x, env| round_to_integral::<F32>(x[0], Round::TowardZero, env)),
    ("s_rndne_f32",          |x, env| round_to_integral::<F32>(x[0], Round::NearestTiesToEven, env)),
    ("s_ceil_f16",           |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::TowardPositive, env))),
    ("s_floor_f16",          |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::TowardNegative, env))),
    ("s_trunc_f16",          |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::TowardZero, env))),
    ("s_rndne_f16",          |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::NearestTiesToEven, env))),
    ("s_cvt_f32_i32",        |x, env| from_int::<F32>(i64::from(x[0] as i32), env)),
    ("s_cvt_f32_u32",        |x, env| from_uint::<F32>(x[0], env)),
    ("s_cvt_i32_f32",        |x, env| to_int::<F32>(x[0], I32, Round::TowardZero, env)),
    ("s_cvt_u32_f32",        |x, env| to_int::<F32>(x[0], U32, Round::TowardZero, env)),
    ("s_cvt_f16_f32",        |x, env| convert::<F32, F16>(x[0], env)),
    ("s_cvt_f32_f16",        |x, env| convert::<F16, F32>(x[0] & 0xffff, env)),
    ("s_cvt_hi_f32_f16",     |x, env| convert::<F16, F32>(x[0] >> 16 & 0xffff, env)),
];

/// Float compares of SOPC: their opcodes are 64 (f32) or 80 (f16) and the relation's offset (section 16.4).
pub const fn relation(opcode: u16) -> Relation {
    Relation::from_offset(opcode as u32 & 15)
}
