//! In which order a module's logic is evaluated, and in how many functions.
//!
//! Outputs that depend, within a cycle, on the same inputs form a **cone**, which becomes one function; a parent can so
//! evaluate a child's output before all of the child's inputs are known, and combinational outputs need no iteration.
//! A cone runs after every cone of the same instance whose inputs are among its own, and leaves out what those have
//! computed. What no output depends on is the **rest**, evaluated when every input is known.

use crate::engine::EngineError;
use std::collections::HashMap;
use tombolo_netlist::ir::{ExprId, Module, Netlist, SignalId, SignalKind};
use tombolo_netlist::schedule::{Driver, Reads};

/// A piece of a module's logic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// Index into the module's processes.
    Process(usize),
    /// A same-cycle read port.
    Read {
        /// Index into the module's memories.
        memory: usize,
        /// Index into its read ports.
        port: usize,
    },
    /// A child receives a signal.
    Connect {
        /// Index into the module's instances.
        instance: usize,
        /// The child's input.
        port: SignalId,
        /// The module's signal.
        from: SignalId,
    },
    /// A child evaluates one of its cones.
    Cone {
        /// Index into the module's instances.
        instance: usize,
        /// Index into the cones of the child's plan.
        cone: usize,
    },
}

/// Logic of outputs that depend on the same inputs.
#[derive(Clone, Debug)]
pub struct Cone {
    /// The inputs that must be known.
    inputs: Inputs,
    /// What to evaluate, in order.
    pub nodes: Vec<Node>,
}

/// The evaluation order of one module.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Cones; those with fewer inputs first, in which order the top evaluates them.
    pub cones: Vec<Cone>,
    /// The cone that computes a signal, for outputs that are logic.
    cone_of: HashMap<SignalId, usize>,
    /// What no cone evaluates, in order.
    pub rest: Vec<Node>,
    /// What gives every signal its value once the cones of this instance have run, in order.
    pub observed: Vec<Node>,
    /// Signals whose value is needed outside the function that computes it.
    pub stored: Vec<bool>,
}

/// A set of a module's signals.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Inputs(Vec<u64>);

impl Inputs {
    fn none(module: &Module) -> Self {
        Self(vec![0; module.signals.len().div_ceil(64)])
    }

    fn insert(&mut self, signal: SignalId) {
        self.0[signal.index() / 64] |= 1 << (signal.index() % 64);
    }

    fn contains(&self, signal: SignalId) -> bool {
        self.0[signal.index() / 64] >> (signal.index() % 64) & 1 == 1
    }

    fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(to, from)| *to |= from);
    }

    fn is_subset(&self, of: &Self) -> bool {
        self.0.iter().zip(&of.0).all(|(part, whole)| part & !whole == 0)
    }

    fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

/// Nodes of a module and what each needs.
struct Graph<'a> {
    module: &'a Module,
    drivers: &'a [Driver],
    nodes: Vec<Node>,
    /// Signals of the module that a node reads.
    reads: Vec<Vec<SignalId>>,
    /// Nodes that must come before, beyond the producers of `reads`.
    after: Vec<Vec<usize>>,
    /// Node that produces a signal's value, for signals that are logic.
    producer: Vec<Option<usize>>,
}

impl<'a> Graph<'a> {
    fn new(netlist: &Netlist, module: &'a Module, drivers: &'a [Driver], plans: &[Plan]) -> Self {
        let producer = vec![None; module.signals.len()];
        let mut graph = Self { module, drivers, nodes: vec![], reads: vec![], after: vec![], producer };
        let mut reads = Reads::new(module);
        for (at, process) in module.processes.iter().enumerate() {
            let read = reads.of_statements(&process.body);
            graph.producer[process.target.index()] = Some(graph.add(Node::Process(at), read, vec![]));
        }
        for (memory, ram) in module.memories.iter().enumerate() {
            for (port, read) in ram.reads.iter().enumerate().filter(|(_, read)| !read.registered) {
                let node = graph.add(Node::Read { memory, port }, reads.of_exprs([read.address]), vec![]);
                graph.producer[read.data.index()] = Some(node);
            }
        }
        for (instance, child) in module.instances.iter().enumerate() {
            let plan = &plans[child.module.index()];
            let mut connects = vec![];
            for (port, from) in &child.connections {
                if netlist.module(child.module).signal(*port).kind == SignalKind::Input {
                    let node = Node::Connect { instance, port: *port, from: *from };
                    connects.push((*port, graph.add(node, vec![*from], vec![])));
                }
            }
            let first = graph.nodes.len();
            for (at, cone) in plan.cones.iter().enumerate() {
                let inputs = connects.iter().filter(|(port, _)| cone.inputs.contains(*port)).map(|(_, node)| *node);
                let before = (0..at).filter(|before| plan.cones[*before].inputs.is_subset(&cone.inputs));
                let after = inputs.chain(before.map(|before| first + before)).collect();
                graph.add(Node::Cone { instance, cone: at }, vec![], after);
            }
            for (port, to) in &child.connections {
                if let Some(cone) = plan.cone_of.get(port) {
                    graph.producer[to.index()] = Some(first + cone);
                }
            }
        }
        graph
    }

    fn add(&mut self, node: Node, reads: Vec<SignalId>, after: Vec<usize>) -> usize {
        self.nodes.push(node);
        self.reads.push(reads);
        self.after.push(after);
        self.nodes.len() - 1
    }

    fn before(&self, node: usize) -> impl Iterator<Item = usize> {
        let producers = self.reads[node].iter().filter_map(|signal| self.producer[signal.index()]);
        self.after[node].iter().copied().chain(producers)
    }

    /// All nodes, each after what it needs.
    fn order(&self) -> Result<Vec<usize>, EngineError> {
        let mut order = vec![];
        let mut state = vec![0u8; self.nodes.len()];
        for root in 0..self.nodes.len() {
            if state[root] != 0 {
                continue;
            }
            let mut stack = vec![(root, self.before(root).collect::<Vec<_>>())];
            state[root] = 1;
            while let Some((node, open)) = stack.last_mut() {
                let node = *node;
                match open.pop() {
                    Some(next) if state[next] == 1 => {
                        let from = stack.iter().position(|(on_path, _)| *on_path == next).unwrap_or(0);
                        return Err(self.loop_error(stack[from..].iter().rev().map(|(node, _)| *node)));
                    }
                    Some(next) if state[next] == 0 => {
                        state[next] = 1;
                        stack.push((next, self.before(next).collect()));
                    }
                    Some(_) => {}
                    None => {
                        state[node] = 2;
                        order.push(node);
                        stack.pop();
                    }
                }
            }
        }
        Ok(order)
    }

    fn loop_error(&self, nodes: impl Iterator<Item = usize>) -> EngineError {
        let module = &self.module;
        let name = |node: usize| match self.nodes[node] {
            Node::Process(at) => Some(module.signal(module.processes[at].target).name.clone()),
            Node::Read { memory, port } => Some(module.signal(module.memories[memory].reads[port].data).name.clone()),
            Node::Connect { from, .. } => Some(module.signal(from).name.clone()),
            Node::Cone { .. } => None,
        };
        EngineError::Loop { path: nodes.filter_map(name).map(|name| format!("{}.{name}", module.name)).collect() }
    }

    /// Inputs of the module that each node depends on.
    fn inputs(&self, order: &[usize]) -> Vec<Inputs> {
        let mut inputs = vec![Inputs::none(self.module); self.nodes.len()];
        for node in order {
            let mut set = Inputs::none(self.module);
            for signal in &self.reads[*node] {
                if self.drivers[signal.index()] == Driver::Input {
                    set.insert(*signal);
                }
            }
            self.before(*node).for_each(|before| set.add(&inputs[before]));
            inputs[*node] = set;
        }
        inputs
    }

    /// Marks `roots` and all that they need.
    fn needed(&self, roots: Vec<usize>) -> Vec<bool> {
        let mut needed = vec![false; self.nodes.len()];
        let mut open = roots;
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut needed[node], true) {
                open.extend(self.before(node));
            }
        }
        needed
    }
}

/// Plans of all modules, in their order.
///
/// # Errors
/// A combinational loop.
pub fn plans<'a>(netlist: &Netlist, drivers: impl Fn(usize) -> &'a [Driver]) -> Result<Vec<Plan>, EngineError> {
    let mut plans: Vec<Plan> = vec![];
    for (at, module) in netlist.modules.iter().enumerate() {
        let plan = plan(netlist, module, drivers(at), &plans)?;
        plans.push(plan);
    }
    Ok(plans)
}

fn plan(netlist: &Netlist, module: &Module, drivers: &[Driver], plans: &[Plan]) -> Result<Plan, EngineError> {
    let graph = Graph::new(netlist, module, drivers, plans);
    let order = graph.order()?;
    let inputs = graph.inputs(&order);
    // Outputs by what they depend on.
    let mut groups: Vec<(Inputs, Vec<usize>)> = vec![];
    let mut outputs = vec![];
    for (at, _) in module.signals.iter().enumerate().filter(|(_, signal)| signal.kind == SignalKind::Output) {
        let Some(node) = graph.producer[at] else { continue };
        match groups.iter_mut().find(|(set, _)| *set == inputs[node]) {
            Some((_, roots)) => roots.push(node),
            None => groups.push((inputs[node].clone(), vec![node])),
        }
        outputs.push((SignalId(at as u32), node));
    }
    groups.sort_by_key(|(set, _)| set.len());
    let cone_of = outputs.into_iter().map(|(signal, node)| {
        let cone = groups.iter().position(|(set, _)| *set == inputs[node]);
        (signal, cone.unwrap_or(0))
    });
    let cone_of = cone_of.collect();
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
    let stored = stored(&graph, &members, &rest_nodes);
    let nodes_of = |nodes: &[usize]| nodes.iter().map(|node| graph.nodes[*node]).collect();
    let children_done =
        |node: usize| matches!(graph.nodes[node], Node::Connect { .. } | Node::Cone { .. }) && in_cone(node);
    let observed: Vec<usize> = order.iter().copied().filter(|node| !children_done(*node)).collect();
    Ok(Plan { cones, cone_of, rest: nodes_of(&rest_nodes), observed: nodes_of(&observed), stored })
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
    let edge = Reads::new(module).of_exprs(edge_roots(module));
    edge.into_iter().for_each(|signal| read(cones.len(), signal));
    stored
}

/// Every expression that the clock edge looks at.
fn edge_roots(module: &Module) -> Vec<ExprId> {
    let mut roots = vec![];
    for register in &module.registers {
        roots.push(register.d);
        roots.extend(register.enable);
    }
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
