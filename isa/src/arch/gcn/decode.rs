//! Decoding of GCN, and of CDNA4 with its matrices, which descends from it: no VOPD and, as far as the tables go, no DPP;
//! literals after 32-bit encodings only.

use crate::decode::{DecodeError, Extra, Instruction, extract};
use crate::format::{FieldName, Format};
use crate::opcode::Opcode;
use crate::operand::OperandKind;

/// Decodes the instruction at the start of `words`. `format_of` gives the format by the first dword.
pub(crate) fn decode(
    words: &[u32],
    format_of: impl Fn(u32) -> Option<Format>,
    lookup: impl Fn(Format, u16) -> Option<&'static Opcode>,
) -> Result<Instruction, DecodeError> {
    let found = words.len().min(4) as u8;
    let &first = words.first().ok_or(DecodeError::Truncated { needed: 1, found: 0 })?;
    let format = format_of(first).ok_or(DecodeError::UnknownFormat)?;
    let base = format.layout().dwords;
    if found < base {
        return Err(DecodeError::Truncated { needed: base, found });
    }
    let mut bits = 0;
    for (i, &word) in words[..usize::from(base)].iter().enumerate() {
        bits |= u128::from(word) << (32 * i);
    }
    let code = extract(format, FieldName::Op, bits) as u16;
    let opcode = lookup(format, code).ok_or(DecodeError::UnknownOpcode { format, opcode: code })?;
    let mut dwords = base;
    let mut extra = Extra::None;
    if has_literal(opcode, bits)? {
        let &word = words.get(usize::from(base)).ok_or(DecodeError::Truncated { needed: base + 1, found })?;
        bits |= u128::from(word) << (32 * base);
        dwords += 1;
        extra = Extra::Literal;
    }
    Ok(Instruction { opcode, second: None, bits, dwords, extra })
}

/// Whether a literal follows the instruction. Only 32-bit encodings can have one.
fn has_literal(opcode: &'static Opcode, bits: u128) -> Result<bool, DecodeError> {
    let mnemonic = opcode.mnemonic;
    let mut literal = false;
    for shape in opcode.operands {
        let code = extract(opcode.format, shape.field, bits) as u16;
        match shape.kind {
            OperandKind::Literal => literal = true,
            OperandKind::ScalarOffset => {
                literal |= code == 255 && extract(opcode.format, FieldName::Imm, bits) == 0;
            }
            OperandKind::Vgpr if opcode.format.range(shape.field).1 == 9 && code < 256 => {
                return Err(DecodeError::WrongSource { mnemonic, code });
            }
            OperandKind::RegisterSource if code >= 128 => return Err(DecodeError::WrongSource { mnemonic, code }),
            OperandKind::ScalarOnlySource if code >= 256 => return Err(DecodeError::WrongSource { mnemonic, code }),
            OperandKind::Matrix | OperandKind::Accumulation if shape.field != FieldName::Vdst && code < 256 => {
                return Err(DecodeError::WrongSource { mnemonic, code });
            }
            OperandKind::VectorSource
            | OperandKind::ScalarSource
            | OperandKind::ScalarOnlySource
            | OperandKind::MatrixSource
            | OperandKind::MatrixScale => {
                let possible = opcode.format.layout().dwords == 1 && shape.kind != OperandKind::ScalarOnlySource;
                match code {
                    209..=234 | 249 | 250 => return Err(DecodeError::ReservedSource { mnemonic, code }),
                    255 if !possible => return Err(DecodeError::WrongSource { mnemonic, code }),
                    255 => literal = true,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    Ok(literal)
}
