//! A decoded instruction, or the reason why dwords are none. The decoders are those of the instruction sets
//! (`arch/*/decode.rs`). Fields that an opcode does not use are ignored (compilers leave 0x80 in unused sources).

use thiserror::Error;

use crate::arch::cdna4::sdwa::Sdwa;
use crate::format::{FieldName, Format};
use crate::opcode::Opcode;
use crate::operand::{OperandKind, OperandShape};
use crate::source::Source;

/// Why dwords are no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DecodeError {
    /// No format has this prefix.
    #[error("no instruction format has this encoding prefix")]
    UnknownFormat,
    /// The format has no such opcode.
    #[error("{} has no opcode {opcode}", format.layout().name)]
    UnknownOpcode {
        /// The format.
        format: Format,
        /// The OP field.
        opcode: u16,
    },
    /// The dwords end inside the instruction.
    #[error("the instruction needs {needed} dwords, {found} are left")]
    Truncated {
        /// Length of the instruction as far as it is known.
        needed: u8,
        /// Dwords given.
        found: u8,
    },
    /// A used source field holds a reserved code.
    #[error("{mnemonic}: source code {code} is reserved")]
    ReservedSource {
        /// The opcode's mnemonic.
        mnemonic: &'static str,
        /// The code, 0..=511.
        code: u16,
    },
    /// A VGPR where only scalars are possible, or the reverse.
    #[error("{mnemonic}: source code {code} is not possible for this operand")]
    WrongSource {
        /// The opcode's mnemonic.
        mnemonic: &'static str,
        /// The code, 0..=511.
        code: u16,
    },
    /// DPP on an opcode that has none.
    #[error("{mnemonic} does not support DPP")]
    NoDpp {
        /// The opcode's mnemonic.
        mnemonic: &'static str,
    },
    /// A literal beside a DPP dword.
    #[error("{mnemonic}: a literal together with DPP")]
    LiteralWithDpp {
        /// The opcode's mnemonic.
        mnemonic: &'static str,
    },
}

/// What the dword after the instruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extra {
    None,
    Literal,
    Dpp16,
    Dpp8 { fetch_inactive: bool },
    Sdwa,
}

/// A decoded instruction: its row (two for VOPD) and its bits.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// The row; of a VOPD instruction the row of X.
    pub opcode: &'static Opcode,
    /// The row of Y of a VOPD instruction.
    pub second: Option<&'static Opcode>,
    /// All dwords, the first in bits 31:0, a literal, DPP or SDWA dword last.
    pub bits: u128,
    /// Length in dwords, 1..=4.
    pub dwords: u8,
    pub(crate) extra: Extra,
}

/// A field of a format, zero-extended; 0 if the format has no such field.
#[inline]
pub(crate) fn extract(format: Format, field: FieldName, bits: u128) -> u32 {
    let (lsb, width) = format.range(field);
    // No field crosses bit 64, and shifts of 64 bits are cheaper than those of 128.
    let half = if lsb < 64 { bits as u64 } else { (bits >> 64) as u64 };
    (half >> (lsb & 63)) as u32 & ((1u64 << width) - 1) as u32
}

impl Instruction {
    /// A field of the format of the (first) row, zero-extended; 0 if the format has no such field.
    #[inline]
    pub fn field(&self, field: FieldName) -> u32 {
        extract(self.opcode.format, field, self.bits)
    }

    /// The code that an operand of `opcode` (one of the instruction's rows) has in its field. VDSTY's missing bit 0
    /// is supplied; the source of a DPP or SDWA dword is taken from there (a VGPR as 256 + n).
    #[inline]
    pub fn operand_code(&self, opcode: &Opcode, shape: &OperandShape) -> u16 {
        if opcode.format == Format::VopdY && shape.field == FieldName::Vdst {
            let even = self.field(FieldName::Vdst) & 1 == 0;
            return (extract(opcode.format, FieldName::VdstHigh, self.bits) << 1) as u16 | u16::from(even);
        }
        if shape.field == FieldName::Src0 && matches!(self.extra, Extra::Dpp16 | Extra::Dpp8 { .. } | Extra::Sdwa) {
            let scalar = self.extra == Extra::Sdwa && self.last_dword() & Sdwa::SCALAR0 != 0;
            return if scalar { 0 } else { 256 } | self.last_dword() as u16 & 0xff;
        }
        extract(opcode.format, shape.field, self.bits) as u16
    }

    /// The meaning of a source or scalar register operand of one of the instruction's rows.
    #[inline]
    pub fn source(&self, opcode: &Opcode, shape: &OperandShape) -> Option<Source> {
        let code = self.operand_code(opcode, shape);
        match shape.kind {
            OperandKind::Vgpr | OperandKind::Returned => Some(Source::Vgpr(code as u8)),
            OperandKind::Vcc => Some(Source::VccLo),
            OperandKind::SgprGroup if shape.field == FieldName::Sbase => Source::from_code(code << 1),
            _ => Source::from_code(code),
        }
    }

    /// The 32-bit literal, if the instruction has one.
    pub fn literal(&self) -> Option<u32> {
        (self.extra == Extra::Literal).then(|| self.last_dword())
    }

    /// The literal, the DPP or the SDWA dword, if the instruction has one.
    pub(crate) fn last_dword(&self) -> u32 {
        (self.bits >> (32 * (self.dwords - 1))) as u32
    }
}
