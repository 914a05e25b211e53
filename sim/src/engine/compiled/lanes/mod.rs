//! The machine that serves a group of equal instances: AVX-512, one element of a vector for each of eight or four.
//!
//! The state of a group is that of one instance with every word repeated for each of them (see
//! [`layout`](super::layout)), so that an instruction reads a word of all of them. There are no jumps to one side of a
//! choice alone: a side is evaluated if some instance takes it, and the results are merged by flags. [`code`] is what is
//! recorded here, [`allocate`] chooses registers, [`encode`] makes machine code.

pub mod allocate;
pub mod code;
pub mod encode;

use super::function::Purpose;
use super::layout::ModuleLayout;
use super::logic::Tables;
use super::machine::{Comparison, Element, Machine, Report};
use code::{Binary, Instruction, Kind, Label, Logic, MemoryWord, Shift, StateWord, Test, Value};
use std::collections::HashSet;

/// Whether this processor has what the code needs.
pub fn available() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512cd")
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        false
    }
}

/// Records one function.
pub struct Lanes<'a> {
    code: Vec<Instruction>,
    kinds: Vec<Kind>,
    labels: usize,
    tables: &'a mut Tables,
    /// First words of the signals that the group has in common.
    uniform: HashSet<u32>,
}

/// A choice: flags of the sides that are still to come, the last one first; the side under construction; what the earlier
/// ones make.
pub struct Choice {
    sides: Vec<Value>,
    entered: Option<(Value, Label)>,
    words: Option<Vec<Value>>,
}

impl<'a> Lanes<'a> {
    /// A function that has just begun.
    pub fn new(layout: &ModuleLayout, tables: &'a mut Tables) -> Self {
        let uniform = layout.signals.iter().zip(&layout.uniform).filter(|(_, uniform)| **uniform);
        let uniform = uniform.map(|(first, _)| *first).collect();
        Self { code: vec![], kinds: vec![], labels: 0, tables, uniform }
    }

    /// What was recorded: instructions, kinds of values, labels.
    pub fn finish(self) -> (Vec<Instruction>, Vec<Kind>, usize) {
        (self.code, self.kinds, self.labels)
    }

    fn value(&mut self, kind: Kind) -> Value {
        self.kinds.push(kind);
        Value(self.kinds.len() as u32 - 1)
    }

    fn kind(&self, value: Value) -> Kind {
        self.kinds[value.0 as usize]
    }

    fn constant(&self, value: Value) -> Option<u64> {
        match self.kind(value) {
            Kind::Constant(bits) => Some(bits),
            _ => None,
        }
    }

    fn is_flag(&self, value: Value) -> bool {
        self.kind(value) == Kind::Flag
    }

    /// An instruction that makes a word.
    fn make(&mut self, instruction: impl FnOnce(Value) -> Instruction) -> Value {
        let to = self.value(Kind::Word);
        self.code.push(instruction(to));
        to
    }

    /// One that makes a flag.
    fn make_flag(&mut self, instruction: impl FnOnce(Value) -> Instruction) -> Value {
        let to = self.value(Kind::Flag);
        self.code.push(instruction(to));
        to
    }

    fn binary(&mut self, how: Binary, a: Value, b: Value) -> Value {
        self.make(|to| Instruction::Binary(how, to, [a, b]))
    }

    /// A flag; a word becomes one that says "not zero".
    fn flag(&mut self, value: Value) -> Value {
        if self.is_flag(value) {
            return value;
        }
        self.make_flag(|to| Instruction::Compare(Test::Common, to, [value, value]))
    }

    fn bitwise(&mut self, words: Binary, flags: Logic, a: Value, b: Value) -> Value {
        if !self.is_flag(a) && !self.is_flag(b) {
            return self.binary(words, a, b);
        }
        let (a, b) = (self.flag(a), self.flag(b));
        self.make_flag(|to| Instruction::Logic(flags, to, [a, b]))
    }

    fn choice(&self, mut sides: Vec<Value>) -> Choice {
        sides.reverse();
        Choice { sides, entered: None, words: None }
    }

    fn amount(&mut self, by: Value) -> Value {
        let most = self.word(63);
        self.binary(Binary::And, by, most)
    }
}

impl Machine for Lanes<'_> {
    type Value = Value;
    type Choice = Choice;
    type Label = Label;
    const BRANCHES: bool = false;

    fn word(&mut self, bits: u64) -> Value {
        self.value(Kind::Constant(bits))
    }

    fn clear(&mut self) -> Value {
        self.make_flag(Instruction::Clear)
    }

    fn is_set(&mut self, condition: Value) -> Value {
        self.flag(condition)
    }

    fn widen(&mut self, flag: Value) -> Value {
        if !self.is_flag(flag) {
            return flag;
        }
        self.make(|to| Instruction::Widen(to, flag))
    }

    fn and(&mut self, a: Value, b: Value) -> Value {
        self.bitwise(Binary::And, Logic::And, a, b)
    }

    fn and_not(&mut self, a: Value, b: Value) -> Value {
        self.bitwise(Binary::AndNot, Logic::AndNot, a, b)
    }

    fn or(&mut self, a: Value, b: Value) -> Value {
        self.bitwise(Binary::Or, Logic::Or, a, b)
    }

    fn xor(&mut self, a: Value, b: Value) -> Value {
        self.bitwise(Binary::Xor, Logic::Xor, a, b)
    }

    fn not(&mut self, a: Value) -> Value {
        if self.is_flag(a) {
            return self.make_flag(|to| Instruction::Not(to, a));
        }
        let ones = self.word(u64::MAX);
        self.binary(Binary::Xor, a, ones)
    }

    fn low_half(&mut self, a: Value) -> Value {
        let mask = self.word(u32::MAX.into());
        self.binary(Binary::And, a, mask)
    }

    fn add(&mut self, a: Value, b: Value) -> Value {
        self.binary(Binary::Add, a, b)
    }

    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.binary(Binary::Sub, a, b)
    }

    fn multiply(&mut self, a: Value, b: Value) -> Value {
        self.binary(Binary::Multiply, a, b)
    }

    fn multiply_high(&mut self, a: Value, b: Value) -> Value {
        let halves = [a, b].map(|of| [of, self.shift_right_by(of, 32)]);
        let product =
            |machine: &mut Self, a: usize, b: usize| machine.binary(Binary::MultiplyHalves, halves[0][a], halves[1][b]);
        let (low, high) = (product(self, 0, 0), product(self, 1, 1));
        let (first, second) = (product(self, 0, 1), product(self, 1, 0));
        // The middle of the product, without an overflow: three numbers of 32 bits.
        let mut middle = self.shift_right_by(low, 32);
        for cross in [first, second] {
            let part = self.low_half(cross);
            middle = self.add(middle, part);
        }
        let parts = [first, second, middle].map(|of| self.shift_right_by(of, 32));
        parts.into_iter().fold(high, |sum, part| self.add(sum, part))
    }

    fn shift_left_by(&mut self, a: Value, by: u32) -> Value {
        self.make(|to| Instruction::Shift(Shift::Left, to, a, by))
    }

    fn shift_right_by(&mut self, a: Value, by: u32) -> Value {
        self.make(|to| Instruction::Shift(Shift::Right, to, a, by))
    }

    fn shift_right_signed_by(&mut self, a: Value, by: u32) -> Value {
        self.make(|to| Instruction::Shift(Shift::Signed, to, a, by))
    }

    fn shift_left(&mut self, a: Value, by: Value) -> Value {
        let by = self.amount(by);
        self.binary(Binary::ShiftLeft, a, by)
    }

    fn shift_right(&mut self, a: Value, by: Value) -> Value {
        let by = self.amount(by);
        self.binary(Binary::ShiftRight, a, by)
    }

    fn leading_zeros(&mut self, a: Value) -> Value {
        self.make(|to| Instruction::LeadingZeros(to, a))
    }

    fn parity(&mut self, a: Value) -> Value {
        let folded = [32, 16, 8, 4, 2, 1].into_iter().fold(a, |word, by| {
            let half = self.shift_right_by(word, by);
            self.xor(word, half)
        });
        let one = self.word(1);
        self.and(folded, one)
    }

    fn compare(&mut self, how: Comparison, a: Value, b: Value) -> Value {
        let with_zero = self.constant(b) == Some(0);
        match how {
            // A flag is compared with zero alone.
            Comparison::NotEqual if self.is_flag(a) => a,
            Comparison::Equal if self.is_flag(a) => self.not(a),
            Comparison::NotEqual if with_zero => self.flag(a),
            Comparison::NotEqual => self.make_flag(|to| Instruction::Compare(Test::NotEqual, to, [a, b])),
            Comparison::Equal => self.make_flag(|to| Instruction::Compare(Test::Equal, to, [a, b])),
            Comparison::Less => self.make_flag(|to| Instruction::Compare(Test::Less, to, [a, b])),
        }
    }

    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        let flag = self.flag(condition);
        self.make(|to| Instruction::Select(to, flag, [a, b]))
    }

    fn load(&mut self, first: u32, words: u32) -> Vec<Value> {
        let uniform = self.uniform.contains(&first);
        let load = |at| {
            let word = StateWord { first, words, at };
            let load = |to| if uniform { Instruction::LoadUniform(to, word) } else { Instruction::Load(to, word) };
            self.make(load)
        };
        (0..words).map(load).collect()
    }

    fn load_nth(&mut self, _first: u32, _stride: i64, _words: u32, _index: Value) -> Option<Vec<Value>> {
        None
    }

    fn store(&mut self, first: u32, values: &[Value]) {
        let words = values.len() as u32;
        for (at, value) in (0..).zip(values) {
            let value = self.widen(*value);
            self.code.push(Instruction::Store(StateWord { first, words, at }, value));
        }
    }

    fn copy(&mut self, from: u32, to: u32, words: u32) {
        let values = self.load(from, words);
        self.store(to, &values);
    }

    fn table(&mut self, table: Vec<u64>, words: u32, entry: Value) -> Vec<Value> {
        let table = self.tables.address(table);
        let bytes = 8 * u64::from(words);
        (0..words).map(|at| self.make(|to| Instruction::Table(to, table, bytes, entry, at))).collect()
    }

    fn load_element(&mut self, element: &Element<Value>) -> Vec<Value> {
        let Element { first, bytes, index } = *element;
        let load = |at| self.make(|to| Instruction::LoadElement(to, MemoryWord { first, bytes, at }, index));
        (0..bytes.div_ceil(8) as u32).map(load).collect()
    }

    fn store_element(&mut self, element: &Element<Value>, words: &[Value], flag: Value) {
        let Element { first, bytes, index } = *element;
        let flag = self.flag(flag);
        for (at, word) in (0..).zip(words) {
            self.code.push(Instruction::StoreElement(MemoryWord { first, bytes, at }, [index, *word, flag]));
        }
    }

    fn report(&mut self, what: &Report<Value>) {
        let wrong = self.flag(what.wrong);
        self.code.push(Instruction::Report(what.memory, what.twice, [wrong, what.address]));
    }

    fn call(&mut self, child: (usize, u32), purpose: Purpose, first_word: u32, first_byte: u64) {
        self.code.push(Instruction::Call(child.0, purpose, first_word, first_byte));
    }

    fn skip_unless(&mut self, flag: Value, _rare: bool) -> Label {
        let flag = self.flag(flag);
        let label = Label(self.labels);
        self.labels += 1;
        self.code.push(Instruction::SkipUnless(flag, label));
        label
    }

    fn resume(&mut self, label: Label) {
        self.code.push(Instruction::Resume(label));
    }

    fn of_some(&mut self, flag: Value) -> Value {
        let flag = self.flag(flag);
        self.make_flag(|to| Instruction::OfSome(to, flag))
    }

    fn choose(&mut self, subject: Value, sides: &[Vec<u64>]) -> Choice {
        let mut flags: Vec<Value> = vec![];
        for constants in &sides[..sides.len() - 1] {
            let equal = constants.iter().map(|constant| {
                let constant = self.word(*constant);
                self.compare(Comparison::Equal, subject, constant)
            });
            let equal: Vec<Value> = equal.collect();
            flags.extend(equal.into_iter().reduce(|a, b| self.or(a, b)));
        }
        let some = flags.iter().copied().reduce(|a, b| self.or(a, b)).unwrap_or_else(|| self.clear());
        let none = self.not(some);
        flags.push(none);
        self.choice(flags)
    }

    fn choose_by(&mut self, flag: Value) -> Choice {
        let flag = self.flag(flag);
        let other = self.not(flag);
        self.choice(vec![flag, other])
    }

    fn enter(&mut self, choice: &mut Choice) {
        if let Some(flag) = choice.sides.pop() {
            choice.entered = Some((flag, self.skip_unless(flag, false)));
        }
    }

    fn leave(&mut self, choice: &mut Choice, values: &[Value]) {
        let Some((flag, label)) = choice.entered.take() else { return };
        // A flag of a side that is skipped says nothing, and neither does a word.
        let words: Vec<Value> = values.iter().map(|value| self.widen(*value)).collect();
        self.resume(label);
        choice.words = Some(match choice.words.take() {
            None => words,
            Some(earlier) => words.into_iter().zip(earlier).map(|(new, old)| self.select(flag, new, old)).collect(),
        });
    }

    fn chosen(&mut self, choice: Choice) -> Vec<Value> {
        choice.words.unwrap_or_default()
    }
}
