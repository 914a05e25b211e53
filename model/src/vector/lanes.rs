//! The lane loop: gathers operands, runs an opcode's function in every active lane, and holds the results until they
//! are written.

use super::dpp::LaneMap;
use super::operand::{self, Operand};
use super::operations::Operation;
use super::outcome::{Destination, Outcome};
use super::packed::Halves;
use crate::fault::Fault;
use crate::float::{Env, F16, F32, F64, Flags, Omod, clamp_unit, output_modifiers};
use crate::wave::{Wave, code};
use std::cell::Cell;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Implicit, Opcode};
use tombolo_isa::operand::{Element, OperandShape};

/// What an opcode's function sees of one lane.
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    /// Sources in operand order, zero-extended; an accumulator that is also the destination comes last.
    pub s: [u64; 3],
    /// Lane number.
    pub lane: u32,
    /// This lane's bit of the carry-in or condition mask.
    pub mask: bool,
    /// The CLAMP bit, for integer saturation and signaling compares.
    pub clamp: bool,
    /// The OPSEL field.
    pub op_sel: u32,
    /// The NEG field, which the integer dot products read as signedness.
    pub neg: u32,
}

/// The operands of an instruction, resolved: value sources in order, destination, masks.
struct Resolved {
    sources: [Option<Operand>; 3],
    destination: Destination,
    result: ResultKind,
    mask_in: u64,
    mask_out: Option<u8>,
    mask_copy: Option<u8>,
}

/// The SGPR that a 64-bit V_CMPX also writes: 16.9 demands EXEC_LO in the destination field; another register there
/// receives the mask too.
fn copied_mask(instruction: &Instruction, row: &Opcode) -> Option<u8> {
    let named = instruction.field(FieldName::Vdst) as u8;
    (row.format == Format::Vop3 && named != code::EXEC_LO).then_some(named)
}

fn resolve(wave: &Wave, instruction: &Instruction, row: &Opcode) -> Option<Resolved> {
    let mut resolved = Resolved {
        sources: [None; 3],
        destination: Destination::None,
        result: ResultKind::Other,
        mask_in: 0,
        mask_out: None,
        mask_copy: None,
    };
    if row.reads.contains(Implicit::VCC) {
        resolved.mask_in = wave.vcc();
    }
    if row.writes.contains(Implicit::EXEC) {
        resolved.mask_out = Some(code::EXEC_LO);
        resolved.mask_copy = copied_mask(instruction, row);
    }
    let mut accumulator = None;
    let mut index = 0;
    for shape in row.operands {
        if shape.data.element == Element::Mask {
            if shape.access.writes() {
                let register = instruction.source(row, shape)?;
                resolved.mask_out = Some(register.code() as u8);
            } else {
                resolved.mask_in = operand::lane_mask(wave, instruction, row, shape)?;
            }
            continue;
        }
        if shape.access.writes() {
            resolved.destination = Destination::new(instruction, row, shape);
            resolved.result = ResultKind::new(shape);
            if shape.access.reads() {
                accumulator = Some(shape);
            }
            continue;
        }
        let slot = resolved.sources.get_mut(index)?;
        *slot = Some(Operand::new(wave, instruction, row, shape, index as u32)?);
        index += 1;
    }
    if let Some(shape) = accumulator {
        let slot = resolved.sources.get_mut(index)?;
        // Index 3 is the destination's OPSEL bit and has no ABS or NEG.
        *slot = Some(Operand::new(wave, instruction, row, shape, 3)?);
    }
    Some(resolved)
}

/// Runs `operation` of `row` in every active lane; the wave is unchanged. Also the exceptions raised.
pub fn compute(
    wave: &Wave,
    instruction: &Instruction,
    row: &'static Opcode,
    operation: &Operation,
) -> Result<(Outcome, Flags), Fault> {
    let resolved = resolve(wave, instruction, row).ok_or_else(|| operand::unreadable(row))?;
    let scalar = matches!(resolved.destination, Destination::Scalar(_));
    let exec = if scalar { 1 } else { wave.exec() };
    let map = instruction.dpp().map(|dpp| LaneMap::new(dpp, wave));
    let active = exec & map.as_ref().map_or(u64::MAX, |map| map.enabled);

    let mut gathered = [[0; 64]; 3];
    for (index, (operand, into)) in resolved.sources.iter().zip(&mut gathered).enumerate() {
        let Some(operand) = operand else { continue };
        let fixed = operation.quad_lane(index).map(LaneMap::quad);
        let map = if index == 0 { map.as_ref() } else { None };
        operand.gather(wave, fixed.as_ref().or(map), into);
    }

    let flags = Cell::new(Flags::NONE);
    let env = Env::new(wave.mode().into(), &flags);
    let fields = Modifiers::new(instruction, row);
    let halves = Halves::new(instruction, row);
    let finish = |value| resolved.result.finish(value, &fields, env);
    let mut values = [0; 64];
    let mut mask = 0;
    for lane in bits(active) {
        let state = Lane {
            s: [gathered[0][lane], gathered[1][lane], gathered[2][lane]],
            lane: lane as u32,
            mask: resolved.mask_in >> lane & 1 != 0,
            clamp: fields.clamp,
            op_sel: fields.op_sel,
            neg: fields.neg,
        };
        let mut set = |bit: bool| mask |= u64::from(bit) << lane;
        values[lane] = match operation {
            Operation::Nothing | Operation::Whole(_) => 0,
            Operation::Raw(function) => function(&state, env),
            Operation::Value(function) | Operation::Quad(function, _) => finish(function(&state, env)),
            Operation::Carry(function) => {
                let (value, carry) = function(&state, env);
                set(carry);
                finish(value)
            }
            Operation::Compare(test) => {
                set(test.holds(&state, env));
                0
            }
            Operation::Packed(function) => {
                let [low, high] = halves.split(&state).map(|half| function(&half, env));
                finish(low & 0xffff | high << 16)
            }
            Operation::Dot(function) => function(&halves.joined(&state), env),
            Operation::Mixed { half } => finish(halves.mixed(&state, *half, env)),
        };
    }
    let outcome = Outcome {
        destination: resolved.destination,
        lanes: active,
        values,
        masks: [resolved.mask_out, resolved.mask_copy].map(|register| register.map(|register| (register, mask))),
    };
    Ok((outcome, flags.get()))
}

/// The numbers of the set bits.
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lowest = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            lowest
        })
    })
}

/// Modifier fields of the long encodings; the short ones have none.
struct Modifiers {
    clamp: bool,
    omod: Omod,
    op_sel: u32,
    neg: u32,
}

impl Modifiers {
    fn new(instruction: &Instruction, row: &Opcode) -> Self {
        let long = matches!(row.format, Format::Vop3 | Format::Vop3sd | Format::Vop3p | Format::Vinterp);
        let field = |name| if long { instruction.field(name) } else { 0 };
        Self {
            clamp: field(FieldName::Clamp) != 0,
            omod: Omod::from_field(field(FieldName::Omod)),
            op_sel: field(FieldName::OpSel),
            neg: field(FieldName::Neg),
        }
    }
}

/// The kind of result, as far as OMOD and CLAMP care: integer functions saturate themselves.
#[derive(Clone, Copy)]
enum ResultKind {
    Other,
    F16,
    F32,
    F64,
    PackedF16,
}

impl ResultKind {
    fn new(shape: &OperandShape) -> Self {
        match (shape.data.element, shape.data.count) {
            (Element::F16, 1) => Self::F16,
            (Element::F16, _) => Self::PackedF16,
            (Element::F32, 1) => Self::F32,
            (Element::F64, 1) => Self::F64,
            _ => Self::Other,
        }
    }

    fn finish(self, value: u64, fields: &Modifiers, env: Env) -> u64 {
        let &Modifiers { clamp, omod, .. } = fields;
        if omod == Omod::None && !clamp {
            return value;
        }
        match self {
            Self::Other => value,
            Self::F16 => output_modifiers::<F16>(value, omod, clamp, env),
            Self::F32 => output_modifiers::<F32>(value, omod, clamp, env),
            Self::F64 => output_modifiers::<F64>(value, omod, clamp, env),
            // Packed results ignore OMOD (7.2.3.1).
            Self::PackedF16 if clamp => {
                let [low, high] = [value, value >> 16].map(|half| clamp_unit::<F16>(half & 0xffff));
                low | high << 16
            }
            Self::PackedF16 => value,
        }
    }
}
