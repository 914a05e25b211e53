//! What the instructions are: tables, encodings, decoder and disassembler of each instruction set.
//!
//! One row an opcode ([`opcode::Opcode`]). The instruction sets are equals, a folder each ([`arch`]), and found by processor
//! name ([`target::Target`]); what they have in common is beside them: the kinds of operands ([`operand`]), bit layouts
//! ([`mod@format`]), decoded instructions ([`decode`]).

pub mod arch;
pub mod canonical;
pub mod decode;
pub mod disasm;
pub mod format;
pub mod memory;
pub mod opcode;
pub mod operand;
pub mod operation;
pub mod source;
mod table;
pub mod target;
pub mod transcendental;
