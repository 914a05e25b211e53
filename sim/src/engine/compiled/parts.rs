//! Which instances are evaluated as a part of their parents.
//!
//! An instance of its own costs comparisons and copies of its inputs, and calls. That pays where it rests often, or where several
//! instances share one function; where an instance does little it costs more than what it does.

use super::function::assigned;
use super::groups::groups;
use super::layout::words_of;
use crate::engine::{Hierarchy, ScopeId};
use std::sync::Arc;
use tombolo_netlist::flatten::{self, Became, Flattened};
use tombolo_netlist::ir::{Module, Netlist, Op, Register, SignalId, SignalKind};

/// Where an instance of the design is among those that are evaluated.
#[derive(Clone, Debug)]
pub struct Place {
    /// The instance that it is, or that it is a part of.
    pub scope: ScopeId,
    /// Its signals there, if it is a part; otherwise they are the same.
    signals: Option<Arc<[SignalId]>>,
    /// The first of its memories there.
    pub memories: usize,
}

impl Place {
    const TOP: Self = Self { scope: ScopeId::TOP, signals: None, memories: 0 };

    /// A signal of the instance, where it is evaluated.
    pub fn signal(&self, signal: SignalId) -> (ScopeId, SignalId) {
        (self.scope, self.signals.as_ref().map_or(signal, |signals| signals[signal.index()]))
    }
}

/// Work for each word of inputs up to which the only instance of a module is a part of its parent. From 8 to 20 the speed of `default` and `ecp5`
/// hardly depends on it.
const WORK_PER_INPUT: usize = 12;

/// The same for one of several instances, whose code is repeated: work of its module at most.
const REPEATED_WORK: usize = 48;

/// The design with small instances as parts of their parents, but not those that are evaluated in groups if there are any.
pub fn flattened(netlist: &Netlist, grouped: bool) -> Flattened {
    let groups = if grouped { groups(netlist) } else { vec![] };
    let mut instances = vec![0; netlist.modules.len()];
    netlist.modules.iter().flat_map(|module| &module.instances).for_each(|child| instances[child.module.index()] += 1);
    let restless = restless(netlist);
    flatten::flattened(netlist, |parent, place, child| {
        // What is a part is evaluated as often as its parent.
        let rests = !restless[parent.index()];
        let is_alone = groups.get(parent.index()).is_none_or(|groups| groups.of(place).len() == 1);
        let is_only = instances[netlist.module(parent).instances[place].module.index()] == 1;
        let limit = if is_only { REPEATED_WORK.max(WORK_PER_INPUT * input_words(child)) } else { REPEATED_WORK };
        rests && is_alone && work(child) <= limit
    })
}

/// Modules whose instances never rest: with a register that counts clocks, or with such an instance; and the top, whose inputs change most often.
fn restless(netlist: &Netlist) -> Vec<bool> {
    let mut restless: Vec<bool> = vec![];
    for (at, module) in netlist.modules.iter().enumerate() {
        let inner = module.instances.iter().any(|instance| restless[instance.module.index()]);
        let counts = module.registers.iter().any(|register| counts(module, register));
        restless.push(inner || at == netlist.top.index() || counts);
    }
    restless
}

/// Whether the next value of a register is, in every cycle, that of now and a constant.
fn counts(module: &Module, register: &Register) -> bool {
    if register.enable.is_some() {
        return false;
    }
    let given = |signal: SignalId| module.processes.iter().find(|process| process.target == signal);
    let next = match &module.expr(register.d).op {
        Op::Signal(signal) => given(*signal).and_then(|process| assigned(&process.body)).unwrap_or(register.d),
        _ => register.d,
    };
    let Op::Add(now, step) = &module.expr(next).op else { return false };
    let is_constant = matches!(module.expr(*step).op, Op::Constant(_));
    is_constant && module.expr(*now).op == Op::Signal(register.q)
}

fn input_words(module: &Module) -> usize {
    let inputs = module.signals.iter().filter(|signal| signal.kind == SignalKind::Input);
    inputs.map(|signal| words_of(signal.width) as usize).sum()
}

/// Expressions, and what instances are connected to.
fn work(module: &Module) -> usize {
    module.exprs.len() + module.instances.iter().map(|instance| instance.connections.len()).sum::<usize>()
}

/// By instance of the design, where it is in `hierarchy`, which has its [flattened] form; `became` is [`Flattened::instances`].
pub fn places(design: &Hierarchy, hierarchy: &Hierarchy, became: &[Vec<Became>]) -> Vec<Place> {
    let mut places = vec![Place::TOP; design.scopes().len()];
    let mut children: Vec<&[Became]> = vec![&[]; places.len()];
    children[0] = &became[design.netlist().top.index()];
    // Parents come before their children.
    for (at, scope) in design.scopes().iter().enumerate() {
        for (child, became_of_child) in scope.children.iter().zip(children[at]) {
            let (place, below) = match became_of_child {
                Became::Instance(instance) => {
                    let scope = hierarchy.scope(places[at].scope).children[*instance];
                    let module = design.scope(*child).module;
                    (Place { scope, ..Place::TOP }, &became[module.index()])
                }
                Became::Part(part) => {
                    let signals = Some(part.signals.as_slice().into());
                    (Place { scope: places[at].scope, signals, memories: part.memories }, &part.instances)
                }
            };
            (places[child.index()], children[child.index()]) = (place, below);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_counts_clocks_never_rests_and_neither_does_what_it_is_a_part_of() {
        let config = design::config("gfx7").unwrap();
        let netlist = super::super::dataflow(&design::compute_queue(config).unwrap()).unwrap();
        let restless = netlist.modules.iter().zip(restless(&netlist)).filter(|(_, restless)| *restless);
        let names: Vec<&str> = restless.map(|(module, _)| module.name.as_str()).collect();
        assert_eq!(names, ["compute_unit", "command_processor", "compute_queue"]);
    }
}
