//! A texel of a block of BC6H or BC7 ("BPTC" of the Khronos Data Format Specification): the mode of the block says where the ends of the texel's subset
//! lie and how many bits its index has; the index says how many 64ths of the second end it is.
//!
//! | | BC7 | BC6H |
//! |---|---|---|
//! | ends | 8 bits, four channels | 16 bits and a sign, three |
//! | result | bytes, which are divided by 255 | 31/64, with a sign 31/32, as the bits of binary16 |
//!
//! Both use one interpolator a channel: numbers with a sign are moved by 2^16, which comes out as it went in.

mod partition;
mod seven;
mod six;

use crate::format::Numeric;
use crate::format::unpack::{BELOW_ONE, digits_of, normalised, repeated, single_of};
use rust_hdl::prelude::*;
use seven::Header;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Where indices of BC6H begin: of two subsets, of one; its partition.
const INDICES_OF_TWO: u128 = 82;
const INDICES_OF_ONE: u128 = 65;
const PARTITION: u32 = 77;
/// 64ths by index, of 2, 3 and 4 bits.
const WEIGHTS: [&[u128]; 3] =
    [&[0, 21, 43, 64], &[0, 9, 18, 27, 37, 46, 55, 64], &[0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64]];
/// Bits of an end with a sign.
const END: u32 = 17;

/// The weight (7 bits) of the index of a texel: `first` bit of all indices, `bits` of one, those before it that lack a bit, and whether it does.
fn weight(g: &Builder, block: &Wire, texel: &Wire, first: &Wire, bits: &Wire, [before, short]: [&Wire; 2]) -> Wire {
    let distances = [2u128, 3, 4].map(|bits| (bits, (texel.zero_extend(7) * g.constant(3, bits)).slice(0, 7)));
    let at = first + g.lookup(bits, &distances, &g.zero(7)) - before.zero_extend(7);
    let found = block.slice_at(&at, 4);
    let masks = [2u128, 3, 4].map(|bits| (bits, g.constant(4, (1 << bits) - 1)));
    let mask = g.lookup(bits, &masks, &g.zero(4));
    let halved = mask.slice(1, 3).zero_extend(4);
    let index = found & short.select(&halved, &mask);
    let mut arms = vec![];
    for (bits, weights) in (2u128..).zip(WEIGHTS) {
        arms.extend((0u128..).zip(weights).map(|(at, weight)| (bits << 4 | at, g.constant(7, *weight))));
    }
    g.name("weight", &g.lookup(&bits.concat(&index), &arms, &g.zero(7)))
}

/// What lies between two ends of [`END`] bits without a sign.
fn between(g: &Builder, ends: &[Wire; 2], weight: &Wire) -> Wire {
    let other = g.constant(7, 64) - weight;
    let sum = &ends[0] * other + &ends[1] * weight;
    g.name("between", &sum.plus(32).slice(6, END))
}

/// A number of [`END`] bits without a sign from a magnitude below a sign, and back: what is added is 2^16.
fn moved(g: &Builder, end: &Wire) -> Wire {
    let magnitude = end.slice(0, END - 1).zero_extend(END);
    g.constant(END, 1 << (END - 1)) + end.msb().select(&-&magnitude, &magnitude)
}

/// The bits of binary16 of a number that was moved.
fn finished(g: &Builder, value: &Wire, signed: &Wire) -> Wire {
    let negative = !value.msb() & signed;
    let distance = value - g.constant(END, 1 << (END - 1));
    let magnitude = negative.select(&-&distance, &distance).zero_extend(END + 5);
    let scaled = magnitude.concat(&g.zero(5)).slice(0, END + 5) - &magnitude;
    let half = signed.select(&scaled.slice(5, 15), &scaled.slice(6, 15));
    // The largest magnitude with a sign is that of infinity, which has 15 bits too.
    negative.concat(&half)
}

/// A byte of 255 as binary32.
fn single_of_byte(g: &Builder, byte: &Wire) -> Wire {
    let digits = repeated(byte, 8, digits_of(8));
    normalised(g, &digits, 8, &g.constant(8, BELOW_ONE), Some(&g.constant(1, 1))).zero_extend(32)
}

generator_block! {
    /// See the module's description.
    pub struct BptcTexel() {
        /// The block.
        in element: (Bits<128>),
        /// What it is: BC6H without a sign is a float, with one SNORM; else it is BC7.
        in numeric: (Numeric),
        /// Place of the texel along x.
        in x: (Bits<2>),
        /// Along y.
        in y: (Bits<2>),
        /// Its channels as binary32, the first one lowest.
        out values: (Bits<128>),
        /// The first three as bytes, of BC7.
        out bytes: (Bits<24>),
    }
    |g| {
        let (block, numeric) = (g.input("element"), g.input("numeric"));
        let signed = numeric.is_a(Numeric::Snorm);
        let is_six = numeric.is_a(Numeric::Float) | &signed;
        let texel = g.input("y").concat(&g.input("x"));
        let header = Header::of(g, &block);
        let six_partition = block.slice(PARTITION, 5).zero_extend(6);
        let two = six::has_two_subsets(g, &block);
        let several = is_six.select(&two, &header.several);
        let three = &header.three & !&is_six;
        let partition = is_six.select(&six_partition, &header.partition);
        let place = partition::place(g, &partition, &texel, &several, &three);

        let six_at = two.select(&g.constant(7, INDICES_OF_TWO), &g.constant(7, INDICES_OF_ONE));
        let six_bits = two.select(&g.constant(3, 3), &g.constant(3, 4));
        let at = is_six.select(&six_at, &header.indices_at);
        let bits = is_six.select(&six_bits, &header.index_bits);
        let first = weight(g, &block, &texel, &at, &bits, [&place.before, &place.short]);
        let alone = [&texel.any().zero_extend(2), &texel.none()];
        let second = weight(g, &block, &texel, &header.second_at, &header.second_bits, alone);
        let has_second = header.second_bits.any() & !&is_six;
        let of_colours = (&has_second & &header.selects).select(&second, &first);
        let of_alpha = (has_second & !&header.selects).select(&second, &first);

        let floats = six::ends(g, &block, &place.subset.bit(0), &signed);
        let fixed = header.ends(g, &block, &place.subset);
        let colours = [0, 1, 2].map(|at: usize| {
            let ends = [0, 1].map(|end: usize| {
                is_six.select(&floats[at][end], &fixed[at][end].zero_extend(END))
            });
            between(g, &ends.map(|end| moved(g, &end)), &of_colours)
        });
        let alpha = between(g, &fixed[3].clone().map(|end| end.zero_extend(END)), &of_alpha).slice(0, 8);
        let bytes: Vec<Wire> = colours.iter().map(|value| value.slice(0, 8)).collect();
        // The channel that changes places with alpha.
        let rotates = |at: u128| header.rotation.is(at + 1);
        let turned: Vec<Wire> = (0u128..).zip(&bytes).map(|(at, own)| rotates(at).select(&alpha, own)).collect();
        let arms: Vec<_> = (1u128..).zip(bytes.iter().cloned()).collect();
        let turned_alpha = g.lookup(&header.rotation, &arms, &alpha);
        let there = !header.is_none();
        let turned: Vec<Wire> = turned.iter().chain([&turned_alpha]).map(|own| own.when(&there)).collect();
        g.output("bytes", &g.concat(&[&turned[2], &turned[1], &turned[0]]));
        let singles: Vec<Wire> = (0..4usize).map(|at| {
            let byte = single_of_byte(g, &turned[at]);
            match colours.get(at) {
                Some(value) => is_six.select(&single_of(g, &finished(g, value, &signed)), &byte),
                None => byte.when(&!&is_six),
            }
        }).collect();
        g.output("values", &g.concat(&singles.iter().rev().collect::<Vec<_>>()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The channels of texel (`x`, `y`), and its bytes.
    fn texel(numeric: Numeric, block: u128, x: u64, y: u64) -> ([f32; 4], [u64; 3]) {
        let mut decoder = BptcTexel::new();
        decoder.connect_all();
        let half = |shift: u32| bit_cast::<128, 64>(((block >> shift) as u64).into());
        decoder.element.next = (half(64) << 64) | half(0);
        decoder.numeric.next = numeric;
        decoder.x.next = x.into();
        decoder.y.next = y.into();
        simulate(&mut decoder, 20);
        let (values, bytes) = (decoder.values.val(), decoder.bytes.val());
        let value = |at: usize| f32::from_bits(values.get_bits::<32>(32 * at).to_u64() as u32);
        ([0, 1, 2, 3].map(value), [0, 8, 16].map(|at| bytes.get_bits::<8>(at).to_u64()))
    }

    #[test]
    fn a_half_of_a_block_has_ends_of_its_own() {
        // BC7, mode 3, partition 13: the lower half is the second subset. Its ends are white and black, those of the first one black.
        let header = 1 << 3 | 13 << 4;
        let white = [24u32, 52, 80].iter().fold(0, |bits, at| bits | 0x7fu128 << at) | 1 << 96;
        let indices = 1u128 << (98 + 2 * 8 - 1);
        let block = header | white | indices;
        assert_eq!(texel(Numeric::Unorm, block, 3, 1), ([0.0, 0.0, 0.0, 1.0], [0; 3]));
        assert_eq!(texel(Numeric::Unorm, block, 1, 2), ([1.0; 4], [255; 3]));
        // Index 1 of texel 8: 43/64 of white.
        let byte = (43 * 255 + 32) / 64;
        assert_eq!(texel(Numeric::Unorm, block, 0, 2).1, [byte; 3]);
    }

    #[test]
    fn nothing_is_what_no_mode_describes() {
        assert_eq!(texel(Numeric::Unorm, u128::MAX << 8, 1, 1), ([0.0; 4], [0; 3]));
        assert_eq!(texel(Numeric::Float, u128::MAX << 5 | 19, 1, 1).0, [0.0; 4]);
    }

    #[test]
    fn floats_are_scaled_to_the_largest_number() {
        // BC6H, mode 3: red from 0 to the largest, green -1 of ten bits.
        let block = 3 | 1023u128 << 15 | 1023 << 35 | 1023 << 45;
        let last = block | 15 << 68;
        assert_eq!(texel(Numeric::Float, last, 1, 0).0, [65504.0, 65504.0, 0.0, 0.0]);
        assert_eq!(texel(Numeric::Float, block, 1, 0).0, [0.0, 65504.0, 0.0, 0.0]);
        // With a sign -1 is -(64 + 32) of 32768, or 93 of the bits of binary16.
        let [red, green, ..] = texel(Numeric::Snorm, last, 1, 0).0;
        assert_eq!((red, green), (-93.0 * 2f32.powi(-24), -93.0 * 2f32.powi(-24)));
    }
}
