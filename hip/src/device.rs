//! The one device: made at the first call that needs it, as the environment says.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, put, store, text};
use crate::{errors, graphs, settings};
use std::ffi::{c_char, c_void};
use std::sync::OnceLock;
use tombolo::{Device, Options};
use tombolo_code_object::Mcpu;

static DEVICE: OnceLock<Result<Device, HipError>> = OnceLock::new();

/// The device.
pub fn device() -> Result<&'static Device, HipError> {
    let made = DEVICE.get_or_init(|| {
        Options::from_environment().and_then(Device::new).map_err(|error| {
            eprintln!("libamdhip64 (tombolo): {error}");
            errors::of(&error)
        })
    });
    made.as_ref().map_err(|_| error::NO_DEVICE)
}

/// Refuses every device but the first.
pub fn check(ordinal: i32) -> Result<(), HipError> {
    if ordinal == 0 { Ok(()) } else { Err(error::INVALID_DEVICE) }
}

/// A context, of which there is one, for the functions that take contexts.
static CONTEXT: u64 = 0;

pub fn context() -> Handle {
    (&raw const CONTEXT).cast_mut().cast()
}

/// Makes the device.
#[unsafe(no_mangle)]
pub extern "C" fn hipInit(flags: u32) -> HipError {
    call(|| if flags == 0 { device().map(drop) } else { Err(error::INVALID_VALUE) })
}

macro_rules! stores {
    ($($(#[$doc:meta])* fn $name:ident($($before:ident: $type:ty,)* => $out:ty) = $value:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// The result is null or may be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($before: $type,)* result: *mut $out) -> HipError {
            // SAFETY: the caller's promise.
            unsafe { put(result, $value) }
        }
    )*};
}

stores! {
    /// Number of devices.
    fn hipGetDeviceCount(=> i32) = 1;
    /// The device of the thread.
    fn hipGetDevice(=> i32) = 0;
    /// Version of the driver, as HIP counts.
    fn hipDriverGetVersion(=> i32) = VERSION;
    /// Version of the runtime.
    fn hipRuntimeGetVersion(=> i32) = VERSION;
    /// The context of the thread.
    fn hipCtxGetCurrent(=> Handle) = context();
    /// The device of the context.
    fn hipCtxGetDevice(=> i32) = 0;
    /// Takes the context off the thread, which keeps it.
    fn hipCtxPopCurrent(=> Handle) = context();
    /// Version of the interface of a context.
    fn hipCtxGetApiVersion(_context: Handle, => i32) = VERSION;
}

/// HIP_VERSION of the headers.
const VERSION: i32 = 60_241_134;

macro_rules! nothing_to_do {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty),*);)*) => {$(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub extern "C" fn $name($($argument: $type),*) -> HipError {
            error::SUCCESS
        }
    )*};
}

nothing_to_do! {
    /// There is one context.
    fn hipCtxSetCurrent(_context: Handle);
    /// There is one context.
    fn hipCtxPushCurrent(_context: Handle);
    /// There is one context.
    fn hipCtxDestroy(_context: Handle);
    /// There is one context.
    fn hipDevicePrimaryCtxRelease(_device: i32);
    /// There is one context.
    fn hipDevicePrimaryCtxSetFlags(_device: i32, _flags: u32);
    /// Nothing is profiled this way.
    fn hipProfilerStart();
    /// Nothing is profiled this way.
    fn hipProfilerStop();
}

/// Every launch has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipDeviceSynchronize() -> HipError {
    match call(graphs::none_captured) {
        error::SUCCESS => errors::wait(),
        error => error,
    }
}

/// Every launch has ended.
#[unsafe(no_mangle)]
pub extern "C" fn hipCtxSynchronize() -> HipError {
    errors::wait()
}

/// Chooses the device of the thread.
#[unsafe(no_mangle)]
pub extern "C" fn hipSetDevice(ordinal: i32) -> HipError {
    call(|| check(ordinal))
}

/// Forgets what was set; memory stays until the process ends.
#[unsafe(no_mangle)]
pub extern "C" fn hipDeviceReset() -> HipError {
    settings::reset();
    error::SUCCESS
}

/// Handle of a device.
///
/// # Safety
/// `handle` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGet(handle: *mut i32, ordinal: i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| check(ordinal).and_then(|()| unsafe { store(handle, 0) }))
}

/// Makes a context: the one there is.
///
/// # Safety
/// `result` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxCreate(result: *mut Handle, _flags: u32, ordinal: i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| check(ordinal).and_then(|()| unsafe { store(result, context()) }))
}

/// The context of the device.
///
/// # Safety
/// `result` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDevicePrimaryCtxRetain(result: *mut Handle, ordinal: i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| check(ordinal).and_then(|()| unsafe { store(result, context()) }))
}

/// State of the context of the device.
///
/// # Safety
/// `flags` and `active` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDevicePrimaryCtxGetState(ordinal: i32, flags: *mut u32, active: *mut i32) -> HipError {
    // SAFETY: the caller's promises.
    call(|| check(ordinal).and_then(|()| unsafe { store(flags, 0).and_then(|()| store(active, 1)) }))
}

/// Name of the device.
pub const NAME: &str = "Tombolo";
/// Bytes of its identity.
const UUID_BYTES: usize = 16;

/// Its identity: `tombolo-gfx1201`.
pub fn uuid() -> Result<[u8; UUID_BYTES], HipError> {
    let text = format!("tombolo-{}", processor()?.name());
    let mut bytes = [0; UUID_BYTES];
    bytes.iter_mut().zip(text.bytes()).for_each(|(byte, letter)| *byte = letter);
    Ok(bytes)
}

/// The processor that the device is, by its configuration.
pub fn processor() -> Result<Mcpu, HipError> {
    Ok(device()?.processor())
}

/// Whether there are textures and surfaces: the device has images, and their descriptors are those of gfx12.
pub fn has_images() -> Result<bool, HipError> {
    Ok(device()?.sizes().images && processor()?.target() == Mcpu::Gfx1201.target())
}

/// Its number: 12.0 of gfx1201, 9.5 of gfx950.
pub fn version() -> Result<(i32, i32), HipError> {
    let digits = |text: &str| text.parse::<i32>().ok();
    let number = processor()?.name().trim_start_matches("gfx");
    // The last two digits are minor version and stepping.
    let split = number.len().checked_sub(2).and_then(|at| number.split_at_checked(at));
    let found = split.and_then(|(major, rest)| digits(major).zip(rest.get(..1).and_then(digits)));
    found.ok_or(error::UNKNOWN)
}

/// Identity of the device.
///
/// # Safety
/// `uuid` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetUuid(uuid: *mut [u8; UUID_BYTES], ordinal: i32) -> HipError {
    call(|| {
        check(ordinal)?;
        let identity = self::uuid()?;
        // SAFETY: the caller's promise.
        unsafe { store(uuid, identity) }
    })
}

/// Name of the device.
///
/// # Safety
/// `name` has room for `length` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetName(name: *mut c_char, length: i32, ordinal: i32) -> HipError {
    call(|| {
        check(ordinal)?;
        // SAFETY: the caller's promise.
        unsafe { write_text(name, length, NAME) }
    })
}

/// The place on the PCI bus where the device would be.
///
/// # Safety
/// `name` has room for `length` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetPCIBusId(name: *mut c_char, length: i32, ordinal: i32) -> HipError {
    call(|| {
        check(ordinal)?;
        // SAFETY: the caller's promise.
        unsafe { write_text(name, length, PCI) }?;
        if length as usize > PCI.len() { Ok(()) } else { Err(error::INVALID_VALUE) }
    })
}

const PCI: &str = "0000:00:00.0";

/// The device at a place on the PCI bus.
///
/// # Safety
/// `ordinal` may be written; `name` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetByPCIBusId(ordinal: *mut i32, name: *const c_char) -> HipError {
    // SAFETY: the caller's promises.
    call(|| match unsafe { text(name) }? {
        PCI => unsafe { store(ordinal, 0) },
        _ => Err(error::INVALID_VALUE),
    })
}

/// Writes a text, cut off where there is no room.
unsafe fn write_text(to: *mut c_char, length: i32, text: &str) -> Result<(), HipError> {
    let room = usize::try_from(length).ok().and_then(|length| length.checked_sub(1)).ok_or(error::INVALID_VALUE)?;
    if to.is_null() {
        return Err(error::INVALID_VALUE);
    }
    let bytes = &text.as_bytes()[..text.len().min(room)];
    // SAFETY: the caller says that there is room for `length` bytes.
    unsafe {
        std::ptr::copy_nonoverlapping(bytes.as_ptr().cast::<c_char>(), to, bytes.len());
        to.add(bytes.len()).write(0);
    }
    Ok(())
}

/// Compute capability: the major and minor version of the processor.
///
/// # Safety
/// `major` and `minor` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceComputeCapability(major: *mut i32, minor: *mut i32, ordinal: i32) -> HipError {
    call(|| {
        check(ordinal)?;
        let found = version()?;
        // SAFETY: the caller's promises.
        unsafe { store(major, found.0).and_then(|()| store(minor, found.1)) }
    })
}

/// Bytes of device memory.
///
/// # Safety
/// `bytes` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceTotalMem(bytes: *mut usize, ordinal: i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| check(ordinal).and_then(|()| unsafe { store(bytes, device()?.memory_bytes().1 as usize) }))
}

/// There is no other device.
///
/// # Safety
/// `can` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceCanAccessPeer(can: *mut i32, ordinal: i32, _peer: i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| check(ordinal).and_then(|()| unsafe { store(can, 0) }))
}

/// The address of a function of this library.
///
/// # Safety
/// `name` is a text; `function` may be written; `status` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetProcAddress(
    name: *const c_char,
    function: *mut *mut c_void,
    _version: i32,
    _flags: u64,
    status: *mut i32,
) -> HipError {
    unsafe extern "C" {
        fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
    }
    call(|| {
        // SAFETY: the caller's promises; a null handle looks through the whole process.
        unsafe {
            text(name)?;
            let found = dlsym(std::ptr::null_mut(), name);
            if !status.is_null() {
                status.write(i32::from(found.is_null()));
            }
            store(function, found)?;
            if found.is_null() { Err(error::INVALID_VALUE) } else { Ok(()) }
        }
    })
}
