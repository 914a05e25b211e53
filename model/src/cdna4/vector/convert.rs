//! Conversions that RDNA4 lacks or does otherwise: bfloat16, pairs rounded to nearest even, 8-bit floats with SDWA and OP_SEL.

use crate::float::{
    Bf8, Bf16, Env, F16, F32, Format, Fp8, Round, bf8_to_f32, convert, fp8_to_f32, stochastic, to_small_float,
};
use crate::vector::lanes::Lane;

/// V_CVT_F32_BF16: denormals as MODE says of binary32, a signaling NaN becomes quiet.
pub fn widen_bf16(l: &Lane, env: Env) -> u64 {
    convert::<F32, F32>(l.s[0] << 16, env)
}

/// V_CVT_PK_F16_F32.
pub fn pair_of_f16(l: &Lane, env: Env) -> u64 {
    let env = env.rounding(Round::NearestTiesToEven);
    convert::<F32, F16>(l.s[0], env) | convert::<F32, F16>(l.s[1], env) << 16
}

/// V_CVT_PK_BF16_F32.
pub fn pair_of_bf16(l: &Lane, env: Env) -> u64 {
    let env = env.rounding(Round::NearestTiesToEven);
    convert::<F32, Bf16>(l.s[0], env) | convert::<F32, Bf16>(l.s[1], env) << 16
}

/// V_CVT_SR_F16_F32: source 1 is added below the bits that are kept. Infinities stay, whatever FP16_OVFL says (3.5).
pub fn stochastic_f16(l: &Lane, env: Env) -> u64 {
    if F32::is_infinite(l.s[0]) {
        convert::<F32, F16>(l.s[0], env)
    } else {
        stochastic::<F16>(l.s[0], l.s[1] as u32, env)
    }
}

/// V_CVT_SR_BF16_F32.
pub fn stochastic_bf16(l: &Lane, env: Env) -> u64 {
    if F32::is_infinite(l.s[0]) {
        convert::<F32, Bf16>(l.s[0], env)
    } else {
        stochastic::<Bf16>(l.s[0], l.s[1] as u32, env)
    }
}

/// V_CVT_F32_FP8, of the byte that SDWA selects.
pub fn from_fp8(l: &Lane, _: Env) -> u64 {
    fp8_to_f32(l.s[0] & 0xff)
}

/// V_CVT_F32_BF8.
pub fn from_bf8(l: &Lane, _: Env) -> u64 {
    bf8_to_f32(l.s[0] & 0xff)
}

/// V_CVT_PK_F32_FP8, of the half that SDWA selects.
pub fn pair_from_fp8(l: &Lane, _: Env) -> u64 {
    fp8_to_f32(l.s[0] & 0xff) | fp8_to_f32(l.s[0] >> 8 & 0xff) << 32
}

/// V_CVT_PK_F32_BF8.
pub fn pair_from_bf8(l: &Lane, _: Env) -> u64 {
    bf8_to_f32(l.s[0] & 0xff) | bf8_to_f32(l.s[0] >> 8 & 0xff) << 32
}

/// V_CVT_PK_FP8_F32.
pub fn pair_of_fp8(l: &Lane, env: Env) -> u64 {
    to_small_float::<Fp8>(l.s[0], env) | to_small_float::<Fp8>(l.s[1], env) << 8
}

/// V_CVT_PK_BF8_F32.
pub fn pair_of_bf8(l: &Lane, env: Env) -> u64 {
    to_small_float::<Bf8>(l.s[0], env) | to_small_float::<Bf8>(l.s[1], env) << 8
}

/// V_CVT_SR_FP8_F32.
pub fn stochastic_fp8(l: &Lane, env: Env) -> u64 {
    stochastic::<Fp8>(l.s[0], l.s[1] as u32, env)
}

/// V_CVT_SR_BF8_F32.
pub fn stochastic_bf8(l: &Lane, env: Env) -> u64 {
    stochastic::<Bf8>(l.s[0], l.s[1] as u32, env)
}
