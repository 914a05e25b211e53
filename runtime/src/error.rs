//! Why a call failed, as a value: what kind of failure, a text for people, and of a dispatch the place where it stopped.

use tombolo_code_object::CodeObjectError;
use tombolo_sim::design::DesignError;
use tombolo_sim::engine::EngineError;
use tombolo_sim::launch::{FitError, LaunchError};
use tombolo_sim::run::ErrorKind as RunKind;

/// Kinds of failures. The numbers are those of the C library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum ErrorKind {
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
    /// The sanitizer found something in a dispatch, which came to its end.
    Finding = 19,
}

/// Why a call failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Error {
    /// What kind of failure.
    pub kind: ErrorKind,
    /// For people: one line, and of a hang more, one for each wave.
    pub message: String,
    /// The wave that failed, counted from 0 in the order of the dispatch.
    pub wave: Option<u64>,
    /// Address of its instruction.
    pub pc: Option<u64>,
    /// The instruction.
    pub instruction: Option<String>,
    /// The line of the source that it comes from, of code compiled with `-g`.
    pub line: Option<String>,
}

impl Error {
    /// A failure without a place.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), wave: None, pc: None, instruction: None, line: None }
    }

    pub(crate) fn value(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Value, message)
    }
}

/// The kind of what ended a run.
pub(crate) fn kind_of(kind: RunKind) -> ErrorKind {
    match kind {
        RunKind::Input => ErrorKind::Value,
        RunKind::Hang | RunKind::Interrupted => ErrorKind::Hang,
        RunKind::Illegal => ErrorKind::Illegal,
        RunKind::Unsupported => ErrorKind::Unsupported,
        RunKind::Trap => ErrorKind::Trap,
        RunKind::Memory => ErrorKind::Memory,
        RunKind::Dispatch => ErrorKind::Dispatch,
        RunKind::Difference => ErrorKind::Difference,
        RunKind::Hardware => ErrorKind::Hardware,
    }
}

impl From<LaunchError> for Error {
    fn from(error: LaunchError) -> Self {
        let kind = match error {
            LaunchError::Relocation { .. } | LaunchError::CodeObject { .. } => ErrorKind::CodeObject,
            LaunchError::Unsupported { .. } => ErrorKind::Unsupported,
            LaunchError::Overlap(_) => ErrorKind::Overlap,
            _ => ErrorKind::Dispatch,
        };
        Self::new(kind, error.to_string())
    }
}

impl From<CodeObjectError> for Error {
    fn from(error: CodeObjectError) -> Self {
        let missing = matches!(error, CodeObjectError::NoSuchKernel { .. });
        Self::new(if missing { ErrorKind::NotFound } else { ErrorKind::CodeObject }, error.to_string())
    }
}

impl From<FitError> for Error {
    fn from(error: FitError) -> Self {
        let (kind, pc) = match &error {
            FitError::Lds { .. } => (ErrorKind::Dispatch, None),
            FitError::Cooperative { .. } => (ErrorKind::CooperativeTooLarge, None),
            FitError::Instructions { missing, .. } => (ErrorKind::Unsupported, Some(missing.address)),
            FitError::Processor { .. }
            | FitError::TrapHandler { .. }
            | FitError::DynamicVgprs { .. }
            | FitError::Exception { .. } => (ErrorKind::Unsupported, None),
            FitError::Decoder(_) => (ErrorKind::Hardware, None),
        };
        Self { pc, ..Self::new(kind, error.to_string()) }
    }
}

impl From<DesignError> for Error {
    fn from(error: DesignError) -> Self {
        let kind = if matches!(error, DesignError::NoConfig { .. }) { ErrorKind::Value } else { ErrorKind::Hardware };
        Self::new(kind, error.to_string())
    }
}

impl From<EngineError> for Error {
    fn from(error: EngineError) -> Self {
        Self::new(ErrorKind::Hardware, error.to_string())
    }
}
