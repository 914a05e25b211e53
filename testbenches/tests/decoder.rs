//! The hardware's decoder against the decoder of the tables.
//!
//! `TOMBOLO_WORDS` sets how many random instructions are looked at (100,000 without it).

use std::collections::BTreeSet;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_hdl::front::decode::rdna4::predecode::{class_in, class_of};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::canonical::canonical;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_sim::random::SplitMix64;
use tombolo_testbenches::random::decoder::{Decoded, HardwareDecoder};
use tombolo_testbenches::random::image;

/// What is wrong when the two do not fit together: the mnemonic and what each says.
fn compare(decoder: &mut HardwareDecoder, words: &[u32]) -> Result<bool, String> {
    let hardware = decoder.decode(words, false);
    match decode(words) {
        Err(error) if hardware.is_executed() => Err(format!("executed, but no instruction: {error}")),
        Ok(software) if hardware.is_executed() => {
            // The class of a dual operation is that of the vector ALU.
            let class = match software.second {
                Some(_) => IssueClass::Valu,
                None => class_of(software.opcode),
            };
            let expected = Decoded { class: class as u64, dwords: software.dwords.into() };
            match hardware == expected {
                true => Ok(true),
                false => Err(format!("{}: {hardware:?}, expected {expected:?}", software.opcode.mnemonic)),
            }
        }
        _ => Ok(hardware.is_executed()),
    }
}

#[test]
fn the_hardware_executes_the_canonical_form_of_every_opcode_that_a_unit_lists_and_no_other() {
    let mut decoder = HardwareDecoder::new().unwrap();
    // Halves of dual operations have no class of their own.
    let rows = table::opcodes().iter().filter(|row| !matches!(row.format, Format::VopdX | Format::VopdY));
    let form = |row: &Opcode| match row.mnemonic.starts_with("image_atomic") {
        true => image::canonical(row),
        false => canonical(row),
    };
    let wrong: BTreeSet<String> = rows
        .filter_map(|row| match compare(&mut decoder, &form(row)) {
            Ok(executed) if executed == (class_of(row) != IssueClass::Illegal) => None,
            Ok(executed) => Some(format!("{:?} {}: executed {executed}", row.format, row.mnemonic)),
            Err(what) => Some(what),
        })
        .collect();
    assert_eq!(wrong, BTreeSet::new());
}

#[test]
fn what_computes_with_a_unit_that_is_left_out_has_no_class() {
    let units = Config::by_name("ecp5").unwrap().units;
    let mut decoder = HardwareDecoder::with_units(units).unwrap();
    let rows = table::opcodes().iter().filter(|row| !matches!(row.format, Format::VopdX | Format::VopdY));
    let mut refused = BTreeSet::new();
    for row in rows {
        let expected = class_in(row, units);
        assert_eq!(decoder.decode(&canonical(row), false).class, expected as u64, "{}", row.mnemonic);
        if expected != class_of(row) {
            refused.insert(row.mnemonic);
        }
    }
    let left_out = [
        "v_add_f64",
        "v_cmp_lt_f64",
        "s_add_f32",
        "v_pk_fma_f16",
        "v_add_f16",
        "v_fma_mix_f32",
        "v_rcp_f16",
        "v_cvt_f32_fp8",
        "v_cubeid_f32",
        "v_pk_add_u16",
        "v_sin_f32",
        "v_div_scale_f32",
        "v_div_fmas_f32",
        "v_div_fixup_f32",
        "v_permlane16_b32",
        "v_dot4_i32_iu8",
        "v_sad_u8",
        "v_perm_b32",
        "v_add_nc_u16",
        "v_mov_b16",
        "v_cmp_lt_i16",
        "buffer_load_b32",
        "global_load_tr_b128",
        "ds_bvh_stack_push4_pop1_rtn_b32",
        "global_atomic_add_u64",
        "global_atomic_add_f32",
        "ds_add_u64",
        "ds_add_f32",
    ];
    for mnemonic in left_out {
        assert!(refused.contains(mnemonic), "{mnemonic} has a class");
    }
    let there = [
        "v_add_f32",
        "v_rcp_f32",
        "v_mad_u32_u24",
        "v_sad_u32",
        "v_frexp_mant_f32",
        "v_readlane_b32",
        "v_add_nc_u32",
        "s_add_co_u32",
        "global_atomic_add_u32",
        "ds_add_u32",
        "ds_load_b64",
    ];
    for mnemonic in there {
        assert!(!refused.contains(mnemonic), "{mnemonic} is refused");
    }
}

#[test]
fn the_hardware_decodes_random_words_as_the_tables_do() {
    let mut decoder = HardwareDecoder::new().unwrap();
    let count = std::env::var("TOMBOLO_WORDS").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000u32);
    let mut random = SplitMix64::new(12);
    let rows: Vec<&Opcode> = table::opcodes().iter().collect();
    let (mut executed, mut wrong) = (0, BTreeSet::new());
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
        match compare(&mut decoder, &words) {
            Ok(is_executed) => executed += u32::from(is_executed),
            Err(what) => drop(wrong.insert(what)),
        }
    }
    assert_eq!(wrong, BTreeSet::new());
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
