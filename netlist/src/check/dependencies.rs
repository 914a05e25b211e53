//! Which signals follow which within one cycle, through the hierarchy: what loops are found with and what an order of
//! evaluation is made from.

use crate::ir::{ExprId, Module, ModuleId, Netlist, SignalId, SignalKind};
use crate::schedule::Reads;

/// The combinational dependencies of one module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dependencies {
    /// For each signal, the signals of the same module that it follows directly, in ascending order: those its process
    /// reads, the address of an unregistered read port, or the inputs of a child that the child's output follows.
    pub direct: Vec<Vec<SignalId>>,
    /// For each output, the inputs that it follows, directly or not, in ascending order. Clocks are not among them.
    pub outputs: Vec<(SignalId, Vec<SignalId>)>,
}

impl Dependencies {
    /// The inputs that `output` follows.
    pub fn inputs_of(&self, output: SignalId) -> &[SignalId] {
        let found = self.outputs.iter().find(|(port, _)| *port == output);
        found.map_or(&[], |(_, inputs)| inputs)
    }
}

/// The dependencies of every module, in the order of [`Netlist::modules`].
pub fn dependencies(netlist: &Netlist) -> Vec<Dependencies> {
    let mut done = Vec::with_capacity(netlist.modules.len());
    for module in &netlist.modules {
        done.push(of_module(module, &done));
    }
    done
}

fn of_module(module: &Module, children: &[Dependencies]) -> Dependencies {
    let mut direct: Vec<Vec<SignalId>> = vec![vec![]; module.signals.len()];
    let mut reads = Reads::new(module);
    for process in &module.processes {
        direct[process.target.index()].extend(reads.of_statements(&process.body));
    }
    for read in module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| !read.registered) {
        let roots: Vec<ExprId> = [read.address].into_iter().chain(read.enable).collect();
        direct[read.data.index()].extend(reads.of_exprs(roots));
    }
    for instance in &module.instances {
        let child = child_of(children, instance.module);
        let signal =
            |port: SignalId| instance.connections.iter().find(|(it, _)| *it == port).map(|(_, signal)| *signal);
        for (output, inputs) in child {
            if let Some(target) = signal(*output) {
                direct[target.index()].extend(inputs.iter().filter_map(|input| signal(*input)));
            }
        }
    }
    for followed in &mut direct {
        followed.sort();
        followed.dedup();
    }
    let is_output = |(_, kind): &(SignalId, SignalKind)| *kind == SignalKind::Output;
    let numbered = module.signals.iter().enumerate().map(|(at, signal)| (SignalId(at as u32), signal.kind));
    let mut reached = Reached { query: 0, seen: vec![0; module.signals.len()] };
    let outputs = numbered.filter(is_output).map(|(id, _)| (id, reached.inputs(module, &direct, id))).collect();
    Dependencies { direct, outputs }
}

/// The outputs of a child; none for a child that does not precede its parent.
fn child_of(children: &[Dependencies], id: ModuleId) -> &[(SignalId, Vec<SignalId>)] {
    children.get(id.index()).map_or(&[], |child| &child.outputs)
}

struct Reached {
    query: u32,
    seen: Vec<u32>,
}

impl Reached {
    /// The inputs that a signal follows.
    fn inputs(&mut self, module: &Module, direct: &[Vec<SignalId>], from: SignalId) -> Vec<SignalId> {
        self.query += 1;
        let mut inputs = vec![];
        let mut open = vec![from];
        while let Some(signal) = open.pop() {
            if std::mem::replace(&mut self.seen[signal.index()], self.query) == self.query {
                continue;
            }
            if module.signal(signal).kind == SignalKind::Input {
                inputs.push(signal);
            }
            open.extend(&direct[signal.index()]);
        }
        inputs.sort();
        inputs
    }
}
