//! Random dwords through the decoder and the disassembler: nothing panics, and what is an instruction has a text.

mod forms;

use forms::gcn::OTHERS;
use forms::{Random, form};
use tombolo_isa::arch::rdna4::{FORMATS, decode, table, write_instruction};
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;

/// Random words tried by default; `TOMBOLO_FUZZ` sets another number.
const WORDS: u64 = 10_000_000;

#[test]
fn random_dwords_decode_and_print_without_panic() {
    let words: u64 = std::env::var("TOMBOLO_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(WORDS);
    let mut random = Random(7);
    let mut text = String::new();
    let mut instructions = 0;
    for i in 0..words {
        let mut dwords = [random.bits() as u32, random.bits() as u32, random.bits() as u32, random.bits() as u32];
        // Most random prefixes are VOP2: let every format have its share.
        let format = FORMATS[(i % FORMATS.len() as u64) as usize].layout();
        dwords[0] = dwords[0] & !format.mask | format.value;
        let given = 1 + random.below(4) as usize;
        if let Ok(instruction) = decode(&dwords[..given]) {
            assert!(usize::from(instruction.dwords) <= given);
            text.clear();
            write_instruction(&mut text, &instruction, Syntax { wave64: i % 2 == 0 });
            assert!(text.starts_with(instruction.opcode.mnemonic), "{dwords:08x?} {text}");
            instructions += 1;
        }
    }
    println!("{instructions} of {words} random dwords are instructions");
    assert!(instructions > words / 10);
}

#[test]
fn every_prefix_of_an_instruction_is_too_short() {
    let mut random = Random(9);
    let partner = table::by_mnemonic("v_dual_mov_b32").last();
    for row in table::opcodes().iter().filter(|row| row.format != Format::VopdY) {
        let words = form(row, partner.filter(|_| row.format == Format::VopdX), false, &mut random);
        assert!(decode(&words).is_ok(), "{} {words:08x?}", row.mnemonic);
        for length in 0..words.len() {
            assert!(decode(&words[..length]).is_err(), "{} {words:08x?}", row.mnemonic);
        }
    }
}

#[test]
fn random_words_of_gcn_and_cdna4_decode_and_print_without_panic() {
    let mut random = Random(6);
    let mut text = String::new();
    for i in 0..1_000_000_u32 {
        let target = OTHERS[(i % 5) as usize];
        let rows: [u32; 5] = [0x7c00_0000, random.bits() as u32, 0xd000_0000, 0x7c00_0000, 0xd380_0000];
        let first = rows[(i % 5) as usize] ^ random.bits() as u32 & 0x03ff_ffff;
        let words = [first, random.bits() as u32, random.bits() as u32, random.bits() as u32];
        if let Ok(instruction) = target.decode(&words[..1 + random.below(4) as usize]) {
            text.clear();
            target.write_instruction(&mut text, &instruction, Syntax::default());
            assert!(text.starts_with(instruction.opcode.mnemonic));
        }
    }
}
