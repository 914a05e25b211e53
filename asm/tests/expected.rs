//! The assembler against committed expectations: the bytes that LLVM 19 makes of two forms of every opcode
//! (tests/llvm.rs compares again where LLVM is installed). `TOMBOLO_BLESS=1` writes the file anew from LLVM.

#[path = "../../isa/tests/llvm_mc/mod.rs"]
mod llvm_mc;

use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/expected/assembled_gfx1201.txt");
/// Texts of instructions: after the bar in each line.
const TEXTS: &str = include_str!("../../isa/tests/expected/gfx1201.txt");
/// Their bytes in the same order, in hexadecimal; `-` where LLVM refuses its own text.
const BYTES: &str = include_str!("expected/assembled_gfx1201.txt");

fn texts() -> Vec<String> {
    TEXTS.lines().filter_map(|line| Some(line.split_once('|')?.1.to_owned())).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn instructions_assemble_to_the_committed_bytes() {
    if std::env::var_os("TOMBOLO_BLESS").is_some() {
        let Some(bytes) = llvm_mc::assemble(&texts(), &[]) else { return };
        let lines: Vec<String> = bytes.iter().map(|bytes| bytes.as_deref().map_or("-".to_owned(), hex)).collect();
        std::fs::write(FILE, lines.join("\n") + "\n").unwrap();
        return;
    }
    let texts = texts();
    assert_eq!(texts.len(), BYTES.lines().count(), "TOMBOLO_BLESS=1 writes the expectations anew");
    let mut compared = 0;
    let mut wrong = Vec::new();
    for (text, expected) in texts.iter().zip(BYTES.lines()).filter(|(_, expected)| *expected != "-") {
        compared += 1;
        let assembled = assemble(text, "expected", &Options::default());
        let found = assembled.map(|assembled| assembled.text().map(hex).unwrap_or_default());
        let found = found.unwrap_or_else(|errors| errors[0].to_string());
        if found != *expected {
            wrong.push(format!("{text}: {found}, not {expected}"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert!(compared > 2900, "only {compared} of {} texts have expectations", texts.len());
}
