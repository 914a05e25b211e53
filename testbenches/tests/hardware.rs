//! The compute unit runs what it should, whatever its configuration, its engine and the memory behind it.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_hdl::config::{CONFIGS, InstructionSet};
use tombolo_netlist::Netlist;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::Engine;
use tombolo_sim::launch::Launch;
use tombolo_sim::memory::{Order, PortTiming};
use tombolo_sim::run::{Report, rtl};
use tombolo_sim::vectors::{self, rtl::RtlTarget};
use tombolo_testbenches::launches::{HARDWARE_LAUNCHES, kernels_folder};
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::skip;

fn run(name: &str, elf: &str, config: &str, engine: &mut dyn Engine, timing: PortTiming) -> (Report, Launch) {
    let mut launch = Launch::read(&kernels_folder().join(name), Some(elf)).unwrap();
    let options = rtl::Options { timing, max_cycles: 1_000_000, ..rtl::Options::default() };
    let config = design::config(config).unwrap();
    let report = rtl::run(&mut launch, config, engine, options, |_| ());
    (report, launch)
}

fn netlist(config: &str) -> Arc<Netlist> {
    Arc::new(design::compute_unit(design::config(config).unwrap()).unwrap())
}

/// Contents of every region of device memory at the end.
fn memory(launch: &Launch) -> Vec<Vec<u8>> {
    launch.memory.regions().iter().map(|region| region.bytes().to_vec()).collect()
}

#[test]
fn every_configuration_passes_the_launches_it_has_the_instructions_for() {
    for config in CONFIGS.into_iter().filter(|config| config.units.set == InstructionSet::Rdna4) {
        let mut machine = Machine::new(config).unwrap();
        for name in HARDWARE_LAUNCHES {
            for elf in ["gfx1200", "gfx1201"] {
                let (report, _) = run(name, elf, config.name, machine.fresh(), PortTiming::default());
                assert!(report.pass, "{name} ({elf}) on {}: {report} {:?}", config.name, report.error);
            }
        }
    }
}

#[test]
fn interpreter_and_compiled_engine_agree_on_memory_and_cycles() {
    let netlist = netlist("ecp5");
    for name in ["saxpy", "saxpy_strided"] {
        let runs = [EngineKind::Compiled, EngineKind::Interpreter].map(|kind| {
            let mut engine = design::engine(kind, Arc::clone(&netlist)).unwrap();
            let (report, launch) = run(name, "gfx1201", "ecp5", engine.as_mut(), PortTiming::default());
            (report.pass, report.statistics.cycles, memory(&launch))
        });
        assert!(runs[0].0, "{name}");
        assert_eq!(runs[0], runs[1]);
    }
}

#[test]
fn verilator_agrees_with_the_compiled_engine_on_memory_and_cycles() {
    if skip::without_tool("verilator") {
        return;
    }
    let netlist = netlist("ecp5");
    let runs = [EngineKind::Compiled, EngineKind::Verilator].map(|kind| {
        let mut engine = design::engine(kind, Arc::clone(&netlist)).unwrap();
        let (report, launch) = run("vecadd", "gfx1201", "ecp5", engine.as_mut(), PortTiming::default());
        (report.pass, report.statistics.cycles, memory(&launch))
    });
    assert!(runs[0].0);
    assert_eq!(runs[0], runs[1]);
}

#[test]
fn memory_may_be_slow_narrow_and_answer_in_any_order() {
    let mut machine = Machine::new(design::config("default").unwrap()).unwrap();
    for timing in [
        PortTiming { latency: 1, cycles_per_line: 1, order: Order::InOrder },
        PortTiming { latency: 3, cycles_per_line: 7, order: Order::Shuffled { spread: 40, seed: 1 } },
        PortTiming { latency: 400, cycles_per_line: 1, order: Order::Shuffled { spread: 400, seed: 2 } },
    ] {
        for name in HARDWARE_LAUNCHES {
            let (report, _) = run(name, "gfx1201", "default", machine.fresh(), timing);
            assert!(report.pass, "{name} with {timing:?}: {report} {:?}", report.error);
        }
    }
}

#[test]
fn hand_derived_vectors_give_the_state_of_the_document_or_are_refused() {
    let mut target = RtlTarget::new(None);
    for (name, least) in [
        ("scalar", 69),
        ("vector", 72),
        ("constant", 43),
        ("memory", 38),
        ("lds", 29),
        ("buffer", 13),
        ("gfx7", 152),
        ("trap", 16),
    ] {
        let path = format!("{}/vectors/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let report = vectors::run(path.as_ref(), None, &mut target, |_, _| {}).unwrap();
        assert_eq!(report.failures, []);
        assert!(report.pass >= least, "only {} vectors of {name} ran", report.pass);
    }
}

#[test]
fn vectors_calculated_from_the_document_hold() {
    let mut target = RtlTarget::new(None);
    for (name, least) in [
        ("salu", 176),
        ("compare", 58),
        ("integers", 39),
        ("arithmetic", 57),
        ("conversions", 88),
        ("packed", 18),
        ("matrix", 37),
        ("moves", 20),
        ("modes", 92),
        ("samples", 59),
        ("texels", 55),
        ("nodes", 24),
        ("hints", 32),
        ("transfers", 83),
    ] {
        let path = format!("{}/vectors/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let report = vectors::run(path.as_ref(), None, &mut target, |_, _| {}).unwrap();
        assert_eq!(report.failures, []);
        assert_eq!(report.unsupported, 0);
        assert!(report.pass >= least, "only {} vectors of {name} ran", report.pass);
    }
}

#[test]
fn calculated_vectors_hold_where_lanes_take_turns() {
    // Lanes that are off are others in each beat: the shared units must know whose beat a result is of.
    let path = format!("{}/vectors/conversions.jsonl", env!("CARGO_MANIFEST_DIR"));
    for lanes in [4, 8] {
        let report = vectors::run(path.as_ref(), None, &mut RtlTarget::new(Some(lanes)), |_, _| {}).unwrap();
        assert_eq!(report.failures, []);
        assert!(report.pass >= 88, "only {} vectors ran with {lanes} lanes", report.pass);
    }
}
