//! Random programs run alike on hardware and model.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs of each kind run (10 without it; every second one has waves of 64 lanes),
//! `TOMBOLO_SEED` the first seed, `TOMBOLO_CONFIG` another configuration for all of them. `TOMBOLO_KEEP=DIR` keeps a
//! program that differs as launches, `DIR/whole` and, made small, `DIR/small`.

use std::env;
use std::fs;
use std::path::Path;
use tombolo_sim::design;
use tombolo_testbenches::random::program::{Material, Program};
use tombolo_testbenches::random::run::{Outcome, Runner, write_launch};
use tombolo_testbenches::random::variable;

fn keep(program: &Program, name: &str) {
    if let Some(folder) = env::var_os("TOMBOLO_KEEP") {
        let folder = Path::new(&folder).join(name);
        fs::create_dir_all(&folder).unwrap();
        write_launch(program, &folder).unwrap();
    }
}

/// Runs what `program` makes of a seed and waves of 64 lanes.
fn run_alike(config: &str, program: impl Fn(u64, bool, &mut Material) -> Program) {
    let config = design::config(&env::var("TOMBOLO_CONFIG").unwrap_or_else(|_| config.to_owned())).unwrap();
    let mut material = Material::of(config).unwrap();
    let mut runner = Runner::new(config).unwrap();
    let first = variable("TOMBOLO_SEED", 1);
    for seed in first..first + variable("TOMBOLO_PROGRAMS", 10) {
        let program = program(seed, seed.is_multiple_of(2), &mut material);
        match runner.run(&program).unwrap() {
            Outcome::Agree { instructions, cycles, .. } => {
                eprintln!("{seed}: {instructions} instructions, {cycles} cycles")
            }
            Outcome::Refused(error) => panic!("{seed}: {}\n{}", error.message, program.source()),
            Outcome::Differ(error) => {
                // Shrinking takes its time.
                eprintln!("{seed}: {}", error.message);
                keep(&program, "whole");
                let small = runner.shrunk(&program, &error);
                keep(&small, "small");
                panic!("seed {seed}: {}\nshrunk:\n{}", error.message, small.source());
            }
        }
    }
}

fn one(seed: u64, wave64: bool, material: &mut Material) -> Program {
    Program::random(seed, 200, wave64, material)
}

fn crowd(seed: u64, wave64: bool, material: &mut Material) -> Program {
    Program::crowd(seed, 60, wave64, material)
}

#[test]
fn random_programs_run_alike_on_hardware_and_model() {
    run_alike("lanes8", one);
}

#[test]
fn random_programs_run_alike_at_the_pace_of_silicon() {
    run_alike("default", one);
}

fn meeting(seed: u64, wave64: bool, material: &mut Material) -> Program {
    Program::meeting(seed, 80, wave64, material)
}

#[test]
fn many_waves_that_do_different_things_run_alike_at_the_pace_of_silicon() {
    run_alike("default", crowd);
}

#[test]
fn waves_that_do_different_things_and_meet_run_alike() {
    run_alike("lanes8", meeting);
}

#[test]
fn waves_that_do_different_things_and_meet_run_alike_at_the_pace_of_silicon() {
    run_alike("default", meeting);
}
