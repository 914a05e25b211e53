//! The unit against the host's double precision, whose quotients and roots are correctly rounded, and the special cases of
//! 16.8.

use super::super::{F16, F32, FloatMode, convert};
use super::*;
use std::cell::Cell;

/// A function in the host's double precision.
type Reference = fn(f64) -> f64;

const FUNCTIONS: [(Function, Reference); 7] = [
    (Function::Rcp, |x| 1.0 / x),
    (Function::Rsq, |x| 1.0 / x.sqrt()),
    (Function::Sqrt, f64::sqrt),
    (Function::Log, f64::log2),
    (Function::Exp, f64::exp2),
    (Function::Sin, sine_of_turns),
    (Function::Cos, |x| sine_of_turns(x.abs().rem_euclid(1.0) + 0.25)),
];

/// Exact reduction to the nearest zero crossing, then the host's sine.
fn sine_of_turns(x: f64) -> f64 {
    let crossing = (x * 2.0).round();
    let sign = if crossing.rem_euclid(2.0) == 1.0 { -1.0 } else { 1.0 };
    sign * ((x - crossing / 2.0) * std::f64::consts::TAU).sin()
}

fn evaluated<F: Format>(function: Function, x: u64) -> u64 {
    let flags = Cell::new(Flags::NONE);
    evaluate::<F>(function, x, Env::new(FloatMode::IEEE, &flags))
}

/// The position of an F32 on the number line in units of the last place; both zeros are the same.
fn place(x: u32) -> i32 {
    let magnitude = (x & 0x7fff_ffff) as i32;
    if x >> 31 != 0 { -magnitude } else { magnitude }
}

/// Largest distance in places from the correctly rounded result, and largest error in units of the last place, over
/// `inputs`. The host's functions are good to about 2^-52, far below either.
fn worst(function: Function, reference: Reference, inputs: impl Iterator<Item = u32>) -> (u32, f64) {
    let keeps_denormals = function == Function::Sin;
    let flushed = |x: f32| {
        if x.is_subnormal() && !keeps_denormals { 0.0_f32.copysign(x) } else { x }
    };
    let (mut places, mut error) = (0, 0.0_f64);
    for bits in inputs {
        let exact = reference(f64::from(flushed(f32::from_bits(bits))));
        let got = evaluated::<F32>(function, u64::from(bits)) as u32;
        if exact.is_nan() {
            assert!(F32::is_nan(u64::from(got)), "{function:?} {bits:#x}: {got:#x}");
            continue;
        }
        let correct = flushed(exact as f32);
        let apart = place(got).abs_diff(place(correct.to_bits()));
        assert!(apart <= 1, "{function:?} {bits:#x}: {got:#x}, correct {correct:e}");
        places = places.max(apart);
        if correct.is_normal() {
            let last_place = F32::exponent(u64::from(correct.to_bits())) - F32::BIAS - 23;
            let off = (f64::from(f32::from_bits(got)) - exact).abs();
            error = error.max(off / f64::from(last_place).exp2());
        }
    }
    (places, error)
}

#[test]
fn single_precision_is_within_one_unit_in_the_last_place() {
    for (function, reference) in FUNCTIONS {
        // An odd stride visits every exponent and a spread of fractions.
        worst(function, reference, (0..=u32::MAX).step_by(16_381));
    }
}

#[test]
#[ignore = "all 2^32 arguments of seven functions take minutes"]
fn measure_every_single_precision_argument() {
    let only = std::env::var("TOMBOLO_FUNCTION").ok();
    for (function, reference) in FUNCTIONS {
        let name = format!("{function:?}");
        if only.as_ref().is_none_or(|wanted| *wanted == name) {
            let (places, error) = worst(function, reference, 0..=u32::MAX);
            println!("{name}: at most {places} from the correctly rounded result, error {error:.4} ulp");
        }
    }
}

#[test]
fn every_half_precision_argument_is_within_one_unit_in_the_last_place() {
    let flags = Cell::new(Flags::NONE);
    let env = Env::new(FloatMode::IEEE, &flags);
    for (function, reference) in FUNCTIONS {
        for bits in (0..=0xffff).filter(|&bits| !F16::is_nan(bits)) {
            let wide = convert::<F16, F32>(bits, env);
            let exact = reference(f64::from(f32::from_bits(wide as u32)));
            let correct = convert::<F64, F16>(exact.to_bits(), env);
            let got = evaluated::<F16>(function, bits);
            if F16::is_nan(correct) {
                assert!(F16::is_nan(got), "{function:?} {bits:#x}");
                continue;
            }
            let apart = F16::order_key(got).abs_diff(F16::order_key(correct));
            let zeros = F16::is_zero(got) && F16::is_zero(correct);
            assert!(zeros || apart <= 1, "{function:?} {bits:#x}: {got:#x} {correct:#x}");
        }
    }
}

#[test]
fn the_reciprocal_of_integer_divisions_reports_their_division_by_zero_alone() {
    let raised = |function, x| {
        let flags = Cell::new(Flags::NONE);
        evaluate::<F32>(function, x, Env::new(FloatMode::IEEE, &flags));
        flags.get()
    };
    // 3, 0, a signaling NaN.
    let of = |function| [0x4040_0000, 0, 0x7f80_0001].map(|x| raised(function, x));
    assert_eq!(of(Function::RcpIflag), [Flags::NONE, Flags::INTEGER_DIVIDE_BY_ZERO, Flags::NONE]);
    assert_eq!(of(Function::Rcp), [Flags::INEXACT, Flags::DIVIDE_BY_ZERO, Flags::INVALID]);
}

#[test]
fn double_precision_is_within_one_unit_in_the_last_place() {
    let mut state = 1_u64;
    for _ in 0..200_000 {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let positive = (state ^ state >> 29) & F64::MAGNITUDE;
        if positive >= F64::INFINITY {
            continue;
        }
        let x = f64::from_bits(positive);
        let expected = [(Function::Rcp, x.recip()), (Function::Sqrt, x.sqrt()), (Function::Rsq, x.sqrt().recip())];
        for (function, correct) in expected {
            let got = evaluated::<F64>(function, positive);
            let apart = got.abs_diff(correct.to_bits());
            // The reference of the inverse root is itself rounded twice.
            let allowed = if function == Function::Rsq { 2 } else { 1 };
            assert!(apart <= allowed, "{function:?} {positive:#x}: {got:#x} {correct:?}");
        }
    }
}

#[test]
fn special_arguments_follow_the_examples_of_16_8() {
    let examples = [
        (Function::Exp, 0xff80_0000, 0),
        (Function::Exp, 0x8000_0000, 0x3f80_0000),
        (Function::Exp, 0x7f80_0000, 0x7f80_0000),
        (Function::Log, 0xff80_0000, 0xffc0_0000),
        (Function::Log, 0xbf80_0000, 0xffc0_0000),
        (Function::Log, 0x8000_0000, 0xff80_0000),
        (Function::Log, 0, 0xff80_0000),
        (Function::Log, 0x3f80_0000, 0),
        (Function::Log, 0x7f80_0000, 0x7f80_0000),
        (Function::Rcp, 0xff80_0000, 0x8000_0000),
        (Function::Rcp, 0xc000_0000, 0xbf00_0000),
        (Function::Rcp, 0x8000_0000, 0xff80_0000),
        (Function::Rsq, 0xff80_0000, 0xffc0_0000),
        (Function::Rsq, 0x8000_0000, 0xff80_0000),
        (Function::Rsq, 0x4080_0000, 0x3f00_0000),
        (Function::Rsq, 0x7f80_0000, 0),
        (Function::Sqrt, 0xff80_0000, 0xffc0_0000),
        (Function::Sqrt, 0x8000_0000, 0x8000_0000),
        (Function::Sqrt, 0x4080_0000, 0x4000_0000),
        (Function::Sin, 0xff80_0000, 0xffc0_0000),
        (Function::Sin, 0xff7f_ffff, 0),
        (Function::Sin, 0x8000_0000, 0x8000_0000),
        (Function::Sin, 0x3e80_0000, 0x3f80_0000),
        (Function::Cos, 0xff7f_ffff, 0x3f80_0000),
        (Function::Cos, 0x8000_0000, 0x3f80_0000),
        (Function::Cos, 0x3e80_0000, 0),
        (Function::Cos, 0x7f80_0000, 0xffc0_0000),
    ];
    for (function, x, expected) in examples {
        assert_eq!(evaluated::<F32>(function, x), expected, "{function:?} {x:#x}");
    }
}
