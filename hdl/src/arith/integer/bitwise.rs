//! Bitwise operations of two and three sources: an operation of s0 and s1, then one of its result and s2.
//!
//! Also the mask of low ones that bit fields and lane counts need.

use super::control::{DETAIL, Function, MASK, Mask, Rows, SOURCE, Source};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// Operation of s0 and s1.
#[derive(Clone, Copy)]
enum First {
    And = 0,
    Or = 1,
    Xor = 2,
    /// s0
    Source = 3,
    /// Inverted.
    Xnor = 6,
    /// ~s0
    Not = 7,
}

/// Operation of that result and s2.
#[derive(Clone, Copy)]
enum Second {
    /// The first result.
    None = 0,
    Or = 1,
    Xor = 2,
    /// Or s2 where s0 is clear.
    Insert = 3,
}

const FIRST_WIDTH: u32 = 3;

const fn bitwise(first: First, second: Second) -> Function {
    let detail = first as u64 | (second as u64) << FIRST_WIDTH;
    Function::NONE.with(SOURCE, Source::Bitwise as u64).with(DETAIL, detail)
}

/// The opcodes executed here. Those of 16 bits leave the upper half of the result to the write-back.
pub(super) const EXECUTES: &Rows = &[
    (op::V_NOT_B32, bitwise(First::Not, Second::None)),
    (op::V_NOT_B16, bitwise(First::Not, Second::None)),
    (op::V_AND_B32, bitwise(First::And, Second::None)),
    (op::V_AND_B16, bitwise(First::And, Second::None)),
    (op::V_OR_B32, bitwise(First::Or, Second::None)),
    (op::V_OR_B16, bitwise(First::Or, Second::None)),
    (op::V_XOR_B32, bitwise(First::Xor, Second::None)),
    (op::V_XOR_B16, bitwise(First::Xor, Second::None)),
    (op::V_XNOR_B32, bitwise(First::Xnor, Second::None)),
    (op::V_AND_OR_B32, bitwise(First::And, Second::Or)),
    (op::V_OR3_B32, bitwise(First::Or, Second::Or)),
    (op::V_XOR3_B32, bitwise(First::Xor, Second::Xor)),
    (op::V_BFI_B32, bitwise(First::And, Second::Insert)),
    (op::V_XAD_U32, super::accumulate::plus_third(bitwise(First::Xor, Second::None))),
];

/// 32 bits of s0, s1 and s2 combined.
pub(super) fn combined(g: &Builder, control: &Wire, sources: &[Wire; 3]) -> Wire {
    let [a, b, c] = sources;
    let detail = DETAIL.of(control);
    let arms = [(First::Or as u128, a | b), (First::Xor as u128, a ^ b), (First::Source as u128, a.clone())];
    let first = g.lookup(&detail.slice(0, FIRST_WIDTH - 1), &arms, &(a & b));
    let first = first ^ detail.bit(FIRST_WIDTH - 1).repeat(32);
    let first = g.name("bitwise_first", &first);
    let second = detail.slice(FIRST_WIDTH, 2);
    let is = |wanted: Second| second.is(wanted as u128);
    // What is or-ed or exclusive-or-ed; nothing is neither. Three LUTs a bit in all.
    let inserted = c & !(a & is(Second::Insert).repeat(32));
    let third = inserted.when(&second.any());
    let second = is(Second::Xor).select(&(&first ^ &third), &(&first | &third));
    g.name("bitwise", &second)
}

/// The mask of low ones; `lane` is the lane's number in its wave.
pub(super) fn low_ones(g: &Builder, control: &Wire, sources: &[Wire; 3], lane: &Wire) -> Wire {
    let kind = MASK.of(control);
    let upper_lane = lane.bit(5);
    let count = g.lookup(
        &kind,
        &[(Mask::First as u128, sources[0].slice(0, 5)), (Mask::Third as u128, sources[2].slice(0, 5))],
        &lane.slice(0, 5),
    );
    let count = g.name("ones", &count);
    let full = kind.is(Mask::Full as u128) | kind.is(Mask::LanesLow as u128) & &upper_lane;
    let empty = kind.is(Mask::LanesHigh as u128) & !&upper_lane;
    let ones = !g.constant(32, u32::MAX.into()).shift_left(&count);
    g.name("mask", &((ones | full.repeat(32)) & (!empty).repeat(32)))
}
