//! Output modifiers of GCN: OMOD, then CLAMP (SQ_VOP3_1). OMOD does nothing under MODE.IEEE, nor where denormals of the result's
//! format are kept; CLAMP makes zero of a NaN only under MODE.DX10_CLAMP.

use super::super::GcnMode;
use super::is_long;
use crate::float::{Env, F16, F32, F64, Flags, FloatMode, Format, Omod, Round, clamp_unit, output_modifiers, reported};
use crate::mode::Mode;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::operand::{Element, OperandShape};

/// The kind of result, as far as modifiers care: those of integers have none.
#[derive(Clone, Copy)]
enum Kind {
    Other,
    F16,
    F32,
    F64,
    PackedF16,
}

/// What is done to a result.
#[derive(Clone, Copy)]
pub struct Finish {
    kind: Kind,
    clamp: bool,
    omod: Omod,
    mode: Mode,
    /// The opcode rounds toward zero whatever MODE says, with its OMOD.
    cuts: bool,
}

impl Finish {
    /// The modifiers of an instruction whose destination is `shape`.
    pub fn new(instruction: &Instruction, shape: Option<&OperandShape>, mode: Mode) -> Finish {
        let long = is_long(instruction.opcode.format);
        let field = |name| if long { instruction.field(name) } else { 0 };
        let kind = match shape.map(|shape| (shape.data.element, shape.data.count)) {
            Some((Element::F16, 1)) => Kind::F16,
            Some((Element::F16, _)) => Kind::PackedF16,
            Some((Element::F32, _)) => Kind::F32,
            Some((Element::F64, _)) => Kind::F64,
            _ => Kind::Other,
        };
        let omod = if mode.ieee() { Omod::None } else { Omod::from_field(field(FieldName::Omod)) };
        Finish {
            kind,
            clamp: field(FieldName::Clamp) != 0,
            omod,
            mode,
            cuts: instruction.opcode.operation == op::V_CVT_PKRTZ_F16_F32,
        }
    }

    /// What the instruction reports of the exceptions that were raised: OMOD takes some away, where it applies.
    pub fn reported(self, flags: Flags) -> Flags {
        let mode = FloatMode::from(self.mode);
        let rules = match self.kind {
            Kind::Other => return flags,
            Kind::F16 | Kind::PackedF16 => F16::rules(&mode),
            Kind::F32 => F32::rules(&mode),
            Kind::F64 => F64::rules(&mode),
        };
        if rules.output_denormals { flags } else { reported(flags, self.omod) }
    }

    /// Applies them.
    pub fn apply(self, value: u64, env: Env) -> u64 {
        if self.omod == Omod::None && !self.clamp {
            return value;
        }
        let env = if self.cuts { env.rounding(Round::TowardZero) } else { env };
        match self.kind {
            Kind::Other => value,
            Kind::F16 => self.float::<F16>(value, env),
            Kind::F32 => self.float::<F32>(value, env),
            Kind::F64 => self.float::<F64>(value, env),
            Kind::PackedF16 => {
                let [low, high] = [value, value >> 16].map(|half| self.float::<F16>(half & 0xffff, env));
                low | high << 16
            }
        }
    }

    fn float<F: Format>(self, value: u64, env: Env) -> u64 {
        let omod = if F::rules(&env.mode).output_denormals { Omod::None } else { self.omod };
        let scaled = output_modifiers::<F>(value, omod, false, env);
        let passes = F::is_nan(scaled) && !self.mode.dx10_clamp();
        if self.clamp && !passes { clamp_unit::<F>(scaled) } else { scaled }
    }
}
