//! What the headers of HIP 7 have beyond those of HIP 6, as far as it is there.

use crate::abi::{Dim3, Handle, HipError, error};
use crate::call::{call, put};
use crate::graphs::{Fill, Rows, Work, in_stream};
use crate::launch::{Shape, of_module, of_program};
use crate::managed::{HOST, hipMemAdvise, hipMemPrefetchAsync};
use crate::memory::NO_STREAM;
use crate::modules::hipModuleLoadData;
use crate::pools::Location;
use std::ffi::c_void;

/// `hipLaunchAttribute`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Attribute {
    /// `hipLaunchAttributeID`.
    id: i32,
    _gap: i32,
    value: [i32; 16],
}

/// Numbers of `hipLaunchAttributeID`.
const COOPERATIVE: i32 = 2;
/// Windows of caches, waiting, priority, domains of memory: how a launch is done.
const HINTS: [i32; 5] = [1, 3, 8, 9, 10];

/// `hipLaunchConfig_t`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct LaunchConfiguration {
    groups: Dim3,
    block: Dim3,
    shared: usize,
    stream: Handle,
    attributes: *const Attribute,
    count: u32,
}

/// `HIP_LAUNCH_CONFIG`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DriverLaunchConfiguration {
    groups: Dim3,
    block: Dim3,
    shared: u32,
    stream: Handle,
    attributes: *const Attribute,
    count: u32,
}

/// Whether the attributes of a launch say that it is cooperative. No other one changes what it computes.
///
/// # Safety
/// There are so many attributes.
unsafe fn look(attributes: *const Attribute, count: u32) -> Result<bool, HipError> {
    if attributes.is_null() && count != 0 {
        return Err(error::INVALID_VALUE);
    }
    let mut cooperative = false;
    for at in 0..count as usize {
        // SAFETY: the caller's promise.
        let Attribute { id, value, .. } = unsafe { attributes.add(at).read() };
        match id {
            COOPERATIVE => cooperative = value[0] != 0,
            id if HINTS.contains(&id) => {}
            _ => return Err(error::INVALID_VALUE),
        }
    }
    Ok(cooperative)
}

/// Launches a kernel of the program.
///
/// # Safety
/// `configuration` is null or valid; `arguments` has a pointer to each argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchKernelExC(
    configuration: *const LaunchConfiguration,
    function: *const c_void,
    arguments: *const *const c_void,
) -> HipError {
    if configuration.is_null() {
        return call(|| Err(error::INVALID_VALUE));
    }
    // SAFETY: the caller's promises.
    unsafe {
        let LaunchConfiguration { groups, block, shared, stream, attributes, count } = configuration.read();
        match look(attributes, count) {
            Ok(cooperative) => {
                let shape = Shape { groups: groups.array(), block: block.array(), shared, cooperative };
                of_program(function, shape, arguments, stream)
            }
            Err(error) => call(|| Err(error)),
        }
    }
}

/// Launches a function of a module.
///
/// # Safety
/// `configuration` is null or valid; `arguments` is null or has a pointer to each argument; `extra` is null or as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvLaunchKernelEx(
    configuration: *const DriverLaunchConfiguration,
    function: *const c_void,
    arguments: *const *const c_void,
    extra: *const *mut c_void,
) -> HipError {
    if configuration.is_null() {
        return call(|| Err(error::INVALID_VALUE));
    }
    // SAFETY: the caller's promises.
    unsafe {
        let DriverLaunchConfiguration { groups, block, shared, stream, attributes, count } = configuration.read();
        match look(attributes, count) {
            Ok(cooperative) => {
                let (groups, block, shared) = (groups.array(), block.array(), shared as usize);
                of_module(function, Shape { groups, block, shared, cooperative }, arguments, extra, stream)
            }
            Err(error) => call(|| Err(error)),
        }
    }
}

/// A number of its own for each stream.
///
/// # Safety
/// `number` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetId(stream: Handle, number: *mut u64) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(number, stream as u64) }
}

/// Loads a module from memory.
///
/// # Safety
/// As [`hipModuleLoadData`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoadFatBinary(module: *mut Handle, image: *const c_void) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { hipModuleLoadData(module, image) }
}

/// Managed memory is where it is.
#[unsafe(no_mangle)]
pub extern "C" fn hipMemPrefetchAsync_v2(
    pointer: *const c_void,
    bytes: usize,
    location: Location,
    _flags: u32,
    stream: Handle,
) -> HipError {
    hipMemPrefetchAsync(pointer, bytes, location.ordinal().unwrap_or(HOST), stream)
}

/// Managed memory is where it is.
#[unsafe(no_mangle)]
pub extern "C" fn hipMemAdvise_v2(pointer: *const c_void, bytes: usize, advice: i32, location: Location) -> HipError {
    hipMemAdvise(pointer, bytes, advice, location.id)
}

macro_rules! fills {
    ($($name:ident($value:ty $(, $stream:ident)?) in $in:expr;)*) => {$(
        /// Fills rows with a value; the width counts values.
        ///
        /// # Safety
        /// The memory has so many rows.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            to: *mut c_void, pitch: usize, value: $value, width: usize, height: usize $(, $stream: Handle)?
        ) -> HipError {
            call(|| in_stream($in, Work::Fill(Fill::Rows(Rows::new(to, pitch, value, [width, height])))))
        }
    )*};
}

fills! {
    hipMemsetD2D8(u8) in NO_STREAM;
    hipMemsetD2D8Async(u8, stream) in stream;
    hipMemsetD2D16(u16) in NO_STREAM;
    hipMemsetD2D16Async(u16, stream) in stream;
    hipMemsetD2D32(u32) in NO_STREAM;
    hipMemsetD2D32Async(u32, stream) in stream;
}
