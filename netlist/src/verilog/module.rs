//! One Verilog module: header, ports, declarations, logic, registers, memories, instances.

use super::WriteError;
use super::arrays::Arrays;
use super::clocked::{ClockedBlock, Step, absorb, only};
use super::expressions::{Known, literal, zeros};
use super::functions::{Locals, leading_zeros, range};
use super::lines::{LINE_LENGTH, broken, comment, declared, filled, one_line};
use super::names::Names;
use super::order::order;
use super::places::{Place, Places};
use super::repeat::{Affine, Leaf, Loop, Repeated, repeated};
use super::roles::roles;
use super::statements::simplify;
use crate::eval::Evaluator;
use crate::ir::{ExprId, Memory, Module, ModuleKind, Op, Process, SignalId, SignalKind};
use crate::value::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt::Write;

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
    absorbed: &'a HashSet<SignalId>,
    /// The clock's name.
    pub(super) clock: String,
    /// The reset, if there is one.
    reset: Option<ResetInput>,
    /// Registers outside of loops.
    pub(super) clocked: &'a ClockedBlock,
    /// Processes outside of loops.
    pub(super) processes: Vec<Process>,
    /// Their targets that are `reg`, since a block assigns them.
    blocks: HashSet<SignalId>,
    /// One for each expression.
    pub(super) known: Vec<Known>,
    /// Declarations that the text written next needs before it.
    pub(super) pending: String,
    /// Those of them that belong inside the loop that is being written.
    pub(super) pending_inside: String,
    /// The text written last has several lines.
    after_block: bool,
    /// Named constants in use, by enumeration, value and label.
    pub(super) constants: BTreeMap<(String, Value, String), String>,
    /// Functions that count leading zeros, by width of the operand.
    pub(super) leading_zeros: BTreeMap<u32, String>,
    /// What expressions are for.
    pub(super) roles: Vec<Option<String>>,
    /// Names that only a number tells from others.
    pub(super) numbered: u32,
}

/// How the registers of a module are reset.
#[derive(Clone)]
struct ResetInput {
    name: String,
    asynchronous: bool,
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
    /// It is the design's top.
    pub(super) is_top: bool,
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
    let Surroundings { name, is_top, direct, names, ports, asynchronous_reset } = *surroundings;
    let clock = module.signals.iter().position(|signal| signal.kind == SignalKind::Clock);
    let reset = module.signals.iter().position(|signal| signal.kind == SignalKind::Reset);
    let clocked = !module.registers.is_empty() || module.memories.iter().any(Memory::is_clocked);
    if clocked && clock.is_none() {
        return Err(WriteError::NoClock { module: module.name.clone() });
    }
    let mut repeated = repeated(module, is_top, direct);
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
        after_block: false,
        constants: BTreeMap::new(),
        leading_zeros: BTreeMap::new(),
        numbered: 0,
    };
    writer.survey();
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
            "// {name}: {kind} of {}\n// Written by Tombolo; change the source.\n\
             // SPDX-License-Identifier: MIT OR Apache-2.0\n\n`default_nettype none\n\n",
            module.source
        );
        text.push_str(&self.header(name));
        text.push_str(&self.declarations());
        text.push_str(&body);
        // What is read after this file keeps Verilog's own rule.
        text.push_str("\nendmodule\n\n`default_nettype wire\n");
        text
    }

    /// Appends the wires that `text` needs, then `text`; what has several lines stands apart.
    fn flush(&mut self, body: &mut String, text: &str) {
        let pending = std::mem::take(&mut self.pending);
        for part in [pending.as_str(), text] {
            let block = part.trim_end().contains('\n');
            if !part.is_empty() && (block || body.is_empty() || std::mem::take(&mut self.after_block)) {
                body.push('\n');
            }
            body.push_str(part);
            self.after_block |= block;
        }
    }

    fn header(&self, name: &str) -> String {
        let registers = self.variables();
        let mut ports = vec![];
        for (at, signal) in self.module.signals.iter().enumerate() {
            let kind = match signal.kind {
                SignalKind::Local => continue,
                SignalKind::Input | SignalKind::Clock | SignalKind::Reset => "input wire",
                SignalKind::Output if registers.contains(&at) => "output reg",
                SignalKind::Output => "output wire",
            };
            let port = match self.vector(at) {
                None => (format!("{kind} {}", range(signal.width)), self.places.signals[at].clone()),
                Some((vector, 0, width)) => {
                    let kind = match (signal.kind, self.is_stored(SignalId(at as u32))) {
                        (SignalKind::Output, true) => "output reg",
                        (SignalKind::Output, false) => "output wire",
                        _ => "input wire",
                    };
                    (format!("{kind} {}", range(width)), vector.to_owned())
                }
                Some(_) => continue,
            };
            ports.push((port, self.module.notes.get(&signal.name), signal.is_field));
        }
        let Some(last) = ports.len().checked_sub(1) else { return format!("module {name};\n") };
        let mut text = format!("module {name} (\n");
        // Fields of a record follow the first one, at which is said what it is.
        let mut fields: Vec<(String, String)> = vec![];
        let flush = |fields: &mut Vec<(String, String)>, text: &mut String| {
            let mut lists: Vec<String> = vec![];
            for run in fields.chunk_by(|one, other| one.0 == other.0) {
                let names: Vec<&str> = run.iter().map(|(_, name)| name.as_str()).collect();
                lists.push(format!("{}{}", run[0].0, names[0]));
                lists.extend(names[1..].iter().map(|name| (*name).to_owned()));
            }
            text.push_str(&filled(&lists, 2));
            fields.clear();
        };
        for (at, ((kind, port), note, is_field)) in ports.into_iter().enumerate() {
            let port = format!("{port}{}", if at == last { "" } else { "," });
            if note.is_none() && is_field {
                fields.push((kind, port));
                continue;
            }
            flush(&mut fields, &mut text);
            let port = format!("{kind}{port}");
            let _ = match note {
                None => writeln!(text, "  {port}"),
                Some(note) if port.len() + 6 + note.len() <= LINE_LENGTH => writeln!(text, "  {port} // {note}"),
                Some(note) => writeln!(text, "{}  {port}", comment(note)),
            };
        }
        flush(&mut fields, &mut text);
        text.push_str(");\n");
        text
    }

    /// Constants of enumerations, functions, then wires and registers.
    fn declarations(&mut self) -> String {
        let mut text = String::new();
        let constant = |value: &Value, name: &String| {
            (format!("localparam {}", range(value.width())), format!("{name} = {}", literal(value)))
        };
        text.push_str(&declared(self.constants.iter().map(|((_, value, _), name)| constant(value, name)), 2));
        if let Some((widest, _)) = self.leading_zeros.last_key_value() {
            let locals = Locals::claim(&mut self.names, *widest);
            for (width, name) in &self.leading_zeros {
                let _ = write!(text, "\n{}", leading_zeros(name, *width, &locals));
            }
        }
        let registers = self.variables();
        let in_place: HashSet<SignalId> =
            self.processes.iter().map(|process| process.target).filter(|target| self.is_in_place(*target)).collect();
        let mut locals = String::new();
        let mut alike = vec![];
        for (at, signal) in self.module.signals.iter().enumerate() {
            let id = SignalId(at as u32);
            let note = signal.labels.as_ref().map_or(String::new(), |labels| format!(" // {}", labels.name));
            let vector = self.vector(at);
            let elsewhere = self.leaves.contains_key(&id) || self.absorbed.contains(&id) || in_place.contains(&id);
            if elsewhere || signal.kind != SignalKind::Local && vector.is_none() {
                continue;
            }
            if let (Some((vector, 0, width)), SignalKind::Local) = (&vector, signal.kind)
                && !self.places.inner[self.arrays.place[&id].0]
            {
                let is_split = self.arrays.all[self.arrays.place[&id].0].is_split;
                let split = if is_split { " /* verilator split_var */" } else { "" };
                let kind = if self.is_stored(id) { "reg" } else { "wire" };
                alike.push((format!("{kind} {}", range(*width)), format!("{vector}{split}"), note.clone()));
            }
            if vector.is_none() || self.places.backed.contains(&id) {
                let kind = if registers.contains(&at) { "reg" } else { "wire" };
                alike.push((format!("{kind} {}", range(signal.width)), self.places.signals[at].clone(), note));
            }
        }
        for run in alike.chunk_by(|(.., one), (.., other)| one.is_empty() && other.is_empty()) {
            match run {
                [(kind, name, note)] if !note.is_empty() => {
                    let _ = writeln!(locals, "  {kind}{name};{note}");
                }
                plain => {
                    locals.push_str(&declared(plain.iter().map(|(kind, name, _)| (kind.clone(), name.clone())), 2))
                }
            }
        }
        if !locals.is_empty() {
            let _ = write!(text, "\n{locals}");
        }
        text.push_str(&self.backing());
        text
    }

    /// Name, number and all bits of the vector that a signal is in.
    fn vector(&self, at: usize) -> Option<(&str, u32, u32)> {
        let (array, number) = *self.arrays.place.get(&SignalId(at as u32))?;
        let width = self.arrays.all[array].width * self.arrays.all[array].elements.len() as u32;
        Some((self.places.vectors[array].as_deref()?, number, width))
    }

    /// The signal is an element of a vector of registers.
    pub(super) fn is_stored(&self, signal: SignalId) -> bool {
        let array = match (self.arrays.place.get(&signal), self.leaves.get(&signal)) {
            (Some((array, _)), _) | (None, Some(Leaf::Element(array, _))) => *array,
            _ => return false,
        };
        self.places.stored[array]
    }

    /// Vectors take their bits from variables.
    fn backing(&self) -> String {
        let mut text = String::new();
        for (array, vector) in self.arrays.all.iter().zip(&self.places.vectors) {
            let Some(vector) = vector else { continue };
            let names = |id: &SignalId| self.places.signals[id.index()].clone();
            if array.elements.iter().all(|element| self.places.backed.contains(element)) {
                let all: Vec<String> = array.elements.iter().rev().map(names).collect();
                let _ = writeln!(text, "  assign {vector} = {{{}}};", all.join(", "));
                continue;
            }
            for (number, element) in array.elements.iter().enumerate() {
                if self.places.backed.contains(element) {
                    let number = Affine { factor: 0, offset: number as i64 };
                    let place = Place::new(vector, number, array.width, "");
                    let _ = writeln!(text, "  assign {} = {};", place.whole(), names(element));
                }
            }
        }
        text
    }

    /// A wire that is declared where a process gives it its value; `target` is assigned by one that is no block.
    pub(super) fn is_in_place(&self, target: SignalId) -> bool {
        self.module.signal(target).kind == SignalKind::Local
            && !self.leaves.contains_key(&target)
            && self.arrays.place.get(&target).is_none_or(|(array, _)| self.places.vectors[*array].is_none())
            && !self.blocks.contains(&target)
    }

    /// Signals that blocks assign.
    fn variables(&self) -> BTreeSet<usize> {
        let module = self.module;
        let processes = self.blocks.iter().copied();
        let reads = module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered);
        let registers = self.clocked.registers.iter().map(|(q, _)| *q);
        processes.chain(registers).chain(reads.map(|read| read.data)).map(|signal| signal.index()).collect()
    }

    /// What the registers of the module hold after configuration; vectors of registers as a whole.
    fn initial_values(&mut self) -> String {
        let mut values: Vec<(String, String)> = vec![];
        let mut inits: HashMap<SignalId, Value> = HashMap::new();
        for (q, init) in &self.clocked.registers {
            match self.is_stored(*q) {
                true => drop(inits.insert(*q, init.clone())),
                false => values.push(self.initial_value(*q, init)),
            }
        }
        for each in self.loops {
            for register in &each.registers {
                let Some(Leaf::Element(array, number)) = self.leaves.get(&register.q) else { continue };
                let elements = &self.arrays.all[*array].elements;
                let numbers = (0..i64::from(each.count)).map(|at| number.factor * at + number.offset);
                let elements = numbers.filter_map(|at| elements.get(usize::try_from(at).ok()?));
                inits.extend(elements.map(|element| (*element, register.init.clone())));
            }
        }
        for (at, array) in self.arrays.all.iter().enumerate() {
            let (Some(vector), true) = (&self.places.vectors[at], self.places.stored[at]) else { continue };
            let init = |element: &SignalId| inits.get(element).cloned().unwrap_or_else(|| Value::zero(array.width));
            let whole = array.elements.iter().rev().map(init).reduce(|high, low| high.concat(&low));
            values.push((vector.clone(), whole.map_or(String::new(), |whole| literal(&whole))));
        }
        let reads = self.module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered);
        for data in reads.map(|read| read.data).filter(|data| !self.is_stored(*data)) {
            values.push((self.places.signals[data.index()].clone(), zeros(self.module.signal(data).width)));
        }
        initial(values)
    }

    fn initial_value(&mut self, q: SignalId, init: &Value) -> (String, String) {
        let labels = self.module.signal(q).labels.clone();
        (self.places.signals[q.index()].clone(), self.constant(init, labels.as_deref()))
    }

    /// The registers of a loop.
    pub(super) fn registers_inside(&mut self, block: &ClockedBlock) -> String {
        let own = block.registers.iter().filter(|(q, _)| !self.is_stored(*q)).cloned().collect::<Vec<_>>();
        let values: Vec<_> = own.iter().map(|(q, init)| self.initial_value(*q, init)).collect();
        format!("{}{}", initial(values), self.registers(block))
    }

    /// The registers of the module or of a loop.
    fn registers(&mut self, block: &ClockedBlock) -> String {
        if block.registers.is_empty() {
            return String::new();
        }
        block.roots().into_iter().for_each(|root| self.prepare(root));
        let edges = format!("posedge {}", self.clock);
        let Some(reset) = self.reset.clone() else { return self.always(&edges, &block.steps) };
        let survives = |q: SignalId| block.survivors.contains(&q);
        let cleared: Vec<_> = block.registers.iter().filter(|(q, _)| !survives(*q)).collect();
        let mut text = String::new();
        if !cleared.is_empty() {
            let edges = if reset.asynchronous { format!("{edges} or posedge {}", reset.name) } else { edges.clone() };
            let values: Vec<_> = cleared.iter().map(|(q, init)| self.initial_value(*q, init)).collect();
            let values: Vec<String> = values.iter().map(|(name, init)| format!("{name} <= {init};")).collect();
            let _ = write!(text, "  always @({edges}) begin\n    if ({}) begin\n", reset.name);
            let _ = writeln!(text, "{}    end else begin", filled(&values, 6));
            self.statements(&only(&block.steps, &|q| !survives(q)), "<=", 6, &mut text);
            text.push_str("    end\n  end\n");
        }
        if !block.survivors.is_empty() {
            text.push_str(&self.always(&edges, &only(&block.steps, &survives)));
        }
        text
    }

    /// The block of these steps at these edges.
    fn always(&mut self, edges: &str, steps: &[Step]) -> String {
        let mut next = String::new();
        self.statements(steps, "<=", 4, &mut next);
        match one_line(&format!("  always @({edges})"), &next, 0) {
            Some(line) => line,
            None => format!("  always @({edges}) begin\n{next}  end\n"),
        }
    }
}

/// `initial` of variables and their values.
fn initial(values: Vec<(String, String)>) -> String {
    let values: Vec<String> = values.iter().map(|(name, value)| format!("{name} = {value};")).collect();
    match values.as_slice() {
        [] => String::new(),
        [one] => format!("  initial {one}\n"),
        all => format!("  initial begin\n{}  end\n", filled(all, 4)),
    }
}
