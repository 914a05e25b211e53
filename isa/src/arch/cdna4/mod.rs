//! CDNA4: its matrix instructions, with the scales and the moves of accumulation VGPRs. CDNA descends from GCN: what is not
//! about matrices is decoded and written as there.

mod layouts;
mod text;

pub(crate) use layouts::LAYOUTS;
pub(crate) use rows::TABLE;
pub use text::write_instruction;

use crate::arch::gcn;
use crate::decode::{DecodeError, Instruction, extract};
use crate::format::{FieldName, Format, prefixes};
use crate::opcode::Opcode;

mod rows {
    crate::table::generated!("/cdna4.rs");
}

/// The operations of CDNA4 as constants.
pub mod op {
    crate::operation::constants!("/cdna4_operations.rs");
}

/// Formats by prefix. The matrices with scales start like the moves, which share the prefix of the matrices.
const FORMATS: [Format; 2] = [Format::Mai, Format::Vop1];
static PREFIXES: [u8; 512] = prefixes(&FORMATS);

/// All rows, sorted by format and opcode.
pub fn opcodes() -> &'static [Opcode] {
    TABLE.rows
}

/// The rows with this mnemonic (lower case, without encoding suffix), in the order of [`Format`].
pub fn by_mnemonic(mnemonic: &str) -> impl Iterator<Item = &'static Opcode> + use<> {
    TABLE.by_mnemonic(mnemonic)
}

/// The row of an opcode. `Mai` and `MaiMove` are one opcode space, of which `Mai` finds all.
pub fn lookup(format: Format, opcode: u16) -> Option<&'static Opcode> {
    let find = |format| TABLE.lookup(format, opcode);
    match format {
        Format::Mai => find(Format::Mai).or_else(|| find(Format::MaiMove)),
        _ => find(format),
    }
}

/// Decodes the instruction at the start of `words`.
///
/// # Errors
/// [`DecodeError`] says why there is none; instructions outside the table are unknown formats or opcodes.
pub fn decode(words: &[u32]) -> Result<Instruction, DecodeError> {
    let format_of = |first: u32| {
        let by_prefix = FORMATS.get(usize::from(PREFIXES[(first >> 23) as usize])).copied();
        if is_scaled(words) { Some(Format::MaiScale) } else { by_prefix }
    };
    gcn::decode::decode(words, format_of, lookup)
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

/// Registers of a matrix of F8F6F4 by its format (CBSZ or BLGP): 8, 6 or 4 bits an element. Formats without a meaning have
/// as many as LLVM gives them.
pub const fn small_format_registers(format: u32) -> u8 {
    match format {
        2 | 3 => 6,
        4 => 4,
        _ => 8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn text(words: &[u32]) -> String {
        let mut out = String::new();
        match decode(words) {
            Ok(instruction) => write_instruction(&mut out, &instruction),
            Err(error) => out = error.to_string(),
        }
        out
    }

    #[test]
    fn every_row_is_found_by_its_opcode_and_its_mnemonic() {
        for row in opcodes() {
            assert_eq!(lookup(row.format, row.opcode).map(|row| row.mnemonic), Some(row.mnemonic));
            assert!(by_mnemonic(row.mnemonic).any(|found| std::ptr::eq(found, row)));
        }
        assert_eq!(opcodes().len(), 72);
    }

    #[test]
    fn matrices_name_vgprs_accumulation_vgprs_and_modifiers() {
        let mfma = |high: u32| text(&[0xd3c0_0040, 0x0502_2100 | high]);
        assert_eq!(mfma(0), "v_mfma_f32_32x32x1_2b_f32 v[64:95], v0, v16, v[64:95]");
        assert_eq!(mfma(1 << 29), "v_mfma_f32_32x32x1_2b_f32 v[64:95], v0, v16, v[64:95] blgp:1");
        let scaled = text(&[0xd3ac_0000, 0x0002_5328, 0xd3ad_0840, 0x0502_2100]);
        let expected =
            "v_mfma_scale_f32_16x16x128_f8f6f4 v[64:67], v[0:7], v[16:23], v[64:67], v40, v41 op_sel_hi:[0,0,0]";
        assert_eq!(scaled, expected);
    }
}
