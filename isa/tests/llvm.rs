//! The disassembler against LLVM: random forms of every opcode, where llvm-mc-19 is installed.

mod forms;
mod llvm_mc;

use std::collections::BTreeMap;

use forms::{Random, form};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;

/// LLVM's text of each case: `None` where it is no instruction to LLVM. Cases are separated by numbered markers.
fn llvm(cases: &[Vec<u32>], attributes: &[&str]) -> Option<Vec<Option<String>>> {
    const MARKER: u32 = 0xbfb9_0000; // s_decperflevel
    let bytes = |words: &[u32]| {
        let text: Vec<String> =
            words.iter().flat_map(|word| word.to_le_bytes()).map(|b| format!("0x{b:02x}")).collect();
        format!("[{}]\n", text.join(" "))
    };
    let mut results = Vec::new();
    for chunk in cases.chunks(0x8000) {
        let mut input = String::new();
        for (i, case) in chunk.iter().enumerate() {
            input += &bytes(&[MARKER | i as u32]);
            input += &bytes(case);
        }
        let options = ["--disassemble", "-triple=amdgcn", "-mcpu=gfx1201"];
        let text = llvm_mc::answer(&[&options, attributes].concat(), input)?;
        let mut answers = vec![None; chunk.len()];
        let mut next = 0;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && *line != ".text") {
            let marker = line.strip_prefix("s_decperflevel ").and_then(|number| {
                number.strip_prefix("0x").map_or_else(|| number.parse().ok(), |hex| usize::from_str_radix(hex, 16).ok())
            });
            if marker == Some(next) {
                next += 1;
            } else if next > 0 {
                let answer: &mut Option<String> = &mut answers[next - 1];
                // Two lines for one case: LLVM took it apart differently.
                *answer = Some(answer.take().map_or_else(|| line.into(), |first| format!("{first} ## {line}")));
            }
        }
        results.append(&mut answers);
    }
    Some(results)
}

fn ours(words: &[u32], syntax: Syntax) -> String {
    let mut text = String::new();
    match decode(words) {
        Ok(instruction) if usize::from(instruction.dwords) == words.len() => {
            write_instruction(&mut text, &instruction, syntax);
        }
        Ok(_) => text.push_str("wrong length"),
        Err(error) => text = error.to_string(),
    }
    text
}

/// Opcodes of RDNA4 that LLVM 19 does not know.
const UNKNOWN_TO_LLVM: [&str; 10] = [
    "v_swap_b16",
    "s_alloc_vgpr",
    "ds_bpermute_fi_b32",
    "ds_bvh_stack_push4_pop1_rtn_b32",
    "ds_bvh_stack_push8_pop1_rtn_b32",
    "ds_bvh_stack_push8_pop2_rtn_b64",
    "image_bvh_dual_intersect_ray",
    "image_bvh8_intersect_ray",
    "v_dual_dot2acc_f32_f16",
    "v_dual_dot2acc_f32_bf16",
];

fn known(row: &Opcode) -> bool {
    let promoted = row.format == Format::Vop3 && row.mnemonic == "v_readfirstlane_b32";
    !promoted && !UNKNOWN_TO_LLVM.contains(&row.mnemonic)
}

/// LLVM 19 knows the 64-bit encoding of v_mov_b16 with `+real-true16` only.
fn promoted_16_bit_move(row: &Opcode) -> bool {
    row.format == Format::Vop3 && row.mnemonic == "v_mov_b16"
}

/// Compares `count` random forms of every row with LLVM's text; prints every opcode that differs.
fn compare(rows: &[&'static Opcode], count: u64, syntax: Syntax, attributes: &[&str]) {
    let mut random = Random(1);
    let mut cases = Vec::new();
    let partners: Vec<_> = table::opcodes().iter().filter(|row| row.format == Format::VopdY && known(row)).collect();
    for &row in rows {
        for _ in 0..count {
            let second = match row.format {
                Format::VopdX => Some(partners[random.below(partners.len() as u64) as usize]),
                _ => None,
            };
            cases.push((row, form(row, second, syntax.wave64, &mut random)));
        }
    }
    let words: Vec<Vec<u32>> = cases.iter().map(|(_, words)| words.clone()).collect();
    let Some(expected) = llvm(&words, attributes) else {
        assert!(std::env::var_os("CI").is_none(), "llvm-mc-19 is required in CI");
        // Not `eprintln`, which the test harness swallows.
        let _ = std::io::Write::write_all(&mut std::io::stderr(), b"SKIPPED: llvm-mc-19 is not installed\n");
        return;
    };
    let mut differences: BTreeMap<(Format, &str), Vec<String>> = BTreeMap::new();
    let mut equal = 0;
    for ((row, words), expected) in cases.iter().zip(expected) {
        let (ours, expected) = (ours(words, syntax), expected.unwrap_or_else(|| "refused".into()));
        if ours == expected {
            equal += 1;
        } else {
            let text = format!("{words:08x?}\n    llvm {expected}\n    ours {ours}");
            differences.entry((row.format, row.mnemonic)).or_default().push(text);
        }
    }
    for ((format, mnemonic), list) in &differences {
        println!("{} {mnemonic}: {} of {count}\n  {}", format.layout().name, list.len(), list[0]);
    }
    println!("{equal} of {} forms equal, {} opcodes differ", cases.len(), differences.len());
    assert!(differences.is_empty());
}

#[test]
fn random_forms_of_every_opcode_read_as_llvm_writes_them() {
    let count = std::env::var("TOMBOLO_FORMS").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    let tested = |row: &&Opcode| row.format != Format::VopdY && known(row) && !promoted_16_bit_move(row);
    let rows: Vec<_> = table::opcodes().iter().filter(tested).collect();
    compare(&rows, count, Syntax::default(), &[]);
}

#[test]
fn random_forms_of_the_promoted_16_bit_move_read_as_llvm_writes_them() {
    let rows: Vec<_> = table::opcodes().iter().filter(|row| promoted_16_bit_move(row)).collect();
    assert_eq!(rows.len(), 1);
    compare(&rows, 50, Syntax::default(), &["-mattr=+real-true16"]);
}

#[test]
fn random_forms_of_wave64_read_as_llvm_writes_them() {
    let vopd = |row: &Opcode| matches!(row.format, Format::VopdX | Format::VopdY);
    let tested = |row: &&Opcode| !vopd(row) && known(row) && !promoted_16_bit_move(row);
    let rows: Vec<_> = table::opcodes().iter().filter(tested).collect();
    compare(&rows, 10, Syntax { wave64: true }, &["-mattr=-wavefrontsize32,+wavefrontsize64"]);
}
