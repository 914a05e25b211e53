//! Decoding of older relatives: no VOPD and, as far as their tables go, no DPP; literals after 32-bit encodings only.

use super::{DecodeError, Extra, Instruction, extract};
use crate::format::{FieldName, Format};
use crate::opcode::Opcode;
use crate::operand::{OperandKind, RelativeKind};

/// Decodes the instruction at the start of `words`. `prefixes` gives the index into `formats` by bits 31:23.
pub(crate) fn decode_relative(
    words: &[u32],
    formats: &[Format],
    prefixes: &[u8; 512],
    lookup: impl Fn(Format, u16) -> Option<&'static Opcode>,
) -> Result<Instruction, DecodeError> {
    let found = words.len().min(4) as u8;
    let &first = words.first().ok_or(DecodeError::Truncated { needed: 1, found: 0 })?;
    let index = usize::from(prefixes[(first >> 23) as usize]);
    let mut format = *formats.get(index).ok_or(DecodeError::UnknownFormat)?;
    if formats.contains(&Format::MaiScale) && is_scaled(words, &lookup) {
        format = Format::MaiScale;
    }
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
    if relative_literal(opcode, bits)? {
        let &word = words.get(usize::from(base)).ok_or(DecodeError::Truncated { needed: base + 1, found })?;
        bits |= u128::from(word) << (32 * base);
        dwords += 1;
        extra = Extra::Literal;
    }
    Ok(Instruction { opcode, second: None, bits, dwords, extra })
}

/// Whether a matrix instruction with scales starts here: the scales are followed by the matrix instruction proper, of which
/// bit 0 of ABID says that it has some. Without, the scales are an instruction of their own.
fn is_scaled(words: &[u32], lookup: impl Fn(Format, u16) -> Option<&'static Opcode>) -> bool {
    let [first, _, third, ..] = *words else { return false };
    let (scales, matrix) = (Format::MaiScale.layout(), Format::Mai.layout());
    let field = |name| extract(Format::Mai, name, u128::from(third));
    first & scales.mask == scales.value
        && third & matrix.mask == matrix.value
        && field(FieldName::Abid) & 1 == 1
        && lookup(Format::MaiScale, field(FieldName::Op) as u16).is_some()
}

/// Whether a literal follows an instruction of an older relative. Only 32-bit encodings can have one.
fn relative_literal(opcode: &'static Opcode, bits: u128) -> Result<bool, DecodeError> {
    let mnemonic = opcode.mnemonic;
    let mut literal = false;
    for shape in opcode.operands {
        let code = extract(opcode.format, shape.field, bits) as u16;
        match shape.kind {
            OperandKind::Literal => literal = true,
            OperandKind::Relative(RelativeKind::ScalarOffset) => {
                literal |= code == 255 && extract(opcode.format, FieldName::Imm, bits) == 0;
            }
            OperandKind::Vgpr if opcode.format.range(shape.field).1 == 9 && code < 256 => {
                return Err(DecodeError::WrongSource { mnemonic, code });
            }
            OperandKind::RegisterSource if code >= 128 => return Err(DecodeError::WrongSource { mnemonic, code }),
            OperandKind::ScalarOnlySource if code >= 256 => return Err(DecodeError::WrongSource { mnemonic, code }),
            OperandKind::Relative(RelativeKind::Matrix | RelativeKind::Accumulation)
                if shape.field != FieldName::Vdst && code < 256 =>
            {
                return Err(DecodeError::WrongSource { mnemonic, code });
            }
            OperandKind::VectorSource
            | OperandKind::ScalarSource
            | OperandKind::ScalarOnlySource
            | OperandKind::Relative(RelativeKind::MatrixSource | RelativeKind::MatrixScale) => {
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
