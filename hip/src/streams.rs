//! Streams: handles, since whatever goes into a stream has ended when the call returns.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, put, store};
use crate::errors::wait;
use crate::graphs;
use std::ffi::c_void;

/// What the handle of a stream points to.
pub struct Stream {
    flags: u32,
    priority: i32,
}

fn make(stream: *mut Handle, flags: u32, priority: i32) -> HipError {
    call(|| {
        let made = Box::into_raw(Box::new(Stream { flags, priority })).cast();
        // SAFETY: the caller of the functions below promises that the pointer is null or may be written.
        unsafe { store(stream, made) }.inspect_err(|_| drop(unsafe { Box::from_raw(made.cast::<Stream>()) }))
    })
}

/// The stream of a handle; none for the default streams (0, and 1 and 2 for legacy and per-thread ones).
fn of(stream: Handle) -> Option<&'static Stream> {
    // SAFETY: other handles come from `make`.
    (stream as usize > 2).then(|| unsafe { &*stream.cast::<Stream>() })
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
///
/// # Safety
/// `stream` is from a function above, and not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamDestroy(stream: Handle) -> HipError {
    call(|| match of(stream) {
        Some(_) => {
            // SAFETY: it was made by `make`.
            drop(unsafe { Box::from_raw(stream.cast::<Stream>()) });
            Ok(())
        }
        None => Err(error::INVALID_HANDLE),
    })
}

/// Everything in the stream has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamSynchronize(stream: Handle) -> HipError {
    match call(|| graphs::not_captured(stream)) {
        error::SUCCESS => wait(),
        error => error,
    }
}

/// Everything in the stream has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamQuery(stream: Handle) -> HipError {
    match call(|| graphs::not_captured(stream)) {
        error::SUCCESS => wait(),
        error => error,
    }
}

/// Every event has happened.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamWaitEvent(stream: Handle, event: Handle, _flags: u32) -> HipError {
    graphs::wait(stream, event);
    error::SUCCESS
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
    let Some(function) = function else { return call(|| Err(error::INVALID_VALUE)) };
    call(|| {
        graphs::in_stream(stream, move || {
            // SAFETY: the caller's promise.
            unsafe { function(data) };
            Ok(())
        })
    })
}
