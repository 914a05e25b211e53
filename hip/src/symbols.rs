//! Variables of the program on the device: their addresses, and copies to and from them.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::device::device;
use crate::graphs::{Copy, Work, in_stream};
use crate::memory::{DEVICE_TO_HOST, HOST_TO_DEVICE, HOST_TO_HOST, NO_STREAM, check_kind};
use crate::modules::told;
use crate::registered::variable;
use std::ffi::c_void;

/// Address of `bytes` of a variable from an offset on.
pub fn place(symbol: *const c_void, offset: usize, bytes: usize) -> Result<u64, HipError> {
    let found = variable(symbol)?;
    let end = offset.checked_add(bytes).filter(|end| *end as u64 <= found.bytes);
    end.map(|_| found.address + offset as u64).ok_or(error::INVALID_VALUE)
}

/// Copies to a variable.
pub fn copy_to(symbol: *const c_void, from: *const c_void, bytes: usize, offset: usize) -> Result<(), HipError> {
    let address = place(symbol, offset, bytes)?;
    match (bytes, from.is_null()) {
        (0, _) => Ok(()),
        (_, true) => Err(error::INVALID_VALUE),
        // SAFETY: the callers' caller promises so many bytes.
        _ => device()?
            .write(address, unsafe { std::slice::from_raw_parts(from.cast(), bytes) })
            .map_err(|error| told(&error)),
    }
}

/// Copies from a variable.
pub fn copy_from(to: *mut c_void, symbol: *const c_void, bytes: usize, offset: usize) -> Result<(), HipError> {
    let address = place(symbol, offset, bytes)?;
    match (bytes, to.is_null()) {
        (0, _) => Ok(()),
        (_, true) => Err(error::INVALID_VALUE),
        // SAFETY: the callers' caller promises room for so many bytes.
        _ => device()?
            .read(address, unsafe { std::slice::from_raw_parts_mut(to.cast(), bytes) })
            .map_err(|error| told(&error)),
    }
}

/// A copy to or from a variable, which lies on the device. `hipErrorInvalidMemcpyDirection` if it is said to go between memory of the host, or `opposite`.
fn of_variable(copy: Copy, kind: i32, opposite: i32) -> Result<Work, HipError> {
    if kind == HOST_TO_HOST || kind == opposite {
        return Err(error::INVALID_MEMCPY_DIRECTION);
    }
    check_kind(kind).map(|()| Work::Copy(copy))
}

/// Address of a variable.
///
/// # Safety
/// `address` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetSymbolAddress(address: *mut u64, symbol: *const c_void) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(address, variable(symbol)?.address) })
}

/// Bytes of a variable.
///
/// # Safety
/// `bytes` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetSymbolSize(bytes: *mut usize, symbol: *const c_void) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(bytes, variable(symbol)?.bytes as usize) })
}

/// Copies to a variable.
///
/// # Safety
/// `from` has so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyToSymbol(
    symbol: *const c_void,
    from: *const c_void,
    bytes: usize,
    offset: usize,
    kind: i32,
) -> HipError {
    call(|| {
        in_stream(NO_STREAM, of_variable(Copy::ToSymbol { symbol, from, bytes, offset, kind }, kind, DEVICE_TO_HOST)?)
    })
}

/// Copies to a variable.
///
/// # Safety
/// `from` has so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyToSymbolAsync(
    symbol: *const c_void,
    from: *const c_void,
    bytes: usize,
    offset: usize,
    kind: i32,
    stream: Handle,
) -> HipError {
    call(|| in_stream(stream, of_variable(Copy::ToSymbol { symbol, from, bytes, offset, kind }, kind, DEVICE_TO_HOST)?))
}

/// Copies from a variable.
///
/// # Safety
/// `to` has room for so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyFromSymbol(
    to: *mut c_void,
    symbol: *const c_void,
    bytes: usize,
    offset: usize,
    kind: i32,
) -> HipError {
    call(|| {
        in_stream(NO_STREAM, of_variable(Copy::FromSymbol { to, symbol, bytes, offset, kind }, kind, HOST_TO_DEVICE)?)
    })
}

/// Copies from a variable.
///
/// # Safety
/// `to` has room for so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyFromSymbolAsync(
    to: *mut c_void,
    symbol: *const c_void,
    bytes: usize,
    offset: usize,
    kind: i32,
    stream: Handle,
) -> HipError {
    call(|| in_stream(stream, of_variable(Copy::FromSymbol { to, symbol, bytes, offset, kind }, kind, HOST_TO_DEVICE)?))
}
