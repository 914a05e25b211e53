//! Why a file is not a code object that can be loaded.

use thiserror::Error;

/// Errors of [`CodeObject::parse`](super::CodeObject::parse) and of look-ups in a code object.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CodeObjectError {
    /// Not an ELF file, or one that ends too early.
    #[error("not a readable ELF file: {0}")]
    Elf(String),
    /// An ELF file for some other kind of machine or operating system.
    #[error("not an AMDHSA code object: {0}")]
    Foreign(String),
    /// An AMD GPU that this project does not model.
    #[error(
        "code object is for {name} (e_flags {flags:#x}); gfx1200, gfx1201, gfx12-generic, gfx700 to gfx705, gfx950 and gfx9-4-generic are supported"
    )]
    Processor {
        /// Name of the processor, or its number where unknown.
        name: String,
        /// `e_flags` of the file.
        flags: u32,
    },
    /// A relocatable object that was never linked.
    #[error("code object is not linked (ELF type {0}): link it with `ld.lld -shared`")]
    NotLinked(String),
    /// A segment that does not fit the file or the address space.
    #[error("segment at {address:#x}: {reason}")]
    Segment {
        /// Virtual address of the segment.
        address: u64,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// No kernel of that name.
    #[error("no kernel `{name}`; the code object has: {}", list(.present))]
    NoSuchKernel {
        /// The name asked for.
        name: String,
        /// The names there are.
        present: Vec<String>,
    },
    /// A kernel descriptor that cannot be used.
    #[error("kernel `{kernel}`: {reason}")]
    Kernel {
        /// Name of the kernel.
        kernel: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A metadata note that cannot be understood.
    #[error("metadata note: {0}")]
    Metadata(String),
    /// A relocation whose kind is not known.
    #[error("relocation at {address:#x} of kind {kind} is not supported")]
    RelocationKind {
        /// Where it applies.
        address: u64,
        /// Its name, or number where unknown.
        kind: String,
    },
    /// A relocation against a symbol that the code object does not define.
    #[error("relocation at {address:#x} needs `{symbol}`, which the code object does not define")]
    UndefinedSymbol {
        /// Where it applies.
        address: u64,
        /// Name of the symbol.
        symbol: String,
    },
}

impl From<object::Error> for CodeObjectError {
    fn from(error: object::Error) -> Self {
        Self::Elf(error.to_string())
    }
}

fn list(names: &[String]) -> String {
    if names.is_empty() { "no kernels".to_owned() } else { names.join(", ") }
}
