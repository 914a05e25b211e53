//! Types and numbers of HIP's headers (version 6.2) that several files use.

use std::ffi::c_void;

/// `hipError_t`: 0 is success.
pub type HipError = i32;

/// Numbers of `hipError_t`.
pub mod error {
    use super::HipError;
    pub const SUCCESS: HipError = 0;
    pub const INVALID_VALUE: HipError = 1;
    pub const OUT_OF_MEMORY: HipError = 2;
    pub const NOT_INITIALIZED: HipError = 3;
    pub const INVALID_CONFIGURATION: HipError = 9;
    pub const INVALID_PITCH_VALUE: HipError = 12;
    pub const INVALID_SYMBOL: HipError = 13;
    pub const INVALID_DEVICE_POINTER: HipError = 17;
    pub const INVALID_MEMCPY_DIRECTION: HipError = 21;
    pub const INVALID_DEVICE_FUNCTION: HipError = 98;
    pub const NO_DEVICE: HipError = 100;
    pub const INVALID_DEVICE: HipError = 101;
    pub const INVALID_IMAGE: HipError = 200;
    pub const NO_BINARY_FOR_GPU: HipError = 209;
    pub const FILE_NOT_FOUND: HipError = 301;
    pub const OPERATING_SYSTEM: HipError = 304;
    pub const INVALID_HANDLE: HipError = 400;
    pub const ILLEGAL_STATE: HipError = 401;
    pub const NOT_FOUND: HipError = 500;
    pub const ILLEGAL_ADDRESS: HipError = 700;
    pub const LAUNCH_OUT_OF_RESOURCES: HipError = 701;
    pub const LAUNCH_TIME_OUT: HipError = 702;
    pub const UNSUPPORTED_LIMIT: HipError = 215;
    pub const PEER_ACCESS_UNSUPPORTED: HipError = 217;
    pub const CONTEXT_IS_DESTROYED: HipError = 709;
    pub const ASSERT: HipError = 710;
    pub const HOST_MEMORY_ALREADY_REGISTERED: HipError = 712;
    pub const HOST_MEMORY_NOT_REGISTERED: HipError = 713;
    pub const LAUNCH_FAILURE: HipError = 719;
    pub const COOPERATIVE_LAUNCH_TOO_LARGE: HipError = 720;
    pub const NOT_SUPPORTED: HipError = 801;
    pub const CAPTURE_UNSUPPORTED: HipError = 900;
    pub const CAPTURE_INVALIDATED: HipError = 901;
    pub const CAPTURE_UNMATCHED: HipError = 903;
    pub const CAPTURE_UNJOINED: HipError = 904;
    pub const CAPTURE_ISOLATION: HipError = 905;
    pub const CAPTURE_IMPLICIT: HipError = 906;
    pub const CAPTURED_EVENT: HipError = 907;
    pub const CAPTURE_WRONG_THREAD: HipError = 908;
    pub const GRAPH_UPDATE_FAILURE: HipError = 910;
    pub const UNKNOWN: HipError = 999;
}

/// `dim3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Dim3 {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl Dim3 {
    pub fn array(self) -> [u32; 3] {
        [self.x, self.y, self.z]
    }
}

/// `hipStream_t`, `hipEvent_t`, `hipModule_t`, `hipFunction_t`, `hipCtx_t`: pointers to what the library keeps.
pub type Handle = *mut c_void;
