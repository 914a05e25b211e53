//! Only `front/decode` knows instruction words: nothing else of the hardware names a format, a field or a dword of them.

mod sources;

use pretty_assertions::assert_eq;
use sources::{code_of, hardware};

/// Words of the instruction set that belong to its decoders.
const OF_DECODERS: [&str; 7] = [
    "Format",
    "FieldName",
    "OperandShape",
    "tombolo_isa::format",
    "tombolo_isa::decode",
    "tombolo_isa::arch::rdna4::decode",
    "tombolo_isa::arch::rdna4::table",
];
/// What carries the dwords of an instruction to its decoder.
const WORDS: [&str; 3] = ["InstructionWords", "word_0", "word0"];
/// The files in front of the decoders, which carry them.
const CARRIERS: [&str; 7] = [
    "front/barrel.rs",
    "front/flat.rs",
    "front/issue.rs",
    "front/wave_slot.rs",
    "front/wave_slot/head.rs",
    "front/instruction_buffer.rs",
    "front/scalar_queue.rs",
];

/// Whether `word` stands in `code` by itself, not as a part of a longer name.
fn names(code: &str, word: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        let (before, behind) = (code[..at].chars().next_back(), code[at + word.len()..].chars().next());
        !before.is_some_and(is_name) && !behind.is_some_and(is_name)
    })
}

/// `file names word`, for every word of `words` in the code outside the decoders and `allowed`.
fn outside(words: &[&str], allowed: &[&str]) -> Vec<String> {
    let mut found = vec![];
    for (file, source) in hardware().iter().filter(|(file, _)| !file.starts_with("front/decode/")) {
        let code = code_of(source);
        let named = words.iter().filter(|word| !allowed.contains(&file.as_str()) && names(&code, word));
        found.extend(named.map(|word| format!("{file} names {word}")));
    }
    found
}

#[test]
fn formats_and_fields_are_named_by_decoders_alone() {
    assert_eq!(outside(&OF_DECODERS, &[]), Vec::<String>::new());
}

#[test]
fn dwords_of_instructions_end_at_the_decoders() {
    assert_eq!(outside(&WORDS, &CARRIERS), Vec::<String>::new());
}
