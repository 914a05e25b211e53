//! The logic of one module as a graph: what is evaluated, and what must come before it.

use super::groups::ModuleGroups;
use super::plan::Plan;
use crate::engine::EngineError;
use tombolo_netlist::ir::{Module, Netlist, SignalId, SignalKind};
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
        /// Index into the module's instances; of the first one of its group.
        instance: usize,
        /// Index into the cones of the child's plan.
        cone: usize,
    },
}

/// A set of a module's signals.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SignalSet(Vec<u64>);

impl SignalSet {
    /// The empty set.
    pub fn none(module: &Module) -> Self {
        Self(vec![0; module.signals.len().div_ceil(64)])
    }

    /// Adds a signal.
    pub fn insert(&mut self, signal: SignalId) {
        self.0[signal.index() / 64] |= 1 << (signal.index() % 64);
    }

    /// Whether a signal is in it.
    pub fn contains(&self, signal: SignalId) -> bool {
        self.0[signal.index() / 64] >> (signal.index() % 64) & 1 == 1
    }

    /// Adds another set of the same module.
    pub fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(to, from)| *to |= from);
    }

    /// Whether all of it is in another set.
    pub fn is_subset(&self, of: &Self) -> bool {
        self.0.iter().zip(&of.0).all(|(part, whole)| part & !whole == 0)
    }

    /// Number of signals.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

/// Nodes of a module and what each needs.
pub struct Graph<'a> {
    /// Whose logic.
    pub module: &'a Module,
    /// Drivers of its signals.
    pub drivers: &'a [Driver],
    /// Its logic.
    pub nodes: Vec<Node>,
    /// Signals of the module that a node reads.
    pub reads: Vec<Vec<SignalId>>,
    /// Nodes that must come before, beyond the producers of `reads`.
    after: Vec<Vec<usize>>,
    /// Node that produces a signal's value, for signals that are logic.
    pub producer: Vec<Option<usize>>,
}

impl<'a> Graph<'a> {
    /// The graph of a module whose children have plans.
    pub fn new(
        netlist: &Netlist,
        module: &'a Module,
        drivers: &'a [Driver],
        groups: &ModuleGroups,
        plans: &[Plan],
    ) -> Self {
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
        let mut connects: Vec<Vec<(SignalId, usize)>> = vec![vec![]; module.instances.len()];
        for (instance, child) in module.instances.iter().enumerate() {
            for (port, from) in &child.connections {
                if netlist.module(child.module).signal(*port).kind == SignalKind::Input {
                    let node = Node::Connect { instance, port: *port, from: *from };
                    connects[instance].push((*port, graph.add(node, vec![*from], vec![])));
                }
            }
        }
        // A group is evaluated when all of it has received its inputs.
        for instance in (0..module.instances.len()).filter(|instance| groups.leader(*instance) == *instance) {
            let members = groups.of(instance);
            let plan = &plans[module.instances[instance].module.index()];
            let first = graph.nodes.len();
            for (at, cone) in plan.cones.iter().enumerate() {
                let connects = members.iter().flat_map(|member| &connects[*member]);
                let inputs = connects.filter(|(port, _)| cone.inputs.contains(*port)).map(|(_, node)| *node);
                let before = (0..at).filter(|before| plan.cones[*before].inputs.is_subset(&cone.inputs));
                let after = inputs.chain(before.map(|before| first + before)).collect();
                graph.add(Node::Cone { instance, cone: at }, vec![], after);
            }
            for (port, to) in members.iter().flat_map(|member| &module.instances[*member].connections) {
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

    /// What must be evaluated before a node.
    pub fn before(&self, node: usize) -> impl Iterator<Item = usize> {
        let producers = self.reads[node].iter().filter_map(|signal| self.producer[signal.index()]);
        self.after[node].iter().copied().chain(producers)
    }

    /// All nodes, each after what it needs.
    ///
    /// # Errors
    /// A combinational loop.
    pub fn order(&self) -> Result<Vec<usize>, EngineError> {
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

    /// The signals with property `is_source` that each node depends on, directly or through other nodes.
    pub fn sources(&self, order: &[usize], is_source: impl Fn(SignalId) -> bool) -> Vec<SignalSet> {
        let mut sources = vec![SignalSet::none(self.module); self.nodes.len()];
        for node in order {
            let mut set = SignalSet::none(self.module);
            self.reads[*node].iter().filter(|signal| is_source(**signal)).for_each(|signal| set.insert(*signal));
            self.before(*node).for_each(|before| set.add(&sources[before]));
            sources[*node] = set;
        }
        sources
    }

    /// Marks `roots` and all that they need.
    pub fn needed(&self, roots: Vec<usize>) -> Vec<bool> {
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
