//! Configurations that nobody has named: knobs are turned at random, within the rules, and what comes out runs random programs and kernels in lock-step
//! with the model.
//!
//! `TOMBOLO_CONFIGURATIONS` sets how many there are of each instruction set (2 without it), `TOMBOLO_SEED` the first seed.

use std::sync::Arc;
use tombolo_hdl::config::{CONFIGS, Config, InstructionSet, Knob};
use tombolo_netlist::Netlist;
use tombolo_sim::design;
use tombolo_sim::launch::Launch;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::Vector;
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::random::cdna4::scratch;
use tombolo_testbenches::random::launched::Compared;
use tombolo_testbenches::random::program::{Material, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};
use tombolo_testbenches::random::{below, cdna4, pick, sea_islands, variable};
use tombolo_testbenches::regression::suite::follow;

/// Kernels of RDNA4 that use LDS and barriers, atomic operations, divergent branches, calls and scratch.
const KERNELS: [&str; 6] = ["reduction", "histogram", "divergence", "calls", "stack_array", "tile_transpose"];
/// Waves of the programs of several.
const WAVES: u32 = 8;
/// Knobs that are turned, at most.
const MOST: u32 = 8;

/// A value for a knob: the other one of a switch, a number that is larger or smaller.
fn other_value(knob: &Knob, random: &mut SplitMix64) -> String {
    match knob.value.parse::<usize>() {
        Ok(number) => pick(random, &[number / 4, number / 2, number * 2, number * 4, 0, 1, 2, 3, 6]).to_string(),
        Err(_) => (knob.value == "false").to_string(),
    }
}

/// It has 64 KiB of LDS, and the VGPRs of the other one.
const fn has_room(config: &Config, named: &Config) -> bool {
    config.lds_bytes >= 65536 && config.vgpr_rows >= named.vgpr_rows
}

/// A configuration of an instruction set with knobs turned, as the command line takes it. Programs of Sea Islands and CDNA4 are made of all of their
/// opcodes and use 64 KiB of LDS and all VGPRs: nothing of that is left out there.
fn turned(seed: u64, set: InstructionSet) -> Config {
    let random = &mut SplitMix64::new(seed);
    let named: Vec<Config> = CONFIGS.into_iter().filter(|config| config.units.set == set).collect();
    loop {
        let config = pick(random, &named);
        let settings: Vec<String> = (0..=below(random, MOST))
            .map(|_| {
                let knobs = config.knobs();
                let knob = &knobs[below(random, knobs.len() as u32) as usize];
                format!("{}={}", knob.name, other_value(knob, random))
            })
            .collect();
        match Config::parse(&format!("{}:{}", config.name, settings.join(","))) {
            Ok(turned) if set == InstructionSet::Rdna4 => return turned,
            Ok(turned) if turned.units.left_out() == config.units.left_out() && has_room(&turned, &config) => {
                return turned;
            }
            _ => {}
        }
    }
}

/// Each of the first configurations with its netlist.
fn each(set: InstructionSet, run: impl Fn(u64, Config, Netlist)) {
    let first = variable("TOMBOLO_SEED", 1);
    for seed in first..first + variable("TOMBOLO_CONFIGURATIONS", 2) {
        let config = turned(seed, set);
        eprintln!("{seed}: {}", config.name);
        run(seed, config, design::compute_unit(config).unwrap());
    }
}

/// A launch is the model's, or refused.
fn runs_kernel(config: Config, machine: &mut Machine, mut launch: Launch) {
    let (verdict, _) = follow(machine, config, &mut launch).unwrap();
    assert!(!verdict.is_failure(), "{}, {}: {verdict:?}", config.name, launch.name);
}

#[test]
fn whatever_the_rules_allow_runs_rdna4_as_the_model_does() {
    type Make = fn(u64, u32, bool, &mut Material) -> Program;
    each(InstructionSet::Rdna4, |seed, config, netlist| {
        let netlist = Arc::new(netlist);
        let mut runner = Runner::of(config, Arc::clone(&netlist));
        let mut material = Material::of(config).unwrap();
        for (make, length) in [(Program::random as Make, 150), (Program::crowd, 40), (Program::meeting, 60)] {
            for wave64 in [false, true] {
                let program = make(seed, length, wave64, &mut material);
                if let Outcome::Differ(error) = runner.run(&program).unwrap() {
                    let small = runner.shrunk(&program, &error).source();
                    panic!("{}, seed {seed}: {}\nshrunk:\n{small}", config.name, error.message);
                }
            }
        }
        let mut machine = Machine::of(netlist).unwrap();
        for name in KERNELS {
            runs_kernel(config, &mut machine, Launch::read(&kernels_folder().join(name), None).unwrap());
        }
    });
}

/// Random programs, of one wave and of several, and kernels.
fn runs_gcn(config: Config, netlist: Netlist, programs: &[(Vector, u32)], kernels: &[(&str, &str)]) {
    let mut hardware = Compared::of(config, netlist.clone()).unwrap();
    for (program, waves) in programs {
        let difference = hardware.difference_of(program, *waves).unwrap();
        assert_eq!(difference, None, "{}, {waves} waves of {}", config.name, program.id);
    }
    let mut machine = Machine::of(Arc::new(netlist)).unwrap();
    for (name, elf) in kernels {
        runs_kernel(config, &mut machine, Launch::read(&kernels_folder().with_file_name(name), Some(elf)).unwrap());
    }
}

#[test]
fn whatever_the_rules_allow_runs_sea_islands_as_the_model_does() {
    let material = sea_islands::Material::default();
    each(InstructionSet::SeaIslands, |seed, config, netlist| {
        let programs =
            [1, WAVES].map(|waves| (sea_islands::program(2 * seed + u64::from(waves), 60, &material).vector(), waves));
        let kernels = [("kernels-gfx7/reduction", "gfx700"), ("kernels-gfx7/histogram", "gfx704")];
        runs_gcn(config, netlist, &programs, &kernels);
    });
}

#[test]
fn whatever_the_rules_allow_runs_cdna4_as_the_model_does() {
    let material = cdna4::Material::new().unwrap();
    each(InstructionSet::Cdna4, |seed, config, netlist| {
        let programs = [
            (cdna4::program(2 * seed, 60, &material).vector(), 1),
            (cdna4::program(2 * seed + 1, 60, &material).vector(), WAVES),
            (scratch::program_of_many(seed, 40, &material).vector(), WAVES),
        ];
        let kernels = [("kernels-cdna4/scan", "gfx950"), ("kernels-cdna4/tickets", "gfx950")];
        runs_gcn(config, netlist, &programs, &kernels);
    });
}
