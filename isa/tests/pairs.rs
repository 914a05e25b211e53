//! The texts of GCN and CDNA4 against committed pairs of LLVM.

mod llvm_mc;
mod llvm_pairs;

use std::collections::BTreeSet;

use llvm_pairs::{PAIRS, Pair, pair};
use pretty_assertions::assert_eq;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;

#[test]
fn llvms_bytes_read_as_its_text() {
    for (target, pairs) in PAIRS {
        let mut wrong = Vec::new();
        for pair in pairs.lines().map(pair) {
            let words = pair.words();
            let mut text = String::new();
            match target.decode(&words) {
                Ok(instruction) if usize::from(instruction.dwords) == words.len() => {
                    target.write_instruction(&mut text, &instruction, Syntax::default());
                }
                Ok(_) => text.push_str("wrong length"),
                Err(error) => text = error.to_string(),
            }
            if text != pair.text {
                wrong.push(format!("{words:08x?}: {text}, not {}", pair.text));
            }
        }
        assert_eq!(wrong, Vec::<String>::new());
    }
}

#[test]
fn every_opcode_that_llvm_knows_has_a_pair() {
    const UNKNOWN_TO_LLVM: [&str; 5] =
        ["s_mov_regrd_b32", "s_mov_fed_b32", "s_getreg_regrd_b32", "v_mov_fed_b32", "ds_condxchg32_rtn_b128"];
    for (target, pairs) in PAIRS {
        let found: BTreeSet<_> = pairs
            .lines()
            .filter_map(|line| target.decode(&pair(line).words()).ok())
            .map(|instruction| (instruction.opcode.format, instruction.opcode.opcode))
            .collect();
        let lacking: Vec<_> = target
            .opcodes()
            .into_iter()
            .filter(|row| !found.contains(&(row.format, row.opcode)) && !UNKNOWN_TO_LLVM.contains(&row.mnemonic))
            // The 64-bit encoding of what has no operands has no name of its own.
            .filter(|row| !(row.operands.is_empty() && row.format == Format::Vop3Si))
            .map(|row| (row.format, row.mnemonic))
            .collect();
        assert_eq!(lacking, []);
    }
}

#[test]
fn llvm_still_gives_the_committed_pairs() {
    let (target, pairs) = PAIRS[0];
    let pairs: Vec<Pair<'_>> = pairs.lines().map(pair).collect();
    let sources: Vec<String> = pairs.iter().map(|pair| pair.source.to_owned()).collect();
    let Some(answers) = llvm_mc::assemble_for(target.mcpu(), &sources) else { return };
    for (pair, answer) in pairs.iter().zip(answers) {
        let expected = llvm_mc::Assembled { bytes: pair.bytes.clone(), text: pair.text.to_owned() };
        assert_eq!(answer, Some(expected), "{}", pair.source);
    }
}
