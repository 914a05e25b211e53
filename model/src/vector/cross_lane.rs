//! Moves between lanes and between vector and scalar registers: READLANE, WRITELANE, READFIRSTLANE, PERMLANE (7.9).

use super::operations::{Operation, Row};
use crate::fault::Fault;
use crate::operand::Source as Scalar;
use crate::wave::{Vgpr, Wave, WaveSize};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::operand::{DataType, Element};
use tombolo_isa::source::Source;

/// The rows.
pub const ROWS: &[Row] = &[
    (op::V_READFIRSTLANE_B32, Operation::Whole(read_first_lane)),
    (op::V_READLANE_B32, Operation::Whole(read_lane)),
    (op::V_WRITELANE_B32, Operation::Whole(write_lane)),
    (op::V_PERMLANE16_B32, Operation::Whole(|wave, i| permute_rows(wave, i, Row16::Same, Select::Scalar))),
    (op::V_PERMLANEX16_B32, Operation::Whole(|wave, i| permute_rows(wave, i, Row16::Other, Select::Scalar))),
    (op::V_PERMLANE16_VAR_B32, Operation::Whole(|wave, i| permute_rows(wave, i, Row16::Same, Select::Vector))),
    (op::V_PERMLANEX16_VAR_B32, Operation::Whole(|wave, i| permute_rows(wave, i, Row16::Other, Select::Vector))),
    (op::V_PERMLANE64_B32, Operation::Whole(swap_halves)),
];

/// A 32-bit scalar source.
fn scalar(wave: &Wave, instruction: &Instruction, field: FieldName) -> Result<u32, Fault> {
    let code = instruction.field(field) as u16;
    let data = DataType { element: Element::B32, count: 1 };
    Source::from_code(code)
        .and_then(|source| Scalar::new(source, data, instruction.literal()))
        .map(|source| source.read(wave) as u32)
        .ok_or_else(|| Fault::Illegal {
            reason: format!("{}: source {code} is not a scalar", instruction.opcode.mnemonic),
        })
}

/// The VGPR in SRC0.
fn source_vgpr<'a>(wave: &'a Wave, instruction: &Instruction) -> &'a Vgpr {
    wave.vgpr((instruction.field(FieldName::Src0) & 0xff) as usize)
}

/// V_READFIRSTLANE_B32: the lowest active lane, lane 0 if there is none.
fn read_first_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let exec = wave.exec();
    let lane = if exec == 0 { 0 } else { exec.trailing_zeros() };
    let value = source_vgpr(wave, instruction)[lane as usize];
    wave.set_scalar(instruction.field(FieldName::Vdst) as u8, value);
    Ok(())
}

/// The lane number in SRC1; upper bits are ignored (7.2.1).
fn selected_lane(wave: &Wave, instruction: &Instruction) -> Result<usize, Fault> {
    let select = scalar(wave, instruction, FieldName::Src1)? as usize;
    Ok(select % wave.size().lanes())
}

/// V_READLANE_B32: a lane chosen by a scalar, whether active or not.
fn read_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let lane = selected_lane(wave, instruction)?;
    let value = source_vgpr(wave, instruction)[lane];
    wave.set_scalar(instruction.field(FieldName::Vdst) as u8, value);
    Ok(())
}

/// V_WRITELANE_B32: a scalar into a lane chosen by a scalar, whether active or not.
fn write_lane(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let lane = selected_lane(wave, instruction)?;
    let value = scalar(wave, instruction, FieldName::Src0)?;
    wave.set_vgpr_lane(instruction.field(FieldName::Vdst) as usize, lane, value);
    Ok(())
}

/// Which row of 16 lanes is read.
#[derive(Clone, Copy, PartialEq)]
enum Row16 {
    Same,
    Other,
}

/// Where the lane selects are.
#[derive(Clone, Copy)]
enum Select {
    /// {S2, S1}: four bits for each lane of a row.
    Scalar,
    /// Bits 3:0 of the lane's own element of source 1.
    Vector,
}

/// V_PERMLANE16 and relatives. OPSEL[0] fetches inactive source lanes (7.1). Without it one reads zero under OPSEL[1],
/// bound_ctrl, and otherwise leaves the destination as it was.
fn permute_rows(wave: &mut Wave, instruction: &Instruction, row: Row16, select: Select) -> Result<(), Fault> {
    let selects: [usize; 64] = match select {
        Select::Scalar => {
            let low = u64::from(scalar(wave, instruction, FieldName::Src1)?);
            let high = u64::from(scalar(wave, instruction, FieldName::Src2)?);
            let packed = high << 32 | low;
            std::array::from_fn(|lane| (packed >> (lane % 16 * 4) & 15) as usize)
        }
        Select::Vector => {
            let own = wave.vgpr((instruction.field(FieldName::Src1) & 0xff) as usize);
            std::array::from_fn(|lane| (own[lane] & 15) as usize)
        }
    };
    let op_sel = instruction.field(FieldName::OpSel);
    let (fetch_inactive, bound_control) = (op_sel & 1 != 0, op_sel & 2 != 0);
    let exec = wave.exec();
    let source = source_vgpr(wave, instruction);
    let mut lanes = exec;
    let values: Vgpr = std::array::from_fn(|lane| {
        let row16 = lane / 16 * 16;
        let first = if row == Row16::Other { row16 ^ 16 } else { row16 };
        let from = first + selects[lane];
        if fetch_inactive || exec >> from & 1 != 0 {
            return source[from];
        }
        if !bound_control {
            lanes &= !(1 << lane);
        }
        0
    });
    wave.set_vgpr(instruction.field(FieldName::Vdst) as usize, lanes, &values);
    Ok(())
}

/// V_PERMLANE64_B32: exchanges the halves of a wave64, active lanes written; nothing in a wave32.
fn swap_halves(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    if wave.size() == WaveSize::W64 {
        let source = source_vgpr(wave, instruction);
        let values: Vgpr = std::array::from_fn(|lane| source[lane ^ 32]);
        let exec = wave.exec();
        wave.set_vgpr(instruction.field(FieldName::Vdst) as usize, exec, &values);
    }
    Ok(())
}
