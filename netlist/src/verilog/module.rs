//! One Verilog module: header, ports, declarations, logic, registers, memories, instances.

use super::WriteError;
use super::expressions::{Known, literal};
use super::functions::{leading_zeros, range};
use super::names::Names;
use super::statements::simplify;
use crate::eval::Evaluator;
use crate::ir::{ExprId, Instance, Module, ModuleKind, Op, Process, Register, SignalKind};
use crate::value::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Longer lines are broken.
const LINE_LENGTH: usize = 118;

/// Gathers the text of one module.
pub(super) struct ModuleWriter<'a> {
    pub(super) module: &'a Module,
    /// Identifiers in use.
    pub(super) names: Names,
    /// Verilog names of the signals.
    pub(super) signals: Vec<String>,
    /// The clock's name.
    pub(super) clock: String,
    /// The reset, if there is one.
    reset: Option<ResetInput>,
    /// Processes without the branches that constants rule out.
    pub(super) processes: Vec<Process>,
    /// One for each expression.
    pub(super) known: Vec<Known>,
    /// Declarations that the text written next needs before it.
    pub(super) pending: String,
    /// The text written last has several lines.
    after_block: bool,
    /// Named constants in use, by enumeration, value and label.
    pub(super) constants: BTreeMap<(String, Value, String), String>,
    /// Functions that count leading zeros, by width of the operand.
    pub(super) leading_zeros: BTreeMap<u32, String>,
}

/// How the registers of a module are reset.
#[derive(Clone)]
struct ResetInput {
    name: String,
    asynchronous: bool,
}

/// A module's text.
pub(super) struct Written {
    pub(super) text: String,
    /// Verilog names of its signals.
    pub(super) signals: Vec<String>,
}

/// The Verilog of a module; `names` and `ports` hold the Verilog names of all modules and of the signals of those
/// before it, children among them.
pub(super) fn write(
    module: &Module,
    name: &str,
    names: &[String],
    ports: &[Vec<String>],
    asynchronous: bool,
) -> Result<Written, WriteError> {
    let mut scope = Names::default();
    scope.claim(name);
    let signals: Vec<String> = module.signals.iter().map(|signal| scope.claim(&signal.name)).collect();
    let clock = module.signals.iter().position(|signal| signal.kind == SignalKind::Clock);
    let clocked = !module.registers.is_empty() || !module.memories.is_empty();
    if clocked && clock.is_none() {
        return Err(WriteError::NoClock { module: module.name.clone() });
    }
    let known = constants(module);
    let constant = |id: ExprId| known[id.index()].constant.clone();
    let processes = module
        .processes
        .iter()
        .map(|process| Process { target: process.target, body: simplify(&process.body, &constant) })
        .collect();
    let mut writer = ModuleWriter {
        module,
        names: scope,
        clock: clock.map_or(String::new(), |at| signals[at].clone()),
        reset: module
            .signals
            .iter()
            .position(|signal| signal.kind == SignalKind::Reset)
            .map(|at| ResetInput { name: signals[at].clone(), asynchronous }),
        signals,
        processes,
        known,
        pending: String::new(),
        after_block: false,
        constants: BTreeMap::new(),
        leading_zeros: BTreeMap::new(),
    };
    writer.survey();
    let text = writer.text(name, names, ports);
    let mut lines: Vec<String> = text.lines().map(broken).collect();
    lines.dedup_by(|line, previous| line == "\n" && previous == "\n");
    Ok(Written { text: lines.concat(), signals: writer.signals })
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
    fn text(&mut self, name: &str, names: &[String], ports: &[Vec<String>]) -> String {
        let module = self.module;
        let mut body = String::new();
        let processes = std::mem::take(&mut self.processes);
        for process in &processes {
            let text = self.process(process);
            self.flush(&mut body, &text);
        }
        for group in module.registers.chunk_by(|a, b| a.enable == b.enable) {
            let text = self.registers(group);
            self.flush(&mut body, &text);
        }
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
            ports.push(format!("  {kind} {}{}", range(signal.width), self.signals[at]));
        }
        match ports.is_empty() {
            true => format!("module {name};\n"),
            false => format!("module {name} (\n{}\n);\n", ports.join(",\n")),
        }
    }

    /// Constants of enumerations, functions, then wires and registers.
    fn declarations(&mut self) -> String {
        let mut text = String::new();
        for ((_, value, _), name) in &self.constants {
            let _ = writeln!(text, "  localparam {}{name} = {};", range(value.width()), literal(value));
        }
        for (width, name) in &self.leading_zeros {
            let _ = write!(text, "\n{}", leading_zeros(name, *width, &mut self.names));
        }
        let registers = self.variables();
        let locals = self.module.signals.iter().enumerate().filter(|(_, signal)| signal.kind == SignalKind::Local);
        for (count, (at, signal)) in locals.enumerate() {
            if count == 0 {
                text.push('\n');
            }
            let kind = if registers.contains(&at) { "reg" } else { "wire" };
            let _ = write!(text, "  {kind} {}{};", range(signal.width), self.signals[at]);
            let _ = match &signal.labels {
                Some(labels) => writeln!(text, " // {}", labels.name),
                None => writeln!(text),
            };
        }
        text
    }

    /// Signals that blocks assign.
    fn variables(&self) -> BTreeSet<usize> {
        let module = self.module;
        let processes = self.processes.iter().filter(|process| self.is_block(process)).map(|process| process.target);
        let reads = module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered);
        let registers = module.registers.iter().map(|register| register.q);
        processes.chain(registers).chain(reads.map(|read| read.data)).map(|signal| signal.index()).collect()
    }

    /// Registers with one enable.
    fn registers(&mut self, group: &[Register]) -> String {
        let mut initial = String::new();
        let mut next = String::new();
        let reset = self.reset.clone();
        let enable = group.first().and_then(|register| register.enable);
        let enable = enable.map(|enable| self.root(enable, None).text);
        let indent = if enable.is_some() || reset.is_some() { 6 } else { 4 };
        for register in group {
            let name = self.signals[register.q.index()].clone();
            let labels = self.module.signal(register.q).labels.clone();
            let init = self.constant(&register.init, labels.as_deref());
            let _ = writeln!(initial, "    {name} = {init};");
            let d = self.root(register.d, labels.as_deref()).text;
            let _ = writeln!(next, "{:indent$}{name} <= {d};", "");
        }
        let mut edges = format!("posedge {}", self.clock);
        let next = match (enable, reset) {
            (Some(enable), None) => format!("    if ({enable}) begin\n{next}    end\n"),
            (None, None) => next,
            (enable, Some(reset)) => {
                if reset.asynchronous {
                    let _ = write!(edges, " or posedge {}", reset.name);
                }
                let assigned: String =
                    initial.lines().map(|line| format!("  {}\n", line.replacen(" = ", " <= ", 1))).collect();
                let enable = enable.map_or(String::new(), |enable| format!("if ({enable}) "));
                format!("    if ({}) begin\n{assigned}    end else {enable}begin\n{next}    end\n", reset.name)
            }
        };
        format!("  initial begin\n{initial}  end\n  always @({edges}) begin\n{next}  end\n")
    }

    fn instance(&mut self, instance: &Instance, names: &[String], ports: &[Vec<String>]) -> String {
        let child = instance.module.index();
        // A signal of the child with the name of the instance would hide it (Verilator's VARHIDDEN).
        let hidden = ports[child].contains(&instance.name);
        let name = self.names.claim(&format!("{}{}", instance.name, if hidden { "_block" } else { "" }));
        let mut connections = vec![];
        for (port, signal) in &instance.connections {
            let port = &ports[child][port.index()];
            connections.push(format!("    .{port}({})", self.signals[signal.index()]));
        }
        match connections.is_empty() {
            true => format!("  {} {name} ();\n", names[child]),
            false => format!("  {} {name} (\n{}\n  );\n", names[child], connections.join(",\n")),
        }
    }
}

/// A line broken at blanks where it is too long.
fn broken(line: &str) -> String {
    let indent = line.len() - line.trim_start().len();
    let mut text = String::new();
    let mut rest = line;
    let mut lead = 0;
    while lead + rest.len() > LINE_LENGTH && !line.trim_start().starts_with("//") {
        let room = LINE_LENGTH - lead;
        let first = rest.len() - rest.trim_start().len();
        let Some(at) = rest[..room].rfind(' ').filter(|at| *at > first) else { break };
        let _ = writeln!(text, "{:lead$}{}", "", rest[..at].trim_end());
        rest = rest[at..].trim_start();
        lead = indent + 4;
    }
    let _ = writeln!(text, "{:lead$}{rest}", "");
    text
}
