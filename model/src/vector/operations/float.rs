//! Floating-point arithmetic, rounding, minima and maxima, division helpers, cube maps, interpolation, transcendentals.

use super::super::lanes::Lane;
use super::Operation::{Carry, Mixed, Packed, Quad};
use super::Row;
use crate::float::transcendental::{Function, evaluate};
use crate::float::{
    Env, F16, F32, F64, Format, Relation, Round, add, compare, convert, div_fixup, div_fmas, div_scale, fma,
    fma_dx9_zero, fma_mixed, fract, frexp_exponent, frexp_mantissa, ldexp, max_num, maximum, med3_num, min_num,
    minimum, mul, mul_dx9_zero, mullit, round_to_integral, sub, sub_reversed, trig_preop,
};
use tombolo_isa::arch::rdna4::op;

/// Quad lanes of the first interpolation step.
const P10: [Option<usize>; 3] = [Some(1), None, Some(0)];
/// Quad lanes of the second interpolation step.
const P2: [Option<usize>; 3] = [Some(2), None, None];

/// The rows.
pub const ROWS: &[Row] = &[
    // Arithmetic.
    (op::V_ADD_F16, value!(|l, e| add::<F16>(l.s[0], l.s[1], e))),
    (op::V_ADD_F32, value!(|l, e| add::<F32>(l.s[0], l.s[1], e))),
    (op::V_ADD_F64, value!(|l, e| add::<F64>(l.s[0], l.s[1], e))),
    (op::V_SUB_F16, value!(|l, e| sub::<F16>(l.s[0], l.s[1], e))),
    (op::V_SUB_F32, value!(|l, e| sub::<F32>(l.s[0], l.s[1], e))),
    (op::V_SUBREV_F16, value!(|l, e| sub_reversed::<F16>(l.s[0], l.s[1], e))),
    (op::V_SUBREV_F32, value!(|l, e| sub_reversed::<F32>(l.s[0], l.s[1], e))),
    (op::V_MUL_F16, value!(|l, e| mul::<F16>(l.s[0], l.s[1], e))),
    (op::V_MUL_F32, value!(|l, e| mul::<F32>(l.s[0], l.s[1], e))),
    (op::V_MUL_F64, value!(|l, e| mul::<F64>(l.s[0], l.s[1], e))),
    (op::V_FMA_F16, value!(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMA_F32, value!(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMA_F64, value!(|l, e| fma::<F64>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMAC_F16, value!(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMAC_F32, value!(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMAMK_F16, value!(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMAMK_F32, value!(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMAAK_F16, value!(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_FMAAK_F32, value!(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_MUL_DX9_ZERO_F32, value!(|l, e| mul_dx9_zero(l.s[0], l.s[1], e))),
    (op::V_FMA_DX9_ZERO_F32, value!(|l, e| fma_dx9_zero(l.s[0], l.s[1], l.s[2], e))),
    (op::V_MULLIT_F32, value!(|l, e| mullit(l.s[0], l.s[1], l.s[2], e))),
    // Minima and maxima.
    (op::V_MIN_NUM_F16, value!(|l, e| min_num::<F16>(l.s[0], l.s[1], e))),
    (op::V_MIN_NUM_F32, value!(|l, e| min_num::<F32>(l.s[0], l.s[1], e))),
    (op::V_MIN_NUM_F64, value!(|l, e| min_num::<F64>(l.s[0], l.s[1], e))),
    (op::V_MAX_NUM_F16, value!(|l, e| max_num::<F16>(l.s[0], l.s[1], e))),
    (op::V_MAX_NUM_F32, value!(|l, e| max_num::<F32>(l.s[0], l.s[1], e))),
    (op::V_MAX_NUM_F64, value!(|l, e| max_num::<F64>(l.s[0], l.s[1], e))),
    (op::V_MINIMUM_F16, value!(|l, e| minimum::<F16>(l.s[0], l.s[1], e))),
    (op::V_MINIMUM_F32, value!(|l, e| minimum::<F32>(l.s[0], l.s[1], e))),
    (op::V_MINIMUM_F64, value!(|l, e| minimum::<F64>(l.s[0], l.s[1], e))),
    (op::V_MAXIMUM_F16, value!(|l, e| maximum::<F16>(l.s[0], l.s[1], e))),
    (op::V_MAXIMUM_F32, value!(|l, e| maximum::<F32>(l.s[0], l.s[1], e))),
    (op::V_MAXIMUM_F64, value!(|l, e| maximum::<F64>(l.s[0], l.s[1], e))),
    (op::V_MIN3_NUM_F16, value!(|l, e| min_num::<F16>(min_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MIN3_NUM_F32, value!(|l, e| min_num::<F32>(min_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAX3_NUM_F16, value!(|l, e| max_num::<F16>(max_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAX3_NUM_F32, value!(|l, e| max_num::<F32>(max_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MINIMUM3_F16, value!(|l, e| minimum::<F16>(minimum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MINIMUM3_F32, value!(|l, e| minimum::<F32>(minimum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAXIMUM3_F16, value!(|l, e| maximum::<F16>(maximum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAXIMUM3_F32, value!(|l, e| maximum::<F32>(maximum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MINMAX_NUM_F16, value!(|l, e| max_num::<F16>(min_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MINMAX_NUM_F32, value!(|l, e| max_num::<F32>(min_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAXMIN_NUM_F16, value!(|l, e| min_num::<F16>(max_num::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAXMIN_NUM_F32, value!(|l, e| min_num::<F32>(max_num::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MINIMUMMAXIMUM_F16, value!(|l, e| maximum::<F16>(minimum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MINIMUMMAXIMUM_F32, value!(|l, e| maximum::<F32>(minimum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAXIMUMMINIMUM_F16, value!(|l, e| minimum::<F16>(maximum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MAXIMUMMINIMUM_F32, value!(|l, e| minimum::<F32>(maximum::<F32>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_MED3_NUM_F16, value!(|l, e| med3_num::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_MED3_NUM_F32, value!(|l, e| med3_num::<F32>(l.s[0], l.s[1], l.s[2], e))),
    // Rounding and scaling.
    (op::V_TRUNC_F16, value!(|l, e| round_to_integral::<F16>(l.s[0], Round::TowardZero, e))),
    (op::V_TRUNC_F32, value!(|l, e| round_to_integral::<F32>(l.s[0], Round::TowardZero, e))),
    (op::V_TRUNC_F64, value!(|l, e| round_to_integral::<F64>(l.s[0], Round::TowardZero, e))),
    (op::V_CEIL_F16, value!(|l, e| round_to_integral::<F16>(l.s[0], Round::TowardPositive, e))),
    (op::V_CEIL_F32, value!(|l, e| round_to_integral::<F32>(l.s[0], Round::TowardPositive, e))),
    (op::V_CEIL_F64, value!(|l, e| round_to_integral::<F64>(l.s[0], Round::TowardPositive, e))),
    (op::V_FLOOR_F16, value!(|l, e| round_to_integral::<F16>(l.s[0], Round::TowardNegative, e))),
    (op::V_FLOOR_F32, value!(|l, e| round_to_integral::<F32>(l.s[0], Round::TowardNegative, e))),
    (op::V_FLOOR_F64, value!(|l, e| round_to_integral::<F64>(l.s[0], Round::TowardNegative, e))),
    (op::V_RNDNE_F16, value!(|l, e| round_to_integral::<F16>(l.s[0], Round::NearestTiesToEven, e))),
    (op::V_RNDNE_F32, value!(|l, e| round_to_integral::<F32>(l.s[0], Round::NearestTiesToEven, e))),
    (op::V_RNDNE_F64, value!(|l, e| round_to_integral::<F64>(l.s[0], Round::NearestTiesToEven, e))),
    (op::V_FRACT_F16, value!(|l, e| fract::<F16>(l.s[0], e))),
    (op::V_FRACT_F32, value!(|l, e| fract::<F32>(l.s[0], e))),
    (op::V_FRACT_F64, value!(|l, e| fract::<F64>(l.s[0], e))),
    (op::V_FREXP_MANT_F16, value!(|l, e| frexp_mantissa::<F16>(l.s[0], e))),
    (op::V_FREXP_MANT_F32, value!(|l, e| frexp_mantissa::<F32>(l.s[0], e))),
    (op::V_FREXP_MANT_F64, value!(|l, e| frexp_mantissa::<F64>(l.s[0], e))),
    (op::V_FREXP_EXP_I16_F16, value!(|l, e| frexp_exponent::<F16>(l.s[0], e) as u64)),
    (op::V_FREXP_EXP_I32_F32, value!(|l, e| frexp_exponent::<F32>(l.s[0], e) as u64)),
    (op::V_FREXP_EXP_I32_F64, value!(|l, e| frexp_exponent::<F64>(l.s[0], e) as u64)),
    (op::V_LDEXP_F16, value!(|l, e| ldexp::<F16>(l.s[0], i32::from(l.s[1] as i16), e))),
    (op::V_LDEXP_F32, value!(|l, e| ldexp::<F32>(l.s[0], l.s[1] as i32, e))),
    (op::V_LDEXP_F64, value!(|l, e| ldexp::<F64>(l.s[0], l.s[1] as i32, e))),
    // Division and trigonometric macros.
    (op::V_DIV_SCALE_F32, Carry(scale::<F32>)),
    (op::V_DIV_FMAS_F32, value!(|l, e| div_fmas::<F32>(l.s[0], l.s[1], l.s[2], l.mask, e))),
    (op::V_DIV_SCALE_F64, Carry(scale::<F64>)),
    (op::V_DIV_FMAS_F64, value!(|l, e| div_fmas::<F64>(l.s[0], l.s[1], l.s[2], l.mask, e))),
    (op::V_DIV_FIXUP_F16, value!(|l, e| div_fixup::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_DIV_FIXUP_F32, value!(|l, e| div_fixup::<F32>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_DIV_FIXUP_F64, value!(|l, e| div_fixup::<F64>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_TRIG_PREOP_F64, value!(|l, _| trig_preop(l.s[0], l.s[1] as u32))),
    // Transcendentals.
    (op::V_RCP_F16, value!(|l, e| evaluate::<F16>(Function::Rcp, l.s[0], e))),
    (op::V_RCP_F32, value!(|l, e| evaluate::<F32>(Function::Rcp, l.s[0], e))),
    (op::V_RCP_F64, value!(|l, e| evaluate::<F64>(Function::Rcp, l.s[0], e))),
    (op::V_RSQ_F16, value!(|l, e| evaluate::<F16>(Function::Rsq, l.s[0], e))),
    (op::V_RSQ_F32, value!(|l, e| evaluate::<F32>(Function::Rsq, l.s[0], e))),
    (op::V_RSQ_F64, value!(|l, e| evaluate::<F64>(Function::Rsq, l.s[0], e))),
    (op::V_SQRT_F16, value!(|l, e| evaluate::<F16>(Function::Sqrt, l.s[0], e))),
    (op::V_SQRT_F32, value!(|l, e| evaluate::<F32>(Function::Sqrt, l.s[0], e))),
    (op::V_SQRT_F64, value!(|l, e| evaluate::<F64>(Function::Sqrt, l.s[0], e))),
    (op::V_LOG_F16, value!(|l, e| evaluate::<F16>(Function::Log, l.s[0], e))),
    (op::V_LOG_F32, value!(|l, e| evaluate::<F32>(Function::Log, l.s[0], e))),
    (op::V_EXP_F16, value!(|l, e| evaluate::<F16>(Function::Exp, l.s[0], e))),
    (op::V_EXP_F32, value!(|l, e| evaluate::<F32>(Function::Exp, l.s[0], e))),
    (op::V_SIN_F16, value!(|l, e| evaluate::<F16>(Function::Sin, l.s[0], e))),
    (op::V_SIN_F32, value!(|l, e| evaluate::<F32>(Function::Sin, l.s[0], e))),
    (op::V_COS_F16, value!(|l, e| evaluate::<F16>(Function::Cos, l.s[0], e))),
    (op::V_COS_F32, value!(|l, e| evaluate::<F32>(Function::Cos, l.s[0], e))),
    (op::V_RCP_IFLAG_F32, value!(|l, e| evaluate::<F32>(Function::RcpIflag, l.s[0], e))),
    (op::V_S_EXP_F16, value!(|l, e| evaluate::<F16>(Function::Exp, l.s[0], e))),
    (op::V_S_EXP_F32, value!(|l, e| evaluate::<F32>(Function::Exp, l.s[0], e))),
    (op::V_S_LOG_F16, value!(|l, e| evaluate::<F16>(Function::Log, l.s[0], e))),
    (op::V_S_LOG_F32, value!(|l, e| evaluate::<F32>(Function::Log, l.s[0], e))),
    (op::V_S_RCP_F16, value!(|l, e| evaluate::<F16>(Function::Rcp, l.s[0], e))),
    (op::V_S_RCP_F32, value!(|l, e| evaluate::<F32>(Function::Rcp, l.s[0], e))),
    (op::V_S_RSQ_F16, value!(|l, e| evaluate::<F16>(Function::Rsq, l.s[0], e))),
    (op::V_S_RSQ_F32, value!(|l, e| evaluate::<F32>(Function::Rsq, l.s[0], e))),
    (op::V_S_SQRT_F16, value!(|l, e| evaluate::<F16>(Function::Sqrt, l.s[0], e))),
    (op::V_S_SQRT_F32, value!(|l, e| evaluate::<F32>(Function::Sqrt, l.s[0], e))),
    // Packed halves.
    (op::V_PK_ADD_F16, Packed(|l, e| add::<F16>(l.s[0], l.s[1], e))),
    (op::V_PK_MUL_F16, Packed(|l, e| mul::<F16>(l.s[0], l.s[1], e))),
    (op::V_PK_FMA_F16, Packed(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_PK_FMAC_F16, Packed(|l, e| fma::<F16>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_PK_MIN_NUM_F16, Packed(|l, e| min_num::<F16>(l.s[0], l.s[1], e))),
    (op::V_PK_MAX_NUM_F16, Packed(|l, e| max_num::<F16>(l.s[0], l.s[1], e))),
    (op::V_PK_MINIMUM_F16, Packed(|l, e| minimum::<F16>(l.s[0], l.s[1], e))),
    (op::V_PK_MAXIMUM_F16, Packed(|l, e| maximum::<F16>(l.s[0], l.s[1], e))),
    // Cube maps.
    (op::V_CUBEID_F32, value!(|l, e| cube_id(l, e))),
    (op::V_CUBESC_F32, value!(|l, e| cube_sc(l, e))),
    (op::V_CUBETC_F32, value!(|l, e| cube_tc(l, e))),
    (op::V_CUBEMA_F32, value!(|l, e| cube_ma(l, e))),
    // Parameter interpolation: P10 and P0 come from lanes 1 and 0 of the quad, P20 from lane 2 (16.13).
    (op::V_INTERP_P10_F32, Quad(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e), P10)),
    (op::V_INTERP_P2_F32, Quad(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e), P2)),
    (op::V_INTERP_P10_F16_F32, Quad(|l, e| interpolate(l, true, false, e), P10)),
    (op::V_INTERP_P2_F16_F32, Quad(|l, e| interpolate(l, false, true, e), P2)),
    (op::V_INTERP_P10_RTZ_F16_F32, Quad(|l, e| interpolate(l, true, false, e.rounding(Round::TowardZero)), P10)),
    (op::V_INTERP_P2_RTZ_F16_F32, Quad(|l, e| interpolate(l, false, true, e.rounding(Round::TowardZero)), P2)),
    (op::V_FMA_MIX_F32, Mixed { half: false }),
    (op::V_FMA_MIXLO_F16, Mixed { half: true }),
    (op::V_FMA_MIXHI_F16, Mixed { half: true }),
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
