//! How the products of a matrix multiply are added up. The document leaves it open (7.12, "using fused multiply add"), so it is
//! decided here and nowhere else; docs/matrix.md says why.
//!
//! Products are exact. The products of a *group* (eight along K of 16-bit elements, sixteen of 8-bit floats) and what was there before them
//! are added at once: each is cut off, toward zero, [`WINDOW`] bits below the largest exponent among them; the sum of what remains is
//! exact, and is rounded once, to the nearest binary32 number. Every integer is added exactly.

use crate::float::{F32, FloatMode, Format};

/// Bits that are kept below the largest exponent of a group.
pub(super) const WINDOW: u32 = 32;

/// A floating-point number taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Not a number.
    Nan,
    /// An infinity.
    Infinite {
        /// Its sign.
        negative: bool,
    },
    /// `significand * 2^(exponent - fraction)`.
    Finite {
        /// Its sign, of zeros too.
        negative: bool,
        /// That of the leading bit of a normal number; denormals have that of the smallest normal number.
        exponent: i32,
        /// Bits of the significand below its point.
        fraction: u32,
        /// The significand.
        significand: u64,
    },
}

impl Number {
    /// The number that `bits` are in format `F`; a denormal is a zero unless `denormals`.
    pub fn new<F: Format>(bits: u64, denormals: bool) -> Self {
        let negative = F::is_negative(bits);
        if F::is_nan(bits) {
            return Self::Nan;
        }
        if F::is_infinite(bits) {
            return Self::Infinite { negative };
        }
        let field = F::exponent(bits);
        let significand = match bits & F::FRACTION {
            fraction if field > 0 => fraction | (F::FRACTION + 1),
            fraction if denormals => fraction,
            _ => 0,
        };
        Self::Finite { negative, exponent: field.max(1) - F::BIAS, fraction: F::FRACTION_BITS, significand }
    }

    /// The number with the other sign.
    pub fn negated(self) -> Self {
        match self {
            Self::Nan => Self::Nan,
            Self::Infinite { negative } => Self::Infinite { negative: !negative },
            Self::Finite { negative, exponent, fraction, significand } => {
                Self::Finite { negative: !negative, exponent, fraction, significand }
            }
        }
    }

    /// The exact product.
    pub fn times(self, other: Self) -> Self {
        match (self, other) {
            (Self::Nan, _) | (_, Self::Nan) => Self::Nan,
            (Self::Infinite { negative: a }, Self::Infinite { negative: b }) => Self::Infinite { negative: a ^ b },
            (Self::Infinite { negative: a }, Self::Finite { negative: b, significand, .. })
            | (Self::Finite { negative: b, significand, .. }, Self::Infinite { negative: a }) => {
                if significand == 0 {
                    Self::Nan
                } else {
                    Self::Infinite { negative: a ^ b }
                }
            }
            (
                Self::Finite { negative: a, exponent: e, fraction: f, significand: s },
                Self::Finite { negative: b, exponent, fraction, significand },
            ) => Self::Finite {
                negative: a ^ b,
                exponent: e + exponent,
                fraction: f + fraction,
                significand: s * significand,
            },
        }
    }
}

/// The sum of a group's terms, as binary32. A sum of zero is negative if every term is a negative zero. A NaN is that of an invalid
/// operation. `mode` says what becomes of a denormal result.
pub fn sum(terms: &[Number], mode: &FloatMode) -> u64 {
    let infinity =
        |wanted: bool| terms.iter().any(|term| matches!(term, Number::Infinite { negative } if *negative == wanted));
    if !terms.iter().all(|term| matches!(term, Number::Finite { .. })) {
        let is_nan = terms.contains(&Number::Nan) || infinity(true) && infinity(false);
        return match is_nan {
            true => F32::DEFAULT_NAN,
            false => F32::INFINITY | if infinity(true) { F32::SIGN } else { 0 },
        };
    }
    let finite = terms.iter().filter_map(|term| match *term {
        Number::Finite { negative, exponent, fraction, significand } => {
            Some((negative, exponent, fraction, significand))
        }
        _ => None,
    });
    let Some(largest) = finite.clone().filter(|term| term.3 != 0).map(|term| term.1).max() else {
        let all_negative = finite.clone().all(|term| term.0);
        return if all_negative { F32::SIGN } else { 0 };
    };
    let kept = finite.map(|(negative, exponent, fraction, significand)| {
        let whole = u128::from(significand) << (WINDOW - fraction);
        let kept = whole.checked_shr((largest - exponent).max(0) as u32).unwrap_or(0) as i64;
        if negative { -kept } else { kept }
    });
    // Fewer than 53 bits: a binary64 number holds the sum, and its conversion is the one rounding.
    let sum: i64 = kept.sum();
    let unit = f64::from_bits(((1023 + largest - WINDOW as i32) as u64) << 52);
    let rounded = u64::from(((sum as f64 * unit) as f32).to_bits());
    if F32::is_denormal(rounded) && !mode.single.output_denormals { rounded & F32::SIGN } else { rounded }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::F16;
    use pretty_assertions::assert_eq;

    fn of(values: &[f32]) -> u32 {
        let terms: Vec<Number> = values.iter().map(|value| Number::new::<F32>(value.to_bits().into(), true)).collect();
        sum(&terms, &FloatMode::IEEE) as u32
    }

    #[test]
    fn a_group_is_rounded_once() {
        // Added one after the other the three small numbers would be lost, each a quarter of a unit in the last place.
        let unit = 2f32.powi(-23);
        assert_eq!(of(&[1.0, unit / 4.0, unit / 4.0, unit / 4.0]), (1.0 + unit).to_bits());
        assert_eq!(of(&[1.0, unit / 2.0]), 1f32.to_bits());
    }

    #[test]
    fn what_is_below_the_window_is_cut_off_on_both_sides_of_zero() {
        let small = 2f32.powi(-33);
        assert_eq!(of(&[1.0, -1.0, small]), 0);
        assert_eq!(of(&[1.0, -1.0, 1.5 * small * 2.0]), (2.0 * small).to_bits());
        assert_eq!(of(&[1.0, -1.0, -1.5 * small * 2.0]), (-2.0 * small).to_bits());
    }

    #[test]
    fn infinities_and_zeros_have_signs() {
        assert_eq!(of(&[f32::INFINITY, 1.0]), f32::INFINITY.to_bits());
        assert_eq!(of(&[f32::INFINITY, f32::NEG_INFINITY]), 0xffc0_0000);
        assert_eq!(of(&[f32::NAN, 1.0]), 0xffc0_0000);
        assert_eq!(of(&[-0.0, -0.0]), 0x8000_0000);
        assert_eq!(of(&[-0.0, 0.0]), 0);
        assert_eq!(of(&[1.0, -1.0]), 0);
        assert_eq!(of(&[f32::MAX, f32::MAX]), f32::INFINITY.to_bits());
    }

    #[test]
    fn products_are_exact_and_infinity_times_zero_is_invalid() {
        let half = |bits: u64| Number::new::<F16>(bits, true);
        // 1.5 * 2^-14 times the largest denormal.
        let product = half(0x0600).times(half(0x03ff));
        assert_eq!(
            product,
            Number::Finite { negative: false, exponent: -28, fraction: 20, significand: 0x600 * 0x3ff }
        );
        assert_eq!(half(0x7c00).times(half(0x8000)), Number::Nan);
        assert_eq!(half(0xfc00).times(half(0x3c00)), Number::Infinite { negative: true });
        assert_eq!(Number::new::<F16>(0x03ff, false).times(half(0x7bff)), half(0).times(half(0x7bff)));
    }
}
