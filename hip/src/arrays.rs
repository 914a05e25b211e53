//! Arrays: images in memory of the device that copies, textures and surfaces reach by a handle. Rows have no gaps, so that an array is the image
//! that the device's image resource describes.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, described, store};
use crate::device::device;
use crate::elements::{ChannelFormat, Element};
use crate::errors;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tombolo::texture::{Dimension, Layout, Level, most};

/// `hipExtent`: elements (of memory: bytes) of a row, rows, layers.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Extent {
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

impl Extent {
    pub fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0 || self.depth == 0
    }
}

/// `HIP_ARRAY_DESCRIPTOR`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Descriptor {
    width: usize,
    height: usize,
    format: i32,
    channels: u32,
}

/// `HIP_ARRAY3D_DESCRIPTOR`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct BoxDescriptor {
    extent: Extent,
    format: i32,
    channels: u32,
    flags: u32,
}

/// `hipArrayLayered`, `hipArrayCubemap`, `hipArrayTextureGather`; the fourth flag, `hipArraySurfaceLoadStore`, changes nothing.
const LAYERED: u32 = 1;
const CUBEMAP: u32 = 4;
const GATHER: u32 = 8;
const ALL_FLAGS: u32 = 15;

/// What an array is.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    pub element: Element,
    pub dimension: Dimension,
    /// Elements along x and y, and along z or layers; 1 along axes that are not there.
    pub size: [u32; 3],
    pub flags: u32,
}

impl Shape {
    /// Of an extent, whose height and depth may be zero. `hipErrorInvalidValue` if there is no such array, or it is too large.
    pub fn new(element: Element, extent: Extent, flags: u32) -> Result<Self, HipError> {
        let Extent { width, height, depth } = extent;
        let has = |flag: u32| flags & flag != 0;
        let dimension = match (height, depth) {
            (0, _) if has(CUBEMAP) => return Err(error::INVALID_VALUE),
            (_, layers) if has(CUBEMAP) => {
                let is_whole = if has(LAYERED) { layers != 0 && layers.is_multiple_of(6) } else { layers == 6 };
                (width == height && is_whole).then_some(Dimension::Cube).ok_or(error::INVALID_VALUE)?
            }
            (_, 0) if has(LAYERED) => return Err(error::INVALID_VALUE),
            (0, _) if has(LAYERED) => Dimension::D1Array,
            (_, _) if has(LAYERED) => Dimension::D2Array,
            (0, 0) => Dimension::D1,
            (0, _) => return Err(error::INVALID_VALUE),
            (_, 0) => Dimension::D2,
            (_, _) => Dimension::D3,
        };
        if flags & !ALL_FLAGS != 0 || has(GATHER) && dimension != Dimension::D2 {
            return Err(error::INVALID_VALUE);
        }
        let within = |size: usize, most: u32| {
            let size = u32::try_from(size).map_err(|_| error::INVALID_VALUE)?;
            if size > most { Err(error::INVALID_VALUE) } else { Ok(size.max(1)) }
        };
        let size = [within(width, most::TEXELS)?, within(height, most::TEXELS)?, within(depth, most::SLICES)?];
        if width == 0 { Err(error::INVALID_VALUE) } else { Ok(Self { element, dimension, size, flags }) }
    }

    fn of_box(descriptor: &BoxDescriptor) -> Result<Self, HipError> {
        let element = Element::of_format(descriptor.format, descriptor.channels)?;
        Self::new(element, descriptor.extent, descriptor.flags)
    }

    /// Elements along each axis; 0 along those that are not there.
    pub fn extent(&self) -> Extent {
        let [width, height, depth] = self.size.map(|size| size as usize);
        let has_rows = !matches!(self.dimension, Dimension::D1 | Dimension::D1Array);
        let has_depth = self.dimension == Dimension::D3 || self.dimension.has_slices();
        Extent { width, height: if has_rows { height } else { 0 }, depth: if has_depth { depth } else { 0 } }
    }

    /// Whether it is an array of rows, pictures or cubes.
    pub const fn is_layered(&self) -> bool {
        self.flags & LAYERED != 0
    }

    /// Where its levels lie.
    pub fn layout(&self, levels: u32) -> Layout {
        Layout::new(self.dimension, self.element.bytes() as u32, self.size, levels)
    }
}

/// Memory of the device, which is freed with the last array in it.
#[derive(Debug)]
pub struct Storage(u64);

impl Storage {
    pub fn new(bytes: u64) -> Result<Arc<Self>, HipError> {
        device()?.allocate(bytes).map(|base| Arc::new(Self(base))).map_err(|error| errors::of(&error))
    }

    pub const fn base(&self) -> u64 {
        self.0
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        // Nobody is left to tell that the device does not know it.
        let _ = device().map(|device| device.free(self.0));
    }
}

/// An array, or a level of a mipmapped one.
#[derive(Debug)]
pub struct Array {
    pub shape: Shape,
    /// Address of the first element.
    pub base: u64,
    /// Bytes from one row to the next.
    pub row_bytes: usize,
    /// Bytes from one layer to the next.
    pub layer_bytes: usize,
    /// Keeps the memory.
    _storage: Arc<Storage>,
}

impl Array {
    /// A level of what lies in `storage`.
    pub fn new(shape: Shape, level: &Level, storage: &Arc<Storage>) -> Self {
        Self {
            shape: Shape { size: level.size, ..shape },
            base: storage.base() + level.offset,
            row_bytes: level.row_bytes as usize,
            layer_bytes: level.slice_bytes as usize,
            _storage: Arc::clone(storage),
        }
    }

    /// Whether its layers follow each other without gaps, which those of a layered level do not.
    pub const fn is_dense(&self) -> bool {
        self.shape.size[2] == 1 || self.layer_bytes == self.row_bytes * self.shape.size[1] as usize
    }

    /// Bytes of a layer.
    pub const fn bytes_of_layer(&self) -> usize {
        self.row_bytes * self.shape.size[1] as usize
    }
}

static ARRAYS: Mutex<BTreeMap<usize, Arc<Array>>> = Mutex::new(BTreeMap::new());

fn arrays() -> MutexGuard<'static, BTreeMap<usize, Arc<Array>>> {
    ARRAYS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The handle of an array, which is an array for programs from now on.
pub fn hand_out(array: &Arc<Array>) -> Handle {
    let handle = Arc::as_ptr(array) as usize;
    arrays().insert(handle, Arc::clone(array));
    handle as Handle
}

/// The array of a handle; a null one is of none.
pub fn array(handle: Handle) -> Result<Arc<Array>, HipError> {
    arrays().get(&(handle as usize)).cloned().ok_or(error::INVALID_HANDLE)
}

/// The array of a handle, for the functions to which a null one is a wrong value.
pub fn array_given(handle: Handle) -> Result<Arc<Array>, HipError> {
    if handle.is_null() { Err(error::INVALID_VALUE) } else { array(handle) }
}

/// Takes a handle back.
pub fn forget(handle: Handle) -> Result<(), HipError> {
    match handle.is_null() {
        true => Err(error::INVALID_VALUE),
        false => arrays().remove(&(handle as usize)).map(drop).ok_or(error::INVALID_HANDLE),
    }
}

fn create(shape: Shape) -> Result<Handle, HipError> {
    let Layout { levels, bytes } = shape.layout(1);
    let storage = Storage::new(bytes)?;
    let level = levels.first().ok_or(error::INVALID_VALUE)?;
    Ok(hand_out(&Arc::new(Array::new(shape, level, &storage))))
}

/// Stores what was made.
///
/// # Safety
/// `result` is null or may be written.
unsafe fn made(result: *mut Handle, shape: impl FnOnce() -> Result<Shape, HipError>) -> HipError {
    call(|| {
        if result.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let handle = create(shape()?)?;
        // SAFETY: the caller's promise.
        unsafe { store(result, handle) }
    })
}

/// A row of elements, or with a height a picture.
///
/// # Safety
/// `result` is null or may be written; `format` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocArray(
    result: *mut Handle,
    format: *const ChannelFormat,
    width: usize,
    height: usize,
    flags: u32,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { hipMalloc3DArray(result, format, Extent { width, height, depth: 0 }, flags) }
}

/// A row, a picture or a volume of elements; with flags layers of rows or pictures, or cubes.
///
/// # Safety
/// `result` is null or may be written; `format` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMalloc3DArray(
    result: *mut Handle,
    format: *const ChannelFormat,
    extent: Extent,
    flags: u32,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { made(result, || Shape::new(Element::of_channels(&described(format)?)?, extent, flags)) }
}

/// A row of elements, or with a height a picture.
///
/// # Safety
/// `result` is null or may be written; `descriptor` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArrayCreate(result: *mut Handle, descriptor: *const Descriptor) -> HipError {
    let shape = || {
        // SAFETY: the caller's promise.
        let Descriptor { width, height, format, channels } = unsafe { described(descriptor) }?;
        Shape::of_box(&BoxDescriptor { extent: Extent { width, height, depth: 0 }, format, channels, flags: 0 })
    };
    // SAFETY: the caller's promise.
    unsafe { made(result, shape) }
}

/// As `hipMalloc3DArray`.
///
/// # Safety
/// `result` is null or may be written; `descriptor` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArray3DCreate(result: *mut Handle, descriptor: *const BoxDescriptor) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { made(result, || shape_of(descriptor)) }
}

/// What a descriptor describes.
///
/// # Safety
/// `descriptor` is null or valid.
pub unsafe fn shape_of(descriptor: *const BoxDescriptor) -> Result<Shape, HipError> {
    // SAFETY: the caller's promise.
    Shape::of_box(&unsafe { described(descriptor) }?)
}

/// Frees an array; a null handle is none.
#[unsafe(no_mangle)]
pub extern "C" fn hipFreeArray(array: Handle) -> HipError {
    call(|| if array.is_null() { Ok(()) } else { forget(array) })
}

/// Frees an array.
#[unsafe(no_mangle)]
pub extern "C" fn hipArrayDestroy(array: Handle) -> HipError {
    call(|| forget(array))
}

/// Stores a result that nobody may have asked for.
///
/// # Safety
/// The pointer is null or may be written.
unsafe fn store_if_asked<T>(pointer: *mut T, value: T) -> Result<(), HipError> {
    // SAFETY: the caller's promise.
    if pointer.is_null() { Ok(()) } else { unsafe { store(pointer, value) } }
}

/// What an array is.
///
/// # Safety
/// The pointers are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArrayGetInfo(
    format: *mut ChannelFormat,
    extent: *mut Extent,
    flags: *mut u32,
    of: Handle,
) -> HipError {
    call(|| {
        let shape = array(of)?.shape;
        // SAFETY: the caller's promises.
        unsafe {
            store_if_asked(format, shape.element.channel_format())?;
            store_if_asked(extent, shape.extent())?;
            store_if_asked(flags, shape.flags)
        }
    })
}

/// The format of an array's elements.
///
/// # Safety
/// `format` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetChannelDesc(format: *mut ChannelFormat, of: *const c_void) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(format, array(of.cast_mut())?.shape.element.channel_format()) })
}

/// What an array is, without its depth.
///
/// # Safety
/// `descriptor` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArrayGetDescriptor(descriptor: *mut Descriptor, of: Handle) -> HipError {
    call(|| {
        let shape = array(of)?.shape;
        let (Extent { width, height, .. }, (format, channels)) = (shape.extent(), shape.element.format());
        // SAFETY: the caller's promise.
        unsafe { store(descriptor, Descriptor { width, height, format, channels }) }
    })
}

/// What an array is.
///
/// # Safety
/// `descriptor` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArray3DGetDescriptor(descriptor: *mut BoxDescriptor, of: Handle) -> HipError {
    call(|| {
        let shape = array(of)?.shape;
        let (format, channels) = shape.element.format();
        // SAFETY: the caller's promise.
        unsafe { store(descriptor, BoxDescriptor { extent: shape.extent(), format, channels, flags: shape.flags }) }
    })
}
