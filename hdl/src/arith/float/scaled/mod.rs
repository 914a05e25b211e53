//! Conversions with a scale (V_CVT_SCALEF32_*, of CDNA4, 7.3): between binary32, binary16 or bfloat16 and the formats of 8, 6 and 4 bits. To a small
//! format a number is divided by the scale, from it multiplied; the scale is the exponent of a binary32 number.
//!
//! ```text
//!             stage 1            stage 2             stage 3          stage 4
//!   narrow    fields, exponent | normalise         | shift, random  | round, limit, place
//!   widen     element, fields  | shift             | round, limit   | place
//! ```
//!
//! Two numbers pass at a time. Of those that come by 32 an operation converts two, and is told its place ([`with_details`]).

mod narrow;
mod widen;

use super::control::{
    ADDEND, DETAIL, FP16_OVFL, Field, Function, INTEGER, MODE, MODIFIERS, NEGATE_PRODUCT, PRODUCT, RESULT, UNIT_FACTOR,
    result,
};
use super::operand::FRACTION;
use crate::parts::pipeline::Pipeline;
use tombolo_netlist::builder::{Builder, Wire};

// The fields of these functions, where others have what arithmetic reads.

/// The small format is the result.
const NARROWS: Field = PRODUCT;
/// The second source is a random number, and one number is converted.
const STOCHASTIC: Field = UNIT_FACTOR;
/// The numbers come by 32: the result is put in its place in the third source, the scale is the second.
const MERGES: Field = NEGATE_PRODUCT;
/// [`Small`]
const SMALL: Field = Field { at: DETAIL.at, width: 3 };
/// [`Large`]
const LARGE: Field = Field { at: DETAIL.at + 3, width: 2 };
/// See [`with_details`].
const PLACE: Field = INTEGER;
/// ABS of the first two numbers, then NEG.
const SIGNS: Field = ADDEND;

/// First bit of a scale's exponent (6.7.1).
const EXPONENT: u32 = FRACTION;

/// A format of 8 bits or fewer (table 30).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Small {
    /// E4M3.
    Fp8,
    /// E5M2.
    Bf8,
    /// E2M3.
    Fp6,
    /// E3M2.
    Bf6,
    /// E2M1.
    Fp4,
}

impl Small {
    const ALL: [Self; 5] = [Self::Fp8, Self::Bf8, Self::Fp6, Self::Bf6, Self::Fp4];

    const fn fraction(self) -> u32 {
        match self {
            Self::Fp8 | Self::Fp6 => 3,
            Self::Bf8 | Self::Bf6 => 2,
            Self::Fp4 => 1,
        }
    }

    const fn exponent(self) -> u32 {
        match self {
            Self::Bf8 => 5,
            Self::Fp8 => 4,
            Self::Bf6 => 3,
            Self::Fp6 | Self::Fp4 => 2,
        }
    }

    const fn bias(self) -> u128 {
        (1 << (self.exponent() - 1)) - 1
    }

    /// Bits of a number.
    const fn width(self) -> u32 {
        1 + self.exponent() + self.fraction()
    }

    /// The largest number, without its sign: E4M3 has a NaN behind it, E5M2 infinity.
    const fn largest(self) -> u128 {
        match self {
            Self::Fp8 => 0x7e,
            Self::Bf8 => 0x7b,
            Self::Fp6 | Self::Bf6 | Self::Fp4 => (1 << (self.width() - 1)) - 1,
        }
    }
}

/// A format that is converted from or to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Large {
    /// binary32
    F32,
    /// binary16
    F16,
    /// bfloat16
    Bf16,
}

/// The control of a stage.
#[derive(Clone)]
struct Control {
    narrows: Wire,
    stochastic: Wire,
    merges: Wire,
    small: Wire,
    large: Wire,
    place: Wire,
    /// MODE.FP16_OVFL.
    saturates: Wire,
}

impl Control {
    fn of(control: &Wire) -> Self {
        Self {
            narrows: NARROWS.of(control),
            stochastic: STOCHASTIC.of(control),
            merges: MERGES.of(control),
            small: SMALL.of(control),
            large: LARGE.of(control),
            place: PLACE.of(control),
            saturates: FP16_OVFL.of(control),
        }
    }

    /// One stage later.
    fn registered(&self, pipeline: &Pipeline, stage: u32) -> Self {
        let register = |name: &str, wire: &Wire| pipeline.register(&format!("scaled_{name}"), stage, wire);
        Self {
            narrows: register("narrows", &self.narrows),
            stochastic: register("stochastic", &self.stochastic),
            merges: register("merges", &self.merges),
            small: register("small", &self.small),
            large: register("large", &self.large),
            place: register("place", &self.place),
            saturates: register("saturates", &self.saturates),
        }
    }

    /// What a table of the small formats says of the one that is meant.
    fn by_small(&self, g: &Builder, value: impl Fn(Small) -> Wire) -> Wire {
        let arms: Vec<(u128, Wire)> = Small::ALL.iter().skip(1).map(|small| (*small as u128, value(*small))).collect();
        g.lookup(&self.small, &arms, &value(Small::ALL[0]))
    }

    fn is_small(&self, small: Small) -> Wire {
        self.small.is(small as u128)
    }

    /// It is a format of 8 bits.
    fn is_byte(&self) -> Wire {
        self.is_small(Small::Fp8) | self.is_small(Small::Bf8)
    }

    fn is_large(&self, large: Large) -> Wire {
        self.large.is(large as u128)
    }
}

const fn scaled(small: Small, large: Large) -> Function {
    let function = Function(0).with(RESULT, result::SCALED);
    function.with(SMALL, small as u64).with(LARGE, large as u64)
}

/// Two numbers to a small format.
pub const fn narrowing(small: Small, large: Large) -> Function {
    scaled(small, large).with(NARROWS, 1)
}

/// One number to a small format, a random number added below its last place.
pub const fn stochastic(small: Small, large: Large) -> Function {
    narrowing(small, large).with(STOCHASTIC, 1)
}

/// Two of 32 numbers to a small format.
pub const fn narrowing_many(small: Small, large: Large) -> Function {
    narrowing(small, large).with(MERGES, 1)
}

/// Numbers from a small format: two of those in the first source, which has 64 bits.
pub const fn widening(small: Small, large: Large) -> Function {
    scaled(small, large)
}

/// The function (from the decoder, without modifiers) with the place of its numbers, 4 bits, and with ABS and NEG of the first two, 2 bits each. The
/// place counts fours of bits: widening, the first number's in the first source; narrowing by 32, the first result's, from eight bits below the
/// register on.
pub fn with_details(g: &Builder, function: &Wire, place: &Wire, abs: &Wire, neg: &Wire) -> Wire {
    let put = |field: Field, value: &Wire| {
        let lsb = field.at - MODIFIERS;
        value.concat(&g.zero(lsb)).zero_extend(function.width())
    };
    function | put(PLACE, place) | put(SIGNS, &neg.concat(abs))
}

/// What a conversion of these sources (64 bits each) gives in stage 4, before its last register: 64 bits. `control` is the word of the float unit.
pub fn converted(g: &Builder, pipeline: &Pipeline, control: &Wire, sources: &[Wire; 3]) -> Wire {
    let first = Control::of(control);
    let second = first.registered(pipeline, 1);
    let third = second.registered(pipeline, 2);
    let fourth = third.registered(pipeline, 3);
    let stages = [first, second, third, fourth];
    let signs = SIGNS.of(control);
    // Of sources of binary32 alone denormals are as MODE says (7.3).
    let flushes = !MODE.of(control).bit(4) & stages[0].is_large(Large::F32);
    let [s0, s1, s2] = sources;
    let narrow_scale = (stages[0].stochastic.clone() | stages[0].is_large(Large::F32)).select(s2, s1);
    let scale = stages[0].narrows.select(&narrow_scale, s1).slice(EXPONENT, 8);
    let wide = widen::widened(g, pipeline, &stages, s0, &scale);
    let numbers = narrow::Numbers { sources: [s0, s1, s2], signs: &signs, flushes: &flushes, scale: &scale };
    let narrow = narrow::narrowed(g, pipeline, &stages, &numbers);
    stages[3].narrows.select(&narrow.zero_extend(64), &wide)
}
