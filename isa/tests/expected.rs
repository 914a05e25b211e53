//! The disassembler against committed expectations: two forms of every opcode with the text that LLVM 19 gave them
//! (tests/llvm.rs compares both again where LLVM is installed). `TOMBOLO_BLESS=1` writes the file anew.

mod forms;

use std::fmt::Write as _;

use forms::{Random, form};
use pretty_assertions::assert_eq;
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/expected/gfx1201.txt");
const EXPECTED: &str = include_str!("expected/gfx1201.txt");

fn text_of(words: &[u32]) -> String {
    let mut text = String::new();
    match decode(words) {
        Ok(instruction) => write_instruction(&mut text, &instruction, Syntax::default()),
        Err(error) => text = error.to_string(),
    }
    text
}

fn bless() {
    let mut random = Random(3);
    let mut file = String::new();
    let partners: Vec<_> = table::opcodes().iter().filter(|row| row.format == Format::VopdY).collect();
    for row in table::opcodes() {
        for turn in 0..2 {
            let (first, second) = match row.format {
                Format::VopdY => (table::by_mnemonic("v_dual_mul_f32").next().unwrap_or(row), Some(row)),
                Format::VopdX => (row, Some(partners[(usize::from(row.index) + turn) % 8])),
                _ => (row, None),
            };
            let words = form(first, second, false, &mut random);
            let hex: Vec<String> = words.iter().map(|word| format!("{word:08x}")).collect();
            let _ = writeln!(file, "{}|{}", hex.join(" "), text_of(&words));
        }
    }
    std::fs::write(FILE, file).expect("the expectations are writable");
}

#[test]
fn two_forms_of_every_opcode_read_as_recorded() {
    if std::env::var_os("TOMBOLO_BLESS").is_some() {
        return bless();
    }
    let mut count = 0;
    for line in EXPECTED.lines() {
        let (words, text) = line.split_once('|').expect("a line is `dwords|text`");
        let words: Vec<u32> = words.split(' ').filter_map(|word| u32::from_str_radix(word, 16).ok()).collect();
        assert_eq!(text_of(&words), text, "{words:08x?}");
        count += 1;
    }
    assert_eq!(count, 2 * table::opcodes().len());
}
