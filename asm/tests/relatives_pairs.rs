//! Older relatives against committed pairs of LLVM: `bytes;text`, and `;source` where LLVM was given another text than it
//! writes. The pairs of bonaire are LLVM 19's, which is asked again where it is installed; those of gfx950 are LLVM 22's,
//! since LLVM 19 does not know it.

#[path = "../../isa/tests/llvm_mc/mod.rs"]
mod llvm_mc;

use std::collections::BTreeSet;

use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};
use tombolo_isa::format::Format;
use tombolo_isa::relatives::Relative;

const PAIRS: [(Relative, &str); 2] = [
    (Relative::Bonaire, include_str!("../../isa/tests/expected/bonaire.txt")),
    (Relative::Gfx950, include_str!("../../isa/tests/expected/gfx950.txt")),
];

struct Pair<'a> {
    bytes: Vec<u8>,
    text: &'a str,
    source: &'a str,
}

impl Pair<'_> {
    fn words(&self) -> Vec<u32> {
        self.bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    }
}

fn pair(line: &str) -> Pair<'_> {
    let mut parts = line.split(';');
    let hex = parts.next().unwrap_or_default();
    let text = parts.next().expect("a line is `bytes;text`");
    let bytes = hex.as_bytes().chunks(2).map(|pair| {
        let pair = std::str::from_utf8(pair).expect("bytes are ASCII");
        u8::from_str_radix(pair, 16).expect("bytes are hexadecimal")
    });
    Pair { bytes: bytes.collect(), text, source: parts.next().unwrap_or(text) }
}

#[test]
fn llvms_sources_assemble_to_its_bytes_and_its_bytes_read_as_its_text() {
    for (relative, pairs) in PAIRS {
        let options = Options::relative(relative);
        let mut wrong = Vec::new();
        for pair in pairs.lines().map(pair) {
            let assembled = assemble(pair.source, "pair", &options).map_err(|errors| errors[0].to_string());
            match assembled.as_ref().map(|assembled| assembled.text()) {
                Ok(Ok(bytes)) if *bytes == pair.bytes => {}
                other => wrong.push(format!("{}: {other:02x?}, not {:02x?}", pair.source, pair.bytes)),
            }
            let words = pair.words();
            let mut text = String::new();
            match relative.decode(&words) {
                Ok(instruction) if usize::from(instruction.dwords) == words.len() => {
                    relative.write_instruction(&mut text, &instruction);
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
    for (relative, pairs) in PAIRS {
        let found: BTreeSet<_> = pairs
            .lines()
            .filter_map(|line| relative.decode(&pair(line).words()).ok())
            .map(|instruction| (instruction.opcode.format, instruction.opcode.opcode))
            .collect();
        let lacking: Vec<_> = relative
            .opcodes()
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
    let (relative, pairs) = PAIRS[0];
    let pairs: Vec<Pair<'_>> = pairs.lines().map(pair).collect();
    let sources: Vec<String> = pairs.iter().map(|pair| pair.source.to_owned()).collect();
    let Some(answers) = llvm_mc::assemble_for(relative.mcpu(), &sources) else { return };
    for (pair, answer) in pairs.iter().zip(answers) {
        let expected = llvm_mc::Assembled { bytes: pair.bytes.clone(), text: pair.text.to_owned() };
        assert_eq!(answer, Some(expected), "{}", pair.source);
    }
}
