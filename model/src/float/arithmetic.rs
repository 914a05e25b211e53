//! Sums and products: one correctly rounded operation each, after the input flush and before the output flush.

use super::{Env, F16, F32, Format};
use rustc_apfloat::{FloatConvert, StatusAnd};

/// `a + b`.
pub fn add<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    let (a, b) = (env.input::<F>(a), env.input::<F>(b));
    if let Some(nan) = env.propagate::<F>(&[a, b]) {
        return nan;
    }
    let round = F::rules(&env.mode).round;
    env.finish::<F>(F::sum(a, b, round))
}

/// `a - b`; a NaN comes through with its own sign.
pub fn sub<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    let negated = if F::is_nan(b) { b } else { b ^ F::SIGN };
    add::<F>(a, negated, env)
}

/// `b - a`, of two NaNs the one of `a`.
pub fn sub_reversed<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    let nan = env.propagate::<F>(&[env.input::<F>(a), env.input::<F>(b)]);
    nan.unwrap_or_else(|| sub::<F>(b, a, env))
}

/// `a * b`.
pub fn mul<F: Format>(a: u64, b: u64, env: Env) -> u64 {
    let (a, b) = (env.input::<F>(a), env.input::<F>(b));
    if let Some(nan) = env.propagate::<F>(&[a, b]) {
        return nan;
    }
    let round = F::rules(&env.mode).round;
    env.finish::<F>(F::product(a, b, round))
}

/// `a * b + c`, rounded once.
pub fn fma<F: Format>(a: u64, b: u64, c: u64, env: Env) -> u64 {
    let (a, b, c) = (env.input::<F>(a), env.input::<F>(b), env.input::<F>(c));
    if let Some(nan) = env.propagate::<F>(&[a, b, c]) {
        return nan;
    }
    let round = F::rules(&env.mode).round;
    env.finish::<F>(F::fused(a, b, c, round))
}

/// V_MUL_DX9_ZERO_F32 (16.7): `a * b`, but zero times anything is +0.
pub fn mul_dx9_zero(a: u64, b: u64, env: Env) -> u64 {
    let (a, b) = (env.input::<F32>(a), env.input::<F32>(b));
    if F32::is_zero(a) || F32::is_zero(b) { 0 } else { mul::<F32>(a, b, env) }
}

/// V_FMA_DX9_ZERO_F32 (16.12): `a * b + c`, but zero times anything is zero and leaves `c`. Flushes all denormals (7.2.4).
pub fn fma_dx9_zero(a: u64, b: u64, c: u64, env: Env) -> u64 {
    let env = env.flushing();
    let (a, b, c) = (env.input::<F32>(a), env.input::<F32>(b), env.input::<F32>(c));
    if F32::is_zero(a) || F32::is_zero(b) { env.propagate::<F32>(&[c]).unwrap_or(c) } else { fma::<F32>(a, b, c, env) }
}

/// V_MULLIT_F32 (16.12): `a * b` with lighting rules: -MAX when `b` is -MAX, -infinity or NaN or `c` is not positive,
/// zero times anything is zero.
pub fn mullit(a: u64, b: u64, c: u64, env: Env) -> u64 {
    let negative_max = F32::SIGN | F32::MAX_FINITE;
    let (a, b, c) = (env.input::<F32>(a), env.input::<F32>(b), env.input::<F32>(c));
    let b_excluded = F32::is_nan(b) || F32::is_negative(b) && b & F32::MAGNITUDE >= F32::MAX_FINITE;
    let c_excluded = F32::is_nan(c) || F32::is_zero(c) || F32::is_negative(c);
    if b_excluded || c_excluded { negative_max } else { mul_dx9_zero(a, b, env) }
}

/// `a * b + c` in F32 on operands already widened to F32, then, if `half`, rounded again to F16 (V_FMA_MIX*, VINTERP).
pub fn fma_mixed(a: u64, b: u64, c: u64, half: bool, env: Env) -> u64 {
    let wide = fma::<F32>(a, b, c, env);
    if half { super::convert::<F32, F16>(wide, env) } else { wide }
}

/// Converts a finite soft-float value exactly or with one rounding.
pub(super) fn convert_soft<F: Format, T: Format>(value: F::Soft, round: rustc_apfloat::Round) -> StatusAnd<T::Soft>
where
    F::Soft: FloatConvert<T::Soft>,
{
    let mut lossy = false;
    value.convert_r(round, &mut lossy)
}
