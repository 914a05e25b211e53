//! Random circuits in Verilog: Verilator against the interpreter, every signal of their top modules, every cycle. All
//! of them are instances in one design, because building a Verilator model takes seconds.

use super::circuits::{Choices, circuit, spread};
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

/// A design that holds `count` random circuits side by side and shows their signals as outputs.
fn circuits(count: u32) -> Netlist {
    let mut random = SplitMix64::new(1);
    let mut all = Netlist { modules: vec![], top: ModuleId(0) };
    let mut top = Module::new("circuits", file!(), ModuleKind::Kernel);
    let clock = Signal { name: "clock".into(), width: 1, kind: SignalKind::Clock, labels: None, is_field: false };
    let clock = top.add_signal(clock);
    for number in 0..count {
        let choices: Vec<u32> = (0..50 + 10 * number).map(|_| random.next_u32()).collect();
        let circuit = circuit(&mut Choices(&choices));
        let first = all.modules.len() as u32;
        for (at, mut module) in circuit.modules.into_iter().enumerate() {
            module.name = format!("circuit_{number}_{}", module.name);
            module.instances.iter_mut().for_each(|instance| instance.module.0 += first);
            if at == circuit.top.index() {
                let locals = module.signals.iter_mut().filter(|signal| signal.kind == SignalKind::Local);
                locals.for_each(|signal| signal.kind = SignalKind::Output);
            }
            all.modules.push(module);
        }
        let id = ModuleId(first + circuit.top.0);
        let mut connections = vec![];
        for (at, signal) in all.module(id).signals.iter().enumerate() {
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
    let netlist = Arc::new(circuits(CIRCUITS));
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
    let directory = tempfile::tempdir().unwrap();
    write(&circuits(CIRCUITS), &Options::default()).unwrap().save(directory.path()).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/lint.sh");
    let result = Command::new(script).arg(directory.path()).arg("circuits").output().unwrap();
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
}
