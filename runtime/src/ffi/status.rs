//! What calls answer, and the last error of each thread.

use crate::error::{Error, ErrorKind};
use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::ptr;

/// What a call answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i32)]
pub enum TomboloStatus {
    /// It did what it should.
    Success = 0,
    /// An argument makes no sense.
    Value = 1,
    /// There is not so much device memory.
    OutOfMemory = 2,
    /// An address at which nothing is allocated or mapped.
    NotMapped = 3,
    /// Memory is mapped where some is already.
    Overlap = 4,
    /// A code object that cannot be read or loaded.
    CodeObject = 5,
    /// A kernel or symbol that the code object does not have, or a module that is no longer loaded.
    NotFound = 6,
    /// The dispatch does not fit the kernel or the machine.
    Dispatch = 7,
    /// The kernel needs an instruction or a service that the engine does not have.
    Unsupported = 8,
    /// A word that is no instruction.
    Illegal = 9,
    /// An access outside every buffer, or one that is not allowed.
    Memory = 10,
    /// The program stopped itself with S_TRAP.
    Trap = 11,
    /// The dispatch did not end in the cycles allowed, or can never end.
    Hang = 12,
    /// Lock-step: hardware and model differ.
    Difference = 13,
    /// The simulated hardware did what its synthesised form leaves undefined, or cannot be built.
    Hardware = 14,
    /// The library itself is at fault.
    Internal = 15,
    /// An assertion of the program failed; the message is its.
    Assertion = 16,
    /// A board cannot be reached, or failed, or the line to it did.
    Board = 17,
    /// A cooperative grid of more work-groups than the machine holds at the same time.
    CooperativeTooLarge = 18,
    /// The sanitizer found something in a dispatch, which came to its end (TOMBOLO_SANITIZE=error).
    Finding = 19,
}

impl From<ErrorKind> for TomboloStatus {
    fn from(kind: ErrorKind) -> Self {
        match kind {
            ErrorKind::Value => Self::Value,
            ErrorKind::OutOfMemory => Self::OutOfMemory,
            ErrorKind::NotMapped => Self::NotMapped,
            ErrorKind::Overlap => Self::Overlap,
            ErrorKind::CodeObject => Self::CodeObject,
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::Dispatch => Self::Dispatch,
            ErrorKind::Unsupported => Self::Unsupported,
            ErrorKind::Illegal => Self::Illegal,
            ErrorKind::Memory => Self::Memory,
            ErrorKind::Trap => Self::Trap,
            ErrorKind::Hang => Self::Hang,
            ErrorKind::Difference => Self::Difference,
            ErrorKind::Hardware => Self::Hardware,
            ErrorKind::Internal => Self::Internal,
            ErrorKind::Assertion => Self::Assertion,
            ErrorKind::Board => Self::Board,
            ErrorKind::CooperativeTooLarge => Self::CooperativeTooLarge,
            ErrorKind::Finding => Self::Finding,
        }
    }
}

/// Why the last failed call of this thread failed. Pointers are valid until the next failed call of the thread.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct TomboloError {
    /// What the call answered.
    pub status: TomboloStatus,
    /// A text for people: one line, and of a hang more, one for each wave.
    pub message: *const c_char,
    /// `wave` is known.
    pub has_wave: bool,
    /// `pc` is known.
    pub has_pc: bool,
    /// The wave that failed, counted from 0 in the order of the dispatch.
    pub wave: u64,
    /// Device address of its instruction.
    pub pc: u64,
    /// The instruction; null if it is not known.
    pub instruction: *const c_char,
    /// File and line of the source, of code compiled with -g; else null.
    pub line: *const c_char,
}

/// An error and the texts that its pointers are of.
struct Kept {
    error: TomboloError,
    _texts: [Option<CString>; 3],
}

thread_local! {
    static LAST: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Keeps an error for the calling thread.
pub(super) fn keep(error: &Error) -> TomboloStatus {
    let text = |text: &str| CString::new(text.replace('\0', " ")).ok();
    let texts =
        [text(&error.message), error.instruction.as_deref().and_then(text), error.line.as_deref().and_then(text)];
    let pointer = |text: &Option<CString>| text.as_ref().map_or(ptr::null(), |text| text.as_ptr());
    let status = error.kind.into();
    let [message, instruction, line] = [0, 1, 2].map(|at: usize| pointer(&texts[at]));
    let (has_wave, has_pc) = (error.wave.is_some(), error.pc.is_some());
    let (wave, pc) = (error.wave.unwrap_or(0), error.pc.unwrap_or(0));
    let error = TomboloError { status, message, has_wave, has_pc, wave, pc, instruction, line };
    LAST.with_borrow_mut(|last| *last = Some(Kept { error, _texts: texts }));
    status
}

/// Why the last failed call of this thread failed; null if none has. A call that succeeds does not change it.
#[unsafe(no_mangle)]
pub extern "C" fn tombolo_last_error() -> *const TomboloError {
    LAST.with_borrow(|last| last.as_ref().map_or(ptr::null(), |kept| &raw const kept.error))
}
