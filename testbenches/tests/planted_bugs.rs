//! The test bench notices bugs: each of these, planted into the hardware, is caught by random programs in lock-step and
//! shrunk to a program of a few instructions.

use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_testbenches::random::program::{Material, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};
use tombolo_testbenches::random::shrink::shrink;

/// Programs tried before a bug counts as missed.
const MOST_PROGRAMS: u64 = 40;
/// Instructions that a shrunk program may have.
const MOST_INSTRUCTIONS: usize = 5;

/// What goes wrong, the module and the signal at fault, and how.
const BUGS: [(&str, &str, &str, Fault); 14] = [
    ("a scalar sum loses its carry", "salu_execute", "sum", Fault::StuckAtZero(32)),
    ("a scalar branch is never taken", "flow_unit", "taken", Fault::StuckAtZero(0)),
    ("a carry is lost between the halves of a sum", "integer_unit", "sum_low", Fault::StuckAtZero(16)),
    ("lanes have no carry", "integer_unit", "flag", Fault::StuckAtZero(0)),
    ("binary32 and binary16 are cut instead of rounded", "float_unit", "round_up", Fault::StuckAtZero(0)),
    ("binary64 is cut instead of rounded", "binary64_unit", "round_up", Fault::StuckAtZero(0)),
    ("a transcendental result is off by a unit", "transcendental_unit", "round_up", Fault::Inverted(0)),
    ("a scalar is read before a vector operation has written it", "scalar_operands", "pending", Fault::StuckAtZero(0)),
    ("the second half of a wave sees what the first has written", "queue_record", "reuses", Fault::StuckAtZero(0)),
    ("a lane is written although it is not active", "lane_network", "active_3", Fault::StuckAtOne(0)),
    ("V_PERMLANEX16 stays in its row", "lane_network", "swaps_rows", Fault::StuckAtZero(0)),
    ("a wait does not wait", "outstanding_counter", "none", Fault::StuckAtOne(0)),
    ("a loaded word loses its sign", "load_format", "dword", Fault::StuckAtZero(31)),
    ("a byte of a line is not stored", "store_line", "mask", Fault::StuckAtZero(21)),
];

/// The first random program that notices what is wrong with the hardware, shrunk; `None` when none does.
fn caught(config: Config, faulty: Netlist, material: &mut Material) -> Option<Program> {
    let mut runner = Runner::of(config, faulty.into());
    let mut differs = |program: &Program| matches!(runner.run(program), Ok(Outcome::Differ(_)));
    let mut programs = (1..=MOST_PROGRAMS).map(|seed| Program::random(seed, 100, seed.is_multiple_of(2), material));
    let program = programs.find(&mut differs)?;
    Some(shrink(&program, differs))
}

#[test]
fn planted_bugs_are_caught_and_shrunk() {
    let config = Config { simds: 1, waves: 4, ..Config::by_name("lanes8").unwrap() };
    let sound = design::compute_unit(config).unwrap();
    let mut material = Material::new().unwrap();
    let mut missed = vec![];
    for (what, module, signal, fault) in BUGS {
        let faulty = plant(&sound, module, signal, fault).unwrap();
        let Some(program) = caught(config, faulty, &mut material) else {
            missed.push(format!("{what}: not caught by {MOST_PROGRAMS} programs"));
            continue;
        };
        eprintln!("{what}: seed {}, shrunk to {:?}", program.seed, program.nodes);
        if program.len() > MOST_INSTRUCTIONS {
            missed.push(format!("{what}: {} instructions are left:\n{}", program.len(), program.source()));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
