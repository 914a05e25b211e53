//! Which lanes of which VGPRs of a wave have been written, and which of them an instruction reads.

use crate::journal::Write;
use crate::wave::MAX_VGPRS;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Class, Opcode};
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_isa::source::Source;

/// The operand code of NULL: a flat address without a base in SGPRs.
const NULL: u32 = 124;

/// A bit a lane for each VGPR: it has been written.
#[derive(Debug, Clone)]
pub(super) struct Written {
    lanes: Vec<u64>,
    /// The source of the copy under way, if it is one.
    copied: Option<u16>,
    /// Lanes of which the instruction under way has a wide operand with the low dword only: see `first_unwritten`.
    narrow: u64,
}

impl Written {
    /// What the dispatcher writes: the position of the work-item, in v0 (section 3.5.4).
    pub fn at_start() -> Self {
        let mut lanes = vec![0; MAX_VGPRS];
        lanes[0] = u64::MAX;
        Self { lanes, copied: None, narrow: 0 }
    }

    /// The first register and lane that the instruction reads though nothing has been written to it.
    ///
    /// Compilers compute with wide operands of which they only need the low dword: that the others were not written is no
    /// error of the vector ALU's instructions, but then neither are those of the result.
    pub fn first_unwritten(&mut self, instruction: &Instruction, exec: u64, wave64: bool) -> Option<(u16, u8)> {
        (self.copied, self.narrow) = (None, 0);
        let rows = [Some(instruction.opcode), instruction.second];
        rows.into_iter().flatten().find_map(|row| {
            if reads_chosen_lanes(row) {
                return None;
            }
            row.operands.iter().find_map(|shape| {
                let (first, count) = registers_read(instruction, row, shape, wave64)?;
                if row.operation == op::V_MOV_B32 && instruction.dpp().is_none() {
                    self.copied = Some(first);
                    return None;
                }
                let missing =
                    |register: u16| exec & !self.lanes.get(usize::from(register)).copied().unwrap_or(u64::MAX);
                let found = (first..first + count).map(|register| (register, missing(register)));
                let (register, lanes) = found.into_iter().find(|(_, lanes)| *lanes != 0)?;
                if register > first && row.class == Class::Valu {
                    self.narrow |= lanes;
                    return None;
                }
                Some((register, lanes.trailing_zeros() as u8))
            })
        })
    }

    /// Takes in what the instruction wrote.
    pub fn note(&mut self, instruction: &Instruction, writes: &[Write]) {
        let source = self.copied.take().map(|register| self.lanes[usize::from(register)]);
        let vectors = writes.iter().filter_map(|write| match write {
            Write::Vector { register, lanes, .. } => Some((*register, *lanes)),
            _ => None,
        });
        let lowest = vectors.clone().map(|(register, _)| register).min();
        for (register, lanes) in vectors {
            let Some(written) = self.lanes.get_mut(usize::from(register)) else { continue };
            *written = match source {
                Some(source) if instruction.second.is_none() => *written & !lanes | source & lanes,
                _ if Some(register) != lowest => (*written | lanes) & !(self.narrow & lanes),
                _ => *written | lanes,
            };
        }
    }
}

/// Which lanes it reads does not follow from EXEC: an operand chooses them (V_READLANE_B32, permutations).
fn reads_chosen_lanes(row: &Opcode) -> bool {
    row.operands.iter().any(|shape| shape.kind == OperandKind::ScalarOnlySource)
}

/// The first VGPR that an operand reads and their number.
fn registers_read(
    instruction: &Instruction,
    row: &'static Opcode,
    shape: &OperandShape,
    wave64: bool,
) -> Option<(u16, u16)> {
    let is_memory = matches!(row.class, Class::Vmem | Class::Lds | Class::LdsDirect);
    let is_result = shape.field == FieldName::Vdst || shape.kind == OperandKind::Returned;
    let is_saved = row.format == Format::Vscratch && shape.kind == OperandKind::Vgpr;
    if !shape.access.reads() || (is_memory && is_result) || is_saved {
        return None;
    }
    let count = u16::from(row.registers(shape, wave64));
    let count = match shape.kind {
        OperandKind::Vgpr | OperandKind::VectorSource => count,
        OperandKind::FlatAddress if instruction.field(FieldName::Saddr) == NULL => 2,
        OperandKind::FlatAddress => 1,
        OperandKind::ScratchAddress => instruction.field(FieldName::Sve) as u16,
        OperandKind::BufferAddress => {
            (instruction.field(FieldName::Offen) + instruction.field(FieldName::Idxen)) as u16
        }
        _ => return None,
    };
    let first = match (instruction.vgpr_half(row, shape), instruction.source(row, shape)) {
        (Some((register, _)), _) => register,
        (None, Some(Source::Vgpr(register))) => register,
        // An address names its VGPR in a field of its own.
        (None, _) if shape.field == FieldName::Vaddr => instruction.field(FieldName::Vaddr) as u8,
        _ => return None,
    };
    Some((first.into(), count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::rdna4::decode;

    fn written(register: u16, lanes: u64) -> Write {
        Write::Vector { register, lanes, values: Box::new([0; 64]) }
    }

    #[test]
    fn a_source_without_a_value_is_found_in_active_lanes_only() {
        // v_add_f32_e32 v2, v0, v1
        let add = decode(&[0x0604_0300]).unwrap();
        let mut state = Written::at_start();
        assert_eq!(state.first_unwritten(&add, 0b110, false), Some((1, 1)));
        assert_eq!(state.first_unwritten(&add, 0, false), None);
        state.note(&add, &[written(1, 0b010)]);
        assert_eq!(state.first_unwritten(&add, 0b110, false), Some((1, 2)));
        assert_eq!(state.first_unwritten(&add, 0b010, false), None);
    }

    #[test]
    fn a_copy_hands_on_that_nothing_was_written() {
        // v_mov_b32_e32 v2, v1; v_add_f32_e32 v3, v0, v2
        let (copy, add) = (decode(&[0x7e04_0301]).unwrap(), decode(&[0x0606_0500]).unwrap());
        let mut state = Written::at_start();
        assert_eq!(state.first_unwritten(&copy, 1, false), None);
        state.note(&copy, &[written(2, 1)]);
        assert_eq!(state.first_unwritten(&add, 1, false), Some((2, 0)));
    }

    #[test]
    fn the_high_dword_of_an_operand_may_be_missing_and_is_missing_in_the_result() {
        // v_lshlrev_b64_e32 v[2:3], v0, v[0:1]; v_add_f32_e32 v4, v0, v3
        let (shift, add) = (decode(&[0x3e04_0100]).unwrap(), decode(&[0x0608_0700]).unwrap());
        let mut state = Written::at_start();
        assert_eq!(state.first_unwritten(&shift, 1, false), None);
        state.note(&shift, &[written(2, 1), written(3, 1)]);
        assert_eq!(state.first_unwritten(&add, 1, false), Some((3, 0)));
    }

    #[test]
    fn a_flat_address_has_two_registers_unless_its_base_is_scalar() {
        // global_load_b32 v1, v[0:1], off; global_load_b32 v1, v0, s[2:3]
        let wide = decode(&[0xee05_007c, 1, 0]).unwrap();
        let narrow = decode(&[0xee05_0002, 1, 0]).unwrap();
        let mut state = Written::at_start();
        assert_eq!(state.first_unwritten(&wide, 1, false), Some((1, 0)));
        assert_eq!(state.first_unwritten(&narrow, 1, false), None);
    }
}
