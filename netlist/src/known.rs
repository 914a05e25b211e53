//! Control words of which it is known what they may say: of each field the values that some operation of a machine has. So
//! what a machine leaves out costs it nothing: a choice has no arm for a value that never comes, a field that has one
//! value is a constant, and a stage holds only the fields that are read in it or after it.

use crate::builder::{Builder, Wire};
use crate::port::{PortBits, Wires, signals_of};
use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::rc::Rc;

/// A field of a control word; it is made when it is first read.
#[derive(Clone)]
pub struct Known {
    g: Builder,
    name: Rc<str>,
    width: u32,
    values: Rc<BTreeSet<u64>>,
    wire: Rc<LazyCell<Wire, Box<dyn FnOnce() -> Wire>>>,
}

/// The fields of a control word that is one of `values`; other words may come where nothing depends on it. Fields have at most
/// 64 bits. Of one that is a number rather than a choice give at least two values.
pub fn known<T: PortBits>(g: &Builder, word: &T::Wires, values: &[T]) -> T::Fields<Known> {
    let mut wires = vec![];
    Wires::combine("", std::slice::from_ref(word), &mut |name, field| {
        wires.push((Rc::from(name), field[0].clone()));
        field[0].clone()
    });
    let mut found = vec![BTreeSet::new(); wires.len()];
    for value in values {
        for (values, (_, value)) in found.iter_mut().zip(signals_of("", *value)) {
            values.insert(value.low_u64());
        }
    }
    let mut fields = wires.into_iter().zip(found).map(|((name, wire), values)| Known {
        g: g.clone(),
        name,
        width: wire.width(),
        values: Rc::new(values),
        wire: Rc::new(LazyCell::new(Box::new(move || wire))),
    });
    let Ok(fields) = T::fields::<_, Infallible>("", &mut |_| Ok(fields.next().expect("a wire for each field")));
    fields
}

impl Known {
    /// The field's bits.
    pub fn wire(&self) -> Wire {
        match self.only() {
            Some(value) => self.g.constant(self.width, value.into()),
            None => LazyCell::force(&self.wire).clone(),
        }
    }

    /// The value that it always has.
    fn only(&self) -> Option<u64> {
        self.values.first().copied().filter(|_| self.values.len() == 1)
    }

    #[track_caller]
    fn number<T: PortBits>(&self, value: T) -> u64 {
        let value = value.to_value();
        assert!(value.width() == self.width, "{} has {} bits, not {}", self.name, self.width, value.width());
        value.low_u64()
    }

    /// It has this value, 1 bit.
    #[track_caller]
    pub fn is_a<T: PortBits>(&self, value: T) -> Wire {
        let value = self.number(value);
        match (self.values.contains(&value), self.only()) {
            (false, _) => self.g.zero(1),
            (true, Some(_)) => self.g.constant(1, 1),
            (true, None) => self.wire().is(value.into()),
        }
    }

    /// What stands beside its value, or `otherwise`.
    #[track_caller]
    pub fn choose<T: PortBits>(&self, arms: &[(T, Wire)], otherwise: &Wire) -> Wire {
        let arms = arms.iter().map(|(value, wire)| (self.number(*value), wire));
        let arms: Vec<_> = arms.filter(|(value, _)| self.values.contains(value)).collect();
        match (arms.first(), self.only()) {
            (None, _) => otherwise.clone(),
            (Some((_, wire)), Some(_)) => (*wire).clone(),
            (Some(_), None) => {
                let arms: Vec<_> = arms.iter().map(|(value, wire)| (u128::from(*value), (*wire).clone())).collect();
                self.g.lookup(&self.wire(), &arms, otherwise)
            }
        }
    }

    /// What `make` makes of its name and bits, a register for one, with the same values; `make` is called if it is read.
    #[must_use]
    pub fn map(&self, make: impl FnOnce(&str, &Wire) -> Wire + 'static) -> Self {
        let before = self.clone();
        Self { wire: Rc::new(LazyCell::new(Box::new(move || make(&before.name, &before.wire())))), ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Module;
    use crate::{choice, generator_block, record};
    use pretty_assertions::assert_eq;
    use rust_hdl::prelude::*;

    choice! {
        pub enum Outcome {
            First,
            Second,
            Inverted,
            Zero,
        }
    }

    record! {
        pub struct Control {
            outcome: Outcome,
            negate: Bit,
            halves: Bit,
        }
    }

    generator_block! {
        /// A result of a control word that came a clock earlier. With `narrow` nothing is inverted, halved or zero.
        pub struct Unit(narrow: bool) clocked {
            /// What is computed.
            in control: (Control),
            /// A source.
            in a: (Bits<8>),
            /// A source.
            in b: (Bits<8>),
            /// The result.
            out result: (Bits<8>),
        }
        |g| {
            let operation = |outcome, negate, halves| Control { outcome, negate, halves };
            let both = [operation(Outcome::First, false, false), operation(Outcome::Second, true, false)];
            let more = [operation(Outcome::Inverted, false, true), operation(Outcome::Zero, false, false)];
            let values = if narrow { both.to_vec() } else { [both, more].concat() };
            let control = known(g, &g.input_of::<Control>("control"), &values);
            let later = |field: &Known| {
                let g = g.clone();
                field.map(move |name, wire| g.register(name, wire))
            };
            let control = Control::map_fields(&control, &mut |field| later(field));
            let (a, b) = (g.input("a"), g.input("b"));
            let arms = [(Outcome::Second, b), (Outcome::Inverted, !&a), (Outcome::Zero, g.zero(8))];
            let result = control.outcome.choose(&arms, &a);
            g.output("result", &control.halves.wire().select(&result.slice(4, 4).zero_extend(8), &result));
        }
    }

    fn module(narrow: bool) -> Module {
        let mut block = Unit::new(narrow);
        block.connect_all();
        crate::elaborate::elaborate(&block, "top").unwrap().modules.remove(0)
    }

    #[test]
    fn fields_that_nothing_reads_and_fields_of_one_value_are_not_held() {
        let registers = |module: &Module| -> Vec<String> {
            module.registers.iter().map(|register| module.signal(register.q).name.clone()).collect()
        };
        assert_eq!(registers(&module(false)), ["outcome", "halves"]);
        assert_eq!(registers(&module(true)), ["outcome"]);
    }

    #[test]
    fn values_that_never_come_have_no_arm() {
        let arms = |module: &Module| {
            let of = |op: &crate::ir::Op| if let crate::ir::Op::Lookup { arms, .. } = op { arms.len() } else { 0 };
            module.exprs.iter().map(|expr| of(&expr.op)).max().unwrap()
        };
        assert_eq!((arms(&module(false)), arms(&module(true))), (3, 1));
    }

    #[test]
    fn a_choice_follows_its_field() {
        let mut unit = Unit::new(false);
        let mut result = |outcome, halves| {
            unit.control.next = Control { outcome, negate: false, halves };
            (unit.a.next, unit.b.next) = (0x5au64.into(), 0x33u64.into());
            for clock in [false, true] {
                unit.clock.next = clock.into();
                simulate(&mut unit, 10);
            }
            unit.result.val().to_u64()
        };
        assert_eq!(Outcome::ALL.iter().map(|it| result(*it, false)).collect::<Vec<_>>(), [0x5a, 0x33, 0xa5, 0]);
        assert_eq!(result(Outcome::Inverted, true), 0xa);
    }
}
