//! The sums behind the multiplier: product plus addend, and every other operation that adds s1 or s2 to its value.
//!
//! The second stage adds the addend to the outer parts of the product, the third adds the inner parts or the value. Packed
//! products are summed in the same adder with its carry cut at bit 32.

use super::adder::add;
use super::control::{ADDEND, Addend, Function, OUTCOME, Outcome, SIGNED, WIDTH, Width};
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
    let function = function.with(ADDEND, addend as u64);
    if function.get(OUTCOME) != Outcome::Value as u64 { function } else { function.with(OUTCOME, Outcome::Sum as u64) }
}

/// The low bits of the product.
pub(super) const fn product(function: Function) -> Function {
    function.with(OUTCOME, Outcome::Product as u64)
}

/// Bits 63:32 of a product instead of its low ones.
pub(super) const fn high(function: Function) -> Function {
    function.with(OUTCOME, Outcome::ProductHigh as u64)
}

/// The addend as an exact number of 66 bits, or as two of 32 bits.
pub(super) fn addend(g: &Builder, control: &Wire, s1: &Wire, s2: &Wire) -> Wire {
    let signed = SIGNED.of(control);
    let extended = |source: &Wire, lsb: u32, width: u32, to: u32| {
        let sign = source.bit(lsb + width - 1) & &signed;
        sign.repeat(to - width).concat(&source.slice(lsb, width))
    };
    let packed = extended(s2, 16, 16, TOTAL - 32).concat(&extended(s2, 0, 16, 32));
    let third = g.lookup(
        &WIDTH.of(control),
        &[
            (Width::Half as u128, extended(s2, 0, 16, TOTAL)),
            (Width::Halves as u128, packed),
            (Width::Double as u128, extended(s2, 0, 64, TOTAL)),
        ],
        &extended(s2, 0, 32, TOTAL),
    );
    let kind = ADDEND.of(control);
    let second = s1.slice(0, 32).zero_extend(TOTAL);
    g.lookup(&kind, &[(Addend::Second as u128, second), (Addend::Third as u128, third)], &g.zero(TOTAL))
}

/// Second stage: `base + addend + carry`, in two parts when packed.
pub(super) fn first_sum(g: &Builder, control: &Wire, base: &Wire, addend: &Wire, carry: &Wire) -> Wire {
    let packed = WIDTH.is(control, Width::Halves as u64);
    let add = |lsb: u32, width: u32, carry: &Wire| add(g, &base.slice(lsb, width), &addend.slice(lsb, width), carry);
    let low = g.name("base_sum_low", &add(0, 32, carry));
    let high = add(32, TOTAL - 32, &(low.msb() & !packed));
    g.name("base_sum", &high.slice(0, TOTAL - 32).concat(&low.slice(0, 32)))
}

/// Third stage: that sum plus the inner parts of the product, or plus the value and its carry.
pub(super) fn total(g: &Builder, control: &Wire, base: &Wire, inner: &Wire, value: &Wire, carry: &Wire) -> Wire {
    let adds_value = OUTCOME.is(control, Outcome::Sum as u64);
    let other = adds_value.select(&value.zero_extend(TOTAL), inner);
    g.name("total", &add(g, base, &other, &(carry & &adds_value)).slice(0, TOTAL))
}
