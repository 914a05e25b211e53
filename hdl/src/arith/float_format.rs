//! Binary floating-point formats by the widths of their fields.

use tombolo_netlist::builder::{Builder, Wire};

/// A binary floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// Bits of the exponent field.
    pub exponent: u32,
    /// Bits of the fraction field.
    pub fraction: u32,
}

impl FloatFormat {
    /// IEEE binary16.
    pub const F16: Self = Self { exponent: 5, fraction: 10 };
    /// The upper half of a binary32.
    pub const BF16: Self = Self { exponent: 8, fraction: 7 };
    /// IEEE binary32.
    pub const F32: Self = Self { exponent: 8, fraction: 23 };
    /// IEEE binary64.
    pub const F64: Self = Self { exponent: 11, fraction: 52 };

    /// All bits of a number.
    pub const fn width(self) -> u32 {
        1 + self.exponent + self.fraction
    }
}

/// Whether an overflow is infinite: away from the direction of rounding (MODE.FP_ROUND, 2 bits) it is the largest finite number, 1 bit.
pub fn overflow_is_infinite(g: &Builder, round: &Wire, sign: &Wire) -> Wire {
    g.lookup(round, &[(0, g.constant(1, 1)), (1, !sign), (2, sign.clone())], &g.zero(1))
}
