//! Errors: their numbers, names and texts, and the last one of each thread.

use crate::abi::{HipError, error};
use std::cell::Cell;
use std::ffi::{CStr, c_char};
use std::sync::atomic::{AtomicI32, Ordering};
use tombolo::ErrorKind;

thread_local! {
    static LAST: Cell<HipError> = const { Cell::new(error::SUCCESS) };
}

/// The error of a launch that nobody has been told of since: as on a device whose launches go on behind the call, whoever waits for
/// the device learns of it.
static UNTOLD: AtomicI32 = AtomicI32::new(error::SUCCESS);

/// Numbers with their names and texts.
const KNOWN: &[(HipError, &CStr, &CStr)] = &[
    (error::SUCCESS, c"hipSuccess", c"no error"),
    (error::INVALID_VALUE, c"hipErrorInvalidValue", c"invalid argument"),
    (error::OUT_OF_MEMORY, c"hipErrorOutOfMemory", c"out of memory"),
    (error::NOT_INITIALIZED, c"hipErrorNotInitialized", c"initialization error"),
    (error::INVALID_CONFIGURATION, c"hipErrorInvalidConfiguration", c"invalid configuration argument"),
    (error::INVALID_PITCH_VALUE, c"hipErrorInvalidPitchValue", c"invalid pitch argument"),
    (error::INVALID_SYMBOL, c"hipErrorInvalidSymbol", c"invalid device symbol"),
    (error::INVALID_DEVICE_POINTER, c"hipErrorInvalidDevicePointer", c"invalid device pointer"),
    (error::INVALID_MEMCPY_DIRECTION, c"hipErrorInvalidMemcpyDirection", c"invalid copy direction for memcpy"),
    (error::INVALID_DEVICE_FUNCTION, c"hipErrorInvalidDeviceFunction", c"invalid device function"),
    (error::NO_DEVICE, c"hipErrorNoDevice", c"no ROCm-capable device is detected"),
    (error::INVALID_DEVICE, c"hipErrorInvalidDevice", c"invalid device ordinal"),
    (error::INVALID_IMAGE, c"hipErrorInvalidImage", c"device kernel image is invalid"),
    (error::NO_BINARY_FOR_GPU, c"hipErrorNoBinaryForGpu", c"no kernel image is available for execution on the device"),
    (error::UNSUPPORTED_LIMIT, c"hipErrorUnsupportedLimit", c"limit is not supported on device"),
    (error::PEER_ACCESS_UNSUPPORTED, c"hipErrorPeerAccessUnsupported", c"peer access is not supported"),
    (error::FILE_NOT_FOUND, c"hipErrorFileNotFound", c"file not found"),
    (error::OPERATING_SYSTEM, c"hipErrorOperatingSystem", c"OS call failed or operation not supported on this OS"),
    (error::INVALID_HANDLE, c"hipErrorInvalidHandle", c"invalid resource handle"),
    (error::ILLEGAL_STATE, c"hipErrorIllegalState", c"the operation cannot be performed in the present state"),
    (error::NOT_FOUND, c"hipErrorNotFound", c"named symbol not found"),
    (error::ILLEGAL_ADDRESS, c"hipErrorIllegalAddress", c"an illegal memory access was encountered"),
    (error::LAUNCH_OUT_OF_RESOURCES, c"hipErrorLaunchOutOfResources", c"out of resources"),
    (error::LAUNCH_TIME_OUT, c"hipErrorLaunchTimeOut", c"the launch timed out and was terminated"),
    (error::CONTEXT_IS_DESTROYED, c"hipErrorContextIsDestroyed", c"context is destroyed"),
    (error::ASSERT, c"hipErrorAssert", c"device-side assert triggered"),
    (error::HOST_MEMORY_ALREADY_REGISTERED, c"hipErrorHostMemoryAlreadyRegistered", c"memory is already registered"),
    (error::HOST_MEMORY_NOT_REGISTERED, c"hipErrorHostMemoryNotRegistered", c"memory is not registered"),
    (error::LAUNCH_FAILURE, c"hipErrorLaunchFailure", c"unspecified launch failure"),
    (
        error::COOPERATIVE_LAUNCH_TOO_LARGE,
        c"hipErrorCooperativeLaunchTooLarge",
        c"too many blocks in cooperative launch",
    ),
    (error::NOT_SUPPORTED, c"hipErrorNotSupported", c"operation not supported"),
    (
        error::CAPTURE_UNSUPPORTED,
        c"hipErrorStreamCaptureUnsupported",
        c"operation not permitted when stream is capturing",
    ),
    (
        error::CAPTURE_INVALIDATED,
        c"hipErrorStreamCaptureInvalidated",
        c"operation failed due to a previous error during capture",
    ),
    (error::CAPTURE_UNMATCHED, c"hipErrorStreamCaptureUnmatched", c"capture was not initiated in this stream"),
    (
        error::CAPTURE_UNJOINED,
        c"hipErrorStreamCaptureUnjoined",
        c"attempted ending a stream capture sequence with unjoined streams",
    ),
    (
        error::CAPTURE_ISOLATION,
        c"hipErrorStreamCaptureIsolation",
        c"dependency created on uncaptured work in another stream",
    ),
    (
        error::CAPTURE_IMPLICIT,
        c"hipErrorStreamCaptureImplicit",
        c"operation would make the legacy stream depend on a capturing blocking stream",
    ),
    (
        error::CAPTURED_EVENT,
        c"hipErrorCapturedEvent",
        c"operation not permitted on an event last recorded in a capturing stream",
    ),
    (
        error::CAPTURE_WRONG_THREAD,
        c"hipErrorStreamCaptureWrongThread",
        c"attempt to terminate a thread-local capture sequence from another thread",
    ),
    (
        error::GRAPH_UPDATE_FAILURE,
        c"hipErrorGraphExecUpdateFailure",
        c"the graph update was not performed because it included changes which violated constraints",
    ),
    (error::UNKNOWN, c"hipErrorUnknown", c"unknown error"),
];

/// Keeps an error for the thread, and hands it on.
pub fn keep(code: HipError) -> HipError {
    if code != error::SUCCESS {
        LAST.set(code);
    }
    code
}

/// Answers an error for what programs may ask for and the device does not do, which stderr names.
pub fn refuse<T>(what: &str, code: HipError) -> Result<T, HipError> {
    eprintln!("libamdhip64 (tombolo): {what}: {}", known(code).0.to_string_lossy());
    Err(code)
}

/// Keeps the error of what ran, for whoever waits.
pub fn of_a_launch(code: HipError) -> HipError {
    UNTOLD.store(code, Ordering::Relaxed);
    code
}

/// What a call answers that waits for the device: the error of a launch that failed, once.
pub fn wait() -> HipError {
    keep(UNTOLD.swap(error::SUCCESS, Ordering::Relaxed))
}

/// The number for an error of the library; what a dispatch did goes to stderr with its place.
pub fn of(error: &tombolo::Error) -> HipError {
    match error.kind {
        ErrorKind::Value => error::INVALID_VALUE,
        ErrorKind::OutOfMemory => error::OUT_OF_MEMORY,
        ErrorKind::NotMapped | ErrorKind::Overlap => error::INVALID_DEVICE_POINTER,
        ErrorKind::CodeObject => error::INVALID_IMAGE,
        ErrorKind::NotFound => error::NOT_FOUND,
        ErrorKind::Dispatch => error::INVALID_CONFIGURATION,
        ErrorKind::Unsupported => error::NOT_SUPPORTED,
        ErrorKind::Memory => error::ILLEGAL_ADDRESS,
        ErrorKind::Hang => error::LAUNCH_TIME_OUT,
        ErrorKind::CooperativeTooLarge => error::COOPERATIVE_LAUNCH_TOO_LARGE,
        ErrorKind::Assertion => error::ASSERT,
        ErrorKind::Illegal | ErrorKind::Trap | ErrorKind::Finding => error::LAUNCH_FAILURE,
        ErrorKind::Difference | ErrorKind::Hardware | ErrorKind::Internal | ErrorKind::Board => error::UNKNOWN,
    }
}

fn known(code: HipError) -> (&'static CStr, &'static CStr) {
    let unknown = (c"hipErrorUnknown", c"unknown error");
    KNOWN.iter().find(|(known, ..)| *known == code).map_or(unknown, |(_, name, text)| (*name, *text))
}

/// The last error of the thread, which is forgotten.
#[unsafe(no_mangle)]
pub extern "C" fn hipGetLastError() -> HipError {
    UNTOLD.store(error::SUCCESS, Ordering::Relaxed);
    LAST.replace(error::SUCCESS)
}

/// The same.
#[unsafe(no_mangle)]
pub extern "C" fn hipExtGetLastError() -> HipError {
    hipGetLastError()
}

/// The last error of the thread.
#[unsafe(no_mangle)]
pub extern "C" fn hipPeekAtLastError() -> HipError {
    LAST.get()
}

/// Name of an error.
#[unsafe(no_mangle)]
pub extern "C" fn hipGetErrorName(code: HipError) -> *const c_char {
    known(code).0.as_ptr()
}

/// Text of an error.
#[unsafe(no_mangle)]
pub extern "C" fn hipGetErrorString(code: HipError) -> *const c_char {
    known(code).1.as_ptr()
}

/// Name of an error.
///
/// # Safety
/// `name` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGetErrorName(code: HipError, name: *mut *const c_char) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { crate::call::put(name, hipGetErrorName(code)) }
}

/// Text of an error.
///
/// # Safety
/// `text` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGetErrorString(code: HipError, text: *mut *const c_char) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { crate::call::put(text, hipGetErrorString(code)) }
}
