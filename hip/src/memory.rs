//! Memory: allocations, copies, fills.
//!
//! Device memory is memory of the process, so a copy is a copy whatever its kind. What is checked is that a range which begins in
//! device memory ends in the same allocation.

use crate::abi::{Handle, HipError, error};
use crate::boxes::BoxCopy;
use crate::call::{call, store};
use crate::device::device;
use crate::errors;
use crate::graphs::{self, Copy, Fill, Rows, Work, copy_in_stream, fill_in_stream, in_stream};
use crate::pools;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tombolo::{ErrorKind, Protection};

/// What an allocation is for, as `hipMemoryType` counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Host = 1,
    Device = 2,
    Managed = 3,
}

/// An allocation, or memory of the program that was registered.
#[derive(Debug, Clone, Copy)]
pub struct Allocation {
    /// What it is for.
    pub kind: Kind,
    pub bytes: usize,
    /// Those that it was asked for with.
    pub flags: u32,
    /// The program's own memory.
    registered: bool,
    /// Tells allocations apart that lie at the same place one after the other.
    pub number: u64,
}

impl Allocation {
    fn new(kind: Kind, bytes: usize, flags: u32, registered: bool) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Self { kind, bytes, flags, registered, number: NEXT.fetch_add(1, Ordering::Relaxed) }
    }
}

/// Rows of what `hipMallocPitch` gives start at multiples of this.
pub const PITCH: usize = 256;
/// `hipMemcpyHostToHost`.
pub const HOST_TO_HOST: i32 = 0;
/// `hipMemcpyHostToDevice`.
pub const HOST_TO_DEVICE: i32 = 1;
/// `hipMemcpyDeviceToHost`.
pub const DEVICE_TO_HOST: i32 = 2;
/// `hipMemcpyDeviceToDevice`.
pub const DEVICE_TO_DEVICE: i32 = 3;
/// The largest kind of a copy (`hipMemcpyDefault`), and what HIP 6.2 has beyond it.
pub const LAST_KIND: i32 = 4;
const DEVICE_TO_DEVICE_NO_CU: i32 = 1024;

/// What is done at once, whatever streams are captured.
pub const NO_STREAM: Handle = std::ptr::null_mut();

static ALLOCATIONS: Mutex<BTreeMap<usize, Allocation>> = Mutex::new(BTreeMap::new());

fn allocations() -> MutexGuard<'static, BTreeMap<usize, Allocation>> {
    ALLOCATIONS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Start and kind of the allocation that holds an address.
pub fn holding(address: usize) -> Option<(usize, Allocation)> {
    let allocations = allocations();
    let (base, allocation) = allocations.range(..=address).next_back()?;
    (address - base < allocation.bytes).then_some((*base, *allocation))
}

pub fn allocate(pointer: *mut *mut c_void, bytes: usize, kind: Kind, flags: u32) -> Result<(), HipError> {
    if pointer.is_null() {
        return Err(error::INVALID_VALUE);
    }
    let mut address = 0;
    if bytes != 0 {
        address = device()?.allocate(bytes as u64).map_err(|error| errors::of(&error))? as usize;
        allocations().insert(address, Allocation::new(kind, bytes, flags, false));
    }
    // SAFETY: the callers' caller promises that the pointer may be written.
    unsafe { store(pointer, address as *mut c_void) }
}

/// Frees memory; a null pointer is none. Memory of a graph goes back to it.
pub fn free(pointer: *mut c_void) -> Result<(), HipError> {
    if pointer.is_null() || graphs::freed(pointer as usize)? {
        return Ok(());
    }
    let mut allocations = allocations();
    let known = allocations.get(&(pointer as usize)).is_some_and(|allocation| !allocation.registered);
    if !known {
        return Err(error::INVALID_VALUE);
    }
    allocations.remove(&(pointer as usize));
    pools::freed(pointer as usize);
    device()?.free(pointer as u64).map_err(|error| errors::of(&error))
}

/// Whether the device sees memory at an address.
pub fn is_known(pointer: *const c_void) -> bool {
    holding(pointer as usize).is_some()
}

/// Refuses a range that begins in device memory and ends elsewhere.
pub fn check(pointer: *const c_void, bytes: usize) -> Result<(), HipError> {
    if pointer.is_null() {
        return Err(error::INVALID_VALUE);
    }
    match holding(pointer as usize) {
        Some((base, allocation)) if bytes > allocation.bytes - (pointer as usize - base) => Err(error::INVALID_VALUE),
        _ => Ok(()),
    }
}

/// Refuses what is no kind of copy.
pub fn check_kind(kind: i32) -> Result<(), HipError> {
    let is_known = (0..=LAST_KIND).contains(&kind) || kind == DEVICE_TO_DEVICE_NO_CU;
    if is_known { Ok(()) } else { Err(error::INVALID_MEMCPY_DIRECTION) }
}

/// Copies; the two may overlap.
pub fn copy(to: *mut c_void, from: *const c_void, bytes: usize, kind: i32) -> Result<(), HipError> {
    check_kind(kind)?;
    if bytes == 0 {
        return Ok(());
    }
    check(to, bytes)?;
    check(from, bytes)?;
    // SAFETY: what begins in device memory ends in it; the rest is what the program says that it is.
    unsafe { std::ptr::copy(from.cast::<u8>(), to.cast::<u8>(), bytes) };
    Ok(())
}

/// Copies rows, which are not longer than their pitches.
pub fn copy_rows(
    to: (*mut c_void, usize),
    from: (*const c_void, usize),
    [width, height]: [usize; 2],
    kind: i32,
) -> Result<(), HipError> {
    if width > to.1 || width > from.1 {
        return Err(error::INVALID_PITCH_VALUE);
    }
    let Some(others) = height.checked_sub(1).filter(|_| width != 0) else { return Ok(()) };
    // A row may lie behind the allocation in which the first one begins, where a check of it alone would take it for memory of the program.
    let end = |pitch: usize| others.checked_mul(pitch)?.checked_add(width);
    check(to.0, end(to.1).ok_or(error::INVALID_VALUE)?)?;
    check(from.0, end(from.1).ok_or(error::INVALID_VALUE)?)?;
    for row in 0..height {
        let at = |pitch: usize| row.checked_mul(pitch).ok_or(error::INVALID_VALUE);
        copy(to.0.wrapping_byte_add(at(to.1)?), from.0.wrapping_byte_add(at(from.1)?), width, kind)?;
    }
    Ok(())
}

/// Fills with a value of one, two or four bytes.
pub fn fill(to: *mut c_void, value: &[u8], count: usize) -> Result<(), HipError> {
    let bytes = count.checked_mul(value.len()).ok_or(error::INVALID_VALUE)?;
    if bytes == 0 {
        return Ok(());
    }
    check(to, bytes)?;
    // SAFETY: as in `copy`.
    let all = unsafe { std::slice::from_raw_parts_mut(to.cast::<u8>(), bytes) };
    match value {
        [byte] => all.fill(*byte),
        several => all.chunks_exact_mut(several.len()).for_each(|place| place.copy_from_slice(several)),
    }
    Ok(())
}

macro_rules! allocates {
    ($($(#[$doc:meta])* fn $name:ident($($more:ident: $type:ty),*) = $kind:expr, $flags:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// `pointer` is null or may be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(pointer: *mut *mut c_void, bytes: usize, $($more: $type),*) -> HipError {
            call(|| graphs::allowed().and_then(|()| allocate(pointer, bytes, $kind, $flags)))
        }
    )*};
}

allocates! {
    /// Device memory.
    fn hipMalloc() = Kind::Device, 0;
    /// Device memory.
    fn hipExtMallocWithFlags(flags: u32) = Kind::Device, flags;
    /// Memory of both sides.
    fn hipMallocManaged(flags: u32) = Kind::Managed, flags;
    /// Memory of the host that the device sees.
    fn hipHostMalloc(flags: u32) = Kind::Host, flags;
    /// Memory of the host that the device sees.
    fn hipHostAlloc(flags: u32) = Kind::Host, flags;
    /// Memory of the host that the device sees.
    fn hipMallocHost() = Kind::Host, 0;
    /// Memory of the host that the device sees.
    fn hipMemAllocHost() = Kind::Host, 0;
}

macro_rules! frees {
    ($($name:ident($($more:ident: $type:ty),*);)*) => {$(
        /// Frees memory; a null pointer is none.
        ///
        /// # Safety
        /// Nobody uses the memory any more.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(pointer: *mut c_void, $($more: $type),*) -> HipError {
            call(|| free(pointer))
        }
    )*};
}

frees! {
    hipFree();
    hipHostFree();
    hipFreeHost();
}

/// Device memory from the device's pool, at once. In a captured stream the graph has the memory, from the launch on.
///
/// # Safety
/// `pointer` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocAsync(pointer: *mut *mut c_void, bytes: usize, stream: Handle) -> HipError {
    call(|| pools::in_stream(stream, pointer, bytes, None))
}

/// Frees memory; a null pointer is none.
///
/// # Safety
/// Nobody uses the memory any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFreeAsync(pointer: *mut c_void, stream: Handle) -> HipError {
    call(|| match graphs::is_captured(stream) {
        true => in_stream(stream, graphs::freeing(pointer)?),
        false => free(pointer),
    })
}

/// Memory for rows, which start at multiples of 256.
///
/// # Safety
/// `pointer` and `pitch` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocPitch(
    pointer: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> HipError {
    call(|| {
        let row = width.checked_next_multiple_of(PITCH).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(pitch, row) }?;
        allocate(pointer, row.checked_mul(height).ok_or(error::OUT_OF_MEMORY)?, Kind::Device, 0)
    })
}

macro_rules! copies {
    ($($name:ident($kind:ident: $kind_type:ty $(, $more:ident: $type:ty)*) in $stream:expr;)*) => {$(
        /// Copies.
        ///
        /// # Safety
        /// Both sides have so many bytes.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            to: *mut c_void, from: *const c_void, bytes: usize, $kind: $kind_type, $($more: $type),*
        ) -> HipError {
            call(|| in_stream($stream, Work::Copy(Copy::Bytes { to, from, bytes, kind: $kind })))
        }
    )*};
}

copies! {
    hipMemcpy(kind: i32) in NO_STREAM;
    hipMemcpyAsync(kind: i32, stream: Handle) in stream;
    hipMemcpyWithStream(kind: i32, stream: Handle) in stream;
}

macro_rules! plain_copies {
    ($($name:ident($($more:ident: $type:ty),*) in $stream:expr;)*) => {$(
        /// Copies.
        ///
        /// # Safety
        /// Both sides have so many bytes.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            to: *mut c_void, from: *const c_void, bytes: usize, $($more: $type),*
        ) -> HipError {
            call(|| in_stream($stream, Work::Copy(Copy::Bytes { to, from, bytes, kind: LAST_KIND })))
        }
    )*};
}

plain_copies! {
    hipMemcpyHtoD() in NO_STREAM;
    hipMemcpyDtoH() in NO_STREAM;
    hipMemcpyDtoD() in NO_STREAM;
    hipMemcpyHtoDAsync(stream: Handle) in stream;
    hipMemcpyDtoHAsync(stream: Handle) in stream;
    hipMemcpyDtoDAsync(stream: Handle) in stream;
}

/// Copies rows.
///
/// # Safety
/// Both sides have so many rows.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2D(
    to: *mut c_void,
    to_pitch: usize,
    from: *const c_void,
    from_pitch: usize,
    width: usize,
    height: usize,
    kind: i32,
) -> HipError {
    call(|| copy_in_stream(NO_STREAM, move || copy_rows((to, to_pitch), (from, from_pitch), [width, height], kind)))
}

/// Copies rows.
///
/// # Safety
/// Both sides have so many rows.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DAsync(
    to: *mut c_void,
    to_pitch: usize,
    from: *const c_void,
    from_pitch: usize,
    width: usize,
    height: usize,
    kind: i32,
    stream: Handle,
) -> HipError {
    call(|| {
        let copy = BoxCopy::of_rows((to, to_pitch), (from, from_pitch), [width, height], kind);
        copy.check()?;
        in_stream(stream, Work::Copy(Copy::Box(copy)))
    })
}

macro_rules! fills {
    ($($name:ident($value:ty as $as:ty $(, $more:ident: $type:ty)*) in $stream:expr;)*) => {$(
        /// Fills memory with a value; the last size counts values.
        ///
        /// # Safety
        /// The memory has room for so many.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(to: *mut c_void, value: $value, count: usize, $($more: $type),*) -> HipError {
            call(|| in_stream($stream, Work::Fill(Fill::Rows(Rows::new(to, 0, value as $as, [count, 1])))))
        }
    )*};
}

fills! {
    hipMemset(i32 as u8) in NO_STREAM;
    hipMemsetAsync(i32 as u8, stream: Handle) in stream;
    hipMemsetD8(u8 as u8) in NO_STREAM;
    hipMemsetD8Async(u8 as u8, stream: Handle) in stream;
    hipMemsetD16(u16 as u16) in NO_STREAM;
    hipMemsetD16Async(u16 as u16, stream: Handle) in stream;
    hipMemsetD32(i32 as i32) in NO_STREAM;
    hipMemsetD32Async(i32 as i32, stream: Handle) in stream;
}

/// Fills rows, each with so many values of one, two or four bytes.
pub fn fill_rows(to: *mut c_void, pitch: usize, value: &[u8], [width, height]: [usize; 2]) -> Result<(), HipError> {
    if width.checked_mul(value.len()).is_none_or(|bytes| bytes > pitch) {
        return Err(error::INVALID_VALUE);
    }
    for row in 0..height {
        let at = row.checked_mul(pitch).ok_or(error::INVALID_VALUE)?;
        fill(to.wrapping_byte_add(at), value, width)?;
    }
    Ok(())
}

/// Fills rows.
///
/// # Safety
/// The memory has so many rows.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset2D(
    to: *mut c_void,
    pitch: usize,
    value: i32,
    width: usize,
    height: usize,
) -> HipError {
    call(|| fill_in_stream(NO_STREAM, move || fill_rows(to, pitch, &[value as u8], [width, height])))
}

/// Fills rows.
///
/// # Safety
/// The memory has so many rows.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset2DAsync(
    to: *mut c_void,
    pitch: usize,
    value: i32,
    width: usize,
    height: usize,
    stream: Handle,
) -> HipError {
    call(|| in_stream(stream, Work::Fill(Fill::Rows(Rows::new(to, pitch, value as u8, [width, height])))))
}

/// Lets the device see memory of the program, at its own address.
///
/// # Safety
/// The memory stays until it is unregistered.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostRegister(pointer: *mut c_void, bytes: usize, flags: u32) -> HipError {
    call(|| {
        if pointer.is_null() || bytes == 0 {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise; during a launch the program waits for it.
        let mapped = unsafe { device()?.map(pointer as u64, pointer.cast(), bytes as u64, Protection::ReadWrite) };
        mapped.map_err(|error| match error.kind {
            ErrorKind::Unsupported => errors::of(&error),
            _ => error::HOST_MEMORY_ALREADY_REGISTERED,
        })?;
        let allocation = Allocation::new(Kind::Host, bytes, flags, true);
        allocations().insert(pointer as usize, allocation);
        Ok(())
    })
}

/// Takes that back.
#[unsafe(no_mangle)]
pub extern "C" fn hipHostUnregister(pointer: *mut c_void) -> HipError {
    call(|| {
        let mut allocations = allocations();
        let known = allocations.get(&(pointer as usize)).is_some_and(|allocation| allocation.registered);
        if !known {
            return Err(error::HOST_MEMORY_NOT_REGISTERED);
        }
        allocations.remove(&(pointer as usize));
        device()?.unmap(pointer as u64).map_err(|error| errors::of(&error))
    })
}

/// The device's pointer to memory of the host: the same.
///
/// # Safety
/// `pointer` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostGetDevicePointer(
    pointer: *mut *mut c_void,
    host: *mut c_void,
    _flags: u32,
) -> HipError {
    call(|| {
        holding(host as usize).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(pointer, host) }
    })
}

/// Flags of an allocation.
///
/// # Safety
/// `flags` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostGetFlags(flags: *mut u32, host: *mut c_void) -> HipError {
    call(|| {
        let (_, allocation) = holding(host as usize).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(flags, allocation.flags) }
    })
}

/// Bytes of memory, free and all.
///
/// # Safety
/// Both are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetInfo(free: *mut usize, total: *mut usize) -> HipError {
    call(|| {
        let (left, all) = device()?.memory_bytes();
        // SAFETY: the caller's promises.
        unsafe { store(free, left as usize).and_then(|()| store(total, all as usize)) }
    })
}
