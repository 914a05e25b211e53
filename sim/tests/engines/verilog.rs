//! Random circuits in Verilog: Verilator against the interpreter, every signal of their top modules, every cycle. All
//! of them are instances in one design, because building a Verilator model takes seconds.

use super::circuits::{Choices, circuit, spread};
use super::lanes::{in_lanes, wrapped};
use super::tools::is_missing;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use tombolo_netlist::ir::*;
use tombolo_netlist::verilog::{Options, write};
use tombolo_sim::engine::verilator::Effort;
use tombolo_sim::engine::{Engine, Interpreter, Verilator};
use tombolo_sim::random::SplitMix64;

const CIRCUITS: u32 = 60;
const CYCLES: u32 = 40;
/// Circuits that are there for several lanes.
const LANED: u32 = 24;

/// A design that holds `count` random circuits side by side and shows their signals as outputs.
fn circuits(count: u32) -> Netlist {
    let mut random = SplitMix64::new(1);
    let choices = (0..count).map(|number| (0..50 + 10 * number).map(|_| random.next_u32()).collect());
    side_by_side(choices.map(|choices: Vec<u32>| circuit(&mut Choices(&choices))).map(with_its_signals_shown))
}

/// The same with several lanes each; some show all their signals, some have a module around them.
fn circuits_in_lanes(count: u32) -> Netlist {
    let mut random = SplitMix64::new(5);
    side_by_side((0..count).map(|number| {
        let choices: Vec<u32> = (0..200 + 40 * number).map(|_| random.next_u32()).collect();
        let mut circuit = circuit(&mut Choices(&choices));
        let top = circuit.top.index();
        circuit.modules[top] = in_lanes(&circuit.modules[top], [4, 5, 8, 16][number as usize % 4], random.next_u32());
        if number % 3 == 0 {
            return with_its_signals_shown(circuit);
        }
        if number % 3 == 1 {
            circuit.modules.push(wrapped(&circuit.modules[top], circuit.top));
            circuit.top = ModuleId(circuit.modules.len() as u32 - 1);
        }
        circuit
    }))
}

fn with_its_signals_shown(mut circuit: Netlist) -> Netlist {
    let signals = &mut circuit.modules[circuit.top.index()].signals;
    let locals = signals.iter_mut().filter(|signal| signal.kind == SignalKind::Local);
    locals.for_each(|signal| signal.kind = SignalKind::Output);
    circuit
}

fn side_by_side(circuits: impl Iterator<Item = Netlist>) -> Netlist {
    let mut all = Netlist { modules: vec![], top: ModuleId(0) };
    let mut top = Module::new("circuits", file!(), ModuleKind::Kernel);
    let clock = Signal { name: "clock".into(), width: 1, kind: SignalKind::Clock, labels: None, is_field: false };
    let clock = top.add_signal(clock);
    for (number, circuit) in circuits.enumerate() {
        let first = all.modules.len() as u32;
        for mut module in circuit.modules {
            module.name = format!("circuit_{number}_{}", module.name);
            module.instances.iter_mut().for_each(|instance| instance.module.0 += first);
            all.modules.push(module);
        }
        let id = ModuleId(first + circuit.top.0);
        let mut connections = vec![];
        let ports = all.module(id).signals.iter().enumerate();
        for (at, signal) in ports.filter(|(_, signal)| signal.kind != SignalKind::Local) {
            let outer = match signal.kind {
                SignalKind::Clock => clock,
                _ => top.add_signal(Signal { name: format!("circuit_{number}_{}", signal.name), ..signal.clone() }),
            };
            connections.push((SignalId(at as u32), outer));
        }
        top.instances.push(Instance { name: format!("circuit_{number}"), module: id, connections });
    }
    all.top = ModuleId(all.modules.len() as u32);
    all.modules.push(top);
    all
}

#[test]
fn verilator_agrees_on_random_circuits() {
    if is_missing("verilator") {
        return;
    }
    verilator_agrees(circuits(CIRCUITS));
}

#[test]
fn verilator_agrees_on_random_circuits_of_several_lanes() {
    if is_missing("verilator") {
        return;
    }
    verilator_agrees(circuits_in_lanes(LANED));
}

fn verilator_agrees(netlist: Netlist) {
    let netlist = Arc::new(netlist);
    let mut expected = Interpreter::new(Arc::clone(&netlist)).unwrap();
    let mut verilator = Verilator::new(Arc::clone(&netlist), Effort::QuickBuild).unwrap();
    let mut random = SplitMix64::new(3);
    for cycle in 0..CYCLES {
        for signal in &netlist.module(netlist.top).signals {
            if signal.kind == SignalKind::Input {
                let words = [0; 4].map(|_| spread(random.next_u32()));
                expected.set(expected.input(&signal.name).unwrap(), &words);
                verilator.set(verilator.input(&signal.name).unwrap(), &words);
            }
        }
        expected.settle();
        verilator.settle();
        for signal in &netlist.module(netlist.top).signals {
            let wanted = expected.get(expected.find(&signal.name).unwrap());
            assert_eq!(verilator.get(verilator.find(&signal.name).unwrap()), wanted, "{} in {cycle}", signal.name);
        }
        expected.step();
        verilator.step();
    }
}

#[test]
fn the_verilog_of_random_circuits_passes_lint() {
    if is_missing("verilator") {
        return;
    }
    passes_lint(&circuits(CIRCUITS));
    passes_lint(&circuits_in_lanes(LANED));
}

fn passes_lint(netlist: &Netlist) {
    let directory = tempfile::tempdir().unwrap();
    write(netlist, &Options::default()).unwrap().save(directory.path()).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/lint.sh");
    let result = Command::new(script).arg(directory.path()).arg("circuits").output().unwrap();
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
}
