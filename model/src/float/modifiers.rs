//! Output modifiers: OMOD scales a float result, CLAMP limits it to [0, 1] (7.2.3.1).

use super::{Env, Flags, Format};

/// The OMOD field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Omod {
    /// Result unchanged.
    #[default]
    None,
    /// Result times 2.
    Double,
    /// Result times 4.
    Quadruple,
    /// Result divided by 2.
    Half,
}

impl Omod {
    /// From the 2-bit field.
    pub fn from_field(field: u32) -> Self {
        match field & 3 {
            0 => Self::None,
            1 => Self::Double,
            2 => Self::Quadruple,
            _ => Self::Half,
        }
    }

    /// The power of two the result is multiplied by.
    fn exponent(self) -> i32 {
        match self {
            Self::None => 0,
            Self::Double => 1,
            Self::Quadruple => 2,
            Self::Half => -1,
        }
    }
}

/// What an instruction with OMOD reports of the exceptions that its computation raised: neither underflow nor inexact (7.2.3.1).
pub fn reported(flags: Flags, omod: Omod) -> Flags {
    match omod {
        Omod::None => flags,
        _ => Flags(flags.0 & !(Flags::UNDERFLOW | Flags::INEXACT).0),
    }
}

/// Applies OMOD, then CLAMP, to a finished result.
///
/// With OMOD the denormals of the result are flushed whatever MODE says, and -0 becomes +0.
pub fn output_modifiers<F: Format>(result: u64, omod: Omod, clamp: bool, env: Env) -> u64 {
    let scaled = if omod == Omod::None { result } else { scale::<F>(result, omod, env) };
    if clamp { clamp_unit::<F>(scaled) } else { scaled }
}

fn scale<F: Format>(result: u64, omod: Omod, env: Env) -> u64 {
    if F::is_nan(result) || F::is_infinite(result) {
        return result;
    }
    let exponent = ((result & F::EXPONENT) >> F::FRACTION_BITS) as i64;
    // What is denormal before rounding: the largest of it would round to a normal number.
    if exponent == 0 || exponent + i64::from(omod.exponent()) < 1 {
        return 0;
    }
    let mut power = F::ONE;
    power = power.wrapping_add_signed(i64::from(omod.exponent()) << F::FRACTION_BITS);
    let round = F::rules(&env.mode).round;
    env.denormals(true, false).finish::<F>(F::product(result, power, round))
}

/// CLAMP of a float: into [+0, 1]; NaN and -0 become +0 (7.2.3.1).
pub fn clamp_unit<F: Format>(value: u64) -> u64 {
    if F::is_nan(value) || F::is_negative(value) { 0 } else { value.min(F::ONE) }
}

#[cfg(test)]
mod tests {
    use super::super::{F32, FloatMode};
    use super::*;
    use std::cell::Cell;

    fn modified(result: u64, omod: Omod, clamp: bool) -> u64 {
        let flags = Cell::new(Flags::NONE);
        output_modifiers::<F32>(result, omod, clamp, Env::new(FloatMode::IEEE, &flags))
    }

    #[test]
    fn omod_scales_and_loses_denormals_and_the_sign_of_zero() {
        assert_eq!(modified(0x3f80_0000, Omod::Quadruple, false), 0x4080_0000);
        assert_eq!(modified(0x0080_0000, Omod::Half, false), 0);
        assert_eq!(modified(0x8000_0000, Omod::Double, false), 0);
        assert_eq!(modified(0x7f00_0000, Omod::Quadruple, false), 0x7f80_0000);
    }

    #[test]
    fn clamp_limits_to_the_unit_interval_after_omod() {
        assert_eq!(modified(0x3f00_0000, Omod::Quadruple, true), 0x3f80_0000);
        assert_eq!(modified(0xbf80_0000, Omod::None, true), 0);
        assert_eq!(modified(0x7fc0_0000, Omod::None, true), 0);
    }
}
