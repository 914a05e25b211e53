//! Texel formats: a data format (how channels lie in memory) and a number format (what their bits mean), the pairs of
//! table 62 of the RDNA4 document and of the IMG_DATA_FORMAT and IMG_NUM_FORMAT of Sea Islands.

use super::block::Block;
use crate::vmem::format::{Format as Channels, Numeric, linear_to_srgb, srgb_to_linear};

/// How the channels of a texel lie in memory. The digits name channels of packed dwords from the highest bits down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the documents' own and say all there is")]
#[rustfmt::skip]
pub enum DataFormat {
    D8, D16, D8_8, D32, D16_16, D10_11_11, D11_11_10, D10_10_10_2, D2_10_10_10, D8_8_8_8, D32_32, D16_16_16_16,
    D32_32_32, D32_32_32_32, D5_6_5, D1_5_5_5, D5_5_5_1, D4_4_4_4, D4_4, D6_5_5, D8_24, D24_8, DX24_8_32,
    D5_9_9_9, DGbGr, DBgRg, Bc1, Bc2, Bc3, Bc4, Bc5, Bc6, Bc7,
}

/// What the bits of a channel mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the documents' own")]
pub enum NumberFormat {
    Unorm,
    Snorm,
    Uscaled,
    Sscaled,
    Uint,
    Sint,
    Float,
    /// UNORM, red, green and blue stored non-linearly.
    Srgb,
    /// A float between 0 and 1.
    FloatClamp,
}

/// What registers hold of a texel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Binary32 numbers.
    Float,
    /// Unsigned integers.
    Uint,
    /// Signed integers.
    Sint,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Channels side by side.
    Channels(Channels),
    /// The same; the first three channels are non-linear.
    Srgb(Channels),
    /// One binary32 between 0 and 1.
    Clamped(Channels),
    /// Three 9-bit fractions under a common 5-bit exponent.
    SharedExponent,
    /// Two texels with a red and a blue in common; the byte of each of: red, first green, blue, second green.
    Subsampled([u8; 4], Numeric, bool),
    /// 4x4 texels.
    Block(Block),
}

/// A texel format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format(Layout);

const fn widths(data: DataFormat) -> Option<&'static [u32]> {
    use DataFormat::*;
    Some(match data {
        D8 => &[8],
        D16 => &[16],
        D8_8 => &[8, 8],
        D32 => &[32],
        D16_16 => &[16, 16],
        D10_11_11 => &[11, 11, 10],
        D11_11_10 => &[10, 11, 11],
        D10_10_10_2 => &[2, 10, 10, 10],
        D2_10_10_10 => &[10, 10, 10, 2],
        D8_8_8_8 => &[8, 8, 8, 8],
        D32_32 => &[32, 32],
        D16_16_16_16 => &[16, 16, 16, 16],
        D32_32_32 => &[32, 32, 32],
        D32_32_32_32 => &[32, 32, 32, 32],
        D5_6_5 => &[5, 6, 5],
        D1_5_5_5 => &[5, 5, 5, 1],
        D5_5_5_1 => &[1, 5, 5, 5],
        D4_4_4_4 => &[4, 4, 4, 4],
        D4_4 => &[4, 4],
        D6_5_5 => &[5, 5, 6],
        D8_24 => &[24, 8],
        D24_8 => &[8, 24],
        DX24_8_32 => &[32, 8],
        D5_9_9_9 | DGbGr | DBgRg | Bc1 | Bc2 | Bc3 | Bc4 | Bc5 | Bc6 | Bc7 => return None,
    })
}

impl Format {
    /// The format of a pair; none if there is no such pair.
    pub fn new(data: DataFormat, number: NumberFormat) -> Option<Format> {
        use DataFormat::*;
        use NumberFormat::*;
        let plain = |number| {
            Some(match number {
                Unorm | Srgb => Numeric::Unorm,
                Snorm => Numeric::Snorm,
                Uscaled => Numeric::Uscaled,
                Sscaled => Numeric::Sscaled,
                Uint => Numeric::Uint,
                Sint => Numeric::Sint,
                Float => Numeric::Float,
                FloatClamp => return None,
            })
        };
        let layout = match data {
            D5_9_9_9 => (number == Float).then_some(Layout::SharedExponent)?,
            DGbGr => Layout::Subsampled([0, 1, 2, 3], plain(number)?, number == Srgb),
            DBgRg => Layout::Subsampled([1, 0, 3, 2], plain(number)?, number == Srgb),
            Bc1 | Bc2 | Bc3 | Bc4 | Bc5 | Bc6 | Bc7 => Layout::Block(Block::new(data, number)?),
            _ => {
                let widths = widths(data)?;
                let narrow = widths.iter().all(|&width| width <= 16);
                match number {
                    Unorm | Snorm | Uscaled | Sscaled if !narrow && !matches!(data, D8_24 | D24_8) => return None,
                    Float if !widths.iter().all(|width| matches!(width, 10 | 11 | 16 | 32)) && data != DX24_8_32 => {
                        return None;
                    }
                    Float if matches!(data, D2_10_10_10 | D10_10_10_2) => return None,
                    Unorm | Snorm | Uscaled | Sscaled | Uint | Sint if matches!(data, D10_11_11 | D11_11_10) => {
                        Layout::Channels(Channels::new(widths, plain(number)?))
                    }
                    FloatClamp if data == D32 => Layout::Clamped(Channels::new(widths, Numeric::Float)),
                    Srgb if matches!(data, D8 | D8_8 | D8_8_8_8) => Layout::Srgb(Channels::new(widths, Numeric::Unorm)),
                    Srgb | FloatClamp => return None,
                    _ => Layout::Channels(Channels::new(widths, plain(number)?)),
                }
            }
        };
        Some(Format(layout))
    }

    /// What registers hold of its texels.
    pub const fn kind(self) -> Kind {
        let numeric = match self.0 {
            Layout::Channels(channels) => channels.numeric(),
            Layout::Subsampled(_, numeric, _) => numeric,
            Layout::Srgb(_) | Layout::Clamped(_) | Layout::SharedExponent | Layout::Block(_) => Numeric::Float,
        };
        match numeric {
            Numeric::Uint => Kind::Uint,
            Numeric::Sint => Kind::Sint,
            _ => Kind::Float,
        }
    }

    /// Whether values are between 0 and 1, so that a depth reference is clamped to that range.
    pub const fn is_unorm(self) -> bool {
        match self.0 {
            Layout::Channels(channels) => matches!(channels.numeric(), Numeric::Unorm),
            Layout::Srgb(_) | Layout::Clamped(_) => true,
            Layout::Subsampled(_, numeric, _) => matches!(numeric, Numeric::Unorm),
            Layout::SharedExponent | Layout::Block(_) => false,
        }
    }

    /// Number of channels that memory holds.
    pub const fn channels(self) -> usize {
        match self.0 {
            Layout::Channels(channels) | Layout::Srgb(channels) | Layout::Clamped(channels) => channels.channels(),
            Layout::SharedExponent | Layout::Subsampled(..) => 3,
            Layout::Block(block) => block.channels(),
        }
    }

    /// Texels of an element along x and y: 1 and 1 but for compressed and subsampled formats.
    pub const fn block(self) -> (u32, u32) {
        match self.0 {
            Layout::Channels(_) | Layout::Srgb(_) | Layout::Clamped(_) | Layout::SharedExponent => (1, 1),
            Layout::Subsampled(..) => (2, 1),
            Layout::Block(_) => (4, 4),
        }
    }

    /// Bytes of an element: of a texel, or of a block of them.
    pub fn bytes(self) -> usize {
        match self.0 {
            // The 24 bits that X24_8_32 does not use are there too.
            Layout::Channels(channels) => match channels.bytes() {
                5 => 8,
                bytes => bytes,
            },
            Layout::Srgb(channels) | Layout::Clamped(channels) => channels.bytes(),
            Layout::SharedExponent | Layout::Subsampled(..) => 4,
            Layout::Block(block) => block.bytes(),
        }
    }

    /// One as registers hold it.
    pub const fn one(self) -> u32 {
        match self.kind() {
            Kind::Float => 0x3f80_0000,
            Kind::Uint | Kind::Sint => 1,
        }
    }

    /// The same format without its non-linearity (skip degamma).
    #[must_use]
    pub const fn linear(self) -> Format {
        match self.0 {
            Layout::Srgb(channels) => Format(Layout::Channels(channels)),
            Layout::Subsampled(order, numeric, _) => Format(Layout::Subsampled(order, numeric, false)),
            Layout::Block(block) => Format(Layout::Block(block.linear())),
            _ => self,
        }
    }

    /// The same format as non-linear, where it has 8-bit UNORM channels (force degamma).
    #[must_use]
    pub fn degamma(self) -> Format {
        match self.0 {
            Layout::Channels(channels) if channels.is_bytes() => Format(Layout::Srgb(channels)),
            Layout::Subsampled(order, Numeric::Unorm, _) => Format(Layout::Subsampled(order, Numeric::Unorm, true)),
            _ => self,
        }
    }

    /// The channels of a texel of an element, red first; `x` and `y` are its place in the element. A channel that memory
    /// does not hold is zero.
    pub fn decode(self, element: u128, x: u32, y: u32) -> [u32; 4] {
        let mut texel = [0; 4];
        match self.0 {
            Layout::Channels(channels) => {
                for (index, value) in texel.iter_mut().enumerate().take(channels.channels()) {
                    *value = channels.unpack(element, index);
                }
            }
            Layout::Srgb(channels) => {
                for (index, value) in texel.iter_mut().enumerate().take(channels.channels()) {
                    *value = match index {
                        3 => channels.unpack(element, index),
                        _ => srgb_to_linear((element >> (8 * index)) as u8),
                    };
                }
            }
            Layout::Clamped(_) => texel[0] = clamp_to_one(element as u32),
            Layout::SharedExponent => {
                let exponent = (element >> 27 & 31) as i32;
                for (index, value) in texel.iter_mut().enumerate().take(3) {
                    let fraction = (element >> (9 * index) & 511) as f32;
                    // A fraction of 9 bits times a power of two is exact.
                    *value = (fraction * 2f32.powi(exponent - 24)).to_bits();
                }
            }
            Layout::Subsampled([red, first, blue, second], numeric, srgb) => {
                let green = if x & 1 == 0 { first } else { second };
                for (value, byte) in texel.iter_mut().zip([red, green, blue]) {
                    let raw = (element >> (8 * byte)) as u8;
                    *value = match srgb {
                        true => srgb_to_linear(raw),
                        false => Channels::new(&[8], numeric).unpack(raw.into(), 0),
                    };
                }
            }
            Layout::Block(block) => texel = block.decode(element, x, y),
        }
        texel
    }

    /// An element that holds these channels; none for formats that cannot be written (compressed and subsampled ones), whose elements hold several texels.
    pub fn encode(self, texel: [u32; 4]) -> Option<u128> {
        let pack = |channels: Channels| {
            (0..channels.channels()).fold(0, |element, index| element | channels.pack(texel[index], index))
        };
        Some(match self.0 {
            Layout::Channels(channels) => pack(channels),
            Layout::Srgb(channels) => (0..channels.channels()).fold(0, |element, index| {
                let byte = match index {
                    3 => channels.pack(texel[index], index),
                    _ => u128::from(linear_to_srgb(texel[index])) << (8 * index),
                };
                element | byte
            }),
            Layout::Clamped(_) => clamp_to_one(texel[0]).into(),
            Layout::SharedExponent => shared_exponent([texel[0], texel[1], texel[2]]).into(),
            Layout::Subsampled(..) | Layout::Block(_) => return None,
        })
    }
}

/// A float between 0 and 1; what is not above zero is zero, without a sign.
fn clamp_to_one(value: u32) -> u32 {
    let value = f32::from_bits(value);
    if value > 0.0 { value.min(1.0).to_bits() } else { 0 }
}

/// Three floats as 9-bit fractions under the exponent of the largest, rounded to nearest (half up).
fn shared_exponent(channels: [u32; 3]) -> u32 {
    /// The largest value: 511/512 * 2^16.
    const LARGEST: f32 = 65408.0;
    let values = channels.map(|bits| {
        let value = f32::from_bits(bits);
        if value.is_nan() { 0.0 } else { value.clamp(0.0, LARGEST) }
    });
    let largest = values.into_iter().fold(0f32, f32::max);
    // The exponent of the largest value, so that its fraction is at least a half; at least that of the smallest step.
    let floor_log2 = (largest.to_bits() >> 23) as i32 - 127;
    let mut exponent = floor_log2.max(-16) + 16;
    let fraction = |value: f32, exponent: i32| (f64::from(value) * 2f64.powi(24 - exponent) + 0.5).floor() as u32;
    if fraction(largest, exponent) == 512 {
        exponent += 1;
    }
    let [red, green, blue] = values.map(|value| fraction(value, exponent));
    red | green << 9 | blue << 18 | (exponent as u32) << 27
}
