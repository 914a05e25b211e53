//! The colour outside a texture.

use super::format::{Format, Kind};

/// What lies outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Border {
    /// Zeros.
    TransparentBlack,
    /// Zeros and an alpha of one.
    OpaqueBlack,
    /// Ones.
    OpaqueWhite,
    /// A colour from memory, as registers hold it.
    Colour([u32; 4]),
}

/// Which channels of the border's colour the channels x, y, z, w get (BC swizzle).
pub type BorderOrder = [u8; 4];

impl Border {
    /// The channels of the border for texels of a format.
    pub const fn channels(self, format: Format, order: BorderOrder) -> [u32; 4] {
        let one = match format.kind() {
            Kind::Float => 0x3f80_0000,
            Kind::Uint | Kind::Sint => 1,
        };
        let colour = match self {
            Border::TransparentBlack => [0; 4],
            Border::OpaqueBlack => [0, 0, 0, one],
            Border::OpaqueWhite => [one; 4],
            Border::Colour(colour) => colour,
        };
        let [x, y, z, w] = order;
        [colour[(x & 3) as usize], colour[(y & 3) as usize], colour[(z & 3) as usize], colour[(w & 3) as usize]]
    }
}
