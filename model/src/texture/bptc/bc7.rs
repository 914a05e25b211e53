//! Blocks of BC7: three or four channels of 8 bits. A mode says how many subsets there are, how many bits their ends have, and whether alpha has
//! indices of its own ("BPTC" of the Khronos Data Format Specification).

use super::partition::{between, index, subset};

struct Mode {
    subsets: u32,
    partition: u32,
    rotation: u32,
    selection: u32,
    /// Bits of an end's red, green and blue, and of its alpha.
    colour: u32,
    alpha: u32,
    /// A lowest bit more of each end, or of each subset.
    of_ends: bool,
    of_subsets: bool,
    /// Bits of an index, and of a second one.
    index: u32,
    second: u32,
}

const NONE: Mode = Mode {
    subsets: 1,
    partition: 0,
    rotation: 0,
    selection: 0,
    colour: 0,
    alpha: 0,
    of_ends: false,
    of_subsets: false,
    index: 2,
    second: 0,
};

/// By the number of zeros below the lowest one.
const MODES: [Mode; 8] = [
    Mode { subsets: 3, partition: 4, colour: 4, of_ends: true, index: 3, ..NONE },
    Mode { subsets: 2, partition: 6, colour: 6, of_subsets: true, index: 3, ..NONE },
    Mode { subsets: 3, partition: 6, colour: 5, ..NONE },
    Mode { subsets: 2, partition: 6, colour: 7, of_ends: true, ..NONE },
    Mode { rotation: 2, selection: 1, colour: 5, alpha: 6, second: 3, ..NONE },
    Mode { rotation: 2, colour: 7, alpha: 8, second: 2, ..NONE },
    Mode { colour: 7, alpha: 7, of_ends: true, index: 4, ..NONE },
    Mode { subsets: 2, partition: 6, colour: 5, alpha: 5, of_ends: true, ..NONE },
];

/// What is left of a block.
struct Bits(u128);

impl Bits {
    fn take(&mut self, count: u32) -> u32 {
        let value = (self.0 & ((1 << count) - 1)) as u32;
        self.0 >>= count;
        value
    }
}

/// A number of so many bits in 8: its highest bits are repeated below.
const fn widened(value: u32, bits: u32) -> i32 {
    let high = value << (8 - bits);
    (high | high >> bits) as i32
}

/// Red, green, blue and alpha of a texel (0 to 15); zeros of a block without a mode.
pub fn texel(block: u128, texel: u32) -> [u8; 4] {
    let number = block.trailing_zeros();
    let Some(mode) = MODES.get(number as usize) else { return [0; 4] };
    let mut bits = Bits(block >> (number + 1));
    let partition = bits.take(mode.partition) as usize;
    let rotation = bits.take(mode.rotation);
    let selects_second = bits.take(mode.selection) != 0;
    let count = 2 * mode.subsets as usize;
    let mut ends = [[0; 6]; 4];
    for (channel, ends) in ends.iter_mut().enumerate() {
        let width = if channel == 3 { mode.alpha } else { mode.colour };
        for end in &mut ends[..count] {
            *end = bits.take(width);
        }
    }
    let mut lowest = [0; 6];
    if mode.of_ends {
        lowest[..count].fill_with(|| bits.take(1));
    } else if mode.of_subsets {
        for pair in lowest[..count].chunks_mut(2) {
            pair.fill(bits.take(1));
        }
    }
    let extra = u32::from(mode.of_ends || mode.of_subsets);
    let own = subset(mode.subsets, partition, texel);
    let first = index(bits.0, mode.index, mode.subsets, partition, texel);
    let behind = bits.0 >> (16 * mode.index - mode.subsets);
    let (mut of_colour, mut of_alpha) = ((first, mode.index), (first, mode.index));
    if mode.second != 0 {
        let second = (index(behind, mode.second, 1, 0, texel), mode.second);
        if selects_second {
            of_colour = second;
        } else {
            of_alpha = second;
        }
    }
    let mut value = [0, 1, 2, 3].map(|channel| {
        let (width, (index, index_bits)) = if channel == 3 { (mode.alpha, of_alpha) } else { (mode.colour, of_colour) };
        if width == 0 {
            return 255;
        }
        let end = |end: usize| widened(ends[channel][end] << extra | lowest[end] & extra, width + extra);
        between([end(2 * own), end(2 * own + 1)], index, index_bits) as u8
    });
    if rotation != 0 {
        value.swap(3, rotation as usize - 1);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_block_has_128_bits_in_every_mode() {
        for (mode, number) in MODES.iter().zip(1..) {
            let ends = 2 * mode.subsets * (3 * mode.colour + mode.alpha);
            let lowest = if mode.of_ends { 2 * mode.subsets } else { u32::from(mode.of_subsets) * mode.subsets };
            let indices = 16 * mode.index - mode.subsets + if mode.second != 0 { 16 * mode.second - 1 } else { 0 };
            assert_eq!(number + mode.partition + mode.rotation + mode.selection + ends + lowest + indices, 128);
        }
    }

    #[test]
    fn one_subset_of_seven_bits_and_one_more_has_sixteen_steps() {
        // Red from 0 to 255, green 128 and 129, blue 0 and 1, alpha 254 and 255.
        let ends = 0x7f << 7 | 64 << 14 | 64 << 21 | 0x7f << 42 | 0x7f << 49 | 1u128 << 57;
        let of = |index: u128| texel(1 << 6 | ends << 7 | index << 68, 1);
        assert_eq!(of(0), [0, 128, 0, 254]);
        assert_eq!(of(15), [255, 129, 1, 255]);
        assert_eq!(of(4), [68, 128, 0, 254]);
    }

    #[test]
    fn alpha_has_indices_of_its_own_and_may_change_places() {
        // Mode 5: alpha from 0 to 255 at index 3, colours all ends 0 and 127.
        let colours = 0x7f << 7 | 0x7f << 21 | 0x7fu128 << 35;
        let of = |rotation: u128, colour: u128, alpha: u128| {
            texel(1 << 5 | rotation << 6 | colours << 8 | 0xff << 58 | colour << 67 | alpha << 98, 1)
        };
        assert_eq!(of(0, 3, 0), [255, 255, 255, 0]);
        assert_eq!(of(0, 1, 3), [84, 84, 84, 255]);
        assert_eq!(of(2, 3, 0), [255, 0, 255, 255]);
    }

    #[test]
    fn a_block_without_a_mode_is_nothing() {
        assert_eq!(texel(u128::MAX << 8, 3), [0; 4]);
    }
}
