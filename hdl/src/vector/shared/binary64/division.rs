//! The parts of a division (16.12): V_DIV_SCALE, V_DIV_FIXUP, and the bits of 2/pi for V_TRIG_PREOP.

use super::number::{BIAS, DEFAULT_NAN, EXPONENT, FRACTION, INFINITY, Number};
use crate::arith::float_format::overflow_is_infinite;
use tombolo_netlist::builder::{Builder, Wire};

/// What V_DIV_SCALE does to its first source.
pub struct Scale {
    /// Times 2^128.
    pub up: Wire,
    /// Divided by it.
    pub down: Wire,
    /// There is no quotient: NaN.
    pub invalid: Wire,
    /// The quotient must be scaled back: the mask bit.
    pub rescale: Wire,
}

/// V_DIV_SCALE of `value`, which is the denominator or the numerator.
pub fn scale(g: &Builder, value: &Number, denominator: &Number, numerator: &Number) -> Scale {
    let difference = numerator.field.zero_extend(EXPONENT) - denominator.field.zero_extend(EXPONENT);
    let difference = g.name("exponent_difference", &difference);
    let invalid = &denominator.is_zero | &numerator.is_zero;
    let near_overflow = !difference.less_signed(&g.constant(EXPONENT, 768));
    // 1 / d is below 2^-1022 when d is above 2^1022; infinities and NaNs count with their exponent.
    let top = denominator.field.slice(1, 10).all();
    let inverse = (denominator.field.is(2045) & denominator.fraction.any()) | top;
    let quotient = difference.less_signed(&g.constant(EXPONENT, (1 << EXPONENT) - 1021));
    let tiny = !g.constant(11, 53).less(&numerator.field);
    let is = |other: &Number| value.bits.equals(&other.bits) & !&value.is_nan;
    let (is_denominator, is_numerator) = (is(denominator), is(numerator));

    // The statements are an if-else chain; each condition holds only where those before it do not.
    let mut taken = invalid.clone();
    let mut step = |condition: &Wire| {
        let now = condition & !&taken;
        taken = &taken | condition;
        now
    };
    let near_overflow = step(&near_overflow);
    let denormal = step(&denominator.is_denormal);
    let both = step(&(&inverse & &quotient));
    let inverse = step(&inverse);
    let quotient = step(&quotient);
    let tiny = step(&tiny);
    Scale {
        up: (&near_overflow & &is_denominator) | denormal | (&quotient & is_numerator) | tiny,
        down: (&both & is_denominator) | inverse,
        rescale: near_overflow | both | quotient | &invalid,
        invalid,
    }
}

/// A quotient is less than half the smallest denormal by its exponents.
pub fn vanishes(g: &Builder, denominator: &Number, numerator: &Number) -> Wire {
    let difference = numerator.field.zero_extend(EXPONENT) - denominator.field.zero_extend(EXPONENT);
    difference.less_signed(&g.constant(EXPONENT, (1 << EXPONENT) - 1075))
}

/// The quotient of finite numbers lies so far beyond them that the steps before made a NaN of it.
pub fn overflows(g: &Builder, quotient: &Number, denominator: &Number, numerator: &Number) -> Wire {
    &quotient.is_nan & !vanishes(g, denominator, numerator)
}

/// V_DIV_FIXUP: the computed quotient, or the special case that its operands are.
pub fn fixup(
    g: &Builder,
    quotient: &Number,
    denominator: &Number,
    numerator: &Number,
    round: &Wire,
    keep_outputs: &Wire,
) -> Wire {
    let sign = g.name("quotient_sign", &(&denominator.sign ^ &numerator.sign));
    let infinite = &denominator.is_zero | &numerator.is_infinite;
    let zero = &denominator.is_infinite | &numerator.is_zero;
    let invalid = &infinite
        & &zero
        & ((&denominator.is_zero & &numerator.is_zero) | (&denominator.is_infinite & &numerator.is_infinite));
    let vanishes = vanishes(g, denominator, numerator);
    // Below the smallest denormal, rounded.
    let away = (round.is(1) & !&sign) | (round.is(2) & &sign);
    let smallest = (away & keep_outputs).zero_extend(63);
    let magnitude = vanishes.select(&smallest, &quotient.magnitude());
    let to_infinity = overflow_is_infinite(g, round, &sign);
    let overflowed = g.constant(63, INFINITY) - (!to_infinity).zero_extend(63);
    let magnitude = overflows(g, quotient, denominator, numerator).select(&overflowed, &magnitude);
    let magnitude = zero.select(&g.zero(63), &magnitude);
    let magnitude = infinite.select(&g.constant(63, INFINITY), &magnitude);
    let result = invalid.select(&g.constant(64, DEFAULT_NAN), &sign.concat(&magnitude));
    let result = denominator.is_nan.select(&denominator.quiet(), &result);
    numerator.is_nan.select(&numerator.quiet(), &result)
}

/// The first 1201 fraction bits of 2/pi in words of 64, most significant first; zeros beyond.
const TWO_OVER_PI: [u64; 19] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_0000,
];

/// Words of the table with what lies beyond it.
const WORDS: usize = 64;

/// The segment of 2/pi that V_TRIG_PREOP selects (53 bits, not normalised), and the exponent of its last bit in
/// two's complement, [`EXPONENT`] bits.
pub fn trig_segment(g: &Builder, x: &Number, select: &Wire) -> (Wire, Wire) {
    let field = x.field.zero_extend(EXPONENT);
    let beyond = g.name("beyond", &(&field - g.constant(EXPONENT, 1077)));
    let first = select.zero_extend(6) * g.constant(6, 53);
    let shift = first.zero_extend(EXPONENT) + beyond.when(&!beyond.msb());
    let shift = g.name("segment_shift", &shift);
    let word_at = |skip: usize| {
        let arms: Vec<_> = (0..WORDS)
            .filter_map(|at| TWO_OVER_PI.get(at + skip).map(|word| (at as u128, g.constant(64, u128::from(*word)))))
            .collect();
        g.lookup(&shift.slice(6, 6), &arms, &g.zero(64))
    };
    let words = word_at(0).concat(&word_at(1));
    let segment = words.shift_left(&shift.slice(0, 6)).slice(128 - 53, 53);
    let large = !field.less(&g.constant(EXPONENT, 1968));
    let exponent =
        g.constant(EXPONENT, (1 << EXPONENT) - 53) - shift + large.zero_extend(EXPONENT - 7).concat(&g.zero(7));
    (segment, exponent.plus(BIAS + u128::from(FRACTION)))
}
