//! Sums, differences and comparisons: one adder in two segments of 16 bits, whose carries are cut for packed numbers. The upper halves are
//! only compared; no opcode of this unit has a 64-bit sum of two sources.
//!
//! The adder's operands are s0 and s1, never exchanged: s1 - s0 - borrow is the complement of s0 - s1 - 1 + borrow, which costs nothing where the
//! sum is chosen, while exchanged operands would be a LUT for each bit in front of the adder.

use super::accumulate::plus_third;
use super::control::{Beside, Fields, Function, Magnitude, Rows, Width};
use super::limits::Excess;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::record;

record! {
    /// How s0 may stand to s1 for a comparison to hold.
    pub struct Relation {
        /// s0 < s1
        pub(super) less: Bit,
        /// They are equal.
        pub(super) equal: Bit,
        /// s0 > s1
        pub(super) greater: Bit,
    }
}

impl Relation {
    /// It never holds.
    pub(super) const NEVER: Self = Self { less: false, equal: false, greater: false };
    const LESS: Self = Self { less: true, ..Self::NEVER };
    const EQUAL: Self = Self { equal: true, ..Self::NEVER };
    const GREATER: Self = Self { greater: true, ..Self::NEVER };

    const fn not(self) -> Self {
        Self { less: !self.less, equal: !self.equal, greater: !self.greater }
    }
}

const fn sum(width: Width, signed: bool) -> Function {
    Function { saturates: true, ..Function::of(width, signed).beside(Beside::Sum) }
}

const fn difference(width: Width, signed: bool) -> Function {
    Function { subtract: true, ..sum(width, signed) }
}

const fn reversed(function: Function) -> Function {
    Function { reversed: true, ..function.beside(Beside::Complement) }
}

const fn with_carry(function: Function) -> Function {
    Function { carry: true, ..function }
}

/// s0 + s1 without saturation.
pub(super) const SUM: Function = Function::of(Width::Word, false).beside(Beside::Sum);

/// s0 - s1 of this width, for its sign.
pub(super) const fn distance(width: Width, signed: bool) -> Function {
    Function { subtract: true, ..Function::of(width, signed).beside(Beside::Sum) }
}

const fn compare(relation: Relation, width: Width, signed: bool) -> Function {
    Function { compares: true, relation, ..distance(width, signed) }
}

/// s1 - s0 of 16 bits: CDNA4's V_SUBREV_U16.
pub const REVERSED_HALF: Function = reversed(difference(Width::Half, false));

/// Comparisons of one type.
macro_rules! compares {
    ($($width:ident $signed:literal $lt:ident $eq:ident $le:ident $gt:ident $ne:ident $ge:ident;)*) => {
        &[$(
            (op::$lt, compare(Relation::LESS, Width::$width, $signed)),
            (op::$eq, compare(Relation::EQUAL, Width::$width, $signed)),
            (op::$le, compare(Relation::GREATER.not(), Width::$width, $signed)),
            (op::$gt, compare(Relation::GREATER, Width::$width, $signed)),
            (op::$ne, compare(Relation::EQUAL.not(), Width::$width, $signed)),
            (op::$ge, compare(Relation::LESS.not(), Width::$width, $signed)),
        )*]
    };
}

/// The comparisons executed here.
pub(super) const COMPARISONS: &Rows = compares! {
    Half true V_CMP_LT_I16 V_CMP_EQ_I16 V_CMP_LE_I16 V_CMP_GT_I16 V_CMP_NE_I16 V_CMP_GE_I16;
    Half true V_CMPX_LT_I16 V_CMPX_EQ_I16 V_CMPX_LE_I16 V_CMPX_GT_I16 V_CMPX_NE_I16 V_CMPX_GE_I16;
    Half false V_CMP_LT_U16 V_CMP_EQ_U16 V_CMP_LE_U16 V_CMP_GT_U16 V_CMP_NE_U16 V_CMP_GE_U16;
    Half false V_CMPX_LT_U16 V_CMPX_EQ_U16 V_CMPX_LE_U16 V_CMPX_GT_U16 V_CMPX_NE_U16 V_CMPX_GE_U16;
    Word true V_CMP_LT_I32 V_CMP_EQ_I32 V_CMP_LE_I32 V_CMP_GT_I32 V_CMP_NE_I32 V_CMP_GE_I32;
    Word true V_CMPX_LT_I32 V_CMPX_EQ_I32 V_CMPX_LE_I32 V_CMPX_GT_I32 V_CMPX_NE_I32 V_CMPX_GE_I32;
    Word false V_CMP_LT_U32 V_CMP_EQ_U32 V_CMP_LE_U32 V_CMP_GT_U32 V_CMP_NE_U32 V_CMP_GE_U32;
    Word false V_CMPX_LT_U32 V_CMPX_EQ_U32 V_CMPX_LE_U32 V_CMPX_GT_U32 V_CMPX_NE_U32 V_CMPX_GE_U32;
    Double true V_CMP_LT_I64 V_CMP_EQ_I64 V_CMP_LE_I64 V_CMP_GT_I64 V_CMP_NE_I64 V_CMP_GE_I64;
    Double true V_CMPX_LT_I64 V_CMPX_EQ_I64 V_CMPX_LE_I64 V_CMPX_GT_I64 V_CMPX_NE_I64 V_CMPX_GE_I64;
    Double false V_CMP_LT_U64 V_CMP_EQ_U64 V_CMP_LE_U64 V_CMP_GT_U64 V_CMP_NE_U64 V_CMP_GE_U64;
    Double false V_CMPX_LT_U64 V_CMPX_EQ_U64 V_CMPX_LE_U64 V_CMPX_GT_U64 V_CMPX_NE_U64 V_CMPX_GE_U64;
};

/// The sums and differences executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_ADD_NC_U32, sum(Width::Word, false)),
    (op::V_SUB_NC_U32, difference(Width::Word, false)),
    (op::V_SUBREV_NC_U32, reversed(difference(Width::Word, false))),
    (op::V_ADD_NC_I32, sum(Width::Word, true)),
    (op::V_SUB_NC_I32, difference(Width::Word, true)),
    (op::V_ADD_CO_U32, sum(Width::Word, false)),
    (op::V_SUB_CO_U32, difference(Width::Word, false)),
    (op::V_SUBREV_CO_U32, reversed(difference(Width::Word, false))),
    (op::V_ADD_CO_CI_U32, with_carry(sum(Width::Word, false))),
    (op::V_SUB_CO_CI_U32, with_carry(difference(Width::Word, false))),
    (op::V_SUBREV_CO_CI_U32, with_carry(reversed(difference(Width::Word, false)))),
    (op::V_ADD_NC_U16, sum(Width::Half, false)),
    (op::V_SUB_NC_U16, difference(Width::Half, false)),
    (op::V_ADD_NC_I16, sum(Width::Half, true)),
    (op::V_SUB_NC_I16, difference(Width::Half, true)),
    (op::V_PK_ADD_U16, sum(Width::Halves, false)),
    (op::V_PK_SUB_U16, difference(Width::Halves, false)),
    (op::V_PK_ADD_I16, sum(Width::Halves, true)),
    (op::V_PK_SUB_I16, difference(Width::Halves, true)),
    (op::V_ADD3_U32, plus_third(SUM)),
];

/// What the adder tells of s0 and s1.
pub(super) struct Sum {
    /// 32 bits; of a reversed difference the complement.
    pub value: Wire,
    /// The relation holds, or the carry or borrow out of bit 31.
    pub flag: Wire,
    /// Of a difference: s0 < s1 in bits 15:0 (of a 32-bit one: in all), and in the upper half or all 32 bits.
    pub less: [Wire; 2],
    /// What leaves the range of the lower half or the whole, and of the upper half.
    pub excess: Excess,
}

/// `a + b + carry` with the carry out on top; the carry enters one adder, below the last bit.
pub(super) fn add(g: &Builder, a: &Wire, b: &Wire, carry: &Wire) -> Wire {
    let width = a.width() + 2;
    let low = g.constant(1, 1);
    let sum = a.concat(&low).zero_extend(width) + b.concat(carry).zero_extend(width);
    sum.slice(1, width - 1)
}

/// Adds, subtracts, compares s0 and s1 (64 bits); `mask` is the carry in.
pub(super) fn sum_of(g: &Builder, control: &Fields, s0: &Wire, s1: &Wire, mask: &Wire) -> Sum {
    let function = &control.function;
    let subtract = function.subtract.wire();
    let is_reversed = function.reversed.wire();
    let borrows = g.name("borrows", &(&subtract & !&is_reversed));
    let carry = g.name("carry_in", &(function.carry.wire() & mask ^ &borrows));
    let halves = function.magnitude.is_a(Magnitude::Halves);
    let packed = function.width.is_a(Width::Halves) | &halves;
    let left = s0.slice(0, 32);
    let right = g.name("right", &(s1.slice(0, 32) ^ subtract.repeat(32)));
    let half = |wire: &Wire, at: u32| wire.slice(16 * at, 16);

    let low = g.name("sum_low", &add(g, &half(&left, 0), &half(&right, 0), &carry));
    let carry_up = packed.select(&carry, &low.msb());
    let high = g.name("sum_high", &add(g, &half(&left, 1), &half(&right, 1), &carry_up));
    let carries = [low.msb(), high.msb()];

    // A difference borrows when its carry is clear; two's complement turns the order where the signs differ.
    let signed = function.signed.wire();
    let turns = |sign: u32| &signed & (s0.bit(sign) ^ s1.bit(sign));
    let upper = |source: &Wire| source.slice(32, 32);
    let same_upper = g.name("same_upper", &upper(s0).equals(&upper(s1)));
    let upper_less = upper(s0).less(&upper(s1)) ^ turns(63);
    let double_less = same_upper.select(&!&carries[1], &upper_less);
    let less = [!&carries[0] ^ turns(15), !&carries[1] ^ turns(31)];
    let by_width = |half: &Wire, word: &Wire, double: &Wire| {
        let arms = [(Width::Half, half.clone()), (Width::Halves, half.clone()), (Width::Double, double.clone())];
        function.width.choose(&arms, word)
    };
    let same = |lsb: u32, width: u32| s0.slice(lsb, width).equals(&s1.slice(lsb, width));
    let same_half = g.name("same_half", &same(0, 16));
    let same_word = &same_half & &same(16, 16);
    let equal = by_width(&same_half, &same_word, &(&same_word & &same_upper));
    let is_less = g.name("less", &by_width(&less[0], &less[1], &double_less));
    let relation = &function.relation;
    let greater = !(&is_less | &equal);
    let holds = is_less & relation.less.wire() | equal & relation.equal.wire() | greater & relation.greater.wire();

    // Unsigned: the carry, or the borrow. Two's complement: the result's sign is not that of like operands.
    let excess = |at: u32, segment: &Wire| {
        let (top, sign) = (segment.msb(), segment.bit(15));
        let like = !(half(&left, at).msb() ^ half(&right, at).msb());
        let turned = like & (half(&left, at).msb() ^ &sign);
        let sign = sign ^ &is_reversed;
        let above = signed.select(&(&turned & &sign), &(&top & !&subtract));
        let below = signed.select(&(&turned & !&sign), &(!(&top ^ &is_reversed) & &subtract));
        (above, below)
    };
    let (low_above, low_below) = excess(0, &low);
    let (high_above, high_below) = excess(1, &high);
    let segment = |low: &Wire, high: &Wire| halves.select(low, &by_width(low, high, high));
    Sum {
        value: high.slice(0, 16).concat(&low.slice(0, 16)),
        flag: function.compares.wire().select(&holds, &(&carries[1] ^ &borrows)),
        less: [segment(&less[0], &less[1]), less[1].clone()],
        excess: Excess {
            above: [segment(&low_above, &high_above), high_above],
            below: [segment(&low_below, &high_below), high_below],
        },
    }
}
