//! Results: output modifiers, OMOD then CLAMP, and where in the destination a result narrower than a register goes.
//!
//! OMOD does nothing under MODE.IEEE, nor where denormals of the result's format are kept, and makes +0 of -0 (6.4); CLAMP makes
//! zero of a NaN only under MODE.DX10_CLAMP.

use super::super::CdnaMode;
use super::is_long;
use super::operations::Operation;
use super::parts::Part;
use crate::float::{
    Bf16, Env, F16, F32, F64, Flags, FloatMode, Format, Omod, Round, clamp_unit, output_modifiers, reported,
};
use crate::mode::Mode;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::arch::cdna4::sdwa::{Select, Unused};
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format as Encoding};
use tombolo_isa::operand::{Element, OperandShape};

/// The kind of result, as far as modifiers care: those of integers saturate themselves.
#[derive(Clone, Copy)]
enum Kind {
    Other,
    F16,
    F32,
    F64,
    PackedF16,
    PackedBf16,
    PackedF32,
}

/// What is done to a result.
#[derive(Clone, Copy)]
pub struct Finish {
    kind: Kind,
    /// CLAMP.
    pub clamp: bool,
    omod: Omod,
    mode: Mode,
    /// The opcode rounds toward zero whatever MODE says, with its OMOD.
    cuts: bool,
}

impl Finish {
    /// The modifiers of an instruction whose destination is `shape`.
    pub fn new(instruction: &Instruction, shape: Option<&OperandShape>, mode: Mode) -> Finish {
        let row = instruction.opcode;
        let long = is_long(row.format);
        let has_omod = long && row.format != Encoding::Vop3pCdna;
        let (clamp, omod) = match instruction.sdwa() {
            // Compares have a scalar destination in these bits.
            Some(_) if row.format == Encoding::Vopc => (false, 0),
            Some(sdwa) => (sdwa.clamp(), sdwa.output_modifier()),
            None => (
                long && instruction.field(FieldName::Clamp) != 0,
                if has_omod { instruction.field(FieldName::Omod) } else { 0 },
            ),
        };
        let kind = match shape.map(|shape| (shape.data.element, shape.data.count)) {
            Some((Element::F16, 1)) => Kind::F16,
            Some((Element::F16, _)) => Kind::PackedF16,
            Some((Element::Bf16, 2)) => Kind::PackedBf16,
            Some((Element::F32, 1)) => Kind::F32,
            Some((Element::F32, _)) => Kind::PackedF32,
            Some((Element::F64, _)) => Kind::F64,
            _ => Kind::Other,
        };
        let omod = if mode.ieee() { Omod::None } else { Omod::from_field(omod) };
        Finish { kind, clamp, omod, mode, cuts: instruction.opcode.operation == op::V_CVT_PKRTZ_F16_F32 }
    }

    /// What the instruction reports of the exceptions that were raised: OMOD takes some away, where it applies.
    pub fn reported(self, flags: Flags) -> Flags {
        let mode = FloatMode::from(self.mode);
        let rules = match self.kind {
            Kind::Other => return flags,
            Kind::F16 | Kind::PackedF16 => F16::rules(&mode),
            Kind::PackedBf16 => Bf16::rules(&mode),
            Kind::F32 | Kind::PackedF32 => F32::rules(&mode),
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
            Kind::PackedBf16 => {
                let [low, high] = [value, value >> 16].map(|half| self.float::<Bf16>(half & 0xffff, env));
                low | high << 16
            }
            Kind::PackedF32 => {
                let [low, high] = [value, value >> 32].map(|half| self.float::<F32>(half & 0xffff_ffff, env));
                low | high << 32
            }
        }
    }

    fn float<F: Format>(self, value: u64, env: Env) -> u64 {
        let omod = if F::rules(&env.mode).output_denormals { Omod::None } else { self.omod };
        self.clamped::<F>(output_modifiers::<F>(value, omod, false, env))
    }

    fn clamped<F: Format>(self, value: u64) -> u64 {
        let passes = F::is_nan(value) && !self.mode.dx10_clamp();
        if self.clamp && !passes { clamp_unit::<F>(value) } else { value }
    }
}

/// Where a result goes.
#[derive(Clone, Copy)]
pub struct Placement {
    part: Part,
    unused: Unused,
    /// Bits of the result that count.
    mask: u32,
}

impl Placement {
    /// Of an instruction. Results of 16 bits are extended with zeros, but those of opcodes with OP_SEL go to the half that its
    /// highest bit names, and the other half stays.
    pub fn new(instruction: &Instruction, shape: &OperandShape, operation: &Operation) -> Placement {
        let row = instruction.opcode;
        let op_sel = instruction.field(FieldName::OpSel);
        let half = |high: bool| Part::new(Select::Word(u8::from(high)));
        let narrow = shape.data.bits() == 16;
        let mask = if narrow { 0xffff } else { u32::MAX };
        if let Some(sdwa) = instruction.sdwa() {
            return Placement { part: Part::new(sdwa.destination()), unused: sdwa.unused(), mask };
        }
        let keep = |part| Placement { part, unused: Unused::Preserve, mask: u32::MAX };
        match operation {
            Operation::Mixed { half: Some(high) } => keep(half(*high)),
            Operation::Half(_) => keep(half(op_sel >> 3 & 1 != 0)),
            Operation::Byte(_) => keep(Part::new(Select::Byte((op_sel >> 2 & 3) as u8))),
            _ if narrow && row.format == Encoding::Vop3Cdna && row.modifiers.op_sel & 8 != 0 => {
                keep(half(op_sel >> 3 & 1 != 0))
            }
            _ => Placement { part: Part::new(Select::Dword), unused: Unused::Pad, mask },
        }
    }

    /// The new value of the register.
    pub fn place(self, value: u32, old: u32) -> u32 {
        self.part.insert(value & self.mask, old, self.unused)
    }
}
