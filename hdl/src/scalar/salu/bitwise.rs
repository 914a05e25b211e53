//! Moves, bitwise logic and its forms that also write EXEC, and selection by SCC.

use super::operation::{Condition, Effect, Executes, Function, Operation};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

// Truth tables: bit 2a + b is the result.
const A: u8 = 0b1100;
const B: u8 = 0b1010;
const AND: u8 = A & B;
const OR: u8 = A | B;
const XOR: u8 = A ^ B;
const NOT: u8 = 0b1111;

/// The part as a plain move of the first source.
pub const MOVE: Operation = Operation::plain(Function::Logic(A));

const fn logic(table: u8) -> Operation {
    Operation::plain(Function::Logic(table)).setting(Condition::NonZero)
}

const fn saving(table: u8) -> Operation {
    logic(table).with(Effect::SavesExec)
}

const fn writing(table: u8) -> Operation {
    logic(table).with(Effect::WritesExec)
}

const SELECT: Operation = Operation::plain(Function::Select);

/// The opcodes executed here.
pub const EXECUTES: Executes = &[
    (op::S_MOV_B32, MOVE),
    (op::S_MOV_B64, MOVE),
    (op::S_MOVK_I32, MOVE),
    // Moves its constant nowhere.
    (op::S_VERSION, MOVE),
    (op::S_CMOV_B32, SELECT),
    (op::S_CMOV_B64, SELECT),
    (op::S_CMOVK_I32, SELECT),
    (op::S_CSELECT_B32, SELECT),
    (op::S_CSELECT_B64, SELECT),
    (op::S_NOT_B32, logic(A ^ NOT)),
    (op::S_NOT_B64, logic(A ^ NOT)),
    (op::S_AND_B32, logic(AND)),
    (op::S_AND_B64, logic(AND)),
    (op::S_OR_B32, logic(OR)),
    (op::S_OR_B64, logic(OR)),
    (op::S_XOR_B32, logic(XOR)),
    (op::S_XOR_B64, logic(XOR)),
    (op::S_NAND_B32, logic(AND ^ NOT)),
    (op::S_NAND_B64, logic(AND ^ NOT)),
    (op::S_NOR_B32, logic(OR ^ NOT)),
    (op::S_NOR_B64, logic(OR ^ NOT)),
    (op::S_XNOR_B32, logic(XOR ^ NOT)),
    (op::S_XNOR_B64, logic(XOR ^ NOT)),
    (op::S_AND_NOT1_B32, logic(A & (B ^ NOT))),
    (op::S_AND_NOT1_B64, logic(A & (B ^ NOT))),
    (op::S_OR_NOT1_B32, logic(A | (B ^ NOT))),
    (op::S_OR_NOT1_B64, logic(A | (B ^ NOT))),
    (op::S_AND_SAVEEXEC_B32, saving(AND)),
    (op::S_AND_SAVEEXEC_B64, saving(AND)),
    (op::S_OR_SAVEEXEC_B32, saving(OR)),
    (op::S_OR_SAVEEXEC_B64, saving(OR)),
    (op::S_XOR_SAVEEXEC_B32, saving(XOR)),
    (op::S_XOR_SAVEEXEC_B64, saving(XOR)),
    (op::S_NAND_SAVEEXEC_B32, saving(AND ^ NOT)),
    (op::S_NAND_SAVEEXEC_B64, saving(AND ^ NOT)),
    (op::S_NOR_SAVEEXEC_B32, saving(OR ^ NOT)),
    (op::S_NOR_SAVEEXEC_B64, saving(OR ^ NOT)),
    (op::S_XNOR_SAVEEXEC_B32, saving(XOR ^ NOT)),
    (op::S_XNOR_SAVEEXEC_B64, saving(XOR ^ NOT)),
    (op::S_AND_NOT0_SAVEEXEC_B32, saving((A ^ NOT) & B)),
    (op::S_AND_NOT0_SAVEEXEC_B64, saving((A ^ NOT) & B)),
    (op::S_OR_NOT0_SAVEEXEC_B32, saving((A ^ NOT) | B)),
    (op::S_OR_NOT0_SAVEEXEC_B64, saving((A ^ NOT) | B)),
    (op::S_AND_NOT1_SAVEEXEC_B32, saving(A & (B ^ NOT))),
    (op::S_AND_NOT1_SAVEEXEC_B64, saving(A & (B ^ NOT))),
    (op::S_OR_NOT1_SAVEEXEC_B32, saving(A | (B ^ NOT))),
    (op::S_OR_NOT1_SAVEEXEC_B64, saving(A | (B ^ NOT))),
    (op::S_AND_NOT0_WREXEC_B32, writing((A ^ NOT) & B)),
    (op::S_AND_NOT0_WREXEC_B64, writing((A ^ NOT) & B)),
    (op::S_AND_NOT1_WREXEC_B32, writing(A & (B ^ NOT))),
    (op::S_AND_NOT1_WREXEC_B64, writing(A & (B ^ NOT))),
];

/// The result, 64 bits; `table` is the truth table, 4 bits.
pub fn logic_result(g: &Builder, table: &Wire, a: &Wire, b: &Wire) -> Wire {
    let entry = |at: u32| table.bit(at).repeat(64);
    let of = |a_set: u32| (entry(2 * a_set + 1) & b) | (entry(2 * a_set) & !b);
    g.name("logic", &((of(1) & a) | (of(0) & !a)))
}
