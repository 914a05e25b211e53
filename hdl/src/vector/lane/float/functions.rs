//! The opcodes that the float unit executes, a row each.

use super::control::*;

/// s0 * s1 + s2 of f32.
const MULTIPLY_ADD: Function = Function(0).with(USES, 7).with(PRODUCT, 1);
const ADD: Function = MULTIPLY_ADD.with(USES, 3).with(UNIT_FACTOR, 1).with(ADDEND, addend::S1);
const SUBTRACT: Function = ADD.with(NEGATE_ADDEND, 1);
const SUBTRACT_REVERSED: Function = ADD.with(NEGATE_PRODUCT, 1);
const MULTIPLY: Function = MULTIPLY_ADD.with(USES, 3).with(ADDEND, addend::NONE);
/// A step of a dot product in f32, its factors put in place by the source preparation.
const DOT: Function = MULTIPLY_ADD;
/// Of two elements in f16 or bf16: nearest even, bf16 without denormals (7.2.4).
const DOT_F16: Function = half(MULTIPLY_ADD).with(ROUND, round::NEAREST_EVEN);
const DOT_BF16: Function = MULTIPLY_ADD
    .with(FORMAT, format::BF16)
    .with(ROUND, round::NEAREST_EVEN)
    .with(INPUTS, denormals::FLUSH)
    .with(OUTPUTS, denormals::FLUSH);
/// Of bytes: nearest even (7.7).
const fn dot_small(formats: u64) -> Function {
    MULTIPLY_ADD.with(DETAIL, detail::SMALL_FACTORS | formats).with(ROUND, round::NEAREST_EVEN)
}
const MULTIPLY_TO_HALF: Function = half_result(MULTIPLY_ADD).with(SECOND, second::F16);
/// Selects among the sources.
const ORDER: Function =
    Function(0).with(FIRST, first::ORDER).with(RESULT, result::FIRST).with(OUTPUTS, denormals::KEEP);
const MINIMUM: u64 = 0;
const MAXIMUM: u64 = detail::FIRST_MAXIMUM | detail::SECOND_MAXIMUM;
/// A conversion of s0.
const CONVERT: Function = Function(0).with(USES, 1).with(ADDEND, addend::S0);
const FROM_INTEGER: Function = Function(0).with(ADDEND, addend::INTEGER);
const TO_INTEGER: Function = CONVERT.with(RESULT, result::INTEGER);
const NORMALIZE: Function =
    TO_INTEGER.with(ADDEND, addend::NORMALIZED).with(INTEGRAL, integral::NEAREST_EVEN).with(USES, 1);
const CUBE: Function = Function(0)
    .with(INPUTS, denormals::FLUSH)
    .with(OUTPUTS, denormals::FLUSH)
    .with(FIRST, first::CUBE)
    .with(RESULT, result::FIRST);
const TO_SMALL: Function = CONVERT.with(ROUND, round::NEAREST_EVEN).with(OUTPUTS, denormals::KEEP);
const FROM_SMALL: Function = Function(0).with(FIRST, first::SMALL).with(RESULT, result::RAW);
const DIVISION_FIXUP: Function =
    Function(0).with(INPUTS, denormals::KEEP).with(FIRST, first::DIVISION_FIXUP).with(RESULT, result::FIRST);

/// With an f16 result.
const fn half_result(function: Function) -> Function {
    function.with(FORMAT, format::F16).with(ROUND, round::MODE_F16)
}

/// With f16 operands and result.
const fn half(function: Function) -> Function {
    half_result(function).with(HALVES, 7)
}

/// The same on both halves.
const fn packed(function: Function) -> Function {
    half(function).with(PACKED, 1)
}

/// A selection of two (`uses` 3) or three (7) sources.
const fn order(uses: u64, how: u64) -> Function {
    ORDER.with(USES, uses).with(DETAIL, how)
}

const fn compare(accepts: u64) -> Function {
    Function(0).with(USES, 3).with(RESULT, result::RAW).with(DETAIL, accepts)
}

const CLASS: Function =
    Function(0).with(USES, 1).with(INPUTS, denormals::KEEP).with(RESULT, result::RAW).with(DETAIL, detail::CLASS);

const fn to_integral(direction: u64) -> Function {
    CONVERT.with(INTEGRAL, direction)
}

const fn to_integer(direction: u64, kind: u64) -> Function {
    TO_INTEGER.with(INTEGRAL, direction).with(INTEGER, kind)
}

const fn from_integer(how: u64) -> Function {
    FROM_INTEGER.with(DETAIL, how)
}

const fn normalize(kind: u64) -> Function {
    NORMALIZE.with(INTEGER, kind)
}

const SIGNED_NORMALIZED: u64 = integer::SHORT | integer::SIGNED | integer::SYMMETRIC;

const fn cube(which: u64) -> Function {
    CUBE.with(DETAIL, which)
}

macro_rules! executes {
    (rows { $($mnemonic:literal => $function:expr,)* } comparisons { $($relation:literal => $accepts:literal,)* }) => {
        /// The opcodes executed here. Sources are those of the instruction in the order of its operands, a literal of
        /// V_FMAMK and V_FMAAK among them.
        pub const EXECUTES: &[(&str, Function)] = &[
            $(($mnemonic, $function),)*
            $(
                (concat!("v_cmp_", $relation, "_f32"), compare($accepts)),
                (concat!("v_cmpx_", $relation, "_f32"), compare($accepts)),
                (concat!("v_cmp_", $relation, "_f16"), half(compare($accepts))),
                (concat!("v_cmpx_", $relation, "_f16"), half(compare($accepts))),
            )*
        ];
    };
}

executes! {
    rows {
        // Multiply and add.
        "v_fma_f32" => MULTIPLY_ADD,
        "v_fmac_f32" => MULTIPLY_ADD,
        "v_fmaak_f32" => MULTIPLY_ADD,
        "v_fmamk_f32" => MULTIPLY_ADD,
        "v_add_f32" => ADD,
        "v_sub_f32" => SUBTRACT,
        "v_subrev_f32" => SUBTRACT_REVERSED,
        "v_mul_f32" => MULTIPLY,
        "v_mul_dx9_zero_f32" => MULTIPLY.with(ZERO_WINS, 1),
        "v_fma_dx9_zero_f32" => MULTIPLY_ADD.with(ZERO_WINS, 1).with(INPUTS, denormals::FLUSH).with(OUTPUTS, denormals::FLUSH),
        "v_mullit_f32" => MULTIPLY.with(ZERO_WINS, 1).with(DETAIL, detail::MULLIT),
        "v_fma_f16" => half(MULTIPLY_ADD),
        "v_fmac_f16" => half(MULTIPLY_ADD),
        "v_fmaak_f16" => half(MULTIPLY_ADD),
        "v_fmamk_f16" => half(MULTIPLY_ADD),
        "v_add_f16" => half(ADD),
        "v_sub_f16" => half(SUBTRACT),
        "v_subrev_f16" => half(SUBTRACT_REVERSED),
        "v_mul_f16" => half(MULTIPLY),
        "v_pk_fma_f16" => packed(MULTIPLY_ADD),
        "v_pk_fmac_f16" => packed(MULTIPLY_ADD),
        "v_pk_add_f16" => packed(ADD),
        "v_pk_mul_f16" => packed(MULTIPLY),
        "v_fma_mix_f32" => MULTIPLY_ADD,
        "v_fma_mixlo_f16" => MULTIPLY_TO_HALF,
        "v_fma_mixhi_f16" => MULTIPLY_TO_HALF,
        // Dot products: a step for each pair of elements.
        "v_dot2_f32_f16" => DOT.with(HALVES, 3),
        "v_dual_dot2acc_f32_f16" => DOT.with(HALVES, 3),
        "v_dot2_f32_bf16" => DOT,
        "v_dual_dot2acc_f32_bf16" => DOT,
        "v_dot2_f16_f16" => DOT_F16,
        "v_dot2_bf16_bf16" => DOT_BF16,
        "v_dot4_f32_fp8_fp8" => dot_small(0),
        "v_dot4_f32_fp8_bf8" => dot_small(detail::SECOND_BF8),
        "v_dot4_f32_bf8_fp8" => dot_small(detail::FIRST_BF8),
        "v_dot4_f32_bf8_bf8" => dot_small(detail::FIRST_BF8 | detail::SECOND_BF8),
        // The quad's parameters are put in place by the source preparation.
        "v_interp_p10_f32" => MULTIPLY_ADD,
        "v_interp_p2_f32" => MULTIPLY_ADD,
        "v_interp_p10_f16_f32" => MULTIPLY_ADD.with(HALVES, 5),
        "v_interp_p2_f16_f32" => MULTIPLY_TO_HALF.with(HALVES, 1),
        "v_interp_p10_rtz_f16_f32" => MULTIPLY_ADD.with(HALVES, 5).with(ROUND, round::TRUNCATE),
        "v_interp_p2_rtz_f16_f32" => MULTIPLY_TO_HALF.with(HALVES, 1).with(ROUND, round::TRUNCATE),
        // Minimum, maximum, median.
        "v_min_num_f32" => order(3, MINIMUM),
        "v_max_num_f32" => order(3, MAXIMUM),
        "v_minimum_f32" => order(3, MINIMUM | detail::NAN_WINS),
        "v_maximum_f32" => order(3, MAXIMUM | detail::NAN_WINS),
        "v_min3_num_f32" => order(7, MINIMUM),
        "v_max3_num_f32" => order(7, MAXIMUM),
        "v_minimum3_f32" => order(7, MINIMUM | detail::NAN_WINS),
        "v_maximum3_f32" => order(7, MAXIMUM | detail::NAN_WINS),
        "v_minmax_num_f32" => order(7, detail::SECOND_MAXIMUM),
        "v_maxmin_num_f32" => order(7, detail::FIRST_MAXIMUM),
        "v_minimummaximum_f32" => order(7, detail::SECOND_MAXIMUM | detail::NAN_WINS),
        "v_maximumminimum_f32" => order(7, detail::FIRST_MAXIMUM | detail::NAN_WINS),
        "v_med3_num_f32" => order(7, MINIMUM | detail::MEDIAN),
        "v_min_num_f16" => half(order(3, MINIMUM)),
        "v_max_num_f16" => half(order(3, MAXIMUM)),
        "v_minimum_f16" => half(order(3, MINIMUM | detail::NAN_WINS)),
        "v_maximum_f16" => half(order(3, MAXIMUM | detail::NAN_WINS)),
        "v_min3_num_f16" => half(order(7, MINIMUM)),
        "v_max3_num_f16" => half(order(7, MAXIMUM)),
        "v_minimum3_f16" => half(order(7, MINIMUM | detail::NAN_WINS)),
        "v_maximum3_f16" => half(order(7, MAXIMUM | detail::NAN_WINS)),
        "v_minmax_num_f16" => half(order(7, detail::SECOND_MAXIMUM)),
        "v_maxmin_num_f16" => half(order(7, detail::FIRST_MAXIMUM)),
        "v_minimummaximum_f16" => half(order(7, detail::SECOND_MAXIMUM | detail::NAN_WINS)),
        "v_maximumminimum_f16" => half(order(7, detail::FIRST_MAXIMUM | detail::NAN_WINS)),
        "v_med3_num_f16" => half(order(7, MINIMUM | detail::MEDIAN)),
        "v_pk_min_num_f16" => packed(order(3, MINIMUM)),
        "v_pk_max_num_f16" => packed(order(3, MAXIMUM)),
        "v_pk_minimum_f16" => packed(order(3, MINIMUM | detail::NAN_WINS)),
        "v_pk_maximum_f16" => packed(order(3, MAXIMUM | detail::NAN_WINS)),
        // Classes.
        "v_cmp_class_f32" => CLASS,
        "v_cmpx_class_f32" => CLASS,
        "v_cmp_class_f16" => half(CLASS),
        "v_cmpx_class_f16" => half(CLASS),
        // Integral values and parts of a number.
        "v_trunc_f32" => to_integral(integral::TRUNCATE),
        "v_ceil_f32" => to_integral(integral::CEILING),
        "v_rndne_f32" => to_integral(integral::NEAREST_EVEN),
        "v_floor_f32" => to_integral(integral::FLOOR),
        "v_fract_f32" => to_integral(integral::FRACTION),
        "v_trunc_f16" => half(to_integral(integral::TRUNCATE)),
        "v_ceil_f16" => half(to_integral(integral::CEILING)),
        "v_rndne_f16" => half(to_integral(integral::NEAREST_EVEN)),
        "v_floor_f16" => half(to_integral(integral::FLOOR)),
        "v_fract_f16" => half(to_integral(integral::FRACTION)),
        "v_frexp_mant_f32" => CONVERT.with(RESULT, result::SIGNIFICAND),
        "v_frexp_mant_f16" => half(CONVERT.with(RESULT, result::SIGNIFICAND)),
        "v_frexp_exp_i32_f32" => CONVERT.with(RESULT, result::EXPONENT),
        "v_frexp_exp_i16_f16" => half(CONVERT.with(RESULT, result::EXPONENT).with(INTEGER, integer::SHORT)),
        "v_ldexp_f32" => CONVERT.with(SCALE, scale::S1),
        "v_ldexp_f16" => half(CONVERT.with(SCALE, scale::S1_HALF)),
        // Conversions between floats.
        "v_cvt_f16_f32" => half_result(CONVERT),
        "v_cvt_f32_f16" => CONVERT.with(HALVES, 1),
        "v_cvt_pk_rtz_f16_f32" => half_result(CONVERT).with(ROUND, round::TRUNCATE).with(PACKED, 1),
        "v_pack_b32_f16" => packed(Function(0).with(INPUTS, denormals::KEEP).with(FIRST, first::PACK).with(RESULT, result::FIRST)),
        "v_cvt_pk_fp8_f32" => TO_SMALL.with(FORMAT, format::FP8).with(PACKED, 1),
        "v_cvt_pk_bf8_f32" => TO_SMALL.with(FORMAT, format::BF8).with(PACKED, 1),
        "v_cvt_sr_fp8_f32" => TO_SMALL.with(FORMAT, format::FP8).with(ADDEND, addend::STOCHASTIC).with(ROUND, round::TRUNCATE),
        "v_cvt_sr_bf8_f32" => TO_SMALL.with(FORMAT, format::BF8).with(ADDEND, addend::STOCHASTIC).with(ROUND, round::TRUNCATE),
        "v_cvt_f32_fp8" => FROM_SMALL,
        "v_cvt_f32_bf8" => FROM_SMALL.with(DETAIL, detail::BF8),
        "v_cvt_pk_f32_fp8" => FROM_SMALL.with(DETAIL, detail::PAIR),
        "v_cvt_pk_f32_bf8" => FROM_SMALL.with(DETAIL, detail::PAIR | detail::BF8),
        // Conversions from integers.
        "v_cvt_f32_i32" => from_integer(detail::SIGNED),
        "v_cvt_f32_u32" => from_integer(0),
        "v_cvt_f16_i16" => half_result(from_integer(detail::SHORT | detail::SIGNED)),
        "v_cvt_f16_u16" => half_result(from_integer(detail::SHORT)),
        "v_cvt_f32_ubyte0" => from_integer(detail::BYTE),
        "v_cvt_f32_ubyte1" => from_integer(detail::BYTE | 1 << 3),
        "v_cvt_f32_ubyte2" => from_integer(detail::BYTE | 2 << 3),
        "v_cvt_f32_ubyte3" => from_integer(detail::BYTE | 3 << 3),
        "v_cvt_off_f32_i4" => Function(0).with(FIRST, first::OFFSET).with(RESULT, result::FIRST),
        // Conversions to integers.
        "v_cvt_i32_f32" => to_integer(integral::TRUNCATE, integer::WORD | integer::SIGNED),
        "v_cvt_u32_f32" => to_integer(integral::TRUNCATE, integer::WORD),
        "v_cvt_nearest_i32_f32" => to_integer(integral::NEAREST_UP, integer::WORD | integer::SIGNED),
        "v_cvt_floor_i32_f32" => to_integer(integral::FLOOR, integer::WORD | integer::SIGNED),
        "v_cvt_i16_f16" => to_integer(integral::TRUNCATE, integer::SHORT | integer::SIGNED).with(HALVES, 1),
        "v_cvt_u16_f16" => to_integer(integral::TRUNCATE, integer::SHORT).with(HALVES, 1),
        "v_cvt_pk_i16_f32" => to_integer(integral::TRUNCATE, integer::SHORT | integer::SIGNED).with(PACKED, 1),
        "v_cvt_pk_u16_f32" => to_integer(integral::TRUNCATE, integer::SHORT).with(PACKED, 1),
        "v_cvt_pk_u8_f32" => to_integer(integral::TRUNCATE, integer::BYTE).with(FIRST, first::S2),
        "v_cvt_norm_i16_f16" => normalize(SIGNED_NORMALIZED).with(HALVES, 1),
        "v_cvt_norm_u16_f16" => normalize(integer::SHORT).with(HALVES, 1),
        "v_cvt_pk_norm_i16_f16" => normalize(SIGNED_NORMALIZED).with(HALVES, 3).with(PACKED, 1),
        "v_cvt_pk_norm_u16_f16" => normalize(integer::SHORT).with(HALVES, 3).with(PACKED, 1),
        "v_cvt_pk_norm_i16_f32" => normalize(SIGNED_NORMALIZED).with(PACKED, 1),
        "v_cvt_pk_norm_u16_f32" => normalize(integer::SHORT).with(PACKED, 1),
        // Cube maps.
        "v_cubeid_f32" => cube(detail::CUBE_FACE),
        "v_cubesc_f32" => cube(detail::CUBE_S),
        "v_cubetc_f32" => cube(detail::CUBE_T),
        "v_cubema_f32" => CUBE
            .with(FIRST, first::ARITHMETIC)
            .with(RESULT, result::SUM)
            .with(ADDEND, addend::MAJOR_AXIS)
            .with(SCALE, scale::DOUBLE),
        // Steps of a division.
        "v_div_scale_f32" => CONVERT.with(SCALE, scale::DIVISION).with(OUTPUTS, denormals::KEEP),
        "v_div_fmas_f32" => MULTIPLY_ADD.with(INPUTS, denormals::KEEP).with(SECOND, second::DIVISION),
        "v_div_fixup_f32" => DIVISION_FIXUP,
        "v_div_fixup_f16" => half(DIVISION_FIXUP),
    }
    // Accepted: less 1, equal 2, greater 4, unordered 8 (16.9).
    comparisons {
        "lt" => 1,
        "eq" => 2,
        "le" => 3,
        "gt" => 4,
        "lg" => 5,
        "ge" => 6,
        "o" => 7,
        "u" => 8,
        "nge" => 9,
        "nlg" => 10,
        "ngt" => 11,
        "nle" => 12,
        "neq" => 13,
        "nlt" => 14,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tombolo_isa::table;

    #[test]
    fn every_row_is_an_opcode_of_the_table_and_appears_once() {
        let mut seen = BTreeSet::new();
        for (mnemonic, _) in EXECUTES {
            assert!(seen.insert(mnemonic), "{mnemonic} twice");
            assert!(table::by_mnemonic(mnemonic).next().is_some(), "{mnemonic} is not in the tables");
        }
    }
}
