//! Processes as expressions: what a target is assigned on every path becomes one choice among values.
//!
//! Engines that evaluate by need want this form: a value that only one path of a statement uses is then an operand of
//! one choice, which can leave it out. Signals, registers, memories and instances keep their numbers.

use crate::expr_table::{ExprTable, WidthError};
use crate::ir::{ExprId, Module, Op, Process, Stmt};
use crate::value::Value;

/// `module` with every process a single assignment. Paths that assign nothing count as never taken, so the module must
/// have no latch ([`always_assigns`](crate::schedule::always_assigns)).
///
/// # Errors
/// The module breaks a rule of widths.
pub fn without_statements(module: &Module) -> Result<Module, WidthError> {
    let mut copy = module.clone();
    let table = ExprTable::of(module);
    let mut choices = Choices { module: &mut copy, table, width: 0 };
    for (at, process) in module.processes.iter().enumerate() {
        choices.width = module.signal(process.target).width;
        if let Some(value) = choices.statements(&process.body, None)? {
            choices.module.processes[at] = Process { target: process.target, body: vec![Stmt::Assign(value)] };
        }
    }
    Ok(copy)
}

struct Choices<'a> {
    module: &'a mut Module,
    table: ExprTable,
    /// Of the target.
    width: u32,
}

impl Choices<'_> {
    /// The target's value after `body`, before which it is `value`.
    fn statements(&mut self, body: &[Stmt], mut value: Option<ExprId>) -> Result<Option<ExprId>, WidthError> {
        for statement in body {
            value = match statement {
                Stmt::Assign(new) => Some(*new),
                Stmt::AssignSlice { offset, value: part } => Some(self.replaced(value, *offset, *part)?),
                Stmt::If { condition, then, otherwise } => {
                    let (then, otherwise) = (self.statements(then, value)?, self.statements(otherwise, value)?);
                    match (then, otherwise) {
                        (Some(a), Some(b)) if a != b => Some(self.operation(Op::Mux(*condition, a, b))?),
                        (a, b) => a.or(b),
                    }
                }
                Stmt::Case { subject, arms, default } => {
                    let mut default = self.statements(default, value)?;
                    let mut results = vec![];
                    for (constants, body) in arms {
                        let Some(result) = self.statements(body, value)? else { continue };
                        let default = *default.get_or_insert(result);
                        let constants = constants.iter().filter(|_| result != default);
                        results.extend(constants.map(|constant| (constant.clone(), result)));
                    }
                    match default {
                        Some(default) if !results.is_empty() => {
                            Some(self.operation(Op::Lookup { subject: *subject, arms: results, default })?)
                        }
                        default => default,
                    }
                }
            };
        }
        Ok(value)
    }

    /// `old`, zero when there is none, with some bits replaced; what falls beyond the target is dropped.
    fn replaced(&mut self, old: Option<ExprId>, offset: ExprId, part: ExprId) -> Result<ExprId, WidthError> {
        let zero = Value::zero(self.width);
        let old = old.unwrap_or_else(|| self.table.constant(self.module, zero));
        let cut = self.width.min(self.module.width(part));
        if let Op::Constant(offset) = &self.module.expr(offset).op {
            let offset = offset.to_u64().and_then(|offset| u32::try_from(offset).ok());
            return offset.filter(|lsb| *lsb < self.width).map_or(Ok(old), |lsb| self.inserted(old, lsb, part));
        }
        let part = self.table.slice(self.module, part, 0, cut)?;
        let part = self.table.extend(self.module, part, self.width, false)?;
        let placed = self.operation(Op::ShiftLeft(part, offset))?;
        let ones = self.table.constant(self.module, Value::ones(cut).resize(self.width));
        let replaced = self.operation(Op::ShiftLeft(ones, offset))?;
        let kept = self.operation(Op::Not(replaced))?;
        let kept = self.operation(Op::And(old, kept))?;
        self.operation(Op::Or(kept, placed))
    }

    /// The same at a constant offset inside the target.
    fn inserted(&mut self, old: ExprId, lsb: u32, part: ExprId) -> Result<ExprId, WidthError> {
        let cut = self.module.width(part).min(self.width - lsb);
        let mut parts = vec![];
        if lsb + cut < self.width {
            parts.push(self.table.slice(self.module, old, lsb + cut, self.width - lsb - cut)?);
        }
        parts.push(self.table.slice(self.module, part, 0, cut)?);
        if lsb > 0 {
            parts.push(self.table.slice(self.module, old, 0, lsb)?);
        }
        match parts[..] {
            [whole] => Ok(whole),
            _ => self.operation(Op::Concat(parts)),
        }
    }

    fn operation(&mut self, op: Op) -> Result<ExprId, WidthError> {
        self.table.operation(self.module, op)
    }
}
