//! What a captured stream can be asked for, and what comes next in it.

use super::capture::{key, not_implicit};
use super::state::world;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::streams;

/// Numbers of `hipStreamCaptureStatus`.
mod status {
    pub const NONE: i32 = 0;
    pub const ACTIVE: i32 = 1;
    pub const INVALID: i32 = 2;
}

/// Numbers of `hipStreamUpdateCaptureDependenciesFlags`.
mod change {
    pub const ADD: u32 = 0;
    pub const SET: u32 = 1;
}

/// Whether a stream is captured.
fn status(stream: Handle) -> Result<i32, HipError> {
    streams::check(stream)?;
    not_implicit(stream)?;
    Ok(match world().capture(key(stream)) {
        None => status::NONE,
        Some(capture) if capture.is_invalid => status::INVALID,
        Some(_) => status::ACTIVE,
    })
}

/// Stores what somebody wants to know.
///
/// # Safety
/// The pointer is null or may be written.
unsafe fn tell<T>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: the caller's promise.
        unsafe { to.write(value) }
    }
}

/// Whether a stream is captured.
///
/// # Safety
/// `state` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamIsCapturing(stream: Handle, state: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(state, status(stream)?) })
}

/// Whether a stream is captured, and a number of the capture.
///
/// # Safety
/// The pointers are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetCaptureInfo(stream: Handle, state: *mut i32, number: *mut u64) -> HipError {
    let none = std::ptr::null_mut();
    // SAFETY: the caller's promises.
    unsafe { hipStreamGetCaptureInfo_v2(stream, state, number, none, none.cast(), none.cast()) }
}

/// Whether a stream is captured, a number of the capture, its graph, and the nodes that what comes next waits for. They stay where they are until then.
///
/// # Safety
/// The pointers are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetCaptureInfo_v2(
    stream: Handle,
    state: *mut i32,
    number: *mut u64,
    graph: *mut Handle,
    nodes: *mut *const Handle,
    count: *mut usize,
) -> HipError {
    call(|| {
        let found = status(stream)?;
        // SAFETY: the caller's promise.
        unsafe { store(state, found) }?;
        let (mut world, key) = (world(), key(stream));
        let Some(capture) = world.capture(key).filter(|_| found == status::ACTIVE) else { return Ok(()) };
        let last = capture.streams.entry(key).or_default();
        // SAFETY: the caller's promises. A handle is a number.
        unsafe {
            tell(number, capture.number as u64);
            tell(graph, capture.graph as Handle);
            tell(nodes, last.as_ptr().cast());
            tell(count, last.len());
        }
        Ok(())
    })
}

/// Other nodes that what comes next in a captured stream waits for: more of them, or these in the place of what there is.
///
/// # Safety
/// There are so many nodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamUpdateCaptureDependencies(
    stream: Handle,
    nodes: *const Handle,
    count: usize,
    how: u32,
) -> HipError {
    call(|| {
        streams::check(stream)?;
        let (mut world, key) = (world(), key(stream));
        let graph = world.capture(key).filter(|capture| !capture.is_invalid).ok_or(error::ILLEGAL_STATE)?.graph;
        // SAFETY: the caller's promise.
        let new = unsafe { super::parameters::nodes(&world, graph as Handle, nodes, count) }?;
        match how {
            change::ADD => {}
            change::SET => world.let_loose(key),
            _ => return Err(error::INVALID_VALUE),
        }
        let last = world.capture(key).ok_or(error::ILLEGAL_STATE)?.streams.entry(key).or_default();
        if how == change::SET {
            last.clear();
        }
        new.into_iter().for_each(|node| {
            if !last.contains(&node) {
                last.push(node);
            }
        });
        Ok(())
    })
}
