//! The matrix unit of CDNA4 against the model: every opcode with random modifiers and modes, matrices in both files of registers, elements of
//! every kind, among them those that are no numbers; and operations that read what a multiply writes. A planted bug is found.

use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use tombolo_hdl::config::InstructionSet;
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::VectorTarget;
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_testbenches::random::multiply::{
    PLACES, instruction, multiplies, random_vector, range, registers, sharing, vector,
};
use tombolo_testbenches::random::pick;

/// Runs the program on both, from random registers, and says where they differ.
fn difference(hardware: &mut RtlTarget, source: &str, random: &mut SplitMix64) -> Option<String> {
    let vector = random_vector(source, random);
    let mode = vector.mode;
    let [got, expected] = [hardware.run(&vector).unwrap(), ModelTarget.run(&vector).unwrap()];
    for register in registers() {
        for lane in 0..64 {
            let [got, expected] = [&got, &expected].map(|state| state.vectors[register][lane]);
            if got != expected {
                return Some(format!(
                    "v{register} of lane {lane}, MODE {mode:#x}: {got:08x} instead of {expected:08x}:\n{source}"
                ));
            }
        }
    }
    None
}

/// What differs of every opcode, so many times each.
fn differences(hardware: &mut RtlTarget, rows: &[&Opcode], times: usize) -> Vec<String> {
    let mut random = SplitMix64::new(11);
    let mut found = vec![];
    for row in rows {
        for _ in 0..times {
            let [a, b, c, d] = PLACES;
            let places = pick(&mut random, &[[a, b, c, d], [a, b, d, d]]);
            let text = instruction(row, places, &mut random);
            found.extend(difference(hardware, &format!("{text}\ns_endpgm"), &mut random));
        }
    }
    found
}

#[test]
fn hardware_and_model_multiply_alike() {
    let rows = multiplies();
    assert_eq!(rows.len(), 68);
    assert_eq!(differences(&mut RtlTarget::new(None), &rows, 8), Vec::<String>::new());
}

#[test]
fn what_a_multiply_writes_is_what_the_next_operations_read() {
    let mut hardware = RtlTarget::new(None);
    let mut random = SplitMix64::new(7);
    for _ in 0..60 {
        let source = sharing(&mut random);
        assert_eq!(difference(&mut hardware, &source, &mut random), None);
    }
}

#[test]
fn bugs_of_the_operand_walk_are_found() {
    let rows = multiplies();
    for (module, signal, fault) in
        [("mfma_addresses", "row_of_a", Fault::StuckAtZero(4)), ("matrix_dot", "round_up", Fault::StuckAtZero(0))]
    {
        let mut hardware =
            RtlTarget::changed(InstructionSet::Cdna4, |netlist| plant(&netlist, module, signal, fault).unwrap())
                .unwrap();
        assert!(!differences(&mut hardware, &rows[..12], 2).is_empty(), "{module}.{signal}");
    }
}

/// Clocks of one more copy of a multiply whose D nothing reads but what ends the measurement.
fn clocks(hardware: &mut RtlTarget, text: &str, d: usize) -> f64 {
    const COPIES: [usize; 2] = [3, 9];
    let [few, many] = COPIES.map(|copies| {
        // The second time finds its instructions in the cache.
        let body = vec![text; copies].join("\n");
        let source = format!(
            "s_mov_b32 s40, 2\nagain:\ns_memtime s[0:1]\ns_waitcnt lgkmcnt(0)\n{body}\nv_mov_b32 v83, v{d}\n\
             v_readfirstlane_b32 s4, v83\ns_mov_b32 s5, s4\ns_memtime s[2:3]\ns_waitcnt lgkmcnt(0)\n\
             s_sub_u32 s6, s2, s0\ns_sub_u32 s40, s40, 1\ns_cmp_lg_u32 s40, 0\ns_cbranch_scc1 again\ns_endpgm\n{}",
            "s_endpgm\n".repeat(64)
        );
        f64::from(hardware.run(&vector(&source, 0xf0, BTreeMap::new())).unwrap().scalars[6])
    });
    (many - few) / (COPIES[1] - COPIES[0]) as f64
}

/// Clocks of multiplies that follow each other without need of each other's D: eight for each pair of registers of D and group along K.
#[test]
fn multiplies_take_the_clocks_of_their_groups() {
    let mut hardware = RtlTarget::new(None);
    let mut differ = vec![];
    for (name, a, d, expected) in [
        ("v_mfma_f32_16x16x16_f16", 2, 4, 32.0),
        ("v_mfma_f32_16x16x32_bf16", 4, 4, 64.0),
        ("v_mfma_f32_32x32x8_f16", 2, 16, 64.0),
        ("v_mfma_f32_32x32x16_bf16", 4, 16, 128.0),
        ("v_mfma_i32_16x16x32_i8", 2, 4, 32.0),
        ("v_mfma_i32_32x32x32_i8", 4, 16, 128.0),
        ("v_mfma_f32_16x16x128_f8f6f4", 8, 4, 128.0),
        ("v_mfma_f32_32x32x64_f8f6f4", 8, 16, 256.0),
        ("v_mfma_f32_16x16x4_f32", 1, 4, 64.0),
        ("v_mfma_f32_32x32x2_f32", 1, 16, 128.0),
        ("v_mfma_f32_32x32x1_2b_f32", 1, 32, 128.0),
        ("v_mfma_f64_16x16x4_f64", 2, 8, 128.0),
        ("v_mfma_f64_4x4x4_4b_f64", 2, 2, 32.0),
    ] {
        let [of_a, of_b, of_c, of_d] = PLACES;
        let text = format!(
            "{name} {}, {}, {}, {}",
            range('v', of_d, d),
            range('v', of_a, a),
            range('v', of_b, a),
            range('v', of_c, d)
        );
        let got = clocks(&mut hardware, &text, of_d);
        if got != expected {
            differ.push(format!("{text}: {got}"));
        }
    }
    assert_eq!(differ, Vec::<String>::new());
}
