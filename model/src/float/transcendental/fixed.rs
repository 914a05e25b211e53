//! The fixed-point parts of the transcendental unit: argument split, interpolator, refinement, final rounding.

use super::super::{Env, Flags, Format};
use tombolo_isa::transcendental::{FRACTION_BITS, POSITION_BITS, Row};

/// A finite nonzero float taken apart: `significand 2^(exponent - 52)`, the significand in [2^52, 2^53).
#[derive(Clone, Copy, Debug)]
pub struct Normal {
    /// The sign.
    pub negative: bool,
    /// Exponent of the leading bit.
    pub exponent: i32,
    /// Leading bit and fraction, the leading bit at bit 52.
    pub significand: u64,
}

impl Normal {
    /// Fraction bits of the significand.
    pub const FRACTION_BITS: i32 = 52;

    /// Takes a finite nonzero value apart; denormals are normalized.
    pub fn from_bits<F: Format>(bits: u64) -> Self {
        let biased = F::exponent(bits);
        let hidden: u64 = if biased == 0 { 0 } else { 1 << F::FRACTION_BITS };
        let unaligned = hidden | bits & F::FRACTION;
        let shift = unaligned.leading_zeros() as i32 - (63 - Self::FRACTION_BITS);
        let scale = biased.max(1) - F::BIAS - F::FRACTION_BITS as i32;
        Self {
            negative: F::is_negative(bits),
            exponent: scale - shift + Self::FRACTION_BITS,
            significand: unaligned << shift,
        }
    }

    /// Segment of the significand: the seven bits after the leading one.
    pub fn index(self) -> usize {
        (self.significand >> (Self::FRACTION_BITS - 7) & 127) as usize
    }

    /// Position of the significand in its segment.
    pub fn position(self) -> u32 {
        split(self.significand, Self::FRACTION_BITS - 7).1
    }
}

/// `value 2^shift`, cut off.
pub fn shift(value: u64, shift: i32) -> u64 {
    if shift >= 0 {
        value.checked_shl(shift as u32).unwrap_or(0)
    } else {
        value.checked_shr(shift.unsigned_abs()).unwrap_or(0)
    }
}

/// Splits at `segment_bits`: the segment above, and below it the position, aligned to [`POSITION_BITS`] bits.
pub fn split(value: u64, segment_bits: i32) -> (usize, u32) {
    let below = value & ((1 << segment_bits) - 1);
    let position = shift(below, POSITION_BITS as i32 - segment_bits);
    ((value >> segment_bits) as usize, position as u32)
}

/// `c0 + c1 t + c2 t^2` with [`FRACTION_BITS`] fraction bits; products are cut off (rounded down).
pub fn interpolate(row: &Row, position: u32) -> i64 {
    let [c0, c1, c2] = row.map(i64::from);
    let t = i64::from(position);
    let square = (t * t) >> POSITION_BITS;
    c0 + ((c1 * t) >> POSITION_BITS) + ((c2 * square) >> POSITION_BITS)
}

/// Fraction bits of a refined value.
pub const IMPROVED_BITS: i32 = 62;

/// The product of two small values of [`IMPROVED_BITS`] fraction bits.
pub fn product(a: i128, b: i128) -> i128 {
    (a * b) >> IMPROVED_BITS
}

/// `seed (1 + correction)`, the correction with [`IMPROVED_BITS`] fraction bits.
pub fn improve(seed: i64, correction: i128) -> Fixed {
    let wide = i128::from(seed) << (IMPROVED_BITS - FRACTION_BITS as i32);
    let improved = wide + ((i128::from(seed) * correction) >> FRACTION_BITS);
    Fixed::new(improved, -IMPROVED_BITS)
}

/// An exact intermediate: `magnitude 2^exponent` with a sign.
#[derive(Clone, Copy, Debug)]
pub struct Fixed {
    negative: bool,
    magnitude: u128,
    exponent: i32,
    halves: Halves,
}

/// Where the rounding takes what lies in the middle of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halves {
    /// To the even one.
    Even,
    /// Away from zero.
    Up,
}

impl Fixed {
    /// `value 2^exponent`.
    pub fn new(value: i128, exponent: i32) -> Self {
        Self { negative: value < 0, magnitude: value.unsigned_abs(), exponent, halves: Halves::Even }
    }

    /// A value from the interpolator.
    pub fn interpolated(value: i64) -> Self {
        Self::new(i128::from(value), -(FRACTION_BITS as i32))
    }

    /// With this sign.
    pub fn signed(self, negative: bool) -> Self {
        Self { negative, ..self }
    }

    /// Rounded so where it lies in the middle.
    pub fn with_halves(self, halves: Halves) -> Self {
        Self { halves, ..self }
    }

    /// Times `2^power`.
    pub fn scaled(self, power: i32) -> Self {
        Self { exponent: self.exponent + power, ..self }
    }

    /// Times `factor 2^exponent`. Factors have at most 54 bits and magnitudes at most 63, so the product is exact.
    pub fn times(self, factor: u64, exponent: i32) -> Self {
        Self { magnitude: self.magnitude * u128::from(factor), ..self.scaled(exponent) }
    }

    /// Rounds to nearest into the format, with its denormals; overflow gives infinity, or with FP16_OVFL the
    /// largest finite value.
    pub fn round<F: Format>(self, env: Env) -> u64 {
        let sign = if self.negative { F::SIGN } else { 0 };
        if self.magnitude == 0 {
            return sign;
        }
        let leading = 127 - self.magnitude.leading_zeros() as i32;
        let exponent = leading + self.exponent;
        if exponent > F::BIAS {
            return sign | overflow::<F>(env);
        }
        let smallest = 1 - F::BIAS;
        // Below the smallest normal exponent the result keeps the last place of the denormals.
        let last_place = exponent.max(smallest) - F::FRACTION_BITS as i32;
        let (quotient, inexact) = cut(self.magnitude, last_place - self.exponent, self.halves);
        if inexact {
            env.raise(Flags::INEXACT);
        }
        // The quotient of a normal result carries the leading one, which counts as one step of the exponent field; a
        // carry out of the fraction moves up by itself.
        let step = (exponent.max(smallest) - smallest) as u64;
        let bits = (step << F::FRACTION_BITS) + quotient;
        if bits >= F::INFINITY {
            return sign | overflow::<F>(env);
        }
        env.output::<F>(sign | bits)
    }
}

/// `magnitude / 2^places` rounded to nearest, and whether anything was lost.
fn cut(magnitude: u128, places: i32, halves: Halves) -> (u64, bool) {
    match places {
        ..=0 => ((magnitude << places.unsigned_abs()) as u64, false),
        1..=127 => {
            let quotient = magnitude >> places;
            let rest = magnitude & ((1 << places) - 1);
            let half = 1 << (places - 1);
            let up = rest > half || rest == half && (halves == Halves::Up || quotient & 1 != 0);
            ((quotient + u128::from(up)) as u64, rest != 0)
        }
        _ => (0, true),
    }
}

/// The magnitude of an overflow.
fn overflow<F: Format>(env: Env) -> u64 {
    env.raise(Flags::OVERFLOW | Flags::INEXACT);
    if F::SATURATES && env.mode.saturate { F::MAX_FINITE } else { F::INFINITY }
}
