//! A compute unit that has done its work comes to rest: but for the count of clocks nothing in it changes, so that the compiled engine passes over
//! it and an FPGA spends no power on it.

use pretty_assertions::assert_eq;
use tombolo_hdl::config::Config;
use tombolo_netlist::ir::SignalId;
use tombolo_sim::engine::{Engine, ScopeId};
use tombolo_sim::launch::Launch;
use tombolo_sim::run::rtl;
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::machine::Machine;

/// Clocks within which it rests.
const SETTLES: usize = 100;

/// What counts clocks.
const COUNT: [&str; 3] = ["cycles", "cycles_next", "tick"];

/// Signals that the next clock changes, by path.
fn changes(engine: &mut dyn Engine) -> Vec<String> {
    engine.settle();
    let hierarchy = engine.hierarchy().clone();
    let scopes = (0..hierarchy.scopes().len() as u32).map(ScopeId);
    let signals = scopes.flat_map(|scope| {
        let signals = 0..hierarchy.module(scope).signals.len() as u32;
        signals.map(move |signal| (scope, SignalId(signal)))
    });
    let handles: Vec<_> = signals.map(|(scope, signal)| (scope, signal, engine.handle(scope, signal))).collect();
    let before: Vec<Vec<u64>> = handles.iter().map(|(_, _, handle)| engine.get(*handle).to_vec()).collect();
    engine.step();
    engine.settle();
    let changed = handles.iter().zip(before).filter(|((_, _, handle), before)| engine.get(*handle) != before);
    changed
        .map(|((scope, signal, _), _)| hierarchy.path_in(*scope, &hierarchy.module(*scope).signal(*signal).name))
        .collect()
}

fn rests_after(config: &str, launch: &str) {
    let config = Config::by_name(config).unwrap();
    let mut launch = Launch::read(&kernels_folder().join(launch), None).unwrap();
    let mut machine = Machine::new(config).unwrap();
    let report = rtl::run(&mut launch, config, machine.fresh(), rtl::Options::default(), |_| ());
    assert_eq!(report.error, None);
    let engine = machine.engine();
    (0..SETTLES).for_each(|_| engine.step());
    let changed: Vec<String> = changes(engine).into_iter().filter(|path| !COUNT.contains(&path.as_str())).collect();
    assert_eq!(changed, Vec::<String>::new(), "{}", launch.name);
}

#[test]
fn default_rests_when_its_work_is_done() {
    rests_after("default", "histogram");
}

#[test]
fn ecp5_rests_when_its_work_is_done() {
    rests_after("ecp5", "scan");
}

#[test]
fn gfx7_rests_when_its_work_is_done() {
    rests_after("gfx7", "../kernels-gfx7/calls");
}

#[test]
fn cdna4_rests_when_its_work_is_done() {
    rests_after("cdna4", "../kernels-cdna4/scan");
}
