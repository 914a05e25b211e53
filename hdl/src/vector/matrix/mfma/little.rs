//! Products of two matrices of 6- and 4-bit floats (7.3): a datapath has 64 of them a clock, twice as many as it has multipliers, so that the
//! multiply takes half the passes of one with bytes (table 28).
//!
//! ```text
//!   0  64 products of 4 x 4 bits, their exponents     2  the sums of 32 and their largest exponents
//!   1  products moved by their exponents, and         3  (of the datapath) terms among the others
//!      added by fours; the largest exponents
//! ```
//!
//! Such numbers have exponents so small that a product is an integer of 20 bits, and the sum of the 32 that have the same scales is exact.
//! It comes to the datapath as one term with the largest exponent of its products (docs/model-decisions.md). Elements are read
//! ([`elements`]) once for all datapaths that have them: those of a row of A for a register of D, those of a column of B for a lane.

use crate::vector::matrix::dot::{DotFormat, DotTerm, DotTermWires};
use crate::vector::matrix::element::LITTLE;
use crate::vector::matrix::round::{SCALED_BIAS, SCALED_EXPONENT};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Products of a clock.
pub const PRODUCTS: usize = 64;
/// Those that have the same scales (7.2).
pub const SCALED: usize = 32;
/// Bits of what two lanes have of a row or a column: 64 elements of 6 bits.
pub const RAW: u32 = 384;
/// Bits of the elements.
pub const ELEMENTS: u32 = 8 * PRODUCTS as u32;
/// Bits that products of significands may move: two exponents of three bits of exponent.
const MOST: u128 = 12;
/// Bits of a sum: 32 products below four, with [`FRACTION`] bits of fraction.
pub const SUM: u32 = 25;
/// Bits of fraction of a sum that counts from its largest exponent.
pub const FRACTION: u32 = 18;

record! {
    /// A float of 6 or 4 bits: `significand * 2^(exponent - 3)`, times what the smallest normal number of its format is.
    pub struct LittleElement {
        /// Its sign.
        pub negative: Bit,
        /// 0 to 6.
        pub exponent: Bits<3>,
        /// With three bits of fraction.
        pub significand: Bits<4>,
    }
}

/// The 64 elements in `raw`, as [`LittleElement`]s. `format` is one of [`LITTLE`]; where there are none all are negative zeros, if so `marked`:
/// their products with zeros leave every sum as it is.
pub fn elements(g: &Builder, raw: &Wire, format: &Wire, marked: Option<&Wire>) -> Wire {
    let of_lane = RAW / 2;
    let element = |at: u32| {
        let (lane, at) = (at / SCALED as u32, at % SCALED as u32);
        let lane = raw.slice(of_lane * lane, of_lane);
        let six = lane.slice(6 * at, 6);
        let four = lane.slice(4 * at, 4);
        let read = |bits: &Wire, (exponent_bits, fraction_bits): (u32, u32)| {
            let field = bits.slice(fraction_bits, exponent_bits);
            let normal = field.any();
            let exponent = (&field - normal.zero_extend(exponent_bits)).zero_extend(3);
            let significand = normal.concat(&bits.slice(0, fraction_bits));
            let missing = 3 - fraction_bits;
            let significand = if missing == 0 { significand } else { significand.concat(&g.zero(missing)) };
            LittleElementWires { negative: bits.msb(), exponent, significand }
        };
        let [_, e2m3, e3m2, e2m1] = LITTLE;
        let [e2m3, e3m2, e2m1] = [read(&six, e2m3), read(&six, e3m2), read(&four, e2m1)];
        let chosen = LittleElementWires::combine("element", &[e2m3, e3m2, e2m1], &mut |_, of| {
            format.is(3).select(&of[2], &format.is(2).select(&of[1], &of[0]))
        });
        let negative = match marked {
            Some(none) => chosen.negative.clone() | none,
            None => chosen.negative.clone(),
        };
        LittleElementWires { negative, ..chosen }.pack(g)
    };
    let elements: Vec<Wire> = (0..PRODUCTS as u32).map(element).collect();
    g.concat(&elements.iter().rev().collect::<Vec<_>>())
}

/// An element and what it makes in two clocks.
struct Product {
    value: Wire,
    exponent: Wire,
    negative: Wire,
    /// It is not a negative zero.
    counts: Wire,
}

generator_block! {
    /// See the module's description.
    pub struct MfmaLittle() clocked {
        /// Elements of A.
        in left: (Bits<512>),
        /// Of B.
        in right: (Bits<512>),
        /// Formats and scales of both halves, a clock before the elements.
        in formats: [DotFormat; 2],
        /// The sums of both halves, three clocks behind the elements.
        out terms: [DotTerm; 2],
    }
    |g| {
        let hold = |name: &str, value: &Wire| g.register(name, value);
        let of = |elements: &Wire, at: usize| LittleElementWires::unpack(&elements.slice(8 * at as u32, 8));
        let (left, right) = (g.input("left"), g.input("right"));
        let formats = g.inputs_of::<DotFormat>("formats", 2);
        for (half, format) in formats.iter().enumerate() {
            let name = |part: &str| format!("{part}_{half}");
            // What formats and scales add to an exponent: the smallest normal number of E3M2 is 1/4, that of the others 1.
            let quarter = |format: &Wire| g.constant(SCALED_EXPONENT, 2).when(&format.is(2));
            let scales = format.left_scale.zero_extend(SCALED_EXPONENT) + format.right_scale.zero_extend(SCALED_EXPONENT);
            let scales = (scales - g.constant(SCALED_EXPONENT, 254)).when(&format.scaled);
            let base = scales.plus(254 + SCALED_BIAS) - quarter(&format.left) - quarter(&format.right);
            let nan = &format.scaled & (format.left_scale.all() | format.right_scale.all());
            let base = (0..3).fold(base, |base, at| hold(&format!("base_{half}_{at}"), &base));
            let nan = (0..4).fold(nan, |nan, at| hold(&format!("nan_{half}_{at}"), &nan));

            // Stage 0.
            let product = |at: usize| {
                let (a, b) = (of(&left, at), of(&right, at));
                let name = |part: &str| format!("{part}_{at}_1");
                let negative = &a.negative ^ &b.negative;
                Product {
                    value: hold(&name("value"), &(&a.significand * &b.significand)),
                    exponent: hold(&name("exponent"), &(a.exponent.zero_extend(4) + b.exponent.zero_extend(4))),
                    counts: hold(&name("counts"), &(!&negative | a.significand.any() & b.significand.any())),
                    negative: hold(&name("negative"), &negative),
                }
            };
            let products: Vec<Product> = (SCALED * half..SCALED * (half + 1)).map(product).collect();

            // Stages 1 and 2: integers with six bits of fraction; the largest exponent of those that are not zero.
            let larger = |values: Vec<Wire>| tree(values, &|a, b| a.less(b).select(b, a));
            let sum = |values: Vec<Wire>| tree(values, &|a, b| a + b);
            let any = |values: Vec<Wire>| tree(values, &|a, b| a | b);
            let moved = |product: &Product| {
                let value = product.value.zero_extend(SUM + 1).shift_left(&product.exponent);
                product.negative.select(&-&value, &value)
            };
            let by_fours = |name: &str, of: &dyn Fn(&[Product]) -> Wire| -> Vec<Wire> {
                products.chunks(4).enumerate().map(|(at, four)| hold(&format!("{name}_{half}_{at}_2"), &of(four))).collect()
            };
            let sums = by_fours("sum", &|four| sum(four.iter().map(moved).collect()));
            let exponents = by_fours("largest", &|four| {
                larger(four.iter().map(|product| product.exponent.when(&product.value.any())).collect())
            });
            let counts = by_fours("counts", &|four| any(four.iter().map(|product| product.counts.clone()).collect()));
            let (sum, largest) = (sum(sums), larger(exponents));
            let negative = sum.msb();
            let magnitude = negative.select(&-&sum, &sum).slice(0, SUM);
            // From the largest exponent down.
            let room = g.constant(4, MOST) - &largest;
            let exponent = (base + largest.zero_extend(SCALED_EXPONENT)).when(&sum.any());
            let term = DotTermWires {
                negative: hold(&name("negative_3"), &negative),
                exponent: hold(&name("exponent_3"), &exponent),
                magnitude: hold(&name("magnitude_3"), &magnitude.shift_left(&room)),
                counts: hold(&name("counts_3"), &any(counts)),
                nan,
            };
            g.output_of(&name("terms"), &term);
        }
    }
}

/// All of them joined two by two.
fn tree(mut values: Vec<Wire>, join: &dyn Fn(&Wire, &Wire) -> Wire) -> Wire {
    while values.len() > 1 {
        values = values.chunks(2).map(|pair| if let [a, b] = pair { join(a, b) } else { pair[0].clone() }).collect();
    }
    values[0].clone()
}
