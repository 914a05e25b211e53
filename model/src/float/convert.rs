//! Conversions: between float formats, to and from integers, to normalized integers, and to 8-bit floats.

use super::arithmetic::convert_soft;
use super::engine::{Rounded, from_apfloat};
use super::{Bf8, Env, F32, F64, Flags, Format, Fp8};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd, ieee};
use std::cell::Cell;

/// Converts between formats: input flushed by the source's rules, rounded and flushed by the destination's (16.8,
/// V_CVT_F16_F32). A NaN keeps the top of its payload and becomes quiet.
pub fn convert<F: Format, T: Format>(value: u64, env: Env) -> u64
where
    F::Soft: FloatConvert<T::Soft>,
{
    let value = env.input::<F>(value);
    let quiet = env.propagate::<F>(&[value]);
    let StatusAnd { status, value: soft } =
        convert_soft::<F, T>(F::soft(quiet.unwrap_or(value)), T::rules(&env.mode).round);
    if quiet.is_some() {
        return T::from_soft(soft);
    }
    let mut flags: Flags = status.into();
    // Also where the direction of rounding leaves the largest finite number (3.4.10, alu_overflow).
    if flags.contains(Flags::INEXACT) && F::soft(value).ilogb() > T::BIAS && T::HAS_INFINITY {
        flags = flags | Flags::OVERFLOW;
    }
    env.finish::<T>(Rounded { bits: T::from_soft(soft), flags })
}

/// Converts an F32 to FP8 or BF8, round to nearest even whatever MODE says, overflow by FP16_OVFL (7.6.2, last table).
pub fn to_small_float<T: Format>(value: u64, env: Env) -> u64
where
    ieee::Single: FloatConvert<T::Soft>,
{
    to_small_float_rounding::<T>(value, Round::NearestTiesToEven, env)
}

fn to_small_float_rounding<T: Format>(value: u64, round: Round, env: Env) -> u64
where
    ieee::Single: FloatConvert<T::Soft>,
{
    let env = env.rounding(round).denormals(true, true);
    if F32::is_infinite(value) {
        let overflowed = if env.mode.saturate {
            T::MAX_FINITE
        } else if T::HAS_INFINITY {
            T::INFINITY
        } else {
            T::MAGNITUDE
        };
        let sign = if F32::is_negative(value) { T::SIGN } else { 0 };
        return sign | overflowed;
    }
    let converted = convert::<F32, T>(value, env);
    // FP8 has no infinity: an overflow without FP16_OVFL is a NaN that keeps the sign.
    if T::is_nan(converted) && !F32::is_nan(value) {
        env.raise(Flags::OVERFLOW);
        let sign = if F32::is_negative(value) { T::SIGN } else { 0 };
        let magnitude = if env.mode.saturate { T::MAX_FINITE } else { T::MAGNITUDE };
        return sign | magnitude;
    }
    converted
}

/// Converts an F32 to FP8 or BF8 with stochastic rounding (7.6.1): as many top bits of `random` as the conversion drops
/// are added to the value, which is then truncated. What lies a unit or more beyond the largest finite value overflows like
/// an infinity (7.6.2, last table).
pub fn stochastic<T: Format>(value: u64, random: u32, env: Env) -> u64
where
    ieee::Single: FloatConvert<T::Soft>,
    T::Soft: FloatConvert<ieee::Single>,
{
    if F32::exponent(value) == F32::EXPONENT_MAX {
        return to_small_float::<T>(value, env);
    }
    let dropped = F32::FRACTION_BITS - T::FRACTION_BITS;
    let dithered = value + u64::from(random >> (32 - dropped));
    let beyond = small_to_f32::<T>(T::MAX_FINITE) + (1 << dropped);
    if dithered & F32::MAGNITUDE >= beyond {
        env.raise(Flags::OVERFLOW | Flags::INEXACT);
        return to_small_float::<T>(dithered & F32::SIGN | F32::INFINITY, env);
    }
    // It is the source that may be denormal, not what the random bits make of it.
    env.denormals(true, true).input::<F32>(value);
    let flags = Cell::new(Flags::NONE);
    let converted = to_small_float_rounding::<T>(dithered, Round::TowardZero, Env::new(env.mode, &flags));
    env.raise(Flags(flags.get().0 & !Flags::INPUT_DENORMAL.0));
    converted
}

/// An integer destination: width in bits and signedness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaturatedInt {
    /// Width, 1 to 32 bits.
    pub bits: u32,
    /// Two's complement.
    pub signed: bool,
}

/// Rounds to an integer; out of range saturates, NaN gives 0 (16.8, V_CVT_I32_F32). The result is in the low
/// `to.bits` bits.
pub fn to_int<F: Format>(value: u64, to: SaturatedInt, round: Round, env: Env) -> u64 {
    let value = env.input::<F>(value);
    if F::is_nan(value) {
        env.raise(Flags::INVALID);
        return 0;
    }
    let width = to.bits as usize;
    let mut exact = false;
    let (status, integer) = if to.signed {
        // Of one bit the library has no largest number: of two it has, and what is left of its range is -1 and 0.
        let StatusAnd { status, value } = F::soft(value).to_i128_r(width.max(2), round, &mut exact);
        let most = (1 << (width - 1)) - 1;
        let saturated = value.clamp(-most - 1, most);
        (if saturated == value { status } else { Status::INVALID_OP }, saturated as u64)
    } else {
        let StatusAnd { status, value } = F::soft(value).to_u128_r(width, round, &mut exact);
        (status, value as u64)
    };
    // INEXACT is reported only under CLAMP, which no reference result depends on; the model reports the rest.
    env.raise((status & !Status::INEXACT).into());
    integer & ((1 << to.bits) - 1)
}

/// From a signed integer, rounded by MODE.
pub fn from_int<T: Format>(value: i64, env: Env) -> u64 {
    let round = T::rules(&env.mode).round;
    env.finish::<T>(from_apfloat::<T>(T::Soft::from_i128_r(i128::from(value), round)))
}

/// From an unsigned integer, rounded by MODE.
pub fn from_uint<T: Format>(value: u64, env: Env) -> u64 {
    from_int::<T>(value as i64, env)
}

/// The range of a normalized 16-bit integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NormalizedRange {
    /// [-1, 1] to [-32767, 32767].
    Signed,
    /// [0, 1] to [0, 65535].
    Unsigned,
}

/// V_CVT_NORM_*: scales the clamped value to the whole integer range and rounds to nearest even; NaN gives 0.
pub fn to_normalized<F: Format>(value: u64, range: NormalizedRange, env: Env) -> u64
where
    F::Soft: FloatConvert<ieee::Double>,
{
    let value = env.input::<F>(value);
    if F::is_nan(value) {
        env.raise(Flags::INVALID);
        return 0;
    }
    let magnitude = (value & F::MAGNITUDE).min(F::ONE);
    let negative = F::is_negative(value);
    let scale = match range {
        NormalizedRange::Signed => 32767,
        NormalizedRange::Unsigned if negative => return 0,
        NormalizedRange::Unsigned => 65535,
    };
    // At most 24 bits times 16 bits: exact in F64.
    let wide = convert_soft::<F, F64>(F::soft(magnitude), Round::TowardZero).value;
    let scaled = wide.mul_r(ieee::Double::from_u128(scale).value, Round::TowardZero).value;
    let mut exact = false;
    let integer = scaled.to_u128_r(16, Round::NearestTiesToEven, &mut exact).value as u64;
    let signed = if negative { integer.wrapping_neg() } else { integer };
    signed & 0xffff
}

/// V_CVT_OFF_F32_I4: the low four bits as a signed integer, in sixteenths (16.8).
pub fn offset_i4_to_f32(value: u64) -> u64 {
    let sixteenths = (value as i64) << 60 >> 60;
    let soft = ieee::Single::from_i128(i128::from(sixteenths)).value;
    F32::from_soft(soft.scalbn_r(-4, Round::TowardZero)) & if sixteenths == 0 { 0 } else { u64::MAX }
}

/// The 8-bit formats convert to F32 exactly.
pub(crate) fn small_to_f32<F: Format>(value: u64) -> u64
where
    F::Soft: FloatConvert<ieee::Single>,
{
    let wide = F32::from_soft(convert_soft::<F, F32>(F::soft(value), Round::TowardZero).value);
    F32::quiet(wide)
}

/// FP8 to F32.
pub fn fp8_to_f32(value: u64) -> u64 {
    small_to_f32::<Fp8>(value)
}

/// BF8 to F32.
pub fn bf8_to_f32(value: u64) -> u64 {
    small_to_f32::<Bf8>(value)
}

#[cfg(test)]
mod tests {
    use super::super::{F16, FloatMode};
    use super::*;
    use pretty_assertions::assert_eq;

    fn with_env<T>(saturate: bool, body: impl FnOnce(Env) -> T) -> T {
        let flags = Cell::new(Flags::NONE);
        let mode = FloatMode { saturate, ..FloatMode::IEEE };
        body(Env::new(mode, &flags))
    }

    #[test]
    fn an_integer_of_one_bit_is_minus_one_or_zero() {
        let bit = SaturatedInt { bits: 1, signed: true };
        for (value, expected) in
            [(0f32, 0), (-1.0, 1), (-0.25, 0), (0.75, 0), (-7.0, 1), (1e30, 0), (f32::NEG_INFINITY, 1)]
        {
            with_env(true, |env| {
                let got = to_int::<F32>(value.to_bits().into(), bit, Round::NearestTiesToEven, env);
                assert_eq!(got, expected, "{value}");
            });
        }
    }

    #[test]
    fn small_floats_overflow_as_the_table_of_7_6_2_says() {
        // (source, FP8 with and without FP16_OVFL, BF8 with and without)
        let table = [
            (0x7f80_0000, 0x7e, 0x7f, 0x7b, 0x7c),
            (0xff80_0000, 0xfe, 0xff, 0xfb, 0xfc),
            (0x4800_0000, 0x7e, 0x7f, 0x7b, 0x7c),
            (0xc800_0000, 0xfe, 0xff, 0xfb, 0xfc),
            (0x43e0_0000, 0x7e, 0x7e, 0x5f, 0x5f),
        ];
        for (source, fp8_saturated, fp8, bf8_saturated, bf8) in table {
            with_env(true, |env| {
                assert_eq!(to_small_float::<Fp8>(source, env), fp8_saturated);
                assert_eq!(to_small_float::<Bf8>(source, env), bf8_saturated);
            });
            with_env(false, |env| {
                assert_eq!(to_small_float::<Fp8>(source, env), fp8);
                assert_eq!(to_small_float::<Bf8>(source, env), bf8);
            });
        }
    }

    #[test]
    fn every_small_float_survives_the_way_to_f32_and_back() {
        with_env(false, |env| {
            for bits in 0..=0xff {
                if !Fp8::is_nan(bits) {
                    assert_eq!(to_small_float::<Fp8>(fp8_to_f32(bits), env), bits);
                }
                if !Bf8::is_nan(bits) {
                    assert_eq!(to_small_float::<Bf8>(bf8_to_f32(bits), env), bits);
                }
            }
        });
    }

    #[test]
    fn stochastic_rounding_truncates_after_adding_the_random_bits() {
        with_env(false, |env| {
            // 1.0625 lies halfway between the FP8 neighbours 1.0 and 1.125.
            let halfway = 0x3f88_0000;
            assert_eq!(stochastic::<Fp8>(halfway, 0x7fff_ffff, env), 0x38);
            assert_eq!(stochastic::<Fp8>(halfway, 0x8000_0000, env), 0x39);
        });
    }

    #[test]
    fn integers_saturate_and_nan_is_zero() {
        let int32 = SaturatedInt { bits: 32, signed: true };
        with_env(false, |env| {
            let to = |bits| to_int::<F32>(bits, int32, Round::TowardZero, env);
            assert_eq!(to(0x7f80_0000), 0x7fff_ffff);
            assert_eq!(to(0xff80_0000), 0x8000_0000);
            assert_eq!(to(0x7fc0_0000), 0);
            assert_eq!(to(0xbfff_ffff), 0xffff_ffff);
        });
    }

    #[test]
    fn normalized_integers_clamp_and_round_to_nearest() {
        with_env(false, |env| {
            let signed = |bits| to_normalized::<F16>(bits, NormalizedRange::Signed, env);
            assert_eq!(signed(0x3c00), 0x7fff);
            assert_eq!(signed(0xfc00), 0x8001);
            assert_eq!(signed(0x3800), 0x4000);
            let unsigned = |bits| to_normalized::<F16>(bits, NormalizedRange::Unsigned, env);
            assert_eq!(unsigned(0x4000), 0xffff);
            assert_eq!(unsigned(0xbc00), 0);
        });
    }

    #[test]
    fn the_offset_table_of_16_8_is_sixteenths() {
        assert_eq!(offset_i4_to_f32(0b1000), 0xbf00_0000);
        assert_eq!(offset_i4_to_f32(0b1111), 0xbd80_0000);
        assert_eq!(offset_i4_to_f32(0b0000), 0);
        assert_eq!(offset_i4_to_f32(0b0111), 0x3ee0_0000);
    }
}
