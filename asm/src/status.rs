//! What can be done with each opcode of each instruction set, found by trying the canonical form: is it decoded, does
//! it have a text, does the assembler make the same words of that text.

use crate::{Options, assemble};
use tombolo_isa::canonical::canonical;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::target::Target;

/// The state of one opcode.
#[derive(Clone, Copy, Debug)]
pub struct OpcodeStatus {
    /// The instruction set.
    pub target: Target,
    /// The row.
    pub opcode: &'static Opcode,
    /// The canonical form decodes to the row.
    pub decoded: bool,
    /// The canonical form has a text that names the opcode.
    pub disassembled: bool,
    /// The assembler makes of that text words that read the same.
    pub assembled: bool,
}

/// The state of every opcode of every instruction set, in the order of the tables.
pub fn status() -> Vec<OpcodeStatus> {
    Target::ALL
        .into_iter()
        .flat_map(|target| target.opcodes().into_iter().map(move |opcode| status_of(target, opcode)))
        .collect()
}

fn status_of(target: Target, opcode: &'static Opcode) -> OpcodeStatus {
    let words = canonical(opcode);
    let (row, text) = read(target, &words, opcode);
    let decoded = row.is_some_and(|row| std::ptr::eq(row, opcode));
    let disassembled = decoded && text.contains(opcode.mnemonic);
    let assembled = disassembled && assembles(target, &text, opcode);
    OpcodeStatus { target, opcode, decoded, disassembled, assembled }
}

/// The row and the text of the instruction; of a VOPD pair the row of the half that `opcode` is.
fn read(target: Target, words: &[u32], opcode: &Opcode) -> (Option<&'static Opcode>, String) {
    let mut text = String::new();
    let Ok(instruction) = target.decode(words) else { return (None, text) };
    target.write_instruction(&mut text, &instruction, Syntax::default());
    let row = if opcode.format == Format::VopdY { instruction.second } else { Some(instruction.opcode) };
    (row, text)
}

/// Whether the assembler takes the text, and its words have the same text. The words themselves may differ: one text can
/// have two encodings (v_nop).
fn assembles(target: Target, text: &str, opcode: &Opcode) -> bool {
    let options = Options { target, ..Options::default() };
    let Ok(assembled) = assemble(text, "status", &options) else { return false };
    let Ok(bytes) = assembled.text() else { return false };
    let words: Vec<u32> = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    read(target, &words, opcode).1 == text
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_opcode_of_rdna4_is_decoded_disassembled_and_assembled() {
        let rows: Vec<_> = status().into_iter().filter(|row| row.target == Target::Rdna4).collect();
        assert_eq!(rows.len(), 1568);
        let lacking = |row: &&OpcodeStatus| !(row.decoded && row.disassembled && row.assembled);
        let lacking: Vec<_> = rows.iter().filter(lacking).map(|row| (row.opcode.format, row.opcode.mnemonic)).collect();
        assert_eq!(lacking, []);
    }

    #[test]
    fn every_opcode_of_gcn_and_cdna4_is_decoded_disassembled_and_assembled() {
        let rows = status();
        assert!(rows.len() > 1568 + 2000);
        let lacking: Vec<_> = rows.iter().filter(|row| !(row.decoded && row.disassembled && row.assembled)).collect();
        assert!(lacking.is_empty(), "{:?}", lacking.iter().map(|row| row.opcode.mnemonic).collect::<Vec<_>>());
    }
}
