//! Image resources and samplers of Sea Islands, unpacked into what the texture unit takes (SQ_IMG_RSRC_WORD0 to 7,
//! SQ_IMG_SAMP_WORD0 to 3).
//!
//! The guide tells the fields, not where mip levels lie. They follow the public address library: a level's rows come from the
//! pitch of level 0, all sizes become powers of two where POW2_PAD is set and behind level 0, and levels begin at a multiple of
//! 256 bytes.

use crate::graphics::TILE_MODES;
use crate::texture::{
    Border, Compare, DataFormat, Dimension, Filter, Format, Level, MipFilter, NumberFormat, Reduction, Sampler, Select,
    Texture, Tiling, Wrap,
};

/// Bytes that a level's place is a multiple of.
const LEVEL_BYTES: u64 = 256;
/// Sides of a tile.
const TILE: u32 = 8;
/// Layers of a volume in tiles that belong together.
const THICKNESS: u32 = 4;
/// Bytes that a row of a linear level is a multiple of.
const ROW_BYTES: u64 = 64;
/// Levels that a resource may have.
const LEVELS: u32 = 16;

/// What a resource is.
#[derive(Debug, Clone, PartialEq)]
pub enum Image {
    /// No image: loads give zeros, stores do nothing.
    None,
    /// A texture.
    Texture(Box<Texture>),
    /// Something that is not modelled.
    Refused(&'static str),
}

/// Data formats by DATA_FORMAT. Numbers 35 to 41 are reserved in the guide; drivers use them for block compression.
const DATA_FORMATS: [Option<DataFormat>; 42] = {
    use DataFormat::*;
    [
        None,
        Some(D8),
        Some(D16),
        Some(D8_8),
        Some(D32),
        Some(D16_16),
        Some(D10_11_11),
        Some(D11_11_10),
        Some(D10_10_10_2),
        Some(D2_10_10_10),
        Some(D8_8_8_8),
        Some(D32_32),
        Some(D16_16_16_16),
        Some(D32_32_32),
        Some(D32_32_32_32),
        None,
        Some(D5_6_5),
        Some(D1_5_5_5),
        Some(D5_5_5_1),
        Some(D4_4_4_4),
        Some(D8_24),
        Some(D24_8),
        Some(DX24_8_32),
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        Some(DGbGr),
        Some(DBgRg),
        Some(D5_9_9_9),
        Some(Bc1),
        Some(Bc2),
        Some(Bc3),
        Some(Bc4),
        Some(Bc5),
        Some(Bc6),
        Some(Bc7),
    ]
};

const fn number_format(code: u32) -> Option<NumberFormat> {
    Some(match code {
        0 => NumberFormat::Unorm,
        1 => NumberFormat::Snorm,
        2 => NumberFormat::Uscaled,
        3 => NumberFormat::Sscaled,
        4 => NumberFormat::Uint,
        5 => NumberFormat::Sint,
        7 => NumberFormat::Float,
        9 => NumberFormat::Srgb,
        _ => return None,
    })
}

/// The image that eight words describe.
pub fn image(words: [u32; 8]) -> Image {
    let field = |word: usize, msb: u32, lsb: u32| words[word] >> lsb & (u32::MAX >> (31 - (msb - lsb)));
    let dimension = match field(3, 31, 28) {
        8 => Dimension::D1,
        9 => Dimension::D2,
        10 => Dimension::D3,
        11 => Dimension::Cube,
        12 => Dimension::D1Array,
        13 => Dimension::D2Array,
        14 | 15 => return Image::Refused("multisampled images are not modelled"),
        _ => return Image::None,
    };
    let data = field(1, 25, 20);
    if data == 0 {
        return Image::None;
    }
    let format = DATA_FORMATS.get(data as usize).copied().flatten();
    let Some(format) = format.zip(number_format(field(1, 29, 26))).and_then(|(data, number)| Format::new(data, number))
    else {
        return Image::Refused("this pair of data and number format is not modelled");
    };
    let mode = TILE_MODES[field(3, 24, 20) as usize & 31];
    let tiling = match (mode >> 2 & 15, mode >> 22 & 7) {
        (0 | 1, _) => Tiling::Linear,
        (2, 0) => Tiling::MicroDisplay,
        (2, 1 | 2) => Tiling::Micro,
        _ => return Image::Refused("this tiling is not modelled"),
    };
    let select = [0, 3, 6, 9].map(|lsb| match field(3, lsb + 2, lsb) {
        channel @ 4..=7 => Select::Channel(channel as usize - 4),
        1 => Select::One,
        _ => Select::Zero,
    });
    let size = Size {
        base: (u64::from(words[0]) | u64::from(field(1, 7, 0)) << 32) << 8,
        width: field(2, 13, 0) + 1,
        height: if dimension.axes() == 1 { 1 } else { field(2, 27, 14) + 1 },
        depth: field(4, 12, 0) + 1,
        pitch: field(4, 26, 13) + 1,
        padded: field(3, 25, 25) != 0,
    };
    let last_level = field(3, 19, 16);
    Image::Texture(Box::new(Texture {
        dimension,
        format,
        select,
        levels: size.levels(dimension, format, tiling, last_level.min(LEVELS - 1)),
        base_level: field(3, 15, 12).min(last_level),
        last_level,
        first_slice: field(5, 12, 0),
        // Drivers leave LAST_ARRAY of a cube zero: it has six faces all the same.
        last_slice: field(5, 25, 13).max(field(5, 12, 0) + if dimension == Dimension::Cube { 5 } else { 0 }),
        samples: 1,
        min_lod: field(1, 19, 8) as i32,
        border_order: [0, 1, 2, 3].map(|channel| shown_by(select, channel)),
    }))
}

/// The first component that shows a channel; its own where none does. The border's colour is that of components, not of channels: drivers give
/// samplers the colour that shaders shall get.
fn shown_by(select: [Select; 4], channel: u8) -> u8 {
    (0..).zip(select).find(|(_, select)| *select == Select::Channel(channel.into())).map_or(channel, |(at, _)| at)
}

/// The size of level 0.
struct Size {
    base: u64,
    width: u32,
    height: u32,
    depth: u32,
    pitch: u32,
    padded: bool,
}

impl Size {
    fn levels(&self, dimension: Dimension, format: Format, tiling: Tiling, last: u32) -> Vec<Level> {
        let (block_width, block_height) = format.block();
        let bytes = format.bytes() as u64;
        let mut place = self.base;
        let level = |number: u32| {
            let pads = number > 0 || self.padded;
            let pad = |size: u32| if pads { size.next_power_of_two() } else { size };
            let elements = |texels: u32, block: u32| texels.div_ceil(block).max(1);
            let height = (self.height >> number).max(1);
            let rows = match tiling {
                Tiling::Linear => pad(elements(height, block_height)),
                _ => pad(elements(height, block_height)).next_multiple_of(TILE),
            };
            let pitch = match (number, tiling) {
                (0, _) => elements(self.pitch, block_width),
                (_, Tiling::Linear) => {
                    // Rows of whole 64 bytes, as long as a slice needs for whole 256 bytes and 64 elements.
                    let step = (ROW_BYTES / bytes.max(1)).max(8) as u32;
                    let slice = (LEVEL_BYTES / bytes.max(1)).max(64) as u32;
                    let least = pad((elements(self.pitch, block_width) >> number).max(1)).next_multiple_of(step);
                    let longer = (0..slice).map(|more| least.saturating_add(more * step));
                    longer.into_iter().find(|pitch| pitch.wrapping_mul(rows) % slice == 0).unwrap_or(least)
                }
                _ => pad((elements(self.pitch, block_width) >> number).max(1)).next_multiple_of(TILE),
            };
            let volume = dimension == Dimension::D3;
            let depth = if volume { (self.depth >> number).max(1) } else { 1 };
            let slices = match dimension {
                Dimension::D3 => depth,
                Dimension::Cube => 6 * self.depth,
                Dimension::D1Array | Dimension::D2Array => self.depth,
                _ => 1,
            };
            let slice_bytes = u64::from(pitch) * u64::from(rows) * bytes;
            let level =
                Level { base: place, width: (self.width >> number).max(1), height, depth, pitch, slice_bytes, tiling };
            let slices = match (dimension, tiling) {
                (Dimension::D3, Tiling::Micro | Tiling::MicroDisplay) => pad(slices).next_multiple_of(THICKNESS),
                _ => pad(slices),
            };
            place = place.wrapping_add((slice_bytes * u64::from(slices)).next_multiple_of(LEVEL_BYTES));
            level
        };
        (0..=last).map(level).collect()
    }
}

/// The sampler that four words describe; its border is a colour of the table if the answer's second part is a number in it.
///
/// XY filters 2 and 3 and bits 11:9 of the first word are reserved in the guide; drivers use them for anisotropic filters and
/// the logarithm of the most probes.
pub fn sampler(words: [u32; 4]) -> (Sampler, Option<u32>) {
    let field = |word: usize, msb: u32, lsb: u32| words[word] >> lsb & (u32::MAX >> (31 - (msb - lsb)));
    let mip = match field(2, 27, 26) {
        0 => MipFilter::None,
        1 => MipFilter::Point,
        _ => MipFilter::Linear,
    };
    // S5.8.
    let bias = (field(2, 13, 0) << 18) as i32 >> 18;
    let sampler = Sampler {
        wrap: [field(0, 2, 0), field(0, 5, 3), field(0, 8, 6)].map(Wrap::from_code),
        unnormalized: field(0, 15, 15) != 0,
        magnify: Filter::from_code(field(2, 21, 20)),
        minify: Filter::from_code(field(2, 23, 22)),
        volume: match field(2, 25, 24) {
            0 => None,
            1 => Some(Filter::Point),
            _ => Some(Filter::Linear),
        },
        mip,
        max_anisotropy: 1 << field(0, 11, 9).min(4),
        min_lod: field(1, 11, 0) as i32,
        max_lod: field(1, 23, 12) as i32,
        lod_bias: bias,
        second_lod_bias: 0,
        compare: Compare::from_code(field(0, 14, 12)),
        reduction: match field(0, 30, 29) {
            1 => Reduction::Minimum,
            2 => Reduction::Maximum,
            _ => Reduction::Blend,
        },
        truncate: field(0, 27, 27) != 0,
        half_weights: field(0, 19, 19) != 0,
        separate_faces: field(0, 28, 28) != 0,
        force_degamma: field(0, 20, 20) != 0,
        skip_degamma: false,
        border: match field(3, 31, 30) {
            1 => Border::OpaqueBlack,
            2 => Border::OpaqueWhite,
            _ => Border::TransparentBlack,
        },
    };
    (sampler, (field(3, 31, 30) == 3).then(|| field(3, 11, 0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn texture(words: [u32; 8]) -> Texture {
        match image(words) {
            Image::Texture(texture) => *texture,
            other => panic!("{other:?}"),
        }
    }

    /// 2D, 8_8_8_8 UNORM, x y z w.
    fn words(width: u32, height: u32, tiling: u32, levels: u32, pitch: u32) -> [u32; 8] {
        let kind = 9 << 28 | tiling << 20 | (levels - 1) << 16 | 0xfac | u32::from(levels > 1) << 25;
        [0x1000, 10 << 20, (height - 1) << 14 | (width - 1), kind, (pitch - 1) << 13, 0, 0, 0]
    }

    #[test]
    fn levels_of_linear_images_lie_where_drivers_put_them() {
        let texture = texture(words(64, 64, 8, 7, 64));
        let places: Vec<_> = texture.levels.iter().map(|l| ((l.base >> 8) - 0x1000, l.width, l.pitch)).collect();
        let expected =
            [(0, 64, 64), (0x40, 32, 32), (0x50, 16, 16), (0x54, 8, 16), (0x56, 4, 16), (0x57, 2, 32), (0x58, 1, 64)];
        assert_eq!(places, expected);
    }

    #[test]
    fn levels_of_tiled_images_have_whole_tiles() {
        let texture = texture(words(16, 16, 13, 4, 16));
        let places: Vec<_> = texture.levels.iter().map(|l| (l.base - 0x10_0000, l.width, l.pitch)).collect();
        assert_eq!(places, [(0, 16, 16), (0x400, 8, 8), (0x500, 4, 8), (0x600, 2, 8)]);
        assert_eq!(texture.levels[0].tiling, Tiling::Micro);
    }

    #[test]
    fn levels_of_tiled_volumes_have_whole_four_layers() {
        // 65 by 32 by 5 elements of 16 bytes: places that a driver's log tells.
        let mut words = words(65, 32, 13, 7, 128);
        words[1] = words[1] & !(0x3f << 20 | 0xf << 26) | 14 << 20 | 7 << 26;
        words[3] = words[3] & !(0xf << 28) | 10 << 28;
        words[4] |= 4;
        let places: Vec<_> = texture(words).levels.iter().map(|level| level.base - 0x10_0000).take(3).collect();
        assert_eq!(places, [0, 524_288, 589_824]);
    }

    #[test]
    fn a_channel_has_the_border_of_the_first_component_that_selects_it() {
        let order = |select: u32| {
            let mut words = words(16, 16, 8, 1, 16);
            words[3] = words[3] & !0xfff | select;
            texture(words).border_order
        };
        assert_eq!([0o7654, 0o7456, 0o1444].map(order), [[0, 1, 2, 3], [2, 1, 0, 3], [0, 1, 2, 3]]);
        assert_eq!([0o5444, 0o4000].map(order), [[0, 3, 2, 3], [3, 1, 2, 3]]);
    }

    #[test]
    fn what_is_no_image_reads_zero_and_what_is_not_modelled_is_refused() {
        assert_eq!(image([0; 8]), Image::None);
        let mut multisampled = words(16, 16, 13, 1, 16);
        multisampled[3] |= 14 << 28;
        assert!(matches!(image(multisampled), Image::Refused(_)));
    }

    #[test]
    fn a_sampler_has_its_filters_and_its_range_of_levels() {
        let (sampler, border) =
            sampler([2 | 2 << 3, 0x100 | 0x300 << 12, 1 << 20 | 1 << 22 | 2 << 26 | 0x3f80, 3 << 30 | 5]);
        assert_eq!((sampler.magnify, sampler.minify, sampler.mip), (Filter::Linear, Filter::Linear, MipFilter::Linear));
        assert_eq!((sampler.min_lod, sampler.max_lod, sampler.lod_bias), (256, 768, -128));
        assert_eq!((sampler.wrap[0], sampler.wrap[2], border), (Wrap::ClampLastTexel, Wrap::Wrap, Some(5)));
    }
}
