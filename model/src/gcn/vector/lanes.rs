//! Opcodes that choose lanes or registers themselves: V_READLANE, V_WRITELANE, V_READFIRSTLANE, V_MOVREL.

use super::super::operand::{self, Operand};
use crate::fault::Fault;
use crate::wave::{Vgpr, Wave};
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::OperandShape;

/// The operand of a field; every row that comes here has it.
fn shape(row: &'static Opcode, fields: [FieldName; 2]) -> Result<&'static OperandShape, Fault> {
    let found = row.operands.iter().find(|shape| fields.contains(&shape.field));
    found.ok_or_else(|| Fault::Illegal { reason: format!("{}: an operand is missing", row.mnemonic) })
}

fn source(instruction: &Instruction) -> Result<Operand, Fault> {
    let row = instruction.opcode;
    operand::vector(instruction, row, shape(row, [FieldName::Src0; 2])?, Generation::SeaIslands)
}

/// The lane that the second source names; its upper bits are ignored.
fn selected_lane(wave: &Wave, instruction: &Instruction) -> Result<usize, Fault> {
    let row = instruction.opcode;
    let shape = shape(row, [FieldName::Vsrc1, FieldName::Src1])?;
    Ok(operand::scalar(instruction, row, shape)?.read(wave) as usize & 63)
}

fn scalar_destination(instruction: &Instruction) -> Result<u8, Fault> {
    operand::destination(instruction.opcode, instruction.field(FieldName::Vdst) as u16)
}

fn lane_of(wave: &Wave, from: Operand, lane: usize) -> u32 {
    match from {
        Operand::Vector(register) => wave.vgpr_lane(register, lane),
        Operand::Scalar(source) => source.read(wave) as u32,
    }
}

/// V_READFIRSTLANE_B32: the lowest lane of EXEC, lane 0 if it is empty.
pub fn read_first_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let lane = wave.exec().trailing_zeros() as usize & 63;
    let value = lane_of(wave, source(instruction)?, lane);
    wave.set_scalar(scalar_destination(instruction)?, value);
    Ok(())
}

/// V_READLANE_B32, whatever EXEC says.
pub fn read_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let value = lane_of(wave, source(instruction)?, selected_lane(wave, instruction)?);
    wave.set_scalar(scalar_destination(instruction)?, value);
    Ok(())
}

/// V_WRITELANE_B32, whatever EXEC says.
pub fn write_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let lane = selected_lane(wave, instruction)?;
    let value = lane_of(wave, source(instruction)?, lane);
    wave.set_vgpr_lane(instruction.field(FieldName::Vdst) as usize, lane, value);
    Ok(())
}

/// V_MOVREL: M0 counts registers from the source, the destination or both.
fn move_relative(
    wave: &mut Wave,
    instruction: &Instruction,
    moves_source: bool,
    moves_destination: bool,
) -> Result<(), Fault> {
    let offset = wave.m0() as usize;
    let by = |moves| if moves { offset } else { 0 };
    let values: Vgpr = match source(instruction)? {
        Operand::Vector(register) => *wave.vgpr(register.saturating_add(by(moves_source))),
        Operand::Scalar(source) => [source.read(wave) as u32; 64],
    };
    let destination = (instruction.field(FieldName::Vdst) as usize).saturating_add(by(moves_destination));
    let exec = wave.exec();
    wave.set_vgpr(destination, exec, &values);
    Ok(())
}

/// V_MOVRELS_B32.
pub fn move_relative_source(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    move_relative(wave, instruction, true, false)
}

/// V_MOVRELD_B32.
pub fn move_relative_destination(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    move_relative(wave, instruction, false, true)
}

/// V_MOVRELSD_B32.
pub fn move_relative_both(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    move_relative(wave, instruction, true, true)
}
