//! Texture objects and surface objects. Their handles are addresses of descriptors in memory of the device, as the functions of HIP's headers
//! want them: twelve words of the image, then, of a texture, the sampler.

use crate::abi::{Handle, HipError, error};
use crate::arrays::Storage;
use crate::call::{call, described, store};
use crate::device::{check, device, has_images};
use crate::elements::{ChannelFormat, Element};
use crate::errors::{self, refuse};
use crate::resources::{Description, DriverDescription, DriverView, Resource, View};
use crate::sampling::{DriverSampling, Sampling};
use crate::seen::{LINEAR_ELEMENTS, Reading, Seen, seen};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tombolo::Protection;
use tombolo::texture::Dimension;

/// Words of an object: twelve of the image, eight for the sampler, which has four.
const WORDS: usize = 20;
const SAMPLER: usize = 12;

/// A texture object.
#[derive(Debug, Clone)]
struct Texture {
    /// Keeps the descriptors.
    _words: Arc<Storage>,
    resource: Resource,
    sampling: Sampling,
    view: Option<View>,
}

/// A surface object.
#[derive(Debug)]
struct Surface {
    /// Keeps the descriptor.
    _words: Arc<Storage>,
    /// Keeps the array.
    _resource: Resource,
}

static TEXTURES: Mutex<BTreeMap<usize, Texture>> = Mutex::new(BTreeMap::new());
static SURFACES: Mutex<BTreeMap<usize, Surface>> = Mutex::new(BTreeMap::new());

fn of<T>(objects: &'static Mutex<BTreeMap<usize, T>>) -> MutexGuard<'static, BTreeMap<usize, T>> {
    objects.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Puts an object's words where kernels read them, and do not write.
fn place(words: &[u32; WORDS]) -> Result<Arc<Storage>, HipError> {
    let (storage, device) = (Storage::new(size_of_val(words) as u64)?, device()?);
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    device.write(storage.base(), &bytes).map_err(|error| errors::of(&error))?;
    device.protect(storage.base(), Protection::ReadOnly).map_err(|error| errors::of(&error))?;
    Ok(storage)
}

fn needs_images() -> Result<(), HipError> {
    match has_images()? {
        true => Ok(()),
        false => refuse(
            "a texture or surface: this configuration of the device has no images of gfx12",
            error::NOT_SUPPORTED,
        ),
    }
}

fn is_cube(resource: &Resource) -> bool {
    let shape = match resource {
        Resource::Array(array) => &array.shape,
        Resource::Mipmapped(array) => &array.shape,
        Resource::Linear(_) | Resource::Pitched(_) => return false,
    };
    shape.dimension == Dimension::Cube
}

/// Makes a texture object, whose handle it answers.
pub fn texture(resource: Resource, sampling: Sampling, view: Option<View>) -> Result<Handle, HipError> {
    needs_images()?;
    let reading = Reading { normalized: sampling.normalizes()?, srgb: sampling.is_srgb() };
    let has_levels = matches!(resource, Resource::Mipmapped(_));
    if has_levels && !sampling.has_normalized_coordinates() {
        return Err(error::INVALID_VALUE);
    }
    if is_cube(&resource) {
        // Where a face reaches from 1 to 2, the device libraries' coordinates go from 0 to 1.
        return refuse(
            "a texture of a cube, whose coordinates ROCm's device libraries give otherwise",
            error::NOT_SUPPORTED,
        );
    }
    let Seen { words: image, axes, integers } = seen(&resource, view.as_ref(), reading)?;
    let mut words = [0; WORDS];
    words[..SAMPLER].copy_from_slice(&image);
    // Linear memory is not sampled, whatever is said of it.
    if axes != 0 {
        words[SAMPLER..][..4].copy_from_slice(&sampling.sampler(axes, integers, has_levels)?.words());
    }
    let words = place(&words)?;
    let handle = words.base();
    of(&TEXTURES).insert(handle as usize, Texture { _words: words, resource, sampling, view });
    Ok(handle as Handle)
}

/// Refuses a result that nobody could be told.
fn asked(result: *mut Handle) -> Result<(), HipError> {
    if result.is_null() { Err(error::INVALID_VALUE) } else { Ok(()) }
}

/// What a description describes, or none.
///
/// # Safety
/// The pointer is null or to a description.
unsafe fn given<T: Copy>(what: *const T) -> Option<T> {
    // SAFETY: the caller's promise.
    unsafe { what.as_ref() }.copied()
}

/// A texture.
///
/// # Safety
/// `result` is null or may be written; the others are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCreateTextureObject(
    result: *mut Handle,
    resource: *const Description,
    sampling: *const Sampling,
    view: *const View,
) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe {
        asked(result)?;
        let (resource, sampling) = (described(resource)?, described(sampling)?);
        store(result, texture(resource.resource()?, sampling, given(view))?)
    })
}

/// A texture.
///
/// # Safety
/// `result` is null or may be written; the others are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipTexObjectCreate(
    result: *mut Handle,
    resource: *const DriverDescription,
    sampling: *const DriverSampling,
    view: *const DriverView,
) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe {
        asked(result)?;
        let (resource, sampling) = (described(resource)?, described(sampling)?);
        store(result, texture(resource.resource()?, sampling.sampling()?, given(view).map(View::from))?)
    })
}

/// Forgets an object; answers `unknown` for what is none.
fn destroy<T>(objects: &'static Mutex<BTreeMap<usize, T>>, handle: Handle, unknown: HipError) -> HipError {
    call(|| match handle.is_null() {
        true => Ok(()),
        false => of(objects).remove(&(handle as usize)).map(drop).ok_or(unknown),
    })
}

/// Forgets a texture object.
pub fn forget(texture: Handle) -> Result<(), HipError> {
    of(&TEXTURES).remove(&(texture as usize)).map(drop).ok_or(error::INVALID_HANDLE)
}

/// Forgets a texture; a null handle is none. What it is of stays.
#[unsafe(no_mangle)]
pub extern "C" fn hipDestroyTextureObject(texture: Handle) -> HipError {
    destroy(&TEXTURES, texture, error::INVALID_HANDLE)
}

/// Forgets a texture; a null handle is none. What it is of stays.
#[unsafe(no_mangle)]
pub extern "C" fn hipTexObjectDestroy(texture: Handle) -> HipError {
    destroy(&TEXTURES, texture, error::INVALID_HANDLE)
}

fn known(handle: Handle) -> Result<Texture, HipError> {
    match handle.is_null() {
        true => Err(error::INVALID_VALUE),
        false => of(&TEXTURES).get(&(handle as usize)).cloned().ok_or(error::INVALID_HANDLE),
    }
}

/// The view of a texture of an array; all zeros if it was made without one.
fn view_of(texture: &Texture) -> Result<View, HipError> {
    match texture.resource {
        Resource::Array(_) | Resource::Mipmapped(_) => Ok(texture.view.unwrap_or_default()),
        Resource::Linear(_) | Resource::Pitched(_) => Err(error::INVALID_VALUE),
    }
}

macro_rules! tells {
    ($($(#[$doc:meta])* fn $name:ident($texture:ident) -> $type:ty = $value:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// `result` is null or may be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(result: *mut $type, texture: Handle) -> HipError {
            call(|| {
                let $texture = known(texture)?;
                // SAFETY: the caller's promise.
                unsafe { store(result, $value) }
            })
        }
    )*};
}

tells! {
    /// What a texture is of.
    fn hipGetTextureObjectResourceDesc(texture) -> Description = Description::of(&texture.resource);
    /// How a texture is read.
    fn hipGetTextureObjectTextureDesc(texture) -> Sampling = texture.sampling;
    /// What a texture shows of an array.
    fn hipGetTextureObjectResourceViewDesc(texture) -> View = view_of(&texture)?;
    /// What a texture is of.
    fn hipTexObjectGetResourceDesc(texture) -> DriverDescription = DriverDescription::of(&texture.resource);
    /// How a texture is read.
    fn hipTexObjectGetTextureDesc(texture) -> DriverSampling = texture.sampling.into();
    /// What a texture shows of an array.
    fn hipTexObjectGetResourceViewDesc(texture) -> DriverView = view_of(&texture)?.into();
}

/// A surface, which is of an array.
///
/// # Safety
/// `result` is null or may be written; `resource` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCreateSurfaceObject(result: *mut Handle, resource: *const Description) -> HipError {
    call(|| {
        asked(result)?;
        // SAFETY: the caller's promise.
        let resource = unsafe { described(resource) }?.resource()?;
        let Resource::Array(array) = &resource else { return Err(error::INVALID_VALUE) };
        if array.shape.is_layered() {
            return refuse(
                "a surface of a layered array, whose layers HIP's headers take for levels",
                error::NOT_SUPPORTED,
            );
        }
        needs_images()?;
        let mut words = [0; WORDS];
        words[..SAMPLER].copy_from_slice(&seen(&resource, None, Reading::default())?.words);
        let words = place(&words)?;
        let handle = words.base();
        of(&SURFACES).insert(handle as usize, Surface { _words: words, _resource: resource });
        // SAFETY: the caller's promise.
        unsafe { store(result, handle as Handle) }
    })
}

/// Forgets a surface; a null handle is none. The array stays. What is no surface is a wrong value, where what is no texture is a wrong handle: so it
/// is in HIP.
#[unsafe(no_mangle)]
pub extern "C" fn hipDestroySurfaceObject(surface: Handle) -> HipError {
    destroy(&SURFACES, surface, error::INVALID_VALUE)
}

/// Elements of linear memory that a texture may have.
///
/// # Safety
/// `elements` is null or may be written; `format` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetTexture1DLinearMaxWidth(
    elements: *mut usize,
    format: *const ChannelFormat,
    ordinal: i32,
) -> HipError {
    call(|| {
        check(ordinal)?;
        // SAFETY: the caller's promises.
        unsafe {
            Element::of_channels(&described(format)?)?;
            store(elements, LINEAR_ELEMENTS)
        }
    })
}
