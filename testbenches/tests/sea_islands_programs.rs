//! Random programs of Sea Islands end in the same state on the hardware and on the model.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs run (20 without it), `TOMBOLO_SEED` the first seed.

use std::collections::BTreeSet;
use tombolo_hdl::config::InstructionSet;
use tombolo_isa::arch::gcn::Generation;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_sim::vectors::{TargetError, VectorTarget};
use tombolo_testbenches::random::sea_islands::{Material, Program, compares};

fn variable(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// What differs between the two, if anything does; a program that the model refuses is no program.
fn difference(program: &Program, hardware: &mut RtlTarget) -> Option<String> {
    let vector = program.vector();
    let expected = match ModelTarget.run(&vector) {
        Ok(expected) => expected,
        Err(TargetError::Failed(error)) if error.contains("misaligned") => return None,
        Err(error) => return Some(format!("the model: {error}")),
    };
    let got = match hardware.run(&vector) {
        Ok(got) => got,
        Err(error) => return Some(format!("the hardware: {error}")),
    };
    if got == expected {
        return None;
    }
    let mut text = String::new();
    let mut note = |what: String, got: u64, expected: u64| {
        if got != expected && text.len() < 400 {
            text += &format!("{what}: got {got:x}, expected {expected:x}; ");
        }
    };
    note("exec".to_owned(), got.exec, expected.exec);
    note("vcc".to_owned(), got.vcc, expected.vcc);
    note("scc".to_owned(), got.scc.into(), expected.scc.into());
    note("m0".to_owned(), got.m0.into(), expected.m0.into());
    for (register, (got, expected)) in got.scalars.iter().zip(&expected.scalars).enumerate() {
        note(format!("s{register}"), (*got).into(), (*expected).into());
    }
    for (register, (got, expected)) in got.vectors.iter().zip(&expected.vectors).enumerate() {
        for (lane, (got, expected)) in got.iter().zip(expected).enumerate() {
            note(format!("v{register} lane {lane}"), (*got).into(), (*expected).into());
        }
    }
    let memories = got.memory.iter().zip(&expected.memory).chain([(&got.lds, &expected.lds)]);
    for (which, (got, expected)) in memories.enumerate() {
        for (at, (got, expected)) in got.iter().zip(expected).enumerate() {
            note(format!("memory {which} (2 is LDS) byte {at:#x}"), (*got).into(), (*expected).into());
        }
    }
    Some(text)
}

/// Runs programs of seeds, and shrinks those whose ends differ.
fn agree(make: impl Fn(u64) -> Program) {
    let mut hardware = RtlTarget::new(None);
    let first = variable("TOMBOLO_SEED", 1);
    let mut wrong = vec![];
    for seed in first..first + variable("TOMBOLO_PROGRAMS", 20) {
        let program = make(seed);
        if difference(&program, &mut hardware).is_some() {
            let small = program.shrunk(|program| difference(program, &mut hardware).is_some());
            let what = difference(&small, &mut hardware).unwrap_or_default();
            eprintln!("seed {seed}: {what}\n{}", small.text());
            wrong.push(seed);
        }
    }
    assert!(wrong.is_empty(), "seeds {wrong:?}");
}

#[test]
fn random_programs_of_sea_islands_end_alike_on_hardware_and_model() {
    let material = Material::default();
    let drawn: BTreeSet<&str> = material.opcodes().map(|row| row.mnemonic).collect();
    assert!(drawn.len() > 690, "programs draw only {} opcodes", drawn.len());
    agree(|seed| Program::random(seed, 60, &material));
}

#[test]
fn images_of_sea_islands_are_alike_on_hardware_and_model() {
    let material = Material::default();
    agree(|seed| Program::images(seed, 12, &material));
}

#[test]
fn interpolations_of_sea_islands_are_alike_on_hardware_and_model() {
    let material = Material::default();
    agree(|seed| Program::interpolations(seed, 40, &material));
}

/// One of these programs notices the bug.
#[test]
fn planted_bugs_of_images_and_interpolations_are_noticed() {
    type Make = fn(u64, usize, &Material) -> Program;
    let material = Material::default();
    let bugs: [(Make, &str, &str, Fault); 6] = [
        (Program::images, "chain_step", "slice", Fault::StuckAtZero(8)),
        (Program::images, "texel_address", "texel_address", Fault::StuckAtZero(5)),
        (Program::images, "texel_address", "inside", Fault::StuckAtOne(0)),
        (Program::images, "blend", "rounded", Fault::StuckAtZero(20)),
        (Program::interpolations, "lds_address", "first_byte", Fault::StuckAtZero(4)),
        (Program::interpolations, "float_unit", "product", Fault::StuckAtZero(47)),
    ];
    for (make, module, signal, fault) in bugs {
        let change = |netlist| plant(&netlist, module, signal, fault).unwrap();
        let mut hardware = RtlTarget::changed(InstructionSet::SeaIslands, change).unwrap();
        let noticed = (1..30).any(|seed| difference(&make(seed, 12, &material), &mut hardware).is_some());
        assert!(noticed, "{module}.{signal}");
    }
}

#[test]
fn every_compare_of_sea_islands_gives_the_models_masks_on_special_values() {
    let mut hardware = RtlTarget::new(None);
    let programs = compares(Generation::SeaIslands);
    assert!(programs.len() >= 50, "only {} programs", programs.len());
    for program in programs {
        let what = difference(&program, &mut hardware);
        assert_eq!(what, None, "{}", program.text());
    }
}
