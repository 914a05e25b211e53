//! One statement, expression or signal that stands for those of all elements of a loop, where there is one.

use super::repeat::{Affine, Finder, Leaf};
use crate::ir::{ExprId, Op, Signal, SignalId, SignalKind, Stmt};
use crate::value::Value;

/// Deeper expressions are not compared.
const DEPTH: u32 = 400;

impl Finder {
    /// One signal for those of all elements.
    pub(super) fn signal(&mut self, count: u32, signals: &[SignalId]) -> Option<SignalId> {
        if signals.iter().all(|signal| *signal == signals[0]) {
            return Some(signals[0]);
        }
        let places: Vec<(usize, u32)> =
            signals.iter().map(|signal| self.arrays.place.get(signal).copied()).collect::<Option<_>>()?;
        if places.iter().any(|place| place.0 != places[0].0) {
            return None;
        }
        let numbers: Vec<i64> = places.iter().map(|place| place.1 as i64).collect();
        let place = Affine::through(&numbers)?;
        let like = self.module.signal(signals[0]).clone();
        Some(self.leaf(count, Leaf::Element(places[0].0, place), like))
    }

    fn leaf(&mut self, count: u32, leaf: Leaf, like: Signal) -> SignalId {
        let known = self.range(count).leaves.get(&(leaf, like.width)).copied();
        if let Some(signal) = known {
            return signal;
        }
        let key = (leaf, like.width);
        let signal = self.module.add_signal(Signal { kind: SignalKind::Local, ..like });
        self.range(count).leaves.insert(key, signal);
        self.leaves.insert(signal, leaf);
        signal
    }

    pub(super) fn body(&mut self, count: u32, bodies: &[&[Stmt]]) -> Option<Vec<Stmt>> {
        let first = bodies[0];
        if bodies.iter().any(|body| body.len() != first.len()) {
            return None;
        }
        (0..first.len()).map(|at| self.statement(count, bodies, at)).collect()
    }

    fn statement(&mut self, count: u32, bodies: &[&[Stmt]], at: usize) -> Option<Stmt> {
        macro_rules! all {
            ($pattern:pat => $value:expr) => {
                bodies
                    .iter()
                    .map(|body| if let $pattern = &body[at] { Some($value) } else { None })
                    .collect::<Option<Vec<_>>>()?
            };
        }
        Some(match &bodies[0][at] {
            Stmt::Assign(_) => Stmt::Assign(self.tuple(count, &all!(Stmt::Assign(value) => *value), 0)?),
            Stmt::AssignSlice { .. } => Stmt::AssignSlice {
                offset: self.tuple(count, &all!(Stmt::AssignSlice { offset, .. } => *offset), 0)?,
                value: self.tuple(count, &all!(Stmt::AssignSlice { value, .. } => *value), 0)?,
            },
            Stmt::If { .. } => Stmt::If {
                condition: self.tuple(count, &all!(Stmt::If { condition, .. } => *condition), 0)?,
                then: self.body(count, &all!(Stmt::If { then, .. } => then.as_slice()))?,
                otherwise: self.body(count, &all!(Stmt::If { otherwise, .. } => otherwise.as_slice()))?,
            },
            Stmt::Case { arms: first, .. } => {
                let subject = self.tuple(count, &all!(Stmt::Case { subject, .. } => *subject), 0)?;
                let default = self.body(count, &all!(Stmt::Case { default, .. } => default.as_slice()))?;
                let arms = all!(Stmt::Case { arms, .. } => arms);
                let same = |other: &&Vec<(Vec<Value>, Vec<Stmt>)>| {
                    other.len() == first.len() && other.iter().zip(first).all(|(a, b)| a.0 == b.0)
                };
                if !arms.iter().all(same) {
                    return None;
                }
                let mut new = vec![];
                for (arm, (constants, _)) in first.iter().enumerate() {
                    let bodies: Vec<&[Stmt]> = arms.iter().map(|arms| arms[arm].1.as_slice()).collect();
                    new.push((constants.clone(), self.body(count, &bodies)?));
                }
                Stmt::Case { subject, arms: new, default }
            }
        })
    }

    /// One expression for those of all elements.
    pub(super) fn tuple(&mut self, count: u32, ids: &[ExprId], depth: u32) -> Option<ExprId> {
        if ids.iter().all(|id| *id == ids[0]) {
            return Some(ids[0]);
        }
        let form = |id: &ExprId| self.signatures.get(id.index());
        if depth > DEPTH || ids.iter().any(|id| form(id) != form(&ids[0])) {
            return None;
        }
        if let Some(known) = self.range(count).tuples.get(ids) {
            return *known;
        }
        let found = self.compare(count, ids, depth);
        self.range(count).tuples.insert(ids.to_vec(), found);
        found
    }

    fn compare(&mut self, count: u32, ids: &[ExprId], depth: u32) -> Option<ExprId> {
        let width = self.module.width(ids[0]);
        let first = self.module.expr(ids[0]).op.clone();
        let plain =
            |width| Signal { name: String::new(), width, kind: SignalKind::Local, labels: None, is_field: false };
        match &first {
            Op::Signal(_) => {
                let signals: Vec<SignalId> =
                    self.each(ids, |op| if let Op::Signal(s) = op { Some(*s) } else { None })?;
                let signal = self.signal(count, &signals)?;
                return Some(self.table.signal(&mut self.module, signal));
            }
            Op::Constant(_) => {
                let value = |op: &Op| if let Op::Constant(value) = op { value.to_u64() } else { None };
                let values: Vec<i64> =
                    self.each(ids, |op| value(op).filter(|value| *value < 1 << 24).map(|v| v as i64))?;
                let number = Leaf::Number(Affine::through(&values)?);
                let signal = self.leaf(count, number, plain(width));
                return Some(self.table.signal(&mut self.module, signal));
            }
            Op::Slice(..) => {
                let lsbs = self.each(ids, |op| if let Op::Slice(_, lsb) = op { Some(*lsb as i64) } else { None })?;
                let of = self.each(ids, |op| if let Op::Slice(a, _) = op { Some(*a) } else { None })?;
                let a = self.tuple(count, &of, depth + 1)?;
                if lsbs.iter().all(|lsb| *lsb == lsbs[0]) {
                    return self.table.slice(&mut self.module, a, lsbs[0] as u32, width).ok();
                }
                if of.iter().any(|id| *id != a) {
                    return None;
                }
                let part = Leaf::Part(a, Affine::through(&lsbs)?);
                let signal = self.leaf(count, part, plain(width));
                return Some(self.table.signal(&mut self.module, signal));
            }
            // A comparison that is always false for some elements is not written as one.
            Op::LessUnsigned(..) => {
                let is = |id: &ExprId, property: fn(&Value) -> bool| match &self.module.expr(*id).op {
                    Op::Constant(value) => property(value),
                    _ => false,
                };
                let sound = |op: &Op| match op {
                    Op::LessUnsigned(a, b) => (!is(a, Value::is_ones) && !is(b, Value::is_zero)).then_some(()),
                    _ => None,
                };
                self.each(ids, sound)?;
            }
            Op::Lookup { arms: first, .. } => {
                let constants = |op: &Op| match op {
                    Op::Lookup { arms, .. } => {
                        let equal = arms.iter().zip(first).all(|(a, b)| a.0 == b.0);
                        (equal && arms.len() == first.len()).then_some(())
                    }
                    _ => None,
                };
                self.each(ids, constants)?;
            }
            _ => {}
        }
        let operands: Vec<Vec<ExprId>> = self.each(ids, |op| Some(op.operands()))?;
        let mut new = vec![];
        for at in 0..operands[0].len() {
            let column: Vec<ExprId> =
                operands.iter().map(|operands| operands.get(at).copied()).collect::<Option<_>>()?;
            new.push(self.tuple(count, &column, depth + 1)?);
        }
        let renamed = |old: ExprId| {
            let at = operands[0].iter().position(|operand| *operand == old);
            at.map_or(old, |at| new[at])
        };
        // Operands that are equal in the first element may differ in others.
        for (at, operand) in operands[0].iter().enumerate() {
            if renamed(*operand) != new[at] {
                return None;
            }
        }
        let op = first.map_operands(renamed);
        Some(self.table.add(&mut self.module, op, width))
    }

    fn each<T>(&self, ids: &[ExprId], of: impl Fn(&Op) -> Option<T>) -> Option<Vec<T>> {
        ids.iter().map(|id| of(&self.module.expr(*id).op)).collect()
    }
}
