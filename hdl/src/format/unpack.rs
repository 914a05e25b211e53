//! A channel in memory becomes the value of a VGPR (9.2): integers are extended, the rest becomes binary32, and what goes to 16 bits
//! binary16, truncated (9.3.1).
//!
//! A normalised number of `n` bits is divided by `2^n - 1`. The digits of that quotient are the number again and again: `0.xxx...` to the
//! base `2^n`. So nothing is divided: the repeated bits are normalised like those of an integer, and rounded by the first bit that is
//! cut off. They are never half way between two floats, since they do not end.

use super::{Channel, ChannelWires, Numeric, WIDTH, Width};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Bits of a number of which the rest is zeros or repeats it; of a `wide` converter.
pub(super) const fn number_bits(wide: bool) -> u32 {
    if wide { 24 } else { 16 }
}
/// Digits of a number before it is normalised: leading zeros, then 24 bits of a float.
pub(crate) const fn digits_of(number: u32) -> u32 {
    number + 24
}
/// Exponent of a binary32 number below one, its first digit being a half.
pub(crate) const BELOW_ONE: u128 = 126;
/// Exponent of a number of so many bits whose first one is set.
const fn integer(number: u32) -> u128 {
    127 + number as u128 - 1
}
/// The same for the fraction of a denormal binary16.
const fn denormal(number: u32) -> u128 {
    integer(number) - 24
}

/// Widths of channels that are no whole dwords, but for those of 24 bits.
const NARROW: [(Width, u32); 9] = [
    (Width::One, 1),
    (Width::Two, 2),
    (Width::Four, 4),
    (Width::Five, 5),
    (Width::Six, 6),
    (Width::Eight, 8),
    (Width::Ten, 10),
    (Width::Eleven, 11),
    (Width::Sixteen, 16),
];

/// Widths that a converter has.
pub(super) fn widths(wide: bool) -> Vec<(Width, u32)> {
    NARROW.into_iter().chain(wide.then_some((Width::TwentyFour, 24))).collect()
}

/// What `value` says of a width of those given in bits, of `bits` bits; zero of another one.
pub(super) fn of_width(
    g: &Builder,
    width: &Wire,
    widths: &[(Width, u32)],
    bits: u32,
    value: impl Fn(u32) -> u128,
) -> Wire {
    let arms: Vec<_> = widths.iter().map(|(code, own)| (*code as u128, g.constant(bits, value(*own)))).collect();
    g.lookup(width, &arms, &g.zero(bits))
}

/// A binary32 number as binary16, truncated; a NaN keeps what it can of its payload, and is quiet.
pub(crate) fn half_of(g: &Builder, single: &Wire) -> Wire {
    let (sign, exponent, fraction) = (single.msb(), single.slice(23, 8), single.slice(0, 23));
    let top = fraction.slice(13, 10);
    let special = g.constant(5, 31).concat(&(fraction.any().concat(&g.zero(9)) | &top));
    let largest = g.constant(15, 0x7bff);
    let normal = (exponent.slice(0, 5) - g.constant(5, 112 % 32)).concat(&top);
    // 2^-15 and less: the fraction moves right, by ten places at most. 2^-25 is nothing.
    let places = g.constant(4, 113 % 16) - exponent.slice(0, 4);
    let small = g.constant(1, 1).concat(&top).shift_right(&places).slice(0, 10).zero_extend(15);
    let small = small.when(&!exponent.less(&g.constant(8, 103)));
    let magnitude = exponent.less(&g.constant(8, 113)).select(&small, &normal);
    let magnitude = exponent.less(&g.constant(8, 143)).select(&magnitude, &largest);
    sign.concat(&exponent.all().select(&special, &magnitude))
}

/// The parts of a binary16 number without its sign, as those of binary32: what is not denormal, and whether it is.
fn of_half(g: &Builder, half: &Wire) -> (Wire, Wire) {
    let (exponent, fraction) = (half.slice(10, 5), half.slice(0, 10));
    let wide = exponent.all().select(&g.constant(8, 255), &(exponent.zero_extend(8) + g.constant(8, 112)));
    let quiet = (exponent.all() & fraction.any()).concat(&g.zero(9));
    (wide.concat(&(quiet | fraction)).concat(&g.zero(13)), exponent.none())
}

/// `digits`, the first `number` of which are not all zero, as exponent and fraction of a binary32 number; `base`: exponent if the first
/// one is set. Rounded up by the first bit that is cut off, where `rounds`. Zero is zero.
pub(crate) fn normalised(g: &Builder, digits: &Wire, number: u32, base: &Wire, rounds: Option<&Wire>) -> Wire {
    let whole = digits.slice(digits.width() - number, number);
    let zeros = whole.leading_zeros().resize(number.ilog2() + u32::from(!number.is_power_of_two()));
    let shifted = g.name("normalised", &digits.shift_left(&zeros));
    let first = digits.width() - 24;
    let exponent = base - zeros.zero_extend(8);
    let cut = exponent.concat(&shifted.slice(first, 23));
    let value = match rounds {
        Some(rounds) => cut + (shifted.bit(first - 1) & rounds).zero_extend(31),
        None => cut,
    };
    value.when(&whole.any())
}

/// A binary16 number as binary32.
pub(crate) fn single_of(g: &Builder, half: &Wire) -> Wire {
    let number = number_bits(false);
    let (normal, is_denormal) = of_half(g, half);
    let digits = half.slice(0, 10).zero_extend(number).concat(&g.zero(digits_of(number) - number));
    let denormal = normalised(g, &digits, number, &g.constant(8, denormal(number)), None);
    half.msb().concat(&is_denormal.select(&denormal, &normal))
}

/// `number` again and again, of `bits` bits, as so many `digits`.
pub(crate) fn repeated(number: &Wire, bits: u32, digits: u32) -> Wire {
    let times = digits.div_ceil(bits);
    number.slice(0, bits).repeat(times).slice(bits * times - digits, digits)
}

generator_block! {
    /// The value of a lane's channel. `wide`: it may have 24 bits; then one of 8 bits may be a float, whose bits are given as they are.
    pub struct UnpackChannel(wide: bool) {
        /// The dword that holds it.
        in dword: (Bits<32>),
        /// Which it is.
        in channel: (Channel),
        /// For the VGPR; of 16 bits in both halves.
        out value: (Bits<32>),
    }
    |g| {
        let ChannelWires { shift, width, numeric, half, .. } = g.input_of::<Channel>("channel");
        let dword = g.input("dword");
        let (bits, widths) = (number_bits(wide), widths(wide));
        let places = digits_of(bits);
        let is = |kind: Numeric| numeric.is_a(kind);
        let is_byte = if wide { is(Numeric::Float) & width.is_a(Width::Eight) } else { g.zero(1) };
        let is_integer = is(Numeric::Uint) | is(Numeric::Sint) | is(Numeric::Bits) | is_byte;
        let is_signed = is(Numeric::Snorm) | is(Numeric::Sscaled) | is(Numeric::Sint);
        let is_normalised = is(Numeric::Unorm) | is(Numeric::Snorm);
        let is_float = is(Numeric::Float);

        let mask = of_width(g, &width, &widths, bits, |own| (1 << own) - 1);
        let top = of_width(g, &width, &widths, bits, |own| 1 << (own - 1));
        let raw = g.name("raw", &(dword.shift_right(&shift).slice(0, bits) & &mask));
        let negative = (&raw & &top).any() & &is_signed;
        let integer_value = negative.repeat(32 - bits).concat(&(&raw | (!&mask).when(&negative)));
        let magnitude = g.name("magnitude", &(negative.select(&-&raw, &raw) & &mask));

        // The most negative normalised number is -1, as the next one is.
        let is_lowest = (&magnitude & &top).any() & is(Numeric::Snorm);
        let number = is_lowest.select(&(&mask ^ &top), &magnitude);
        let mut arms = vec![];
        for (code, own) in &widths {
            arms.push((*code as u128, repeated(&number, *own, places)));
            if *own > 1 {
                arms.push((1 << WIDTH | *code as u128, repeated(&number, own - 1, places)));
            }
        }
        let repeats = g.lookup(&is(Numeric::Snorm).concat(&width), &arms, &g.zero(places));

        // Floats of 10 and 11 bits are binary16 without a sign and the end of the fraction.
        let halves = [(Width::Ten as u128, raw.slice(0, 10).concat(&g.zero(5))), (Width::Eleven as u128, raw.slice(0, 11).concat(&g.zero(4)))];
        let small = g.name("small_float", &g.lookup(&width, &halves, &raw.slice(0, 15)));
        let (float, is_denormal) = of_half(g, &small);
        let float_sign = raw.bit(15) & &is_float;

        let whole = is_float.select(&small.slice(0, 10).zero_extend(bits), &magnitude);
        let digits = is_normalised.select(&repeats, &whole.concat(&g.zero(places - bits)));
        let base = is_float.select(&g.constant(8, denormal(bits)), &g.constant(8, integer(bits)));
        let base = is_normalised.select(&g.constant(8, BELOW_ONE), &base);
        let converted = normalised(g, &digits, bits, &base, Some(&is_normalised));
        let converted = (is_float & !is_denormal).select(&float, &converted);
        let converted = (negative | float_sign).concat(&converted);
        let value = width.is_a(Width::Full).select(&dword, &is_integer.select(&integer_value, &converted));
        let value = g.name("whole_value", &value);
        let short = is_integer.select(&value.slice(0, 16), &half_of(g, &value));
        g.output("value", &half.select(&short.repeat(2), &value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Unpacks channels, one after the other.
    struct Unpack(UnpackChannel);

    impl Unpack {
        fn new() -> Self {
            Self::of(false)
        }

        fn of(wide: bool) -> Self {
            let mut block = UnpackChannel::new(wide);
            block.connect_all();
            Self(block)
        }

        fn value(&mut self, width: Width, numeric: Numeric, shift: u64, half: bool, dword: u64) -> u64 {
            self.0.dword.next = dword.into();
            let (present, dword, shift) = (true, 0.into(), shift.into());
            self.0.channel.next = Channel { present, dword, shift, width, numeric, half, high: false };
            simulate(&mut self.0, 10);
            self.0.value.val().to_u64()
        }
    }

    #[test]
    fn normalised_numbers_are_quotients_rounded_to_nearest() {
        let mut unpack = Unpack::of(true);
        for (width, bits) in widths(true).into_iter().filter(|(width, _)| *width != Width::Eleven) {
            let most = (1u64 << bits) - 1;
            for raw in (0..=most).step_by(1 + most as usize / 60).chain([most]) {
                let quotient = (raw as f64 / most as f64) as f32;
                let got = unpack.value(width, Numeric::Unorm, 0, false, raw);
                assert_eq!(got, u64::from(quotient.to_bits()), "{bits}: {raw}");
                if bits == 1 {
                    continue;
                }
                let signed = ((raw << (64 - bits)) as i64 >> (64 - bits)).max(1 - (1 << (bits - 1)));
                let quotient = (signed as f64 / ((1u64 << (bits - 1)) - 1) as f64) as f32;
                let got = unpack.value(width, Numeric::Snorm, 0, false, raw);
                assert_eq!(got, u64::from(quotient.to_bits()), "{bits}: {signed}");
            }
        }
    }

    #[test]
    fn integers_are_extended_and_scaled_ones_become_floats() {
        let mut unpack = Unpack::new();
        let mut of = |width, numeric, shift, dword| unpack.value(width, numeric, shift, false, dword);
        assert_eq!(of(Width::Eight, Numeric::Uint, 8, 0x1234_80ff), 0x80);
        assert_eq!(of(Width::Eight, Numeric::Sint, 8, 0x1234_80ff), 0xffff_ff80);
        assert_eq!(of(Width::Ten, Numeric::Sscaled, 10, 0x200 << 10), u64::from((-512f32).to_bits()));
        assert_eq!(of(Width::Sixteen, Numeric::Uscaled, 16, 0xfffe_0000), u64::from(65534f32.to_bits()));
        assert_eq!(of(Width::Two, Numeric::Sint, 30, 2 << 30), 0xffff_fffe);
    }

    #[test]
    fn short_floats_become_binary32_exactly() {
        let mut unpack = Unpack::new();
        let mut of = |width, shift, dword| unpack.value(width, Numeric::Float, shift, false, dword);
        assert_eq!(of(Width::Eleven, 11, 0x3c0 << 11), 0x3f80_0000);
        assert_eq!(of(Width::Ten, 22, 0x1e0 << 22), 0x3f80_0000);
        assert_eq!(of(Width::Sixteen, 0, 0x8001), 0xb380_0000);
        assert_eq!(of(Width::Sixteen, 0, 0x7c01), 0x7fc0_2000);
        assert_eq!(of(Width::Eleven, 0, 0x7c0), 0x7f80_0000);
    }

    #[test]
    fn sixteen_bits_are_truncated() {
        let mut unpack = Unpack::new();
        let mut of = |width, numeric, dword| unpack.value(width, numeric, 0, true, dword);
        // 51 / 255 is 0x3e4ccccd; the largest half below 65520 is 65504.
        assert_eq!(of(Width::Eight, Numeric::Unorm, 51), 0x3266_3266);
        assert_eq!(of(Width::Full, Numeric::Float, 0x477f_f000), 0x7bff_7bff);
        assert_eq!(of(Width::Full, Numeric::Float, 0xb300_0001), 0x8000_8000);
        assert_eq!(of(Width::Full, Numeric::Float, 0x3380_0000), 0x0001_0001);
        assert_eq!(of(Width::Full, Numeric::Float, 0x7f80_0001), 0x7e00_7e00);
        assert_eq!(of(Width::Full, Numeric::Uint, 0x1234_5678), 0x5678_5678);
    }
}
