//! Events: when they were recorded, by the clock of the host.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::errors::wait;
use crate::graphs;
use crate::kept::Kept;
use std::sync::LazyLock;
use std::time::Instant;

/// Flags of events: what they are not asked for, and what they make visible to whom, which all of memory is anyway.
mod flag {
    pub const BLOCKING_SYNC: u32 = 1;
    pub const DISABLE_TIMING: u32 = 2;
    pub const INTERPROCESS: u32 = 4;
    pub const DISABLE_SYSTEM_FENCE: u32 = 1 << 29;
    pub const RELEASE_TO_DEVICE: u32 = 1 << 30;
    pub const RELEASE_TO_SYSTEM: u32 = 1 << 31;
}

/// An event: whether it keeps its time, and when it was recorded last.
struct Event {
    timed: bool,
    recorded: Option<Instant>,
}

static EVENTS: LazyLock<Kept<Event, HipError>> = LazyLock::new(|| Kept::new(error::INVALID_HANDLE));

/// Refuses what is no event, as a handle.
pub fn check_handle(event: Handle) -> Result<(), HipError> {
    EVENTS.with(event as usize, |_| Ok(()))
}

/// Refuses what is no event, as a parameter of a node.
pub fn check(event: Handle) -> Result<(), HipError> {
    check_handle(event).map_err(|_| error::INVALID_VALUE)
}

/// Everything before an event has ended.
pub fn happened(event: Handle) -> Result<(), HipError> {
    EVENTS.with(event as usize, |event| {
        event.recorded = Some(Instant::now());
        Ok(())
    })
}

fn time(event: Handle) -> Result<Instant, HipError> {
    EVENTS.with(event as usize, |event| event.recorded.filter(|_| event.timed).ok_or(error::INVALID_HANDLE))
}

fn is_possible(flags: u32) -> bool {
    let releases = flag::RELEASE_TO_DEVICE | flag::RELEASE_TO_SYSTEM;
    let known = flag::BLOCKING_SYNC | flag::DISABLE_TIMING | flag::INTERPROCESS | flag::DISABLE_SYSTEM_FENCE | releases;
    let interprocess = flags & flag::INTERPROCESS == 0 || flags & flag::DISABLE_TIMING != 0;
    flags & !known == 0 && flags & releases != releases && interprocess
}

/// An event.
///
/// # Safety
/// `event` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventCreateWithFlags(event: *mut Handle, flags: u32) -> HipError {
    call(|| {
        if !is_possible(flags) {
            return Err(error::INVALID_VALUE);
        }
        let made = EVENTS.keep(Event { timed: flags & flag::DISABLE_TIMING == 0, recorded: None });
        // SAFETY: the caller's promise.
        unsafe { store(event, made as Handle) }.or_else(|error| EVENTS.forget(made).and(Err(error)))
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
    call(|| match EVENTS.forget(event as usize) {
        Err(_) if !event.is_null() => Err(error::CONTEXT_IS_DESTROYED),
        result => result,
    })
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
        error::SUCCESS => wait(),
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
        if milliseconds.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let (start, stop) = (time(start)?, time(stop)?);
        let elapsed = match stop.checked_duration_since(start) {
            Some(elapsed) => elapsed.as_secs_f32(),
            None => -start.duration_since(stop).as_secs_f32(),
        };
        // SAFETY: the caller's promise.
        unsafe { store(milliseconds, 1000.0 * elapsed) }
    })
}
