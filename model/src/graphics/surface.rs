//! Surfaces: where the elements of a colour, depth or stencil surface lie in memory.
//!
//! The guide names the array modes (GB_TILE_MODE) and not what they mean. Linear surfaces have rows of `pitch` elements. Those of
//! ARRAY_1D_TILED_THIN1 have tiles of 8 by 8 elements, row by row, and within a tile an order that the micro tile mode and
//! the size of an element give; the orders are those of the public address library of these drivers.

use super::error::Error;
use super::fields::{Field, gb_tile_mode};
use super::registers::RegisterFile;

/// The order of elements within a tile of 8 by 8 (MICRO_TILE_MODE_NEW).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MicroTile {
    /// For display: rows, as far as a memory access goes.
    Display,
    /// Bits of X and Y in turn.
    Thin,
    /// The same, for depth and stencil.
    Depth,
}

/// How a surface lies in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// Row by row.
    Linear,
    /// Tiles of 8 by 8 elements.
    Tiled(MicroTile),
}

impl Layout {
    /// The layout that an array mode and a micro tile mode give; none if it is not modelled.
    pub const fn of(array_mode: u32, micro: u32) -> Option<Layout> {
        match (array_mode, micro) {
            (0 | 1, _) => Some(Layout::Linear),
            (2, 0) => Some(Layout::Tiled(MicroTile::Display)),
            (2, 1) => Some(Layout::Tiled(MicroTile::Thin)),
            (2, 2) => Some(Layout::Tiled(MicroTile::Depth)),
            _ => None,
        }
    }

    /// The layout that entry `index` of the tiling table gives; `field` is the register field that names the entry.
    ///
    /// # Errors
    /// [`Error::State`] for macro tiles.
    pub fn of_table(registers: &RegisterFile, index: u32, field: Field) -> Result<Layout, Error> {
        let mode = |field: Field| registers.get(field.at(index & 31, 4));
        Layout::of(mode(gb_tile_mode::ARRAY_MODE), mode(gb_tile_mode::MICRO_TILE_MODE_NEW)).ok_or_else(|| {
            Error::State {
                address: field.address,
                value: registers.word_at(field.address),
                reason: "macro tiling is not modelled",
            }
        })
    }

    /// The place of an element in a slice with rows of `pitch` elements of `bytes` bytes, in elements.
    pub fn element(self, x: u32, y: u32, pitch: u32, bytes: u32) -> u64 {
        let (x, y, pitch) = (u64::from(x), u64::from(y), u64::from(pitch));
        match self {
            Layout::Linear => y * pitch + x,
            Layout::Tiled(order) => {
                let tile = (y / 8) * pitch.div_ceil(8) + x / 8;
                tile * 64 + u64::from(within(order, (x % 8) as u32, (y % 8) as u32, bytes))
            }
        }
    }
}

/// Bits of X (0 to 2) and Y (8 to 10) that make the place in a tile, from the lowest up.
const fn bits(order: MicroTile, bytes: u32) -> [u32; 6] {
    let [x0, x1, x2] = [0, 1, 2];
    let [y0, y1, y2] = [8, 9, 10];
    match (order, bytes) {
        (MicroTile::Thin | MicroTile::Depth, _) => [x0, y0, x1, y1, x2, y2],
        (MicroTile::Display, 1) => [x0, x1, x2, y1, y0, y2],
        (MicroTile::Display, 2) => [x0, x1, x2, y0, y1, y2],
        (MicroTile::Display, 4) => [x0, x1, y0, x2, y1, y2],
        (MicroTile::Display, 8) => [x0, y0, x1, x2, y1, y2],
        (MicroTile::Display, _) => [y0, x0, x1, x2, y1, y2],
    }
}

/// The place of an element in its tile.
fn within(order: MicroTile, x: u32, y: u32, bytes: u32) -> u32 {
    let coordinates = x | y << 8;
    (0..6).zip(bits(order, bytes)).fold(0, |place, (bit, from)| place | (coordinates >> from & 1) << bit)
}

/// A surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Surface {
    /// Byte address of the first slice.
    pub base: u64,
    /// Elements of a row.
    pub pitch: u32,
    /// Elements of a slice.
    pub slice: u64,
    /// Bytes of an element.
    pub bytes: u32,
    /// How it lies in memory.
    pub layout: Layout,
}

impl Surface {
    /// The byte address of an element; none outside the surface.
    pub fn address(&self, x: u32, y: u32, slice: u32) -> Option<u64> {
        let element = self.layout.element(x, y, self.pitch, self.bytes);
        let inside = x < self.pitch && element < self.slice;
        let place = element + u64::from(slice) * self.slice;
        inside.then(|| self.base.wrapping_add(place * u64::from(self.bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texture::{DataFormat, Format, Level, NumberFormat, Tiling};
    use pretty_assertions::assert_eq;

    #[test]
    fn textures_are_read_where_targets_are_written() {
        let tilings = [
            (MicroTile::Display, Tiling::MicroDisplay),
            (MicroTile::Thin, Tiling::Micro),
            (MicroTile::Depth, Tiling::Micro),
        ];
        let formats = [DataFormat::D8, DataFormat::D16, DataFormat::D32, DataFormat::D32_32, DataFormat::D32_32_32_32];
        for ((order, tiling), data) in tilings.into_iter().flat_map(|pair| formats.map(|data| (pair, data))) {
            let format = Format::new(data, NumberFormat::Uint).unwrap();
            let bytes = format.bytes() as u32;
            let (pitch, slice_bytes) = (16, u64::from(256 * bytes));
            let level = Level { base: 0, width: 16, height: 16, depth: 1, pitch, slice_bytes, tiling };
            let surface = Surface { base: 0, pitch, slice: 256, bytes, layout: Layout::Tiled(order) };
            for (x, y) in (0..16).flat_map(|y| (0..16).map(move |x| (x, y))) {
                assert_eq!(surface.address(x, y, 0), Some(level.address(format, x, y, 0)), "{order:?} {bytes}");
            }
        }
    }

    #[test]
    fn every_order_has_a_place_for_every_element() {
        for order in [MicroTile::Display, MicroTile::Thin, MicroTile::Depth] {
            for bytes in [1, 2, 4, 8, 16] {
                let mut places: Vec<u32> = (0..64).map(|n| within(order, n % 8, n / 8, bytes)).collect();
                places.sort_unstable();
                assert_eq!(places, (0..64).collect::<Vec<_>>(), "{order:?} {bytes}");
            }
        }
    }

    #[test]
    fn tiles_lie_behind_each_other_and_outside_is_nowhere() {
        let layout = Layout::Tiled(MicroTile::Display);
        let surface = Surface { base: 0x1000, pitch: 16, slice: 128, bytes: 4, layout };
        assert_eq!(surface.address(3, 0, 0), Some(0x1000 + 12));
        assert_eq!(surface.address(4, 0, 0), Some(0x1000 + 32));
        assert_eq!(surface.address(0, 1, 0), Some(0x1000 + 16));
        assert_eq!(surface.address(8, 0, 0), Some(0x1000 + 256));
        assert_eq!(surface.address(0, 0, 1), Some(0x1000 + 512));
        assert_eq!(surface.address(16, 0, 0), None);
        assert_eq!(surface.address(0, 8, 0), None);
    }
}
