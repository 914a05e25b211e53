//! The formats of colour surfaces: where their channels lie and which components these hold (CB_COLOR*_INFO.FORMAT, COMP_SWAP).

use super::record::{ColourFormatWires, Meaning};
use crate::format::LAYOUTS;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// Bits of a channel.
    pub enum ChannelWidth {
        /// 1 bit.
        One,
        /// 2 bits.
        Two,
        /// 4 bits.
        Four,
        /// 5 bits.
        Five,
        /// 6 bits.
        Six,
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
    }
}

impl ChannelWidth {
    /// How many bits.
    pub const fn bits(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Eight => 8,
            Self::Ten => 10,
            Self::Eleven => 11,
            Self::Sixteen => 16,
            Self::Full => 32,
        }
    }

    fn of(bits: u32) -> Self {
        Self::ALL.iter().copied().find(|width| width.bits() == bits).unwrap_or(Self::Full)
    }
}

/// Values of FORMAT, with the widths of their channels from the lowest bit up. The first ones are those of buffers.
fn formats() -> impl Iterator<Item = (u32, &'static [u32])> {
    let of_buffers = (1..=14).map(|number: u32| (number, LAYOUTS[number as usize].widths));
    // Three channels of 32 bits are no colour format.
    of_buffers.filter(|(number, _)| *number != 13).chain([
        (16, &[5, 6, 5][..]),
        (17, &[5, 5, 5, 1]),
        (18, &[1, 5, 5, 5]),
        (19, &[4, 4, 4, 4]),
    ])
}

/// Components of the channels by COMP_SWAP, of one to four channels: as they come, the alternative, both reversed.
const SWAPS: [[[u32; 4]; 4]; 4] = [
    [[0, 0, 0, 0], [1, 0, 0, 0], [2, 0, 0, 0], [3, 0, 0, 0]],
    [[0, 1, 0, 0], [0, 3, 0, 0], [1, 0, 0, 0], [3, 0, 0, 0]],
    [[0, 1, 2, 0], [0, 1, 3, 0], [2, 1, 0, 0], [3, 1, 0, 0]],
    [[0, 1, 2, 3], [2, 1, 0, 3], [3, 2, 1, 0], [3, 0, 1, 2]],
];

/// What `value` says of the widths of a format, of `bits` bits; zero of what is none.
fn of_format(g: &Builder, format: &Wire, bits: u32, value: impl Fn(&[u32]) -> u128) -> Wire {
    let arms: Vec<_> = formats().map(|(number, widths)| (number.into(), g.constant(bits, value(widths)))).collect();
    g.lookup(format, &arms, &g.zero(bits))
}

/// Some surface has channels (5 bits) of that meaning.
pub fn exists(g: &Builder, channels: &Wire, meaning: &Wire) -> Wire {
    // A bit for each meaning.
    let has = |widths: &[u32]| {
        let widest = widths.iter().max().copied().unwrap_or(0);
        let bit = |meaning: Meaning, exists: bool| u128::from(exists) << meaning as u32;
        bit(Meaning::Float, matches!(widest, 11 | 16 | 32))
            | bit(Meaning::Srgb, widest == 8)
            | bit(Meaning::Uint, widest != 11)
            | bit(Meaning::Sint, widest != 11)
            | bit(Meaning::Unorm, widest < 32 && widest != 11)
            | bit(Meaning::Snorm, widest < 32 && widest != 11)
    };
    of_format(g, channels, 6, has).slice_at(meaning, 1)
}

/// Logarithm of the bytes of an element, 3 bits.
pub fn size(g: &Builder, channels: &Wire) -> Wire {
    of_format(g, channels, 3, |widths| (widths.iter().sum::<u32>() / 8).trailing_zeros().into())
}

/// Channels of an element, 3 bits.
pub fn count(g: &Builder, channels: &Wire) -> Wire {
    of_format(g, channels, 3, |widths| widths.len() as u128)
}

/// A channel of an element.
#[derive(Clone)]
pub struct ChannelPlace {
    /// The element has it.
    pub present: Wire,
    /// Its lowest bit, 7 bits.
    pub lsb: Wire,
    /// [`ChannelWidth`].
    pub width: Wire,
    /// The component that it holds: 0 red to 3 alpha.
    pub component: Wire,
}

/// Channel `number` (2 bits).
pub fn channel(g: &Builder, format: &ColourFormatWires, number: &Wire) -> ChannelPlace {
    let mut arms = vec![];
    for (code, widths) in formats() {
        for (at, bits) in widths.iter().enumerate() {
            let lsb: u32 = widths[..at].iter().sum();
            let value = 1 << 11 | u128::from(lsb) << 4 | ChannelWidth::of(*bits) as u128;
            arms.push((u128::from(code) << 2 | at as u128, g.constant(12, value)));
        }
    }
    let found = g.lookup(&format.channels.concat(number), &arms, &g.zero(12));
    let mut arms = vec![];
    for (swaps, count) in SWAPS.iter().zip(1u128..) {
        for (components, swap) in swaps.iter().zip(0u128..) {
            for (component, at) in components.iter().zip(0u128..) {
                arms.push((count << 4 | swap << 2 | at, g.constant(2, (*component).into())));
            }
        }
    }
    let held = count(g, &format.channels).concat(&format.swap).concat(number);
    let component = g.lookup(&held, &arms, &g.zero(2));
    ChannelPlace { present: found.bit(11), lsb: found.slice(4, 7), width: found.slice(0, 4), component }
}

/// The channel that holds alpha; not present where none does.
pub fn alpha(g: &Builder, format: &ColourFormatWires) -> ChannelPlace {
    let all: Vec<ChannelPlace> = (0..4).map(|number| channel(g, format, &g.constant(2, number))).collect();
    let holds: Vec<Wire> = all.iter().map(|place| &place.present & place.component.is(3)).collect();
    let of = |width: u32, part: fn(&ChannelPlace) -> &Wire| {
        let gated: Vec<Wire> = all.iter().zip(&holds).map(|(place, holds)| part(place).when(holds)).collect();
        g.or_all(width, &gated)
    };
    ChannelPlace {
        present: g.or_all(1, &holds),
        lsb: of(7, |place| &place.lsb),
        width: of(4, |place| &place.width),
        component: g.constant(2, 3),
    }
}

/// The bits of an element that the components of a mask (4 bits) have, 128 bits.
pub fn element_mask(g: &Builder, format: &ColourFormatWires, components: &Wire) -> Wire {
    let parts: Vec<Wire> = (0..4u32)
        .map(|number| {
            let ones = of_format(g, &format.channels, 128, |widths| {
                let at = number as usize;
                let lsb: u32 = widths.iter().take(at).sum();
                widths.get(at).map_or(0, |bits| ((1 << bits) - 1) << lsb)
            });
            let place = channel(g, format, &g.constant(2, number.into()));
            ones.when(&components.slice_at(&place.component, 1))
        })
        .collect();
    g.or_all(128, &parts)
}
