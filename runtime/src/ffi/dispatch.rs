//! Dispatches.

use super::call::{at, call, check_size, put, sized, slice, text};
use super::device::TomboloDevice;
use super::module::TomboloModule;
use super::status::TomboloStatus;
use crate::device::{Launch, Statistics};
use crate::error::Error;
use crate::raw_dispatch::{RawDispatch, ScratchArea};
use std::ffi::c_char;
use std::mem::offset_of;

/// A dispatch of a kernel.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct TomboloLaunch {
    /// sizeof(tombolo_launch_info)
    pub size: usize,
    /// Grid size in work-items (x, y, z).
    pub grid: [u32; 3],
    /// Work-group size in work-items (x, y, z).
    pub block: [u32; 3],
    /// LDS bytes of a work-group beyond those of the kernel itself.
    pub dynamic_lds: u32,
    /// The arguments as they lie in the kernel argument segment, each at its offset, without the hidden ones.
    pub arguments: *const u8,
    /// Bytes of them.
    pub argument_bytes: usize,
    /// Work-groups may wait for each other: all of them run at the same time, and more than fit are refused. Since version 1.2.
    pub cooperative: bool,
}

/// A dispatch by the values of the compute registers, as a driver has them.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct TomboloDispatch {
    /// sizeof(tombolo_dispatch_info)
    pub size: usize,
    /// Device address of the first instruction, a multiple of 256.
    pub entry: u64,
    /// Work-groups (x, y, z).
    pub groups: [u32; 3],
    /// Work-group size in work-items (x, y, z).
    pub block: [u32; 3],
    /// COMPUTE_PGM_RSRC1, 2 and 3; the LDS of a work-group is in the second.
    pub rsrc: [u32; 3],
    /// Waves have 32 lanes, not 64.
    pub wave32: bool,
    /// Device address of scratch memory, a multiple of 256.
    pub scratch_base: u64,
    /// Bytes of it; 0 if there is none.
    pub scratch_bytes: u64,
    /// Bytes of it that a wave has.
    pub scratch_bytes_per_wave: u32,
    /// Initial values of s0, s1, ...
    pub user_sgprs: *const u32,
    /// How many.
    pub user_sgpr_count: usize,
}

/// What a dispatch did. What is not known is 0.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C)]
pub struct TomboloStatistics {
    /// sizeof(tombolo_statistics), set by the caller
    pub size: usize,
    /// Clock cycles of the hardware; 0 on the model.
    pub cycles: u64,
    /// Waves that ran; 0 on a board.
    pub waves: u64,
    /// Instructions that they executed; 0 on a board.
    pub instructions: u64,
    /// Lines (64 bytes) that the hardware read from memory.
    pub lines_read: u64,
    /// Lines that it wrote.
    pub lines_written: u64,
    /// Seconds that the run took.
    pub seconds: f64,
}

/// Hands statistics to a caller who wants them.
///
/// # Safety
/// `statistics` is null, or to a struct whose size is set.
unsafe fn report(statistics: *mut TomboloStatistics, done: &Statistics) -> Result<(), Error> {
    if statistics.is_null() {
        return Ok(());
    }
    let [lines_read, lines_written] = done.lines.unwrap_or_default();
    let (cycles, waves, instructions) = (done.cycles.unwrap_or(0), done.waves, done.instructions);
    // SAFETY: the caller's promise.
    let size = unsafe { at(statistics, "statistics") }?.size;
    let seconds = done.seconds;
    let value = TomboloStatistics { size, cycles, waves, instructions, lines_read, lines_written, seconds };
    // SAFETY: the caller's promise.
    unsafe { put(statistics, value, "statistics") }
}

/// # Safety
/// `statistics` is null, or to a struct.
unsafe fn check_statistics(statistics: *const TomboloStatistics) -> Result<(), Error> {
    // SAFETY: the caller's promise.
    unsafe { statistics.as_ref() }
        .map_or(Ok(()), |given| check_size(given.size, size_of::<TomboloStatistics>(), "tombolo_statistics"))
}

/// Runs a kernel to its end. `statistics` may be null.
///
/// # Safety
/// `device` and `module` are in use, the pointers in `launch` to what they should be; `statistics` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_launch(
    device: *const TomboloDevice,
    module: *const TomboloModule,
    kernel: *const c_char,
    launch: *const TomboloLaunch,
    statistics: *mut TomboloStatistics,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            let kernel = at(module, "module")?.0.kernel(text(kernel, "kernel")?)?;
            let least = offset_of!(TomboloLaunch, cooperative);
            let given: TomboloLaunch = sized(launch, least, "tombolo_launch_info")?;
            check_statistics(statistics)?;
            let arguments = slice(given.arguments, given.argument_bytes, "arguments")?;
            let TomboloLaunch { grid, block, dynamic_lds, cooperative, .. } = given;
            let launch = Launch { grid, block, dynamic_lds, arguments, cooperative };
            let done = at(device, "device")?.0.launch(&kernel, &launch)?;
            report(statistics, &done)
        }
    })
}

/// Runs code with the registers of a driver to its end. `statistics` may be null.
///
/// # Safety
/// `device` is in use, the pointers in `dispatch` are to what they should be; `statistics` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_dispatch(
    device: *const TomboloDevice,
    dispatch: *const TomboloDispatch,
    statistics: *mut TomboloStatistics,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            let given = at(dispatch, "dispatch")?;
            check_size(given.size, size_of::<TomboloDispatch>(), "tombolo_dispatch_info")?;
            check_statistics(statistics)?;
            let user_sgprs = slice(given.user_sgprs, given.user_sgpr_count, "user_sgprs")?;
            let scratch = (given.scratch_bytes != 0).then_some(ScratchArea {
                base: given.scratch_base,
                bytes: given.scratch_bytes,
                bytes_per_wave: given.scratch_bytes_per_wave,
            });
            let TomboloDispatch { entry, groups, block, rsrc, wave32, .. } = *given;
            let raw = RawDispatch { entry, groups, block, rsrc, wave32, scratch, user_sgprs };
            report(statistics, &at(device, "device")?.0.dispatch(&raw)?)
        }
    })
}

/// Bytes of the arguments that a kernel takes, without the hidden ones.
///
/// # Safety
/// `module` is loaded; `kernel` is a text; `bytes` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_kernel_argument_bytes(
    module: *const TomboloModule,
    kernel: *const c_char,
    bytes: *mut u64,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            let kernel = at(module, "module")?.0.kernel(text(kernel, "kernel")?)?;
            put(bytes, kernel.explicit_bytes(), "bytes")
        }
    })
}
