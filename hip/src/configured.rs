//! Launches in three steps, as programs of old compilers do: a configuration, the arguments one after the other, and the kernel.

use crate::abi::{Dim3, Handle, HipError, error};
use crate::call::call;
use crate::graphs::{KernelNode, Work, in_stream};
use crate::launch::Shape;
use crate::modules;
use std::cell::RefCell;
use std::ffi::c_void;

/// The most bytes of arguments of a kernel.
const MOST: usize = 4096;

/// A launch that is being put together.
struct Configured {
    shape: Shape,
    stream: Handle,
    arguments: Vec<u8>,
}

thread_local! {
    /// Those of the thread: arguments may be launches themselves.
    static CONFIGURED: RefCell<Vec<Configured>> = const { RefCell::new(vec![]) };
}

/// Begins a launch.
#[unsafe(no_mangle)]
pub extern "C" fn hipConfigureCall(groups: Dim3, block: Dim3, shared: usize, stream: Handle) -> HipError {
    let shape = Shape { groups: groups.array(), block: block.array(), shared, cooperative: false };
    call(|| {
        CONFIGURED.with_borrow_mut(|launches| launches.push(Configured { shape, stream, arguments: vec![] }));
        Ok(())
    })
}

/// Sets an argument of the launch that was begun last, at an offset in bytes.
///
/// # Safety
/// `argument` is null or has so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipSetupArgument(argument: *const c_void, bytes: usize, offset: usize) -> HipError {
    call(|| {
        let end = offset.checked_add(bytes).filter(|end| *end <= MOST).ok_or(error::INVALID_VALUE)?;
        if argument.is_null() {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise.
        let from = unsafe { std::slice::from_raw_parts(argument.cast::<u8>(), bytes) };
        CONFIGURED.with_borrow_mut(|launches| {
            let arguments = &mut launches.last_mut().ok_or(error::INVALID_VALUE)?.arguments;
            arguments.resize(arguments.len().max(end), 0);
            arguments[offset..end].copy_from_slice(from);
            Ok(())
        })
    })
}

/// Launches a kernel of the program as the launch that was begun last says.
#[unsafe(no_mangle)]
pub extern "C" fn hipLaunchByPtr(function: *const c_void) -> HipError {
    call(|| {
        let launch = CONFIGURED.with_borrow_mut(Vec::pop).ok_or(error::INVALID_VALUE)?;
        let kernel = modules::kernel(function)?;
        let Configured { shape, stream, arguments } = launch;
        in_stream(stream, Work::Kernel(KernelNode::new(kernel, function, shape, arguments, true)))
    })
}
