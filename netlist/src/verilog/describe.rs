//! Names for values that have none: what they are (`kind_is_store`, `offset_plus_4`) where that is short, else what they are
//! for (`line_enable_any`).

use super::module::ModuleWriter;
use super::roles::role_name;
use crate::ir::{EnumLabels, ExprId, Op};
use crate::value::Value;

/// Longer descriptions are not used as names.
const LENGTH: usize = 20;
/// Longer names are not made at all, but for a number.
const LONGEST: usize = 36;
/// Operands that are looked at for what tells values of the same purpose apart.
const LEAVES: usize = 40;
/// Operations that a description may have.
const DEPTH: u32 = 3;

impl ModuleWriter<'_> {
    /// Claims a name for the value of an expression.
    pub(super) fn made_name(&mut self, id: ExprId) -> String {
        // The name of a table is in each of its rows.
        let is_table = matches!(self.module.expr(id).op, Op::Lookup { .. });
        let description = self.describe(id, DEPTH).filter(|name| name.len() <= LENGTH && !is_table);
        let wanted = match description {
            Some(description) => description,
            None => role_name(self.roles[id.index()].as_deref(), &self.module.expr(id).op),
        };
        self.distinct(id, &wanted)
    }

    /// The name, if it is free, else the name and what the value depends on, else with a number.
    fn distinct(&mut self, id: ExprId, wanted: &str) -> String {
        if self.names.is_free(wanted) {
            return self.names.claim(wanted);
        }
        let mut open = vec![id];
        for _ in 0..LEAVES {
            let Some(id) = open.pop() else { break };
            let leaf = self.describe(id, 1).filter(|leaf| leaf.starts_with(|c: char| c.is_ascii_alphabetic()));
            let name = leaf.map(|leaf| format!("{wanted}_{leaf}"));
            if let Some(name) = name.filter(|name| name.len() <= LONGEST && self.names.is_free(name)) {
                return self.names.claim(&name);
            }
            if self.known[id.index()].name.is_none() && self.known[id.index()].constant.is_none() {
                open.extend(self.module.expr(id).op.operands().into_iter().rev());
            }
        }
        self.numbered += 1;
        self.names.claim(wanted)
    }

    /// Claims a name for the shifted operand of a part select.
    pub(super) fn shifted_name(&mut self, id: ExprId) -> String {
        let wanted = format!("{}_shifted", role_name(self.roles[id.index()].as_deref(), &self.module.expr(id).op));
        self.distinct(id, &wanted)
    }

    /// What a value is, in words joined by underscores.
    fn describe(&self, id: ExprId, depth: u32) -> Option<String> {
        let known = &self.known[id.index()];
        if let Some(value) = &known.constant {
            return value.to_u64().filter(|value| *value < 1000).map(|value| value.to_string());
        }
        if let Some(name) = &known.name {
            return Some(name.clone());
        }
        let expr = self.module.expr(id);
        if let Op::Signal(signal) = expr.op {
            return Some(match self.places.places.get(&signal) {
                Some(place) => place.alone(),
                None if self.places.parts.contains(&signal) => return None,
                None => self.places.signals[signal.index()].clone(),
            });
        }
        let depth = depth.checked_sub(1)?;
        let of = |id: &ExprId| self.describe(*id, depth);
        let both = |a: &ExprId, word: &str, b: &ExprId| Some(format!("{}_{word}_{}", of(a)?, of(b)?));
        let name = match &expr.op {
            Op::Not(a) => format!("not_{}", of(a)?),
            Op::Neg(a) => format!("minus_{}", of(a)?),
            Op::All(a) => format!("all_{}", of(a)?),
            Op::Any(a) => format!("any_{}", of(a)?),
            Op::Parity(a) => format!("parity_of_{}", of(a)?),
            Op::LeadingZeros(a) => format!("zeros_of_{}", of(a)?),
            Op::And(a, b) => both(a, "and", b)?,
            Op::Or(a, b) => both(a, "or", b)?,
            Op::Xor(a, b) => both(a, "xor", b)?,
            Op::Add(a, b) => both(a, "plus", b)?,
            Op::Sub(a, b) => both(a, "minus", b)?,
            Op::Mul(a, b) | Op::MulSigned(a, b) => both(a, "times", b)?,
            Op::Eq(a, b) => format!("{}_is_{}", of(a)?, self.compared(*a, *b, depth)?),
            Op::Ne(a, b) => format!("{}_is_not_{}", of(a)?, self.compared(*a, *b, depth)?),
            Op::LessUnsigned(a, b) | Op::LessSigned(a, b) => both(a, "below", b)?,
            Op::ShiftLeft(a, by) => both(a, "left", by)?,
            Op::ShiftRight(a, by) | Op::ShiftRightSigned(a, by) => both(a, "right", by)?,
            Op::Slice(a, lsb) if expr.width == 1 => format!("{}_{lsb}", of(a)?),
            Op::Slice(a, lsb) => format!("{}_{}_{lsb}", of(a)?, lsb + expr.width - 1),
            Op::SliceAt(a, offset) => both(a, "at", offset)?,
            Op::ZeroExtend(a) | Op::SignExtend(a) => format!("{}_wide", of(a)?),
            Op::Lookup { subject, .. } => format!("by_{}", of(subject)?),
            Op::Mux(condition, a, b) => format!("{}_if_{}_else_{}", of(a)?, of(condition)?, of(b)?),
            Op::Constant(_) | Op::Signal(_) | Op::Concat(_) => return None,
        };
        (name.len() <= LENGTH).then_some(name)
    }

    /// The right side of a comparison: the label of a constant where the left side has labels.
    fn compared(&self, a: ExprId, b: ExprId, depth: u32) -> Option<String> {
        let label = |value: &Value, labels: &EnumLabels| {
            let label = labels.labels.get(usize::try_from(value.to_u64()?).ok()?)?;
            let label = label.rsplit("::").next()?;
            Some(super::names::constant_name("", label).to_lowercase())
        };
        match (&self.known[b.index()].constant, self.labels_of(a)) {
            (Some(value), Some(labels)) => label(value, &labels),
            _ => self.describe(b, depth),
        }
    }
}
