//! The results of an instruction until they are written: values for lanes, a mask, and where they go.

use super::operand::Lanes;
use crate::wave::{Vgpr, Wave};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{OperandKind, OperandShape};

/// Where the lanes' values go.
#[derive(Clone, Copy, Debug)]
pub enum Destination {
    /// No value.
    None,
    /// `registers` VGPRs from `register` on.
    Vector {
        /// The first.
        register: usize,
        /// How many.
        registers: usize,
    },
    /// Bits `lsb` to `lsb + bits - 1` of a VGPR; the others stay.
    Part {
        /// The VGPR.
        register: usize,
        /// Lowest bit written.
        lsb: u32,
        /// Bits written.
        bits: u32,
    },
    /// One SGPR (pseudo-scalar operations).
    Scalar(u8),
}

impl Destination {
    /// The destination operand `shape` of `row`.
    pub fn new(instruction: &Instruction, row: &Opcode, shape: &OperandShape) -> Self {
        let register = instruction.operand_code(row, shape);
        if shape.kind == OperandKind::SgprInVdst {
            return Self::Scalar(register as u8);
        }
        let register = usize::from(register & 0xff);
        match shape.data.bits() {
            // The byte of a stochastic conversion is chosen by OPSEL[3:2] (7.6.2).
            8 => Self::Part { register, lsb: (instruction.field(FieldName::OpSel) >> 2 & 3) * 8, bits: 8 },
            16 => {
                let (register, high) = match instruction.vgpr_half(row, shape) {
                    Some((register, high)) => (usize::from(register), high),
                    None => (register, row.operation == op::V_FMA_MIXHI_F16),
                };
                Self::Part { register, lsb: if high { 16 } else { 0 }, bits: 16 }
            }
            bits => Self::Vector { register, registers: usize::from(bits.div_ceil(32)) },
        }
    }
}

/// The results of an instruction before they are written.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Where the values go.
    pub destination: Destination,
    /// Lanes whose value is written.
    pub lanes: u64,
    /// The values.
    pub values: Lanes,
    /// Operand codes of the registers that receive the mask result, and the mask.
    pub masks: [Option<(u8, u64)>; 2],
}

impl Outcome {
    /// Writes the results.
    pub fn commit(&self, wave: &mut Wave) {
        match self.destination {
            Destination::None => {}
            Destination::Vector { register, registers } => {
                // A destination that is not wholly owned nullifies the instruction (7.2.7).
                if !wave.owns_vgprs(register, registers) {
                    return;
                }
                for word in 0..registers {
                    let row: Vgpr = std::array::from_fn(|lane| (self.values[lane] >> (32 * word)) as u32);
                    wave.set_vgpr(register + word, self.lanes, &row);
                }
            }
            Destination::Part { register, lsb, bits } => {
                if !wave.owns_vgprs(register, 1) {
                    return;
                }
                let field = ((1_u64 << bits) - 1) as u32;
                let old = wave.vgpr(register);
                let row: Vgpr =
                    std::array::from_fn(|lane| old[lane] & !(field << lsb) | (self.values[lane] as u32 & field) << lsb);
                wave.set_vgpr(register, self.lanes, &row);
            }
            Destination::Scalar(register) => {
                wave.set_scalar(register, self.values[0] as u32);
            }
        }
        for (register, mask) in self.masks.into_iter().flatten() {
            wave.set_lane_mask(register, mask);
        }
    }
}
