//! Mipmapped arrays: images with levels, each of which is an array too.

use crate::abi::{Handle, HipError, error};
use crate::arrays::{self, Array, BoxDescriptor, Extent, Shape, Storage, hand_out, shape_of};
use crate::call::{call, described, store};
use crate::elements::{ChannelFormat, Element};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tombolo::texture::Dimension;

/// `hipMipmappedArray`, whose fields the header shows.
#[derive(Debug)]
#[repr(C)]
struct Header {
    data: *mut c_void,
    format: ChannelFormat,
    kind: u32,
    size: [u32; 3],
    levels: [u32; 2],
    flags: u32,
    array_format: i32,
    channels: u32,
}

/// A mipmapped array. Its handle is its address, so that programs see the header.
#[derive(Debug)]
#[repr(C)]
pub struct Mipmapped {
    header: Header,
    pub shape: Shape,
    /// Address of level 0.
    pub base: u64,
    levels: Vec<Arc<Array>>,
}

// SAFETY: the pointer in the header is an address of the device, which nobody follows here.
unsafe impl Send for Mipmapped {}
// SAFETY: the same.
unsafe impl Sync for Mipmapped {}

impl Mipmapped {
    fn new(shape: Shape, levels: u32) -> Result<Self, HipError> {
        let [width, height, depth] = shape.size;
        let longest = width.max(height).max(if shape.dimension == Dimension::D3 { depth } else { 1 });
        // As many as asked for, but at least one and none below a single texel.
        let layout = shape.layout(levels.clamp(1, 1 + longest.ilog2()));
        let storage = Storage::new(layout.bytes)?;
        let levels: Vec<_> = layout.levels.iter().map(|level| Arc::new(Array::new(shape, level, &storage))).collect();
        let Extent { width, height, depth } = shape.extent();
        let (array_format, channels) = shape.element.format();
        let header = Header {
            data: storage.base() as *mut c_void,
            format: shape.element.channel_format(),
            kind: 0,
            size: [width, height, depth].map(|size| size as u32),
            levels: [0, levels.len() as u32 - 1],
            flags: shape.flags,
            array_format,
            channels,
        };
        Ok(Self { header, shape, base: storage.base(), levels })
    }

    /// Its levels, the largest first.
    pub fn levels(&self) -> &[Arc<Array>] {
        &self.levels
    }
}

static MIPMAPS: Mutex<BTreeMap<usize, Arc<Mipmapped>>> = Mutex::new(BTreeMap::new());

fn mipmaps() -> MutexGuard<'static, BTreeMap<usize, Arc<Mipmapped>>> {
    MIPMAPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The mipmapped array of a handle.
pub fn mipmapped(handle: Handle) -> Result<Arc<Mipmapped>, HipError> {
    match handle.is_null() {
        true => Err(error::INVALID_VALUE),
        false => mipmaps().get(&(handle as usize)).cloned().ok_or(error::INVALID_HANDLE),
    }
}

/// Stores what was made.
///
/// # Safety
/// `result` is null or may be written.
unsafe fn made(result: *mut Handle, shape: impl FnOnce() -> Result<Shape, HipError>, levels: u32) -> HipError {
    call(|| {
        if result.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let made = Arc::new(Mipmapped::new(shape()?, levels)?);
        let handle = Arc::as_ptr(&made) as usize;
        mipmaps().insert(handle, made);
        // SAFETY: the caller's promise.
        unsafe { store(result, handle as Handle) }
    })
}

/// An array with levels, as many as asked for, but none below a single element.
///
/// # Safety
/// `result` is null or may be written; `format` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocMipmappedArray(
    result: *mut Handle,
    format: *const ChannelFormat,
    extent: Extent,
    levels: u32,
    flags: u32,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { made(result, || Shape::new(Element::of_channels(&described(format)?)?, extent, flags), levels) }
}

/// As `hipMallocMipmappedArray`.
///
/// # Safety
/// `result` is null or may be written; `descriptor` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMipmappedArrayCreate(
    result: *mut Handle,
    descriptor: *const BoxDescriptor,
    levels: u32,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { made(result, || shape_of(descriptor), levels) }
}

fn free(handle: Handle) -> Result<(), HipError> {
    let freed = mipmaps().remove(&(handle as usize)).ok_or(error::INVALID_HANDLE)?;
    for level in freed.levels() {
        // Of most levels nobody has a handle.
        let _ = arrays::forget(Arc::as_ptr(level).cast_mut().cast());
    }
    Ok(())
}

/// Frees a mipmapped array with its levels; a null handle is none.
#[unsafe(no_mangle)]
pub extern "C" fn hipFreeMipmappedArray(array: Handle) -> HipError {
    call(|| if array.is_null() { Ok(()) } else { free(array) })
}

/// Frees a mipmapped array with its levels.
#[unsafe(no_mangle)]
pub extern "C" fn hipMipmappedArrayDestroy(array: Handle) -> HipError {
    call(|| if array.is_null() { Err(error::INVALID_VALUE) } else { free(array) })
}

/// A level as an array, which stays that of the mipmapped one.
///
/// # Safety
/// `result` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetMipmappedArrayLevel(result: *mut Handle, of: Handle, level: u32) -> HipError {
    call(|| {
        let of = mipmapped(of)?;
        let level = of.levels().get(level as usize).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(result, hand_out(level)) }
    })
}

/// A level as an array, which stays that of the mipmapped one.
///
/// # Safety
/// `result` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMipmappedArrayGetLevel(result: *mut Handle, of: Handle, level: u32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { hipGetMipmappedArrayLevel(result, of, level) }
}
