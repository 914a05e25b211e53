//! The instruction words that traps ask for: S_TRAP 0, which hardware puts in front of a wave that traps (3.4.10), and S_ENDPGM, at which
//! a wave may trap. The wave needs both before its head is decoded, since they decide what its head is. A comparison of 16 bits.

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

generator_block! {
    /// Whether the word in front of a wave is S_ENDPGM, and the word of S_TRAP.
    pub struct TrapWords() {
        /// First dword of the instruction in front.
        in word: (Bits<32>),
        /// It is S_ENDPGM, which is neither S_ENDPGM_SAVED nor S_SETKILL.
        out ends_program: (Bit),
        /// S_TRAP with the trap id 0.
        out trap: (Bits<32>),
    }
    |g| {
        let word = g.input("word");
        let ends = field(&word, Format::Sopp, FieldName::Op).is(opcode(op::S_ENDPGM).into());
        g.output("ends_program", &(has_format(&word, Format::Sopp) & ends));
        let lsb = Format::Sopp.field(FieldName::Op).expect("SOPP has an opcode").lsb;
        let trap = Format::Sopp.layout().value | opcode(op::S_TRAP) << lsb;
        g.output("trap", &g.constant(32, trap.into()));
    }
}
