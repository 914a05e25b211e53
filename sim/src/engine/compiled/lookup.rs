//! Choices among many values by a number: comparisons, a table of constants, or, where the values are signals whose places follow
//! each other at equal distances, such as those of equal instances, one load.

use super::bits::Bits;
use super::layout::words_of;
use super::logic::Logic;
use super::machine::{Comparison, Machine};
use tombolo_netlist::ir::{ExprId, Op};
use tombolo_netlist::value;

/// Subjects up to this width, with enough arms that are constants, are looked up in a table.
const TABLE_BITS: u32 = 12;
/// Arms below which comparing costs less than a load.
const TABLE_ARMS: usize = 4;

/// Signals among which a load with an index is chosen: for fewer, comparisons cost no more.
const INDEXED_ARMS: usize = 3;

/// Numbers and what they choose.
type Arms<'a> = &'a [(value::Value, ExprId)];

/// Places in a block, in words: that of the number `at` is `first + at * stride`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Progression {
    first: i64,
    stride: i64,
}

impl Progression {
    /// Of places by number, by which they are sorted.
    fn of(places: &[(u64, u32)]) -> Option<Self> {
        let [(a, of_a), (b, of_b), ..] = *places else { return None };
        let (steps, words) = (b as i64 - a as i64, i64::from(of_b) - i64::from(of_a));
        if steps == 0 || words % steps != 0 {
            return None;
        }
        let stride = words / steps;
        let progression = Self { first: i64::from(of_a) - a as i64 * stride, stride };
        places.iter().all(|(at, place)| progression.place(*at) == i64::from(*place)).then_some(progression)
    }

    fn place(&self, at: u64) -> i64 {
        self.first + at as i64 * self.stride
    }
}

impl<M: Machine> Logic<'_, M> {
    /// A choice among signals in equidistant places, as a load; `branches` where the values of a choice are not computed beforehand.
    pub(super) fn indexed(
        &mut self,
        subject: ExprId,
        arms: Arms,
        default: ExprId,
        branches: bool,
    ) -> Option<Bits<M::Value>> {
        let width = self.module.width(subject);
        if !M::BRANCHES || arms.len() < INDEXED_ARMS || width > 32 {
            return None;
        }
        let place = |id: ExprId| match self.module.expr(id).op {
            Op::Signal(signal) => self.place_of(signal).map(|place| self.layout.signal(place)),
            _ => None,
        };
        let places: Option<Vec<(u64, u32)>> =
            arms.iter().map(|(number, arm)| Some((number.low_u64(), place(*arm)?))).collect();
        let mut places = places?;
        places.sort_unstable();
        let progression = Progression::of(&places)?;
        // The number whose place the default has.
        let other = place(default).and_then(|place| {
            let steps = i64::from(place) - progression.first;
            let is_one = progression.stride != 0 && steps % progression.stride == 0 && steps / progression.stride >= 0;
            is_one.then(|| (steps / progression.stride) as u64)
        });
        if let Some(other) = other {
            places
                .extend((!places.iter().any(|(at, _)| *at == other)).then(|| (other, progression.place(other) as u32)));
            places.sort_unstable();
        }
        let (first, count) = (places[0].0, places.len() as u64);
        if first != 0 || places[places.len() - 1].0 + 1 != count {
            return None;
        }
        let words = words_of(self.module.width(arms[0].1));
        let is_covered = count == 1 << width;
        if !is_covered && other.is_none() && branches && !matches!(self.module.expr(default).op, Op::Constant(_)) {
            return None;
        }
        let number = self.operand(subject).words[0];
        let inside = (!is_covered).then(|| {
            let count = self.emit.machine.word(count);
            self.emit.machine.compare(Comparison::Less, number, count)
        });
        let index = inside.map_or(number, |inside| {
            let other = self.emit.machine.word(other.unwrap_or(0));
            self.emit.machine.select(inside, number, other)
        });
        let chosen = self.emit.machine.load_nth(progression.first as u32, progression.stride, words, index)?;
        let chosen = Bits::new(chosen);
        Some(match inside.filter(|_| other.is_none()) {
            None => chosen,
            Some(inside) => {
                let default = self.operand(default);
                self.emit.select(inside, &chosen, &default)
            }
        })
    }

    pub(super) fn lookup(&mut self, subject: ExprId, arms: Arms, default: ExprId) -> Bits<M::Value> {
        if let Some(bits) = self.table_lookup(subject, arms, default) {
            return bits;
        }
        let subject = self.operand(subject);
        let mut result = self.operand(default);
        for group in arms.chunk_by(|(_, a), (_, b)| a == b) {
            let matches: Vec<M::Value> = group.iter().map(|(constant, _)| self.matches(&subject, constant)).collect();
            let chosen = matches.into_iter().reduce(|a, b| self.emit.machine.or(a, b));
            let arm = self.operand(group[0].1);
            result = chosen.map_or(result.clone(), |chosen| self.emit.select(chosen, &arm, &result));
        }
        result
    }

    /// A lookup among constants as a load, where that pays.
    fn table_lookup(&mut self, subject: ExprId, arms: Arms, default: ExprId) -> Option<Bits<M::Value>> {
        let width = self.module.width(subject);
        if width > TABLE_BITS || arms.len() < TABLE_ARMS {
            return None;
        }
        let constant = |id: ExprId| match &self.module.expr(id).op {
            Op::Constant(value) => Some(value),
            _ => None,
        };
        let default = constant(default)?;
        let mut entries = vec![default; 1 << width];
        for (value, result) in arms {
            entries[value.low_u64() as usize] = constant(*result)?;
        }
        let words = words_of(default.width()) as usize;
        let table: Vec<u64> = entries.iter().flat_map(|entry| entry.words().iter().copied()).collect();
        let entry = self.operand(subject).words[0];
        Some(Bits::new(self.emit.machine.table(table, words as u32, entry)))
    }

    fn matches(&mut self, subject: &Bits<M::Value>, constant: &value::Value) -> M::Value {
        let constant = self.emit.constant(constant.words());
        self.emit.equal(subject, &constant, Comparison::Equal).condition()
    }
}
