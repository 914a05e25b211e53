//! Whatever disassembles assembles back: random forms of every opcode, and the committed texts of LLVM.

#[path = "../../isa/tests/forms/mod.rs"]
mod forms;

use forms::{Random, form};
use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;

fn text_of(words: &[u32], syntax: Syntax) -> Option<String> {
    let instruction = decode(words).ok()?;
    let mut text = String::new();
    write_instruction(&mut text, &instruction, syntax);
    Some(text)
}

fn words_of(text: &str, options: &Options) -> Result<Vec<u32>, String> {
    let assembled = assemble(text, "line", options).map_err(|errors| errors[0].to_string())?;
    let bytes = assembled.text().map_err(|errors| errors[0].to_string())?;
    Ok(bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
}

/// What became of an instruction's text.
#[derive(Debug, PartialEq)]
enum Outcome {
    /// It assembles to words with the same text.
    Same,
    /// It assembles to words with another text.
    Different(String),
    /// The assembler refuses it.
    Refused(String),
}

fn outcome(words: &[u32], syntax: Syntax) -> Option<Outcome> {
    let options = Options { wave64: syntax.wave64, ..Options::default() };
    let text = text_of(words, syntax)?;
    Some(match words_of(&text, &options) {
        Ok(back) if text_of(&back, syntax).as_deref() == Some(&text) => Outcome::Same,
        Ok(back) => Outcome::Different(format!("{text} -> {back:08x?} -> {:?}", text_of(&back, syntax))),
        Err(error) => Outcome::Refused(format!("{text}: {error}")),
    })
}

#[test]
fn random_forms_of_every_opcode_come_back() {
    let mut failures = Vec::new();
    let mut random = Random(11);
    let partners: Vec<_> = table::opcodes().iter().filter(|row| row.format == Format::VopdY).collect();
    for wave64 in [false, true] {
        for row in table::opcodes() {
            let second = match row.format {
                Format::VopdX => Some(partners[random.below(partners.len() as u64) as usize]),
                _ => None,
            };
            if matches!(row.format, Format::VopdX | Format::VopdY) && (wave64 || second.is_none()) {
                continue;
            }
            for _ in 0..8 {
                let words = form(row, second, wave64, &mut random);
                // The generator of forms knows nothing of the banks that dual issue asks for.
                if row.format == Format::VopdX {
                    continue;
                }
                match outcome(&words, Syntax { wave64 }) {
                    // Nor of the number of scalar values that an instruction can read (7.2).
                    Some(Outcome::Refused(error)) if error.contains("scalar values") => {}
                    // LLVM, too, refuses the 32 bits that it shows of these 16-bit literals.
                    Some(Outcome::Refused(_)) if row.mnemonic == "v_dot2_bf16_bf16" => {}
                    // A forced lane bit hides the other masks of a swizzle.
                    Some(Outcome::Different(_)) if row.mnemonic == "ds_swizzle_b32" => {}
                    Some(Outcome::Same) | None => {}
                    Some(other) => failures.push(other),
                }
            }
        }
    }
    assert_eq!(failures, Vec::new());
}

/// Random words name registers that do not exist or are not aligned; the assembler may refuse those, but what it takes
/// must mean the same.
#[test]
fn random_words_never_come_back_as_something_else() {
    let mut different = Vec::new();
    let (mut same, mut refused) = (0, 0);
    let mut random = Random(12);
    for _ in 0..100_000 {
        let words: Vec<u32> = (0..4).map(|_| random.bits() as u32).collect();
        let Ok(instruction) = decode(&words) else { continue };
        match outcome(&words[..usize::from(instruction.dwords)], Syntax::default()) {
            Some(Outcome::Same) => same += 1,
            Some(Outcome::Refused(_)) => refused += 1,
            Some(other) => different.push(other),
            None => {}
        }
    }
    println!("{same} come back, {refused} are refused");
    assert_eq!(different, Vec::new());
    assert!(same > refused);
}
