//! Random programs of Sea Islands end in the same state on the hardware and on the model.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs run (20 without it), `TOMBOLO_SEED` the first seed.

use std::collections::BTreeSet;
use tombolo_isa::arch::gcn::Generation;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_testbenches::random::sea_islands::{self, Material, compares};

fn variable(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn random_programs_of_sea_islands_end_alike_on_hardware_and_model() {
    let material = Material::default();
    let drawn: BTreeSet<&str> = material.opcodes().map(|row| row.mnemonic).collect();
    assert!(drawn.len() > 600, "programs draw only {} opcodes", drawn.len());
    let mut hardware = RtlTarget::new(None);
    let first = variable("TOMBOLO_SEED", 1);
    let mut wrong = vec![];
    for seed in first..first + variable("TOMBOLO_PROGRAMS", 20) {
        let program = sea_islands::program(seed, 60, &material);
        if program.difference(&mut hardware).is_some() {
            let small = program.shrunk(|program| program.difference(&mut hardware).is_some());
            let what = small.difference(&mut hardware).unwrap_or_default();
            eprintln!("seed {seed}: {what}\n{}", small.text());
            wrong.push(seed);
        }
    }
    assert!(wrong.is_empty(), "seeds {wrong:?}");
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
