//! The control of the later stages: fields of the control word, with MODE resolved, on their way through the pipeline.

use super::control::{
    ADDEND, CLAMP, FORMAT, FP16_OVFL, INTEGER, INTEGRAL, MODE, NAN_PASSES, OMOD, OUTPUTS, PACKED, RESULT, ROUND,
    SECOND, addend, denormals, format, integral, result, round, second,
};
use super::operand::BIAS;
use crate::config::InstructionSet;
use crate::parts::pipeline::Pipeline;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of an exponent inside the unit, two's complement.
pub const RANGE: u32 = 11;

/// Control of stages 2 to 4.
#[derive(Clone)]
pub struct Settings {
    /// 1 bit: clamp into [+0, 1].
    pub clamp: Wire,
    /// 2 bits.
    pub omod: Wire,
    /// 1 bit: overflow gives the largest finite number.
    pub saturate: Wire,
    /// 1 bit, of Sea Islands: CLAMP lets a NaN through.
    pub nan_passes: Option<Wire>,
    /// 1 bit, of CDNA4: a random number was added, so that a sum beyond the format is infinite although it is rounded to zero.
    pub infinite: Option<Wire>,
    /// [`integral`]
    pub integral: Wire,
    /// [`super::control::integer`]
    pub integer: Wire,
    /// [`result`]
    pub result: Wire,
    /// [`format`]
    pub format: Wire,
    /// 2 bits: nearest even, up, down, to zero.
    pub round: Wire,
    /// 1 bit: denormal results stay.
    pub keep_denormals: Wire,
    /// [`second`]
    pub second: Wire,
    /// Rounding of the second time, 2 bits.
    pub second_round: Wire,
    /// Denormal results of the second time stay.
    pub second_keep: Wire,
    /// A denormal f32 goes into the second rounding as zero.
    pub second_flush: Wire,
    /// 1 bit: both halves are results.
    pub packed: Wire,
}

impl Settings {
    /// From the control word.
    pub fn new(g: &Builder, control: &Wire, set: InstructionSet) -> Self {
        let mode = MODE.of(control);
        let [mode_f32, mode_f16] = [0, 2].map(|at| mode.slice(at, 2));
        let [keep_f32, keep_f16] = [5, 7].map(|at| mode.bit(at));
        let to_zero = g.constant(2, 3);
        let own = ROUND.of(control);
        let round = |by_mode: &Wire| {
            let fixed = [(round::TRUNCATE as u128, to_zero.clone()), (round::NEAREST_EVEN as u128, g.zero(2))];
            g.lookup(&own, &fixed, by_mode)
        };
        let outputs = OUTPUTS.of(control);
        let keep = |by_mode: &Wire| {
            let fixed = [(denormals::KEEP as u128, g.constant(1, 1)), (denormals::FLUSH as u128, g.zero(1))];
            g.lookup(&outputs, &fixed, by_mode)
        };
        let format = FORMAT.of(control);
        let again = SECOND.of(control);
        let to_half = again.is(second::F16 as u128);
        let is_half = own.is(round::MODE_F16 as u128) & !&to_half;
        // LLVM has one mode for all but binary32 numbers.
        let is_half_format = match set {
            InstructionSet::Cdna4 => format.is(format::F16 as u128) | format.is(format::BF16 as u128),
            InstructionSet::Rdna4 | InstructionSet::SeaIslands => format.is(format::F16 as u128),
        };
        let half_denormals = &is_half_format & !&to_half;
        let (saturate, nan_passes, omod) = match set {
            // Packed and 8-bit results ignore OMOD (7.2.3.1, 7.6).
            InstructionSet::Rdna4 => {
                let obeys = !PACKED.of(control) & !format.bit(1);
                (FP16_OVFL.of(control) & format.any(), None, OMOD.of(control).when(&obeys))
            }
            // So do all where denormals are kept (SQ_VOP3_1).
            InstructionSet::SeaIslands => {
                let keeps = format.is(format::F16 as u128).select(&keep_f16, &keep_f32);
                (g.zero(1), Some(NAN_PASSES.of(control)), OMOD.of(control).when(&!keeps))
            }
            // One bit says both: what CLAMP limits to 1 may as well be infinite.
            InstructionSet::Cdna4 => {
                let keeps = is_half_format.select(&keep_f16, &keep_f32);
                // Of what is packed only conversions have OMOD.
                let obeys = !format.bit(1) & !keeps;
                let saturates = FP16_OVFL.of(control) & format.any() & (!CLAMP.of(control) | format.bit(1));
                (saturates, Some(NAN_PASSES.of(control)), OMOD.of(control).when(&obeys))
            }
        };
        Self {
            infinite: (set == InstructionSet::Cdna4).then(|| ADDEND.of(control).is(addend::STOCHASTIC as u128)),
            clamp: CLAMP.of(control) & !format.bit(1),
            omod,
            saturate,
            nan_passes,
            integral: INTEGRAL.of(control),
            integer: INTEGER.of(control),
            result: RESULT.of(control),
            round: g.name("round", &round(&is_half.select(&mode_f16, &mode_f32))),
            keep_denormals: g.name("keep_denormals", &keep(&half_denormals.select(&keep_f16, &keep_f32))),
            second_round: round(&to_half.select(&mode_f16, &mode_f32)),
            second_keep: to_half.select(&keep_f16, &keep_f32),
            second_flush: to_half & !mode.bit(4),
            second: again,
            packed: PACKED.of(control),
            format,
        }
    }

    /// One stage later.
    pub fn registered(&self, pipeline: &Pipeline, stage: u32) -> Self {
        let register = |name: &str, wire: &Wire| pipeline.register(name, stage, wire);
        Self {
            clamp: register("clamp", &self.clamp),
            omod: register("omod", &self.omod),
            saturate: register("saturate", &self.saturate),
            nan_passes: self.nan_passes.as_ref().map(|wire| register("nan_passes", wire)),
            infinite: self.infinite.as_ref().map(|wire| register("infinite", wire)),
            integral: register("integral", &self.integral),
            integer: register("integer", &self.integer),
            result: register("result", &self.result),
            format: register("format", &self.format),
            round: register("round", &self.round),
            keep_denormals: register("keep_denormals", &self.keep_denormals),
            second: register("second", &self.second),
            second_round: register("second_round", &self.second_round),
            second_keep: register("second_keep", &self.second_keep),
            second_flush: register("second_flush", &self.second_flush),
            packed: register("packed", &self.packed),
        }
    }

    /// 1 bit.
    pub fn is_result(&self, which: u64) -> Wire {
        self.result.is(which as u128)
    }

    /// The sum is an f16, whatever it is rounded to afterwards.
    pub fn first_format(&self) -> Wire {
        self.format.when(&!self.second.is(second::F16 as u128))
    }

    /// The result is what a float leaves over its floor.
    pub fn is_fraction(&self) -> Wire {
        self.integral.is(integral::FRACTION as u128)
    }

    /// The significand is wanted in full, whatever its exponent.
    pub fn is_unlimited(&self) -> Wire {
        self.is_result(result::SIGNIFICAND) | self.is_result(result::EXPONENT)
    }
}

/// Exponent of the smallest normal number of a format, `RANGE` bits.
pub fn least_exponent(g: &Builder, format: &Wire) -> Wire {
    let least = |bits: u32| g.constant(RANGE, (BIAS + 2 - (1 << (bits - 1))) as u128);
    g.lookup(
        format,
        &[(format::F16 as u128, least(5)), (format::FP8 as u128, least(4)), (format::BF8 as u128, least(5))],
        &least(8),
    )
}

/// The first exponent beyond the finite numbers of a format, `RANGE` bits; of fp8 the numbers with the largest exponent
/// are finite but one.
pub fn largest_exponent(g: &Builder, format: &Wire) -> Wire {
    let beyond = |bits: u32| g.constant(RANGE, (BIAS + (1 << (bits - 1))) as u128);
    g.lookup(
        format,
        &[(format::F16 as u128, beyond(5)), (format::FP8 as u128, beyond(4)), (format::BF8 as u128, beyond(5))],
        &beyond(8),
    )
}
