//! What the floating point SALU opcodes compute (section 6.8): the same functions as the vector ALU's, without modifiers.

use crate::float::{
    Env, F16, F32, Relation, Round, SaturatedInt, add, convert, fma, from_int, from_uint, max_num, maximum, min_num,
    minimum, mul, round_to_integral, sub, to_int,
};
use tombolo_isa::arch::rdna4::op;

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
pub const FUNCTIONS: &[(op::Operation, Function)] = &[
    (op::S_ADD_F32,            |x, env| add::<F32>(x[0], x[1], env)),
    (op::S_SUB_F32,            |x, env| sub::<F32>(x[0], x[1], env)),
    (op::S_MUL_F32,            |x, env| mul::<F32>(x[0], x[1], env)),
    (op::S_MIN_NUM_F32,        |x, env| min_num::<F32>(x[0], x[1], env)),
    (op::S_MAX_NUM_F32,        |x, env| max_num::<F32>(x[0], x[1], env)),
    (op::S_MINIMUM_F32,        |x, env| minimum::<F32>(x[0], x[1], env)),
    (op::S_MAXIMUM_F32,        |x, env| maximum::<F32>(x[0], x[1], env)),
    (op::S_FMAAK_F32,          |x, env| fma::<F32>(x[0], x[1], x[2], env)),
    (op::S_FMAMK_F32,          |x, env| fma::<F32>(x[0], x[1], x[2], env)),
    (op::S_FMAC_F32,           |x, env| fma::<F32>(x[0], x[1], x[2], env)),
    (op::S_ADD_F16,            |x, env| half(x, |x| add::<F16>(x[0], x[1], env))),
    (op::S_SUB_F16,            |x, env| half(x, |x| sub::<F16>(x[0], x[1], env))),
    (op::S_MUL_F16,            |x, env| half(x, |x| mul::<F16>(x[0], x[1], env))),
    (op::S_MIN_NUM_F16,        |x, env| half(x, |x| min_num::<F16>(x[0], x[1], env))),
    (op::S_MAX_NUM_F16,        |x, env| half(x, |x| max_num::<F16>(x[0], x[1], env))),
    (op::S_MINIMUM_F16,        |x, env| half(x, |x| minimum::<F16>(x[0], x[1], env))),
    (op::S_MAXIMUM_F16,        |x, env| half(x, |x| maximum::<F16>(x[0], x[1], env))),
    (op::S_FMAC_F16,           |x, env| half(x, |x| fma::<F16>(x[0], x[1], x[2], env))),
    (op::S_CVT_PK_RTZ_F16_F32, pack_rtz),
    (op::S_CEIL_F32,           |x, env| round_to_integral::<F32>(x[0], Round::TowardPositive, env)),
    (op::S_FLOOR_F32,          |x, env| round_to_integral::<F32>(x[0], Round::TowardNegative, env)),
    (op::S_TRUNC_F32,          |x, env| round_to_integral::<F32>(x[0], Round::TowardZero, env)),
    (op::S_RNDNE_F32,          |x, env| round_to_integral::<F32>(x[0], Round::NearestTiesToEven, env)),
    (op::S_CEIL_F16,           |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::TowardPositive, env))),
    (op::S_FLOOR_F16,          |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::TowardNegative, env))),
    (op::S_TRUNC_F16,          |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::TowardZero, env))),
    (op::S_RNDNE_F16,          |x, env| half(x, |x| round_to_integral::<F16>(x[0], Round::NearestTiesToEven, env))),
    (op::S_CVT_F32_I32,        |x, env| from_int::<F32>(i64::from(x[0] as i32), env)),
    (op::S_CVT_F32_U32,        |x, env| from_uint::<F32>(x[0], env)),
    (op::S_CVT_I32_F32,        |x, env| to_int::<F32>(x[0], I32, Round::TowardZero, env)),
    (op::S_CVT_U32_F32,        |x, env| to_int::<F32>(x[0], U32, Round::TowardZero, env)),
    (op::S_CVT_F16_F32,        |x, env| convert::<F32, F16>(x[0], env)),
    (op::S_CVT_F32_F16,        |x, env| convert::<F16, F32>(x[0] & 0xffff, env)),
    (op::S_CVT_HI_F32_F16,     |x, env| convert::<F16, F32>(x[0] >> 16 & 0xffff, env)),
];

/// Float compares of SOPC: their opcodes are 64 (f32) or 80 (f16) and the relation's offset (section 16.4).
pub const fn relation(opcode: u16) -> Relation {
    Relation::from_offset(opcode as u32 & 15)
}
