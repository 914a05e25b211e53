//! A module with its expressions made smaller: bits are taken where they come from, choices that are none are gone.
//!
//! Hardware is written as fields put together and taken apart again; each of those steps is instructions to an engine.
//! Rules look at one operation and at those of its operands; every one keeps the value.

use crate::expr_table::{ExprTable, WidthError};
use crate::ir::{ExprId, Module, Op, Stmt};
use crate::value::Value;

/// `module` with the expressions of its processes, registers and memories made smaller. Signals, registers, memories and
/// instances keep their numbers.
///
/// # Errors
/// The module breaks a rule of widths.
pub fn simplified(module: &Module) -> Result<Module, WidthError> {
    let mut copy = module.clone();
    copy.exprs.clear();
    let mut rules = Rules { module: &mut copy, table: ExprTable::default() };
    let mut new: Vec<ExprId> = vec![];
    // Operands come before users, so one pass sees every operand in its final form.
    for expr in &module.exprs {
        let op = expr.op.map_operands(|id| new[id.index()]);
        new.push(rules.expr(op, expr.width)?);
    }
    turn(&mut copy, &|id| new[id.index()]);
    Ok(copy)
}

/// Turns the uses of expressions by processes, registers and memories to what they have become.
pub(crate) fn turn(module: &mut Module, of: &impl Fn(ExprId) -> ExprId) {
    module.processes.iter_mut().for_each(|process| statements(&mut process.body, of));
    for register in &mut module.registers {
        register.d = of(register.d);
        register.enable = register.enable.map(of);
    }
    for memory in &mut module.memories {
        for read in &mut memory.reads {
            read.address = of(read.address);
            read.enable = read.enable.map(of);
        }
        for write in &mut memory.writes {
            (write.address, write.enable, write.data) = (of(write.address), of(write.enable), of(write.data));
            write.mask = write.mask.map(of);
        }
    }
}

fn statements(body: &mut [Stmt], of: &impl Fn(ExprId) -> ExprId) {
    for statement in body {
        match statement {
            Stmt::Assign(value) => *value = of(*value),
            Stmt::AssignSlice { offset, value } => (*offset, *value) = (of(*offset), of(*value)),
            Stmt::If { condition, then, otherwise } => {
                *condition = of(*condition);
                statements(then, of);
                statements(otherwise, of);
            }
            Stmt::Case { subject, arms, default } => {
                *subject = of(*subject);
                arms.iter_mut().for_each(|(_, body)| statements(body, of));
                statements(default, of);
            }
        }
    }
}

struct Rules<'a> {
    module: &'a mut Module,
    table: ExprTable,
}

type Simpler = Result<ExprId, WidthError>;

impl Rules<'_> {
    fn op(&self, id: ExprId) -> &Op {
        &self.module.expr(id).op
    }

    fn constant_of(&self, id: ExprId) -> Option<&Value> {
        match self.op(id) {
            Op::Constant(value) => Some(value),
            _ => None,
        }
    }

    fn is_zero(&self, id: ExprId) -> bool {
        self.constant_of(id).is_some_and(Value::is_zero)
    }

    fn is_ones(&self, id: ExprId) -> bool {
        self.constant_of(id).is_some_and(Value::is_ones)
    }

    fn constant(&mut self, value: Value) -> ExprId {
        self.table.constant(self.module, value)
    }

    fn zero(&mut self, width: u32) -> ExprId {
        self.constant(Value::zero(width))
    }

    /// The smallest known form of an operation whose operands have theirs.
    fn expr(&mut self, op: Op, width: u32) -> Simpler {
        match op {
            Op::Slice(a, lsb) => self.slice(a, lsb, width),
            Op::SliceAt(a, offset) => match self.offset(offset) {
                Some(lsb) if lsb.saturating_add(width) <= self.module.width(a) => self.slice(a, lsb, width),
                _ => Ok(self.table.slice_at(self.module, a, offset, width)),
            },
            Op::ShiftRight(a, by) => match self.offset(by) {
                Some(by) if by < width => {
                    let kept = self.slice(a, by, width - by)?;
                    self.zero_extend(kept, width)
                }
                _ => self.table.operation(self.module, Op::ShiftRight(a, by)),
            },
            Op::ShiftLeft(a, by) => match self.offset(by) {
                Some(0) => Ok(a),
                Some(by) if by < width => {
                    let kept = self.slice(a, 0, width - by)?;
                    let zeros = self.zero(by);
                    self.concat(vec![kept, zeros])
                }
                _ => self.table.operation(self.module, Op::ShiftLeft(a, by)),
            },
            Op::ZeroExtend(a) => self.zero_extend(a, width),
            Op::SignExtend(a) => self.table.extend(self.module, a, width, true),
            Op::Concat(parts) => self.concat(parts),
            Op::Not(a) => self.not(a),
            Op::And(a, _) if self.is_zero(a) => Ok(a),
            Op::And(_, b) if self.is_zero(b) => Ok(b),
            Op::And(a, b) if self.is_ones(a) || a == b => Ok(b),
            Op::And(a, b) if self.is_ones(b) => Ok(a),
            Op::Or(a, _) if self.is_ones(a) => Ok(a),
            Op::Or(_, b) if self.is_ones(b) => Ok(b),
            Op::Or(a, b) if self.is_zero(a) || a == b => Ok(b),
            Op::Or(a, b) if self.is_zero(b) => Ok(a),
            Op::Xor(a, b) if self.is_zero(a) => Ok(b),
            Op::Xor(a, b) if self.is_zero(b) => Ok(a),
            Op::Add(a, b) if self.is_zero(a) => Ok(b),
            Op::Add(a, b) | Op::Sub(a, b) if self.is_zero(b) => Ok(a),
            Op::ShiftRightSigned(a, by) if self.is_zero(by) => Ok(a),
            Op::Any(a) | Op::All(a) | Op::Parity(a) if self.module.width(a) == 1 => Ok(a),
            Op::Eq(a, b) if self.module.width(a) == 1 && self.is_ones(b) => Ok(a),
            Op::Eq(a, b) if self.module.width(a) == 1 && self.is_zero(b) => self.not(a),
            Op::Mux(condition, a, b) => self.mux(condition, a, b),
            Op::Lookup { subject, arms, default } => self.lookup(subject, arms, default),
            Op::Constant(value) => Ok(self.constant(value)),
            Op::Signal(signal) => Ok(self.table.signal(self.module, signal)),
            op => self.table.operation(self.module, op),
        }
    }

    /// A constant shift amount or offset; a huge one is beyond everything, as is the largest.
    fn offset(&self, id: ExprId) -> Option<u32> {
        let value = self.constant_of(id)?;
        Some(value.to_u64().and_then(|by| u32::try_from(by).ok()).unwrap_or(u32::MAX))
    }

    fn not(&mut self, a: ExprId) -> Simpler {
        if let Some(value) = self.constant_of(a) {
            let value = value.not();
            return Ok(self.constant(value));
        }
        let opposite = match *self.op(a) {
            Op::Not(a) => return Ok(a),
            Op::Eq(a, b) => Op::Ne(a, b),
            Op::Ne(a, b) => Op::Eq(a, b),
            _ => Op::Not(a),
        };
        self.table.operation(self.module, opposite)
    }

    fn mux(&mut self, condition: ExprId, a: ExprId, b: ExprId) -> Simpler {
        if a == b || self.is_ones(condition) {
            return Ok(a);
        }
        if self.is_zero(condition) {
            return Ok(b);
        }
        match (self.op(condition), self.op(a), self.op(b)) {
            (Op::Not(opposite), ..) => return self.mux(*opposite, b, a),
            (_, Op::Mux(same, a, _), _) if *same == condition => return self.mux(condition, *a, b),
            (_, _, Op::Mux(same, _, b)) if *same == condition => return self.mux(condition, a, *b),
            _ => {}
        }
        if self.module.width(a) == 1 {
            let choice = match [a, b].map(|side| (self.is_zero(side), self.is_ones(side))) {
                [(_, true), (true, _)] => return Ok(condition),
                [(true, _), (_, true)] => Op::Not(condition),
                [(_, true), _] => Op::Or(condition, b),
                [_, (true, _)] => Op::And(condition, a),
                _ => Op::Mux(condition, a, b),
            };
            return self.table.operation(self.module, choice);
        }
        self.table.operation(self.module, Op::Mux(condition, a, b))
    }

    /// A table: arms that give what the others give are gone, a constant subject takes its arm.
    fn lookup(&mut self, subject: ExprId, mut arms: Vec<(Value, ExprId)>, default: ExprId) -> Simpler {
        if let Some(value) = self.constant_of(subject) {
            return Ok(arms.iter().find(|(constant, _)| constant == value).map_or(default, |(_, result)| *result));
        }
        arms.retain(|(_, result)| *result != default);
        match arms[..] {
            [] => Ok(default),
            _ => self.table.operation(self.module, Op::Lookup { subject, arms, default }),
        }
    }

    fn zero_extend(&mut self, a: ExprId, width: u32) -> Simpler {
        match self.op(a) {
            Op::ZeroExtend(inner) => {
                let inner = *inner;
                self.table.extend(self.module, inner, width, false)
            }
            Op::Constant(value) => {
                let value = value.resize(width);
                Ok(self.constant(value))
            }
            _ => self.table.extend(self.module, a, width, false),
        }
    }

    /// Bits `lsb .. lsb + width` of an expression, all inside it.
    fn slice(&mut self, a: ExprId, lsb: u32, width: u32) -> Simpler {
        if width == self.module.width(a) {
            return Ok(a);
        }
        match self.op(a).clone() {
            Op::Constant(value) => Ok(self.constant(value.slice(lsb.into(), width))),
            Op::Slice(inner, from) => self.slice(inner, from + lsb, width),
            Op::ZeroExtend(inner) => {
                let from = self.module.width(inner);
                if lsb >= from {
                    return Ok(self.zero(width));
                }
                let kept = self.slice(inner, lsb, width.min(from - lsb))?;
                self.zero_extend(kept, width)
            }
            Op::SignExtend(inner) if lsb + width <= self.module.width(inner) => self.slice(inner, lsb, width),
            Op::Concat(parts) => {
                let (mut kept, mut at) = (vec![], 0);
                for part in parts.into_iter().rev() {
                    let end = at + self.module.width(part);
                    let (first, last) = (at.max(lsb), end.min(lsb + width));
                    if first < last {
                        kept.push(self.slice(part, first - at, last - first)?);
                    }
                    at = end;
                }
                kept.reverse();
                self.concat(kept)
            }
            _ => self.table.slice(self.module, a, lsb, width),
        }
    }

    /// Parts side by side, the most significant first: neighbours of one vector become one part, zeros at the top an
    /// extension.
    fn concat(&mut self, parts: Vec<ExprId>) -> Simpler {
        let width = parts.iter().map(|part| self.module.width(*part)).sum();
        let mut flat: Vec<ExprId> = vec![];
        for part in parts {
            let inner = match self.op(part) {
                Op::Concat(inner) => inner.clone(),
                _ => vec![part],
            };
            for part in inner {
                match flat.last().and_then(|high| self.joined(*high, part)) {
                    Some((whole, lsb, width)) => {
                        flat.pop();
                        flat.push(self.slice(whole, lsb, width)?);
                    }
                    None => flat.push(part),
                }
            }
        }
        let zeros = flat.iter().take_while(|part| self.is_zero(**part)).count();
        if zeros == flat.len() {
            return Ok(self.zero(width));
        }
        let kept = flat.split_off(zeros);
        let joined = match kept[..] {
            [one] => one,
            _ => self.table.operation(self.module, Op::Concat(kept))?,
        };
        self.zero_extend(joined, width)
    }

    /// Two parts that are neighbours in one vector, as a slice of it.
    fn joined(&self, high: ExprId, low: ExprId) -> Option<(ExprId, u32, u32)> {
        match (self.op(high), self.op(low)) {
            (Op::Slice(a, from), Op::Slice(b, lsb)) if a == b && lsb + self.module.width(low) == *from => {
                Some((*a, *lsb, self.module.width(high) + self.module.width(low)))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{ModuleKind, Process, Signal, SignalId, SignalKind};
    use pretty_assertions::assert_eq;

    /// A module with inputs of the given widths, and the simplified form of what `build` makes of them as output.
    fn form(widths: &[u32], build: impl FnOnce(&mut ExprTable, &mut Module, &[ExprId]) -> ExprId) -> (Module, Op) {
        let mut module = Module::new("m", "", ModuleKind::Generator);
        let mut table = ExprTable::default();
        let signal = |name: String, width, kind| Signal { name, width, kind, labels: None, is_field: false };
        let inputs: Vec<ExprId> = widths
            .iter()
            .map(|width| {
                let id = module.add_signal(signal(format!("in_{}", module.signals.len()), *width, SignalKind::Input));
                table.signal(&mut module, id)
            })
            .collect();
        let root = build(&mut table, &mut module, &inputs);
        let target = module.add_signal(signal("out".to_owned(), module.width(root), SignalKind::Output));
        module.processes.push(Process { target, body: vec![Stmt::Assign(root)] });
        let simple = simplified(&module).expect("widths hold");
        let [Stmt::Assign(root)] = simple.processes[0].body[..] else { panic!("one assignment") };
        let op = simple.expr(root).op.clone();
        (simple, op)
    }

    #[test]
    fn a_field_taken_out_of_what_was_put_together_is_the_field() {
        let (_, op) = form(&[8, 16, 8], |table, module, inputs| {
            let whole = table.operation(module, Op::Concat(inputs.to_vec())).expect("widths");
            table.slice(module, whole, 8, 16).expect("inside")
        });
        assert_eq!(op, Op::Signal(SignalId(1)));
    }

    #[test]
    fn neighbouring_parts_of_one_vector_are_one_part() {
        let (module, op) = form(&[32], |table, module, inputs| {
            let [high, low] = [12, 4].map(|lsb| table.slice(module, inputs[0], lsb, 8).expect("inside"));
            table.operation(module, Op::Concat(vec![high, low])).expect("widths")
        });
        let Op::Slice(whole, 4) = op else { panic!("{op:?}") };
        assert_eq!(module.expr(whole).op, Op::Signal(SignalId(0)));
    }

    #[test]
    fn a_choice_between_equal_values_is_no_choice() {
        let (_, op) = form(&[1, 8], |table, module, inputs| {
            let twice = table.operation(module, Op::Not(inputs[1])).expect("widths");
            let same = table.operation(module, Op::Not(twice)).expect("widths");
            table.operation(module, Op::Mux(inputs[0], same, inputs[1])).expect("widths")
        });
        assert_eq!(op, Op::Signal(SignalId(1)));
    }

    #[test]
    fn a_table_with_one_result_is_that_result() {
        let table_of = |subject: fn(&mut ExprTable, &mut Module, ExprId) -> ExprId, other: usize| {
            form(&[3, 8, 8], |table, module, inputs| {
                let subject = subject(table, module, inputs[0]);
                let arms = vec![(Value::new(3, 5), inputs[other]), (Value::new(3, 6), inputs[1])];
                table.operation(module, Op::Lookup { subject, arms, default: inputs[1] }).expect("widths")
            })
            .1
        };
        assert_eq!(table_of(|_, _, input| input, 1), Op::Signal(SignalId(1)));
        assert_eq!(table_of(|table, module, _| table.constant(module, Value::new(3, 5)), 2), Op::Signal(SignalId(2)));
        assert!(matches!(table_of(|_, _, input| input, 2), Op::Lookup { arms, .. } if arms.len() == 1));
    }

    #[test]
    fn adding_or_shifting_by_zero_changes_nothing() {
        type Make = fn(ExprId, ExprId) -> Op;
        let makes: [Make; 4] = [Op::Add, |a, zero| Op::Add(zero, a), Op::Sub, Op::ShiftRightSigned];
        for make in makes {
            let (_, op) = form(&[8], |table, module, inputs| {
                let zero = table.constant(module, Value::zero(8));
                table.operation(module, make(inputs[0], zero)).expect("widths")
            });
            assert_eq!(op, Op::Signal(SignalId(0)));
        }
    }

    #[test]
    fn a_shift_by_a_constant_beyond_the_width_stays_a_shift() {
        let (_, op) = form(&[8], |table, module, inputs| {
            let by = table.constant(module, Value::new(100, 1 << 70));
            table.operation(module, Op::ShiftLeft(inputs[0], by)).expect("widths")
        });
        assert!(matches!(op, Op::ShiftLeft(..)), "{op:?}");
    }
}
