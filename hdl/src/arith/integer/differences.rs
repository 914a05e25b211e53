//! Sums of absolute differences: of bytes at four distances (V_SAD_U8 to V_MQSAD_U32_U8), of halves and of words (the
//! magnitude of the adder's difference).
//!
//! The sums of four bytes are added to the halves of the addend by four 16-bit adders whose carries are chained as the
//! size of the results asks. V_MQSAD_U32_U8 has four results of 32 bits and takes two passes.

use super::accumulate::plus_third;
use super::adder::{add, distance};
use super::control::{Addend, Fields, Function, Magnitude, Outcome, Rows, Width};
use crate::parts::pipeline::Pipeline;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// What the results of byte differences are.
    pub enum Form {
        /// One, 32 bits.
        Single,
        /// One, added from bit 16 on.
        Shifted,
        /// Four of 16 bits.
        Quad,
        /// Two of 32 bits; distances 2 and 3 in the upper pass.
        Pair,
    }
}

/// `masked`: bytes of s1 that are zero do not count.
const fn bytes(form: Form, masked: bool) -> Function {
    let function = Function::of(Width::Double, false);
    Function { form, masked, addend: Addend::Third, outcome: Outcome::Differences, ..function }
}

const fn magnitudes(magnitude: Magnitude) -> Function {
    plus_third(Function { magnitude, saturates: true, ..distance(Width::Word, false) })
}

/// The opcodes executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_SAD_U8, bytes(Form::Single, false)),
    (op::V_SAD_HI_U8, bytes(Form::Shifted, false)),
    (op::V_MSAD_U8, bytes(Form::Single, true)),
    (op::V_QSAD_PK_U16_U8, bytes(Form::Quad, false)),
    (op::V_MQSAD_PK_U16_U8, bytes(Form::Quad, true)),
    (op::V_MQSAD_U32_U8, bytes(Form::Pair, true)),
    (op::V_SAD_U16, magnitudes(Magnitude::Halves)),
    (op::V_SAD_U32, magnitudes(Magnitude::Word)),
];

/// The magnitude of a difference, without the ones that complete its negated parts.
pub(super) struct Absolute {
    /// 64 bits: the lower half's, or all.
    pub low: Wire,
    /// 16 bits: the upper half's, or zero.
    pub high: Wire,
    /// To be added to the two.
    pub carries: [Wire; 2],
}

/// The magnitudes in `value`, a difference, that was negative in the lower half (or as a whole) and the upper half; of anything else the value.
pub(super) fn magnitude(control: &Fields, value: &Wire, less: &[Wire; 2]) -> Absolute {
    let enabled = !control.function.magnitude.is_a(Magnitude::None);
    let halves = control.function.magnitude.is_a(Magnitude::Halves);
    let negative = [0, 1].map(|at: usize| &less[at] & &enabled);
    let low = value.slice(0, 16) ^ negative[0].repeat(16);
    let high = value.slice(16, 16) ^ negative[1].repeat(16);
    Absolute {
        low: value.slice(32, 32).concat(&high.when(&!&halves)).concat(&low),
        high: high.when(&halves),
        carries: [negative[0].clone(), &negative[1] & &halves],
    }
}

/// A byte's magnitude without the one that completes a negated one, and that one.
struct Byte {
    magnitude: Wire,
    carry: Wire,
}

/// Registered differences of bytes: of each of the four distances, those of its four bytes.
pub(super) struct Bytes(Vec<Vec<Byte>>);

/// Bits of a sum of four bytes with its last carry, which lies below it.
const SUM: u32 = 11;

impl Bytes {
    /// The bytes of s0 (64 bits) from the distance on against those of s1, in registers.
    pub fn differences(pipeline: &Pipeline, control: &Fields, s0: &Wire, s1: &Wire) -> Self {
        let masked = control.function.masked.wire();
        let difference = |distance: u32, at: u32| {
            let left = s0.slice(8 * (distance + at), 8);
            let right = s1.slice(8 * at, 8);
            let difference = left.zero_extend(9) - right.zero_extend(9);
            let negative = difference.msb();
            let counts = right.any() | !&masked;
            let magnitude = (difference.slice(0, 8) ^ negative.repeat(8)).when(&counts);
            let register = |name: &str, wire: &Wire| pipeline.register(&format!("{name}_{distance}_{at}"), 1, wire);
            Byte { magnitude: register("difference", &magnitude), carry: register("carry", &(negative & counts)) }
        };
        Self((0..4).map(|distance| (0..4).map(|at| difference(distance, at)).collect()).collect())
    }

    /// Their sum at each distance and a carry to be added, [`SUM`] bits, in registers. Three adders take three of the
    /// four carries.
    pub fn sums(&self, g: &Builder, pipeline: &Pipeline) -> Vec<Wire> {
        let sum = |bytes: &Vec<Byte>| {
            let low = add(g, &bytes[0].magnitude, &bytes[1].magnitude, &bytes[0].carry);
            let high = add(g, &bytes[2].magnitude, &bytes[3].magnitude, &bytes[1].carry);
            add(g, &low, &high, &bytes[2].carry).concat(&bytes[3].carry)
        };
        self.0
            .iter()
            .enumerate()
            .map(|(at, bytes)| pipeline.register(&format!("byte_sum_{at}"), 2, &sum(bytes)))
            .collect()
    }
}

/// The sums ([`SUM`] bits each) plus the halves of the addend (64 bits), saturated under CLAMP.
pub(super) fn accumulated(g: &Builder, control: &Fields, sums: &[Wire], addend: &Wire) -> Wire {
    let form = &control.function.form;
    let upper = control.upper.wire();
    let first = upper.select(&sums[2], &sums[0]);
    let second = upper.select(&sums[3], &sums[1]);
    let plus = |at: u32, term: Wire| {
        let sum = add(g, &addend.slice(16 * at, 16), &term.slice(1, SUM - 1).zero_extend(16), &term.bit(0));
        g.name(&format!("accumulated_{at}"), &sum)
    };
    let zero = g.zero(SUM);
    let carry = |sum: &Wire| sum.msb().zero_extend(SUM);
    let low = plus(0, form.is_a(Form::Shifted).select(&zero, &first));
    let arms = [(Form::Shifted, first), (Form::Quad, sums[1].clone())];
    let next = plus(1, form.choose(&arms, &carry(&low)));
    let quad = g.name("is_quad", &form.is_a(Form::Quad));
    let third = plus(2, quad.select(&sums[2], &second));
    let last = plus(3, quad.select(&sums[3], &carry(&third)));
    let clamp = control.clamp.wire();
    let saturated = |sum: &Wire, top: &Wire| {
        let over = quad.select(&sum.msb(), &top.msb()) & &clamp;
        sum.slice(0, 16) | over.repeat(16)
    };
    let parts = [saturated(&last, &last), saturated(&third, &last), saturated(&next, &next), saturated(&low, &next)];
    g.concat(&parts.iter().collect::<Vec<_>>())
}
