//! The two soft-float crates against each other: sums, products and fused multiply-adds of Berkeley SoftFloat against
//! `rustc_apfloat`, conversions and roundings of `rustc_apfloat` against SoftFloat; corner cases mixed with random
//! operands, every F16 for unary operations, in all four rounding directions.

use super::super::berkeley::Berkeley;
use super::super::engine::from_apfloat;
use super::super::*;
use super::{Operands, SAMPLES, same};
use crate::mode::Mode;
use rustc_apfloat::Float as _;
use softfloat_wrapper::{self as berkeley, Float as _, RoundingMode};
use std::cell::Cell;

const ROUNDINGS: [RoundingMode; 4] =
    [RoundingMode::TiesToEven, RoundingMode::TowardPositive, RoundingMode::TowardNegative, RoundingMode::TowardZero];

/// MODE with one rounding direction for every format and all denormals kept.
fn mode(direction: usize) -> FloatMode {
    Mode(0xf0 | ((direction as u32) * 5)).into()
}

macro_rules! agree {
    ($name:ident, $format:ty, $theirs:ty, $bits:ty) => {
        #[test]
        fn $name() {
            let mut operands = Operands { state: 1 };
            for direction in 0..ROUNDINGS.len() {
                let rounding = mode(direction).single.round;
                for _ in 0..SAMPLES {
                    let [a, b, c] = [(); 3].map(|()| operands.next::<$format>());
                    let [x, y, z] = [a, b, c].map(<$format>::soft);
                    let results = [
                        ("add", <$format as Berkeley>::sum(a, b, rounding), x.add_r(y, rounding)),
                        ("mul", <$format as Berkeley>::product(a, b, rounding), x.mul_r(y, rounding)),
                        ("fma", <$format as Berkeley>::fused(a, b, c, rounding), x.mul_add_r(y, z, rounding)),
                    ];
                    for (name, ours, theirs) in results {
                        let theirs = from_apfloat::<$format>(theirs);
                        assert!(
                            same::<$format>(ours.bits, theirs.bits),
                            "{name} {a:#x} {b:#x} {c:#x} {rounding:?}: SoftFloat {ours:x?}, apfloat {theirs:x?}"
                        );
                        // apfloat does not call it overflow when a directed rounding stops at the largest finite value.
                        let stopped = theirs.bits & <$format>::MAGNITUDE == <$format>::MAX_FINITE;
                        let unflagged = stopped || [a, b, c].into_iter().any(<$format>::is_nan);
                        let compared = Flags::OVERFLOW.0 | Flags::INVALID.0;
                        assert!(
                            unflagged || (ours.flags.0 ^ theirs.flags.0) & compared == 0,
                            "{name} {a:#x} {b:#x} {c:#x} {rounding:?}: SoftFloat {ours:x?}, apfloat {theirs:x?}"
                        );
                    }
                    let [p, q] = [a, b].map(|v| <$theirs>::from_bits(v as $bits));
                    let ordering = [
                        ("lt", Relation::from_offset(1), p.lt_quiet(q)),
                        ("le", Relation::from_offset(3), p.le_quiet(q)),
                        ("eq", Relation::from_offset(2), p.eq(q)),
                    ];
                    let flags = Cell::new(Flags::NONE);
                    for (name, relation, theirs) in ordering {
                        let ours = compare::<$format>(a, b, relation, false, Env::new(FloatMode::IEEE, &flags));
                        assert_eq!(ours, theirs, "{name} {a:#x} {b:#x}");
                    }
                }
            }
        }
    };
}

agree!(softfloat_and_apfloat_agree_on_f16, F16, berkeley::F16, u16);
agree!(softfloat_and_apfloat_agree_on_f32, F32, berkeley::F32, u32);
agree!(softfloat_and_apfloat_agree_on_f64, F64, berkeley::F64, u64);

#[test]
fn every_half_converts_and_rounds_as_softfloat_does() {
    let flags = Cell::new(Flags::NONE);
    for (direction, rounding) in ROUNDINGS.into_iter().enumerate() {
        let env = Env::new(mode(direction), &flags);
        let direction = F16::rules(&env.mode).round;
        for bits in 0..=0xffff_u16 {
            let (ours, theirs) = (u64::from(bits), berkeley::F16::from_bits(bits));
            let integral = round_to_integral::<F16>(ours, direction, env);
            let expected = theirs.round_to_integral(rounding);
            assert!(same::<F16>(integral, expected.to_bits().into()), "{bits:#x}");
            let single = convert::<F16, F32>(ours, env);
            let expected = theirs.to_f32(rounding);
            assert!(same::<F32>(single, expected.to_bits().into()), "{bits:#x}");
            let double = convert::<F16, F64>(ours, env);
            let expected = theirs.to_f64(rounding);
            assert!(same::<F64>(double, expected.to_bits()), "{bits:#x}");
            if !F16::is_nan(ours) {
                let int32 = SaturatedInt { bits: 32, signed: true };
                let integer = to_int::<F16>(ours, int32, direction, env) as u32;
                if !F16::is_infinite(ours) {
                    assert_eq!(integer as i32, theirs.to_i32(rounding, false), "{bits:#x}");
                }
            }
        }
    }
}

#[test]
fn narrowing_agrees_with_softfloat() {
    let flags = Cell::new(Flags::NONE);
    let mut operands = Operands { state: 2 };
    for (direction, rounding) in ROUNDINGS.into_iter().enumerate() {
        let env = Env::new(mode(direction), &flags);
        for _ in 0..SAMPLES {
            let single = operands.next::<F32>();
            let theirs = berkeley::F32::from_bits(single as u32);
            let half = convert::<F32, F16>(single, env);
            let expected = theirs.to_f16(rounding).to_bits();
            assert!(same::<F16>(half, expected.into()), "{single:#x}");
            let double = operands.next::<F64>();
            let expected = berkeley::F64::from_bits(double).to_f32(rounding).to_bits();
            let narrowed = convert::<F64, F32>(double, env);
            assert!(same::<F32>(narrowed, expected.into()), "{double:#x}");
            let integral = round_to_integral::<F64>(double, F64::rules(&env.mode).round, env);
            let expected = berkeley::F64::from_bits(double).round_to_integral(rounding);
            assert!(same::<F64>(integral, expected.to_bits()), "{double:#x}");
            let integer = operands.next_u64() as u32 as i32;
            assert_eq!(
                from_int::<F32>(i64::from(integer), env),
                u64::from(berkeley::F32::from_i32(integer, rounding).to_bits())
            );
        }
    }
}

#[test]
fn bf16_sums_and_products_agree_with_softfloat_rounded_from_f64() {
    // Sums and products of two BF16 values are exact in F64 unless their exponents are far apart, where the F64
    // result, made odd when inexact, still rounds to the right BF16; small exponents keep this test exact.
    let flags = Cell::new(Flags::NONE);
    let mut operands = Operands { state: 3 };
    for (direction, rounding) in ROUNDINGS.into_iter().enumerate() {
        let env = Env::new(mode(direction), &flags);
        for _ in 0..SAMPLES {
            let [a, b] = [(); 2].map(|()| operands.next_u64() & 0x80ff | 0x3f00);
            let wide = |x: u64| berkeley::F32::from_bits((x << 16) as u32).to_f64(rounding);
            let product = convert::<F64, Bf16>(wide(a).mul(wide(b), rounding).to_bits(), env);
            assert_eq!(mul::<Bf16>(a, b, env), product, "{a:#x} * {b:#x}");
            let sum = convert::<F64, Bf16>(wide(a).add(wide(b), rounding).to_bits(), env);
            assert_eq!(add::<Bf16>(a, b, env), sum, "{a:#x} + {b:#x}");
        }
    }
}
