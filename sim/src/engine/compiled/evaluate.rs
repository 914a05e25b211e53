//! Gives signals their settled values without code for that: expression by expression, by the reference evaluation of
//! netlists.
//!
//! Code that stores every signal takes a second to compile for a large design, which a look at a few cycles is not worth.
//! The order is that of the compiled functions ([`Plan::observed`](super::plan::Plan), without what is stored anyway), and so
//! is what it does to state: a child whose input changes is woken, one that rests is left out. Cones of children are compiled
//! anyway, and called.

use super::code::Code;
use super::function::Purpose;
use super::graph::Node;
use super::layout::{ModuleLayout, words_of};
use super::{Block, CompiledEngine, mask};
use crate::engine::{Hierarchy, ScopeId};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use tombolo_netlist::eval::{Evaluator, Memo};
use tombolo_netlist::ir::{Module, ModuleId, Netlist, SignalId, SignalKind};
use tombolo_netlist::schedule::{Driver, Reads};
use tombolo_netlist::value::Value;

/// What an evaluation reads and writes of an engine.
struct Evaluation<'a> {
    netlist: Arc<Netlist>,
    hierarchy: &'a Hierarchy,
    layouts: &'a [ModuleLayout],
    blocks: &'a [Block],
    code: &'a Code,
    state: &'a mut [u64],
    memory: &'a mut [u64],
    depths: Vec<u64>,
    /// By module and signal: something that must be evaluated reads it.
    is_read: HashMap<ModuleId, Rc<[bool]>>,
    /// What rests is evaluated too.
    all: bool,
}

/// Instances that share a block: one, or a group.
type Members = Vec<ScopeId>;

impl CompiledEngine {
    /// Settles an instance and all below it; the outputs of the top are settled. `way` has the place of each instance in its
    /// parent, from the top down to this one. What rests is left out, unless `all` is asked for: who looks for the first time
    /// does not know what it was.
    pub(super) fn evaluate(&mut self, way: &[usize], all: bool) {
        self.awake = false;
        let Self { evaluated: hierarchy, layouts, blocks, code, state, memory, .. } = self;
        let (netlist, depths) = (code.netlist().clone(), code.depths());
        let mut evaluation = Evaluation {
            netlist,
            hierarchy,
            layouts,
            blocks,
            code,
            state,
            memory,
            depths,
            is_read: HashMap::new(),
            all,
        };
        let mut members = vec![ScopeId::TOP];
        for instance in way {
            if evaluation.is_left_out(&members) {
                return;
            }
            evaluation.settle(&members);
            members = evaluation.children(&members, *instance);
        }
        evaluation.settle_all(members);
    }
}

impl Evaluation<'_> {
    fn module(&self, members: &Members) -> ModuleId {
        self.hierarchy.scope(members[0]).module
    }

    /// The children that are evaluated together with one of the first member's.
    fn children(&self, members: &Members, instance: usize) -> Members {
        let child = |scope: &ScopeId, instance: usize| self.hierarchy.scope(*scope).children[instance];
        match members[..] {
            [alone] => {
                let group = self.code.group(self.module(members).index(), instance);
                group.into_iter().map(|instance| child(&alone, instance)).collect()
            }
            _ => members.iter().map(|scope| child(scope, instance)).collect(),
        }
    }

    fn rests(&self, members: &Members) -> bool {
        members.iter().all(|scope| self.state[self.blocks[scope.index()].count()] == 0)
    }

    fn is_left_out(&self, members: &Members) -> bool {
        !self.all && self.rests(members)
    }

    /// Settles instances and all below them.
    fn settle_all(&mut self, members: Members) {
        if self.is_left_out(&members) {
            return;
        }
        self.settle(&members);
        let module = self.module(&members);
        for instance in 0..self.netlist.module(module).instances.len() {
            if self.code.leader(module.index(), instance) == instance || members.len() > 1 {
                self.settle_all(self.children(&members, instance));
            }
        }
    }

    /// Gives the signals of instances, and the inputs of their children, their values.
    fn settle(&mut self, members: &Members) {
        let (id, netlist, code) = (self.module(members), self.netlist.clone(), self.code);
        let module = netlist.module(id);
        let unknown = &code.plan(id.index()).unknown;
        let is_read = self.is_read.entry(id).or_insert_with(|| read_by(module, unknown).into()).clone();
        let mut known: Vec<Known> = members.iter().map(|scope| self.load(*scope, &is_read)).collect();
        for node in unknown {
            match *node {
                Node::Process(at) => {
                    let process = &module.processes[at];
                    for (scope, known) in members.iter().zip(&mut known) {
                        let value = known.evaluate(module, |evaluator| evaluator.process(process));
                        self.give(*scope, process.target, value, known);
                    }
                }
                Node::Read { memory, port } => {
                    let read = &module.memories[memory].reads[port];
                    for (scope, known) in members.iter().zip(&mut known) {
                        let address = known.evaluate(module, |evaluator| evaluator.expr(read.address).to_u64());
                        let value = self.word(*scope, memory, address);
                        self.give(*scope, read.data, Some(value), known);
                    }
                }
                Node::Connect { instance, port, from } => {
                    for (scope, known) in members.iter().zip(&known) {
                        let child = self.hierarchy.scope(*scope).children[instance];
                        if self.store(child, port, &known.signals[from.index()]) {
                            self.wake(child);
                        }
                    }
                }
                Node::Cone { instance, cone } => {
                    let children = self.children(members, instance);
                    if !self.rests(&children) {
                        self.call(&children, Purpose::Cone(cone));
                        self.load_outputs(members, instance, &mut known);
                    }
                }
            }
        }
    }

    /// Signals of an instance, those that are read.
    fn load(&self, scope: ScopeId, is_read: &[bool]) -> Known {
        let nothing = Value::zero(1);
        let load = |(at, is_read): (usize, &bool)| match is_read {
            true => self.value(scope, SignalId(at as u32)),
            false => nothing.clone(),
        };
        Known { signals: is_read.iter().enumerate().map(load).collect(), memo: Memo::new() }
    }

    /// Loads what comes from a child, or from the children evaluated together with it.
    fn load_outputs(&self, members: &Members, instance: usize, known: &mut [Known]) {
        let module = self.module(members);
        let of = |other: usize| self.code.leader(module.index(), other) == self.code.leader(module.index(), instance);
        for (at, driver) in self.hierarchy.drivers(module).iter().enumerate() {
            if let Driver::Child { instance: from, .. } = driver
                && of(*from)
            {
                for (scope, known) in members.iter().zip(&mut *known) {
                    known.signals[at] = self.value(*scope, SignalId(at as u32));
                }
            }
        }
    }

    fn place(&self, scope: ScopeId, signal: SignalId) -> Option<(usize, u32)> {
        let definition = self.hierarchy.module(scope).signal(signal);
        let (layout, block) = (&self.layouts[self.hierarchy.scope(scope).module.index()], &self.blocks[scope.index()]);
        let place = block.state + layout.member_word(block.member, signal, definition.width) as usize;
        (definition.kind != SignalKind::Clock).then_some((place, definition.width))
    }

    fn value(&self, scope: ScopeId, signal: SignalId) -> Value {
        match self.place(scope, signal) {
            Some((place, width)) => Value::from_words(width, &self.state[place..][..words_of(width) as usize]),
            None => Value::zero(1),
        }
    }

    /// Gives a signal a value; whether it had another one.
    fn store(&mut self, scope: ScopeId, signal: SignalId, value: &Value) -> bool {
        let Some((place, _)) = self.place(scope, signal) else { return false };
        let words = &mut self.state[place..][..value.words().len()];
        let changes = words != value.words();
        words.copy_from_slice(value.words());
        changes
    }

    fn give(&mut self, scope: ScopeId, signal: SignalId, value: Option<Value>, known: &mut Known) {
        // The hierarchy has refused latches, so there is always a value.
        if let Some(value) = value {
            self.store(scope, signal, &value);
            known.signals[signal.index()] = value;
        }
    }

    /// Has an instance evaluated, and what is evaluated together with it.
    fn wake(&mut self, scope: ScopeId) {
        let (block, depth) = (self.blocks[scope.index()], self.depths[self.hierarchy.scope(scope).module.index()]);
        self.state[block.state..][..block.member.of as usize].fill(depth);
    }

    fn word(&self, scope: ScopeId, memory: usize, address: Option<u64>) -> Value {
        let (module, block) = (self.hierarchy.scope(scope).module.index(), &self.blocks[scope.index()]);
        let ram = &self.hierarchy.module(scope).memories[memory];
        let Some(index) = address.filter(|address| *address < u64::from(ram.depth)) else {
            return Value::zero(ram.width);
        };
        let (place, bytes) = block.element(&self.layouts[module], memory, ram.width, index);
        match bytes {
            1..8 => Value::from_words(ram.width, &[self.memory[place / 8] >> (8 * (place % 8)) & mask(bytes)]),
            _ => Value::from_words(ram.width, &self.memory[place / 8..][..bytes / 8]),
        }
    }

    fn call(&mut self, members: &Members, purpose: Purpose) {
        let block = self.blocks[members[0].index()];
        let Ok(function) = self.code.address((self.module(members).index(), block.member.of, purpose)) else { return };
        let (state, memory) = (&mut self.state[block.state..], &mut self.memory[block.memory as usize / 8..]);
        // SAFETY: the code was compiled for this layout: it stays within the blocks of the instance, which `state` and
        // `memory` hold, and nothing else refers to them during the call.
        unsafe { function(state.as_mut_ptr(), memory.as_mut_ptr()) }
    }
}

/// By signal of a module, whether one of some nodes reads it.
fn read_by(module: &Module, nodes: &[Node]) -> Vec<bool> {
    let (mut reads, mut is_read) = (Reads::new(module), vec![false; module.signals.len()]);
    for node in nodes {
        let read = match *node {
            Node::Process(at) => reads.of_statements(&module.processes[at].body),
            Node::Read { memory, port } => reads.of_exprs([module.memories[memory].reads[port].address]),
            Node::Connect { from, .. } => vec![from],
            Node::Cone { .. } => vec![],
        };
        read.into_iter().for_each(|signal| is_read[signal.index()] = true);
    }
    is_read
}

/// The signals of an instance, and what is known of its expressions.
struct Known {
    signals: Vec<Value>,
    memo: Memo,
}

impl Known {
    fn evaluate<T>(&mut self, module: &Module, work: impl FnOnce(&mut Evaluator) -> T) -> T {
        let mut evaluator = Evaluator::with_memo(module, &self.signals, std::mem::take(&mut self.memo));
        let result = work(&mut evaluator);
        self.memo = evaluator.into_memo();
        result
    }
}
