//! A binary64 operand taken apart.

use tombolo_netlist::builder::{Builder, Wire};

/// Bits of the fraction field.
pub const FRACTION: u32 = 52;
/// Bits of the significand with its leading one.
pub const SIGNIFICAND: u32 = 53;
/// Bits in which exponents are computed: two's complement, biased by 1023.
pub const EXPONENT: u32 = 14;
/// Exponent of 1.0.
pub const BIAS: u128 = 1023;
/// 1.0.
pub const ONE: u128 = BIAS << FRACTION;
/// Infinity.
pub const INFINITY: u128 = 0x7ff << FRACTION;
/// The NaN of an invalid operation: negative and quiet.
pub const DEFAULT_NAN: u128 = 0xfff8 << 48;
/// The bit that makes a NaN quiet.
pub const QUIET: u128 = 1 << (FRACTION - 1);

/// Fields and class.
pub struct Number {
    /// All 64 bits, denormals flushed where asked for.
    pub bits: Wire,
    /// 1 bit.
    pub sign: Wire,
    /// Exponent field, 11 bits.
    pub field: Wire,
    /// 52 bits.
    pub fraction: Wire,
    /// 1 bit each.
    pub is_zero: Wire,
    /// Nonzero with a zero exponent field.
    pub is_denormal: Wire,
    /// Of either sign.
    pub is_infinite: Wire,
    /// Quiet or signaling.
    pub is_nan: Wire,
}

impl Number {
    /// Of 64 bits.
    pub fn new(g: &Builder, name: &str, bits: &Wire, keep_denormals: &Wire) -> Self {
        let field = bits.slice(FRACTION, 11);
        let normal = g.name(&format!("{name}_is_normal"), &field.any());
        let fraction = bits.slice(0, FRACTION).when(&(&normal | keep_denormals));
        let fraction = g.name(&format!("{name}_fraction"), &fraction);
        let largest = field.all();
        let empty = g.name(&format!("{name}_fraction_is_zero"), &fraction.none());
        Self {
            bits: g.concat(&[&bits.msb(), &field, &fraction]),
            sign: bits.msb(),
            is_zero: !&normal & &empty,
            is_denormal: !&normal & !&empty,
            is_infinite: &largest & &empty,
            is_nan: &largest & !&empty,
            field,
            fraction,
        }
    }

    /// 53 bits.
    pub fn significand(&self) -> Wire {
        self.field.any().concat(&self.fraction)
    }

    /// At least 1: that of denormals is that of the smallest normal number. [`EXPONENT`] bits.
    pub fn exponent(&self) -> Wire {
        (&self.field | self.field.none().zero_extend(11)).zero_extend(EXPONENT)
    }

    /// 63 bits without the sign.
    pub fn magnitude(&self) -> Wire {
        self.field.concat(&self.fraction)
    }

    /// The quiet version of a NaN.
    pub fn quiet(&self) -> Wire {
        &self.bits | self.bits.same_width(QUIET)
    }

    /// A NaN that is not quiet.
    pub fn is_signaling(&self) -> Wire {
        &self.is_nan & !self.fraction.msb()
    }
}
