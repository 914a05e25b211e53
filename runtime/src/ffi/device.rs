//! Making a device, and what it is made of.

use super::call::{call, put, sized, text};
use super::status::TomboloStatus;
use crate::device::Device;
use crate::options::{Bounds, EngineKind, Options, Sanitize};
use std::ffi::c_char;
use std::mem::offset_of;

/// A device. It may be used by several threads at once.
pub struct TomboloDevice(pub(super) Device);

/// What executes dispatches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum TomboloEngine {
    /// As the environment says (TOMBOLO_ENGINE, TOMBOLO_DEVICE); without that the model.
    Default = 0,
    /// The reference model.
    Model = 1,
    /// The netlist of the hardware, compiled to machine code.
    Rtl = 2,
    /// The hardware, every write of which is compared with the model's.
    Lockstep = 3,
}

/// Whether the sanitizer looks for reads of what nobody wrote, LDS accesses out of range, and races in LDS; on the model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum TomboloSanitize {
    /// As the environment says (TOMBOLO_SANITIZE); without that it does not.
    Default = 0,
    /// It does not.
    Off = 1,
    /// What it finds is printed, once for each instruction.
    Tell = 2,
    /// It is printed, and the dispatch has failed with TOMBOLO_STATUS_FINDING.
    Fail = 3,
}

/// What a device is made of. Zeros stand for what the environment says, and that for the defaults. An engine that is chosen here runs
/// in the process, whatever TOMBOLO_DEVICE says.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct TomboloOptions {
    /// sizeof(tombolo_options)
    pub size: usize,
    /// What executes dispatches: a tombolo_engine.
    pub engine: u32,
    /// Refuse accesses that reach beyond a buffer, even within its dword, or of scalar loads its page of 4 KiB.
    pub strict: bool,
    /// Name of the configuration of the hardware.
    pub config: *const c_char,
    /// Cycles that a dispatch may take; on the model, instructions of a work-group, or of all of a cooperative grid.
    pub max_cycles: u64,
    /// Bytes of device memory.
    pub memory_bytes: u64,
    /// What becomes of what the sanitizer finds: a tombolo_sanitize.
    pub sanitize: u32,
}

/// Bytes of `tombolo_options` before there was a sanitizer.
const LEAST_OPTIONS: usize = offset_of!(TomboloOptions, sanitize);

/// Makes a device. `options` may be null. The hardware takes about a second to build, once a process.
///
/// # Safety
/// `options` is null or to a filled struct; `device` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_device_create(
    options: *const TomboloOptions,
    device: *mut *mut TomboloDevice,
) -> TomboloStatus {
    call(|| {
        let mut chosen = Options::from_environment()?;
        if !options.is_null() {
            // SAFETY: the caller's promise.
            let given = unsafe { sized(options, LEAST_OPTIONS, "tombolo_options") }?;
            chosen.engine = match given.engine {
                0 => chosen.engine,
                1 => EngineKind::Model,
                2 => EngineKind::Rtl,
                3 => EngineKind::Lockstep,
                other => return Err(crate::Error::value(format!("there is no engine {other}"))),
            };
            chosen.sanitize = match given.sanitize {
                0 => chosen.sanitize,
                1 => Sanitize::Off,
                2 => Sanitize::Tell,
                3 => Sanitize::Fail,
                other => return Err(crate::Error::value(format!("there is no sanitizer {other}"))),
            };
            chosen.device = chosen.device.filter(|_| given.engine == 0);
            if given.strict {
                chosen.bounds = Bounds::Exact;
            }
            if !given.config.is_null() {
                // SAFETY: the caller's promise.
                chosen.config = unsafe { text(given.config, "config") }?.to_owned();
            }
            for (value, wanted) in
                [(&mut chosen.max_cycles, given.max_cycles), (&mut chosen.memory_bytes, given.memory_bytes)]
            {
                if wanted != 0 {
                    *value = wanted;
                }
            }
        }
        let made = Box::into_raw(Box::new(TomboloDevice(Device::new(chosen)?)));
        // SAFETY: the caller's promise; what cannot be handed over is dropped.
        unsafe { put(device, made, "device") }.inspect_err(|_| drop(unsafe { Box::from_raw(made) }))
    })
}

/// Ends a device with its memory and modules. No other call may use it any more. Null is ignored.
///
/// # Safety
/// `device` is null or from tombolo_device_create.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tombolo_device_destroy(device: *mut TomboloDevice) {
    if !device.is_null() {
        call(|| {
            // SAFETY: the caller's promise.
            drop(unsafe { Box::from_raw(device) });
            Ok(())
        });
    }
}
