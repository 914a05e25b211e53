//! Boxes of memory: layers of rows, which start a pitch apart. Their allocation, copies and fills, and copies of rectangles
//! by the same descriptions. Arrays are not there, so neither are the copies that name one.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::graphs::in_stream;
use crate::memory::{self, Kind, LAST_KIND, NO_STREAM, PITCH, fill_rows};
use std::ffi::c_void;

/// `hipPitchedPtr`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct PitchedPointer {
    pointer: *mut c_void,
    /// Bytes from one row to the next.
    pitch: usize,
    /// Bytes of a row that are used.
    width: usize,
    /// Rows of a layer.
    height: usize,
}

/// `hipExtent`: bytes of a row, rows, layers.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Extent {
    width: usize,
    height: usize,
    depth: usize,
}

/// `hipPos`: a byte of a row, a row, a layer.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Position {
    x: usize,
    y: usize,
    z: usize,
}

/// `hipMemcpy3DParms`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct BoxCopy {
    from_array: Handle,
    from_at: Position,
    from: PitchedPointer,
    to_array: Handle,
    to_at: Position,
    to: PitchedPointer,
    extent: Extent,
    kind: i32,
}

/// A side of `HIP_MEMCPY3D`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DriverSide {
    at: Position,
    level: usize,
    /// `hipMemoryType`.
    kind: i32,
    host: *mut c_void,
    device: *mut c_void,
    array: Handle,
    pitch: usize,
    height: usize,
}

/// `HIP_MEMCPY3D`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DriverBoxCopy {
    from: DriverSide,
    to: DriverSide,
    extent: Extent,
}

/// A side of `hip_Memcpy2D`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct RectangleSide {
    x: usize,
    y: usize,
    /// `hipMemoryType`.
    kind: i32,
    host: *mut c_void,
    device: *mut c_void,
    array: Handle,
    pitch: usize,
}

/// `hip_Memcpy2D`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct RectangleCopy {
    from: RectangleSide,
    to: RectangleSide,
    width: usize,
    height: usize,
}

/// Numbers of `hipMemoryType`.
mod memory_type {
    pub const HOST: i32 = 1;
    pub const DEVICE: i32 = 2;
    pub const MANAGED: i32 = 3;
    pub const ARRAY: i32 = 10;
    pub const UNIFIED: i32 = 11;
}

/// Where the layers of a box begin, which is not empty.
#[derive(Debug, Clone, Copy)]
struct Layers {
    first: *mut c_void,
    pitch: usize,
    layer: usize,
}

impl Layers {
    /// Of a box that begins at a position, in memory with so many rows a layer. Memory of the device has all of the box.
    fn new(memory: *mut c_void, pitch: usize, rows: usize, at: Position, extent: Extent) -> Result<Self, HipError> {
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

    fn of(&self, number: usize) -> Result<*mut c_void, HipError> {
        number.checked_mul(self.layer).map(|bytes| self.first.wrapping_byte_add(bytes)).ok_or(error::INVALID_VALUE)
    }
}

impl Extent {
    fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0 || self.depth == 0
    }
}

fn copy_layers(to: Layers, from: Layers, extent: Extent, kind: i32) -> Result<(), HipError> {
    for number in 0..extent.depth {
        let (to, from) = ((to.of(number)?, to.pitch), (from.of(number)?.cast_const(), from.pitch));
        memory::copy_rows(to, from, [extent.width, extent.height], kind)?;
    }
    Ok(())
}

impl BoxCopy {
    fn run(&self) -> Result<(), HipError> {
        if !self.from_array.is_null() || !self.to_array.is_null() {
            return Err(error::NOT_SUPPORTED);
        }
        if self.extent.is_empty() {
            return Ok(());
        }
        let side = |side: &PitchedPointer, at| Layers::new(side.pointer, side.pitch, side.height, at, self.extent);
        copy_layers(side(&self.to, self.to_at)?, side(&self.from, self.from_at)?, self.extent, self.kind)
    }
}

impl DriverSide {
    fn layers(&self, extent: Extent) -> Result<Layers, HipError> {
        let memory = match self.kind {
            memory_type::HOST => self.host,
            memory_type::DEVICE | memory_type::MANAGED | memory_type::UNIFIED => self.device,
            memory_type::ARRAY => return Err(error::NOT_SUPPORTED),
            _ => return Err(error::INVALID_VALUE),
        };
        // What is left out is no larger than what is copied.
        let tight = |given: usize, first: usize, size: usize| match given {
            0 => first.checked_add(size).ok_or(error::INVALID_VALUE),
            given => Ok(given),
        };
        let pitch = tight(self.pitch, self.at.x, extent.width)?;
        let rows = tight(self.height, self.at.y, extent.height)?;
        if self.level != 0 {
            return Err(error::INVALID_VALUE);
        }
        Layers::new(memory, pitch, rows, self.at, extent)
    }
}

impl DriverBoxCopy {
    fn run(&self) -> Result<(), HipError> {
        if self.extent.is_empty() {
            return Ok(());
        }
        copy_layers(self.to.layers(self.extent)?, self.from.layers(self.extent)?, self.extent, LAST_KIND)
    }
}

impl From<&RectangleSide> for DriverSide {
    fn from(side: &RectangleSide) -> Self {
        let &RectangleSide { x, y, kind, host, device, array, pitch } = side;
        Self { at: Position { x, y, z: 0 }, level: 0, kind, host, device, array, pitch, height: 0 }
    }
}

impl From<&RectangleCopy> for DriverBoxCopy {
    fn from(copy: &RectangleCopy) -> Self {
        let extent = Extent { width: copy.width, height: copy.height, depth: 1 };
        Self { from: (&copy.from).into(), to: (&copy.to).into(), extent }
    }
}

/// What a description points to.
///
/// # Safety
/// The pointer is null or to a description.
unsafe fn described<T: Copy>(what: *const T) -> Result<T, HipError> {
    if what.is_null() {
        return Err(error::INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { what.read() })
}

macro_rules! copies {
    ($($name:ident($what:ident: $type:ty $(, $stream:ident)?) in $in:expr => $copy:expr;)*) => {$(
        /// Copies what is described.
        ///
        /// # Safety
        /// The description is null or valid, and both sides have as much memory as it says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($what: *const $type $(, $stream: Handle)?) -> HipError {
            call(|| {
                // SAFETY: the caller's promise.
                let $what = unsafe { described($what) }?;
                let copy = $copy;
                in_stream($in, move || copy.run())
            })
        }
    )*};
}

copies! {
    hipMemcpy3D(what: BoxCopy) in NO_STREAM => what;
    hipMemcpy3DAsync(what: BoxCopy, stream) in stream => what;
    hipDrvMemcpy3D(what: DriverBoxCopy) in NO_STREAM => what;
    hipDrvMemcpy3DAsync(what: DriverBoxCopy, stream) in stream => what;
    hipMemcpyParam2D(what: RectangleCopy) in NO_STREAM => DriverBoxCopy::from(&what);
    hipMemcpyParam2DAsync(what: RectangleCopy, stream) in stream => DriverBoxCopy::from(&what);
    hipDrvMemcpy2DUnaligned(what: RectangleCopy) in NO_STREAM => DriverBoxCopy::from(&what);
}

/// Memory for a box, whose rows start at multiples of 256.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMalloc3D(made: *mut PitchedPointer, extent: Extent) -> HipError {
    call(|| {
        if made.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let Extent { width, height, depth } = extent;
        let pitch = width.checked_next_multiple_of(PITCH).ok_or(error::INVALID_VALUE)?;
        let bytes = pitch.checked_mul(height).and_then(|layer| layer.checked_mul(depth)).ok_or(error::OUT_OF_MEMORY)?;
        let mut pointer = std::ptr::null_mut();
        memory::allocate(&mut pointer, bytes, Kind::Device, 0)?;
        // SAFETY: the caller's promise.
        unsafe { store(made, PitchedPointer { pointer, pitch, width, height }) }
    })
}

/// Memory for rows of elements of 4, 8 or 16 bytes.
///
/// # Safety
/// `pointer` and `pitch` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemAllocPitch(
    pointer: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
    element: u32,
) -> HipError {
    if ![4, 8, 16].contains(&element) {
        return call(|| Err(error::INVALID_VALUE));
    }
    // SAFETY: the caller's promise.
    unsafe { memory::hipMallocPitch(pointer, pitch, width, height) }
}

fn fill_layers(to: PitchedPointer, value: i32, extent: Extent) -> Result<(), HipError> {
    if extent.is_empty() {
        return Ok(());
    }
    let layers = Layers::new(to.pointer, to.pitch, to.height, Position { x: 0, y: 0, z: 0 }, extent)?;
    (0..extent.depth)
        .try_for_each(|number| fill_rows(layers.of(number)?, to.pitch, &[value as u8], [extent.width, extent.height]))
}

/// Fills a box.
///
/// # Safety
/// The memory has so many layers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3D(to: PitchedPointer, value: i32, extent: Extent) -> HipError {
    call(|| in_stream(NO_STREAM, move || fill_layers(to, value, extent)))
}

/// Fills a box.
///
/// # Safety
/// The memory has so many layers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3DAsync(to: PitchedPointer, value: i32, extent: Extent, stream: Handle) -> HipError {
    call(|| in_stream(stream, move || fill_layers(to, value, extent)))
}

/// There is one device.
fn of_one_device(to: i32, from: i32) -> Result<(), HipError> {
    if (to, from) == (0, 0) { Ok(()) } else { Err(error::INVALID_DEVICE) }
}

/// Copies from a device to a device, which are the same.
///
/// # Safety
/// Both sides have so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyPeer(
    to: *mut c_void,
    to_device: i32,
    from: *const c_void,
    from_device: i32,
    bytes: usize,
) -> HipError {
    call(|| {
        of_one_device(to_device, from_device)?;
        in_stream(NO_STREAM, move || memory::copy(to, from, bytes, LAST_KIND))
    })
}

/// Copies from a device to a device, which are the same.
///
/// # Safety
/// Both sides have so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyPeerAsync(
    to: *mut c_void,
    to_device: i32,
    from: *const c_void,
    from_device: i32,
    bytes: usize,
    stream: Handle,
) -> HipError {
    call(|| {
        of_one_device(to_device, from_device)?;
        in_stream(stream, move || memory::copy(to, from, bytes, LAST_KIND))
    })
}
