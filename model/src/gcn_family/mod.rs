//! What Sea Islands and CDNA4, which descends from it, have in common: scalar registers and sources, the scalar ALU and program flow. Each has its
//! opcodes with numbers of their own; what both do is written once, and what only one of them has stands beside it. [`crate::gcn`] and
//! [`crate::cdna4`] say what differs, in a [`Family`].

/// A pattern: opcodes that both have.
macro_rules! both {
    ($($name:ident)|+) => {
        $(tombolo_isa::arch::gcn::op::sea_islands::$name | tombolo_isa::arch::cdna4::op::$name)|+
    };
}

pub mod alu;
pub mod flow;
pub mod registers;
pub mod source;
pub mod tables;

use crate::fault::Fault;
use registers::Registers;
use source::Source;
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::OperandShape;

/// MODE.GPR_IDX_EN of CDNA4: M0 counts VGPRs from where instructions name them (6.6).
pub const GPR_INDEX: u32 = 1 << 27;
/// MODE.VSKIP: vector instructions are skipped (SQ_SOPC, S_SETVSKIP; CDNA4 3.5).
pub const VSKIP: u32 = 1 << 28;

/// What an instruction set of the family decides itself.
pub struct Family {
    /// The source that an operand of the scalar units is.
    pub source: fn(&Instruction, &Opcode, &OperandShape) -> Result<Source, Fault>,
    /// Its hardware registers.
    pub registers: Registers,
}
