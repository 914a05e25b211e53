//! What programs set and ask back: limits, preferences for caches and banks, how the host waits. The machine has no choice in these things, so that all
//! but the limits change nothing.

use crate::abi::{HipError, error};
use crate::call::{call, put, store};
use crate::device::{check, device};
use crate::modules::told;
use std::sync::atomic::{AtomicI32, AtomicU32, AtomicUsize, Ordering};

/// `hipFuncCachePreferNone` ... `hipFuncCachePreferEqual`.
const CACHES: std::ops::RangeInclusive<i32> = 0..=3;
/// `hipSharedMemBankSizeDefault` ... `hipSharedMemBankSizeEightByte`.
const BANKS: std::ops::RangeInclusive<i32> = 0..=2;
/// `hipSharedMemBankSizeFourByte`: how wide a bank of LDS is.
const FOUR_BYTES: i32 = 1;

/// How a cache would be shared with LDS, which has memory of its own.
static CACHE: AtomicI32 = AtomicI32::new(0);

/// Prefers a cache to LDS, or the other way round.
#[unsafe(no_mangle)]
pub extern "C" fn hipDeviceSetCacheConfig(preference: i32) -> HipError {
    call(|| {
        if !CACHES.contains(&preference) {
            return Err(error::INVALID_VALUE);
        }
        CACHE.store(preference, Ordering::Relaxed);
        Ok(())
    })
}

/// The preference of a cache.
///
/// # Safety
/// `preference` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetCacheConfig(preference: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(preference, CACHE.load(Ordering::Relaxed)) }
}

/// The same of the context.
#[unsafe(no_mangle)]
pub extern "C" fn hipCtxSetCacheConfig(preference: i32) -> HipError {
    hipDeviceSetCacheConfig(preference)
}

/// The same of the context.
///
/// # Safety
/// `preference` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetCacheConfig(preference: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { hipDeviceGetCacheConfig(preference) }
}

/// Banks of LDS are as wide as they are.
#[unsafe(no_mangle)]
pub extern "C" fn hipDeviceSetSharedMemConfig(width: i32) -> HipError {
    call(|| if BANKS.contains(&width) { Ok(()) } else { Err(error::INVALID_VALUE) })
}

/// How wide a bank of LDS is.
///
/// # Safety
/// `width` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetSharedMemConfig(width: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(width, FOUR_BYTES) }
}

/// The same of the context.
#[unsafe(no_mangle)]
pub extern "C" fn hipCtxSetSharedMemConfig(width: i32) -> HipError {
    hipDeviceSetSharedMemConfig(width)
}

/// The same of the context.
///
/// # Safety
/// `width` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetSharedMemConfig(width: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { hipDeviceGetSharedMemConfig(width) }
}

/// The flags of the device: how the host waits, which it never does, and what is always so (mapped memory).
static FLAGS: AtomicU32 = AtomicU32::new(0);
/// Those that tell how the host waits; at most one of them may be set.
const SCHEDULES: u32 = 0x7;
/// Those of mapped host memory and local memory.
const OTHERS: u32 = 0x18;

fn set_flags(flags: u32) -> Result<(), HipError> {
    if flags & !(SCHEDULES | OTHERS) != 0 || (flags & SCHEDULES).count_ones() > 1 {
        return Err(error::INVALID_VALUE);
    }
    FLAGS.store(flags & SCHEDULES, Ordering::Relaxed);
    Ok(())
}

/// Sets the flags of the device.
#[unsafe(no_mangle)]
pub extern "C" fn hipSetDeviceFlags(flags: u32) -> HipError {
    call(|| set_flags(flags))
}

/// What was set is as at the start.
pub fn reset() {
    CACHE.store(0, Ordering::Relaxed);
    FLAGS.store(0, Ordering::Relaxed);
    PRINTF_BYTES.store(PRINTF_AT_START, Ordering::Relaxed);
}

/// The flags of the device.
///
/// # Safety
/// `flags` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDeviceFlags(flags: *mut u32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(flags, FLAGS.load(Ordering::Relaxed)) }
}

/// The flags of the context.
///
/// # Safety
/// `flags` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetFlags(flags: *mut u32) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { put(flags, FLAGS.load(Ordering::Relaxed)) }
}

/// Numbers of `hipLimit_t`.
mod limit {
    pub const STACK: i32 = 0;
    pub const PRINTF: i32 = 1;
    pub const HEAP: i32 = 2;
}

/// Bytes of the buffer of printf. It never fills: what is printed comes out before the kernel goes on.
static PRINTF_BYTES: AtomicUsize = AtomicUsize::new(PRINTF_AT_START);
const PRINTF_AT_START: usize = 1 << 20;

/// Sets a limit: of the stack of a work-item where the compiler does not know how much it needs, of the buffer of printf, or of the heap that kernels
/// allocate from at first.
#[unsafe(no_mangle)]
pub extern "C" fn hipDeviceSetLimit(which: i32, bytes: usize) -> HipError {
    call(|| match which {
        limit::STACK => {
            let bytes = u32::try_from(bytes).map_err(|_| error::INVALID_VALUE)?;
            device()?.set_stack_bytes(bytes).map_err(|error| told(&error))
        }
        limit::PRINTF => {
            PRINTF_BYTES.store(bytes, Ordering::Relaxed);
            Ok(())
        }
        limit::HEAP => device()?.set_heap_bytes(bytes as u64).map_err(|error| told(&error)),
        _ => Err(error::UNSUPPORTED_LIMIT),
    })
}

/// A limit, in bytes.
///
/// # Safety
/// `bytes` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetLimit(bytes: *mut usize, which: i32) -> HipError {
    call(|| {
        let found = match which {
            limit::STACK => device()?.stack_bytes() as usize,
            limit::PRINTF => PRINTF_BYTES.load(Ordering::Relaxed),
            limit::HEAP => device()?.heap_bytes() as usize,
            _ => return Err(error::UNSUPPORTED_LIMIT),
        };
        // SAFETY: the caller's promise.
        unsafe { store(bytes, found) }
    })
}

/// The device that comes nearest to what is wanted: the one there is.
///
/// # Safety
/// `ordinal` is null or may be written; `wanted` is null or to properties.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipChooseDeviceR0600(ordinal: *mut i32, wanted: *const u8) -> HipError {
    if wanted.is_null() {
        return call(|| Err(error::INVALID_VALUE));
    }
    // SAFETY: the caller's promise.
    unsafe { put(ordinal, 0) }
}

/// The same, with the properties of HIP 5.
///
/// # Safety
/// As [`hipChooseDeviceR0600`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipChooseDevice(ordinal: *mut i32, wanted: *const u8) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { hipChooseDeviceR0600(ordinal, wanted) }
}

/// Chooses among devices in the order of preference: there is one.
///
/// # Safety
/// `ordinals` is null or has so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipSetValidDevices(ordinals: *const i32, count: i32) -> HipError {
    call(|| {
        let count = usize::try_from(count).map_err(|_| error::INVALID_VALUE)?;
        if ordinals.is_null() || count == 0 {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise.
        (0..count).try_for_each(|at| check(unsafe { *ordinals.add(at) }))
    })
}

/// How two devices are connected: there are no two.
///
/// # Safety
/// `kind` and `hops` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtGetLinkTypeAndHopCount(
    first: i32,
    second: i32,
    kind: *mut u32,
    hops: *mut u32,
) -> HipError {
    call(|| {
        let is_wrong = kind.is_null() || hops.is_null() || first < 0 || second < 0 || first == second;
        Err(if is_wrong { error::INVALID_VALUE } else { error::INVALID_DEVICE })
    })
}
