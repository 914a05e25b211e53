//! Where kernels print.

use super::call::{at, call};
use super::device::TomboloDevice;
use super::status::TomboloStatus;
use crate::output::Sink;
use std::ffi::{c_char, c_int, c_void};

/// Gets what kernels print while a dispatch runs: `stream` is 1 for standard output, 2 for standard error; `text` has no zero at its
/// end. It must not call the device.
pub type TomboloOutput =
    Option<unsafe extern "C" fn(user: *mut c_void, stream: c_int, text: *const c_char, bytes: usize)>;

/// What a caller gave, for the thread that dispatches.
struct User(*mut c_void);

// SAFETY: the caller promises that the function may be called from any thread.
unsafe impl Send for User {}

/// Gives what kernels print to a function. With a null pointer it goes to the streams of the C library, as at the beginning.
///
/// # Safety
/// `device` is in use; `output` may be called with `user` from any thread as long as the device exists.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_set_output(
    device: *const TomboloDevice,
    output: TomboloOutput,
    user: *mut c_void,
) -> TomboloStatus {
    call(|| {
        let user = User(user);
        let sink = output.map(|output| -> Sink {
            Box::new(move |stream, text| {
                let User(user) = &user;
                // SAFETY: the caller's promise.
                unsafe { output(*user, stream as c_int, text.as_ptr().cast(), text.len()) }
            })
        });
        // SAFETY: the caller's promise.
        unsafe { at(device, "device") }?.0.set_output(sink);
        Ok(())
    })
}
