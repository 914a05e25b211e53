//! The sums behind the multiplier: product plus addend, and every other operation that adds s1 or s2 to its value.
//!
//! The second stage adds the addend to the outer parts of the product, the third adds the inner parts or the value. Of these one is always
//! zero, so that they are or-ed; and where nothing is added to a value, the sum is the value. Packed products are summed in the same adder with
//! its carry cut at bit 32.

use super::adder::add;
use super::control::{Addend, Fields, Function, Outcome, Width};
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of an exact sum: a signed 64-bit product, an unsigned 64-bit addend, a carry.
pub(super) const TOTAL: u32 = 66;

/// The function's value + s2.
pub(super) const fn plus_third(function: Function) -> Function {
    plus(function, Addend::Third)
}

/// The function's value + s1.
pub(super) const fn plus_second(function: Function) -> Function {
    plus(function, Addend::Second)
}

const fn plus(function: Function, addend: Addend) -> Function {
    let outcome = match function.outcome {
        Outcome::Value => Outcome::Sum,
        other => other,
    };
    Function { addend, outcome, ..function }
}

/// The low bits of the product.
pub(super) const fn product(function: Function) -> Function {
    Function { outcome: Outcome::Product, ..function }
}

/// Bits 63:32 of a product instead of its low ones.
pub(super) const fn high(function: Function) -> Function {
    Function { outcome: Outcome::ProductHigh, ..function }
}

/// The addend as an exact number of 66 bits, or as two of 32 bits.
pub(super) fn addend(g: &Builder, control: &Fields, s1: &Wire, s2: &Wire) -> Wire {
    let function = &control.function;
    let signed = function.signed.wire();
    let extended = |source: &Wire, lsb: u32, width: u32, to: u32| {
        let sign = source.bit(lsb + width - 1) & &signed;
        sign.repeat(to - width).concat(&source.slice(lsb, width))
    };
    let packed = extended(s2, 16, 16, TOTAL - 32).concat(&extended(s2, 0, 16, 32));
    let arms = [
        (Width::Half, extended(s2, 0, 16, TOTAL)),
        (Width::Halves, packed),
        (Width::Double, extended(s2, 0, 64, TOTAL)),
    ];
    let third = function.width.choose(&arms, &extended(s2, 0, 32, TOTAL));
    let second = s1.slice(0, 32).zero_extend(TOTAL);
    function.addend.choose(&[(Addend::Second, second), (Addend::Third, third)], &g.zero(TOTAL))
}

/// Second stage: `base + addend + carry`, in two parts when packed.
pub(super) fn first_sum(g: &Builder, control: &Fields, base: &Wire, addend: &Wire, carry: &Wire) -> Wire {
    let packed = control.function.width.is_a(Width::Halves);
    let add = |lsb: u32, width: u32, carry: &Wire| add(g, &base.slice(lsb, width), &addend.slice(lsb, width), carry);
    let low = g.name("base_sum_low", &add(0, 32, carry));
    let high = add(32, TOTAL - 32, &(low.msb() & !packed));
    g.name("base_sum", &high.slice(0, TOTAL - 32).concat(&low.slice(0, 32)))
}

/// Third stage: that sum plus the inner parts of the product, or plus the value and its carry.
pub(super) fn total(g: &Builder, base: &Wire, other: &Wire, carry: &Wire) -> Wire {
    g.name("total", &add(g, base, other, carry).slice(0, TOTAL))
}
