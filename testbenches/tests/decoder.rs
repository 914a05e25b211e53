//! The hardware's decoder against the decoder of the tables.
//!
//! `TOMBOLO_WORDS` sets how many random instructions are looked at (100,000 without it).

use tombolo_hdl::front::predecode::{IssueClass, class_of};
use tombolo_isa::canonical::canonical;
use tombolo_isa::decode::decode;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::table;
use tombolo_sim::random::SplitMix64;
use tombolo_testbenches::random::decoder::{Decoded, HardwareDecoder};

/// What the two say of `words` must fit together; answers whether the hardware executes them.
fn compare(decoder: &mut HardwareDecoder, words: &[u32]) -> bool {
    let hardware = decoder.decode(words);
    match decode(words) {
        Err(error) => {
            assert!(
                !hardware.is_executed(),
                "{words:08x?} is no instruction ({error}), the hardware says {hardware:?}"
            );
        }
        Ok(software) if hardware.is_executed() => {
            let expected = Decoded { class: class_of(software.opcode) as u64, dwords: software.dwords.into() };
            assert_eq!(hardware, expected, "{words:08x?} {}", software.opcode.mnemonic);
        }
        Ok(_) => {}
    }
    hardware.is_executed()
}

#[test]
fn the_hardware_executes_the_canonical_form_of_every_opcode_that_a_unit_lists_and_no_other() {
    let mut decoder = HardwareDecoder::new().unwrap();
    let wrong: Vec<String> = table::opcodes()
        .iter()
        .filter(|row| compare(&mut decoder, &canonical(row)) != (class_of(row) != IssueClass::Illegal))
        .map(|row| format!("{:?} {}", row.format, row.mnemonic))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn the_hardware_decodes_random_words_as_the_tables_do() {
    let mut decoder = HardwareDecoder::new().unwrap();
    let count = std::env::var("TOMBOLO_WORDS").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000u32);
    let mut random = SplitMix64::new(12);
    let rows: Vec<&Opcode> = table::opcodes().iter().collect();
    let mut executed = 0;
    for at in 0..count {
        let mut words: Vec<u32> = (0..4).map(|_| random.next_u32()).collect();
        // Every second one has the format and the opcode of a row, the rest of the bits random.
        if at % 2 == 0 {
            let row = rows[at as usize / 2 % rows.len()];
            let base = canonical(row);
            let keep = fixed_bits(row);
            for (word, (base, keep)) in words.iter_mut().zip(base.iter().zip(keep)) {
                *word = *word & !keep | base & keep;
            }
        }
        executed += u32::from(compare(&mut decoder, &words));
    }
    assert!(executed > count / 50, "only {executed} of {count} were instructions of the hardware");
}

/// The bits of the first three dwords that tell the format and the opcode.
fn fixed_bits(row: &Opcode) -> [u32; 3] {
    let layout = row.format.layout();
    let field = row.format.field(tombolo_isa::format::FieldName::Op);
    let opcode = field.map_or(0, |field| ((1u128 << field.width()) - 1) << field.lsb);
    let bits = u128::from(layout.mask) | opcode;
    [bits as u32, (bits >> 32) as u32, (bits >> 64) as u32]
}
