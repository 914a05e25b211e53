//! Element types of launch buffers (NumPy's names) and their values as numbers: read for comparisons and messages, written for
//! scalars and generated buffers.

use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half};
use rustc_apfloat::{Float, FloatConvert};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The type of a buffer's elements; all little-endian. Manifests may also use the short names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Dtype {
    /// One byte, 0 or 1.
    Bool,
    /// Unsigned 8-bit integer.
    #[serde(alias = "u8")]
    Uint8,
    /// Unsigned 16-bit integer.
    #[serde(alias = "u16")]
    Uint16,
    /// Unsigned 32-bit integer.
    #[serde(alias = "u32")]
    Uint32,
    /// Unsigned 64-bit integer.
    #[serde(alias = "u64")]
    Uint64,
    /// Signed 8-bit integer.
    #[serde(alias = "i8")]
    Int8,
    /// Signed 16-bit integer.
    #[serde(alias = "i16")]
    Int16,
    /// Signed 32-bit integer.
    #[serde(alias = "i32")]
    Int32,
    /// Signed 64-bit integer.
    #[serde(alias = "i64")]
    Int64,
    /// 8-bit float with 4 exponent bits, bias 7, no infinities; 0x7f and 0xff are NaN.
    #[serde(rename = "float8_e4m3fn", alias = "fp8")]
    Float8E4m3,
    /// 8-bit float with 5 exponent bits.
    #[serde(rename = "float8_e5m2", alias = "bf8")]
    Float8E5m2,
    /// IEEE 754 half precision.
    #[serde(alias = "f16")]
    Float16,
    /// The upper half of a single.
    #[serde(alias = "bf16")]
    Bfloat16,
    /// IEEE 754 single precision.
    #[serde(alias = "f32")]
    Float32,
    /// IEEE 754 double precision.
    #[serde(alias = "f64")]
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
    /// NumPy's name, or that of the package `ml_dtypes`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bool => "bool",
            Self::Uint8 => "uint8",
            Self::Uint16 => "uint16",
            Self::Uint32 => "uint32",
            Self::Uint64 => "uint64",
            Self::Int8 => "int8",
            Self::Int16 => "int16",
            Self::Int32 => "int32",
            Self::Int64 => "int64",
            Self::Float8E4m3 => "float8_e4m3fn",
            Self::Float8E5m2 => "float8_e5m2",
            Self::Float16 => "float16",
            Self::Bfloat16 => "bfloat16",
            Self::Float32 => "float32",
            Self::Float64 => "float64",
        }
    }

    /// The bits of significance of a float, the leading one among them; none of an integer.
    pub fn precision(self) -> Option<u32> {
        match self {
            Self::Float8E4m3 => Some(4),
            Self::Float8E5m2 => Some(3),
            Self::Float16 => Some(11),
            Self::Bfloat16 => Some(8),
            Self::Float32 => Some(24),
            Self::Float64 => Some(53),
            _ => None,
        }
    }

    /// The least and the greatest value of an integer type; none of a float.
    pub fn integer_range(self) -> Option<(i128, i128)> {
        let bits = 8 * self.size();
        match self {
            Self::Bool => Some((0, 1)),
            Self::Uint8 | Self::Uint16 | Self::Uint32 | Self::Uint64 => Some((0, (1 << bits) - 1)),
            Self::Int8 | Self::Int16 | Self::Int32 | Self::Int64 => Some((-(1 << (bits - 1)), (1 << (bits - 1)) - 1)),
            _ => None,
        }
    }

    /// The little-endian bytes of an integer; none when the type has no such value or is a float.
    pub fn integer_bytes(self, value: i128) -> Option<Vec<u8>> {
        let (least, greatest) = self.integer_range()?;
        (least..=greatest).contains(&value).then(|| value.to_le_bytes()[..self.size()].to_vec())
    }

    /// The little-endian bytes of the float nearest to `value`, ties to even; none when a finite value would become an
    /// infinity or NaN, when the type lacks infinities, and of an integer type.
    pub fn float_bytes(self, value: f64) -> Option<Vec<u8>> {
        fn narrow<F: Float>(value: f64) -> u128
        where
            Double: FloatConvert<F>,
        {
            let narrowed: F = Double::from_bits(value.to_bits().into()).convert(&mut false).value;
            narrowed.to_bits()
        }
        let bits = match self {
            Self::Float8E4m3 => narrow::<Float8E4M3FN>(value),
            Self::Float8E5m2 => narrow::<Float8E5M2>(value),
            Self::Float16 => narrow::<Half>(value),
            Self::Bfloat16 => narrow::<BFloat>(value),
            Self::Float32 => u128::from((value as f32).to_bits()),
            Self::Float64 => u128::from(value.to_bits()),
            _ => return None,
        };
        let bytes = bits.to_le_bytes()[..self.size()].to_vec();
        let written = self.number(&bytes).as_f64();
        let kept = if value.is_finite() { written.is_finite() } else { written.is_nan() == value.is_nan() };
        kept.then_some(bytes)
    }

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

    const ALL: [Dtype; 15] = [
        Dtype::Bool,
        Dtype::Uint8,
        Dtype::Uint16,
        Dtype::Uint32,
        Dtype::Uint64,
        Dtype::Int8,
        Dtype::Int16,
        Dtype::Int32,
        Dtype::Int64,
        Dtype::Float8E4m3,
        Dtype::Float8E5m2,
        Dtype::Float16,
        Dtype::Bfloat16,
        Dtype::Float32,
        Dtype::Float64,
    ];

    fn named(name: &str) -> Option<Dtype> {
        serde_json::from_value(name.into()).ok()
    }

    #[test]
    fn every_type_is_read_by_its_name_and_by_its_short_one() {
        for dtype in ALL {
            assert_eq!(named(dtype.name()), Some(dtype));
            assert_eq!(serde_json::to_value(dtype).unwrap(), dtype.name());
        }
        let short = ["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "fp8", "bf8", "f16", "bf16", "f32", "f64"];
        assert_eq!(short.map(named).to_vec(), ALL[1..].iter().copied().map(Some).collect::<Vec<_>>());
    }

    #[test]
    fn floats_are_rounded_to_nearest_even_and_never_become_infinite() {
        let bits = |dtype: Dtype, value: f64| {
            dtype.float_bytes(value).map(|bytes| bytes.iter().rev().fold(0u64, |all, byte| all << 8 | u64::from(*byte)))
        };
        assert_eq!(bits(Dtype::Float16, 0.1), Some(0x2e66));
        assert_eq!(bits(Dtype::Float16, 65519.0), Some(0x7bff));
        assert_eq!(bits(Dtype::Float16, 65520.0), None);
        assert_eq!(bits(Dtype::Bfloat16, 1.0 + 1.0 / 256.0), Some(0x3f80));
        assert_eq!(bits(Dtype::Bfloat16, 1.0 + 3.0 / 256.0), Some(0x3f82));
        assert_eq!(bits(Dtype::Float8E4m3, 448.0), Some(0x7e));
        assert_eq!(bits(Dtype::Float8E4m3, 1000.0), None);
        assert_eq!(bits(Dtype::Float8E4m3, f64::INFINITY), None);
        assert_eq!(bits(Dtype::Float8E5m2, f64::NEG_INFINITY), Some(0xfc));
        assert_eq!(bits(Dtype::Float32, 1e39), None);
        assert_eq!(bits(Dtype::Float32, -0.0), Some(0x8000_0000));
        assert_eq!(bits(Dtype::Float64, 0.1), Some(0x3fb9_9999_9999_999a));
        assert!(Dtype::Bfloat16.number(&Dtype::Bfloat16.float_bytes(f64::NAN).unwrap()).as_f64().is_nan());
        assert_eq!(bits(Dtype::Uint8, 1.0), None);
    }

    #[test]
    fn integers_outside_their_type_have_no_bytes() {
        assert_eq!(Dtype::Uint8.integer_bytes(255), Some(vec![255]));
        assert_eq!(Dtype::Uint8.integer_bytes(256), None);
        assert_eq!(Dtype::Int16.integer_bytes(-32768), Some(vec![0, 0x80]));
        assert_eq!(Dtype::Int16.integer_bytes(-32769), None);
        assert_eq!(Dtype::Uint64.integer_bytes(u64::MAX.into()), Some(vec![0xff; 8]));
        assert_eq!(Dtype::Bool.integer_bytes(2), None);
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
