//! Modules that programs load themselves, and their functions.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store, text};
use crate::device::device;
use crate::errors;
use crate::image::{Image, refused};
use crate::{bundle, registered};
use std::collections::BTreeSet;
use std::ffi::{c_char, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tombolo::{Kernel, Module};

/// Addresses of the functions of all modules, which are their handles.
static FUNCTIONS: Mutex<BTreeSet<usize>> = Mutex::new(BTreeSet::new());

fn functions() -> MutexGuard<'static, BTreeSet<usize>> {
    FUNCTIONS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the handle of a module points to. Functions live as long as their module.
pub struct Loaded {
    pub module: Module,
    #[expect(clippy::vec_box, reason = "the address of a kernel is the handle of its function")]
    functions: Mutex<Vec<Box<Kernel>>>,
}

impl Loaded {
    /// Loads a code object on the device.
    pub fn new(code_object: &[u8]) -> Result<Self, HipError> {
        let module = device()?.load(code_object).map_err(|error| told(&error))?;
        Ok(Self { module, functions: Mutex::default() })
    }

    /// A function by name. Its address stays the same.
    pub fn function(&self, name: &str) -> Result<*const Kernel, HipError> {
        let mut functions = self.functions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = functions.iter().find(|kernel| kernel.info().name == name) {
            return Ok(&raw const **known);
        }
        let kernel = Box::new(self.module.kernel(name).map_err(|_| error::NOT_FOUND)?);
        let pointer = &raw const *kernel;
        functions.push(kernel);
        self::functions().insert(pointer as usize);
        Ok(pointer)
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        let own = self.functions.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut all = functions();
        own.iter().for_each(|kernel| {
            all.remove(&(&raw const **kernel as usize));
        });
    }
}

/// The number of an error, which is told on stderr.
pub fn told(error: &tombolo::Error) -> HipError {
    eprintln!("libamdhip64 (tombolo): {error}");
    errors::of(error)
}

/// The module of a handle.
pub fn of(module: Handle) -> Result<&'static Loaded, HipError> {
    // SAFETY: handles come from the functions below.
    unsafe { module.cast::<Loaded>().as_ref() }.ok_or(error::INVALID_HANDLE)
}

/// The kernel of the handle of a function, or of the address of a kernel of the program itself.
pub fn kernel(function: *const c_void) -> Result<&'static Kernel, HipError> {
    if let Some(kernel) = registered::kernel(function)? {
        return Ok(kernel);
    }
    if !functions().contains(&(function as usize)) {
        return Err(error::INVALID_DEVICE_FUNCTION);
    }
    // SAFETY: it is the address of a function of a module that is loaded.
    unsafe { function.cast::<Kernel>().as_ref() }.ok_or(error::INVALID_DEVICE_FUNCTION)
}

fn hand_over(module: *mut Handle, code_object: &[u8]) -> Result<(), HipError> {
    let made = Box::into_raw(Box::new(Loaded::new(code_object)?));
    // SAFETY: the callers' caller promises that the pointer is null or may be written.
    unsafe { store(module, made.cast()) }.inspect_err(|_| drop(unsafe { Box::from_raw(made) }))
}

/// Loads a module from memory.
///
/// # Safety
/// `module` is null or may be written; `image` is null, or to an ELF file or an offload bundle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoadData(module: *mut Handle, image: *const c_void) -> HipError {
    call(|| {
        // SAFETY: the caller's promise.
        let image = unsafe { Image::at(image) }?;
        hand_over(module, &image.code_object()?)
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
        let code = bundle::code_object(bytes.as_slice()).map_err(|what| refused(&what))?;
        hand_over(module, &code)
    })
}

/// Unloads a module.
///
/// # Safety
/// `module` is from a function above, and neither it nor its functions are used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleUnload(module: Handle) -> HipError {
    call(|| {
        device()?.unload(&of(module)?.module).map_err(|error| told(&error))?;
        // SAFETY: it was made by `hand_over`.
        drop(unsafe { Box::from_raw(module.cast::<Loaded>()) });
        Ok(())
    })
}

/// A function of a module.
///
/// # Safety
/// `function` is null or may be written; `module` is loaded; `name` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleGetFunction(function: *mut Handle, module: Handle, name: *const c_char) -> HipError {
    // SAFETY: the caller's promises.
    call(|| unsafe { store(function, of(module)?.function(text(name)?)?.cast_mut().cast()) })
}

/// Address and bytes of a variable of a module; either may be unwanted.
///
/// # Safety
/// `address` and `bytes` are null or may be written; `module` is loaded; `name` is a text.
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
            let symbol = of(module)?.module.symbol(text(name)?).map_err(|_| error::NOT_FOUND)?;
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

/// The function of a kernel of the program.
///
/// # Safety
/// `function` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetFuncBySymbol(function: *mut Handle, symbol: *const c_void) -> HipError {
    call(|| {
        let kernel = registered::kernel(symbol)?.ok_or(error::INVALID_DEVICE_FUNCTION)?;
        // SAFETY: the caller's promise.
        unsafe { store(function, (&raw const *kernel).cast_mut().cast()) }
    })
}
