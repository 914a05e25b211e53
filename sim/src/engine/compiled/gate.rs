//! The parent's side of [`activity`](super::activity) as instructions: wakes children whose inputs change, skips those
//! that rest. What comes from a child that rests has not changed, so nothing of it is compared.

use super::bits::Bits;
use super::function::{Body, Purpose};
use super::graph::Node;
use super::machine::{Comparison, Machine};
use super::plan::Plan;
use std::collections::HashMap;
use tombolo_netlist::ir::SignalId;

/// What is evaluated in one go: connections of one child, cones of one child, or a node alone.
pub fn steps(nodes: &[Node]) -> impl Iterator<Item = &[Node]> {
    nodes.chunk_by(|a, b| match (a, b) {
        (Node::Connect { instance: a, .. }, Node::Connect { instance: b, .. })
        | (Node::Cone { instance: a, .. }, Node::Cone { instance: b, .. }) => a == b,
        _ => false,
    })
}

/// An input of a child: the child, and the input's first word in the parent's block.
type Input = (usize, u32);

/// By signal, the inputs that it arrives at in a function, without those that it arrives at in another function too: by the time of
/// this one such a child may have the value already, so that it tells nothing about the others.
pub type Arrivals = HashMap<SignalId, Vec<Input>>;

/// A signal and the inputs that it is given to together.
struct Arrival {
    from: SignalId,
    inputs: Vec<Input>,
}

impl Arrival {
    /// The children.
    fn children(&self) -> Vec<usize> {
        let mut children: Vec<usize> = self.inputs.iter().map(|(child, _)| *child).collect();
        children.sort_unstable();
        children.dedup();
        children
    }
}

/// Words from one child from which on comparing them is worth a branch on whether that child rests.
const GUARDED_WORDS: usize = 8;

/// Words that are compared in one go: until the branch they are in registers.
const WORDS_AT_ONCE: usize = 6;

/// The same of signals that are computed here, which stay there for the copy.
const COMPUTED_AT_ONCE: usize = 4;

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

    /// Whether a child gets what arrives at an input: what a group has in common is given to its first one.
    fn is_given(&self, instance: usize, port: SignalId) -> bool {
        let child = self.source.netlist.modules[self.source.module].instances[instance].module.index();
        let is_first = self.source.layouts[self.source.module].members[instance].index == 0;
        is_first || !self.source.layouts[child].uniform[port.index()]
    }

    fn word_of(&self, instance: usize, port: SignalId) -> u32 {
        let child = self.source.netlist.modules[self.source.module].instances[instance].module.index();
        let width = self.source.netlist.modules[child].signal(port).width;
        self.source.layouts[self.source.module].child_word(instance, &self.source.layouts[child], port, width)
    }

    /// What arrives where in a function that evaluates `nodes`.
    pub fn arrivals(&self, nodes: &[Node]) -> Arrivals {
        let repeated = &self.source.plans[self.source.module].repeated;
        let mut arrivals = Arrivals::default();
        for node in nodes {
            let Node::Connect { instance, port, from } = *node else { continue };
            if self.is_given(instance, port) && self.gate(instance).is_some() && !repeated.contains(node) {
                arrivals.entry(from).or_default().push((instance, self.word_of(instance, port)));
            }
        }
        arrivals
    }

    /// Gives a child the inputs of a step of [`Node::Connect`]. Other children that receive the same signals get them now too.
    pub fn connect(&mut self, instance: usize, step: &[Node]) {
        let mut arrivals: Vec<(Vec<usize>, Vec<Arrival>)> = vec![];
        for node in step {
            let Node::Connect { port, from, .. } = *node else { continue };
            if !self.is_given(instance, port) {
                continue;
            }
            let own = (instance, self.word_of(instance, port));
            if self.gate(instance).is_none() {
                let bits = self.logic.signal(from);
                self.logic.store(own.1, &bits);
                continue;
            }
            let inputs = if self.source.plans[self.source.module].repeated.contains(node) {
                vec![own]
            } else {
                match self.arrivals.remove(&from) {
                    Some(inputs) => inputs,
                    None => continue,
                }
            };
            let arrival = Arrival { from, inputs };
            let children = arrival.children();
            match arrivals.iter_mut().find(|(known, _)| *known == children) {
                Some((_, arrivals)) => arrivals.push(arrival),
                None => arrivals.push((children, vec![arrival])),
            }
        }
        arrivals.into_iter().for_each(|(children, arrivals)| self.arrive(&children, arrivals));
    }

    /// Compares signals that the same children receive.
    fn arrive(&mut self, children: &[usize], arrivals: Vec<Arrival>) {
        let (computed, in_place): (Vec<Arrival>, Vec<Arrival>) =
            arrivals.into_iter().partition(|arrival| self.logic.place_of(arrival.from).is_none());
        // By the child that alone can have changed them, while it was active.
        let mut by_source: Vec<(Option<usize>, Vec<Arrival>)> = vec![];
        for arrival in in_place {
            let place = self.logic.place_of(arrival.from).unwrap_or(arrival.from);
            let source = self.source.plans[self.source.module].gated_source[place.index()];
            match by_source.iter_mut().find(|(of, _)| *of == source) {
                Some((_, arrivals)) => arrivals.push(arrival),
                None => by_source.push((source, vec![arrival])),
            }
        }
        let mut unguarded = vec![];
        for (source, arrivals) in by_source {
            let words: usize = arrivals.iter().map(|arrival| self.logic.words_of(arrival.from)).sum();
            let gate = source.filter(|_| M::BRANCHES && words >= GUARDED_WORDS).and_then(|source| self.gate(source));
            let Some((first, _)) = gate else {
                unguarded.extend(arrivals);
                continue;
            };
            let remaining = self.logic.load(first, 1).condition();
            let after = self.logic.emit.machine.skip_unless(remaining, false);
            self.logic.known.enter_side();
            self.compare(children, &arrivals, WORDS_AT_ONCE);
            self.logic.known.leave_side();
            self.logic.emit.machine.resume(after);
        }
        self.compare(children, &unguarded, WORDS_AT_ONCE);
        self.compare(children, &computed, COMPUTED_AT_ONCE);
    }

    /// Gives children what has changed of these, of which about so many words are compared in one go.
    fn compare(&mut self, children: &[usize], mut arrivals: &[Arrival], at_once: usize) {
        while !arrivals.is_empty() {
            let mut words = 0;
            let fits = |arrival: &&Arrival| {
                words += self.logic.words_of(arrival.from);
                words <= at_once
            };
            let count = arrivals.iter().take_while(fits).count().max(1);
            let (now, later) = arrivals.split_at(count);
            arrivals = later;
            let Some(changed) = self.is_changed(now) else { continue };
            let wakes = children.iter().filter_map(|child| {
                let (first, depth) = self.gate(*child)?;
                // Who is in a group is evaluated with it.
                let members = self.source.layouts[self.source.module].members[*child].of;
                Some((first..first + members, u64::from(depth)))
            });
            let wakes: Vec<_> = wakes.collect();
            self.logic.when(changed, true, |logic| {
                for Arrival { from, inputs } in now {
                    inputs.iter().for_each(|(_, word)| logic.copy(*from, *word));
                }
                for (counts, depth) in wakes {
                    let depth = logic.emit.constant(&[depth]);
                    counts.for_each(|count| logic.store(count, &depth));
                }
            });
        }
    }

    /// Whether one of these differs from what its receivers have, as a flag.
    fn is_changed(&mut self, arrivals: &[Arrival]) -> Option<M::Value> {
        let mut pairs = vec![];
        for Arrival { from, inputs } in arrivals {
            let new = self.logic.signal(*from);
            let old = self.logic.load(inputs[0].1, new.words.len() as u32);
            pairs.extend(old.words.into_iter().zip(new.words));
        }
        let machine = &mut self.logic.emit.machine;
        if let [(old, new)] = pairs[..] {
            return Some(machine.compare(Comparison::NotEqual, old, new));
        }
        let differences: Vec<M::Value> = pairs.into_iter().map(|(old, new)| machine.xor(old, new)).collect();
        let any = self.or(differences)?;
        // A word serves a machine that branches.
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
