//! What instructions of CDNA4 have beyond fields and operands: offsets of scalar and flat memory, truth tables.

use crate::decode::Instruction;
use crate::format::{FieldName, Format};

/// The offset of scalar memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarOffset {
    /// The SGPR whose value is added.
    pub register: Option<u8>,
    /// The constant in bytes.
    pub constant: Option<i32>,
}

impl Instruction {
    /// The offset of scalar memory: IMM says that the constant counts, SOFFSET_EN that SOFFSET does; without either the low
    /// bits of the constant name an SGPR.
    pub fn scalar_offset(&self) -> ScalarOffset {
        let bits = self.field(FieldName::Ioffset);
        let constant = (bits << 11).cast_signed() >> 11;
        let soffset = self.field(FieldName::Soffset) as u8;
        match (self.field(FieldName::SoffsetEn), self.field(FieldName::Imm)) {
            (0, 0) => ScalarOffset { register: Some(bits as u8 & 0x7f), constant: None },
            (0, _) => ScalarOffset { register: None, constant: Some(constant) },
            (_, 0) => ScalarOffset { register: Some(soffset), constant: None },
            _ => ScalarOffset { register: Some(soffset), constant: Some(constant) },
        }
    }

    /// The offset of flat memory in bytes: 12 bits, of scratch and global memory 13 bits with a sign.
    pub fn flat_offset(&self) -> i32 {
        let bits = self.field(FieldName::Ioffset);
        match self.opcode.format {
            Format::FlatCdna => (bits & 0xfff).cast_signed(),
            _ => (bits << 19).cast_signed() >> 19,
        }
    }

    /// The truth table of V_BITOP3: bits 2:0 are in NEG, 5:3 in ABS, 7:6 in OMOD.
    pub fn truth_table(&self) -> u32 {
        self.field(FieldName::Neg) | self.field(FieldName::Abs) << 3 | self.field(FieldName::Omod) << 6
    }
}
