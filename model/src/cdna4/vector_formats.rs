//! The floating-point formats of 8, 6 and 4 bits (7.3, table 30): taken apart for matrices, converted from and to binary32.

use crate::vector::matrix::sum::Number;

/// A format of at most 8 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Small {
    /// E4M3: no infinity, one NaN.
    Fp8,
    /// E5M2.
    Bf8,
    /// E2M3: no infinity, no NaN.
    Fp6,
    /// E3M2: no infinity, no NaN.
    Bf6,
    /// E2M1: no infinity, no NaN.
    Fp4,
}

impl Small {
    /// The format of a matrix of F8F6F4 by CBSZ or BLGP.
    pub const fn of_format(code: u32) -> Option<Small> {
        Some(match code {
            0 => Small::Fp8,
            1 => Small::Bf8,
            2 => Small::Fp6,
            3 => Small::Bf6,
            4 => Small::Fp4,
            _ => return None,
        })
    }

    /// Width of a value.
    pub const fn bits(self) -> u32 {
        1 + self.exponent_bits() + self.fraction_bits()
    }

    const fn exponent_bits(self) -> u32 {
        match self {
            Small::Fp8 => 4,
            Small::Bf8 => 5,
            Small::Fp6 | Small::Fp4 => 2,
            Small::Bf6 => 3,
        }
    }

    /// Width of the stored fraction.
    pub const fn fraction_bits(self) -> u32 {
        match self {
            Small::Fp8 | Small::Fp6 => 3,
            Small::Bf8 | Small::Bf6 => 2,
            Small::Fp4 => 1,
        }
    }

    /// Exponent bias.
    pub const fn bias(self) -> i32 {
        (1 << (self.exponent_bits() - 1)) - 1
    }

    /// The largest finite magnitude.
    pub const fn largest(self) -> u32 {
        match self {
            Small::Fp8 => 0x7e,
            Small::Bf8 => 0x7b,
            Small::Fp6 | Small::Bf6 => 0x1f,
            Small::Fp4 => 7,
        }
    }

    /// The sign bit.
    pub const fn sign(self) -> u32 {
        1 << (self.bits() - 1)
    }

    /// The value taken apart.
    pub fn number(self, bits: u64) -> Number {
        let bits = bits as u32;
        let negative = bits & self.sign() != 0;
        let magnitude = bits & (self.sign() - 1);
        if magnitude > self.largest() {
            let infinite = self == Small::Bf8 && magnitude == self.largest() + 1;
            return if infinite { Number::Infinite { negative } } else { Number::Nan };
        }
        let fraction_bits = self.fraction_bits();
        let field = magnitude >> fraction_bits;
        let fraction = magnitude & ((1 << fraction_bits) - 1);
        let significand = if field > 0 { fraction | 1 << fraction_bits } else { fraction };
        let exponent = field.max(1) as i32 - self.bias();
        Number::Finite { negative, exponent, fraction: fraction_bits, significand: significand.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The value of a finite number.
    fn value(small: Small, bits: u64) -> Option<f64> {
        match small.number(bits) {
            Number::Finite { negative, exponent, fraction, significand } => {
                let magnitude = significand as f64 * 2f64.powi(exponent - fraction as i32);
                Some(if negative { -magnitude } else { magnitude })
            }
            _ => None,
        }
    }

    #[test]
    fn formats_have_the_limits_of_table_30() {
        assert_eq!(value(Small::Fp8, 0x7e), Some(448.0));
        assert_eq!(value(Small::Fp8, 1), Some(2f64.powi(-9)));
        assert_eq!(value(Small::Fp8, 0xff), None);
        assert_eq!(value(Small::Bf8, 0x7b), Some(57344.0));
        assert_eq!(Small::Bf8.number(0xfc), Number::Infinite { negative: true });
        assert_eq!(Small::Bf8.number(0x7d), Number::Nan);
        assert_eq!(value(Small::Fp6, 0x3f), Some(-7.5));
        assert_eq!(value(Small::Fp6, 1), Some(0.125));
        assert_eq!(value(Small::Bf6, 0x1f), Some(28.0));
        assert_eq!(value(Small::Bf6, 1), Some(0.0625));
        assert_eq!(value(Small::Fp4, 7), Some(6.0));
        assert_eq!(value(Small::Fp4, 9), Some(-0.5));
    }
}
