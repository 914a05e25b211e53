//! How products are added up. The document leaves it open, so it is decided here and nowhere else; docs/model-decisions.md says
//! why.
//!
//! - f64 and f32: a chain of fused multiply-adds in the order of K, each rounded to nearest even. f32 follows MODE's denormals for
//!   A and B, not for C and D; f64 keeps denormals (7.4).
//! - Other floats: products are exact; those of a *group* along K (eight of 16-bit elements, sixteen of smaller ones, and twice as many
//!   where a lane has four registers of A or more) and what was there before them are added at once, cut off toward zero below a
//!   window, and rounded once to nearest even: as the unit that WMMA has ([`crate::vector::matrix::sum`]). Denormals are kept.
//! - Floats of 6 and 4 bits on both sides: a group is of 64 products. Those that have the same scales, 32, are added exactly first and
//!   come to the sum as one number, whose exponent is the largest of theirs.
//! - Integers: wrap, or saturate under FP16_OVFL.

use super::super::vector_formats::Small;
use crate::float::{Bf16, Env, F16, F32, F64, Flags, FloatMode, Format, Round, Rules, fma};
use crate::mode::Mode;
use crate::vector::matrix::sum::{Number, sum};
use std::cell::Cell;

/// The format of the elements of A or of B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// binary64.
    F64,
    /// binary32.
    F32,
    /// binary16.
    F16,
    /// bfloat16.
    Bf16,
    /// Signed bytes.
    I8,
    /// 8, 6 or 4 bits.
    Small(Small),
}

impl Kind {
    /// Bits of an element.
    pub const fn bits(self) -> usize {
        match self {
            Kind::F64 => 64,
            Kind::F32 => 32,
            Kind::F16 | Kind::Bf16 => 16,
            Kind::I8 => 8,
            Kind::Small(small) => small.bits() as usize,
        }
    }

    fn number(self, bits: u64) -> Number {
        match self {
            Kind::F16 => Number::new::<F16>(bits, true),
            Kind::Bf16 => Number::new::<Bf16>(bits, true),
            Kind::Small(small) => small.number(bits),
            // Chains and integers do not come here.
            Kind::F64 | Kind::F32 | Kind::I8 => Number::new::<F32>(bits, true),
        }
    }

    /// 6 or 4 bits.
    fn is_little(self) -> bool {
        self.bits() < 8
    }
}

/// Products along K that have the same scales (7.2).
const SCALED: usize = 32;

/// Products of a group by the elements of A and B, where a lane has so many registers of A.
pub fn group(kinds: [Kind; 2], registers: usize) -> usize {
    let shallow = match kinds[0] {
        Kind::F16 | Kind::Bf16 => 8,
        _ => 16,
    };
    match kinds.iter().all(|kind| kind.is_little()) {
        true => 2 * SCALED,
        false if registers < 4 => shallow,
        false => 2 * shallow,
    }
}

/// The exact sum of products, with the largest of their exponents.
fn exact(products: &[Number]) -> Number {
    let mut finite = vec![];
    for product in products {
        match *product {
            Number::Finite { negative, exponent, fraction, significand } => {
                finite.push((negative, exponent, fraction, significand));
            }
            // Numbers of 6 and 4 bits have no infinity: a scale is not a number.
            Number::Nan | Number::Infinite { .. } => return Number::Nan,
        }
    }
    let nonzero = finite.iter().filter(|term| term.3 != 0);
    let unit = nonzero.clone().map(|term| term.1 - term.2 as i32).min().unwrap_or(0);
    let largest = nonzero.clone().map(|term| term.1).max().unwrap_or(0);
    let sum: i64 = nonzero
        .map(|&(negative, exponent, fraction, significand)| {
            let value = (significand << (exponent - fraction as i32 - unit)) as i64;
            if negative { -value } else { value }
        })
        .sum();
    let negative = sum < 0 || sum == 0 && finite.iter().all(|term| term.0 && term.3 == 0);
    Number::Finite { negative, exponent: largest, fraction: (largest - unit) as u32, significand: sum.unsigned_abs() }
}

/// The exponent of a scale: E8M0 with a bias of 127; none for a NaN.
pub const fn scale(bits: u8) -> Option<i32> {
    if bits == 0xff { None } else { Some(bits as i32 - 127) }
}

fn scaled(number: Number, exponent: Option<i32>) -> Number {
    match (number, exponent) {
        (_, None) => Number::Nan,
        (Number::Finite { negative, exponent, fraction, significand }, Some(by)) => {
            Number::Finite { negative, exponent: exponent + by, fraction, significand }
        }
        (other, _) => other,
    }
}

/// A pair of elements and the exponent that their scales add, none for a NaN.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// Element of A.
    pub a: u64,
    /// Element of B.
    pub b: u64,
    /// Sum of the exponents of the scales.
    pub scale: Option<i32>,
}

/// `c` and the products of all pairs, which come in the order of K, so many in a group.
pub fn dot(kinds: [Kind; 2], group: usize, c: u64, pairs: &[Pair], mode: Mode) -> u64 {
    let saturates = FloatMode::from(mode).saturate;
    match kinds[0] {
        Kind::F64 => chain::<F64>(FloatMode::IEEE, c, pairs),
        Kind::F32 => {
            let inputs = FloatMode::from(mode).single.input_denormals;
            let kept = FloatMode { single: Rules { input_denormals: true, ..Rules::IEEE }, ..FloatMode::IEEE };
            let flush = |bits: u64| if F32::is_denormal(bits) && !inputs { bits & F32::SIGN } else { bits };
            let flushed: Vec<Pair> = pairs.iter().map(|p| Pair { a: flush(p.a), b: flush(p.b), ..*p }).collect();
            chain::<F32>(kept, c, &flushed)
        }
        Kind::I8 => integers(c, pairs, saturates),
        _ => pairs.chunks(group).fold(c, |sum_before, group| {
            let mut terms = vec![Number::new::<F32>(sum_before, true)];
            let product = |pair: &Pair| scaled(kinds[0].number(pair.a).times(kinds[1].number(pair.b)), pair.scale);
            let products: Vec<Number> = group.iter().map(product).collect();
            match kinds.iter().all(|kind| kind.is_little()) {
                true => terms.extend(products.chunks(SCALED).map(exact)),
                false => terms.extend(products),
            }
            let result = sum(&terms, &FloatMode::IEEE);
            let overflows =
                F32::is_infinite(result) && !terms.iter().any(|term| matches!(term, Number::Infinite { .. }));
            if overflows && saturates { result & F32::SIGN | F32::MAX_FINITE } else { result }
        }),
    }
}

fn chain<F: Format>(mode: FloatMode, c: u64, pairs: &[Pair]) -> u64 {
    let unreported = Cell::new(Flags::NONE);
    let env = Env::new(mode, &unreported).rounding(Round::NearestTiesToEven);
    pairs.iter().fold(c, |sum, pair| fma::<F>(pair.a, pair.b, sum, env))
}

fn integers(c: u64, pairs: &[Pair], saturates: bool) -> u64 {
    let byte = |bits: u64| i64::from(bits as i8);
    let exact = pairs.iter().fold(i64::from(c as i32), |sum, pair| sum + byte(pair.a) * byte(pair.b));
    let kept = if saturates { exact.clamp(i32::MIN.into(), i32::MAX.into()) } else { exact };
    u64::from(kept as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn pairs(values: &[(u64, u64)]) -> Vec<Pair> {
        values.iter().map(|&(a, b)| Pair { a, b, scale: Some(0) }).collect()
    }

    #[test]
    fn binary32_products_are_added_one_after_the_other() {
        let unit = 0x3380_0000; // 2^-24
        let one = 0x3f80_0000;
        let ties = pairs(&[(one, unit), (one, unit)]);
        assert_eq!(dot([Kind::F32; 2], 1, one, &ties, Mode(0xf0)), one);
        let denormal = pairs(&[(1, one)]);
        assert_eq!(dot([Kind::F32; 2], 1, 0, &denormal, Mode(0xf0)), 1);
        assert_eq!(dot([Kind::F32; 2], 1, 2, &denormal, Mode(0)), 2);
    }

    #[test]
    fn binary16_products_of_a_group_are_added_at_once() {
        let (one, small) = (0x3c00, 0x0c00); // 2^-12
        let half_units = pairs(&[(small, small), (small, small)]);
        assert_eq!(dot([Kind::F16; 2], 8, 0x3f80_0000, &half_units, Mode(0xf0)), 0x3f80_0001);
        assert_eq!(dot([Kind::F16; 2], 8, 0, &pairs(&[(one, one); 9]), Mode(0)), 0x4110_0000);
    }

    #[test]
    fn groups_are_twice_as_deep_where_a_has_four_registers() {
        let of = |kind: Kind, registers: usize| group([kind; 2], registers);
        assert_eq!([2, 4].map(|registers| of(Kind::F16, registers)), [8, 16]);
        assert_eq!([2, 4, 8].map(|registers| of(Kind::Small(Small::Fp8), registers)), [16, 32, 32]);
        assert_eq!(group([Kind::Small(Small::Fp8), Kind::Small(Small::Fp4)], 8), 32);
        assert_eq!(group([Kind::Small(Small::Fp6), Kind::Small(Small::Fp4)], 6), 64);
        // Half a unit of the sum is lost between two groups, and not within one.
        let (small, one) = (0x0c00, 0x3f80_0000); // 2^-12
        let mut halves = vec![(0, 0); 16];
        (halves[0], halves[8]) = ((small, small), (small, small));
        assert_eq!(dot([Kind::F16; 2], 8, one, &pairs(&halves), Mode(0xf0)), one);
        assert_eq!(dot([Kind::F16; 2], 16, one, &pairs(&halves), Mode(0xf0)), one + 1);
    }

    #[test]
    fn products_of_few_bits_with_the_same_scales_are_added_exactly_before_they_are_cut_off() {
        let fp4 = [Kind::Small(Small::Fp4); 2];
        let dot =
            |c: f32, pairs: &[Pair]| f32::from_bits(super::dot(fp4, 64, c.to_bits().into(), pairs, Mode(0xf0)) as u32);
        // 36 * 2^28 goes away again, but leaves a window that ends at 1: quarters are below it one by one, not as their sum.
        let large = 36.0 * 2f32.powi(28);
        let beside = |count: usize| {
            let mut of_scales = pairs(&vec![(1, 1); count]);
            of_scales.resize(32, Pair { a: 0, b: 0, scale: Some(0) });
            [of_scales, vec![Pair { a: 7, b: 7, scale: Some(28) }]].concat()
        };
        assert_eq!([1, 8, 11].map(|count| dot(-large, &beside(count))), [0.0, 2.0, 2.0]);
        assert_eq!(dot(0.0, &pairs(&[(1, 1); 11])), 2.75);
        // What cancels is a zero, which has no window.
        let far = |a: u64| Pair { a, b: 7, scale: Some(60) };
        assert_eq!(dot(0.25, &[far(7), far(15)]), 0.25);
        // Negative zeros alone make a negative zero; sums that cancel do not.
        assert_eq!(dot(-0.0, &pairs(&[(8, 0), (0, 8)])).to_bits(), 1 << 31);
        assert_eq!(dot(-0.0, &pairs(&[(8, 0), (0, 0)])).to_bits(), 0);
        assert_eq!(dot(-0.0, &pairs(&[(1, 1), (9, 1)])).to_bits(), 0);
        let nan = Pair { a: 0, b: 0, scale: None };
        assert!(dot(0.0, &[nan]).is_nan());
    }

    #[test]
    fn overflows_are_clamped_under_fp16_ovfl() {
        let large = Pair { a: 0x7e, b: 0x7e, scale: Some(254) };
        let kinds = [Kind::Small(Small::Fp8); 2];
        assert_eq!(dot(kinds, 16, 0, &[large], Mode(0xf0)), 0x7f80_0000);
        assert_eq!(dot(kinds, 16, 0, &[large], Mode(0xf0 | 1 << 23)), 0x7f7f_ffff);
        assert_eq!(dot(kinds, 16, 0, &[Pair { scale: None, ..large }], Mode(0xf0)), 0xffc0_0000);
        let bytes = pairs(&[(0x80, 0x80)]);
        assert_eq!(dot([Kind::I8; 2], 16, 0x7fff_ffff, &bytes, Mode(0)), 0x8000_3fff);
        assert_eq!(dot([Kind::I8; 2], 16, 0x7fff_ffff, &bytes, Mode(1 << 23)), 0x7fff_ffff);
    }
}
