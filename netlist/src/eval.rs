//! What expressions and processes of a netlist mean: the reference evaluation that every engine is held against.

use crate::ir::{ExprId, Module, Op, Process, Stmt};
use crate::value::Value;

/// Results of a module's expressions as far as they are known, one place an expression; empty: none is.
pub type Memo = Vec<Option<Value>>;

/// Evaluates expressions of one module over the settled values of its signals, each expression at most once.
pub struct Evaluator<'a> {
    module: &'a Module,
    signals: &'a [Value],
    known: Memo,
}

impl<'a> Evaluator<'a> {
    /// `signals` holds one value a signal of the module, each of the signal's width.
    pub fn new(module: &'a Module, signals: &'a [Value]) -> Self {
        Self::with_memo(module, signals, Memo::new())
    }

    /// Goes on with what an earlier evaluator knew. The memo may only hold results of signals that have not changed since.
    pub fn with_memo(module: &'a Module, signals: &'a [Value], mut memo: Memo) -> Self {
        memo.resize(module.exprs.len(), None);
        Self { module, signals, known: memo }
    }

    /// What is known by now, for a later [`with_memo`](Self::with_memo).
    pub fn into_memo(self) -> Memo {
        self.known
    }

    /// The value of an expression.
    pub fn expr(&mut self, id: ExprId) -> Value {
        if let Some(value) = &self.known[id.index()] {
            return value.clone();
        }
        let value = self.compute(id);
        self.known[id.index()] = Some(value.clone());
        value
    }

    /// A 1-bit expression as a condition.
    pub fn condition(&mut self, id: ExprId) -> bool {
        !self.expr(id).is_zero()
    }

    fn shift(&mut self, id: ExprId) -> u64 {
        self.expr(id).to_u64().unwrap_or(u64::MAX)
    }

    fn compute(&mut self, id: ExprId) -> Value {
        let module = self.module;
        let expr = module.expr(id);
        match &expr.op {
            Op::Constant(value) => value.clone(),
            Op::Signal(signal) => self.signals[signal.index()].clone(),
            Op::Not(a) => self.expr(*a).not(),
            Op::Neg(a) => self.expr(*a).neg(),
            Op::And(a, b) => self.expr(*a).and(&self.expr(*b)),
            Op::Or(a, b) => self.expr(*a).or(&self.expr(*b)),
            Op::Xor(a, b) => self.expr(*a).xor(&self.expr(*b)),
            Op::Add(a, b) => self.expr(*a).add(&self.expr(*b)),
            Op::Sub(a, b) => self.expr(*a).sub(&self.expr(*b)),
            Op::Mul(a, b) => self.expr(*a).mul(&self.expr(*b)),
            Op::MulSigned(a, b) => {
                let (a, b) = (self.expr(*a).sign_extend(expr.width), self.expr(*b).sign_extend(expr.width));
                a.mul(&b).resize(expr.width)
            }
            Op::Eq(a, b) => Value::bit(self.expr(*a) == self.expr(*b)),
            Op::Ne(a, b) => Value::bit(self.expr(*a) != self.expr(*b)),
            Op::LessUnsigned(a, b) => Value::bit(self.expr(*a).less_unsigned(&self.expr(*b))),
            Op::LessSigned(a, b) => Value::bit(self.expr(*a).less_signed(&self.expr(*b))),
            Op::ShiftLeft(a, by) => self.expr(*a).shift_left(self.shift(*by)),
            Op::ShiftRight(a, by) => self.expr(*a).shift_right(self.shift(*by)),
            Op::ShiftRightSigned(a, by) => self.expr(*a).shift_right_signed(self.shift(*by)),
            Op::All(a) => Value::bit(self.expr(*a).is_ones()),
            Op::Any(a) => Value::bit(!self.expr(*a).is_zero()),
            Op::Parity(a) => Value::bit(self.expr(*a).count_ones() % 2 == 1),
            Op::LeadingZeros(a) => Value::new(expr.width, self.expr(*a).leading_zeros() as u128),
            Op::Concat(parts) => {
                let mut value: Option<Value> = None;
                for part in parts {
                    let part = self.expr(*part);
                    value = Some(value.map_or(part.clone(), |high| high.concat(&part)));
                }
                value.unwrap_or_else(|| Value::zero(expr.width))
            }
            Op::Slice(a, lsb) => self.expr(*a).slice(*lsb as u64, expr.width),
            Op::SliceAt(a, offset) => {
                let offset = self.shift(*offset);
                self.expr(*a).slice(offset, expr.width)
            }
            Op::ZeroExtend(a) => self.expr(*a).resize(expr.width),
            Op::SignExtend(a) => self.expr(*a).sign_extend(expr.width),
            Op::Mux(condition, a, b) => {
                if self.condition(*condition) {
                    self.expr(*a)
                } else {
                    self.expr(*b)
                }
            }
            Op::Lookup { subject, arms, default } => {
                let subject = self.expr(*subject);
                let arm = arms.iter().find(|(constant, _)| *constant == subject);
                self.expr(arm.map_or(*default, |(_, result)| *result))
            }
        }
    }

    /// The value that a process gives its target; `None` when some path leaves it unassigned (a latch).
    pub fn process(&mut self, process: &Process) -> Option<Value> {
        let width = self.module.signal(process.target).width;
        let mut target = None;
        self.statements(&process.body, width, &mut target);
        target
    }

    fn statements(&mut self, body: &[Stmt], width: u32, target: &mut Option<Value>) {
        for statement in body {
            match statement {
                Stmt::Assign(value) => *target = Some(self.expr(*value)),
                Stmt::AssignSlice { offset, value } => {
                    let (offset, value) = (self.shift(*offset), self.expr(*value));
                    let old = target.take().unwrap_or_else(|| Value::zero(width));
                    *target = Some(old.replace(offset, &value));
                }
                Stmt::If { condition, then, otherwise } => {
                    let body = if self.condition(*condition) { then } else { otherwise };
                    self.statements(body, width, target);
                }
                Stmt::Case { subject, arms, default } => {
                    let subject = self.expr(*subject);
                    let arm = arms.iter().find(|(constants, _)| constants.contains(&subject));
                    self.statements(arm.map_or(default, |(_, body)| body), width, target);
                }
            }
        }
    }
}
