//! The functions of HIP that several test programs call, as C declares them. Each program is a process of its own, with its own devices.

#![allow(dead_code, reason = "each test program calls some of them")]

use amdhip64 as _;
use std::ffi::{c_char, c_void};

/// Memory of a device, a stream, a module, a function: whatever C passes as a pointer to what it does not look into.
pub type Handle = *mut c_void;

unsafe extern "C" {
    pub fn hipDeviceGetAttribute(value: *mut i32, attribute: i32, device: i32) -> i32;
    pub fn hipDeviceGetUuid(uuid: *mut [u8; 16], device: i32) -> i32;
    pub fn hipDeviceSynchronize() -> i32;
    pub fn hipFree(memory: Handle) -> i32;
    pub fn hipMalloc(memory: *mut Handle, bytes: usize) -> i32;
    pub fn hipMemcpy(to: Handle, from: *const c_void, bytes: usize, kind: i32) -> i32;
    pub fn hipModuleGetFunction(function: *mut Handle, module: Handle, name: *const c_char) -> i32;
    pub fn hipModuleLaunchKernel(
        function: Handle,
        gx: u32,
        gy: u32,
        gz: u32,
        bx: u32,
        by: u32,
        bz: u32,
        shared: u32,
        stream: Handle,
        arguments: *const *const c_void,
        extra: *const Handle,
    ) -> i32;
    pub fn hipModuleLoad(module: *mut Handle, file: *const c_char) -> i32;
    pub fn hipModuleLoadData(module: *mut Handle, image: *const c_void) -> i32;
}
