//! Random programs of CDNA4 end in the same state on the hardware and on the model.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs run (20 without it), `TOMBOLO_SEED` the first seed.

use std::collections::BTreeSet;
use tombolo_hdl::config::InstructionSet;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_testbenches::random::cdna4::{self, Material};

fn variable(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn random_programs_of_cdna4_end_alike_on_hardware_and_model() {
    let material = Material::new().unwrap_or_else(|error| panic!("{error}"));
    let drawn: BTreeSet<&str> = material.opcodes().map(|row| row.mnemonic).collect();
    assert!(drawn.len() > 700, "programs draw only {} opcodes", drawn.len());
    let mut hardware = RtlTarget::new(None);
    let first = variable("TOMBOLO_SEED", 1);
    let mut wrong = vec![];
    for seed in first..first + variable("TOMBOLO_PROGRAMS", 20) {
        let program = cdna4::program(seed, 60, &material);
        if program.difference(&mut hardware).is_some() {
            let small = program.shrunk(|program| program.difference(&mut hardware).is_some());
            let what = small.difference(&mut hardware).unwrap_or_default();
            eprintln!("seed {seed}: {what}\n{}", small.text());
            wrong.push(seed);
        }
    }
    assert!(wrong.is_empty(), "seeds {wrong:?}");
}

/// One of these programs notices the bug.
#[test]
fn planted_bugs_of_cdna4_are_noticed() {
    let material = Material::new().unwrap_or_else(|error| panic!("{error}"));
    let bugs = [
        // Loads to LDS go to VGPRs.
        ("vmem_decode", "shared", Fault::StuckAtZero(0)),
        ("lds_tiles", "column_3", Fault::StuckAtZero(7)),
    ];
    for (module, signal, fault) in bugs {
        let change = |netlist| plant(&netlist, module, signal, fault).unwrap();
        let mut hardware = RtlTarget::changed(InstructionSet::Cdna4, change).unwrap();
        let noticed = (1..60).any(|seed| cdna4::program(seed, 60, &material).difference(&mut hardware).is_some());
        assert!(noticed, "{module}.{signal}");
    }
}
