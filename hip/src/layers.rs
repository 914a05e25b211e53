//! One side of a copy of a box: layers of rows, in memory with a pitch or in an array.

use crate::abi::{HipError, error};
use crate::arrays::{Array, Extent};
use crate::memory;
use std::ffi::c_void;

/// `hipPos`: an element (of memory: a byte) of a row, a row, a layer.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Position {
    pub x: usize,
    pub y: usize,
    pub z: usize,
}

/// Where the layers of a box begin, which is not empty.
#[derive(Debug, Clone, Copy)]
pub struct Layers {
    first: *mut c_void,
    pitch: usize,
    layer: usize,
}

impl Layers {
    /// Of a box that begins at a position, in memory with so many rows a layer; widths are in bytes. Memory of the device has all of the box.
    pub fn in_memory(
        memory: *mut c_void,
        pitch: usize,
        rows: usize,
        at: Position,
        extent: Extent,
    ) -> Result<Self, HipError> {
        if memory.is_null() || at.x.checked_add(extent.width).is_none_or(|end| end > pitch) {
            return Err(error::INVALID_VALUE);
        }
        let layer = pitch.checked_mul(rows).ok_or(error::INVALID_VALUE)?;
        let behind =
            |z: usize, y: usize, x: usize| z.checked_mul(layer)?.checked_add(y.checked_mul(pitch)?)?.checked_add(x);
        let last = |first: usize, size: usize| first.checked_add(size - 1);
        let end = last(at.z, extent.depth).zip(last(at.y, extent.height)).zip(at.x.checked_add(extent.width));
        let end = end.and_then(|((z, y), x)| behind(z, y, x)).ok_or(error::INVALID_VALUE)?;
        memory::check(memory, end)?;
        let first = behind(at.z, at.y, at.x).ok_or(error::INVALID_VALUE)?;
        Ok(Self { first: memory.wrapping_byte_add(first), pitch, layer })
    }

    /// Of a box that begins at a position of an array, which has all of it; widths are in bytes.
    pub fn in_array(array: &Array, at: Position, extent: Extent) -> Result<Self, HipError> {
        let [_, rows, layers] = array.shape.size.map(|size| size as usize);
        let holds = |first: usize, size: usize, all: usize| first.checked_add(size).is_some_and(|end| end <= all);
        let is_within = holds(at.x, extent.width, array.row_bytes)
            && holds(at.y, extent.height, rows)
            && holds(at.z, extent.depth, layers);
        if !is_within {
            return Err(error::INVALID_VALUE);
        }
        let first = at.x + at.y * array.row_bytes + at.z * array.layer_bytes;
        let first = (array.base as *mut c_void).wrapping_byte_add(first);
        Ok(Self { first, pitch: array.row_bytes, layer: array.layer_bytes })
    }

    fn of(&self, number: usize) -> Result<*mut c_void, HipError> {
        number.checked_mul(self.layer).map(|bytes| self.first.wrapping_byte_add(bytes)).ok_or(error::INVALID_VALUE)
    }
}

/// Copies a box, whose width is in bytes.
pub fn copy_layers(to: Layers, from: Layers, extent: Extent, kind: i32) -> Result<(), HipError> {
    for number in 0..extent.depth {
        let (to, from) = ((to.of(number)?, to.pitch), (from.of(number)?.cast_const(), from.pitch));
        memory::copy_rows(to, from, [extent.width, extent.height], kind)?;
    }
    Ok(())
}

/// Fills a box with a byte.
pub fn fill_layers(to: Layers, value: u8, extent: Extent) -> Result<(), HipError> {
    (0..extent.depth)
        .try_for_each(|number| memory::fill_rows(to.of(number)?, to.pitch, &[value], [extent.width, extent.height]))
}
