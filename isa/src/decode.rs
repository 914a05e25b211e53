//! Decoding: from dwords to an [`Instruction`], or to the reason why they are none. Fields that an opcode does not
//! use are ignored (compilers leave 0x80 in unused sources).

mod relative;

pub(crate) use relative::decode_relative;
use thiserror::Error;

use crate::dpp::{Dpp, Dpp8, Dpp16};
use crate::format::{FieldName, Format};
use crate::opcode::{Counter, Flags, Opcode};
use crate::operand::{OperandKind, OperandShape};
use crate::source::Source;
use crate::table;

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
enum Extra {
    None,
    Literal,
    Dpp16,
    Dpp8 { fetch_inactive: bool },
}

/// A decoded instruction: its row (two for VOPD) and its bits.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// The row; of a VOPD instruction the row of X.
    pub opcode: &'static Opcode,
    /// The row of Y of a VOPD instruction.
    pub second: Option<&'static Opcode>,
    /// All dwords, the first in bits 31:0, a literal or DPP dword last.
    pub bits: u128,
    /// Length in dwords, 1..=4.
    pub dwords: u8,
    extra: Extra,
}

/// Decodes the instruction at the start of `words`.
///
/// # Errors
/// [`DecodeError`] says why there is none.
pub fn decode(words: &[u32]) -> Result<Instruction, DecodeError> {
    let found = words.len().min(4) as u8;
    let &first = words.first().ok_or(DecodeError::Truncated { needed: 1, found: 0 })?;
    let format = Format::of_word(first).ok_or(DecodeError::UnknownFormat)?;
    let base = format.layout().dwords;
    if found < base {
        return Err(DecodeError::Truncated { needed: base, found });
    }
    let mut bits = 0;
    for (i, &word) in words[..usize::from(base)].iter().enumerate() {
        bits |= u128::from(word) << (32 * i);
    }

    let opcode = row(format, bits)?;
    let second = if format == Format::VopdX { Some(row(Format::VopdY, bits)?) } else { None };
    let mut extra = extra_of(opcode, bits)?;
    if let Some(second) = second {
        let of_second = extra_of(second, bits)?;
        if extra == Extra::None {
            extra = of_second;
        }
    }

    let mut dwords = base;
    if extra != Extra::None {
        let &word = words.get(usize::from(base)).ok_or(DecodeError::Truncated { needed: base + 1, found })?;
        bits |= u128::from(word) << (32 * base);
        dwords += 1;
    }
    Ok(Instruction { opcode, second, bits, dwords, extra })
}

fn row(format: Format, bits: u128) -> Result<&'static Opcode, DecodeError> {
    let opcode = extract(format, FieldName::Op, bits) as u16;
    table::lookup(format, opcode).ok_or(DecodeError::UnknownOpcode { format, opcode })
}

#[inline]
fn extract(format: Format, field: FieldName, bits: u128) -> u32 {
    let (lsb, width) = format.range(field);
    // No field crosses bit 64, and shifts of 64 bits are cheaper than those of 128.
    let half = if lsb < 64 { bits as u64 } else { (bits >> 64) as u64 };
    (half >> (lsb & 63)) as u32 & ((1u64 << width) - 1) as u32
}

/// What dword follows, from the source operands that the opcode uses; checks their codes on the way.
fn extra_of(opcode: &'static Opcode, bits: u128) -> Result<Extra, DecodeError> {
    let mnemonic = opcode.mnemonic;
    let mut extra = Extra::None;
    let mut literal = false;
    for shape in opcode.operands {
        let source = match shape.kind {
            OperandKind::Literal => {
                literal = true;
                continue;
            }
            OperandKind::VectorSource
            | OperandKind::ScalarSource
            | OperandKind::ScalarOnlySource
            | OperandKind::RegisterSource
            | OperandKind::Barrier => true,
            OperandKind::Vgpr => opcode.format.range(shape.field).1 == 9,
            _ => false,
        };
        if !source {
            continue;
        }
        let code = extract(opcode.format, shape.field, bits) as u16;
        let found = Source::from_code(code).ok_or(DecodeError::ReservedSource { mnemonic, code })?;
        let possible = match found {
            Source::Dpp8(_) | Source::Dpp16 => shape.field == FieldName::Src0 && opcode.format.is_valu(),
            Source::Vgpr(_) => !matches!(shape.kind, OperandKind::ScalarOnlySource | OperandKind::RegisterSource),
            _ if shape.kind == OperandKind::RegisterSource => found.is_scalar_register(),
            _ => shape.kind != OperandKind::Vgpr,
        };
        if !possible {
            return Err(DecodeError::WrongSource { mnemonic, code });
        }
        match found {
            Source::Literal => literal = true,
            Source::Dpp16 => extra = Extra::Dpp16,
            Source::Dpp8(fetch_inactive) => extra = Extra::Dpp8 { fetch_inactive },
            _ => {}
        }
    }
    match (extra, literal) {
        (Extra::None, false) => Ok(Extra::None),
        (Extra::None, true) => Ok(Extra::Literal),
        (_, true) => Err(DecodeError::LiteralWithDpp { mnemonic }),
        (_, false) if !opcode.modifiers.flags.contains(Flags::DPP) => Err(DecodeError::NoDpp { mnemonic }),
        (dpp, false) => Ok(dpp),
    }
}

impl Instruction {
    /// A field of the format of the (first) row, zero-extended; 0 if the format has no such field.
    #[inline]
    pub fn field(&self, field: FieldName) -> u32 {
        extract(self.opcode.format, field, self.bits)
    }

    /// The code that an operand of `opcode` (one of the instruction's rows) has in its field. VDSTY's missing bit 0
    /// is supplied; the VGPR of a DPP source is taken from the DPP dword (as 256 + n).
    #[inline]
    pub fn operand_code(&self, opcode: &Opcode, shape: &OperandShape) -> u16 {
        if opcode.format == Format::VopdY && shape.field == FieldName::Vdst {
            let even = self.field(FieldName::Vdst) & 1 == 0;
            return (extract(opcode.format, FieldName::VdstHigh, self.bits) << 1) as u16 | u16::from(even);
        }
        if shape.field == FieldName::Src0 && matches!(self.extra, Extra::Dpp16 | Extra::Dpp8 { .. }) {
            return 256 + u16::from(Dpp::src0(self.last_dword()));
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

    /// The DPP control, if the instruction has one.
    #[inline]
    pub fn dpp(&self) -> Option<Dpp> {
        match self.extra {
            Extra::Dpp16 => Some(Dpp::Dpp16(Dpp16::from_word(self.last_dword()))),
            Extra::Dpp8 { fetch_inactive } => Some(Dpp::Dpp8(Dpp8::from_word(self.last_dword(), fetch_inactive))),
            Extra::None | Extra::Literal => None,
        }
    }

    fn last_dword(&self) -> u32 {
        (self.bits >> (32 * (self.dwords - 1))) as u32
    }

    /// OPSEL_HI of VOP3P, 3 bits.
    pub fn op_sel_hi(&self) -> u32 {
        self.field(FieldName::OpSelHi) | self.field(FieldName::OpSelHi2) << 2
    }

    /// For a 16-bit VGPR operand: its register and whether it is the high half (7.4). VOP1, VOP2 and VOPC keep the
    /// half in bit 7 of the register, VOP3 and VINTERP in OPSEL. `None` for every other operand.
    pub fn vgpr_half(&self, opcode: &Opcode, shape: &OperandShape) -> Option<(u8, bool)> {
        let is_vgpr = matches!(shape.kind, OperandKind::Vgpr | OperandKind::VectorSource);
        if !is_vgpr || shape.data.bits() != 16 {
            return None;
        }
        let Some(Source::Vgpr(register)) = self.source(opcode, shape) else { return None };
        match opcode.format {
            Format::Vop1 | Format::Vop2 | Format::Vopc => Some((register & 0x7f, register >= 0x80)),
            Format::Vop3 | Format::Vinterp => {
                let bit = match shape.field {
                    FieldName::Src0 => 0,
                    FieldName::Src1 => 1,
                    FieldName::Src2 => 2,
                    _ => 3,
                };
                Some((register, self.field(FieldName::OpSel) >> bit & 1 == 1))
            }
            _ => None,
        }
    }

    /// Whether an atomic returns the value before the operation (bit 0 of TH).
    pub fn returns_value(&self) -> bool {
        self.field(FieldName::Th) & 1 == 1
    }

    /// The completion counter, with atomics resolved by whether they return a value: `Load` or `Store`, `FlatLoad` or
    /// `FlatStore`.
    pub fn counter(&self) -> Counter {
        match (self.opcode.counter, self.returns_value()) {
            (Counter::Atomic, true) => Counter::Load,
            (Counter::Atomic, false) => Counter::Store,
            (Counter::FlatAtomic, true) => Counter::FlatLoad,
            (Counter::FlatAtomic, false) => Counter::FlatStore,
            (counter, _) => counter,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn unused_source_fields_are_ignored() {
        // v_mov_b32_e64 v1, v2 with 0x80 and a reserved code in the unused sources.
        let instruction = decode(&[0xd581_0001, 0x0001_a102 | 209 << 18]).map(|i| (i.opcode.mnemonic, i.dwords));
        assert_eq!(instruction, Ok(("v_mov_b32", 2)));
    }

    #[test]
    fn a_source_of_255_makes_the_next_dword_a_literal() {
        let decoded = decode(&[0xbe80_00ff, 0x1122_3344]).map(|i| (i.dwords, i.literal()));
        assert_eq!(decoded, Ok((2, Some(0x1122_3344))));
        assert_eq!(decode(&[0xbe80_00ff]).err(), Some(DecodeError::Truncated { needed: 2, found: 1 }));
    }

    #[test]
    fn the_dpp_dword_is_taken_apart() {
        // v_mov_b32_dpp v8, v32 row_shl:1 row_mask:0xf bank_mask:0xf
        let instruction = decode(&[0x7e10_02fa, 0xff01_0120]).expect("is an instruction");
        let Some(Dpp::Dpp16(dpp)) = instruction.dpp() else { panic!("no DPP16") };
        assert_eq!((dpp.src0, dpp.control, dpp.row_mask, dpp.bank_mask), (32, 0x101, 15, 15));
        assert_eq!(instruction.source(instruction.opcode, &instruction.opcode.operands[1]), Some(Source::Vgpr(32)));
    }

    #[test]
    fn vopd_y_destination_has_the_parity_that_x_lacks() {
        // v_dual_mov_b32 v12, v1 :: v_dual_add_f32 v11, v4, v7
        let instruction = decode(&[0xca08_0101, 0x0c0a_0f04]).expect("is an instruction");
        let second = instruction.second.expect("VOPD has two rows");
        assert_eq!((instruction.opcode.mnemonic, second.mnemonic), ("v_dual_mov_b32", "v_dual_add_f32"));
        assert_eq!(instruction.operand_code(second, &second.operands[0]), 11);
    }

    #[test]
    fn words_that_are_no_instruction_say_why() {
        assert_eq!(decode(&[]).err(), Some(DecodeError::Truncated { needed: 1, found: 0 }));
        assert_eq!(decode(&[0xffff_ffff]).err(), Some(DecodeError::UnknownFormat));
        assert_eq!(
            decode(&[0xbe80_00d1]).err(),
            Some(DecodeError::ReservedSource { mnemonic: "s_mov_b32", code: 209 })
        );
        let unknown = DecodeError::UnknownOpcode { format: Format::Sop1, opcode: 255 };
        assert_eq!(decode(&[0xbe80_ff00]).err(), Some(unknown));
    }
}
