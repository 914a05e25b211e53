//! DS_BVH_STACK on the hardware, with as many lanes as there are configurations: the hand-derived vectors, and programs in
//! lock-step.

use pretty_assertions::assert_eq;
use std::path::PathBuf;
use tombolo_hdl::config::{Config, Units};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::{self, rtl::RtlTarget};
use tombolo_testbenches::random::program::{Material, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};

/// Vectors of stacks.
const VECTORS: usize = 5;

#[test]
fn the_vectors_hold_on_the_hardware() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors/lds.jsonl");
    for lanes in [32, 16, 8, 4] {
        let mut target = RtlTarget::new(Some(lanes));
        let report = vectors::run(&path, Some("_bvh_stack_"), &mut target, |_, _| {}).unwrap();
        assert_eq!(report.failures, [], "{lanes} lanes");
        assert_eq!((report.pass, report.unsupported), (VECTORS, 0), "{lanes} lanes");
    }
}

#[test]
fn stacks_are_alike_on_hardware_and_model() {
    let mut material = Material::new(Units::ALL).unwrap();
    for config in ["default", "lanes16", "lanes8", "lanes4"] {
        let mut runner = Runner::new(Config::by_name(config).unwrap()).unwrap();
        for seed in 0..8 {
            let mut program = Program::random(seed, 0, seed / 2 % 2 == 1, &mut material);
            let random = &mut SplitMix64::new(seed);
            for _ in 0..30 {
                program.nodes.push(material.stack(random));
                program.nodes.push(material.arithmetic(random));
            }
            match runner.run(&program).unwrap() {
                Outcome::Agree { .. } => {}
                Outcome::Refused(error) | Outcome::Differ(error) => {
                    panic!("{config}, seed {seed}: {}\n{}", error.message, program.source())
                }
            }
        }
    }
}
