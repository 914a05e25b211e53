//! Reciprocal, roots, logarithm, exponential, sine and cosine by table and parabola, in integer arithmetic only.
//!
//! One algorithm for the model and the hardware, described in `docs/transcendentals.md`: the argument is reduced to a
//! table index and a position, one interpolator gives a smooth factor, and a multiplication or an exponent adjustment
//! turns it into the result, which is rounded once, to nearest even whatever MODE says. F64 results get one step of a
//! third-order iteration on top. Within one unit in the last place of the correctly rounded result.

mod fixed;
#[cfg(test)]
mod tests;

use super::{Env, F64, Flags, Format};
use fixed::{Fixed, Halves, Normal, interpolate};
use std::cell::Cell;
use tombolo_isa::transcendental as tables;

/// The functions of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// `1 / x`.
    Rcp,
    /// `1 / x` for integer division macros: raises only the integer division by zero.
    RcpIflag,
    /// `1 / sqrt(x)`.
    Rsq,
    /// `sqrt(x)`.
    Sqrt,
    /// `log2(x)`.
    Log,
    /// `2^x`.
    Exp,
    /// `sin(2 pi x)`.
    Sin,
    /// `cos(2 pi x)`.
    Cos,
}

/// `function(x)` in format `F`. The F32 forms flush denormals on input and output whatever MODE says, except the sine
/// (7.2.4, 16.8). The ISA has F64 forms of [`Function::Rcp`], [`Function::Rsq`] and [`Function::Sqrt`] only; only
/// these have the precision of F64.
pub fn evaluate<F: Format>(function: Function, x: u64, env: Env) -> u64 {
    let single = F::BITS == 32;
    let env = if single && function != Function::Sin { env.flushing() } else { env };
    let x = env.input::<F>(x);
    if F::is_nan(x) {
        return match function {
            Function::RcpIflag => F::quiet(x),
            _ => env.propagate::<F>(&[x]).unwrap_or(x),
        };
    }
    if let Some(result) = special::<F>(function, x, env) {
        return result;
    }
    // V_RCP_IFLAG_F32 reports nothing else (16.8).
    let unreported = Cell::new(Flags::NONE);
    let env = if function == Function::RcpIflag { Env::new(env.mode, &unreported) } else { env };
    let normal = Normal::from_bits::<F>(x);
    let result = match function {
        Function::Rcp | Function::RcpIflag => reciprocal::<F>(normal),
        Function::Rsq => inverse_root::<F>(normal),
        Function::Sqrt => root::<F>(normal),
        Function::Log => logarithm(normal),
        Function::Exp => exponential(normal),
        Function::Sin => sine(normal),
        Function::Cos => cosine(normal),
    };
    result.round::<F>(env)
}

/// Results that no table gives: zeros, infinities, negative arguments of roots and logarithms.
fn special<F: Format>(function: Function, x: u64, env: Env) -> Option<u64> {
    use Function::*;
    let sign = x & F::SIGN;
    let (zero, infinite, negative) = (F::is_zero(x), F::is_infinite(x), sign != 0);
    let invalid = || {
        env.raise(Flags::INVALID);
        F::DEFAULT_NAN
    };
    let pole = |result: u64| {
        env.raise(match function {
            RcpIflag => Flags::INTEGER_DIVIDE_BY_ZERO,
            _ => Flags::DIVIDE_BY_ZERO,
        });
        result
    };
    match function {
        Rcp | RcpIflag | Rsq if zero => Some(pole(sign | F::INFINITY)),
        Rcp | RcpIflag if infinite => Some(sign),
        Log if zero => Some(pole(F::SIGN | F::INFINITY)),
        Sqrt if zero => Some(x),
        Rsq | Sqrt | Log if negative => Some(invalid()),
        Rsq if infinite => Some(0),
        Sqrt | Log if infinite => Some(x),
        Exp | Cos if zero => Some(F::ONE),
        Exp if infinite => Some(if negative { 0 } else { x }),
        Sin if zero => Some(x),
        Sin | Cos if infinite => Some(invalid()),
        _ => None,
    }
}

/// Whether the format needs the iteration on top of the table.
fn refined<F: Format>() -> bool {
    F::BITS == F64::BITS
}

fn reciprocal<F: Format>(x: Normal) -> Fixed {
    let seed = interpolate(&tables::RCP[x.index()], x.position());
    let significand = if refined::<F>() {
        // 1 - m y, in 82 fraction bits.
        let residue = (1 << 82) - i128::from(x.significand) * i128::from(seed);
        let residue = residue >> (82 - fixed::IMPROVED_BITS);
        fixed::improve(seed, residue + fixed::product(residue, residue))
    } else {
        // No reciprocal lies in the middle of two numbers: something was cut off.
        Fixed::interpolated(seed).with_halves(Halves::Up)
    };
    significand.signed(x.negative).scaled(-x.exponent)
}

/// `1 / sqrt(m 2^odd)` with `m` the significand and `odd` the exponent's low bit.
fn inverse_root_significand<F: Format>(x: Normal) -> Fixed {
    let odd = (x.exponent & 1) as usize;
    let row = &tables::RSQ[odd * tables::RSQ_SEGMENTS / 2 + x.index()];
    let seed = interpolate(row, x.position());
    if !refined::<F>() {
        return Fixed::interpolated(seed);
    }
    // 1 - m y^2, in 112 fraction bits.
    let square = i128::from(seed) * i128::from(seed);
    let residue = (1 << 112) - (i128::from(x.significand) << odd) * square;
    let residue = residue >> (112 - fixed::IMPROVED_BITS);
    let second_order = (3 * fixed::product(residue, residue)) >> 3;
    fixed::improve(seed, (residue >> 1) + second_order)
}

fn inverse_root<F: Format>(x: Normal) -> Fixed {
    inverse_root_significand::<F>(x).scaled(-(x.exponent >> 1))
}

fn root<F: Format>(x: Normal) -> Fixed {
    let odd = x.exponent & 1;
    inverse_root_significand::<F>(x).times(x.significand << odd, -Normal::FRACTION_BITS).scaled(x.exponent >> 1)
}

/// `exponent + f g(f)` with `1 + f` in [3/4, 3/2), so that the sum never cancels.
fn logarithm(x: Normal) -> Fixed {
    const F_BITS: i32 = Normal::FRACTION_BITS + 1;
    let upper_half = x.significand >> (Normal::FRACTION_BITS - 1) & 1 != 0;
    let (exponent, f) = if upper_half {
        (x.exponent + 1, x.significand as i64 - (1 << F_BITS))
    } else {
        let fraction = x.significand - (1 << Normal::FRACTION_BITS);
        (x.exponent, (fraction << 1) as i64)
    };
    let from_quarter = (f + (1 << (F_BITS - 2))) as u64;
    let (index, position) = fixed::split(from_quarter, F_BITS - 7);
    let factor = interpolate(&tables::LOG[index], position);
    let bits = F_BITS + tables::FRACTION_BITS as i32;
    let sum = (i128::from(exponent) << bits) + i128::from(f) * i128::from(factor);
    Fixed::new(sum, -bits)
}

/// `2^n 2^f` with the argument cut to 27 fraction bits.
fn exponential(x: Normal) -> Fixed {
    const BITS: i32 = 7 + tables::POSITION_BITS as i32;
    // From 2^10 on every format overflows or underflows; this keeps the shift in range.
    let exponent = x.exponent.min(10);
    let magnitude = fixed::shift(x.significand, exponent + BITS - Normal::FRACTION_BITS) as i64;
    let argument = if x.negative { -magnitude } else { magnitude };
    let fraction = argument & ((1 << BITS) - 1);
    let (index, position) = fixed::split(fraction as u64, tables::POSITION_BITS as i32);
    let value = interpolate(&tables::EXP[index], position);
    Fixed::interpolated(value).scaled((argument >> BITS) as i32)
}

/// Bits of a fraction of a turn.
const TURN_BITS: i32 = 32;
/// A quarter turn in these bits.
const QUARTER: u64 = 1 << (TURN_BITS - 2);

/// The fraction of a turn of `|x|`: exact from 2^-8 turns on for significands of 24 bits, else cut off.
fn turn_fraction(x: Normal) -> u64 {
    let shift = x.exponent + TURN_BITS - Normal::FRACTION_BITS;
    if shift >= TURN_BITS { 0 } else { fixed::shift(x.significand, shift) & ((1 << TURN_BITS) - 1) }
}

/// `sin(2 pi r)` for a reduced angle `r = significand 2^exponent` turns, at most a quarter.
fn reduced_sine(negative: bool, significand: u64, exponent: i32) -> Fixed {
    let turns = fixed::shift(significand, exponent + TURN_BITS);
    let (index, position) = fixed::split(turns, TURN_BITS - 9);
    let factor = interpolate(&tables::SIN[index], position);
    Fixed::interpolated(factor).times(significand, exponent).scaled(3).signed(negative)
}

/// The sine of a fraction of a turn, by symmetry from the first quarter.
fn fraction_sine(negative: bool, fraction: u64) -> Fixed {
    let within = fraction & (QUARTER - 1);
    let mirrored = fraction & QUARTER != 0;
    let second_half = fraction & (2 * QUARTER) != 0;
    let angle = if mirrored { QUARTER - within } else { within };
    // A zero crossing away from the origin is +0 (16.8: V_SIN_F32 of the largest negative number).
    let negative = (negative != second_half) && angle != 0;
    reduced_sine(negative, angle, -TURN_BITS)
}

fn sine(x: Normal) -> Fixed {
    if x.exponent < -8 {
        // Already in the first quarter: the argument keeps its relative precision.
        reduced_sine(x.negative, x.significand, x.exponent - Normal::FRACTION_BITS)
    } else {
        fraction_sine(x.negative, turn_fraction(x))
    }
}

fn cosine(x: Normal) -> Fixed {
    fraction_sine(false, turn_fraction(x) + QUARTER)
}
