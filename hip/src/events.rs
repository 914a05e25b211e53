//! Events: when they were recorded, by the clock of the host.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::errors::wait;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What the handle of an event points to: when it was recorded last.
struct Event(Mutex<Option<Instant>>);

fn of(event: Handle) -> Result<&'static Event, HipError> {
    // SAFETY: handles come from `hipEventCreateWithFlags`.
    unsafe { event.cast::<Event>().as_ref() }.ok_or(error::INVALID_HANDLE)
}

fn time(event: Handle) -> Result<Instant, HipError> {
    of(event)?.0.lock().unwrap_or_else(PoisonError::into_inner).ok_or(error::INVALID_HANDLE)
}

/// An event.
///
/// # Safety
/// `event` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventCreateWithFlags(event: *mut Handle, _flags: u32) -> HipError {
    call(|| {
        let made = Box::into_raw(Box::new(Event(Mutex::new(None))));
        // SAFETY: the caller's promise; what cannot be handed over is dropped.
        unsafe { store(event, made.cast()) }.inspect_err(|_| drop(unsafe { Box::from_raw(made) }))
    })
}

/// An event.
///
/// # Safety
/// `event` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventCreate(event: *mut Handle) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { hipEventCreateWithFlags(event, 0) }
}

/// Ends an event.
///
/// # Safety
/// `event` is from a function above, and not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventDestroy(event: Handle) -> HipError {
    call(|| {
        of(event)?;
        // SAFETY: it was made by `hipEventCreateWithFlags`.
        drop(unsafe { Box::from_raw(event.cast::<Event>()) });
        Ok(())
    })
}

/// Records an event: everything before it has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipEventRecord(event: Handle, stream: Handle) -> HipError {
    call(|| {
        of(event)?;
        if crate::graphs::record(event, stream) {
            return Ok(());
        }
        *of(event)?.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        Ok(())
    })
}

/// The event has happened.
#[unsafe(no_mangle)]
pub extern "C" fn hipEventSynchronize(event: Handle) -> HipError {
    match call(|| of(event).map(drop)) {
        error::SUCCESS => wait(),
        error => error,
    }
}

/// The event has happened.
#[unsafe(no_mangle)]
pub extern "C" fn hipEventQuery(event: Handle) -> HipError {
    call(|| of(event).map(drop))
}

/// Milliseconds of the host between two events.
///
/// # Safety
/// `milliseconds` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventElapsedTime(milliseconds: *mut f32, start: Handle, stop: Handle) -> HipError {
    call(|| {
        let (start, stop) = (time(start)?, time(stop)?);
        let elapsed = match stop.checked_duration_since(start) {
            Some(elapsed) => elapsed.as_secs_f32(),
            None => -start.duration_since(stop).as_secs_f32(),
        };
        // SAFETY: the caller's promise.
        unsafe { store(milliseconds, 1000.0 * elapsed) }
    })
}
