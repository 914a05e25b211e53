//! Names of texel formats, as WebGPU has them (`rgba8unorm`), and what the hardware, OpenCL's device libraries and NumPy
//! call them.

use crate::launch::Dtype;
use serde::{Deserialize, Deserializer, de};

/// A texel format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TexelFormat {
    name: &'static str,
    /// Number in table 62 of the instruction set document.
    pub number: u32,
    /// Channels of a texel.
    pub channels: u32,
    /// Type of a channel in memory.
    pub dtype: Dtype,
    /// Number of HSA's channel order (R, RG, RGBA, BGRA, SRGBA, SBGRA): what the device libraries read.
    pub order: u32,
    /// Number of HSA's channel type.
    pub channel_type: u32,
}

const R: u32 = 1;
const RG: u32 = 3;
const RGBA: u32 = 8;
const BGRA: u32 = 9;
const SRGBA: u32 = 14;
const SBGRA: u32 = 15;

const fn row(
    name: &'static str,
    number: u32,
    channels: u32,
    dtype: Dtype,
    order: u32,
    channel_type: u32,
) -> TexelFormat {
    TexelFormat { name, number, channels, dtype, order, channel_type }
}

#[rustfmt::skip]
const FORMATS: &[TexelFormat] = {
    use Dtype::{Float16, Float32, Int16, Int32, Int8, Uint16, Uint32, Uint8};
    &[
        row("r8unorm",         1,  1, Uint8,   R,     2),
        row("r8snorm",         2,  1, Int8,    R,     0),
        row("r8uint",          5,  1, Uint8,   R,     11),
        row("r8sint",          6,  1, Int8,    R,     8),
        row("r16unorm",        7,  1, Uint16,  R,     3),
        row("r16snorm",        8,  1, Int16,   R,     1),
        row("r16uint",         11, 1, Uint16,  R,     12),
        row("r16sint",         12, 1, Int16,   R,     9),
        row("r16float",        13, 1, Float16, R,     14),
        row("rg8unorm",        14, 2, Uint8,   RG,    2),
        row("rg8snorm",        15, 2, Int8,    RG,    0),
        row("rg8uint",         18, 2, Uint8,   RG,    11),
        row("rg8sint",         19, 2, Int8,    RG,    8),
        row("r32uint",         20, 1, Uint32,  R,     13),
        row("r32sint",         21, 1, Int32,   R,     10),
        row("r32float",        22, 1, Float32, R,     15),
        row("rg16unorm",       23, 2, Uint16,  RG,    3),
        row("rg16snorm",       24, 2, Int16,   RG,    1),
        row("rg16uint",        27, 2, Uint16,  RG,    12),
        row("rg16sint",        28, 2, Int16,   RG,    9),
        row("rg16float",       29, 2, Float16, RG,    14),
        row("rgba8unorm",      42, 4, Uint8,   RGBA,  2),
        row("r8unorm-srgb",    64, 1, Uint8,   R,     2),
        row("rg8unorm-srgb",   65, 2, Uint8,   RG,    2),
        row("rgba8unorm-srgb", 66, 4, Uint8,   SRGBA, 2),
        row("bgra8unorm",      42, 4, Uint8,   BGRA,  2),
        row("bgra8unorm-srgb", 66, 4, Uint8,   SBGRA, 2),
        row("rgba8snorm",      43, 4, Int8,    RGBA,  0),
        row("rgba8uint",       46, 4, Uint8,   RGBA,  11),
        row("rgba8sint",       47, 4, Int8,    RGBA,  8),
        row("rg32uint",        48, 2, Uint32,  RG,    13),
        row("rg32sint",        49, 2, Int32,   RG,    10),
        row("rg32float",       50, 2, Float32, RG,    15),
        row("rgba16unorm",     51, 4, Uint16,  RGBA,  3),
        row("rgba16snorm",     52, 4, Int16,   RGBA,  1),
        row("rgba16uint",      55, 4, Uint16,  RGBA,  12),
        row("rgba16sint",      56, 4, Int16,   RGBA,  9),
        row("rgba16float",     57, 4, Float16, RGBA,  14),
        row("rgba32uint",      61, 4, Uint32,  RGBA,  13),
        row("rgba32sint",      62, 4, Int32,   RGBA,  10),
        row("rgba32float",     63, 4, Float32, RGBA,  15),
    ]
};

impl TryFrom<String> for TexelFormat {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        FORMATS.iter().find(|format| format.name == name).copied().ok_or_else(|| {
            let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
            format!("there is no texel format `{name}`; there are {}", names.join(", "))
        })
    }
}

impl<'de> Deserialize<'de> for TexelFormat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

impl TexelFormat {
    /// Bytes of a texel.
    pub fn bytes(&self) -> u32 {
        self.channels * self.dtype.size() as u32
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether red and blue are exchanged in memory.
    pub const fn is_bgra(&self) -> bool {
        matches!(self.order, BGRA | SBGRA)
    }

    /// DST_SEL of the resource: which channels of memory the components are.
    pub const fn select(&self) -> u32 {
        const ONE: u32 = 1;
        const RED: u32 = 4;
        const GREEN: u32 = 5;
        const BLUE: u32 = 6;
        const ALPHA: u32 = 7;
        let [x, y, z, w] = match self.order {
            R => [RED, 0, 0, ONE],
            RG => [RED, GREEN, 0, ONE],
            BGRA | SBGRA => [BLUE, GREEN, RED, ALPHA],
            _ => [RED, GREEN, BLUE, ALPHA],
        };
        x | y << 3 | z << 6 | w << 9
    }
}
