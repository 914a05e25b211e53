//! Blocks of 4x4 texels: BC1 to BC5, endpoints and an index a texel into the colours between them; BC6H and BC7, which have modes ([`super::bptc`]).

use super::bptc::{bc6, bc7};
use super::format::{DataFormat, NumberFormat};
use crate::vmem::format::{half_to_single, srgb_to_linear};

/// A block format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    content: Content,
    /// Colours are non-linear.
    srgb: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    /// BC1: one index of the colours may be transparent.
    Punch,
    /// BC2: four bits a texel.
    Explicit,
    /// BC3: interpolated.
    Interpolated,
    /// BC4: one interpolated channel, no colours.
    Single { signed: bool },
    /// BC5: two interpolated channels, no colours.
    Double { signed: bool },
    /// BC6H: three channels of binary16; with a sign if it is called SNORM.
    Halves { signed: bool },
    /// BC7: three or four channels of 8 bits.
    Modes,
}

impl Block {
    /// The block format of a pair; none if there is no such pair.
    pub const fn new(data: DataFormat, number: NumberFormat) -> Option<Block> {
        let srgb = matches!(number, NumberFormat::Srgb);
        let signed = matches!(number, NumberFormat::Snorm);
        let colours = matches!(number, NumberFormat::Unorm | NumberFormat::Srgb);
        let values = matches!(number, NumberFormat::Unorm | NumberFormat::Snorm);
        let content = match data {
            DataFormat::Bc1 if colours => Content::Punch,
            DataFormat::Bc2 if colours => Content::Explicit,
            DataFormat::Bc3 if colours => Content::Interpolated,
            DataFormat::Bc4 if values => Content::Single { signed },
            DataFormat::Bc5 if values => Content::Double { signed },
            DataFormat::Bc6 if values => Content::Halves { signed },
            DataFormat::Bc7 if colours => Content::Modes,
            _ => return None,
        };
        Some(Block { content, srgb })
    }

    /// The same without the non-linearity.
    pub const fn linear(self) -> Block {
        Block { srgb: false, ..self }
    }

    /// Channels that it holds.
    pub const fn channels(self) -> usize {
        match self.content {
            Content::Punch | Content::Explicit | Content::Interpolated | Content::Modes => 4,
            Content::Single { .. } => 1,
            Content::Double { .. } => 2,
            Content::Halves { .. } => 3,
        }
    }

    /// Bytes of a block.
    pub const fn bytes(self) -> usize {
        match self.content {
            Content::Punch | Content::Single { .. } => 8,
            Content::Explicit
            | Content::Interpolated
            | Content::Double { .. }
            | Content::Halves { .. }
            | Content::Modes => 16,
        }
    }

    /// The channels of the texel at (`x`, `y`) of a block.
    pub fn decode(self, block: u128, x: u32, y: u32) -> [u32; 4] {
        let texel = (y & 3) * 4 + (x & 3);
        let (low, high) = (block as u64, (block >> 64) as u64);
        match self.content {
            Content::Punch => self.colour(low, texel, true),
            Content::Explicit => {
                let [red, green, blue, _] = self.colour(high, texel, false);
                [red, green, blue, ratio((low >> (4 * texel) & 15) as i64, 15)]
            }
            Content::Interpolated => {
                let [red, green, blue, _] = self.colour(high, texel, false);
                [red, green, blue, interpolated(low, texel, false)]
            }
            Content::Single { signed } => [interpolated(low, texel, signed), 0, 0, 0],
            Content::Double { signed } => [interpolated(low, texel, signed), interpolated(high, texel, signed), 0, 0],
            Content::Halves { signed } => {
                let [red, green, blue] = bc6::texel(block, texel, signed).map(half_to_single);
                [red, green, blue, 0]
            }
            Content::Modes => {
                let [red, green, blue, alpha] = bc7::texel(block, texel);
                let colour = |value: u8| if self.srgb { srgb_to_linear(value) } else { ratio(value.into(), 255) };
                [colour(red), colour(green), colour(blue), ratio(alpha.into(), 255)]
            }
        }
    }

    /// A texel of a colour block: two colours of 5, 6 and 5 bits, red highest, and two bits a texel. If the first colour
    /// is not above the second one, a block with a transparent colour has three colours and that one.
    fn colour(self, block: u64, texel: u32, punch: bool) -> [u32; 4] {
        let ends = [block & 0xffff, block >> 16 & 0xffff];
        let index = block >> (32 + 2 * texel) & 3;
        let four = !punch || ends[0] > ends[1];
        let (first, second) = match (index, four) {
            (0, _) => (1, 0),
            (1, _) => (0, 1),
            (2, true) => (2, 1),
            (3, true) => (1, 2),
            (2, false) => (1, 1),
            _ => return [0; 4],
        };
        let channel = |lsb: u32, width: u32| {
            let maximum = (1 << width) - 1;
            let [a, b] = ends.map(|end| (end >> lsb & maximum) as i64);
            let (value, full) = (first * a + second * b, (first + second) * maximum as i64);
            match self.srgb {
                // The non-linearity is that of 8-bit channels.
                true => srgb_to_linear(((value * 510 + full) / (2 * full)) as u8),
                false => ratio(value, full),
            }
        };
        [channel(11, 5), channel(5, 6), channel(0, 5), 1f32.to_bits()]
    }
}

fn ratio(value: i64, full: i64) -> u32 {
    // The quotient of small integers is never so near the middle of two floats that rounding twice would show.
    ((value as f64 / full as f64) as f32).to_bits()
}

/// A texel of an interpolated channel: two bytes, and three bits a texel. If the first byte is not above the second one,
/// two of the indices are the ends of the range.
fn interpolated(block: u64, texel: u32, signed: bool) -> u32 {
    let end = |shift: u32| {
        let byte = (block >> shift) as u8;
        if signed { i64::from(byte as i8).max(-127) } else { i64::from(byte) }
    };
    let (a, b) = (end(0), end(8));
    let (low, high) = if signed { (-127, 127) } else { (0, 255) };
    let index = (block >> (16 + 3 * texel) & 7) as i64;
    match index {
        0 => ratio(a, high),
        1 => ratio(b, high),
        _ if a > b => ratio((8 - index) * a + (index - 1) * b, 7 * high),
        6 => ratio(low, high),
        7 => ratio(high, high),
        _ => ratio((6 - index) * a + (index - 1) * b, 5 * high),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn block(data: DataFormat, number: NumberFormat) -> Block {
        Block::new(data, number).unwrap()
    }

    #[test]
    fn a_colour_block_has_its_ends_and_two_colours_between() {
        let bc1 = block(DataFormat::Bc1, NumberFormat::Unorm);
        // Red above blue; texels 0 to 3 have the indices 0 to 3.
        let element = 0xf800 | 0x001f << 16 | 0b1110_0100 << 32;
        let texels = [0, 1, 2, 3].map(|x| bc1.decode(element, x, 0).map(f32::from_bits));
        assert_eq!(texels[0], [1.0, 0.0, 0.0, 1.0]);
        assert_eq!(texels[1], [0.0, 0.0, 1.0, 1.0]);
        assert_eq!(texels[2], [2.0 / 3.0, 0.0, 1.0 / 3.0, 1.0]);
        assert_eq!(texels[3], [1.0 / 3.0, 0.0, 2.0 / 3.0, 1.0]);
        // With the colours exchanged index 2 is their mean and index 3 is transparent.
        let punched = 0x001f | 0xf800 << 16 | 0b1110_0100 << 32;
        assert_eq!(bc1.decode(punched, 2, 0).map(f32::from_bits), [0.5, 0.0, 0.5, 1.0]);
        assert_eq!(bc1.decode(punched, 3, 0), [0; 4]);
    }

    #[test]
    fn an_interpolated_channel_has_six_values_between_or_four_and_the_ends() {
        let bc4 = block(DataFormat::Bc4, NumberFormat::Unorm);
        let texels = |element: u128| [0, 1, 2, 3].map(|x| f32::from_bits(bc4.decode(element, x, 0)[0]));
        let indices = (2 << 6 | 6 << 9 | 1 << 3) << 16;
        assert_eq!(texels(0x00ff | indices), [1.0, 0.0, 6.0 / 7.0, 2.0 / 7.0]);
        assert_eq!(texels(0xff00 | indices), [0.0, 1.0, 0.2, 0.0]);
        let signed = block(DataFormat::Bc5, NumberFormat::Snorm);
        assert_eq!(signed.decode(0x80, 0, 0).map(f32::from_bits)[..2], [-1.0, 0.0]);
    }
}
