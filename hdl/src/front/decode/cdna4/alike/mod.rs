//! What both instruction sets have: opcodes of CDNA4 that do what an opcode of RDNA4 does. Memory needs no list: what its opcodes do is a column of
//! both tables; the scalar ALU shares that of GCN ([`crate::front::decode::gcn::alike`]).

use crate::front::decode::gcn::alike::Alike;

macro_rules! alike {
    (same { $($same:ident)* } renamed { $($own:ident = $other:ident,)* }) => {
        &[$((own::$same, op::$same),)* $((own::$own, op::$other),)*]
    };
}

mod lds;
mod vector;

pub use crate::front::decode::gcn::alike::find;
pub use lds::LDS;
pub use vector::{ACCUMULATING, CONSTANT, SIGNED, VECTOR};

/// Whether a list has an opcode.
pub fn has(list: &Alike, operation: tombolo_isa::arch::cdna4::op::Operation) -> bool {
    find(list, operation).is_some()
}
