//! Images on the hardware: the hand-derived vectors of instructions with and without a sampler, and programs of nothing but accesses to images in
//! lock-step, with as many lanes as there are configurations.

use pretty_assertions::assert_eq;
use std::path::PathBuf;
use tombolo_hdl::config::{Config, Units};
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::{self, rtl::RtlTarget};
use tombolo_testbenches::random::program::{Material, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};

/// Accesses of a program; `TOMBOLO_ACCESSES` asks for another number.
const ACCESSES: usize = 30;

fn number(variable: &str, otherwise: usize) -> usize {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Runs the vectors of images, or of `file`; so many must hold, and so many be of what the hardware does not have.
fn check(filter: &str, lanes: Option<usize>, pass: usize, unsupported: usize) {
    check_of("image", filter, lanes, pass, unsupported);
}

fn check_of(file: &str, filter: &str, lanes: Option<usize>, pass: usize, unsupported: usize) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors").join(file).with_extension("jsonl");
    let report = vectors::run(&path, Some(filter), &mut RtlTarget::new(lanes), |_, _| {}).unwrap();
    assert_eq!(report.failures, [], "{filter}, {lanes:?} lanes");
    assert_eq!((report.pass, report.unsupported), (pass, unsupported), "{filter}");
}

#[test]
fn the_vectors_of_images_hold_on_the_hardware() {
    check("hand/image/", None, 35, 0);
    check("hand/image/", Some(4), 35, 0);
}

#[test]
fn the_vectors_of_samples_hold_on_the_hardware() {
    check("hand/sample/", None, 17, 0);
    check("hand/sample/", Some(4), 17, 0);
}

#[test]
fn the_vectors_of_texels_hold_on_the_hardware() {
    check_of("texels", "hand/texels/load", None, 38, 0);
    check_of("texels", "hand/texels/store", None, 11, 0);
    check_of("texels", "hand/texels/store", Some(4), 11, 0);
    check_of("texels", "hand/texels/cube", None, 6, 0);
}

#[test]
fn the_vectors_of_rays_hold_on_the_hardware() {
    check("hand/ray/", None, 4, 0);
    check("hand/ray/", Some(4), 4, 0);
}

/// A program of accesses to images.
fn program(seed: u64, material: &mut Material) -> Program {
    let wave64 = seed % 2 == 1;
    let mut program = Program::random(seed, 0, wave64, material);
    let random = &mut SplitMix64::new(seed);
    for _ in 0..number("TOMBOLO_ACCESSES", ACCESSES) {
        program.nodes.push(material.image(random));
    }
    program
}

/// A program of samples, between stores to what they read.
fn samples(seed: u64, material: &mut Material) -> Program {
    let wave64 = seed % 2 == 1;
    let mut program = Program::random(seed, 0, wave64, material);
    let random = &mut SplitMix64::new(seed);
    for at in 0..number("TOMBOLO_ACCESSES", ACCESSES) {
        program.nodes.push(if at % 4 == 0 { material.image(random) } else { material.sample(random) });
    }
    program
}

#[test]
fn samples_are_alike_on_hardware_and_model() {
    let mut material = Material::new(Units::ALL).unwrap();
    let first = number("TOMBOLO_FIRST", 0) as u64;
    let programs = number("TOMBOLO_PROGRAMS", 10) as u64;
    for config in ["default", "lanes8"] {
        let mut runner = Runner::new(Config::by_name(config).unwrap()).unwrap();
        for seed in first..first + programs {
            let program = samples(seed, &mut material);
            match runner.run(&program).unwrap() {
                Outcome::Agree { .. } => {}
                Outcome::Refused(error) | Outcome::Differ(error) => {
                    panic!("{config}, seed {seed}: {}\n{}", error.message, program.source())
                }
            }
        }
    }
}

#[test]
fn images_are_alike_on_hardware_and_model() {
    let mut material = Material::new(Units::ALL).unwrap();
    let programs = number("TOMBOLO_PROGRAMS", 10) as u64;
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

/// One of these programs of samples notices the bug.
#[test]
fn planted_bugs_of_samples_are_noticed() {
    let config = Config { simds: 1, waves: 4, ..Config::by_name("lanes8").unwrap() };
    let sound = design::compute_unit(config).unwrap();
    let mut material = Material::new(Units::ALL).unwrap();
    for (module, signal, fault) in [
        ("blend", "rounded", Fault::StuckAtZero(20)),
        ("blend", "aligned", Fault::StuckAtZero(44)),
        ("scale", "exact_product", Fault::StuckAtZero(25)),
        ("axis", "limited", Fault::StuckAtZero(8)),
        ("line_store", "line_number", Fault::StuckAtZero(1)),
        ("square_sum", "square", Fault::StuckAtZero(46)),
        ("probe_count", "ratio", Fault::StuckAtZero(8)),
        ("cube_edge", "beyond_edge", Fault::StuckAtZero(4)),
        ("bptc_texel", "between", Fault::StuckAtZero(7)),
    ] {
        let mut runner = Runner::of(config, plant(&sound, module, signal, fault).unwrap().into());
        let noticed = (0..30).any(|seed| matches!(runner.run(&samples(seed, &mut material)), Ok(Outcome::Differ(_))));
        assert!(noticed, "{module}.{signal}");
    }
}

/// One of these programs notices the bug.
#[test]
fn planted_bugs_of_addresses_and_of_bounds_are_noticed() {
    let config = Config { simds: 1, waves: 4, ..Config::by_name("lanes8").unwrap() };
    let sound = design::compute_unit(config).unwrap();
    let mut material = Material::new(Units::ALL).unwrap();
    for (module, signal, fault) in [
        ("texel_address", "texel_address", Fault::StuckAtZero(5)),
        ("texel_address", "inside", Fault::StuckAtOne(0)),
        ("texel_address", "level_number", Fault::StuckAtZero(0)),
        ("chain_step", "slice", Fault::StuckAtZero(6)),
    ] {
        let mut runner = Runner::of(config, plant(&sound, module, signal, fault).unwrap().into());
        let noticed = (0..10).any(|seed| matches!(runner.run(&program(seed, &mut material)), Ok(Outcome::Differ(_))));
        assert!(noticed, "{module}.{signal}");
    }
}
