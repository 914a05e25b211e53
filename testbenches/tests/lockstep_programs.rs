//! Random programs of Sea Islands and CDNA4 in lock-step with the model, write by write. The opcodes that they compare are in
//! `testbenches/evidence`; `TOMBOLO_CAMPAIGNS=1` runs as many programs as that takes, and with `TOMBOLO_UPDATE=1` writes the lists anew.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs of each kind run, `TOMBOLO_SEED` the first seed.

use std::env;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::Vector;
use tombolo_testbenches::evidence;
use tombolo_testbenches::random::cdna4::scratch;
use tombolo_testbenches::random::gcn::Program;
use tombolo_testbenches::random::launched::Compared;
use tombolo_testbenches::random::{cdna4, multiply, sea_islands, variable};
use tombolo_testbenches::skip::campaigns_are_wanted;

/// Programs of each kind, and those whose opcodes are evidence.
const PROGRAMS: u64 = 6;
const EVIDENCE: u64 = 60;

/// Waves that run side by side: each SIMD has two of them.
const WAVES: u32 = 8;

/// Waves that run four programs between them: each SIMD has four, of which each runs another one.
const CROWD: u32 = 16;

/// Opcodes of a program in which they come in turn.
const IN_TURN: usize = 60;

/// Programs of a kind, by their seeds, and how many waves run them side by side: of several each wave runs one.
type Kind<'a> = (u32, &'a dyn Fn(u64) -> Vec<Vector>);

/// Every program of these kinds, by their seeds, and each of the others writes what the model's does, and what they compare is the evidence of
/// this name. Of those that stop it is said what is beside them.
fn agree(config: &str, kinds: &[Kind], others: &[Vector], stopping: &[(Vector, &str)]) {
    let all = campaigns_are_wanted();
    let chosen = ["TOMBOLO_SEED", "TOMBOLO_PROGRAMS"].iter().any(|name| env::var_os(name).is_some());
    let first = variable("TOMBOLO_SEED", 1);
    let count = variable("TOMBOLO_PROGRAMS", if all { EVIDENCE } else { PROGRAMS });
    let mut compared = Compared::new(config).unwrap();
    let mut wrong = vec![];
    for (waves, kind) in kinds {
        // A crowd takes as long as several of the others.
        let count = if *waves == CROWD { count.div_ceil(3) } else { count };
        for seed in first..first + count {
            if let Some(what) = compared.difference_of_crowd(&kind(seed), *waves).unwrap() {
                wrong.push(format!("seed {seed}: {what}"));
            }
        }
    }
    if !chosen {
        for (at, vector) in others.iter().enumerate().take(if all { usize::MAX } else { PROGRAMS as usize }) {
            if let Some(what) = compared.difference(vector).unwrap() {
                wrong.push(format!("program {at} of those in turn: {what}"));
            }
        }
        for (vector, expected) in stopping {
            let what = compared.difference(vector).unwrap().unwrap_or_default();
            if !what.contains(expected) {
                wrong.push(format!("got \"{what}\", expected \"{expected}\""));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    if chosen {
        return;
    }
    evidence::check(&format!("lockstep-{config}-programs"), &compared.opcodes, all);
}

/// Four programs for the waves of a crowd.
fn crowd(seed: u64, program: &dyn Fn(u64) -> Program) -> Vec<Vector> {
    (0..4).map(|part| program(4 * seed + part).vector()).collect()
}

fn vectors(programs: &[Program]) -> Vec<Vector> {
    programs.iter().map(Program::vector).collect()
}

#[test]
fn random_programs_of_sea_islands_write_what_the_model_writes() {
    let material = sea_islands::Material::default();
    agree(
        "gfx7",
        &[
            (1, &|seed| vec![sea_islands::program(seed, 60, &material).vector()]),
            (WAVES, &|seed| vec![sea_islands::program(!seed, 60, &material).vector()]),
            (CROWD, &|seed| crowd(seed, &|seed| sea_islands::program(seed, 50, &material))),
            (1, &|seed| vec![sea_islands::images(seed, 12, &material).vector()]),
            (1, &|seed| vec![sea_islands::interpolations(seed, 40, &material).vector()]),
        ],
        &vectors(&sea_islands::in_turn(IN_TURN, &material)),
        &[],
    );
}

#[test]
fn random_programs_of_cdna4_write_what_the_model_writes() {
    let material = cdna4::Material::new().unwrap();
    agree(
        "cdna4",
        &[
            (1, &|seed| vec![cdna4::program(seed, 60, &material).vector()]),
            (WAVES, &|seed| vec![cdna4::program(!seed, 60, &material).vector()]),
            (CROWD, &|seed| crowd(seed, &|seed| cdna4::program(seed, 50, &material))),
            (WAVES, &|seed| vec![scratch::program_of_many(seed, 40, &material).vector()]),
            (1, &|seed| {
                let random = &mut SplitMix64::new(seed);
                let source = multiply::sharing(random);
                vec![multiply::random_vector(&source, random)]
            }),
        ],
        &[vectors(&cdna4::in_turn(IN_TURN, &material)), multiply::in_turn(IN_TURN)].concat(),
        &cdna4::stopping(&material).iter().map(|(program, what)| (program.vector(), *what)).collect::<Vec<_>>(),
    );
}
