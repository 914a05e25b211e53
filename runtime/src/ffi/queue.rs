//! Queues of a driver.

use super::call::{at, call, check_size, put, slice};
use super::device::TomboloDevice;
use super::status::TomboloStatus;
use crate::error::Error;
use crate::queue::{Progress, Queue};
use std::sync::{Mutex, PoisonError};

/// A compute queue: registers, and the indirect buffer that it is in. It may be used by several threads, one at a time.
pub struct TomboloQueue(Mutex<Queue>);

/// How far a queue has come.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C)]
pub struct TomboloProgress {
    /// sizeof(tombolo_progress), set by the caller
    pub size: usize,
    /// Dwords, or AQL packets, that have been executed and are not to be given again.
    pub taken: usize,
    /// The next packet waits: give the rest again when what it waits for may have come.
    pub waits: bool,
    /// Dispatches that have run.
    pub dispatches: u64,
    /// Simulated clock cycles of them; 0 on the model.
    pub cycles: u64,
    /// Instructions that they executed.
    pub instructions: u64,
    /// Interrupts that packets asked for.
    pub interrupts: u64,
}

/// Hands progress to a caller who wants it.
///
/// # Safety
/// `progress` is null, or to a struct whose size has been checked.
unsafe fn report(progress: *mut TomboloProgress, done: &Progress) -> Result<(), Error> {
    if progress.is_null() {
        return Ok(());
    }
    // SAFETY: the caller's promise.
    let size = unsafe { at(progress, "progress") }?.size;
    let value = TomboloProgress {
        size,
        taken: done.taken,
        waits: done.waits,
        dispatches: done.dispatches,
        cycles: done.statistics.cycles.unwrap_or(0),
        instructions: done.statistics.instructions,
        interrupts: done.interrupts.len() as u64,
    };
    // SAFETY: the caller's promise.
    unsafe { put(progress, value, "progress") }
}

/// # Safety
/// `progress` is null, or to a struct.
unsafe fn check_progress(progress: *const TomboloProgress) -> Result<(), Error> {
    // SAFETY: the caller's promise.
    unsafe { progress.as_ref() }
        .map_or(Ok(()), |given| check_size(given.size, size_of::<TomboloProgress>(), "tombolo_progress"))
}

/// Makes a queue with all registers 0.
///
/// # Safety
/// `queue` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_queue_create(queue: *mut *mut TomboloQueue) -> TomboloStatus {
    call(|| {
        let made = Box::into_raw(Box::new(TomboloQueue(Mutex::default())));
        // SAFETY: the caller's promise; what cannot be handed over is dropped.
        unsafe { put(queue, made, "queue") }.inspect_err(|_| drop(unsafe { Box::from_raw(made) }))
    })
}

/// Ends a queue. Null is ignored.
///
/// # Safety
/// `queue` is null or from tombolo_queue_create, and not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_queue_destroy(queue: *mut TomboloQueue) {
    if !queue.is_null() {
        call(|| {
            // SAFETY: the caller's promise.
            drop(unsafe { Box::from_raw(queue) });
            Ok(())
        });
    }
}

/// Executes PM4 packets of a compute queue on gfx12, up to the end or to one that waits. `progress` may be null. A packet that is not
/// executed is an error that names it.
///
/// # Safety
/// `device` and `queue` are in use; `packets` has so many dwords; `progress` is null or to a struct whose size is set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_queue_execute(
    device: *const TomboloDevice,
    queue: *const TomboloQueue,
    packets: *const u32,
    dwords: usize,
    progress: *mut TomboloProgress,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            check_progress(progress)?;
            let packets = slice(packets, dwords, "packets")?;
            let mut queue = at(queue, "queue")?.0.lock().unwrap_or_else(PoisonError::into_inner);
            let done = queue.execute(&at(device, "device")?.0, packets)?;
            report(progress, &done)
        }
    })
}

/// Executes AQL packets of 64 bytes each, up to the end or to one that waits.
///
/// # Safety
/// As tombolo_queue_execute; `packets` has so many packets.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_queue_execute_aql(
    device: *const TomboloDevice,
    queue: *const TomboloQueue,
    packets: *const u8,
    count: usize,
    progress: *mut TomboloProgress,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises; packets of bytes need no alignment.
        unsafe {
            check_progress(progress)?;
            let packets = slice(packets.cast::<[u8; 64]>(), count, "packets")?;
            let mut queue = at(queue, "queue")?.0.lock().unwrap_or_else(PoisonError::into_inner);
            let done = queue.execute_aql(&at(device, "device")?.0, packets)?;
            report(progress, &done)
        }
    })
}
