//! The texts of GCN and CDNA4: random forms of every opcode come back to the same words and text when llvm-mc-19 assembles
//! our text (LLVM has no disassembler for Sea Islands), where it is installed.

mod forms;
mod llvm_mc;

use std::collections::BTreeMap;

use forms::Random;
use forms::gcn::{OTHERS, form, known};
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;
use tombolo_isa::target::Target;

#[test]
fn llvm_assembles_our_text_of_every_opcode_to_the_same_words_and_writes_it_alike() {
    let mut random = Random(5);
    let mut differ = 0;
    for target in OTHERS {
        let mut cases = Vec::new();
        for row in target.opcodes().into_iter().filter(|row| known(row)) {
            for _ in 0..10 {
                let words = form(row, &mut random);
                let mut text = String::new();
                match target.decode(&words) {
                    Ok(instruction) => target.write_instruction(&mut text, &instruction, Syntax::default()),
                    Err(error) => panic!("{} {words:08x?}: {error}", row.mnemonic),
                }
                cases.push((row, words, text));
            }
        }
        let lines: Vec<String> = cases.iter().map(|(_, _, text)| text.clone()).collect();
        // LLVM 19 knows of CDNA4 what CDNA3 had.
        let cdna4 = target == Target::Cdna4;
        let mcpu = if cdna4 { "gfx942" } else { target.mcpu() };
        let Some(assembled) = llvm_mc::assemble_for(mcpu, &lines) else { return };
        let mut differences: BTreeMap<(Format, &str), String> = BTreeMap::new();
        let mut compared = 0;
        for ((row, words, text), assembled) in cases.iter().zip(&assembled) {
            compared += usize::from(assembled.is_some());
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let same = assembled.as_ref().map_or(cdna4, |answer| answer.bytes == bytes && answer.text == *text);
            if !same {
                let line = format!("{bytes:02x?} {text}\n    llvm {assembled:02x?}");
                differences.insert((row.format, row.mnemonic), line);
            }
        }
        for ((format, mnemonic), line) in &differences {
            println!("{} {} {mnemonic}: {line}", target.mcpu(), format.layout().name);
        }
        println!("{}: {compared} forms, {} opcodes differ", target.mcpu(), differences.len());
        assert!(compared > 400, "{} forms compared of {}", compared, target.mcpu());
        differ += differences.len();
    }
    assert_eq!(differ, 0);
}
