//! Sums and products by Berkeley SoftFloat: the engine of the feature `softfloat`, and a second opinion in its tests.

use super::Flags;
use super::engine::Rounded;
use rustc_apfloat::Round;
use softfloat_wrapper::{ExceptionFlags, Float as _, RoundingMode};

/// As [`super::engine::Engine`], by SoftFloat.
pub trait Berkeley {
    /// `a + b`.
    fn sum(a: u64, b: u64, round: Round) -> Rounded;
    /// `a * b`.
    fn product(a: u64, b: u64, round: Round) -> Rounded;
    /// `a * b + c`.
    fn fused(a: u64, b: u64, c: u64, round: Round) -> Rounded;
}

/// SoftFloat's name of a rounding direction.
fn berkeley(round: Round) -> RoundingMode {
    match round {
        Round::NearestTiesToEven => RoundingMode::TiesToEven,
        Round::TowardPositive => RoundingMode::TowardPositive,
        Round::TowardNegative => RoundingMode::TowardNegative,
        Round::TowardZero => RoundingMode::TowardZero,
        Round::NearestTiesToAway => RoundingMode::TiesToAway,
    }
}

/// Runs a SoftFloat operation with clear flags and collects what it raised.
#[inline]
fn collect(operation: impl FnOnce() -> u64) -> Rounded {
    let mut raised = ExceptionFlags::default();
    raised.set();
    let bits = operation();
    raised.get();
    let when = |condition: bool, flag: Flags| if condition { flag } else { Flags::NONE };
    let flags = if raised.to_bits() == 0 {
        Flags::NONE
    } else {
        when(raised.is_invalid(), Flags::INVALID)
            | when(raised.is_infinite(), Flags::DIVIDE_BY_ZERO)
            | when(raised.is_overflow(), Flags::OVERFLOW)
            | when(raised.is_underflow(), Flags::UNDERFLOW)
            | when(raised.is_inexact(), Flags::INEXACT)
    };
    Rounded { bits, flags }
}

macro_rules! softfloat {
    ($($format:ty => $soft:ty, $bits:ty);*) => {$(
        impl Berkeley for $format {
            #[inline]
            fn sum(a: u64, b: u64, round: Round) -> Rounded {
                let [a, b] = [a, b].map(|x| <$soft>::from_bits(x as $bits));
                collect(|| a.add(b, berkeley(round)).to_bits().into())
            }
            #[inline]
            fn product(a: u64, b: u64, round: Round) -> Rounded {
                let [a, b] = [a, b].map(|x| <$soft>::from_bits(x as $bits));
                collect(|| a.mul(b, berkeley(round)).to_bits().into())
            }
            #[inline]
            fn fused(a: u64, b: u64, c: u64, round: Round) -> Rounded {
                let [a, b, c] = [a, b, c].map(|x| <$soft>::from_bits(x as $bits));
                collect(|| a.fused_mul_add(b, c, berkeley(round)).to_bits().into())
            }
        }
    )*};
}

softfloat! {
    super::F16 => softfloat_wrapper::F16, u16;
    super::F32 => softfloat_wrapper::F32, u32;
    super::F64 => softfloat_wrapper::F64, u64
}
