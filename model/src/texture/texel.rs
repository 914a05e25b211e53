//! Single texels: where one lies, whether it is there at all, loads and stores of it.

use super::format::Format;
use super::layout::{Dimension, Level, Texture};
use super::{Fetch, Texel};
use crate::vmem::Select;

/// The place of a texel in the view of a texture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Position {
    /// Texel along x, y and z; axes that the dimension does not have are ignored.
    pub texel: [u32; 3],
    /// Slice of an array, from the first of the view; of cubes 6 a cube.
    pub slice: u32,
    /// Mip level, from the base of the view.
    pub level: u32,
    /// Sample.
    pub sample: u32,
}

/// The level and the plane of memory (slice, depth or sample) of a position; none if it lies outside of the view.
fn plane<'a>(texture: &'a Texture, position: &Position) -> Option<(&'a Level, u32)> {
    let number = texture.base_level.checked_add(position.level)?;
    if number > texture.last_level {
        return None;
    }
    let level = texture.levels.get(number as usize)?;
    let sizes = [level.width, level.height, level.depth];
    let axes = texture.dimension.axes();
    if position.texel.iter().zip(sizes).take(axes).any(|(&texel, size)| texel >= size) {
        return None;
    }
    let slice = match texture.dimension {
        Dimension::D3 => position.texel[2],
        dimension if dimension.is_array() => {
            let slice = texture.first_slice.checked_add(position.slice)?;
            (slice <= texture.last_slice).then_some(slice)?
        }
        _ => 0,
    };
    if !texture.dimension.is_multisampled() {
        return Some((level, slice));
    }
    // The samples of a slice lie one plane after the other.
    let inside = position.sample < texture.samples;
    inside.then(|| (level, slice.wrapping_mul(texture.samples).wrapping_add(position.sample)))
}

/// Byte address of the element that holds a texel, and the texel's place in it; none if it lies outside of the view.
pub fn locate(texture: &Texture, position: &Position) -> Option<(u64, u32, u32)> {
    let (level, slice) = plane(texture, position)?;
    let [x, y, _] = position.texel;
    let y = if texture.dimension.axes() == 1 { 0 } else { y };
    let (width, height) = texture.format.block();
    let address = level.address(texture.format, x / width, y / height, slice);
    Some((address, x % width, y % height))
}

/// The channels of a texel as memory has them, in the texture's format or one of the same size; none if it lies outside of the view.
pub(super) fn channels<E>(
    texture: &Texture,
    format: Format,
    position: &Position,
    fetch: &mut Fetch<E>,
) -> Result<Option<Texel>, E> {
    let Some((address, x, y)) = locate(texture, position) else { return Ok(None) };
    let mut bytes = [0; 16];
    fetch(address, &mut bytes[..format.bytes()])?;
    Ok(Some(format.decode(u128::from_le_bytes(bytes), x, y)))
}

/// Loads a texel: its components x, y, z, w. Outside of the view every component is zero, but for those that select one.
pub fn load<E>(texture: &Texture, position: &Position, fetch: &mut Fetch<E>) -> Result<Texel, E> {
    Ok(match channels(texture, texture.format, position, fetch)? {
        Some(channels) => texture.selected(channels),
        None => texture.select.map(|select| if select == Select::One { texture.format.one() } else { 0 }),
    })
}

/// Why a store is refused: the format cannot be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotWritable;

/// The element that a store of these components writes: each channel gets the component that selects it, and zero if none
/// does.
pub fn store(texture: &Texture, components: Texel) -> Result<u128, NotWritable> {
    let mut channels = [0; 4];
    for (number, channel) in channels.iter_mut().enumerate() {
        let component = (0..4).find(|&index| texture.select[index] == Select::Channel(number));
        *channel = component.map_or(0, |index| components[index]);
    }
    texture.format.encode(channels).ok_or(NotWritable)
}
