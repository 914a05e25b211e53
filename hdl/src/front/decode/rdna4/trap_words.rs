//! The instruction words that traps ask for: S_TRAP 0, which hardware puts in front of a wave that traps (3.4.10), S_ENDPGM, at which
//! a wave may trap, and S_GETREG of the flags of violations. The wave needs the first two before its head is decoded, since they decide what its head
//! is. Two comparisons of 16 bits.

use super::opcode_rom::{field, has_format};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::generator_block;

/// The opcode of a program-control instruction.
fn opcode(operation: op::Operation) -> u32 {
    let row = operation.rows().find(|row| row.format == Format::Sopp).expect("program control is SOPP");
    row.opcode.into()
}

/// The opcode of S_GETREG_B32.
fn getreg() -> u32 {
    let row = op::S_GETREG_B32.rows().find(|row| row.format == Format::Sopk).expect("S_GETREG_B32 is SOPK");
    row.opcode.into()
}

/// Index of EXCP_FLAG_PRIV (3.4).
const EXCP_FLAG_PRIV: u128 = 17;

generator_block! {
    /// Whether the word in front of a wave is S_ENDPGM, and the word of S_TRAP.
    pub struct TrapWords() {
        /// First dword of the instruction in front.
        in word: (Bits<32>),
        /// It is S_ENDPGM, which is neither S_ENDPGM_SAVED nor S_SETKILL.
        out ends_program: (Bit),
        /// It is S_GETREG of EXCP_FLAG_PRIV.
        out reads_flags: (Bit),
        /// S_TRAP with the trap id 0.
        out trap: (Bits<32>),
    }
    |g| {
        let word = g.input("word");
        let ends = field(&word, Format::Sopp, FieldName::Op).is(opcode(op::S_ENDPGM).into());
        g.output("ends_program", &(has_format(&word, Format::Sopp) & ends));
        let reads = field(&word, Format::Sopk, FieldName::Op).is(getreg().into());
        let index = field(&word, Format::Sopk, FieldName::Simm16).slice(0, 6).is(EXCP_FLAG_PRIV);
        g.output("reads_flags", &(has_format(&word, Format::Sopk) & reads & index));
        let lsb = Format::Sopp.field(FieldName::Op).expect("SOPP has an opcode").lsb;
        let trap = Format::Sopp.layout().value | opcode(op::S_TRAP) << lsb;
        g.output("trap", &g.constant(32, trap.into()));
    }
}
