//! Rounding to integral values, fractions, and taking apart or scaling by powers of two.

use super::engine::{Rounded, from_apfloat};
use super::{Env, Flags, Format};
use rustc_apfloat::{Float, Round};

/// V_TRUNC, V_CEIL, V_FLOOR, V_RNDNE: `value` rounded to an integral value in the direction of the opcode, not of MODE.
pub fn round_to_integral<F: Format>(value: u64, round: Round, env: Env) -> u64 {
    let value = env.input::<F>(value);
    if let Some(nan) = env.propagate::<F>(&[value]) {
        return nan;
    }
    env.finish::<F>(from_apfloat::<F>(F::soft(value).round_to_integral(round)))
}

/// V_FRACT: `value - floor(value)` under MODE's rounding, at most the largest value below one (16.8).
pub fn fract<F: Format>(value: u64, env: Env) -> u64 {
    let value = env.input::<F>(value);
    if let Some(nan) = env.propagate::<F>(&[value]) {
        return nan;
    }
    let floor = F::soft(value).round_to_integral(Round::TowardNegative).value;
    let round = F::rules(&env.mode).round;
    let fraction = env.finish::<F>(F::sum(value, F::from_soft(-floor), round));
    if fraction >= F::ONE && !F::is_negative(fraction) && !F::is_nan(fraction) { F::ONE - 1 } else { fraction }
}

/// V_FREXP_EXP: the exponent `e` of `value = m * 2^e` with `m` in [0.5, 1); 0 for zeros, infinities and NaNs.
pub fn frexp_exponent<F: Format>(value: u64, env: Env) -> i32 {
    let value = env.input::<F>(value);
    if F::is_zero(value) || F::is_nan(value) || F::is_infinite(value) {
        return 0;
    }
    let shift = normalizing_shift::<F>(value);
    F::exponent(value).max(1) - shift - F::BIAS + 1
}

/// V_FREXP_MANT: the significand `m` of `value = m * 2^e`, its magnitude in [0.5, 1); zeros and infinities unchanged,
/// NaNs quieted.
pub fn frexp_mantissa<F: Format>(value: u64, env: Env) -> u64 {
    let value = env.input::<F>(value);
    if let Some(nan) = env.propagate::<F>(&[value]) {
        return nan;
    }
    if F::is_zero(value) || F::is_infinite(value) {
        return value;
    }
    let fraction = value & F::FRACTION;
    let normalized = fraction << normalizing_shift::<F>(value) & F::FRACTION;
    let half = (F::BIAS as u64 - 1) << F::FRACTION_BITS;
    value & F::SIGN | half | normalized
}

/// How far a denormal's fraction moves left to bring its leading one to the hidden bit; 0 for normal numbers.
fn normalizing_shift<F: Format>(value: u64) -> i32 {
    if F::exponent(value) != 0 {
        return 0;
    }
    let leading = 63 - (value & F::FRACTION).leading_zeros() as i32;
    F::FRACTION_BITS as i32 - leading
}

/// V_LDEXP: `value * 2^exponent`, rounded once.
pub fn ldexp<F: Format>(value: u64, exponent: i32, env: Env) -> u64 {
    let value = env.input::<F>(value);
    if let Some(nan) = env.propagate::<F>(&[value]) {
        return nan;
    }
    let round = F::rules(&env.mode).round;
    let scaled = F::soft(value).scalbn_r(exponent, round);
    let finite = !F::is_zero(value) && !F::is_infinite(value);
    let overflowed = finite && i64::from(F::soft(value).ilogb()) + i64::from(exponent) > i64::from(F::BIAS);
    let flags = if overflowed { Flags::OVERFLOW | Flags::INEXACT } else { Flags::NONE };
    env.finish::<F>(Rounded { bits: F::from_soft(scaled), flags })
}

#[cfg(test)]
mod tests {
    use super::super::{F16, F32, FloatMode};
    use super::*;
    use std::cell::Cell;

    fn with_env<T>(body: impl FnOnce(Env) -> T) -> T {
        body(Env::new(FloatMode::IEEE, &Cell::new(Flags::NONE)))
    }

    #[test]
    fn mantissa_and_exponent_rebuild_every_finite_half() {
        with_env(|env| {
            for bits in 0..=0xffff_u64 {
                if F16::exponent(bits) == F16::EXPONENT_MAX {
                    continue;
                }
                let mantissa = frexp_mantissa::<F16>(bits, env);
                let exponent = frexp_exponent::<F16>(bits, env);
                assert_eq!(ldexp::<F16>(mantissa, exponent, env), bits);
            }
        });
    }

    #[test]
    fn fract_stays_below_one() {
        with_env(|env| {
            assert_eq!(fract::<F32>(0x8000_0001, env), 0x3f7f_ffff);
            assert_eq!(fract::<F32>(0xbf99_999a, env), 0x3f4c_cccc);
        });
    }
}
