//! Arrays, textures and surfaces through the C interface, without clang: kernels that it has made of `testbenches/hip` before, what is refused, and
//! limits. The descriptions are written here once more, by HIP's headers.

mod common;

use common::{
    Handle, hipDeviceGetAttribute, hipFree, hipMalloc, hipModuleGetFunction, hipModuleLaunchKernel, hipModuleLoad,
};
use pretty_assertions::assert_eq;
use std::ffi::{CString, c_void};
use std::path::PathBuf;
use std::ptr::{null, null_mut};

const SUCCESS: i32 = 0;
const INVALID_VALUE: i32 = 1;
const INVALID_HANDLE: i32 = 400;
const NOT_SUPPORTED: i32 = 801;
const LAYERED: u32 = 1;
const CUBEMAP: u32 = 4;
const GATHER: u32 = 8;

#[derive(Clone, Copy)]
#[repr(C)]
struct Format([i32; 4], i32);

const FLOAT: Format = Format([32, 0, 0, 0], 2);
const BYTES: Format = Format([8, 8, 8, 8], 1);

#[derive(Clone, Copy)]
#[repr(C)]
struct Extent(usize, usize, usize);

#[derive(Clone, Copy)]
#[repr(C)]
struct Resource {
    kind: i32,
    gap: i32,
    of: [u64; 7],
}

impl Resource {
    fn of_array(array: Handle) -> Self {
        Self { kind: 0, gap: 0, of: [array as u64, 0, 0, 0, 0, 0, 0] }
    }
}

#[derive(Clone, Copy, Default)]
#[repr(C)]
struct Sampling {
    address: [i32; 3],
    filter: i32,
    read_mode: i32,
    srgb: i32,
    border: [f32; 4],
    normalized: i32,
    anisotropy: u32,
    level_filter: i32,
    bias: f32,
    lods: [f32; 2],
}

#[derive(Clone, Copy, Default)]
#[repr(C)]
struct View {
    format: i32,
    size: [usize; 3],
    levels: [u32; 2],
    layers: [u32; 2],
}

unsafe extern "C" {
    fn hipMallocArray(array: *mut Handle, format: *const Format, width: usize, height: usize, flags: u32) -> i32;
    fn hipMalloc3DArray(array: *mut Handle, format: *const Format, extent: Extent, flags: u32) -> i32;
    fn hipFreeArray(array: Handle) -> i32;
    fn hipMallocMipmappedArray(
        array: *mut Handle,
        format: *const Format,
        extent: Extent,
        levels: u32,
        flags: u32,
    ) -> i32;
    fn hipGetMipmappedArrayLevel(level: *mut Handle, array: Handle, number: u32) -> i32;
    fn hipFreeMipmappedArray(array: Handle) -> i32;
    fn hipMemcpyHtoA(array: Handle, offset: usize, from: *const c_void, bytes: usize) -> i32;
    fn hipMemcpyAtoH(to: *mut c_void, array: Handle, offset: usize, bytes: usize) -> i32;
    fn hipCreateTextureObject(
        texture: *mut Handle,
        resource: *const Resource,
        sampling: *const Sampling,
        view: *const View,
    ) -> i32;
    fn hipDestroyTextureObject(texture: Handle) -> i32;
    fn hipGetTextureObjectResourceViewDesc(view: *mut View, texture: Handle) -> i32;
    fn hipCreateSurfaceObject(surface: *mut Handle, resource: *const Resource) -> i32;
    fn hipDestroySurfaceObject(surface: Handle) -> i32;
    fn hipMemGetInfo(free: *mut usize, total: *mut usize) -> i32;
    fn hipGetDevicePropertiesR0600(properties: *mut c_void, device: i32) -> i32;
}

fn at<T>(value: &T) -> *const c_void {
    (&raw const *value).cast()
}

fn array(format: Format, width: usize, height: usize) -> Handle {
    let mut made = null_mut();
    // SAFETY: what is made may be written.
    assert_eq!(unsafe { hipMallocArray(&raw mut made, &raw const format, width, height, 0) }, SUCCESS);
    made
}

/// An array of floats, with what is in it.
fn floats(width: usize, height: usize, values: &[f32]) -> Handle {
    let made = array(FLOAT, width, height);
    // SAFETY: there are so many bytes.
    assert_eq!(unsafe { hipMemcpyHtoA(made, 0, values.as_ptr().cast(), size_of_val(values)) }, SUCCESS);
    made
}

fn texture_with(resource: &Resource, sampling: &Sampling, view: Option<&View>) -> Result<Handle, i32> {
    let mut made = null_mut();
    let view = view.map_or(null(), |view| &raw const *view);
    // SAFETY: descriptions as HIP has them.
    match unsafe { hipCreateTextureObject(&raw mut made, resource, sampling, view) } {
        SUCCESS => Ok(made),
        error => Err(error),
    }
}

/// Launches a kernel of a file in `testbenches/hip` with a group of work-items.
fn launch(file: &str, kernel: &str, block: [u32; 2], arguments: &[*const c_void]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip").join(file);
    let (path, kernel) = (CString::new(path.to_str().unwrap()).unwrap(), CString::new(kernel).unwrap());
    let (mut module, mut function, none) = (null_mut(), null_mut(), null_mut());
    let [x, y] = block;
    // SAFETY: texts, and pointers to what the kernel takes.
    unsafe {
        assert_eq!(hipModuleLoad(&raw mut module, path.as_ptr()), SUCCESS);
        assert_eq!(hipModuleGetFunction(&raw mut function, module, kernel.as_ptr()), SUCCESS);
        let launched = hipModuleLaunchKernel(function, 1, 1, 1, x, y, 1, 0, none, arguments.as_ptr(), null());
        assert_eq!(launched, SUCCESS);
    }
}

/// Device memory, which is memory of the process.
fn memory<T: Copy>(values: &[T]) -> *mut T {
    let mut made = null_mut();
    // SAFETY: what is made has room for the values.
    unsafe {
        assert_eq!(hipMalloc(&raw mut made, size_of_val(values)), SUCCESS);
        made.cast::<T>().copy_from_nonoverlapping(values.as_ptr(), values.len());
    }
    made.cast()
}

#[test]
fn a_kernel_reads_between_the_texels_of_a_picture_and_beyond_its_edge() {
    let picture = floats(2, 2, &[1.0, 2.0, 3.0, 4.0]);
    // Linear, clamped along x, a border of zeros along y.
    let sampling = Sampling { address: [1, 3, 0], filter: 1, ..Sampling::default() };
    let texture = texture_with(&Resource::of_array(picture), &sampling, None).unwrap();
    let places = memory(&[[0.5f32, 0.5, 0.0], [1.0, 0.5, 0.0], [1.0, 1.0, 0.0], [-3.0, 1.5, 0.0], [0.5, 2.0, 0.0]]);
    let (out, count) = (memory(&[0f32; 5]), 5i32);
    let kernel = "_Z6sampleILi2EfEvP13__hip_texturePK5PlacePT0_i";
    launch("texture_filters.hipfb", kernel, [32, 1], &[at(&texture), at(&places), at(&out), at(&count)]);
    // SAFETY: the memory has five floats, and both were allocated.
    unsafe {
        assert_eq!(out.cast::<[f32; 5]>().read(), [1.0, 1.5, 2.5, 3.0, 1.5]);
        assert_eq!([hipFree(places.cast()), hipFree(out.cast())], [SUCCESS; 2]);
    }
    assert_eq!(unsafe { hipDestroyTextureObject(texture) }, SUCCESS);
    assert_eq!(unsafe { hipDestroyTextureObject(texture) }, INVALID_HANDLE);
    assert_eq!(unsafe { hipFreeArray(picture) }, SUCCESS);
}

#[test]
fn a_kernel_stores_to_an_array_through_a_surface_and_not_beyond_it() {
    let picture = floats(9, 6, &[-1.0; 54]);
    let (resource, mut surface, step) = (Resource::of_array(picture), null_mut(), 0.5f32);
    // SAFETY: a description, and a pointer that may be written.
    assert_eq!(unsafe { hipCreateSurfaceObject(&raw mut surface, &raw const resource) }, SUCCESS);
    launch("surfaces.hipfb", "_Z4fillIfEvP13__hip_surfaceT_", [10, 5], &[at(&surface), at(&step)]);
    let mut found = [0f32; 54];
    // SAFETY: there is room for so many bytes.
    assert_eq!(unsafe { hipMemcpyAtoH(found.as_mut_ptr().cast(), picture, 0, 54 * 4) }, SUCCESS);
    let expected: [f32; 54] = std::array::from_fn(|i| if i < 45 { 0.5 * i as f32 } else { -1.0 });
    assert_eq!(found, expected);
    assert_eq!(unsafe { [hipDestroySurfaceObject(surface), hipFreeArray(picture)] }, [SUCCESS; 2]);
}

#[test]
fn arrays_that_are_not_there_are_refused() {
    let made = |format: Format, extent: [usize; 3], flags: u32| {
        let (mut made, [width, height, depth]) = (null_mut(), extent);
        // SAFETY: what is made may be written.
        let error = unsafe { hipMalloc3DArray(&raw mut made, &raw const format, Extent(width, height, depth), flags) };
        // SAFETY: nobody has it any more.
        assert_eq!(unsafe { hipFreeArray(made) }, SUCCESS, "null is none");
        error
    };
    for (extent, flags) in [([4, 4, 0], 16), ([4, 0, 4], 0), ([4, 4, 4], GATHER), ([4, 4, 0], LAYERED)] {
        assert_eq!(made(FLOAT, extent, flags), INVALID_VALUE, "{extent:?} {flags}");
    }
    for extent in [[0, 4, 4], [4, 1 << 15, 0], [4, 4, 1 << 14], [usize::MAX, 4, 4], [4, usize::MAX, usize::MAX]] {
        assert_eq!(made(FLOAT, extent, 0), INVALID_VALUE, "{extent:?}");
    }
    for (extent, flags, error) in [
        ([4, 4, 6], CUBEMAP, SUCCESS),
        ([4, 4, 12], CUBEMAP, INVALID_VALUE),
        ([4, 4, 12], CUBEMAP | LAYERED, SUCCESS),
        ([4, 3, 6], CUBEMAP, INVALID_VALUE),
        ([4, 4, 7], CUBEMAP | LAYERED, INVALID_VALUE),
    ] {
        assert_eq!(made(FLOAT, extent, flags), error, "{extent:?} {flags}");
    }
    for format in [Format([8, 8, 8, 0], 1), Format([8, 0, 0, 0], 2), Format([0; 4], 3), Format([-8; 4], 0)] {
        assert_eq!(made(format, [4, 4, 0], 0), INVALID_VALUE);
    }
    let (mut none, mut value) = (null_mut(), 0u32);
    // SAFETY: null pointers, and handles that are none.
    unsafe {
        assert_eq!(hipMallocArray(&raw mut none, null(), 4, 4, 0), INVALID_VALUE);
        assert_eq!(hipMallocArray(null_mut(), &FLOAT, 4, 4, 0), INVALID_VALUE);
        let other = (&raw mut value).cast::<c_void>();
        assert_eq!(hipMemcpyAtoH(other, other, 0, 4), INVALID_HANDLE);
        assert_eq!(hipMemcpyAtoH(other, null_mut(), 0, 4), INVALID_VALUE);
    }
}

#[test]
fn views_name_what_there_is() {
    let bytes = array(BYTES, 8, 4);
    let resource = Resource::of_array(bytes);
    let view_of = |format: i32, size: [usize; 3]| View { format, size, ..View::default() };
    let seen = |view: &View| texture_with(&resource, &Sampling::default(), Some(view));
    // One unsigned integer of 32 bits, four signed ones of 8.
    for format in [0, 0x0d, 0x06] {
        let view = view_of(format, [8, 4, 0]);
        let (texture, mut told) = (seen(&view).unwrap(), View::default());
        // SAFETY: what is told may be written.
        unsafe {
            assert_eq!(hipGetTextureObjectResourceViewDesc(&raw mut told, texture), SUCCESS);
            assert_eq!((told.format, told.size), (format, [8, 4, 0]));
            assert_eq!(hipDestroyTextureObject(texture), SUCCESS);
        }
    }
    assert_eq!(seen(&view_of(0x07, [0; 3])), Err(INVALID_VALUE), "elements of another size");
    assert_eq!(seen(&view_of(0x19, [0; 3])), Err(NOT_SUPPORTED), "compressed blocks");
    assert_eq!(seen(&view_of(0x23, [0; 3])), Err(INVALID_VALUE), "no format");
    assert_eq!(seen(&view_of(0, [8, 5, 0])), Err(INVALID_VALUE), "another size");
    assert_eq!(seen(&View { levels: [0, 1], ..View::default() }), Err(INVALID_VALUE), "no such level");
    assert_eq!(seen(&View { layers: [0, 1], ..View::default() }), Err(INVALID_VALUE), "no such layer");
    let linear = Resource { kind: 2, ..resource };
    assert_eq!(texture_with(&linear, &Sampling::default(), None), Err(INVALID_VALUE), "not of the device, no bytes");
    assert_eq!(texture_with(&Resource { kind: 7, ..resource }, &Sampling::default(), None), Err(INVALID_VALUE));
    assert_eq!(unsafe { hipFreeArray(bytes) }, SUCCESS);
}

#[test]
fn memory_of_a_mipmapped_array_is_freed_with_it_and_its_levels_are_gone() {
    let free = || {
        let (mut free, mut total) = (0, 0);
        // SAFETY: both may be written.
        assert_eq!(unsafe { hipMemGetInfo(&raw mut free, &raw mut total) }, SUCCESS);
        free
    };
    let (mut array, mut level, mut again) = (null_mut(), null_mut(), null_mut());
    // Far more than the other tests have at any time.
    let extent = Extent(4096, 4096, 0);
    let before = free();
    // SAFETY: what is made may be written.
    unsafe {
        assert_eq!(hipMallocMipmappedArray(&raw mut array, &FLOAT, extent, 99, 0), SUCCESS);
        assert_eq!(hipGetMipmappedArrayLevel(&raw mut level, array, 12), SUCCESS);
        assert_eq!(hipGetMipmappedArrayLevel(&raw mut again, array, 12), SUCCESS);
        assert_eq!(hipGetMipmappedArrayLevel(&raw mut again, array, 13), INVALID_VALUE);
        assert_eq!(level, again);
        // One texel with its level's bytes and no more.
        assert_eq!(hipMemcpyHtoA(level, 0, [1.0f32, 2.0].as_ptr().cast(), 4), SUCCESS);
        assert_eq!(hipMemcpyHtoA(level, 0, [1.0f32, 2.0].as_ptr().cast(), 8), INVALID_VALUE);
        assert!(before - free() > 80 << 20);
        let mip = Resource { kind: 1, gap: 0, of: [array as u64, 0, 0, 0, 0, 0, 0] };
        assert_eq!(texture_with(&mip, &Sampling::default(), None), Err(INVALID_VALUE), "coordinates in texels");
        assert_eq!(hipFreeMipmappedArray(array), SUCCESS);
        assert_eq!([hipFreeMipmappedArray(array), hipFreeArray(level)], [INVALID_HANDLE; 2]);
    }
    assert!(before.abs_diff(free()) < 10 << 20);
}

#[test]
fn the_limits_of_textures_are_in_properties_and_attributes_alike() {
    let mut properties = [0u64; 184];
    // SAFETY: the struct has 1472 bytes.
    assert_eq!(unsafe { hipGetDevicePropertiesR0600(properties.as_mut_ptr().cast(), 0) }, SUCCESS);
    let number = |at: usize| (properties[at / 8] >> (at % 8 * 8)) as u32 as i32;
    let attribute = |number: i32| {
        let mut value = 0;
        // SAFETY: the value may be written.
        assert_eq!(unsafe { hipDeviceGetAttribute(&raw mut value, number, 0) }, SUCCESS);
        value
    };
    // Width of a row, of a picture and its height, of a volume and its depth; texels of linear memory; surfaces.
    for (at, of) in [(408, 39), (420, 43), (424, 44), (456, 49), (464, 51), (416, 41), (512, 32), (516, 34)] {
        assert_eq!((of, number(at)), (of, attribute(of)));
        assert!(attribute(of) >= 8192);
    }
    assert_eq!([81, 82, 79].map(attribute), [256; 3], "alignment of textures, of their rows, of surfaces");
    assert_eq!((number(368), number(376), number(568)), (256, 256, 256));
    assert_eq!((attribute(10_014), attribute(53)), (1, 0), "there are images, and no cubes");
}
