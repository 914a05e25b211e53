//! Counting bits: leading and trailing ones of a kind, set bits, the set bits of the lanes below this one.

use super::accumulate::plus_second;
use super::control::{COUNTS, DETAIL, Function, MASK, Mask, Rows, SOURCE, Source};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// Which leading zeros are counted.
#[derive(Clone, Copy)]
enum Leading {
    /// Of s0.
    Zeros = 0,
    /// Of s0 mirrored: trailing zeros.
    Trailing = 1,
    /// Of s0 exclusive-or its sign.
    Signs = 2,
}

const fn leading(kind: Leading) -> Function {
    Function::NONE.with(SOURCE, Source::Leading as u64).with(DETAIL, kind as u64)
}

const fn ones(mask: Mask) -> Function {
    plus_second(Function::NONE.with(SOURCE, Source::Masked as u64).with(MASK, mask as u64).with(COUNTS, 1))
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
pub(super) fn leading_bits(g: &Builder, control: &Wire, s0: &Wire, mirrored: &Wire) -> Wire {
    let kind = DETAIL.of(control).slice(0, 2);
    let arms = [(Leading::Trailing as u128, mirrored.clone()), (Leading::Signs as u128, s0 ^ &s0.msb().repeat(32))];
    let zeros = g.name("leading", &g.lookup(&kind, &arms, s0).leading_zeros());
    zeros.slice(0, 5).zero_extend(32) | zeros.bit(5).repeat(32)
}

/// `value` (64 bits), or the number of its 32 low bits that are set.
pub(super) fn counted(g: &Builder, control: &Wire, value: &Wire, otherwise: &Wire) -> Wire {
    let mut counts: Vec<Wire> = (0..32).map(|at| value.bit(at)).collect();
    while counts.len() > 1 {
        let width = counts[0].width() + 1;
        counts = counts.chunks(2).map(|pair| pair[0].zero_extend(width) + pair[1].zero_extend(width)).collect();
    }
    let ones = g.name("set_bits", &counts[0]);
    COUNTS.of(control).select(&ones.zero_extend(64), otherwise)
}
