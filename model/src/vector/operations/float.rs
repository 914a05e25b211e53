//! Floating-point arithmetic, rounding, minima and maxima, division helpers, cube maps, interpolation, transcendentals.

use super::super::lanes::Lane;
use super::Operation::{Carry, Mixed, Packed, Quad, Value};
use super::Row;
use crate::float::transcendental::{Function, evaluate};
use crate::float::{
    Env, F16, F32, F64, Format, Relation, Round, add, compare, convert, div_fixup, div_fmas, div_scale, fma,
    fma_dx9_zero, fma_mixed, fract, frexp_exponent, frexp_mantissa, ldexp, max_num, maximum, med3_num, min_num,
    minimum, mul, mul_dx9_zero, mullit, round_to_integral, sub, sub_reversed, trig_preop,
};

/// Quad lanes of the first interpolation step.
const P10: [Option<usize>; 3] = [Some(1), None, Some(0)];
/// Quad lanes of the second interpolation step.
const P2: [Option<usize>; 3] = [Some(2), None, None];

/// The rows.
pub const ROWS: &[Row] = &[
    // Arithmetic.
    ("v_add_f16", Value(|l, e| add::<F16>(l.s[0], l.s[1], e))),
    ("v_add_f32", Value(|l, e| add::<F32>(l.s[0], l.s[1], e))),
    ("v_add_f64", Value(|l, e| add::<F64>(l.s[0], l.s[1], e))),
    ("v_sub_f16", Value(|l, e| sub::<F16>(l.s[0], l.s[1], e))),
    ("v_sub_f32", Value(|l, e| sub::<F32>(l.s[0], l.s[1], e))),
    ("v_subrev_f16", Value(|l, e| sub_reversed::<F16>(l.s[0], l.s[1], e))),
    ("v_subrev_f32", Value(|l, e| sub_reversed::<F32>(l.s[0], l.s[1], e))),
    ("v_mul_f16", Value(|l, e| mul::<F16>(l.s[0], l.s[1], e))),
    ("v_mul_f32", Value(|l, e| mul::<F32>(l.s[0], l.s[1], e))),
    ("v_mul_f64", Value(|l, e| mul::<F64>(l.s[0], l.s[1], e))),
    ("v_fma_f16", Value(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fma_f32", Value(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fma_f64", Value(|l, e| fma::<F64>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fmac_f16", Value(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fmac_f32", Value(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fmamk_f16", Value(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fmamk_f32", Value(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fmaak_f16", Value(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_fmaak_f32", Value(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    ("v_mul_dx9_zero_f32", Value(|l, e| mul_dx9_zero(l.s[0], l.s[1], e))),
    ("v_fma_dx9_zero_f32", Value(|l, e| fma_dx9_zero(l.s[0], l.s[1], l.s[2], e))),
    ("v_mullit_f32", Value(|l, e| mullit(l.s[0], l.s[1], l.s[2], e))),
    // Minima and maxima.
    ("v_min_num_f16", Value(|l, e| min_num::<F16>(l.s[0], l.s[1], e))),
    ("v_min_num_f32", Value(|l, e| min_num::<F32>(l.s[0], l.s[1], e))),
    ("v_min_num_f64", Value(|l, e| min_num::<F64>(l.s[0], l.s[1], e))),
    ("v_max_num_f16", Value(|l, e| max_num::<F16>(l.s[0], l.s[1], e))),
    ("v_max_num_f32", Value(|l, e| max_num::<F32>(l.s[0], l.s[1], e))),
    ("v_max_num_f64", Value(|l, e| max_num::<F64>(l.s[0], l.s[1], e))),
    ("v_minimum_f16", Value(|l, e| minimum::<F16>(l.s[0], l.s[1], e))),
    ("v_minimum_f32", Value(|l, e| minimum::<F32>(l.s[0], l.s[1], e))),
    ("v_minimum_f64", Value(|l, e| minimum::<F64>(l.s[0], l.s[1], e))),
    ("v_maximum_f16", Value(|l, e| maximum::<F16>(l.s[0], l.s[1], e))),
    ("v_maximum_f32", Value(|l, e| maximum::<F32>(l.s[0], l.s[1], e))),
    ("v_maximum_f64", Value(|l, e| maximum::<F64>(l.s[0], l.s[1], e))),
    ("v_min3_num_f16", Value(|l, e| min_num::<F16>(min_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_min3_num_f32", Value(|l, e| min_num::<F32>(min_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_max3_num_f16", Value(|l, e| max_num::<F16>(max_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_max3_num_f32", Value(|l, e| max_num::<F32>(max_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_minimum3_f16", Value(|l, e| minimum::<F16>(minimum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_minimum3_f32", Value(|l, e| minimum::<F32>(minimum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_maximum3_f16", Value(|l, e| maximum::<F16>(maximum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_maximum3_f32", Value(|l, e| maximum::<F32>(maximum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_minmax_num_f16", Value(|l, e| max_num::<F16>(min_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_minmax_num_f32", Value(|l, e| max_num::<F32>(min_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_maxmin_num_f16", Value(|l, e| min_num::<F16>(max_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_maxmin_num_f32", Value(|l, e| min_num::<F32>(max_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_minimummaximum_f16", Value(|l, e| maximum::<F16>(minimum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_minimummaximum_f32", Value(|l, e| maximum::<F32>(minimum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_maximumminimum_f16", Value(|l, e| minimum::<F16>(maximum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_maximumminimum_f32", Value(|l, e| minimum::<F32>(maximum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    ("v_med3_num_f16", Value(|l, e| med3_num::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_med3_num_f32", Value(|l, e| med3_num::<F32>(l.s[0], l.s[1], l.s[2], e))),
    // Rounding and scaling.
    ("v_trunc_f16", Value(|l, e| round_to_integral::<F16>(l.s[0], Round::TowardZero, e))),
    ("v_trunc_f32", Value(|l, e| round_to_integral::<F32>(l.s[0], Round::TowardZero, e))),
    ("v_trunc_f64", Value(|l, e| round_to_integral::<F64>(l.s[0], Round::TowardZero, e))),
    ("v_ceil_f16", Value(|l, e| round_to_integral::<F16>(l.s[0], Round::TowardPositive, e))),
    ("v_ceil_f32", Value(|l, e| round_to_integral::<F32>(l.s[0], Round::TowardPositive, e))),
    ("v_ceil_f64", Value(|l, e| round_to_integral::<F64>(l.s[0], Round::TowardPositive, e))),
    ("v_floor_f16", Value(|l, e| round_to_integral::<F16>(l.s[0], Round::TowardNegative, e))),
    ("v_floor_f32", Value(|l, e| round_to_integral::<F32>(l.s[0], Round::TowardNegative, e))),
    ("v_floor_f64", Value(|l, e| round_to_integral::<F64>(l.s[0], Round::TowardNegative, e))),
    ("v_rndne_f16", Value(|l, e| round_to_integral::<F16>(l.s[0], Round::NearestTiesToEven, e))),
    ("v_rndne_f32", Value(|l, e| round_to_integral::<F32>(l.s[0], Round::NearestTiesToEven, e))),
    ("v_rndne_f64", Value(|l, e| round_to_integral::<F64>(l.s[0], Round::NearestTiesToEven, e))),
    ("v_fract_f16", Value(|l, e| fract::<F16>(l.s[0], e))),
    ("v_fract_f32", Value(|l, e| fract::<F32>(l.s[0], e))),
    ("v_fract_f64", Value(|l, e| fract::<F64>(l.s[0], e))),
    ("v_frexp_mant_f16", Value(|l, e| frexp_mantissa::<F16>(l.s[0], e))),
    ("v_frexp_mant_f32", Value(|l, e| frexp_mantissa::<F32>(l.s[0], e))),
    ("v_frexp_mant_f64", Value(|l, e| frexp_mantissa::<F64>(l.s[0], e))),
    ("v_frexp_exp_i16_f16", Value(|l, e| frexp_exponent::<F16>(l.s[0], e) as u64)),
    ("v_frexp_exp_i32_f32", Value(|l, e| frexp_exponent::<F32>(l.s[0], e) as u64)),
    ("v_frexp_exp_i32_f64", Value(|l, e| frexp_exponent::<F64>(l.s[0], e) as u64)),
    ("v_ldexp_f16", Value(|l, e| ldexp::<F16>(l.s[0], i32::from(l.s[1] as i16), e))),
    ("v_ldexp_f32", Value(|l, e| ldexp::<F32>(l.s[0], l.s[1] as i32, e))),
    ("v_ldexp_f64", Value(|l, e| ldexp::<F64>(l.s[0], l.s[1] as i32, e))),
    // Division and trigonometric macros.
    ("v_div_scale_f32", Carry(scale::<F32>)),
    ("v_div_fmas_f32", Value(|l, e| div_fmas::<F32>(l.s[0], l.s[1], l.s[2], l.mask, e))),
    ("v_div_scale_f64", Carry(scale::<F64>)),
    ("v_div_fmas_f64", Value(|l, e| div_fmas::<F64>(l.s[0], l.s[1], l.s[2], l.mask, e))),
    ("v_div_fixup_f16", Value(|l, e| div_fixup::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_div_fixup_f32", Value(|l, e| div_fixup::<F32>(l.s[0], l.s[1], l.s[2], e))),
    ("v_div_fixup_f64", Value(|l, e| div_fixup::<F64>(l.s[0], l.s[1], l.s[2], e))),
    ("v_trig_preop_f64", Value(|l, _| trig_preop(l.s[0], l.s[1] as u32))),
    // Transcendentals.
    ("v_rcp_f16", Value(|l, e| evaluate::<F16>(Function::Rcp, l.s[0], e))),
    ("v_rcp_f32", Value(|l, e| evaluate::<F32>(Function::Rcp, l.s[0], e))),
    ("v_rcp_f64", Value(|l, e| evaluate::<F64>(Function::Rcp, l.s[0], e))),
    ("v_rsq_f16", Value(|l, e| evaluate::<F16>(Function::Rsq, l.s[0], e))),
    ("v_rsq_f32", Value(|l, e| evaluate::<F32>(Function::Rsq, l.s[0], e))),
    ("v_rsq_f64", Value(|l, e| evaluate::<F64>(Function::Rsq, l.s[0], e))),
    ("v_sqrt_f16", Value(|l, e| evaluate::<F16>(Function::Sqrt, l.s[0], e))),
    ("v_sqrt_f32", Value(|l, e| evaluate::<F32>(Function::Sqrt, l.s[0], e))),
    ("v_sqrt_f64", Value(|l, e| evaluate::<F64>(Function::Sqrt, l.s[0], e))),
    ("v_log_f16", Value(|l, e| evaluate::<F16>(Function::Log, l.s[0], e))),
    ("v_log_f32", Value(|l, e| evaluate::<F32>(Function::Log, l.s[0], e))),
    ("v_exp_f16", Value(|l, e| evaluate::<F16>(Function::Exp, l.s[0], e))),
    ("v_exp_f32", Value(|l, e| evaluate::<F32>(Function::Exp, l.s[0], e))),
    ("v_sin_f16", Value(|l, e| evaluate::<F16>(Function::Sin, l.s[0], e))),
    ("v_sin_f32", Value(|l, e| evaluate::<F32>(Function::Sin, l.s[0], e))),
    ("v_cos_f16", Value(|l, e| evaluate::<F16>(Function::Cos, l.s[0], e))),
    ("v_cos_f32", Value(|l, e| evaluate::<F32>(Function::Cos, l.s[0], e))),
    ("v_rcp_iflag_f32", Value(|l, e| evaluate::<F32>(Function::RcpIflag, l.s[0], e))),
    ("v_s_exp_f16", Value(|l, e| evaluate::<F16>(Function::Exp, l.s[0], e))),
    ("v_s_exp_f32", Value(|l, e| evaluate::<F32>(Function::Exp, l.s[0], e))),
    ("v_s_log_f16", Value(|l, e| evaluate::<F16>(Function::Log, l.s[0], e))),
    ("v_s_log_f32", Value(|l, e| evaluate::<F32>(Function::Log, l.s[0], e))),
    ("v_s_rcp_f16", Value(|l, e| evaluate::<F16>(Function::Rcp, l.s[0], e))),
    ("v_s_rcp_f32", Value(|l, e| evaluate::<F32>(Function::Rcp, l.s[0], e))),
    ("v_s_rsq_f16", Value(|l, e| evaluate::<F16>(Function::Rsq, l.s[0], e))),
    ("v_s_rsq_f32", Value(|l, e| evaluate::<F32>(Function::Rsq, l.s[0], e))),
    ("v_s_sqrt_f16", Value(|l, e| evaluate::<F16>(Function::Sqrt, l.s[0], e))),
    ("v_s_sqrt_f32", Value(|l, e| evaluate::<F32>(Function::Sqrt, l.s[0], e))),
    // Packed halves.
    ("v_pk_add_f16", Packed(|l, e| add::<F16>(l.s[0], l.s[1], e))),
    ("v_pk_mul_f16", Packed(|l, e| mul::<F16>(l.s[0], l.s[1], e))),
    ("v_pk_fma_f16", Packed(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_pk_fmac_f16", Packed(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    ("v_pk_min_num_f16", Packed(|l, e| min_num::<F16>(l.s[0], l.s[1], e))),
    ("v_pk_max_num_f16", Packed(|l, e| max_num::<F16>(l.s[0], l.s[1], e))),
    ("v_pk_minimum_f16", Packed(|l, e| minimum::<F16>(l.s[0], l.s[1], e))),
    ("v_pk_maximum_f16", Packed(|l, e| maximum::<F16>(l.s[0], l.s[1], e))),
    // Cube maps.
    ("v_cubeid_f32", Value(cube_id)),
    ("v_cubesc_f32", Value(cube_sc)),
    ("v_cubetc_f32", Value(cube_tc)),
    ("v_cubema_f32", Value(cube_ma)),
    // Parameter interpolation: P10 and P0 come from lanes 1 and 0 of the quad, P20 from lane 2 (16.13).
    ("v_interp_p10_f32", Quad(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e), P10)),
    ("v_interp_p2_f32", Quad(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e), P2)),
    ("v_interp_p10_f16_f32", Quad(|l, e| interpolate(l, true, false, e), P10)),
    ("v_interp_p2_f16_f32", Quad(|l, e| interpolate(l, false, true, e), P2)),
    ("v_interp_p10_rtz_f16_f32", Quad(|l, e| interpolate(l, true, false, e.rounding(Round::TowardZero)), P10)),
    ("v_interp_p2_rtz_f16_f32", Quad(|l, e| interpolate(l, false, true, e.rounding(Round::TowardZero)), P2)),
    ("v_fma_mix_f32", Mixed { half: false }),
    ("v_fma_mixlo_f16", Mixed { half: true }),
    ("v_fma_mixhi_f16", Mixed { half: true }),
];

fn scale<F: Format>(l: &Lane, env: Env) -> (u64, bool) {
    let scaled = div_scale::<F>(l.s[0], l.s[1], l.s[2], env);
    (scaled.value, scaled.rescale)
}

/// An interpolation step on a half-precision parameter; `wide_in` widens source 2 too, `half` rounds the result to F16.
fn interpolate(l: &Lane, wide_in: bool, half: bool, env: Env) -> u64 {
    let widened = |x| convert::<F16, F32>(x, env);
    let addend = if wide_in { widened(l.s[2]) } else { l.s[2] };
    fma_mixed(widened(l.s[0]), l.s[1], addend, half, env)
}

/// The major axis of a cube-map direction.
enum Axis {
    X,
    Y,
    Z,
}

/// The major axis, whether its coordinate is negative, and the coordinates with denormals flushed (7.2.4).
fn cube_axis(l: &Lane, env: Env) -> (Axis, bool, [u64; 3]) {
    let env = env.flushing();
    let coordinates = l.s.map(|s| env.input::<F32>(s));
    let [x, y, z] = coordinates.map(|s| s & F32::MAGNITUDE);
    let at_least = |a, b| compare::<F32>(a, b, Relation::from_offset(6), false, env);
    let (axis, index) = if at_least(z, x) && at_least(z, y) {
        (Axis::Z, 2)
    } else if at_least(y, x) {
        (Axis::Y, 1)
    } else {
        (Axis::X, 0)
    };
    let major = coordinates[index];
    let negative = compare::<F32>(major, 0, Relation::from_offset(1), false, env);
    (axis, negative, coordinates)
}

/// V_CUBEID_F32: the face number.
fn cube_id(l: &Lane, env: Env) -> u64 {
    let (axis, negative, _) = cube_axis(l, env);
    let face = match axis {
        Axis::X => 0,
        Axis::Y => 2,
        Axis::Z => 4,
    };
    crate::float::from_int::<F32>(face + i64::from(negative), env)
}

/// V_CUBESC_F32: the S coordinate.
fn cube_sc(l: &Lane, env: Env) -> u64 {
    let (axis, negative, [x, _, z]) = cube_axis(l, env);
    match (axis, negative) {
        (Axis::Z, true) => x ^ F32::SIGN,
        (Axis::Z, false) | (Axis::Y, _) => x,
        (Axis::X, true) => z,
        (Axis::X, false) => z ^ F32::SIGN,
    }
}

/// V_CUBETC_F32: the T coordinate.
fn cube_tc(l: &Lane, env: Env) -> u64 {
    let (axis, negative, [_, y, z]) = cube_axis(l, env);
    match (axis, negative) {
        (Axis::Y, true) => z ^ F32::SIGN,
        (Axis::Y, false) => z,
        _ => y ^ F32::SIGN,
    }
}

/// V_CUBEMA_F32: twice the major axis.
fn cube_ma(l: &Lane, env: Env) -> u64 {
    let (axis, _, [x, y, z]) = cube_axis(l, env);
    let major = match axis {
        Axis::X => x,
        Axis::Y => y,
        Axis::Z => z,
    };
    add::<F32>(major, major, env.flushing())
}
