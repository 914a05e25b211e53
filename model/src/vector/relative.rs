//! Swaps, and moves whose registers are indexed by M0 (7.11).

use super::dpp::LaneMap;
use super::operand::{Operand, unreadable};
use super::operations::{Operation, Row};
use crate::fault::Fault;
use crate::wave::{Vgpr, Wave};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::operand::OperandShape;

/// The rows.
pub const ROWS: &[Row] = &[
    (op::V_MOVRELD_B32, Operation::Whole(|wave, i| relative_move(wave, i, |m0| (0, m0)))),
    (op::V_MOVRELS_B32, Operation::Whole(|wave, i| relative_move(wave, i, |m0| (m0, 0)))),
    (op::V_MOVRELSD_B32, Operation::Whole(|wave, i| relative_move(wave, i, |m0| (m0, m0)))),
    (op::V_MOVRELSD_2_B32, Operation::Whole(|wave, i| relative_move(wave, i, split_index))),
    (op::V_SWAP_B32, Operation::Whole(|wave, i| swap(wave, i, |_| (0, 0)))),
    (op::V_SWAPREL_B32, Operation::Whole(|wave, i| swap(wave, i, split_index))),
    (op::V_SWAP_B16, Operation::Whole(swap_halves)),
];

/// Offsets of source and destination from M0.
type Index = fn(usize) -> (usize, usize);

/// Source in M0[9:0], destination in M0[25:16].
fn split_index(m0: usize) -> (usize, usize) {
    (m0 & 0x3ff, m0 >> 16 & 0x3ff)
}

fn operands(instruction: &Instruction) -> Result<[&'static OperandShape; 2], Fault> {
    let row = instruction.opcode;
    match row.operands {
        [destination, source] => Ok([destination, source]),
        _ => Err(Fault::Unsupported {
            mnemonic: row.mnemonic,
            reason: "a move with other operands than a destination and a source",
        }),
    }
}

/// The register numbers of destination and source, without half selection.
fn registers(instruction: &Instruction, shapes: [&OperandShape; 2]) -> [usize; 2] {
    shapes.map(|shape| usize::from(instruction.operand_code(instruction.opcode, shape) & 0xff))
}

fn relative_move(wave: &mut Wave, instruction: &Instruction, index: Index) -> Result<(), Fault> {
    let row = instruction.opcode;
    let shapes = operands(instruction)?;
    let [destination, _] = registers(instruction, shapes);
    let (source_offset, destination_offset) = index(wave.m0() as usize);
    let operand = Operand::new(instruction, row, shapes[1], 0).ok_or_else(|| unreadable(row))?;
    let map = instruction.dpp().map(|dpp| LaneMap::new(dpp, wave));
    let mut values = [0; 64];
    operand.offset(source_offset).gather(wave, map.as_ref(), &mut values);
    let lanes = wave.exec() & map.map_or(u64::MAX, |map| map.enabled);
    wave.set_vgpr(destination + destination_offset, lanes, &values.map(|value| value as u32));
    Ok(())
}

fn swap(wave: &mut Wave, instruction: &Instruction, index: Index) -> Result<(), Fault> {
    let [destination, source] = registers(instruction, operands(instruction)?);
    let (source_offset, destination_offset) = index(wave.m0() as usize);
    let (a, b) = (destination + destination_offset, source + source_offset);
    let (old_a, old_b) = (*wave.vgpr(a), *wave.vgpr(b));
    let exec = wave.exec();
    // A destination out of range nullifies the whole instruction (7.2.7).
    if wave.owns_vgprs(a, 1) && wave.owns_vgprs(b, 1) {
        wave.set_vgpr(a, exec, &old_b);
        wave.set_vgpr(b, exec, &old_a);
    }
    Ok(())
}

/// V_SWAP_B16: exchanges two halves, maybe of one register.
fn swap_halves(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let [destination, source] = operands(instruction)?;
    let half = |shape| {
        let (register, high) = instruction.vgpr_half(instruction.opcode, shape).unwrap_or((0, false));
        (usize::from(register), if high { 16 } else { 0 })
    };
    let ((a, a_shift), (b, b_shift)) = (half(destination), half(source));
    if !(wave.owns_vgprs(a, 1) && wave.owns_vgprs(b, 1)) {
        return Ok(());
    }
    let exec = wave.exec();
    let (old_a, old_b) = (*wave.vgpr(a), *wave.vgpr(b));
    let with_half = |word: u32, shift: u32, half: u32| word & !(0xffff << shift) | (half & 0xffff) << shift;
    let new_a: Vgpr = std::array::from_fn(|lane| with_half(old_a[lane], a_shift, old_b[lane] >> b_shift));
    wave.set_vgpr(a, exec, &new_a);
    // Read again: both halves may be in one register.
    let current = *wave.vgpr(b);
    let new_b: Vgpr = std::array::from_fn(|lane| with_half(current[lane], b_shift, old_a[lane] >> a_shift));
    wave.set_vgpr(b, exec, &new_b);
    Ok(())
}
