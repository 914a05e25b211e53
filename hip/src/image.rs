//! Images that programs hand over as a pointer without a length.

use crate::abi::{HipError, error};
use crate::bundle::{self, Source};
use crate::device::device;
use std::borrow::Cow;
use std::ffi::c_void;

/// An image in the memory of the process, which goes as far as its headers say.
pub struct Image(*const u8);

impl Image {
    /// At a pointer.
    ///
    /// # Safety
    /// The pointer is null, or to an ELF file or an offload bundle, which stays while the image is used.
    pub unsafe fn at(pointer: *const c_void) -> Result<Self, HipError> {
        if pointer.is_null() { Err(error::INVALID_VALUE) } else { Ok(Self(pointer.cast())) }
    }

    /// The code object in it.
    pub fn code_object(&self) -> Result<Cow<'_, [u8]>, HipError> {
        bundle::code_object(self, device()?.processors()).map_err(|what| refused(&what))
    }
}

/// The error for an image without code for the device; why goes to stderr.
pub fn refused(what: &bundle::BundleError) -> HipError {
    eprintln!("libamdhip64 (tombolo): {what}");
    match what {
        bundle::BundleError::NoTarget { .. } => error::NO_BINARY_FOR_GPU,
        _ => error::INVALID_IMAGE,
    }
}

impl Source for Image {
    fn get(&self, offset: u64, length: u64) -> Option<&[u8]> {
        let (start, length) = (usize::try_from(offset).ok()?, usize::try_from(length).ok()?);
        let end = start.checked_add(length)?;
        (self.0 as usize).checked_add(end).filter(|_| isize::try_from(end).is_ok())?;
        // SAFETY: who made the image says that it is as long as its headers tell, which are what places and lengths come from.
        Some(unsafe { std::slice::from_raw_parts(self.0.add(start), length) })
    }
}
