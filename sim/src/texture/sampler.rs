//! Samplers: how kernels read images, and their descriptor S# (section 10.6 of the RDNA4 document).

use super::descriptor::set;
use serde::Deserialize;

/// What coordinates outside an image read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Address {
    /// The image repeats.
    Repeat,
    /// It repeats, every second time mirrored.
    MirroredRepeat,
    /// The last texel.
    ClampToEdge,
    /// The border.
    Clamp,
}

/// How the texels around a coordinate are combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// The nearest.
    Nearest,
    /// The two nearest along each axis.
    Linear,
}

/// The colour of the border.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Border {
    /// Zeros.
    TransparentBlack,
    /// Zeros and an alpha of one.
    OpaqueBlack,
    /// Ones.
    OpaqueWhite,
}

/// How kernels read an image.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SamplerDescriptor {
    /// What lies outside along x, y and z.
    pub address: [Address; 3],
    /// How texels of a level are combined.
    pub filter: Filter,
    /// How levels are; none: the first one alone.
    pub levels: Option<Filter>,
    /// Coordinates from 0 to 1 span the image; else they are texels.
    pub normalized: bool,
    /// Smallest and largest level of detail, counted from the first level that is seen: 0 to 31.996.
    pub lods: [f32; 2],
    /// Added to levels of detail: -32 to 31.996.
    pub bias: f32,
    /// Most probes of an anisotropic filter; up to 1: it is none, beyond 16: 16.
    pub anisotropy: u32,
    /// What [`Address::Clamp`] reads.
    pub border: Border,
}

impl SamplerDescriptor {
    /// A sampler of all levels with one address mode and zeros outside.
    pub const fn new(address: Address, filter: Filter, normalized: bool) -> Self {
        Self {
            address: [address; 3],
            filter,
            levels: None,
            normalized,
            lods: [0.0, f32::MAX],
            bias: 0.0,
            anisotropy: 1,
            border: Border::TransparentBlack,
        }
    }

    /// The words of the descriptor.
    pub fn words(&self) -> [u32; 4] {
        let mut words = [0; 4];
        for (lsb, address) in [0, 3, 6].into_iter().zip(self.address) {
            let code = match address {
                Address::Repeat => 0,
                Address::MirroredRepeat => 1,
                Address::ClampToEdge => 2,
                Address::Clamp => 6,
            };
            set(&mut words, lsb, 3, code);
        }
        let ratio = self.anisotropy.clamp(1, 16).ilog2();
        set(&mut words, 9, 3, ratio.into());
        set(&mut words, 15, 1, u64::from(!self.normalized));
        // u5.8, s6.8: what is beyond them is the nearest.
        let [least, largest] = self.lods.map(|lod| (lod.clamp(0.0, 32.0) * 256.0) as u64);
        set(&mut words, 32, 13, least);
        set(&mut words, 45, 13, largest);
        let bias = (self.bias.clamp(-32.0, 8191.0 / 256.0) * 256.0) as i64;
        set(&mut words, 64, 14, bias as u64 & 0x3fff);
        let code = |filter| u64::from(filter == Filter::Linear);
        // The anisotropic filters have the codes behind the others.
        let anisotropic = if ratio > 0 { 2 } else { 0 };
        set(&mut words, 84, 2, code(self.filter) | anisotropic);
        set(&mut words, 86, 2, code(self.filter) | anisotropic);
        set(&mut words, 90, 2, self.levels.map_or(0, |filter| 1 + code(filter)));
        let border = match self.border {
            Border::TransparentBlack => 0,
            Border::OpaqueBlack => 1,
            Border::OpaqueWhite => 2,
        };
        set(&mut words, 126, 2, border);
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_sampler_has_its_fields_where_table_61_has_them() {
        let plain = SamplerDescriptor::new(Address::ClampToEdge, Filter::Linear, false);
        assert_eq!(plain.words(), [2 | 2 << 3 | 2 << 6 | 1 << 15, 0x1fff << 13, 1 << 20 | 1 << 22, 0]);
        let all = SamplerDescriptor {
            address: [Address::Repeat, Address::Clamp, Address::MirroredRepeat],
            levels: Some(Filter::Linear),
            normalized: true,
            lods: [0.5, 5.0],
            bias: -0.5,
            anisotropy: 5,
            border: Border::OpaqueWhite,
            ..plain
        };
        let [a, b, c, d] = all.words();
        assert_eq!([a, b, d], [6 << 3 | 1 << 6 | 2 << 9, 0x80 | 0x500 << 13, 2 << 30]);
        assert_eq!(c, 0x3f80 | 3 << 20 | 3 << 22 | 2 << 26);
    }
}
