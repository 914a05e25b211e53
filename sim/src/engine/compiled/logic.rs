//! Expressions and processes of one module as instructions, each expression once a function.

use super::bits::{Amount, Bits, Emit};
use super::joint::Side;
use super::known::Known;
use super::layout::{ModuleLayout, words_of};
use super::machine::{Comparison, Machine};
use super::regions::{Inlined, Regions};
use std::collections::HashMap;
use tombolo_netlist::ir::{ExprId, Module, Op, SignalId};
use tombolo_netlist::value;

/// Constant tables that compiled code reads; their addresses are in the code, so they must live as long as it does.
#[derive(Default)]
pub struct Tables {
    known: HashMap<Vec<u64>, Box<[u64]>>,
}

impl Tables {
    /// Where a table is.
    pub fn address(&mut self, words: Vec<u64>) -> u64 {
        let table = self.known.entry(words).or_insert_with_key(|words| words.clone().into_boxed_slice());
        table.as_ptr() as u64
    }
}

/// Emits the logic of one function of a module.
pub struct Logic<'a, M: Machine> {
    /// Instructions.
    pub emit: Emit<M>,
    /// Whose logic.
    pub module: &'a Module,
    /// Where its signals are.
    pub layout: &'a ModuleLayout,
    /// What is computed where it is needed, and which choices branch.
    pub needs: Needs,
    /// Signals that are in registers.
    pub(super) known: Known<M::Value>,
    exprs: Vec<Option<Bits<M::Value>>>,
}

/// How a function evaluates by need.
pub struct Needs {
    /// Signals without a place of their own in the order.
    pub inlined: Inlined,
    /// Choices that branch.
    pub regions: Regions,
    /// Decisions about the registers, of the clock edge.
    pub registers: Side,
}

impl<'a, M: Machine> Logic<'a, M> {
    /// Nothing known yet.
    pub fn new(machine: M, module: &'a Module, layout: &'a ModuleLayout, needs: Needs) -> Self {
        let (exprs, known) = (vec![None; module.exprs.len()], Known::none(module.signals.len()));
        Self { emit: Emit { machine }, module, layout, needs, known, exprs }
    }

    /// The present value of a signal.
    pub fn signal(&mut self, signal: SignalId) -> Bits<M::Value> {
        if let Some(bits) = self.known.get(signal) {
            return bits.clone();
        }
        if let Some(value) = self.needs.inlined.get(signal) {
            return self.expr(value);
        }
        let bits = self.load(self.layout.signal(signal), self.words_of(signal) as u32);
        self.known.add_recent(signal, bits.clone());
        bits
    }

    /// The value of a register as it is now stays known, since its place gets another one.
    pub fn keep(&mut self, register: SignalId) {
        let bits = self.signal(register);
        self.known.add(register, bits);
    }

    /// Words of a signal.
    pub fn words_of(&self, signal: SignalId) -> usize {
        words_of(self.module.signal(signal).width) as usize
    }

    /// The signal in whose place the value of one is; `None` if it is computed here.
    pub fn place_of(&self, mut signal: SignalId) -> Option<SignalId> {
        while let Some(value) = self.needs.inlined.get(signal) {
            let Op::Signal(of) = self.module.expr(value).op else { return None };
            signal = of;
        }
        (!self.known.is_kept(signal)).then_some(signal)
    }

    /// Words of the block from the `first` on, as they are now: those of one signal.
    pub fn load(&mut self, first: u32, words: u32) -> Bits<M::Value> {
        Bits::new(self.emit.machine.load(first, words))
    }

    /// Makes a value known; `stored` when it is in its place too.
    pub fn define(&mut self, signal: SignalId, bits: Bits<M::Value>, stored: bool) {
        if stored {
            self.known.add_recent(signal, bits);
        } else {
            self.known.add(signal, bits);
        }
    }

    /// Stores a signal's present value where `first` says.
    pub fn copy(&mut self, signal: SignalId, first: u32) {
        if let Some(place) = self.place_of(signal) {
            self.emit.machine.copy(self.layout.signal(place), first, self.words_of(signal) as u32);
        } else {
            let bits = self.signal(signal);
            self.store(first, &bits);
        }
    }

    /// Stores a signal's value, whose `first` word in the block that is.
    pub fn store(&mut self, first: u32, bits: &Bits<M::Value>) {
        self.emit.machine.store(first, &bits.words);
    }

    /// The value of an expression.
    pub fn expr(&mut self, root: ExprId) -> Bits<M::Value> {
        // With a stack of its own: expressions can be deeper than a thread's stack.
        let mut open = vec![root];
        while let Some(id) = open.last().copied() {
            if !self.is_missing(id) {
                open.pop();
                continue;
            }
            let operands = self.operands(id);
            let missing = open.len();
            open.extend(operands.into_iter().filter(|operand| self.is_missing(*operand)));
            if open.len() == missing {
                let bits = self.compute(id);
                self.exprs[id.index()] = Some(bits);
                open.pop();
            }
        }
        self.operand(root)
    }

    /// What must be known before an expression is computed.
    fn operands(&self, id: ExprId) -> Vec<ExprId> {
        let Needs { inlined, regions, .. } = &self.needs;
        let op = &self.module.expr(id).op;
        match op {
            Op::Mux(by, ..) | Op::Lookup { subject: by, .. } if regions.branches(id) => {
                let mut operands = regions.needed_before(self.module, inlined, id);
                operands.push(*by);
                operands
            }
            op => inlined.operands(op),
        }
    }

    fn is_missing(&self, id: ExprId) -> bool {
        self.exprs[id.index()].is_none() && !self.needs.inlined.is_at_hand(&self.module.expr(id).op)
    }

    pub(super) fn operand(&mut self, id: ExprId) -> Bits<M::Value> {
        match &self.exprs[id.index()] {
            Some(bits) => bits.clone(),
            // Callers evaluate operands first, so this is only ever reached for an expression without operands.
            None => self.compute(id),
        }
    }

    /// Emits `work` behind a branch, out of line when it is `rare`. It must not make expressions known: they would not be on the
    /// other path.
    pub fn when(&mut self, condition: M::Value, rare: bool, work: impl FnOnce(&mut Self)) {
        let after = self.emit.machine.skip_unless(condition, rare);
        self.known.enter_side();
        work(self);
        self.known.leave_side();
        self.emit.machine.resume(after);
    }

    /// A 1-bit expression as the operand of a branch or select.
    pub fn condition(&mut self, id: ExprId) -> M::Value {
        self.expr(id).condition()
    }

    /// An expression as a shift amount or offset.
    fn amount(&mut self, id: ExprId) -> Amount<M::Value> {
        let expr = self.module.expr(id);
        if let Op::Constant(value) = &expr.op {
            return Amount::Fixed(value.to_u64().unwrap_or(u64::MAX));
        }
        let (bits, width) = (self.expr(id), expr.width);
        Amount::Variable(self.saturated(&bits), if width < 64 { (1 << width) - 1 } else { u64::MAX })
    }

    /// A vector as one word; what needs more becomes the largest word.
    pub fn saturated(&mut self, bits: &Bits<M::Value>) -> M::Value {
        let low = bits.words[0];
        if bits.words.len() == 1 {
            return low;
        }
        let high = Bits::new(bits.words[1..].to_vec());
        let high = self.emit.any(&high).condition();
        let largest = self.emit.word(u64::MAX);
        self.emit.machine.select(high, largest, low)
    }

    fn compute(&mut self, id: ExprId) -> Bits<M::Value> {
        let expr = self.module.expr(id);
        let width = expr.width;
        let of = |id: &ExprId| self.module.width(*id);
        match &expr.op {
            Op::Constant(value) => self.emit.constant(value.words()),
            Op::Signal(signal) => match self.needs.inlined.get(*signal) {
                Some(value) => self.operand(value),
                None => self.signal(*signal),
            },
            Op::Not(a) => self.unary(a, |emit, a| emit.not(a, width)),
            Op::Neg(a) => self.unary(a, |emit, a| emit.neg(a, width)),
            Op::And(a, b) => self.words(a, b, |emit, a, b| emit.machine.and(a, b)),
            Op::Or(a, b) => self.words(a, b, |emit, a, b| emit.machine.or(a, b)),
            Op::Xor(a, b) => self.words(a, b, |emit, a, b| emit.machine.xor(a, b)),
            Op::Add(a, b) => self.binary(a, b, |emit, a, b| emit.add(a, b, width)),
            Op::Sub(a, b) => self.binary(a, b, |emit, a, b| emit.sub(a, b, width)),
            Op::Mul(a, b) => self.binary(a, b, |emit, a, b| emit.mul(a, b, width)),
            Op::MulSigned(a, b) => {
                let (from_a, from_b) = (of(a), of(b));
                self.binary(a, b, |emit, a, b| emit.mul_signed(a, b, [from_a, from_b], width))
            }
            Op::Eq(a, b) => self.binary(a, b, |emit, a, b| emit.equal(a, b, Comparison::Equal)),
            Op::Ne(a, b) => self.binary(a, b, |emit, a, b| emit.equal(a, b, Comparison::NotEqual)),
            Op::LessUnsigned(a, b) => self.binary(a, b, |emit, a, b| emit.less_unsigned(a, b)),
            Op::LessSigned(a, b) => {
                let operand = of(a);
                self.binary(a, b, |emit, a, b| emit.less_signed(a, b, operand))
            }
            Op::ShiftLeft(a, by) => {
                let by = self.amount(*by);
                self.unary(a, |emit, a| emit.shift_left(a, by, width))
            }
            Op::ShiftRight(a, by) | Op::SliceAt(a, by) => {
                let (by, from) = (self.amount(*by), of(a));
                self.unary(a, |emit, a| emit.slice_at(a, from, by, width))
            }
            Op::ShiftRightSigned(a, by) => {
                let by = self.amount(*by);
                self.unary(a, |emit, a| emit.shift_right_signed(a, by, width))
            }
            Op::All(a) => {
                let operand = of(a);
                self.unary(a, |emit, a| emit.all(a, operand))
            }
            Op::Any(a) => self.unary(a, |emit, a| emit.any(a)),
            Op::Parity(a) => self.unary(a, |emit, a| emit.parity(a)),
            Op::LeadingZeros(a) => {
                let operand = of(a);
                self.unary(a, |emit, a| emit.leading_zeros(a, operand))
            }
            Op::Concat(parts) => self.concat(parts),
            Op::Slice(a, lsb) => {
                let from = of(a);
                self.unary(a, |emit, a| emit.slice(a, from, *lsb as u64, width))
            }
            Op::ZeroExtend(a) => self.unary(a, |emit, a| emit.zero_extend(a, width)),
            Op::SignExtend(a) => {
                let operand = of(a);
                self.unary(a, |emit, a| emit.sign_extend(a, operand, width))
            }
            Op::Mux(condition, a, b) if self.needs.regions.branches(id) => self.branch(*condition, [*a, *b]),
            Op::Mux(condition, a, b) => {
                let condition = self.operand(*condition).condition();
                self.binary(a, b, |emit, a, b| emit.select(condition, a, b))
            }
            Op::Lookup { subject, arms, default } => {
                let branches = self.needs.regions.branches(id);
                let chosen = self.indexed(*subject, arms, *default, branches);
                chosen.unwrap_or_else(|| match branches {
                    true => self.jump(*subject, arms, *default),
                    false => self.lookup(*subject, arms, *default),
                })
            }
        }
    }

    /// A choice that evaluates only the side it takes.
    fn branch(&mut self, condition: ExprId, sides: [ExprId; 2]) -> Bits<M::Value> {
        let condition = self.operand(condition).condition();
        let choice = self.emit.machine.choose_by(condition);
        self.join(choice, sides)
    }

    /// The same among many, by a jump.
    fn jump(&mut self, subject: ExprId, arms: &[(value::Value, ExprId)], default: ExprId) -> Bits<M::Value> {
        let subject = self.operand(subject).words[0];
        let mut sides: Vec<(ExprId, Vec<u64>)> = vec![];
        for (constant, arm) in arms.iter().filter(|(_, arm)| *arm != default) {
            match sides.iter_mut().find(|(side, _)| side == arm) {
                Some((_, constants)) => constants.push(constant.low_u64()),
                None => sides.push((*arm, vec![constant.low_u64()])),
            }
        }
        sides.push((default, vec![]));
        let (sides, constants): (Vec<ExprId>, Vec<Vec<u64>>) = sides.into_iter().unzip();
        let choice = self.emit.machine.choose(subject, &constants);
        self.join(choice, sides)
    }

    /// Evaluates each side of a choice in its turn; the value of the one that is taken.
    fn join(&mut self, mut choice: M::Choice, sides: impl IntoIterator<Item = ExprId>) -> Bits<M::Value> {
        for side in sides {
            self.emit.machine.enter(&mut choice);
            self.known.enter_side();
            let words = self.expr(side).words;
            self.known.leave_side();
            self.emit.machine.leave(&mut choice, &words);
        }
        Bits::new(self.emit.machine.chosen(choice))
    }

    fn unary(
        &mut self,
        a: &ExprId,
        op: impl FnOnce(&mut Emit<M>, &Bits<M::Value>) -> Bits<M::Value>,
    ) -> Bits<M::Value> {
        let a = self.operand(*a);
        op(&mut self.emit, &a)
    }

    fn binary(
        &mut self,
        a: &ExprId,
        b: &ExprId,
        op: impl FnOnce(&mut Emit<M>, &Bits<M::Value>, &Bits<M::Value>) -> Bits<M::Value>,
    ) -> Bits<M::Value> {
        let (a, b) = (self.operand(*a), self.operand(*b));
        op(&mut self.emit, &a, &b)
    }

    fn words(
        &mut self,
        a: &ExprId,
        b: &ExprId,
        op: impl Fn(&mut Emit<M>, M::Value, M::Value) -> M::Value,
    ) -> Bits<M::Value> {
        let (a, b) = (self.operand(*a), self.operand(*b));
        Bits::new(a.words.iter().zip(&b.words).map(|(a, b)| op(&mut self.emit, *a, *b)).collect())
    }

    /// Parts side by side, the first one most significant; copies of one bit are made in one go.
    fn concat(&mut self, parts: &[ExprId]) -> Bits<M::Value> {
        let mut placed = vec![];
        for copies in parts.chunk_by(|a, b| a == b).rev() {
            let (part, width, count) = (self.operand(copies[0]), self.module.width(copies[0]), copies.len() as u32);
            if width == 1 && count > 1 {
                placed.push((self.emit.repeat(&part, count), count));
            } else {
                placed.extend(copies.iter().map(|_| (part.clone(), width)));
            }
        }
        self.emit.concat(&placed)
    }
}
