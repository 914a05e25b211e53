//! Quotients of binary32 numbers, as ray tracing from a base needs them: reciprocals of directions, and what a triangle tells divided. Rounded to nearest
//! even, denormal numbers as they are; a bit a clock.

use super::arithmetic::{NAN, is_nan};
use crate::hardware_block;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Bits of a quotient: two behind those of a significand, and one that normalises it.
const BITS: u32 = 27;
/// Width of an exponent.
const EXPONENT: u32 = 12;

/// Significand with its highest bit set, and the exponent that it has then, with the bias.
fn normal(number: &Wire) -> (Wire, Wire) {
    let field = number.slice(23, 8);
    let significand = field.any().concat(&number.slice(0, 23));
    let zeros = significand.leading_zeros();
    let exponent = (&field | field.none().zero_extend(8)).zero_extend(EXPONENT) - zeros.resize(EXPONENT);
    (significand.shift_left(&zeros), exponent)
}

generator_block! {
    /// The numbers of a division.
    pub struct DivisionBegins() {
        /// The dividend.
        in a: (Bits<32>),
        /// The divisor.
        in b: (Bits<32>),
        /// Significand of the dividend, the first remainder.
        out remainder: (Bits<25>),
        /// That of the divisor.
        out divisor: (Bits<25>),
        /// Difference of the exponents, with the bias.
        out exponent: (Bits<{ EXPONENT as usize }>),
        /// Sign; the quotient is no number, is infinite, is zero.
        out special: (Bits<4>),
    }
    |g| {
        let [a, b] = ["a", "b"].map(|name| g.input(name));
        let ((first, dividend), (second, divisor)) = (normal(&a), normal(&b));
        g.output("remainder", &first.zero_extend(25));
        g.output("divisor", &second.zero_extend(25));
        g.output("exponent", &(dividend + g.constant(EXPONENT, 127) - divisor));
        let infinite = |number: &Wire| number.slice(23, 8).all() & number.slice(0, 23).none();
        let zero = |number: &Wire| number.slice(0, 31).none();
        let invalid = zero(&a) & zero(&b) | infinite(&a) & infinite(&b);
        let nan = is_nan(&a) | is_nan(&b) | invalid;
        let endless = infinite(&a) | zero(&b);
        let nothing = zero(&a) | infinite(&b);
        g.output("special", &g.concat(&[&(a.msb() ^ b.msb()), &nan, &endless, &nothing]));
    }
}

generator_block! {
    /// A bit of a quotient.
    pub struct DivisionBit() {
        /// What is left.
        in remainder: (Bits<25>),
        /// The divisor.
        in divisor: (Bits<25>),
        /// Bits so far.
        in quotient: (Bits<{ BITS as usize }>),
        /// What is left then.
        out left: (Bits<25>),
        /// With this bit.
        out bits: (Bits<{ BITS as usize }>),
    }
    |g| {
        let [remainder, divisor, quotient] = ["remainder", "divisor", "quotient"].map(|name| g.input(name));
        let fits = !remainder.less(&divisor);
        let left = fits.select(&(&remainder - &divisor), &remainder);
        g.output("left", &left.slice(0, 24).concat(&g.zero(1)));
        g.output("bits", &quotient.slice(0, BITS - 1).concat(&fits));
    }
}

generator_block! {
    /// The quotient, rounded.
    pub struct DivisionEnds() {
        /// Its bits.
        in quotient: (Bits<{ BITS as usize }>),
        /// What is left.
        in remainder: (Bits<25>),
        /// See [`DivisionBegins`].
        in exponent: (Bits<{ EXPONENT as usize }>),
        /// Likewise.
        in special: (Bits<4>),
        /// It.
        out result: (Bits<32>),
    }
    |g| {
        let [quotient, remainder, exponent, special] =
            ["quotient", "remainder", "exponent", "special"].map(|name| g.input(name));
        // Its highest bit is set, or the one below.
        let low = !quotient.msb();
        let rest = remainder.any();
        let placed = low.select(&quotient.shift_left(&g.constant(1, 1)), &quotient).concat(&rest);
        let exponent = &exponent - low.zero_extend(EXPONENT);
        // Where the exponent would be less than one, it is one.
        let small = exponent.msb() | exponent.none();
        let right = (g.constant(EXPONENT, 1) - &exponent).when(&small);
        let width = BITS + 1;
        let twice = placed.concat(&g.zero(width)).shift_right(&right);
        let gone = !right.less(&g.constant(EXPONENT, width.into()));
        let lost = twice.slice(0, width).any() | gone & placed.any();
        let shifted = g.name("placed_quotient", &twice.slice(width, width));
        // 24 bits are kept; behind them are three and the rest.
        let kept = shifted.slice(4, 24);
        let up = shifted.bit(3) & (shifted.slice(0, 3).any() | lost | kept.bit(0));
        let biased = exponent.when(&!&small);
        let packed = biased.concat(&kept.slice(0, 23)) + up.zero_extend(EXPONENT + 23);
        let beyond = !packed.slice(23, EXPONENT).less(&g.constant(EXPONENT, 255));
        let magnitude = beyond.select(&g.constant(31, 0x7f80_0000), &packed.slice(0, 31));
        let [nothing, endless, nan, sign] = [0, 1, 2, 3].map(|at| special.bit(at));
        let magnitude = magnitude.when(&!nothing);
        let magnitude = endless.select(&g.constant(31, 0x7f80_0000), &magnitude);
        g.output("result", &nan.select(&g.constant(32, NAN), &sign.concat(&magnitude)));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct RayDivider() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Numbers are there, and stay until they are divided.
        pub divides: Signal<In, Bit>,
        /// The dividend.
        pub a: Signal<In, Bits<32>>,
        /// The divisor.
        pub b: Signal<In, Bits<32>>,
        /// They are, in this cycle.
        pub done: Signal<Out, Bit>,
        /// The quotient; from the cycle on in which they are.
        pub result: Signal<Out, Bits<32>>,

        busy: DFF<Bit>,
        count: DFF<Bits<5>>,
        remainder: DFF<Bits<25>>,
        divisor: DFF<Bits<25>>,
        quotient: DFF<Bits<{ BITS as usize }>>,
        exponent: DFF<Bits<{ EXPONENT as usize }>>,
        special: DFF<Bits<4>>,
        begins: DivisionBegins = DivisionBegins::new(),
        bit: DivisionBit = DivisionBit::new(),
        ends: DivisionEnds = DivisionEnds::new(),
        all: Constant<Bits<5>> = Constant::new(u64::from(BITS).into()),
    }
}

impl Logic for RayDivider {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, busy, count, remainder, divisor, quotient, exponent, special);
        self.begins.a.next = self.a.val();
        self.begins.b.next = self.b.val();
        self.bit.remainder.next = self.remainder.q.val();
        self.bit.divisor.next = self.divisor.q.val();
        self.bit.quotient.next = self.quotient.q.val();
        self.ends.quotient.next = self.quotient.q.val();
        self.ends.remainder.next = self.remainder.q.val();
        self.ends.exponent.next = self.exponent.q.val();
        self.ends.special.next = self.special.q.val();
        self.result.next = self.ends.result.val();
        self.done.next = self.busy.q.val() & (self.count.q.val() == self.all.val());
        if self.divides.val() & !self.busy.q.val() {
            self.busy.d.next = true;
            self.count.d.next = 0.into();
            self.remainder.d.next = self.begins.remainder.val();
            self.divisor.d.next = self.begins.divisor.val();
            self.quotient.d.next = 0.into();
            self.exponent.d.next = self.begins.exponent.val();
            self.special.d.next = self.begins.special.val();
        }
        if self.busy.q.val() {
            if self.count.q.val() == self.all.val() {
                self.busy.d.next = false;
            } else {
                self.count.d.next = self.count.q.val() + 1;
                self.remainder.d.next = self.bit.left.val();
                self.quotient.d.next = self.bit.bits.val();
            }
        }
    }
}
