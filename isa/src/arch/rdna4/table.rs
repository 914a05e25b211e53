//! Every row of RDNA4 (gfx1200 and gfx1201), found by opcode or by mnemonic.

use crate::format::Format;
use crate::opcode::Opcode;
use rows::TABLE;

pub(crate) mod rows {
    crate::table::generated!("/rdna4.rs");
}

/// All rows, sorted by format and opcode; [`Opcode::index`] is the position.
pub fn opcodes() -> &'static [Opcode] {
    TABLE.rows
}

/// The row of an opcode. `Vop3` and `Vop3sd` are one opcode space: either finds the rows of both.
pub fn lookup(format: Format, opcode: u16) -> Option<&'static Opcode> {
    let find = |format: Format| TABLE.lookup(format, opcode);
    match format {
        Format::Vop3 | Format::Vop3sd => find(Format::Vop3).or_else(|| find(Format::Vop3sd)),
        _ => find(format),
    }
}

/// All rows with this mnemonic (lower case, without encoding suffix), in the order of [`Format`]: the 32-bit encoding
/// before its 64-bit twin, VOPD-X before VOPD-Y.
pub fn by_mnemonic(mnemonic: &str) -> impl Iterator<Item = &'static Opcode> + use<> {
    TABLE.by_mnemonic(mnemonic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::FieldName;
    use pretty_assertions::assert_eq;

    #[test]
    fn all_encodings_of_the_document_have_a_row() {
        let count = |format| opcodes().iter().filter(|row| row.format == format).count();
        assert_eq!(opcodes().len(), 1568);
        assert_eq!(count(Format::Vop3) + count(Format::Vop3sd), 444);
        assert_eq!(count(Format::Vds), 123);
        assert_eq!(count(Format::VopdX), 14);
        assert_eq!(count(Format::VopdY), 17);
    }

    #[test]
    fn every_row_is_found_by_opcode_and_by_mnemonic() {
        for (index, row) in opcodes().iter().enumerate() {
            assert_eq!(usize::from(row.index), index);
            assert_eq!(lookup(row.format, row.opcode).map(|found| found.index), Some(row.index));
            assert!(by_mnemonic(row.mnemonic).any(|found| found.index == row.index), "{}", row.mnemonic);
        }
        assert!(by_mnemonic("v_add_f3").next().is_none());
    }

    #[test]
    fn every_operand_names_a_field_that_its_format_has() {
        for row in opcodes() {
            for operand in row.operands {
                let (field, format) = (operand.field, row.format);
                let without_field = matches!(field, FieldName::Vcc | FieldName::Literal)
                    || (format == Format::VopdY && field == FieldName::Vdst);
                assert!(without_field || format.field(field).is_some(), "{} {field:?}", row.mnemonic);
            }
        }
    }

    #[test]
    fn a_64_bit_twin_has_the_same_mnemonic_and_points_back() {
        let mut pairs = 0;
        for row in opcodes() {
            if let Some(twin) = row.twin {
                let twin = &opcodes()[usize::from(twin)];
                assert_eq!((twin.mnemonic, twin.twin), (row.mnemonic, Some(row.index)));
                pairs += 1;
            }
        }
        assert_eq!(pairs, 2 * (444 - 152));
    }
}
