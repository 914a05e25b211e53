//! Shifts and bit fields: one funnel of 64 bits, and a 16-bit shifter for the upper of two packed halves, with its operand and result mirrored for
//! shifts to the left.
//!
//! A shift to the left by n is one to the right by 63 - n of a number that begins 63 bits higher, with zeros below: the funnel's first step takes
//! its bits from there, in the LUTs that it has anyway, while mirrors would be a LUT in front of the shifter and one behind it.
//!
//! Everything that is not a shift passes through it with an amount of zero.

use super::accumulate::plus_third;
use super::adder::SUM;
use super::bitwise;
use super::control::{Addend, Amount, Beside, Factors, Fields, Function, Mask, Rows, Upper, Width};
use crate::config::InstructionSet;
use crate::parts::pipeline::Pipeline;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

const fn by(function: Function, amount: Amount) -> Function {
    Function { amount, ..function }
}

const fn left(function: Function) -> Function {
    Function { left: true, ..function }
}

/// s1 >> s0
const fn right(width: Width, signed: bool) -> Function {
    by(Function::operand(width, signed, false), Amount::First)
}

/// s0, extended
const fn first(width: Width, signed: bool) -> Function {
    Function::operand(width, signed, true)
}

const fn field(signed: bool) -> Function {
    by(Function { mask: Mask::Third, cuts: true, ..first(Width::Word, signed) }, Amount::Second)
}

/// The addend is or-ed to s0 << s1.
const SHIFT_OR: Function =
    Function { addend: Addend::Third, ors: true, ..left(by(first(Width::Word, false), Amount::Second)) };
/// (s0 << s1\[2:0\]) + s2 of 64 bits: CDNA4's V_LSHL_ADD_U64.
pub const SHIFT_ADD_WIDE: Function = plus_third(left(by(first(Width::Double, false), Amount::SecondOfEight)));
/// {s0, s1}
const PAIR: Function = Function { upper: Upper::First, ..Function::NONE };
const ONES: Function = Function { low_ones: true, mask: Mask::First, ..bitwise::ONES };

/// The opcodes executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_LSHLREV_B32, left(right(Width::Word, false))),
    (op::V_LSHRREV_B32, right(Width::Word, false)),
    (op::V_ASHRREV_I32, right(Width::Word, true)),
    (op::V_LSHLREV_B64, left(right(Width::Double, false))),
    (op::V_LSHRREV_B64, right(Width::Double, false)),
    (op::V_ASHRREV_I64, right(Width::Double, true)),
    (op::V_LSHLREV_B16, left(right(Width::Half, false))),
    (op::V_LSHRREV_B16, right(Width::Half, false)),
    (op::V_ASHRREV_I16, right(Width::Half, true)),
    (op::V_PK_LSHLREV_B16, left(right(Width::Halves, false))),
    (op::V_PK_LSHRREV_B16, right(Width::Halves, false)),
    (op::V_PK_ASHRREV_I16, right(Width::Halves, true)),
    (op::V_LSHL_ADD_U32, plus_third(left(by(first(Width::Word, false), Amount::Second)))),
    (op::V_LSHL_OR_B32, SHIFT_OR),
    (op::V_ADD_LSHL_U32, left(by(SUM, Amount::Third))),
    (op::V_ALIGNBIT_B32, by(PAIR, Amount::Third)),
    (op::V_ALIGNBYTE_B32, by(PAIR, Amount::Bytes)),
    (op::V_BFE_U32, field(false)),
    (op::V_BFE_I32, field(true)),
    (op::V_BFM_B32, left(by(ONES, Amount::Second))),
    (op::V_BFREV_B32, Function::NONE.beside(Beside::Mirrored)),
    (op::V_CVT_I32_I16, first(Width::Half, true)),
    (op::V_CVT_U32_U16, first(Width::Half, false)),
];

/// The bits in reverse order.
pub(super) fn mirrored(g: &Builder, value: &Wire) -> Wire {
    let bits: Vec<Wire> = (0..value.width()).map(|at| value.bit(at)).collect();
    g.concat(&bits.iter().collect::<Vec<_>>())
}

/// The low half of s0 or s1, extended to 32 bits.
pub(super) fn extended_half(control: &Fields, s0: &Wire, s1: &Wire) -> Wire {
    let operand = control.function.takes_first.wire().select(s0, s1);
    (operand.bit(15) & control.function.signed.wire()).repeat(16).concat(&operand.slice(0, 16))
}

/// Bits 63:32 of the value. `s0` and `s1` have 64 bits.
pub(super) fn upper_half(g: &Builder, control: &Fields, s0: &Wire, s1: &Wire, set: InstructionSet) -> Wire {
    let function = &control.function;
    let first = function.takes_first.wire();
    let sign = |at: u32| first.select(&s0.bit(at), &s1.bit(at)) & function.signed.wire();
    let sign = function.width.choose(&[(Width::Half, sign(15)), (Width::Halves, sign(15))], &sign(31));
    let upper = |source: &Wire| source.slice(32, 32);
    let operand = match set {
        // V_LSHL_ADD_U64.
        InstructionSet::Cdna4 => first.select(&upper(s0), &upper(s1)),
        InstructionSet::Rdna4 | InstructionSet::SeaIslands => upper(s1),
    };
    let kind = g.name("upper_half", &(function.upper.wire() | sign.zero_extend(2)));
    bitwise::of_four(&kind, [g.zero(32), g.constant(32, u32::MAX.into()), s0.slice(0, 32), operand])
}

/// Where the sign of a bit field is, behind the first stage.
struct FieldSign {
    /// A field is cut that has a sign.
    there: Wire,
    /// Behind which bit of the operand the field ends, 6 bits.
    end: Wire,
}

impl FieldSign {
    /// The sign of the field in `value`, a number of 32 bits, extended.
    fn sign(&self, g: &Builder, value: &Wire) -> Wire {
        let sign = value.slice(0, 31).concat(&g.zero(1)).slice_at(&self.end.slice(0, 5), 1);
        self.end.bit(5).select(&value.bit(31), &sign) & &self.there
    }
}

/// What the second stage shifts.
pub(super) struct Shift {
    value: Wire,
    amount: Wire,
    upper: Wire,
    upper_amount: Wire,
    mask: Wire,
    sign: FieldSign,
}

impl Shift {
    /// The shift of `value` (64 bits) that the control word asks for, in registers; of nothing where there is a product. `mask` is what a field is cut
    /// with.
    pub fn prepared(
        g: &Builder,
        pipeline: &Pipeline,
        control: &Fields,
        value: &Wire,
        sources: &[Wire; 3],
        mask: &Wire,
        set: InstructionSet,
    ) -> Self {
        let function = &control.function;
        let small = function.width.is_a(Width::Half) | function.width.is_a(Width::Halves);
        let double = function.width.is_a(Width::Double);
        let six = |source: &Wire| {
            let high = g.concat(&[&(source.bit(5) & &double), &(source.bit(4) & !&small)]);
            high.concat(&source.slice(0, 4))
        };
        let [s0, s1, s2] = sources;
        // Of Sea Islands five bits count bytes, so that nothing may be left (SQ_VOP3_0, V_ALIGNBYTE_B32).
        let (bytes, is_left) = match set {
            InstructionSet::Rdna4 => (g.concat(&[&g.zero(1), &s2.slice(0, 2), &g.zero(3)]), None),
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => {
                let vanishes = function.amount.is_a(Amount::Bytes) & s2.slice(3, 2).any();
                (s2.slice(0, 3).concat(&g.zero(3)), Some(!vanishes))
            }
        };
        let value = &is_left.map_or_else(|| value.clone(), |is_left| value.when(&is_left));
        let arms =
            [(Amount::First, six(s0)), (Amount::Second, six(s1)), (Amount::Third, six(s2)), (Amount::Bytes, bytes)];
        let mut arms = arms.to_vec();
        arms.push((Amount::Word, g.constant(6, 32)));
        if set == InstructionSet::Cdna4 {
            arms.push((Amount::SecondOfEight, s1.slice(0, 3).zero_extend(6)));
        }
        let amount = function.amount.choose(&arms, &g.zero(6)) ^ function.left.wire().repeat(6);
        let upper = s1.slice(16, 16);
        let upper = function.left.wire().select(&mirrored(g, &upper), &upper);
        let register = |name: &str, wire: &Wire| pipeline.register(name, 1, wire);
        let five = |source: &Wire| source.slice(0, 5).zero_extend(6);
        let cuts = function.cuts.wire();
        let sign = FieldSign {
            there: register("has_sign", &(function.signed.wire() & &cuts & s2.slice(0, 5).any())),
            end: register("field_end", &(five(s1) + five(s2))),
        };
        let multiplies = !function.factors.is_a(Factors::None);
        Self {
            value: register("value", &multiplies.select(&g.zero(64), value)),
            amount: register("amount", &amount),
            upper: register("upper", &upper),
            upper_amount: register("upper_amount", &s0.slice(16, 4)),
            mask: register("mask", &cuts.select(mask, &g.constant(32, u32::MAX.into()))),
            sign,
        }
    }

    /// What was prepared, before any shift: 64 bits.
    pub fn value(&self) -> &Wire {
        &self.value
    }

    /// The value shifted, 64 bits. Above it are zeros or its sign; a shift to the left takes it from 63 bits higher, where below it are zeros.
    fn funnel(&self, g: &Builder, control: &Fields) -> Wire {
        let is_left = control.function.left.wire();
        let far = self.amount.bit(5);
        let fill = control.function.signed.wire() & self.value.msb();
        let bit = |at: u32| self.value.bit(at);
        // What the first step, by 32, makes of a place, in two bits: nothing, ones, a bit of the value, the other that can come there.
        let middle = is_left.select(&far.repeat(2), &(!&far).concat(&(&fill & &far)));
        let upper = is_left.select(&g.constant(1, 1).concat(&far), &fill.zero_extend(2));
        let (middle, upper) = (g.name("middle", &middle), g.name("upper_bits", &upper));
        let of =
            |kind: &Wire, one: Wire, other: Wire| bitwise::of_four(kind, [g.zero(1), g.constant(1, 1), one, other]);
        let places: Vec<Wire> = (0..95)
            .map(|at: u32| match at {
                0..31 => far.select(&bit(at + 32), &bit(at)) & !&is_left,
                // Here the highest bit can come too.
                31 => is_left.select(&(&far & bit(0)), &far.select(&bit(63), &bit(31))),
                63 => is_left.select(&far.select(&bit(32), &bit(0)), &far.select(&fill, &bit(63))),
                32..63 => of(&middle, bit(at), bit(at - 31)),
                _ => of(&upper, bit(at - 63), bit(at - 31)),
            })
            .collect();
        let first = g.concat(&places.iter().rev().collect::<Vec<_>>());
        [16, 8, 4, 2, 1].iter().zip((0..5).rev()).fold(first, |wire, (&by, at)| {
            let width = wire.width() - by;
            g.name(&format!("by_{by}"), &self.amount.bit(at).select(&wire.slice(by, width), &wire.slice(0, width)))
        })
    }

    /// The result of the second stage: shifted and cut.
    pub fn shifted(&self, g: &Builder, control: &Fields) -> Wire {
        let function = &control.function;
        let shifted = g.name("shifted", &self.funnel(g, control));
        let sign = function.signed.wire() & self.upper.msb();
        let upper = sign.concat(&self.upper).shift_right_signed(&self.upper_amount).slice(0, 16);
        let upper = g.name("upper_shifted", &function.left.wire().select(&mirrored(g, &upper), &upper));

        // A field keeps the bits below its width; the uppermost of them is its sign.
        let sign = self.sign.sign(g, &self.value);
        let low = shifted.slice(0, 32) & &self.mask | !&self.mask & sign.repeat(32);
        let packed = function.width.is_a(Width::Halves) & !function.amount.is_a(Amount::None);
        let high = packed.select(&upper, &low.slice(16, 16));
        g.concat(&[&shifted.slice(32, 32), &high, &low.slice(0, 16)])
    }
}
