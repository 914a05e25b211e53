//! The steps of a division that are not arithmetic: V_DIV_SCALE_F32, V_DIV_FIXUP_F32, V_DIV_FIXUP_F16 (16.12).

use super::operand::{FRACTION, Operand, default_nan};
use super::settings::{RANGE, Settings};
use crate::arith::float_format::overflow_is_infinite;
use tombolo_netlist::builder::{Builder, Wire};

/// V_DIV_SCALE: how s0 is scaled for the division s2 / s1.
pub struct Scale {
    /// Added to the exponent of s0, [`RANGE`] bits.
    pub exponent: Wire,
    /// V_DIV_FMAS must scale the quotient.
    pub flag: Wire,
    /// The result is a NaN: an operand is zero.
    pub is_nan: Wire,
}

/// The difference of two exponent fields, 9 bits.
fn difference(a: &Operand, b: &Operand) -> Wire {
    a.exponent.zero_extend(9) - b.exponent.zero_extend(9)
}

/// Whether a 9-bit difference is less than `limit`.
fn less_than(difference: &Wire, limit: i32) -> Wire {
    difference.less_signed(&difference.same_width(limit as u128))
}

/// The scaling, from exponents alone as decided in docs/model-decisions.md.
pub fn scale(g: &Builder, sources: &[Operand; 3]) -> Scale {
    let [value, denominator, numerator] = sources;
    let exponents = g.name("quotient_exponent", &difference(numerator, denominator));
    let same = |a: &Operand, b: &Operand| {
        let zeros = &a.is_zero & &b.is_zero;
        (a.magnitude().equals(&b.magnitude()) & !(&a.sign ^ &b.sign) & !&a.is_nan) | zeros
    };
    let (is_denominator, is_numerator) = (same(value, denominator), same(value, numerator));
    let is_nan = &denominator.is_zero | &numerator.is_zero;
    let large = !less_than(&exponents, 96);
    let denormal = !&denominator.is_normal;
    let last = denominator.exponent.slice(1, 7).all();
    let reciprocal_denormal = last | (denominator.exponent.is(253) & denominator.fraction.any());
    let quotient_denormal = less_than(&exponents, -125);
    let tiny = numerator.exponent.less(&numerator.exponent.same_width(24));
    let (up, down) = (g.constant(RANGE, 64), g.constant(RANGE, 64u128.wrapping_neg()));
    let none = g.zero(RANGE);
    let exponent = tiny.select(&up, &none);
    let exponent = quotient_denormal.select(&up.when(&is_numerator), &exponent);
    let when_reciprocal = quotient_denormal.select(&down.when(&is_denominator), &down);
    let exponent = reciprocal_denormal.select(&when_reciprocal, &exponent);
    let exponent = denormal.select(&up, &exponent);
    let exponent = large.select(&up.when(&is_denominator), &exponent);
    Scale { exponent, flag: &is_nan | large.select(&large, &(quotient_denormal & !denormal)), is_nan }
}

/// The quotient of finite numbers lies so far beyond the format that the steps before made a NaN of it. Not of f16, whose quotient is converted
/// from an f32.
fn overflows(sources: &[Operand; 3], half: &Wire) -> Wire {
    let [quotient, denominator, numerator] = sources;
    let underflow = less_than(&difference(numerator, denominator), UNDERFLOW);
    &quotient.is_nan & !half & !underflow
}

/// What an overflow is rounded to, 31 bits.
fn overflowed(g: &Builder, sign: &Wire, round: &Wire) -> Wire {
    let to_infinity = overflow_is_infinite(g, round, sign);
    g.constant(31, 0xff << FRACTION) - (!to_infinity).zero_extend(31)
}

/// V_DIV_FIXUP: the quotient s0 with the special cases of s2 / s1, in the common form. `half`: f16, which has no cases for
/// underflow and overflow.
pub fn fixup(g: &Builder, sources: &[Operand; 3], half: &Wire, settings: &Settings) -> Wire {
    let [quotient, denominator, numerator] = sources;
    let sign = &denominator.sign ^ &numerator.sign;
    let both = |a: &Wire, b: &Wire| a & b;
    let invalid =
        both(&denominator.is_zero, &numerator.is_zero) | both(&denominator.is_infinite, &numerator.is_infinite);
    let infinite = &denominator.is_zero | &numerator.is_infinite;
    let zero = &denominator.is_infinite | &numerator.is_zero;
    let exponents = difference(numerator, denominator);
    let underflow = less_than(&exponents, UNDERFLOW) & !half;
    // Rounded away from zero, the smallest denormal remains.
    let away = g.lookup(&settings.round, &[(1, !&sign), (2, sign.clone())], &g.zero(1)) & &settings.keep_denormals;
    let magnitude = quotient.magnitude();
    let magnitude = underflow.select(&away.zero_extend(31), &magnitude);
    let overflow = overflows(sources, half);
    let beyond = overflowed(g, &sign, &settings.round);
    let magnitude = overflow.select(&beyond, &magnitude);
    let magnitude = magnitude.when(&!zero);
    let magnitude = infinite.select(&g.constant(31, 0xff << FRACTION), &magnitude);
    let result = sign.concat(&magnitude);
    let result = invalid.select(&default_nan(g), &result);
    let result = denominator.is_nan.select(&denominator.special_word(g), &result);
    numerator.is_nan.select(&numerator.special_word(g), &result)
}

/// What V_DIV_FIXUP raises. `half`: of f16, 1 bit.
pub fn exceptions(sources: &[Operand; 3], half: &Wire) -> Exceptions {
    let [_, denominator, numerator] = sources;
    let quiet = !(&denominator.is_nan | &numerator.is_nan);
    let invalid =
        (&denominator.is_zero & &numerator.is_zero | &denominator.is_infinite & &numerator.is_infinite) & &quiet;
    let by_zero = &denominator.is_zero & !(&numerator.is_zero | &numerator.is_infinite) & &quiet;
    let special = &denominator.is_zero | &numerator.is_infinite | &denominator.is_infinite | &numerator.is_zero;
    let finite = !special & &quiet;
    let underflow = less_than(&difference(numerator, denominator), UNDERFLOW) & &finite;
    let overflow = overflows(sources, half) & finite;
    let signaling = denominator.is_signaling() | numerator.is_signaling();
    Exceptions { invalid: invalid | signaling, by_zero, inexact: &underflow | &overflow, underflow, overflow }
}

/// Exceptions of [`exceptions`], 1 bit each.
pub struct Exceptions {
    /// There is no quotient, or a NaN signals.
    pub invalid: Wire,
    /// A finite number is divided by zero.
    pub by_zero: Wire,
    /// The quotient is less than half the smallest denormal.
    pub underflow: Wire,
    /// It is too large by far.
    pub overflow: Wire,
    /// One of the last two: it is inexact.
    pub inexact: Wire,
}

/// Exponent difference below which a quotient is less than half the smallest denormal.
const UNDERFLOW: i32 = -150;
