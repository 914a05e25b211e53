//! What the disassemblers of the instruction sets (`arch/*/text`) have in common: the line that is being written, and
//! constants that they write alike.

pub(crate) mod coded;
pub(crate) mod line;

/// What the text depends on beside the bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Syntax {
    /// Wave64: lane masks are SGPR pairs, matrices take half as many registers.
    pub wave64: bool,
}

/// 1/(2*pi) as LLVM writes it for 64-bit operands.
pub(crate) const INVERSE_TWO_PI_64: &str = "0.15915494309189532";

/// A counter inside a 16-bit constant: name, lowest bit, width in bits. Not waiting is all ones.
pub type CounterField = (&'static str, u8, u8);
