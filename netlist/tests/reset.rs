//! A netlist with a reset: every register takes its initial value, memories and stages of pipelines keep theirs, and the Verilog says so.

use pretty_assertions::assert_eq;
use tombolo_netlist::builder::{Builder, PortDeclaration};
use tombolo_netlist::check::check;
use tombolo_netlist::eval::Evaluator;
use tombolo_netlist::ir::{Instance, ModuleKind, Signal, SignalKind};
use tombolo_netlist::reset::{Form, with_reset};
use tombolo_netlist::verilog::{Layout, Options, write};
use tombolo_netlist::{Module, ModuleId, Netlist, Value};

fn port(name: &str, width: u32, kind: SignalKind) -> PortDeclaration {
    PortDeclaration::bits(name, width, kind)
}

/// A register with an enable, one without, a stage of a pipeline, and a RAM; a signal has the name of the reset.
fn child() -> Module {
    let ports = [
        port("clock", 1, SignalKind::Clock),
        port("reset", 1, SignalKind::Input),
        port("a", 4, SignalKind::Input),
        port("kept", 4, SignalKind::Output),
        port("followed", 4, SignalKind::Output),
        port("staged", 4, SignalKind::Output),
        port("stored", 4, SignalKind::Output),
    ];
    let (module, _) = Builder::build("child", "reset.rs", &ports, |m| {
        m.output("kept", &m.register_from("kept_state", &m.input("a"), &m.input("reset"), 9));
        m.output("followed", &m.register("followed_state", &m.input("a")));
        m.output("staged", &m.register_stage("stage", &m.input("a"), &m.input("reset")));
        let ram = m.ram("words", 4, 2);
        m.ram_write(ram, &m.input("reset"), &m.input("a").slice(0, 1), &m.input("a"), None);
        m.output("stored", &m.ram_read_now(ram, "word", &m.input("a").slice(0, 1)));
    });
    module
}

/// An instance of it, in a top without registers.
fn design() -> Netlist {
    let child = child();
    let mut top = Module::new("top", "reset.rs", ModuleKind::Kernel);
    for signal in &child.signals {
        if signal.kind != SignalKind::Local {
            let name = if signal.name == "reset" { "set".to_owned() } else { signal.name.clone() };
            top.add_signal(Signal { name, ..signal.clone() });
        }
    }
    let ports = child.signals.iter().filter(|signal| signal.kind != SignalKind::Local);
    let connections = ports
        .map(|signal| {
            let outside = if signal.name == "reset" { "set" } else { &signal.name };
            (child.find_signal(&signal.name).unwrap(), top.find_signal(outside).unwrap())
        })
        .collect();
    top.instances.push(Instance { name: "child".into(), module: ModuleId(0), connections });
    Netlist { modules: vec![child, top], top: ModuleId(1) }
}

fn verilog(asynchronous_reset: bool) -> String {
    let netlist = with_reset(&design(), Form::Input);
    let options = Options { layout: Layout::SingleFile, asynchronous_reset, ..Options::default() };
    write(&netlist, &options).unwrap().files[0].text.clone()
}

#[test]
fn the_reset_is_an_input_of_every_module_with_registers_below() {
    let netlist = with_reset(&design(), Form::Input);
    assert_eq!(check(&netlist), Ok(()));
    let names: Vec<&str> = netlist.modules.iter().map(|module| module.signals.last().unwrap().name.as_str()).collect();
    assert_eq!(names, ["reset_1", "reset"]);
    let text = verilog(false);
    assert!(text.contains(".reset_1(reset)"), "{text}");
    // A netlist without one is written as ever.
    let text = write(&design(), &Options::default()).unwrap().files[1].text.clone();
    assert!(!text.contains("reset_1"), "{text}");
}

#[test]
fn registers_load_their_initial_values_and_memories_do_not() {
    for (asynchronous, edges) in [(false, "@(posedge clock)"), (true, "@(posedge clock or posedge reset_1)")] {
        let text = verilog(asynchronous);
        let registers = format!(
            "  always {edges} begin\n    if (reset_1) begin\n      kept <= 4'd9; followed <= 4'd0;\n    end else begin\n      \
             if (reset) kept <= a;\n      followed <= a;\n    end\n  end\n"
        );
        assert!(text.contains(&registers), "{text}");
        let stage = "  always @(posedge clock) begin\n    if (reset) staged <= a;\n  end\n";
        assert!(text.contains(stage), "{text}");
        let memory = "  always @(posedge clock) if (reset) words[";
        assert!(text.contains(memory), "{text}");
    }
}

#[test]
fn as_logic_the_reset_comes_before_enable_and_data() {
    let netlist = with_reset(&design(), Form::Logic);
    assert_eq!(check(&netlist), Ok(()));
    let module = &netlist.modules[0];
    for (reset, set, kept, loads) in [(1, 0, 9, 1), (0, 1, 5, 1), (0, 0, 5, 0)] {
        let mut values: Vec<Value> = module.signals.iter().map(|signal| Value::zero(signal.width)).collect();
        for (name, width, bits) in [("reset_1", 1, reset), ("reset", 1, set), ("a", 4, 5)] {
            values[module.find_signal(name).unwrap().index()] = Value::new(width, bits);
        }
        let mut evaluator = Evaluator::new(module, &values);
        let register = &module.registers[0];
        let (d, enable) = (evaluator.expr(register.d), evaluator.expr(register.enable.unwrap()));
        assert_eq!((d.low_u64(), enable.low_u64()), (kept, loads));
        let stage = module.registers.iter().find(|register| register.survives_reset).unwrap();
        assert_eq!(u128::from(evaluator.expr(stage.enable.unwrap()).low_u64()), set);
    }
}
