//! Channels of elements and binary32 numbers: what bits mean, and the bits of a number.
//!
//! Normalised numbers are unpacked as quotients rounded to nearest even ([`crate::format::unpack`]), and packed by adding a half and truncating. NaNs of
//! narrow floats lose their payload.

use super::format::ChannelWidth;
use super::record::Meaning;
use crate::format::srgb;
use crate::format::unpack::{BELOW_ONE, digits_of, normalised, repeated, single_of};
use crate::ray::arithmetic::is_nan;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of the codes of a channel at most, of which the rest is zeros or repeats it.
const NUMBER: u32 = 16;
/// Digits of a channel's number before it is normalised.
const DIGITS: u32 = digits_of(NUMBER);

/// The NaN that arithmetic gives.
pub const NAN: u128 = 0x7fc0_0000;
/// 1.0.
pub const ONE: u128 = 0x3f80_0000;

/// What `value` says of a width in bits, of `bits` bits.
fn of_width(g: &Builder, width: &Wire, bits: u32, value: impl Fn(u32) -> u128) -> Wire {
    let of = |width: &ChannelWidth| g.constant(bits, value(width.bits()));
    g.choose(width, &ChannelWidth::ALL.iter().map(of).collect::<Vec<_>>())
}

/// Widths of normalised channels.
fn narrow() -> impl Iterator<Item = ChannelWidth> {
    ChannelWidth::ALL.iter().copied().filter(|width| width.bits() <= 16)
}

/// A NaN without payload, if it is one.
fn plain_nan(g: &Builder, number: &Wire) -> Wire {
    let nan = number.msb().concat(&g.constant(31, NAN));
    is_nan(number).select(&nan, number)
}

/// The number that the lowest bits of `raw` (32 bits) mean, as many as `width` has: binary32. Integers are not numbers here.
pub fn unpacked(g: &Builder, raw: &Wire, width: &Wire, meaning: &Wire) -> Wire {
    let is_snorm = meaning.is_a(Meaning::Snorm);
    let mask = of_width(g, width, 16, |bits| (1u128 << bits.min(16)) - 1);
    let top = of_width(g, width, 16, |bits| 1u128 << (bits.min(16) - 1));
    let bits = raw.slice(0, 16) & &mask;
    let negative = (&bits & &top).any() & &is_snorm;
    let magnitude = negative.select(&-&bits, &bits) & &mask;
    // The most negative number is -1, as the next one is. Of one bit it is the only one that is not zero.
    let is_lowest = (&magnitude & &top).any() & &is_snorm;
    let number = is_lowest.select(&(&mask ^ &top), &magnitude);
    let unsigned: Vec<_> = narrow().map(|width| (width as u128, repeated(&number, width.bits(), DIGITS))).collect();
    let signed: Vec<_> = narrow()
        .map(|width| match width.bits() {
            1 => (width as u128, number.bit(0).repeat(DIGITS)),
            bits => (width as u128, repeated(&number, bits - 1, DIGITS)),
        })
        .collect();
    let zero = g.zero(DIGITS);
    let digits = is_snorm.select(&g.lookup(width, &signed, &zero), &g.lookup(width, &unsigned, &zero));
    let only = is_lowest & width.is_a(ChannelWidth::One);
    let digits = only.select(&!&zero, &digits);
    let quotient = normalised(g, &digits, NUMBER, &g.constant(8, BELOW_ONE), Some(&g.constant(1, 1)));
    let normal = negative.concat(&quotient);

    let short = raw.slice(0, 16);
    let halves = [
        (ChannelWidth::Ten as u128, short.slice(0, 10).concat(&g.zero(5)).zero_extend(16)),
        (ChannelWidth::Eleven as u128, short.slice(0, 11).concat(&g.zero(4)).zero_extend(16)),
    ];
    let half = g.lookup(width, &halves, &short);
    let narrow = plain_nan(g, &single_of(g, &half));
    let float = width.is_a(ChannelWidth::Full).select(raw, &narrow);
    let kinds =
        [(Meaning::Float as u128, float), (Meaning::Srgb as u128, srgb::to_linear(g, &[raw.slice(0, 8)]).remove(0))];
    g.lookup(meaning, &kinds, &normal)
}

/// A number within the range of a normalised format: 0 or -1 to 1; NaN is zero.
pub fn clamped(g: &Builder, number: &Wire, meaning: &Wire) -> Wire {
    let magnitude = number.slice(0, 31);
    let above = g.constant(31, ONE).less(&magnitude);
    let one = g.constant(31, ONE);
    let signed = number.msb().concat(&above.select(&one, &magnitude));
    // Minus zero is not below zero.
    let below = number.msb() & magnitude.any() & !meaning.is_a(Meaning::Snorm);
    signed.when(&!(below | is_nan(number)))
}

/// A binary32 number as binary16, rounded to nearest even, or towards zero, and then never to infinity.
fn half_of(g: &Builder, number: &Wire, truncate: &Wire) -> Wire {
    let (sign, exponent, fraction) = (number.msb(), number.slice(23, 8), number.slice(0, 23));
    // With the hidden bit, and room for the 13 places at most by which what is not nothing moves below the smallest normal number.
    let significand = exponent.any().concat(&fraction).concat(&g.zero(13));
    let is_small = exponent.less(&g.constant(8, 113));
    let places = (g.constant(8, 113) - &exponent).when(&is_small);
    let placed = significand.shift_right(&places);
    let kept = placed.slice(26, 11);
    let up = placed.bit(25) & (placed.slice(0, 25).any() | kept.bit(0)) & !truncate;
    // The hidden bit adds to the exponent.
    let biased = (exponent.zero_extend(9) - g.constant(9, 113)).when(&!is_small);
    let total = biased.concat(&g.zero(10)) + kept.zero_extend(19) + up.zero_extend(19);
    let beyond = !total.less(&g.constant(19, 0x7c00));
    let largest = truncate.select(&g.constant(15, 0x7bff), &g.constant(15, 0x7c00));
    let finite = beyond.select(&largest, &total.slice(0, 15));
    let special = fraction.any().select(&g.constant(15, 0x7e00), &g.constant(15, 0x7c00));
    sign.concat(&exponent.all().select(&special, &finite))
}

/// `magnitude` (31 bits of a binary32 number up to 1) times `2^bits - 1`, plus a half, truncated: 16 bits.
fn scaled(g: &Builder, magnitude: &Wire, bits: &Wire) -> Wire {
    let exponent = magnitude.slice(23, 8);
    let significand = exponent.any().concat(&magnitude.slice(0, 23)).zero_extend(40);
    let product = g.name("scaled_product", &(significand.shift_left(bits) - &significand));
    // In units of 2^-150, times two to the exponent. A half is left of the last bit that is moved out.
    let places = g.constant(8, 149) - &exponent;
    let halves = product.shift_right(&places);
    let rounded = halves.slice(0, 18) + g.constant(18, 1);
    rounded.slice(1, 16)
}

/// The bits of a number in a channel of `width`, 32 bits.
pub fn packed(g: &Builder, number: &Wire, width: &Wire, meaning: &Wire, truncate: &Wire) -> Wire {
    let is_snorm = meaning.is_a(Meaning::Snorm);
    let bits = of_width(g, width, 5, |bits| bits.min(16).into());
    let digits = &bits - is_snorm.zero_extend(5);
    let inside = clamped(g, number, meaning);
    let magnitude = scaled(g, &inside.slice(0, 31), &digits);
    let normal = (inside.msb() & &is_snorm).select(&-&magnitude, &magnitude).zero_extend(32);

    let negative = number.msb() & number.slice(0, 31).any() & !is_nan(number);
    let short = width.is_a(ChannelWidth::Ten) | width.is_a(ChannelWidth::Eleven);
    let half = half_of(g, number, &(truncate | &short));
    let positive = half.slice(0, 15).when(&!&negative);
    let floats = [
        (ChannelWidth::Ten as u128, positive.slice(5, 10).zero_extend(32)),
        (ChannelWidth::Eleven as u128, positive.slice(4, 11).zero_extend(32)),
        (ChannelWidth::Full as u128, number.clone()),
    ];
    let float = g.lookup(width, &floats, &half.zero_extend(32));
    let coded = srgb::of_linear(g, std::slice::from_ref(&inside))[0].zero_extend(32);
    let kinds = [(Meaning::Float as u128, float), (Meaning::Srgb as u128, coded)];
    let raw = g.lookup(meaning, &kinds, &normal);
    raw & ones(g, width)
}

/// As many ones as a width has bits, 32 bits.
fn ones(g: &Builder, width: &Wire) -> Wire {
    of_width(g, width, 32, |bits| (1u128 << bits) - 1)
}

/// An integer (34 bits, signed) within the range of a channel, 32 bits.
pub fn packed_integer(g: &Builder, value: &Wire, width: &Wire, is_signed: &Wire) -> Wire {
    let all = ones(g, width);
    let largest = is_signed.select(&all.slice(1, 31).zero_extend(32), &all).zero_extend(34);
    let least = (!&largest).when(is_signed);
    let below = value.less_signed(&least);
    let above = largest.less_signed(value);
    let inside = below.select(&least, &above.select(&largest, value));
    inside.slice(0, 32) & all
}

/// An exported word as an integer, 34 bits, and as a number, by its export format (SPI_SHADER_COL_FORMAT, 4 bits).
pub fn exported(g: &Builder, word: &Wire, format: &Wire, is_signed: &Wire) -> (Wire, Wire) {
    let short = word.slice(0, 16);
    let sign = is_signed & word.msb();
    let integers = [(7, short.zero_extend(34)), (8, short.sign_extend(34))];
    let integer = g.lookup(format, &integers, &sign.repeat(2).concat(word));
    let meanings = [(5, g.constant_of(Meaning::Unorm)), (6, g.constant_of(Meaning::Snorm))];
    let meaning = g.lookup(format, &meanings, &g.constant_of(Meaning::Float));
    let is_short = format.is(4) | format.is(5) | format.is(6);
    let width = is_short.select(&g.constant_of(ChannelWidth::Sixteen), &g.constant_of(ChannelWidth::Full));
    (integer, unpacked(g, word, &width, &meaning))
}
