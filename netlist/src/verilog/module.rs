//! One Verilog module: what its parts need to know of it, and their order.

use super::WriteError;
use super::arrays::Arrays;
use super::clocked::{ClockedBlock, absorb};
use super::expressions::Known;
use super::lines::{broken, paragraphs};
use super::names::Names;
use super::order::order;
use super::places::Places;
use super::repeat::{Leaf, Loop, Repeated, repeated};
use super::roles::roles;
use super::selections::{Finder, Form, Selection};
use super::statements::simplify;
use crate::eval::Evaluator;
use crate::ir::{ExprId, Memory, Module, ModuleKind, Op, Process, SignalId, SignalKind};
use crate::value::Value;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Gathers the text of one module.
pub(super) struct ModuleWriter<'a> {
    pub(super) module: &'a Module,
    /// Identifiers in use.
    pub(super) names: Names,
    /// Where the signals are.
    pub(super) places: Places,
    pub(super) arrays: &'a Arrays,
    pub(super) leaves: &'a HashMap<SignalId, Leaf>,
    pub(super) loops: &'a [Loop],
    /// Signals that the text does not have.
    pub(super) absorbed: &'a HashSet<SignalId>,
    /// The clock's name.
    pub(super) clock: String,
    /// The reset, if there is one.
    pub(super) reset: Option<ResetInput>,
    /// Registers outside of loops.
    pub(super) clocked: &'a ClockedBlock,
    /// Processes outside of loops.
    pub(super) processes: Vec<Process>,
    /// Their targets that are `reg`, since a block assigns them.
    pub(super) blocks: HashSet<SignalId>,
    /// One for each expression.
    pub(super) known: Vec<Known>,
    /// Declarations that the text written next needs before it.
    pub(super) pending: String,
    /// Those of them that belong inside the loop that is being written.
    pub(super) pending_inside: String,
    /// Named constants in use, by enumeration, value and label.
    pub(super) constants: BTreeMap<(String, Value, String), String>,
    /// Functions that count leading zeros, by width of the operand.
    pub(super) leading_zeros: BTreeMap<u32, String>,
    /// Functions that reverse the order of bits, by their number.
    pub(super) reversals: BTreeMap<u32, String>,
    /// Functions that select elements.
    pub(super) selections: BTreeMap<Form, String>,
    /// The disjunctions that call them.
    pub(super) selecting: HashMap<ExprId, Selection>,
    /// What expressions are for.
    pub(super) roles: Vec<Option<String>>,
    /// Names that only a number tells from others.
    pub(super) numbered: u32,
}

/// How the registers of a module are reset.
#[derive(Clone)]
pub(super) struct ResetInput {
    pub(super) name: String,
    pub(super) asynchronous: bool,
}

/// What parents know about the signals of a module.
pub(super) struct PortNames {
    /// Verilog names, of the vector where a signal is in one.
    pub(super) names: Vec<String>,
    /// Vector and number of the ports that are in one.
    pub(super) place: HashMap<SignalId, (usize, u32)>,
    /// Vectors there are.
    count: usize,
}

impl PortNames {
    /// What an instance connects to the elements of each vector.
    pub(super) fn vectors(&self, connections: &[(SignalId, SignalId)]) -> Vec<Vec<SignalId>> {
        let mut vectors: Vec<Vec<(u32, SignalId)>> = vec![vec![]; self.count];
        for (port, signal) in connections {
            if let Some((vector, number)) = self.place.get(port) {
                vectors[*vector].push((*number, *signal));
            }
        }
        vectors.iter_mut().for_each(|vector| vector.sort_by_key(|(number, _)| *number));
        vectors.into_iter().map(|vector| vector.into_iter().map(|(_, signal)| signal).collect()).collect()
    }
}

/// A module's text.
pub(super) struct Written {
    pub(super) text: String,
    pub(super) ports: PortNames,
    /// Names of values that only a number tells from others.
    pub(super) numbered: u32,
}

/// What the text of a module depends on besides the module.
pub(super) struct Surroundings<'a> {
    /// The module's Verilog name.
    pub(super) name: &'a str,
    /// Its ports stay apart, each under its own name.
    pub(super) keeps_ports: bool,
    /// The signals that each of its signals follows within a cycle.
    pub(super) direct: &'a [Vec<SignalId>],
    /// Verilog names of all modules.
    pub(super) names: &'a [String],
    /// Of the modules before it, children among them.
    pub(super) ports: &'a [PortNames],
    /// Registers take their initial values at once when the reset is set.
    pub(super) asynchronous_reset: bool,
}

/// The Verilog of a module.
pub(super) fn write(module: &Module, surroundings: &Surroundings) -> Result<Written, WriteError> {
    let Surroundings { name, keeps_ports, direct, names, ports, asynchronous_reset } = *surroundings;
    let clock = module.signals.iter().position(|signal| signal.kind == SignalKind::Clock);
    let reset = module.signals.iter().position(|signal| signal.kind == SignalKind::Reset);
    let clocked = !module.registers.is_empty() || module.memories.iter().any(Memory::is_clocked);
    if clocked && clock.is_none() {
        return Err(WriteError::NoClock { module: module.name.clone() });
    }
    let mut repeated = repeated(module, keeps_ports, direct);
    let mut known = constants(&repeated.module);
    let constant = |id: ExprId| known[id.index()].constant.clone();
    for process in &mut repeated.module.processes {
        process.body = simplify(&process.body, &constant);
    }
    absorb(&mut repeated);
    let mut scope = Names::default();
    scope.claim(name);
    let places = Places::new(&repeated, &mut scope, ports);
    let Repeated { module, arrays, registers, loops, leaves, absorbed } = &repeated;
    let clocked = ClockedBlock::of(registers);
    for (at, expr) in module.exprs.iter().enumerate() {
        known[at].varies = match &expr.op {
            Op::Signal(signal) => leaves.contains_key(signal),
            op => op.operands().iter().any(|operand| known[operand.index()].varies),
        };
    }
    let mut writer = ModuleWriter {
        module,
        names: scope,
        clock: clock.map_or(String::new(), |at| places.signals[at].clone()),
        reset: reset.map(|at| ResetInput { name: places.signals[at].clone(), asynchronous: asynchronous_reset }),
        places,
        arrays,
        leaves,
        loops,
        absorbed,
        processes: module.processes.clone(),
        blocks: HashSet::new(),
        roles: roles(module, arrays, &clocked, loops, leaves),
        clocked: &clocked,
        known,
        pending: String::new(),
        pending_inside: String::new(),
        constants: BTreeMap::new(),
        leading_zeros: BTreeMap::new(),
        reversals: BTreeMap::new(),
        selections: BTreeMap::new(),
        selecting: HashMap::new(),
        numbered: 0,
    };
    writer.survey();
    let (places, known) = (&writer.places, &writer.known);
    writer.selecting = Finder { module, places, leaves, known }.all();
    let blocks = writer.processes.iter().filter(|process| writer.is_block(process)).map(|process| process.target);
    writer.blocks = blocks.collect();
    let text = writer.text(name, names, ports);
    let mut lines: Vec<String> = text.lines().map(broken).collect();
    lines.dedup_by(|line, previous| line == "\n" && previous == "\n");
    let Places { signals: mut port_names, vectors, .. } = writer.places;
    let mut place = HashMap::new();
    for (signal, (array, number)) in &arrays.place {
        if let (Some(vector), true) = (&vectors[*array], module.signal(*signal).kind != SignalKind::Local) {
            port_names[signal.index()] = vector.clone();
            place.insert(*signal, (*array, *number));
        }
    }
    let numbered = writer.numbered;
    let ports = PortNames { names: port_names, place, count: vectors.len() };
    Ok(Written { text: lines.concat(), ports, numbered })
}

/// The values of the expressions whose signals make no difference.
fn constants(module: &Module) -> Vec<Known> {
    let signals: Vec<Value> = module.signals.iter().map(|signal| Value::zero(signal.width)).collect();
    let mut evaluator = Evaluator::new(module, &signals);
    let mut known: Vec<Known> = vec![];
    for (at, expr) in module.exprs.iter().enumerate() {
        let constant = |operand: &ExprId| known[operand.index()].constant.as_ref();
        let settled = match &expr.op {
            Op::Signal(_) => false,
            Op::And(a, b) if [a, b].into_iter().filter_map(constant).any(Value::is_zero) => true,
            Op::Or(a, b) if [a, b].into_iter().filter_map(constant).any(Value::is_ones) => true,
            op => op.operands().iter().all(|operand| constant(operand).is_some()),
        };
        let constant = settled.then(|| evaluator.expr(ExprId(at as u32)));
        known.push(Known { constant, ..Known::default() });
    }
    known
}

impl ModuleWriter<'_> {
    fn text(&mut self, name: &str, names: &[String], ports: &[PortNames]) -> String {
        let module = self.module;
        let mut body = String::new();
        let processes = std::mem::take(&mut self.processes);
        for at in order(module, &processes, &self.known, &self.places.signals) {
            let text = self.process(&processes[at]);
            self.flush(&mut body, &text);
        }
        if let [_, ..] = self.loops {
            let text = format!("  genvar {};\n", self.places.variable);
            self.flush(&mut body, &text);
        }
        for each in self.loops {
            let text = self.repeat(each, names, ports);
            self.flush(&mut body, &text);
        }
        let initial = self.initial_values();
        let text = self.registers(self.clocked);
        self.flush(&mut body, &format!("{initial}{text}"));
        for memory in &module.memories {
            let text = self.memory(memory);
            self.flush(&mut body, &text);
        }
        for instance in &module.instances {
            let text = self.instance(instance, names, ports);
            self.flush(&mut body, &text);
        }
        self.processes = processes;
        let kind = match module.kind {
            ModuleKind::Kernel => "kernel",
            ModuleKind::Generator => "generator",
        };
        let mut text = format!(
            "// {name}: {kind} of {}. Written by Tombolo; change the source.\n\
             // SPDX-License-Identifier: MIT OR Apache-2.0\n`default_nettype none\n\n",
            module.source
        );
        text.push_str(&self.header(name));
        text.push_str(&self.declarations());
        if !body.is_empty() {
            text.push('\n');
        }
        text.push_str(&paragraphs(&body));
        // What is read after this file keeps Verilog's own rule.
        text.push_str("endmodule\n`default_nettype wire\n");
        text
    }

    /// Appends the wires that `text` needs, then `text`.
    fn flush(&mut self, body: &mut String, text: &str) {
        body.push_str(&std::mem::take(&mut self.pending));
        body.push_str(text);
    }
}
