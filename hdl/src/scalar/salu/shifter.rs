//! Shifts and bit fields: one shifter of 65 bits to the right. Shifts to the left go through it with their bits reversed.

use super::bits::reversed;
use super::execute::Operands;
use super::operation::{Condition, Executes, Function, Operation};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};

/// What the shifter computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// a << b
    Left,
    /// a >> b, with the sign of signed sources.
    Right,
    /// The field of `a` at the offset `b[5:0]` with the width `b[22:16]`.
    Extract,
    /// `a` ones, shifted left by `b`.
    Mask,
    /// b without bit `a`.
    Clear,
    /// b with bit `a`.
    Set,
}

const fn shift(form: Form, condition: Condition) -> Operation {
    Operation::plain(Function::Shifter(form)).setting(condition)
}

/// The opcodes executed here.
pub const EXECUTES: Executes = &[
    (op::S_LSHL_B32, shift(Form::Left, Condition::NonZero)),
    (op::S_LSHL_B64, shift(Form::Left, Condition::NonZero)),
    (op::S_LSHR_B32, shift(Form::Right, Condition::NonZero)),
    (op::S_LSHR_B64, shift(Form::Right, Condition::NonZero)),
    (op::S_ASHR_I32, shift(Form::Right, Condition::NonZero)),
    (op::S_ASHR_I64, shift(Form::Right, Condition::NonZero)),
    (op::S_BFE_U32, shift(Form::Extract, Condition::NonZero)),
    (op::S_BFE_I32, shift(Form::Extract, Condition::NonZero)),
    (op::S_BFE_U64, shift(Form::Extract, Condition::NonZero)),
    (op::S_BFE_I64, shift(Form::Extract, Condition::NonZero)),
    (op::S_BFM_B32, shift(Form::Mask, Condition::Keep)),
    (op::S_BFM_B64, shift(Form::Mask, Condition::Keep)),
    (op::S_BITSET0_B32, shift(Form::Clear, Condition::Keep)),
    (op::S_BITSET0_B64, shift(Form::Clear, Condition::Keep)),
    (op::S_BITSET1_B32, shift(Form::Set, Condition::Keep)),
    (op::S_BITSET1_B64, shift(Form::Set, Condition::Keep)),
    (op::S_BITCMP0_B32, shift(Form::Right, Condition::BitClear)),
    (op::S_BITCMP0_B64, shift(Form::Right, Condition::BitClear)),
    (op::S_BITCMP1_B32, shift(Form::Right, Condition::BitSet)),
    (op::S_BITCMP1_B64, shift(Form::Right, Condition::BitSet)),
];

/// What the shifter gives, 64 bits.
pub struct Shifted {
    /// The subject behind the shift.
    pub value: Wire,
    /// The result.
    pub result: Wire,
}

/// The shifter.
pub fn shifter(g: &Builder, operands: &Operands) -> Shifted {
    let Operands { a, b, form, wide, signed, .. } = operands;
    let is = |wanted: Form| form.is(wanted as u128);
    // 5 bits of 32-bit operations, 6 bits of 64-bit ones.
    let amount_of = |source: &Wire| (source.bit(5) & wide).concat(&source.slice(0, 5));
    let sets_bit = is(Form::Clear) | is(Form::Set);
    let amount = g.name("shift_amount", &sets_bit.select(&amount_of(a), &amount_of(b)));
    let mask_width = is(Form::Mask).select(&amount_of(a).zero_extend(7), &b.slice(16, 7));
    let mask = g.name("field_mask", &!g.value(Value::ones(64)).shift_left(&mask_width));

    let one = g.constant(64, 1);
    let to_left = g.lookup(form, &[(Form::Left as u128, a.clone()), (Form::Mask as u128, mask.clone())], &one);
    let left = &sets_bit | is(Form::Left) | is(Form::Mask);
    let subject = left.select(&reversed(g, &to_left), a);
    let fill = a.msb() & signed & !&left;
    let right = fill.concat(&subject).shift_right_signed(&amount).slice(0, 64);
    let shifted = g.name("shifted", &left.select(&reversed(g, &right), &right));

    // The sign of a field is its last bit, which is looked for while the others are shifted. What lies above `a` is as its last one.
    let last = amount.zero_extend(7) + mask_width.plus(u128::MAX);
    let last = last.slice(0, 6) | last.bit(6).repeat(6);
    let sign = signed & mask_width.any() & a.slice_at(&last, 1);
    // What is cut off first, so that a bit of the result takes two LUTs.
    let cut = is(Form::Extract).repeat(64) & !mask;
    let value = (&cut & sign.repeat(64)) | (!&cut & &shifted);
    let result = g.lookup(form, &[(Form::Clear as u128, b & !&value), (Form::Set as u128, b | &value)], &value);
    Shifted { value: shifted, result }
}
