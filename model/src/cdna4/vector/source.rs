//! The sources of an instruction in every lane: VGPRs that M0 indexes (6.6), parts of registers (SDWA), other lanes (DPP), signs.

use super::super::GPR_INDEX;
use super::super::operand::{self, Operand};
use super::parts::Part;
use super::{Lanes, is_long, lanes};
use crate::fault::Fault;
use crate::wave::{ACCUMULATION, Wave, code};
use tombolo_isa::arch::rdna4::dpp::Dpp;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Element, OperandKind, OperandShape};

/// The operands of an instruction, gathered.
pub struct Sources {
    /// Sources in operand order; a destination that is read comes last.
    pub values: [Lanes; 3],
    /// The mask that is read.
    pub mask_in: u64,
    /// Place of the register that a mask result goes to.
    pub mask_out: Option<u8>,
    /// The VGPR that is written.
    pub destination: Option<(usize, &'static OperandShape)>,
    /// Lanes that DPP lets write.
    pub enabled: u64,
}

/// A VGPR that no wave has: it reads as V0, and drops what is written (6.2.3).
const NOWHERE: usize = usize::MAX / 2;

/// What M0 indexes, if MODE says so: a bit for each of the three sources, then one for the destination.
#[derive(Clone, Copy)]
pub struct Index {
    enables: u32,
    by: usize,
}

impl Index {
    /// The index of a wave.
    pub fn of(wave: &Wave) -> Index {
        let m0 = wave.m0();
        let on = wave.mode().0 & GPR_INDEX != 0;
        Index { enables: if on { m0 >> 12 & 15 } else { 0 }, by: (m0 & 0xff) as usize }
    }

    /// The VGPR of an operand, source 0 to 2 or the destination, 3, that names `register`.
    pub fn register(self, register: usize, operand: u32) -> usize {
        let indexed = register + if self.enables >> operand & 1 != 0 { self.by } else { 0 };
        // No index leads into the accumulation VGPRs (6.6.1).
        if register < ACCUMULATION && indexed >= ACCUMULATION { NOWHERE } else { indexed }
    }
}

/// The number of the operand in masks of modifiers.
fn number(field: FieldName) -> u32 {
    match field {
        FieldName::Src0 => 0,
        FieldName::Src1 | FieldName::Vsrc1 => 1,
        FieldName::Src2 => 2,
        _ => 3,
    }
}

impl Sources {
    /// Gathers them.
    pub fn resolve(wave: &Wave, instruction: &Instruction) -> Result<Sources, Fault> {
        let row = instruction.opcode;
        let indexed = Index::of(wave);
        let mut sources =
            Sources { values: [[0; 64]; 3], mask_in: wave.vcc(), mask_out: None, destination: None, enabled: u64::MAX };
        let mut accumulator = None;
        let mut next = 0;
        for shape in row.operands {
            if shape.data.element == Element::Mask {
                let named = match (shape.kind, instruction.sdwa().and_then(|sdwa| sdwa.scalar_destination())) {
                    (OperandKind::Vcc, Some(register)) if row.format == Format::Vopc => register.into(),
                    (OperandKind::Vcc, _) => code::VCC_LO.into(),
                    _ => instruction.operand_code(row, shape),
                };
                let place = operand::destination(row, named)?;
                if shape.access.writes() {
                    sources.mask_out = Some(place);
                } else {
                    sources.mask_in = wave.scalar64(place);
                }
                continue;
            }
            if shape.access.writes() {
                let register = indexed.register(usize::from(instruction.operand_code(row, shape) & 0xff), 3);
                sources.destination = Some((register, shape));
                if shape.access.reads() {
                    accumulator = Some((register, shape));
                }
                continue;
            }
            let into = &mut sources.values[next];
            // V_MADMK's addend is the third source, though it lies in the field of the second (6.6.2).
            gather(wave, instruction, row, shape, |register| indexed.register(register, next as u32), into)?;
            if shape.field == FieldName::Src0
                && let Some(Dpp::Dpp16(dpp)) = instruction.dpp()
            {
                sources.enabled = lanes::permute(wave, dpp, into);
            }
            modify(instruction, row, shape, into);
            next += 1;
        }
        if let Some((register, shape)) = accumulator
            && next < 3
        {
            load(wave, Operand::Vector(register), shape, &mut sources.values[next]);
        }
        Ok(sources)
    }
}

/// The raw value of a source in every lane; of the VGPR that `indexed` makes of the one that is named.
fn gather(
    wave: &Wave,
    instruction: &Instruction,
    row: &'static Opcode,
    shape: &OperandShape,
    indexed: impl Fn(usize) -> usize,
    into: &mut Lanes,
) -> Result<(), Fault> {
    let number = number(shape.field);
    let part = instruction.sdwa().filter(|_| number < 2).map(|sdwa| sdwa.source(number));
    let named = match part {
        Some(source) if source.scalar => {
            Operand::Scalar(operand::named(instruction, row, shape, instruction.operand_code(row, shape) & 0xff)?)
        }
        _ => operand::vector(instruction, row, shape)?,
    };
    let named = match named {
        Operand::Vector(register) => Operand::Vector(indexed(register)),
        scalar => scalar,
    };
    load(wave, named, shape, into);
    if let Some(source) = part {
        let part = Part::new(source.select);
        let float = shape.data.element.is_float() || row.modifiers.neg != 0;
        // A part is extended to the width of the operand.
        let width = u64::MAX >> (64 - shape.data.bits());
        into.iter_mut().for_each(|value| *value = part.extract(*value, source.sign_extend && !float) & width);
        return Ok(());
    }
    // OP_SEL chooses halves of 16-bit sources.
    if shape.data.bits() == 16 {
        let selects = row.format == Format::Vop3Cdna && row.modifiers.op_sel >> number & 1 != 0;
        let high = selects && instruction.field(FieldName::OpSel) >> number & 1 != 0;
        into.iter_mut().for_each(|value| *value = *value >> if high { 16 } else { 0 } & 0xffff);
    }
    Ok(())
}

/// ABS, then NEG, which act on the top bit.
fn modify(instruction: &Instruction, row: &Opcode, shape: &OperandShape, into: &mut Lanes) {
    let number = number(shape.field);
    let bit = |field: u32| field >> number & 1 != 0;
    let (absolute, negate) = match (instruction.sdwa(), instruction.dpp()) {
        _ if number > 2 || row.format == Format::Vop3pCdna => return,
        (Some(sdwa), _) if number < 2 => (sdwa.source(number).absolute, sdwa.source(number).negate),
        (_, Some(Dpp::Dpp16(dpp))) if number == 0 => (dpp.src0_abs, dpp.src0_neg),
        (_, Some(Dpp::Dpp16(dpp))) if number == 1 => (dpp.src1_abs, dpp.src1_neg),
        _ if is_long(row.format) => (bit(instruction.field(FieldName::Abs)), bit(instruction.field(FieldName::Neg))),
        _ => return,
    };
    let sign = 1u64 << (u32::from(shape.data.bits()).clamp(16, 64) - 1);
    if absolute && bit(row.modifiers.abs.into()) {
        into.iter_mut().for_each(|value| *value &= !sign);
    }
    if negate && bit(row.modifiers.neg.into()) {
        into.iter_mut().for_each(|value| *value ^= sign);
    }
}

/// The value of a source in every lane, without modifiers; of more than 64 bits the lowest.
fn load(wave: &Wave, operand: Operand, shape: &OperandShape, into: &mut Lanes) {
    match operand {
        Operand::Scalar(source) => *into = [source.read(wave); 64],
        Operand::Vector(register) => {
            let pair = shape.data.bits() > 32;
            let register = if pair && !wave.owns_vgprs(register, 2) { 0 } else { register };
            let low = wave.vgpr(register);
            let high = pair.then(|| wave.vgpr(register + 1));
            for (lane, value) in into.iter_mut().enumerate() {
                *value = u64::from(low[lane]) | high.map_or(0, |high| u64::from(high[lane]) << 32);
            }
        }
    }
}
