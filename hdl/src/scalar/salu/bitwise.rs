//! Moves, bitwise logic and its forms that also write EXEC, and selection by SCC.

use super::operation::{Condition, Effect, Executes, Function, Operation};
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
    ("s_mov_b32", MOVE),
    ("s_mov_b64", MOVE),
    ("s_movk_i32", MOVE),
    // Moves its constant nowhere.
    ("s_version", MOVE),
    ("s_cmov_b32", SELECT),
    ("s_cmov_b64", SELECT),
    ("s_cmovk_i32", SELECT),
    ("s_cselect_b32", SELECT),
    ("s_cselect_b64", SELECT),
    ("s_not_b32", logic(A ^ NOT)),
    ("s_not_b64", logic(A ^ NOT)),
    ("s_and_b32", logic(AND)),
    ("s_and_b64", logic(AND)),
    ("s_or_b32", logic(OR)),
    ("s_or_b64", logic(OR)),
    ("s_xor_b32", logic(XOR)),
    ("s_xor_b64", logic(XOR)),
    ("s_nand_b32", logic(AND ^ NOT)),
    ("s_nand_b64", logic(AND ^ NOT)),
    ("s_nor_b32", logic(OR ^ NOT)),
    ("s_nor_b64", logic(OR ^ NOT)),
    ("s_xnor_b32", logic(XOR ^ NOT)),
    ("s_xnor_b64", logic(XOR ^ NOT)),
    ("s_and_not1_b32", logic(A & (B ^ NOT))),
    ("s_and_not1_b64", logic(A & (B ^ NOT))),
    ("s_or_not1_b32", logic(A | (B ^ NOT))),
    ("s_or_not1_b64", logic(A | (B ^ NOT))),
    ("s_and_saveexec_b32", saving(AND)),
    ("s_and_saveexec_b64", saving(AND)),
    ("s_or_saveexec_b32", saving(OR)),
    ("s_or_saveexec_b64", saving(OR)),
    ("s_xor_saveexec_b32", saving(XOR)),
    ("s_xor_saveexec_b64", saving(XOR)),
    ("s_nand_saveexec_b32", saving(AND ^ NOT)),
    ("s_nand_saveexec_b64", saving(AND ^ NOT)),
    ("s_nor_saveexec_b32", saving(OR ^ NOT)),
    ("s_nor_saveexec_b64", saving(OR ^ NOT)),
    ("s_xnor_saveexec_b32", saving(XOR ^ NOT)),
    ("s_xnor_saveexec_b64", saving(XOR ^ NOT)),
    ("s_and_not0_saveexec_b32", saving((A ^ NOT) & B)),
    ("s_and_not0_saveexec_b64", saving((A ^ NOT) & B)),
    ("s_or_not0_saveexec_b32", saving((A ^ NOT) | B)),
    ("s_or_not0_saveexec_b64", saving((A ^ NOT) | B)),
    ("s_and_not1_saveexec_b32", saving(A & (B ^ NOT))),
    ("s_and_not1_saveexec_b64", saving(A & (B ^ NOT))),
    ("s_or_not1_saveexec_b32", saving(A | (B ^ NOT))),
    ("s_or_not1_saveexec_b64", saving(A | (B ^ NOT))),
    ("s_and_not0_wrexec_b32", writing((A ^ NOT) & B)),
    ("s_and_not0_wrexec_b64", writing((A ^ NOT) & B)),
    ("s_and_not1_wrexec_b32", writing(A & (B ^ NOT))),
    ("s_and_not1_wrexec_b64", writing(A & (B ^ NOT))),
];

/// The result, 64 bits; `table` is the truth table, 4 bits.
pub fn logic_result(g: &Builder, table: &Wire, a: &Wire, b: &Wire) -> Wire {
    let entry = |at: u32| table.bit(at).repeat(64);
    let of = |a_set: u32| (entry(2 * a_set + 1) & b) | (entry(2 * a_set) & !b);
    g.name("logic", &((of(1) & a) | (of(0) & !a)))
}
