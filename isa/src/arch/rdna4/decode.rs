//! Decoding of RDNA4: one or two rows, and a literal or DPP dword behind them.

use super::{format_of, table};
use crate::decode::{DecodeError, Extra, Instruction, extract};
use crate::format::{FieldName, Format};
use crate::opcode::{Flags, Opcode};
use crate::operand::OperandKind;
use crate::source::Source;

/// Decodes the instruction at the start of `words`.
///
/// # Errors
/// [`DecodeError`] says why there is none.
pub fn decode(words: &[u32]) -> Result<Instruction, DecodeError> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arch::rdna4::dpp::Dpp;
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
