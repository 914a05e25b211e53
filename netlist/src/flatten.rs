//! Takes instances apart into their parents: fewer modules, which do the same.
//!
//! A port is one signal with what it is connected to, so nothing is copied at what was the border of a module. What else the
//! module had keeps its name behind that of the instance and a dot, which no Verilog identifier has.

use crate::expr_table::ExprTable;
use crate::ir::{ExprId, Instance, Module, ModuleId, Netlist, Op, Signal, SignalId, SignalKind};
use crate::simplify::turn;
use std::collections::HashMap;

/// A netlist of which instances were taken apart.
#[derive(Clone, Debug)]
pub struct Flattened {
    /// Its modules have the ids that they had. Of those without an instance any more nothing but the name is left.
    pub netlist: Netlist,
    /// By module, what became of each of its instances.
    pub instances: Vec<Vec<Became>>,
}

/// What became of an instance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Became {
    /// An instance still: its place among those of the parent.
    Instance(usize),
    /// A part of the parent.
    Part(Part),
}

/// Where in its parent an instance is that was taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// By signal of the module that it was an instance of.
    pub signals: Vec<SignalId>,
    /// The first of its memories among those of the parent.
    pub memories: usize,
    /// By instance of that module.
    pub instances: Vec<Became>,
}

impl Became {
    /// The same in the parent's parent, if the parent is taken apart too, as `part`, and its instances follow `instances` others.
    fn within(&self, part: &[SignalId], memories: usize, instances: usize) -> Self {
        match self {
            Self::Instance(at) => Self::Instance(instances + at),
            Self::Part(inner) => Self::Part(Part {
                signals: inner.signals.iter().map(|signal| part[signal.index()]).collect(),
                memories: memories + inner.memories,
                instances: inner.instances.iter().map(|child| child.within(part, memories, instances)).collect(),
            }),
        }
    }
}

/// Takes apart the instances that `is_part` is true of, which is given the parent as it was, the place of the instance in it, and its
/// module after its own instances were taken apart.
pub fn flattened(netlist: &Netlist, is_part: impl Fn(ModuleId, usize, &Module) -> bool) -> Flattened {
    let mut modules: Vec<Module> = vec![];
    let mut instances: Vec<Vec<Became>> = vec![];
    for (at, module) in netlist.modules.iter().enumerate() {
        let mut parent = Parent::new(module);
        for (place, instance) in module.instances.iter().enumerate() {
            let child = &modules[instance.module.index()];
            let became = match is_part(ModuleId(at as u32), place, child) {
                true => parent.take_apart(instance, child, &instances[instance.module.index()]),
                false => parent.keep(instance),
            };
            parent.became.push(became);
        }
        modules.push(parent.module);
        instances.push(parent.became);
    }
    let mut flattened = Flattened { netlist: Netlist { modules, top: netlist.top }, instances };
    flattened.forget_what_is_unused();
    flattened
}

impl Flattened {
    fn forget_what_is_unused(&mut self) {
        let mut used = vec![false; self.netlist.modules.len()];
        used[self.netlist.top.index()] = true;
        for (at, module) in self.netlist.modules.iter_mut().enumerate().rev() {
            match used[at] {
                true => module.instances.iter().for_each(|child| used[child.module.index()] = true),
                false => *module = Module::new(&module.name, &module.source, module.kind),
            }
        }
    }
}

/// A module under construction.
struct Parent {
    module: Module,
    exprs: ExprTable,
    became: Vec<Became>,
}

impl Parent {
    fn new(module: &Module) -> Self {
        let module = Module { instances: vec![], ..module.clone() };
        Self { exprs: ExprTable::of(&module), module, became: vec![] }
    }

    fn keep(&mut self, instance: &Instance) -> Became {
        self.module.instances.push(instance.clone());
        Became::Instance(self.module.instances.len() - 1)
    }

    fn take_apart(&mut self, instance: &Instance, child: &Module, inner: &[Became]) -> Became {
        let name = |of: &str| format!("{}.{of}", instance.name);
        let connected: HashMap<SignalId, SignalId> = instance.connections.iter().copied().collect();
        let mut signals = vec![];
        for (at, signal) in child.signals.iter().enumerate() {
            let own = || Signal { name: name(&signal.name), kind: SignalKind::Local, ..signal.clone() };
            let known = connected.get(&SignalId(at as u32)).copied();
            signals.push(known.unwrap_or_else(|| self.module.add_signal(own())));
        }
        let mut exprs: Vec<ExprId> = vec![];
        for expr in &child.exprs {
            let op = match &expr.op {
                Op::Signal(signal) => Op::Signal(signals[signal.index()]),
                op => op.map_operands(|operand| exprs[operand.index()]),
            };
            exprs.push(self.exprs.add(&mut self.module, op, expr.width));
        }
        let mut child = child.clone();
        turn(&mut child, &|expr| exprs[expr.index()]);
        let place = |signal: &mut SignalId| *signal = signals[signal.index()];
        child.processes.iter_mut().for_each(|process| place(&mut process.target));
        child.registers.iter_mut().for_each(|register| place(&mut register.q));
        for memory in &mut child.memories {
            memory.name = name(&memory.name);
            memory.reads.iter_mut().for_each(|read| place(&mut read.data));
        }
        for instance in &mut child.instances {
            instance.name = name(&instance.name);
            instance.connections.iter_mut().for_each(|(_, from)| place(from));
        }
        let Module { memories, instances, .. } = &self.module;
        let (memories, first) = (memories.len(), instances.len());
        self.module.processes.append(&mut child.processes);
        self.module.registers.append(&mut child.registers);
        self.module.memories.append(&mut child.memories);
        self.module.instances.append(&mut child.instances);
        let instances = inner.iter().map(|child| child.within(&signals, memories, first)).collect();
        Became::Part(Part { signals, memories, instances })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{ModuleKind, Process, Stmt};
    use pretty_assertions::assert_eq;

    fn module(name: &str, signals: &[(&str, SignalKind)]) -> Module {
        let mut module = Module::new(name, "hand-made", ModuleKind::Kernel);
        for (name, kind) in signals {
            module.add_signal(Signal {
                name: (*name).to_owned(),
                width: 4,
                kind: *kind,
                labels: None,
                is_field: false,
            });
        }
        module
    }

    fn instance(name: &str, module: u32, connected_to: &[u32]) -> Instance {
        let connections = connected_to.iter().zip(0..).map(|(to, port)| (SignalId(port), SignalId(*to)));
        Instance { name: name.to_owned(), module: ModuleId(module), connections: connections.collect() }
    }

    /// A top with an instance of a module that has two instances of an inverter one after the other.
    fn twice_inverted() -> Netlist {
        let ports = [("a", SignalKind::Input), ("b", SignalKind::Output)];
        let mut inverter = module("inverter", &ports);
        let mut table = ExprTable::default();
        let a = table.signal(&mut inverter, SignalId(0));
        let value = table.operation(&mut inverter, Op::Not(a)).unwrap();
        inverter.processes.push(Process { target: SignalId(1), body: vec![Stmt::Assign(value)] });
        let mut twice = module("twice", &[ports[0], ports[1], ("between", SignalKind::Local)]);
        twice.instances = vec![instance("first", 0, &[0, 2]), instance("second", 0, &[2, 1])];
        let mut top = module("top", &ports);
        top.instances = vec![instance("inner", 1, &[0, 1])];
        Netlist { modules: vec![inverter, twice, top], top: ModuleId(2) }
    }

    #[test]
    fn what_is_taken_apart_keeps_its_path_as_a_name_and_shares_the_signals_it_is_connected_to() {
        let flat = flattened(&twice_inverted(), |_, _, _| true);
        let top = flat.netlist.module(flat.netlist.top);
        let names: Vec<&str> = top.signals.iter().map(|signal| signal.name.as_str()).collect();
        assert_eq!(names, ["a", "b", "inner.between"]);
        let targets: Vec<SignalId> = top.processes.iter().map(|process| process.target).collect();
        assert_eq!((targets, top.instances.len()), (vec![SignalId(2), SignalId(1)], 0));
        let inverter =
            |a, b| Became::Part(Part { signals: vec![SignalId(a), SignalId(b)], memories: 0, instances: vec![] });
        let signals = vec![SignalId(0), SignalId(1), SignalId(2)];
        let inner = Part { signals, memories: 0, instances: vec![inverter(0, 2), inverter(2, 1)] };
        assert_eq!(flat.instances[2], [Became::Part(inner)]);
        assert!(flat.netlist.modules[..2].iter().all(|module| module.signals.is_empty()), "nothing uses them");
    }

    #[test]
    fn instances_of_what_is_taken_apart_become_instances_of_the_parent() {
        let flat = flattened(&twice_inverted(), |parent, _, _| parent == ModuleId(2));
        let top = flat.netlist.module(flat.netlist.top);
        let names: Vec<&str> = top.instances.iter().map(|instance| instance.name.as_str()).collect();
        assert_eq!(names, ["inner.first", "inner.second"]);
        assert_eq!(top.instances[1].connections, [(SignalId(0), SignalId(2)), (SignalId(1), SignalId(1))]);
        let [Became::Part(inner)] = flat.instances[2].as_slice() else { panic!("{:?}", flat.instances[2]) };
        assert_eq!(inner.instances, [Became::Instance(0), Became::Instance(1)]);
        assert!(!flat.netlist.modules[0].signals.is_empty() && flat.netlist.modules[1].signals.is_empty());
    }
}
