//! Streams: handles, since whatever goes into a stream has ended when the call returns.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::errors::wait;
use crate::graphs::{self, HostNode, Work};
use crate::kept::Kept;
use std::ffi::c_void;
use std::sync::LazyLock;

/// A stream.
#[derive(Clone, Copy, Default)]
struct Stream {
    flags: u32,
    priority: i32,
}

static STREAMS: LazyLock<Kept<Stream, HipError>> = LazyLock::new(|| Kept::new(error::CONTEXT_IS_DESTROYED));

/// `hipStreamNonBlocking`, the only flag: the default stream does not wait for it.
const NON_BLOCKING: u32 = 1;
/// `hipStreamLegacy`.
const LEGACY: usize = 1;
/// `hipStreamPerThread`, the last handle of a default stream.
pub const OF_THE_THREAD: usize = 2;
/// The least and the greatest priority. They change nothing.
const PRIORITIES: (i32, i32) = (1, -1);

/// # Safety
/// `stream` is null or may be written.
unsafe fn make(stream: *mut Handle, flags: u32, priority: i32) -> HipError {
    call(|| {
        if flags & !NON_BLOCKING != 0 {
            return Err(error::INVALID_VALUE);
        }
        let made = STREAMS.keep(Stream { flags, priority: priority.clamp(PRIORITIES.1, PRIORITIES.0) });
        // SAFETY: the caller's promise.
        unsafe { store(stream, made as Handle) }.or_else(|error| STREAMS.forget(made).and(Err(error)))
    })
}

/// The stream of a handle.
///
/// # Errors
/// `hipErrorContextIsDestroyed`: there is no such stream, or not any more.
fn of(stream: Handle) -> Result<Stream, HipError> {
    match stream as usize {
        ..=OF_THE_THREAD => Ok(Stream::default()),
        handle => STREAMS.with(handle, |stream| Ok(*stream)),
    }
}

/// Whether it is the default stream of the process.
pub fn is_legacy(stream: Handle) -> bool {
    stream as usize <= LEGACY
}

/// Refuses what is no stream.
pub fn check(stream: Handle) -> Result<(), HipError> {
    of(stream).map(drop)
}

/// Whether the default stream of the process waits for a stream.
pub fn waits(stream: usize) -> bool {
    of(stream as Handle).map_or(true, |stream| stream.flags & NON_BLOCKING == 0)
}

/// Waits for a stream.
fn waited(stream: Handle) -> HipError {
    match call(|| of(stream).and_then(|_| graphs::may_wait(stream))) {
        error::SUCCESS => wait(),
        error => error,
    }
}

/// A stream.
///
/// # Safety
/// `stream` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreate(stream: *mut Handle) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { make(stream, 0, 0) }
}

/// A stream.
///
/// # Safety
/// `stream` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreateWithFlags(stream: *mut Handle, flags: u32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { make(stream, flags, 0) }
}

/// A stream.
///
/// # Safety
/// `stream` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreateWithPriority(stream: *mut Handle, flags: u32, priority: i32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { make(stream, flags, priority) }
}

/// Ends a stream, which is none of the default ones.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamDestroy(stream: Handle) -> HipError {
    call(|| match stream as usize {
        ..=OF_THE_THREAD => Err(error::INVALID_HANDLE),
        handle => STREAMS.forget(handle).and_then(|()| graphs::stream_ended(stream)),
    })
}

/// A stream for some of the compute units; there is one, which a mask without bits does not take away.
///
/// # Safety
/// `stream` is null or may be written; `mask` is null or has so many words.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtStreamCreateWithCUMask(stream: *mut Handle, words: u32, mask: *const u32) -> HipError {
    if words == 0 || mask.is_null() {
        return call(|| Err(error::INVALID_VALUE));
    }
    // SAFETY: the caller's promise.
    unsafe { make(stream, 0, 0) }
}

/// The compute units of a stream: the one there is.
///
/// # Safety
/// `mask` is null or has room for so many words.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtStreamGetCUMask(stream: Handle, words: u32, mask: *mut u32) -> HipError {
    call(|| {
        if words == 0 || mask.is_null() {
            return Err(error::INVALID_VALUE);
        }
        of(stream)?;
        for word in 0..words as usize {
            // SAFETY: the caller's promise.
            unsafe { mask.add(word).write(u32::from(word == 0)) };
        }
        Ok(())
    })
}

/// Everything in the stream has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamSynchronize(stream: Handle) -> HipError {
    waited(stream)
}

/// Everything in the stream has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamQuery(stream: Handle) -> HipError {
    waited(stream)
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
    call(|| unsafe { store(flags, of(stream)?.flags) })
}

/// Priority of a stream.
///
/// # Safety
/// `priority` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetPriority(stream: Handle, priority: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(priority, of(stream)?.priority) })
}

/// Device of a stream.
///
/// # Safety
/// `device` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetDevice(stream: Handle, device: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| of(stream).and_then(|_| unsafe { store(device, 0) }))
}

/// The range of priorities. A call returns when its work is done, so that they change nothing.
///
/// # Safety
/// Both are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetStreamPriorityRange(least: *mut i32, greatest: *mut i32) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe { store(least, PRIORITIES.0).and_then(|()| store(greatest, PRIORITIES.1)) })
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
    flags: u32,
) -> HipError {
    if graphs::is_captured(stream) {
        return call(|| Err(error::CAPTURE_UNSUPPORTED));
    }
    let Some(callback) = callback.filter(|_| flags == 0) else { return call(|| Err(error::INVALID_VALUE)) };
    if let Err(error) = of(stream) {
        return call(|| Err(error));
    }
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
