//! Element types of launch buffers (NumPy's names) and their values as numbers, for comparisons and messages.

use serde::Deserialize;
use std::fmt;

/// The type of a buffer's elements; all little-endian.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dtype {
    /// One byte, 0 or 1.
    Bool,
    /// Unsigned 8-bit integer.
    Uint8,
    /// Unsigned 16-bit integer.
    Uint16,
    /// Unsigned 32-bit integer.
    Uint32,
    /// Unsigned 64-bit integer.
    Uint64,
    /// Signed 8-bit integer.
    Int8,
    /// Signed 16-bit integer.
    Int16,
    /// Signed 32-bit integer.
    Int32,
    /// Signed 64-bit integer.
    Int64,
    /// 8-bit float with 4 exponent bits, bias 7, no infinities; 0x7f and 0xff are NaN.
    #[serde(rename = "float8_e4m3fn")]
    Float8E4m3,
    /// 8-bit float with 5 exponent bits.
    #[serde(rename = "float8_e5m2")]
    Float8E5m2,
    /// IEEE 754 half precision.
    Float16,
    /// The upper half of a single.
    Bfloat16,
    /// IEEE 754 single precision.
    Float32,
    /// IEEE 754 double precision.
    Float64,
}

/// An element's value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    /// Value of an unsigned integer type.
    Unsigned(u64),
    /// Value of a signed integer type.
    Signed(i64),
    /// Value of a floating-point type, exact.
    Float(f64),
}

impl Dtype {
    /// Size of an element in bytes: 1, 2, 4 or 8.
    pub fn size(self) -> usize {
        match self {
            Self::Bool | Self::Uint8 | Self::Int8 | Self::Float8E4m3 | Self::Float8E5m2 => 1,
            Self::Uint16 | Self::Int16 | Self::Float16 | Self::Bfloat16 => 2,
            Self::Uint32 | Self::Int32 | Self::Float32 => 4,
            Self::Uint64 | Self::Int64 | Self::Float64 => 8,
        }
    }

    /// The value whose little-endian bytes these are; at most [`Self::size`] bytes are read.
    pub fn number(self, bytes: &[u8]) -> Number {
        let bits = bytes.iter().take(self.size()).rev().fold(0u64, |acc, &b| acc << 8 | u64::from(b));
        match self {
            Self::Bool | Self::Uint8 | Self::Uint16 | Self::Uint32 | Self::Uint64 => Number::Unsigned(bits),
            Self::Int8 => Number::Signed(i64::from(bits as i8)),
            Self::Int16 => Number::Signed(i64::from(bits as i16)),
            Self::Int32 => Number::Signed(i64::from(bits as i32)),
            Self::Int64 => Number::Signed(bits as i64),
            Self::Float8E4m3 if bits & 0x7f == 0x7f => Number::Float(f64::NAN),
            Self::Float8E4m3 => Number::Float(small_float(bits, 4, 3, false)),
            Self::Float8E5m2 => Number::Float(small_float(bits, 5, 2, true)),
            Self::Float16 => Number::Float(small_float(bits, 5, 10, true)),
            Self::Bfloat16 => Number::Float(f64::from(f32::from_bits((bits as u32) << 16))),
            Self::Float32 => Number::Float(f64::from(f32::from_bits(bits as u32))),
            Self::Float64 => Number::Float(f64::from_bits(bits)),
        }
    }
}

/// A float of `exponent` and `fraction` bits as a double, which holds every such value exactly.
fn small_float(bits: u64, exponent: u32, fraction: u32, has_infinity: bool) -> f64 {
    let top = (1 << exponent) - 1;
    let bias = top >> 1;
    let e = (bits >> fraction) as i32 & top;
    let f = (bits & ((1 << fraction) - 1)) as f64 / f64::from(1 << fraction);
    let magnitude = match e {
        e if e == top && has_infinity => {
            if f == 0.0 {
                f64::INFINITY
            } else {
                f64::NAN
            }
        }
        0 => f * f64::from(1 - bias).exp2(),
        e => (1.0 + f) * f64::from(e - bias).exp2(),
    };
    if bits >> (exponent + fraction) & 1 == 1 { -magnitude } else { magnitude }
}

impl Number {
    /// The nearest double.
    pub fn as_f64(self) -> f64 {
        match self {
            Self::Unsigned(v) => v as f64,
            Self::Signed(v) => v as f64,
            Self::Float(v) => v,
        }
    }

    /// As a JSON value: a number, or for what JSON has no number for the text `NaN`, `inf` or `-inf`.
    pub fn to_json(self) -> serde_json::Value {
        match self {
            Self::Unsigned(v) => v.into(),
            Self::Signed(v) => v.into(),
            Self::Float(v) if v.is_finite() => v.into(),
            Self::Float(v) => v.to_string().into(),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsigned(v) => v.fmt(f),
            Self::Signed(v) => v.fmt(f),
            Self::Float(v) => write!(f, "{v:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn small_floats_have_their_values() {
        let f16 = |bits: u16| Dtype::Float16.number(&bits.to_le_bytes()).as_f64();
        assert_eq!(f16(0x3c00), 1.0);
        assert_eq!(f16(0xc248), -3.140625);
        assert_eq!(f16(0x0001), 2f64.powi(-24));
        assert_eq!(f16(0x7bff), 65504.0);
        assert_eq!(f16(0xfc00), f64::NEG_INFINITY);
        assert!(f16(0x7e00).is_nan());
        assert_eq!(Dtype::Bfloat16.number(&[0x80, 0x3f]).as_f64(), 1.0);
        assert_eq!(Dtype::Float8E4m3.number(&[0x7e]).as_f64(), 448.0);
        assert!(Dtype::Float8E4m3.number(&[0xff]).as_f64().is_nan());
        assert_eq!(Dtype::Float8E5m2.number(&[0x7b]).as_f64(), 57344.0);
        assert_eq!(Dtype::Float8E5m2.number(&[0x7c]).as_f64(), f64::INFINITY);
    }

    #[test]
    fn integers_have_their_sign() {
        assert_eq!(Dtype::Int16.number(&[0xfe, 0xff]), Number::Signed(-2));
        assert_eq!(Dtype::Uint16.number(&[0xfe, 0xff]), Number::Unsigned(65534));
        assert_eq!(Dtype::Int64.number(&[0xff; 8]), Number::Signed(-1));
    }

    #[test]
    fn what_json_has_no_number_for_is_text() {
        assert_eq!(Number::Float(f64::NAN).to_json(), serde_json::json!("NaN"));
        assert_eq!(Number::Float(f64::NEG_INFINITY).to_json(), serde_json::json!("-inf"));
        assert_eq!(Number::Float(0.5).to_json(), serde_json::json!(0.5));
    }
}
