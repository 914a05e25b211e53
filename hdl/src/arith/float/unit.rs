//! The float unit of a lane: sources to result in four clocks; that of the scalar ALU may take two.
//!
//! ```text
//!            stage 1                     stage 2         stage 3         stage 4
//!   low   multiply, align          | add, round at | normalise     | round, OMOD, clamp, pack
//!         compare, select, convert |   the units   | integers      |
//!   high  the same for one f16, or for the second source of a packed conversion
//! ```
//!
//! Area (`scripts/fpnew.sh`, beside FPnew's): 5,032 LUT4 on an ECP5, 4,025 LUT6 on a 7 series; as `ecp5` has it (f32 alone, without cube maps,
//! pixels and steps of divisions) 2,085 and 1,833; held to V_FMA_F32 in any mode 1,275 and 1,012.

use super::arithmetic::{Extra, Sources, arithmetic};
use super::control::{
    BYTE, CONTROL_WIDTH, DETAIL, FIRST, HALVES, INPUTS, MIX, MODE, PRODUCT, SCALE, USES, denormals, detail, first,
    integer, result, scale, used_bits,
};
use super::cube::MajorAxis;
use super::exceptions::{self, Raised};
use super::finish::{Finished, Other, Unreported, finish, packed};
use super::functions::EXECUTES;
use super::operand::{BIAS, Operand};
use super::settings::Settings;
use super::sum::{Shape, Sum, sum};
use super::{division, order, scaled, small};
use crate::config::{InstructionSet, Units};
use crate::parts::pipeline::Pipeline;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

const LOW: Shape = Shape { factor: 24, integer: 32 };
const HIGH: Shape = Shape { factor: 11, integer: 16 };

/// Stages of the unit.
pub const STAGES: u32 = 4;

const _: () = assert!(CONTROL_WIDTH == 65);

generator_block! {
    /// The float unit of a lane, as far as `units` has it. Operations that are packed need the second datapath. The four stages take so
    /// many `clocks`.
    pub struct FloatUnit(units: Units, clocks: u32) clocked {
        /// The control word, [`super::control`].
        in control: (Bits<65>),
        /// An operation of this unit enters; else the unit rests.
        in start: (Bit),
        /// First source; an f16 in 15:0, packed ones in 31:0, negated and made absolute already.
        in s0: (Bits<64>),
        /// Second source.
        in s1: (Bits<64>),
        /// Third source.
        in s2: (Bits<64>),
        /// This lane's bit of the mask source (V_DIV_FMAS_F32).
        in mask: (Bit),
        /// The result: an f16 in 15:0 with zeros above, packed ones in 31:0, 8 bits in each of the four bytes, a pair of
        /// f32 in 63:0.
        out value: (Bits<64>),
        /// Comparison, class, or whether V_DIV_FMAS_F32 must scale.
        out flag: (Bit),
        /// Where they are gathered: exceptions, as EXCP_FLAG_USER has them.
        out exceptions: [Bits<7>; usize::from(units.exceptions)],
    }
    |g| {
        let control = g.input("control") & g.constant(CONTROL_WIDTH, used_bits(EXECUTES, units));
        let bits = ["s0", "s1", "s2"].map(|name| g.input(name).slice(0, 32));
        let bits = if units.packed_float { with_small_factors(g, &control, bits) } else { bits };
        let settings = Settings::new(g, &control, units.set);
        let stages = Stages::new(g, settings, clocks);
        let pipeline = &stages.pipeline;
        let low_operands = low_operands(g, &control, &bits, units.set);
        let low = low_half(g, &control, &bits, &low_operands, &stages, units);

        let last = &stages.settings[3];
        let raw = !(last.is_result(result::SUM) | last.is_result(result::FIRST) | last.is_result(result::SIGNIFICAND));
        let low_value = raw.select(&low.raw, &packed(g, &low.value, &last.format));
        let mut raised = low.raised.clone();
        let value = if units.packed_float {
            let high = high_half(g, &control, &bits, &low_operands[1], &stages, units);
            raised = raised.zip(high.raised.clone()).map(|(low, high)| low | high.when(&last.packed));
            let high_value = raw.select(&high.raw, &packed(g, &high.value, &last.format)).slice(0, 16);
            let halves = high_value.concat(&low_value.slice(0, 16));
            let bytes = high_value.slice(0, 8).concat(&low_value.slice(0, 8)).repeat(2);
            let both = (last.format.bit(1) & !&raw).select(&bytes, &halves);
            last.packed.select(&both, &low_value)
        } else {
            low_value
        };
        let value = low.pair.concat(&g.zero(20)).concat(&value);
        let value = if units.scaled_float() {
            let sources = ["s0", "s1", "s2"].map(|name| g.input(name));
            let converted = scaled::converted(g, pipeline, &control, &sources);
            last.is_result(result::SCALED).select(&converted, &value)
        } else {
            value
        };
        g.output("value", &pipeline.register("value", 4, &value));
        g.output("flag", &pipeline.register("flag", 4, &low.flag));
        let raised: Vec<Wire> = raised.iter().map(|raised| pipeline.register("exceptions", 4, raised)).collect();
        g.outputs("exceptions", &raised);
    }
}

/// The stages 1 to 4 with their settings.
struct Stages {
    pipeline: Pipeline,
    settings: [Settings; 4],
}

impl Stages {
    fn new(g: &Builder, first: Settings, clocks: u32) -> Self {
        let pipeline = Pipeline::in_clocks(g, &g.input("start"), STAGES, clocks);
        let second = first.registered(&pipeline, 1);
        let third = second.registered(&pipeline, 2);
        let fourth = third.registered(&pipeline, 3);
        Self { pipeline, settings: [first, second, third, fourth] }
    }

    fn of_sum(&self) -> [&Settings; 3] {
        [&self.settings[0], &self.settings[1], &self.settings[2]]
    }
}

/// What a half gives in stage 4, before the last register.
struct Half {
    /// In the common form.
    value: Wire,
    /// Bits as they are.
    raw: Wire,
    /// Upper 12 bits of the upper f32 of a pair.
    pair: Wire,
    /// 1 bit.
    flag: Wire,
    /// Exceptions, where they are gathered.
    raised: Option<Wire>,
}

/// Whether denormals of a source are flushed.
fn flushes(g: &Builder, control: &Wire, half: &Wire, set: InstructionSet) -> Wire {
    let mode = MODE.of(control);
    let by_mode = !half.select(&mode.bit(6), &mode.bit(4));
    // What CDNA4's minima select obeys MODE as a result too, but for those that NaNs win; of sources without denormals they select the same.
    let by_mode = match set {
        InstructionSet::Cdna4 => {
            let nan_wins = DETAIL.of(control).bit(detail::NAN_WINS.trailing_zeros());
            let selects = FIRST.of(control).is(first::ORDER as u128) & !nan_wins;
            by_mode | selects & !half.select(&mode.bit(7), &mode.bit(5))
        }
        InstructionSet::Rdna4 | InstructionSet::SeaIslands => by_mode,
    };
    let fixed = [(denormals::KEEP as u128, g.zero(1)), (denormals::FLUSH as u128, g.constant(1, 1))];
    g.lookup(&INPUTS.of(control), &fixed, &by_mode)
}

/// The sources with bytes of the first two widened to f32 where they are the factors of a V_DOT4.
fn with_small_factors(g: &Builder, control: &Wire, bits: [Wire; 3]) -> [Wire; 3] {
    let detail = |bit: u64| DETAIL.of(control).bit(bit.trailing_zeros());
    let is_small = PRODUCT.of(control) & detail(detail::SMALL_FACTORS);
    let byte = BYTE.of(control).concat(&g.zero(3));
    let factor = |bits: &Wire, is_bf8: u64| {
        let widened = small::widened(g, &bits.slice_at(&byte, 8), &detail(is_bf8)).concat(&g.zero(20));
        is_small.select(&widened, bits)
    };
    let [s0, s1, s2] = bits;
    [factor(&s0, detail::FIRST_BF8), factor(&s1, detail::SECOND_BF8), s2]
}

fn low_operands(g: &Builder, control: &Wire, bits: &[Wire; 3], set: InstructionSet) -> [Operand; 3] {
    let halves = match set {
        InstructionSet::Rdna4 => HALVES.of(control) | MIX.of(control),
        // MODE.IEEE is in the place of MIX where sources are ordered.
        InstructionSet::Cdna4 => {
            HALVES.of(control) | MIX.of(control).when(&!FIRST.of(control).is(first::ORDER as u128))
        }
        InstructionSet::SeaIslands => HALVES.of(control),
    };
    [0, 1, 2].map(|at| {
        let half = halves.bit(at);
        Operand::read(g, &format!("x{at}"), &bits[at as usize], &half, &flushes(g, control, &half, set))
    })
}

fn low_half(
    g: &Builder,
    control: &Wire,
    bits: &[Wire; 3],
    operands: &[Operand; 3],
    stages: &Stages,
    units: Units,
) -> Half {
    let set = units.set;
    let uses = USES.of(control);
    let major_axis = MajorAxis::new(g, operands);
    let scale_of_division = division::scale(g, operands);
    let nans = [0, 1, 2].map(|at: u32| (&operands[at as usize], uses.bit(at)));
    let sources = Sources {
        operands,
        converted: &operands[0],
        nans: &nans,
        extra: Some(Extra { bits, major_axis: &major_axis, division: &scale_of_division, set }),
    };
    let (terms, special) = arithmetic(g, LOW, control, &sources);
    let sum = sum(g, &stages.pipeline, LOW, &terms, stages.of_sum(), units.exceptions);
    let sources_raise = units
        .exceptions
        .then(|| exceptions::of_sources(g, control, operands, &special.invalid, &scale_of_division, set));

    // Stage 1: everything that is not arithmetic.
    let chosen = DETAIL.of(control);
    let byte = bits[0].slice_at(&BYTE.of(control).concat(&g.zero(3)), 8);
    let is_bf8 = chosen.bit(detail::BF8.trailing_zeros());
    let is_half = HALVES.of(control).bit(0);
    let value = g.lookup(
        &FIRST.of(control),
        &[
            (first::ORDER as u128, order::select(g, control, operands, &uses.bit(2), set)),
            (first::CUBE as u128, major_axis.value(g, &chosen.slice(0, 2), operands)),
            (first::DIVISION_FIXUP as u128, division::fixup(g, operands, &is_half, &stages.settings[0])),
            (first::PACK as u128, operands[0].raw_word(g)),
            (first::SMALL as u128, small::widened(g, &byte, &is_bf8).concat(&g.zero(20))),
            (first::OFFSET as u128, small::offset(g, &bits[0].slice(0, 4))),
            (first::S2 as u128, bits[2].clone()),
        ],
        &special.value,
    );
    let is_sum = stages.settings[0].is_result(result::SUM) | stages.settings[0].is_result(result::SIGNIFICAND);
    let applies = special.applies | !is_sum;
    let is_pair = FIRST.of(control).is(first::SMALL as u128) & chosen.bit(detail::PAIR.trailing_zeros());
    let pair = small::widened(g, &bits[0].slice(8, 8), &is_bf8).when(&is_pair);
    let of_class = (order::class(g, &operands[0]) & bits[1].slice(0, 10)).any();
    let of_relation = (order::relation(g, &operands[0], &operands[1]) & chosen.slice(0, 4)).any();
    let compared = chosen.bit(detail::CLASS.trailing_zeros()).select(&of_class, &of_relation);
    let flag = SCALE.of(control).is(scale::DIVISION as u128).select(&scale_of_division.flag, &compared);
    let down = operands[2].exponent.less(&operands[2].exponent.same_width(BIAS as u128 + 1));
    let scaled = g.input("mask").concat(&down);

    // Stage 3: integers.
    let value = stages.pipeline.delayed("special", &value, 1..=2);
    let third = &stages.settings[2];
    let is_integer = third.is_result(result::INTEGER) | third.is_result(result::EXPONENT);
    let position = stages.pipeline.delayed("byte_position", &bits[1].slice(0, 2), 1..=2);
    let short = sum.integer.slice(0, 16).zero_extend(32);
    let inserted: Vec<Wire> = (0..4u32)
        .rev()
        .map(|at| position.is(at as u128).select(&sum.integer.slice(0, 8), &value.slice(8 * at, 8)))
        .collect();
    let inserted = g.concat(&inserted.iter().collect::<Vec<_>>());
    let integer = g.lookup(
        &third.integer.slice(0, 2),
        &[(integer::SHORT as u128, short), (integer::BYTE as u128, inserted)],
        &sum.integer,
    );
    let value = stages.pipeline.register("special", 3, &is_integer.select(&integer, &value));
    let applies = stages.pipeline.delayed("is_special", &applies, 1..=3);
    let scaled = stages.pipeline.delayed("scaled", &scaled, 1..=3);
    let unreported = units.exceptions.then(|| Unreported {
        scales: stages.pipeline.delayed("scales", &exceptions::only_scales(control), 1..=3),
        infinite: stages.pipeline.delayed("infinite_source", &special.infinite, 1..=3),
    });
    let other = Other { value: &value, applies: &applies, scaled: Some(&scaled), unreported };
    let finished = finish(g, &sum, &other, &stages.settings[3]);
    let raised = all_raised(
        g,
        control,
        stages,
        sources_raise,
        Rounded { sum: &sum, finished: &finished, applies: &applies },
        "",
    );
    Half {
        value: finished.value,
        raised,
        raw: value,
        pair: stages.pipeline.delayed("pair", &pair, 1..=3),
        flag: stages.pipeline.delayed("flag", &flag, 1..=3),
    }
}

/// What a half rounds in stage 4.
struct Rounded<'a> {
    sum: &'a Sum,
    finished: &'a Finished,
    /// Another value takes the place of the sum.
    applies: &'a Wire,
}

/// The exceptions of a half in stage 4: those of its sources, of the units at which it rounds, of its rounding.
fn all_raised(
    g: &Builder,
    control: &Wire,
    stages: &Stages,
    of_sources: Option<Wire>,
    Rounded { sum, finished, applies }: Rounded,
    name: &str,
) -> Option<Wire> {
    let last = &stages.settings[3];
    let range = exceptions::reports_range(control);
    let of_sources = of_sources?.when(&!exceptions::is_silent(control));
    let of_sources = stages.pipeline.delayed(&format!("{name}sources_raise"), &of_sources, 1..=3);
    // Neither underflow nor inexact (7.2.3.1).
    let of_sources = of_sources & !last.omod.any().repeat(2).zero_extend(3).concat(&g.zero(4));
    let range = stages.pipeline.delayed(&format!("{name}reports_range"), &range, 1..=3);
    let lost = stages.pipeline.register(&format!("{name}lost_of_units"), 3, sum.lost.as_ref()?);
    let cut = lost.bit(1) & last.is_result(result::SUM) & !applies & !last.omod.any();
    let of_units = Raised { inexact: cut, invalid: lost.bit(0) & range, ..Raised::none(g) }.pack(g);
    let silent = stages.pipeline.delayed(&format!("{name}silent"), &exceptions::is_silent(control), 1..=3);
    let rounds =
        !(silent | last.is_result(result::RAW) | last.is_result(result::INTEGER) | last.is_result(result::EXPONENT));
    Some(of_sources | of_units | finished.raised.as_ref()?.when(&rounds))
}

fn high_half(
    g: &Builder,
    control: &Wire,
    bits: &[Wire; 3],
    converted: &Operand,
    stages: &Stages,
    units: Units,
) -> Half {
    let set = units.set;
    // Sea Islands has no packed operations.
    let (of_pairs, third) = match set {
        InstructionSet::Cdna4 => (set, USES.of(control).bit(2)),
        InstructionSet::Rdna4 | InstructionSet::SeaIslands => (InstructionSet::Rdna4, g.zero(1)),
    };
    let yes = g.constant(1, 1);
    let flush = flushes(g, control, &yes, set);
    let operands = [0, 1, 2].map(|at: usize| {
        let word = bits[at].slice(16, 16).zero_extend(32);
        Operand::read(g, &format!("h{at}"), &word, &yes, &flush)
    });
    let has_product = PRODUCT.of(control);
    let uses = USES.of(control);
    let nans: Vec<_> = (0..3u32)
        .map(|at| (&operands[at as usize], uses.bit(at) & &has_product))
        .chain([(converted, !&has_product)])
        .collect();
    let sources = Sources { operands: &operands, converted, nans: &nans, extra: None };
    let (terms, special) = arithmetic(g, HIGH, control, &sources);
    let sum = sum(g, &stages.pipeline, HIGH, &terms, stages.of_sum(), units.exceptions);
    let sources_raise =
        units.exceptions.then(|| exceptions::of_high(g, control, &operands, converted, &special.invalid));
    let value = g.lookup(
        &FIRST.of(control),
        &[
            (first::ORDER as u128, order::select(g, control, &operands, &third, of_pairs)),
            (first::PACK as u128, converted.raw_word(g)),
        ],
        &special.value,
    );
    let value = value.slice(13, 19);
    let is_sum = stages.settings[0].is_result(result::SUM);
    let applies = stages.pipeline.delayed("high_is_special", &(special.applies | !is_sum), 1..=3);
    let value = stages.pipeline.delayed("high_special", &value, 1..=3).concat(&g.zero(13));
    let integer = stages.pipeline.register("high_integer", 3, &sum.integer);
    let unreported = units.exceptions.then(|| Unreported {
        scales: g.zero(1),
        infinite: stages.pipeline.delayed("high_infinite_source", &special.infinite, 1..=3),
    });
    let other = Other { value: &value, applies: &applies, scaled: None, unreported };
    let finished = finish(g, &sum, &other, &stages.settings[3]);
    let raised = all_raised(
        g,
        control,
        stages,
        sources_raise,
        Rounded { sum: &sum, finished: &finished, applies: &applies },
        "high_",
    );
    Half { value: finished.value, raised, raw: integer.zero_extend(32), pair: g.zero(1), flag: g.zero(1) }
}
