//! The correctly rounded sums and products behind every format.
//!
//! `rustc_apfloat` computes them, and for F16, F32 and F64 the host's floating-point unit where both give the same
//! ([`super::native`]). With the feature `softfloat`, Berkeley SoftFloat computes those three formats; it is C code, whose
//! build needs cmake, and therefore not the default. Tests hold all of them against each other. SoftFloat's rounding mode and
//! flags are thread-local, so waves may run on several threads.

use super::{Flags, Format};
use rustc_apfloat::ieee::Quad;
use rustc_apfloat::{Float as _, FloatConvert, Round, Status, StatusAnd};

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

/// The same of a computation whose exact value `wide` rounds toward zero: what is larger than the largest finite number overflows, also where the
/// direction of rounding leaves that (section 3.4.10, alu_overflow), which `rustc_apfloat` does not report.
fn from_overflowing<F: Format>(result: StatusAnd<F::Soft>, wide: impl FnOnce() -> Quad) -> Rounded {
    let mut rounded = from_apfloat::<F>(result);
    if rounded.bits & F::MAGNITUDE == F::MAX_FINITE && rounded.flags == Flags::INEXACT && wide().ilogb() > F::BIAS {
        rounded.flags = rounded.flags | Flags::OVERFLOW;
    }
    rounded
}

/// A number in a format that holds every product of two.
fn wide<F: Format>(bits: u64) -> Quad
where
    F::Soft: FloatConvert<Quad>,
{
    F::soft(bits).convert(&mut false).value
}

/// A sum, rounded.
fn soft_sum<F: Format>(a: u64, b: u64, round: Round) -> Rounded
where
    F::Soft: FloatConvert<Quad>,
{
    let exact = || wide::<F>(a).add_r(wide::<F>(b), Round::TowardZero).value;
    from_overflowing::<F>(F::soft(a).add_r(F::soft(b), round), exact)
}

/// A product, rounded.
fn soft_product<F: Format>(a: u64, b: u64, round: Round) -> Rounded
where
    F::Soft: FloatConvert<Quad>,
{
    let exact = || wide::<F>(a).mul_r(wide::<F>(b), Round::TowardZero).value;
    from_overflowing::<F>(F::soft(a).mul_r(F::soft(b), round), exact)
}

/// A fused multiply-add.
fn soft_fused<F: Format>(a: u64, b: u64, c: u64, round: Round) -> Rounded
where
    F::Soft: FloatConvert<Quad>,
{
    let exact = || wide::<F>(a).mul_add_r(wide::<F>(b), wide::<F>(c), Round::TowardZero).value;
    from_overflowing::<F>(F::soft(a).mul_add_r(F::soft(b), F::soft(c), round), exact)
}

/// `(a * b + c) * 2^power`, rounded once, of operands that are no NaN. The sum is rounded to odd in a format whose significand is more than twice
/// as long and whose exponents hold what is scaled (S. Boldo, G. Melquiond, "Emulation of FMA and Correctly Rounded Sums: Proved
/// Algorithms Using Rounding to Odd", IEEE Transactions on Computers 57, 2008).
pub(super) fn scaled_fused<F: Format>([a, b, c]: [u64; 3], power: i32, round: Round) -> Rounded
where
    F::Soft: FloatConvert<Quad>,
    Quad: FloatConvert<F::Soft>,
{
    let StatusAnd { status, value } = wide::<F>(a).mul_add_r(wide::<F>(b), wide::<F>(c), Round::TowardZero);
    // Not a number, or a zero whose sign depends on the direction.
    if !value.is_finite_non_zero() {
        return F::fused(a, b, c, round);
    }
    let odd = u128::from(status.contains(Status::INEXACT));
    let scaled = Quad::from_bits(value.to_bits() | odd).scalbn(power);
    from_overflowing::<F>(scaled.convert_r(round, &mut false), || scaled)
}

macro_rules! apfloat {
    ($($format:ty),*) => {$(
        impl Engine for $format {
            fn sum(a: u64, b: u64, round: Round) -> Rounded {
                soft_sum::<Self>(a, b, round)
            }
            fn product(a: u64, b: u64, round: Round) -> Rounded {
                soft_product::<Self>(a, b, round)
            }
            fn fused(a: u64, b: u64, c: u64, round: Round) -> Rounded {
                soft_fused::<Self>(a, b, c, round)
            }
        }
    )*};
}

apfloat!(super::Bf16, super::Fp8, super::Bf8);

#[cfg(not(feature = "softfloat"))]
macro_rules! native {
    ($($format:ty),*) => {$(
        impl Engine for $format {
            #[inline]
            fn sum(a: u64, b: u64, round: Round) -> Rounded {
                let native = nearest(round, || <Self as super::native::Native>::sum(a, b));
                native.unwrap_or_else(|| soft_sum::<Self>(a, b, round))
            }
            #[inline]
            fn product(a: u64, b: u64, round: Round) -> Rounded {
                let native = nearest(round, || <Self as super::native::Native>::product(a, b));
                native.unwrap_or_else(|| soft_product::<Self>(a, b, round))
            }
            #[inline]
            fn fused(a: u64, b: u64, c: u64, round: Round) -> Rounded {
                let native = nearest(round, || <Self as super::native::Native>::fused(a, b, c));
                native.unwrap_or_else(|| soft_fused::<Self>(a, b, c, round))
            }
        }
    )*};
}

#[cfg(not(feature = "softfloat"))]
native!(super::F16, super::F32, super::F64);

/// What the host computes, for the one direction in which it rounds.
#[cfg(not(feature = "softfloat"))]
fn nearest(round: Round, compute: impl FnOnce() -> Option<Rounded>) -> Option<Rounded> {
    if round == Round::NearestTiesToEven { compute() } else { None }
}

#[cfg(feature = "softfloat")]
macro_rules! delegate {
    ($($format:ty),*) => {$(
        impl Engine for $format {
            #[inline]
            fn sum(a: u64, b: u64, round: Round) -> Rounded {
                <Self as super::berkeley::Berkeley>::sum(a, b, round)
            }
            #[inline]
            fn product(a: u64, b: u64, round: Round) -> Rounded {
                <Self as super::berkeley::Berkeley>::product(a, b, round)
            }
            #[inline]
            fn fused(a: u64, b: u64, c: u64, round: Round) -> Rounded {
                <Self as super::berkeley::Berkeley>::fused(a, b, c, round)
            }
        }
    )*};
}

#[cfg(feature = "softfloat")]
delegate!(super::F16, super::F32, super::F64);
