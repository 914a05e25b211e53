//! Texture references, which programs of before texture objects have: a variable of the host that says how to read, and one of the device with
//! the handle of a texture object. Binding makes the object.

use crate::abi::{Handle, HipError, error};
use crate::arrays::array;
use crate::call::{call, described, store};
use crate::device::device;
use crate::elements::{ChannelFormat, Element};
use crate::mipmaps::mipmapped;
use crate::modules::told;
use crate::registered::variable;
use crate::resources::{Linear, Pitched, Resource, View};
use crate::sampling::Sampling;
use crate::seen::{ALIGNMENT, whole};
use crate::textures::{forget, texture};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::mem::offset_of;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// `textureReference`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Reference {
    normalized_coordinates: i32,
    read_mode: i32,
    filter: i32,
    address: [i32; 3],
    format: ChannelFormat,
    srgb: i32,
    anisotropy: u32,
    level_filter: i32,
    bias: f32,
    lods: [f32; 2],
    /// The texture object that kernels read through.
    object: Handle,
    channels: i32,
    array_format: i32,
}

/// Bytes of a reference, on the device too.
pub const BYTES: usize = size_of::<Reference>();

impl Reference {
    fn sampling(&self) -> Sampling {
        let &Self {
            normalized_coordinates,
            read_mode,
            filter,
            address,
            srgb,
            anisotropy,
            level_filter,
            bias,
            lods,
            ..
        } = self;
        let border = [0.0; 4];
        Sampling {
            address,
            filter,
            read_mode,
            srgb,
            border,
            normalized_coordinates,
            anisotropy,
            level_filter,
            bias,
            lods,
        }
    }
}

/// What a reference is bound to.
#[derive(Debug, Clone, Copy)]
struct Binding {
    object: usize,
    /// Bytes from where the texture begins to the memory that was asked for.
    offset: usize,
}

/// Bindings by the addresses of references on the host.
static BOUND: Mutex<BTreeMap<usize, Binding>> = Mutex::new(BTreeMap::new());

fn bound() -> MutexGuard<'static, BTreeMap<usize, Binding>> {
    BOUND.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tells both variables of an object, or of none.
///
/// # Safety
/// `reference` is one.
unsafe fn tell(reference: *const Reference, object: Handle) -> Result<(), HipError> {
    let place = variable(reference.cast())?.address + offset_of!(Reference, object) as u64;
    device()?.write(place, &(object as u64).to_le_bytes()).map_err(|error| told(&error))?;
    // SAFETY: the caller's promise. HIP's headers call it constant, and have this written.
    unsafe { (&raw mut (*reference.cast_mut()).object).write(object) };
    Ok(())
}

/// Binds a reference, whatever it was bound to.
///
/// # Safety
/// `reference` is one.
unsafe fn bind(
    reference: *const Reference,
    resource: Resource,
    view: Option<View>,
    offset: usize,
) -> Result<(), HipError> {
    // SAFETY: the caller's promise.
    let sampling = unsafe { described(reference) }?.sampling();
    let object = texture(resource, sampling, view)?;
    // SAFETY: the caller's promise.
    unsafe { tell(reference, object) }.inspect_err(|_| forget(object).unwrap_or(()))?;
    if let Some(before) = bound().insert(reference as usize, Binding { object: object as usize, offset }) {
        // Nobody but the reference had it, unless the program destroyed what it found there.
        let _ = forget(before.object as Handle);
    }
    Ok(())
}

/// Where a texture of an address begins, and the bytes from there to it, which the program must be told if there are any.
///
/// # Safety
/// `offset` is null or may be written.
unsafe fn aligned(address: *const c_void, offset: *mut usize) -> Result<(u64, usize), HipError> {
    let before = address as u64 % ALIGNMENT;
    match (offset.is_null(), before) {
        (true, 0) => {}
        (true, _) => return Err(error::INVALID_VALUE),
        // SAFETY: the caller's promise.
        (false, _) => unsafe { store(offset, before as usize) }?,
    }
    Ok((address as u64 - before, before as usize))
}

/// Binds a reference to linear memory, as far as it goes.
///
/// # Safety
/// `offset` is null or may be written; `reference` is null or one; `format` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipBindTexture(
    offset: *mut usize,
    reference: *const Reference,
    memory: *const c_void,
    format: *const ChannelFormat,
    bytes: usize,
) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe {
        let element = Element::of_channels(&described(format)?)?;
        let (address, before) = aligned(memory, offset)?;
        let region = device()?.region(address).ok_or(error::INVALID_VALUE)?;
        let bytes = bytes.saturating_add(before).min((region.bytes - (address - region.base)) as usize);
        bind(reference, Resource::Linear(Linear { address, element, bytes }), None, before)
    })
}

/// Binds a reference to rows of memory.
///
/// # Safety
/// As [`hipBindTexture`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipBindTexture2D(
    offset: *mut usize,
    reference: *const Reference,
    memory: *const c_void,
    format: *const ChannelFormat,
    width: usize,
    height: usize,
    pitch: usize,
) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe {
        let element = Element::of_channels(&described(format)?)?;
        let (address, before) = aligned(memory, offset)?;
        let width = before.checked_div(element.bytes()).and_then(|texels| width.checked_add(texels));
        let width = width.ok_or(error::INVALID_VALUE)?;
        bind(reference, Resource::Pitched(Pitched { address, element, width, height, pitch }), None, before)
    })
}

/// A view of all of an array with a format, unless that is its own.
///
/// # Safety
/// `format` is null or valid.
unsafe fn in_format(resource: &Resource, own: Element, format: *const ChannelFormat) -> Result<Option<View>, HipError> {
    // SAFETY: the caller's promise.
    let element = Element::of_channels(&unsafe { described(format) }?)?;
    Ok((element != own).then(|| View { format: element.view(), ..whole(resource) }))
}

/// Binds a reference to an array.
///
/// # Safety
/// `reference` is null or one; `format` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipBindTextureToArray(
    reference: *const Reference,
    of: Handle,
    format: *const ChannelFormat,
) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe {
        let array = array(of)?;
        let element = array.shape.element;
        let resource = Resource::Array(array);
        let view = in_format(&resource, element, format)?;
        bind(reference, resource, view, 0)
    })
}

/// Binds a reference to a mipmapped array.
///
/// # Safety
/// `reference` is null or one; `format` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipBindTextureToMipmappedArray(
    reference: *const Reference,
    of: Handle,
    format: *const ChannelFormat,
) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe {
        let array = mipmapped(of)?;
        let element = array.shape.element;
        let resource = Resource::Mipmapped(array);
        let view = in_format(&resource, element, format)?;
        bind(reference, resource, view, 0)
    })
}

/// Takes a reference's binding away.
///
/// # Safety
/// `reference` is null or one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipUnbindTexture(reference: *const Reference) -> HipError {
    call(|| {
        if reference.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let Some(before) = bound().remove(&(reference as usize)) else { return Ok(()) };
        // Nobody but the reference had it, unless the program destroyed what it found there.
        let _ = forget(before.object as Handle);
        // SAFETY: the caller's promise.
        unsafe { tell(reference, std::ptr::null_mut()) }
    })
}

/// Bytes from where a reference's texture begins to the memory that it was bound to.
///
/// # Safety
/// `offset` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetTextureAlignmentOffset(offset: *mut usize, reference: *const Reference) -> HipError {
    call(|| {
        let binding = bound().get(&(reference as usize)).copied().ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(offset, binding.offset) }
    })
}

/// The reference that a variable of the program is.
///
/// # Safety
/// `reference` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetTextureReference(reference: *mut *const Reference, symbol: *const c_void) -> HipError {
    // SAFETY: the caller's promise.
    call(|| variable(symbol).and_then(|_| unsafe { store(reference, symbol.cast()) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_as_long_as_that_of_the_headers() {
        assert_eq!((BYTES, offset_of!(Reference, object)), (88, 72));
    }
}
