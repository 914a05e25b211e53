//! Binary64 of set-up and interpolation against the host's: quotients, sums of products, conversions.

use crate::bench::{Bench, Random, cases};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use tombolo_hdl::graphics::divider::{CLOCKS, Divider};
use tombolo_hdl::graphics::float::{Product, multiply_add, of_integer, single_of, widened};
use tombolo_netlist::generator_block;
use tombolo_sim::random::SplitMix64;

generator_block! {
    /// What is made of numbers.
    pub struct Numbers() clocked {
        /// First factor.
        in a: (Bits<64>),
        /// Second factor.
        in b: (Bits<64>),
        /// Addend.
        in c: (Bits<64>),
        /// The sum is rounded to binary32.
        in rounds: (Bit),
        /// An integer.
        in integer: (Bits<60>),
        /// The sum, five clocks later.
        out sum: (Bits<64>),
        /// `a` as binary32.
        out single: (Bits<32>),
        /// The low half of `a`, a number of binary32, as binary64.
        out wide: (Bits<64>),
        /// The integer.
        out whole: (Bits<64>),
    }
    |g| {
        let [a, b, c] = ["a", "b", "c"].map(|name| g.input(name));
        let product = Product::new(g, &a, &b).registered(g);
        let (c, rounds) = (g.register("late_c", &c), g.register("late_rounds", &g.input("rounds")));
        g.output("sum", &multiply_add(g, &product, &c, &rounds, None));
        g.output("single", &single_of(g, &a));
        g.output("wide", &widened(g, &a.slice(0, 32)));
        g.output("whole", &of_integer(g, &g.input("integer")));
    }
}

/// Any number of binary64: of any exponent, near others, special.
fn double(random: &mut Random) -> f64 {
    let bits = random.0.next_u64();
    match random.below(8) {
        0 => random.pick(&[0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MAX, 5e-324, f64::MIN_POSITIVE]),
        // Few digits, of which rounding is exact or half way.
        1 | 2 => f64::from_bits(bits & 0x8000_0000_0000_0000 | (1023 - 4 + (bits >> 52 & 7)) << 52 | bits & 0xf << 48),
        3 => f64::from_bits(bits & 0x800f_ffff_ffff_ffff),
        4 => f64::from_bits(bits),
        5 => f64::from(f32::from_bits(bits as u32)),
        _ => random.unit(),
    }
}

/// Bits; there is one NaN, a positive one.
fn bits(value: f64) -> u64 {
    if value.is_nan() { 0x7ff8 << 48 } else { value.to_bits() }
}

fn single_bits(value: f32) -> u64 {
    if value.is_nan() { 0x7fc0_0000 } else { value.to_bits().into() }
}

#[test]
fn sums_of_products_and_conversions_are_rounded_once_to_nearest_even() {
    let mut bench = Bench::new(Numbers::new);
    let mut random = Random(SplitMix64::new(0xf64));
    for _ in 0..cases(20_000) {
        let (a, b) = (double(&mut random), double(&mut random));
        let product = a * b;
        let c = match random.below(4) {
            // What cancels.
            0 => -product,
            1 => -product * (1.0 + random.pick(&[1.0, -1.0, 0.5]) * f64::EPSILON),
            _ => double(&mut random),
        };
        let rounds = random.once_in(3);
        // Sums of two numbers of binary32, whose rounding to it by way of binary64 is exact.
        let (a, b, c) = if rounds { (f64::from(a as f32), 1.0, f64::from(c as f32)) } else { (a, b, c) };
        let integer = (random.0.next_u64() as i64) >> (4 + random.below(60));
        bench.set("a", Bits::<64>::from(a.to_bits()));
        bench.set("b", Bits::<64>::from(b.to_bits()));
        bench.set("c", Bits::<64>::from(c.to_bits()));
        bench.set("rounds", rounds);
        bench.set("integer", Bits::<60>::from(integer as u64 & (u64::MAX >> 4)));
        bench.settle();
        assert_eq!(bench.get("single"), single_bits(a as f32), "{a:e}");
        let low = f32::from_bits(a.to_bits() as u32);
        assert_eq!(bench.get("wide"), bits(low.into()), "{low:e}");
        assert_eq!(bench.get("whole"), (integer as f64).to_bits(), "{integer}");
        for _ in 0..5 {
            bench.step();
        }
        bench.settle();
        let sum = if rounds { f64::from((a as f32) + (c as f32)) } else { a.mul_add(b, c) };
        assert_eq!(bench.get("sum"), bits(sum), "{a:e} * {b:e} + {c:e}, to binary32: {rounds}");
    }
}

#[test]
fn quotients_are_rounded_to_nearest_even() {
    let mut bench = Bench::new(Divider::new);
    let mut random = Random(SplitMix64::new(0xd1f));
    for _ in 0..cases(5000) {
        let (a, b) = (double(&mut random), double(&mut random));
        bench.set("a", Bits::<64>::from(a.to_bits()));
        bench.set("b", Bits::<64>::from(b.to_bits()));
        bench.set("start", true);
        bench.settle();
        bench.step();
        bench.set("start", false);
        for _ in 0..CLOCKS {
            bench.settle();
            assert_eq!(bench.get("done"), 0);
            bench.step();
        }
        bench.settle();
        assert_eq!(bench.get("done"), 1);
        assert_eq!(bench.get("result"), bits(a / b), "{a:e} / {b:e}");
    }
}
