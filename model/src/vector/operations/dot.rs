//! Dot products of two, four or eight elements (16.10, 16.12).
//!
//! Float sums are a chain of fused multiply-adds that starts with the addend and takes the elements from the lowest:
//! the order of the document's statements.

use super::super::lanes::Lane;
use super::Operation::Dot;
use super::Row;
use crate::float::{Bf16, Env, F16, F32, Format, bf8_to_f32, fma, fp8_to_f32};
use tombolo_isa::arch::rdna4::op;

/// The rows.
pub const ROWS: &[Row] = &[
    (op::V_DOT2_F32_F16, Dot(|l, e| pairs(l, |x| half(x, e), e))),
    (op::V_DUAL_DOT2ACC_F32_F16, Dot(|l, e| pairs(l, |x| half(x, e), e))),
    (op::V_DOT2_F32_BF16, Dot(|l, e| pairs(l, brain, e))),
    (op::V_DUAL_DOT2ACC_F32_BF16, Dot(|l, e| pairs(l, brain, e))),
    (op::V_DOT2_F16_F16, Dot(same_format::<F16>)),
    (op::V_DOT2_BF16_BF16, Dot(|l, e| same_format::<Bf16>(l, e.flushing()))),
    (op::V_DOT4_F32_FP8_FP8, Dot(|l, e| bytes(l, fp8_to_f32, fp8_to_f32, e))),
    (op::V_DOT4_F32_FP8_BF8, Dot(|l, e| bytes(l, fp8_to_f32, bf8_to_f32, e))),
    (op::V_DOT4_F32_BF8_FP8, Dot(|l, e| bytes(l, bf8_to_f32, fp8_to_f32, e))),
    (op::V_DOT4_F32_BF8_BF8, Dot(|l, e| bytes(l, bf8_to_f32, bf8_to_f32, e))),
    (op::V_DOT4_U32_U8, Dot(|l, _| unsigned_sum(l, 8))),
    (op::V_DOT4_I32_IU8, Dot(|l, _| signed_sum(l, 8))),
    (op::V_DOT8_U32_U4, Dot(|l, _| unsigned_sum(l, 4))),
    (op::V_DOT8_I32_IU4, Dot(|l, _| signed_sum(l, 4))),
];

/// F16 widened to F32.
fn half(x: u64, env: Env) -> u64 {
    crate::float::convert::<F16, F32>(x, env)
}

/// BF16 widened to F32.
fn brain(x: u64) -> u64 {
    x << 16
}

/// Two 16-bit elements in F32.
fn pairs(l: &Lane, widen: impl Fn(u64) -> u64, env: Env) -> u64 {
    let [a, b, c] = l.s;
    let product = |shift: u32, sum| {
        let element = |x: u64| widen(x >> shift & 0xffff);
        fma::<F32>(element(a), element(b), sum, env)
    };
    product(16, product(0, c))
}

/// Two elements in their own 16-bit format, rounded to nearest even (7.2.4).
fn same_format<F: Format>(l: &Lane, env: Env) -> u64 {
    let env = env.rounding(crate::float::Round::NearestTiesToEven);
    let [a, b, c] = l.s;
    let product = |shift: u32, sum| fma::<F>(a >> shift & 0xffff, b >> shift & 0xffff, sum, env);
    product(16, product(0, c))
}

/// Four 8-bit floats in F32, rounded to nearest even (7.7).
fn bytes(l: &Lane, a_to_f32: fn(u64) -> u64, b_to_f32: fn(u64) -> u64, env: Env) -> u64 {
    let env = env.rounding(crate::float::Round::NearestTiesToEven);
    (0..4).fold(l.s[2], |sum, index| {
        let byte = |x: u64| x >> (8 * index) & 0xff;
        fma::<F32>(a_to_f32(byte(l.s[0])), b_to_f32(byte(l.s[1])), sum, env)
    })
}

/// The I32 sum; NEG[1:0] says which sources are signed, the result always is.
fn signed_sum(l: &Lane, bits: u32) -> u64 {
    let exact = i64::from(l.s[2] as i32) + products(l, bits, [l.neg & 1 != 0, l.neg & 2 != 0]);
    if l.clamp { exact.clamp(i32::MIN.into(), i32::MAX.into()) as u64 } else { exact as u64 }
}

/// The U32 sum.
fn unsigned_sum(l: &Lane, bits: u32) -> u64 {
    let exact = i64::from(l.s[2] as u32) + products(l, bits, [false, false]);
    if l.clamp { exact.clamp(0, u32::MAX.into()) as u64 } else { exact as u64 }
}

/// The sum of the products of integer elements of `bits` bits.
fn products(l: &Lane, bits: u32, signed: [bool; 2]) -> i64 {
    let element = |x: u64, index: u32, signed: bool| {
        let aligned = (x >> (bits * index)) << (64 - bits);
        if signed { aligned as i64 >> (64 - bits) } else { (aligned >> (64 - bits)) as i64 }
    };
    let [a, b, _] = l.s;
    (0..32 / bits).map(|index| element(a, index, signed[0]) * element(b, index, signed[1])).sum()
}
