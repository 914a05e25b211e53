//! What the device and its kernels are: `hipDeviceProp_t` of HIP 6, attributes, limits.

use crate::abi::{HipError, error};
use crate::call::{call, store};
use crate::device::{NAME, check, device, has_images, processor, uuid, version};
use crate::memory;
use crate::modules;
use crate::seen::{ALIGNMENT, LINEAR_ELEMENTS};
use std::ffi::c_void;
use tombolo::texture::most;
use tombolo::{Kernel, Sizes};
use tombolo_code_object::Mcpu;

/// `hipDeviceProp_tR0600`: the bytes of the struct, filled in at the places that the header gives.
#[repr(C, align(8))]
pub struct Properties([u8; BYTES]);

/// sizeof(hipDeviceProp_tR0600)
const BYTES: usize = 1472;
/// Where the text with the processor is, and its room.
const ARCH_NAME: usize = 1160;
/// Offset of its identity.
const UUID_AT: usize = 256;
/// Work-items of a work-group.
const GROUP: i32 = 1024;
/// The most work-groups in a dimension.
const GRID: [i32; 3] = [i32::MAX, 65_535, 65_535];
/// What clocks are said to run at, in kHz: the counter that `wall_clock64` reads, and the compute unit.
const COUNTER_CLOCK: i32 = 100_000;
const CLOCK: i32 = 1_000_000;
/// `hipDeviceArch_t`: atomics of 32 and 64 bits, doubles, votes, ballots, shuffles, fences, grids of three dimensions.
const ARCHITECTURE: i32 = 0x97ff;
const PITCH: usize = 0x7fff_ffff;

const TEXELS: i32 = most::TEXELS as i32;
const SLICES: i32 = most::SLICES as i32;

/// How far textures and surfaces reach: offset in the struct, number of the attribute, and the values, of which the attribute is the first.
/// There are no textures of cubes, and no surfaces of layers.
const IMAGES: [(usize, i32, &[i32]); 15] = [
    (408, 39, &[TEXELS]),
    (412, 42, &[TEXELS]),
    (416, 41, &[LINEAR_ELEMENTS as i32]),
    (420, 43, &[TEXELS, TEXELS]),
    (428, 48, &[TEXELS, TEXELS]),
    (436, 47, &[TEXELS, TEXELS, most::PITCH as i32]),
    (448, 45, &[TEXELS, TEXELS]),
    (456, 49, &[TEXELS, TEXELS, SLICES]),
    (468, 52, &[TEXELS, TEXELS, SLICES]),
    (484, 40, &[TEXELS, SLICES]),
    (492, 46, &[TEXELS, TEXELS, SLICES]),
    (512, 32, &[TEXELS]),
    (516, 34, &[TEXELS, TEXELS]),
    (524, 36, &[TEXELS, TEXELS, SLICES]),
    (556, 37, &[TEXELS]),
];

/// Numbers that properties and attributes share.
struct Numbers {
    sizes: Sizes,
    memory: usize,
    /// Major and minor version of the processor.
    version: (i32, i32),
    /// Lanes of a wave.
    lanes: i32,
    /// There are textures and surfaces.
    images: bool,
}

/// The processor with its features, where code may ask for some: XNACK is off, memory has ECC.
fn architecture(processor: Mcpu) -> &'static str {
    match processor {
        Mcpu::Gfx950 => "gfx950:sramecc+:xnack-",
        _ => processor.name(),
    }
}

impl Numbers {
    fn of_device() -> Result<Self, HipError> {
        let device = device()?;
        let lanes = if processor()?.target() == Mcpu::Gfx1201.target() { 32 } else { 64 };
        let memory = device.memory_bytes().1 as usize;
        Ok(Self { sizes: device.sizes(), memory, version: version()?, lanes, images: has_images()? })
    }

    fn registers(&self) -> i32 {
        (self.sizes.simds * self.sizes.vgpr_rows * 32) as i32
    }

    fn work_items(&self) -> i32 {
        (self.sizes.simds * self.sizes.waves) as i32 * self.lanes
    }

    fn lds(&self) -> usize {
        self.sizes.lds_bytes as usize
    }

    /// How far textures and surfaces reach, if the device has images.
    fn images_at(&self) -> &'static [(usize, i32, &'static [i32])] {
        if self.images { &IMAGES } else { &[] }
    }

    /// Each size of the struct, with its offset.
    fn sizes_at(&self) -> [(usize, usize); 10] {
        [
            (288, self.memory),
            (296, self.lds()),
            (312, PITCH),
            // An attribute tells it too, as a number of 32 bits.
            (352, self.memory.min(i32::MAX as usize)),
            (368, ALIGNMENT as usize),
            (376, memory::PITCH),
            (568, ALIGNMENT as usize),
            (640, self.lds()),
            (696, self.lds()),
            (1416, self.lds()),
        ]
    }

    /// Each number of the struct that is not 0, with its offset.
    fn numbers_at(&self) -> [(usize, i32); 32] {
        [
            (304, self.registers()),
            (308, self.lanes),
            (320, GROUP),
            (324, GROUP),
            (328, GROUP),
            (332, GROUP),
            (336, GRID[0]),
            (340, GRID[1]),
            (344, GRID[2]),
            (348, CLOCK),
            (360, self.version.0),
            (364, self.version.1),
            (388, 1),
            (400, 1),
            (576, 1),
            (604, 1),
            (608, CLOCK),
            (612, 512),
            (624, self.work_items()),
            (648, self.registers()),
            (652, 1),
            (664, 1),
            (684, 1),
            (688, 1),
            (692, 1),
            (708, 1),
            (712, (self.sizes.simds * self.sizes.waves) as i32),
            (728, 1),
            (744, 1),
            (1424, COUNTER_CLOCK),
            (1428, ARCHITECTURE),
            (1464, 1),
        ]
    }

    fn image_attribute(&self, number: i32) -> i32 {
        // Width, height and depth have attributes of their own for textures of two and three dimensions.
        let (number, place) = match number {
            44 => (43, 1),
            50 | 51 => (49, number - 49),
            _ => (number, 0),
        };
        let found = self.images_at().iter().find(|(_, of, _)| *of == number);
        found.and_then(|(.., values)| values.get(place as usize)).copied().unwrap_or(0)
    }

    /// An attribute by its number in `hipDeviceAttribute_t`; none of what is not known.
    fn attribute(&self, number: i32) -> Option<i32> {
        let bytes = |bytes: usize| i32::try_from(bytes).unwrap_or(i32::MAX);
        Some(match number {
            // ECC, access policies, copy engines, compute mode, preemption, concurrent managed access.
            0..=2 | 6 | 7 | 9 | 12 => 0,
            // Cooperative launches (10), also of all devices (11), of which there is one.
            3 | 4 | 8 | 10 | 11 | 13 => 1,
            5 | 60 => CLOCK,
            // L1 caches, a part of another chip, time-outs.
            14 | 16..=18 | 20..=22 => 0,
            // Atomic operations of the host: a dispatch is over when it goes on.
            15 => 1,
            19 => 0,
            23 => self.version.0,
            24 => 1,
            25 => (self.sizes.simds * self.sizes.waves) as i32,
            26..=28 | 55 | 56 => GROUP,
            29..=31 => GRID[number as usize - 29],
            32..=54 => self.image_attribute(number),
            57 => self.work_items(),
            58 => bytes(PITCH),
            59 => 512,
            61 => self.version.1,
            62 | 64 => 0,
            63 => 1,
            65..=70 => 0,
            71 | 72 => self.registers(),
            73 => 0,
            74..=76 => bytes(self.lds()),
            77 => 2,
            78 | 80 => 0,
            79 | 81 => ALIGNMENT as i32,
            82 => bytes(memory::PITCH),
            83 | 84 => bytes(self.memory),
            85 => 1,
            86 => 0,
            87 => self.lanes,
            89 | 91 => 0,
            88 | 90 => 1,
            10_000 | 10_017 => COUNTER_CLOCK,
            10_002 => bytes(self.lds()),
            10_014 => i32::from(self.images),
            10_001 | 10_003..=10_010 | 10_012 | 10_013 => 0,
            10_011 | 10_015 | 10_016 => 1,
            _ => return None,
        })
    }
}

/// Properties of the device, as programs with the headers of HIP 6 read them.
///
/// # Safety
/// `properties` is null or has room for the struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDevicePropertiesR0600(properties: *mut Properties, ordinal: i32) -> HipError {
    call(|| {
        check(ordinal)?;
        let mut all = Properties([0; BYTES]);
        let mut put = |at: usize, bytes: &[u8]| all.0[at..at + bytes.len()].copy_from_slice(bytes);
        let numbers = Numbers::of_device()?;
        numbers.sizes_at().into_iter().for_each(|(at, value)| put(at, &value.to_ne_bytes()));
        numbers.numbers_at().into_iter().for_each(|(at, value)| put(at, &value.to_ne_bytes()));
        let of_images = numbers.images_at().iter().flat_map(|(at, _, values)| (*at..).step_by(4).zip(*values));
        of_images.for_each(|(at, value)| put(at, &value.to_ne_bytes()));
        put(0, NAME.as_bytes());
        put(UUID_AT, &uuid()?);
        put(ARCH_NAME, architecture(processor()?).as_bytes());
        // SAFETY: the caller's promise.
        unsafe { store(properties, all) }
    })
}

/// An attribute of the device.
///
/// # Safety
/// `value` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetAttribute(value: *mut i32, attribute: i32, ordinal: i32) -> HipError {
    call(|| {
        check(ordinal)?;
        let found = Numbers::of_device()?.attribute(attribute).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(value, found) }
    })
}

/// `hipFuncAttributes`.
#[repr(C)]
pub struct FunctionAttributes {
    binary_version: i32,
    cache_mode: i32,
    constant_bytes: usize,
    local_bytes: usize,
    max_dynamic_shared_bytes: i32,
    max_threads_per_block: i32,
    registers: i32,
    preferred_carve_out: i32,
    ptx_version: i32,
    shared_bytes: usize,
}

/// The most work-items of a work-group of the kernel.
pub fn group_limit(kernel: &Kernel) -> i32 {
    let limit = kernel.info().metadata.as_ref().and_then(|metadata| metadata.max_flat_workgroup_size);
    limit.map_or(GROUP, |limit| limit.min(GROUP as u64) as i32)
}

fn attributes(kernel: &Kernel) -> Result<FunctionAttributes, HipError> {
    let descriptor = &kernel.info().descriptor;
    let lds = device()?.sizes().lds_bytes;
    let (major, minor) = version()?;
    let binary_version = 10 * major + minor;
    Ok(FunctionAttributes {
        binary_version,
        cache_mode: 0,
        constant_bytes: 0,
        local_bytes: descriptor.private_segment_fixed_size as usize,
        max_dynamic_shared_bytes: lds.saturating_sub(descriptor.group_segment_fixed_size) as i32,
        max_threads_per_block: group_limit(kernel),
        registers: descriptor.vgprs() as i32,
        preferred_carve_out: 0,
        ptx_version: binary_version,
        shared_bytes: descriptor.group_segment_fixed_size as usize,
    })
}

/// Attributes of a kernel of the program.
///
/// # Safety
/// `result` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFuncGetAttributes(result: *mut FunctionAttributes, function: *const c_void) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(result, attributes(&modules::kernel(function)?)?) })
}

/// An attribute of a function of a module.
///
/// # Safety
/// `value` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFuncGetAttribute(value: *mut i32, attribute: i32, function: *const c_void) -> HipError {
    call(|| {
        let all = attributes(&modules::kernel(function)?)?;
        let found = match attribute {
            0 => all.max_threads_per_block,
            1 => all.shared_bytes as i32,
            2 => all.constant_bytes as i32,
            3 => all.local_bytes as i32,
            4 => all.registers,
            5 => all.ptx_version,
            6 => all.binary_version,
            7 => all.cache_mode,
            8 => all.max_dynamic_shared_bytes,
            9 => all.preferred_carve_out,
            _ => return Err(error::INVALID_VALUE),
        };
        // SAFETY: the caller's promise.
        unsafe { store(value, found) }
    })
}

/// More dynamic LDS than by default may be asked for without this.
#[unsafe(no_mangle)]
pub extern "C" fn hipFuncSetAttribute(function: *const c_void, _attribute: i32, _value: i32) -> HipError {
    call(|| modules::kernel(function).map(drop))
}

/// The caches are as they are.
#[unsafe(no_mangle)]
pub extern "C" fn hipFuncSetCacheConfig(_function: *const c_void, _config: i32) -> HipError {
    error::SUCCESS
}

/// The banks are as they are.
#[unsafe(no_mangle)]
pub extern "C" fn hipFuncSetSharedMemConfig(_function: *const c_void, _config: i32) -> HipError {
    error::SUCCESS
}
