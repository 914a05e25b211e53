//! The level of detail that follows from derivatives (model decision "Level of detail"): half the logarithm to base two of the longer squared
//! derivative in texels, in 1/256.
//!
//! ```text
//!   double   half of a difference, as the blend unit gives it  ->  the difference
//!   sum      squares of its coordinates, exact, their sums rounded as binary64
//!   major    the longer one of two
//!   root     a digit of its logarithm a clock: its fraction squared, rounded as binary64
//! ```
//!
//! The blend unit makes a difference with weights of a half: one whose half is smaller than any normal number is none, as in the model decision.

use super::blend::shifted_with_rest;
use super::scale::{Float, FloatWires, float};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

/// Bits of a significand of binary64.
const SIGNIFICAND: u32 = 53;
/// Bits of an exponent.
const EXPONENT: u32 = 12;
/// Bits of a level of detail: 8 of a fraction, a sign.
pub const LEVEL: u32 = 17;
/// The smallest level.
pub const LOWEST: i32 = -(128 << 8);
/// The largest one.
pub const HIGHEST: u128 = 127 << 8;

record! {
    /// A number that is not negative.
    pub struct Square {
        /// Signed: that of its first bit.
        pub exponent: Bits<12>,
        /// The first bit is set; none of zero.
        pub significand: Bits<53>,
        /// It is infinite.
        pub infinite: Bit,
        /// It is none.
        pub nan: Bit,
    }
}

/// The smallest level, of so many bits.
pub fn lowest(g: &Builder, width: u32) -> Wire {
    -&g.constant(width, LOWEST.unsigned_abs().into())
}

generator_block! {
    /// Twice a number.
    pub struct Doubled() {
        /// Binary32.
        in value: (Bits<32>),
        /// Twice that.
        out doubled: (Float),
        /// The same as binary32, of a number whose half is one.
        out twice: (Bits<32>),
    }
    |g| {
        let value = g.input("value");
        let (exponent, rest) = (value.slice(23, 8), value.slice(0, 23));
        let grows = exponent.any() & !exponent.all();
        let exponent = exponent + grows.zero_extend(8);
        g.output("twice", &value.msb().concat(&exponent).concat(&rest));
        let own = float(g, &value);
        g.output_of("doubled", &FloatWires { exponent: own.exponent.plus(1), ..own });
    }
}

generator_block! {
    /// A sum and a square.
    pub struct SquareSum() {
        /// The sum.
        in sum: (Square),
        /// What is squared: zero, or its first bit is set.
        in value: (Float),
        /// Both.
        out both: (Square),
    }
    |g| {
        let sum = g.input_of::<Square>("sum");
        let value = g.input_of::<Float>("value");
        let product = g.name("square", &(&value.significand * &value.significand));
        let top = product.msb();
        let significand = product.concat(&g.zero(SIGNIFICAND - 48));
        let significand = top.select(&significand, &significand.shift_left(&g.constant(1, 1)));
        // 2 (e - 150) + 47, or one less.
        let exponent = value.exponent.sign_extend(EXPONENT).shift_left(&g.constant(1, 1)) - g.constant(EXPONENT, 254) + top.zero_extend(EXPONENT);

        let (has_sum, has_square) = (sum.significand.any(), significand.any());
        let below = sum.exponent.less_signed(&exponent);
        let swaps = (below & &has_square) | !&has_sum;
        let pick = |yes: &Wire, no: &Wire| swaps.select(yes, no);
        let (high, low) = (pick(&exponent, &sum.exponent), pick(&sum.exponent, &exponent));
        let (large, small) = (pick(&significand, &sum.significand), pick(&sum.significand, &significand));
        // Three bits below, and a carry above.
        let wide = |number: &Wire| number.zero_extend(SIGNIFICAND + 1).concat(&g.zero(3));
        let small = shifted_with_rest(g, &wide(&small), &(&high - low)).when(&(has_sum & has_square));
        let total = g.name("sum_of_squares", &(wide(&large) + small));
        let carries = total.msb();
        let width = SIGNIFICAND + 4;
        let shifted = carries.select(&total, &total.shift_left(&g.constant(1, 1)));
        let kept = shifted.slice(width - SIGNIFICAND, SIGNIFICAND);
        let (next, rest) = (shifted.bit(width - SIGNIFICAND - 1), shifted.slice(0, width - SIGNIFICAND - 1).any());
        let up = next & (rest | kept.bit(0));
        let rounded = kept.zero_extend(SIGNIFICAND + 1) + up.zero_extend(SIGNIFICAND + 1);
        let grows = rounded.msb();
        let first = g.constant(SIGNIFICAND, 1 << (SIGNIFICAND - 1));
        g.output_of("both", &SquareWires {
            exponent: high + carries.zero_extend(EXPONENT) + grows.zero_extend(EXPONENT),
            significand: grows.select(&first, &rounded.slice(0, SIGNIFICAND)),
            infinite: sum.infinite | value.infinite,
            nan: sum.nan | value.nan,
        });
    }
}

generator_block! {
    /// The longer one of two, or the shorter one.
    pub struct Major() {
        /// To the right.
        in horizontal: (Square),
        /// Downwards.
        in vertical: (Square),
        /// The shorter one is wanted.
        in shorter: (Bit),
        /// The longer one is the latter; so it is if one is no number.
        out down: (Bit),
        /// The one that is wanted.
        out major: (Square),
    }
    |g| {
        let (first, second) = (g.input_of::<Square>("horizontal"), g.input_of::<Square>("vertical"));
        let is_number = !(&first.nan | &second.nan);
        let flip = |exponent: &Wire| !exponent.msb().concat(&!exponent.slice(0, EXPONENT - 1));
        // Zero below all others, infinity above.
        let key = |square: &SquareWires| {
            let own = flip(&square.exponent).concat(&square.significand).when(&square.significand.any());
            square.infinite.concat(&own.when(&!&square.infinite))
        };
        let takes = is_number & !key(&first).less(&key(&second));
        g.output("down", &!&takes);
        let takes = takes ^ g.input("shorter");
        let pick = |yes: &Wire, no: &Wire| takes.select(yes, no);
        g.output_of("major", &SquareWires {
            exponent: pick(&first.exponent, &second.exponent),
            significand: pick(&first.significand, &second.significand),
            infinite: pick(&first.infinite, &second.infinite),
            nan: pick(&first.nan, &second.nan),
        });
    }
}

generator_block! {
    /// Another digit of a logarithm.
    pub struct Digit() {
        /// A fraction from 1 to 2.
        in fraction: (Bits<{ SIGNIFICAND as usize }>),
        /// What is left of its square.
        out left: (Bits<{ SIGNIFICAND as usize }>),
        /// The digit.
        out digit: (Bit),
    }
    |g| {
        let fraction = g.input("fraction");
        let product = g.name("squared_fraction", &(&fraction * &fraction));
        let top = product.msb();
        let shifted = top.select(&product, &product.shift_left(&g.constant(1, 1)));
        let kept = shifted.slice(SIGNIFICAND, SIGNIFICAND);
        let (next, rest) = (shifted.bit(SIGNIFICAND - 1), shifted.slice(0, SIGNIFICAND - 1).any());
        let up = next & (rest | kept.bit(0));
        let rounded = kept.zero_extend(SIGNIFICAND + 1) + up.zero_extend(SIGNIFICAND + 1);
        let grows = rounded.msb();
        let first = g.constant(SIGNIFICAND, 1 << (SIGNIFICAND - 1));
        g.output("left", &grows.select(&first, &rounded.slice(0, SIGNIFICAND)));
        g.output("digit", &(top | grows));
    }
}

generator_block! {
    /// The level of a squared length.
    pub struct LevelOf() {
        /// 256 times the logarithm, cut.
        in digits: (Bits<20>),
        /// The square.
        in square: (Square),
        /// Half of it, rounded.
        out level: (Bits<{ LEVEL as usize }>),
    }
    |g| {
        let digits = g.input("digits");
        let SquareWires { significand, infinite, nan, .. } = g.input_of::<Square>("square");
        let half = digits.plus(1).shift_right_signed(&g.constant(1, 1));
        let (least, most) = (lowest(g, 20), g.constant(20, HIGHEST));
        let half = half.less_signed(&least).select(&least, &half);
        let half = most.less_signed(&half).select(&most, &half);
        let half = infinite.select(&most, &half);
        let half = (nan | significand.none() & !infinite).select(&least, &half);
        g.output("level", &half.slice(0, LEVEL));
    }
}
