//! The functions of a module: one a cone, one for the clock edge, one that makes every signal visible.

use super::bits::Bits;
use super::gate::{Arrivals, steps};
use super::graph::Node;
use super::joint::{Joint, Leaf, Side};
use super::layout::ModuleLayout;
use super::logic::{Logic, Needs};
use super::machine::Machine;
use super::plan::{Plan, memory_roots};
use super::regions::{Inlined, Regions};
use std::collections::HashMap;
use tombolo_netlist::ir::{ExprId, Module, Netlist, SignalId, Stmt};

/// What a function of a module does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Evaluates the cone of that index.
    Cone(usize),
    /// Evaluates the rest and performs the clock edge, of the children too.
    Edge,
    /// Gives every signal its settled value, of the children too as far as they do not rest; the cones have run.
    Observe,
    /// Gives the instance of that index its inputs; the cones have run.
    Reach(usize),
}

/// What the code of a function needs to know.
pub struct Source<'a> {
    /// The design.
    pub netlist: &'a Netlist,
    /// Index of the module in the design.
    pub module: usize,
    /// Layouts of all modules.
    pub layouts: &'a [ModuleLayout],
    /// Plans of all modules.
    pub plans: &'a [Plan],
    /// What gives an instance of the module its inputs, for [`Purpose::Reach`].
    pub reach: &'a [Node],
}

/// What the clock edge does in one go: signals that it gives values, and those that it reads for that.
struct Update<V> {
    writes: Vec<SignalId>,
    reads: Vec<SignalId>,
    next: Next<V>,
}

enum Next<V> {
    /// A register.
    Register(Leaf),
    /// Several, by a decision.
    Decision(Joint),
    /// Computed before.
    Known(Bits<V>),
}

impl<'a> Source<'a> {
    fn definition(&self) -> &'a Module {
        &self.netlist.modules[self.module]
    }

    /// What a function evaluates by need: every signal that it does not store. The one that makes every signal visible
    /// stores them all, in order.
    fn needs(&self, purpose: Purpose) -> Needs {
        let (module, plan) = (self.definition(), &self.plans[self.module]);
        let nodes = match purpose {
            Purpose::Cone(cone) => &plan.cones[cone].nodes,
            Purpose::Edge => &plan.rest,
            Purpose::Observe | Purpose::Reach(_) => {
                let (inlined, regions) = (Inlined::default(), Regions::none(module));
                return Needs { inlined, regions, registers: Side::default() };
            }
        };
        let mut inlined = Inlined::default();
        let (mut roots, mut received) = (vec![], vec![]);
        for node in nodes {
            match *node {
                Node::Process(at) => {
                    let process = &module.processes[at];
                    let Some(value) = assigned(&process.body) else { continue };
                    if plan.stored[process.target.index()] {
                        roots.push(value);
                    } else {
                        inlined.add(process.target, value);
                    }
                }
                Node::Read { memory, port } => roots.push(module.memories[memory].reads[port].address),
                Node::Connect { from, .. } => received.push(from),
                Node::Cone { .. } => {}
            }
        }
        roots.extend(received.into_iter().filter_map(|signal| inlined.get(signal)));
        let mut registers = Side::default();
        if purpose == Purpose::Edge {
            roots.extend(memory_roots(module));
            registers = Side::all(module, &inlined);
        }
        let regions = Regions::new(module, &inlined, &roots, &mut registers);
        Needs { inlined, regions, registers }
    }

    /// Emits the body of a function; returns the machine that it was emitted to.
    pub fn emit<M: Machine>(&self, purpose: Purpose, machine: M) -> M {
        let layout = &self.layouts[self.module];
        let logic = Logic::new(machine, self.definition(), layout, self.needs(purpose));
        let plan = &self.plans[self.module];
        let mut body = Body { source: self, logic, arrivals: Arrivals::default() };
        match purpose {
            Purpose::Cone(cone) => body.nodes(&plan.cones[cone].nodes, false),
            Purpose::Edge => {
                body.nodes(&plan.rest, false);
                let own = body.edge();
                let children = body.edges_of_children();
                body.count_down(own.into_iter().chain(children).collect());
            }
            Purpose::Reach(_) => body.nodes(self.reach, true),
            Purpose::Observe => {
                body.nodes(&plan.observed, true);
                for instance in 0..self.definition().instances.len() {
                    body.when_active(instance, |body| body.call(instance, Purpose::Observe));
                }
            }
        }
        body.logic.emit.machine
    }
}

/// The value of a process of [`without_statements`](tombolo_netlist::dataflow::without_statements).
pub(super) fn assigned(body: &[Stmt]) -> Option<ExprId> {
    match body {
        [Stmt::Assign(value)] => Some(*value),
        _ => None,
    }
}

/// A function under construction.
pub struct Body<'a, 'b, M: Machine> {
    /// What it is made from.
    pub source: &'b Source<'a>,
    /// The module's logic.
    pub logic: Logic<'b, M>,
    /// What children still receive.
    pub arrivals: Arrivals,
}

impl<'b, M: Machine> Body<'_, 'b, M> {
    fn nodes(&mut self, nodes: &[Node], store_all: bool) {
        let module = self.source.definition();
        self.arrivals = self.arrivals(nodes);
        for step in steps(nodes) {
            match step[0] {
                Node::Process(at) => {
                    let process = &module.processes[at];
                    let is_inlined = self.logic.needs.inlined.get(process.target).is_some();
                    if let Some(value) = assigned(&process.body).filter(|_| !is_inlined) {
                        let bits = self.logic.expr(value);
                        self.give(process.target, bits, store_all);
                    }
                }
                Node::Read { memory, port } => {
                    let read = &module.memories[memory].reads[port];
                    let address = self.logic.expr(read.address);
                    let bits = self.logic.memory_word(memory, &address, module.width(read.address));
                    self.give(read.data, bits, store_all);
                }
                Node::Connect { instance, .. } => self.connect(instance, step),
                Node::Cone { instance, .. } => self.when_active(instance, |body| {
                    for node in step {
                        if let Node::Cone { cone, .. } = *node {
                            body.call(instance, Purpose::Cone(cone));
                        }
                    }
                }),
            }
        }
    }

    fn give(&mut self, signal: SignalId, bits: Bits<M::Value>, store_all: bool) {
        let stored = store_all || self.source.plans[self.source.module].stored[signal.index()];
        if stored {
            self.logic.store(self.logic.layout.signal(signal), &bits);
        }
        self.logic.define(signal, bits, stored);
    }

    /// Calls a function of a child, if the child has one of that purpose; of its group, for the first one in it.
    pub fn call(&mut self, instance: usize, purpose: Purpose) {
        let child = self.source.definition().instances[instance].module.index();
        let layout = &self.source.layouts[self.source.module];
        let member = layout.members[instance];
        if member.index == 0 {
            let (state, memory) = (layout.children[instance], layout.child_memories[instance]);
            self.logic.emit.machine.call((child, member.of), purpose, state, memory);
            self.logic.known.forget_recent();
        }
    }

    /// Registers and memories. Everything is computed from values of before the edge: see [`Logic::signal`]. Returns
    /// flags: the instance must be evaluated again.
    fn edge(&mut self) -> Vec<M::Value> {
        let module = self.source.definition();
        let feedback = &self.source.plans[self.source.module].activity.feedback;
        let (data, mut changes) = self.logic.memory_edges();
        let known =
            data.into_iter().map(|(q, bits)| Update { writes: vec![q], reads: vec![], next: Next::Known(bits) });
        let updates: Vec<_> = known.chain(self.register_updates()).collect();
        let mut readers: HashMap<SignalId, Vec<usize>> = HashMap::new();
        for (at, update) in updates.iter().enumerate() {
            update.reads.iter().for_each(|signal| readers.entry(*signal).or_default().push(at));
        }
        let order = readers_first(&updates, &readers);
        let mut done = vec![false; updates.len()];
        for at in order {
            let update = &updates[at];
            // A decision may write a register before it reads it for another one.
            done[at] = !matches!(update.next, Next::Decision(_));
            for q in &update.writes {
                if readers.get(q).is_some_and(|readers| readers.iter().any(|reader| !done[*reader])) {
                    self.logic.keep(*q);
                }
            }
            done[at] = true;
            match &update.next {
                Next::Known(bits) => changes.extend(self.logic.update(update.writes[0], bits, feedback)),
                Next::Register(leaf) => {
                    let bits = self.logic.next_value(leaf);
                    changes.extend(self.logic.update(module.registers[leaf.register].q, &bits, feedback));
                }
                Next::Decision(joint) => changes.push(self.logic.decide(joint, None, feedback)),
            }
        }
        changes
    }

    fn register_updates(&self) -> Vec<Update<M::Value>> {
        let module = self.source.definition();
        let Needs { inlined, registers, .. } = &self.logic.needs;
        let q = |register: &usize| module.registers[*register].q;
        let leaves = registers.leaves.iter().map(|leaf| Update {
            writes: vec![q(&leaf.register)],
            reads: inlined.reads(module, [leaf.value].into_iter().chain(leaf.enable)),
            next: Next::Register(*leaf),
        });
        let joints = registers.joints.iter().map(|joint| Update {
            writes: joint.registers().iter().map(q).collect(),
            reads: inlined.reads(module, joint.roots()),
            next: Next::Decision(joint.clone()),
        });
        leaves.chain(joints).collect()
    }
}

/// Registers in an order that stores as few of them as possible before their last reader: values then need not be kept.
fn readers_first<V>(updates: &[Update<V>], readers: &HashMap<SignalId, Vec<usize>>) -> Vec<usize> {
    let readers_of =
        |at: usize| updates[at].writes.iter().filter_map(|q| readers.get(q)).flatten().copied().collect::<Vec<usize>>();
    let mut order = vec![];
    let mut seen = vec![false; updates.len()];
    for root in 0..updates.len() {
        let mut open = vec![(root, None)];
        while let Some((at, waiting)) = open.pop() {
            let mut waiting: Vec<usize> = match waiting {
                Some(waiting) => waiting,
                None if std::mem::replace(&mut seen[at], true) => continue,
                None => readers_of(at),
            };
            match waiting.pop() {
                Some(reader) => open.extend([(at, Some(waiting)), (reader, None)]),
                None => order.push(at),
            }
        }
    }
    order
}
