//! Bitwise operations of two and three sources: an operation of s0 and s1, one of s0 and s2, then one of their results. The second one knows s0
//! for V_BFI, and so that the three can pass any source: what selects a source goes through them.
//!
//! Also the mask of low ones that bit fields and lane counts need.

use super::control::{Fields, Function, Mask, Rows};
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
    /// Operation of s0 and s2.
    pub enum Second {
        /// 0
        None,
        /// s2
        Third,
        /// s2 where s0 is clear.
        Insert,
        /// s0
        First,
    }
}

choice! {
    /// Operation of the two results.
    pub enum Join {
        /// Or.
        Or,
        /// Exclusive or.
        Xor,
        /// Where they are equal.
        Equal,
        /// The second.
        Second,
    }
}

const fn bitwise(first: First, second: Second, join: Join) -> Function {
    Function { first, second, join, ..Function::NONE }
}

const fn of_two(first: First) -> Function {
    bitwise(first, Second::None, Join::Or)
}

const fn inverted(first: First) -> Function {
    bitwise(first, Second::None, Join::Equal)
}

/// All bits set.
pub(super) const ONES: Function = bitwise(First::Source, Second::First, Join::Equal);

/// The opcodes executed here. Those of 16 bits leave the upper half of the result to the write-back.
pub(super) const EXECUTES: &Rows = &[
    (op::V_NOT_B32, inverted(First::Source)),
    (op::V_NOT_B16, inverted(First::Source)),
    (op::V_AND_B32, of_two(First::And)),
    (op::V_AND_B16, of_two(First::And)),
    (op::V_OR_B32, of_two(First::Or)),
    (op::V_OR_B16, of_two(First::Or)),
    (op::V_XOR_B32, of_two(First::Xor)),
    (op::V_XOR_B16, of_two(First::Xor)),
    (op::V_XNOR_B32, inverted(First::Xor)),
    (op::V_AND_OR_B32, bitwise(First::And, Second::Third, Join::Or)),
    (op::V_OR3_B32, bitwise(First::Or, Second::Third, Join::Or)),
    (op::V_XOR3_B32, bitwise(First::Xor, Second::Third, Join::Xor)),
    (op::V_BFI_B32, bitwise(First::And, Second::Insert, Join::Or)),
    (op::V_XAD_U32, super::accumulate::plus_third(of_two(First::Xor))),
];

/// The one of four that `number` (2 bits) names, by its bits: a LUT of four inputs where the four are functions of two bits, which synthesis does not
/// see in comparisons with each number.
pub(super) fn of_four(number: &Wire, [zero, one, two, three]: [Wire; 4]) -> Wire {
    let odd = number.bit(0);
    number.bit(1).select(&odd.select(&three, &two), &odd.select(&one, &zero))
}

/// 32 bits of s0, s1 and s2 combined. `chosen`, of each half, turns s0 (the first result without a second) into another source: 1 into s1, which is
/// s0 ^ s1 ^ s0, 2 into s2. So a bit takes three LUTs of four inputs for all that is bitwise or a choice of a source.
pub(super) fn combined(g: &Builder, control: &Fields, sources: &[Wire; 3], chosen: &[Wire; 2]) -> Wire {
    let function = &control.function;
    let half = |at: u32| {
        let [a, b, c] = [0, 1, 2].map(|source: usize| sources[source].slice(16 * at, 16));
        let chosen = &chosen[at as usize];
        let (takes_second, takes_third) = (chosen.bit(0), chosen.bit(1));
        let other = &takes_second | &takes_third;
        let turned = function.turns.wire() & sources[0].msb();
        let first = g.name("first", &(function.first.wire() & !takes_second.zero_extend(2)));
        let second = g.name("second", &(function.second.wire() | takes_second.concat(&other)));
        let join = g.name("join", &(function.join.wire() | (takes_third | turned).concat(&other)));

        let first = of_four(&first, [&a & &b, &a | &b, &a ^ &b, a.clone()]);
        let second = of_four(&second, [g.zero(16), c.clone(), c & !&a, a]);
        let differing = &first ^ &second;
        of_four(&join, [&first | &second, differing.clone(), !differing, second])
    };
    g.name("bitwise", &half(1).concat(&half(0)))
}

/// The mask of low ones; `lane` is the lane's number in its wave.
pub(super) fn low_ones(g: &Builder, control: &Fields, sources: &[Wire; 3], lane: &Wire) -> Wire {
    let kind = &control.function.mask;
    let upper_lane = lane.bit(5);
    let arms = [(Mask::First, sources[0].slice(0, 5)), (Mask::Third, sources[2].slice(0, 5))];
    let count = g.name("ones", &kind.choose(&arms, &lane.slice(0, 5)));
    let full = kind.is_a(Mask::LanesLow) & &upper_lane;
    let empty = kind.is_a(Mask::LanesHigh) & !&upper_lane;
    let ones = !g.constant(32, u32::MAX.into()).shift_left(&count);
    g.name("mask", &((ones | full.repeat(32)) & (!empty).repeat(32)))
}
