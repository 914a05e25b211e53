//! What instructions of RDNA4's ALUs raise is the same on the hardware and on the model.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs of each opcode run (2 without it), `TOMBOLO_SEED` the first seed, `TOMBOLO_OPCODE` a part of the
//! names of opcodes.

use pretty_assertions::assert_eq;
use std::collections::{BTreeMap, BTreeSet};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::target::Target;
use tombolo_sim::design;
use tombolo_sim::run::{model, rtl};
use tombolo_sim::vectors::format::Vector;
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_sim::vectors::{Outcome, TargetError, VectorTarget};
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::{Program, results};
use tombolo_testbenches::random::exceptions::{RAISED, opcodes, program};
use tombolo_testbenches::random::variable;

/// The outcome without what in waves of 32 lanes is no part of VCC.
fn of_lanes(outcome: Outcome, vector: &Vector) -> Outcome {
    Outcome { vcc: outcome.vcc & u64::MAX >> (64 - vector.lanes), ..outcome }
}

/// The text of a vector's code, MODE first.
fn text(vector: &Vector) -> String {
    let words: Vec<u32> =
        vector.code.chunks_exact(4).map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])).collect();
    let mut text = format!("MODE {:#x}, EXEC {:#x}, {} lanes\n", vector.mode, vector.input.exec, vector.lanes);
    let mut at = 0;
    while let Some(Ok(instruction)) = words.get(at..).filter(|rest| !rest.is_empty()).map(decode) {
        Target::Rdna4.write_instruction(&mut text, &instruction, Syntax { wave64: vector.lanes == 64 });
        text.push('\n');
        at += usize::from(instruction.dwords).max(1);
    }
    text
}

/// The SGPRs that differ, those of exceptions first.
fn differences(got: &Outcome, expected: &Outcome) -> String {
    if (got.exec, got.vcc, got.scc, got.m0) != (expected.exec, expected.vcc, expected.scc, expected.m0) {
        let of = |outcome: &Outcome| format!("{:x} {:x} {} {:x}", outcome.exec, outcome.vcc, outcome.scc, outcome.m0);
        return format!("EXEC, VCC, SCC, M0: got {}, expected {}", of(got), of(expected));
    }
    let differ = |(register, (got, expected)): (usize, (&u32, &u32))| {
        (got != expected).then(|| format!("s{register}: got {got:x}, expected {expected:x}; "))
    };
    let mut all: Vec<_> = got.scalars.iter().zip(&expected.scalars).enumerate().collect();
    all.sort_by_key(|(register, _)| *register < RAISED as usize);
    let text: String = all.into_iter().filter_map(differ).take(12).collect();
    if text.is_empty() { "something else than SGPRs".to_owned() } else { text }
}

#[test]
fn exceptions_of_the_alus_are_alike_on_hardware_and_model() {
    let mut hardware = RtlTarget::new(None);
    let (mut wrong, mut refused, mut raised) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
    let (first, mut compared) = (variable("TOMBOLO_SEED", 1), 0);
    let wanted = std::env::var("TOMBOLO_OPCODE").unwrap_or_default();
    for row in opcodes().filter(|row| row.mnemonic.contains(&wanted)) {
        for seed in first..first + variable("TOMBOLO_PROGRAMS", 2) {
            let Some(vector) = program(seed, row) else { continue };
            let got = match hardware.run(&vector) {
                Ok(got) => of_lanes(got, &vector),
                Err(TargetError::Unsupported(_)) => {
                    refused.insert(row.mnemonic);
                    continue;
                }
                Err(error) => {
                    wrong.insert(row.mnemonic, format!("the hardware: {error}\n{}", text(&vector)));
                    continue;
                }
            };
            match ModelTarget.run(&vector).map(|expected| of_lanes(expected, &vector)) {
                Ok(expected) if got == expected => {
                    compared += 1;
                    let flags = expected.scalars.iter().skip(RAISED as usize).take(8);
                    raised.extend(flags.flat_map(|flags| (0..7).filter(move |bit| flags >> bit & 1 != 0)));
                }
                Ok(expected) => {
                    wrong.insert(row.mnemonic, format!("{}\n{}", differences(&got, &expected), text(&vector)));
                }
                Err(error) => {
                    wrong.insert(row.mnemonic, format!("the model: {error}\n{}", text(&vector)));
                }
            }
        }
    }
    for (name, what) in &wrong {
        eprintln!("{name}: {what}");
    }
    eprintln!("{compared} programs compared, refused: {refused:?}");
    assert!(wrong.is_empty(), "{:?}", wrong.keys().collect::<Vec<_>>());
    if wanted.is_empty() {
        assert!(compared > 800, "only {compared} programs");
        assert_eq!(raised.len(), 7, "exceptions that were raised: {raised:?}");
    }
}

/// Section 3.4.10: an overflow is a rounded result beyond the largest finite number. An infinity is none, whatever a format without one, or FP16_OVFL,
/// makes of it (7.6.2).
#[test]
fn an_infinity_in_a_small_format_is_no_overflow_and_a_large_number_is() {
    const OVERFLOW_AND_INEXACT: u32 = 0x28;
    let config = design::config("default").unwrap();
    let mut machine = Machine::of(design::compute_unit(config).unwrap().into()).unwrap();
    for operands in ["v4, v5", "v5, v4"] {
        for (value, expected) in [("0x7f800000", 0), ("0xff800000", 0), ("0x7f7fffff", OVERFLOW_AND_INEXACT)] {
            for saturates in [0, 1] {
                let conversions: String = ["pk_fp8", "pk_bf8", "sr_fp8", "sr_bf8"]
                    .iter()
                    .enumerate()
                    .map(|(at, kind)| {
                        // What is random is added to the first operand alone.
                        let operands = if kind.starts_with("sr") { "v4, 0" } else { operands };
                        format!(
                            "s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_USER), 0\nv_cvt_{kind}_f32 v6, {operands}\n\
                             s_getreg_b32 s4, hwreg(HW_REG_EXCP_FLAG_USER)\nv_mov_b32 v7, s4\n\
                             global_store_b32 v8, v7, s[0:1] offset:{}\n",
                            4 * at
                        )
                    })
                    .collect();
                let source = format!(
                    "v_mov_b32 v8, 0\nv_mov_b32 v4, {value}\nv_mov_b32 v5, 1.0\n\
                     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), {saturates}\n{conversions}s_endpgm"
                );
                let program = Program { source: &source, items: 32, group: 32, words: 4 };
                let mut launch = program.launch().unwrap();
                let report = rtl::run(&mut launch, config, machine.fresh(), rtl::Options::default(), |_| ());
                assert_eq!((report.error, results(&launch)), (None, vec![expected; 4]), "{value}, {saturates}");
                let mut launch = program.launch().unwrap();
                let report = model::run(&mut launch, model::Options::default(), |_, _| ());
                assert_eq!((report.error, results(&launch)), (None, vec![expected; 4]), "{value}, {saturates}");
            }
        }
    }
}
