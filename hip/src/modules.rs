//! Modules that programs load themselves, and their functions.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store, text};
use crate::device::device;
use crate::errors;
use crate::image::{Image, refused};
use crate::kept::{self, Kept};
use crate::{bundle, registered};
use std::collections::HashMap;
use std::ffi::{c_char, c_void};
use std::sync::LazyLock;
use tombolo::{Kernel, Module};

/// A module, and the functions that were asked of it: their handles by their names.
struct Loaded {
    module: Module,
    functions: HashMap<String, kept::Handle>,
}

static MODULES: LazyLock<Kept<Loaded, HipError>> = LazyLock::new(|| Kept::new(error::NOT_FOUND));
static FUNCTIONS: LazyLock<Kept<Kernel, HipError>> = LazyLock::new(|| Kept::new(error::INVALID_DEVICE_FUNCTION));

/// How the symbol of the memory of a managed variable ends; the one without it is a pointer to that memory, which whoever loads the code sets.
const MANAGED: &str = ".managed";

/// Loads a code object on the device.
pub fn load(code_object: &[u8]) -> Result<Module, HipError> {
    let module = device()?.load(code_object).map_err(|error| told(&error))?;
    for symbol in &module.code_object().symbols {
        let Some(pointer) = symbol.name.strip_suffix(MANAGED).and_then(|name| module.symbol(name).ok()) else {
            continue;
        };
        let memory = module.base().wrapping_add(symbol.address);
        device()?.write(pointer.address, &memory.to_le_bytes()).map_err(|error| told(&error))?;
    }
    Ok(module)
}

/// The number of an error, which is told on stderr.
pub fn told(error: &tombolo::Error) -> HipError {
    eprintln!("libamdhip64 (tombolo): {error}");
    errors::of(error)
}

/// The kernel of the handle of a function, or of the address of a kernel of the program itself.
pub fn kernel(function: *const c_void) -> Result<Kernel, HipError> {
    match registered::kernel(function)? {
        Some(kernel) => Ok(kernel),
        None => FUNCTIONS.with(function as usize, |kernel| Ok(kernel.clone())),
    }
}

/// Keeps a module of a code object. `module` is null or may be written.
unsafe fn hand_over(module: *mut Handle, code_object: &[u8]) -> Result<(), HipError> {
    let made = MODULES.keep(Loaded { module: load(code_object)?, functions: HashMap::new() });
    // SAFETY: the caller's promise.
    unsafe { store(module, made as Handle) }.or_else(|error| unload(made).and(Err(error)))
}

/// Unloads the module of a handle.
fn unload(handle: kept::Handle) -> Result<(), HipError> {
    let Loaded { module, functions } = MODULES.take(handle)?;
    functions.into_values().try_for_each(|function| FUNCTIONS.forget(function))?;
    device()?.unload(&module).map_err(|error| told(&error))
}

/// Loads a module from memory.
///
/// # Safety
/// `module` is null or may be written; `image` is null, or to an ELF file or an offload bundle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoadData(module: *mut Handle, image: *const c_void) -> HipError {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            let image = Image::at(image)?;
            hand_over(module, &image.code_object()?)
        }
    })
}

/// The same; options are about compiling, which is done.
///
/// # Safety
/// As [`hipModuleLoadData`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoadDataEx(
    module: *mut Handle,
    image: *const c_void,
    _count: u32,
    _options: *mut i32,
    _values: *mut *mut c_void,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { hipModuleLoadData(module, image) }
}

/// Loads a module from a file.
///
/// # Safety
/// `module` is null or may be written; `file` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoad(module: *mut Handle, file: *const c_char) -> HipError {
    call(|| {
        // SAFETY: the caller's promise.
        let bytes = std::fs::read(unsafe { text(file) }?).map_err(|_| error::FILE_NOT_FOUND)?;
        let code = bundle::code_object(bytes.as_slice(), device()?.processors()).map_err(|what| refused(&what))?;
        // SAFETY: the caller's promise.
        unsafe { hand_over(module, &code) }
    })
}

/// Unloads a module.
#[unsafe(no_mangle)]
pub extern "C" fn hipModuleUnload(module: Handle) -> HipError {
    call(|| unload(module as usize))
}

/// How many kernels a module has.
///
/// # Safety
/// `count` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleGetFunctionCount(count: *mut u32, module: Handle) -> HipError {
    let kernels = |loaded: &mut Loaded| Ok(loaded.module.code_object().kernels.len() as u32);
    // SAFETY: the caller's promise.
    call(|| unsafe { store(count, MODULES.with(module as usize, kernels)?) })
}

/// A function of a module.
///
/// # Safety
/// `function` is null or may be written; `name` is null or a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleGetFunction(function: *mut Handle, module: Handle, name: *const c_char) -> HipError {
    call(|| {
        // SAFETY: the caller's promise.
        let name = unsafe { text(name) }?;
        let found = MODULES.with(module as usize, |loaded| {
            if let Some(known) = loaded.functions.get(name) {
                return Ok(*known);
            }
            let made = FUNCTIONS.keep(loaded.module.kernel(name).map_err(|_| error::NOT_FOUND)?);
            loaded.functions.insert(name.to_owned(), made);
            Ok(made)
        })?;
        // SAFETY: the caller's promise.
        unsafe { store(function, found as Handle) }
    })
}

/// Address and bytes of a variable of a module; either may be unwanted.
///
/// # Safety
/// `address` and `bytes` are null or may be written; `name` is null or a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleGetGlobal(
    address: *mut u64,
    bytes: *mut usize,
    module: Handle,
    name: *const c_char,
) -> HipError {
    call(|| {
        // SAFETY: the caller's promises.
        unsafe {
            let name = text(name)?;
            let found = |loaded: &mut Loaded| {
                let managed = loaded.module.symbol(&format!("{name}{MANAGED}"));
                managed.or_else(|_| loaded.module.symbol(name)).map_err(|_| error::NOT_FOUND)
            };
            let symbol = MODULES.with(module as usize, found)?;
            if !address.is_null() {
                address.write(symbol.address);
            }
            if !bytes.is_null() {
                bytes.write(symbol.bytes as usize);
            }
        }
        Ok(())
    })
}

/// The function of a kernel of the program: its address is a handle too.
///
/// # Safety
/// `function` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetFuncBySymbol(function: *mut Handle, symbol: *const c_void) -> HipError {
    call(|| {
        registered::kernel(symbol)?.ok_or(error::INVALID_DEVICE_FUNCTION)?;
        // SAFETY: the caller's promise.
        unsafe { store(function, symbol.cast_mut()) }
    })
}
