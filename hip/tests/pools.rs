//! Memory pools: what they count, and what they refuse. The descriptions are written here once more, by HIP's headers.

mod common;

use common::{Handle, hipDeviceGetAttribute, hipFree};
use pretty_assertions::assert_eq;
use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::{Mutex, MutexGuard, PoisonError};

const INVALID_VALUE: i32 = 1;
const NOT_SUPPORTED: i32 = 801;
const RELEASE_THRESHOLD: i32 = 4;
const USED: i32 = 7;
const USED_HIGH: i32 = 8;

#[repr(C)]
struct Properties {
    kind: i32,
    handles: i32,
    location: [i32; 2],
    security: *mut c_void,
    most: usize,
    reserved: [u8; 56],
}

unsafe extern "C" {
    fn hipDeviceGetDefaultMemPool(pool: *mut Handle, device: i32) -> i32;
    fn hipDeviceGetMemPool(pool: *mut Handle, device: i32) -> i32;
    fn hipDeviceSetMemPool(device: i32, pool: Handle) -> i32;
    fn hipMemPoolCreate(pool: *mut Handle, properties: *const Properties) -> i32;
    fn hipMemPoolDestroy(pool: Handle) -> i32;
    fn hipMemPoolGetAttribute(pool: Handle, attribute: i32, value: *mut c_void) -> i32;
    fn hipMemPoolSetAttribute(pool: Handle, attribute: i32, value: *mut c_void) -> i32;
    fn hipMemPoolSetAccess(pool: Handle, descriptions: *const [i32; 3], count: usize) -> i32;
    fn hipMemPoolGetAccess(flags: *mut i32, pool: Handle, location: *const [i32; 2]) -> i32;
    fn hipMemPoolTrimTo(pool: Handle, bytes: usize) -> i32;
    fn hipMallocFromPoolAsync(memory: *mut Handle, bytes: usize, pool: Handle, stream: Handle) -> i32;
    fn hipMallocAsync(memory: *mut Handle, bytes: usize, stream: Handle) -> i32;
    fn hipFreeAsync(memory: Handle, stream: Handle) -> i32;
}

/// The device's pool is one for all tests.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

fn created(handles: i32, location: [i32; 2]) -> Result<Handle, i32> {
    let properties = Properties { kind: 1, handles, location, security: null_mut(), most: 0, reserved: [0; 56] };
    let mut pool = null_mut();
    match unsafe { hipMemPoolCreate(&mut pool, &properties) } {
        0 => Ok(pool),
        error => Err(error),
    }
}

fn attribute(pool: Handle, number: i32) -> u64 {
    let mut value = 0u64;
    assert_eq!(unsafe { hipMemPoolGetAttribute(pool, number, (&raw mut value).cast()) }, 0);
    value
}

fn from(pool: Handle, bytes: usize) -> Handle {
    let mut memory = null_mut();
    assert_eq!(unsafe { hipMallocFromPoolAsync(&mut memory, bytes, pool, null_mut()) }, 0);
    memory
}

#[test]
fn a_pool_counts_what_is_used_of_it_and_the_most_that_was() {
    let _alone = alone();
    let pool = created(0, [1, 0]).unwrap();
    let (first, second) = (from(pool, 100), from(pool, 28));
    assert_eq!((attribute(pool, USED), attribute(pool, USED_HIGH)), (128, 128));
    assert_eq!(unsafe { hipFreeAsync(first, null_mut()) }, 0);
    assert_eq!((attribute(pool, USED), attribute(pool, USED_HIGH)), (28, 128));
    let mut none = 0u64;
    assert_eq!(unsafe { hipMemPoolSetAttribute(pool, USED_HIGH, (&raw mut none).cast()) }, 0);
    assert_eq!(attribute(pool, USED_HIGH), 28);
    assert_eq!(unsafe { hipMemPoolTrimTo(pool, 0) }, 0);
    // What it gave outlives it.
    assert_eq!(unsafe { hipMemPoolDestroy(pool) }, 0);
    unsafe { second.cast::<u8>().write_bytes(1, 28) };
    assert_eq!(unsafe { hipFree(second) }, 0);
    assert_eq!(unsafe { hipMemPoolDestroy(pool) }, INVALID_VALUE);
}

#[test]
fn the_device_allocates_from_the_pool_that_it_was_given() {
    let _alone = alone();
    let (pool, mut current, mut first) = (created(0, [1, 0]).unwrap(), null_mut(), null_mut());
    unsafe {
        let mut supported = 0;
        assert_eq!(hipDeviceGetAttribute(&mut supported, 88, 0), 0);
        assert_eq!(supported, 1);
        assert_eq!(hipDeviceGetDefaultMemPool(&mut first, 0), 0);
        assert_eq!(hipDeviceGetMemPool(&mut current, 0), 0);
        assert_eq!(current, first);
        assert_eq!(hipDeviceSetMemPool(0, pool), 0);
        let mut memory = null_mut();
        assert_eq!(hipMallocAsync(&mut memory, 64, null_mut()), 0);
        assert_eq!((attribute(pool, USED), attribute(first, USED)), (64, 0));
        assert_eq!(hipFree(memory), 0);
        assert_eq!(attribute(pool, USED), 0);
        assert_eq!(hipMemPoolDestroy(pool), 0);
        assert_eq!(hipDeviceGetMemPool(&mut current, 0), 0);
        assert_eq!(current, first, "the device has its own again");
    }
}

#[test]
fn attributes_and_access_are_kept_or_refused() {
    let _alone = alone();
    let pool = created(0, [1, 0]).unwrap();
    let (mut reuse, mut threshold, mut flags) = (0i32, 1u64 << 40, 0);
    unsafe {
        assert_eq!(hipMemPoolSetAttribute(pool, 2, (&raw mut reuse).cast()), 0);
        reuse = 7;
        assert_eq!(hipMemPoolGetAttribute(pool, 2, (&raw mut reuse).cast()), 0);
        assert_eq!(reuse, 0);
        assert_eq!(hipMemPoolSetAttribute(pool, RELEASE_THRESHOLD, (&raw mut threshold).cast()), 0);
        assert_eq!(attribute(pool, RELEASE_THRESHOLD), 1 << 40);
        assert_eq!(hipMemPoolSetAttribute(pool, USED, (&raw mut threshold).cast()), INVALID_VALUE);
        assert_eq!(hipMemPoolSetAccess(pool, &[1, 0, 3], 1), 0);
        assert_eq!(hipMemPoolSetAccess(pool, &[1, 0, 0], 1), INVALID_VALUE, "the device may always use it");
        assert_eq!(hipMemPoolGetAccess(&mut flags, pool, &[1, 0]), 0);
        assert_eq!(flags, 3);
        assert_eq!(hipDeviceSetMemPool(1, pool), INVALID_VALUE);
        assert_eq!(hipMemPoolDestroy(pool), 0);
        let mut first = null_mut();
        assert_eq!(hipDeviceGetDefaultMemPool(&mut first, 0), 0);
        assert_eq!(hipMemPoolDestroy(first), INVALID_VALUE, "the device keeps it");
    }
    assert_eq!(created(1, [1, 0]), Err(NOT_SUPPORTED), "other processes");
    assert_eq!(created(0, [1, 1]), Err(INVALID_VALUE), "another device");
}

#[test]
fn the_description_is_as_long_as_that_of_the_headers() {
    assert_eq!(size_of::<Properties>(), 88);
}
