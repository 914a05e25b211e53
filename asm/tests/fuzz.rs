//! Random lines through the assembler: nothing panics. `TOMBOLO_FUZZ_LINES` sets how many.

#[path = "../../isa/tests/forms/mod.rs"]
mod forms;

use forms::{Random, form};
use tombolo_asm::{Options, assemble};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;

/// Pieces that lines are made of.
const PIECES: &[&str] = &[
    "v0",
    "v[0:1]",
    "v[252:255]",
    "v1.h",
    "s0",
    "s[2:3]",
    "s[4:7]",
    "ttmp[0:3]",
    "vcc_lo",
    "vcc",
    "exec",
    "null",
    "m0",
    "off",
    "[v1,v2]",
    "[v3,v9,v1]",
    "0x12345678",
    "1.0",
    "-1",
    "0.5e9",
    "0x1p-3",
    "65",
    "lbl",
    "lbl:",
    "1:",
    "1b",
    "1f",
    ".",
    "$",
    "@",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "|",
    "::",
    ":",
    ",",
    ",",
    ",",
    "+",
    "-",
    "*",
    "/",
    "%",
    "<<",
    ">>",
    "!",
    "~",
    "&&",
    "==",
    "=",
    "neg(",
    "abs(",
    "-|",
    "\"text\"",
    "\"",
    "'a'",
    "'",
    "\\x",
    "\\@",
    "#",
    ";",
    "//",
    "/*",
    "*/",
    "offset:4",
    "offset:-1",
    "th:TH_LOAD_NT",
    "scope:SCOPE_SYS",
    "dmask:0xf",
    "dim:SQ_RSRC_IMG_2D",
    "quad_perm:[0,1,2,3]",
    "row_shl:1",
    "dpp8:[7,6,5,4,3,2,1,0]",
    "clamp",
    "mul:2",
    "op_sel:[1,0]",
    "neg_lo:[1,1]",
    "offen",
    "idxen",
    "tfe",
    "format:[BUF_FMT_32_FLOAT]",
    "sendmsg(MSG_INTERRUPT)",
    "hwreg(HW_REG_MODE, 0, 4)",
    "instid0(VALU_DEP_1)",
    "offset:swizzle(SWAP,2)",
    "attr0.x",
    "mrt0",
    ".set",
    ".macro m a",
    ".endm",
    ".rept 3",
    ".endr",
    ".irp x,1,2",
    ".if 1",
    ".if 0",
    ".else",
    ".endif",
    ".byte",
    ".long",
    ".quad",
    ".float",
    ".ascii",
    ".fill",
    ".p2align",
    ".section .x",
    ".text",
    ".rodata",
    ".amdhsa_kernel k",
    ".amdhsa_next_free_vgpr",
    ".end_amdhsa_kernel",
    ".amdgpu_metadata",
    "---",
    ".end_amdgpu_metadata",
    ".size",
    ".type",
    ".org",
    ".exitm",
    "m",
    "\u{e9}",
    "\t",
    "_e64",
    "_dpp",
];

/// A correct line for every opcode.
fn correct_lines(random: &mut Random) -> Vec<String> {
    let second = table::by_mnemonic("v_dual_add_f32").find(|row| row.format == Format::VopdY);
    let rows = table::opcodes().iter().filter(|row| row.format != Format::VopdY);
    rows.filter_map(|row| {
        let words = form(row, second.filter(|_| row.format == Format::VopdX), false, random);
        let mut text = String::new();
        write_instruction(&mut text, &decode(&words).ok()?, Syntax::default());
        Some(text)
    })
    .collect()
}

fn random_line(random: &mut Random, texts: &[String], out: &mut String) {
    if random.once_in(2) {
        // A correct line with a piece replaced, doubled or left out.
        let text = &texts[random.below(texts.len() as u64) as usize];
        let words: Vec<&str> = text.split_inclusive([' ', ',', ':', '[', ']']).collect();
        let at = random.below(words.len() as u64) as usize;
        let turn = random.below(4);
        for (index, word) in words.iter().enumerate() {
            match (index == at, turn) {
                (true, 0) => out.push_str(PIECES[random.below(PIECES.len() as u64) as usize]),
                (true, 1) => {}
                (true, 2) => out.extend([*word, *word]),
                _ => out.push_str(word),
            }
        }
    } else {
        if random.once_in(2) {
            out.push_str(table::opcodes()[random.below(1568) as usize].mnemonic);
        }
        for _ in 0..random.below(10) {
            out.push_str(if random.once_in(3) { "" } else { " " });
            out.push_str(PIECES[random.below(PIECES.len() as u64) as usize]);
        }
    }
    out.push('\n');
}

#[test]
fn random_lines_never_panic() {
    let lines: u64 = std::env::var("TOMBOLO_FUZZ_LINES").ok().and_then(|lines| lines.parse().ok()).unwrap_or(100_000);
    let mut random = Random(21);
    let texts = correct_lines(&mut random);
    let (mut accepted, mut done) = (0_u64, 0_u64);
    let mut source = String::new();
    while done < lines {
        source.clear();
        // Mostly single lines, so that one error does not hide the next line; sometimes several that act on each other.
        let count = if random.once_in(4) { 1 + random.below(8) } else { 1 };
        for _ in 0..count {
            random_line(&mut random, &texts, &mut source);
        }
        done += count;
        if let Ok(assembled) = assemble(&source, "fuzz", &Options::default()) {
            accepted += 1;
            let _ = assembled.text();
            if random.once_in(16) {
                let _ = assembled.code_object();
            }
        }
    }
    println!("{done} lines, {accepted} sources accepted");
    assert!(accepted > lines / 20);
}
