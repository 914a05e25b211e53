//! Streams: handles, since whatever goes into a stream has ended when the call returns.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, put, store};
use crate::errors::wait;
use crate::graphs::{self, HostNode, Work};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A stream.
#[derive(Clone, Copy)]
struct Stream {
    flags: u32,
    priority: i32,
}

/// All streams that programs have made, by handle: numbers that are given out once.
struct Streams {
    last: usize,
    all: BTreeMap<usize, Stream>,
}

/// `hipStreamLegacy`.
const LEGACY: usize = 1;
/// `hipStreamPerThread`.
pub const OF_THE_THREAD: usize = 2;
/// The flag of a stream that the default stream does not wait for.
const NON_BLOCKING: u32 = 1;

static STREAMS: Mutex<Streams> = Mutex::new(Streams { last: OF_THE_THREAD, all: BTreeMap::new() });

fn streams() -> MutexGuard<'static, Streams> {
    STREAMS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn make(stream: *mut Handle, flags: u32, priority: i32) -> HipError {
    call(|| {
        if stream.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let mut streams = streams();
        streams.last += 1;
        let number = streams.last;
        streams.all.insert(number, Stream { flags, priority });
        // SAFETY: the caller of the functions below promises that the pointer is null or may be written.
        unsafe { store(stream, number as Handle) }
    })
}

/// The stream of a handle; none for the default streams.
fn of(stream: Handle) -> Option<Stream> {
    streams().all.get(&(stream as usize)).copied()
}

/// Whether it is the default stream of the process.
pub fn is_legacy(stream: Handle) -> bool {
    stream as usize <= LEGACY
}

/// Refuses what is no stream.
pub fn check(stream: Handle) -> Result<(), HipError> {
    let is_known = stream as usize <= OF_THE_THREAD || of(stream).is_some();
    if is_known { Ok(()) } else { Err(error::CONTEXT_IS_DESTROYED) }
}

/// Whether the default stream of the process waits for a stream.
pub fn waits(stream: usize) -> bool {
    of(stream as Handle).is_none_or(|stream| stream.flags & NON_BLOCKING == 0)
}

/// A stream.
///
/// # Safety
/// `stream` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreate(stream: *mut Handle) -> HipError {
    make(stream, 0, 0)
}

/// A stream.
///
/// # Safety
/// `stream` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreateWithFlags(stream: *mut Handle, flags: u32) -> HipError {
    make(stream, flags, 0)
}

/// A stream.
///
/// # Safety
/// `stream` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreateWithPriority(stream: *mut Handle, flags: u32, priority: i32) -> HipError {
    make(stream, flags, priority)
}

/// Ends a stream.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamDestroy(stream: Handle) -> HipError {
    call(|| {
        streams().all.remove(&(stream as usize)).ok_or(error::INVALID_HANDLE)?;
        graphs::stream_ended(stream)
    })
}

/// Everything in the stream has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamSynchronize(stream: Handle) -> HipError {
    match call(|| graphs::may_wait(stream)) {
        error::SUCCESS => wait(),
        error => error,
    }
}

/// Everything in the stream has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamQuery(stream: Handle) -> HipError {
    match call(|| graphs::may_wait(stream)) {
        error::SUCCESS => wait(),
        error => error,
    }
}

/// Every event has happened.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamWaitEvent(stream: Handle, event: Handle, flags: u32) -> HipError {
    call(|| graphs::wait(stream, event, flags))
}

/// Flags of a stream.
///
/// # Safety
/// `flags` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetFlags(stream: Handle, flags: *mut u32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(flags, of(stream).map_or(0, |stream| stream.flags)) }
}

/// Priority of a stream.
///
/// # Safety
/// `priority` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetPriority(stream: Handle, priority: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(priority, of(stream).map_or(0, |stream| stream.priority)) }
}

/// Device of a stream.
///
/// # Safety
/// `device` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetDevice(_stream: Handle, device: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(device, 0) }
}

/// Priorities of streams: all the same.
///
/// # Safety
/// Both are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetStreamPriorityRange(least: *mut i32, greatest: *mut i32) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe { store(least, 0).and_then(|()| store(greatest, 0)) })
}

pub type Callback = unsafe extern "C" fn(Handle, HipError, *mut c_void);
pub type HostFunction = unsafe extern "C" fn(*mut c_void);

/// Calls back at once: everything before it has ended.
///
/// # Safety
/// `callback` may be called with `data`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamAddCallback(
    stream: Handle,
    callback: Option<Callback>,
    data: *mut c_void,
    _flags: u32,
) -> HipError {
    if graphs::is_captured(stream) {
        return call(|| Err(error::CAPTURE_UNSUPPORTED));
    }
    let Some(callback) = callback else { return call(|| Err(error::INVALID_VALUE)) };
    // SAFETY: the caller's promise.
    unsafe { callback(stream, error::SUCCESS, data) };
    error::SUCCESS
}

/// Calls a function of the host at once.
///
/// # Safety
/// `function` may be called with `data`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchHostFunc(
    stream: Handle,
    function: Option<HostFunction>,
    data: *mut c_void,
) -> HipError {
    // SAFETY: the caller's promise.
    call(|| graphs::in_stream(stream, Work::Host(unsafe { HostNode::described(&HostNode { function, data }) }?)))
}
