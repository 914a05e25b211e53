//! What kernels see of a resource: the descriptor of an image or of a row of elements, after everything that programs may get wrong about it.

use crate::abi::{HipError, error};
use crate::arrays::{Extent, Shape};
use crate::device::device;
use crate::elements::Element;
use crate::errors::refuse;
use crate::memory::PITCH;
use crate::resources::{Linear, Pitched, Resource, View};
use tombolo::texture::{BufferDescriptor, Dimension, ImageDescriptor, most};

/// Memory of textures begins at multiples of so many bytes.
pub const ALIGNMENT: u64 = 256;
/// Elements of linear memory that a texture may have.
pub const LINEAR_ELEMENTS: usize = 1 << 27;

/// Words of a descriptor of the device libraries.
pub type Words = [u32; 12];

/// How kernels want elements: numbers from 0 or -1 to 1 of integers, sRGB.
#[derive(Debug, Clone, Copy, Default)]
pub struct Reading {
    pub normalized: bool,
    pub srgb: bool,
}

/// What they see.
#[derive(Debug, Clone, Copy)]
pub struct Seen {
    pub words: Words,
    /// Axes with an address mode; none of what is not sampled.
    pub axes: usize,
    /// Whether they get integers.
    pub integers: bool,
}

/// What is seen of a resource, with a view of an array. `hipErrorInvalidValue` for what there is not, `hipErrorNotSupported` for what the device
/// does not have.
pub fn seen(resource: &Resource, view: Option<&View>, reading: Reading) -> Result<Seen, HipError> {
    let all = whole(resource);
    match (resource, view) {
        (Resource::Array(array), _) => {
            if !array.is_dense() {
                return refuse("a texture or surface of one level of a layered mipmapped array", error::NOT_SUPPORTED);
            }
            of_array(&array.shape, array.base, 1, view.unwrap_or(&all), reading)
        }
        (Resource::Mipmapped(array), _) => {
            of_array(&array.shape, array.base, array.levels().len() as u32, view.unwrap_or(&all), reading)
        }
        (_, Some(_)) => Err(error::INVALID_VALUE),
        (Resource::Linear(linear), None) => of_linear(linear, reading),
        (Resource::Pitched(pitched), None) => of_pitched(pitched, reading),
    }
}

/// A view of all of a resource, as it is.
pub fn whole(resource: &Resource) -> View {
    match resource {
        Resource::Array(array) => View { layers: layers_of(&array.shape), ..View::default() },
        Resource::Mipmapped(array) => {
            let last = array.levels().len().saturating_sub(1) as u32;
            View { levels: [0, last], layers: layers_of(&array.shape), ..View::default() }
        }
        Resource::Linear(_) | Resource::Pitched(_) => View::default(),
    }
}

/// First and last layer.
fn layers_of(shape: &Shape) -> [u32; 2] {
    [0, if shape.dimension.has_slices() { shape.size[2] - 1 } else { 0 }]
}

fn of_array(shape: &Shape, base: u64, levels: u32, view: &View, reading: Reading) -> Result<Seen, HipError> {
    let View { format, size, levels: [first, last], layers } = *view;
    let element = match format {
        0 => shape.element,
        _ => Element::of_view(format).or_else(|error| match error {
            error::NOT_SUPPORTED => refuse("a view of an array in a compressed format", error),
            error => Err(error),
        })?,
    };
    let Extent { width, height, depth } = shape.extent();
    let is_size = size == [0; 3] || size == [width, height, depth];
    let is_inside = first <= last && last < levels && layers[0] <= layers[1] && layers[1] <= layers_of(shape)[1];
    if element.bytes() != shape.element.bytes() || !is_size || !is_inside {
        return Err(error::INVALID_VALUE);
    }
    if shape.dimension == Dimension::Cube && [layers[0], layers[1] + 1].iter().any(|face| !face.is_multiple_of(6)) {
        return Err(error::INVALID_VALUE);
    }
    // Device libraries take the height of the resource for that of the first level: it becomes an image of its own.
    let (mut base, mut size) = (base, shape.size);
    if first != 0 {
        if shape.dimension.has_slices() {
            return refuse("a view of a layered mipmapped array without its level 0", error::NOT_SUPPORTED);
        }
        let layout = shape.layout(levels);
        let level = layout.levels.get(first as usize).ok_or(error::INVALID_VALUE)?;
        (base, size) = (base + level.offset, level.size);
    }
    let format = element.texel_format(reading.normalized, reading.srgb)?;
    let image = ImageDescriptor::new(base, shape.dimension, format, size);
    let view_slices = if shape.dimension.has_slices() { layers } else { image.view_slices };
    let image = ImageDescriptor { levels: levels - first, view_levels: [0, last - first], view_slices, ..image };
    let integers = element.is_integer() && !(reading.normalized && element.has_normalized());
    Ok(Seen { words: image.words(), axes: shape.dimension.axes(), integers })
}

/// Refuses memory that is not all memory of the device, or does not begin where that of textures may.
fn check(address: u64, bytes: usize) -> Result<(), HipError> {
    let region = device()?.region(address).ok_or(error::INVALID_VALUE)?;
    let holds = bytes as u64 <= region.bytes - (address - region.base);
    if holds && address.is_multiple_of(ALIGNMENT) { Ok(()) } else { Err(error::INVALID_VALUE) }
}

fn of_linear(linear: &Linear, reading: Reading) -> Result<Seen, HipError> {
    let Linear { address, element, bytes } = *linear;
    let texels = bytes / element.bytes();
    if texels == 0 || texels > LINEAR_ELEMENTS {
        return Err(error::INVALID_VALUE);
    }
    check(address, bytes)?;
    let format = element.texel_format(reading.normalized, reading.srgb)?;
    if reading.srgb {
        // HIP has no sRGB of linear memory: a wrong value, by which programs know it.
        return Err(error::INVALID_VALUE);
    }
    let words = BufferDescriptor { base: address, format, texels: texels as u32 }.words();
    Ok(Seen { words, axes: 0, integers: false })
}

fn of_pitched(pitched: &Pitched, reading: Reading) -> Result<Seen, HipError> {
    let Pitched { address, element, width, height, pitch } = *pitched;
    let within = |size: usize| size != 0 && size <= most::TEXELS as usize;
    let texels = pitch / element.bytes();
    let is_pitch = pitch.is_multiple_of(PITCH) && width <= texels && texels <= most::PITCH as usize;
    if !within(width) || !within(height) || !is_pitch {
        return Err(error::INVALID_VALUE);
    }
    check(address, (height - 1) * pitch + width * element.bytes())?;
    let format = element.texel_format(reading.normalized, reading.srgb)?;
    let image = ImageDescriptor::new(address, Dimension::D2, format, [width as u32, height as u32, 1]);
    let words = ImageDescriptor { pitch: Some(texels as u32), ..image }.words();
    let integers = element.is_integer() && !(reading.normalized && element.has_normalized());
    Ok(Seen { words, axes: 2, integers })
}
