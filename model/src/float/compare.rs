//! Comparisons, classes, minima, maxima and medians. None of them rounds; denormals are flushed on input only (16.7).

use super::{Env, Flags, Format};

/// A comparison of two floats, as a set of the four outcomes it accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relation {
    /// Accepts `a < b`.
    pub less: bool,
    /// Accepts `a == b`.
    pub equal: bool,
    /// Accepts `a > b`.
    pub greater: bool,
    /// Accepts a NaN on either side.
    pub unordered: bool,
}

impl Relation {
    /// From the compare operation's offset 0..=15 in the opcode (16.9, table 122: F LT EQ LE GT LG GE O, then their
    /// negations U NGE NLG NGT NLE NEQ NLT TRU): bits 0 to 2 accept less, equal and greater; bit 3 accepts the rest.
    pub const fn from_offset(offset: u32) -> Self {
        let negated = offset & 8 != 0;
        let accepts = if negated { !offset } else { offset };
        let (less, equal, greater) = (accepts & 1 != 0, accepts & 2 != 0, accepts & 4 != 0);
        if negated {
            Self { less: !less, equal: !equal, greater: !greater, unordered: true }
        } else {
            Self { less, equal, greater, unordered: false }
        }
    }
}

/// Whether `relation` accepts the ordering of `a` and `b`; -0 equals +0. A NaN raises invalid if it signals or if
/// `signaling` (the CLAMP bit of V_CMP, 7.1).
pub fn compare<F: Format>(a: u64, b: u64, relation: Relation, signaling: bool, env: Env) -> bool {
    let (a, b) = (env.input::<F>(a), env.input::<F>(b));
    if F::is_nan(a) || F::is_nan(b) {
        if signaling || F::is_signaling(a) || F::is_signaling(b) {
            env.raise(Flags::INVALID);
        }
        return relation.unordered;
    }
    if F::is_zero(a) && F::is_zero(b) {
        return relation.equal;
    }
    match F::order_key(a).cmp(&F::order_key(b)) {
        std::cmp::Ordering::Less => relation.less,
        std::cmp::Ordering::Equal => relation.equal,
        std::cmp::Ordering::Greater => relation.greater,
    }
}

/// The class of a value as one bit of V_CMP_CLASS's mask (16.9): 0 signaling NaN, 1 quiet NaN, 2 -infinity, 3 -normal,
/// 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity. Denormals are never flushed.
pub fn class_mask<F: Format>(value: u64) -> u32 {
    let by_sign = |negative: u32, positive: u32| {
        if F::is_negative(value) { negative } else { positive }
    };
    1 << if F::is_signaling(value) {
        0
    } else if F::is_nan(value) {
        1
    } else if F::is_infinite(value) {
        by_sign(2, 9)
    } else if F::is_zero(value) {
        by_sign(5, 6)
    } else if F::is_denormal(value) {
        by_sign(4, 7)
    } else {
        by_sign(3, 8)
    }
}

/// The smaller (`want_less`) or larger of two numbers, -0 below +0.
fn select<F: Format>(a: u64, b: u64, want_less: bool) -> u64 {
    let a_is_less = F::order_key(a) < F::order_key(b);
    if a_is_less == want_less && a != b { a } else { b }
}

/// minimumNumber / maximumNumber: a number wins over a NaN; two NaNs give the first, quieted.
fn number<F: Format>(a: u64, b: u64, want_less: bool, env: Env) -> u64 {
    let (a, b) = (env.input::<F>(a), env.input::<F>(b));
    if F::is_signaling(a) || F::is_signaling(b) {
        env.raise(Flags::INVALID);
    }
    match (F::is_nan(a), F::is_nan(b)) {
        (true, true) => F::quiet(a),
        (true, false) => b,
        (false, true) => a,
        (false, false) => select::<F>(a, b, want_less),
    }
}

/// minimum / maximum: a NaN wins over a number, a signaling one over a quiet one, then the first.
fn propagating<F: Format>(a: u64, b: u64, want_less: bool, env: Env) -> u64 {
    let (a, b) = (env.input::<F>(a), env.input::<F>(b));
    for signaling in [a, b] {
        if F::is_signaling(signaling) {
            env.raise(Flags::INVALID);
            return F::quiet(signaling);
        }
    }
    env.propagate::<F>(&[a, b]).unwrap_or_else(|| select::<F>(a, b, want_less))
}

/// V_MIN_NUM_*: IEEE minimumNumber.
pub fn min_num<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    number::<F>(a, b, true, env)
}

/// V_MAX_NUM_*: IEEE maximumNumber.
pub fn max_num<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    number::<F>(a, b, false, env)
}

/// V_MINIMUM_*: IEEE minimum.
pub fn minimum<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    propagating::<F>(a, b, true, env)
}

/// V_MAXIMUM_*: IEEE maximum.
pub fn maximum<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    propagating::<F>(a, b, false, env)
}

/// V_MED3_NUM_*: the median; with a NaN among the operands, the minimum of the others (16.12).
pub fn med3_num<F: Format>(a: u64, b: u64, c: u64, env: Env) -> u64 {
    let [a, b, c] = [a, b, c].map(|x| env.input::<F>(x));
    if [a, b, c].iter().any(|&x| F::is_nan(x)) {
        return min_num::<F>(min_num::<F>(a, b, env), c, env);
    }
    // The document compares values (`max3 == S0`), so the two zeros count as the same operand.
    let largest = max_num::<F>(max_num::<F>(a, b, env), c, env);
    let is_largest = |x: u64| x == largest || F::is_zero(x) && F::is_zero(largest);
    if is_largest(a) {
        max_num::<F>(b, c, env)
    } else if is_largest(b) {
        max_num::<F>(a, c, env)
    } else {
        max_num::<F>(a, b, env)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{F32, FloatMode};
    use super::*;
    use std::cell::Cell;

    const ONE: u64 = 0x3f80_0000;
    const QNAN: u64 = 0x7fc0_0001;
    const SNAN: u64 = 0x7f80_0001;
    const NEGATIVE_ZERO: u64 = 0x8000_0000;

    fn with_env<T>(body: impl FnOnce(Env) -> T) -> T {
        body(Env::new(FloatMode::IEEE, &Cell::new(Flags::NONE)))
    }

    #[test]
    fn relations_follow_the_opcode_table() {
        let table = [
            // (offset, 1<2, 1==1, 2>1, unordered)
            (1, true, false, false, false),
            (2, false, true, false, false),
            (3, true, true, false, false),
            (4, false, false, true, false),
            (5, true, false, true, false),
            (6, false, true, true, false),
            (7, true, true, true, false),
            (8, false, false, false, true),
            (9, true, false, false, true),
            (10, false, true, false, true),
            (11, true, true, false, true),
            (12, false, false, true, true),
            (13, true, false, true, true),
            (14, false, true, true, true),
        ];
        for (offset, less, equal, greater, unordered) in table {
            let expected = Relation { less, equal, greater, unordered };
            assert_eq!(Relation::from_offset(offset), expected, "offset {offset}");
        }
    }

    #[test]
    fn a_number_wins_over_a_nan_only_in_the_num_forms() {
        with_env(|env| {
            assert_eq!(min_num::<F32>(SNAN, ONE, env), ONE);
            assert_eq!(max_num::<F32>(ONE, QNAN, env), ONE);
            assert_eq!(minimum::<F32>(ONE, QNAN, env), QNAN);
            assert_eq!(maximum::<F32>(QNAN, SNAN, env), SNAN | 0x40_0000);
        });
    }

    #[test]
    fn negative_zero_is_below_positive_zero() {
        with_env(|env| {
            assert_eq!(min_num::<F32>(0, NEGATIVE_ZERO, env), NEGATIVE_ZERO);
            assert_eq!(max_num::<F32>(NEGATIVE_ZERO, 0, env), 0);
        });
    }

    #[test]
    fn every_class_has_its_own_bit() {
        let samples = [SNAN, QNAN, 0xff80_0000, 0xbf80_0000, 0x8000_0001, NEGATIVE_ZERO, 0, 1, ONE, 0x7f80_0000];
        for (bit, sample) in samples.into_iter().enumerate() {
            assert_eq!(class_mask::<F32>(sample), 1 << bit);
        }
    }
}
