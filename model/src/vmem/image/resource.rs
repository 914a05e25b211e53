//! The image resource T# (section 10.5) and the sampler S# (section 10.6), unpacked into a texture and a sampler.

use super::format::{Numbered, numbered};
use crate::texture::{
    Border, BorderOrder, Compare, Dimension, Filter, Level, MipFilter, Reduction, Sampler, Select, Texture, Tiling,
    Wrap,
};
use crate::wave::Wave;

/// Mip levels begin at multiples of so many bytes, as the base address does.
const LEVEL_ALIGNMENT: u64 = 256;

/// An image resource.
#[derive(Debug, Clone, PartialEq)]
pub enum Resource {
    /// All zeros, or without a format: loads give zero, stores do nothing.
    Unbound,
    /// Not the resource of an image: the instruction is ignored (section 9.6).
    Foreign,
    /// An image.
    Image(Box<Image>),
}

/// The resource of an image.
#[derive(Debug, Clone, PartialEq)]
pub struct Image {
    /// What it describes.
    pub texture: Texture,
    /// Level of detail below which a warning is given, in 1/256; zero: never.
    pub min_lod_warning: i32,
}

/// Why a resource or a sampler is refused.
pub type Refusal = &'static str;

/// Bits of a resource, counted from its first word.
struct Words([u32; 8]);

impl Words {
    fn field(&self, msb: usize, lsb: usize) -> u32 {
        let low = u64::from(self.0[lsb / 32]) | u64::from(self.0.get(lsb / 32 + 1).copied().unwrap_or(0)) << 32;
        (low >> (lsb % 32)) as u32 & ((1u64 << (msb - lsb + 1)) - 1) as u32
    }
}

impl Resource {
    /// The resource in four (`short`) or eight scalar registers from `first` on.
    pub fn read(wave: &Wave, first: u8, short: bool) -> Result<Resource, Refusal> {
        let count = if short { 4 } else { 8 };
        let mut words = [0; 8];
        for (index, word) in (0..count).zip(&mut words) {
            *word = wave.scalar(first.wrapping_add(index));
        }
        Resource::of(words)
    }

    /// The resource of eight words; a short one ends in zeros.
    pub fn of(words: [u32; 8]) -> Result<Resource, Refusal> {
        if words == [0; 8] {
            return Ok(Resource::Unbound);
        }
        let words = Words(words);
        let dimension = match words.field(127, 124) {
            8 => Dimension::D1,
            9 => Dimension::D2,
            10 => Dimension::D3,
            11 => Dimension::Cube,
            12 => Dimension::D1Array,
            13 => Dimension::D2Array,
            14 => Dimension::D2Msaa,
            15 => Dimension::D2MsaaArray,
            _ => return Ok(Resource::Foreign),
        };
        let format = match numbered(words.field(56, 49)) {
            Numbered::Unbound => return Ok(Resource::Unbound),
            Numbered::Known(format) => format,
            Numbered::Refused(why) => return Err(why),
            Numbered::Reserved => return Err("the image format is reserved"),
        };
        if words.field(183, 183) != 0 {
            return Err("corner-sampled images are not modelled");
        }
        let select = |lsb: usize| match words.field(lsb + 2, lsb) {
            channel @ 4..=7 => Select::Channel(channel as usize - 4),
            1 => Select::One,
            _ => Select::Zero,
        };
        let multisampled = dimension.is_multisampled();
        let (max_mip, last_level) = (words.field(48, 44), words.field(115, 111));
        let depth = words.field(141, 128);
        let layers = dimension.is_array().then_some((words.field(156, 144), depth));
        // A view of a volume as first and last layer.
        let view3d = (dimension == Dimension::D3 && words.field(164, 164) != 0).then_some(words.field(156, 144));
        if view3d.is_some() && max_mip != 0 {
            return Err("views of layers of a volume with mip levels are not modelled");
        }
        let (first_slice, last_slice) = layers.map_or((0, 0), |(first, last)| (first, last.max(first)));
        let mut texture = Texture {
            dimension,
            format,
            select: [select(96), select(99), select(102), select(105)],
            levels: Vec::new(),
            base_level: if multisampled { 0 } else { words.field(61, 57) },
            last_level: if multisampled { 0 } else { last_level },
            first_slice,
            last_slice,
            samples: if multisampled { 1 << max_mip.min(4) } else { 1 },
            min_lod: words.field(198, 186) as i32,
            border_order: border_order(words.field(123, 121)),
        };
        let shape = Shape {
            base: (u64::from(words.field(39, 32)) << 32 | u64::from(words.field(31, 0))) << 8,
            width: words.field(77, 62) + 1,
            height: if dimension.axes() == 1 { 1 } else { words.field(93, 78) + 1 },
            depth: if dimension == Dimension::D3 { depth + 1 } else { 1 },
            pitch: words.field(143, 128) + 1,
            levels: if multisampled { 1 } else { max_mip + 1 },
        };
        texture.levels = shape.levels(&texture);
        if let (Some(first), Some(level)) = (view3d, texture.levels.first_mut()) {
            level.base = level.base.wrapping_add(level.slice_bytes.wrapping_mul(first.into()));
            level.depth = level.depth.saturating_sub(first);
        }
        Ok(Resource::Image(Box::new(Image { texture, min_lod_warning: words.field(177, 165) as i32 })))
    }
}

/// The size of an image, as its resource gives it.
struct Shape {
    base: u64,
    width: u32,
    height: u32,
    depth: u32,
    /// The field of one- and two-dimensional images.
    pitch: u32,
    levels: u32,
}

impl Shape {
    /// The levels in memory: rows without gaps, but for a pitch that is wider than the image. The levels of a slice (of a
    /// volume: of all of it) lie one after the other, the largest first.
    fn levels(&self, texture: &Texture) -> Vec<Level> {
        let format = texture.format;
        let (block_width, block_height) = format.block();
        let has_pitch =
            matches!(texture.dimension, Dimension::D1 | Dimension::D2) || texture.dimension == Dimension::D2Msaa;
        let mut levels: Vec<Level> = Vec::new();
        let mut base = self.base;
        for number in 0..self.levels.min(17) {
            let size = |texels: u32| (texels >> number).max(1);
            let (width, height, depth) = (size(self.width), size(self.height), size(self.depth));
            let texels = if has_pitch && number == 0 { self.pitch.max(width) } else { width };
            let pitch = texels.div_ceil(block_width);
            let rows = u64::from(height.div_ceil(block_height));
            let slice_bytes = u64::from(pitch) * rows * format.bytes() as u64;
            levels.push(Level { base, width, height, depth, pitch, slice_bytes, tiling: Tiling::Linear });
            let all = slice_bytes * u64::from(depth);
            base = base.wrapping_add(all.next_multiple_of(LEVEL_ALIGNMENT));
        }
        if texture.dimension.is_array() && levels.len() > 1 {
            let chain = base.wrapping_sub(self.base);
            for level in &mut levels {
                level.slice_bytes = chain;
            }
        }
        levels
    }
}

/// Which channels of the border's colour the channels get.
const fn border_order(code: u32) -> BorderOrder {
    match code {
        1 => [0, 3, 1, 2],
        2 => [3, 2, 1, 0],
        3 => [3, 0, 1, 2],
        4 => [2, 1, 0, 3],
        5 => [1, 0, 3, 2],
        _ => [0, 1, 2, 3],
    }
}

/// The sampler in four scalar registers from `first` on.
pub fn read_sampler(wave: &Wave, first: u8) -> Result<Sampler, Refusal> {
    sampler_of([0, 1, 2, 3].map(|index| wave.scalar(first.wrapping_add(index))))
}

/// The sampler of four words.
pub fn sampler_of(words: [u32; 4]) -> Result<Sampler, Refusal> {
    let [a, b, c, d] = words;
    let words = Words([a, b, c, d, 0, 0, 0, 0]);
    let wrap = [0, 3, 6].map(|lsb| Wrap::from_code(words.field(lsb + 2, lsb)));
    let border = match words.field(127, 126) {
        0 => Border::TransparentBlack,
        1 => Border::OpaqueBlack,
        2 => Border::OpaqueWhite,
        _ if wrap.iter().any(|wrap| reads_border(*wrap)) => {
            return Err("a border colour from memory: the document does not say where it lies");
        }
        _ => Border::TransparentBlack,
    };
    let reduction = match words.field(30, 29) {
        0 => Reduction::Blend,
        1 => Reduction::Minimum,
        2 => Reduction::Maximum,
        _ => return Err("filter mode 3 is reserved"),
    };
    let signed = |msb: usize, lsb: usize| {
        let unused = 32 - (msb - lsb + 1);
        (words.field(msb, lsb) << unused) as i32 >> unused
    };
    Ok(Sampler {
        wrap,
        unnormalized: words.field(15, 15) != 0,
        magnify: Filter::from_code(words.field(85, 84)),
        minify: Filter::from_code(words.field(87, 86)),
        volume: match words.field(89, 88) {
            0 => None,
            1 => Some(Filter::Point),
            2 => Some(Filter::Linear),
            _ => return Err("volume filter 3 is reserved"),
        },
        mip: match words.field(91, 90) {
            0 => MipFilter::None,
            1 => MipFilter::Point,
            2 => MipFilter::Linear,
            _ => return Err("mip filter 3 is reserved"),
        },
        max_anisotropy: 1 << words.field(11, 9).min(4),
        min_lod: words.field(44, 32) as i32,
        max_lod: words.field(57, 45) as i32,
        // s6.8, and s2.4 in units of 1/16.
        lod_bias: signed(77, 64),
        second_lod_bias: signed(83, 78) << 4,
        compare: Compare::from_code(words.field(14, 12)),
        reduction,
        truncate: words.field(27, 27) != 0,
        half_weights: words.field(19, 19) != 0,
        separate_faces: words.field(28, 28) != 0,
        force_degamma: words.field(20, 20) != 0,
        skip_degamma: words.field(31, 31) != 0,
        border,
    })
}

const fn reads_border(wrap: Wrap) -> bool {
    matches!(wrap, Wrap::ClampHalfBorder | Wrap::MirrorOnceHalfBorder | Wrap::ClampBorder | Wrap::MirrorOnceBorder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Sets bits of a resource.
    fn set(words: &mut [u32; 8], lsb: usize, value: u64) {
        for bit in (0..64).filter(|bit| value >> bit & 1 != 0) {
            words[(lsb + bit) / 32] |= 1 << ((lsb + bit) % 32);
        }
    }

    fn image(fields: &[(usize, u64)]) -> Image {
        let mut words = [0; 8];
        for &(lsb, value) in fields {
            set(&mut words, lsb, value);
        }
        match Resource::of(words) {
            Ok(Resource::Image(image)) => *image,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn fields_lie_where_table_60_has_them() {
        // An array of 8_8_8_8_UNORM, 300 x 20, slices 2 to 5, levels 1 to 2 of 4, components BGR1.
        let found = image(&[
            (0, 0x12_3456_789a),
            (44, 3),
            (49, 42),
            (57, 1),
            (62, 299),
            (78, 19),
            (96, 6 | 5 << 3 | 4 << 6 | 1 << 9),
            (111, 2),
            (121, 4),
            (124, 13),
            (128, 5),
            (144, 2),
            (165, 0x180),
            (186, 0x100),
        ]);
        let texture = &found.texture;
        assert_eq!((texture.base_level, texture.last_level, texture.first_slice, texture.last_slice), (1, 2, 2, 5));
        assert_eq!((texture.min_lod, found.min_lod_warning), (0x100, 0x180));
        assert_eq!(texture.select, [Select::Channel(2), Select::Channel(1), Select::Channel(0), Select::One]);
        assert_eq!((texture.levels.len(), texture.border_order), (4, [2, 1, 0, 3]));
        let base = 0x1234_5678_9a00;
        let sizes = texture.levels.iter().map(|level| (level.base - base, level.width, level.height));
        // 300*20*4 = 24000 -> 24064; 150*10*4 = 6000 -> 6144; 75*5*4 = 1500 -> 1536; 37*2*4 = 296 -> 512.
        assert_eq!(
            sizes.collect::<Vec<_>>(),
            [(0, 300, 20), (24064, 150, 10), (24064 + 6144, 75, 5), (24064 + 6144 + 1536, 37, 2)]
        );
        assert!(texture.levels.iter().all(|level| level.slice_bytes == 24064 + 6144 + 1536 + 512));
    }

    #[test]
    fn a_pitch_widens_the_rows_of_a_picture_and_a_smaller_one_does_not_count() {
        let pitch = |value: u64| {
            let found = image(&[(49, 1), (62, 9), (78, 1), (124, 9), (128, value)]);
            found.texture.levels[0].pitch
        };
        assert_eq!([0, 8, 15, 0x4000].map(pitch), [10, 10, 16, 0x4001]);
    }

    #[test]
    fn other_resources_are_told_apart() {
        let mut buffer = [0; 8];
        buffer[3] = 0x3001_4fac;
        assert_eq!(Resource::of(buffer), Ok(Resource::Foreign));
        assert_eq!(Resource::of([0; 8]), Ok(Resource::Unbound));
        let mut refused = [0; 8];
        set(&mut refused, 49, 227);
        set(&mut refused, 124, 9);
        assert_eq!(Resource::of(refused), Err("images of format 6E4_FLOAT are not modelled"));
    }

    #[test]
    fn a_sampler_has_its_fields_where_table_61_has_them() {
        let sampler = sampler_of([
            2 | 6 << 3 | 1 << 6 | 2 << 9 | 3 << 12 | 1 << 15 | 1 << 27,
            0x80 | 0x500 << 13,
            0x3f80 | 0x38 << 14 | 1 << 20 | 3 << 22 | 2 << 24 | 2 << 26,
            2 << 30,
        ])
        .unwrap();
        assert_eq!(sampler.wrap, [Wrap::ClampLastTexel, Wrap::ClampBorder, Wrap::Mirror]);
        assert_eq!((sampler.max_anisotropy, sampler.compare), (4, Compare::LessOrEqual));
        assert_eq!((sampler.unnormalized, sampler.truncate, sampler.border), (true, true, Border::OpaqueWhite));
        assert_eq!((sampler.min_lod, sampler.max_lod), (0x80, 0x500));
        // -1/2 and -1/2.
        assert_eq!((sampler.lod_bias, sampler.second_lod_bias), (-128, -128));
        assert_eq!((sampler.magnify, sampler.minify), (Filter::Linear, Filter::AnisoLinear));
        assert_eq!((sampler.volume, sampler.mip), (Some(Filter::Linear), MipFilter::Linear));
    }
}
