//! Formats of elements in memory, of buffers and of images (9.2, 9.3, table 62; Sea Islands: SQ_BUF_RSRC_WORD3): how their channels lie, and the
//! converters from and to VGPRs.
//!
//! ```text
//!   plan      what a formatted access does
//!   pack      VGPR  ->  bits of a channel, while the reader reads the rows of a store: a channel of all lanes of a beat a cycle
//!   srgb      codes of 8 bits and linear numbers, for images and targets
//!   tile      where an element of a tiled image lies
//!   unpack    dword of the line  ->  VGPR, where returns are written: a component of all lanes of a beat a cycle
//! ```
//!
//! A lane has a converter of each kind of its own, and no stage is added: a formatted load writes VGPRs at the rate of one of dwords. Yosys makes
//! 930 LUTs (of four inputs) of [`unpack::UnpackChannel`] and 1,420 of [`pack::PackChannel`]; a machine without
//! [`crate::config::Units::typed_buffers`] has neither.

pub mod pack;
pub mod plan;
pub mod srgb;
pub mod tile;
pub mod unpack;

use crate::lds::operations::Size;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, record};

choice! {
    /// What the bits of a channel mean, in the order of NUM_FORMAT.
    pub enum Numeric {
        /// 0 to 1.
        Unorm,
        /// -1 to 1.
        Snorm,
        /// Unsigned integer in memory, float in the VGPR.
        Uscaled,
        /// Signed integer in memory, float in the VGPR.
        Sscaled,
        /// Unsigned integer.
        Uint,
        /// Signed integer.
        Sint,
        /// Bits as they are, of packed texels. The number is that of SNORM_OGL, which no format of these machines has.
        Bits,
        /// Float of 10 (no sign), 11 (no sign), 16 or 32 bits.
        Float,
        /// Of images: a float that ends at 0 and at 1.
        Clamped,
        /// Of images: 0 to 1, the first three channels stored non-linearly (sRGB).
        Srgb,
    }
}

choice! {
    /// Bits of a channel.
    pub enum Width {
        /// 2 bits.
        Two,
        /// 8 bits.
        Eight,
        /// 10 bits.
        Ten,
        /// 11 bits.
        Eleven,
        /// 16 bits.
        Sixteen,
        /// 32 bits.
        Full,
        /// 5 bits.
        Five,
        /// 6 bits.
        Six,
        /// 1 bit.
        One,
        /// 4 bits.
        Four,
        /// 24 bits.
        TwentyFour,
    }
}

choice! {
    /// Where the components of a formatted access lie in VGPRs.
    pub enum Packing {
        /// A VGPR each.
        Full,
        /// Two a VGPR, 16 bits each.
        Halves,
        /// The high half of one VGPR.
        High,
    }
}

record! {
    /// A channel on its way between memory and VGPR, the same for all lanes.
    pub struct Channel {
        /// It has a value: else zero is stored.
        pub present: Bit,
        /// Dword of the element that holds it.
        pub dword: Bits<2>,
        /// Its first bit there.
        pub shift: Bits<5>,
        /// Its size.
        pub width: Width,
        /// What its bits mean.
        pub numeric: Numeric,
        /// The VGPR holds 16 bits of it.
        pub half: Bit,
        /// In its upper half.
        pub high: Bit,
    }
}

/// How the channels of an element lie.
pub(crate) struct Layout {
    /// Widths of its channels, the first one lowest; zero where channels do not lie side by side.
    pub(crate) widths: &'static [u32],
    /// Bytes of it.
    pub(crate) bytes: u32,
}

/// Channels side by side that fill an element.
const fn full(widths: &'static [u32]) -> Layout {
    let (mut bits, mut at) = (0, 0);
    while at < widths.len() {
        bits += widths[at];
        at += 1;
    }
    Layout { widths, bytes: bits / 8 }
}

/// An element of so many bytes whose channels do not.
const fn of_bytes(widths: &'static [u32], bytes: u32) -> Layout {
    Layout { widths, bytes }
}

/// Layouts by data format. Up to 14 numbers are as in DATA_FORMAT of Sea Islands, whose names list packed channels from the highest bits down, as
/// table 62 does; behind them are those that images have and buffers have not, from [`BY_TEXEL`] on those that the texture unit alone converts.
pub(crate) const LAYOUTS: [Layout; 32] = [
    full(&[]),
    full(&[8]),
    full(&[16]),
    full(&[8, 8]),
    full(&[32]),
    full(&[16, 16]),
    full(&[11, 11, 10]),
    full(&[10, 11, 11]),
    full(&[2, 10, 10, 10]),
    full(&[10, 10, 10, 2]),
    full(&[8, 8, 8, 8]),
    full(&[32, 32]),
    full(&[16, 16, 16, 16]),
    full(&[32, 32, 32]),
    full(&[32, 32, 32, 32]),
    full(&[5, 6, 5]),
    full(&[5, 5, 5, 1]),
    full(&[1, 5, 5, 5]),
    full(&[4, 4, 4, 4]),
    full(&[4, 4]),
    full(&[24, 8]),
    full(&[8, 24]),
    // The 24 bits that X24_8_32 does not use are there too.
    of_bytes(&[32, 8], 8),
    of_bytes(&[0; 3], 4),
    of_bytes(&[8; 3], 4),
    of_bytes(&[8; 3], 4),
    of_bytes(&[0; 4], 8),
    of_bytes(&[0; 4], 16),
    of_bytes(&[0; 4], 16),
    of_bytes(&[0; 1], 8),
    of_bytes(&[0; 2], 16),
    of_bytes(&[0; 4], 16),
];

/// Layouts that images have and buffers have not.
pub(crate) mod image {
    /// 5_6_5.
    pub(crate) const FIVE_SIX_FIVE: usize = 15;
    /// 1_5_5_5.
    pub(crate) const ONE_FIVE: usize = 16;
    /// 5_5_5_1.
    pub(crate) const FIVE_ONE: usize = 17;
    /// 4_4_4_4.
    pub(crate) const FOURS: usize = 18;
    /// 4_4.
    pub(crate) const TWO_FOURS: usize = 19;
    /// 8_24.
    pub(crate) const EIGHT_ABOVE: usize = 20;
    /// 24_8.
    pub(crate) const EIGHT_BELOW: usize = 21;
    /// X24_8_32.
    pub(crate) const WIDE_DEPTH: usize = 22;
    /// 5_9_9_9: three fractions of 9 bits under one exponent.
    pub(crate) const SHARED_EXPONENT: usize = 23;
    /// GB_GR: two texels with red and blue in common; red, first green, blue, second green.
    pub(crate) const GREEN_ODD: usize = 24;
    /// BG_RG: the same; first green, red, second green, blue.
    pub(crate) const GREEN_EVEN: usize = 25;
    /// BC1, the first of the blocks of 4 x 4 texels; BC2 to BC5 follow.
    pub(crate) const BLOCK: usize = 26;
    /// BC7, or, of floats and SNORM, BC6H without and with a sign, which has no alpha.
    pub(crate) const BPTC: usize = 31;
    /// Number of all blocks.
    pub(crate) const BLOCKS: usize = 6;
}

/// The first layout whose texels the texture unit alone converts.
pub(crate) const BY_TEXEL: usize = image::EIGHT_ABOVE;
/// Bits of a layout's number.
pub(crate) const LAYOUT: u32 = 5;
/// Bits of a [`Width`].
const WIDTH: u32 = 4;

/// Some buffer has this pair of layout and numeric format.
pub(crate) fn exists(layout: usize, numeric: Numeric) -> bool {
    let is_integer = matches!(numeric, Numeric::Uint | Numeric::Sint);
    let none = matches!(numeric, Numeric::Bits | Numeric::Clamped | Numeric::Srgb);
    if none || layout >= image::FIVE_SIX_FIVE {
        return false;
    }
    match LAYOUTS[layout].widths.iter().max() {
        None => false,
        Some(8 | 10) => numeric != Numeric::Float,
        Some(11) => numeric == Numeric::Float,
        Some(32) => is_integer || numeric == Numeric::Float,
        Some(_) => true,
    }
}

/// The layout (5 bits) is one of blocks of 4 x 4 texels.
pub(crate) fn is_block(g: &Builder, layout: &Wire) -> Wire {
    let codes = image::BLOCK..image::BLOCK + image::BLOCKS;
    g.or_all(1, &codes.map(|code| layout.is(code as u128)).collect::<Vec<_>>())
}

/// The texture unit converts texels of this layout and numeric format, not vector memory.
pub(crate) fn is_by_texel(g: &Builder, layout: &Wire, numeric: &Wire) -> Wire {
    let special = numeric.is_a(Numeric::Srgb) | numeric.is_a(Numeric::Clamped);
    !layout.less(&g.constant(LAYOUT, BY_TEXEL as u128)) | special
}

/// An element has two texels.
pub(crate) fn is_pair(layout: &Wire) -> Wire {
    layout.is(image::GREEN_ODD as u128) | layout.is(image::GREEN_EVEN as u128)
}

/// What `value` says of the layout (5 bits), `width` bits; zero for numbers that are none.
fn of_layout(g: &Builder, layout: &Wire, width: u32, value: impl Fn(&Layout) -> u128) -> Wire {
    let arms = LAYOUTS.iter().zip(0..).map(|(own, number)| (number, g.constant(width, value(own))));
    g.lookup(layout, &arms.collect::<Vec<_>>(), &g.zero(width))
}

/// Number of channels, 3 bits.
pub fn channels(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 3, |own| own.widths.len() as u128)
}

/// Bytes of an element, 5 bits.
pub fn element_bytes(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 5, |own| own.bytes.into())
}

/// Ones for the dwords of an element, 4 bits; one for no element.
pub fn element_dwords(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 4, |own| (1 << own.bytes.div_ceil(4).max(1)) - 1)
}

/// The unit in which an element is aligned (9.5) and moved: a [`Size`].
pub fn element_size(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 2, |own| match own.bytes {
        1 => Size::Byte as u128,
        2 => Size::Half as u128,
        _ => Size::Dword as u128,
    })
}

/// Dword, first bit there, and [`Width`] of channel `number` (2 bits).
pub(crate) fn place(g: &Builder, layout: &Wire, number: &Wire) -> (Wire, Wire, Wire) {
    let mut arms = vec![];
    for (Layout { widths, .. }, code) in LAYOUTS.iter().zip(0u128..) {
        for (at, bits) in widths.iter().enumerate() {
            let first: u32 = widths[..at].iter().sum();
            let width = match bits {
                1 => Width::One,
                2 => Width::Two,
                4 => Width::Four,
                5 => Width::Five,
                6 => Width::Six,
                8 => Width::Eight,
                10 => Width::Ten,
                11 => Width::Eleven,
                16 => Width::Sixteen,
                24 => Width::TwentyFour,
                _ => Width::Full,
            };
            let value = u128::from(first) << WIDTH | width as u128;
            arms.push((code << 2 | at as u128, g.constant(7 + WIDTH, value)));
        }
    }
    let found = g.lookup(&layout.concat(number), &arms, &g.zero(7 + WIDTH));
    (found.slice(WIDTH + 5, 2), found.slice(WIDTH, 5), found.slice(0, WIDTH))
}

/// Channel `number` of an element for a whole VGPR; not present where the layout does not have it.
pub(crate) fn channel_of(g: &Builder, layout: &Wire, numeric: &Wire, number: u32) -> ChannelWires {
    let (dword, shift, width) = place(g, layout, &g.constant(2, number.into()));
    let present = g.constant(3, number.into()).less(&channels(g, layout));
    ChannelWires { present, dword, shift, width, numeric: numeric.clone(), half: g.zero(1), high: g.zero(1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn no_channel_crosses_a_dword() {
        for Layout { widths, bytes } in &LAYOUTS {
            let mut first = 0;
            for bits in widths.iter().filter(|bits| **bits != 0) {
                assert_eq!(first / 32, (first + bits - 1) / 32, "{widths:?}");
                first += bits;
            }
            assert!(first <= 8 * bytes && [0, 1, 2, 4, 8, 12, 16].contains(bytes), "{widths:?}");
        }
    }

    #[test]
    fn ninety_pairs_of_data_and_number_format_exist() {
        let all = 0..LAYOUTS.len();
        let pairs = all.flat_map(|layout| Numeric::ALL.iter().filter(move |numeric| exists(layout, **numeric)));
        // Layouts with channels of 8 and 10 bits have six, those of 16 seven, of 32 three, of 11 one.
        assert_eq!(pairs.count(), 5 * 6 + 3 * 7 + 4 * 3 + 2);
    }
}
