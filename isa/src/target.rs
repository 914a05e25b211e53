//! The instruction sets by processor name.

use crate::arch::gcn::Generation;
use crate::arch::{cdna4, rdna4};
use crate::decode::{DecodeError, Instruction};
use crate::disasm::Syntax;
use crate::format::Format;
use crate::opcode::Opcode;

/// An instruction set, as far as its document goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Target {
    /// RDNA4: gfx1200 and gfx1201, which have the same instructions.
    #[default]
    Rdna4,
    /// A generation of GCN.
    Gcn(Generation),
    /// CDNA4, gfx950: matrix instructions, moves of accumulation VGPRs.
    Cdna4,
}

impl Target {
    /// Every instruction set once.
    pub const ALL: [Target; 6] = [
        Target::Rdna4,
        Target::Gcn(Generation::SouthernIslands),
        Target::Gcn(Generation::SeaIslands),
        Target::Gcn(Generation::VolcanicIslands),
        Target::Gcn(Generation::Vega),
        Target::Cdna4,
    ];

    /// The instruction set of a processor name: the one that stands for it, or any of its family's numbers.
    pub fn from_mcpu(mcpu: &str) -> Option<Target> {
        let named = match mcpu {
            "gfx1200" => Target::Rdna4,
            "gfx600" | "gfx601" | "gfx602" => Target::Gcn(Generation::SouthernIslands),
            "gfx700" | "gfx701" | "gfx702" | "gfx703" | "gfx704" | "gfx705" => Target::Gcn(Generation::SeaIslands),
            "gfx801" | "gfx802" | "gfx803" | "gfx805" | "gfx810" => Target::Gcn(Generation::VolcanicIslands),
            "gfx902" | "gfx904" | "gfx906" | "gfx909" | "gfx90c" => Target::Gcn(Generation::Vega),
            _ => return Target::ALL.into_iter().find(|target| target.mcpu() == mcpu),
        };
        Some(named)
    }

    /// The processor name that stands for the instruction set.
    pub const fn mcpu(self) -> &'static str {
        match self {
            Target::Rdna4 => "gfx1201",
            Target::Gcn(generation) => generation.mcpu(),
            Target::Cdna4 => "gfx950",
        }
    }

    /// All rows, sorted by format and opcode.
    pub fn opcodes(self) -> Vec<&'static Opcode> {
        match self {
            Target::Rdna4 => rdna4::table::opcodes().iter().collect(),
            Target::Gcn(generation) => generation.opcodes().collect(),
            Target::Cdna4 => cdna4::opcodes().iter().collect(),
        }
    }

    /// The rows with this mnemonic (lower case, without encoding suffix), in the order of [`Format`].
    pub fn by_mnemonic(self, mnemonic: &str) -> Vec<&'static Opcode> {
        match self {
            Target::Rdna4 => rdna4::table::by_mnemonic(mnemonic).collect(),
            Target::Gcn(generation) => generation.by_mnemonic(mnemonic).collect(),
            Target::Cdna4 => cdna4::by_mnemonic(mnemonic).collect(),
        }
    }

    /// The row of an opcode.
    pub fn lookup(self, format: Format, opcode: u16) -> Option<&'static Opcode> {
        match self {
            Target::Rdna4 => rdna4::table::lookup(format, opcode),
            Target::Gcn(generation) => generation.lookup(format, opcode),
            Target::Cdna4 => cdna4::lookup(format, opcode),
        }
    }

    /// Decodes the instruction at the start of `words`.
    ///
    /// # Errors
    /// [`DecodeError`] says why there is none.
    pub fn decode(self, words: &[u32]) -> Result<Instruction, DecodeError> {
        match self {
            Target::Rdna4 => rdna4::decode(words),
            Target::Gcn(generation) => generation.decode(words),
            Target::Cdna4 => cdna4::decode(words),
        }
    }

    /// Appends the text of an instruction. The wave size is RDNA4's; GCN and CDNA only have wave64.
    pub fn write_instruction(self, out: &mut String, instruction: &Instruction, syntax: Syntax) {
        match self {
            Target::Rdna4 => rdna4::write_instruction(out, instruction, syntax),
            Target::Gcn(generation) => generation.write_instruction(out, instruction),
            Target::Cdna4 => cdna4::write_instruction(out, instruction),
        }
    }
}
