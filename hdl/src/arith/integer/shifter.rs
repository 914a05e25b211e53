//! Shifts and bit fields: one 64-bit right shifter, with its operand and result mirrored for shifts to the left, and a
//! 16-bit one for the upper of two packed halves.
//!
//! Everything that is not a shift passes through it with an amount of zero.

use super::accumulate::plus_third;
use super::adder::SUM;
use super::control::{
    ADDEND, AMOUNT, Addend, Amount, CUTS, FIRST, Function, LEFT, MASK, Mask, ORS, Rows, SIGNED, SOURCE, Source, WIDTH,
    Width,
};
use crate::parts::pipeline::Pipeline;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

const fn by(function: Function, amount: Amount) -> Function {
    function.with(AMOUNT, amount as u64)
}

const fn left(function: Function) -> Function {
    function.with(LEFT, 1)
}

/// s1, extended
const fn operand(width: Width, signed: bool) -> Function {
    Function::NONE.with(SOURCE, Source::Operand as u64).with(WIDTH, width as u64).with(SIGNED, signed as u64)
}

/// s1 >> s0
const fn right(width: Width, signed: bool) -> Function {
    by(operand(width, signed), Amount::First)
}

/// s0, extended
const fn first(width: Width, signed: bool) -> Function {
    operand(width, signed).with(FIRST, 1)
}

const fn field(signed: bool) -> Function {
    by(first(Width::Word, signed), Amount::Second).with(MASK, Mask::Third as u64).with(CUTS, 1)
}

const PAIR: Function = Function::NONE.with(SOURCE, Source::Pair as u64);
const ONES: Function = Function::NONE.with(SOURCE, Source::Mask as u64).with(MASK, Mask::First as u64);

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
    (
        op::V_LSHL_OR_B32,
        left(by(first(Width::Word, false), Amount::Second)).with(ADDEND, Addend::Third as u64).with(ORS, 1),
    ),
    (op::V_ADD_LSHL_U32, left(by(SUM, Amount::Third))),
    (op::V_ALIGNBIT_B32, by(PAIR, Amount::Third)),
    (op::V_ALIGNBYTE_B32, by(PAIR, Amount::Bytes)),
    (op::V_BFE_U32, field(false)),
    (op::V_BFE_I32, field(true)),
    (op::V_BFM_B32, left(by(ONES, Amount::Second))),
    (op::V_BFREV_B32, Function::NONE.with(SOURCE, Source::Mirrored as u64)),
    (op::V_CVT_I32_I16, first(Width::Half, true)),
    (op::V_CVT_U32_U16, first(Width::Half, false)),
];

/// The bits in reverse order.
pub(super) fn mirrored(g: &Builder, value: &Wire) -> Wire {
    let bits: Vec<Wire> = (0..value.width()).map(|at| value.bit(at)).collect();
    g.concat(&bits.iter().collect::<Vec<_>>())
}

/// s0 or s1 (64 bits), extended from its width with zeros or its sign. Of packed halves: the lower one.
pub(super) fn extended_operand(g: &Builder, control: &Wire, s0: &Wire, s1: &Wire) -> Wire {
    let source = FIRST.of(control).select(s0, s1);
    let signed = SIGNED.of(control);
    let extended = |width: u32| {
        let sign = source.bit(width - 1) & &signed;
        sign.repeat(64 - width).concat(&source.slice(0, width))
    };
    let half = extended(16);
    let arms =
        [(Width::Half as u128, half.clone()), (Width::Halves as u128, half), (Width::Double as u128, source.clone())];
    g.name("operand", &g.lookup(&WIDTH.of(control), &arms, &extended(32)))
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
        pipeline: &Pipeline<'_>,
        control: &Wire,
        value: &Wire,
        sources: &[Wire; 3],
        mask: &Wire,
    ) -> Self {
        let width = WIDTH.of(control);
        let small = width.is(Width::Half as u128) | width.is(Width::Halves as u128);
        let six = |source: &Wire| {
            let high = g.concat(&[&(source.bit(5) & width.is(Width::Double as u128)), &(source.bit(4) & !&small)]);
            high.concat(&source.slice(0, 4))
        };
        let [s0, s1, s2] = sources;
        let bytes = g.concat(&[&g.zero(1), &s2.slice(0, 2), &g.zero(3)]);
        let kind = AMOUNT.of(control);
        let arms = [
            (Amount::First as u128, six(s0)),
            (Amount::Second as u128, six(s1)),
            (Amount::Third as u128, six(s2)),
            (Amount::Bytes as u128, bytes),
        ];
        let amount = g.lookup(&kind, &arms, &g.zero(6));
        let turned = |value: &Wire| LEFT.of(control).select(&mirrored(g, value), value);
        let register = |name: &str, wire: &Wire| pipeline.register(name, 1, wire);
        Self {
            value: register("value", &turned(value)),
            amount: register("amount", &amount),
            fill: register("fill", &(SIGNED.of(control) & value.msb())),
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
    pub fn shifted(&self, g: &Builder, control: &Wire, addend: &Wire) -> Wire {
        let is_left = LEFT.of(control);
        let turned = |value: Wire| is_left.select(&mirrored(g, &value), &value);
        let filled = self.fill.concat(&self.value).shift_right_signed(&self.amount).slice(0, 64);
        let shifted = g.name("shifted", &turned(filled));
        let sign = SIGNED.of(control) & self.upper.msb();
        let upper = sign.concat(&self.upper).shift_right_signed(&self.upper_amount).slice(0, 16);
        let upper = g.name("upper_shifted", &turned(upper));

        // A field keeps the bits below its width; the uppermost of them is its sign.
        let cuts = CUTS.of(control);
        let low = shifted.slice(0, 32);
        let top = &self.mask & &!self.mask.slice(1, 31).zero_extend(32);
        let sign = (&low & &top).any() & SIGNED.of(control);
        let field = &low & &self.mask | &(!&self.mask & &sign.repeat(32));
        let low = cuts.select(&field, &low);
        let packed = WIDTH.is(control, Width::Halves as u64) & AMOUNT.of(control).any();
        let high = packed.select(&upper, &low.slice(16, 16));
        let low = high.concat(&low.slice(0, 16)) | addend.slice(0, 32).when(&ORS.of(control));
        shifted.slice(32, 32).concat(&low)
    }
}
