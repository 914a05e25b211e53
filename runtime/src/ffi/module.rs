//! Code objects.

use super::call::{at, call, put, slice, text};
use super::device::TomboloDevice;
use super::status::TomboloStatus;
use crate::module::Module;
use std::ffi::c_char;

/// A loaded code object.
pub struct TomboloModule(pub(super) Module);

/// Loads a code object (an ELF file for a processor that the device's configuration runs: gfx1200, gfx1201; gfx950 on `cdna4`; gfx7) of `bytes` bytes, which is copied.
///
/// # Safety
/// `device` is from tombolo_device_create; `code_object` has so many bytes; `module` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_module_load(
    device: *const TomboloDevice,
    code_object: *const u8,
    bytes: usize,
    module: *mut *mut TomboloModule,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises.
        let (device, code) = unsafe { (&at(device, "device")?.0, slice(code_object, bytes, "code_object")?) };
        let made = Box::into_raw(Box::new(TomboloModule(device.load(code)?)));
        // SAFETY: the caller's promise; what cannot be handed over is unloaded.
        unsafe { put(module, made, "module") }.inspect_err(|_| {
            // SAFETY: it was made above.
            let made = unsafe { Box::from_raw(made) };
            drop(device.unload(&made.0));
        })
    })
}

/// Unloads a module, and ends it.
///
/// # Safety
/// `device` is the one on which `module` was loaded; nobody uses `module` any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_module_unload(
    device: *const TomboloDevice,
    module: *mut TomboloModule,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            at(device, "device")?.0.unload(&at(module, "module")?.0)?;
            drop(Box::from_raw(module));
        }
        Ok(())
    })
}

/// Device address and bytes of a symbol, such as a variable of the source.
///
/// # Safety
/// `module` is loaded; `name` is a text; `address` and `bytes` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_module_symbol(
    module: *const TomboloModule,
    name: *const c_char,
    address: *mut u64,
    bytes: *mut u64,
) -> TomboloStatus {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            let symbol = at(module, "module")?.0.symbol(text(name, "name")?)?;
            put(address, symbol.address, "address")?;
            put(bytes, symbol.bytes, "bytes")
        }
    })
}
