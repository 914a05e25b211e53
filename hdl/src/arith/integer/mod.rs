//! The integer unit of a lane: every VALU operation that is not floating point, four clocks from sources to result.
//!
//! ```text
//!   stage 2      adder and comparator, bitwise and choice of a source, permutes, byte differences; four 17x17 products
//!   stage 3      one shifter (what is no shift passes by zero), bit counts; product + addend, first half
//!   stage 4      total = product + addend, value + addend, or the value alone
//!   stage 5      CLAMP
//! ```
//!
//! `synth_ecp5`: 2908 LUT and 458 carry cells; as `ecp5` has it (numbers of 32 and 64 bits alone), 1183 and 192.
//!
//! Each file lists the opcodes whose main work it does, as rows of control words ([`control`]). Numbers of 16 bits lie in
//! bits 15:0 with zeros above; a 16-bit result leaves the bits above undefined.

mod accumulate;
mod adder;
mod bitwise;
pub mod control;
mod count;
mod differences;
mod limits;
mod multiplier;
mod permute;
pub mod random;
mod selection;
mod shifter;
pub mod table;
#[cfg(test)]
mod tests;

pub use control::{Control, ControlFields, ControlWires, Function, FunctionWires};

use crate::config::{InstructionSet, Units};
use crate::parts::pipeline::Pipeline;
use control::{Fields, Outcome, Rows, Source, Width, words};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::known::known;

const PARTS: [&Rows; 9] = [
    adder::EXECUTES,
    adder::COMPARISONS,
    bitwise::EXECUTES,
    selection::EXECUTES,
    shifter::EXECUTES,
    count::EXECUTES,
    permute::EXECUTES,
    multiplier::EXECUTES,
    differences::EXECUTES,
];

/// The opcodes executed here.
pub const EXECUTES: &[(op::Operation, Function)] = &joined::<{ count_of(&PARTS) }>(&PARTS);

/// What CDNA4 computes beside what RDNA4 does: shifts with a sum of 64 bits, a reversed difference of 16 bits, truth tables, random numbers, bytes that
/// are shifted, dot products that saturate.
pub const OF_CDNA4: [Function; 10] = [
    SHIFT_ADD_WIDE,
    REVERSED_HALF,
    table::BY_TABLE,
    random::NEXT,
    SHIFTED_SIGNED,
    SHIFTED_UNSIGNED,
    SIGNED_PAIR,
    UNSIGNED_PAIR,
    SIGNED_BYTES,
    UNSIGNED_BYTES,
];
pub use adder::REVERSED_HALF;
pub use multiplier::{SIGNED_BYTES, SIGNED_PAIR, UNSIGNED_BYTES, UNSIGNED_PAIR};
pub use permute::{SHIFTED_SIGNED, SHIFTED_UNSIGNED};
pub use shifter::SHIFT_ADD_WIDE;

const fn count_of(parts: &[&Rows]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < parts.len() {
        count += parts[at].len();
        at += 1;
    }
    count
}

const fn joined<const N: usize>(parts: &[&'static Rows]) -> [(op::Operation, Function); N] {
    let mut all = [parts[0][0]; N];
    let (mut count, mut at) = (0, 0);
    while at < parts.len() {
        let mut row = 0;
        while row < parts[at].len() {
            all[count] = parts[at][row];
            (count, row) = (count + 1, row + 1);
        }
        at += 1;
    }
    all
}

/// What the first stage computes, as 64 bits.
fn value_of(
    g: &Builder,
    control: &Fields,
    wide: &[Wire; 3],
    sum: &adder::Sum,
    mask: &Wire,
    low_ones: &Wire,
    set: InstructionSet,
) -> Wire {
    let sources = [0, 1, 2].map(|at: usize| wide[at].slice(0, 32));
    let [s0, s1, _] = &sources;
    let function = &control.function;
    let chosen = selection::chosen(g, control, &sources, &sum.less, mask);
    let bitwise = bitwise::combined(g, control, &sources, &chosen);
    // In the order of [`Beside`].
    let kinds = [g.zero(32), sum.value.clone(), !&sum.value, shifter::mirrored(g, s0)];
    let beside = g.name("beside", &bitwise::of_four(&function.beside.wire(), kinds));
    let low = function.low_ones.wire().select(&(&bitwise & low_ones), &(&bitwise | beside));
    let mut arms = vec![
        (Source::Extended, shifter::extended_half(control, s0, s1)),
        (Source::Permuted, permute::permuted(g, &sources)),
        (Source::Average, permute::averages(g, &sources)),
        (Source::Narrowed, permute::narrowed_pair(g, control, s0, s1)),
    ];
    if set == InstructionSet::Cdna4 {
        arms.push((Source::Table, table::by_table(g, control, &sources)));
        arms.push((Source::Random, random::next(g, s0)));
        arms.push((Source::Shifted, permute::shifted_pair(g, control, &sources)));
    }
    let low = low | function.source.choose(&arms, &g.zero(32));
    g.name("value", &shifter::upper_half(g, control, &wide[0], &wide[1], set).concat(&low))
}

generator_block! {
    /// The integer unit, as far as `units` has it: sources to result in four clocks.
    pub struct IntegerUnit(units: Units) clocked {
        /// The control word.
        in control: (Control),
        /// An operation of this unit enters; else the unit rests.
        in start: (Bit),
        /// First source.
        in s0: (Bits<64>),
        /// Second source.
        in s1: (Bits<64>),
        /// Third source.
        in s2: (Bits<64>),
        /// This lane's bit of the mask source.
        in mask: (Bit),
        /// Number of the lane in its wave.
        in lane: (Bits<6>),
        /// The result.
        out value: (Bits<64>),
        /// Carry out or comparison.
        out flag: (Bit),
        /// The same after one clock; not of a product.
        out early_flag: (Bit),
    }
    |g| {
        let control = known::<Control>(g, &g.input_of::<Control>("control"), &words(EXECUTES, units));
        let bytes = units.byte_arithmetic;
        let [s0, s1, s2] = ["s0", "s1", "s2"].map(|name| g.input(name));
        let (mask, lane) = (g.input("mask"), g.input("lane"));
        let pipeline = &Pipeline::new(g, &g.input("start"), 4);
        let next = |stage: u32, name: &str, wire: &Wire| pipeline.register(name, stage, wire);

        let narrow = [&s0, &s1, &s2].map(|source| source.slice(0, 32));
        let sum = adder::sum_of(g, &control, &s0, &s1, &mask);
        let low_ones = bitwise::low_ones(g, &control, &narrow, &lane);
        let wide = [s0.clone(), s1.clone(), s2.clone()];
        let value = value_of(g, &control, &wide, &sum, &mask, &low_ones, units.set);
        let shift = shifter::Shift::prepared(g, pipeline, &control, &value, &narrow, &low_ones, units.set);
        let products = multiplier::products(g, pipeline, &control, &narrow[0], &narrow[1], bytes);
        let differences = bytes.then(|| differences::Bytes::differences(pipeline, &control, &s0, &narrow[1]));
        let addend = next(1, "addend", &accumulate::addend(g, &control, &s1, &s2));
        let less = [0, 1].map(|at: usize| next(1, "less", &sum.less[at]));
        let flag = next(1, "flag", &sum.flag);
        g.output("early_flag", &flag);
        let clamps = g.name("clamps", &(control.clamp.wire() & control.function.saturates.wire()));
        let excess = sum.excess.when(&clamps).registered(pipeline, 1);
        let clamps = next(1, "clamps", &clamps);
        let control = pipeline.control::<Control>(1, &control);

        let magnitude = differences::magnitude(&control, &shift.shifted(g, &control), &less);
        let parts = multiplier::parts(g, &control, &products, &magnitude.high, bytes, units.set);
        let count = count::count_of(g, &control, shift.value());
        let ors = control.function.ors.wire();
        let other = addend.slice(0, 32).when(&ors) | count.number.zero_extend(32);
        let value = magnitude.low | other.zero_extend(64);
        let value = next(2, "value", &(value.zero_extend(accumulate::TOTAL) | &parts.inner));
        let base = accumulate::first_sum(g, &control, &parts.base, &addend, &magnitude.carries[1]);
        // What is or-ed is not added.
        let base = next(2, "base", &ors.select(&g.zero(accumulate::TOTAL), &base));
        let carry = next(2, "carry", &magnitude.carries[0]);
        let sums = differences.map(|differences| differences.sums(g, pipeline));
        let flag = next(2, "flag", &flag);
        // -1 is the largest number.
        let excess = excess.or_above(&count.endless).registered(pipeline, 2);
        let clamps = next(2, "clamps", &clamps);
        let control = pipeline.control::<Control>(2, &control);

        let total = next(3, "total", &accumulate::total(g, &base, &value, &carry));
        let accumulated = sums.map(|sums| next(3, "value", &differences::accumulated(g, &control, &sums, &base)));
        let flag = next(3, "flag", &flag);
        let excess = excess.registered(pipeline, 3);
        let clamps = next(3, "clamps", &clamps);
        let control = pipeline.control::<Control>(3, &control);

        let outcome = &control.function.outcome;
        let is = |wanted: Outcome| outcome.is_a(wanted);
        let from_total = g.name("from_total", &!(is(Outcome::Value) | is(Outcome::Differences)));
        let excess = excess.choose(&from_total, &limits::excess_of(&control, &total).when(&clamps));
        let halves = total.slice(32, 16).concat(&total.slice(0, 16));
        let low = total.slice(0, 64);
        let arms = [
            (Outcome::ProductHigh, total.slice(32, 32).zero_extend(64)),
            (Outcome::Products, halves.zero_extend(64)),
            (Outcome::Differences, accumulated.unwrap_or_else(|| low.clone())),
        ];
        let value = g.name("result", &outcome.choose(&arms, &low));
        // CDNA4 extends numbers of 16 bits with zeros.
        let narrow = (units.set == InstructionSet::Cdna4).then(|| control.function.width.is_a(Width::Half));
        let extended = |value: Wire| match &narrow {
            Some(narrow) => value.slice(16, 48).when(&!narrow).concat(&value.slice(0, 16)),
            None => value,
        };
        g.output("value", &next(4, "value", &extended(limits::limited(g, &control, &value, &excess))));
        g.output("flag", &next(4, "flag", &is(Outcome::Product).select(&total.bit(64), &flag)));
    }
}
