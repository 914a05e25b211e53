//! Counting bits: leading and trailing ones of a kind, set bits, the set bits of the lanes below this one.

use super::accumulate::plus_second;
use super::control::{Amount, Beside, Fields, Function, Mask, Rows};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// Which bits of the value are counted.
    pub enum Counted {
        /// None: it is shifted.
        Nothing,
        /// Those that are set.
        Ones,
        /// The zeros above them.
        Zeros,
    }
}

/// 32 bits are shifted away, so that the count is or-ed to nothing.
const fn counted(counts: Counted, function: Function) -> Function {
    Function { counts, amount: Amount::Word, ..function }
}

const LEADING: Function = counted(Counted::Zeros, Function::NONE.of_first());
const TRAILING: Function = counted(Counted::Zeros, Function::NONE.beside(Beside::Mirrored));

const fn ones(function: Function) -> Function {
    plus_second(counted(Counted::Ones, function.of_first()))
}

const fn ones_below(mask: Mask) -> Function {
    ones(Function { low_ones: true, mask, ..Function::NONE })
}

/// The opcodes executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_CLZ_I32_U32, LEADING),
    (op::V_CTZ_I32_B32, TRAILING),
    (op::V_CLS_I32, Function { turns: true, ..LEADING }),
    (op::V_BCNT_U32_B32, ones(Function::NONE)),
    (op::V_MBCNT_LO_U32_B32, ones_below(Mask::LanesLow)),
    (op::V_MBCNT_HI_U32_B32, ones_below(Mask::LanesHigh)),
];

/// What is counted.
pub(super) struct Count {
    /// The number, 6 bits, or zero.
    pub number: Wire,
    /// Zeros are counted, and there is nothing else: the result is -1.
    pub endless: Wire,
}

/// Of the low 32 bits of `value` the number that the control word asks for.
pub(super) fn count_of(g: &Builder, control: &Fields, value: &Wire) -> Count {
    let mut counts: Vec<Wire> = (0..32).map(|at| value.bit(at)).collect();
    while counts.len() > 1 {
        let width = counts[0].width() + 1;
        counts = counts.chunks(2).map(|pair| pair[0].zero_extend(width) + pair[1].zero_extend(width)).collect();
    }
    let ones = g.name("set_bits", &counts[0]);
    let zeros = g.name("leading", &value.slice(0, 32).leading_zeros());
    let counts = &control.function.counts;
    let (counts_ones, counts_zeros) = (counts.is_a(Counted::Ones), counts.is_a(Counted::Zeros));
    Count { number: ones.when(&counts_ones) | zeros.when(&counts_zeros), endless: zeros.bit(5) & counts_zeros }
}
