//! The assembler against LLVM: random forms of every opcode, as text, give the same bytes where llvm-mc-19 is installed.

#[path = "../../isa/tests/forms/mod.rs"]
mod forms;
#[path = "../../isa/tests/llvm_mc/mod.rs"]
mod llvm_mc;

use std::collections::BTreeMap;

use forms::{Random, form};
use tombolo_asm::{Options, assemble};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;

fn text_of(words: &[u32], syntax: Syntax) -> Option<String> {
    let instruction = decode(words).ok()?;
    let mut text = String::new();
    write_instruction(&mut text, &instruction, syntax);
    Some(text)
}

/// `count` random forms of every opcode.
fn forms_of_every_opcode(count: u64, syntax: Syntax) -> Vec<(&'static Opcode, String)> {
    let mut random = Random(5);
    let partners: Vec<_> = table::opcodes().iter().filter(|row| row.format == Format::VopdY).collect();
    let firsts: Vec<_> = table::opcodes().iter().filter(|row| row.format == Format::VopdX).collect();
    let mut cases = Vec::new();
    for row in table::opcodes() {
        let dual = matches!(row.format, Format::VopdX | Format::VopdY);
        if dual && syntax.wave64 {
            continue;
        }
        for _ in 0..count {
            let (first, second) = match row.format {
                Format::VopdX => (row, Some(partners[random.below(partners.len() as u64) as usize])),
                Format::VopdY => (firsts[random.below(firsts.len() as u64) as usize], Some(row)),
                _ => (row, None),
            };
            let words = form(first, second, syntax.wave64, &mut random);
            cases.extend(text_of(&words, syntax).map(|text| (row, text)));
        }
    }
    cases
}

fn ours(text: &str, options: &Options) -> Result<Vec<u8>, String> {
    let assembled = assemble(text, "form", options).map_err(|errors| errors[0].to_string())?;
    assembled.text().map(<[u8]>::to_vec).map_err(|errors| errors[0].to_string())
}

fn compare(syntax: Syntax, attributes: &[&str]) {
    let options = Options { wave64: syntax.wave64, ..Options::default() };
    let count = std::env::var("TOMBOLO_FORMS").ok().and_then(|count| count.parse().ok()).unwrap_or(20);
    let cases = forms_of_every_opcode(count, syntax);
    let lines: Vec<String> = cases.iter().map(|(_, text)| text.clone()).collect();
    let Some(expected) = llvm_mc::assemble(&lines, attributes) else { return };
    let mut differences: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let (mut equal, mut refused) = (0, 0);
    for ((row, text), expected) in cases.iter().zip(expected) {
        let Some(expected) = expected else {
            refused += 1;
            continue;
        };
        match ours(text, &options) {
            Ok(bytes) if bytes == expected => equal += 1,
            other => {
                let list = differences.entry(row.mnemonic).or_default();
                list.push(format!("{text}\n    llvm {expected:02x?}\n    ours {other:02x?}"));
            }
        }
    }
    for (mnemonic, list) in &differences {
        println!("{mnemonic}: {} of {count}\n  {}", list.len(), list[0]);
    }
    println!("{equal} of {} forms equal, {refused} refused by LLVM, {} opcodes differ", cases.len(), differences.len());
    assert!(differences.is_empty());
}

#[test]
fn random_forms_of_every_opcode_assemble_to_llvms_bytes() {
    compare(Syntax::default(), &[]);
}

#[test]
fn random_forms_of_every_opcode_assemble_to_llvms_bytes_in_wave64() {
    compare(Syntax { wave64: true }, &["-mattr=+wavefrontsize64"]);
}
