//! When an instance needs no evaluation, because nothing in it can change.
//!
//! Each instance counts down the evaluations that remain until its registers have settled, and is skipped at zero. The
//! count starts again at the module's depth when
//! * an input changes: the parent compares, once for all children that receive a signal;
//! * a memory of the instance is written;
//! * a child's clock edge was performed, since its outputs may have changed;
//! * a register that feeds back into itself changes. Only those are compared: the others follow their sources after as
//!   many clock edges as there are registers in between, which is what the depth counts.
//!
//! So every module comes to rest sooner or later, the top too; one that never did would keep all around it awake.

use super::graph::{Graph, SignalSet};
use super::plan::Plan;
use std::collections::HashMap;
use tombolo_netlist::ir::{ExprId, SignalId, SignalKind};
use tombolo_netlist::schedule::Reads;

/// How long instances of a module go on changing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Activity {
    /// Evaluations after the last change of an input until nothing changes any more.
    pub depth: u32,
    /// Parents compare the inputs and skip the instance while it rests; otherwise that would cost more than it saves.
    pub gated: bool,
    /// Expressions, those of children included.
    pub work: usize,
    /// By signal: a register, or the data of a registered read port, that feeds back into itself.
    pub feedback: Vec<bool>,
}

/// Expressions for each word of inputs: with more work than this a comparison, which is often shared, pays.
const WORK_PER_INPUT: usize = 2;

/// A register or registered read port, and what its next value depends on.
struct State {
    signal: SignalId,
    roots: Vec<ExprId>,
}

/// The activity of a module whose children have plans; `order` is an order of evaluation of its logic, `has_edge` as in
/// [`Plan`].
pub fn activity(graph: &Graph, order: &[usize], plans: &[Plan], has_edge: bool) -> Activity {
    let module = graph.module;
    let states = states(graph);
    let number: HashMap<SignalId, usize> = states.iter().enumerate().map(|(at, state)| (state.signal, at)).collect();
    let reached = graph.sources(order, |signal| number.contains_key(&signal));
    let mut reads = Reads::new(module);
    let sources: Vec<Vec<usize>> = states
        .iter()
        .map(|state| {
            let mut set = SignalSet::none(module);
            for signal in reads.of_exprs(state.roots.iter().copied()) {
                set.insert(signal);
                graph.producer[signal.index()].iter().for_each(|node| set.add(&reached[*node]));
            }
            number.iter().filter(|(signal, _)| set.contains(**signal)).map(|(_, at)| *at).collect()
        })
        .collect();
    let looping = looping(&sources);
    let mut feedback = vec![false; module.signals.len()];
    states.iter().zip(&looping).for_each(|(state, looping)| feedback[state.signal.index()] = *looping);
    let depth = 1 + longest(&sources, &looping);
    let children = module.instances.iter().map(|instance| plans[instance.module.index()].activity.work);
    let work = module.exprs.len() + children.sum::<usize>();
    let inputs = module.signals.iter().filter(|signal| signal.kind == SignalKind::Input);
    let inputs: usize = inputs.map(|signal| signal.width.div_ceil(64) as usize).sum();
    // What has state must be gated for its parent to know whether it rests.
    let gated = has_edge || inputs * WORK_PER_INPUT < work;
    Activity { depth, gated, work, feedback }
}

fn states(graph: &Graph) -> Vec<State> {
    let mut states = vec![];
    for register in &graph.module.registers {
        let roots = [register.d].into_iter().chain(register.enable).collect();
        states.push(State { signal: register.q, roots });
    }
    for read in graph.module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered) {
        let roots = [read.address].into_iter().chain(read.enable).collect();
        states.push(State { signal: read.data, roots });
    }
    states
}

/// Which states are in a loop, or between two loops: what remains when states without a source, then those without a
/// reader, are taken away again and again.
fn looping(sources: &[Vec<usize>]) -> Vec<bool> {
    let mut readers: Vec<Vec<usize>> = vec![vec![]; sources.len()];
    for (at, sources) in sources.iter().enumerate() {
        sources.iter().for_each(|source| readers[*source].push(at));
    }
    let mut remains = vec![true; sources.len()];
    for (before, after) in [(sources, &readers[..]), (&readers[..], sources)] {
        let count = |at: usize| before[at].iter().filter(|other| remains[**other]).count();
        let mut missing: Vec<usize> = (0..sources.len()).map(count).collect();
        let mut open: Vec<usize> = (0..sources.len()).filter(|at| remains[*at] && missing[*at] == 0).collect();
        while let Some(at) = open.pop() {
            remains[at] = false;
            for next in after[at].iter().filter(|next| remains[**next]) {
                missing[*next] -= 1;
                if missing[*next] == 0 {
                    open.push(*next);
                }
            }
        }
    }
    remains
}

/// Registers on the longest path that has none of `looping`.
fn longest(sources: &[Vec<usize>], looping: &[bool]) -> u32 {
    let mut level: Vec<Option<u32>> = looping.iter().map(|looping| looping.then_some(0)).collect();
    let mut open: Vec<usize> = (0..sources.len()).collect();
    while let Some(at) = open.last().copied() {
        let unknown = sources[at].iter().copied().filter(|source| level[*source].is_none());
        let unknown: Vec<usize> = if level[at].is_some() { vec![] } else { unknown.collect() };
        if unknown.is_empty() {
            let sources = sources[at].iter().filter_map(|source| level[*source]);
            level[at] = level[at].or_else(|| Some(1 + sources.max().unwrap_or(0)));
            open.pop();
        }
        open.extend(unknown);
    }
    level.into_iter().flatten().max().unwrap_or(0)
}
