//! Bitwise operations of two and three sources: an operation of s0 and s1, then one of its result and s2.
//!
//! Also the mask of low ones that bit fields and lane counts need.

use super::control::{Fields, Function, Mask, Rows, Source};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// Operation of s0 and s1.
    pub enum First {
        /// And.
        And,
        /// Or.
        Or,
        /// Exclusive or.
        Xor,
        /// s0
        Source,
    }
}

choice! {
    /// Operation of that result and s2.
    pub enum Second {
        /// The first result.
        None,
        /// Or.
        Or,
        /// Exclusive or.
        Xor,
        /// Or s2 where s0 is clear.
        Insert,
    }
}

const fn bitwise(first: First, second: Second) -> Function {
    Function { source: Source::Bitwise, first, second, ..Function::NONE }
}

const fn inverted(function: Function) -> Function {
    Function { inverts: true, ..function }
}

/// The opcodes executed here. Those of 16 bits leave the upper half of the result to the write-back.
pub(super) const EXECUTES: &Rows = &[
    (op::V_NOT_B32, inverted(bitwise(First::Source, Second::None))),
    (op::V_NOT_B16, inverted(bitwise(First::Source, Second::None))),
    (op::V_AND_B32, bitwise(First::And, Second::None)),
    (op::V_AND_B16, bitwise(First::And, Second::None)),
    (op::V_OR_B32, bitwise(First::Or, Second::None)),
    (op::V_OR_B16, bitwise(First::Or, Second::None)),
    (op::V_XOR_B32, bitwise(First::Xor, Second::None)),
    (op::V_XOR_B16, bitwise(First::Xor, Second::None)),
    (op::V_XNOR_B32, inverted(bitwise(First::Xor, Second::None))),
    (op::V_AND_OR_B32, bitwise(First::And, Second::Or)),
    (op::V_OR3_B32, bitwise(First::Or, Second::Or)),
    (op::V_XOR3_B32, bitwise(First::Xor, Second::Xor)),
    (op::V_BFI_B32, bitwise(First::And, Second::Insert)),
    (op::V_XAD_U32, super::accumulate::plus_third(bitwise(First::Xor, Second::None))),
];

/// 32 bits of s0, s1 and s2 combined.
pub(super) fn combined(g: &Builder, control: &Fields, sources: &[Wire; 3]) -> Wire {
    let [a, b, c] = sources;
    let function = &control.function;
    let arms = [(First::Or, a | b), (First::Xor, a ^ b), (First::Source, a.clone())];
    let first = function.first.choose(&arms, &(a & b)) ^ function.inverts.wire().repeat(32);
    let first = g.name("bitwise_first", &first);
    let second = &function.second;
    // What is or-ed or exclusive-or-ed; nothing is neither. Three LUTs a bit in all.
    let inserted = c & !(a & second.is_a(Second::Insert).repeat(32));
    let third = inserted.when(&!second.is_a(Second::None));
    let second = second.is_a(Second::Xor).select(&(&first ^ &third), &(&first | &third));
    g.name("bitwise", &second)
}

/// The mask of low ones; `lane` is the lane's number in its wave.
pub(super) fn low_ones(g: &Builder, control: &Fields, sources: &[Wire; 3], lane: &Wire) -> Wire {
    let kind = &control.function.mask;
    let upper_lane = lane.bit(5);
    let arms = [(Mask::First, sources[0].slice(0, 5)), (Mask::Third, sources[2].slice(0, 5))];
    let count = g.name("ones", &kind.choose(&arms, &lane.slice(0, 5)));
    let full = kind.is_a(Mask::Full) | kind.is_a(Mask::LanesLow) & &upper_lane;
    let empty = kind.is_a(Mask::LanesHigh) & !&upper_lane;
    let ones = !g.constant(32, u32::MAX.into()).shift_left(&count);
    g.name("mask", &((ones | full.repeat(32)) & (!empty).repeat(32)))
}
