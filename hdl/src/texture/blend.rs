//! Two values of a channel and a weight become one: `first * (1 - weight) + second * weight`, the weight in 1/256, rounded once to nearest
//! even (model decision "Blends"); or the smaller or the larger one.
//!
//! Both products are exact integers of 33 bits. The one of the smaller exponent moves right by the difference; below its last bit are
//! [`GUARD`] bits and one that stands for all that is lost. A difference that is beyond them cannot cancel more than one bit, so that this is enough to
//! round.

use super::sampler::Reduction;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Bits of a product: 24 of a significand times 9 of a weight.
const PRODUCT: u32 = 33;
/// Bits below it.
const GUARD: u32 = 16;
/// Bits of the sum.
const SUM: u32 = PRODUCT + GUARD + 1;
/// The NaN of registers.
pub const NAN: u128 = 0x7fc0_0000;

/// A denormal number as zero of its sign.
pub fn flushed(value: &Wire) -> Wire {
    value.msb().concat(&value.slice(0, 31).when(&value.slice(23, 8).any()))
}

/// It is none.
pub fn is_nan(value: &Wire) -> Wire {
    value.slice(23, 8).all() & value.slice(0, 23).any()
}

/// `number`, in which what is shifted out to the right stays as the lowest bit.
pub fn shifted_with_rest(g: &Builder, number: &Wire, amount: &Wire) -> Wire {
    let width = number.width();
    let twice = number.concat(&g.zero(width)).shift_right(amount);
    // Beyond the width nothing would be left of the rest.
    let gone = !amount.zero_extend(16).less(&g.constant(16, u128::from(width)));
    let rest = twice.slice(0, width).any() | gone & number.any();
    twice.slice(width, width) | rest.zero_extend(width)
}

/// The first number is below the second one, as numbers that are none of them NaN and no denormals; of zeros that of the sign.
fn is_below(first: &Wire, second: &Wire) -> Wire {
    let magnitude = |value: &Wire| value.slice(0, 31);
    let (a, b) = (magnitude(first), magnitude(second));
    let less = a.less(&b);
    let more = b.less(&a);
    let differ = first.msb() & !second.msb();
    differ | !first.msb() & !second.msb() & less | first.msb() & second.msb() & more
}

generator_block! {
    /// A channel; the result is there a clock later.
    pub struct Blend() clocked {
        /// First value; no denormal.
        in first: (Bits<32>),
        /// Second value; no denormal.
        in second: (Bits<32>),
        /// Weight of the second, 1 to 255.
        in weight: (Bits<8>),
        /// What is made of them.
        in reduction: (Reduction),
        /// That.
        out value: (Bits<32>),
    }
    |g| {
        let [first, second, weight] = ["first", "second", "weight"].map(|name| g.input(name));
        let reduction = g.input("reduction");
        let weight = weight.zero_extend(9);
        let exponents = [&first, &second].map(|value| value.slice(23, 8));
        let product = |value: &Wire, weight: &Wire| {
            let exponent = value.slice(23, 8);
            let significand = g.constant(1, 1).concat(&value.slice(0, 23)).when(&exponent.any());
            (significand * weight).slice(0, PRODUCT)
        };
        let products = [product(&first, &(g.constant(9, 256) - &weight)), product(&second, &weight)];
        let hold = |name: &str, value: &Wire| g.register(name, value);
        let [first_product, second_product] = products;
        let first_product = hold("first_product", &first_product);
        let second_product = hold("second_product", &second_product);
        let swaps = exponents[0].less(&exponents[1]);
        let high = hold("high_exponent", &swaps.select(&exponents[1], &exponents[0]));
        let difference = hold("difference", &swaps.select(&(&exponents[1] - &exponents[0]), &(&exponents[0] - &exponents[1])));
        let signs = [hold("first_sign", &first.msb()), hold("second_sign", &second.msb())];
        let nans = [is_nan(&first), is_nan(&second)];
        let infinite = [&first, &second].map(|value| value.slice(23, 8).all());
        let clash = &infinite[0] & &infinite[1] & (first.msb() ^ second.msb());
        let is_none = hold("is_none", &(&nans[0] | &nans[1] | clash));
        let is_infinite = hold("is_infinite", &(&infinite[0] | &infinite[1]));
        let infinity_sign = hold("infinity_sign", &infinite[0].select(&first.msb(), &second.msb()));
        // The extreme of both: there is no NaN then.
        let below = is_below(&first, &second);
        let takes_first = reduction.is_a(Reduction::Minimum).select(&below, &!&below);
        let extreme = hold("extreme", &takes_first.select(&first, &second));
        let blends = hold("blends", &reduction.is_a(Reduction::Blend));
        let swaps = hold("swaps", &swaps);

        // The second stage: align, add, normalise, round.
        let large = swaps.select(&second_product, &first_product).concat(&g.zero(GUARD)).zero_extend(SUM);
        let small = swaps.select(&first_product, &second_product).concat(&g.zero(GUARD)).zero_extend(SUM);
        let small = g.name("aligned", &shifted_with_rest(g, &small, &difference));
        let large_sign = swaps.select(&signs[1], &signs[0]);
        let differs = &signs[0] ^ &signs[1];
        let turns = large.less(&small) & &differs;
        let apart = turns.select(&(&small - &large), &(&large - &small));
        let sum = g.name("sum", &differs.select(&apart, &(&large + &small)));
        // Nothing is left of opposite values: +0.
        let sign = (large_sign ^ turns) & !(&differs & sum.none());
        let zeros = sum.leading_zeros().resize(6);
        let normal = g.name("normal", &sum.shift_left(&zeros));
        let kept = normal.slice(SUM - 24, 24);
        let (next, rest) = (normal.bit(SUM - 25), normal.slice(0, SUM - 25).any());
        let rounds = next & (rest | kept.bit(0));
        // The first bit at place p, of SUM - 1 down, has the exponent `high` + p - 31 - GUARD.
        let exponent = high.zero_extend(10) + g.constant(10, u128::from(SUM - 1 - 31 - GUARD)) - zeros.zero_extend(10);
        let rounded = g.name("rounded", &(exponent.slice(0, 9).concat(&kept.slice(0, 23)) + rounds.zero_extend(32)));
        // Below the smallest number is zero, but for what rounds up to it.
        let tiny = exponent.msb() | exponent.none();
        let nearly = exponent.none() & kept.all();
        let smallest = g.constant(31, 0x80_0000).when(&nearly);
        let magnitude = tiny.select(&smallest, &rounded.slice(0, 31)).when(&sum.any());
        let blended = sign.concat(&magnitude);
        let blended = is_infinite.select(&infinity_sign.concat(&g.constant(31, 0x7f80_0000)), &blended);
        let blended = is_none.select(&g.constant(32, NAN), &blended);
        g.output("value", &blends.select(&blended, &extreme));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    struct Bench(Blend);

    impl Bench {
        fn new() -> Self {
            let mut block = Blend::new();
            block.connect_all();
            Self(block)
        }

        fn value(&mut self, first: u32, second: u32, weight: u64, reduction: Reduction) -> u32 {
            self.0.first.next = u64::from(first).into();
            self.0.second.next = u64::from(second).into();
            self.0.weight.next = weight.into();
            self.0.reduction.next = reduction;
            for level in [false, true, false] {
                self.0.clock.next = Clock { clk: level };
                simulate(&mut self.0, 10);
            }
            self.0.value.val().to_u64() as u32
        }
    }

    #[test]
    fn blends_are_rounded_once_to_nearest_even() {
        let mut bench = Bench::new();
        let mut of =
            |a: f32, b: f32, weight| f32::from_bits(bench.value(a.to_bits(), b.to_bits(), weight, Reduction::Blend));
        assert_eq!(of(0.0, 1.0, 64), 0.25);
        assert_eq!(of(1.0, 1.0, 77), 1.0);
        assert_eq!(of(-3.0, 1.0, 128), -1.0);
        assert_eq!(of(2.0, -2.0, 128).to_bits(), 0);
        assert_eq!(of(-0.0, -0.0, 1).to_bits(), 0x8000_0000);
        // 1 * 255/256 + 2^-40 * 1/256: the second one is beyond the last bit, and no tie.
        assert_eq!(of(1.0, 2f32.powi(-40), 1), 255.0 / 256.0);
        // 1 + 2^-24 - 2^-32 lies just below the middle of two numbers.
        assert_eq!(of(1.0, 1.0 + 2f32.powi(-23), 127), 1.0);
        assert_eq!(of(1.0, 1.0 + 2f32.powi(-23), 128), 1.0);
        assert_eq!(of(1.0, 1.0 + 2f32.powi(-23), 129), 1.0 + 2f32.powi(-23));
        // Half of the smallest number is none.
        assert_eq!(of(f32::MIN_POSITIVE, 0.0, 128), 0.0);
        assert_eq!(of(f32::INFINITY, 1.0, 1), f32::INFINITY);
        assert!(of(f32::INFINITY, f32::NEG_INFINITY, 1).is_nan());
    }

    #[test]
    fn extremes_are_one_of_the_two() {
        let mut bench = Bench::new();
        let (one, two) = (1f32.to_bits(), (-2f32).to_bits());
        for [first, second] in [[one, two], [two, one]] {
            assert_eq!(bench.value(first, second, 1, Reduction::Minimum), two);
            assert_eq!(bench.value(first, second, 1, Reduction::Maximum), one);
        }
    }
}
