//! Opcodes that choose lanes themselves, and DPP: from which lane every lane takes source 0, and which lanes write.

use super::super::operand::{self, Operand};
use super::Lanes;
use super::source::Index;
use crate::fault::Fault;
use crate::wave::{Vgpr, Wave};
use tombolo_isa::arch::rdna4::dpp::Dpp16;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::OperandShape;

/// The lane that `lane` reads under DPP_CTRL; none: it is out of range.
fn source_lane(control: u16, lane: usize) -> Option<usize> {
    let amount = usize::from(control & 15);
    let (row, within) = (lane / 16 * 16, lane % 16);
    let in_row = |at: Option<usize>| at.filter(|&at| at < 16).map(|at| row + at);
    match control {
        0..=0xff => Some(lane & !3 | usize::from(control >> (2 * (lane % 4)) & 3)),
        0x101..=0x10f => in_row(Some(within + amount)),
        0x111..=0x11f => in_row(within.checked_sub(amount)),
        0x121..=0x12f => Some(row + (within + 16 - amount) % 16),
        0x130 => Some(lane + 1).filter(|&lane| lane < 64),
        0x134 => Some((lane + 1) % 64),
        0x138 => lane.checked_sub(1),
        0x13c => Some((lane + 63) % 64),
        0x140 => Some(row + 15 - within),
        0x141 => Some(lane / 8 * 8 + 7 - lane % 8),
        // The last lane of each row goes to all of the next, that of the first half to all of the second.
        0x142 => row.checked_sub(1),
        0x143 => (lane >= 32).then_some(31),
        0x150..=0x15f => Some(row + amount),
        _ => None,
    }
}

/// Moves the values of source 0 as DPP says; answers the lanes that may write. A lane whose source is out of range or outside
/// EXEC reads zero under BOUND_CTRL and else does not write.
pub fn permute(wave: &Wave, dpp: Dpp16, values: &mut Lanes) -> u64 {
    let exec = wave.exec();
    let before = *values;
    let mut enabled = 0;
    for (lane, value) in values.iter_mut().enumerate() {
        let from = source_lane(dpp.control, lane).filter(|from| exec >> from & 1 != 0);
        *value = from.map_or(0, |from| before[from]);
        let row = dpp.row_mask >> (lane / 16) & 1 != 0;
        let bank = dpp.bank_mask >> (lane / 4 % 4) & 1 != 0;
        if row && bank && (from.is_some() || dpp.bound_control) {
            enabled |= 1 << lane;
        }
    }
    enabled
}

/// The operand of a field; every row that comes here has it.
fn shape(row: &'static Opcode, field: FieldName) -> Result<&'static OperandShape, Fault> {
    let found = row.operands.iter().find(|shape| shape.field == field);
    found.ok_or_else(|| Fault::Illegal { reason: format!("{}: an operand is missing", row.mnemonic) })
}

fn source(wave: &Wave, instruction: &Instruction) -> Result<Operand, Fault> {
    let row = instruction.opcode;
    let named = operand::vector(instruction, row, shape(row, FieldName::Src0)?)?;
    Ok(match named {
        Operand::Vector(register) => Operand::Vector(Index::of(wave).register(register, 0)),
        scalar => scalar,
    })
}

/// The VGPR in VDST, or what M0 makes of it (6.6).
fn destination(wave: &Wave, instruction: &Instruction) -> usize {
    Index::of(wave).register(instruction.field(FieldName::Vdst) as usize, 3)
}

/// The lane that the second source names; its upper bits are ignored.
fn selected_lane(wave: &Wave, instruction: &Instruction) -> Result<usize, Fault> {
    let row = instruction.opcode;
    Ok(operand::scalar(instruction, row, shape(row, FieldName::Src1)?)?.read(wave) as usize & 63)
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
    let value = lane_of(wave, source(wave, instruction)?, lane);
    wave.set_scalar(scalar_destination(instruction)?, value);
    Ok(())
}

/// V_READLANE_B32, whatever EXEC says.
pub fn read_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let value = lane_of(wave, source(wave, instruction)?, selected_lane(wave, instruction)?);
    wave.set_scalar(scalar_destination(instruction)?, value);
    Ok(())
}

/// V_WRITELANE_B32, whatever EXEC says.
pub fn write_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let row = instruction.opcode;
    let lane = selected_lane(wave, instruction)?;
    let value = operand::scalar(instruction, row, shape(row, FieldName::Src0)?)?.read(wave) as u32;
    wave.set_vgpr_lane(destination(wave, instruction), lane, value);
    Ok(())
}

/// The two VGPRs of an exchange.
fn exchanged(wave: &Wave, instruction: &Instruction) -> Result<[usize; 2], Fault> {
    match source(wave, instruction)? {
        Operand::Vector(register) => Ok([destination(wave, instruction), register]),
        Operand::Scalar(_) => {
            Err(Fault::Illegal { reason: format!("{}: a source that is no VGPR", instruction.opcode.mnemonic) })
        }
    }
}

/// V_SWAP_B32.
pub fn swap(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let [a, b] = exchanged(wave, instruction)?;
    let exec = wave.exec();
    let (first, second) = (*wave.vgpr(a), *wave.vgpr(b));
    wave.set_vgpr(a, exec, &second);
    wave.set_vgpr(b, exec, &first);
    Ok(())
}

/// V_PERMLANE16_SWAP_B32 and V_PERMLANE32_SWAP_B32: the odd rows of 16 or 32 lanes of the first VGPR and the even ones of the
/// second change places. OP_SEL has FI in bit 0 and BOUND_CTRL in bit 1: a lane whose partner is outside EXEC gets its value under
/// FI, zero under BOUND_CTRL, and else keeps its own.
fn swap_rows(wave: &mut Wave, instruction: &Instruction, row: usize) -> Result<(), Fault> {
    let [a, b] = exchanged(wave, instruction)?;
    let long = super::is_long(instruction.opcode.format);
    let controls = if long { instruction.field(FieldName::OpSel) } else { 0 };
    let (fetches, zeroes) = (controls & 1 != 0, controls & 2 != 0);
    let exec = wave.exec();
    let (before_a, before_b) = (*wave.vgpr(a), *wave.vgpr(b));
    let (mut after_a, mut after_b) = (before_a, before_b);
    let taken = |other: &Vgpr, from: usize| match exec >> from & 1 != 0 || fetches {
        true => Some(other[from]),
        false => zeroes.then_some(0),
    };
    // What keeps its value is not written.
    let (mut written_a, mut written_b) = (0u64, 0u64);
    for lane in 0..64 {
        if lane / row % 2 == 1 {
            if let Some(value) = taken(&before_b, lane - row) {
                after_a[lane] = value;
                written_a |= 1 << lane;
            }
        } else if let Some(value) = taken(&before_a, lane + row) {
            after_b[lane] = value;
            written_b |= 1 << lane;
        }
    }
    wave.set_vgpr(a, exec & written_a, &after_a);
    wave.set_vgpr(b, exec & written_b, &after_b);
    Ok(())
}

/// V_PERMLANE16_SWAP_B32.
pub fn swap_rows_of_16(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    swap_rows(wave, instruction, 16)
}

/// V_PERMLANE32_SWAP_B32.
pub fn swap_rows_of_32(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    swap_rows(wave, instruction, 32)
}

/// Moves a register of 32 bits for the lanes of EXEC.
fn move_register(
    wave: &mut Wave,
    instruction: &Instruction,
    from_accumulation: bool,
    to_accumulation: bool,
) -> Result<(), Fault> {
    use crate::wave::ACCUMULATION;
    let row = instruction.opcode;
    let from = shape(row, FieldName::Src0)?;
    let code = instruction.operand_code(row, from);
    let values: Vgpr = match code {
        256.. if from_accumulation => *wave.vgpr(ACCUMULATION + usize::from(code - 256)),
        256.. => *wave.vgpr(Index::of(wave).register(usize::from(code - 256), 0)),
        _ => [operand::named(instruction, row, from, code)?.read(wave) as u32; 64],
    };
    let to = match to_accumulation {
        true => instruction.field(FieldName::Vdst) as usize + ACCUMULATION,
        false => destination(wave, instruction),
    };
    wave.set_vgpr(to, wave.exec(), &values);
    Ok(())
}

/// V_ACCVGPR_READ_B32.
pub fn read_accumulation(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    move_register(wave, instruction, true, false)
}

/// V_ACCVGPR_WRITE_B32.
pub fn write_accumulation(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    move_register(wave, instruction, false, true)
}

/// V_ACCVGPR_MOV_B32.
pub fn move_accumulation(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    move_register(wave, instruction, true, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn lanes_come_from_where_dpp_ctrl_says() {
        let cases = [
            (0x01b, 5, Some(6)),
            (0x101, 15, None),
            (0x112, 17, None),
            (0x121, 16, Some(31)),
            (0x130, 63, None),
            (0x134, 63, Some(0)),
            (0x138, 16, Some(15)),
            (0x13c, 0, Some(63)),
            (0x141, 9, Some(14)),
            (0x142, 20, Some(15)),
            (0x142, 3, None),
            (0x143, 40, Some(31)),
            (0x143, 31, None),
            (0x153, 25, Some(19)),
        ];
        for (control, lane, expected) in cases {
            assert_eq!(source_lane(control, lane), expected, "{control:#x} of lane {lane}");
        }
    }
}
