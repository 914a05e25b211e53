//! The correctly rounded sums and products behind every format, by the soft-float crate that has it and is fastest.
//!
//! Berkeley SoftFloat computes F16, F32 and F64: five to eight times as fast as `rustc_apfloat`, which computes the formats
//! that SoftFloat lacks and everything that is not a sum or a product. Tests hold the two against each other. SoftFloat's
//! rounding mode and flags are thread-local, so waves may run on several threads.

use super::{Flags, Format};
use rustc_apfloat::{Float as _, Round, Status, StatusAnd};
use softfloat_wrapper::{ExceptionFlags, Float as _, RoundingMode};

/// A rounded result and the exceptions of its rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounded {
    /// The result's bits.
    pub bits: u64,
    /// What its computation raised.
    pub flags: Flags,
}

/// Sum, product and fused multiply-add of non-NaN operands, rounded once; no flush.
pub trait Engine {
    /// `a + b`.
    fn sum(a: u64, b: u64, round: Round) -> Rounded;
    /// `a * b`.
    fn product(a: u64, b: u64, round: Round) -> Rounded;
    /// `a * b + c`.
    fn fused(a: u64, b: u64, c: u64, round: Round) -> Rounded;
}

impl From<Status> for Flags {
    fn from(status: Status) -> Self {
        const MAP: [(Status, Flags); 5] = [
            (Status::INVALID_OP, Flags::INVALID),
            (Status::DIV_BY_ZERO, Flags::DIVIDE_BY_ZERO),
            (Status::OVERFLOW, Flags::OVERFLOW),
            (Status::UNDERFLOW, Flags::UNDERFLOW),
            (Status::INEXACT, Flags::INEXACT),
        ];
        let raised = MAP.into_iter().filter(|&(reported, _)| status.contains(reported));
        raised.fold(Self::NONE, |flags, (_, flag)| flags | flag)
    }
}

/// A result of `rustc_apfloat`.
pub(super) fn from_apfloat<F: Format>(result: StatusAnd<F::Soft>) -> Rounded {
    Rounded { bits: F::from_soft(result.value), flags: result.status.into() }
}

macro_rules! apfloat {
    ($($format:ty),*) => {$(
        impl Engine for $format {
            fn sum(a: u64, b: u64, round: Round) -> Rounded {
                from_apfloat::<Self>(Self::soft(a).add_r(Self::soft(b), round))
            }
            fn product(a: u64, b: u64, round: Round) -> Rounded {
                from_apfloat::<Self>(Self::soft(a).mul_r(Self::soft(b), round))
            }
            fn fused(a: u64, b: u64, c: u64, round: Round) -> Rounded {
                from_apfloat::<Self>(Self::soft(a).mul_add_r(Self::soft(b), Self::soft(c), round))
            }
        }
    )*};
}

apfloat!(super::Bf16, super::Fp8, super::Bf8);

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
        impl Engine for $format {
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
