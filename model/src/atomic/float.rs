//! Floating point of the atomics (chapter 13): always rounded to nearest even, no exceptions, denormals by the caller.

use crate::mode::Denorm;
use rustc_apfloat::ieee::{BFloat, Half, Single};
use rustc_apfloat::{Float, Round};

/// Layout of a binary format as far as sign, exponent and fraction go.
struct Layout {
    fraction_bits: u32,
    bits: u32,
}

const F16: Layout = Layout {
    fraction_bits: 10,
    bits: 16,
};
const BF16: Layout = Layout {
    fraction_bits: 7,
    bits: 16,
};
const F32: Layout = Layout {
    fraction_bits: 23,
    bits: 32,
};
const F64: Layout = Layout {
    fraction_bits: 52,
    bits: 64,
};

impl Layout {
    const fn sign(&self) -> u64 {
        1 << (self.bits - 1)
    }

    const fn infinity(&self) -> u64 {
        (self.sign() - 1) & !((1 << self.fraction_bits) - 1)
    }

    const fn is_nan(&self, value: u64) -> bool {
        value & (self.sign() - 1) > self.infinity()
    }

    const fn quiet(&self, value: u64) -> u64 {
        value | 1 << (self.fraction_bits - 1)
    }

    /// Zero of the same sign in place of a denormal, where `keep` is not set.
    const fn flush(&self, value: u64, keep: bool) -> u64 {
        if !keep && value & self.infinity() == 0 {
            value & self.sign()
        } else {
            value
        }
    }

    /// A key that orders the values from -infinity to +infinity, with -0 below +0.
    const fn order(&self, value: u64) -> u64 {
        if value & self.sign() != 0 {
            !value & (2 * (self.sign() - 1) + 1)
        } else {
            value | self.sign()
        }
    }

    /// Float Add rules of section 13.3 around `sum`.
    fn add(&self, a: u64, b: u64, denorm: Denorm, sum: impl Fn(u64, u64) -> u64) -> u64 {
        let (a, b) = (self.flush(a, denorm.input), self.flush(b, denorm.input));
        if self.is_nan(a) {
            return self.quiet(a);
        }
        if self.is_nan(b) {
            return self.quiet(b);
        }
        let result = sum(a, b);
        if self.is_nan(result) {
            return self.sign() | self.quiet(self.infinity());
        }
        self.flush(result, denorm.output)
    }

    /// MINNUM (`larger` false) and MAXNUM selection rules of section 13.3.
    fn select(&self, a: u64, b: u64, denorm: Denorm, larger: bool) -> u64 {
        let (a, b) = (self.flush(a, denorm.input), self.flush(b, denorm.input));
        match (self.is_nan(a), self.is_nan(b)) {
            (true, true) => self.quiet(a),
            (true, false) => b,
            (false, true) => a,
            (false, false) if (self.order(a) > self.order(b)) == larger => a,
            (false, false) => b,
        }
    }
}

fn sum<F: Float>(a: u64, b: u64) -> u64 {
    let sum = F::from_bits(a.into()).add_r(F::from_bits(b.into()), Round::NearestTiesToEven);
    sum.value.to_bits() as u64
}

/// a + b in f32.
pub fn add_f32(a: u32, b: u32, denorm: Denorm) -> u32 {
    F32.add(a.into(), b.into(), denorm, sum::<Single>) as u32
}

/// a + b in f16.
pub fn add_f16(a: u16, b: u16, denorm: Denorm) -> u16 {
    F16.add(a.into(), b.into(), denorm, sum::<Half>) as u16
}

/// a + b in bf16.
pub fn add_bf16(a: u16, b: u16, denorm: Denorm) -> u16 {
    BF16.add(a.into(), b.into(), denorm, sum::<BFloat>) as u16
}

/// minimumNumber in f32.
pub fn min_f32(a: u32, b: u32, denorm: Denorm) -> u32 {
    F32.select(a.into(), b.into(), denorm, false) as u32
}

/// maximumNumber in f32.
pub fn max_f32(a: u32, b: u32, denorm: Denorm) -> u32 {
    F32.select(a.into(), b.into(), denorm, true) as u32
}

/// minimumNumber in f64.
pub fn min_f64(a: u64, b: u64, denorm: Denorm) -> u64 {
    F64.select(a, b, denorm, false)
}

/// maximumNumber in f64.
pub fn max_f64(a: u64, b: u64, denorm: Denorm) -> u64 {
    F64.select(a, b, denorm, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const ONE: u32 = 0x3f80_0000;
    const SIGNALING: u32 = 0x7f80_0001;
    const INFINITY: u32 = 0x7f80_0000;

    #[test]
    fn addition_quiets_the_first_nan_and_makes_a_negative_one_of_opposite_infinities() {
        assert_eq!(add_f32(SIGNALING, 0xffff_ffff, Denorm::KEEP), 0x7fc0_0001);
        assert_eq!(add_f32(ONE, SIGNALING, Denorm::KEEP), 0x7fc0_0001);
        assert_eq!(
            add_f32(INFINITY, INFINITY | 1 << 31, Denorm::KEEP),
            0xffc0_0000
        );
        assert_eq!(add_f16(0x7c00, 0xfc00, Denorm::KEEP), 0xfe00);
    }

    #[test]
    fn denormals_are_flushed_on_the_side_that_does_not_keep_them() {
        assert_eq!(add_f32(1, 1, Denorm::KEEP), 2);
        assert_eq!(
            add_f32(
                1,
                1,
                Denorm {
                    input: false,
                    output: true
                }
            ),
            0
        );
        assert_eq!(
            add_f32(
                1,
                1,
                Denorm {
                    input: true,
                    output: false
                }
            ),
            0
        );
        assert_eq!(
            add_f32(
                0x8000_0001,
                0x8000_0001,
                Denorm {
                    input: true,
                    output: false
                }
            ),
            0x8000_0000
        );
    }

    #[test]
    fn minimum_and_maximum_order_the_zeros_and_prefer_numbers() {
        assert_eq!(min_f32(0, 1 << 31, Denorm::KEEP), 1 << 31);
        assert_eq!(max_f32(1 << 31, 0, Denorm::KEEP), 0);
        assert_eq!(max_f32(SIGNALING, ONE, Denorm::KEEP), ONE);
        assert_eq!(min_f32(SIGNALING, SIGNALING, Denorm::KEEP), 0x7fc0_0001);
        assert_eq!(
            min_f64(0xbff0_0000_0000_0000, 0x3ff0_0000_0000_0000, Denorm::KEEP),
            0xbff0_0000_0000_0000
        );
    }

    #[test]
    fn addition_rounds_to_nearest_even() {
        assert_eq!(add_f32(ONE, 0x3380_0000, Denorm::KEEP), ONE);
        assert_eq!(add_f32(ONE + 1, 0x3380_0000, Denorm::KEEP), ONE + 2);
        assert_eq!(add_bf16(0x3f80, 0x3b80, Denorm::KEEP), 0x3f80);
    }
}
