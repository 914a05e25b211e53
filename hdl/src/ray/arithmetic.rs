//! Binary32 as ray tracing needs it: every operation rounded to nearest even, denormal numbers as they are, in two stages. NaNs are one kind: who
//! shows a result makes the one of registers of it.

use crate::arith::float_format::FloatFormat;
use crate::atomic::float_add;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block};

choice! {
    /// What is made of two numbers.
    pub enum Function {
        /// Their sum.
        Add,
        /// Their product.
        Multiply,
        /// The smaller one; of a NaN and a number the number.
        Least,
        /// The larger one, likewise.
        Most,
        /// The first one.
        Move,
        /// Their quotient, which is made elsewhere ([`super::divider`]).
        Divide,
    }
}

/// It is a NaN.
pub fn is_nan(number: &Wire) -> Wire {
    number.slice(23, 8).all() & number.slice(0, 23).any()
}

/// Unsigned numbers in the order of numbers that are none of them NaN; zeros are alike.
pub fn ordered(g: &Builder, number: &Wire) -> Wire {
    let magnitude = number.slice(0, 31);
    let positive = g.constant(1, 1).concat(&magnitude);
    (number.msb() & magnitude.any()).select(&!number, &positive)
}

/// `number`, in which what is shifted out to the right (at most its width of bits) stays as the lowest bit.
fn shifted_with_rest(g: &Builder, number: &Wire, amount: &Wire) -> Wire {
    let width = number.width();
    let twice = number.concat(&g.zero(width)).shift_right(amount);
    let gone = !amount.zero_extend(16).less(&g.constant(16, u128::from(width)));
    let rest = twice.slice(0, width).any() | gone & number.any();
    twice.slice(width, width) | rest.zero_extend(width)
}

/// The rounded product a clock later.
pub fn product(g: &Builder, a: &Wire, b: &Wire) -> Wire {
    let field = |number: &Wire| number.slice(23, 8);
    let significand = |number: &Wire| field(number).any().concat(&number.slice(0, 23));
    let exponent = |number: &Wire| (field(number) | field(number).none().zero_extend(8)).zero_extend(10);
    let infinite = |number: &Wire| field(number).all() & number.slice(0, 23).none();
    let zero = |number: &Wire| number.slice(0, 31).none();
    let invalid = infinite(a) & zero(b) | zero(a) & infinite(b);
    let nan = g.register("product_is_nan", &(is_nan(a) | is_nan(b) | invalid));
    let endless = g.register("product_is_infinite", &(infinite(a) | infinite(b)));
    let sign = g.register("product_sign", &(a.msb() ^ b.msb()));
    let exact = g.register("exact_product", &(significand(a) * significand(b)));
    let sum = g.register("product_exponent", &(exponent(a) + exponent(b)));

    // With its highest bit set the product has the exponent `sum` - 126. Where that would become less than one, it is one.
    let zeros = exact.leading_zeros().resize(10);
    let normal = !sum.less(&(g.constant(10, 127) + &zeros));
    let (room, lacks) = (&sum - g.constant(10, 127), sum.less(&g.constant(10, 127)));
    let left = normal.select(&zeros, &room.when(&!&lacks));
    let right = (g.constant(10, 127) - &sum).when(&lacks);
    let placed = g.name("placed_product", &shifted_with_rest(g, &exact.shift_left(&left.slice(0, 6)), &right));
    let kept = placed.slice(24, 24);
    let up = placed.bit(23) & (placed.slice(0, 23).any() | kept.bit(0));
    let biased = (&sum - g.constant(10, 126) - zeros).when(&normal);
    let packed = biased.concat(&kept.slice(0, 23)) + up.zero_extend(33);
    let beyond = !packed.slice(23, 10).less(&g.constant(10, 255)) & normal;
    let magnitude = packed.slice(0, 31).when(&exact.any());
    let infinity = (&beyond & exact.any()) | endless;
    let magnitude = infinity.select(&g.constant(31, 0x7f80_0000), &magnitude);
    nan.select(&g.constant(32, NAN), &sign.concat(&magnitude))
}

/// The NaN of registers.
pub const NAN: u128 = 0x7fc0_0000;

generator_block! {
    /// What is made of two numbers, a clock later.
    pub struct RayArithmetic() clocked {
        /// The first one.
        in a: (Bits<32>),
        /// The second one.
        in b: (Bits<32>),
        /// What.
        in function: (Function),
        /// That.
        out result: (Bits<32>),
        /// The second one was not above the first one; neither was a NaN.
        out at_most: (Bit),
        /// It was below it, likewise.
        out below: (Bit),
    }
    |g| {
        let [a, b, function] = ["a", "b", "function"].map(|name| g.input(name));
        let [first, second] = [&a, &b].map(|number| ordered(g, number));
        let comparable = !(is_nan(&a) | is_nan(&b));
        let (less, more) = (first.less(&second), second.less(&first));
        g.output("at_most", &g.register("was_at_most", &(!&less & &comparable)));
        g.output("below", &g.register("was_below", &(&more & &comparable)));
        let least = function.is_a(Function::Least);
        let other = least.select(&more, &less);
        let takes_second = is_nan(&a) | other & comparable;
        let extreme = takes_second.select(&b, &a);
        let moved = function.is_a(Function::Move).select(&a, &extreme);
        let moved = g.register("moved", &moved);
        let adds = g.register("adds", &function.is_a(Function::Add));
        let multiplies = g.register("multiplies", &function.is_a(Function::Multiply));
        let keep = g.constant(1, 1);
        let sum = float_add::add(g, FloatFormat::F32, &a, &b, &keep).registered(g, "sum").rounded(g, &keep);
        let product = product(g, &a, &b);
        g.output("result", &adds.select(&sum, &multiplies.select(&product, &moved)));
    }
}
