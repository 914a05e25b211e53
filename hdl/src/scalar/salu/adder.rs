//! Sums, differences, absolute values, comparisons, minima and maxima: one adder of 65 bits for all of them.

use super::execute::Operands;
use super::operation::{Condition, Executes, Function, Operation};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// What the adder computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// a + b
    Add,
    /// a - b
    Subtract,
    /// a + b + SCC
    AddCarry,
    /// a - b - SCC
    SubtractBorrow,
    /// a + b, negated when negative.
    Absolute,
    /// a - b, negated when negative.
    AbsoluteDifference,
    /// (a << n) + b, n from 1 to 4.
    ShiftAdd(u8),
}

/// Bits of the part's code: shift amount, carry in, absolute value.
const SHIFT_WIDTH: u32 = 3;
const CARRY_IN: u32 = 3;
const ABSOLUTE: u32 = 4;

impl Form {
    /// The part's code.
    pub fn code(self) -> u128 {
        match self {
            Self::Add | Self::Subtract => 0,
            Self::AddCarry | Self::SubtractBorrow => 1 << CARRY_IN,
            Self::Absolute | Self::AbsoluteDifference => 1 << ABSOLUTE,
            Self::ShiftAdd(amount) => amount.into(),
        }
    }

    /// The second source is subtracted.
    pub fn subtracts(self) -> bool {
        matches!(self, Self::Subtract | Self::SubtractBorrow | Self::AbsoluteDifference)
    }
}

const fn sum(form: Form, condition: Condition) -> Operation {
    Operation::plain(Function::Adder(form)).setting(condition)
}

const fn compare(condition: Condition) -> Operation {
    sum(Form::Subtract, condition)
}

const fn select(condition: Condition) -> Operation {
    Operation::plain(Function::Select).setting(condition)
}

/// The opcodes executed here.
pub const EXECUTES: Executes = &[
    (op::S_ADD_CO_U32, sum(Form::Add, Condition::Carry)),
    (op::S_SUB_CO_U32, sum(Form::Subtract, Condition::Carry)),
    (op::S_ADD_CO_I32, sum(Form::Add, Condition::Overflow)),
    (op::S_SUB_CO_I32, sum(Form::Subtract, Condition::Overflow)),
    (op::S_ADDK_CO_I32, sum(Form::Add, Condition::Overflow)),
    (op::S_ADD_CO_CI_U32, sum(Form::AddCarry, Condition::Carry)),
    (op::S_SUB_CO_CI_U32, sum(Form::SubtractBorrow, Condition::Carry)),
    (op::S_ADD_NC_U64, sum(Form::Add, Condition::Keep)),
    (op::S_SUB_NC_U64, sum(Form::Subtract, Condition::Keep)),
    (op::S_ABS_I32, sum(Form::Absolute, Condition::NonZero)),
    (op::S_ABSDIFF_I32, sum(Form::AbsoluteDifference, Condition::NonZero)),
    (op::S_LSHL1_ADD_U32, sum(Form::ShiftAdd(1), Condition::Carry)),
    (op::S_LSHL2_ADD_U32, sum(Form::ShiftAdd(2), Condition::Carry)),
    (op::S_LSHL3_ADD_U32, sum(Form::ShiftAdd(3), Condition::Carry)),
    (op::S_LSHL4_ADD_U32, sum(Form::ShiftAdd(4), Condition::Carry)),
    (op::S_MIN_I32, select(Condition::Less)),
    (op::S_MIN_U32, select(Condition::Less)),
    (op::S_MAX_I32, select(Condition::GreaterEqual)),
    (op::S_MAX_U32, select(Condition::GreaterEqual)),
    (op::S_CMP_EQ_I32, compare(Condition::Equal)),
    (op::S_CMP_LG_I32, compare(Condition::NotEqual)),
    (op::S_CMP_GT_I32, compare(Condition::Greater)),
    (op::S_CMP_GE_I32, compare(Condition::GreaterEqual)),
    (op::S_CMP_LT_I32, compare(Condition::Less)),
    (op::S_CMP_LE_I32, compare(Condition::LessEqual)),
    (op::S_CMP_EQ_U32, compare(Condition::Equal)),
    (op::S_CMP_LG_U32, compare(Condition::NotEqual)),
    (op::S_CMP_GT_U32, compare(Condition::Greater)),
    (op::S_CMP_GE_U32, compare(Condition::GreaterEqual)),
    (op::S_CMP_LT_U32, compare(Condition::Less)),
    (op::S_CMP_LE_U32, compare(Condition::LessEqual)),
    (op::S_CMP_EQ_U64, compare(Condition::Equal)),
    (op::S_CMP_LG_U64, compare(Condition::NotEqual)),
];

/// What the adder tells.
pub struct Sum {
    /// The result, 64 bits.
    pub result: Wire,
    /// Carry or borrow out of 32 bits.
    pub carry: Wire,
    /// Signed overflow of 32 bits.
    pub overflow: Wire,
    /// a < b, of differences.
    pub less: Wire,
    /// a = b, of differences.
    pub equal: Wire,
}

/// The adder. Sources of 32 bits are extended to 64, so that one comparison serves both widths.
pub fn adder(g: &Builder, operands: &Operands) -> Sum {
    let Operands { a, b, form, signed, subtract, .. } = operands;
    let extended = |wire: &Wire| (wire.msb() & signed).concat(wire);
    let shifts: Vec<_> = (1..=4u32).map(|n| (n.into(), a.slice(0, 64 - n).concat(&g.zero(n)))).collect();
    let shifted = g.lookup(&form.slice(0, SHIFT_WIDTH), &shifts, a);
    let addend = extended(b) ^ subtract.repeat(65);
    let carry_in = subtract ^ (&operands.scc & form.bit(CARRY_IN));
    let sum = g.name("sum", &(extended(&shifted) + addend + carry_in.zero_extend(65)));
    let negate = form.bit(ABSOLUTE) & sum.bit(31);
    let low = (sum.slice(0, 32) ^ negate.repeat(32)) + negate.zero_extend(32);
    Sum {
        result: sum.slice(32, 32).concat(&low),
        // Of sources extended with zeros: bits 36:32 hold what a shifted sum has beyond 32 bits, or all ones.
        carry: sum.slice(32, 5).any(),
        overflow: sum.bit(31) ^ sum.bit(32),
        less: sum.msb(),
        equal: sum.none(),
    }
}
