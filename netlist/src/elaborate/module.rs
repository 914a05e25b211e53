//! Makes a module from a kernel block: its signals, its children's ports as signals, flip-flops in place of `DFF`
//! blocks, the clock followed to every clocked part.

use super::alias::{self, Stubs};
use super::atom::{AtomInfo, AtomType, enum_width, field_name};
use super::error::{ElaborateError, Problem};
use super::kernel::{self, Driver, FieldNet, Net};
use super::library::{ModulePart, Part, Port, RegisterPart};
use super::names::{Names, identifier};
use super::scope::Scope;
use crate::ir::{Instance, Module, ModuleKind, Process, Register, Signal, SignalId, SignalKind};
use crate::value::Value;
use rust_hdl::prelude::AtomKind;
use rust_hdl::prelude::ast::VerilogBlock;
use std::collections::{BTreeMap, HashMap};

/// A module with its name still open, and what its parent needs to know.
pub(super) struct Built {
    pub module: Module,
    pub ports: Vec<Port>,
    pub errors: Vec<ElaborateError>,
}

/// Makes the module of a scope whose logic is `code`.
pub(super) fn build(scope: &Scope, code: &VerilogBlock, path: &str) -> Built {
    let mut builder = Builder::new(path);
    builder.atoms(&scope.atoms);
    for (name, part) in &scope.children {
        match part {
            Part::Register(register) => builder.register(name, register),
            Part::Module(child) => builder.child(name, child),
        }
    }
    builder.finish(code)
}

struct Builder<'a> {
    path: &'a str,
    module: Module,
    names: Names,
    nets: HashMap<String, Net>,
    enums: HashMap<String, Option<Value>>,
    ports: Vec<Port>,
    stubs: Stubs,
    /// Registers still without their next value, and the signal that holds it.
    registers: Vec<(SignalId, SignalId, Value)>,
    /// Clock pins: (instance and port, name of the net).
    clock_ports: Vec<(usize, SignalId, String)>,
    clock_pins: Vec<String>,
    errors: Vec<ElaborateError>,
}

impl<'a> Builder<'a> {
    fn new(path: &'a str) -> Self {
        Self {
            path,
            module: Module::new("", "", ModuleKind::Kernel),
            names: Names::default(),
            nets: HashMap::new(),
            enums: HashMap::new(),
            ports: vec![],
            stubs: Stubs::default(),
            registers: vec![],
            clock_ports: vec![],
            clock_pins: vec![],
            errors: vec![],
        }
    }

    fn error(&mut self, name: &str, problem: Problem) {
        let path = format!("{}.{}", self.path, identifier(name));
        self.errors.push(ElaborateError::Block { path, problem });
    }

    /// The signal of a value, under the first of these names that is free; of a struct one signal a field.
    fn signals(&mut self, names: &[String], kind: SignalKind, ty: &AtomType) -> Vec<SignalId> {
        let mut signals = vec![];
        for (field, _, ty) in ty.leaves() {
            let name = self.names.claim(&names.iter().map(|name| field_name(name, field)).collect::<Vec<_>>());
            // A signal without bits is an error already; one bit keeps the rest of the module whole.
            let signal =
                Signal { name, width: ty.width.max(1), kind, labels: ty.labels.clone(), is_field: field.is_some() };
            signals.push(self.module.add_signal(signal));
        }
        signals
    }

    /// The signals of a value under its rust-hdl name.
    fn net(&mut self, name: &str, signals: &[SignalId], ty: &AtomType, driver: Driver) {
        let net = match (signals, ty.fields.is_empty()) {
            ([id], true) => Net::Signal { id: *id, signed: ty.signed, driver },
            _ => {
                let fields = ty.leaves().into_iter().zip(signals);
                let field = |((name, lsb, ty), id): ((Option<&str>, u32, &AtomType), &SignalId)| {
                    let name = name.unwrap_or_default().to_string();
                    FieldNet { name, id: *id, lsb, width: ty.width.max(1) }
                };
                Net::Struct { fields: fields.map(field).collect(), driver }
            }
        };
        self.nets.insert(name.to_string(), net);
        self.enumerations(ty);
    }

    fn enumerations(&mut self, ty: &AtomType) {
        for labels in &ty.enums {
            for (at, label) in labels.labels.iter().enumerate() {
                let value = Value::new(enum_width(labels).max(1), at as u128);
                let known = self.enums.entry(format!("{}${label}", labels.name));
                known.and_modify(|known| *known = known.take().filter(|it| *it == value)).or_insert(Some(value));
            }
        }
    }

    fn atoms(&mut self, atoms: &[AtomInfo]) {
        let is_port = |atom: &&AtomInfo| atom.kind.is_parameter();
        for atom in atoms.iter().filter(is_port).chain(atoms.iter().filter(|atom| !is_port(atom))) {
            self.atom(atom);
        }
    }

    fn atom(&mut self, atom: &AtomInfo) {
        let (name, ty) = (&atom.name, &atom.ty);
        if ty.width == 0 {
            self.error(name, Problem::NoBits);
        }
        let (kind, driver) = match atom.kind {
            AtomKind::InputParameter if ty.clock => (SignalKind::Clock, Driver::Elsewhere("a clock input")),
            AtomKind::InputParameter => (SignalKind::Input, Driver::Elsewhere("an input of the block")),
            AtomKind::OutputParameter if !ty.clock => (SignalKind::Output, Driver::KernelOwn),
            AtomKind::LocalSignal if ty.clock => {
                self.nets.insert(name.clone(), Net::Clock);
                return;
            }
            AtomKind::LocalSignal => (SignalKind::Local, Driver::KernelOwn),
            AtomKind::Constant => {
                let value = atom.value.clone().unwrap_or_else(|| Value::zero(ty.width.max(1)));
                self.nets.insert(name.clone(), Net::Constant { value, signed: ty.signed });
                self.enumerations(ty);
                return;
            }
            _ => {
                let (construct, advice) = if ty.clock {
                    ("a clock output", "one clock input drives the whole design")
                } else {
                    ("a bidirectional signal", "use an input, an output and an enable")
                };
                self.error(name, Problem::Unsupported { construct: construct.to_string(), advice });
                return;
            }
        };
        let signals = self.signals(&[identifier(name)], kind, ty);
        if kind == SignalKind::Clock {
            self.nets.insert(name.clone(), Net::Clock);
        } else {
            self.net(name, &signals, ty, driver);
        }
        if kind != SignalKind::Local {
            self.ports.push(Port { name: name.clone(), signals, kind, ty: ty.clone() });
        }
    }

    fn register(&mut self, name: &str, register: &RegisterPart) {
        let base = identifier(name);
        let q = self.signals(&[base.clone(), format!("{base}_q")], SignalKind::Local, &register.ty);
        let next = [format!("{base}_next"), format!("{base}_d")];
        let d = self.signals(&next, SignalKind::Local, &register.ty);
        self.net(&format!("{name}$q"), &q, &register.ty, Driver::Elsewhere("the output of a flip-flop"));
        self.net(&format!("{name}$d"), &d, &register.ty, Driver::KernelChild);
        self.nets.insert(format!("{name}$clock"), Net::Clock);
        self.clock_pins.push(format!("{name}$clock"));
        for ((_, lsb, ty), (q, d)) in register.ty.leaves().into_iter().zip(q.into_iter().zip(d)) {
            self.stubs.inputs.insert(d);
            self.registers.push((q, d, register.init.slice(lsb.into(), ty.width.max(1))));
        }
        if register.ty.width == 0 {
            self.error(name, Problem::NoBits);
        }
    }

    fn child(&mut self, name: &str, child: &ModulePart) {
        let mut connections = vec![];
        for port in &child.ports {
            let net = format!("{name}${}", port.name);
            if port.kind == SignalKind::Clock {
                self.nets.insert(net.clone(), Net::Clock);
                let instance = self.module.instances.len();
                self.clock_ports.extend(port.signals.iter().map(|pin| (instance, *pin, net.clone())));
                self.clock_pins.push(net);
                continue;
            }
            let signals = self.signals(&[identifier(&net)], SignalKind::Local, &port.ty);
            let driver = if port.kind == SignalKind::Output {
                self.stubs.outputs.extend(&signals);
                Driver::Elsewhere("an output of a child")
            } else {
                self.stubs.inputs.extend(&signals);
                Driver::KernelChild
            };
            self.net(&net, &signals, &port.ty, driver);
            connections.extend(port.signals.iter().copied().zip(signals));
        }
        let name = self.names.claim(&[identifier(name)]);
        let instance = Instance { name, module: child.module, connections };
        self.module.instances.push(instance);
    }

    fn finish(mut self, code: &VerilogBlock) -> Built {
        let mut lowered = kernel::lower(code, &mut self.module, &self.nets, &self.enums, self.path);
        self.errors.extend(lowered.errors);
        self.clocks(&lowered.clocks);
        for (target, body) in lowered.bodies {
            self.module.processes.push(Process { target, body });
        }
        for (q, next, init) in std::mem::take(&mut self.registers) {
            let d = lowered.exprs.signal(&mut self.module, next);
            self.module.registers.push(Register { q, d, enable: None, init, survives_reset: false });
        }
        for instance in &mut self.module.instances {
            instance.connections.sort();
        }
        Built { module: alias::clean(self.module, &self.stubs), ports: self.ports, errors: self.errors }
    }

    /// Follows every clock pin to a clock input of this module and connects the children's.
    fn clocks(&mut self, drivers: &BTreeMap<String, String>) {
        let inputs: HashMap<&str, SignalId> = self
            .ports
            .iter()
            .filter(|port| port.kind == SignalKind::Clock)
            .flat_map(|port| port.signals.iter().map(|signal| (port.name.as_str(), *signal)))
            .collect();
        let root = |pin: &str| {
            let mut at = pin;
            for _ in 0..=drivers.len() {
                match inputs.get(at) {
                    Some(input) => return Some(*input),
                    None => at = drivers.get(at)?,
                }
            }
            None
        };
        let lost: Vec<String> = self.clock_pins.iter().filter(|pin| root(pin).is_none()).cloned().collect();
        for (instance, port, pin) in &self.clock_ports {
            if let Some(input) = root(pin) {
                self.module.instances[*instance].connections.push((*port, input));
            }
        }
        for pin in lost {
            self.error(&pin, Problem::ClockNotTraced);
        }
    }
}
