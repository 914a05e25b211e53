//! From a coordinate to texels in fixed point, 8 bits of fraction (model decisions "Fixed point of samples", "Normalized coordinates").
//!
//! ```text
//!   fraction   c - floor(c), rounded as binary32: what is left of a coordinate where the image repeats
//!   scale      times the size, rounded as binary32
//!   fixed      rounded to 1/256, to nearest even or down; beyond 2^24 texels nothing changes any more
//! ```
//!
//! A number between these steps is a [`Float`]: its exponent may be any, so that none of them overflows, and a denormal number loses nothing
//! that a 256th of a texel could show.

use super::blend::shifted_with_rest;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

record! {
    /// A number: `significand * 2^(exponent - 150)`.
    pub struct Float {
        /// It is negative.
        pub sign: Bit,
        /// Signed.
        pub exponent: Bits<10>,
        /// The first bit is set, but for denormals of memory and zero.
        pub significand: Bits<24>,
        /// It is infinite.
        pub infinite: Bit,
        /// It is none.
        pub nan: Bit,
    }
}

/// Bits of a coordinate in fixed point.
pub const FIXED: u32 = 34;
/// Exponent of 2^24.
const LIMIT: u128 = 150 + 1;

/// Those of binary32.
pub fn float(g: &Builder, bits: &Wire) -> FloatWires {
    let exponent = bits.slice(23, 8);
    let normal = exponent.any();
    let fraction = bits.slice(0, 23);
    let special = exponent.all();
    FloatWires {
        sign: bits.msb(),
        exponent: normal.select(&exponent, &g.constant(8, 1)).zero_extend(10),
        significand: normal.concat(&fraction),
        infinite: &special & fraction.none(),
        nan: &special & fraction.any(),
    }
}

/// The `bits` bits of `number`, whose last one has the exponent `unit` (signed, 10 bits), rounded to nearest even to a significand; the first bit
/// of the result is set unless it is zero.
fn rounded(g: &Builder, number: &Wire, unit: &Wire) -> (Wire, Wire) {
    let width = number.width();
    let zeros = number.leading_zeros().resize(6);
    let normal = number.shift_left(&zeros);
    let kept = normal.slice(width - 24, 24);
    let (next, rest) = (normal.bit(width - 25), normal.slice(0, width - 25).any());
    let up = next & (rest | kept.bit(0));
    let sum = kept.zero_extend(25) + up.zero_extend(25);
    let carried = sum.msb();
    let significand = carried.select(&g.constant(24, 0x80_0000), &sum.slice(0, 24));
    let exponent = unit + g.constant(10, u128::from(width - 24)) - zeros.zero_extend(10) + carried.zero_extend(10);
    (significand, exponent)
}

generator_block! {
    /// What is left of a finite coordinate behind its whole part is taken off.
    pub struct Fraction() {
        /// Binary32.
        in value: (Bits<32>),
        /// It is taken off.
        in repeats: (Bit),
        /// What is left.
        out fraction: (Float),
    }
    |g| {
        let value = g.input("value");
        let own = float(g, &value);
        let exponent = value.slice(23, 8);
        // Bits behind the point, 2^-24 the last, of a number from 1 on: exact.
        let is_large = !exponent.less(&g.constant(8, 127));
        let left = exponent.slice(0, 5) - g.constant(5, 126 % 32);
        let beyond = !exponent.less(&g.constant(8, 151));
        let large = own.significand.shift_left(&left).when(&!&beyond);
        // Of a smaller one: 26 bits more, and a rest.
        let down = g.constant(8, 126) - &exponent;
        let down = exponent.none().select(&g.constant(8, 125), &down);
        let small = shifted_with_rest(g, &own.significand.concat(&g.zero(26)), &down);
        let behind = g.name("behind_point", &is_large.select(&large.concat(&g.zero(26)), &small));
        // One less that of a negative one; none if nothing is behind the point.
        let complement = g.constant(51, 1 << 50) - behind.zero_extend(51);
        let negative = complement.when(&behind.any());
        let (significand, up) = rounded(g, &negative, &g.constant(10, 126 - 26));
        let (whole, whole_exponent) = rounded(g, &behind.zero_extend(51), &g.constant(10, 126 - 26));
        let keeps = !own.sign.clone() & !&is_large;
        let finite = !exponent.all() & g.input("repeats");
        let found = FloatWires {
            sign: g.zero(1),
            exponent: own.sign.select(&up, &whole_exponent),
            significand: own.sign.select(&significand, &whole),
            infinite: g.zero(1),
            nan: g.zero(1),
        };
        let takes = finite & !keeps;
        let choose = |yes: &Wire, no: &Wire| takes.select(yes, no);
        g.output_of("fraction", &FloatWires {
            sign: choose(&found.sign, &own.sign),
            exponent: choose(&found.exponent, &own.exponent),
            significand: choose(&found.significand, &own.significand),
            infinite: choose(&found.infinite, &own.infinite),
            nan: choose(&found.nan, &own.nan),
        });
    }
}

generator_block! {
    /// A number times a size.
    pub struct Scale() {
        /// The number.
        in value: (Float),
        /// The size, 1 to 65,536.
        in size: (Bits<17>),
        /// It is multiplied.
        in scales: (Bit),
        /// The product.
        out product: (Float),
    }
    |g| {
        let FloatWires { sign, exponent, significand, infinite, nan } = g.input_of::<Float>("value");
        let scales = g.input("scales");
        let size = scales.select(&g.input("size"), &g.constant(17, 1));
        let exact = g.name("exact_product", &(&significand * size));
        let (significand, exponent) = rounded(g, &exact, &exponent);
        g.output_of("product", &FloatWires { sign, exponent, significand, infinite, nan });
    }
}

generator_block! {
    /// A number in 1/256.
    pub struct Fixed() {
        /// The number.
        in value: (Float),
        /// It is rounded down, else to nearest even.
        in truncates: (Bit),
        /// Signed; at most 2^24 in magnitude. NaN is zero.
        out fixed: (Bits<{ FIXED as usize }>),
    }
    |g| {
        let FloatWires { sign, exponent, significand, infinite, nan } = g.input_of::<Float>("value");
        // Eight bits to the left at most; to the right beyond all bits.
        let large = !exponent.msb() & !exponent.less(&g.constant(10, LIMIT)) & significand.any() | infinite;
        let places = g.constant(10, 150) - &exponent;
        let wide = significand.zero_extend(FIXED - 2).concat(&g.zero(26)).shift_left(&g.constant(4, 8));
        let shifted = g.name("shifted", &shifted_with_rest(g, &wide, &places));
        let whole = shifted.slice(26, FIXED - 2).zero_extend(FIXED);
        let (next, rest) = (shifted.bit(25), shifted.slice(0, 25).any());
        let nearest = &next & (&rest | whole.bit(0));
        let down = &sign & (next | rest);
        let up = g.input("truncates").select(&down, &nearest);
        let magnitude = large.select(&g.constant(FIXED, 1 << 32), &(whole + up.zero_extend(FIXED)));
        let magnitude = magnitude.when(&!nan);
        g.output("fixed", &sign.select(&-&magnitude, &magnitude));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The three steps, one after the other.
    struct Bench(Fraction, Scale, Fixed);

    impl Bench {
        fn new() -> Self {
            let mut bench = Self(Fraction::new(), Scale::new(), Fixed::new());
            bench.0.connect_all();
            bench.1.connect_all();
            bench.2.connect_all();
            bench
        }

        fn fixed(&mut self, value: f32, repeats: bool, size: u64, truncates: bool) -> i64 {
            self.0.value.next = u64::from(value.to_bits()).into();
            self.0.repeats.next = repeats;
            simulate(&mut self.0, 10);
            self.1.value.next = self.0.fraction.val();
            self.1.size.next = size.into();
            self.1.scales.next = true;
            simulate(&mut self.1, 10);
            self.2.value.next = self.1.product.val();
            self.2.truncates.next = truncates;
            simulate(&mut self.2, 10);
            (self.2.fixed.val().to_u64() << (64 - FIXED)) as i64 >> (64 - FIXED)
        }
    }

    /// The formulas of the decisions in binary32 and binary64.
    fn expected(value: f32, repeats: bool, size: u64, truncates: bool) -> i64 {
        let value = if repeats && value.is_finite() { value - value.floor() } else { value };
        let texels = f64::from(value * size as f32).clamp(-16_777_216.0, 16_777_216.0) * 256.0;
        (if truncates { texels.floor() } else { texels.round_ties_even() }) as i64
    }

    #[test]
    fn coordinates_are_those_of_the_formulas() {
        let mut bench = Bench::new();
        let mut seed = 1u32;
        let mut random = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed
        };
        let special = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            -0.5,
            1e-40,
            -1e-40,
            -1e-9,
            f32::INFINITY,
            f32::NAN,
            1e30,
            -1e30,
            16_777_217.0,
            0.999_999_94,
        ];
        let near = (0..400).map(|_| f32::from_bits((random() & 0x8fff_ffff) + 0x3800_0000));
        let near: Vec<f32> = near.collect();
        for value in special.into_iter().chain(near) {
            for (size, repeats, truncates) in
                [(1, false, false), (5, true, false), (640, true, true), (65_536, false, true), (48, false, false)]
            {
                let got = bench.fixed(value, repeats, size, truncates);
                assert_eq!(got, expected(value, repeats, size, truncates), "{value:e} {size} {repeats} {truncates}");
            }
        }
    }
}
