//! Boxes of memory: layers of rows, which start a pitch apart. Their allocation, copies and fills, and copies of rectangles
//! by the same descriptions, which may name arrays.

use crate::abi::{Handle, HipError, error};
use crate::arrays::{Array, Extent, array, array_given};
use crate::call::{call, described, store};
use crate::graphs::{Copy, Work, copy_in_stream, fill_in_stream, in_stream};
use crate::layers::{Layers, Position, copy_layers, fill_layers};
use crate::memory::{self, Kind, LAST_KIND, NO_STREAM, PITCH};
use std::ffi::c_void;
use std::sync::Arc;

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

/// A side that is an array has no memory beside it.
fn side(handle: Handle, memory: &PitchedPointer) -> Result<Option<Arc<Array>>, HipError> {
    match (handle.is_null(), memory.pointer.is_null()) {
        (true, _) => Ok(None),
        (false, true) => array(handle).map(Some),
        (false, false) => Err(error::INVALID_VALUE),
    }
}

/// A copy that has been looked at: to, from, and how much, with a width in bytes.
type Plan = Option<(Layers, Layers, Extent)>;

impl BoxCopy {
    /// A copy of rows.
    pub fn of_rows(
        to: (*mut c_void, usize),
        from: (*const c_void, usize),
        [width, height]: [usize; 2],
        kind: i32,
    ) -> Self {
        let (array, at) = (std::ptr::null_mut(), Position { x: 0, y: 0, z: 0 });
        let side = |(pointer, pitch)| PitchedPointer { pointer, pitch, width, height };
        Self {
            from_array: array,
            from_at: at,
            from: side((from.0.cast_mut(), from.1)),
            to_array: array,
            to_at: at,
            to: side(to),
            extent: Extent { width, height, depth: 1 },
            kind,
        }
    }

    /// A copy of bytes.
    pub fn of_bytes(to: *mut c_void, from: *const c_void, bytes: usize, kind: i32) -> Self {
        Self::of_rows((to, bytes), (from, bytes), [bytes, 1], kind)
    }

    /// `hipMemcpyKind`.
    pub fn kind(&self) -> i32 {
        self.kind
    }

    /// Whether it copies from an array, and whether to one.
    pub fn arrays(&self) -> [bool; 2] {
        [self.from_array, self.to_array].map(|array| !array.is_null())
    }

    /// Refuses what cannot be copied.
    pub fn check(&self) -> Result<(), HipError> {
        memory::check_kind(self.kind)?;
        self.plan().map(drop)
    }

    /// Copies.
    pub fn run(&self) -> Result<(), HipError> {
        self.plan()?.map_or(Ok(()), |(to, from, extent)| copy_layers(to, from, extent, self.kind))
    }

    fn plan(&self) -> Result<Plan, HipError> {
        let from = side(self.from_array, &self.from)?;
        let to = side(self.to_array, &self.to)?;
        if self.extent.is_empty() {
            return Ok(None);
        }
        // With an array the width counts its elements, of which two arrays have the same.
        let bytes = [&from, &to].map(|side| side.as_ref().map(|array| array.shape.element.bytes()));
        let element = match bytes {
            [Some(from), Some(to)] if from != to => return Err(error::INVALID_VALUE),
            [from, to] => from.or(to).unwrap_or(1),
        };
        let width = self.extent.width.checked_mul(element).ok_or(error::INVALID_VALUE)?;
        let extent = Extent { width, ..self.extent };
        let layers = |side: Option<Arc<Array>>, memory: &PitchedPointer, at: Position| match side {
            Some(array) => {
                let x = at.x.checked_mul(element).ok_or(error::INVALID_VALUE)?;
                Layers::in_array(&array, Position { x, ..at }, extent)
            }
            None if !memory.pointer.is_null() && memory.pitch < extent.width => Err(error::INVALID_PITCH_VALUE),
            None => Layers::in_memory(memory.pointer, memory.pitch, memory.height, at, extent),
        };
        Ok(Some((layers(to, &self.to, self.to_at)?, layers(from, &self.from, self.from_at)?, extent)))
    }
}

impl DriverSide {
    fn layers(&self, extent: Extent) -> Result<Layers, HipError> {
        if self.level != 0 {
            return Err(error::INVALID_VALUE);
        }
        let memory = match self.kind {
            memory_type::HOST => self.host,
            memory_type::DEVICE | memory_type::MANAGED | memory_type::UNIFIED => self.device,
            memory_type::ARRAY => return Layers::in_array(&*array_given(self.array)?, self.at, extent),
            _ => return Err(error::INVALID_VALUE),
        };
        // What is left out is no larger than what is copied.
        let tight = |given: usize, first: usize, size: usize| match given {
            0 => first.checked_add(size).ok_or(error::INVALID_VALUE),
            given => Ok(given),
        };
        let pitch = tight(self.pitch, self.at.x, extent.width)?;
        let rows = tight(self.height, self.at.y, extent.height)?;
        Layers::in_memory(memory, pitch, rows, self.at, extent)
    }
}

impl DriverBoxCopy {
    /// Refuses what cannot be copied.
    pub fn check(&self) -> Result<(), HipError> {
        self.plan().map(drop)
    }

    /// Copies.
    pub fn run(&self) -> Result<(), HipError> {
        self.plan()?.map_or(Ok(()), |(to, from, extent)| copy_layers(to, from, extent, LAST_KIND))
    }

    fn plan(&self) -> Result<Plan, HipError> {
        if self.extent.is_empty() {
            return Ok(None);
        }
        Ok(Some((self.to.layers(self.extent)?, self.from.layers(self.extent)?, self.extent)))
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

macro_rules! copies {
    ($($name:ident($what:ident: $type:ty $(, $stream:ident)?) in $in:expr => $copy:ident $value:expr;)*) => {$(
        /// Copies what is described.
        ///
        /// # Safety
        /// The description is null or valid, and both sides have as much memory as it says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($what: *const $type $(, $stream: Handle)?) -> HipError {
            call(|| {
                // SAFETY: the caller's promise.
                let $what = unsafe { described($what) }?;
                in_stream($in, Work::Copy(Copy::$copy($value)))
            })
        }
    )*};
}

copies! {
    hipMemcpy3D(what: BoxCopy) in NO_STREAM => Box what;
    hipMemcpy3DAsync(what: BoxCopy, stream) in stream => Box what;
    hipDrvMemcpy3D(what: DriverBoxCopy) in NO_STREAM => DriverBox what;
    hipDrvMemcpy3DAsync(what: DriverBoxCopy, stream) in stream => DriverBox what;
    hipMemcpyParam2D(what: RectangleCopy) in NO_STREAM => DriverBox DriverBoxCopy::from(&what);
    hipMemcpyParam2DAsync(what: RectangleCopy, stream) in stream => DriverBox DriverBoxCopy::from(&what);
    hipDrvMemcpy2DUnaligned(what: RectangleCopy) in NO_STREAM => DriverBox DriverBoxCopy::from(&what);
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

fn fill(to: PitchedPointer, value: i32, extent: Extent) -> Result<(), HipError> {
    if extent.is_empty() {
        return Ok(());
    }
    let layers = Layers::in_memory(to.pointer, to.pitch, to.height, Position { x: 0, y: 0, z: 0 }, extent)?;
    fill_layers(layers, value as u8, extent)
}

/// Fills a box.
///
/// # Safety
/// The memory has so many layers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3D(to: PitchedPointer, value: i32, extent: Extent) -> HipError {
    call(|| fill_in_stream(NO_STREAM, move || fill(to, value, extent)))
}

/// Fills a box.
///
/// # Safety
/// The memory has so many layers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3DAsync(to: PitchedPointer, value: i32, extent: Extent, stream: Handle) -> HipError {
    call(|| fill_in_stream(stream, move || fill(to, value, extent)))
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
        copy_in_stream(NO_STREAM, move || memory::copy(to, from, bytes, LAST_KIND))
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
        copy_in_stream(stream, move || memory::copy(to, from, bytes, LAST_KIND))
    })
}
