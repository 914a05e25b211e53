//! How many work-groups of a kernel the compute unit holds at once.

use crate::abi::{HipError, error};
use crate::call::{call, store};
use crate::device::device;
use crate::errors::of;
use crate::modules;
use crate::properties::group_limit;
use std::ffi::c_void;
use tombolo::Kernel;

/// Work-groups of `work_items` with so much dynamic LDS: as many as a cooperative grid may have.
fn groups(kernel: &Kernel, work_items: i32, dynamic: usize) -> Result<i32, HipError> {
    let work_items = u32::try_from(work_items).ok().filter(|items| *items != 0).ok_or(error::INVALID_VALUE)?;
    let dynamic = u32::try_from(dynamic).map_err(|_| error::INVALID_VALUE)?;
    let found = device()?.resident_groups(kernel, [work_items, 1, 1], dynamic).map_err(|error| of(&error))?;
    Ok(i32::try_from(found).unwrap_or(i32::MAX))
}

unsafe fn active(result: *mut i32, function: *const c_void, work_items: i32, dynamic: usize) -> HipError {
    call(|| {
        let found = groups(&modules::kernel(function)?, work_items, dynamic)?;
        // SAFETY: the caller's promise.
        unsafe { store(result, found) }
    })
}

/// The size of work-groups with which most work-items are at work, and how many such work-groups fill the device.
unsafe fn best(count: *mut i32, size: *mut i32, function: *const c_void, dynamic: usize, limit: i32) -> HipError {
    call(|| {
        let kernel = &modules::kernel(function)?;
        let most = if limit > 0 { limit.min(group_limit(kernel)) } else { group_limit(kernel) };
        let wave = kernel.info().descriptor.wavefront_size() as i32;
        let mut found = (0, wave.min(most));
        for items in (1..=most / wave).map(|waves| waves * wave) {
            found = found.max((groups(kernel, items, dynamic)? * items, items));
        }
        let (work_items, items) = found;
        // SAFETY: the caller's promises.
        unsafe { store(count, work_items / items).and_then(|()| store(size, items)) }
    })
}

macro_rules! active {
    ($($name:ident($($more:ident: $type:ty)?);)*) => {$(
        /// Work-groups that are active at once.
        ///
        /// # Safety
        /// `result` is null or may be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            result: *mut i32, function: *const c_void, work_items: i32, dynamic: usize, $($more: $type)?
        ) -> HipError {
            // SAFETY: the caller's promise.
            unsafe { active(result, function, work_items, dynamic) }
        }
    )*};
}

active! {
    hipOccupancyMaxActiveBlocksPerMultiprocessor();
    hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(_flags: u32);
    hipModuleOccupancyMaxActiveBlocksPerMultiprocessor();
    hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(_flags: u32);
}

macro_rules! best {
    ($($name:ident($($more:ident: $type:ty)?);)*) => {$(
        /// The size of work-groups that keeps the device busiest.
        ///
        /// # Safety
        /// `count` and `size` are null or may be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            count: *mut i32, size: *mut i32, function: *const c_void, dynamic: usize, limit: i32, $($more: $type)?
        ) -> HipError {
            // SAFETY: the caller's promises.
            unsafe { best(count, size, function, dynamic, limit) }
        }
    )*};
}

best! {
    hipOccupancyMaxPotentialBlockSize();
    hipModuleOccupancyMaxPotentialBlockSize();
    hipModuleOccupancyMaxPotentialBlockSizeWithFlags(_flags: u32);
}
