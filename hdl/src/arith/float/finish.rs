//! Stage 4: rounding to the format, overflow, the second rounding, OMOD, CLAMP, packing.
//!
//! V_DIV_FMAS is rounded once, behind its scaling (docs/model-decisions.md), by the rounding that is the second one of what goes to f16.

use super::control::{FORMAT, format, result, second};
use super::exceptions::Raised;
use super::operand::{BIAS, FRACTION};
use super::settings::{RANGE, Settings, largest_exponent, least_exponent};
use super::sum::Sum;
use crate::arith::float_format::overflow_is_infinite;
use tombolo_netlist::builder::{Builder, Wire};

/// A number to be rounded.
struct Exact<'a> {
    sign: &'a Wire,
    /// One less than the exponent, [`RANGE`] bits: the hidden bit adds to it.
    exponent: &'a Wire,
    /// 24 bits.
    significand: &'a Wire,
    guard: &'a Wire,
    sticky: &'a Wire,
}

/// How it is rounded.
struct Rounding<'a> {
    format: &'a Wire,
    round: &'a Wire,
    keep_denormals: &'a Wire,
    saturate: &'a Wire,
    /// Overflows are infinite.
    infinite: Option<&'a Wire>,
}

/// What an overflow gives: away from the rounding direction, and where it saturates, the largest finite number; 31 bits.
fn overflowed(g: &Builder, sign: &Wire, how: &Rounding) -> Wire {
    let to_infinity = overflow_is_infinite(g, how.round, sign);
    let to_infinity = how.infinite.map_or(to_infinity.clone(), |infinite| &to_infinity | infinite);
    let to_infinity = (to_infinity | how.format.bit(1)) & !how.saturate;
    let is_fp8 = how.format.is(format::FP8 as u128);
    let infinity = g.constant(31, 0xff << FRACTION);
    let largest = largest_exponent(g, how.format).slice(0, 8).plus(0xff).concat(&g.constant(FRACTION, 0x7f_ffff));
    // fp8 has no infinity, and NaN in place of its last number.
    let largest_fp8 = g.constant(31, (BIAS as u128 + 8) << FRACTION | 6 << (FRACTION - 3));
    to_infinity.select(&infinity, &is_fp8.select(&largest_fp8, &largest))
}

/// A rounded number.
struct Rounded {
    /// 31 bits in the common form.
    magnitude: Wire,
    /// Something was cut off.
    inexact: Wire,
    /// It is beyond the format.
    overflow: Wire,
    /// It is below the smallest normal number: denormal or zero.
    tiny: Wire,
    /// Some bit of it is left.
    is_left: Wire,
}

/// Rounds to a format.
fn rounded(g: &Builder, exact: &Exact, how: &Rounding) -> Rounded {
    let below = |lsb: u32| exact.significand.slice(0, lsb - 1).any() | exact.guard | exact.sticky;
    let at = |lsb: u32| [exact.significand.bit(lsb), exact.significand.bit(lsb - 1), below(lsb)];
    let places = [(format::F16, at(13)), (format::FP8, at(20)), (format::BF8, at(21)), (format::BF16, at(16))];
    let f32 = [exact.significand.bit(0), exact.guard.clone(), exact.sticky.clone()];
    let [last, guard, sticky] = [0, 1, 2].map(|part| {
        let arms: Vec<_> = places.iter().map(|(format, bits)| (*format as u128, bits[part].clone())).collect();
        g.lookup(how.format, &arms, &f32[part])
    });
    let inexact = &guard | &sticky;
    let to_nearest = guard & (sticky | last);
    let up =
        g.lookup(how.round, &[(0, to_nearest), (1, !exact.sign & &inexact), (2, exact.sign & &inexact)], &g.zero(1));
    let up = g.name("round_up", &up);
    let is = |which: u64| how.format.is(which as u128) & &up;
    let increment = g.concat(&[
        &is(format::BF8),
        &is(format::FP8),
        &g.zero(3),
        &is(format::BF16),
        &g.zero(2),
        &is(format::F16),
        &g.zero(12),
        &is(format::F32),
    ]);
    let total = exact.exponent.concat(&g.zero(FRACTION)) + exact.significand.zero_extend(RANGE + FRACTION);
    let total = g.name("rounded", &(total + increment.zero_extend(RANGE + FRACTION)));
    let exponent = total.slice(FRACTION, RANGE);
    let largest = largest_exponent(g, how.format);
    let is_fp8 = how.format.is(format::FP8 as u128);
    let nan_fp8 = total.slice(FRACTION - 3, 3).all() | exponent.differs(&largest);
    let overflow = !exponent.less(&largest) & (!is_fp8 | nan_fp8);
    let overflow = g.name("overflow", &overflow);
    let denormal = exponent.equals(&least_exponent(g, how.format).plus(u128::MAX));
    let finite = total.slice(0, 31).when(&!(&denormal & !how.keep_denormals));
    let magnitude = overflow.select(&overflowed(g, exact.sign, how), &finite);
    Rounded { magnitude, inexact, overflow, tiny: denormal, is_left: total.slice(0, FRACTION).any() }
}

/// What is rounded behind the first rounding: the f32 that it gives (31 bits), to f16; or in its place the exact sum, divided or multiplied by
/// 2^64 where `scaled` says so (2 bits: it is, and down).
fn rounded_again(g: &Builder, sum: &Exact, first: &Wire, scaled: &Wire, settings: &Settings) -> (Wire, Rounded) {
    let to_half = settings.second.is(second::F16 as u128);
    let format = to_half.zero_extend(FORMAT.width);
    let exponent = first.slice(FRACTION, 8);
    let normal = exponent.any();
    let kept = &normal | !&settings.second_flush;
    let significand = normal.concat(&first.slice(0, FRACTION).when(&kept));
    let exponent = (&exponent | (!&normal).zero_extend(8)).zero_extend(RANGE);
    let by = scaled.bit(0).select(&g.constant(RANGE, 64u128.wrapping_neg()), &g.constant(RANGE, 64));
    let divides = settings.second.is(second::DIVISION as u128);
    let exponent = divides.select(&(sum.exponent.plus(1) + by.when(&scaled.bit(1))), &exponent);
    let significand = divides.select(sum.significand, &significand).concat(&(sum.guard & &divides));
    let cut = sum.sticky & &divides;
    let is_zero = significand.none() & !&cut;
    let least = least_exponent(g, &format);
    let deficit = &least - &exponent;
    let is_low = !deficit.msb() & deficit.any();
    let deficit = deficit.when(&is_low);
    let far = deficit.slice(5, RANGE - 5).any();
    let amount = deficit.slice(0, 5) | far.repeat(5);
    let shifted = significand.shift_right(&amount);
    let reversed: Vec<Wire> = (0..25).map(|at| significand.bit(at)).collect();
    let trailing = g.concat(&reversed.iter().collect::<Vec<_>>()).leading_zeros();
    let sticky = trailing.less(&amount) & significand.any() | cut;
    let significand = shifted.slice(1, 24);
    let exponent = is_low.select(&least, &exponent).plus(u128::MAX);
    let exact = Exact {
        sign: sum.sign,
        exponent: &g.name("second_exponent", &exponent),
        significand: &g.name("second_significand", &significand),
        guard: &shifted.bit(0),
        sticky: &sticky,
    };
    let how = Rounding {
        format: &format,
        round: &settings.second_round,
        keep_denormals: &settings.second_keep,
        saturate: &(&settings.saturate & to_half),
        infinite: None,
    };
    let is_infinite = first.slice(FRACTION, 8).all() & !divides;
    // Zero has no exponent that could be scaled.
    let again = rounded(g, &exact, &how);
    let value = is_infinite.select(first, &again.magnitude).when(&!&is_zero);
    let counts = !&is_infinite & !&is_zero;
    (
        value,
        Rounded {
            overflow: &again.overflow & &counts,
            tiny: &again.tiny & &counts,
            inexact: &again.inexact & &counts,
            ..again
        },
    )
}

/// Values of the third stage that do not come from the sum.
pub struct Other<'a> {
    /// 32 bits in the common form, or as they are.
    pub value: &'a Wire,
    /// It is the result; in the common form.
    pub applies: &'a Wire,
    /// V_DIV_FMAS: the result is scaled, down, 2 bits.
    pub scaled: Option<&'a Wire>,
    /// Where exceptions are gathered.
    pub unreported: Option<Unreported>,
}

/// What the rounding of a sum does not report.
pub struct Unreported {
    /// What it loses ([`super::exceptions::only_scales`]).
    pub scales: Wire,
    /// Anything: it stands for an infinity, which is no overflow (3.4.10).
    pub infinite: Wire,
}

/// A result.
pub struct Finished {
    /// In the common form, 32 bits, for [`packed`].
    pub value: Wire,
    /// Exceptions of its rounding and of OMOD, 7 bits, where they are gathered.
    pub raised: Option<Wire>,
}

/// The float result.
pub fn finish(g: &Builder, sum: &Sum, other: &Other, settings: &Settings) -> Finished {
    let first_format = settings.first_format();
    let exact = Exact {
        sign: &sum.sign,
        exponent: &sum.exponent,
        significand: &sum.significand,
        guard: &sum.guard,
        sticky: &sum.sticky,
    };
    let how = Rounding {
        format: &first_format,
        round: &settings.round,
        keep_denormals: &settings.keep_denormals,
        saturate: &(&settings.saturate & first_format.any()),
        infinite: settings.infinite.as_ref(),
    };
    let own = rounded(g, &exact, &how);
    let first = &own.magnitude;
    // A fraction that rounds to 1 is the largest number below it (16.8, V_FRACT).
    let one = first.slice(FRACTION, 8).is(BIAS as u128) & settings.is_fraction();
    let below_one = g.constant(31, ((BIAS as u128) << FRACTION) - 1);
    let first = one.select(&below_one, first);
    let again = other.scaled.map(|scaled| rounded_again(g, &exact, &first, scaled, settings));
    let magnitude = match &again {
        Some((again, _)) => settings.second.any().select(again, &first),
        None => first.clone(),
    };
    let value = other.applies.select(other.value, &sum.sign.concat(&magnitude));
    let value = g.name("before_modifiers", &value);
    let (value, too_large) = modified(g, &value, settings);
    let raised = other.unreported.as_ref().map(|Unreported { scales, infinite }| {
        let is_sum = settings.is_result(result::SUM) & !other.applies & !infinite;
        let flush = |rounded: &Rounded, keep: &Wire| &rounded.tiny & &rounded.is_left & !keep;
        let lossy = &own.inexact & !scales;
        let mut inexact = &lossy | &own.overflow;
        let mut overflow = own.overflow.clone();
        let mut underflow = &own.tiny & &lossy | flush(&own, &settings.keep_denormals);
        let mut denormal = g.zero(1);
        if let Some((_, again)) = &again {
            let divides = settings.second.is(second::DIVISION as u128);
            let halves = settings.second.is(second::F16 as u128);
            let is_left = &own.tiny & &own.is_left;
            denormal = is_left & &halves & &settings.keep_denormals & !&settings.second_flush;
            let again_inexact = &again.inexact | &again.overflow;
            let again_underflow = &again.tiny & &again.inexact | flush(again, &settings.second_keep);
            // The one rounding of a division's quotient is the second one.
            let either = |first: &Wire, second: &Wire| first & !&divides | second & (&divides | &halves);
            overflow = either(&overflow, &again.overflow);
            inexact = either(&inexact, &again_inexact);
            underflow = either(&underflow, &again_underflow);
        }
        // Neither (7.2.3.1).
        let plain = !settings.omod.any();
        let (inexact, underflow) = (inexact & &plain, underflow & &plain);
        let of_sum = Raised { overflow, inexact, underflow, denormal, ..Raised::none(g) }.pack(g).when(&is_sum);
        let of_omod = Raised { overflow: too_large, ..Raised::none(g) };
        of_sum | of_omod.pack(g)
    });
    Finished { value, raised }
}

/// OMOD: denormals and zeros become +0. CLAMP: into [+0, 1], -0 to +0 and NaN too, unless it passes. And whether OMOD makes the result too large.
/// The exponent is compared before it is changed, with limits as much lower.
fn modified(g: &Builder, value: &Wire, settings: &Settings) -> (Wire, Wire) {
    let sign = value.msb();
    let fraction = value.slice(0, FRACTION);
    let exponent = value.slice(FRACTION, 8).zero_extend(RANGE);
    let changed = |to: u128| {
        let by = |n: u128| g.constant(RANGE, to.wrapping_add(n));
        g.lookup(&settings.omod, &[(1, by(1)), (2, by(2)), (3, by(u128::MAX))], &by(0))
    };
    let largest = largest_exponent(g, &settings.format);
    let least = least_exponent(g, &settings.format);
    let by = changed(0);
    let scaled = g.name("scaled_exponent", &(&exponent + &by));
    let finite = exponent.less(&largest);
    let halved = settings.omod.is(3);
    let vanishes = exponent.less(&(least + halved.zero_extend(RANGE)));
    let overflow = !exponent.less(&(&largest - &by));
    let how = Rounding {
        format: &settings.format,
        round: &settings.round,
        keep_denormals: &settings.keep_denormals,
        saturate: &settings.saturate,
        infinite: None,
    };
    let applies = settings.omod.any() & &finite;
    let vanishes = &applies & vanishes;
    let magnitude = overflow.select(&overflowed(g, &sign, &how), &scaled.slice(0, 8).concat(&fraction));
    let result = applies.select(&sign.concat(&magnitude), value).when(&!&vanishes);

    // OMOD makes no NaN.
    let is_nan = !&finite & fraction.any();
    let one = BIAS as u128;
    let limit = g.lookup(
        &settings.omod,
        &[(1, g.constant(RANGE, one - 1)), (2, g.constant(RANGE, one - 2)), (3, g.constant(RANGE, one + 1))],
        &g.constant(RANGE, one),
    );
    let to_one = !exponent.less(&limit) & !&vanishes;
    let clamped = to_one.select(&g.constant(32, one << FRACTION), &result).when(&!(&is_nan | &sign));
    let clamps = match &settings.nan_passes {
        Some(passes) => &settings.clamp & !(is_nan & passes),
        None => settings.clamp.clone(),
    };
    (clamps.select(&clamped, &result), applies & overflow & !vanishes)
}

/// A value of the common form in its format: 32 bits, narrower ones in the low bits.
pub fn packed(g: &Builder, value: &Wire, format: &Wire) -> Wire {
    let sign = value.msb();
    let exponent = value.slice(FRACTION, 8);
    let top = |count: u32| value.slice(FRACTION - count, count);
    let half = g.concat(&[&sign, &exponent.bit(7), &exponent.slice(0, 4), &top(10)]);
    let is_nan = exponent.all() & value.slice(0, FRACTION).any();
    let fp8 = g.concat(&[&sign, &exponent.bit(7), &exponent.slice(0, 3), &(top(3) | exponent.all().repeat(3))]);
    let bf8 = g.concat(&[&sign, &exponent.bit(7), &exponent.slice(0, 4), &(top(2) | is_nan.concat(&g.zero(1)))]);
    g.lookup(
        format,
        &[
            (format::F16 as u128, half.zero_extend(32)),
            (format::FP8 as u128, fp8.repeat(4)),
            (format::BF8 as u128, bf8.repeat(4)),
            (format::BF16 as u128, value.slice(16, 16).zero_extend(32)),
        ],
        value,
    )
}
