//! The helpers of the division and trigonometric macros: V_DIV_SCALE, V_DIV_FMAS, V_DIV_FIXUP, V_TRIG_PREOP (16.12).

use super::engine::scaled_fused;
use super::{Env, F16, F64, Flags, Format, fma, ldexp};
use rustc_apfloat::ieee::Quad;
use rustc_apfloat::{Float, FloatConvert, Round, ieee};

/// Result of V_DIV_SCALE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scaled {
    /// The operand, scaled if needed.
    pub value: u64,
    /// Whether V_DIV_FMAS must scale the quotient back (the lane's bit of the carry-out mask).
    pub rescale: bool,
}

/// The constants in which the F32 and F64 forms of the division macro differ.
struct Macro {
    /// Exponent difference from which the quotient nears overflow.
    near_overflow: i32,
    /// Largest biased exponent of a numerator that counts as tiny.
    tiny_numerator: i32,
    /// Scaling of an operand, as a power of two.
    scale: i32,
    /// Exponent difference below which V_DIV_FIXUP underflows.
    underflow: i32,
}

fn constants<F: Format>() -> Macro {
    if F::BITS == F64::BITS {
        Macro { near_overflow: 768, tiny_numerator: 53, scale: 128, underflow: -1075 }
    } else {
        Macro { near_overflow: 96, tiny_numerator: 23, scale: 64, underflow: -150 }
    }
}

/// V_DIV_SCALE: scales `value` (which is the denominator or the numerator) so that no denormal appears in the macro.
///
/// Where the statements of 16.12 do not give a working macro, silicon decides: a zero operand also sets the mask bit, and
/// a quotient counts as denormal from its exponents alone, from the smallest normal exponent down. The reciprocal is
/// meant in the operation's own format: an F64 denormal cannot come from an F32 denominator. Where it and the quotient are
/// denormal the denominator is scaled down, because scaling it up would overflow.
pub fn div_scale<F: Format>(value: u64, denominator: u64, numerator: u64, env: Env) -> Scaled {
    let Macro { near_overflow, tiny_numerator, scale, .. } = constants::<F>();
    let [value, denominator, numerator] = [value, denominator, numerator].map(|x| env.input::<F>(x));
    if F::is_zero(numerator) || F::is_zero(denominator) {
        return Scaled { value: F::DEFAULT_NAN, rescale: true };
    }
    let difference = F::exponent(numerator) - F::exponent(denominator);
    let denormal_quotient = difference <= 1 - F::BIAS;
    // The reciprocal of 2^(bias - 1) is the smallest normal number.
    let denormal_reciprocal = denominator & F::MAGNITUDE > (2 * F::BIAS as u64 - 1) << F::FRACTION_BITS;
    let only_if = |same: bool| if same { scale } else { 0 };
    // A NaN equals nothing.
    let is = |other: u64| value == other && !F::is_nan(value);
    let is_denominator = is(denominator);
    let (power, rescale) = if difference >= near_overflow {
        (only_if(is_denominator), true)
    } else if F::is_denormal(denominator) {
        (scale, false)
    } else if denormal_reciprocal && denormal_quotient {
        (-only_if(is_denominator), true)
    } else if denormal_reciprocal {
        (-scale, false)
    } else if denormal_quotient {
        (only_if(is(numerator)), true)
    } else if F::exponent(numerator) <= tiny_numerator {
        (scale, false)
    } else {
        (0, false)
    };
    let scaled = if power == 0 { F::quiet(value) } else { ldexp::<F>(value, power, env.denormals(true, true)) };
    Scaled { value: scaled, rescale }
}

/// V_DIV_FMAS: `a * b + c`, undoing the scaling of V_DIV_SCALE if `rescale`: times 2^64 (F32) or 2^128 (F64) when the
/// addend is at least 2, where the denominator was scaled up, else divided by it. Input denormals are never flushed.
///
/// 16.12 says 2^32 and 2^64, which undoes no scaling that V_DIV_SCALE does; silicon behaves as here. It is rounded once, when
/// it is scaled: rounded before and after, every fourth quotient just below the normal numbers would be wrong.
pub fn div_fmas<F: Format>(a: u64, b: u64, c: u64, rescale: bool, env: Env) -> u64
where
    F::Soft: FloatConvert<Quad>,
    Quad: FloatConvert<F::Soft>,
{
    let keep = env.denormals(true, true);
    if !rescale {
        return env.output::<F>(fma::<F>(a, b, c, keep));
    }
    let (a, b, c) = (keep.input::<F>(a), keep.input::<F>(b), keep.input::<F>(c));
    if let Some(nan) = env.propagate::<F>(&[a, b, c]) {
        return nan;
    }
    let scale = constants::<F>().scale;
    let power = if F::exponent(c) > F::BIAS { scale } else { -scale };
    env.finish::<F>(scaled_fused::<F>([a, b, c], power, F::rules(&env.mode).round))
}

/// V_DIV_FIXUP: puts the special cases of `numerator / denominator` in place of the computed `quotient`.
pub fn div_fixup<F: Format>(quotient: u64, denominator: u64, numerator: u64, env: Env) -> u64 {
    if let Some(nan) = env.propagate::<F>(&[numerator, denominator]) {
        return nan;
    }
    let sign = (numerator ^ denominator) & F::SIGN;
    let (n_zero, d_zero) = (F::is_zero(numerator), F::is_zero(denominator));
    let (n_infinite, d_infinite) = (F::is_infinite(numerator), F::is_infinite(denominator));
    if n_zero && d_zero || n_infinite && d_infinite {
        env.raise(Flags::INVALID);
        return F::DEFAULT_NAN;
    }
    if d_zero || n_infinite {
        if !n_infinite {
            env.raise(Flags::DIVIDE_BY_ZERO);
        }
        return sign | F::INFINITY;
    }
    if d_infinite || n_zero {
        return sign;
    }
    // The F16 form of the document has no underflow case: its macro works in F32.
    let underflows =
        F::BITS != F16::BITS && F::exponent(numerator) - F::exponent(denominator) < constants::<F>().underflow;
    if underflows {
        env.raise(Flags::UNDERFLOW | Flags::INEXACT);
        return sign | underflowed::<F>(sign != 0, env);
    }
    // The steps before make a NaN of a quotient that lies far beyond the format: infinity less infinity. That of F16 is converted from F32.
    if F::BITS != F16::BITS && F::is_nan(quotient) {
        env.raise(Flags::OVERFLOW | Flags::INEXACT);
        return sign | overflowed::<F>(sign != 0, env);
    }
    sign | quotient & F::MAGNITUDE
}

/// UNDERFLOW_F32/F64 of the document: what a nonzero magnitude below the smallest denormal rounds to.
fn underflowed<F: Format>(negative: bool, env: Env) -> u64 {
    let rules = F::rules(&env.mode);
    let away = match rules.round {
        Round::TowardPositive => !negative,
        Round::TowardNegative => negative,
        _ => false,
    };
    u64::from(away && rules.output_denormals)
}

/// OVERFLOW_F32/F64 of the document: what a magnitude above the largest finite number rounds to.
fn overflowed<F: Format>(negative: bool, env: Env) -> u64 {
    let to_infinity = match F::rules(&env.mode).round {
        Round::TowardPositive => !negative,
        Round::TowardNegative => negative,
        Round::TowardZero => false,
        _ => true,
    };
    if to_infinity { F::INFINITY } else { F::MAX_FINITE }
}

/// The first 1201 fraction bits of 2/pi, most significant first, in 32-bit words.
const TWO_OVER_PI: [u32; 38] = [
    0xa2f9_836e,
    0x4e44_1529,
    0xfc27_57d1,
    0xf534_ddc0,
    0xdb62_9599,
    0x3c43_9041,
    0xfe51_63ab,
    0xdebb_c561,
    0xb724_6e3a,
    0x424d_d2e0,
    0x0649_2eea,
    0x09d1_921c,
    0xfe1d_eb1c,
    0xb129_a73e,
    0xe882_35f5,
    0x2ebb_4484,
    0xe99c_7026,
    0xb45f_7e41,
    0x3991_d639,
    0x8353_39f4,
    0x9c84_5f8b,
    0xbdf9_283b,
    0x1ff8_97ff,
    0xde05_980f,
    0xef2f_118b,
    0x5a0a_6d1f,
    0x6d36_7ecf,
    0x27cb_09b7,
    0x4f46_3f66,
    0x9e5f_ea2d,
    0x7527_bac7,
    0xebe5_f17b,
    0x3d07_39f7,
    0x8a52_92ea,
    0x6bfb_5fb1,
    0x1f8d_5d08,
    0x5603_3046,
    0xfc7b_6bab,
];

/// V_TRIG_PREOP_F64: the 53-bit segment `select` (0..=31) of 2/pi, scaled for the exponent of `value`.
pub fn trig_preop(value: u64, select: u32) -> u64 {
    let exponent = F64::exponent(value);
    let mut shift = (select as i32 & 31) * 53;
    if exponent > 1077 {
        shift += exponent - 1077;
    }
    // Bits beyond the stored 1201 are zero: the document shifts a 1201-bit constant.
    let segment = (shift..shift + 53).fold(0_u64, |bits, index| {
        let word = TWO_OVER_PI.get(index as usize / 32).copied().unwrap_or(0);
        let bit = if index < 1201 { word >> (31 - index % 32) & 1 } else { 0 };
        bits << 1 | u64::from(bit)
    });
    let mut scale = -53 - shift;
    if exponent >= 1968 {
        scale += 128;
    }
    let integer = ieee::Double::from_u128(u128::from(segment)).value;
    F64::from_soft(integer.scalbn_r(scale, Round::TowardZero))
}

#[cfg(test)]
mod tests {
    use super::super::{F32, FloatMode};
    use super::*;
    use pretty_assertions::assert_eq;
    use std::cell::Cell;

    fn with_env<T>(body: impl FnOnce(Env) -> T) -> T {
        body(Env::new(FloatMode::IEEE, &Cell::new(Flags::NONE)))
    }

    #[test]
    fn segments_of_two_over_pi_are_the_leading_bits() {
        // 2/pi = 0.6366197723675814 to 53 bits.
        assert_eq!(trig_preop(0x3ff0_0000_0000_0000, 0), 0x3fe4_5f30_6dc9_c882);
    }

    #[test]
    fn fixup_replaces_the_special_quotients() {
        let (one, infinity, zero) = (0x3f80_0000, 0x7f80_0000, 0);
        with_env(|env| {
            let fixup = |denominator, numerator| div_fixup::<F32>(one, denominator, numerator, env);
            assert_eq!(fixup(zero, zero), 0xffc0_0000);
            assert_eq!(fixup(infinity, infinity), 0xffc0_0000);
            assert_eq!(fixup(zero, 0xbf80_0000), 0xff80_0000);
            assert_eq!(fixup(infinity, 0xbf80_0000), 0x8000_0000);
            assert_eq!(fixup(one, 0xbf80_0000), 0xbf80_0000);
        });
    }

    #[test]
    fn a_scaled_division_comes_back_to_its_quotient() {
        // The macro with an exact reciprocal: scale both, divide, undo.
        let cases = [(0x0000_0001, 0x3f80_0000), (0x7f00_0000, 0x0080_0000), (0x3f80_0000, 0x7f7f_ffff)];
        with_env(|env| {
            for (numerator, denominator) in cases {
                let n = div_scale::<F32>(numerator, denominator, numerator, env);
                let d = div_scale::<F32>(denominator, denominator, numerator, env);
                assert_eq!(n.rescale, d.rescale);
                let quotient = F32::soft(n.value).div_r(F32::soft(d.value), Round::NearestTiesToEven).value;
                let undone = div_fmas::<F32>(0, 0, F32::from_soft(quotient), n.rescale, env);
                let expected = F32::soft(numerator).div_r(F32::soft(denominator), Round::NearestTiesToEven).value;
                assert_eq!(undone, F32::from_soft(expected), "{numerator:#x} / {denominator:#x}");
            }
        });
    }

    #[test]
    fn scale_reports_zero_operands_in_the_mask() {
        with_env(|env| assert!(div_scale::<F32>(0, 0, 0x3f80_0000, env).rescale));
    }
}
