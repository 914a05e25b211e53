//! Conversions between floats, integers, normalized integers and 8-bit floats (7.6, 16.7, 16.8, 16.12).

use super::super::lanes::Lane;
use super::Row;
use crate::float::{
    Bf8, Env, F16, F32, F64, Flags, Fp8, NormalizedRange, Round, SaturatedInt, add, bf8_to_f32, convert, fp8_to_f32,
    from_int, offset_i4_to_f32, stochastic, to_int, to_normalized, to_small_float,
};
use std::cell::Cell;
use tombolo_isa::arch::rdna4::op;

const INT32: SaturatedInt = SaturatedInt { bits: 32, signed: true };
const UINT32: SaturatedInt = SaturatedInt { bits: 32, signed: false };
const INT16: SaturatedInt = SaturatedInt { bits: 16, signed: true };
const UINT16: SaturatedInt = SaturatedInt { bits: 16, signed: false };
const UINT8: SaturatedInt = SaturatedInt { bits: 8, signed: false };

/// The rows.
pub const ROWS: &[Row] = &[
    (op::V_CVT_I32_F32, value!(|l, e| to_int::<F32>(l.s[0], INT32, Round::TowardZero, e))),
    (op::V_CVT_U32_F32, value!(|l, e| to_int::<F32>(l.s[0], UINT32, Round::TowardZero, e))),
    (op::V_CVT_I32_F64, value!(|l, e| to_int::<F64>(l.s[0], INT32, Round::TowardZero, e))),
    (op::V_CVT_U32_F64, value!(|l, e| to_int::<F64>(l.s[0], UINT32, Round::TowardZero, e))),
    (op::V_CVT_I16_F16, value!(|l, e| to_int::<F16>(l.s[0], INT16, Round::TowardZero, e))),
    (op::V_CVT_U16_F16, value!(|l, e| to_int::<F16>(l.s[0], UINT16, Round::TowardZero, e))),
    (op::V_CVT_NEAREST_I32_F32, value!(|l, e| nearest(l.s[0], e))),
    (op::V_CVT_FLOOR_I32_F32, value!(|l, e| to_int::<F32>(l.s[0], INT32, Round::TowardNegative, e))),
    (op::V_CVT_F32_I32, value!(|l, e| from_int::<F32>(i64::from(l.s[0] as i32), e))),
    (op::V_CVT_F32_U32, value!(|l, e| from_int::<F32>(l.s[0] as i64, e))),
    (op::V_CVT_F64_I32, value!(|l, e| from_int::<F64>(i64::from(l.s[0] as i32), e))),
    (op::V_CVT_F64_U32, value!(|l, e| from_int::<F64>(l.s[0] as i64, e))),
    (op::V_CVT_F16_I16, value!(|l, e| from_int::<F16>(i64::from(l.s[0] as i16), e))),
    (op::V_CVT_F16_U16, value!(|l, e| from_int::<F16>(l.s[0] as i64, e))),
    (op::V_CVT_F32_UBYTE0, value!(|l, e| from_int::<F32>((l.s[0] & 0xff) as i64, e))),
    (op::V_CVT_F32_UBYTE1, value!(|l, e| from_int::<F32>((l.s[0] >> 8 & 0xff) as i64, e))),
    (op::V_CVT_F32_UBYTE2, value!(|l, e| from_int::<F32>((l.s[0] >> 16 & 0xff) as i64, e))),
    (op::V_CVT_F32_UBYTE3, value!(|l, e| from_int::<F32>((l.s[0] >> 24 & 0xff) as i64, e))),
    (op::V_CVT_OFF_F32_I4, value!(|l, _| offset_i4_to_f32(l.s[0]))),
    (op::V_CVT_F16_F32, value!(|l, e| convert::<F32, F16>(l.s[0], e))),
    (op::V_CVT_F32_F16, value!(|l, e| convert::<F16, F32>(l.s[0], e))),
    (op::V_CVT_F32_F64, value!(|l, e| convert::<F64, F32>(l.s[0], e))),
    (op::V_CVT_F64_F32, value!(|l, e| convert::<F32, F64>(l.s[0], e))),
    (op::V_CVT_PK_RTZ_F16_F32, value!(|l, e| pair(l, |x| convert::<F32, F16>(x, e.rounding(Round::TowardZero))))),
    (op::V_CVT_PK_I16_F32, value!(|l, e| pair(l, |x| to_int::<F32>(x, INT16, Round::TowardZero, e)))),
    (op::V_CVT_PK_U16_F32, value!(|l, e| pair(l, |x| to_int::<F32>(x, UINT16, Round::TowardZero, e)))),
    (op::V_CVT_PK_U8_F32, value!(|l, e| pack_byte(l, e))),
    (op::V_CVT_PK_U16_U32, value!(|l, _| pair(l, |x| x.min(0xffff)))),
    (op::V_CVT_PK_I16_I32, value!(|l, _| pair(l, |x| i64::from(x as i32).clamp(-0x8000, 0x7fff) as u64))),
    (op::V_CVT_NORM_I16_F16, value!(|l, e| to_normalized::<F16>(l.s[0], NormalizedRange::Signed, e))),
    (op::V_CVT_PK_NORM_I16_F16, value!(|l, e| pair(l, |x| to_normalized::<F16>(x, NormalizedRange::Signed, e)))),
    (op::V_CVT_PK_NORM_I16_F32, value!(|l, e| pair(l, |x| to_normalized::<F32>(x, NormalizedRange::Signed, e)))),
    (op::V_CVT_NORM_U16_F16, value!(|l, e| to_normalized::<F16>(l.s[0], NormalizedRange::Unsigned, e))),
    (op::V_CVT_PK_NORM_U16_F16, value!(|l, e| pair(l, |x| to_normalized::<F16>(x, NormalizedRange::Unsigned, e)))),
    (op::V_CVT_PK_NORM_U16_F32, value!(|l, e| pair(l, |x| to_normalized::<F32>(x, NormalizedRange::Unsigned, e)))),
    (op::V_CVT_I32_I16, value!(|l, _| l.s[0] as i16 as u64)),
    (op::V_CVT_U32_U16, value!(|l, _| l.s[0])),
    (op::V_SAT_PK_U8_I16, value!(|l, _| saturated_byte(l.s[0]) | saturated_byte(l.s[0] >> 16) << 8)),
    (op::V_CVT_F32_FP8, raw!(|l, _| fp8_to_f32(selected_byte(l)))),
    (op::V_CVT_PK_F32_FP8, raw!(|l, _| fp8_to_f32(l.s[0] & 0xff) | fp8_to_f32(l.s[0] >> 8) << 32)),
    (op::V_CVT_PK_FP8_F32, value!(|l, e| to_small_float::<Fp8>(l.s[0], e) | to_small_float::<Fp8>(l.s[1], e) << 8)),
    (op::V_CVT_SR_FP8_F32, value!(|l, e| stochastic::<Fp8>(l.s[0], l.s[1] as u32, e))),
    (op::V_CVT_F32_BF8, raw!(|l, _| bf8_to_f32(selected_byte(l)))),
    (op::V_CVT_PK_F32_BF8, raw!(|l, _| bf8_to_f32(l.s[0] & 0xff) | bf8_to_f32(l.s[0] >> 8) << 32)),
    (op::V_CVT_PK_BF8_F32, value!(|l, e| to_small_float::<Bf8>(l.s[0], e) | to_small_float::<Bf8>(l.s[1], e) << 8)),
    (op::V_CVT_SR_BF8_F32, value!(|l, e| stochastic::<Bf8>(l.s[0], l.s[1] as u32, e))),
];

/// Converts sources 0 and 1 into the low and the high half.
fn pair(l: &Lane, convert: impl Fn(u64) -> u64) -> u64 {
    convert(l.s[0]) & 0xffff | (convert(l.s[1]) & 0xffff) << 16
}

/// V_CVT_NEAREST_I32_F32: `floor(x + 0.5)` (16.8), the sum without rounding error.
fn nearest(x: u64, env: Env) -> u64 {
    const HALF: u64 = 0x3fe0_0000_0000_0000;
    let wide = convert::<F32, F64>(x, env);
    // What the sum cuts off is not reported, as by other conversions to integers.
    let unreported = Cell::new(Flags::NONE);
    let down = Env::new(env.mode, &unreported).rounding(Round::TowardNegative);
    to_int::<F64>(add::<F64>(wide, HALF, down), INT32, Round::TowardNegative, env)
}

/// V_CVT_PK_U8_F32: the converted byte replaces the byte of source 2 that source 1 selects.
fn pack_byte(l: &Lane, env: Env) -> u64 {
    let byte = to_int::<F32>(l.s[0], UINT8, Round::TowardZero, env);
    let shift = (l.s[1] & 3) * 8;
    l.s[2] & !(0xff << shift) | byte << shift
}

/// A 16-bit integer limited to 0..=255.
fn saturated_byte(x: u64) -> u64 {
    (x as i16).clamp(0, 255) as u64
}

/// The byte that OPSEL[1:0] selects; the two select bits are reversed (16.8, V_CVT_F32_FP8).
fn selected_byte(l: &Lane) -> u64 {
    let byte = (l.op_sel & 1) << 1 | l.op_sel >> 1 & 1;
    l.s[0] >> (8 * byte) & 0xff
}
