//! The divisions that LLVM makes of V_DIV_SCALE, V_RCP, V_FMA, V_DIV_FMAS and V_DIV_FIXUP against the host's, which are rounded correctly:
//! OpenCL's conformance tests ask that of every quotient, also of denormal ones and of those that are too large.

use super::super::transcendental::{Function, evaluate};
use super::super::*;
use super::{Operands, SAMPLES, same};
use rustc_apfloat::FloatConvert;
use rustc_apfloat::ieee::Quad;
use std::cell::Cell;

/// LLVM's `numerator / denominator`; each refinement of the reciprocal doubles its digits.
fn divided<F: Format>(numerator: u64, denominator: u64, refinements: u32, env: Env) -> u64
where
    F::Soft: FloatConvert<Quad>,
    Quad: FloatConvert<F::Soft>,
{
    let scaled = div_scale::<F>(numerator, denominator, numerator, env);
    let divisor = div_scale::<F>(denominator, denominator, numerator, env).value;
    let negative = divisor ^ F::SIGN;
    let mut reciprocal = evaluate::<F>(Function::Rcp, divisor, env);
    for _ in 0..refinements {
        let error = fma::<F>(negative, reciprocal, F::ONE, env);
        reciprocal = fma::<F>(error, reciprocal, reciprocal, env);
    }
    let remainder_of = |quotient: u64| fma::<F>(negative, quotient, scaled.value, env);
    let mut quotient = mul::<F>(scaled.value, reciprocal, env);
    if refinements == 1 {
        quotient = fma::<F>(remainder_of(quotient), reciprocal, quotient, env);
    }
    let quotient = div_fmas::<F>(remainder_of(quotient), reciprocal, quotient, scaled.rescale, env);
    div_fixup::<F>(quotient, denominator, numerator, env)
}

macro_rules! divides {
    ($name:ident, $format:ty, $host:ty, $bits:ty, $refinements:expr) => {
        #[test]
        fn $name() {
            let mut operands = Operands { state: 7 };
            let flags = Cell::new(Flags::NONE);
            let env = Env::new(FloatMode::IEEE, &flags);
            let mut wrong = vec![];
            let mut denormal = 0;
            for _ in 0..4 * SAMPLES {
                let [numerator, denominator] = [(); 2].map(|()| operands.next::<$format>());
                // The iteration does not reach the reciprocal of a significand of ones alone (P. Markstein, "Computation of elementary
                // functions on the IBM RISC System/6000 processor", 1990).
                if $refinements == 2 && denominator & <$format>::FRACTION == <$format>::FRACTION {
                    continue;
                }
                let [a, b] = [numerator, denominator].map(|bits| <$host>::from_bits(bits as $bits));
                let expected = u64::from((a / b).to_bits());
                denormal += u32::from(<$format>::is_denormal(expected));
                let ours = divided::<$format>(numerator, denominator, $refinements, env);
                if !same::<$format>(ours, expected) {
                    wrong.push(format!("{numerator:#x} / {denominator:#x}: {ours:#x}, not {expected:#x}"));
                }
            }
            assert!(denormal > 10_000, "{denormal} denormal quotients are too few");
            assert!(
                wrong.is_empty(),
                "{} quotients are wrong:\n{}",
                wrong.len(),
                wrong[..wrong.len().min(10)].join("\n")
            );
        }
    };
}

divides!(single_precision_divisions_of_llvm_are_rounded_correctly, F32, f32, u32, 1);
divides!(double_precision_divisions_of_llvm_are_rounded_correctly, F64, f64, u64, 2);
