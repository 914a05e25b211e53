//! Formats of elements in memory, of buffers and of images (9.2, 9.3, table 62; Sea Islands: SQ_BUF_RSRC_WORD3): how their channels lie, and the
//! converters from and to VGPRs.
//!
//! ```text
//!   plan      what a formatted access does
//!   pack      VGPR  ->  bits of a channel, while the reader reads the rows of a store: a channel of all lanes of a beat a cycle
//!   unpack    dword of the line  ->  VGPR, where returns are written: a component of all lanes of a beat a cycle
//! ```
//!
//! A lane has a converter of each kind of its own, and no stage is added: a formatted load writes VGPRs at the rate of one of dwords. Yosys makes
//! 930 LUTs (of four inputs) of [`unpack::UnpackChannel`] and 1,420 of [`pack::PackChannel`]; a machine without
//! [`crate::config::Units::typed_buffers`] has neither.

pub mod pack;
pub mod plan;
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

/// Widths of the channels of an element, the first one lowest, by data format: numbers as in DATA_FORMAT of Sea Islands, whose
/// names list packed channels from the highest bits down, as table 62 does; the last one, which is 5_6_5, has the number that is reserved there.
pub(crate) const LAYOUTS: [&[u32]; 16] = [
    &[],
    &[8],
    &[16],
    &[8, 8],
    &[32],
    &[16, 16],
    &[11, 11, 10],
    &[10, 11, 11],
    &[2, 10, 10, 10],
    &[10, 10, 10, 2],
    &[8, 8, 8, 8],
    &[32, 32],
    &[16, 16, 16, 16],
    &[32, 32, 32],
    &[32, 32, 32, 32],
    &[5, 6, 5],
];

/// Layout of 5_6_5, which images have and buffers have not.
pub(crate) const FIVE_SIX_FIVE: usize = 15;

/// Bytes of an element.
pub(crate) fn bytes(layout: &[u32]) -> u32 {
    layout.iter().sum::<u32>() / 8
}

/// Some buffer has this pair of layout and numeric format.
pub(crate) fn exists(layout: &[u32], numeric: Numeric) -> bool {
    let is_integer = matches!(numeric, Numeric::Uint | Numeric::Sint);
    match layout.iter().max() {
        // No buffer has 5_6_5.
        None | Some(6) => false,
        _ if numeric == Numeric::Bits => false,
        Some(8 | 10) => numeric != Numeric::Float,
        Some(11) => numeric == Numeric::Float,
        Some(32) => is_integer || numeric == Numeric::Float,
        Some(_) => true,
    }
}

/// What `value` says of the layout (4 bits), `width` bits; zero for number zero and the one that is none.
fn of_layout(g: &Builder, layout: &Wire, width: u32, value: impl Fn(&[u32]) -> u128) -> Wire {
    let arms = LAYOUTS.iter().zip(0..).map(|(widths, number)| (number, g.constant(width, value(widths))));
    g.lookup(layout, &arms.collect::<Vec<_>>(), &g.zero(width))
}

/// Number of channels, 3 bits.
pub fn channels(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 3, |widths| widths.len() as u128)
}

/// Bytes of an element, 5 bits.
pub fn element_bytes(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 5, |widths| bytes(widths).into())
}

/// Ones for the dwords of an element, 4 bits; one for no element.
pub fn element_dwords(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 4, |widths| (1 << bytes(widths).div_ceil(4).max(1)) - 1)
}

/// The unit in which an element is aligned (9.5) and moved: a [`Size`].
pub fn element_size(g: &Builder, layout: &Wire) -> Wire {
    of_layout(g, layout, 2, |widths| match bytes(widths) {
        1 => Size::Byte as u128,
        2 => Size::Half as u128,
        _ => Size::Dword as u128,
    })
}

/// Dword, first bit there, and [`Width`] of channel `number` (2 bits).
pub(crate) fn place(g: &Builder, layout: &Wire, number: &Wire) -> (Wire, Wire, Wire) {
    let mut arms = vec![];
    for (widths, code) in LAYOUTS.iter().zip(0u128..) {
        for (at, bits) in widths.iter().enumerate() {
            let first: u32 = widths[..at].iter().sum();
            let width = match bits {
                2 => Width::Two,
                5 => Width::Five,
                6 => Width::Six,
                8 => Width::Eight,
                10 => Width::Ten,
                11 => Width::Eleven,
                16 => Width::Sixteen,
                _ => Width::Full,
            };
            let value = u128::from(first) << 3 | width as u128;
            arms.push((code << 2 | at as u128, g.constant(10, value)));
        }
    }
    let found = g.lookup(&layout.concat(number), &arms, &g.zero(10));
    (found.slice(8, 2), found.slice(3, 5), found.slice(0, 3))
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
        for widths in LAYOUTS {
            let mut first = 0;
            for bits in widths {
                assert_eq!(first / 32, (first + bits - 1) / 32, "{widths:?}");
                first += bits;
            }
            assert!([0, 8, 16, 32, 64, 96, 128].contains(&first), "{widths:?}");
        }
    }

    #[test]
    fn ninety_pairs_of_data_and_number_format_exist() {
        let pairs = LAYOUTS.iter().flat_map(|widths| Numeric::ALL.iter().filter(|numeric| exists(widths, **numeric)));
        // Layouts with channels of 8 and 10 bits have six, those of 16 seven, of 32 three, of 11 one.
        assert_eq!(pairs.count(), 5 * 6 + 3 * 7 + 4 * 3 + 2);
    }
}
