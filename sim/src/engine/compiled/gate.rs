//! The parent's side of [`activity`](super::activity) as instructions: wakes children whose inputs change, skips those
//! that rest. What comes from a child that rests has not changed, so nothing of it is compared.

use super::bits::Bits;
use super::function::{Body, Purpose};
use super::graph::Node;
use super::machine::Machine;
use super::plan::Plan;
use std::collections::{HashMap, HashSet};
use tombolo_netlist::ir::SignalId;

/// Which signals reach several children in a function, and what is known of their changes.
pub struct Arrivals<V> {
    /// Children that receive a signal.
    receivers: HashMap<SignalId, usize>,
    /// Connections that other functions make too: by the time of this one the child may have the value already, so
    /// they tell nothing about other children.
    repeated: HashSet<Node>,
    /// Flags by sets of signals: one of them differs from what its receivers have.
    changed: HashMap<Vec<SignalId>, V>,
}

impl<V> Arrivals<V> {
    /// For a function that evaluates `nodes`, of which `repeated` are in other functions too.
    pub fn of(nodes: &[Node], repeated: &HashSet<Node>) -> Self {
        let mut arrivals = Self { receivers: HashMap::new(), repeated: HashSet::new(), changed: HashMap::new() };
        for node in nodes {
            if let Node::Connect { from, .. } = node {
                *arrivals.receivers.entry(*from).or_default() += 1;
                if repeated.contains(node) {
                    arrivals.repeated.insert(*node);
                }
            }
        }
        arrivals
    }
}

/// An input of a child: its first word in the parent's block, and the signal that it receives.
type Input = (u32, SignalId);

/// Inputs from one child from which on comparing them is worth a branch on whether that child rests.
const GUARDED_INPUTS: usize = 8;

impl<M: Machine> Body<'_, '_, M> {
    fn plan_of(&self, instance: usize) -> &Plan {
        let child = self.source.netlist.modules[self.source.module].instances[instance].module.index();
        &self.source.plans[child]
    }

    /// A child's first word and the evaluations after which it rests; `None` for logic that is always evaluated.
    fn gate(&self, instance: usize) -> Option<(u32, u32)> {
        let activity = &self.plan_of(instance).activity;
        let first = self.source.layouts[self.source.module].children[instance];
        activity.gated.then_some((first, activity.depth))
    }

    fn word_of(&self, instance: usize, port: SignalId) -> u32 {
        let child = self.source.netlist.modules[self.source.module].instances[instance].module.index();
        let width = self.source.netlist.modules[child].signal(port).width;
        self.source.layouts[self.source.module].child_word(instance, &self.source.layouts[child], port, width)
    }

    /// Gives a child the inputs of a group of [`Node::Connect`].
    pub fn connect(&mut self, instance: usize, group: &[Node]) {
        let mut inputs = vec![];
        let child = self.source.netlist.modules[self.source.module].instances[instance].module.index();
        let is_first = self.source.layouts[self.source.module].members[instance].index == 0;
        for node in group {
            if let Node::Connect { port, from, .. } = *node {
                // What a group has in common is given to its first one.
                if !is_first && self.source.layouts[child].uniform[port.index()] {
                    continue;
                }
                inputs.push((self.word_of(instance, port), from, *node));
            }
        }
        let Some((first, depth)) = self.gate(instance) else {
            for (word, from, _) in inputs {
                let bits = self.logic.signal(from);
                self.logic.store(word, &bits);
            }
            return;
        };
        let (mut shared, mut own): (Vec<Input>, Vec<Input>) = (vec![], vec![]);
        for (word, from, node) in &inputs {
            let is_shared = self.arrivals.receivers[from] > 1 && !self.arrivals.repeated.contains(node);
            if is_shared { &mut shared } else { &mut own }.push((*word, *from));
        }
        let mut flags = vec![];
        for (source, inputs) in self.by_source(own) {
            flags.extend(self.guarded(source, &inputs, |body, inputs| body.changed(inputs)));
        }
        if !shared.is_empty() {
            let signals: Vec<SignalId> = shared.iter().map(|(_, from)| *from).collect();
            let known = self.arrivals.changed.get(&signals).copied();
            flags.push(known.unwrap_or_else(|| self.shared_change(&shared)));
        }
        let Some(changed) = self.or(flags) else { return };
        // Who is in a group is evaluated with it.
        let members = self.source.layouts[self.source.module].members[instance].of;
        self.logic.when(changed, true, |logic| {
            for (word, from, _) in &inputs {
                logic.copy(*from, *word);
            }
            let depth = logic.emit.constant(&[depth as u64]);
            (first..first + members).for_each(|count| logic.store(count, &depth));
        });
    }

    /// Inputs by the child that alone can have changed them while it was active, as far as the parent need not compute
    /// them; that of the others is `None`, and their values are made known here.
    fn by_source(&mut self, inputs: Vec<Input>) -> Vec<(Option<usize>, Vec<Input>)> {
        let mut groups: Vec<(Option<usize>, Vec<Input>)> = vec![];
        for input in inputs {
            let source = self.source.plans[self.source.module].gated_source[input.1.index()];
            match groups.iter_mut().find(|(of, _)| *of == source) {
                Some((_, inputs)) => inputs.push(input),
                None => groups.push((source, vec![input])),
            }
        }
        for (source, inputs) in &mut groups {
            if inputs.len() < GUARDED_INPUTS {
                *source = None;
            }
            if source.is_none() {
                inputs.iter().for_each(|(_, from)| drop(self.logic.signal(*from)));
            }
        }
        groups
    }

    /// Flags that `compare` computes; all clear while the child that the inputs come from rests.
    fn guarded(
        &mut self,
        source: Option<usize>,
        inputs: &[Input],
        compare: impl FnOnce(&mut Self, &[Input]) -> Vec<M::Value>,
    ) -> Vec<M::Value> {
        let Some((first, _)) = source.filter(|_| M::BRANCHES).and_then(|source| self.gate(source)) else {
            return compare(self, inputs);
        };
        let remaining = self.logic.load(first, 1).condition();
        let mut choice = self.logic.emit.machine.choose_by(remaining);
        self.logic.emit.machine.enter(&mut choice);
        let flags = compare(self, inputs);
        let machine = &mut self.logic.emit.machine;
        machine.leave(&mut choice, &flags);
        machine.enter(&mut choice);
        let same = if M::BRANCHES { machine.word(0) } else { machine.clear() };
        machine.leave(&mut choice, &vec![same; flags.len()]);
        machine.chosen(choice)
    }

    /// Whether one of the inputs differs, as one flag.
    fn changed(&mut self, inputs: &[Input]) -> Vec<M::Value> {
        let differences = inputs.iter().flat_map(|input| self.differences(*input)).collect();
        self.is_any(differences).into_iter().collect()
    }

    /// Whether one of several signals differs, each compared once in this function.
    fn shared_change(&mut self, inputs: &[Input]) -> M::Value {
        let new =
            inputs.iter().filter(|(_, from)| !self.arrivals.changed.contains_key(&vec![*from])).copied().collect();
        for (source, inputs) in self.by_source(new) {
            let flags = self.guarded(source, &inputs, |body, inputs| {
                inputs.iter().flat_map(|input| body.changed(&[*input])).collect()
            });
            for ((_, from), flag) in inputs.iter().zip(flags) {
                self.arrivals.changed.insert(vec![*from], flag);
            }
        }
        let flags = inputs.iter().filter_map(|(_, from)| self.arrivals.changed.get(&vec![*from]).copied()).collect();
        let all = self.or(flags).unwrap_or_else(|| self.logic.emit.machine.clear());
        self.arrivals.changed.insert(inputs.iter().map(|(_, from)| *from).collect(), all);
        all
    }

    /// Words that are not zero where a child's input differs from its new value.
    fn differences(&mut self, (word, from): Input) -> Vec<M::Value> {
        let new = self.logic.present(from);
        let old = self.logic.load(word, new.words.len() as u32);
        self.logic.emit.zip(&old, &new, |emit, old, new| emit.machine.xor(old, new)).words
    }

    /// Whether one of these words is not zero: a word serves a machine that branches.
    fn is_any(&mut self, words: Vec<M::Value>) -> Option<M::Value> {
        let any = self.or(words)?;
        Some(if M::BRANCHES { any } else { self.logic.emit.machine.is_set(any) })
    }

    fn or(&mut self, flags: Vec<M::Value>) -> Option<M::Value> {
        flags.into_iter().reduce(|a, b| self.logic.emit.machine.or(a, b))
    }

    /// Emits a call into a child that is skipped while the child rests.
    pub fn when_active(&mut self, instance: usize, work: impl FnOnce(&mut Self)) {
        let Some((first, _)) = self.gate(instance) else { return work(self) };
        let remaining = self.logic.load(first, 1).condition();
        let after = self.logic.emit.machine.skip_unless(remaining, false);
        work(self);
        self.logic.emit.machine.resume(after);
    }

    /// The clock edges of the children; returns flags that tell which were performed.
    pub fn edges_of_children(&mut self) -> Vec<M::Value> {
        let mut performed = vec![];
        for instance in 0..self.source.netlist.modules[self.source.module].instances.len() {
            let member = self.source.layouts[self.source.module].members[instance];
            if member.index != 0 {
                continue;
            }
            if let Some((first, _)) = self.gate(instance) {
                if !self.plan_of(instance).has_edge {
                    // Logic alone has settled in this evaluation.
                    let rests = self.logic.emit.constant(&[0]);
                    (first..first + member.of).for_each(|count| self.logic.store(count, &rests));
                    continue;
                }
                let remaining = self.logic.load(first, 1);
                performed.push(self.logic.emit.any(&remaining).condition());
            }
            self.when_active(instance, |body| body.call(instance, Purpose::Edge));
        }
        performed
    }

    /// One evaluation less remains for this instance, or all of them when one of the flags is set.
    pub fn count_down(&mut self, changes: Vec<M::Value>) {
        let plan = &self.source.plans[self.source.module];
        let depth = plan.activity.depth;
        let remaining = self.logic.load(0, 1).words[0];
        let machine = &mut self.logic.emit.machine;
        let one = machine.word(1);
        let mut next = machine.sub(remaining, one);
        if let Some(changed) = self.or(changes) {
            let machine = &mut self.logic.emit.machine;
            let (changed, depth) = (machine.of_some(changed), machine.word(depth as u64));
            next = machine.select(changed, depth, next);
        }
        self.logic.store(0, &Bits::new(vec![next]));
    }
}
