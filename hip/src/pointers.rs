//! What a pointer is: the allocation that it lies in, as a struct and attribute by attribute.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::device::context;
use crate::memory::{Kind, holding};
use crate::streams;
use std::ffi::c_void;

/// Start and bytes of the allocation that holds an address.
///
/// # Safety
/// `base` and `bytes` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetAddressRange(base: *mut usize, bytes: *mut usize, address: *mut c_void) -> HipError {
    call(|| {
        let (start, allocation) = holding(address as usize).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promises.
        unsafe { store(base, start).and_then(|()| store(bytes, allocation.bytes)) }
    })
}

/// Bytes of an allocation.
///
/// # Safety
/// `bytes` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPtrGetInfo(address: *mut c_void, bytes: *mut usize) -> HipError {
    call(|| {
        let (_, allocation) = holding(address as usize).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(bytes, allocation.bytes) }
    })
}

/// `hipPointerAttribute_t`.
#[repr(C)]
pub struct PointerAttributes {
    kind: i32,
    device: i32,
    device_pointer: *mut c_void,
    host_pointer: *mut c_void,
    managed: i32,
    flags: u32,
}

/// `hipMemoryTypeUnregistered`, and the device of such memory (`hipInvalidDeviceId`).
const UNREGISTERED: (i32, i32) = (0, -2);

/// What a pointer is; one to memory that the device does not know is nothing but that.
///
/// # Safety
/// `attributes` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPointerGetAttributes(
    attributes: *mut PointerAttributes,
    pointer: *const c_void,
) -> HipError {
    call(|| {
        let (pointer, none) = (pointer.cast_mut(), std::ptr::null_mut());
        let Some((_, allocation)) = holding(pointer as usize) else {
            if pointer.is_null() {
                return Err(error::INVALID_VALUE);
            }
            let (kind, device) = UNREGISTERED;
            let found =
                PointerAttributes { kind, device, device_pointer: none, host_pointer: none, managed: 0, flags: 0 };
            // SAFETY: the caller's promise.
            return unsafe { store(attributes, found) };
        };
        let host_pointer = if allocation.kind == Kind::Device { none } else { pointer };
        let managed = i32::from(allocation.kind == Kind::Managed);
        let (kind, flags) = (allocation.kind as i32, allocation.flags);
        let found = PointerAttributes { kind, device: 0, device_pointer: pointer, host_pointer, managed, flags };
        // SAFETY: the caller's promise.
        unsafe { store(attributes, found) }
    })
}

/// Numbers of `hipPointer_attribute` that are there.
mod attribute {
    pub const CONTEXT: i32 = 1;
    pub const MEMORY_TYPE: i32 = 2;
    pub const DEVICE_POINTER: i32 = 3;
    pub const HOST_POINTER: i32 = 4;
    pub const BUFFER_ID: i32 = 7;
    pub const IS_MANAGED: i32 = 8;
    pub const DEVICE_ORDINAL: i32 = 9;
    pub const RANGE_START: i32 = 11;
    pub const RANGE_SIZE: i32 = 12;
    pub const MAPPED: i32 = 13;
    pub const ACCESS_FLAGS: i32 = 16;
    /// What a driver of Linux would need, handles for other processes, direct access of network cards, pools.
    pub const OTHERS: [i32; 6] = [5, 6, 10, 14, 15, 17];
}

/// Memory is read and written.
const READ_AND_WRITE: u64 = 3;

/// An attribute as a number, and the bytes that it takes.
fn attribute_of(number: i32, pointer: *const c_void) -> Result<(u64, usize), HipError> {
    let (base, allocation) = holding(pointer as usize).ok_or(error::INVALID_VALUE)?;
    let address = (pointer as u64, size_of::<usize>());
    Ok(match number {
        attribute::CONTEXT => (context() as u64, size_of::<usize>()),
        attribute::MEMORY_TYPE => (allocation.kind as u64, size_of::<i32>()),
        attribute::DEVICE_POINTER => address,
        attribute::HOST_POINTER if allocation.kind == Kind::Device => return Err(error::INVALID_VALUE),
        attribute::HOST_POINTER => address,
        attribute::BUFFER_ID => (allocation.number, size_of::<u64>()),
        attribute::IS_MANAGED => ((allocation.kind == Kind::Managed).into(), size_of::<bool>()),
        attribute::DEVICE_ORDINAL => (0, size_of::<i32>()),
        attribute::RANGE_START => (base as u64, size_of::<usize>()),
        attribute::RANGE_SIZE => (allocation.bytes as u64, size_of::<usize>()),
        attribute::MAPPED => (1, size_of::<bool>()),
        attribute::ACCESS_FLAGS => (READ_AND_WRITE, size_of::<i32>()),
        number if attribute::OTHERS.contains(&number) => return Err(error::NOT_SUPPORTED),
        _ => return Err(error::INVALID_VALUE),
    })
}

/// Writes the low bytes of a number.
///
/// # Safety
/// There is room for so many bytes.
unsafe fn write(to: *mut c_void, value: u64, bytes: usize) {
    // SAFETY: the caller's promise; a number has 8 bytes, and no attribute more.
    unsafe { std::ptr::copy_nonoverlapping(value.to_le_bytes().as_ptr(), to.cast(), bytes) };
}

/// An attribute of a pointer.
///
/// # Safety
/// `data` is null or has room for the attribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPointerGetAttribute(data: *mut c_void, number: i32, pointer: *const c_void) -> HipError {
    call(|| {
        if data.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let (value, bytes) = attribute_of(number, pointer)?;
        // SAFETY: the caller's promise.
        unsafe { write(data, value, bytes) };
        Ok(())
    })
}

/// Several attributes of a pointer. Those that it does not have are 0.
///
/// # Safety
/// `numbers` and `data` are null or have so many elements, each of `data` with room for its attribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvPointerGetAttributes(
    count: u32,
    numbers: *const i32,
    data: *const *mut c_void,
    pointer: *const c_void,
) -> HipError {
    call(|| {
        if count == 0 || numbers.is_null() || data.is_null() || pointer.is_null() {
            return Err(error::INVALID_VALUE);
        }
        for at in 0..count as usize {
            // SAFETY: the caller's promise.
            let (number, to) = unsafe { (*numbers.add(at), *data.add(at)) };
            let (value, bytes) = match attribute_of(number, pointer) {
                Ok(found) => found,
                Err(_) => (0, size_of::<i32>()),
            };
            if to.is_null() {
                return Err(error::INVALID_VALUE);
            }
            // SAFETY: the caller's promise.
            unsafe { write(to, value, bytes) };
        }
        Ok(())
    })
}

/// `HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS`, the only attribute that is set: copies are done when they return anyway.
const SYNC_MEMOPS: i32 = 6;

/// Sets an attribute of a pointer.
///
/// # Safety
/// `value` is null or to the value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPointerSetAttribute(value: *const c_void, number: i32, pointer: *const c_void) -> HipError {
    call(|| match holding(pointer as usize) {
        _ if value.is_null() || pointer.is_null() || number != SYNC_MEMOPS => Err(error::INVALID_VALUE),
        Some(_) => Ok(()),
        None => Err(error::INVALID_DEVICE_POINTER),
    })
}

/// `hipMemAttachGlobal`, `hipMemAttachHost`, `hipMemAttachSingle`.
const ATTACHMENTS: [u32; 3] = [1, 2, 4];

/// Says which stream uses managed memory, which any may use.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamAttachMemAsync(stream: Handle, pointer: *mut c_void, bytes: usize, flags: u32) -> HipError {
    call(|| {
        streams::check(stream)?;
        let (_, allocation) = holding(pointer as usize).ok_or(error::INVALID_VALUE)?;
        let whole = bytes == 0 || bytes == allocation.bytes;
        if allocation.kind == Kind::Managed && whole && ATTACHMENTS.contains(&flags) {
            Ok(())
        } else {
            Err(error::INVALID_VALUE)
        }
    })
}
