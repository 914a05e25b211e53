//! What every function has around it: errors are kept for the thread, panics stay inside, pointers are looked at.

use crate::abi::{HipError, error};
use crate::errors::keep;
use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does a call and keeps its error.
pub fn call(what: impl FnOnce() -> Result<(), HipError>) -> HipError {
    let result = catch_unwind(AssertUnwindSafe(what)).unwrap_or(Err(error::UNKNOWN));
    keep(result.err().unwrap_or(error::SUCCESS))
}

/// Stores a result.
///
/// # Safety
/// The pointer is null or may be written.
pub unsafe fn store<T>(pointer: *mut T, value: T) -> Result<(), HipError> {
    if pointer.is_null() {
        return Err(error::INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    unsafe { pointer.write(value) };
    Ok(())
}

/// A call that does nothing but store a result.
///
/// # Safety
/// The pointer is null or may be written.
pub unsafe fn put<T>(pointer: *mut T, value: T) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(pointer, value) })
}

/// What a description points to.
///
/// # Safety
/// The pointer is null or to a description.
pub unsafe fn described<T: Copy>(what: *const T) -> Result<T, HipError> {
    if what.is_null() {
        return Err(error::INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { what.read() })
}

/// A text.
///
/// # Safety
/// The pointer is null, or to a text that ends with a zero and stays while it is used.
pub unsafe fn text<'a>(pointer: *const c_char) -> Result<&'a str, HipError> {
    if pointer.is_null() {
        return Err(error::INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    unsafe { CStr::from_ptr(pointer) }.to_str().map_err(|_| error::INVALID_VALUE)
}
