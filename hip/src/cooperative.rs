//! Cooperative launches: grids whose work-groups may wait for each other, since all of them run at the same time. One that has more work-groups than fit
//! answers `hipErrorCooperativeLaunchTooLarge`; `hipOccupancyMaxActiveBlocksPerMultiprocessor` tells how many do.
//!
//! There is one device, so that a launch on several of them is one on it, and a multi-grid has one grid.

use crate::abi::{Dim3, Handle, HipError, error};
use crate::call::call;
use crate::launch::{Shape, of_module, of_program};
use std::ffi::c_void;
use std::ptr::null;

/// Launches a kernel of the program.
///
/// # Safety
/// `arguments` has a pointer to each argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchCooperativeKernel(
    function: *const c_void,
    groups: Dim3,
    block: Dim3,
    arguments: *const *const c_void,
    shared: u32,
    stream: Handle,
) -> HipError {
    let shape = Shape { groups: groups.array(), block: block.array(), shared: shared as usize, cooperative: true };
    // SAFETY: the caller's promise.
    unsafe { of_program(function, shape, arguments, stream) }
}

/// Launches a function of a module. The first sizes are work-groups.
///
/// # Safety
/// `arguments` is null or has a pointer to each argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLaunchCooperativeKernel(
    function: *const c_void,
    groups_x: u32,
    groups_y: u32,
    groups_z: u32,
    block_x: u32,
    block_y: u32,
    block_z: u32,
    shared: u32,
    stream: Handle,
    arguments: *const *const c_void,
) -> HipError {
    let (groups, block) = ([groups_x, groups_y, groups_z], [block_x, block_y, block_z]);
    let shape = Shape { groups, block, shared: shared as usize, cooperative: true };
    // SAFETY: the caller's promise.
    unsafe { of_module(function, shape, arguments, null(), stream) }
}

/// `hipLaunchParams`: a launch on one of several devices.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DeviceLaunch {
    function: *const c_void,
    groups: Dim3,
    block: Dim3,
    arguments: *const *const c_void,
    shared: usize,
    stream: Handle,
}

/// `hipFunctionLaunchParams`: the same of a function of a module.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DeviceFunctionLaunch {
    function: *const c_void,
    groups: Dim3,
    block: Dim3,
    shared: u32,
    stream: Handle,
    arguments: *const *const c_void,
}

/// The only launch of a list with one for each device; the flags say whether devices wait for each other before and behind it.
///
/// # Safety
/// `launches` is null or has so many.
unsafe fn only<T: Copy>(launches: *const T, devices: u32, flags: u32) -> Result<T, HipError> {
    const FLAGS: u32 = 3;
    if launches.is_null() || devices != 1 || flags & !FLAGS != 0 {
        return Err(error::INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { launches.read() })
}

/// Launches a kernel of the program on each device, of which there is one.
///
/// # Safety
/// `launches` is null or has so many, whose arguments have a pointer to each argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchCooperativeKernelMultiDevice(
    launches: *const DeviceLaunch,
    devices: i32,
    flags: u32,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe {
        match only(launches, u32::try_from(devices).unwrap_or(0), flags) {
            Ok(DeviceLaunch { function, groups, block, arguments, shared, stream }) => {
                let (groups, block) = (groups.array(), block.array());
                of_program(function, Shape { groups, block, shared, cooperative: true }, arguments, stream)
            }
            Err(error) => call(|| Err(error)),
        }
    }
}

/// Launches a function of a module on each device, of which there is one.
///
/// # Safety
/// `launches` is null or has so many, whose arguments are null or have a pointer to each argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLaunchCooperativeKernelMultiDevice(
    launches: *const DeviceFunctionLaunch,
    devices: u32,
    flags: u32,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe {
        match only(launches, devices, flags) {
            Ok(DeviceFunctionLaunch { function, groups, block, shared, stream, arguments }) => {
                let (groups, block, shared) = (groups.array(), block.array(), shared as usize);
                of_module(function, Shape { groups, block, shared, cooperative: true }, arguments, null(), stream)
            }
            Err(error) => call(|| Err(error)),
        }
    }
}

/// Launches kernels of the program that do not wait for each other, one after the other.
///
/// # Safety
/// `launches` is null or has so many, whose arguments have a pointer to each argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtLaunchMultiKernelMultiDevice(
    launches: *const DeviceLaunch,
    count: i32,
    _flags: u32,
) -> HipError {
    let Ok(count @ 1..) = usize::try_from(count) else { return call(|| Err(error::INVALID_VALUE)) };
    if launches.is_null() {
        return call(|| Err(error::INVALID_VALUE));
    }
    for at in 0..count {
        // SAFETY: the caller's promises.
        let result = unsafe {
            let DeviceLaunch { function, groups, block, arguments, shared, stream } = launches.add(at).read();
            let shape = Shape { groups: groups.array(), block: block.array(), shared, cooperative: false };
            of_program(function, shape, arguments, stream)
        };
        if result != error::SUCCESS {
            return result;
        }
    }
    error::SUCCESS
}
