//! Buffer data formats (table 62): how the channels lie in memory and how they become register values and back.

use crate::float::{Env, F16, F32, Flags, FloatMode, Format as Precision, Round, SaturatedInt, convert, to_int};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Single;
use std::cell::Cell;

/// What the bits of a channel mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numeric {
    /// 0 to 1.
    Unorm,
    /// -1 to 1.
    Snorm,
    /// Unsigned integer as a float.
    Uscaled,
    /// Signed integer as a float.
    Sscaled,
    /// Unsigned integer.
    Uint,
    /// Signed integer.
    Sint,
    /// A float of 10, 11, 16 or 32 bits.
    Float,
}

/// A format: the widths of its channels, red first, from the lowest bit on, and what they mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format {
    widths: &'static [u32],
    numeric: Numeric,
}

use Numeric::*;

/// Channel layouts with the first format number of each and the meanings of the numbers that follow. The names of table
/// 62 list the channels of packed dwords from the highest bits down.
#[rustfmt::skip]
const FORMATS: &[(u32, &[u32], &[Numeric])] = &[
    (1,  &[8],              &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (7,  &[16],             &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
    (14, &[8, 8],           &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (20, &[32],             &[Uint, Sint, Float]),
    (23, &[16, 16],         &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
    (30, &[11, 11, 10],     &[Float]),
    (31, &[10, 11, 11],     &[Float]),
    (32, &[2, 10, 10, 10],  &[Unorm, Snorm, Uint, Sint]),
    (36, &[10, 10, 10, 2],  &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (42, &[8, 8, 8, 8],     &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (48, &[32, 32],         &[Uint, Sint, Float]),
    (51, &[16, 16, 16, 16], &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
    (58, &[32, 32, 32],     &[Uint, Sint, Float]),
    (61, &[32, 32, 32, 32], &[Uint, Sint, Float]),
];

impl Format {
    /// The format of a number; none for INVALID and for formats that only images have.
    pub fn from_number(number: u32) -> Option<Format> {
        FORMATS.iter().find_map(|&(first, widths, numerics)| {
            let numeric = *numerics.get(number.checked_sub(first)? as usize)?;
            Some(Format { widths, numeric })
        })
    }

    /// A format of channels of these widths, red first, from the lowest bit on.
    pub const fn new(widths: &'static [u32], numeric: Numeric) -> Format {
        Format { widths, numeric }
    }

    /// What the bits of a channel mean.
    pub const fn numeric(self) -> Numeric {
        self.numeric
    }

    /// Whether its channels are UNORM bytes.
    pub fn is_bytes(self) -> bool {
        self.numeric == Unorm && self.widths.iter().all(|&width| width == 8)
    }

    /// Number of channels.
    pub const fn channels(self) -> usize {
        self.widths.len()
    }

    /// Size of an element in bytes.
    pub fn bytes(self) -> usize {
        self.widths.iter().sum::<u32>() as usize / 8
    }

    /// The alignment it needs in memory (section 9.5).
    pub fn alignment(self) -> u64 {
        self.bytes().min(4) as u64
    }

    /// Whether registers hold floats, not integers.
    pub const fn is_float(self) -> bool {
        !matches!(self.numeric, Uint | Sint)
    }

    /// One as this format's registers hold it.
    pub const fn one(self) -> u32 {
        if self.is_float() { F32::ONE as u32 } else { 1 }
    }

    /// The first bit and the width of channel `index`.
    fn field(self, index: usize) -> (u32, u32) {
        (self.widths[..index].iter().sum(), self.widths[index])
    }

    /// Channel `index` of an element as a 32-bit register value.
    pub fn unpack(self, element: u128, index: usize) -> u32 {
        let (lsb, width) = self.field(index);
        let raw = (element >> lsb & ((1 << width) - 1)) as u32;
        let signed = (raw << (32 - width)) as i32 >> (32 - width);
        match self.numeric {
            Uint => raw,
            Sint => signed as u32,
            Uscaled => to_f32(raw.into()),
            Sscaled => to_f32(signed.into()),
            Unorm => divide(raw.into(), (1 << width) - 1),
            // The most negative value is -1, as its neighbour (the usual rule of normalized formats).
            Snorm => divide(i64::from(signed).max(1 - (1 << (width - 1))), (1 << (width - 1)) - 1),
            Float => match width {
                16 => convert_exactly(raw.into()),
                // Unsigned floats with the exponent of f16 and a shorter fraction.
                10 | 11 => convert_exactly(u64::from(raw) << (15 - width)),
                _ => raw,
            },
        }
    }

    /// An element with channel `index` made from a 32-bit register value.
    pub fn pack(self, value: u32, index: usize) -> u128 {
        let (lsb, width) = self.field(index);
        let maximum = (1u64 << width) - 1;
        let signed_maximum = maximum >> 1;
        let raw = match self.numeric {
            Uint => u64::from(value).min(maximum),
            Sint => i64::from(value as i32).clamp(-(signed_maximum as i64) - 1, signed_maximum as i64) as u64,
            Uscaled => scaled(value, 1, width, false),
            Sscaled => scaled(value, 1, width, true),
            Unorm => scaled(clamp(value, 0, F32::ONE as u32), maximum, width, false),
            Snorm => {
                let minus_one = (F32::ONE | F32::SIGN) as u32;
                scaled(clamp(value, minus_one, F32::ONE as u32), signed_maximum, width, true)
            }
            Float => match width {
                16 => to_half(value),
                10 | 11 if value >> 31 != 0 && !F32::is_nan(value.into()) => 0,
                10 | 11 => (to_half(value) & 0x7fff) >> (15 - width),
                _ => value.into(),
            },
        };
        u128::from(raw & maximum) << lsb
    }
}

/// A register value as the 16 bits of a D16 access: floats are truncated to f16 (section 9.3.1), integers keep their low
/// half.
pub fn to_d16(format: Format, value: u32) -> u32 {
    if format.is_float() { to_half(value) as u32 } else { value & 0xffff }
}

/// The 16 bits of a D16 access as a register value.
pub fn from_d16(format: Format, half: u32) -> u32 {
    match format.numeric {
        Uint => half,
        Sint => i32::from(half as i16) as u32,
        _ => convert_exactly(half.into()),
    }
}

/// An 8-bit sRGB value as a linear binary32 number (IEC 61966-2-1).
pub fn srgb_to_linear(value: u8) -> u32 {
    let value = f64::from(value) / 255.0;
    let linear = if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) };
    (linear as f32).to_bits()
}

/// A linear binary32 number as the nearest 8-bit sRGB value, clamped to 0 and 1; NaN is zero.
pub fn linear_to_srgb(value: u32) -> u8 {
    let value = f64::from(f32::from_bits(clamp(value, 0, F32::ONE as u32)));
    let stored = if value <= 0.003_130_8 { value * 12.92 } else { 1.055 * value.powf(1.0 / 2.4) - 0.055 };
    (stored * 255.0).round_ties_even() as u8
}

/// Runs a conversion that keeps every denormal; its exceptions are not reported.
fn quietly<T>(round: Round, function: impl FnOnce(Env) -> T) -> T {
    let unreported = Cell::new(Flags::NONE);
    function(Env::new(FloatMode::IEEE, &unreported).rounding(round))
}

fn convert_exactly(half: u64) -> u32 {
    quietly(Round::NearestTiesToEven, |env| convert::<F16, F32>(half, env)) as u32
}

fn to_half(single: u32) -> u64 {
    quietly(Round::TowardZero, |env| convert::<F32, F16>(single.into(), env)) & 0xffff
}

fn single(value: i64) -> Single {
    Single::from_i128(value.into()).value
}

fn to_f32(value: i64) -> u32 {
    single(value).to_bits() as u32
}

/// The quotient, rounded to nearest even.
fn divide(value: i64, by: i64) -> u32 {
    (single(value) / single(by)).value.to_bits() as u32
}

/// A float between two bounds; NaN becomes zero.
fn clamp(value: u32, low: u32, high: u32) -> u32 {
    let [x, low, high] = [value, low, high].map(|bits| Single::from_bits(bits.into()));
    let clamped = if x.is_nan() {
        single(0)
    } else if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    };
    clamped.to_bits() as u32
}

/// A float times `scale`, rounded to the nearest integer of `bits` bits and clamped to its range.
fn scaled(value: u32, scale: u64, bits: u32, signed: bool) -> u64 {
    let product = (Single::from_bits(value.into()) * single(scale as i64)).value.to_bits() as u64;
    quietly(Round::NearestTiesToEven, |env| {
        to_int::<F32>(product, SaturatedInt { bits, signed }, Round::NearestTiesToEven, env)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn format(number: u32) -> Format {
        Format::from_number(number).unwrap()
    }

    #[test]
    fn every_buffer_format_of_table_62_is_known_and_no_other() {
        let known = (0..=127).filter(|&number| Format::from_number(number).is_some());
        assert_eq!(known.collect::<Vec<_>>(), (1..=63).collect::<Vec<_>>());
        let sizes = [(1, 1), (13, 2), (14, 2), (22, 4), (30, 4), (35, 4), (41, 4), (50, 8), (60, 12), (63, 16)];
        for (number, bytes) in sizes {
            assert_eq!(format(number).bytes(), bytes, "format {number}");
        }
    }

    #[test]
    fn normalized_values_end_at_one() {
        let unorm8 = format(1);
        assert_eq!(unorm8.unpack(255, 0), 0x3f80_0000);
        assert_eq!(unorm8.unpack(51, 0), 0x3e4c_cccd);
        let snorm8 = format(2);
        assert_eq!([0x7f, 0x80, 0x81].map(|raw| snorm8.unpack(raw, 0)), [0x3f80_0000, 0xbf80_0000, 0xbf80_0000]);
    }

    #[test]
    fn channels_of_packed_dwords_lie_from_the_lowest_bit_up() {
        let rgb10a2 = format(40);
        let element = 1 | 2 << 10 | 3 << 20 | 2u128 << 30;
        assert_eq!([0, 1, 2, 3].map(|channel| rgb10a2.unpack(element, channel)), [1, 2, 3, 2]);
        let r11g11b10 = format(30);
        assert_eq!(r11g11b10.unpack(0x3c0, 0), 0x3f80_0000);
        assert_eq!(r11g11b10.unpack(0x1e0 << 22, 2), 0x3f80_0000);
    }

    #[test]
    fn packing_clamps_to_the_range_of_the_channel() {
        let two = 0x4000_0000;
        assert_eq!(format(1).pack(two, 0), 255);
        assert_eq!(format(2).pack(two | 1 << 31, 0), 0x81);
        assert_eq!(format(5).pack(300, 0), 255);
        assert_eq!(format(6).pack(-300i32 as u32, 0), 0x80);
        assert_eq!(format(4).pack(0xc3fa_0000, 0), 0x80);
        assert_eq!(format(30).pack(two | 1 << 31, 0), 0);
        assert_eq!(format(1).pack(0x7fc0_0000, 0), 0);
    }

    #[test]
    fn packing_undoes_unpacking_for_every_value_of_small_channels() {
        for number in (1..=19).filter(|number| !(7..=12).contains(number)) {
            let format = format(number);
            let (_, width) = format.field(0);
            for raw in (0..1u128 << width).step_by(if width > 8 { 97 } else { 1 }) {
                let back = format.pack(format.unpack(raw, 0), 0);
                let smallest = format.numeric == Snorm && raw == 1 << (width - 1);
                let nan = width == 16 && raw & 0x7fff > 0x7c00;
                assert!(back == raw || smallest || nan, "format {number}: {raw:#x} became {back:#x}");
            }
        }
    }
}
