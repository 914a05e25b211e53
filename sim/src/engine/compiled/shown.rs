//! Which signals have their values as soon as the outputs of the top are settled: those that the cones which run for that store.

use super::code::Code;
use super::graph::Node;
use crate::engine::{Hierarchy, ScopeId};
use tombolo_netlist::ir::SignalId;
use tombolo_netlist::schedule::Driver;

/// Whether settling the outputs gives a signal its value.
pub fn settles_with_outputs(code: &Code, hierarchy: &Hierarchy, scope: ScopeId, signal: SignalId) -> bool {
    let id = hierarchy.scope(scope).module;
    let runs = |scope, node| nodes(code, hierarchy, scope).contains(&node);
    let stored = || code.plan(id.index()).stored[signal.index()];
    match hierarchy.drivers(id)[signal.index()] {
        Driver::Register(_) => true,
        Driver::Process(at) => stored() && runs(scope, Node::Process(at)),
        Driver::Read { memory, port } => {
            let is_register = hierarchy.module(scope).memories[memory].reads[port].registered;
            is_register || stored() && runs(scope, Node::Read { memory, port })
        }
        Driver::Child { instance, port } => {
            settles_with_outputs(code, hierarchy, hierarchy.scope(scope).children[instance], port)
        }
        Driver::Input => {
            let Some((parent, instance)) = place(hierarchy, scope) else { return true };
            let is_it = |node: &Node| matches!(node, Node::Connect { instance: to, port, .. } if *to == instance && *port == signal);
            nodes(code, hierarchy, parent).iter().any(is_it)
        }
    }
}

/// The parent of an instance, and the place of the instance there.
fn place(hierarchy: &Hierarchy, scope: ScopeId) -> Option<(ScopeId, usize)> {
    let parent = hierarchy.scope(scope).parent?;
    Some((parent, hierarchy.scope(parent).children.iter().position(|child| *child == scope)?))
}

/// What is evaluated of an instance when the outputs of the top are settled.
fn nodes(code: &Code, hierarchy: &Hierarchy, scope: ScopeId) -> Vec<Node> {
    let plan = code.plan(hierarchy.scope(scope).module.index());
    let runs: Vec<bool> = match place(hierarchy, scope) {
        None => vec![true; plan.cones.len()],
        Some((parent, instance)) => {
            let calls = nodes(code, hierarchy, parent);
            let leader = code.leader(hierarchy.scope(parent).module.index(), instance);
            (0..plan.cones.len()).map(|cone| calls.contains(&Node::Cone { instance: leader, cone })).collect()
        }
    };
    let cones = plan.cones.iter().zip(runs).filter(|(_, runs)| *runs);
    cones.flat_map(|(cone, _)| cone.nodes.iter().copied()).collect()
}
