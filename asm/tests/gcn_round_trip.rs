//! Whatever disassembles of GCN and CDNA4 assembles back: random forms of every opcode.

#[path = "../../isa/tests/forms/mod.rs"]
mod forms;

use std::collections::BTreeMap;

use forms::Random;
use forms::gcn::{OTHERS, form, known};
use tombolo_asm::{Options, assemble};
use tombolo_isa::disasm::Syntax;

#[test]
fn our_assembler_gives_the_words_of_our_text_back() {
    let mut random = Random(5);
    let mut differences: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for target in OTHERS {
        let options = Options::of(target);
        for row in target.opcodes().into_iter().filter(|row| known(row)) {
            for _ in 0..10 {
                let words = form(row, &mut random);
                let mut text = String::new();
                match target.decode(&words) {
                    Ok(instruction) => target.write_instruction(&mut text, &instruction, Syntax::default()),
                    Err(error) => panic!("{} {words:08x?}: {error}", row.mnemonic),
                }
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                let difference = match assemble(&text, "form", &options) {
                    Ok(assembled) if assembled.text() == Ok(&bytes) => continue,
                    Ok(assembled) => format!("{text}: {:02x?}, not {bytes:02x?}", assembled.text()),
                    // The forms of large matrices may reach beyond the last register.
                    Err(errors) if errors[0].message.contains("out of range") => continue,
                    Err(errors) => format!("{text}: {}", errors[0]),
                };
                differences.insert((target.mcpu(), row.mnemonic), difference);
            }
        }
    }
    pretty_assertions::assert_eq!(differences, BTreeMap::new());
}
