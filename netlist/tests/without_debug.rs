//! Leaving out the debug ports takes away what only they use, across modules, and nothing else.

use pretty_assertions::assert_eq;
use tombolo_netlist::builder::{Builder, PortDeclaration};
use tombolo_netlist::ir::{ExprTable, Op};
use tombolo_netlist::ir::{Instance, ModuleKind, Process, Register, Signal, SignalKind, Stmt};
use tombolo_netlist::verilog::{Options, write};
use tombolo_netlist::without_debug::without_debug;
use tombolo_netlist::{Module, ModuleId, Netlist, Value};

fn port(name: &str, width: u32, kind: SignalKind) -> PortDeclaration {
    PortDeclaration::bits(name, width, kind)
}

/// `sum` is the work; `trace` is remembered for the debug port alone.
fn adder() -> Module {
    let ports = [
        port("clock", 1, SignalKind::Clock),
        port("a", 8, SignalKind::Input),
        port("b", 8, SignalKind::Input),
        port("tag", 4, SignalKind::Input),
        port("sum", 8, SignalKind::Output),
        port("debug_tag", 4, SignalKind::Output),
    ];
    let (module, _) = Builder::build("adder", "without_debug.rs", &ports, |m| {
        m.output("sum", &(m.input("a") + m.input("b")));
        m.output("debug_tag", &m.register("tag_of_last", &m.input("tag")));
    });
    module
}

/// An instance of the adder whose tag comes from a counter that nothing else reads, and a register for the sum.
fn design() -> Netlist {
    let mut top = Module::new("top", "without_debug.rs", ModuleKind::Kernel);
    for (name, width, kind) in [
        ("clock", 1, SignalKind::Clock),
        ("a", 8, SignalKind::Input),
        ("b", 8, SignalKind::Input),
        ("sum", 8, SignalKind::Output),
        ("debug_event", 4, SignalKind::Output),
        ("adder_sum", 8, SignalKind::Local),
        ("sequence_number", 4, SignalKind::Local),
        ("unused", 1, SignalKind::Local),
    ] {
        top.add_signal(Signal { name: name.into(), width, kind, labels: None, is_field: false });
    }
    let find = |top: &Module, name| top.find_signal(name).unwrap();
    let child = adder();
    let pairs = [
        ("clock", "clock"),
        ("a", "a"),
        ("b", "b"),
        ("tag", "sequence_number"),
        ("sum", "adder_sum"),
        ("debug_tag", "debug_event"),
    ];
    let connections = pairs.map(|(port, signal)| (find(&child, port), find(&top, signal))).to_vec();
    top.instances.push(Instance { name: "adder".into(), module: ModuleId(0), connections });
    let mut table = ExprTable::default();
    let (sum, count) = (find(&top, "sum"), find(&top, "sequence_number"));
    let adder_sum = find(&top, "adder_sum");
    let adder_sum = table.signal(&mut top, adder_sum);
    let now = table.signal(&mut top, count);
    let one = table.constant(&mut top, Value::new(4, 1));
    let next = table.operation(&mut top, Op::Add(now, one)).unwrap();
    let zero = table.constant(&mut top, Value::bit(false));
    top.registers.push(Register { q: sum, d: adder_sum, enable: None, init: Value::zero(8), survives_reset: false });
    top.registers.push(Register { q: count, d: next, enable: None, init: Value::zero(4), survives_reset: false });
    let unused = find(&top, "unused");
    top.processes.push(Process { target: unused, body: vec![Stmt::Assign(zero)] });
    Netlist { modules: vec![child, top], top: ModuleId(1) }
}

fn names(module: &Module) -> Vec<&str> {
    module.signals.iter().map(|signal| signal.name.as_str()).collect()
}

#[test]
fn debug_ports_go_with_everything_that_only_they_use() {
    let kept = without_debug(&design());
    let [adder, top] = kept.modules.as_slice() else { panic!("two modules stay") };
    assert_eq!(names(adder), ["a", "b", "sum"]);
    assert_eq!(names(top), ["clock", "a", "b", "sum", "adder_sum"]);
    assert_eq!((adder.registers.len(), top.registers.len(), top.processes.len()), (0, 1, 0));
    let connections: Vec<(&str, &str)> = top.instances[0]
        .connections
        .iter()
        .map(|(port, signal)| (adder.signal(*port).name.as_str(), top.signal(*signal).name.as_str()))
        .collect();
    assert_eq!(connections, [("a", "a"), ("b", "b"), ("sum", "adder_sum")]);
}

#[test]
fn an_instance_that_only_debugs_goes_and_its_module_with_it() {
    let mut netlist = design();
    let top = &mut netlist.modules[1];
    let sum = top.find_signal("sum").unwrap();
    let b = top.find_signal("b").unwrap();
    let b = ExprTable::default().signal(top, b);
    top.registers.retain(|register| register.q != sum);
    top.processes.push(Process { target: sum, body: vec![Stmt::Assign(b)] });
    let kept = without_debug(&netlist);
    assert_eq!(kept.modules.iter().map(|module| module.name.as_str()).collect::<Vec<_>>(), ["top"]);
    assert_eq!(kept.top, ModuleId(0));
    assert!(kept.modules[0].instances.is_empty());
}

#[test]
fn a_debug_port_that_the_design_reads_stays_as_a_signal_of_another_name() {
    let mut netlist = design();
    let top = &mut netlist.modules[1];
    let (sum, event) = (top.find_signal("sum").unwrap(), top.find_signal("debug_event").unwrap());
    top.signals[sum.index()].width = 4;
    let event = ExprTable::default().signal(top, event);
    let register = top.registers.iter_mut().find(|register| register.q == sum).unwrap();
    (register.d, register.init) = (event, Value::zero(4));
    let kept = without_debug(&netlist);
    let top = &kept.modules[1];
    let event = top.find_signal("event").unwrap();
    assert_eq!(top.signal(event).kind, SignalKind::Local);
    let files = write(&kept, &Options::default()).unwrap().files;
    assert!(files.iter().all(|file| !file.text.contains("debug_")), "{files:?}");
}
