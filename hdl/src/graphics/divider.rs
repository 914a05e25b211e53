//! Quotients of binary64, rounded to nearest even: two bits of the quotient a clock, by subtraction.

use super::float::NAN;
use crate::hardware_block;
use crate::vector::shared::binary64::number::{BIAS, EXPONENT, FRACTION, INFINITY, Number, SIGNIFICAND};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block, record};

/// Bits of a quotient: one before the point, those of the significand if that one is zero, a guard bit and one more.
const QUOTIENT: usize = 56;
/// Bits of a quotient a clock.
const STEP: usize = 2;
/// Clocks from `start` to `done`.
pub const CLOCKS: u64 = (QUOTIENT / STEP) as u64;

choice! {
    /// A quotient that no division makes.
    pub enum Outcome {
        /// It is one that a division makes.
        Number,
        /// Zero.
        Zero,
        /// Infinity.
        Infinity,
        /// None.
        NotANumber,
    }
}

record! {
    /// What is known of a quotient before the division.
    pub struct Expected {
        /// What comes out.
        pub outcome: Outcome,
        /// It is negative.
        pub sign: Bit,
        /// Biased exponent if it is at least one.
        pub exponent: Bits<{ EXPONENT as usize }>,
    }
}

/// Significand with its leading one, and the exponent of it.
fn normalised(number: &Number) -> [Wire; 2] {
    let significand = number.significand();
    let zeros = significand.leading_zeros();
    [significand.shift_left(&zeros), number.exponent() - zeros.zero_extend(EXPONENT)]
}

generator_block! {
    /// Takes dividend and divisor apart.
    pub struct DivisionBegin() {
        /// Dividend.
        in a: (Bits<64>),
        /// Divisor.
        in b: (Bits<64>),
        /// Significand of the dividend.
        out dividend: (Bits<54>),
        /// That of the divisor.
        out divisor: (Bits<53>),
        /// What is known already.
        out expected: (Expected),
    }
    |g| {
        let keep = g.constant(1, 1);
        let [a, b] = ["a", "b"].map(|name| Number::new(g, name, &g.input(name), &keep));
        let [dividend, over] = normalised(&a);
        let [divisor, under] = normalised(&b);
        let is_nan = &a.is_nan | &b.is_nan | &a.is_zero & &b.is_zero | &a.is_infinite & &b.is_infinite;
        let outcome = |outcome: Outcome| g.constant_of(outcome);
        let infinite = &a.is_infinite | &b.is_zero;
        let zero = &a.is_zero | &b.is_infinite;
        let other = zero.select(&outcome(Outcome::Zero), &outcome(Outcome::Number));
        let other = infinite.select(&outcome(Outcome::Infinity), &other);
        g.output("dividend", &dividend.zero_extend(54));
        g.output("divisor", &divisor);
        g.output_of("expected", &ExpectedWires {
            outcome: is_nan.select(&outcome(Outcome::NotANumber), &other),
            sign: a.sign ^ b.sign,
            exponent: over - under + g.constant(EXPONENT, BIAS),
        });
    }
}

generator_block! {
    /// A step.
    pub struct DivisionStep() {
        /// What is left, below twice the divisor.
        in rest: (Bits<54>),
        /// Significand of the divisor.
        in divisor: (Bits<53>),
        /// The quotient so far.
        in quotient: (Bits<{ QUOTIENT }>),
        /// What is left then.
        out next_rest: (Bits<54>),
        /// The quotient then.
        out next_quotient: (Bits<{ QUOTIENT }>),
    }
    |g| {
        let divisor = g.input("divisor").zero_extend(54);
        let (mut rest, mut quotient) = (g.input("rest"), g.input("quotient"));
        for _ in 0..STEP {
            let fits = !rest.less(&divisor);
            let less = fits.select(&(&rest - &divisor), &rest);
            rest = less.slice(0, 53).concat(&g.zero(1));
            quotient = quotient.slice(0, QUOTIENT as u32 - 1).concat(&fits);
        }
        g.output("next_rest", &rest);
        g.output("next_quotient", &quotient);
    }
}

/// `number`, in which what is shifted out to the right stays as the lowest bit.
fn shifted_with_rest(g: &Builder, number: &Wire, amount: &Wire) -> Wire {
    let width = number.width();
    let twice = number.concat(&g.zero(width)).shift_right(amount);
    twice.slice(width, width) | twice.slice(0, width).any().zero_extend(width)
}

generator_block! {
    /// Rounds.
    pub struct DivisionEnd() {
        /// The quotient.
        in quotient: (Bits<{ QUOTIENT }>),
        /// What is left.
        in rest: (Bits<54>),
        /// What is known.
        in expected: (Expected),
        /// The result.
        out result: (Bits<64>),
    }
    |g| {
        let quotient = g.input("quotient");
        let ExpectedWires { outcome, sign, exponent } = g.input_of::<Expected>("expected");
        let is_one = quotient.msb();
        let digits = is_one.select(&quotient, &quotient.slice(0, QUOTIENT as u32 - 1).concat(&g.zero(1)));
        let exponent = exponent - (!is_one).zero_extend(EXPONENT);
        let exact = digits.concat(&g.input("rest").any());
        // Below the smallest normal number the exponent stays and the significand moves.
        let low = exponent.msb() | exponent.none();
        let deficit = (g.constant(EXPONENT, 1) - &exponent).when(&low);
        let amount = deficit.slice(0, 6) | deficit.slice(6, EXPONENT - 6).any().repeat(6);
        let placed = g.name("placed_quotient", &shifted_with_rest(g, &exact, &amount));
        let below = placed.width() - SIGNIFICAND;
        let kept = placed.slice(below, SIGNIFICAND);
        let up = placed.bit(below - 1) & (placed.slice(0, below - 1).any() | kept.bit(0));
        let packed = exponent.when(&!low).concat(&kept.slice(0, FRACTION)) + up.zero_extend(EXPONENT + FRACTION);
        let beyond = !packed.slice(FRACTION, EXPONENT).less(&g.constant(EXPONENT, 0x7ff));
        let infinity = g.constant(63, INFINITY);
        let number = beyond.select(&infinity, &packed.slice(0, 63));
        let others = [(Outcome::Zero as u128, g.zero(63)), (Outcome::Infinity as u128, infinity)];
        let result = sign.concat(&g.lookup(&outcome, &others, &number));
        g.output("result", &outcome.is_a(Outcome::NotANumber).select(&g.constant(64, NAN), &result));
    }
}

hardware_block! {
    /// A quotient, [`CLOCKS`] clocks after `start`; it stays until the next one.
    pub struct Divider() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Dividend and divisor are there.
        pub start: Signal<In, Bit>,
        /// Dividend.
        pub a: Signal<In, Bits<64>>,
        /// Divisor.
        pub b: Signal<In, Bits<64>>,
        /// No division is under way.
        pub done: Signal<Out, Bit>,
        /// The quotient of the last one.
        pub result: Signal<Out, Bits<64>>,

        left: DFF<Bits<6>>,
        rest: DFF<Bits<54>>,
        divisor: DFF<Bits<53>>,
        quotient: DFF<Bits<{ QUOTIENT }>>,
        expected: DFF<Expected>,
        begin: DivisionBegin = DivisionBegin::new(),
        step: DivisionStep = DivisionStep::new(),
        end: DivisionEnd = DivisionEnd::new(),
        clocks: Constant<Bits<6>> = Constant::new(CLOCKS.into()),
    }
}

impl Logic for Divider {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, left, rest, divisor, quotient, expected);
        self.begin.a.next = self.a.val();
        self.begin.b.next = self.b.val();
        self.step.rest.next = self.rest.q.val();
        self.step.divisor.next = self.divisor.q.val();
        self.step.quotient.next = self.quotient.q.val();
        self.end.quotient.next = self.quotient.q.val();
        self.end.rest.next = self.rest.q.val();
        self.end.expected.next = self.expected.q.val();
        self.done.next = self.left.q.val() == 0;
        self.result.next = self.end.result.val();
        if self.left.q.val() != 0 {
            self.left.d.next = self.left.q.val() - 1;
            self.rest.d.next = self.step.next_rest.val();
            self.quotient.d.next = self.step.next_quotient.val();
        }
        if self.start.val() {
            self.left.d.next = self.clocks.val();
            self.rest.d.next = self.begin.dividend.val();
            self.divisor.d.next = self.begin.divisor.val();
            self.quotient.d.next = 0.into();
            self.expected.d.next = self.begin.expected.val();
        }
    }
}
