//! What the instructions are: tables, encodings, decoder, disassembler.
//!
//! One row an opcode ([`opcode::Opcode`], in [`table`]); bit layouts in [`format`]; [`decode::decode`] turns dwords
//! into a row and its operands.

pub mod canonical;
pub mod decode;
pub mod disasm;
pub mod dpp;
pub mod format;
pub mod image;
pub mod memory;
pub mod names;
pub mod op;
pub mod opcode;
pub mod operand;
pub mod relatives;
pub mod source;
pub mod table;
pub mod target;
pub mod transcendental;
