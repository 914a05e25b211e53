//! The transcendental unit: reciprocal, roots, logarithm, exponential, sine and cosine of binary32 and binary16, as
//! `docs/transcendentals.md` defines them bit by bit. One lane a clock, ten clocks from operand to result:
//!
//! ```text
//!   1 operand        unpack, normalise, special cases
//!   2 reduction      table address, position, factor, exponent      the table is read at the end
//!   3..5 table       c0 + c1 t + c2 t^2
//!   6 product        times the factor
//!   7 sum            the logarithm adds the exponent
//!   8..9 rounding    normalise, round, pack
//!   10 modifiers     OMOD, CLAMP
//! ```
//!
//! A quick unit ([`Units::quick_transcendental`]) has five clocks, each of them two stages or, for the last one, three; the first products of
//! the table have a clock for themselves.
//!
//! A unit takes 1,802 LUT, 492 FF, 12 DSP and five block RAMs of 18 kbit (Yosys synth_xilinx).

mod operand;
mod reduction;
mod rounding;
pub(super) mod table;

use super::SharedControl;
use super::modifiers::{Modifiers, modified, of_result};
use crate::arith::float_format::FloatFormat;
use crate::config::Units;
use operand::Operand;
use reduction::Reduction;
use rounding::{Rounded, Rounding, rounded};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// The functions.
    pub enum Function {
        /// `1 / x`
        Rcp,
        /// `1 / sqrt(x)`
        Rsq,
        /// `sqrt(x)`
        Sqrt,
        /// `log2(x)`
        Log,
        /// `2^x`
        Exp,
        /// `sin(2 pi x)`
        Sin,
        /// `cos(2 pi x)`
        Cos,
    }
}

impl Function {
    /// Of an angle.
    fn is_angle(self) -> bool {
        matches!(self, Self::Sin | Self::Cos)
    }
}

/// A function in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// What is computed.
    pub function: Function,
    /// Of binary16; else binary32.
    pub half: bool,
    /// Of a scalar (7.10).
    pub of_one_lane: bool,
    /// Of a division of integers, which reports a division by zero alone (16.8, V_RCP_IFLAG_F32).
    pub of_integers: bool,
}

impl Operation {
    /// A machine with these units has it.
    pub fn is_in(self, units: Units) -> bool {
        (units.narrow_float || !self.half) && (units.angles || !self.function.is_angle())
    }
}

const fn single(function: Function) -> Operation {
    Operation { function, half: false, of_one_lane: false, of_integers: false }
}

const fn half(function: Function) -> Operation {
    Operation { function, half: true, of_one_lane: false, of_integers: false }
}

const fn scalar(operation: Operation) -> Operation {
    Operation { of_one_lane: true, ..operation }
}

const fn of_integers(operation: Operation) -> Operation {
    Operation { of_integers: true, ..operation }
}

/// The opcodes executed here. V_RCP_IFLAG_F32 differs from V_RCP_F32 in its exceptions only.
pub const EXECUTES: &[(op::Operation, Operation)] = &[
    (op::V_RCP_F32, single(Function::Rcp)),
    (op::V_RCP_IFLAG_F32, of_integers(single(Function::Rcp))),
    (op::V_RSQ_F32, single(Function::Rsq)),
    (op::V_SQRT_F32, single(Function::Sqrt)),
    (op::V_LOG_F32, single(Function::Log)),
    (op::V_EXP_F32, single(Function::Exp)),
    (op::V_SIN_F32, single(Function::Sin)),
    (op::V_COS_F32, single(Function::Cos)),
    (op::V_RCP_F16, half(Function::Rcp)),
    (op::V_RSQ_F16, half(Function::Rsq)),
    (op::V_SQRT_F16, half(Function::Sqrt)),
    (op::V_LOG_F16, half(Function::Log)),
    (op::V_EXP_F16, half(Function::Exp)),
    (op::V_SIN_F16, half(Function::Sin)),
    (op::V_COS_F16, half(Function::Cos)),
    (op::V_S_RCP_F32, scalar(single(Function::Rcp))),
    (op::V_S_RSQ_F32, scalar(single(Function::Rsq))),
    (op::V_S_SQRT_F32, scalar(single(Function::Sqrt))),
    (op::V_S_LOG_F32, scalar(single(Function::Log))),
    (op::V_S_EXP_F32, scalar(single(Function::Exp))),
    (op::V_S_RCP_F16, scalar(half(Function::Rcp))),
    (op::V_S_RSQ_F16, scalar(half(Function::Rsq))),
    (op::V_S_SQRT_F16, scalar(half(Function::Sqrt))),
    (op::V_S_LOG_F16, scalar(half(Function::Log))),
    (op::V_S_EXP_F16, scalar(half(Function::Exp))),
];

/// Stages from operand to result.
const STAGES: usize = 10;
/// Those of a quick unit that end in wires instead of registers.
const JOINED: [usize; 5] = [1, 4, 6, 8, 9];

/// Clocks from operand to result.
pub const fn latency(units: Units) -> usize {
    if units.quick_transcendental { STAGES - JOINED.len() } else { STAGES }
}

/// Where a unit has registers.
#[derive(Clone, Copy)]
pub struct Registers {
    quick: bool,
}

impl Registers {
    /// Behind every stage.
    pub const ALL: Self = Self { quick: false };

    /// Stage `at` ends in one.
    fn ends(self, at: usize) -> bool {
        !(self.quick && JOINED.contains(&at))
    }

    /// The value behind stage `at`.
    fn behind(self, g: &Builder, at: usize, name: &str, value: &Wire) -> Wire {
        if self.ends(at) { g.register(name, value) } else { value.clone() }
    }

    /// Clocks from the end of stage `from` to the end of stage `to`.
    fn clocks(self, from: usize, to: usize) -> u32 {
        (from + 1..=to).filter(|at| self.ends(*at)).count() as u32
    }
}

record! {
    /// What stages 8 to 10 need of the first.
    struct Late {
        special: Bits<32>,
        is_special: Bit,
        half: Bit,
        keep_outputs: Bit,
        halves_up: Bit,
        saturate: Bit,
        clamp: Bit,
        omod: Bits<2>,
        round: Bits<2>,
    }
}

generator_block! {
    /// One unit, as far as `units` has it.
    pub struct TranscendentalUnit(units: Units) clocked {
        /// The control word.
        in control: (SharedControl),
        /// The operand.
        in s0: (Bits<32>),
        /// The result; of binary16 with zeros above.
        out value: (Bits<32>),
        /// Exceptions, as EXCP_FLAG_USER has them.
        out exceptions: [Bits<7>; usize::from(units.exceptions)],
    }
    |g| {
        let registers = Registers { quick: units.quick_transcendental };
        let control = g.input_of::<SharedControl>("control");
        let function = control.function.transcendental;
        let half = if units.narrow_float { control.function.half } else { g.zero(1) };
        // The other forms of binary32 flush whatever MODE says (7.2.4).
        let keeps = &half | &function.is_a(Function::Sin);
        let keep_inputs = control.keep_inputs & &keeps;
        let keep_outputs = control.keep_outputs & &keeps;

        // Stage 1.
        let operand = Operand::new(g, &g.input("s0"), &function, &half, &keep_inputs, units.set);
        let raised = units.exceptions.then(|| operand.raised(g, &control.raises_others));
        let late = LateWires {
            special: operand.special.slice(0, 32),
            is_special: operand.special.bit(32),
            half,
            keep_outputs,
            halves_up: function.is_a(Function::Rcp),
            saturate: control.saturate,
            clamp: control.clamp,
            omod: control.omod,
            round: control.round,
        };
        let late = registers.behind(g, 1, "late_1", &late.pack(g));
        let operand = operand.registered(g, registers);

        // Stages 2 to 6.
        let reduction = Reduction::new(g, &operand, units.angles);
        let value = table::interpolated(g, &reduction.address, &reduction.position, registers);
        let later = |name: &str, wire: &Wire, [from, to]: [usize; 2]| super::delayed(g, name, wire, registers.clocks(from, to));
        let factor = later("factor", &reduction.factor, [2, 5]);
        let product = registers.behind(g, 6, "product", &(value * factor));

        // Stage 7: the signs of the whole part and of the product are known, so no magnitude has to be taken.
        let whole = later("whole", &reduction.whole, [2, 6]);
        let subtract = later("subtract", &reduction.subtract, [2, 6]);
        let whole = whole.concat(&g.zero(54)).zero_extend(64);
        let product = product.zero_extend(64) ^ &subtract.repeat(64);
        let sum = g.register("sum", &(whole + product + subtract.zero_extend(64)));

        // Stages 8 to 10.
        let side = later("side", &reduction.sign.concat(&reduction.exponent), [2, 7]);
        let LateWires { special, is_special, half, keep_outputs, halves_up, saturate, clamp, omod, round } =
            LateWires::unpack(&later("late", &late, [1, 7]));
        let of_sea_islands = units.set.is_gcn();
        let nan_passes = of_sea_islands.then(|| later("nan_passes", &control.nan_passes, [0, 7]));
        let limit = of_sea_islands.then(|| later("limit", &control.limit, [0, 7]));
        let mode = Modifiers { saturate: saturate & &half, nan_passes, limit, clamp, omod, round };
        let rounding = Rounding { sum, exponent: side.slice(0, 12), sign: side.bit(12), half, keep_outputs, halves_up };
        let Rounded { result, half, lost } = rounded(g, &rounding, &mode.saturate, &special, &is_special, registers);
        let mode = mode.registered(g, registers.clocks(7, 9));
        let single = modified(g, FloatFormat::F32, &result, &mode);
        let short = modified(g, FloatFormat::F16, &result.slice(0, 16), &mode);
        g.output("value", &g.register("result", &half.select(&short.value.zero_extend(32), &single.value)));
        if let Some(raised) = raised {
            let raised = later("raised", &raised, [0, 9]);
            let silent = later("of_integers", &control.raises_others, [0, 9]);
            let lost = registers.behind(g, 9, "lost", &lost).when(&!silent);
            let scaled = half.select(&short.overflow, &single.overflow);
            let raised = of_result(g, &raised, &lost, &scaled, &mode.omod);
            g.outputs("exceptions", &[g.register("exceptions", &raised)]);
        }
    }
}
