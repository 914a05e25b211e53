//! Buffers on the hardware: the hand-derived vectors of formats, swizzled addresses and bounds, and programs of nothing but accesses to
//! buffers in lock-step, with as many lanes as there are configurations.

use pretty_assertions::assert_eq;
use std::path::PathBuf;
use tombolo_hdl::config::{Config, Units};
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::{self, rtl::RtlTarget};
use tombolo_testbenches::random::program::{Material, Node, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};

/// Accesses of a program.
const ACCESSES: usize = 60;
/// Reads EXCP_FLAG_USER.buffer_oob, and clears it.
const OUT_OF_BOUNDS: [&str; 2] = [
    "s_getreg_b32 s22, hwreg(HW_REG_EXCP_FLAG_USER, 30, 1)",
    "s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_USER, 30, 1), 0",
];

/// Runs those vectors of a file that have `filter` in their names; at least so many must hold, and so many be of what the hardware does not
/// have.
fn check(name: &str, filter: Option<&str>, lanes: Option<usize>, least: usize, unsupported: usize) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors").join(name).with_extension("jsonl");
    let report = vectors::run(&path, filter, &mut RtlTarget::new(lanes), |_, _| {}).unwrap();
    assert_eq!(report.failures, [], "{name}, {lanes:?} lanes");
    assert_eq!(report.unsupported, unsupported, "{name}");
    assert!(report.pass >= least, "{name} has only {} such vectors", report.pass);
}

#[test]
fn the_vectors_of_buffers_hold_on_the_hardware() {
    check("buffer", None, None, 67, 0);
    check("buffer", None, Some(4), 67, 0);
}

#[test]
fn the_vectors_of_buffers_of_sea_islands_hold_on_the_hardware() {
    check("gfx7", Some("/mtbuf/"), None, 31, 0);
    check("gfx7", Some("/mubuf/"), None, 10, 0);
}

/// A program of accesses to buffers, each of which tells whether it was out of bounds.
fn program(seed: u64, material: &mut Material) -> Program {
    let wave64 = seed % 2 == 1;
    let mut program = Program::random(seed, 0, wave64, material);
    let random = &mut SplitMix64::new(seed);
    for _ in 0..ACCESSES {
        program.nodes.push(material.buffer(random));
        program.nodes.push(Node::Code(OUT_OF_BOUNDS.map(str::to_owned).to_vec()));
    }
    program
}

#[test]
fn buffers_are_alike_on_hardware_and_model() {
    let mut material = Material::new(Units::ALL).unwrap();
    let programs = std::env::var("TOMBOLO_PROGRAMS").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    for config in ["default", "lanes8"] {
        let mut runner = Runner::new(Config::by_name(config).unwrap()).unwrap();
        for seed in 0..programs {
            let program = program(seed, &mut material);
            match runner.run(&program).unwrap() {
                Outcome::Agree { .. } => {}
                Outcome::Refused(error) | Outcome::Differ(error) => {
                    panic!("{config}, seed {seed}: {}\n{}", error.message, program.source())
                }
            }
        }
    }
}

/// One of these programs notices the bug.
#[test]
fn planted_bugs_of_converters_and_of_the_swizzle_are_noticed() {
    let lanes8 = Config::by_name("lanes8").unwrap();
    // The texture unit has converters of the same names.
    let config = Config { simds: 1, waves: 4, units: Units { images: false, rays: false, ..lanes8.units }, ..lanes8 };
    let sound = design::compute_unit(config).unwrap();
    let mut material = Material::new(Units::ALL).unwrap();
    for (module, signal, fault) in [
        ("unpack_channel", "normalised", Fault::StuckAtZero(15)),
        ("pack_channel", "rounded_integer", Fault::StuckAtZero(0)),
        ("lane_address", "offset_to_swizzle", Fault::StuckAtZero(3)),
    ] {
        let mut runner = Runner::of(config, plant(&sound, module, signal, fault).unwrap().into());
        let noticed = (0..10).any(|seed| matches!(runner.run(&program(seed, &mut material)), Ok(Outcome::Differ(_))));
        assert!(noticed, "{module}.{signal}");
    }
}
