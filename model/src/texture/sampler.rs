//! What a sampler asks for: address modes, filters, the range of levels, comparison, border.

use super::border::Border;

/// What a coordinate outside the texture reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wrap {
    /// The texture repeats.
    Wrap,
    /// It repeats, every second time mirrored.
    Mirror,
    /// The last texel.
    ClampLastTexel,
    /// Mirrored once, then the last texel.
    MirrorOnceLastTexel,
    /// The coordinate ends at the edge; a filter there blends with half of the border.
    ClampHalfBorder,
    /// Mirrored once, then as [`Wrap::ClampHalfBorder`].
    MirrorOnceHalfBorder,
    /// The border.
    ClampBorder,
    /// Mirrored once, then the border.
    MirrorOnceBorder,
}

impl Wrap {
    /// The mode of a code (table 61; the same codes in Sea Islands). Of `code` the low 3 bits count.
    pub const fn from_code(code: u32) -> Wrap {
        match code & 7 {
            0 => Wrap::Wrap,
            1 => Wrap::Mirror,
            2 => Wrap::ClampLastTexel,
            3 => Wrap::MirrorOnceLastTexel,
            4 => Wrap::ClampHalfBorder,
            5 => Wrap::MirrorOnceHalfBorder,
            6 => Wrap::ClampBorder,
            _ => Wrap::MirrorOnceBorder,
        }
    }
}

/// How the texels around a coordinate are combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filter {
    /// The texel that the coordinate lies in.
    Point,
    /// The two nearest along each axis.
    Linear,
    /// Points along the line of anisotropy.
    AnisoPoint,
    /// Linear filters along the line of anisotropy.
    AnisoLinear,
}

impl Filter {
    /// The filter of a code (table 61). Of `code` the low 2 bits count.
    pub const fn from_code(code: u32) -> Filter {
        match code & 3 {
            0 => Filter::Point,
            1 => Filter::Linear,
            2 => Filter::AnisoPoint,
            _ => Filter::AnisoLinear,
        }
    }

    /// Whether two texels along each axis are blended.
    pub const fn is_linear(self) -> bool {
        matches!(self, Filter::Linear | Filter::AnisoLinear)
    }

    /// Whether it may take several probes.
    pub const fn is_anisotropic(self) -> bool {
        matches!(self, Filter::AnisoPoint | Filter::AnisoLinear)
    }
}

/// How mip levels are combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MipFilter {
    /// The base level alone.
    None,
    /// The nearest level.
    Point,
    /// The two nearest.
    Linear,
}

/// A depth comparison: reference against texel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Compare {
    Never,
    Less,
    Equal,
    LessOrEqual,
    Greater,
    NotEqual,
    GreaterOrEqual,
    Always,
}

impl Compare {
    /// The comparison of a code (table 61). Of `code` the low 3 bits count.
    pub const fn from_code(code: u32) -> Compare {
        match code & 7 {
            0 => Compare::Never,
            1 => Compare::Less,
            2 => Compare::Equal,
            3 => Compare::LessOrEqual,
            4 => Compare::Greater,
            5 => Compare::NotEqual,
            6 => Compare::GreaterOrEqual,
            _ => Compare::Always,
        }
    }

    /// Whether it holds; a NaN differs from everything.
    pub fn holds(self, reference: f32, texel: f32) -> bool {
        match self {
            Compare::Never => false,
            Compare::Less => reference < texel,
            Compare::Equal => reference == texel,
            Compare::LessOrEqual => reference <= texel,
            Compare::Greater => reference > texel,
            Compare::NotEqual => reference != texel,
            Compare::GreaterOrEqual => reference >= texel,
            Compare::Always => true,
        }
    }
}

/// What a filter makes of its texels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reduction {
    /// Their weighted mean.
    Blend,
    /// The smallest of those with a weight.
    Minimum,
    /// The largest of those with a weight.
    Maximum,
}

/// A sampler. Levels of detail are in 1/256, relative to the base level of the view.
#[derive(Debug, Clone, PartialEq)]
pub struct Sampler {
    /// Address modes along x, y and z.
    pub wrap: [Wrap; 3],
    /// Coordinates are texels, not fractions of the texture.
    pub unnormalized: bool,
    /// The filter along x and y where the texture is magnified.
    pub magnify: Filter,
    /// The filter along x and y where it is minified.
    pub minify: Filter,
    /// The filter along z; none: as along x and y.
    pub volume: Option<Filter>,
    /// How levels are combined.
    pub mip: MipFilter,
    /// Most probes of an anisotropic filter, 1 to 16.
    pub max_anisotropy: u32,
    /// Smallest level of detail.
    pub min_lod: i32,
    /// Largest level of detail.
    pub max_lod: i32,
    /// Added to levels of detail, computed ones and those that an instruction gives.
    pub lod_bias: i32,
    /// Added to computed ones as well (LOD_BIAS_SEC).
    pub second_lod_bias: i32,
    /// Depth comparison of instructions that compare.
    pub compare: Compare,
    /// What the filter makes of its texels.
    pub reduction: Reduction,
    /// Coordinates are cut to 1/256 texel instead of rounded.
    pub truncate: bool,
    /// Fractions of blends are 0 or 1/2 (motion compensation).
    pub half_weights: bool,
    /// Faces of a cube end at their edges.
    pub separate_faces: bool,
    /// 8-bit UNORM texels are taken as sRGB.
    pub force_degamma: bool,
    /// sRGB texels are taken as UNORM.
    pub skip_degamma: bool,
    /// What lies outside.
    pub border: Border,
}

impl Default for Sampler {
    /// Normalized coordinates, repeated, the nearest texel of the base level.
    fn default() -> Sampler {
        Sampler {
            wrap: [Wrap::Wrap; 3],
            unnormalized: false,
            magnify: Filter::Point,
            minify: Filter::Point,
            volume: None,
            mip: MipFilter::None,
            max_anisotropy: 1,
            min_lod: 0,
            max_lod: 15 << 8,
            lod_bias: 0,
            second_lod_bias: 0,
            compare: Compare::Never,
            reduction: Reduction::Blend,
            truncate: false,
            half_weights: false,
            separate_faces: false,
            force_degamma: false,
            skip_degamma: false,
            border: Border::TransparentBlack,
        }
    }
}
