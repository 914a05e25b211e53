//! The instruction sets by processor name: RDNA4, and its older relatives as far as their documents go.

use crate::decode::{DecodeError, Instruction, decode};
use crate::disasm::{Syntax, write_instruction};
use crate::opcode::Opcode;
use crate::relatives::Relative;
use crate::table;

/// An instruction set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Target {
    /// RDNA4: gfx1200 and gfx1201, which have the same instructions.
    #[default]
    Rdna4,
    /// An older relative.
    Relative(Relative),
}

impl Target {
    /// Every instruction set once.
    pub fn all() -> impl Iterator<Item = Target> {
        std::iter::once(Target::Rdna4).chain(Relative::ALL.map(Target::Relative))
    }

    /// The instruction set of a processor name.
    pub fn from_mcpu(mcpu: &str) -> Option<Target> {
        match mcpu {
            "gfx1200" | "gfx1201" => Some(Target::Rdna4),
            _ => Relative::from_mcpu(mcpu).map(Target::Relative),
        }
    }

    /// The processor name that stands for the instruction set.
    pub const fn mcpu(self) -> &'static str {
        match self {
            Target::Rdna4 => "gfx1201",
            Target::Relative(relative) => relative.mcpu(),
        }
    }

    /// All rows.
    pub fn opcodes(self) -> Vec<&'static Opcode> {
        match self {
            Target::Rdna4 => table::opcodes().iter().collect(),
            Target::Relative(relative) => relative.opcodes().collect(),
        }
    }

    /// Decodes the instruction at the start of `words`.
    ///
    /// # Errors
    /// [`DecodeError`] says why there is none.
    pub fn decode(self, words: &[u32]) -> Result<Instruction, DecodeError> {
        match self {
            Target::Rdna4 => decode(words),
            Target::Relative(relative) => relative.decode(words),
        }
    }

    /// Appends the text of an instruction. The wave size is RDNA4's; the relatives only have wave64.
    pub fn write_instruction(self, out: &mut String, instruction: &Instruction, syntax: Syntax) {
        match self {
            Target::Rdna4 => write_instruction(out, instruction, syntax),
            Target::Relative(relative) => relative.write_instruction(out, instruction),
        }
    }
}
