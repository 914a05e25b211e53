//! Images in memory: where levels and slices of an image lie, and the descriptors through which kernels see them. An image has the resource T#
//! (section 10.5 of the RDNA4 document), a row of texels that is loaded from as a buffer has V# (section 9.6). Behind both are the words that
//! ROCm's device libraries read: channel type, channel order, width.

use super::TexelFormat;
use super::descriptor::set;

/// Words of a descriptor: eight of the resource, then those for the device libraries.
const WORDS: usize = 12;
/// Levels begin at multiples of so many bytes, as images do.
const ALIGNMENT: u64 = 256;

/// How far images reach.
pub mod most {
    /// Texels along x and along y. T# has 16 bits; device libraries read 14.
    pub const TEXELS: u32 = 1 << 14;
    /// Texels along z, slices of an array, faces of cubes. T# has 14 bits; device libraries read 13.
    pub const SLICES: u32 = 1 << 13;
    /// Levels of an image of the largest size.
    pub const LEVELS: u32 = 15;
    /// Texels from one row of a picture to the next.
    pub const PITCH: u32 = 1 << 16;
}

/// The dimension of an image.
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
}

impl Dimension {
    /// TYPE of the resource.
    const fn code(self) -> u64 {
        match self {
            Self::D1 => 8,
            Self::D2 => 9,
            Self::D3 => 10,
            Self::Cube => 11,
            Self::D1Array => 12,
            Self::D2Array => 13,
        }
    }

    /// Axes along which coordinates filter: 1 to 3.
    pub const fn axes(self) -> usize {
        match self {
            Self::D1 | Self::D1Array => 1,
            Self::D2 | Self::D2Array | Self::Cube => 2,
            Self::D3 => 3,
        }
    }

    /// Whether the third size counts slices, or faces.
    pub const fn has_slices(self) -> bool {
        matches!(self, Self::Cube | Self::D1Array | Self::D2Array)
    }
}

/// A level of an image in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// Bytes from the start of the image to its first texel.
    pub offset: u64,
    /// Texels along x and y, and along z or slices.
    pub size: [u32; 3],
    /// Bytes from a row to the next.
    pub row_bytes: u64,
    /// Bytes from a picture of a volume, or from a slice, to the next.
    pub slice_bytes: u64,
}

/// Where the levels of an image lie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The largest first.
    pub levels: Vec<Level>,
    /// All bytes of the image.
    pub bytes: u64,
}

impl Layout {
    /// Of an image whose level 0 has so many texels of so many bytes along x and y, and along z or slices. Rows have no gaps; the levels of a
    /// slice follow each other, then those of the next slice; of a volume each level has all of its depth.
    pub fn new(dimension: Dimension, texel_bytes: u32, size: [u32; 3], levels: u32) -> Self {
        let [width, height, third] = size;
        let slices = if dimension.has_slices() { third } else { 1 };
        let mut offset = 0u64;
        let mut all = Vec::new();
        for number in 0..levels.clamp(1, most::LEVELS) {
            let at = |texels: u32| (texels >> number).max(1);
            let depth = if dimension == Dimension::D3 { at(third) } else { 1 };
            let size = [at(width), at(height), depth.max(slices)];
            let row_bytes = u64::from(size[0]) * u64::from(texel_bytes);
            let slice_bytes = row_bytes * u64::from(size[1]);
            all.push(Level { offset, size, row_bytes, slice_bytes });
            offset += (slice_bytes * u64::from(depth)).next_multiple_of(ALIGNMENT);
        }
        if dimension.has_slices() && all.len() > 1 {
            all.iter_mut().for_each(|level| level.slice_bytes = offset);
        }
        let bytes = match all.as_slice() {
            [only] => only.slice_bytes * u64::from(only.size[2]),
            _ => offset * u64::from(slices),
        };
        Self { levels: all, bytes }
    }
}

/// An image, and what kernels see of it. What does not fit into a field becomes the field's largest value: see [`most`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImageDescriptor {
    /// Byte address of its first texel, a multiple of 256.
    pub base: u64,
    /// Dimension.
    pub dimension: Dimension,
    /// Format of its texels.
    pub format: TexelFormat,
    /// Texels of level 0 along x and y, and along z or slices: at least 1.
    pub size: [u32; 3],
    /// Texels from one row to the next of a picture with one level; none: those of a row.
    pub pitch: Option<u32>,
    /// Levels in memory.
    pub levels: u32,
    /// First and last level that kernels see.
    pub view_levels: [u32; 2],
    /// First and last slice that they see; of volumes 0 and the last picture.
    pub view_slices: [u32; 2],
}

impl ImageDescriptor {
    /// An image with one level, seen as a whole.
    pub const fn new(base: u64, dimension: Dimension, format: TexelFormat, size: [u32; 3]) -> Self {
        let view_slices = [0, size[2].saturating_sub(1)];
        Self { base, dimension, format, size, pitch: None, levels: 1, view_levels: [0, 0], view_slices }
    }

    /// The words of the descriptor.
    pub fn words(&self) -> [u32; WORDS] {
        let [width, height, _] = self.size;
        let less_one = |size: u32| u64::from(size.saturating_sub(1));
        let [first_level, last_level] = self.view_levels.map(u64::from);
        let [first_slice, last_slice] = self.view_slices.map(u64::from);
        let mut words = [0; WORDS];
        set(&mut words, 0, 40, self.base >> 8);
        set(&mut words, 44, 5, less_one(self.levels));
        set(&mut words, 49, 8, self.format.number.into());
        set(&mut words, 57, 5, first_level);
        set(&mut words, 62, 16, less_one(width));
        set(&mut words, 78, 16, less_one(height));
        set(&mut words, 96, 12, self.format.select().into());
        set(&mut words, 111, 5, last_level);
        set(&mut words, 124, 4, self.dimension.code());
        match self.dimension {
            Dimension::D1 | Dimension::D2 => set(&mut words, 128, 16, self.pitch.map_or(0, less_one)),
            Dimension::D3 => set(&mut words, 128, 14, last_slice),
            Dimension::Cube | Dimension::D1Array | Dimension::D2Array => {
                set(&mut words, 128, 14, last_slice);
                set(&mut words, 144, 13, first_slice);
            }
        }
        for_libraries(&mut words, &self.format, width);
        words
    }
}

fn for_libraries(words: &mut [u32; WORDS], format: &TexelFormat, width: u32) {
    [words[8], words[9], words[10]] = [format.channel_type, format.order, width];
}

/// A row of texels that kernels load from by their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BufferDescriptor {
    /// Byte address of the first texel.
    pub base: u64,
    /// Format of the texels; V# has no number for those of sRGB.
    pub format: TexelFormat,
    /// How many there are.
    pub texels: u32,
}

impl BufferDescriptor {
    /// The words of the descriptor.
    pub fn words(&self) -> [u32; WORDS] {
        let mut words = [0; WORDS];
        set(&mut words, 0, 48, self.base);
        set(&mut words, 48, 14, self.format.bytes().into());
        words[2] = self.texels;
        set(&mut words, 96, 12, self.format.select().into());
        set(&mut words, 108, 6, self.format.number.into());
        for_libraries(&mut words, &self.format, self.texels);
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn format(name: &str) -> TexelFormat {
        TexelFormat::try_from(name.to_owned()).unwrap()
    }

    #[test]
    fn a_picture_has_its_fields_where_table_60_and_the_device_libraries_have_them() {
        let image = ImageDescriptor::new(0x1234_5678_9a00, Dimension::D2, format("bgra8unorm"), [640, 480, 1]);
        let words = image.words();
        assert_eq!(words[0], 0x3456_789a);
        assert_eq!(words[1], 0x12 | 42 << 17 | 3 << 30);
        assert_eq!(words[2], 639 >> 2 | 479 << 14);
        assert_eq!(words[3], 6 | 5 << 3 | 4 << 6 | 7 << 9 | 9 << 28);
        assert_eq!(words[4..], [0, 0, 0, 0, 2, 9, 640, 0]);
        assert_eq!(ImageDescriptor { pitch: Some(704), ..image }.words()[4], 703);
    }

    #[test]
    fn levels_and_slices_of_a_view_have_their_fields() {
        let array = ImageDescriptor::new(0, Dimension::D2Array, format("r32float"), [64, 64, 6]);
        let words = ImageDescriptor { levels: 4, view_levels: [1, 2], view_slices: [2, 5], ..array }.words();
        assert_eq!(words[1], 3 << 12 | 22 << 17 | 1 << 25 | 3 << 30);
        assert_eq!((words[3] >> 15 & 31, words[3] >> 28), (2, 13));
        assert_eq!(words[4], 5 | 2 << 16);
    }

    #[test]
    fn a_row_of_texels_has_its_fields_where_table_55_has_them() {
        let row = BufferDescriptor { base: 0x1234_5678_9abc, format: format("rg16uint"), texels: 1000 };
        let [a, b, c, d, ..] = row.words();
        assert_eq!([a, b, c], [0x5678_9abc, 0x1234 | 4 << 16, 1000]);
        assert_eq!(d, 4 | 5 << 3 | 1 << 9 | 27 << 12);
    }

    #[test]
    fn levels_begin_at_multiples_of_256_bytes_and_a_slice_has_all_of_its_levels() {
        let offsets = |layout: &Layout| layout.levels.iter().map(|level| level.offset).collect::<Vec<_>>();
        // 300*20*4 = 24000 -> 24064; 150*10*4 = 6000 -> 6144; 75*5*4 = 1500 -> 1536; 37*2*4 = 296 -> 512.
        let array = Layout::new(Dimension::D2Array, 4, [300, 20, 3], 4);
        let slice = 24064 + 6144 + 1536 + 512;
        assert_eq!(offsets(&array), [0, 24064, 24064 + 6144, 24064 + 6144 + 1536]);
        assert!(array.levels.iter().all(|level| level.slice_bytes == slice && level.size[2] == 3));
        assert_eq!(array.bytes, 3 * slice);
        // Levels of a volume have its depth: 8*4*2*4 = 256, 4*2*1*4 = 32.
        let volume = Layout::new(Dimension::D3, 4, [8, 4, 2], 2);
        assert_eq!((offsets(&volume), volume.bytes), (vec![0, 256], 512));
        assert_eq!(volume.levels[1].size, [4, 2, 1]);
        assert_eq!(Layout::new(Dimension::D2Array, 1, [3, 5, 7], 1).bytes, 3 * 5 * 7);
    }
}
