//! What every function of the C library has around it.

use super::status::{TomboloStatus, keep};
use crate::error::{Error, ErrorKind};
use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does a call: keeps its error for the thread, and turns a panic into one.
pub(super) fn call(what: impl FnOnce() -> Result<(), Error>) -> TomboloStatus {
    let panicked = || Error::new(ErrorKind::Internal, "the library panicked; its message is on stderr");
    match catch_unwind(AssertUnwindSafe(what)).unwrap_or_else(|_| Err(panicked())) {
        Ok(()) => TomboloStatus::Success,
        Err(error) => keep(&error),
    }
}

/// What a pointer is to.
///
/// # Safety
/// It is null, or to a value that stays while the reference is used.
pub(super) unsafe fn at<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Error> {
    // SAFETY: by the contract of this function.
    unsafe { pointer.as_ref() }.ok_or_else(|| null(name))
}

/// Stores a result.
///
/// # Safety
/// The pointer is null, or may be written.
pub(super) unsafe fn put<T>(pointer: *mut T, value: T, name: &str) -> Result<(), Error> {
    if pointer.is_null() {
        return Err(null(name));
    }
    // SAFETY: by the contract of this function.
    unsafe { pointer.write(value) };
    Ok(())
}

/// A text.
///
/// # Safety
/// It is null, or ends with a zero and stays while the reference is used.
pub(super) unsafe fn text<'a>(pointer: *const c_char, name: &str) -> Result<&'a str, Error> {
    if pointer.is_null() {
        return Err(null(name));
    }
    // SAFETY: by the contract of this function.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|_| Error::value(format!("{name} is not UTF-8")))
}

/// `count` values.
///
/// # Safety
/// They stay while the slice is used; the pointer may be null if there are none.
pub(super) unsafe fn slice<'a, T>(pointer: *const T, count: usize, name: &str) -> Result<&'a [T], Error> {
    match (pointer.is_null(), count) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(null(name)),
        // SAFETY: by the contract of this function.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts(pointer, count) }),
    }
}

/// The size field that a struct begins with tells which version of it the caller has.
pub(super) fn check_size(size: usize, least: usize, name: &str) -> Result<(), Error> {
    match size < least {
        true => Err(Error::value(format!("{name} has size {size}, not {least}: set it to sizeof"))),
        false => Ok(()),
    }
}

fn null(name: &str) -> Error {
    Error::value(format!("{name} is null"))
}
