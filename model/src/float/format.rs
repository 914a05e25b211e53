//! The floating-point formats: where their fields are and which soft-float type computes them (7.5, table of formats).

use rustc_apfloat::{Float, ieee};

use super::engine::Engine;
use super::{FloatMode, Rules};

/// A floating-point format of at most 64 bits: sign, exponent, fraction from the top.
pub trait Format: Engine + Copy + 'static {
    /// The type of `rustc_apfloat` for what is neither sum nor product.
    type Soft: Float;
    /// Width of a value in bits.
    const BITS: u32;
    /// Width of the stored fraction in bits.
    const FRACTION_BITS: u32;
    /// Whether the largest exponent holds infinities (FP8 has none: only its all-ones pattern is a NaN).
    const HAS_INFINITY: bool = true;
    /// Whether FP16_OVFL turns its overflows into the largest finite value.
    const SATURATES: bool = false;

    /// Which rules of MODE apply.
    fn rules(mode: &FloatMode) -> Rules {
        mode.half_double
    }

    /// The sign bit.
    const SIGN: u64 = 1 << (Self::BITS - 1);
    /// All bits below the sign.
    const MAGNITUDE: u64 = Self::SIGN - 1;
    /// The fraction field.
    const FRACTION: u64 = (1 << Self::FRACTION_BITS) - 1;
    /// The exponent field, in place.
    const EXPONENT: u64 = Self::MAGNITUDE & !Self::FRACTION;
    /// The value of an all-ones exponent field.
    const EXPONENT_MAX: i32 = (Self::EXPONENT >> Self::FRACTION_BITS) as i32;
    /// Exponent bias.
    const BIAS: i32 = Self::EXPONENT_MAX / 2;
    /// The top fraction bit, set in a quiet NaN.
    const QUIET: u64 = 1 << (Self::FRACTION_BITS - 1);
    /// Positive infinity.
    const INFINITY: u64 = Self::EXPONENT;
    /// The NaN of an invalid operation: negative and quiet (16.8, V_LOG_F32(-1.0) = 0xffc00000).
    const DEFAULT_NAN: u64 =
        if Self::HAS_INFINITY { Self::SIGN | Self::EXPONENT | Self::QUIET } else { Self::SIGN | Self::MAGNITUDE };
    /// The largest finite magnitude.
    const MAX_FINITE: u64 = if Self::HAS_INFINITY { Self::INFINITY - 1 } else { Self::MAGNITUDE - 1 };
    /// The value 1.0.
    const ONE: u64 = (Self::BIAS as u64) << Self::FRACTION_BITS;

    /// To the soft-float type; bits above the format are ignored.
    #[inline]
    fn soft(bits: u64) -> Self::Soft {
        Self::Soft::from_bits(u128::from(bits & (Self::SIGN | Self::MAGNITUDE)))
    }

    /// From the soft-float type.
    #[inline]
    fn from_soft(value: Self::Soft) -> u64 {
        value.to_bits() as u64
    }

    /// A NaN of either kind.
    #[inline]
    fn is_nan(bits: u64) -> bool {
        if Self::HAS_INFINITY {
            bits & Self::MAGNITUDE > Self::INFINITY
        } else {
            bits & Self::MAGNITUDE == Self::MAGNITUDE
        }
    }

    /// A signaling NaN.
    #[inline]
    fn is_signaling(bits: u64) -> bool {
        Self::is_nan(bits) && Self::HAS_INFINITY && bits & Self::QUIET == 0
    }

    /// An infinity of either sign.
    #[inline]
    fn is_infinite(bits: u64) -> bool {
        Self::HAS_INFINITY && bits & Self::MAGNITUDE == Self::INFINITY
    }

    /// A zero of either sign.
    #[inline]
    fn is_zero(bits: u64) -> bool {
        bits & Self::MAGNITUDE == 0
    }

    /// Nonzero with a zero exponent field.
    #[inline]
    fn is_denormal(bits: u64) -> bool {
        bits & Self::EXPONENT == 0 && bits & Self::FRACTION != 0
    }

    /// The sign bit is set.
    #[inline]
    fn is_negative(bits: u64) -> bool {
        bits & Self::SIGN != 0
    }

    /// The biased exponent field.
    #[inline]
    fn exponent(bits: u64) -> i32 {
        ((bits & Self::EXPONENT) >> Self::FRACTION_BITS) as i32
    }

    /// The quiet version of a NaN; other values are unchanged.
    #[inline]
    fn quiet(bits: u64) -> u64 {
        if Self::is_nan(bits) { bits | Self::QUIET } else { bits }
    }

    /// A key whose signed order is the order of the values, with -0 below +0. Not for NaNs.
    #[inline]
    fn order_key(bits: u64) -> i64 {
        let magnitude = (bits & Self::MAGNITUDE) as i64;
        if Self::is_negative(bits) { !magnitude } else { magnitude }
    }
}

/// IEEE binary16.
#[derive(Clone, Copy, Debug)]
pub struct F16;
/// Brain float: the top half of an F32.
#[derive(Clone, Copy, Debug)]
pub struct Bf16;
/// IEEE binary32.
#[derive(Clone, Copy, Debug)]
pub struct F32;
/// IEEE binary64.
#[derive(Clone, Copy, Debug)]
pub struct F64;
/// FP8: E4M3, bias 7, no infinity (7.5, F8_MODE 0).
#[derive(Clone, Copy, Debug)]
pub struct Fp8;
/// BF8: E5M2, bias 15 (7.5, F8_MODE 0).
#[derive(Clone, Copy, Debug)]
pub struct Bf8;

impl Format for F16 {
    type Soft = ieee::Half;
    const BITS: u32 = 16;
    const FRACTION_BITS: u32 = 10;
    const SATURATES: bool = true;
}

impl Format for Bf16 {
    type Soft = ieee::BFloat;
    const BITS: u32 = 16;
    const FRACTION_BITS: u32 = 7;
    const SATURATES: bool = true;
}

impl Format for F32 {
    type Soft = ieee::Single;
    const BITS: u32 = 32;
    const FRACTION_BITS: u32 = 23;
    fn rules(mode: &FloatMode) -> Rules {
        mode.single
    }
}

impl Format for F64 {
    type Soft = ieee::Double;
    const BITS: u32 = 64;
    const FRACTION_BITS: u32 = 52;
}

impl Format for Fp8 {
    type Soft = ieee::Float8E4M3FN;
    const BITS: u32 = 8;
    const FRACTION_BITS: u32 = 3;
    const HAS_INFINITY: bool = false;
    const SATURATES: bool = true;
}

impl Format for Bf8 {
    type Soft = ieee::Float8E5M2;
    const BITS: u32 = 8;
    const FRACTION_BITS: u32 = 2;
    const SATURATES: bool = true;
}
