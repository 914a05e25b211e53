//! Device memory.

use super::call::{at, call, put, slice};
use super::device::TomboloDevice;
use super::status::TomboloStatus;
use crate::error::{Error, ErrorKind};
use crate::memory::Protection;

/// What a dispatch may do with memory. The host may always read and write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum TomboloProtection {
    /// Loads and instruction fetch only.
    ReadOnly = 1,
    /// Loads and stores.
    ReadWrite = 3,
}

fn protection(value: u32) -> Result<Protection, Error> {
    match value {
        1 => Ok(Protection::ReadOnly),
        3 => Ok(Protection::ReadWrite),
        other => Err(Error::value(format!("there is no protection {other}"))),
    }
}

/// Allocates zeroed memory. Its address is a pointer of the process too, which the host may use while no dispatch runs.
///
/// # Safety
/// `device` is from tombolo_device_create; `address` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_allocate(
    device: *const TomboloDevice,
    bytes: u64,
    address: *mut u64,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promise.
        let device = &unsafe { at(device, "device") }?.0;
        let base = device.allocate(bytes)?;
        // SAFETY: the caller's promise.
        unsafe { put(address, base, "address") }.inspect_err(|_| drop(device.free(base)))
    })
}

/// Frees what tombolo_allocate gave.
///
/// # Safety
/// `device` is from tombolo_device_create, and nobody uses the memory any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_free(device: *const TomboloDevice, address: u64) -> TomboloStatus {
    // SAFETY: the caller's promise.
    call(|| unsafe { at(device, "device") }?.0.free(address))
}

/// Maps memory of the caller at a device address; dispatches use it in place. `protection`: a tombolo_protection.
///
/// # Safety
/// `device` is from tombolo_device_create. `host` stays readable and writable until it is unmapped, and no thread changes it while a
/// dispatch runs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_map(
    device: *const TomboloDevice,
    address: u64,
    host: *mut u8,
    bytes: u64,
    protection: u32,
) -> TomboloStatus {
    call(|| {
        let protection = self::protection(protection)?;
        // SAFETY: the caller's promises.
        unsafe { at(device, "device")?.0.map(address, host, bytes, protection) }
    })
}

/// Takes back what tombolo_map did.
///
/// # Safety
/// `device` is from tombolo_device_create.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_unmap(device: *const TomboloDevice, address: u64) -> TomboloStatus {
    // SAFETY: the caller's promise.
    call(|| unsafe { at(device, "device") }?.0.unmap(address))
}

/// Changes what dispatches may do with the allocation or mapping that starts at `address`: a tombolo_protection.
///
/// # Safety
/// `device` is from tombolo_device_create.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_protect(device: *const TomboloDevice, address: u64, protection: u32) -> TomboloStatus {
    // SAFETY: the caller's promise.
    call(|| unsafe { at(device, "device") }?.0.protect(address, self::protection(protection)?))
}

/// Finds the allocation, mapping or segment that holds an address: its first address and its bytes.
///
/// # Safety
/// `device` is from tombolo_device_create; `base` and `bytes` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_region(
    device: *const TomboloDevice,
    address: u64,
    base: *mut u64,
    bytes: *mut u64,
) -> TomboloStatus {
    call(|| {
        let none = || Error::new(ErrorKind::NotMapped, format!("nothing is at {address:#x}"));
        // SAFETY: the caller's promises.
        unsafe {
            let place = at(device, "device")?.0.region(address).ok_or_else(none)?;
            put(base, place.base, "base")?;
            put(bytes, place.bytes, "bytes")
        }
    })
}

/// Copies device memory, all from one region, to the host.
///
/// # Safety
/// `device` is from tombolo_device_create; `host` has room for `bytes`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_read(
    device: *const TomboloDevice,
    address: u64,
    host: *mut u8,
    bytes: u64,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promise.
        let device = &unsafe { at(device, "device") }?.0;
        if bytes == 0 {
            return Ok(());
        }
        if host.is_null() {
            return Err(Error::value("host is null"));
        }
        let length = usize::try_from(bytes).map_err(|_| Error::value("more bytes than an address space"))?;
        // SAFETY: the caller's promise.
        device.read(address, unsafe { std::slice::from_raw_parts_mut(host, length) })
    })
}

/// Copies memory of the host to the device, all into one region; to read-only memory too.
///
/// # Safety
/// `device` is from tombolo_device_create; `host` has so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_write(
    device: *const TomboloDevice,
    address: u64,
    host: *const u8,
    bytes: u64,
) -> TomboloStatus {
    call(|| {
        let length = usize::try_from(bytes).map_err(|_| Error::value("more bytes than an address space"))?;
        // SAFETY: the caller's promises.
        let (device, host) = unsafe { (&at(device, "device")?.0, slice(host, length, "host")?) };
        if host.is_empty() { Ok(()) } else { device.write(address, host) }
    })
}
