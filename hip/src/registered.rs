//! The code that a program carries: clang's constructors register fat binaries, kernels and variables before `main`. A fat binary is
//! loaded when something of it is used first.

use crate::abi::{HipError, error};
use crate::device::device;
use crate::image::Image;
use crate::memory::{self, Kind};
use crate::modules::{self, told};
use crate::references;
use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_void};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use tombolo::{Kernel, Module, Symbol};

/// What clang hands over: `__CudaFatBinaryWrapper`.
#[repr(C)]
pub struct Wrapper {
    magic: u32,
    version: u32,
    binary: *const c_void,
    unused: *const c_void,
}

/// "HIPF".
const MAGIC: u32 = 0x4849_5046;

/// A fat binary. It stays once it is loaded, since kernels of it may be kept anywhere.
struct FatBinary {
    image: usize,
    loaded: Option<Result<Module, HipError>>,
}

/// A kernel or variable of the program: in which fat binary, and its name there.
#[derive(Clone)]
struct Named {
    binary: usize,
    name: String,
}

/// `hipMemAttachGlobal`: any stream may use a managed variable.
const GLOBAL: u32 = 1;

/// A managed variable: where the program keeps its pointer, and what it starts with.
struct Managed {
    named: Named,
    pointer: usize,
}

#[derive(Default)]
struct Registry {
    binaries: HashMap<usize, FatBinary>,
    next: usize,
    kernels: HashMap<usize, Named>,
    found: HashMap<usize, Kernel>,
    variables: HashMap<usize, (Named, usize)>,
    managed: Vec<Managed>,
}

static REGISTRY: LazyLock<Mutex<Registry>> = LazyLock::new(Mutex::default);

fn registry() -> MutexGuard<'static, Registry> {
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Registry {
    /// The module of a fat binary, loaded if it was not.
    fn module(&mut self, binary: usize) -> Result<Module, HipError> {
        let fat = self.binaries.get_mut(&binary).ok_or(error::INVALID_DEVICE_FUNCTION)?;
        if let Some(known) = &fat.loaded {
            return known.clone();
        }
        // SAFETY: clang hands over a bundle that is part of the program.
        let image = unsafe { Image::at(fat.image as *const c_void) }?;
        let loaded = image.code_object().and_then(|code| modules::load(&code));
        fat.loaded = Some(loaded.clone());
        let module = loaded?;
        for managed in self.managed.iter().filter(|managed| managed.named.binary == binary) {
            let symbol = module.symbol(&managed.named.name).map_err(|_| error::INVALID_SYMBOL)?;
            // SAFETY: clang gives the place of the program's own pointer to the variable.
            let value = unsafe { *(managed.pointer as *const u64) };
            device()?.write(symbol.address, &value.to_le_bytes()).map_err(|error| told(&error))?;
        }
        Ok(module)
    }
}

/// The kernel whose stub or handle in the program is at an address; none if there is no such kernel.
pub fn kernel(function: *const c_void) -> Result<Option<Kernel>, HipError> {
    let (mut registry, at) = (registry(), function as usize);
    if let Some(known) = registry.found.get(&at) {
        return Ok(Some(known.clone()));
    }
    let Some(Named { binary, name }) = registry.kernels.get(&at).cloned() else { return Ok(None) };
    let kernel = registry.module(binary)?.kernel(&name).map_err(|_| error::INVALID_DEVICE_FUNCTION)?;
    registry.found.insert(at, kernel.clone());
    Ok(Some(kernel))
}

/// The variable on the device whose shadow in the program is at an address.
pub fn variable(shadow: *const c_void) -> Result<Symbol, HipError> {
    let mut registry = registry();
    let (Named { binary, name }, bytes) =
        registry.variables.get(&(shadow as usize)).cloned().ok_or(error::INVALID_SYMBOL)?;
    let symbol = registry.module(binary)?.symbol(&name).map_err(|_| error::INVALID_SYMBOL)?;
    Ok(Symbol { bytes: bytes as u64, ..symbol })
}

unsafe fn name_at(name: *const c_char) -> Option<String> {
    // SAFETY: clang hands over texts.
    (!name.is_null()).then(|| unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned())
}

/// Registers a fat binary.
///
/// # Safety
/// `wrapper` is what clang makes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __hipRegisterFatBinary(wrapper: *const Wrapper) -> *mut *mut c_void {
    // SAFETY: the caller's promise.
    let Some(wrapper) = (unsafe { wrapper.as_ref() }).filter(|wrapper| wrapper.magic == MAGIC) else {
        eprintln!("libamdhip64 (tombolo): a fat binary without HIP's mark is ignored");
        return std::ptr::null_mut();
    };
    let mut registry = registry();
    registry.next += 1;
    let number = registry.next;
    registry.binaries.insert(number, FatBinary { image: wrapper.binary as usize, loaded: None });
    number as *mut *mut c_void
}

/// Forgets a fat binary, at the end of the program or of a shared library.
#[unsafe(no_mangle)]
pub extern "C" fn __hipUnregisterFatBinary(binary: *mut *mut c_void) {
    let (mut registry, number) = (registry(), binary as usize);
    let gone: Vec<usize> = registry.kernels.iter().filter(|(_, it)| it.binary == number).map(|(at, _)| *at).collect();
    for at in gone {
        registry.kernels.remove(&at);
        registry.found.remove(&at);
    }
    registry.variables.retain(|_, (named, _)| named.binary != number);
    registry.managed.retain(|managed| managed.named.binary != number);
    if let Some(FatBinary { loaded: Some(Ok(module)), .. }) = registry.binaries.remove(&number)
        && let Ok(device) = device()
    {
        // A module that cannot be unloaded stays.
        let _ = device.unload(&module);
    }
}

/// Registers a kernel: the address of its stub, and its name on the device.
///
/// # Safety
/// Called by what clang makes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __hipRegisterFunction(
    binary: *mut *mut c_void,
    function: *const c_void,
    _stub: *const c_char,
    name: *const c_char,
    _limit: u32,
    _thread: *mut c_void,
    _block: *mut c_void,
    _block_size: *mut c_void,
    _grid_size: *mut c_void,
    _warp: *mut i32,
) {
    // SAFETY: the caller's promise.
    if let Some(name) = unsafe { name_at(name) } {
        registry().kernels.insert(function as usize, Named { binary: binary as usize, name });
    }
}

/// Registers a variable: the address of its shadow, and its name on the device.
///
/// # Safety
/// Called by what clang makes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __hipRegisterVar(
    binary: *mut *mut c_void,
    shadow: *mut c_void,
    _host: *const c_char,
    name: *const c_char,
    _external: i32,
    bytes: usize,
    _constant: i32,
    _global: i32,
) {
    // SAFETY: the caller's promise.
    if let Some(name) = unsafe { name_at(name) } {
        registry().variables.insert(shadow as usize, (Named { binary: binary as usize, name }, bytes));
    }
}

/// Registers a managed variable: memory for both sides, whose address the program and the device get.
///
/// # Safety
/// Called by what clang makes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __hipRegisterManagedVar(
    binary: *mut *mut c_void,
    pointer: *mut *mut c_void,
    initial: *const c_void,
    name: *const c_char,
    bytes: usize,
    _align: u32,
) {
    // SAFETY: the caller's promise.
    let Some(name) = (unsafe { name_at(name) }) else { return };
    let mut address = std::ptr::null_mut();
    if memory::allocate(&raw mut address, bytes.max(1), Kind::Managed, GLOBAL).is_err() {
        return;
    }
    // SAFETY: the memory was just allocated; clang gives the initial value and the place of the pointer.
    unsafe {
        std::ptr::copy_nonoverlapping(initial.cast::<u8>(), address.cast::<u8>(), bytes);
        pointer.write(address);
    }
    let named = Named { binary: binary as usize, name };
    registry().managed.push(Managed { named, pointer: pointer as usize });
}

/// Registers a texture reference, which is a variable on both sides.
///
/// # Safety
/// Called by what clang makes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __hipRegisterTexture(
    binary: *mut *mut c_void,
    reference: *mut c_void,
    host: *const c_char,
    name: *const c_char,
    _kind: i32,
    _normalized: i32,
    external: i32,
) {
    // SAFETY: the caller's promise.
    unsafe { __hipRegisterVar(binary, reference, host, name, external, references::BYTES, 0, 0) }
}

/// Surface references are not there: no function of HIP's headers takes one.
#[unsafe(no_mangle)]
pub extern "C" fn __hipRegisterSurface() {}
