//! Properties of a block for a model checker: what its surroundings keep to, and what it keeps to then, in every cycle.
//!
//! A block's file has them beside the block, as a [`Proof`]. They are expressions over its ports, registers and named values, which
//! are found by name, so that a new name is an error and not a property that nothing drives. [`with_properties`] adds them
//! to the block's module, each as an output of one bit; [`bench`] is the SystemVerilog that assumes and asserts those.
//! `tombolo emit --formal` writes both, and `scripts/formal.sh` proves them by induction.

use crate::builder::{Builder, Wire};
use crate::fault::Fault;
use crate::ir::{Module, ModuleKind, Netlist, Signal, SignalKind};
use crate::port::{PortBits, Wires};
use crate::verilog::{SourceFile, Verilog};
use rust_hdl::prelude::Block;
use std::cell::RefCell;
use std::fmt::Write;

/// A block and what is proved of it.
#[derive(Clone, Copy)]
pub struct Proof {
    /// Name of its module.
    pub name: &'static str,
    /// Makes it, connected, as large as it has to be for the proof.
    pub block: fn() -> Box<dyn Block>,
    /// Describes what is assumed and asserted.
    pub properties: fn(&Properties),
    /// Cycles in which the assertions must have held for the step of the induction; it begins with as many cycles from the
    /// initial state.
    pub depth: u32,
    /// There is no induction: the assertions hold in the first `depth` cycles.
    pub is_bounded: bool,
    /// A bug: with it the proof must fail.
    pub planted: Planted,
}

/// A block as a proof wants it.
pub fn connected(mut block: impl Block + 'static) -> Box<dyn Block> {
    block.connect_all();
    Box::new(block)
}

/// A bug that is planted in a block to see that its proof fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planted {
    /// Module: the block, or a part of it.
    pub module: &'static str,
    /// Signal that the module drives.
    pub signal: &'static str,
    /// What becomes of it.
    pub fault: Fault,
}

/// What a property is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The block's surroundings keep to it.
    Assume,
    /// The block keeps to it.
    Assert,
}

/// A property of a module: an output that is set when it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// What it is for.
    pub role: Role,
    /// The output.
    pub port: String,
}

/// Describes the properties of one block. What is wrong here is a defect of the block's description, so it panics at the
/// caller's line, as in [`Builder`].
pub struct Properties {
    builder: Builder,
    found: RefCell<Vec<Property>>,
}

impl Properties {
    /// For constants and choices.
    pub fn builder(&self) -> &Builder {
        &self.builder
    }

    /// The port, register or named value of that name.
    #[track_caller]
    pub fn signal(&self, name: &str) -> Wire {
        self.builder.any_signal(name)
    }

    /// The elements `NAME_0`, `NAME_1` ... of a vector of them.
    #[track_caller]
    pub fn signals(&self, name: &str, count: usize) -> Vec<Wire> {
        (0..count).map(|at| self.signal(&format!("{name}_{at}"))).collect()
    }

    /// All fields of a record, side by side.
    #[track_caller]
    pub fn record<T: PortBits>(&self, name: &str) -> T::Wires {
        T::Wires::input(&self.builder, name)
    }

    /// The value one cycle before; zero in the first one.
    pub fn past(&self, value: &Wire) -> Wire {
        self.builder.register("past", value)
    }

    /// A register of the property's own: `init` at first, then what `next` makes of it.
    pub fn state(&self, name: &str, width: u32, init: u128, next: impl FnOnce(&Wire) -> Wire) -> Wire {
        self.builder.feedback(name, width, init, next)
    }

    /// A free value in each cycle.
    pub fn input(&self, name: &str, width: u32) -> Wire {
        self.builder.new_input(name, width)
    }

    /// A number that stays as it is, whichever it is: what is proved with it is proved for each.
    pub fn any_number(&self, name: &str, width: u32) -> Wire {
        let number = self.builder.new_input(name, width);
        let is_first = !self.past(&self.builder.constant(1, 1));
        self.assume(&format!("{name}_stays"), &(is_first | number.equals(&self.past(&number))));
        number
    }

    /// The word of a RAM of the block, by the RAM's name.
    #[track_caller]
    pub fn word(&self, ram: &str, address: &Wire) -> Wire {
        self.builder.spy(ram, address)
    }

    /// The surroundings keep to it.
    pub fn assume(&self, name: &str, holds: &Wire) {
        self.property(Role::Assume, &format!("assume_{name}"), holds);
    }

    /// The block keeps to it.
    pub fn assert(&self, name: &str, holds: &Wire) {
        self.property(Role::Assert, &format!("assert_{name}"), holds);
    }

    fn property(&self, role: Role, port: &str, holds: &Wire) {
        let port = self.builder.new_output(port, holds);
        self.found.borrow_mut().push(Property { role, port });
    }

    /// What is offered and not taken stays, unchanged.
    pub fn stays(&self, valid: &Wire, ready: &Wire, payload: &[&Wire]) -> Wire {
        let payload = self.builder.concat(payload);
        let was_refused = self.past(&(valid & !ready));
        !was_refused | (valid & payload.equals(&self.past(&payload)))
    }
}

/// `condition` implies `holds`.
pub fn implies(condition: &Wire, holds: &Wire) -> Wire {
    !condition | holds
}

/// The netlist with the properties that `describe` gives to its top, and those.
pub fn with_properties(netlist: &Netlist, describe: impl FnOnce(&Properties)) -> (Netlist, Vec<Property>) {
    let mut netlist = netlist.clone();
    let top = &mut netlist.modules[netlist.top.index()];
    let mut module = std::mem::replace(top, Module::new("", "", ModuleKind::Generator));
    if !module.signals.iter().any(|signal| signal.kind == SignalKind::Clock) {
        let clock =
            Signal { name: "clock".to_owned(), width: 1, kind: SignalKind::Clock, labels: None, is_field: false };
        module.add_signal(clock);
    }
    let mut found = vec![];
    *top = Builder::extend(module, |builder| {
        let properties = Properties { builder: builder.clone(), found: RefCell::default() };
        describe(&properties);
        found = properties.found.into_inner();
    });
    (netlist, found)
}

/// `BLOCK_formal.sv`, a module without outputs around the block that assumes and asserts its properties. All its inputs are free.
pub fn bench(netlist: &Netlist, verilog: &Verilog, properties: &[Property]) -> SourceFile {
    let top = netlist.module(netlist.top);
    let signals = top.signals.iter().filter(|signal| signal.kind != SignalKind::Local);
    let ports: Vec<(&Signal, &String)> = signals.zip(&verilog.ports).collect();
    let is_output = |signal: &Signal| signal.kind == SignalKind::Output;
    let range = |signal: &Signal| if signal.width == 1 { String::new() } else { format!("[{}:0] ", signal.width - 1) };
    let name = format!("{}_formal", verilog.top);
    let mut text = format!(
        "// What is assumed of the surroundings of {top} and asserted of it, in every cycle.\n// Written by Tombolo; do not edit.\n\nmodule {name} (\n",
        top = verilog.top
    );
    let inputs = ports.iter().filter(|(signal, _)| !is_output(signal));
    let inputs: Vec<String> = inputs.map(|(signal, port)| format!("    input wire {}{port}", range(signal))).collect();
    text += &inputs.join(",\n");
    text += "\n);\n";
    // Writing to a string does not fail.
    for (signal, port) in ports.iter().filter(|(signal, _)| is_output(signal)) {
        let _ = writeln!(text, "    wire {}{port};", range(signal));
    }
    let connections: Vec<String> = ports.iter().map(|(_, port)| format!("        .{port}({port})")).collect();
    let _ = writeln!(text, "\n    {} block (\n{}\n    );\n\n    always @* begin", verilog.top, connections.join(",\n"));
    for Property { role, port } in properties {
        let verb = if *role == Role::Assume { "assume" } else { "assert" };
        let _ = writeln!(text, "        {verb} ({port});");
    }
    text += "    end\nendmodule\n";
    SourceFile { name: format!("{name}.sv"), text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::PortDeclaration;
    use crate::check::check;
    use crate::ir::ModuleId;
    use crate::verilog::{Options, write};
    use pretty_assertions::assert_eq;

    fn follower() -> Netlist {
        let port = |name: &str, kind| PortDeclaration::bits(name, 4, kind);
        let ports = [port("asked", SignalKind::Input), port("answer", SignalKind::Output)];
        let (module, _) = Builder::build("follower", file!(), &ports, |g| {
            g.output("answer", &g.name("doubled", &g.input("asked").plus(1)));
        });
        Netlist { modules: vec![module], top: ModuleId(0) }
    }

    #[test]
    fn properties_become_outputs_that_the_bench_assumes_and_asserts() {
        let (proved, properties) = with_properties(&follower(), |p| {
            let (asked, answer) = (p.signal("asked"), p.signal("answer"));
            p.assume("asked_stays", &asked.equals(&p.past(&asked)));
            p.assert("answer_is_next", &answer.equals(&asked.plus(1)));
        });
        assert_eq!(check(&proved), Ok(()));
        let roles: Vec<Role> = properties.iter().map(|property| property.role).collect();
        assert_eq!(roles, [Role::Assume, Role::Assert]);
        let verilog = write(&proved, &Options::default()).unwrap();
        let text = bench(&proved, &verilog, &properties).text;
        for wanted in ["assume (assume_asked_stays);", "assert (assert_answer_is_next);", "input wire [3:0] asked"] {
            assert!(text.contains(wanted), "{text}");
        }
    }

    #[test]
    #[should_panic(expected = "follower has no signal renamed")]
    fn a_name_that_the_block_does_not_have_is_an_error() {
        with_properties(&follower(), |p| p.assert("never", &p.signal("renamed")));
    }
}
