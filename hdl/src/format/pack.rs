//! The value of a VGPR becomes a channel in memory (9.3): integers are clamped; floats are clamped, scaled and rounded to the nearest
//! integer, or truncated to a short float. The texture unit has `wide` ones ([`crate::texture::encode`]), whose channels may have 24 bits.
//!
//! A float below one times `2^n - 1` is a difference of two shifted fractions. It is rounded to the 24 bits of a product of binary32, and that
//! to an integer, both to nearest even.

use super::unpack::{half_of, number_bits, of_width, single_of, widths};
use super::{Channel, ChannelWires, Numeric, WIDTH, Width};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Exponent of a binary32 number whose fraction, as the upper bits of a product, is an integer of so many bits and more behind it.
const fn whole(bits: u32) -> u128 {
    126 + bits as u128
}

generator_block! {
    /// A lane's channel, where its dword wants it. 1,420 LUTs of four inputs. `wide`: it may have 24 bits; then one of 8 bits may be a float, whose bits
    /// are stored as they are.
    pub struct PackChannel(wide: bool) {
        /// The VGPR.
        in value: (Bits<32>),
        /// Which channel it is.
        in channel: (Channel),
        /// Its bits in their dword, among zeros.
        out placed: (Bits<32>),
        /// It is the first one of its dword.
        out begins: (Bit),
    }
    |g| {
        let ChannelWires { present, shift, width, numeric, half, high, .. } = g.input_of::<Channel>("channel");
        let vgpr = g.input("value");
        let (most, widths) = (number_bits(wide), widths(wide));
        let product_bits = most + 24;
        let is = |kind: Numeric| numeric.is_a(kind);
        let is_normalised = is(Numeric::Unorm) | is(Numeric::Snorm);
        let is_signed = is(Numeric::Snorm) | is(Numeric::Sscaled) | is(Numeric::Sint);
        let is_full = width.is_a(Width::Full);

        let short = high.select(&vgpr.slice(16, 16), &vgpr.slice(0, 16));
        let kinds = [(Numeric::Uint as u128, short.zero_extend(32)), (Numeric::Sint as u128, short.sign_extend(32))];
        let value = g.name("whole_value", &half.select(&g.lookup(&numeric, &kinds, &single_of(g, &short)), &vgpr));
        let negative = value.msb();

        let mask = of_width(g, &width, &widths, most, |bits| (1 << bits) - 1);
        let top = of_width(g, &width, &widths, most, |bits| 1 << (bits - 1));
        let largest = is_signed.select(&(&mask ^ &top), &mask);

        // Integers.
        let low = value.slice(0, most);
        let beyond = value.slice(most, 32 - most).any() | (&low & !&mask).any();
        let unsigned = beyond.select(&mask, &low);
        let inverted = &value ^ negative.repeat(32);
        let beyond = inverted.slice(most, 32 - most).any() | (inverted.slice(0, most) & !&largest).any();
        let signed = beyond.select(&negative.select(&top, &largest), &(&low & &mask));

        // Short floats.
        let exponent = value.slice(23, 8);
        let is_nan = exponent.all() & value.slice(0, 23).any();
        let float = half_of(g, &value);
        let unsigned_float = float.slice(0, 15).when(&(!&negative | &is_nan));
        let floats = [
            (Width::Ten as u128, unsigned_float.slice(5, 10).zero_extend(16)),
            (Width::Eleven as u128, unsigned_float.slice(4, 11).zero_extend(16)),
        ];
        let mut float = g.lookup(&width, &floats, &float).zero_extend(most);
        if wide {
            float = width.is_a(Width::Eight).select(&(&low & &mask), &float);
        }

        // Scaled: the product, rounded to 24 bits.
        let fraction = exponent.any().concat(&value.slice(0, 23));
        let fraction = fraction.concat(&g.zero(most));
        let shifted = |bits: u32| fraction.shift_right(&g.constant(5, bits.into()));
        let mut arms = vec![];
        for (code, bits) in &widths {
            arms.push((*code as u128, shifted(*bits)));
            arms.push((1 << WIDTH | *code as u128, shifted(bits - 1)));
        }
        let less = g.lookup(&is(Numeric::Snorm).concat(&width), &arms, &g.zero(product_bits)).when(&is_normalised);
        let product = g.name("product", &(&fraction - less));
        let leads = product.msb();
        let kept = leads.select(&product.slice(most, 24), &product.slice(most - 1, 24));
        let cut = leads.select(&product.slice(0, most), &product.slice(0, most - 1).concat(&g.zero(1)));
        let up = cut.msb() & (cut.slice(0, most - 1).any() | kept.bit(0));
        let kept = g.name("rounded_product", &(kept.zero_extend(25) + up.zero_extend(25)));
        let kept = leads.select(&kept.slice(0, 24).concat(&g.zero(1)), &kept);
        // The integer, its first fraction bit, and the rest.
        let bits = of_width(g, &width, &widths, 5, |bits| bits.into()) - is(Numeric::Snorm).zero_extend(5);
        let one = g.constant(9, whole(most)) - bits.when(&is_normalised).zero_extend(9);
        let places = one - exponent.zero_extend(9);
        let is_tiny = !places.msb() & places.slice(5, 3).any();
        let moved = kept.concat(&g.zero(most + 1)).shift_right(&places.slice(0, 5)).when(&!&is_tiny);
        let integer = moved.slice(26, most).zero_extend(most + 1);
        let up = moved.bit(25) & (moved.slice(0, 25).any() | integer.bit(0));
        let integer = g.name("rounded_integer", &(integer + up.zero_extend(most + 1)));
        let lowest = (&negative & is(Numeric::Sscaled)).select(&top, &largest);
        let one_or_more = &is_normalised & !exponent.less(&g.constant(8, 127));
        let beyond = places.msb() | one_or_more | lowest.zero_extend(most + 1).less(&integer);
        let magnitude = beyond.select(&lowest, &integer.slice(0, most)).when(&!&is_nan);
        let below = (-&magnitude).when(&is_signed) & &mask;
        let scaled = negative.select(&below, &magnitude);

        let kinds: [(u128, Wire); 4] = [
            (Numeric::Uint as u128, unsigned),
            (Numeric::Sint as u128, signed),
            (Numeric::Float as u128, float),
            (Numeric::Bits as u128, &low & &mask),
        ];
        let narrow = g.lookup(&numeric, &kinds, &scaled);
        let raw = is_full.select(&value, &narrow.zero_extend(32));
        g.output("begins", &shift.none());
        g.output("placed", &raw.shift_left(&shift).when(&present));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Packs values, one after the other.
    struct Pack(PackChannel);

    impl Pack {
        fn new() -> Self {
            Self::of(false)
        }

        fn of(wide: bool) -> Self {
            let mut block = PackChannel::new(wide);
            block.connect_all();
            Self(block)
        }

        fn bits(&mut self, width: Width, numeric: Numeric, value: u32) -> u64 {
            self.0.value.next = u64::from(value).into();
            let (present, dword, shift) = (true, 0.into(), 0.into());
            self.0.channel.next = Channel { present, dword, shift, width, numeric, half: false, high: false };
            simulate(&mut self.0, 10);
            self.0.placed.val().to_u64()
        }
    }

    #[test]
    fn floats_are_scaled_and_rounded_to_nearest() {
        let mut block = Pack::of(true);
        let mut pack = |width, numeric, value| block.bits(width, numeric, value);
        for (width, bits) in widths(true).into_iter().filter(|(width, _)| *width != Width::Eleven) {
            let most = ((1u32 << bits) - 1) as f32;
            for at in 0..60 {
                let value = (at as f32 - 4.0) / 50.0 + 1e-4;
                let expected = (value.clamp(0.0, 1.0) * most).round_ties_even() as u64;
                assert_eq!(pack(width, Numeric::Unorm, value.to_bits()), expected, "{bits}: {value}");
                if bits == 1 {
                    continue;
                }
                let most = ((1u32 << (bits - 1)) - 1) as f32;
                let value = 2.0 * value - 1.0;
                let expected = (value.clamp(-1.0, 1.0) * most).round_ties_even() as i64 as u64 & ((1 << bits) - 1);
                assert_eq!(pack(width, Numeric::Snorm, value.to_bits()), expected, "{bits}: {value}");
                let value = 300.0 * value;
                let expected = value.round_ties_even().clamp(0.0, ((1u32 << bits) - 1) as f32) as u64;
                assert_eq!(pack(width, Numeric::Uscaled, value.to_bits()), expected, "{bits}: {value}");
                let limit = (1i64 << (bits - 1)) as f32;
                let expected = value.round_ties_even().clamp(-limit, limit - 1.0) as i64 as u64 & ((1 << bits) - 1);
                assert_eq!(pack(width, Numeric::Sscaled, value.to_bits()), expected, "{bits}: {value}");
            }
        }
    }

    #[test]
    fn twenty_four_bits_are_those_of_a_product_of_binary32() {
        let mut block = Pack::of(true);
        let mut pack = |width, numeric, value| block.bits(width, numeric, value);
        let most = 0xff_ffff as f32;
        for value in [0.5, 0.75, 1.0 - 2f32.powi(-24), 1.0, 2f32.powi(-24), 2f32.powi(-25), 0.333_333_34, 1e-3] {
            let expected = (value * most).round_ties_even() as u64;
            assert_eq!(pack(Width::TwentyFour, Numeric::Unorm, value.to_bits()), expected, "{value}");
        }
        // Half of 2^24 - 1 is a tie, one less its last place is not.
        assert_eq!(pack(Width::TwentyFour, Numeric::Unorm, 0x3f00_0000), 0x80_0000);
        assert_eq!(pack(Width::TwentyFour, Numeric::Unorm, 0x3eff_ffff), 0x7f_ffff);
        assert_eq!(pack(Width::TwentyFour, Numeric::Uint, 0x0123_4567), 0xff_ffff);
        assert_eq!(pack(Width::TwentyFour, Numeric::Sscaled, 0xcb80_0000), 0x80_0000);
        assert_eq!(pack(Width::Eight, Numeric::Float, 0x1234_56a5), 0xa5);
    }

    #[test]
    fn what_is_no_number_or_beyond_the_range_is_clamped() {
        let mut block = Pack::new();
        let mut pack = |width, numeric, value| block.bits(width, numeric, value);
        assert_eq!(pack(Width::Eight, Numeric::Unorm, 0x7fc0_0000), 0);
        assert_eq!(pack(Width::Eight, Numeric::Unorm, 0x7f80_0000), 255);
        assert_eq!(pack(Width::Sixteen, Numeric::Snorm, 0xff80_0000), 0x8001);
        assert_eq!(pack(Width::Eight, Numeric::Sscaled, 0xff80_0000), 0x80);
        assert_eq!(pack(Width::Eight, Numeric::Uint, 300), 255);
        assert_eq!(pack(Width::Eight, Numeric::Sint, -300i32 as u32), 0x80);
        assert_eq!(pack(Width::Two, Numeric::Sint, 5), 1);
        assert_eq!(pack(Width::Ten, Numeric::Sint, -3i32 as u32), 0x3fd);
    }

    #[test]
    fn short_floats_are_truncated_and_without_a_sign_not_negative() {
        let mut block = Pack::new();
        let mut pack = |width, numeric, value| block.bits(width, numeric, value);
        assert_eq!(pack(Width::Sixteen, Numeric::Float, 0x3f80_3fff), 0x3c01);
        assert_eq!(pack(Width::Sixteen, Numeric::Float, 0xff80_0000), 0xfc00);
        assert_eq!(pack(Width::Eleven, Numeric::Float, 0xbf80_0000), 0);
        assert_eq!(pack(Width::Eleven, Numeric::Float, 0xffc0_0000), 0x7e0);
        assert_eq!(pack(Width::Ten, Numeric::Float, 0x477f_ffff), 0x3df);
    }
}
