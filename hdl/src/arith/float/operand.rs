//! The sources as the unit sees them: f16 and f32 in one form, denormals flushed where asked.
//!
//! An f16 becomes a number with the exponent of an f32, its fraction in the upper bits. Its denormals are not normalised:
//! they have the exponent field 112 and no hidden bit, as those of an f32 have 0. Numbers of one format keep their order
//! in this form, and every f16 goes back by leaving bits out.

use tombolo_netlist::builder::{Builder, Wire};

/// Exponent bias of the common form, that of binary32.
pub const BIAS: u32 = 127;
/// Fraction bits of the common form.
pub const FRACTION: u32 = 23;

/// A source.
#[derive(Clone)]
pub struct Operand {
    /// 1 bit.
    pub sign: Wire,
    /// 8 bits; 0 of f32, 112 of f16: denormal or zero.
    pub exponent: Wire,
    /// 23 bits, zero in a flushed denormal.
    pub fraction: Wire,
    /// There is a hidden bit.
    pub is_normal: Wire,
    /// A zero, or a flushed denormal.
    pub is_zero: Wire,
    /// Infinite.
    pub is_infinite: Wire,
    /// Quiet or signaling.
    pub is_nan: Wire,
}

impl Operand {
    /// Reads `bits` (32), an f16 in 15:0 where `half` is set; `flush` makes a denormal a zero.
    pub fn read(g: &Builder, name: &str, bits: &Wire, half: &Wire, flush: &Wire) -> Self {
        let e5 = bits.slice(10, 5);
        let widened = g.concat(&[&e5.bit(4), &(!e5.bit(4)).repeat(3), &e5.slice(0, 4)]);
        let e8 = bits.slice(23, 8);
        let half_fraction = bits.slice(0, 10).concat(&g.zero(13));
        let exponent = half.select(&widened, &e8);
        let fraction = g.name(&format!("{name}_fraction"), &half.select(&half_fraction, &bits.slice(0, 23)));
        let is_normal = g.name(&format!("{name}_is_normal"), &half.select(&e5.any(), &e8.any()));
        let largest = half.select(&e5.all(), &e8.all());
        let has_fraction = fraction.any();
        Self {
            sign: half.select(&bits.bit(15), &bits.bit(31)),
            exponent: g.name(&format!("{name}_exponent"), &exponent),
            is_zero: g.name(&format!("{name}_is_zero"), &(!&is_normal & (!&has_fraction | flush))),
            is_infinite: g.name(&format!("{name}_is_infinite"), &(&largest & !&has_fraction)),
            is_nan: g.name(&format!("{name}_is_nan"), &(&largest & &has_fraction)),
            fraction: fraction.when(&(&is_normal | !flush)),
            is_normal,
        }
    }

    /// The same number; a denormal f16, which is one among f32s (`widened`, 1 bit), with its leading one in the hidden bit.
    /// The exponent of a zero is that of the smallest f32.
    pub fn normalised(&self, g: &Builder, name: &str, widened: &Wire) -> Self {
        let moves = g.name(&format!("{name}_moves"), &(!&self.is_normal & widened));
        let half = self.fraction.slice(FRACTION - 10, 10);
        let distance = half.leading_zeros().plus(1);
        let moved = half.shift_left(&distance).concat(&g.zero(FRACTION - 10));
        // The exponent field 112 stands for 113.
        let exponent = (&self.exponent - &distance.zero_extend(8)).plus(1).when(&!&self.is_zero);
        Self {
            exponent: moves.select(&exponent, &self.exponent),
            fraction: moves.select(&moved, &self.fraction),
            is_normal: &self.is_normal | (moves & !&self.is_zero),
            ..self.clone()
        }
    }

    /// The number 1.
    pub fn one(g: &Builder) -> Self {
        let (zero, one) = (g.zero(1), g.constant(1, 1));
        Self {
            sign: zero.clone(),
            exponent: g.constant(8, BIAS as u128),
            fraction: g.zero(FRACTION),
            is_normal: one,
            is_zero: zero.clone(),
            is_infinite: zero.clone(),
            is_nan: zero,
        }
    }

    /// `condition ? self : other`.
    pub fn or(&self, condition: &Wire, other: &Self) -> Self {
        Self {
            sign: condition.select(&self.sign, &other.sign),
            exponent: condition.select(&self.exponent, &other.exponent),
            fraction: condition.select(&self.fraction, &other.fraction),
            is_normal: condition.select(&self.is_normal, &other.is_normal),
            is_zero: condition.select(&self.is_zero, &other.is_zero),
            is_infinite: condition.select(&self.is_infinite, &other.is_infinite),
            is_nan: condition.select(&self.is_nan, &other.is_nan),
        }
    }

    /// 24 bits, the hidden one first.
    pub fn significand(&self) -> Wire {
        self.is_normal.concat(&self.fraction)
    }

    /// 8 bits: the exponent that the significand has, denormals that of the smallest normal number.
    pub fn scale(&self) -> Wire {
        &self.exponent | (!&self.is_normal).zero_extend(8)
    }

    /// 31 bits in the order of the magnitudes of one format.
    pub fn magnitude(&self) -> Wire {
        self.exponent.concat(&self.fraction)
    }

    /// 32 bits in the common form, as they are.
    pub fn raw_word(&self, g: &Builder) -> Wire {
        g.concat(&[&self.sign, &self.exponent, &self.fraction])
    }

    /// 32 bits in the common form, a NaN made quiet.
    pub fn word(&self, g: &Builder) -> Wire {
        let quiet = self.fraction.msb() | &self.is_nan;
        g.concat(&[&self.sign, &self.exponent, &quiet, &self.fraction.slice(0, FRACTION - 1)])
    }

    /// The same for a NaN or an infinity that goes to any format: the exponent is all ones.
    pub fn special_word(&self, g: &Builder) -> Wire {
        let quiet = self.fraction.msb() | &self.is_nan;
        g.concat(&[&self.sign, &g.constant(8, 0xff), &quiet, &self.fraction.slice(0, FRACTION - 1)])
    }

    /// A NaN that is signaling.
    pub fn is_signaling(&self) -> Wire {
        &self.is_nan & !self.fraction.msb()
    }
}

/// The NaN of an invalid operation in the common form: negative and quiet (docs/model-decisions.md).
pub fn default_nan(g: &Builder) -> Wire {
    g.constant(32, 0xffc0_0000)
}
