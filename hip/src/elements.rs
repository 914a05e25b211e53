//! Elements of arrays and textures: one, two or four channels of one type. HIP has three descriptions of them (`hipChannelFormatDesc`,
//! `hipArray_Format` with a number of channels, `hipResourceViewFormat`), the device a texel format.

use crate::abi::{HipError, error};
use tombolo::texture::TexelFormat;

/// `hipChannelFormatDesc`: bits of each channel, and their type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct ChannelFormat {
    bits: [i32; 4],
    kind: i32,
}

impl ChannelFormat {
    /// `hipChannelFormatKindNone` of no channels.
    pub const NONE: Self = Self { bits: [0; 4], kind: 3 };
}

/// Numbers of `hipChannelFormatKind`.
const SIGNED: i32 = 0;
const UNSIGNED: i32 = 1;
const FLOAT: i32 = 2;

/// Type of a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Signed,
    Unsigned,
    Float,
}

/// An element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Element {
    channels: u32,
    bits: u32,
    kind: Kind,
}

/// `hipArray_Format`, with type and bits of a channel.
const FORMATS: [(i32, Kind, u32); 8] = [
    (0x01, Kind::Unsigned, 8),
    (0x02, Kind::Unsigned, 16),
    (0x03, Kind::Unsigned, 32),
    (0x08, Kind::Signed, 8),
    (0x09, Kind::Signed, 16),
    (0x0a, Kind::Signed, 32),
    (0x10, Kind::Float, 16),
    (0x20, Kind::Float, 32),
];

/// Types of channels in the order of `hipResourceViewFormat`, which has 1, 2 and 4 channels of each, from 1 on.
const VIEWS: [(Kind, u32); 8] = [
    (Kind::Unsigned, 8),
    (Kind::Signed, 8),
    (Kind::Unsigned, 16),
    (Kind::Signed, 16),
    (Kind::Unsigned, 32),
    (Kind::Signed, 32),
    (Kind::Float, 16),
    (Kind::Float, 32),
];

impl Element {
    fn new(channels: u32, bits: u32, kind: Kind) -> Result<Self, HipError> {
        let is_known =
            [1, 2, 4].contains(&channels) && FORMATS.iter().any(|(_, of, size)| (*of, *size) == (kind, bits));
        if is_known { Ok(Self { channels, bits, kind }) } else { Err(error::INVALID_VALUE) }
    }

    /// Of a channel format, whose channels are alike.
    pub fn of_channels(format: &ChannelFormat) -> Result<Self, HipError> {
        let kind = match format.kind {
            SIGNED => Kind::Signed,
            UNSIGNED => Kind::Unsigned,
            FLOAT => Kind::Float,
            _ => return Err(error::INVALID_VALUE),
        };
        let [bits, ..] = format.bits;
        let channels = format.bits.iter().take_while(|of| **of == bits).count();
        if format.bits[channels..].iter().any(|of| *of != 0) {
            return Err(error::INVALID_VALUE);
        }
        Self::new(channels as u32, u32::try_from(bits).map_err(|_| error::INVALID_VALUE)?, kind)
    }

    /// Of a number of `hipArray_Format` and a number of channels.
    pub fn of_format(format: i32, channels: u32) -> Result<Self, HipError> {
        let found = FORMATS.iter().find(|(number, ..)| *number == format).ok_or(error::INVALID_VALUE)?;
        Self::new(channels, found.2, found.1)
    }

    /// Of a number of `hipResourceViewFormat`, but for 0, which is none; `hipErrorNotSupported` for compressed ones.
    pub fn of_view(format: i32) -> Result<Self, HipError> {
        let number =
            format.checked_sub(1).and_then(|number| usize::try_from(number).ok()).ok_or(error::INVALID_VALUE)?;
        match VIEWS.get(number / 3) {
            Some((kind, bits)) => Self::new([1, 2, 4][number % 3], *bits, *kind),
            None if (0x19..=0x22).contains(&format) => Err(error::NOT_SUPPORTED),
            None => Err(error::INVALID_VALUE),
        }
    }

    /// Its channel format.
    pub fn channel_format(self) -> ChannelFormat {
        let kind = match self.kind {
            Kind::Signed => SIGNED,
            Kind::Unsigned => UNSIGNED,
            Kind::Float => FLOAT,
        };
        let bits = [0, 1, 2, 3].map(|channel| if channel < self.channels { self.bits as i32 } else { 0 });
        ChannelFormat { bits, kind }
    }

    /// Its number of `hipArray_Format` and its number of channels.
    pub fn format(self) -> (i32, u32) {
        let found = FORMATS.iter().find(|(_, kind, bits)| (*kind, *bits) == (self.kind, self.bits));
        (found.map_or(0, |(number, ..)| *number), self.channels)
    }

    /// Its number of `hipResourceViewFormat`.
    pub fn view(self) -> i32 {
        let types = VIEWS.iter().position(|of| *of == (self.kind, self.bits)).unwrap_or(0);
        (types * 3) as i32 + 1 + self.channels.ilog2() as i32
    }

    /// Bytes of an element: 1 to 16.
    pub const fn bytes(self) -> usize {
        (self.channels * self.bits / 8) as usize
    }

    /// Whether kernels get integers of it, unless they ask for normalized numbers.
    pub fn is_integer(self) -> bool {
        self.kind != Kind::Float
    }

    /// Whether kernels may ask for normalized numbers: for channels of 8 and 16 bits that are integers.
    pub fn has_normalized(self) -> bool {
        self.is_integer() && self.bits < 32
    }

    /// The format of the device: numbers as they are, or `normalized` ones from 0 or -1 to 1, those of `srgb` as they are stored there.
    /// `hipErrorInvalidValue` if there is none.
    pub fn texel_format(self, normalized: bool, srgb: bool) -> Result<TexelFormat, HipError> {
        let numbers = match (self.kind, normalized && self.has_normalized()) {
            (Kind::Signed, false) => "sint",
            (Kind::Signed, true) => "snorm",
            (Kind::Unsigned, false) => "uint",
            (Kind::Unsigned, true) => "unorm",
            (Kind::Float, _) => "float",
        };
        let channels = match self.channels {
            1 => "r",
            2 => "rg",
            _ => "rgba",
        };
        let name = format!("{channels}{}{numbers}{}", self.bits, if srgb { "-srgb" } else { "" });
        TexelFormat::try_from(name).map_err(|_| error::INVALID_VALUE)
    }
}

/// The description of an element; it is there for what only describes one, too.
#[unsafe(no_mangle)]
pub extern "C" fn hipCreateChannelDesc(x: i32, y: i32, z: i32, w: i32, kind: i32) -> ChannelFormat {
    ChannelFormat { bits: [x, y, z, w], kind }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Element> {
        FORMATS.into_iter().flat_map(|(_, kind, bits)| [1, 2, 4].map(|channels| Element { channels, bits, kind }))
    }

    #[test]
    fn every_element_has_each_description_and_is_found_by_it() {
        for element in all() {
            assert_eq!(Element::of_channels(&element.channel_format()), Ok(element));
            let (format, channels) = element.format();
            assert_eq!(Element::of_format(format, channels), Ok(element));
            assert_eq!(Element::of_view(element.view()), Ok(element));
        }
        assert!((1..=0x18).all(|format| all().any(|element| Element::of_view(format) == Ok(element))));
        assert_eq!(Element::of_view(0x03), Element::of_format(0x01, 4), "unsigned char, four channels");
        assert_eq!(Element::of_view(0x16), Element::of_format(0x20, 1), "float, one channel");
    }

    #[test]
    fn every_element_has_a_texel_format_of_its_size() {
        for element in all() {
            for normalized in [false, true] {
                let format = element.texel_format(normalized, false).unwrap();
                assert_eq!(format.bytes() as usize, element.bytes(), "{element:?}");
            }
            let of_bytes = (element.bits, element.kind) == (8, Kind::Unsigned);
            assert_eq!(element.texel_format(true, true).is_ok(), of_bytes, "{element:?}");
            assert!(element.texel_format(false, true).is_err(), "{element:?}");
        }
    }

    #[test]
    fn other_channels_are_refused() {
        for (bits, kind) in
            [([8, 8, 8, 0], 0), ([8, 16, 0, 0], 0), ([8, 0, 8, 0], 0), ([0; 4], 3), ([8; 4], 2), ([64, 0, 0, 0], 0)]
        {
            assert_eq!(Element::of_channels(&ChannelFormat { bits, kind }), Err(error::INVALID_VALUE));
        }
        assert_eq!(Element::of_view(0x19), Err(error::NOT_SUPPORTED));
        assert_eq!([0, -1, i32::MIN, 0x23].map(Element::of_view), [Err(error::INVALID_VALUE); 4]);
    }
}
