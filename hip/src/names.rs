//! What programs may ask without a device: names of kernels, which build this is.

use crate::abi::{Handle, HipError};
use crate::modules;
use std::collections::HashMap;
use std::ffi::{CString, c_char, c_void};
use std::sync::{LazyLock, Mutex, PoisonError};

/// Names that were handed out, which stay.
static NAMES: LazyLock<Mutex<HashMap<String, CString>>> = LazyLock::new(Mutex::default);

fn name_of(function: *const c_void) -> *const c_char {
    let Ok(kernel) = modules::kernel(function) else { return std::ptr::null() };
    let name = kernel.info().name.clone();
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    // A name with a zero in it comes from no compiler.
    names.entry(name.clone()).or_insert_with(|| CString::new(name).unwrap_or_default()).as_ptr()
}

/// Name of a function of a module; null if it is none.
///
/// # Safety
/// `function` is null or from `hipModuleGetFunction`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelNameRef(function: *const c_void) -> *const c_char {
    name_of(function)
}

/// Name of a kernel of the program; null if it is none.
///
/// # Safety
/// `function` is null, the address of a kernel or from `hipModuleGetFunction`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelNameRefByPtr(function: *const c_void, _stream: Handle) -> *const c_char {
    name_of(function)
}

/// Name of a call by its number in a profiler's table, which is not there.
#[unsafe(no_mangle)]
pub extern "C" fn hipApiName(_id: u32) -> *const c_char {
    c"unknown".as_ptr()
}

/// Device of a stream.
#[unsafe(no_mangle)]
pub extern "C" fn hipGetStreamDeviceId(_stream: Handle) -> i32 {
    0
}

/// `hip_impl::hip_init()` of C++, which headers call before they look at the device.
#[unsafe(no_mangle)]
pub extern "C" fn _ZN8hip_impl8hip_initEv() -> HipError {
    crate::device::hipInit(0)
}

/// Precompiled headers for `hiprtc`: none.
///
/// # Safety
/// Both are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __hipGetPCH(header: *mut *const c_char, bytes: *mut u32) {
    // SAFETY: the caller's promises.
    unsafe {
        if let (Some(header), Some(bytes)) = (header.as_mut(), bytes.as_mut()) {
            (*header, *bytes) = (std::ptr::null(), 0);
        }
    }
}

/// Name of the build.
#[unsafe(no_mangle)]
pub extern "C" fn amd_dbgapi_get_build_name() -> *const c_char {
    c"tombolo".as_ptr()
}

/// Hash of the sources: not kept.
#[unsafe(no_mangle)]
pub extern "C" fn amd_dbgapi_get_git_hash() -> *const c_char {
    c"".as_ptr()
}

/// Number of the build: not kept.
#[unsafe(no_mangle)]
pub extern "C" fn amd_dbgapi_get_build_id() -> usize {
    0
}
