//! CDNA4 (gfx950): GCN's formats as its generation 1.4 has them, with packed math, flat segments, scopes and accumulation
//! VGPRs, and the matrix instructions with their scales.

mod decode;
pub mod instruction;
mod layouts;
pub mod names;
pub mod sdwa;
mod text;

pub use decode::decode;
pub(crate) use layouts::LAYOUTS;
pub(crate) use rows::TABLE;
pub use text::write_instruction;

use crate::format::Format;
use crate::opcode::Opcode;

mod rows {
    crate::table::generated!("/cdna4.rs");
}

/// The operations of CDNA4 as constants.
pub mod op {
    crate::operation::constants!("/cdna4_operations.rs");
}

/// All rows, sorted by format and opcode.
pub fn opcodes() -> &'static [Opcode] {
    TABLE.rows
}

/// The rows with this mnemonic (lower case, without encoding suffix), in the order of [`Format`].
pub fn by_mnemonic(mnemonic: &str) -> impl Iterator<Item = &'static Opcode> + use<> {
    TABLE.by_mnemonic(mnemonic)
}

/// The row of an opcode. `Mai`, `MaiMove` and `Vop3pCdna` are one opcode space, of which `Mai` finds all, and so are
/// `Vop3Cdna` and `Vop3bCdna`, of which `Vop3Cdna` finds all.
pub fn lookup(format: Format, opcode: u16) -> Option<&'static Opcode> {
    let find = |format| TABLE.lookup(format, opcode);
    match format {
        Format::Mai => find(Format::Mai).or_else(|| find(Format::MaiMove)).or_else(|| find(Format::Vop3pCdna)),
        Format::Vop3Cdna => find(Format::Vop3Cdna).or_else(|| find(Format::Vop3bCdna)),
        _ => find(format),
    }
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
        assert_eq!(opcodes().len(), 1588);
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
