//! Comparison of a buffer's content after a launch with what the manifest expects.

use super::dtype::{Dtype, Number};
use super::manifest::Compare;
use std::fmt;

/// An element that differs from its expectation.
#[derive(Debug, Clone, PartialEq)]
pub struct Mismatch {
    /// Index of the buffer among the manifest's arguments.
    pub arg: usize,
    /// Index of the element in the buffer, counted in elements.
    pub index: usize,
    /// The value the launch left there.
    pub got: Number,
    /// The value the manifest expects.
    pub expected: Number,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { arg, index, got, expected } = self;
        write!(f, "argument {arg}, element {index}: got {got}, expected {expected}")
    }
}

/// What an argument must hold, with the expected bytes loaded.
#[derive(Debug, Clone)]
pub struct Expected {
    /// Index of the buffer among the manifest's arguments.
    pub arg: usize,
    /// Element type.
    pub dtype: Dtype,
    /// How elements are compared.
    pub compare: Compare,
    /// Expected elements, little-endian.
    pub bytes: Vec<u8>,
}

impl Expected {
    /// The elements of `got` (at least as long as the expectation) that differ, in order.
    pub fn mismatches<'a>(&'a self, got: &'a [u8]) -> impl Iterator<Item = Mismatch> + 'a {
        let size = self.dtype.size();
        let pairs = got.chunks_exact(size).zip(self.bytes.chunks_exact(size)).enumerate();
        pairs.filter(|(_, (got, expected))| !self.agrees(got, expected)).map(move |(index, (got, expected))| Mismatch {
            arg: self.arg,
            index,
            got: self.dtype.number(got),
            expected: self.dtype.number(expected),
        })
    }

    fn agrees(&self, got: &[u8], expected: &[u8]) -> bool {
        if got == expected {
            return true;
        }
        let Compare::Tol { rtol, atol } = self.compare else { return false };
        let (got, expected) = (self.dtype.number(got).as_f64(), self.dtype.number(expected).as_f64());
        // No tolerance reaches from or to an infinity: rtol * inf would accept everything.
        let near = expected.is_finite() && (got - expected).abs() <= atol + rtol * expected.abs();
        near || (got.is_nan() && expected.is_nan())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn floats(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|v| v.to_le_bytes()).collect()
    }

    fn differing(compare: Compare, expected: &[f32], got: &[f32]) -> Vec<usize> {
        let expected = Expected { arg: 3, dtype: Dtype::Float32, compare, bytes: floats(expected) };
        expected.mismatches(&floats(got)).map(|m| m.index).collect()
    }

    #[test]
    fn exact_compares_bits() {
        assert_eq!(differing(Compare::Exact, &[0.0, f32::NAN, 1.0], &[-0.0, f32::NAN, 1.0]), [0]);
    }

    #[test]
    fn tolerance_is_absolute_plus_relative() {
        let tol = Compare::Tol { rtol: 0.25, atol: 0.5 };
        assert_eq!(differing(tol, &[4.0, 4.0, -4.0, 0.0], &[5.5, 5.75, -2.5, 0.75]), [1, 3]);
    }

    #[test]
    fn nan_and_infinity_agree_only_with_themselves() {
        let tol = Compare::Tol { rtol: 1.0, atol: 1.0 };
        let (nan, inf) = (f32::NAN, f32::INFINITY);
        assert_eq!(differing(tol, &[nan, inf, nan, 1.0, inf], &[nan, inf, 1.0, nan, -inf]), [2, 3, 4]);
    }

    #[test]
    fn a_mismatch_tells_where_and_what() {
        let expected = Expected { arg: 3, dtype: Dtype::Float32, compare: Compare::Exact, bytes: floats(&[1.0, 2.0]) };
        let first = expected.mismatches(&floats(&[1.0, 2.5])).next().unwrap();
        assert_eq!(first.to_string(), "argument 3, element 1: got 2.5, expected 2.0");
    }
}
