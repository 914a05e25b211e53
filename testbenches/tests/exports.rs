//! Exports, and loads from LDS that M0 addresses (chapters 12.2, 12.4 and 14): vectors, programs in lock-step, and what of it a trace and a dump show.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use tombolo_hdl::config::{Config, Units};
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::exports::{Collector, may_export};
use tombolo_sim::run::{model, rtl};
use tombolo_sim::vectors::{self, rtl::RtlTarget};
use tombolo_sim::views::journal::Journal;
use tombolo_testbenches::programs;
use tombolo_testbenches::random::program::{Material, Node, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};

#[test]
fn the_vectors_of_parameter_and_direct_loads_hold_on_the_hardware() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors/lds.jsonl");
    for (kind, count) in [("/param/", 2), ("/direct/", 2)] {
        for lanes in [32, 16, 8, 4] {
            let mut target = RtlTarget::new(Some(lanes));
            let report = vectors::run(&path, Some(kind), &mut target, |_, _| {}).unwrap();
            assert_eq!(report.failures, [], "{kind}, {lanes} lanes");
            assert_eq!((report.pass, report.unsupported), (count, 0), "{kind}, {lanes} lanes");
        }
    }
}

/// A program of exports and loads from LDS that holds something, with arithmetic between them.
fn program(seed: u64, material: &mut Material) -> Program {
    let mut program = Program::random(seed, 0, seed / 2 % 2 == 1, material);
    let fill = (0..24).map(|row| format!("ds_store_b32 v2, v{} offset:{}", 4 + row % 20, 128 * row));
    let before =
        ["s_mov_b32 exec_lo, -1", "v_mbcnt_lo_u32_b32 v2, -1, 0", "v_lshlrev_b32 v2, 2, v2"].map(str::to_owned);
    let after = "s_wait_dscnt 0x0".to_owned();
    program.nodes.push(Node::Code(before.into_iter().chain(fill).chain([after]).collect()));
    let random = &mut SplitMix64::new(seed);
    for _ in 0..30 {
        program.nodes.push(material.shader(random));
        program.nodes.push(material.arithmetic(random));
    }
    program
}

#[test]
fn instructions_of_shaders_are_alike_on_hardware_and_model() {
    let mut material = Material::new(Units::ALL).unwrap();
    for config in ["default", "lanes16", "lanes8", "lanes4"] {
        let mut runner = Runner::new(Config::by_name(config).unwrap()).unwrap();
        for seed in 0..8 {
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

#[test]
fn planted_bugs_of_exports_and_of_loads_are_noticed() {
    let config = Config::by_name("lanes8").unwrap();
    let sound = design::compute_unit(config).unwrap();
    let mut material = Material::new(Units::ALL).unwrap();
    for (module, signal, fault) in [
        ("export_source", "register", Fault::StuckAtZero(1)),
        ("export_unit", "row_base", Fault::Inverted(3)),
        ("quad_load", "exec_of_quads", Fault::StuckAtOne(9)),
        ("lds_parameters", "address_1", Fault::StuckAtZero(4)),
    ] {
        let mut runner = Runner::of(config, plant(&sound, module, signal, fault).unwrap().into());
        let found = (0..8).any(|seed| matches!(runner.run(&program(seed, &mut material)).unwrap(), Outcome::Differ(_)));
        assert!(found, "{module}.{signal}");
    }
}

/// Three waves; the last one has 16 work-items. Lanes from 8 on export a colour.
const COLOURS: &str = "
    v_lshlrev_b32 v1, 4, v0
    v_mov_b32 v2, 0x3f800000
    s_mov_b32 m0, 5
    export pos0 v0, v1, off, v2 row_en
    v_cmpx_le_u32 8, v0
    export mrt1 v0, off, v1, v2 done
    s_wait_expcnt 0
    s_endpgm";

fn launch() -> Launch {
    programs::Program { source: COLOURS, items: 80, group: 80, words: 64 }.launch().unwrap()
}

fn config() -> Config {
    Config { simds: 1, waves: 4, vgpr_rows: 384, ..Config::by_name("lanes8").unwrap() }
}

fn on_hardware(launch: &mut Launch) -> Vec<Value> {
    assert!(may_export(launch));
    let config = config();
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
    let mut collector = Collector::new(engine.as_ref(), config).unwrap();
    let mut trace = vec![];
    let mut journal = Journal::new(engine.as_ref(), config, launch, &mut trace).unwrap();
    let options =
        rtl::Options { max_cycles: 100_000, observers: vec![&mut collector, &mut journal], ..rtl::Options::default() };
    let report = rtl::run(launch, config, engine.as_mut(), options, |_| ());
    assert_eq!(report.error, None);
    journal.finish().unwrap();
    launch.exports = collector.into_waves();
    String::from_utf8(trace).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn what_waves_export_is_the_same_on_hardware_and_model() {
    let (mut hardware, mut reference) = (launch(), launch());
    on_hardware(&mut hardware);
    let report = model::run(&mut reference, model::Options::default(), |_, _| ());
    assert_eq!(report.error, None);
    assert_eq!(hardware.exports, reference.exports);
    assert_eq!(hardware.exports.keys().copied().collect::<Vec<_>>(), [0, 1, 2]);
    let target = hardware.exports[&2].target(1).unwrap();
    // The last wave has 16 lanes; work-items 64 to 79.
    assert_eq!(target.lanes, [0xffff, 0, 0xffff, 0xffff]);
    assert_eq!(target.channel(2, 3), Some(16 * 67));
    assert_eq!(hardware.exports[&0].target(1).unwrap().channel(0, 7), None);
}

#[test]
fn a_trace_has_the_registers_that_an_export_sends() {
    let trace = on_hardware(&mut launch());
    let lines: Vec<&Value> = trace.iter().filter(|line| line["text"].as_str().unwrap().starts_with("export")).collect();
    assert_eq!(lines.len(), 6);
    let position = &lines
        .iter()
        .find(|line| line["wave"] == 2 && line["text"].as_str().unwrap().contains("pos0"))
        .unwrap()["writes"][0];
    assert_eq!((&position["export"], &position["channels"]), (&json!("pos0_row5"), &json!(11)));
    assert_eq!((&position["lanes"], &position["done"]), (&json!("0000ffff"), &json!(false)));
    assert_eq!(position["sources"][2], Value::Null);
    let expected: Vec<u32> = (64..80).map(|item| 16 * item).collect();
    assert_eq!(position["sources"][1], json!(expected));
}

#[test]
fn a_dump_has_an_array_of_each_target() {
    let mut launch = launch();
    on_hardware(&mut launch);
    let folder = tempfile::tempdir().unwrap();
    let files: Vec<String> = launch
        .dump(folder.path())
        .unwrap()
        .into_iter()
        .map(|dumped| dumped.file.file_name().unwrap().to_string_lossy().into_owned())
        .filter(|name| name.starts_with("export_"))
        .collect();
    let expected =
        ["export_mrt1.npy", "export_mrt1_channels.npy", "export_pos0_row5.npy", "export_pos0_row5_channels.npy"];
    assert_eq!(files, expected);
    let bytes = std::fs::read(folder.path().join("export_mrt1.npy")).unwrap();
    // Three waves of 32 lanes with four channels each, behind the header.
    let words = 3 * 32 * 4;
    let elements = &bytes[bytes.len() - 4 * words..];
    let element = |wave: usize, lane: usize, channel: usize| {
        let at = 4 * (4 * (32 * wave + lane) + channel);
        u32::from_le_bytes(elements[at..at + 4].try_into().unwrap())
    };
    assert_eq!([element(1, 3, 0), element(1, 3, 1), element(1, 3, 2), element(0, 7, 0)], [35, 0, 560, 0]);
}

#[test]
fn a_target_that_does_not_exist_is_illegal() {
    // Target 9.
    let source = "
    .long 0xf8000091, 0
    s_endpgm";
    let mut launch = programs::Program { source, items: 32, group: 32, words: 64 }.launch().unwrap();
    let config = config();
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
    let report = rtl::run(&mut launch, config, engine.as_mut(), rtl::Options::default(), |_| ());
    assert!(report.error.is_some());
}
