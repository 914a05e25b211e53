//! Blocks of BC6H: three channels of binary16, without an alpha. A mode says how many bits the ends have, whether there are two subsets, and whether
//! all ends but the first one are offsets from it ("BPTC" of the Khronos Data Format Specification).

use super::partition::{between, index, subset};

/// Bits of a block that the numbers of channels, of ends and of bits name: channel, end, first bit and last one, from the higher to the lower one if they
/// lie in the usual order, lowest first.
type Field = (usize, usize, u32, u32);

struct Mode {
    /// The lowest two bits of the block, or five.
    number: u32,
    /// Other ends are offsets from the first one.
    offsets: bool,
    /// Bits of an end.
    bits: u32,
    /// Bits of the other ends in the block, by channel.
    others: [u32; 3],
    /// What lies behind the number of the mode.
    fields: &'static [Field],
}

const R: usize = 0;
const G: usize = 1;
const B: usize = 2;

/// The modes of two subsets, then those of one.
#[rustfmt::skip]
const MODES: [Mode; 14] = [
    Mode { number: 0, offsets: true, bits: 10, others: [5, 5, 5], fields: &[
        (G, 2, 4, 4), (B, 2, 4, 4), (B, 3, 4, 4), (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 4, 0), (G, 3, 4, 4), (G, 2, 3, 0), (G, 1, 4, 0),
        (B, 3, 0, 0), (G, 3, 3, 0), (B, 1, 4, 0), (B, 3, 1, 1), (B, 2, 3, 0), (R, 2, 4, 0), (B, 3, 2, 2), (R, 3, 4, 0), (B, 3, 3, 3),
    ] },
    Mode { number: 1, offsets: true, bits: 7, others: [6, 6, 6], fields: &[
        (G, 2, 5, 5), (G, 3, 4, 4), (G, 3, 5, 5), (R, 0, 6, 0), (B, 3, 0, 0), (B, 3, 1, 1), (B, 2, 4, 4), (G, 0, 6, 0), (B, 2, 5, 5), (B, 3, 2, 2),
        (G, 2, 4, 4), (B, 0, 6, 0), (B, 3, 3, 3), (B, 3, 5, 5), (B, 3, 4, 4), (R, 1, 5, 0), (G, 2, 3, 0), (G, 1, 5, 0), (G, 3, 3, 0), (B, 1, 5, 0),
        (B, 2, 3, 0), (R, 2, 5, 0), (R, 3, 5, 0),
    ] },
    Mode { number: 2, offsets: true, bits: 11, others: [5, 4, 4], fields: &[
        (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 4, 0), (R, 0, 10, 10), (G, 2, 3, 0), (G, 1, 3, 0), (G, 0, 10, 10), (B, 3, 0, 0),
        (G, 3, 3, 0), (B, 1, 3, 0), (B, 0, 10, 10), (B, 3, 1, 1), (B, 2, 3, 0), (R, 2, 4, 0), (B, 3, 2, 2), (R, 3, 4, 0), (B, 3, 3, 3),
    ] },
    Mode { number: 6, offsets: true, bits: 11, others: [4, 5, 4], fields: &[
        (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 3, 0), (R, 0, 10, 10), (G, 3, 4, 4), (G, 2, 3, 0), (G, 1, 4, 0), (G, 0, 10, 10),
        (G, 3, 3, 0), (B, 1, 3, 0), (B, 0, 10, 10), (B, 3, 1, 1), (B, 2, 3, 0), (R, 2, 3, 0), (B, 3, 0, 0), (B, 3, 2, 2), (R, 3, 3, 0), (G, 2, 4, 4),
        (B, 3, 3, 3),
    ] },
    Mode { number: 10, offsets: true, bits: 11, others: [4, 4, 5], fields: &[
        (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 3, 0), (R, 0, 10, 10), (B, 2, 4, 4), (G, 2, 3, 0), (G, 1, 3, 0), (G, 0, 10, 10),
        (B, 3, 0, 0), (G, 3, 3, 0), (B, 1, 4, 0), (B, 0, 10, 10), (B, 2, 3, 0), (R, 2, 3, 0), (B, 3, 1, 1), (B, 3, 2, 2), (R, 3, 3, 0), (B, 3, 4, 4),
        (B, 3, 3, 3),
    ] },
    Mode { number: 14, offsets: true, bits: 9, others: [5, 5, 5], fields: &[
        (R, 0, 8, 0), (B, 2, 4, 4), (G, 0, 8, 0), (G, 2, 4, 4), (B, 0, 8, 0), (B, 3, 4, 4), (R, 1, 4, 0), (G, 3, 4, 4), (G, 2, 3, 0), (G, 1, 4, 0),
        (B, 3, 0, 0), (G, 3, 3, 0), (B, 1, 4, 0), (B, 3, 1, 1), (B, 2, 3, 0), (R, 2, 4, 0), (B, 3, 2, 2), (R, 3, 4, 0), (B, 3, 3, 3),
    ] },
    Mode { number: 18, offsets: true, bits: 8, others: [6, 5, 5], fields: &[
        (R, 0, 7, 0), (G, 3, 4, 4), (B, 2, 4, 4), (G, 0, 7, 0), (B, 3, 2, 2), (G, 2, 4, 4), (B, 0, 7, 0), (B, 3, 3, 3), (B, 3, 4, 4), (R, 1, 5, 0),
        (G, 2, 3, 0), (G, 1, 4, 0), (B, 3, 0, 0), (G, 3, 3, 0), (B, 1, 4, 0), (B, 3, 1, 1), (B, 2, 3, 0), (R, 2, 5, 0), (R, 3, 5, 0),
    ] },
    Mode { number: 22, offsets: true, bits: 8, others: [5, 6, 5], fields: &[
        (R, 0, 7, 0), (B, 3, 0, 0), (B, 2, 4, 4), (G, 0, 7, 0), (G, 2, 5, 5), (G, 2, 4, 4), (B, 0, 7, 0), (G, 3, 5, 5), (B, 3, 4, 4), (R, 1, 4, 0),
        (G, 3, 4, 4), (G, 2, 3, 0), (G, 1, 5, 0), (G, 3, 3, 0), (B, 1, 4, 0), (B, 3, 1, 1), (B, 2, 3, 0), (R, 2, 4, 0), (B, 3, 2, 2), (R, 3, 4, 0),
        (B, 3, 3, 3),
    ] },
    Mode { number: 26, offsets: true, bits: 8, others: [5, 5, 6], fields: &[
        (R, 0, 7, 0), (B, 3, 1, 1), (B, 2, 4, 4), (G, 0, 7, 0), (B, 2, 5, 5), (G, 2, 4, 4), (B, 0, 7, 0), (B, 3, 5, 5), (B, 3, 4, 4), (R, 1, 4, 0),
        (G, 3, 4, 4), (G, 2, 3, 0), (G, 1, 4, 0), (B, 3, 0, 0), (G, 3, 3, 0), (B, 1, 5, 0), (B, 2, 3, 0), (R, 2, 4, 0), (B, 3, 2, 2), (R, 3, 4, 0),
        (B, 3, 3, 3),
    ] },
    Mode { number: 30, offsets: false, bits: 6, others: [6, 6, 6], fields: &[
        (R, 0, 5, 0), (G, 3, 4, 4), (B, 3, 0, 0), (B, 3, 1, 1), (B, 2, 4, 4), (G, 0, 5, 0), (G, 2, 5, 5), (B, 2, 5, 5), (B, 3, 2, 2), (G, 2, 4, 4),
        (B, 0, 5, 0), (G, 3, 5, 5), (B, 3, 3, 3), (B, 3, 5, 5), (B, 3, 4, 4), (R, 1, 5, 0), (G, 2, 3, 0), (G, 1, 5, 0), (G, 3, 3, 0), (B, 1, 5, 0),
        (B, 2, 3, 0), (R, 2, 5, 0), (R, 3, 5, 0),
    ] },
    Mode { number: 3, offsets: false, bits: 10, others: [10, 10, 10], fields: &[
        (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 9, 0), (G, 1, 9, 0), (B, 1, 9, 0),
    ] },
    Mode { number: 7, offsets: true, bits: 11, others: [9, 9, 9], fields: &[
        (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 8, 0), (R, 0, 10, 10), (G, 1, 8, 0), (G, 0, 10, 10), (B, 1, 8, 0), (B, 0, 10, 10),
    ] },
    Mode { number: 11, offsets: true, bits: 12, others: [8, 8, 8], fields: &[
        (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 7, 0), (R, 0, 10, 11), (G, 1, 7, 0), (G, 0, 10, 11), (B, 1, 7, 0), (B, 0, 10, 11),
    ] },
    Mode { number: 15, offsets: true, bits: 16, others: [4, 4, 4], fields: &[
        (R, 0, 9, 0), (G, 0, 9, 0), (B, 0, 9, 0), (R, 1, 3, 0), (R, 0, 10, 15), (G, 1, 3, 0), (G, 0, 10, 15), (B, 1, 3, 0), (B, 0, 10, 15),
    ] },
];
/// How many of them have two subsets.
const TWO_SUBSETS: usize = 10;
/// Where the number of the partition begins, and the indices behind it; without a partition the indices.
const PARTITION: u32 = 77;
const INDICES_OF_TWO: u32 = 82;
const INDICES_OF_ONE: u32 = 65;

/// A number of so many bits with its sign.
const fn extend(value: i32, bits: u32) -> i32 {
    value << (32 - bits) >> (32 - bits)
}

/// An end of so many bits in 16.
const fn unquantized(value: i32, bits: u32, signed: bool) -> i32 {
    if signed {
        let magnitude = value.abs();
        let wide = if bits >= 16 {
            return value;
        } else if magnitude == 0 {
            0
        } else if magnitude >= (1 << (bits - 1)) - 1 {
            0x7fff
        } else {
            ((magnitude << 15) + 0x4000) >> (bits - 1)
        };
        if value < 0 { -wide } else { wide }
    } else if bits >= 15 || value == 0 {
        value
    } else if value == (1 << bits) - 1 {
        0xffff
    } else {
        ((value << 15) + 0x4000) >> (bits - 1)
    }
}

/// A number of 16 bits as binary16: scaled so that the largest one is the largest number.
const fn finished(value: i32, signed: bool) -> u32 {
    if !signed {
        ((value * 31) >> 6) as u32
    } else if value < 0 {
        ((-value * 31) >> 5) as u32 | 0x8000
    } else {
        ((value * 31) >> 5) as u32
    }
}

/// Red, green and blue of a texel (0 to 15), as binary16; zeros of a mode that is reserved.
pub fn texel(block: u128, texel: u32, signed: bool) -> [u32; 3] {
    let low = block as u32;
    let (number, mode_bits) = if low & 3 < 2 { (low & 3, 2) } else { (low & 31, 5) };
    let Some(place) = MODES.iter().position(|mode| mode.number == number) else { return [0; 3] };
    let mode = &MODES[place];
    let mut ends = [[0i32; 4]; 3];
    let mut at = mode_bits;
    for &(channel, end, first, last) in mode.fields {
        for step in 0..=first.abs_diff(last) {
            let bit = last.min(first) + step;
            let bit = if first < last { first + last - bit } else { bit };
            ends[channel][end] |= ((block >> at & 1) as i32) << bit;
            at += 1;
        }
    }
    let two = place < TWO_SUBSETS;
    let partition = if two { (block >> PARTITION & 31) as usize } else { 0 };
    let (subsets, width, first) = if two { (2, 3, INDICES_OF_TWO) } else { (1, 4, INDICES_OF_ONE) };
    let own = subset(subsets, partition, texel);
    let index = index(block >> first, width, subsets, partition, texel);
    [R, G, B].map(|channel| {
        let base = if signed { extend(ends[channel][0], mode.bits) } else { ends[channel][0] };
        let end = |number: usize| {
            let stored = ends[channel][number];
            let value = match (number, mode.offsets) {
                (0, _) => return base,
                (_, true) => (base + extend(stored, mode.others[channel])) & ((1 << mode.bits) - 1),
                (_, false) => stored,
            };
            if signed { extend(value, mode.bits) } else { value }
        };
        let pair = [end(2 * own), end(2 * own + 1)].map(|value| unquantized(value, mode.bits, signed));
        finished(between(pair, index, width), signed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_fields_of_a_mode_are_all_bits_of_its_ends() {
        for (at, mode) in MODES.iter().enumerate() {
            let bits: u32 = mode.fields.iter().map(|(_, _, first, last)| first.abs_diff(*last) + 1).sum();
            let ends = if at < TWO_SUBSETS { 3 } else { 1 };
            assert_eq!(bits, 3 * mode.bits + ends * mode.others.iter().sum::<u32>(), "mode {}", mode.number);
            let header = if mode.number < 2 { 2 } else { 5 };
            assert_eq!(
                header + bits,
                if at < TWO_SUBSETS { PARTITION } else { INDICES_OF_ONE },
                "mode {}",
                mode.number
            );
        }
    }

    #[test]
    fn ends_of_ten_bits_and_what_is_between_them() {
        // Mode 3: red from 0 to 1023, green 512 twice, blue 1 and 2.
        let ends = 512 << 10 | 1 << 20 | 1023 << 30 | 512u128 << 40 | 2u128 << 50;
        let of = |index: u128| texel(3 | ends << 5 | index << 68, 1, false);
        assert_eq!(of(0), [0, 0x3e0f, 0x2e]);
        assert_eq!(of(15), [0x7bff, 0x3e0f, 0x4d]);
        // A weight of 34: 0xffff * 34 + 32, and 0x60 * 30 + 0xa0 * 34 + 32, in 64ths.
        assert_eq!(of(8), [0x41df, 0x3e0f, 0x3e]);
    }

    #[test]
    fn other_ends_are_offsets_that_wrap() {
        // Mode 15: red 0xfffe with an offset of 3, or of -8.
        let wide = |offset: u128| 15 | 0x3fe << 5 | offset << 35 | 0x3f << 39;
        assert_eq!(texel(wide(3) | 15 << 68, 1, false)[0], 0);
        assert_eq!(texel(wide(8) | 15 << 68, 1, false)[0], (0xfff6 * 31) >> 6);
        // With signs -2, and one more than that.
        assert_eq!(texel(wide(1), 1, true)[0], 0x8001);
        assert_eq!(texel(wide(1) | 15 << 68, 1, true)[0], 0x8000);
    }

    #[test]
    fn a_reserved_mode_is_black() {
        for number in [19, 23, 27, 31] {
            assert_eq!(texel(u128::MAX << 5 | number, 5, false), [0; 3]);
        }
    }
}
