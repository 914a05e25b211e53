//! Shifts and bit fields: one shifter of 65 bits to the right. Shifts to the left go through it with their bits reversed.

use super::bits::reversed;
use super::execute::Operands;
use super::operands::PreparedWires;
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

/// What the shifter takes, see [`Prepared`].
pub struct Shift {
    /// What is shifted to the right.
    pub subject: Wire,
    /// What comes in.
    pub fill: Wire,
    /// By how many bits.
    pub amount: Wire,
    /// Bits of a field.
    pub width: Wire,
    /// Its sign.
    pub sign: Wire,
}

impl Shift {
    /// As the operands have it.
    pub fn of(prepared: &PreparedWires) -> Self {
        let PreparedWires { subject, fill, amount, width, sign, .. } = prepared.clone();
        Self { subject, fill, amount, width, sign }
    }
}

/// The lowest bits are clear, as many as a field is wide; 64 bits.
fn beyond_field(g: &Builder, width: &Wire) -> Wire {
    g.value(Value::ones(64)).shift_left(width)
}

/// Where a form shifts to the left.
fn to_left(form: &Wire) -> Wire {
    [Form::Clear, Form::Set, Form::Left]
        .iter()
        .fold(form.is(Form::Mask as u128), |any, one| any | form.is(*one as u128))
}

/// What the shifter takes of the operands.
pub fn prepare(g: &Builder, operands: &Operands) -> Shift {
    let Operands { a, b, form, wide, signed, .. } = operands;
    let is = |wanted: Form| form.is(wanted as u128);
    // 5 bits of 32-bit operations, 6 bits of 64-bit ones.
    let amount_of = |source: &Wire| (source.bit(5) & wide).concat(&source.slice(0, 5));
    let sets_bit = is(Form::Clear) | is(Form::Set);
    let amount = g.name("shift_amount", &sets_bit.select(&amount_of(a), &amount_of(b)));
    let width = is(Form::Mask).select(&amount_of(a).zero_extend(7), &b.slice(16, 7));

    let one = g.constant(64, 1);
    let mask = g.name("mask_of_ones", &!beyond_field(g, &width));
    let goes_left = g.lookup(form, &[(Form::Left as u128, a.clone()), (Form::Mask as u128, mask)], &one);
    let left = to_left(form);
    let subject = left.select(&reversed(g, &goes_left), a);
    let fill = a.msb() & signed & !left;

    // The sign of a field is its last bit. What lies above `a` is as its last one.
    let last = amount.zero_extend(7) + width.plus(u128::MAX);
    let last = last.slice(0, 6) | last.bit(6).repeat(6);
    let sign = signed & width.any() & a.slice_at(&last, 1);
    Shift { subject, fill, amount, width, sign }
}

/// The shifter; `b` is the second source.
pub fn shifter(g: &Builder, form: &Wire, b: &Wire, shift: &Shift) -> Shifted {
    let Shift { subject, fill, amount, width, sign } = shift;
    let is = |wanted: Form| form.is(wanted as u128);
    let right = fill.concat(subject).shift_right_signed(amount).slice(0, 64);
    let shifted = g.name("shifted", &to_left(form).select(&reversed(g, &right), &right));
    // What is cut off first, so that a bit of the result takes two LUTs.
    let cut = is(Form::Extract).repeat(64) & g.name("beyond_field", &beyond_field(g, width));
    let value = (&cut & sign.repeat(64)) | (!&cut & &shifted);
    let result = g.lookup(form, &[(Form::Clear as u128, b & !&value), (Form::Set as u128, b | &value)], &value);
    Shifted { value: shifted, result }
}
