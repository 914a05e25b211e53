//! The reference engine: evaluates every instance's logic by [`tombolo_netlist::eval`], signal by signal in an order of
//! dependence. It is the oracle of the other engines, so it shares neither layout nor schedule with them.
//!
//! Only logic of which an input changed is evaluated again; that is its one concession to speed.

use super::{
    Engine, EngineError, Hierarchy, InputHandle, KEPT_FAULTS, MemoryFault, MemoryFaultKind, MemoryHandle,
    RegisterHandle, Saved, ScopeId, SignalHandle,
};
use std::collections::HashMap;
use std::sync::Arc;
use tombolo_netlist::eval::{Evaluator, Memo};
use tombolo_netlist::ir::{Memory, Netlist, SignalId, SignalKind};
use tombolo_netlist::schedule::{Driver, Reads};
use tombolo_netlist::value::Value;

/// A piece of logic that gives one signal its value.
struct Node {
    /// The signal's place in `values`.
    target: usize,
    scope: ScopeId,
    driver: Driver,
    /// Places that the value depends on.
    reads: Vec<u32>,
}

/// See the module's description.
pub struct Interpreter {
    hierarchy: Hierarchy,
    /// Place of each scope's first signal in `values`.
    first: Vec<usize>,
    /// Every signal of every scope.
    values: Vec<Value>,
    /// Whether a signal differs from when logic last read it.
    changed: Vec<bool>,
    /// Contents by scope, memory, word.
    memories: Vec<Vec<Vec<Value>>>,
    /// Memories that were written since their unregistered read ports were last evaluated.
    written: Vec<Vec<bool>>,
    /// Logic, sources before readers.
    order: Vec<Node>,
    /// What is known of each scope's expressions.
    memos: Vec<Memo>,
    /// The settling in which a memo was last emptied.
    emptied: Vec<u64>,
    settling: u64,
    settled: bool,
    cycle: u64,
    faults: Vec<MemoryFault>,
}

/// What an engine goes back to.
struct State {
    values: Vec<Value>,
    memories: Vec<Vec<Vec<Value>>>,
    cycle: u64,
}

/// What a clock edge writes to a memory.
struct Write {
    address: u64,
    mask: Value,
    data: Value,
}

impl Interpreter {
    /// Everything at its value after configuration, inputs zero.
    ///
    /// # Errors
    /// A signal without exactly one driver, a latch, a combinational loop.
    pub fn new(netlist: Arc<Netlist>) -> Result<Self, EngineError> {
        let hierarchy = Hierarchy::new(netlist)?;
        let scopes = hierarchy.scopes().len();
        let (mut first, mut values, mut memories, mut written) = (vec![], vec![], vec![], vec![]);
        for scope in (0..scopes as u32).map(ScopeId) {
            let module = hierarchy.module(scope);
            let base = values.len();
            first.push(base);
            values.extend(module.signals.iter().map(|signal| Value::zero(signal.width)));
            for register in &module.registers {
                values[base + register.q.index()] = register.init.clone();
            }
            memories.push(module.memories.iter().map(contents).collect());
            written.push(vec![true; module.memories.len()]);
        }
        let order = order(&hierarchy, &first, values.len())?;
        Ok(Self {
            changed: vec![true; values.len()],
            memos: vec![Memo::new(); scopes],
            emptied: vec![0; scopes],
            settling: 1,
            settled: false,
            cycle: 0,
            faults: vec![],
            hierarchy,
            first,
            values,
            memories,
            written,
            order,
        })
    }

    fn assign(&mut self, scope: ScopeId, place: usize, value: Value) {
        if self.values[place] == value {
            return;
        }
        self.values[place] = value;
        self.changed[place] = true;
        // Within one settling later changes cannot reach what was evaluated before them: the order sees to that.
        if self.emptied[scope.index()] != self.settling {
            self.emptied[scope.index()] = self.settling;
            self.memos[scope.index()].clear();
        }
    }

    /// Lets `work` evaluate expressions of a scope over its present values.
    fn evaluate<R>(&mut self, scope: ScopeId, work: impl FnOnce(&mut Evaluator, &Hierarchy) -> R) -> R {
        let module = self.hierarchy.module(scope);
        let first = self.first[scope.index()];
        let signals = &self.values[first..first + module.signals.len()];
        let memo = std::mem::take(&mut self.memos[scope.index()]);
        let mut evaluator = Evaluator::with_memo(module, signals, memo);
        let result = work(&mut evaluator, &self.hierarchy);
        self.memos[scope.index()] = evaluator.into_memo();
        result
    }

    fn value_of(&mut self, node: &Node) -> Value {
        let scope = node.scope;
        match node.driver {
            Driver::Process(at) => self.evaluate(scope, |evaluator, hierarchy| {
                let process = &hierarchy.module(scope).processes[at];
                let width = hierarchy.module(scope).signal(process.target).width;
                // Construction refused latches, so there is always a value.
                evaluator.process(process).unwrap_or_else(|| Value::zero(width))
            }),
            Driver::Read { memory, port } => {
                let address = self.evaluate(scope, |evaluator, hierarchy| {
                    evaluator.expr(hierarchy.module(scope).memories[memory].reads[port].address).to_u64()
                });
                self.word(scope, memory, address)
            }
            // Connections: the one place that the node reads.
            Driver::Input | Driver::Child { .. } | Driver::Register(_) => self.values[node.reads[0] as usize].clone(),
        }
    }

    fn word(&self, scope: ScopeId, memory: usize, address: Option<u64>) -> Value {
        let words = &self.memories[scope.index()][memory];
        let index = address.and_then(|address| usize::try_from(address).ok());
        let width = self.hierarchy.module(scope).memories[memory].width;
        index.and_then(|index| words.get(index)).cloned().unwrap_or_else(|| Value::zero(width))
    }

    /// Registers and registered reads of a scope with their values after the edge.
    fn next_values(&mut self, scope: ScopeId, writes: &[Vec<Write>]) -> Vec<(SignalId, Value)> {
        let (next, reads) = self.evaluate(scope, |evaluator, hierarchy| {
            let module = hierarchy.module(scope);
            let mut next = vec![];
            for register in &module.registers {
                if register.enable.is_none_or(|enable| evaluator.condition(enable)) {
                    next.push((register.q, evaluator.expr(register.d)));
                }
            }
            let mut reads = vec![];
            for (at, memory) in module.memories.iter().enumerate() {
                for read in memory.reads.iter().filter(|read| read.registered) {
                    if read.enable.is_none_or(|enable| evaluator.condition(enable)) {
                        reads.push((at, read.data, evaluator.expr(read.address).to_u64()));
                    }
                }
            }
            (next, reads)
        });
        let mut next = next;
        for (memory, data, address) in reads {
            if let Some(write) = writes[memory].iter().find(|write| Some(write.address) == address) {
                self.fault(scope, memory, write.address, MemoryFaultKind::ReadDuringWrite);
            }
            next.push((data, self.word(scope, memory, address)));
        }
        next
    }

    /// Writes of a scope by memory: those within the depth that change some bit's owner.
    fn writes(&mut self, scope: ScopeId) -> Vec<Vec<Write>> {
        let writes = self.evaluate(scope, |evaluator, hierarchy| {
            let memories = hierarchy.module(scope).memories.iter();
            memories.map(|memory| active_writes(evaluator, memory)).collect::<Vec<_>>()
        });
        for (memory, writes) in writes.iter().enumerate() {
            for (at, write) in writes.iter().enumerate() {
                if writes[..at].iter().any(|earlier| earlier.address == write.address) {
                    self.fault(scope, memory, write.address, MemoryFaultKind::WrittenTwice);
                }
            }
        }
        writes
    }

    fn fault(&mut self, scope: ScopeId, memory: usize, address: u64, kind: MemoryFaultKind) {
        let path = self.hierarchy.path_in(scope, &self.hierarchy.module(scope).memories[memory].name);
        self.faults.push(MemoryFault { cycle: self.cycle, path, address, kind });
    }

    fn scope_of(&self, place: usize) -> ScopeId {
        ScopeId(self.first.partition_point(|first| *first <= place) as u32 - 1)
    }

    fn overwrite(&mut self, signal: SignalHandle, words: &[u64]) {
        let place = signal.place as usize;
        self.assign(self.scope_of(place), place, Value::from_words(signal.width, words));
        self.settled = false;
    }

    fn word_place(&self, memory: MemoryHandle, index: u32) -> Result<usize, EngineError> {
        let words = &self.memories[memory.scope.index()][memory.memory.index()];
        if (index as usize) < words.len() {
            return Ok(index as usize);
        }
        let module = self.hierarchy.module(memory.scope);
        let path = self.hierarchy.path_in(memory.scope, &module.memories[memory.memory.index()].name);
        Err(EngineError::NoWord { path, index, depth: words.len() as u32 })
    }
}

fn contents(memory: &Memory) -> Vec<Value> {
    let mut words = memory.init.clone();
    words.resize(memory.depth as usize, Value::zero(memory.width));
    words
}

fn active_writes(evaluator: &mut Evaluator, memory: &Memory) -> Vec<Write> {
    let mut active = vec![];
    for write in &memory.writes {
        let address = evaluator.expr(write.address).to_u64();
        let Some(address) = address.filter(|address| *address < memory.depth as u64) else { continue };
        if !evaluator.condition(write.enable) {
            continue;
        }
        let mask = match write.mask {
            None => Value::ones(memory.width),
            Some(mask) => spread(&evaluator.expr(mask), memory.width),
        };
        if !mask.is_zero() {
            active.push(Write { address, mask, data: evaluator.expr(write.data) });
        }
    }
    active
}

/// One bit a part of the word becomes one bit a bit.
fn spread(mask: &Value, width: u32) -> Value {
    let part = width / mask.width();
    let mut bits = Value::zero(width);
    for bit in 0..width {
        bits.set(bit, mask.get(bit / part));
    }
    bits
}

/// All logic of the design, sources before readers.
fn order(hierarchy: &Hierarchy, first: &[usize], places: usize) -> Result<Vec<Node>, EngineError> {
    let mut nodes: Vec<Option<Node>> = (0..places).map(|_| None).collect();
    let mut reads_of = HashMap::new();
    for (at, scope) in hierarchy.scopes().iter().enumerate() {
        let id = ScopeId(at as u32);
        // Instances of one module read the same signals.
        let by_signal = reads_of.entry(scope.module).or_insert_with(|| reads(hierarchy, id));
        let place = |signal: SignalId| (first[at] + signal.index()) as u32;
        for (signal, reads) in by_signal.iter().enumerate() {
            if let Some(reads) = reads {
                let driver = hierarchy.drivers(scope.module)[signal];
                let reads = reads.iter().map(|signal| place(*signal)).collect();
                nodes[first[at] + signal] = Some(Node { target: first[at] + signal, scope: id, driver, reads });
            }
        }
        let instances = &hierarchy.module(id).instances;
        for (child, instance) in scope.children.iter().zip(instances) {
            for (port, signal) in &instance.connections {
                let port_place = (first[child.index()] + port.index()) as u32;
                let (scope, target, read, driver) = match hierarchy.module(*child).signal(*port).kind {
                    SignalKind::Input => (*child, port_place, place(*signal), Driver::Input),
                    SignalKind::Output => {
                        let driver = hierarchy.drivers(scope.module)[signal.index()];
                        (id, place(*signal), port_place, driver)
                    }
                    SignalKind::Local | SignalKind::Clock | SignalKind::Reset => continue,
                };
                let target = target as usize;
                nodes[target] = Some(Node { target, scope, driver, reads: vec![read] });
            }
        }
    }
    sort(hierarchy, first, nodes)
}

/// What the logic of a scope's module reads, by the signal it drives; `None` where no logic of the module drives one.
fn reads(hierarchy: &Hierarchy, scope: ScopeId) -> Vec<Option<Vec<SignalId>>> {
    let module = hierarchy.module(scope);
    let mut reads = Reads::new(module);
    let of = |driver: &Driver| match *driver {
        Driver::Process(at) => Some(reads.of_statements(&module.processes[at].body)),
        Driver::Read { memory, port } => {
            let read = &module.memories[memory].reads[port];
            (!read.registered).then(|| reads.of_exprs([read.address]))
        }
        Driver::Input | Driver::Register(_) | Driver::Child { .. } => None,
    };
    hierarchy.drivers(hierarchy.scope(scope).module).iter().map(of).collect()
}

/// Depth-first: a node is placed after all that it reads.
fn sort(hierarchy: &Hierarchy, first: &[usize], mut nodes: Vec<Option<Node>>) -> Result<Vec<Node>, EngineError> {
    let mut order = vec![];
    let mut open = vec![false; nodes.len()];
    for root in 0..nodes.len() {
        let mut stack = vec![(root, 0)];
        while let Some((place, next)) = stack.pop() {
            let Some(node) = &nodes[place] else { continue };
            if next == 0 && std::mem::replace(&mut open[place], true) {
                let from = stack.iter().position(|(on_path, _)| *on_path == place).unwrap_or(0);
                let path = stack[from..].iter().map(|(place, _)| name(hierarchy, first, *place)).collect();
                return Err(EngineError::Loop { path });
            }
            match node.reads.get(next) {
                Some(read) => {
                    stack.push((place, next + 1));
                    stack.push((*read as usize, 0));
                }
                None => order.extend(nodes[place].take()),
            }
        }
    }
    Ok(order)
}

fn name(hierarchy: &Hierarchy, first: &[usize], place: usize) -> String {
    let scope = ScopeId(first.partition_point(|first| *first <= place) as u32 - 1);
    hierarchy.path_in(scope, &hierarchy.module(scope).signals[place - first[scope.index()]].name)
}

impl Engine for Interpreter {
    fn hierarchy(&self) -> &Hierarchy {
        &self.hierarchy
    }

    fn handle(&self, scope: ScopeId, signal: SignalId) -> SignalHandle {
        // A register that a parent sees through an output shows its present value there too.
        let (scope, signal, _) = self.hierarchy.source(scope, signal);
        let place = self.first[scope.index()] + signal.index();
        SignalHandle { place: place as u32, width: self.values[place].width() }
    }

    fn get(&self, signal: SignalHandle) -> &[u64] {
        self.values[signal.place as usize].words()
    }

    fn set(&mut self, input: InputHandle, value: &[u64]) {
        self.overwrite(input.0, value);
    }

    fn poke(&mut self, register: RegisterHandle, value: &[u64]) {
        self.overwrite(register.0, value);
    }

    fn read_memory(&self, memory: MemoryHandle, index: u32) -> Result<Value, EngineError> {
        let place = self.word_place(memory, index)?;
        Ok(self.memories[memory.scope.index()][memory.memory.index()][place].clone())
    }

    fn write_memory(&mut self, memory: MemoryHandle, index: u32, value: &[u64]) -> Result<(), EngineError> {
        let place = self.word_place(memory, index)?;
        let word = &mut self.memories[memory.scope.index()][memory.memory.index()][place];
        *word = Value::from_words(word.width(), value);
        self.written[memory.scope.index()][memory.memory.index()] = true;
        self.settled = false;
        Ok(())
    }

    fn settle_outputs(&mut self) {
        self.settle();
    }

    fn settles_with_outputs(&self, _: ScopeId, _: SignalId) -> bool {
        true
    }

    fn settle(&mut self) {
        if self.settled {
            return;
        }
        let order = std::mem::take(&mut self.order);
        for node in &order {
            let rewritten = match node.driver {
                Driver::Read { memory, .. } => self.written[node.scope.index()][memory],
                _ => false,
            };
            if rewritten || node.reads.iter().any(|read| self.changed[*read as usize]) || self.cycle == 0 {
                let value = self.value_of(node);
                self.assign(node.scope, node.target, value);
            }
        }
        self.order = order;
        self.changed.fill(false);
        self.written.iter_mut().for_each(|memories| memories.fill(false));
        self.settling += 1;
        self.settled = true;
    }

    fn step(&mut self) {
        self.settle();
        let scopes: Vec<ScopeId> = (0..self.hierarchy.scopes().len() as u32).map(ScopeId).collect();
        let mut edge = vec![];
        for scope in &scopes {
            let writes = self.writes(*scope);
            edge.push((self.next_values(*scope, &writes), writes));
        }
        for (scope, (next, writes)) in scopes.into_iter().zip(edge) {
            for (signal, value) in next {
                self.assign(scope, self.first[scope.index()] + signal.index(), value);
            }
            for (memory, writes) in writes.into_iter().enumerate() {
                for write in writes {
                    let word = &mut self.memories[scope.index()][memory][write.address as usize];
                    *word = word.and(&write.mask.not()).or(&write.data.and(&write.mask));
                    self.written[scope.index()][memory] = true;
                }
            }
        }
        self.faults.sort();
        self.faults.truncate(KEPT_FAULTS);
        self.settled = false;
        self.cycle += 1;
    }

    fn save(&self) -> Option<Saved> {
        Some(Saved(Box::new(State { values: self.values.clone(), memories: self.memories.clone(), cycle: self.cycle })))
    }

    fn restore(&mut self, saved: &Saved) {
        let Some(State { values, memories, cycle }) = saved.0.downcast_ref() else { return };
        self.values.clone_from(values);
        self.memories.clone_from(memories);
        self.cycle = *cycle;
        self.faults.clear();
        self.memos.iter_mut().for_each(Memo::clear);
        self.changed.fill(true);
        self.written.iter_mut().for_each(|memories| memories.fill(true));
        self.settled = false;
    }

    fn cycles(&self) -> u64 {
        self.cycle
    }

    fn faults(&self) -> &[MemoryFault] {
        &self.faults
    }
}
