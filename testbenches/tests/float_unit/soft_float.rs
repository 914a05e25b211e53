//! The float unit against Berkeley SoftFloat itself: sums, products, fused sums, conversions and integral values in every
//! rounding direction, denormals kept.

use super::instruction::{Case, Instruction, Setting};
use super::{Bench, operand};
use softfloat_wrapper::{F16, F32, Float, RoundingMode};
use tombolo_hdl::arith::float::functions::EXECUTES;
use tombolo_sim::random::SplitMix64;

/// In MODE's order.
const ROUNDINGS: [RoundingMode; 4] =
    [RoundingMode::TiesToEven, RoundingMode::TowardPositive, RoundingMode::TowardNegative, RoundingMode::TowardZero];

/// A binary operation and more on the bits of a number.
type Reference = fn([u32; 3], RoundingMode) -> Option<u32>;

fn single(bits: u32) -> F32 {
    F32::from_bits(bits)
}

fn half(bits: u32) -> F16 {
    F16::from_bits(bits as u16)
}

/// NaNs are left out: which one an operation returns is not IEEE 754's matter.
fn number32(value: F32) -> Option<u32> {
    (!value.is_nan()).then(|| value.to_bits())
}

fn number16(value: F16) -> Option<u32> {
    (!value.is_nan()).then(|| value.to_bits().into())
}

const REFERENCES: &[(&str, Reference)] = &[
    ("v_add_f32", |[a, b, _], round| number32(single(a).add(single(b), round))),
    ("v_sub_f32", |[a, b, _], round| number32(single(a).sub(single(b), round))),
    ("v_mul_f32", |[a, b, _], round| number32(single(a).mul(single(b), round))),
    ("v_fma_f32", |[a, b, c], round| number32(single(a).fused_mul_add(single(b), single(c), round))),
    ("v_add_f16", |[a, b, _], round| number16(half(a).add(half(b), round))),
    ("v_mul_f16", |[a, b, _], round| number16(half(a).mul(half(b), round))),
    ("v_fma_f16", |[a, b, c], round| number16(half(a).fused_mul_add(half(b), half(c), round))),
    ("v_cvt_f16_f32", |[a, ..], round| number16(single(a).to_f16(round))),
    ("v_cvt_f32_f16", |[a, ..], round| number32(half(a).to_f32(round))),
    ("v_cvt_f32_i32", |[a, ..], round| number32(F32::from_i32(a as i32, round))),
    ("v_cvt_f32_u32", |[a, ..], round| number32(F32::from_u32(a, round))),
    ("v_trunc_f32", |[a, ..], _| number32(single(a).round_to_integral(RoundingMode::TowardZero))),
    ("v_floor_f32", |[a, ..], _| number32(single(a).round_to_integral(RoundingMode::TowardNegative))),
    ("v_ceil_f32", |[a, ..], _| number32(single(a).round_to_integral(RoundingMode::TowardPositive))),
    ("v_rndne_f32", |[a, ..], _| number32(single(a).round_to_integral(RoundingMode::TiesToEven))),
    ("v_rndne_f16", |[a, ..], _| number16(half(a).round_to_integral(RoundingMode::TiesToEven))),
    ("v_cmp_lt_f32", |[a, b, _], _| Some(single(a).lt(single(b)).into())),
    ("v_cmp_eq_f16", |[a, b, _], _| Some(half(a).eq(half(b)).into())),
];

/// The control word of an opcode that the float unit executes.
fn control_of(mnemonic: &str, setting: Setting) -> u128 {
    let row = EXECUTES.iter().find(|(known, _)| known.mnemonic() == mnemonic);
    let instruction = row.and_then(|(known, function)| Instruction::new(known.mnemonic(), *function));
    instruction.map_or(0, |instruction| instruction.control(setting))
}

#[test]
fn arithmetic_and_conversions_give_the_results_of_softfloat() {
    let count = super::number("TOMBOLO_OPERANDS", 2000);
    let mut bench = Bench::new();
    let mut random = SplitMix64::new(0x50f7);
    for (mnemonic, reference) in REFERENCES {
        for (at, round) in ROUNDINGS.into_iter().enumerate() {
            let control = control_of(mnemonic, Setting { mode: 0xf0 | (5 * at as u32), ..Setting::default() });
            let cases: Vec<Case> = (0..count)
                .filter_map(|_| {
                    let operands = [(); 3].map(|()| operand(&mut random));
                    let expected = reference(operands, round)?;
                    let compares = mnemonic.starts_with("v_cmp");
                    let [s0, s1, s2] = operands.map(u64::from);
                    Some(Case {
                        control,
                        inputs: [s0, s1, s2, 0],
                        expected: if compares { (0, expected == 1) } else { (expected.into(), false) },
                        ones: if compares { 0 } else { 0xffff_ffff },
                        has_flag: compares,
                    })
                })
                .collect();
            let wrong = bench.check(&cases);
            assert!(wrong.is_empty(), "{mnemonic}, rounding {at}: {} wrong\n{}", wrong.len(), wrong[0]);
        }
    }
}
