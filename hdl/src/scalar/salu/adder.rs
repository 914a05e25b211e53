//! Sums, differences, absolute values, comparisons, minima and maxima: one adder of 65 bits for all of them.

use super::execute::Operands;
use super::operation::{Condition, Executes, Function, Operation};
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
    ("s_add_co_u32", sum(Form::Add, Condition::Carry)),
    ("s_sub_co_u32", sum(Form::Subtract, Condition::Carry)),
    ("s_add_co_i32", sum(Form::Add, Condition::Overflow)),
    ("s_sub_co_i32", sum(Form::Subtract, Condition::Overflow)),
    ("s_addk_co_i32", sum(Form::Add, Condition::Overflow)),
    ("s_add_co_ci_u32", sum(Form::AddCarry, Condition::Carry)),
    ("s_sub_co_ci_u32", sum(Form::SubtractBorrow, Condition::Carry)),
    ("s_add_nc_u64", sum(Form::Add, Condition::Keep)),
    ("s_sub_nc_u64", sum(Form::Subtract, Condition::Keep)),
    ("s_abs_i32", sum(Form::Absolute, Condition::NonZero)),
    ("s_absdiff_i32", sum(Form::AbsoluteDifference, Condition::NonZero)),
    ("s_lshl1_add_u32", sum(Form::ShiftAdd(1), Condition::Carry)),
    ("s_lshl2_add_u32", sum(Form::ShiftAdd(2), Condition::Carry)),
    ("s_lshl3_add_u32", sum(Form::ShiftAdd(3), Condition::Carry)),
    ("s_lshl4_add_u32", sum(Form::ShiftAdd(4), Condition::Carry)),
    ("s_min_i32", select(Condition::Less)),
    ("s_min_u32", select(Condition::Less)),
    ("s_max_i32", select(Condition::GreaterEqual)),
    ("s_max_u32", select(Condition::GreaterEqual)),
    ("s_cmp_eq_i32", compare(Condition::Equal)),
    ("s_cmp_lg_i32", compare(Condition::NotEqual)),
    ("s_cmp_gt_i32", compare(Condition::Greater)),
    ("s_cmp_ge_i32", compare(Condition::GreaterEqual)),
    ("s_cmp_lt_i32", compare(Condition::Less)),
    ("s_cmp_le_i32", compare(Condition::LessEqual)),
    ("s_cmp_eq_u32", compare(Condition::Equal)),
    ("s_cmp_lg_u32", compare(Condition::NotEqual)),
    ("s_cmp_gt_u32", compare(Condition::Greater)),
    ("s_cmp_ge_u32", compare(Condition::GreaterEqual)),
    ("s_cmp_lt_u32", compare(Condition::Less)),
    ("s_cmp_le_u32", compare(Condition::LessEqual)),
    ("s_cmp_eq_u64", compare(Condition::Equal)),
    ("s_cmp_lg_u64", compare(Condition::NotEqual)),
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
