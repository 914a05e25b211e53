//! What both instruction sets have: opcodes of Sea Islands that do what an opcode of RDNA4 does, as the documents define the two. The units
//! declare what they execute with the names of RDNA4; a decoder of Sea Islands finds it here, and by it what the tables of RDNA4 say of
//! its operands. Where formats, modifiers or codes of operands differ the decoders of this folder know that.

use crate::atomic::alu::AtomicOperation;
use tombolo_isa::arch::{gcn, rdna4};

/// Opcodes of an instruction set with those of RDNA4.
pub type Alike = [(gcn::op::sea_islands::Operation, rdna4::op::Operation)];

macro_rules! alike {
    (same { $($same:ident)* } renamed { $($own:ident = $other:ident,)* }) => {
        &[$((own::$same, op::$same),)* $((own::$own, op::$other),)*]
    };
}

mod memory;
mod scalar;
mod vector;

pub use memory::{COMPARING, MEMORY};
pub use scalar::{OF_CDNA4, SCALAR};
pub use vector::{CONSTANT, EXCHANGED, VECTOR};

/// The opcode of RDNA4 whose access an opcode of vector memory makes; and the operation of the atomic ALU where it is another one.
pub fn of_memory(
    operation: gcn::op::sea_islands::Operation,
) -> Option<(rdna4::op::Operation, Option<AtomicOperation>)> {
    let of_floats = || memory::OF_FLOATS.into_iter().find(|(known, ..)| *known == operation);
    find(MEMORY, operation)
        .map(|found| (found, None))
        .or_else(|| of_floats().map(|(_, found, atomic)| (found, Some(atomic))))
}

/// What `list` has for an opcode.
pub fn find(list: &Alike, operation: gcn::op::sea_islands::Operation) -> Option<rdna4::op::Operation> {
    list.iter().find(|(own, _)| *own == operation).map(|(_, other)| *other)
}
