//! In which order a module's logic is evaluated, and in how many functions.
//!
//! Outputs that depend, within a cycle, on the same inputs form a **cone**, which becomes one function; a parent can so
//! evaluate a child's output before all of the child's inputs are known, and combinational outputs need no iteration.
//! A cone runs after every cone of the same instance whose inputs are among its own, and leaves out what those have
//! computed. What no output depends on is the **rest**, evaluated when every input is known.

use super::activity::{Activity, activity};
use super::graph::{Graph, Node, SignalSet};
use super::groups::ModuleGroups;
use crate::engine::EngineError;
use std::collections::{HashMap, HashSet};
use tombolo_netlist::ir::{ExprId, Module, Netlist, SignalId, SignalKind};
use tombolo_netlist::schedule::{Driver, Reads};

/// Logic of outputs that depend on the same inputs.
#[derive(Clone, Debug)]
pub struct Cone {
    /// The inputs that must be known.
    pub inputs: SignalSet,
    /// What to evaluate, in order.
    pub nodes: Vec<Node>,
}

/// The evaluation order of one module.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Cones; those with fewer inputs first, in which order the top evaluates them.
    pub cones: Vec<Cone>,
    /// The cone that computes a signal, for outputs that are logic.
    pub cone_of: HashMap<SignalId, usize>,
    /// What no cone evaluates, in order.
    pub rest: Vec<Node>,
    /// What gives every signal its value once the cones of this instance have run, in order.
    pub observed: Vec<Node>,
    /// Of these, what gives a value to a signal that the cones do not store, or to a child.
    pub unknown: Vec<Node>,
    /// Signals whose value is needed outside the function that computes it.
    pub stored: Vec<bool>,
    /// By cone: something in it is kept, so that parents evaluate it with their outputs if they can.
    pub keeps: Vec<bool>,
    /// Nodes that several cones evaluate.
    pub repeated: HashSet<Node>,
    /// Whether the clock edge does anything, here or in a child.
    pub has_edge: bool,
    /// When instances need no evaluation.
    pub activity: Activity,
    /// By signal: the instance that it is an output of, if it does not change while that one rests.
    pub gated_source: Vec<Option<usize>>,
}

/// Plans of all modules, in their order; groups that cannot be evaluated together are dissolved. By module, `kept` has signals
/// that are stored, and evaluated with the outputs of the top as far as one of these depends on the same inputs.
///
/// # Errors
/// A combinational loop.
pub fn plans<'a>(
    netlist: &Netlist,
    drivers: impl Fn(usize) -> &'a [Driver],
    groups: &mut [ModuleGroups],
    kept: &[Vec<SignalId>],
) -> Result<Vec<Plan>, EngineError> {
    let mut plans: Vec<Plan> = vec![];
    for at in 0..netlist.modules.len() {
        let plan_with = |groups: &ModuleGroups| plan(netlist, at, drivers(at), groups, &plans, kept);
        let plan = match plan_with(&groups[at]) {
            // Members of a group may depend on each other within a cycle.
            Err(EngineError::Loop { .. }) if groups[at].is_some() => {
                groups[at].dissolve();
                plan_with(&groups[at])?
            }
            result => result?,
        };
        plans.push(plan);
    }
    Ok(plans)
}

fn plan(
    netlist: &Netlist,
    at: usize,
    drivers: &[Driver],
    groups: &ModuleGroups,
    plans: &[Plan],
    kept: &[Vec<SignalId>],
) -> Result<Plan, EngineError> {
    let module = &netlist.modules[at];
    let graph = Graph::new(netlist, module, drivers, groups, plans);
    let order = graph.order()?;
    let inputs = graph.sources(&order, |signal| drivers[signal.index()] == Driver::Input);
    // Outputs by what they depend on.
    let mut groups: Vec<(SignalSet, Vec<usize>)> = vec![];
    let mut outputs = vec![];
    for (at, _) in module.signals.iter().enumerate().filter(|(_, signal)| signal.kind == SignalKind::Output) {
        let Some(node) = graph.producer[at] else { continue };
        match groups.iter_mut().find(|(set, _)| *set == inputs[node]) {
            Some((_, roots)) => roots.push(node),
            None => groups.push((inputs[node].clone(), vec![node])),
        }
        outputs.push((SignalId(at as u32), node));
    }
    groups.sort_by_key(|(set, _)| set.count());
    let cone_of = outputs.into_iter().map(|(signal, node)| {
        let cone = groups.iter().position(|(set, _)| *set == inputs[node]);
        (signal, cone.unwrap_or(0))
    });
    let cone_of = cone_of.collect();
    let mut keeps = vec![false; groups.len()];
    for node in kept_nodes(&graph, plans, &kept[at], kept) {
        if let Some(cone) = groups.iter().position(|(set, _)| inputs[node].is_subset(set)) {
            groups[cone].1.push(node);
            keeps[cone] = true;
        }
    }
    let mut cones: Vec<Cone> = vec![];
    let mut members: Vec<Vec<bool>> = vec![];
    for (set, roots) in groups {
        let mut wanted = graph.needed(roots);
        for (earlier, nodes) in cones.iter().zip(&members) {
            if earlier.inputs.is_subset(&set) {
                wanted.iter_mut().zip(nodes).for_each(|(wanted, known)| *wanted &= !known);
            }
        }
        let nodes = order.iter().filter(|node| wanted[**node]).map(|node| graph.nodes[*node]).collect();
        cones.push(Cone { inputs: set, nodes });
        members.push(wanted);
    }
    let in_cone = |node: usize| members.iter().any(|nodes| nodes[node]);
    let rest_nodes: Vec<usize> = order.iter().copied().filter(|node| !in_cone(*node)).collect();
    let mut stored = stored(&graph, &members, &rest_nodes);
    kept[at].iter().for_each(|signal| stored[signal.index()] = true);
    let nodes_of = |nodes: &[usize]| nodes.iter().map(|node| graph.nodes[*node]).collect();
    let children_done =
        |node: usize| matches!(graph.nodes[node], Node::Connect { .. } | Node::Cone { .. }) && in_cone(node);
    let observed: Vec<usize> = order.iter().copied().filter(|node| !children_done(*node)).collect();
    let target = |node: usize| match graph.nodes[node] {
        Node::Process(at) => Some(module.processes[at].target),
        Node::Read { memory, port } => Some(module.memories[memory].reads[port].data),
        Node::Connect { .. } | Node::Cone { .. } => None,
    };
    let is_stored = |node: &usize| in_cone(*node) && target(*node).is_some_and(|signal| stored[signal.index()]);
    let unknown: Vec<usize> = observed.iter().copied().filter(|node| !is_stored(node)).collect();
    let in_several = |node: &usize| members.iter().filter(|nodes| nodes[*node]).count() > 1;
    let repeated = (0..graph.nodes.len()).filter(in_several).map(|node| graph.nodes[node]).collect();
    let has_edge = !rest_nodes.is_empty()
        || !module.registers.is_empty()
        || !module.memories.is_empty()
        || module.instances.iter().any(|instance| plans[instance.module.index()].has_edge);
    let activity = activity(&graph, &order, plans, has_edge);
    let (rest, observed, unknown) = (nodes_of(&rest_nodes), nodes_of(&observed), nodes_of(&unknown));
    let gated = |instance: &usize| plans[module.instances[*instance].module.index()].activity.gated;
    let gated_source = |driver: &Driver| match driver {
        Driver::Child { instance, .. } => Some(*instance).filter(gated),
        _ => None,
    };
    let gated_source = drivers.iter().map(gated_source).collect();
    Ok(Plan { cones, cone_of, rest, observed, unknown, stored, keeps, repeated, has_edge, activity, gated_source })
}

/// What gives kept signals of a module and of its children their values; `own` are those of the module, `all` those of each one.
fn kept_nodes(graph: &Graph, plans: &[Plan], own: &[SignalId], all: &[Vec<SignalId>]) -> Vec<usize> {
    let module_of = |instance: usize| graph.module.instances[instance].module.index();
    let of_child = |node: &usize| match graph.nodes[*node] {
        Node::Connect { instance, port, .. } => all[module_of(instance)].contains(&port),
        Node::Cone { instance, cone } => plans[module_of(instance)].keeps[cone],
        Node::Process(_) | Node::Read { .. } => false,
    };
    let own = own.iter().filter_map(|signal| graph.producer[signal.index()]);
    own.chain((0..graph.nodes.len()).filter(of_child)).collect()
}

/// What gives an instance its inputs and outputs, and every signal on the way there its value, once the module's cones have run.
///
/// # Errors
/// A combinational loop.
pub fn reach(
    netlist: &Netlist,
    module: usize,
    drivers: &[Driver],
    groups: &ModuleGroups,
    plans: &[Plan],
    instance: usize,
) -> Result<Vec<Node>, EngineError> {
    let graph = Graph::new(netlist, &netlist.modules[module], drivers, groups, plans);
    let order = graph.order()?;
    let from = |node: usize| match graph.nodes[node] {
        Node::Connect { from, .. } => Some(from),
        _ => None,
    };
    // The instance evaluates its outputs in cones, which belong to its parent.
    let wanted = |node: &usize| match graph.nodes[*node] {
        Node::Connect { instance: to, .. } => groups.leader(to) == groups.leader(instance),
        Node::Cone { instance: of, .. } => of == groups.leader(instance),
        _ => false,
    };
    let needed = graph.needed((0..graph.nodes.len()).filter(wanted).collect());
    // Who receives a signal receives it with all others that do: the clock edge compares it for one of them only.
    let received: HashSet<SignalId> = (0..graph.nodes.len()).filter(|node| needed[*node]).filter_map(from).collect();
    let together = |node: usize| from(node).is_some_and(|from| received.contains(&from));
    let observed: HashSet<Node> = plans[module].observed.iter().copied().collect();
    let nodes = order.into_iter().filter(|node| needed[*node] || together(*node)).map(|node| graph.nodes[node]);
    Ok(nodes.filter(|node| observed.contains(node)).collect())
}

/// Outputs, and what is read by another function than the one that computes it.
fn stored(graph: &Graph, cones: &[Vec<bool>], rest: &[usize]) -> Vec<bool> {
    let module = graph.module;
    let mut stored: Vec<bool> = module.signals.iter().map(|signal| signal.kind == SignalKind::Output).collect();
    let mut is_rest = vec![false; graph.nodes.len()];
    rest.iter().for_each(|node| is_rest[*node] = true);
    let in_function = |function: usize, node: usize| match cones.get(function) {
        Some(members) => members[node],
        None => is_rest[node],
    };
    let mut read = |function: usize, signal: SignalId| {
        if graph.producer[signal.index()].is_some_and(|producer| !in_function(function, producer)) {
            stored[signal.index()] = true;
        }
    };
    for function in 0..=cones.len() {
        for node in (0..graph.nodes.len()).filter(|node| in_function(function, *node)) {
            graph.reads[node].iter().for_each(|signal| read(function, *signal));
        }
    }
    // The clock edge is evaluated with the rest.
    let registers = module.registers.iter().flat_map(|register| [Some(register.d), register.enable]);
    let roots: Vec<ExprId> = registers.flatten().chain(memory_roots(module)).collect();
    let edge = Reads::new(module).of_exprs(roots);
    edge.into_iter().for_each(|signal| read(cones.len(), signal));
    stored
}

/// Every expression that the clock edge looks at for the sake of memories.
pub fn memory_roots(module: &Module) -> Vec<ExprId> {
    let mut roots = vec![];
    for memory in &module.memories {
        for read in memory.reads.iter().filter(|read| read.registered) {
            roots.push(read.address);
            roots.extend(read.enable);
        }
        for write in &memory.writes {
            roots.extend([write.address, write.enable, write.data]);
            roots.extend(write.mask);
        }
    }
    roots
}
