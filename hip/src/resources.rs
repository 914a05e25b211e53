//! What textures and surfaces are of: arrays, mipmapped arrays, linear memory, rows with a pitch; and views of arrays. The runtime and the driver
//! describe them differently.

use crate::abi::{Handle, HipError, error};
use crate::arrays::{Array, array};
use crate::elements::{ChannelFormat, Element};
use crate::mipmaps::{Mipmapped, mipmapped};
use std::sync::Arc;

/// A resource.
#[derive(Debug, Clone)]
pub enum Resource {
    Array(Arc<Array>),
    Mipmapped(Arc<Mipmapped>),
    Linear(Linear),
    Pitched(Pitched),
}

/// Elements that follow each other.
#[derive(Debug, Clone, Copy)]
pub struct Linear {
    /// Address of the first one.
    pub address: u64,
    pub element: Element,
    pub bytes: usize,
}

/// Rows of elements.
#[derive(Debug, Clone, Copy)]
pub struct Pitched {
    /// Address of the first one.
    pub address: u64,
    pub element: Element,
    /// Elements of a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Bytes from a row to the next.
    pub pitch: usize,
}

/// Numbers of `hipResourceType`.
mod kind {
    pub const ARRAY: i32 = 0;
    pub const MIPMAPPED: i32 = 1;
    pub const LINEAR: i32 = 2;
    pub const PITCHED: i32 = 3;
}

/// `hipResourceDesc`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Description {
    kind: i32,
    of: Either,
}

#[derive(Clone, Copy)]
#[repr(C)]
union Either {
    handle: Handle,
    linear: LinearDescription,
    pitched: PitchedDescription,
}

#[derive(Clone, Copy)]
#[repr(C)]
struct LinearDescription {
    address: u64,
    format: ChannelFormat,
    bytes: usize,
}

#[derive(Clone, Copy)]
#[repr(C)]
struct PitchedDescription {
    address: u64,
    format: ChannelFormat,
    width: usize,
    height: usize,
    pitch: usize,
}

/// `HIP_RESOURCE_DESC`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct DriverDescription {
    kind: i32,
    of: DriverEither,
    flags: u32,
}

#[derive(Clone, Copy)]
#[repr(C)]
union DriverEither {
    handle: Handle,
    linear: DriverLinear,
    pitched: DriverPitched,
    reserved: [i32; 32],
}

#[derive(Clone, Copy)]
#[repr(C)]
struct DriverLinear {
    address: u64,
    format: i32,
    channels: u32,
    bytes: usize,
}

#[derive(Clone, Copy)]
#[repr(C)]
struct DriverPitched {
    address: u64,
    format: i32,
    channels: u32,
    width: usize,
    height: usize,
    pitch: usize,
}

/// The handle of what is there.
fn handle_of<T>(what: &Arc<T>) -> Handle {
    Arc::as_ptr(what).cast_mut().cast()
}

impl Resource {
    /// Its number in `hipResourceType`.
    fn kind(&self) -> i32 {
        match self {
            Self::Array(_) => kind::ARRAY,
            Self::Mipmapped(_) => kind::MIPMAPPED,
            Self::Linear(_) => kind::LINEAR,
            Self::Pitched(_) => kind::PITCHED,
        }
    }
}

impl Description {
    /// What it describes. `hipErrorInvalidValue` for what is no resource, `hipErrorInvalidHandle` for arrays that are not there.
    pub fn resource(&self) -> Result<Resource, HipError> {
        let of = &self.of;
        // SAFETY: the fields are numbers and pointers that nobody follows, of which every pattern of bits is one. What the kind says is in the
        // union is what the program has put there.
        unsafe {
            Ok(match self.kind {
                kind::ARRAY => Resource::Array(array(of.handle)?),
                kind::MIPMAPPED => Resource::Mipmapped(mipmapped(of.handle)?),
                kind::LINEAR => {
                    let LinearDescription { address, format, bytes } = of.linear;
                    Resource::Linear(Linear { address, element: Element::of_channels(&format)?, bytes })
                }
                kind::PITCHED => {
                    let PitchedDescription { address, format, width, height, pitch } = of.pitched;
                    let element = Element::of_channels(&format)?;
                    Resource::Pitched(Pitched { address, element, width, height, pitch })
                }
                _ => return Err(error::INVALID_VALUE),
            })
        }
    }

    /// The description of a resource.
    pub fn of(resource: &Resource) -> Self {
        // What a resource does not use is zero.
        let nothing = PitchedDescription { address: 0, format: ChannelFormat::NONE, width: 0, height: 0, pitch: 0 };
        let mut of = Either { pitched: nothing };
        match resource {
            Resource::Array(array) => of.handle = handle_of(array),
            Resource::Mipmapped(array) => of.handle = handle_of(array),
            Resource::Linear(Linear { address, element, bytes }) => {
                of.linear = LinearDescription { address: *address, format: element.channel_format(), bytes: *bytes };
            }
            Resource::Pitched(Pitched { address, element, width, height, pitch }) => {
                let (address, format) = (*address, element.channel_format());
                of.pitched = PitchedDescription { address, format, width: *width, height: *height, pitch: *pitch };
            }
        }
        Self { kind: resource.kind(), of }
    }
}

impl DriverDescription {
    /// As [`Description::resource`].
    pub fn resource(&self) -> Result<Resource, HipError> {
        if self.flags != 0 {
            return Err(error::INVALID_VALUE);
        }
        let of = &self.of;
        // SAFETY: as there.
        unsafe {
            Ok(match self.kind {
                kind::ARRAY => Resource::Array(array(of.handle)?),
                kind::MIPMAPPED => Resource::Mipmapped(mipmapped(of.handle)?),
                kind::LINEAR => {
                    let DriverLinear { address, format, channels, bytes } = of.linear;
                    Resource::Linear(Linear { address, element: Element::of_format(format, channels)?, bytes })
                }
                kind::PITCHED => {
                    let DriverPitched { address, format, channels, width, height, pitch } = of.pitched;
                    let element = Element::of_format(format, channels)?;
                    Resource::Pitched(Pitched { address, element, width, height, pitch })
                }
                _ => return Err(error::INVALID_VALUE),
            })
        }
    }

    /// The description of a resource.
    pub fn of(resource: &Resource) -> Self {
        let mut of = DriverEither { reserved: [0; 32] };
        match resource {
            Resource::Array(array) => of.handle = handle_of(array),
            Resource::Mipmapped(array) => of.handle = handle_of(array),
            Resource::Linear(Linear { address, element, bytes }) => {
                let (format, channels) = element.format();
                of.linear = DriverLinear { address: *address, format, channels, bytes: *bytes };
            }
            Resource::Pitched(Pitched { address, element, width, height, pitch }) => {
                let ((format, channels), address) = (element.format(), *address);
                let (width, height, pitch) = (*width, *height, *pitch);
                of.pitched = DriverPitched { address, format, channels, width, height, pitch };
            }
        }
        Self { kind: resource.kind(), of, flags: 0 }
    }
}

/// `hipResourceViewDesc`: another format for the elements of an array, and some of its levels and layers.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C)]
pub struct View {
    /// Number of `hipResourceViewFormat`; 0: the array's own.
    pub format: i32,
    /// Size of the array; zeros: whatever it is.
    pub size: [usize; 3],
    /// First and last level.
    pub levels: [u32; 2],
    /// First and last layer.
    pub layers: [u32; 2],
}

/// `HIP_RESOURCE_VIEW_DESC`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DriverView {
    view: View,
    reserved: [u32; 16],
}

impl From<DriverView> for View {
    fn from(view: DriverView) -> Self {
        view.view
    }
}

impl From<View> for DriverView {
    fn from(view: View) -> Self {
        Self { view, reserved: [0; 16] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_descriptions_are_as_long_as_those_of_the_headers() {
        assert_eq!([size_of::<Description>(), size_of::<DriverDescription>()], [64, 144]);
        assert_eq!([size_of::<View>(), size_of::<DriverView>()], [48, 112]);
    }

    #[test]
    fn a_resource_is_described_as_the_runtime_and_as_the_driver_do() {
        let element = Element::of_format(0x10, 4).unwrap();
        let all = [
            Resource::Linear(Linear { address: 0x1000, element, bytes: 96 }),
            Resource::Pitched(Pitched { address: 0x2000, element, width: 3, height: 5, pitch: 256 }),
        ];
        for resource in &all {
            let told = format!("{resource:?}");
            assert_eq!(format!("{:?}", Description::of(resource).resource().unwrap()), told);
            assert_eq!(format!("{:?}", DriverDescription::of(resource).resource().unwrap()), told);
        }
        let other = Description { kind: 4, ..Description::of(&all[0]) };
        assert_eq!(other.resource().err(), Some(error::INVALID_VALUE));
    }
}
