//! Processes: continuous assignments where one expression suffices, `always @*` blocks otherwise.

use super::clocked::{Step, steps};
use super::expressions::{Level, literal, zeros};
use super::functions::range;
use super::lines::{LINE_LENGTH, filled, one_line, with_copies_filled};
use super::module::ModuleWriter;
use crate::ir::{EnumLabels, ExprId, Op, Process, SignalId, Stmt};
use crate::schedule::statement_roots;
use crate::value::Value;
use std::fmt::Write;

/// The body with the branches that constants rule out left away.
pub(super) fn simplify(body: &[Stmt], constant: &impl Fn(ExprId) -> Option<Value>) -> Vec<Stmt> {
    let mut simple = vec![];
    for statement in body {
        match statement {
            Stmt::Assign(_) | Stmt::AssignSlice { .. } => simple.push(statement.clone()),
            Stmt::If { condition, then, otherwise } => {
                let (then, otherwise) = (simplify(then, constant), simplify(otherwise, constant));
                match constant(*condition) {
                    Some(value) if value.is_zero() => simple.extend(otherwise),
                    Some(_) => simple.extend(then),
                    None if then.is_empty() && otherwise.is_empty() => {}
                    None => simple.push(Stmt::If { condition: *condition, then, otherwise }),
                }
            }
            Stmt::Case { subject, arms, default } => {
                if let Some(value) = constant(*subject) {
                    let arm = arms.iter().find(|(constants, _)| constants.contains(&value));
                    simple.extend(simplify(arm.map_or(default, |(_, body)| body), constant));
                } else {
                    let arms = arms.iter().map(|(constants, body)| (constants.clone(), simplify(body, constant)));
                    let (arms, default) = (arms.collect(), simplify(default, constant));
                    simple.push(Stmt::Case { subject: *subject, arms, default });
                }
            }
        }
    }
    simple
}

/// Bits may be assigned before the whole target is; the netlist takes the others as zero.
fn starts_with_part(body: &[Stmt]) -> bool {
    match body.first() {
        None | Some(Stmt::Assign(_)) => false,
        Some(Stmt::AssignSlice { .. }) => true,
        Some(Stmt::If { then, otherwise, .. }) => {
            starts_with_part(then) || starts_with_part(otherwise) || starts_with_part(&body[1..])
        }
        Some(Stmt::Case { arms, default, .. }) => {
            arms.iter().any(|(_, body)| starts_with_part(body))
                || starts_with_part(default)
                || starts_with_part(&body[1..])
        }
    }
}

impl ModuleWriter<'_> {
    /// A process becomes an `always` block, so that its target is a `reg`.
    pub(super) fn is_block(&self, process: &Process) -> bool {
        match process.body.as_slice() {
            [Stmt::Assign(value)] => {
                let known = &self.known[value.index()];
                let own = known.name.as_deref() == Some(self.places.signals[process.target.index()].as_str());
                matches!(self.module.expr(*value).op, Op::Lookup { .. }) && own && known.constant.is_none()
            }
            body => !self.is_settled(body),
        }
    }

    /// Nothing that the body uses depends on a signal: `always @*` would never run.
    fn is_settled(&self, body: &[Stmt]) -> bool {
        let mut roots = vec![];
        statement_roots(body, &mut roots);
        roots.iter().all(|root| self.known[root.index()].constant.is_some())
    }

    /// The Verilog of a process.
    pub(super) fn process(&mut self, process: &Process) -> String {
        let name = self.places.signals[process.target.index()].clone();
        let signal = self.module.signal(process.target);
        let (width, labels) = (signal.width, signal.labels.clone());
        let (target, note) = match (self.is_in_place(process.target), &labels) {
            (true, Some(labels)) => (format!("wire {}{name}", range(width)), format!(" // {}", labels.name)),
            (true, None) => (format!("wire {}{name}", range(width)), String::new()),
            (false, _) => (format!("assign {name}"), String::new()),
        };
        let whole = |value: &str| {
            let line = format!("  {target} = {value};");
            let note = if line.len() + note.len() <= LINE_LENGTH { note.as_str() } else { "" };
            format!("{line}{note}\n")
        };
        if let [Stmt::Assign(value)] = process.body.as_slice() {
            self.prepare(*value);
            let known = &self.known[value.index()];
            if known.name.as_ref() != Some(&name) {
                let text = self.root(*value, labels.as_deref()).text;
                return whole(&text);
            }
            return match known.text.clone() {
                Some(text) if matches!(text.level, Level::Choice(2..)) => {
                    self.chain(*value, &target, labels.as_deref())
                }
                Some(text) => whole(&text.text),
                None => self.lookup_block(*value, &name, labels.as_deref()),
            };
        }
        if self.is_settled(&process.body) {
            let value = self.evaluate(process);
            return whole(&self.constant(&value, labels.as_deref()));
        }
        let mut roots = vec![];
        statement_roots(&process.body, &mut roots);
        roots.into_iter().for_each(|root| self.prepare(root));
        let mut text = String::from("  always @* begin\n");
        if starts_with_part(&process.body) {
            let _ = writeln!(text, "    {name} = {};", zeros(width));
        }
        self.statements(&steps(&process.body, process.target), "=", 4, &mut text);
        text.push_str("  end\n");
        text
    }

    /// A conditional chain, one condition a line; the last line has the other result too.
    fn chain(&mut self, id: ExprId, target: &str, labels: Option<&EnumLabels>) -> String {
        let mut text = format!("  {target} =");
        let mut tail = id;
        let mut separator = " ";
        loop {
            match self.module.expr(tail).op {
                Op::Mux(condition, a, b) if tail == id || self.known[tail.index()].name.is_none() => {
                    let condition = self.operand(condition).enclosed();
                    let result = self.result(a, labels);
                    let _ = write!(text, "{separator}{condition} ? {result} :");
                    separator = "\n      ";
                    tail = b;
                }
                _ => {
                    let result = self.result(tail, labels);
                    let last = text.rsplit('\n').next().map_or(0, str::len);
                    let separator = if last + 2 + result.len() <= LINE_LENGTH { " " } else { separator };
                    let _ = writeln!(text, "{separator}{result};");
                    return text;
                }
            }
        }
    }

    /// One result of a choice.
    fn result(&mut self, id: ExprId, labels: Option<&EnumLabels>) -> String {
        match (&self.known[id.index()].constant, labels) {
            (Some(value), Some(labels)) => {
                let value = value.clone();
                self.constant(&value, Some(labels))
            }
            _ => self.operand(id).enclosed(),
        }
    }

    /// `always @* case ...` that gives `name` the value of a lookup.
    pub(super) fn lookup_block(&mut self, id: ExprId, name: &str, labels: Option<&EnumLabels>) -> String {
        let Op::Lookup { subject, arms, default } = &self.module.expr(id).op else { return String::new() };
        let enumeration = self.labels_of(*subject);
        let mut text = format!("  always @* case ({})\n", self.operand(*subject).text);
        // What is a table of numbers has its rows side by side.
        let mut rows: Vec<(bool, String)> = vec![];
        // What has one result is one row, where the first of it is.
        let mut equal: Vec<(ExprId, Vec<&Value>)> = vec![];
        for (constant, result) in arms {
            match equal.iter_mut().find(|(other, _)| other == result) {
                Some((_, constants)) => constants.push(constant),
                None => equal.push((*result, vec![constant])),
            }
        }
        for (result, constants) in equal {
            if result == *default {
                continue;
            }
            let is_number = labels.is_none() && self.known[result.index()].constant.is_some();
            let constants: Vec<String> =
                constants.iter().map(|constant| self.constant(constant, enumeration.as_deref())).collect();
            let result = self.root(result, labels).text;
            rows.push((is_number, format!("{}: {name} = {result};", constants.join(", "))));
        }
        for run in rows.chunk_by(|(one, _), (other, _)| *one && *other) {
            let rows: Vec<String> = run.iter().map(|(_, row)| row.clone()).collect();
            text.push_str(&filled(&rows, 4));
        }
        let result = self.root(*default, labels).text;
        let _ = writeln!(text, "    default: {name} = {result};\n  endcase");
        text
    }

    /// Steps with `=` or `<=` as their operator.
    pub(super) fn statements(&mut self, body: &[Step], operator: &str, indent: usize, text: &mut String) {
        let mut lines = String::new();
        self.steps(body, operator, indent, &mut lines);
        text.push_str(&with_copies_filled(&lines, indent));
    }

    /// The same, each on a line of its own.
    fn steps(&mut self, body: &[Step], operator: &str, indent: usize, text: &mut String) {
        for step in body {
            match step {
                Step::Assign { target, value } => {
                    let labels = self.module.signal(*target).labels.clone();
                    let value = self.root(*value, labels.as_deref()).text;
                    let _ = writeln!(text, "{:indent$}{} {operator} {value};", "", self.places.signals[target.index()]);
                }
                Step::AssignSlice { target, offset, value } => {
                    if let Some(line) = self.assign_slice(*target, *offset, *value, operator) {
                        let _ = writeln!(text, "{:indent$}{line}", "");
                    }
                }
                Step::If { .. } => self.conditional(step, operator, indent, text),
                Step::Case { subject, arms, default } => {
                    let (enumeration, width) = (self.labels_of(*subject), self.module.width(*subject));
                    let subject = self.root(*subject, None).text;
                    let _ = writeln!(text, "{:indent$}case ({subject})", "");
                    for (constants, body) in arms {
                        let constants = constants.iter().map(|value| self.constant(value, enumeration.as_deref()));
                        let label = constants.collect::<Vec<_>>().join(", ");
                        self.arm(&label, body, operator, indent + 2, text);
                    }
                    // `default: ;` beside arms for all values would look like a latch.
                    let values: u128 = arms.iter().map(|(constants, _)| constants.len() as u128).sum();
                    if !default.is_empty() || 1u128.checked_shl(width) != Some(values) {
                        self.arm("default", default, operator, indent + 2, text);
                    }
                    let _ = writeln!(text, "{:indent$}endcase", "");
                }
            }
        }
    }

    /// `if ... else if ... else ...`.
    fn conditional(&mut self, step: &Step, operator: &str, indent: usize, text: &mut String) {
        let mut step = step;
        let _ = write!(text, "{:indent$}", "");
        while let Step::If { condition, then, otherwise } = step {
            let condition = self.root(*condition, None);
            let (condition, body, rest) = match then.as_slice() {
                [] => (format!("!{}", condition.enclosed()), otherwise.as_slice(), [].as_slice()),
                then => (condition.text, then, otherwise.as_slice()),
            };
            let mut inner = String::new();
            self.statements(body, operator, indent + 2, &mut inner);
            if rest.is_empty()
                && let Some(line) = one_line(&format!("if ({condition})"), &inner, indent)
            {
                text.push_str(&line);
                return;
            }
            let _ = write!(text, "if ({condition}) begin\n{inner}");
            match rest {
                [next @ Step::If { .. }] => {
                    let _ = write!(text, "{:indent$}end else ", "");
                    step = next;
                    continue;
                }
                [] => {}
                rest => {
                    let _ = writeln!(text, "{:indent$}end else begin", "");
                    self.statements(rest, operator, indent + 2, text);
                }
            }
            let _ = writeln!(text, "{:indent$}end", "");
            return;
        }
    }

    fn arm(&mut self, label: &str, body: &[Step], operator: &str, indent: usize, text: &mut String) {
        let mut inner = String::new();
        self.statements(body, operator, indent + 2, &mut inner);
        let _ = match (inner.matches(';').count(), inner.lines().count()) {
            (0, _) => writeln!(text, "{:indent$}{label}: ;", ""),
            (1, 1) => write!(text, "{:indent$}{label}: {}", "", inner.trim_start()),
            _ => match one_line(&format!("{label}:"), &inner, indent) {
                Some(line) => write!(text, "{:indent$}{line}", ""),
                None => write!(text, "{:indent$}{label}: begin\n{inner}{:indent$}end\n", "", ""),
            },
        };
    }

    /// An assignment of some bits; `None` when all of them fall beyond the target.
    fn assign_slice(&mut self, target: SignalId, offset: ExprId, value: ExprId, operator: &str) -> Option<String> {
        let (name, width) = (self.places.signals[target.index()].clone(), self.module.signal(target).width);
        let part = self.module.width(value);
        if let Some(offset) = &self.known[offset.index()].constant {
            let lsb = offset.to_u64().and_then(|lsb| u32::try_from(lsb).ok()).filter(|lsb| *lsb < width)?;
            let kept = part.min(width - lsb);
            let value = self.part_or_root(value, kept);
            let bits = match (self.places.places.get(&target), kept) {
                _ if kept == width => name,
                (Some(place), _) => place.part(lsb, kept),
                (None, 1) => format!("{name}[{lsb}]"),
                (None, _) => format!("{name}[{}:{lsb}]", lsb + kept - 1),
            };
            return Some(format!("{bits} {operator} {value};"));
        }
        // Not `target[offset +: part] = value`: Yosys makes several times the logic of it.
        let mask = literal(&Value::ones(part.min(width)).resize(width));
        let constant = self.known[value.index()].constant.clone();
        let value = match part < width {
            true => self.extended(value, width),
            false => self.part_or_root(value, width),
        };
        let (amount, beyond) = self.amount(offset, width);
        let shifted = match constant {
            Some(constant) if constant.is_zero() => format!("{name} & ~({mask} << {amount})"),
            Some(constant) if constant.is_ones() => format!("{name} | ({mask} << {amount})"),
            _ => format!("({name} & ~({mask} << {amount})) | (({value}) << {amount})"),
        };
        Some(match beyond {
            Some(beyond) => format!("{name} {operator} ({beyond}) ? {name} : ({shifted});"),
            None => format!("{name} {operator} {shifted};"),
        })
    }

    fn part_or_root(&mut self, id: ExprId, width: u32) -> String {
        if self.module.width(id) == width { self.root(id, None).text } else { self.part(id, 0, width) }
    }

    fn evaluate(&self, process: &Process) -> Value {
        let signals: Vec<Value> = self.module.signals.iter().map(|signal| Value::zero(signal.width)).collect();
        let value = crate::eval::Evaluator::new(self.module, &signals).process(process);
        value.unwrap_or_else(|| Value::zero(self.module.signal(process.target).width))
    }
}
