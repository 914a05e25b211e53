//! Generated content of buffers: zeros, ascending numbers, repeatable random numbers.

use super::dtype::Dtype;
use crate::random::SplitMix64;
use serde::{Deserialize, Serialize};

/// The most bytes that are generated for one buffer.
const MAX_BYTES: u64 = 1 << 30;

/// What a buffer is filled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fill {
    /// Zero bytes.
    Zeros,
    /// Each element holds its index; floats the one nearest to it.
    Arange,
    /// Numbers of [`SplitMix64`] with this seed, one for each element, whose highest bits become its value: of an integer
    /// type any value it has, of a float type a multiple of 2^-p in 0 <= x < 1, where p is its bits of precision. Bytes
    /// without a type are integers of 8 bits.
    Random(u64),
}

impl Fill {
    /// Whether so many bytes of a type can be filled.
    pub(super) fn check(self, dtype: Option<Dtype>, bytes: u64) -> Result<(), String> {
        if bytes > MAX_BYTES {
            return Err(format!("a fill of {bytes} bytes; the most is {MAX_BYTES}"));
        }
        let Some(dtype) = dtype else {
            return match self {
                Self::Arange => Err("`fill` \"arange\" counts elements: it needs `dtype`".to_owned()),
                Self::Zeros | Self::Random(_) => Ok(()),
            };
        };
        let size = dtype.size() as u64;
        if !bytes.is_multiple_of(size) {
            return Err(format!("{bytes} bytes are no whole number of {}", dtype.name()));
        }
        match (self, (bytes / size).checked_sub(1)) {
            (Self::Arange, Some(last)) if index(dtype, last).is_none() => {
                Err(format!("`fill` \"arange\" goes up to {last}, which {} does not reach", dtype.name()))
            }
            _ => Ok(()),
        }
    }

    /// The content; what [`Self::check`] refuses is filled with zeros.
    pub(super) fn content(self, dtype: Option<Dtype>, bytes: u64) -> Vec<u8> {
        let bytes = bytes.min(MAX_BYTES) as usize;
        let dtype = dtype.unwrap_or(Dtype::Uint8);
        let element: &mut dyn FnMut(u64) -> Option<Vec<u8>> = match self {
            Self::Zeros => return vec![0; bytes],
            Self::Arange => &mut |at| index(dtype, at),
            Self::Random(seed) => {
                let mut generator = SplitMix64::new(seed);
                &mut move |_| random(dtype, generator.next_u64())
            }
        };
        let mut content = vec![0; bytes];
        for (at, place) in content.chunks_exact_mut(dtype.size()).enumerate() {
            if let Some(value) = element(at as u64) {
                place.copy_from_slice(&value);
            }
        }
        content
    }
}

/// The element that holds an index.
fn index(dtype: Dtype, at: u64) -> Option<Vec<u8>> {
    match dtype.precision() {
        Some(_) => dtype.float_bytes(at as f64),
        None => dtype.integer_bytes(at.into()),
    }
}

/// The element that follows from a random number.
fn random(dtype: Dtype, number: u64) -> Option<Vec<u8>> {
    match (dtype, dtype.precision()) {
        (_, Some(bits)) => dtype.float_bytes((number >> (64 - bits)) as f64 * f64::from(-(bits as i32)).exp2()),
        (Dtype::Bool, None) => dtype.integer_bytes((number >> 63).into()),
        (_, None) => Some(number.to_be_bytes()[..dtype.size()].iter().rev().copied().collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn numbers(fill: Fill, dtype: Dtype, count: u64) -> Vec<f64> {
        let bytes = count * dtype.size() as u64;
        fill.check(Some(dtype), bytes).unwrap();
        fill.content(Some(dtype), bytes).chunks_exact(dtype.size()).map(|one| dtype.number(one).as_f64()).collect()
    }

    #[test]
    fn arange_counts_in_every_type() {
        for dtype in [Dtype::Uint8, Dtype::Int64, Dtype::Float16, Dtype::Bfloat16, Dtype::Float8E4m3, Dtype::Float64] {
            assert_eq!(numbers(Fill::Arange, dtype, 5), [0.0, 1.0, 2.0, 3.0, 4.0], "{dtype:?}");
        }
    }

    #[test]
    fn arange_beyond_a_type_is_refused() {
        assert!(Fill::Arange.check(Some(Dtype::Uint8), 256).is_ok());
        assert!(Fill::Arange.check(Some(Dtype::Uint8), 257).unwrap_err().contains("256"));
        assert!(Fill::Arange.check(Some(Dtype::Bool), 3).is_err());
        assert!(Fill::Arange.check(Some(Dtype::Float8E4m3), 1000).is_err());
        assert!(Fill::Arange.check(None, 4).unwrap_err().contains("`dtype`"));
        assert!(Fill::Zeros.check(Some(Dtype::Float32), 6).is_err());
        assert!(Fill::Zeros.check(None, u64::MAX).is_err());
    }

    #[test]
    fn random_numbers_follow_from_the_seed_for_ever() {
        // SplitMix64 with seed 1234567 starts with 6457827717110365317 and 3203168211198807973 (published).
        let expected = [6457827717110365317u64, 3203168211198807973];
        assert_eq!(Fill::Random(1234567).content(Some(Dtype::Uint64), 16), expected.map(u64::to_le_bytes).concat());
        let high = expected.map(|number| ((number >> 32) as u32).to_le_bytes()).concat();
        assert_eq!(Fill::Random(1234567).content(Some(Dtype::Int32), 8), high);
        assert_eq!(Fill::Random(1234567).content(None, 1), [(expected[0] >> 56) as u8]);
        let half = (expected[0] >> 53) as f64 / 2048.0;
        assert_eq!(numbers(Fill::Random(1234567), Dtype::Float16, 1), [half]);
    }

    #[test]
    fn random_floats_are_exact_and_below_one() {
        for dtype in
            [Dtype::Float8E4m3, Dtype::Float8E5m2, Dtype::Float16, Dtype::Bfloat16, Dtype::Float32, Dtype::Float64]
        {
            let steps = f64::from(dtype.precision().unwrap()).exp2();
            let values = numbers(Fill::Random(3), dtype, 2000);
            assert!(values.iter().all(|x| (0.0..1.0).contains(x) && (x * steps).fract() == 0.0), "{dtype:?}");
            assert!(values.iter().any(|x| *x > 0.5) && values.iter().any(|x| *x < 0.5), "{dtype:?}");
        }
        let bools = numbers(Fill::Random(3), Dtype::Bool, 100);
        assert!(bools.contains(&0.0) && bools.contains(&1.0) && bools.iter().all(|x| *x <= 1.0));
    }
}
