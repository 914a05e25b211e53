//! Copies between arrays and memory by their rectangles, or by bytes of their first rows.

use crate::abi::{Handle, HipError, error};
use crate::arrays::{Array, Extent, array, array_given};
use crate::call::call;
use crate::graphs::copy_in_stream;
use crate::layers::{Layers, Position, copy_layers};
use crate::memory::{self, LAST_KIND, NO_STREAM};
use std::ffi::c_void;
use std::sync::Arc;

/// A rectangle of an array's first layer; x and the width are in bytes.
fn rectangle(of: Handle, [x, y]: [usize; 2], [width, height]: [usize; 2]) -> Result<(Arc<Array>, Layers), HipError> {
    let of = array(of)?;
    let layers = Layers::in_array(&of, Position { x, y, z: 0 }, Extent { width, height, depth: 1 })?;
    Ok((of, layers))
}

/// Rows of memory.
fn rows(memory: *mut c_void, pitch: usize, [width, height]: [usize; 2]) -> Result<Layers, HipError> {
    if !memory.is_null() && pitch < width {
        return Err(error::INVALID_PITCH_VALUE);
    }
    Layers::in_memory(memory, pitch, height, Position { x: 0, y: 0, z: 0 }, Extent { width, height, depth: 1 })
}

/// A side of a copy of a rectangle.
#[derive(Clone, Copy)]
enum Side {
    Memory(*mut c_void, usize),
    Array(Handle, [usize; 2]),
}

/// Copies a rectangle, whose width is in bytes.
fn copy(to: Side, from: Side, size: [usize; 2], kind: i32) -> Result<(), HipError> {
    let [width, height] = size;
    if width == 0 || height == 0 {
        return Ok(());
    }
    // The arrays stay until the copy is done, whoever frees them meanwhile.
    let found = |side: Side| match side {
        Side::Memory(memory, pitch) => Ok((None, rows(memory, pitch, size)?)),
        Side::Array(of, at) => rectangle(of, at, size).map(|(of, layers)| (Some(of), layers)),
    };
    let ((_to, to), (_from, from)) = (found(to)?, found(from)?);
    copy_layers(to, from, Extent { width, height, depth: 1 }, kind)
}

/// Bytes of the first layer of an array, row after row.
fn bytes_of(of: &Array, offset: usize, bytes: usize) -> Result<*mut c_void, HipError> {
    let end = offset.checked_add(bytes).filter(|end| *end <= of.bytes_of_layer());
    end.map(|_| (of.base as *mut c_void).wrapping_byte_add(offset)).ok_or(error::INVALID_VALUE)
}

fn from_bytes(to: *mut c_void, from: Handle, offset: usize, bytes: usize, kind: i32) -> Result<(), HipError> {
    let from = array_given(from)?;
    memory::copy(to, bytes_of(&from, offset, bytes)?, bytes, kind)
}

fn to_bytes(to: Handle, offset: usize, from: *const c_void, bytes: usize, kind: i32) -> Result<(), HipError> {
    let to = array_given(to)?;
    memory::copy(bytes_of(&to, offset, bytes)?, from, bytes, kind)
}

/// Bytes in front of a place in an array's first layer.
fn offset(of: Handle, x: usize, y: usize) -> Result<usize, HipError> {
    let of = array_given(of)?;
    if x >= of.row_bytes {
        return Err(error::INVALID_VALUE);
    }
    y.checked_mul(of.row_bytes).and_then(|rows| rows.checked_add(x)).ok_or(error::INVALID_VALUE)
}

macro_rules! copies {
    ($($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) in $stream:expr => $copy:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// The memory has as much as is copied.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($argument: $type),*) -> HipError {
            call(|| copy_in_stream($stream, move || $copy))
        }
    )*};
}

copies! {
    /// Copies rows to a rectangle of an array; x and the width are in bytes.
    hipMemcpy2DToArray(
        to: Handle, x: usize, y: usize, from: *const c_void, pitch: usize, width: usize, height: usize, kind: i32
    ) in NO_STREAM => copy(Side::Array(to, [x, y]), Side::Memory(from.cast_mut(), pitch), [width, height], kind);
    /// Copies rows to a rectangle of an array; x and the width are in bytes.
    hipMemcpy2DToArrayAsync(
        to: Handle, x: usize, y: usize, from: *const c_void, pitch: usize, width: usize, height: usize, kind: i32,
        stream: Handle
    ) in stream => copy(Side::Array(to, [x, y]), Side::Memory(from.cast_mut(), pitch), [width, height], kind);
    /// Copies a rectangle of an array to rows; x and the width are in bytes.
    hipMemcpy2DFromArray(
        to: *mut c_void, pitch: usize, from: Handle, x: usize, y: usize, width: usize, height: usize, kind: i32
    ) in NO_STREAM => copy(Side::Memory(to, pitch), Side::Array(from, [x, y]), [width, height], kind);
    /// Copies a rectangle of an array to rows; x and the width are in bytes.
    hipMemcpy2DFromArrayAsync(
        to: *mut c_void, pitch: usize, from: Handle, x: usize, y: usize, width: usize, height: usize, kind: i32,
        stream: Handle
    ) in stream => copy(Side::Memory(to, pitch), Side::Array(from, [x, y]), [width, height], kind);
    /// Copies a rectangle of an array to another one; x and the width are in bytes.
    hipMemcpy2DArrayToArray(
        to: Handle, to_x: usize, to_y: usize, from: Handle, x: usize, y: usize, width: usize, height: usize, kind: i32
    ) in NO_STREAM => copy(Side::Array(to, [to_x, to_y]), Side::Array(from, [x, y]), [width, height], kind);
    /// Copies bytes to an array, row after row from a place on; x is in bytes.
    hipMemcpyToArray(to: Handle, x: usize, y: usize, from: *const c_void, bytes: usize, kind: i32)
        in NO_STREAM => to_bytes(to, offset(to, x, y)?, from, bytes, kind);
    /// Copies bytes of an array, row after row from a place on; x is in bytes.
    hipMemcpyFromArray(to: *mut c_void, from: Handle, x: usize, y: usize, bytes: usize, kind: i32)
        in NO_STREAM => from_bytes(to, from, offset(from, x, y)?, bytes, kind);
    /// Copies bytes of an array to the host.
    hipMemcpyAtoH(to: *mut c_void, from: Handle, offset: usize, bytes: usize)
        in NO_STREAM => from_bytes(to, from, offset, bytes, LAST_KIND);
    /// Copies bytes of an array to the host.
    hipMemcpyAtoHAsync(to: *mut c_void, from: Handle, offset: usize, bytes: usize, stream: Handle)
        in stream => from_bytes(to, from, offset, bytes, LAST_KIND);
    /// Copies bytes of an array to memory of the device.
    hipMemcpyAtoD(to: *mut c_void, from: Handle, offset: usize, bytes: usize)
        in NO_STREAM => from_bytes(to, from, offset, bytes, LAST_KIND);
    /// Copies bytes of the host to an array.
    hipMemcpyHtoA(to: Handle, offset: usize, from: *const c_void, bytes: usize)
        in NO_STREAM => to_bytes(to, offset, from, bytes, LAST_KIND);
    /// Copies bytes of the host to an array.
    hipMemcpyHtoAAsync(to: Handle, offset: usize, from: *const c_void, bytes: usize, stream: Handle)
        in stream => to_bytes(to, offset, from, bytes, LAST_KIND);
    /// Copies bytes of memory of the device to an array.
    hipMemcpyDtoA(to: Handle, offset: usize, from: *const c_void, bytes: usize)
        in NO_STREAM => to_bytes(to, offset, from, bytes, LAST_KIND);
    /// Copies bytes of an array to another one.
    hipMemcpyAtoA(to: Handle, to_offset: usize, from: Handle, offset: usize, bytes: usize) in NO_STREAM => {
        let from = array_given(from)?;
        to_bytes(to, to_offset, bytes_of(&from, offset, bytes)?, bytes, LAST_KIND)
    };
}
