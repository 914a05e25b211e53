//! Scalar memory reads (SQ_SMRD). A constant offset counts dwords, one in an SGPR bytes.

use super::operand;
use crate::fault::{Access, Fault};
use crate::memory::Memory;
use crate::wave::{Wave, code};
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// The loads: whether through a buffer resource, and how many dwords.
const LOADS: &[(op::Operation, bool, u8)] = &[
    (op::S_LOAD_DWORD, false, 1),
    (op::S_LOAD_DWORDX2, false, 2),
    (op::S_LOAD_DWORDX4, false, 4),
    (op::S_LOAD_DWORDX8, false, 8),
    (op::S_LOAD_DWORDX16, false, 16),
    (op::S_BUFFER_LOAD_DWORD, true, 1),
    (op::S_BUFFER_LOAD_DWORDX2, true, 2),
    (op::S_BUFFER_LOAD_DWORDX4, true, 4),
    (op::S_BUFFER_LOAD_DWORDX8, true, 8),
    (op::S_BUFFER_LOAD_DWORDX16, true, 16),
];

#[derive(Debug, Clone, Copy)]
enum Offset {
    Bytes(u64),
    Register(u8),
}

#[derive(Debug, Clone, Copy)]
enum Action {
    /// Cache invalidations.
    Nothing,
    Time,
    Load {
        buffer: bool,
        dwords: u8,
        offset: Offset,
    },
}

/// A scalar memory instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    action: Action,
    /// First register of the pointer or the resource.
    base: u8,
    /// Place of the first register written.
    data: u8,
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let field = instruction.field(FieldName::Ioffset) as u16;
        let action = match LOADS.iter().find(|(load, ..)| *load == row.operation) {
            Some(&(_, buffer, dwords)) => {
                let offset = match instruction.literal() {
                    Some(literal) => Offset::Bytes(4 * u64::from(literal)),
                    None if instruction.field(FieldName::Imm) != 0 => Offset::Bytes(4 * u64::from(field)),
                    None => Offset::Register(operand::destination(row, field)?),
                };
                Action::Load { buffer, dwords, offset }
            }
            None if row.operation == op::S_MEMTIME => Action::Time,
            None => Action::Nothing,
        };
        let data = match action {
            Action::Nothing => 0,
            _ => operand::destination(row, instruction.field(FieldName::Sdst) as u16)?,
        };
        Ok(Operation { action, base: 2 * instruction.field(FieldName::Sbase) as u8, data })
    }

    /// Executes it.
    pub fn execute(&self, wave: &mut Wave, memory: &mut dyn Memory) -> Result<(), Fault> {
        match self.action {
            Action::Nothing => {}
            Action::Time => {
                let time = wave.hardware.cycles;
                wave.set_scalar64(self.data, time);
            }
            Action::Load { buffer, dwords, offset } => self.load(wave, memory, buffer, dwords, offset)?,
        }
        Ok(())
    }

    fn load(
        &self,
        wave: &mut Wave,
        memory: &mut dyn Memory,
        buffer: bool,
        dwords: u8,
        offset: Offset,
    ) -> Result<(), Fault> {
        let offset = match offset {
            Offset::Bytes(bytes) => bytes,
            Offset::Register(place) => u64::from(wave.scalar(place)) & !3,
        };
        let low = wave.scalar64(self.base);
        let (base, size) = if buffer {
            let records = u64::from(wave.scalar(self.base.wrapping_add(2)));
            // Without a stride NUM_RECORDS counts bytes.
            let stride = (low >> 48 & 0x3fff).max(1);
            (low & 0xffff_ffff_ffff, Some(stride * records))
        } else {
            (low, None)
        };
        let mut values = [0; 16];
        for (index, value) in (0..dwords).zip(&mut values) {
            let offset = offset + 4 * u64::from(index);
            // Beyond the buffer the dword is zero.
            if size.is_some_and(|size| offset + 4 > size) {
                continue;
            }
            let address = (base & !3).wrapping_add(offset);
            let mut bytes = [0; 4];
            let read = memory.read(address, &mut bytes);
            read.map_err(|violation| Fault::Memory {
                access: Access::Load,
                address,
                bytes: 4,
                lane: None,
                reason: violation.reason,
            })?;
            *value = u32::from_le_bytes(bytes);
        }
        // What would lie beyond the registers of its kind is dropped.
        let last = if self.data <= code::VCC_HI { code::VCC_HI } else { code::EXEC_HI };
        for (register, value) in (self.data..=last).zip(&values[..dwords.into()]) {
            wave.set_scalar(register, *value);
        }
        Ok(())
    }
}
