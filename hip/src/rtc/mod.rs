//! `hiprtc`: programs hand over a source in HIP, and load what comes back as a module. The compiler is a clang that is installed, as for
//! launches of a source; HIP's headers are those of HIP_INCLUDE, /usr/include or /opt/rocm/include.

mod compiler;
mod link;
mod names;
mod program;

use crate::call::text;
use crate::kept::{Handle, Kept};
use link::Link;
use program::Program;
use std::ffi::{CStr, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

/// Why a call fails: a number of `hiprtcResult` other than 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i32)]
pub enum RtcError {
    /// A file cannot be read.
    ProgramCreation = 2,
    /// A pointer is null, a text is not UTF-8, a name of a header leaves its folder.
    InvalidInput = 3,
    /// There is no such program, or it has no code of this kind.
    InvalidProgram = 4,
    /// The compiler refused the source or an option, or there is none; the log says why.
    Compilation = 6,
    /// An expression was added to a program that is compiled already.
    NoNameExpressionsAfterCompilation = 8,
    /// A name was asked for before the program was compiled.
    NoLoweredNamesBeforeCompilation = 9,
    /// Nobody added this expression.
    NameExpressionNotValid = 10,
    /// A panic.
    Internal = 11,
    /// The linker refused what it was given.
    Linking = 100,
}

/// Numbers, their names and what they say.
const TEXTS: [(i32, &CStr); 11] = [
    (0, c"HIPRTC_SUCCESS"),
    (1, c"HIPRTC_ERROR_OUT_OF_MEMORY"),
    (RtcError::ProgramCreation as i32, c"HIPRTC_ERROR_PROGRAM_CREATION_FAILURE"),
    (RtcError::InvalidInput as i32, c"HIPRTC_ERROR_INVALID_INPUT"),
    (RtcError::InvalidProgram as i32, c"HIPRTC_ERROR_INVALID_PROGRAM"),
    (RtcError::Compilation as i32, c"HIPRTC_ERROR_COMPILATION"),
    (RtcError::NoNameExpressionsAfterCompilation as i32, c"HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION"),
    (RtcError::NoLoweredNamesBeforeCompilation as i32, c"HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION"),
    (RtcError::NameExpressionNotValid as i32, c"HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID"),
    (RtcError::Internal as i32, c"HIPRTC_ERROR_INTERNAL_ERROR"),
    (RtcError::Linking as i32, c"HIPRTC_ERROR_LINKING"),
];

fn call(what: impl FnOnce() -> Result<(), RtcError>) -> i32 {
    match catch_unwind(AssertUnwindSafe(what)) {
        Ok(Ok(())) => 0,
        Ok(Err(error)) => error as i32,
        Err(_) => RtcError::Internal as i32,
    }
}

/// A text of the caller.
///
/// # Safety
/// The pointer is null, or to a text that ends with a zero.
unsafe fn word<'a>(pointer: *const c_char) -> Result<&'a str, RtcError> {
    // SAFETY: the caller's promise.
    unsafe { text(pointer) }.map_err(|_| RtcError::InvalidInput)
}

/// Texts of the caller.
///
/// # Safety
/// The pointer is null, or to `count` texts.
unsafe fn words(count: i32, pointers: *const *const c_char) -> Result<Vec<String>, RtcError> {
    let count = usize::try_from(count).map_err(|_| RtcError::InvalidInput)?;
    if count != 0 && pointers.is_null() {
        return Err(RtcError::InvalidInput);
    }
    // SAFETY: the caller's promise.
    (0..count).map(|at| unsafe { word(*pointers.add(at)) }.map(str::to_owned)).collect()
}

/// Stores a result.
///
/// # Safety
/// The pointer is null or may be written.
unsafe fn store<T>(pointer: *mut T, value: T) -> Result<(), RtcError> {
    // SAFETY: the caller's promise.
    unsafe { crate::call::store(pointer, value) }.map_err(|_| RtcError::InvalidInput)
}

fn not_null<T>(pointer: *const T) -> Result<(), RtcError> {
    if pointer.is_null() { Err(RtcError::InvalidInput) } else { Ok(()) }
}

static PROGRAMS: LazyLock<Kept<Program, RtcError>> = LazyLock::new(|| Kept::new(RtcError::InvalidProgram));
static LINKS: LazyLock<Kept<Link, RtcError>> = LazyLock::new(|| Kept::new(RtcError::InvalidInput));

/// Text of a number of `hiprtc`.
#[unsafe(no_mangle)]
pub extern "C" fn hiprtcGetErrorString(result: i32) -> *const c_char {
    TEXTS.iter().find(|(number, _)| *number == result).map_or(c"unknown error of hiprtc", |(_, text)| text).as_ptr()
}

/// The version of the interface, which is 9.0 in HIP 6.
///
/// # Safety
/// Both are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcVersion(major: *mut i32, minor: *mut i32) -> i32 {
    // SAFETY: the caller's promises.
    call(|| unsafe { store(major, 9).and_then(|()| store(minor, 0)) })
}

/// Begins a program of a source and headers in memory.
///
/// # Safety
/// `program` is null or may be written; the others are null or texts, `count` of `headers` and `names`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcCreateProgram(
    program: *mut Handle,
    source: *const c_char,
    name: *const c_char,
    count: i32,
    headers: *const *const c_char,
    names: *const *const c_char,
) -> i32 {
    call(|| {
        // SAFETY: the caller's promises.
        let (source, name) = unsafe { (word(source)?, if name.is_null() { "" } else { word(name)? }) };
        // SAFETY: the caller's promises.
        let (headers, names) = unsafe { (words(count, headers)?, words(count, names)?) };
        let made = PROGRAMS.keep(Program::new(name, source, names.into_iter().zip(headers).collect())?);
        // SAFETY: the caller's promise.
        unsafe { store(program, made) }.or_else(|error| PROGRAMS.forget(made).and(Err(error)))
    })
}

/// Forgets a program.
///
/// # Safety
/// `program` is null or to a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcDestroyProgram(program: *mut Handle) -> i32 {
    call(|| {
        // SAFETY: the caller's promise.
        let handle = unsafe { program.as_mut() }.ok_or(RtcError::InvalidInput)?;
        PROGRAMS.forget(std::mem::take(handle))
    })
}

/// Asks for the name that a kernel or variable has in the code, by an expression of C++.
///
/// # Safety
/// `expression` is null or a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcAddNameExpression(handle: Handle, expression: *const c_char) -> i32 {
    // SAFETY: the caller's promise.
    call(|| PROGRAMS.with(handle, |program| program.add_expression(unsafe { word(expression) }?)))
}

/// Compiles.
///
/// # Safety
/// `options` has `count` texts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcCompileProgram(handle: Handle, count: i32, options: *const *const c_char) -> i32 {
    // SAFETY: the caller's promise.
    call(|| PROGRAMS.with(handle, |program| program.compile(&unsafe { words(count, options) }?)))
}

/// Name of a kernel or variable in the code; it stays as long as the program.
///
/// # Safety
/// `expression` is null or a text; `lowered` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetLoweredName(
    handle: Handle,
    expression: *const c_char,
    lowered: *mut *const c_char,
) -> i32 {
    // SAFETY: the caller's promises.
    let answer = |program: &mut Program| unsafe { store(lowered, program.lowered(word(expression)?)?.as_ptr()) };
    call(|| PROGRAMS.with(handle, answer))
}

/// Functions that tell the bytes of something of the program, and that copy it out.
macro_rules! parts {
    ($($size:ident, $copy:ident: $part:ident, $what:literal;)*) => {$(
        #[doc = concat!("Bytes of ", $what, ".")]
        ///
        /// # Safety
        /// `bytes` is null or may be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $size(handle: Handle, bytes: *mut usize) -> i32 {
            call(|| {
                not_null(bytes)?;
                // SAFETY: the caller's promise.
                PROGRAMS.with(handle, |program| unsafe { store(bytes, program.$part()?.len()) })
            })
        }

        #[doc = concat!("Copies ", $what, ".")]
        ///
        /// # Safety
        /// `to` is null or has room for what the function for the size tells.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $copy(handle: Handle, to: *mut c_char) -> i32 {
            call(|| {
                not_null(to)?;
                PROGRAMS.with(handle, |program| {
                    let part = program.$part()?;
                    // SAFETY: the caller's promise.
                    unsafe { std::ptr::copy_nonoverlapping(part.as_ptr(), to.cast(), part.len()) };
                    Ok(())
                })
            })
        }
    )*};
}

parts! {
    hiprtcGetCodeSize, hiprtcGetCode: code, "the code object";
    hiprtcGetBitcodeSize, hiprtcGetBitcode: bitcode, "the bitcode of LLVM, of a program compiled with `-fgpu-rdc`";
    hiprtcGetProgramLogSize, hiprtcGetProgramLog: log, "what the compiler said, with the zero at its end";
}

/// Begins to link; options are about CUDA's compiler, or for LLVM's backend.
///
/// # Safety
/// `state` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkCreate(
    _count: u32,
    _options: *mut i32,
    _values: *mut *mut c_void,
    state: *mut Handle,
) -> i32 {
    call(|| {
        let made = LINKS.keep(Link::default());
        // SAFETY: the caller's promise.
        unsafe { store(state, made) }.or_else(|error| LINKS.forget(made).and(Err(error)))
    })
}

/// Adds bitcode in memory, as it is or in an offload bundle.
///
/// # Safety
/// `image` has `bytes` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkAddData(
    state: Handle,
    kind: i32,
    image: *const c_void,
    bytes: usize,
    _name: *const c_char,
    _count: u32,
    _options: *mut i32,
    _values: *mut *mut c_void,
) -> i32 {
    call(|| {
        not_null(image)?;
        // SAFETY: the caller's promise.
        let image = unsafe { std::slice::from_raw_parts(image.cast::<u8>(), bytes) };
        LINKS.with(state, |link| link.add(kind, image))
    })
}

/// Adds bitcode of a file.
///
/// # Safety
/// `file` is null or a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkAddFile(
    state: Handle,
    kind: i32,
    file: *const c_char,
    _count: u32,
    _options: *mut i32,
    _values: *mut *mut c_void,
) -> i32 {
    call(|| {
        // SAFETY: the caller's promise.
        let file = unsafe { word(file)? };
        LINKS.with(state, |link| link.add_file(kind, file))
    })
}

/// Links; the code object stays as long as the handle.
///
/// # Safety
/// `code` and `bytes` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkComplete(state: Handle, code: *mut *const c_void, bytes: *mut usize) -> i32 {
    let answer = |link: &mut Link| {
        let linked = link.complete()?;
        // SAFETY: the caller's promises.
        unsafe { store(code, linked.as_ptr().cast()).and_then(|()| store(bytes, linked.len())) }
    };
    call(|| LINKS.with(state, answer))
}

/// Forgets what was linked.
#[unsafe(no_mangle)]
pub extern "C" fn hiprtcLinkDestroy(state: Handle) -> i32 {
    call(|| LINKS.forget(state))
}
