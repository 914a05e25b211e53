//! What every function of the C library has around it.

use super::status::{TomboloStatus, keep};
use crate::error::{Error, ErrorKind};
use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
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

/// A struct that begins with its size, of which a caller may have an older and shorter version, of at least `least` bytes: what that does not have is zero.
///
/// # Safety
/// The pointer is null, or to as many bytes as the size says; zeros are a value of every field.
pub(super) unsafe fn sized<T: Copy>(pointer: *const T, least: usize, name: &str) -> Result<T, Error> {
    // SAFETY: by the contract of this function.
    let size = *unsafe { at(pointer.cast::<usize>(), name) }?;
    check_size(size, least, name)?;
    let mut value = MaybeUninit::<T>::zeroed();
    // SAFETY: by the contract of this function; both sides have that many bytes.
    unsafe {
        let bytes = size.min(size_of::<T>());
        std::ptr::copy_nonoverlapping(pointer.cast::<u8>(), value.as_mut_ptr().cast(), bytes);
        Ok(value.assume_init())
    }
}

fn null(name: &str) -> Error {
    Error::value(format!("{name} is null"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[derive(Clone, Copy)]
    #[repr(C)]
    struct Grown {
        size: usize,
        old: u64,
        new: bool,
    }

    #[test]
    fn what_an_older_caller_does_not_have_is_zero() {
        let given = |size| Grown { size, old: 7, new: true };
        // SAFETY: there are more bytes than each of them says.
        let read = |size| unsafe { sized(&given(size), 16, "grown") }.map(|read: Grown| (read.old, read.new));
        assert_eq!(read(16).unwrap(), (7, false));
        assert_eq!([read(24).unwrap(), read(80).unwrap()], [(7, true); 2]);
        assert_eq!(read(8).unwrap_err().message, "grown has size 8, not 16: set it to sizeof");
    }
}
