//! The smallest cycle interpreter over the netlist's reference evaluation: repeats every process until nothing changes.

use std::collections::HashMap;
use tombolo_netlist::eval::Evaluator;
use tombolo_netlist::ir::SignalKind;
use tombolo_netlist::{Module, ModuleId, Netlist, Value};

/// The state of one instance and of everything in it.
pub struct Interpreter<'a> {
    netlist: &'a Netlist,
    module: &'a Module,
    signals: Vec<Value>,
    memories: Vec<Vec<Value>>,
    children: HashMap<String, Interpreter<'a>>,
}

impl<'a> Interpreter<'a> {
    /// The design after configuration.
    pub fn new(netlist: &'a Netlist) -> Self {
        Self::instance(netlist, netlist.top)
    }

    fn instance(netlist: &'a Netlist, id: ModuleId) -> Self {
        let module = netlist.module(id);
        let mut signals: Vec<Value> = module.signals.iter().map(|signal| Value::zero(signal.width)).collect();
        for register in &module.registers {
            signals[register.q.index()] = register.init.clone();
        }
        let memories = module.memories.iter().map(|ram| vec![Value::zero(ram.width); ram.depth as usize]).collect();
        let child = |it: &tombolo_netlist::ir::Instance| (it.name.clone(), Self::instance(netlist, it.module));
        Self { netlist, module, signals, memories, children: module.instances.iter().map(child).collect() }
    }

    /// The names of the design's inputs without the clock.
    pub fn inputs(&self) -> Vec<String> {
        let inputs = self.module.signals.iter().filter(|signal| signal.kind == SignalKind::Input);
        inputs.map(|signal| signal.name.clone()).collect()
    }

    pub fn set(&mut self, name: &str, value: Value) {
        let id = self.module.find_signal(name).unwrap_or_else(|| panic!("no signal {name}"));
        self.signals[id.index()] = value;
    }

    /// The value of a signal by its path below the top; `None` when the netlist has no such signal.
    pub fn get(&self, path: &[&str]) -> Option<&Value> {
        match path {
            [name] => self.module.find_signal(name).map(|id| &self.signals[id.index()]),
            [child, rest @ ..] => self.children.get(*child)?.get(rest),
            [] => None,
        }
    }

    /// Until nothing changes.
    pub fn settle(&mut self) {
        for _ in 0..1000 {
            let before = self.signals.clone();
            for process in &self.module.processes {
                let value = Evaluator::new(self.module, &self.signals).process(process).expect("no latch");
                self.signals[process.target.index()] = value;
            }
            for (memory, words) in self.module.memories.iter().zip(&self.memories) {
                for read in memory.reads.iter().filter(|read| !read.registered) {
                    let address = Evaluator::new(self.module, &self.signals).expr(read.address);
                    self.signals[read.data.index()] = words[address.low_u64() as usize].clone();
                }
            }
            for instance in &self.module.instances {
                let ports = self.netlist.module(instance.module);
                let child = self.children.get_mut(&instance.name).expect("made with the instance");
                let of_kind =
                    |kind| instance.connections.iter().filter(move |(port, _)| ports.signal(*port).kind == kind);
                for (port, signal) in of_kind(SignalKind::Input) {
                    child.signals[port.index()] = self.signals[signal.index()].clone();
                }
                child.settle();
                for (port, signal) in of_kind(SignalKind::Output) {
                    self.signals[signal.index()] = child.signals[port.index()].clone();
                }
            }
            if self.signals == before {
                return;
            }
        }
        panic!("{} does not settle", self.module.name);
    }

    /// The clock edge; the signals settle afterwards.
    pub fn step(&mut self) {
        self.edge();
        self.settle();
    }

    fn edge(&mut self) {
        let mut now = Evaluator::new(self.module, &self.signals);
        let mut next = vec![];
        for register in &self.module.registers {
            if register.enable.is_none_or(|enable| now.condition(enable)) {
                next.push((register.q, now.expr(register.d)));
            }
        }
        let mut written = vec![];
        for (at, memory) in self.module.memories.iter().enumerate() {
            for read in memory.reads.iter().filter(|read| read.registered) {
                let address = now.expr(read.address);
                next.push((read.data, self.memories[at][address.low_u64() as usize].clone()));
            }
            for write in memory.writes.iter() {
                if now.condition(write.enable) {
                    written.push((at, now.expr(write.address).low_u64() as usize, now.expr(write.data)));
                }
            }
        }
        for (signal, value) in next {
            self.signals[signal.index()] = value;
        }
        for (memory, word, value) in written {
            self.memories[memory][word] = value;
        }
        self.children.values_mut().for_each(Interpreter::edge);
    }
}
