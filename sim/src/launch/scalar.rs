//! Scalar arguments: typed values, and raw bytes.

use super::dtype::{Dtype, Number};
use serde::Deserialize;
use serde_json::Value;

/// A value passed in the kernarg segment itself.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Keys")]
pub struct Scalar {
    /// The value's bytes, little-endian.
    pub bytes: Vec<u8>,
}

/// The keys of a scalar in the manifest.
#[derive(Debug, Deserialize)]
struct Keys {
    #[serde(alias = "type")]
    dtype: Option<Dtype>,
    value: Option<Value>,
    hex: Option<String>,
    bytes: Option<u64>,
}

impl TryFrom<Keys> for Scalar {
    type Error = String;

    fn try_from(keys: Keys) -> Result<Self, String> {
        let Keys { dtype, value, hex, bytes: size } = keys;
        let hex = hex.map(|text| from_hex(&text)).transpose()?;
        if let (Some(hex), Some(size)) = (&hex, size)
            && hex.len() as u64 != size
        {
            return Err(format!("hex holds {} bytes but bytes says {size}", hex.len()));
        }
        let typed = match (value, dtype) {
            (None, _) => None,
            (Some(_), None) => return Err("missing key `type`: of which type is `value`?".to_owned()),
            (Some(value), Some(dtype)) => Some((encode(&value, dtype)?, dtype, value)),
        };
        let bytes = match (typed, hex) {
            (None, None) => return Err("missing key `value` (with `type`) or `hex`".to_owned()),
            (None, Some(hex)) => hex,
            (Some((bytes, ..)), None) => bytes,
            (Some((bytes, dtype, value)), Some(hex)) => {
                if !same(&bytes, &hex, dtype) {
                    return Err(format!(
                        "`value` {value} as {} is {}, but `hex` says {}",
                        dtype.name(),
                        to_hex(&bytes),
                        to_hex(&hex)
                    ));
                }
                hex
            }
        };
        match size {
            Some(size) if size != bytes.len() as u64 => {
                Err(format!("the value takes {} bytes but bytes says {size}", bytes.len()))
            }
            _ => Ok(Self { bytes }),
        }
    }
}

/// The bytes of a value: a number, or a list for a vector.
fn encode(value: &Value, dtype: Dtype) -> Result<Vec<u8>, String> {
    match value {
        Value::Array(elements) if !elements.is_empty() => {
            let bytes: Result<Vec<Vec<u8>>, String> = elements.iter().map(|element| one(element, dtype)).collect();
            bytes.map(|bytes| bytes.concat())
        }
        value => one(value, dtype),
    }
}

/// The bytes of one number. Text is its bits (`0x3c00`), or what JSON has no number for.
fn one(value: &Value, dtype: Dtype) -> Result<Vec<u8>, String> {
    let name = dtype.name();
    let no_such = || format!("`value` {value} is no {name}{}", range(dtype));
    let integral = |number: f64| (number.fract() == 0.0 && number.abs() <= 2f64.powi(53)).then_some(number as i128);
    let bytes = match value {
        Value::Bool(bit) if dtype == Dtype::Bool => dtype.integer_bytes((*bit).into()),
        Value::Number(number) if dtype.precision().is_some() => {
            number.as_f64().and_then(|number| dtype.float_bytes(number))
        }
        Value::Number(number) => {
            let integer = number.as_u64().map(i128::from).or(number.as_i64().map(i128::from));
            integer.or(number.as_f64().and_then(integral)).and_then(|integer| dtype.integer_bytes(integer))
        }
        Value::String(text) => match text.strip_prefix("0x") {
            Some(digits) => bits(digits, dtype),
            None => special(text).and_then(|number| dtype.float_bytes(number)),
        },
        _ => None,
    };
    bytes.ok_or_else(no_such)
}

/// What a value of the type may be, for messages.
fn range(dtype: Dtype) -> String {
    match dtype.integer_range() {
        Some((least, greatest)) => format!(" ({least} to {greatest})"),
        None => String::new(),
    }
}

fn bits(digits: &str, dtype: Dtype) -> Option<Vec<u8>> {
    let only_digits = digits.chars().all(|c| c.is_ascii_hexdigit());
    let bits = u64::from_str_radix(digits, 16).ok().filter(|_| only_digits)?;
    let bytes = bits.to_le_bytes();
    let (value, rest) = bytes.split_at(dtype.size());
    (rest.iter().all(|byte| *byte == 0) && (dtype != Dtype::Bool || bits <= 1)).then(|| value.to_vec())
}

fn special(text: &str) -> Option<f64> {
    match text.to_ascii_lowercase().as_str() {
        "nan" => Some(f64::NAN),
        "inf" | "infinity" => Some(f64::INFINITY),
        "-inf" | "-infinity" => Some(f64::NEG_INFINITY),
        _ => None,
    }
}

/// The bytes are the same, or the bits of two NaNs.
fn same(value: &[u8], hex: &[u8], dtype: Dtype) -> bool {
    let is_nan = |bytes: &[u8]| matches!(dtype.number(bytes), Number::Float(number) if number.is_nan());
    let (values, hexes) = (value.chunks(dtype.size()), hex.chunks(dtype.size()));
    value.len() == hex.len() && values.zip(hexes).all(|(a, b)| a == b || is_nan(a) && is_nan(b))
}

fn from_hex(text: &str) -> Result<Vec<u8>, String> {
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect();
    match digits {
        Some(digits) if digits.len() % 2 == 0 => Ok(digits.chunks_exact(2).map(|d| d[0] << 4 | d[1]).collect()),
        _ => Err(format!("{text:?} is not hexadecimal bytes")),
    }
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    fn read(keys: Value) -> Result<Vec<u8>, String> {
        serde_json::from_value::<Scalar>(keys).map(|scalar| scalar.bytes).map_err(|error| error.to_string())
    }

    #[test]
    fn values_of_every_type_become_their_bytes() {
        for (dtype, value, bytes) in [
            ("f32", json!(1.5), vec![0, 0, 0xc0, 0x3f]),
            ("float64", json!(-2), vec![0, 0, 0, 0, 0, 0, 0, 0xc0]),
            ("f16", json!(1), vec![0, 0x3c]),
            ("bf16", json!(1), vec![0x80, 0x3f]),
            ("fp8", json!(448), vec![0x7e]),
            ("bf8", json!("-inf"), vec![0xfc]),
            ("int8", json!(-1), vec![0xff]),
            ("u16", json!(258), vec![2, 1]),
            ("i32", json!(-2), vec![0xfe, 0xff, 0xff, 0xff]),
            ("u32", json!(3.0), vec![3, 0, 0, 0]),
            ("u64", json!(u64::MAX), vec![0xff; 8]),
            ("i64", json!(i64::MIN), vec![0, 0, 0, 0, 0, 0, 0, 0x80]),
            ("bool", json!(true), vec![1]),
            ("f32", json!("0x7fc00001"), vec![1, 0, 0xc0, 0x7f]),
            ("u8", json!([1, 2, 3, 4]), vec![1, 2, 3, 4]),
        ] {
            assert_eq!(read(json!({"type": dtype, "value": value})), Ok(bytes), "{dtype} {value}");
        }
        assert_eq!(read(json!({"hex": "0a0B"})), Ok(vec![10, 11]));
    }

    #[test]
    fn values_outside_their_type_are_refused_by_name() {
        for (dtype, value) in [
            ("u8", json!(256)),
            ("u8", json!(-1)),
            ("i16", json!(32768)),
            ("u32", json!(4294967296u64)),
            ("i64", json!(9223372036854775808u64)),
            ("u32", json!(1.5)),
            ("f16", json!(65520)),
            ("f32", json!(1e39)),
            ("fp8", json!("inf")),
            ("f32", json!("0x100000000")),
            ("f32", json!("0x+1")),
            ("i32", json!("nan")),
            ("bool", json!(2)),
            ("bool", json!("0x02")),
            ("u8", json!(true)),
            ("u8", json!([1, 256])),
            ("u8", json!([])),
            ("u8", json!({})),
            ("f32", json!("one")),
        ] {
            let error = read(json!({"type": dtype, "value": value})).unwrap_err();
            assert!(error.contains("`value`") && error.contains(" is no "), "{dtype} {value}: {error}");
        }
    }

    #[test]
    fn hex_beside_a_value_must_say_the_same() {
        assert_eq!(
            read(json!({"dtype": "f32", "value": 1.5, "hex": "0000c03f", "bytes": 4})),
            Ok(vec![0, 0, 0xc0, 0x3f])
        );
        let error = read(json!({"dtype": "f32", "value": 1.5, "hex": "0000803f"})).unwrap_err();
        assert!(error.contains("0000c03f") && error.contains("0000803f"), "{error}");
        // The bits of the NaN are those of the hexadecimal form.
        assert_eq!(read(json!({"dtype": "f16", "value": "nan", "hex": "017e"})), Ok(vec![1, 0x7e]));
        assert!(read(json!({"dtype": "f16", "value": "nan", "hex": "007c"})).is_err());
    }

    #[test]
    fn sizes_and_missing_keys_are_named() {
        assert!(read(json!({"value": 1})).unwrap_err().contains("`type`"));
        assert!(read(json!({"type": "f32"})).unwrap_err().contains("`value`"));
        assert!(read(json!({"hex": "001"})).unwrap_err().contains("not hexadecimal"));
        assert!(
            read(json!({"type": "f32", "value": 1, "bytes": 8}))
                .unwrap_err()
                .contains("takes 4 bytes but bytes says 8")
        );
        assert!(read(json!({"type": "f32", "dtype": "f32", "value": 1})).is_err());
    }
}
