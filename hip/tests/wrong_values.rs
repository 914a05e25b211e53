//! What functions of memory answer for wrong values: the numbers that HIP's documents name; copies of rows stay within their allocations.

mod common;

use common::{Handle, hipFree, hipMalloc};
use pretty_assertions::assert_eq;
use std::ffi::c_void;
use std::ptr::{null, null_mut};

const SUCCESS: i32 = 0;
const INVALID_VALUE: i32 = 1;
const INVALID_PITCH: i32 = 12;
const INVALID_DEVICE_POINTER: i32 = 17;
const INVALID_DIRECTION: i32 = 21;
const INVALID_DEVICE: i32 = 101;
const INVALID_HANDLE: i32 = 400;
const CONTEXT_IS_DESTROYED: i32 = 709;
const TO_DEVICE: i32 = 1;
const TO_HOST: i32 = 2;
const BYTES: usize = 4096;

/// `hipPointerAttribute_t`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
struct Attributes {
    kind: i32,
    device: i32,
    device_pointer: Handle,
    host_pointer: Handle,
    managed: i32,
    flags: u32,
}

unsafe extern "C" {
    fn hipMemcpy2D(
        to: Handle,
        to_pitch: usize,
        from: *const c_void,
        from_pitch: usize,
        width: usize,
        height: usize,
        kind: i32,
    ) -> i32;
    fn hipMemcpy2DToArray(
        to: Handle,
        x: usize,
        y: usize,
        from: *const c_void,
        pitch: usize,
        width: usize,
        height: usize,
        kind: i32,
    ) -> i32;
    fn hipMemcpyToSymbol(symbol: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: i32) -> i32;
    fn hipMemcpyFromSymbol(to: Handle, symbol: *const c_void, bytes: usize, offset: usize, kind: i32) -> i32;
    fn hipMemPrefetchAsync(pointer: *const c_void, bytes: usize, device: i32, stream: Handle) -> i32;
    fn hipPointerGetAttributes(attributes: *mut Attributes, pointer: *const c_void) -> i32;
    fn hipPointerSetAttribute(value: *const c_void, number: i32, pointer: *const c_void) -> i32;
    fn hipStreamCreate(stream: *mut Handle) -> i32;
    fn hipStreamDestroy(stream: Handle) -> i32;
}

/// Memory of the device.
fn memory() -> Handle {
    let mut pointer = null_mut();
    // SAFETY: the pointer may be written.
    assert_eq!(unsafe { hipMalloc(&raw mut pointer, BYTES) }, SUCCESS);
    pointer
}

#[test]
fn rows_are_no_longer_than_their_pitch_and_all_within_the_allocation() {
    let (on_device, other) = (memory(), memory());
    let copy = |to_pitch: usize, from_pitch: usize, height: usize| {
        // SAFETY: what is not all in the allocations is refused.
        unsafe { hipMemcpy2D(on_device, to_pitch, other, from_pitch, 64, height, TO_DEVICE) }
    };
    assert_eq!([copy(63, 64, 4), copy(64, 63, 4)], [INVALID_PITCH; 2]);
    // The second row would begin far behind the allocation.
    assert_eq!([copy(1 << 31, 64, 2), copy(64, 1 << 31, 2), copy(usize::MAX, 64, 3)], [INVALID_VALUE; 3]);
    assert_eq!([copy(64, 64, 64), copy(64, 64, 65)], [SUCCESS, INVALID_VALUE]);
    // SAFETY: both were given.
    assert_eq!(unsafe { [hipFree(on_device), hipFree(other)] }, [SUCCESS; 2]);
}

#[test]
fn a_null_array_is_no_array() {
    let values = [0u32; 4];
    // SAFETY: a handle of nothing, and memory of so many bytes.
    let told = unsafe { hipMemcpy2DToArray(null_mut(), 0, 0, values.as_ptr().cast(), 16, 16, 1, TO_DEVICE) };
    assert_eq!(told, INVALID_HANDLE);
}

#[test]
fn variables_lie_on_the_device() {
    let mut value = 0u32;
    let at = (&raw mut value).cast::<c_void>();
    // SAFETY: the direction is refused before anything is looked at.
    unsafe {
        assert_eq!(hipMemcpyToSymbol(at, at, 4, 0, TO_HOST), INVALID_DIRECTION);
        assert_eq!(hipMemcpyFromSymbol(at, at, 4, 0, TO_DEVICE), INVALID_DIRECTION);
    }
}

#[test]
fn what_is_prefetched_is_a_range_of_an_allocation_for_a_device_or_the_host() {
    let (on_device, mut stream) = (memory(), null_mut());
    let prefetch = |bytes: usize, device: i32, stream: Handle| {
        // SAFETY: nothing is followed.
        unsafe { hipMemPrefetchAsync(on_device, bytes, device, stream) }
    };
    assert_eq!([prefetch(BYTES, 0, null_mut()), prefetch(BYTES / 2, -1, null_mut())], [SUCCESS; 2]);
    assert_eq!([prefetch(0, 0, null_mut()), prefetch(BYTES + 1, 0, null_mut())], [INVALID_VALUE; 2]);
    assert_eq!([prefetch(BYTES, -2, null_mut()), prefetch(BYTES, 1, null_mut())], [INVALID_DEVICE; 2]);
    // SAFETY: the stream may be written; what was given is given back.
    unsafe {
        assert_eq!([hipStreamCreate(&raw mut stream), hipStreamDestroy(stream)], [SUCCESS; 2]);
        assert_eq!(prefetch(BYTES, 0, stream), CONTEXT_IS_DESTROYED);
        assert_eq!(hipFree(on_device), SUCCESS);
    }
}

#[test]
fn a_pointer_to_memory_of_the_program_is_unregistered() {
    let own = 0u32;
    let (pointer, none) = ((&raw const own).cast::<c_void>(), null_mut());
    let mut told =
        Attributes { kind: 9, device: 9, device_pointer: 9 as Handle, host_pointer: 9 as Handle, managed: 9, flags: 9 };
    // SAFETY: what is told may be written; the pointers are not followed.
    unsafe {
        assert_eq!(hipPointerGetAttributes(&raw mut told, pointer), SUCCESS);
        assert_eq!(hipPointerGetAttributes(&raw mut told, null()), INVALID_VALUE);
        // `HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS`
        assert_eq!(hipPointerSetAttribute(pointer, 6, pointer), INVALID_DEVICE_POINTER);
    }
    let unregistered =
        Attributes { kind: 0, device: -2, device_pointer: none, host_pointer: none, managed: 0, flags: 0 };
    assert_eq!(told, unregistered);
}
