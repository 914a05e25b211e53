//! The controls a floating-point operation obeys (MODE register, 3.4.3) and the exception flags it raises (3.4.10).

use rustc_apfloat::Round;
use std::cell::Cell;

use super::Format;
use super::engine::Rounded;
use crate::mode::{self, Denorm, Mode};

/// Exceptions an operation raised, in the bit order of EXCP_FLAG_USER[6:0] (3.4.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags(pub u32);

impl Flags {
    /// No exception.
    pub const NONE: Self = Self(0);
    /// Invalid operation, or a signaling NaN was read (bit 0).
    pub const INVALID: Self = Self(1 << 0);
    /// A denormal operand was used (bit 1).
    pub const INPUT_DENORMAL: Self = Self(1 << 1);
    /// A finite operand was divided by zero (bit 2).
    pub const DIVIDE_BY_ZERO: Self = Self(1 << 2);
    /// The rounded result does not fit (bit 3).
    pub const OVERFLOW: Self = Self(1 << 3);
    /// The result is denormal and inexact, or was flushed (bit 4).
    pub const UNDERFLOW: Self = Self(1 << 4);
    /// The result was rounded (bit 5).
    pub const INEXACT: Self = Self(1 << 5);
    /// An integer division macro met a zero divisor (bit 6).
    pub const INTEGER_DIVIDE_BY_ZERO: Self = Self(1 << 6);

    /// Whether all of `flags` are set.
    pub const fn contains(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }
}

impl std::ops::BitOr for Flags {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Rounding and denormal rules of one class of formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Rounding direction of results.
    pub round: Round,
    /// `false`: a denormal operand is read as a zero of its sign.
    pub input_denormals: bool,
    /// `false`: a denormal result becomes a zero of its sign.
    pub output_denormals: bool,
}

impl Rules {
    /// Rounds to nearest even and keeps every denormal.
    pub const IEEE: Self = Self { round: Round::NearestTiesToEven, input_denormals: true, output_denormals: true };

    /// From the decoded fields of MODE (3.4.3, table 7).
    fn new(round: mode::Round, denorm: Denorm) -> Self {
        Self {
            round: match round {
                mode::Round::NearestEven => Round::NearestTiesToEven,
                mode::Round::Up => Round::TowardPositive,
                mode::Round::Down => Round::TowardNegative,
                mode::Round::Zero => Round::TowardZero,
            },
            input_denormals: denorm.input,
            output_denormals: denorm.output,
        }
    }
}

/// The floating-point part of the MODE register, decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatMode {
    /// Rules of F32 (FP_ROUND[1:0], FP_DENORM[1:0]).
    pub single: Rules,
    /// Rules of F64 and of the 16-bit formats (FP_ROUND[3:2], FP_DENORM[3:2]).
    pub half_double: Rules,
    /// FP16_OVFL (MODE[23]): an overflowing result becomes the largest finite value.
    pub saturate: bool,
}

impl FloatMode {
    /// Round to nearest even, every denormal kept, no saturation.
    pub const IEEE: Self = Self { single: Rules::IEEE, half_double: Rules::IEEE, saturate: false };
}

impl From<Mode> for FloatMode {
    fn from(mode: Mode) -> Self {
        Self {
            single: Rules::new(mode.round_f32(), mode.denorm_f32()),
            half_double: Rules::new(mode.round_f16_f64(), mode.denorm_f16_f64()),
            saturate: mode.fp16_ovfl(),
        }
    }
}

/// What one operation runs under: the mode, and where its exceptions accumulate.
#[derive(Clone, Copy, Debug)]
pub struct Env<'a> {
    /// Rounding and denormal rules.
    pub mode: FloatMode,
    flags: &'a Cell<Flags>,
}

impl<'a> Env<'a> {
    /// Runs under `mode`, raising exceptions into `flags` (sticky: they are only ever added).
    pub fn new(mode: FloatMode, flags: &'a Cell<Flags>) -> Self {
        Self { mode, flags }
    }

    /// The same with another rounding direction for every format.
    pub fn rounding(mut self, round: Round) -> Self {
        self.mode.single.round = round;
        self.mode.half_double.round = round;
        self
    }

    /// The same with denormals flushed on input and output, for the opcodes 7.2.4 names.
    pub fn flushing(self) -> Self {
        self.denormals(false, false)
    }

    /// The same with other denormal rules for every format.
    pub fn denormals(mut self, input: bool, output: bool) -> Self {
        for rules in [&mut self.mode.single, &mut self.mode.half_double] {
            rules.input_denormals = input;
            rules.output_denormals = output;
        }
        self
    }

    /// The same without FP16_OVFL.
    pub fn unsaturated(mut self) -> Self {
        self.mode.saturate = false;
        self
    }

    /// Adds to the sticky flags.
    pub fn raise(self, flags: Flags) {
        self.flags.set(self.flags.get() | flags);
    }

    /// Reads an operand, its bits above the format cut off: a denormal becomes a zero of its sign where the rules flush
    /// it.
    #[inline]
    pub fn input<F: Format>(self, bits: u64) -> u64 {
        let bits = bits & (F::SIGN | F::MAGNITUDE);
        if !F::is_denormal(bits) {
            return bits;
        }
        if F::rules(&self.mode).input_denormals {
            self.raise(Flags::INPUT_DENORMAL);
            bits
        } else {
            bits & F::SIGN
        }
    }

    /// Writes a result: a denormal becomes a zero of its sign where the rules flush it.
    #[inline]
    pub fn output<F: Format>(self, bits: u64) -> u64 {
        if F::is_denormal(bits) && !F::rules(&self.mode).output_denormals {
            self.raise(Flags::UNDERFLOW);
            return bits & F::SIGN;
        }
        bits
    }

    /// Finishes a computed result: the default NaN for an invalid operation, FP16_OVFL, output flush, exceptions.
    #[inline]
    pub fn finish<F: Format>(self, result: Rounded) -> u64 {
        let Rounded { bits, flags } = result;
        if flags != Flags::NONE {
            self.raise(flags);
        }
        if F::is_nan(bits) {
            return F::DEFAULT_NAN;
        }
        if flags.contains(Flags::OVERFLOW) && F::SATURATES && self.mode.saturate {
            return bits & F::SIGN | F::MAX_FINITE;
        }
        self.output::<F>(bits)
    }

    /// The NaN an operation returns when an operand is one: the first in operand order, quieted.
    #[inline]
    pub fn propagate<F: Format>(self, operands: &[u64]) -> Option<u64> {
        let nan = operands.iter().copied().find(|&x| F::is_nan(x))?;
        if operands.iter().any(|&x| F::is_signaling(x)) {
            self.raise(Flags::INVALID);
        }
        Some(F::quiet(nan))
    }
}
