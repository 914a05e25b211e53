//! Reciprocal and roots of binary64: one step of a third-order iteration on the interpolated value, as
//! `docs/transcendentals.md` defines it, with the multiplier of the fused multiply-add.
//!
//! The operand lies still for [`CLOCKS`] clocks, numbered by `phase`. What is given to the multiplier in a phase comes back
//! two phases later. y: interpolated value, m: significand, d: residue, q: result.
//!
//! ```text
//!   phase           0..4     4     7, 8              11     14           17, 18    21
//!   reciprocal      table          m y               d d    y (d + dd)             q to the rounding
//!   roots           table    y y   m yy, two halves  d d    y (d/2 ..)   m q       q
//! ```

use super::super::transcendental::Registers;
use super::super::transcendental::table::{base, interpolated};
use super::Function;
use super::number::{BIAS, EXPONENT, SIGNIFICAND};
use crate::vector::shared::SharedControl;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Clocks of a lane.
pub const CLOCKS: u64 = 22;

/// Bits of a residue of 62 fraction bits: its magnitude is below 2^-19.
const RESIDUE: u32 = 44;
/// Bits of the result before rounding, 114 fraction bits.
const RESULT: u32 = 116;

generator_block! {
    /// What the multiplier is given and what becomes of its products.
    pub struct RootIteration() clocked {
        /// The control word.
        in control: (SharedControl),
        /// Clock of the lane, 0 to [`CLOCKS`] - 1.
        in phase: (Bits<5>),
        /// Significand of the operand, 52 fraction bits.
        in significand: (Bits<53>),
        /// Its exponent, two's complement.
        in power: (Bits<14>),
        /// Product of what was given two phases before.
        in product: (Bits<106>),
        /// Factor.
        out a: (Bits<53>),
        /// Factor.
        out b: (Bits<53>),
        /// Upper part of the result, in the last phase, when the factors are the lower part and one.
        out addend: (Bits<53>),
        /// Exponent of `addend`, biased.
        out exponent: (Bits<14>),
    }
    |g| {
        let function = g.input_of::<SharedControl>("control").function.binary64;
        let is = |wanted: Function| function.is_a(wanted);
        let (inverse, root) = (is(Function::Rcp), is(Function::Sqrt));
        let (phase, m, power, product) = (g.input("phase"), g.input("significand"), g.input("power"), g.input("product"));
        let at = |phases: u128| phase.is(phases);
        let odd = power.bit(0);
        let doubled_if = |wire: &Wire, condition: &Wire| {
            let width = wire.width();
            condition.select(&wire.slice(0, width - 1).concat(&g.zero(1)), wire)
        };

        // The table.
        let index = m.slice(45, 7);
        let roots = g.constant(2, base::RSQ >> 8).concat(&odd).concat(&index);
        let address = inverse.select(&index.zero_extend(10), &roots);
        let y = interpolated(g, &address, &m.slice(25, 20), Registers::ALL);

        // The residue, in 112 fraction bits cut to 62; what is above its sign does not matter.
        let square = g.register_enabled("square", &product.slice(0, 62), &at(6));
        let low = g.register_enabled("low_product", &product, &(at(9) | at(19)));
        const NEEDED: u32 = RESIDUE + 50;
        let whole = low.slice(0, NEEDED) + product.slice(0, NEEDED - 31).concat(&g.zero(31));
        let scaled = inverse.select(&product.slice(0, NEEDED - 30).concat(&g.zero(30)), &doubled_if(&whole, &odd));
        let residue = g.register_enabled("residue", &(-&scaled).slice(50, RESIDUE), &at(10));
        let magnitude = (&residue ^ &residue.msb().repeat(RESIDUE)) + residue.msb().zero_extend(RESIDUE);

        // Its polynomial.
        let second = product.slice(62, 2 * RESIDUE - 62).zero_extend(RESIDUE);
        let three = &second + &doubled_if(&second, &g.constant(1, 1));
        let half = residue.slice(1, RESIDUE - 1).sign_extend(RESIDUE) + three.slice(3, RESIDUE - 3).zero_extend(RESIDUE);
        let correction = inverse.select(&(&residue + &second), &half);
        let correction = g.register_enabled("correction", &correction, &at(13));
        let above = y.when(&correction.msb()).concat(&g.zero(SIGNIFICAND - 30)).zero_extend(64);
        let improved = y.zero_extend(32).concat(&g.zero(32)) + product.slice(30, 64) - above;
        let improved = g.register_enabled("improved", &improved, &at(16));

        // The root is the operand times its inverse root.
        let multiplied = low.zero_extend(RESULT) + product.slice(0, RESULT - 32).concat(&g.zero(32));
        let multiplied = g.register_enabled("multiplied", &doubled_if(&multiplied, &odd), &at(20));
        let result = root.select(&multiplied, &improved.concat(&g.zero(RESULT - 64)));
        let lower = result.slice(11, 52).concat(&result.slice(0, 11).any());

        let wide = |wire: &Wire| wire.zero_extend(SIGNIFICAND);
        let first = inverse.select(&wide(&y), &wide(&square.slice(31, 31)));
        let given = [
            (4, wide(&y), wide(&y)),
            (7, m.clone(), wide(&square.slice(0, 31))),
            (8, m.clone(), first),
            (11, wide(&magnitude), wide(&magnitude)),
            (14, correction.sign_extend(SIGNIFICAND), wide(&y)),
            (17, m.clone(), wide(&improved.slice(0, 32))),
            (18, m, wide(&improved.slice(32, 32))),
        ];
        let one = g.constant(SIGNIFICAND, 1 << (SIGNIFICAND - 1));
        let factors: Vec<_> = given.iter().map(|(phase, a, _)| (*phase, a.clone())).collect();
        g.output("a", &g.lookup(&phase, &factors, &lower));
        let factors: Vec<_> = given.iter().map(|(phase, _, b)| (*phase, b.clone())).collect();
        g.output("b", &g.lookup(&phase, &factors, &one));
        g.output("addend", &result.slice(63, SIGNIFICAND));

        let halved = power.slice(1, EXPONENT - 1).sign_extend(EXPONENT);
        let size = inverse.select(&power, &halved);
        let exponent = root.select(&size, &-&size);
        g.output("exponent", &exponent.plus(BIAS + 1));
    }
}
