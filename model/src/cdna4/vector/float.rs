//! Float functions that are not those of RDNA4: minima and maxima under MODE.IEEE, products that are rounded before the addition.

use crate::float::{Env, F16, F32, Flags, Format, add, mul};
use crate::vector::lanes::Lane;

/// V_MIN, V_MAX: under IEEE a signalling NaN comes through quieted; any other NaN loses. -0 is below +0. Denormals are flushed
/// as MODE says.
fn extreme<F: Format>(a: u64, b: u64, smaller: bool, ieee: bool, env: Env) -> u64 {
    let (a, b) = (env.input::<F>(a), env.input::<F>(b));
    let signalling = [a, b].into_iter().find(|&x| F::is_signaling(x));
    if signalling.is_some() {
        env.raise(Flags::INVALID);
    }
    let below = F::order_key(a) < F::order_key(b);
    match (signalling, F::is_nan(a), F::is_nan(b)) {
        (Some(nan), ..) if ieee => F::quiet(nan),
        (_, true, true) => F::quiet(b),
        (_, true, false) => env.output::<F>(b),
        (_, false, true) => env.output::<F>(a),
        _ if below == smaller => env.output::<F>(a),
        _ => env.output::<F>(b),
    }
}

/// V_MIN.
pub fn min<F: Format>([a, b, _]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F>(a, b, true, ieee, env)
}

/// V_MAX.
pub fn max<F: Format>([a, b, _]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F>(a, b, false, ieee, env)
}

/// V_MIN3: the minimum of the minimum of the first two and the third.
pub fn min3<F: Format>([a, b, c]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F>(extreme::<F>(a, b, true, ieee, env), c, true, ieee, env)
}

/// V_MAX3.
pub fn max3<F: Format>([a, b, c]: [u64; 3], ieee: bool, env: Env) -> u64 {
    extreme::<F>(extreme::<F>(a, b, false, ieee, env), c, false, ieee, env)
}

/// V_MED3: with a NaN among the sources V_MIN3, else what the larger two have as their smaller one.
pub fn med3<F: Format>(s: [u64; 3], ieee: bool, env: Env) -> u64 {
    if s.iter().any(|&x| F::is_nan(x)) {
        return min3::<F>(s, ieee, env);
    }
    // Of sources, whose denormals may stay where those of a result do not.
    let [a, b, c] = s;
    let [x, y, z] = s.map(|source| F::order_key(env.input::<F>(source)));
    let rest = match () {
        () if x >= y && x >= z => [b, c, 0],
        () if y >= z => [a, c, 0],
        () => [a, b, 0],
    };
    max::<F>(rest, ieee, env)
}

/// V_MAD_F16 and its like: the product is rounded, then the sum.
pub fn mad_f16(l: &Lane, env: Env) -> u64 {
    add::<F16>(mul::<F16>(l.s[0], l.s[1], env), l.s[2], env)
}

/// The largest argument of V_SIN and V_COS, 256.0.
const LARGEST_ANGLE: u64 = 0x4380_0000;

/// Whether an angle in turns is beyond what V_SIN_F32 and V_COS_F32 reduce.
pub fn out_of_range(x: u64) -> bool {
    !F32::is_nan(x) && x & F32::MAGNITUDE > LARGEST_ANGLE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mode::Mode;
    use pretty_assertions::assert_eq;
    use std::cell::Cell;

    const ONE: u64 = 0x3f80_0000;
    const QUIET: u64 = 0x7fc0_0001;
    const SIGNALLING: u64 = 0x7f80_0001;

    fn with_mode<T>(mode: u32, run: impl FnOnce(Env) -> T) -> T {
        run(Env::new(Mode(mode).into(), &Cell::new(Flags::NONE)))
    }

    #[test]
    fn minima_take_the_number_and_under_ieee_the_quieted_signalling_nan() {
        with_mode(0xf0, |env| {
            assert_eq!(min::<F32>([QUIET, ONE, 0], true, env), ONE);
            assert_eq!(max::<F32>([SIGNALLING, ONE, 0], true, env), QUIET);
            assert_eq!(max::<F32>([SIGNALLING, ONE, 0], false, env), ONE);
            assert_eq!(med3::<F32>([ONE, 0, 0x4000_0000], true, env), ONE);
        });
    }

    #[test]
    fn minima_flush_denormals_as_mode_says() {
        with_mode(0, |env| assert_eq!(max::<F32>([1, 2, 0], true, env), 0));
        with_mode(0xf0, |env| assert_eq!(max::<F32>([1, 2, 0], true, env), 2));
        // Denormal operands, not results.
        with_mode(0x10, |env| assert_eq!(max::<F32>([1, QUIET, 0], true, env), 0));
        with_mode(0x10, |env| assert_eq!(min::<F32>([QUIET, 1, 0], true, env), 0));
    }
}
