//! What a resource describes: dimension, levels, slices, format, and where each element lies in memory.

use super::border::BorderOrder;
use super::format::Format;
use crate::vmem::Select;

/// The dimension of a texture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dimension {
    /// A row.
    D1,
    /// A picture.
    D2,
    /// A volume.
    D3,
    /// Six faces, or an array of six each.
    Cube,
    /// An array of rows.
    D1Array,
    /// An array of pictures.
    D2Array,
    /// A picture with several samples a texel.
    D2Msaa,
    /// An array of those.
    D2MsaaArray,
}

impl Dimension {
    /// Spatial axes: 1 to 3. The faces of a cube have two.
    pub const fn axes(self) -> usize {
        match self {
            Dimension::D1 | Dimension::D1Array => 1,
            Dimension::D3 => 3,
            _ => 2,
        }
    }

    /// Whether a coordinate chooses a slice.
    pub const fn is_array(self) -> bool {
        matches!(self, Dimension::Cube | Dimension::D1Array | Dimension::D2Array | Dimension::D2MsaaArray)
    }

    /// Whether it has several samples a texel.
    pub const fn is_multisampled(self) -> bool {
        matches!(self, Dimension::D2Msaa | Dimension::D2MsaaArray)
    }
}

/// How the elements of a slice lie in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tiling {
    /// Row after row.
    Linear,
    /// Tiles of 8x8 elements, row after row; within a tile as memory that is not displayed, or depth: the bits of x and
    /// y in turn.
    Micro,
    /// The same tiles as a display reads them: the order depends on the size of an element.
    MicroDisplay,
}

impl Tiling {
    /// The number of an element in its slice. `pitch` is in elements.
    fn element(self, x: u64, y: u64, pitch: u64, bytes: u64) -> u64 {
        let order: [(u8, u8); 6] = match (self, bytes) {
            (Tiling::Linear, _) => return y.wrapping_mul(pitch).wrapping_add(x),
            // (axis, bit) from the lowest bit of the number up.
            (Tiling::Micro, _) => [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)],
            (Tiling::MicroDisplay, 1) => [(0, 0), (0, 1), (0, 2), (1, 1), (1, 0), (1, 2)],
            (Tiling::MicroDisplay, 2) => [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)],
            (Tiling::MicroDisplay, 4) => [(0, 0), (0, 1), (1, 0), (0, 2), (1, 1), (1, 2)],
            (Tiling::MicroDisplay, 8) => [(0, 0), (1, 0), (0, 1), (0, 2), (1, 1), (1, 2)],
            (Tiling::MicroDisplay, _) => [(1, 0), (0, 0), (0, 1), (0, 2), (1, 1), (1, 2)],
        };
        let within = order.iter().enumerate().fold(0, |number, (place, &(axis, bit))| {
            let coordinate = if axis == 0 { x } else { y };
            number | (coordinate >> bit & 1) << place
        });
        let tile = (y / 8).wrapping_mul(pitch / 8).wrapping_add(x / 8);
        tile.wrapping_mul(64).wrapping_add(within)
    }
}

/// A mip level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// Byte address of its first element.
    pub base: u64,
    /// Texels along x.
    pub width: u32,
    /// Texels along y; 1 for one-dimensional textures.
    pub height: u32,
    /// Texels along z; 1 for all but volumes.
    pub depth: u32,
    /// Elements from a row to the next.
    pub pitch: u32,
    /// Bytes from a slice to the next, of an array, of a cube or of a volume.
    pub slice_bytes: u64,
    /// How the elements of a slice lie.
    pub tiling: Tiling,
}

impl Level {
    /// Byte address of an element. `x` and `y` count elements, not texels.
    pub fn address(&self, format: Format, x: u32, y: u32, slice: u32) -> u64 {
        let bytes = format.bytes() as u64;
        let element = self.tiling.element(x.into(), y.into(), self.pitch.into(), bytes);
        let offset = element.wrapping_mul(bytes).wrapping_add(self.slice_bytes.wrapping_mul(slice.into()));
        self.base.wrapping_add(offset) & 0xffff_ffff_ffff
    }
}

/// A texture: what a resource describes.
#[derive(Debug, Clone, PartialEq)]
pub struct Texture {
    /// Dimension.
    pub dimension: Dimension,
    /// Format.
    pub format: Format,
    /// What the components x, y, z, w select of the channels.
    pub select: [Select; 4],
    /// All levels of the resource, the largest first; at least one.
    pub levels: Vec<Level>,
    /// First level of the view.
    pub base_level: u32,
    /// Last level of the view.
    pub last_level: u32,
    /// First slice of the view.
    pub first_slice: u32,
    /// Last slice of the view, not before the first. Of cubes it counts faces.
    pub last_slice: u32,
    /// Samples a texel.
    pub samples: u32,
    /// Smallest level of detail that is resident, in 1/256.
    pub min_lod: i32,
    /// Order of the border's channels.
    pub border_order: BorderOrder,
}

impl Texture {
    /// A level by its number in the resource; the last one if there are fewer.
    pub fn level(&self, number: u32) -> Option<&Level> {
        self.levels.get(number as usize).or(self.levels.last())
    }

    /// The components x, y, z, w of the channels of a texel: DST_SEL, with zero or one for channels that the format does
    /// not have (zero for red, green and blue, one for alpha).
    pub fn selected(&self, channels: [u32; 4]) -> [u32; 4] {
        let have = self.format.channels();
        self.select.map(|select| match select {
            Select::Zero => 0,
            Select::One => self.format.one(),
            Select::Channel(channel) if channel < have => channels[channel],
            Select::Channel(3) => self.format.one(),
            Select::Channel(_) => 0,
        })
    }
}
