//! Random programs of Sea Islands end in the same state on the hardware and on the model.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs run (40 without it, 300 of a campaign), `TOMBOLO_SEED` the first seed.

use std::collections::{BTreeMap, BTreeSet};
use tombolo_hdl::config::InstructionSet;
use tombolo_isa::arch::gcn::Generation;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_testbenches::random::gcn::{Program, differing};
use tombolo_testbenches::random::sea_islands::{self, Material, compares};
use tombolo_testbenches::random::variable;

/// The programs of all seeds end alike.
fn agree(make: impl Fn(u64) -> Program) {
    let wrong = differing(make);
    assert!(wrong.is_empty(), "seeds {wrong:?}");
}

#[test]
fn random_programs_of_sea_islands_end_alike_on_hardware_and_model() {
    let material = Material::default();
    let drawn: BTreeSet<&str> = material.opcodes().map(|row| row.mnemonic).collect();
    assert!(drawn.len() > 690, "programs draw only {} opcodes", drawn.len());
    agree(|seed| sea_islands::program(seed, 60, &material));
}

#[test]
fn images_of_sea_islands_are_alike_on_hardware_and_model() {
    let material = Material::default();
    agree(|seed| sea_islands::images(seed, 12, &material));
}

#[test]
fn interpolations_of_sea_islands_are_alike_on_hardware_and_model() {
    let material = Material::default();
    agree(|seed| sea_islands::interpolations(seed, 40, &material));
}

/// Of every opcode of the vector ALU.
#[test]
fn exceptions_of_sea_islands_are_alike_on_hardware_and_model() {
    let material = Material::default();
    let mut hardware = RtlTarget::new(None);
    let mut wrong = BTreeMap::new();
    let mut compared = 0;
    let first = variable("TOMBOLO_SEED", 1);
    for row in material.of_lanes() {
        for seed in first..first + variable("TOMBOLO_PROGRAMS", 3) {
            let program = sea_islands::exceptions(seed, row, &material);
            compared += 1;
            if let Some(what) = program.difference(&mut hardware) {
                wrong.insert(row.mnemonic, format!("{what}\n{}", program.text()));
            }
        }
    }
    for (name, what) in &wrong {
        eprintln!("{name}: {what}");
    }
    assert!(wrong.is_empty(), "{:?}", wrong.keys().collect::<Vec<_>>());
    assert!(compared > 800, "only {compared} programs");
}

/// One of these programs notices the bug.
#[test]
fn planted_bugs_of_images_and_interpolations_are_noticed() {
    type Make = fn(u64, usize, &Material) -> Program;
    let material = Material::default();
    let bugs: [(Make, &str, &str, Fault); 6] = [
        (sea_islands::images, "chain_step", "slice", Fault::StuckAtZero(8)),
        (sea_islands::images, "texel_address", "texel_address", Fault::StuckAtZero(5)),
        (sea_islands::images, "texel_address", "inside", Fault::StuckAtOne(0)),
        (sea_islands::images, "blend", "rounded", Fault::StuckAtZero(20)),
        (sea_islands::interpolations, "lds_address", "first_byte", Fault::StuckAtZero(4)),
        (sea_islands::interpolations, "float_unit", "product", Fault::StuckAtZero(47)),
    ];
    for (make, module, signal, fault) in bugs {
        let change = |netlist| plant(&netlist, module, signal, fault).unwrap();
        let mut hardware = RtlTarget::changed(InstructionSet::SeaIslands, change).unwrap();
        let noticed = (1..30).any(|seed| make(seed, 12, &material).difference(&mut hardware).is_some());
        assert!(noticed, "{module}.{signal}");
    }
}

#[test]
fn every_compare_of_sea_islands_gives_the_models_masks_on_special_values() {
    let mut hardware = RtlTarget::new(None);
    let programs = compares(Generation::SeaIslands);
    assert!(programs.len() >= 50, "only {} programs", programs.len());
    for program in programs {
        let what = program.difference(&mut hardware);
        assert_eq!(what, None, "{}", program.text());
    }
}
