//! How kernels read a texture: address modes, filters, what they get of integers. The runtime and the driver describe it differently.

use crate::abi::{HipError, error};
use crate::errors::refuse;
use tombolo::texture::{Address, Border, Filter, SamplerDescriptor};

/// `hipTextureDesc`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Sampling {
    pub address: [i32; 3],
    pub filter: i32,
    pub read_mode: i32,
    pub srgb: i32,
    pub border: [f32; 4],
    pub normalized_coordinates: i32,
    pub anisotropy: u32,
    pub level_filter: i32,
    pub bias: f32,
    pub lods: [f32; 2],
}

/// `HIP_TEXTURE_DESC`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DriverSampling {
    address: [i32; 3],
    filter: i32,
    flags: u32,
    anisotropy: u32,
    level_filter: i32,
    bias: f32,
    lods: [f32; 2],
    border: [f32; 4],
    reserved: [i32; 12],
}

/// `HIP_TRSF_READ_AS_INTEGER`, `HIP_TRSF_NORMALIZED_COORDINATES`, `HIP_TRSF_SRGB`.
const READ_AS_INTEGER: u32 = 1;
const NORMALIZED_COORDINATES: u32 = 2;
const SRGB: u32 = 0x10;

impl DriverSampling {
    /// The runtime's description. `hipErrorInvalidValue` for flags that nobody knows.
    pub fn sampling(&self) -> Result<Sampling, HipError> {
        let Self { address, filter, flags, anisotropy, level_filter, bias, lods, border, .. } = *self;
        if flags & !(READ_AS_INTEGER | NORMALIZED_COORDINATES | SRGB) != 0 {
            return Err(error::INVALID_VALUE);
        }
        Ok(Sampling {
            address,
            filter,
            read_mode: i32::from(flags & READ_AS_INTEGER == 0),
            srgb: i32::from(flags & SRGB != 0),
            border,
            normalized_coordinates: i32::from(flags & NORMALIZED_COORDINATES != 0),
            anisotropy,
            level_filter,
            bias,
            lods,
        })
    }
}

impl From<Sampling> for DriverSampling {
    fn from(sampling: Sampling) -> Self {
        let Sampling { address, filter, border, anisotropy, level_filter, bias, lods, .. } = sampling;
        let flag = |is_set: bool, flag: u32| if is_set { flag } else { 0 };
        let flags = flag(sampling.read_mode == 0, READ_AS_INTEGER)
            | flag(sampling.normalized_coordinates != 0, NORMALIZED_COORDINATES)
            | flag(sampling.srgb != 0, SRGB);
        Self { address, filter, flags, anisotropy, level_filter, bias, lods, border, reserved: [0; 12] }
    }
}

/// `hipAddressModeBorder`.
const BORDER: i32 = 3;

fn filter(number: i32) -> Result<Filter, HipError> {
    match number {
        0 => Ok(Filter::Nearest),
        1 => Ok(Filter::Linear),
        _ => Err(error::INVALID_VALUE),
    }
}

impl Sampling {
    /// Whether kernels get integers of 8 and 16 bits as numbers from 0 or -1 to 1. `hipErrorInvalidValue` for other modes.
    pub fn normalizes(&self) -> Result<bool, HipError> {
        match self.read_mode {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(error::INVALID_VALUE),
        }
    }

    /// Whether stored numbers are those of sRGB.
    pub const fn is_srgb(&self) -> bool {
        self.srgb != 0
    }

    /// Whether coordinates from 0 to 1 span the texture.
    pub const fn has_normalized_coordinates(&self) -> bool {
        self.normalized_coordinates != 0
    }

    /// The sampler of a texture with so many axes that gives kernels integers, or not, and has levels, or not. `hipErrorInvalidValue` for modes
    /// that nobody knows, and for a linear filter of integers; `hipErrorNotSupported` for a border of another colour than the device has.
    pub fn sampler(&self, axes: usize, integers: bool, has_levels: bool) -> Result<SamplerDescriptor, HipError> {
        let normalized = self.has_normalized_coordinates();
        let mut address = [Address::ClampToEdge; 3];
        for (of, number) in address.iter_mut().zip(self.address).take(axes) {
            *of = match number {
                // Only the whole texture can be repeated.
                0 if normalized => Address::Repeat,
                2 if normalized => Address::MirroredRepeat,
                0..=2 => Address::ClampToEdge,
                BORDER => Address::Clamp,
                _ => return Err(error::INVALID_VALUE),
            };
        }
        let filter_of_texels = filter(self.filter)?;
        if integers && filter_of_texels == Filter::Linear {
            return refuse("a linear filter of integers that are read as they are", error::INVALID_VALUE);
        }
        let has_border = address.contains(&Address::Clamp);
        let mut sampler = SamplerDescriptor::new(Address::ClampToEdge, filter_of_texels, normalized);
        sampler.address = address;
        sampler.anisotropy = self.anisotropy;
        sampler.border = if has_border { border(self.border, integers)? } else { Border::TransparentBlack };
        if has_levels {
            (sampler.levels, sampler.lods, sampler.bias) = (Some(filter(self.level_filter)?), self.lods, self.bias);
        }
        Ok(sampler)
    }
}

fn border(colour: [f32; 4], integers: bool) -> Result<Border, HipError> {
    match (colour, integers) {
        ([0.0, 0.0, 0.0, 0.0], _) => Ok(Border::TransparentBlack),
        ([0.0, 0.0, 0.0, 1.0], false) => Ok(Border::OpaqueBlack),
        ([1.0, 1.0, 1.0, 1.0], false) => Ok(Border::OpaqueWhite),
        _ => refuse("a border that is not all 0, all 1, or 0 with an alpha of 1", error::NOT_SUPPORTED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Sampling = Sampling {
        address: [0; 3],
        filter: 0,
        read_mode: 0,
        srgb: 0,
        border: [0.0; 4],
        normalized_coordinates: 1,
        anisotropy: 0,
        level_filter: 0,
        bias: 0.0,
        lods: [0.0; 2],
    };

    #[test]
    fn the_descriptions_are_as_long_as_those_of_the_headers() {
        assert_eq!([size_of::<Sampling>(), size_of::<DriverSampling>()], [64, 104]);
    }

    #[test]
    fn the_driver_s_flags_are_the_runtime_s_modes() {
        for flags in [0, 1, 2, 3, 0x10, 0x13] {
            let driver = DriverSampling { flags, ..PLAIN.into() };
            assert_eq!(DriverSampling::from(driver.sampling().unwrap()).flags, flags);
        }
        let unknown = DriverSampling { flags: 4, ..PLAIN.into() };
        assert_eq!(unknown.sampling().err(), Some(error::INVALID_VALUE));
    }

    #[test]
    fn a_texture_repeats_only_with_normalized_coordinates_and_modes_count_for_axes_that_are_there() {
        let address = |sampling: Sampling, axes| sampling.sampler(axes, false, false).map(|sampler| sampler.address);
        let modes = Sampling { address: [2, 3, 77], ..PLAIN };
        let expected = [Address::MirroredRepeat, Address::Clamp, Address::ClampToEdge];
        assert_eq!(address(modes, 2), Ok(expected));
        assert_eq!(address(modes, 3), Err(error::INVALID_VALUE));
        let texels = Sampling { normalized_coordinates: 0, address: [0, 2, 1], ..PLAIN };
        assert_eq!(address(texels, 3), Ok([Address::ClampToEdge; 3]));
    }

    #[test]
    fn what_the_device_does_not_have_is_refused() {
        let border = |colour| Sampling { address: [BORDER; 3], border: colour, ..PLAIN };
        let error = |sampling: Sampling, integers| sampling.sampler(2, integers, true).err();
        assert_eq!(error(border([0.0, 0.5, 0.0, 0.0]), false), Some(error::NOT_SUPPORTED));
        assert_eq!(error(border([1.0; 4]), false), None);
        assert_eq!(error(border([1.0; 4]), true), Some(error::NOT_SUPPORTED), "what an integer of 1.0 is");
        assert_eq!(error(Sampling { border: [0.5; 4], ..PLAIN }, false), None, "nobody reads it");
        assert_eq!(error(Sampling { filter: 1, ..PLAIN }, true), Some(error::INVALID_VALUE));
        assert_eq!(error(Sampling { filter: 2, ..PLAIN }, false), Some(error::INVALID_VALUE));
        assert_eq!(error(Sampling { level_filter: -1, ..PLAIN }, false), Some(error::INVALID_VALUE));
    }
}
