//! Decoding of CDNA4: GCN's formats with the flat segments, DPP and SDWA dwords, and matrices with scales, which are two
//! instructions in one.

use super::lookup;
use crate::decode::{DecodeError, Extra, Instruction, extract};
use crate::format::{FieldName, Format, prefixes};
use crate::opcode::{Flags, Opcode};
use crate::operand::OperandKind;

/// Formats by prefix; of formats with one prefix the first stands for all.
const FORMATS: [Format; 16] = {
    use Format::*;
    [
        Sop2, Sopk, Sop1, Sopc, Sopp, SmemCdna, Vop2, Vop1, Vopc, Vop3Cdna, Mai, DsCdna, FlatCdna, MubufCdna,
        MtbufCdna, MaiMove,
    ]
};
static PREFIXES: [u8; 512] = prefixes(&FORMATS);

/// Source codes of the dwords that follow.
const SDWA: u16 = 249;
const DPP: u16 = 250;
const LITERAL: u16 = 255;

/// Decodes the instruction at the start of `words`.
///
/// # Errors
/// [`DecodeError`] says why there is none.
pub fn decode(words: &[u32]) -> Result<Instruction, DecodeError> {
    let found = words.len().min(4) as u8;
    let &first = words.first().ok_or(DecodeError::Truncated { needed: 1, found: 0 })?;
    let format = format_of(first, words).ok_or(DecodeError::UnknownFormat)?;
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
    let extra = following(opcode, bits)?;
    let mut dwords = base;
    if extra != Extra::None {
        let &word = words.get(usize::from(base)).ok_or(DecodeError::Truncated { needed: base + 1, found })?;
        bits |= u128::from(word) << (32 * base);
        dwords += 1;
    }
    Ok(Instruction { opcode, second: None, bits, dwords, extra })
}

fn format_of(first: u32, words: &[u32]) -> Option<Format> {
    let format = *FORMATS.get(usize::from(PREFIXES[(first >> 23) as usize]))?;
    match format {
        Format::Mai if is_scaled(words) => Some(Format::MaiScale),
        Format::FlatCdna => match first >> 14 & 3 {
            0 => Some(Format::FlatCdna),
            1 => Some(Format::ScratchCdna),
            2 => Some(Format::GlobalCdna),
            _ => None,
        },
        _ => Some(format),
    }
}

/// Whether a matrix instruction with scales starts here: the scales are followed by the matrix instruction proper, of which
/// bit 0 of ABID says that it has some. Without, the scales are an instruction of their own.
fn is_scaled(words: &[u32]) -> bool {
    let [first, _, third, ..] = *words else { return false };
    let (scales, matrix) = (Format::MaiScale.layout(), Format::Mai.layout());
    let field = |name| extract(Format::Mai, name, u128::from(third));
    first & scales.mask == scales.value
        && third & matrix.mask == matrix.value
        && field(FieldName::Abid) & 1 == 1
        && lookup(Format::MaiScale, field(FieldName::Op) as u16).is_some()
}

/// The dword that follows the instruction. Only 32-bit encodings have one.
fn following(opcode: &'static Opcode, bits: u128) -> Result<Extra, DecodeError> {
    let mnemonic = opcode.mnemonic;
    let mut extra = Extra::None;
    for shape in opcode.operands {
        let code = extract(opcode.format, shape.field, bits) as u16;
        let wrong = Err(DecodeError::WrongSource { mnemonic, code });
        let narrow = matches!(opcode.format, Format::Vop1 | Format::Vop2 | Format::Vopc);
        if narrow && shape.field == FieldName::Src0 && matches!(code, SDWA | DPP) {
            let flags = opcode.modifiers.flags;
            return match code {
                SDWA if flags.contains(Flags::SDWA) => Ok(Extra::Sdwa),
                DPP if flags.contains(Flags::DPP) => Ok(Extra::Dpp16),
                DPP => Err(DecodeError::NoDpp { mnemonic }),
                _ => wrong,
            };
        }
        match shape.kind {
            OperandKind::Literal => extra = Extra::Literal,
            OperandKind::Vgpr if opcode.format.range(shape.field).1 == 9 && code < 256 => return wrong,
            OperandKind::RegisterSource if code >= 128 => return wrong,
            OperandKind::ScalarOnlySource if code >= 256 => return wrong,
            OperandKind::Matrix | OperandKind::Accumulation if shape.field != FieldName::Vdst && code < 256 => {
                return wrong;
            }
            OperandKind::VectorSource
            | OperandKind::ScalarSource
            | OperandKind::ScalarOnlySource
            | OperandKind::MatrixSource
            | OperandKind::MatrixScale => {
                let possible = opcode.format.layout().dwords == 1 && shape.kind != OperandKind::ScalarOnlySource;
                match code {
                    209..=234 | 249 | 250 => return Err(DecodeError::ReservedSource { mnemonic, code }),
                    LITERAL if !possible => return wrong,
                    LITERAL => extra = Extra::Literal,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    Ok(extra)
}
