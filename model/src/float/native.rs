//! Sums and products by the host's floating-point unit, where it gives what a soft float gives: rounding to nearest even, no NaN or
//! infinity among operands and result, a result that is zero or safely normal. Everything else is refused here (`None`), so that the
//! soft float stays the only one that knows of overflow, underflow and directed rounding.
//!
//! Whether a result is inexact follows from the error of a sum, which is a number of the same format (Knuth's TwoSum), and of
//! products, which are exact in binary64 or come from a fused multiply-add. The model spends most of its time on such
//! operations; this makes it several times as fast as with soft floats alone.

use super::Flags;
use super::engine::Rounded;

/// Sum, product and fused multiply-add, rounded to nearest even; `None` where the host cannot be relied on.
pub(super) trait Native {
    /// `a + b`.
    fn sum(a: u64, b: u64) -> Option<Rounded>;
    /// `a * b`.
    fn product(a: u64, b: u64) -> Option<Rounded>;
    /// `a * b + c`.
    fn fused(a: u64, b: u64, c: u64) -> Option<Rounded>;
}

const fn rounded(bits: u64, exact: bool) -> Option<Rounded> {
    Some(Rounded { bits, flags: if exact { Flags::NONE } else { Flags::INEXACT } })
}

/// `a + b` rounded, and what rounding took away; exact while nothing overflows.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_part = sum - a;
    let a_part = sum - b_part;
    (sum, (a - a_part) + (b - b_part))
}

/// A number that rounds to a narrower format as `sum + error` does: where the error is not zero, the neighbour of the exact value
/// whose last bit is one (rounding to odd).
fn odd(sum: f64, error: f64) -> f64 {
    let bits = sum.to_bits();
    if error == 0.0 || bits & 1 == 1 {
        return sum;
    }
    let away = (error > 0.0) == (sum > 0.0);
    f64::from_bits(if away { bits + 1 } else { bits - 1 })
}

impl Native for super::F32 {
    #[inline]
    fn sum(a: u64, b: u64) -> Option<Rounded> {
        let [a, b] = [a, b].map(single);
        let sum = a + b;
        let (wide, error) = two_sum(a.into(), b.into());
        // A sum of zero is exact.
        (sum == 0.0 || is_safe(sum)).then(|| single_rounded(sum, error == 0.0 && f64::from(sum) == wide))
    }

    #[inline]
    fn product(a: u64, b: u64) -> Option<Rounded> {
        let [a, b] = [a, b].map(|bits| f64::from(single(bits)));
        // 48 bits at most: exact.
        let wide = a * b;
        let product = wide as f32;
        (wide == 0.0 || is_safe(product)).then(|| single_rounded(product, f64::from(product) == wide))
    }

    #[inline]
    fn fused(a: u64, b: u64, c: u64) -> Option<Rounded> {
        let [a, b, c] = [a, b, c].map(|bits| f64::from(single(bits)));
        let (wide, error) = two_sum(a * b, c);
        let result = odd(wide, error) as f32;
        let zero = wide == 0.0 && error == 0.0;
        (zero || is_safe(result)).then(|| single_rounded(result, error == 0.0 && f64::from(result) == wide))
    }
}

#[inline]
const fn single(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn single_rounded(value: f32, exact: bool) -> Rounded {
    Rounded { bits: value.to_bits().into(), flags: if exact { Flags::NONE } else { Flags::INEXACT } }
}

/// Normal, even if rounding has moved it by one place, and finite.
#[inline]
fn is_safe(value: f32) -> bool {
    value.abs() >= 2.0 * f32::MIN_POSITIVE && value.is_finite()
}

/// Exponents of binary64 so far from both ends that neither products nor errors of sums leave the format.
#[inline]
fn is_moderate(value: f64) -> bool {
    let exponent = (value.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    value == 0.0 || exponent.abs() < 400
}

impl Native for super::F64 {
    #[inline]
    fn sum(a: u64, b: u64) -> Option<Rounded> {
        let [a, b] = [a, b].map(f64::from_bits);
        if !(is_moderate(a) && is_moderate(b)) {
            return None;
        }
        let (sum, error) = two_sum(a, b);
        rounded(sum.to_bits(), error == 0.0)
    }

    #[inline]
    fn product(a: u64, b: u64) -> Option<Rounded> {
        let [a, b] = [a, b].map(f64::from_bits);
        if !(is_moderate(a) && is_moderate(b)) {
            return None;
        }
        let product = a * b;
        rounded(product.to_bits(), a.mul_add(b, -product) == 0.0)
    }

    /// The error of a fused multiply-add is the sum of two numbers (S. Boldo, J.-M. Muller, "Exact and Approximated Error of the
    /// FMA", IEEE Transactions on Computers 60, 2011).
    #[inline]
    fn fused(a: u64, b: u64, c: u64) -> Option<Rounded> {
        let [a, b, c] = [a, b, c].map(f64::from_bits);
        if !(is_moderate(a) && is_moderate(b) && is_moderate(c)) {
            return None;
        }
        let result = a.mul_add(b, c);
        let high = a * b;
        let low = a.mul_add(b, -high);
        let (middle, last) = two_sum(c, low);
        let (first, rest) = two_sum(high, middle);
        let error = (first - result) + rest;
        rounded(result.to_bits(), error == -last)
    }
}

impl Native for super::F16 {
    #[inline]
    fn sum(a: u64, b: u64) -> Option<Rounded> {
        // 2^-24 to 2^16: exact.
        half_rounded(half(a)? + half(b)?, true)
    }

    #[inline]
    fn product(a: u64, b: u64) -> Option<Rounded> {
        half_rounded(half(a)? * half(b)?, true)
    }

    #[inline]
    fn fused(a: u64, b: u64, c: u64) -> Option<Rounded> {
        let (sum, error) = two_sum(half(a)? * half(b)?, half(c)?);
        half_rounded(odd(sum, error), error == 0.0)
    }
}

/// A binary16 number that is zero or normal and finite.
#[inline]
fn half(bits: u64) -> Option<f64> {
    let sign = bits << 48 & 1 << 63;
    match bits >> 10 & 0x1f {
        0 if bits & 0x3ff == 0 => Some(f64::from_bits(sign)),
        0 | 31 => None,
        exponent => Some(f64::from_bits(sign | (exponent + 1023 - 15) << 52 | (bits & 0x3ff) << 42)),
    }
}

/// To binary16, to nearest even; `exact` tells whether `value` is all that was computed.
#[inline]
fn half_rounded(value: f64, exact: bool) -> Option<Rounded> {
    const CUT: u32 = 42;
    let bits = value.to_bits();
    let sign = bits >> 48 & 0x8000;
    if value == 0.0 {
        return if exact { rounded(sign, true) } else { None };
    }
    let magnitude = bits & !(1 << 63);
    let nearest = (magnitude + (1 << (CUT - 1)) - 1 + (magnitude >> CUT & 1)) >> CUT;
    let exponent = (nearest >> 10) as i32 - 1023 + 15;
    if !(2..31).contains(&exponent) {
        return None;
    }
    let lost = magnitude & ((1 << CUT) - 1);
    rounded(sign | (exponent as u64) << 10 | nearest & 0x3ff, exact && lost == 0)
}
