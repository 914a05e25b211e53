//! Float functions that GCN has and RDNA4 has not, or defines otherwise: products that are rounded before the addition, minima
//! and maxima under MODE.IEEE, legacy rules, clamped reciprocals.

use crate::float::transcendental::{Function, evaluate};
use crate::float::{Env, F32, Flags, Format, Relation, add, compare, mul, mul_dx9_zero};
use crate::vector::lanes::Lane;

/// V_MAD_F32, V_MAC_F32: the product is rounded, then the sum. Denormals are flushed at each step, whatever MODE says: the
/// unit has none, and compilers use it only where MODE has them flushed.
pub fn mad(l: &Lane, env: Env) -> u64 {
    let env = env.flushing();
    add::<F32>(mul::<F32>(l.s[0], l.s[1], env), l.s[2], env)
}

/// V_MAD_LEGACY_F32, V_MAC_LEGACY_F32: the same, zero times anything being +0.
pub fn mad_legacy(l: &Lane, env: Env) -> u64 {
    let env = env.flushing();
    add::<F32>(mul_dx9_zero(l.s[0], l.s[1], env), l.s[2], env)
}

/// Whether `a < b` of two numbers, -0 below +0.
fn below<F: Format>(a: u64, b: u64) -> bool {
    F::order_key(a) < F::order_key(b)
}

/// V_MIN, V_MAX: under IEEE a signalling NaN comes through quieted; any other NaN loses, of two the second comes through.
/// Denormals are never flushed: before GCN 1.4 these opcodes do not look at MODE.FP_DENORM.
fn extreme<F: Format>(a: u64, b: u64, smaller: bool, ieee: bool, env: Env) -> u64 {
    let signalling = [a, b].into_iter().find(|&x| F::is_signaling(x));
    if signalling.is_some() {
        env.raise(Flags::INVALID);
    }
    match (signalling, F::is_nan(a), F::is_nan(b)) {
        (Some(nan), ..) if ieee => F::quiet(nan),
        (_, true, _) => b,
        (_, _, true) => a,
        _ if below::<F>(a, b) == smaller => a,
        _ => b,
    }
}

/// V_MIN_F32, V_MIN_F64.
pub fn min<F: Format>([a, b, _]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F>(a, b, true, ieee, env)
}

/// V_MAX_F32, V_MAX_F64.
pub fn max<F: Format>([a, b, _]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F>(a, b, false, ieee, env)
}

/// V_MIN3_F32: the minimum of the minimum of the first two and the third.
pub fn min3([a, b, c]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F32>(extreme::<F32>(a, b, true, ieee, env), c, true, ieee, env)
}

/// V_MAX3_F32.
pub fn max3([a, b, c]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F32>(extreme::<F32>(a, b, false, ieee, env), c, false, ieee, env)
}

/// V_MED3_F32: with a NaN among the sources V_MIN3_F32, else what the larger two have as their smaller one.
pub fn med3(s: [u64; 3], ieee: bool, env: Env) -> u64 {
    if s.iter().any(|&x| F32::is_nan(x)) {
        return min3(s, ieee, env);
    }
    let [a, b, c] = s;
    let largest = max3(s, ieee, env);
    let rest = if largest == a {
        [b, c, 0]
    } else if largest == b {
        [a, c, 0]
    } else {
        [a, b, 0]
    };
    max::<F32>(rest, ieee, env)
}

/// V_MIN_LEGACY_F32: `a < b ? a : b`, so that a NaN gives the second.
pub fn min_legacy([a, b, _]: [u64; 3], _: bool, env: Env) -> u64 {
    let less = Relation::from_offset(1);
    if compare::<F32>(a, b, less, false, kept(env)) { a } else { b }
}

/// V_MAX_LEGACY_F32: `a >= b ? a : b`.
pub fn max_legacy([a, b, _]: [u64; 3], _: bool, env: Env) -> u64 {
    let at_least = Relation::from_offset(6);
    if compare::<F32>(a, b, at_least, false, kept(env)) { a } else { b }
}

fn kept(env: Env) -> Env {
    env.denormals(true, true)
}

/// The value limited to the largest finite one (V_RCP_CLAMP, V_RSQ_CLAMP).
fn finite<F: Format>(value: u64) -> u64 {
    if F::is_infinite(value) { value & F::SIGN | F::MAX_FINITE } else { value }
}

/// V_RCP_CLAMP_F32, V_RCP_CLAMP_F64.
pub fn rcp_clamp<F: Format>(l: &Lane, env: Env) -> u64 {
    finite::<F>(evaluate::<F>(Function::Rcp, l.s[0], env))
}

/// V_RSQ_CLAMP_F32, V_RSQ_CLAMP_F64.
pub fn rsq_clamp<F: Format>(l: &Lane, env: Env) -> u64 {
    finite::<F>(evaluate::<F>(Function::Rsq, l.s[0], env))
}

/// V_LOG_CLAMP_F32: limited below alone.
pub fn log_clamp(l: &Lane, env: Env) -> u64 {
    let result = evaluate::<F32>(Function::Log, l.s[0], env);
    if result & F32::SIGN != 0 { finite::<F32>(result) } else { result }
}

/// V_RCP_LEGACY_F32: an infinity becomes a zero of its sign.
pub fn rcp_legacy(l: &Lane, env: Env) -> u64 {
    let result = evaluate::<F32>(Function::Rcp, l.s[0], env);
    if F32::is_infinite(result) { result & F32::SIGN } else { result }
}

/// V_RSQ_LEGACY_F32: of zeros +0.
pub fn rsq_legacy(l: &Lane, env: Env) -> u64 {
    let result = evaluate::<F32>(Function::Rsq, l.s[0], env);
    if F32::is_infinite(result) { 0 } else { result }
}

/// The largest argument of V_SIN_F32 and V_COS_F32, 256.0.
const LARGEST_ANGLE: u64 = 0x4380_0000;

fn out_of_range(x: u64) -> bool {
    !F32::is_nan(x) && x & F32::MAGNITUDE > LARGEST_ANGLE
}

/// V_SIN_F32: 0.0 outside [-256, 256].
pub fn sin(l: &Lane, env: Env) -> u64 {
    if out_of_range(l.s[0]) { 0 } else { evaluate::<F32>(Function::Sin, l.s[0], env) }
}

/// V_COS_F32: 1.0 outside [-256, 256].
pub fn cos(l: &Lane, env: Env) -> u64 {
    if out_of_range(l.s[0]) { F32::ONE } else { evaluate::<F32>(Function::Cos, l.s[0], env) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mode::Mode;
    use pretty_assertions::assert_eq;
    use std::cell::Cell;

    const ONE: u64 = 0x3f80_0000;
    const TWO: u64 = 0x4000_0000;
    const QUIET: u64 = 0x7fc0_0001;
    const SIGNALLING: u64 = 0x7f80_0001;
    const MINUS_ZERO: u64 = 0x8000_0000;

    fn with_mode<T>(mode: u32, run: impl FnOnce(Env) -> T) -> T {
        run(Env::new(Mode(mode).into(), &Cell::new(Flags::NONE)))
    }

    fn lane(s: [u64; 3]) -> Lane {
        Lane { s, lane: 0, mask: false, clamp: false, op_sel: 0, neg: 0 }
    }

    #[test]
    fn minima_take_the_number_and_under_ieee_the_quieted_signalling_nan() {
        with_mode(0xf0, |env| {
            assert_eq!(min::<F32>([QUIET, ONE, 0], true, env), ONE);
            assert_eq!(min::<F32>([ONE, QUIET, 0], false, env), ONE);
            assert_eq!(max::<F32>([SIGNALLING, ONE, 0], true, env), QUIET);
            assert_eq!(max::<F32>([SIGNALLING, ONE, 0], false, env), ONE);
            assert_eq!(max::<F32>([QUIET, SIGNALLING, 0], false, env), SIGNALLING);
        });
    }

    #[test]
    fn minima_order_zeros_and_keep_denormals_that_mode_flushes() {
        with_mode(0, |env| {
            assert_eq!(min::<F32>([0, MINUS_ZERO, 0], true, env), MINUS_ZERO);
            assert_eq!(max::<F32>([MINUS_ZERO, 0, 0], true, env), 0);
            assert_eq!(max::<F32>([1, 2, 0], true, env), 2);
        });
    }

    #[test]
    fn medians_with_a_nan_are_minima() {
        with_mode(0xf0, |env| {
            assert_eq!(med3([TWO, ONE, 0], true, env), ONE);
            assert_eq!(med3([QUIET, TWO, ONE], true, env), ONE);
            assert_eq!(med3([TWO, TWO, ONE], true, env), TWO);
        });
    }

    #[test]
    fn legacy_minima_give_the_second_source_where_one_is_a_nan() {
        with_mode(0xf0, |env| {
            assert_eq!(min_legacy([QUIET, ONE, 0], true, env), ONE);
            assert_eq!(min_legacy([ONE, QUIET, 0], true, env), QUIET);
            assert_eq!(max_legacy([ONE, QUIET, 0], true, env), QUIET);
            assert_eq!(max_legacy([ONE, ONE, 0], true, env), ONE);
        });
    }

    #[test]
    fn the_product_of_a_mad_is_rounded_and_its_denormals_are_flushed() {
        with_mode(0xf0, |env| {
            // (1 + 2^-23)^2 - (1 + 2^-22): fused 2^-46, in two steps 0.
            assert_eq!(mad(&lane([0x3f80_0001, 0x3f80_0001, 0xbf80_0002]), env), 0);
            assert_eq!(mad(&lane([0x0080_0000, 0x3f00_0000, 0x0000_0001]), env), 0);
            assert_eq!(mad_legacy(&lane([0, 0x7f80_0000, ONE]), env), ONE);
        });
    }

    #[test]
    fn clamped_and_legacy_functions_have_no_infinities() {
        with_mode(0xf0, |env| {
            assert_eq!(rcp_clamp::<F32>(&lane([MINUS_ZERO, 0, 0]), env), 0xff7f_ffff);
            assert_eq!(rcp_legacy(&lane([MINUS_ZERO, 0, 0]), env), MINUS_ZERO);
            assert_eq!(rsq_legacy(&lane([MINUS_ZERO, 0, 0]), env), 0);
            assert_eq!(log_clamp(&lane([0, 0, 0]), env), 0xff7f_ffff);
            assert_eq!(log_clamp(&lane([0x7f80_0000, 0, 0]), env), 0x7f80_0000);
        });
    }

    #[test]
    fn angles_beyond_256_turns_are_not_reduced() {
        with_mode(0xf0, |env| {
            assert_eq!(sin(&lane([0xff80_0000, 0, 0]), env), 0);
            assert_eq!(cos(&lane([0x4380_0001, 0, 0]), env), ONE);
            assert_eq!(cos(&lane([0x4380_0000, 0, 0]), env), ONE);
        });
    }
}
