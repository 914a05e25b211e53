//! Counting bits: leading and trailing ones of a kind, set bits, the set bits of the lanes below this one.

use super::accumulate::plus_second;
use super::control::{Fields, Function, Mask, Rows, Source};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// Which leading zeros are counted.
    pub enum Leading {
        /// Of s0.
        Zeros,
        /// Of s0 mirrored: trailing zeros.
        Trailing,
        /// Of s0 exclusive-or its sign.
        Signs,
    }
}

const fn leading(leading: Leading) -> Function {
    Function { source: Source::Leading, leading, ..Function::NONE }
}

const fn ones(mask: Mask) -> Function {
    plus_second(Function { source: Source::Masked, mask, counts: true, ..Function::NONE })
}

/// The opcodes executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_CLZ_I32_U32, leading(Leading::Zeros)),
    (op::V_CTZ_I32_B32, leading(Leading::Trailing)),
    (op::V_CLS_I32, leading(Leading::Signs)),
    (op::V_BCNT_U32_B32, ones(Mask::Full)),
    (op::V_MBCNT_LO_U32_B32, ones(Mask::LanesLow)),
    (op::V_MBCNT_HI_U32_B32, ones(Mask::LanesHigh)),
];

/// The number of leading bits of s0 (32 bits), -1 when they all are.
pub(super) fn leading_bits(g: &Builder, control: &Fields, s0: &Wire, mirrored: &Wire) -> Wire {
    let arms = [(Leading::Trailing, mirrored.clone()), (Leading::Signs, s0 ^ &s0.msb().repeat(32))];
    let zeros = g.name("leading", &control.function.leading.choose(&arms, s0).leading_zeros());
    zeros.slice(0, 5).zero_extend(32) | zeros.bit(5).repeat(32)
}

/// `value` (64 bits), or the number of its 32 low bits that are set.
pub(super) fn counted(g: &Builder, control: &Fields, value: &Wire, otherwise: &Wire) -> Wire {
    let mut counts: Vec<Wire> = (0..32).map(|at| value.bit(at)).collect();
    while counts.len() > 1 {
        let width = counts[0].width() + 1;
        counts = counts.chunks(2).map(|pair| pair[0].zero_extend(width) + pair[1].zero_extend(width)).collect();
    }
    let ones = g.name("set_bits", &counts[0]);
    control.function.counts.wire().select(&ones.zero_extend(64), otherwise)
}
