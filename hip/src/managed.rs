//! Hints about managed memory, which is where it is: programs learn what they got wrong about them, and no more.

use crate::abi::{Handle, HipError, error};
use crate::call::call;
use crate::device;
use crate::memory::holding;
use crate::streams;
use std::ffi::c_void;

/// The host, where functions ask for a device (`hipCpuDeviceId`).
pub const HOST: i32 = -1;

/// Refuses a range that is empty, or not all of one allocation.
fn check_range(pointer: *const c_void, bytes: usize) -> Result<(), HipError> {
    let (base, allocation) = holding(pointer as usize).ok_or(error::INVALID_VALUE)?;
    let left = allocation.bytes - (pointer as usize - base);
    if bytes == 0 || bytes > left { Err(error::INVALID_VALUE) } else { Ok(()) }
}

/// Looks at a range of memory, at a device or the host, and at a stream.
#[unsafe(no_mangle)]
pub extern "C" fn hipMemPrefetchAsync(pointer: *const c_void, bytes: usize, device: i32, stream: Handle) -> HipError {
    call(|| {
        check_range(pointer, bytes)?;
        if device != HOST {
            device::check(device)?;
        }
        streams::check(stream)
    })
}

/// Looks at the memory that it is about.
#[unsafe(no_mangle)]
pub extern "C" fn hipMemAdvise(pointer: *const c_void, _bytes: usize, _advice: i32, _device: i32) -> HipError {
    call(|| holding(pointer as usize).map(drop).ok_or(error::INVALID_VALUE))
}
