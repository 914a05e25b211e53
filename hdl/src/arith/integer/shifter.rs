//! Shifts and bit fields: one 64-bit right shifter, with its operand and result mirrored for shifts to the left, and a
//! 16-bit one for the upper of two packed halves.
//!
//! Everything that is not a shift passes through it with an amount of zero.

use super::accumulate::plus_third;
use super::adder::SUM;
use super::control::{Addend, Amount, Fields, Function, Mask, Rows, Source, Width};
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
    by(Function::of(Source::Operand, width, signed), Amount::First)
}

/// s0, extended
const fn first(width: Width, signed: bool) -> Function {
    Function { takes_first: true, ..Function::of(Source::Operand, width, signed) }
}

const fn field(signed: bool) -> Function {
    by(Function { mask: Mask::Third, cuts: true, ..first(Width::Word, signed) }, Amount::Second)
}

/// The addend is or-ed to s0 << s1.
const SHIFT_OR: Function =
    Function { addend: Addend::Third, ors: true, ..left(by(first(Width::Word, false), Amount::Second)) };
/// (s0 << s1\[2:0\]) + s2 of 64 bits: CDNA4's V_LSHL_ADD_U64.
pub const SHIFT_ADD_WIDE: Function = plus_third(left(by(first(Width::Double, false), Amount::SecondOfEight)));
const PAIR: Function = Function::of(Source::Pair, Width::Word, false);
const ONES: Function = Function { mask: Mask::First, ..Function::of(Source::Mask, Width::Word, false) };

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
    (op::V_BFREV_B32, Function::of(Source::Mirrored, Width::Word, false)),
    (op::V_CVT_I32_I16, first(Width::Half, true)),
    (op::V_CVT_U32_U16, first(Width::Half, false)),
];

/// The bits in reverse order.
pub(super) fn mirrored(g: &Builder, value: &Wire) -> Wire {
    let bits: Vec<Wire> = (0..value.width()).map(|at| value.bit(at)).collect();
    g.concat(&bits.iter().collect::<Vec<_>>())
}

/// s0 or s1 (64 bits), extended from its width with zeros or its sign. Of packed halves: the lower one.
pub(super) fn extended_operand(g: &Builder, control: &Fields, s0: &Wire, s1: &Wire) -> Wire {
    let function = &control.function;
    let source = function.takes_first.wire().select(s0, s1);
    let signed = function.signed.wire();
    let extended = |width: u32| {
        let sign = source.bit(width - 1) & &signed;
        sign.repeat(64 - width).concat(&source.slice(0, width))
    };
    let half = extended(16);
    let arms = [(Width::Half, half.clone()), (Width::Halves, half), (Width::Double, source.clone())];
    g.name("operand", &function.width.choose(&arms, &extended(32)))
}

/// What the second stage shifts.
pub(super) struct Shift {
    value: Wire,
    amount: Wire,
    fill: Wire,
    upper: Wire,
    upper_amount: Wire,
    mask: Wire,
}

impl Shift {
    /// The shift of `value` (64 bits) that the control word asks for, in registers. `mask` is what a field is cut with.
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
        if set == InstructionSet::Cdna4 {
            arms.push((Amount::SecondOfEight, s1.slice(0, 3).zero_extend(6)));
        }
        let amount = function.amount.choose(&arms, &g.zero(6));
        let turned = |value: &Wire| function.left.wire().select(&mirrored(g, value), value);
        let register = |name: &str, wire: &Wire| pipeline.register(name, 1, wire);
        Self {
            value: register("value", &turned(value)),
            amount: register("amount", &amount),
            fill: register("fill", &(function.signed.wire() & value.msb())),
            upper: register("upper", &turned(&s1.slice(16, 16))),
            upper_amount: register("upper_amount", &s0.slice(16, 4)),
            mask: register("mask", mask),
        }
    }

    /// What was prepared, before any shift: 64 bits.
    pub fn value(&self) -> &Wire {
        &self.value
    }

    /// The result of the second stage: shifted, cut, `addend` or-ed.
    pub fn shifted(&self, g: &Builder, control: &Fields, addend: &Wire) -> Wire {
        let function = &control.function;
        let is_left = function.left.wire();
        let turned = |value: Wire| is_left.select(&mirrored(g, &value), &value);
        let filled = self.fill.concat(&self.value).shift_right_signed(&self.amount).slice(0, 64);
        let shifted = g.name("shifted", &turned(filled));
        let sign = function.signed.wire() & self.upper.msb();
        let upper = sign.concat(&self.upper).shift_right_signed(&self.upper_amount).slice(0, 16);
        let upper = g.name("upper_shifted", &turned(upper));

        // A field keeps the bits below its width; the uppermost of them is its sign.
        let cuts = function.cuts.wire();
        let low = shifted.slice(0, 32);
        let top = &self.mask & &!self.mask.slice(1, 31).zero_extend(32);
        let sign = (&low & &top).any() & function.signed.wire();
        let field = &low & &self.mask | &(!&self.mask & &sign.repeat(32));
        let low = cuts.select(&field, &low);
        let packed = function.width.is_a(Width::Halves) & !function.amount.is_a(Amount::None);
        let high = packed.select(&upper, &low.slice(16, 16));
        let low = high.concat(&low.slice(0, 16)) | addend.slice(0, 32).when(&function.ors.wire());
        shifted.slice(32, 32).concat(&low)
    }
}
