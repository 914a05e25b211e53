//! Events: when they were recorded, by the clock of the host.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::errors;
use crate::graphs;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// An event: when it was recorded last, and whether it tells the time.
struct Event {
    recorded: Option<Instant>,
    has_time: bool,
}

/// All events, by handle: numbers that are given out once.
struct Events {
    last: usize,
    all: BTreeMap<usize, Event>,
}

static EVENTS: Mutex<Events> = Mutex::new(Events { last: 0, all: BTreeMap::new() });

/// The flag of an event that does not tell the time.
const NO_TIME: u32 = 2;

fn events() -> MutexGuard<'static, Events> {
    EVENTS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Events {
    fn of(&mut self, event: Handle) -> Result<&mut Event, HipError> {
        self.all.get_mut(&(event as usize)).ok_or(error::INVALID_HANDLE)
    }

    fn time(&mut self, event: Handle) -> Result<Instant, HipError> {
        let event = self.of(event)?;
        event.recorded.filter(|_| event.has_time).ok_or(error::INVALID_HANDLE)
    }
}

/// Refuses what is no event, as a handle.
pub fn check_handle(event: Handle) -> Result<(), HipError> {
    events().of(event).map(drop)
}

/// Refuses what is no event, as a parameter of a node.
pub fn check(event: Handle) -> Result<(), HipError> {
    check_handle(event).map_err(|_| error::INVALID_VALUE)
}

/// Everything before an event has ended.
pub fn happened(event: Handle) -> Result<(), HipError> {
    events().of(event)?.recorded = Some(Instant::now());
    Ok(())
}

/// An event.
///
/// # Safety
/// `event` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventCreateWithFlags(event: *mut Handle, flags: u32) -> HipError {
    call(|| {
        if event.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let mut events = events();
        events.last += 1;
        let number = events.last;
        events.all.insert(number, Event { recorded: None, has_time: flags & NO_TIME == 0 });
        // SAFETY: the caller's promise.
        unsafe { store(event, number as Handle) }
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
#[unsafe(no_mangle)]
pub extern "C" fn hipEventDestroy(event: Handle) -> HipError {
    call(|| events().all.remove(&(event as usize)).map(drop).ok_or(error::INVALID_HANDLE))
}

/// Records an event: everything before it has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipEventRecord(event: Handle, stream: Handle) -> HipError {
    hipEventRecordWithFlags(event, stream, 0)
}

/// The same; with a flag, a captured stream has a node for it.
#[unsafe(no_mangle)]
pub extern "C" fn hipEventRecordWithFlags(event: Handle, stream: Handle, flags: u32) -> HipError {
    call(|| {
        check_handle(event)?;
        if graphs::record(event, stream, flags)? { Ok(()) } else { happened(event) }
    })
}

/// The event has happened.
#[unsafe(no_mangle)]
pub extern "C" fn hipEventSynchronize(event: Handle) -> HipError {
    match hipEventQuery(event) {
        error::SUCCESS => errors::wait(),
        error => error,
    }
}

/// The event has happened.
#[unsafe(no_mangle)]
pub extern "C" fn hipEventQuery(event: Handle) -> HipError {
    call(|| {
        check_handle(event)?;
        graphs::not_of_a_capture(event)
    })
}

/// Milliseconds of the host between two events.
///
/// # Safety
/// `milliseconds` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventElapsedTime(milliseconds: *mut f32, start: Handle, stop: Handle) -> HipError {
    call(|| {
        let mut events = events();
        let (start, stop) = (events.time(start)?, events.time(stop)?);
        let elapsed = match stop.checked_duration_since(start) {
            Some(elapsed) => elapsed.as_secs_f32(),
            None => -start.duration_since(stop).as_secs_f32(),
        };
        // SAFETY: the caller's promise.
        unsafe { store(milliseconds, 1000.0 * elapsed) }
    })
}
