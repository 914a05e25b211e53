//! Formats of colour surfaces: the channels of an element, what their bits mean, and which component each of them holds
//! (CB_COLOR0_INFO.FORMAT, NUMBER_TYPE, COMP_SWAP).

use super::half::{from_half, from_unsigned, to_half, to_unsigned};
use crate::gcn::data_format::WIDTHS;
use crate::vmem::format::srgb_to_linear;

/// What the bits of a channel mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numeric {
    /// 0 to 1.
    Unorm,
    /// -1 to 1.
    Snorm,
    /// Unsigned integer.
    Uint,
    /// Signed integer.
    Sint,
    /// 0 to 1, of which the colours are not linear.
    Srgb,
    /// Float of 10, 11, 16 or 32 bits.
    Float,
}

/// A format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format {
    /// Widths of the channels, from the lowest bit up.
    widths: &'static [u32],
    /// What their bits mean.
    pub numeric: Numeric,
    /// The component (0 red to 3 alpha) that each channel holds.
    components: [usize; 4],
    /// Floats are rounded towards zero.
    truncate: bool,
}

/// Channels by FORMAT, from the lowest bit up; none if no colour surface has the format.
fn channels(format: u32) -> Option<&'static [u32]> {
    match format {
        // Three channels of 32 bits.
        13 => None,
        16 => Some(&[5, 6, 5]),
        17 => Some(&[5, 5, 5, 1]),
        18 => Some(&[1, 5, 5, 5]),
        19 => Some(&[4, 4, 4, 4]),
        _ => WIDTHS.get(format as usize).copied(),
    }
}

/// Components of the channels by COMP_SWAP, of one to four channels: as they come, the alternative, both reversed.
const SWAPS: [[[usize; 4]; 4]; 4] = [
    [[0, 1, 2, 3], [1, 0, 2, 3], [2, 1, 0, 3], [3, 1, 2, 0]],
    [[0, 1, 2, 3], [0, 3, 2, 1], [1, 0, 2, 3], [3, 0, 1, 2]],
    [[0, 1, 2, 3], [0, 1, 3, 2], [2, 1, 0, 3], [3, 1, 0, 2]],
    [[0, 1, 2, 3], [2, 1, 0, 3], [3, 2, 1, 0], [3, 0, 1, 2]],
];

impl Format {
    /// The format of the three fields; none if no colour surface has it, or it is a depth format.
    pub fn new(format: u32, number: u32, swap: u32, truncate: bool) -> Option<Format> {
        let widths = channels(format)?;
        let numeric = match number {
            0 => Numeric::Unorm,
            1 => Numeric::Snorm,
            4 => Numeric::Uint,
            5 => Numeric::Sint,
            6 => Numeric::Srgb,
            7 => Numeric::Float,
            _ => return None,
        };
        let widest = *widths.iter().max()?;
        let exists = match numeric {
            Numeric::Float => matches!(widest, 11 | 16 | 32),
            Numeric::Srgb => widest == 8,
            Numeric::Uint | Numeric::Sint => widest != 11,
            Numeric::Unorm | Numeric::Snorm => widest < 32 && widest != 11,
        };
        let components = SWAPS[widths.len() - 1][swap as usize & 3];
        exists.then_some(Format { widths, numeric, components, truncate })
    }

    /// Bytes of an element.
    pub fn bytes(&self) -> usize {
        self.widths.iter().sum::<u32>() as usize / 8
    }

    /// Whether components are integers.
    pub const fn is_integer(&self) -> bool {
        matches!(self.numeric, Numeric::Uint | Numeric::Sint)
    }

    /// Whether components have a range that blending clamps to: least and greatest.
    pub const fn range(&self) -> Option<(f32, f32)> {
        match self.numeric {
            Numeric::Unorm | Numeric::Srgb => Some((0.0, 1.0)),
            Numeric::Snorm => Some((-1.0, 1.0)),
            _ => None,
        }
    }

    /// Lowest bit, width and component of each channel.
    fn channels(&self) -> impl Iterator<Item = (u32, u32, usize)> + '_ {
        let mut lsb = 0;
        self.widths.iter().zip(self.components).map(move |(&width, component)| {
            let channel = (lsb, width, component);
            lsb += width;
            channel
        })
    }

    /// The bits of an element that the components of a mask have.
    pub fn mask(&self, components: u32) -> u128 {
        let chosen = self.channels().filter(|(.., component)| components >> component & 1 != 0);
        chosen.fold(0, |mask, (lsb, width, _)| mask | ((1u128 << width) - 1) << lsb)
    }

    /// Red, green, blue and alpha of an element; components that it does not have are 0, alpha 1. Integers come as they are.
    pub fn unpack(&self, element: u128) -> [f32; 4] {
        let mut colour = [0.0, 0.0, 0.0, 1.0];
        for (lsb, width, component) in self.channels() {
            let raw = (element >> lsb & ((1 << width) - 1)) as u32;
            let signed = (raw << (32 - width)) as i32 >> (32 - width);
            colour[component] = match self.numeric {
                Numeric::Unorm => (f64::from(raw) / ((1u64 << width) - 1) as f64) as f32,
                Numeric::Srgb if component == 3 => raw as f32 / 255.0,
                Numeric::Srgb => f32::from_bits(srgb_to_linear(raw as u8)),
                Numeric::Snorm => (signed as f32 / ((1u32 << (width - 1)) - 1).max(1) as f32).max(-1.0),
                Numeric::Uint => raw as f32,
                Numeric::Sint => signed as f32,
                Numeric::Float => match width {
                    16 => from_half(raw),
                    32 => f32::from_bits(raw),
                    _ => from_unsigned(raw, width),
                },
            };
        }
        colour
    }

    /// The element of a colour; normalized components are clamped, and rounded by adding a half and truncating.
    pub fn pack(&self, colour: [f32; 4]) -> u128 {
        self.channels().fold(0, |element, (lsb, width, component)| {
            let value = colour[component];
            let greatest = ((1u64 << width) - 1) as f64;
            let unsigned = |value: f32| (f64::from(value.clamp(0.0, 1.0)) * greatest + 0.5) as u32;
            let raw = match self.numeric {
                _ if value.is_nan() && self.numeric != Numeric::Float => 0,
                Numeric::Unorm => unsigned(value),
                Numeric::Srgb if component == 3 => unsigned(value),
                Numeric::Srgb => (to_srgb(value.clamp(0.0, 1.0)) * 255.0 + 0.5) as u32,
                Numeric::Snorm => {
                    let scaled = f64::from(value.clamp(-1.0, 1.0)) * ((1u64 << (width - 1)) - 1) as f64;
                    (scaled + scaled.signum() * 0.5) as i32 as u32
                }
                Numeric::Uint => value as u32,
                Numeric::Sint => value as i32 as u32,
                Numeric::Float => match width {
                    16 => to_half(value, self.truncate),
                    32 => value.to_bits(),
                    _ => to_unsigned(value, width),
                },
            };
            element | (u128::from(raw) & ((1 << width) - 1)) << lsb
        })
    }

    /// The element of integer components, clamped to their channels.
    pub fn pack_integers(&self, components: [i64; 4]) -> u128 {
        self.channels().fold(0, |element, (lsb, width, component)| {
            let value = components[component];
            let raw = if self.numeric == Numeric::Sint {
                value.clamp(-(1 << (width - 1)), (1 << (width - 1)) - 1)
            } else {
                value.clamp(0, (1 << width) - 1)
            };
            element | (raw as u128 & ((1 << width) - 1)) << lsb
        })
    }
}

impl std::fmt::Display for Format {
    /// Components and their bits from the lowest up, and what they mean: `R8G8B8A8 unorm`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (_, width, component) in self.channels() {
            write!(f, "{}{width}", ["R", "G", "B", "A"][component])?;
        }
        f.write_str(match self.numeric {
            Numeric::Unorm => " unorm",
            Numeric::Snorm => " snorm",
            Numeric::Uint => " uint",
            Numeric::Sint => " sint",
            Numeric::Srgb => " srgb",
            Numeric::Float => " float",
        })
    }
}

/// Linear to sRGB (IEC 61966-2-1), not rounded to single precision.
pub fn to_srgb(linear: f32) -> f64 {
    let linear = f64::from(linear);
    if linear <= 0.003_130_8 { linear * 12.92 } else { 1.055 * linear.powf(1.0 / 2.4) - 0.055 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn format(format: u32, number: u32, swap: u32) -> Format {
        Format::new(format, number, swap, false).unwrap()
    }

    #[test]
    fn packing_undoes_unpacking() {
        for (number, kind) in
            [(10, 0), (16, 0), (9, 0), (8, 0), (17, 0), (19, 0), (10, 6), (10, 1), (12, 7), (6, 7), (2, 0)]
        {
            let format = format(number, kind, 0);
            for value in [0u128, 0x1234_5678_1122_3344, 0x3c00_3800_0400_7bff, 0x0808_1010_2020_4040] {
                let element = value & ((1 << (8 * format.bytes())) - 1);
                assert_eq!(format.pack(format.unpack(element)), element, "format {number} {kind}");
            }
        }
    }

    #[test]
    fn swaps_say_where_components_lie() {
        let red = [1.0, 0.0, 0.0, 0.0];
        let place = |number: u32, swap: u32| format(number, 0, swap).pack(red);
        assert_eq!([0, 1, 2, 3].map(|swap| place(10, swap)), [0xff, 0xff_0000, 0xff00_0000, 0xff00]);
        assert_eq!([place(16, 0), place(16, 2)], [0x1f, 0xf800]);
        assert_eq!(format(1, 0, 3).unpack(0xff), [0.0, 0.0, 0.0, 1.0]);
        assert_eq!(format(10, 0, 0).mask(0b1001), 0xff00_00ff);
    }

    #[test]
    fn integers_are_clamped_and_formats_that_no_surface_has_are_none() {
        assert_eq!(format(10, 4, 0).pack_integers([300, -1, 7, 255]), 0xff07_00ff);
        assert_eq!(format(10, 5, 0).pack_integers([300, -300, -1, 0]), 0x00ff_807f);
        for (number, kind) in [(0, 0), (13, 7), (20, 0), (10, 7), (4, 0), (12, 6), (10, 2)] {
            assert_eq!(Format::new(number, kind, 0, false), None, "format {number} {kind}");
        }
    }
}
