//! The opcodes that the float unit executes, a row each.

use super::control::*;
use tombolo_isa::arch::rdna4::op;

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
const TO_SMALL: Function = CONVERT.keeping_operands().with(ROUND, round::NEAREST_EVEN).with(OUTPUTS, denormals::KEEP);
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
    (
        rows { $($operation:ident => $function:expr,)* }
        comparisons { $($single:ident $single_exec:ident $half:ident $half_exec:ident => $accepts:literal,)* }
    ) => {
        /// The opcodes executed here. Sources are those of the instruction in the order of its operands, a literal of
        /// V_FMAMK and V_FMAAK among them.
        pub const EXECUTES: &[(op::Operation, Function)] = &[
            $((op::$operation, $function),)*
            $(
                (op::$single, compare($accepts)),
                (op::$single_exec, compare($accepts)),
                (op::$half, half(compare($accepts))),
                (op::$half_exec, half(compare($accepts))),
            )*
        ];
    };
}

executes! {
    rows {
        // Multiply and add.
        V_FMA_F32 => MULTIPLY_ADD,
        V_FMAC_F32 => MULTIPLY_ADD,
        V_FMAAK_F32 => MULTIPLY_ADD,
        V_FMAMK_F32 => MULTIPLY_ADD,
        V_ADD_F32 => ADD,
        V_SUB_F32 => SUBTRACT,
        V_SUBREV_F32 => SUBTRACT_REVERSED,
        V_MUL_F32 => MULTIPLY,
        V_MUL_DX9_ZERO_F32 => MULTIPLY.with(ZERO_WINS, 1),
        V_FMA_DX9_ZERO_F32 => MULTIPLY_ADD.with(ZERO_WINS, 1).with(INPUTS, denormals::FLUSH).with(OUTPUTS, denormals::FLUSH),
        V_MULLIT_F32 => MULTIPLY.with(ZERO_WINS, 1).with(DETAIL, detail::MULLIT),
        V_FMA_F16 => half(MULTIPLY_ADD),
        V_FMAC_F16 => half(MULTIPLY_ADD),
        V_FMAAK_F16 => half(MULTIPLY_ADD),
        V_FMAMK_F16 => half(MULTIPLY_ADD),
        V_ADD_F16 => half(ADD),
        V_SUB_F16 => half(SUBTRACT),
        V_SUBREV_F16 => half(SUBTRACT_REVERSED),
        V_MUL_F16 => half(MULTIPLY),
        V_PK_FMA_F16 => packed(MULTIPLY_ADD),
        V_PK_FMAC_F16 => packed(MULTIPLY_ADD),
        V_PK_ADD_F16 => packed(ADD),
        V_PK_MUL_F16 => packed(MULTIPLY),
        V_FMA_MIX_F32 => MULTIPLY_ADD,
        V_FMA_MIXLO_F16 => MULTIPLY_TO_HALF,
        V_FMA_MIXHI_F16 => MULTIPLY_TO_HALF,
        // Dot products: a step for each pair of elements.
        V_DOT2_F32_F16 => DOT.with(HALVES, 3),
        V_DUAL_DOT2ACC_F32_F16 => DOT.with(HALVES, 3),
        V_DOT2_F32_BF16 => DOT,
        V_DUAL_DOT2ACC_F32_BF16 => DOT,
        V_DOT2_F16_F16 => DOT_F16,
        V_DOT2_BF16_BF16 => DOT_BF16,
        V_DOT4_F32_FP8_FP8 => dot_small(0),
        V_DOT4_F32_FP8_BF8 => dot_small(detail::SECOND_BF8),
        V_DOT4_F32_BF8_FP8 => dot_small(detail::FIRST_BF8),
        V_DOT4_F32_BF8_BF8 => dot_small(detail::FIRST_BF8 | detail::SECOND_BF8),
        // The quad's parameters are put in place by the source preparation.
        V_INTERP_P10_F32 => MULTIPLY_ADD,
        V_INTERP_P2_F32 => MULTIPLY_ADD,
        V_INTERP_P10_F16_F32 => MULTIPLY_ADD.with(HALVES, 5),
        V_INTERP_P2_F16_F32 => MULTIPLY_TO_HALF.with(HALVES, 1),
        V_INTERP_P10_RTZ_F16_F32 => MULTIPLY_ADD.with(HALVES, 5).with(ROUND, round::TRUNCATE),
        V_INTERP_P2_RTZ_F16_F32 => MULTIPLY_TO_HALF.with(HALVES, 1).with(ROUND, round::TRUNCATE),
        // Minimum, maximum, median.
        V_MIN_NUM_F32 => order(3, MINIMUM),
        V_MAX_NUM_F32 => order(3, MAXIMUM),
        V_MINIMUM_F32 => order(3, MINIMUM | detail::NAN_WINS),
        V_MAXIMUM_F32 => order(3, MAXIMUM | detail::NAN_WINS),
        V_MIN3_NUM_F32 => order(7, MINIMUM),
        V_MAX3_NUM_F32 => order(7, MAXIMUM),
        V_MINIMUM3_F32 => order(7, MINIMUM | detail::NAN_WINS),
        V_MAXIMUM3_F32 => order(7, MAXIMUM | detail::NAN_WINS),
        V_MINMAX_NUM_F32 => order(7, detail::SECOND_MAXIMUM),
        V_MAXMIN_NUM_F32 => order(7, detail::FIRST_MAXIMUM),
        V_MINIMUMMAXIMUM_F32 => order(7, detail::SECOND_MAXIMUM | detail::NAN_WINS),
        V_MAXIMUMMINIMUM_F32 => order(7, detail::FIRST_MAXIMUM | detail::NAN_WINS),
        V_MED3_NUM_F32 => order(7, MINIMUM | detail::MEDIAN),
        V_MIN_NUM_F16 => half(order(3, MINIMUM)),
        V_MAX_NUM_F16 => half(order(3, MAXIMUM)),
        V_MINIMUM_F16 => half(order(3, MINIMUM | detail::NAN_WINS)),
        V_MAXIMUM_F16 => half(order(3, MAXIMUM | detail::NAN_WINS)),
        V_MIN3_NUM_F16 => half(order(7, MINIMUM)),
        V_MAX3_NUM_F16 => half(order(7, MAXIMUM)),
        V_MINIMUM3_F16 => half(order(7, MINIMUM | detail::NAN_WINS)),
        V_MAXIMUM3_F16 => half(order(7, MAXIMUM | detail::NAN_WINS)),
        V_MINMAX_NUM_F16 => half(order(7, detail::SECOND_MAXIMUM)),
        V_MAXMIN_NUM_F16 => half(order(7, detail::FIRST_MAXIMUM)),
        V_MINIMUMMAXIMUM_F16 => half(order(7, detail::SECOND_MAXIMUM | detail::NAN_WINS)),
        V_MAXIMUMMINIMUM_F16 => half(order(7, detail::FIRST_MAXIMUM | detail::NAN_WINS)),
        V_MED3_NUM_F16 => half(order(7, MINIMUM | detail::MEDIAN)),
        V_PK_MIN_NUM_F16 => packed(order(3, MINIMUM)),
        V_PK_MAX_NUM_F16 => packed(order(3, MAXIMUM)),
        V_PK_MINIMUM_F16 => packed(order(3, MINIMUM | detail::NAN_WINS)),
        V_PK_MAXIMUM_F16 => packed(order(3, MAXIMUM | detail::NAN_WINS)),
        // Classes.
        V_CMP_CLASS_F32 => CLASS,
        V_CMPX_CLASS_F32 => CLASS,
        V_CMP_CLASS_F16 => half(CLASS),
        V_CMPX_CLASS_F16 => half(CLASS),
        // Integral values and parts of a number.
        V_TRUNC_F32 => to_integral(integral::TRUNCATE),
        V_CEIL_F32 => to_integral(integral::CEILING),
        V_RNDNE_F32 => to_integral(integral::NEAREST_EVEN),
        V_FLOOR_F32 => to_integral(integral::FLOOR),
        V_FRACT_F32 => to_integral(integral::FRACTION),
        V_TRUNC_F16 => half(to_integral(integral::TRUNCATE)),
        V_CEIL_F16 => half(to_integral(integral::CEILING)),
        V_RNDNE_F16 => half(to_integral(integral::NEAREST_EVEN)),
        V_FLOOR_F16 => half(to_integral(integral::FLOOR)),
        V_FRACT_F16 => half(to_integral(integral::FRACTION)),
        V_FREXP_MANT_F32 => CONVERT.with(RESULT, result::SIGNIFICAND),
        V_FREXP_MANT_F16 => half(CONVERT.with(RESULT, result::SIGNIFICAND)),
        V_FREXP_EXP_I32_F32 => CONVERT.with(RESULT, result::EXPONENT),
        V_FREXP_EXP_I16_F16 => half(CONVERT.with(RESULT, result::EXPONENT).with(INTEGER, integer::SHORT)),
        V_LDEXP_F32 => CONVERT.with(SCALE, scale::S1),
        V_LDEXP_F16 => half(CONVERT.with(SCALE, scale::S1_HALF)),
        // Conversions between floats.
        V_CVT_F16_F32 => half_result(CONVERT),
        V_CVT_F32_F16 => CONVERT.with(HALVES, 1),
        V_CVT_PK_RTZ_F16_F32 => half_result(CONVERT).with(ROUND, round::TRUNCATE).with(PACKED, 1),
        V_PACK_B32_F16 => packed(Function(0).with(INPUTS, denormals::KEEP).with(FIRST, first::PACK).with(RESULT, result::FIRST)),
        V_CVT_PK_FP8_F32 => TO_SMALL.with(FORMAT, format::FP8).with(PACKED, 1),
        V_CVT_PK_BF8_F32 => TO_SMALL.with(FORMAT, format::BF8).with(PACKED, 1),
        V_CVT_SR_FP8_F32 => TO_SMALL.with(FORMAT, format::FP8).with(ADDEND, addend::STOCHASTIC).with(ROUND, round::TRUNCATE),
        V_CVT_SR_BF8_F32 => TO_SMALL.with(FORMAT, format::BF8).with(ADDEND, addend::STOCHASTIC).with(ROUND, round::TRUNCATE),
        V_CVT_F32_FP8 => FROM_SMALL,
        V_CVT_F32_BF8 => FROM_SMALL.with(DETAIL, detail::BF8),
        V_CVT_PK_F32_FP8 => FROM_SMALL.with(DETAIL, detail::PAIR),
        V_CVT_PK_F32_BF8 => FROM_SMALL.with(DETAIL, detail::PAIR | detail::BF8),
        // Conversions from integers.
        V_CVT_F32_I32 => from_integer(detail::SIGNED),
        V_CVT_F32_U32 => from_integer(0),
        V_CVT_F16_I16 => half_result(from_integer(detail::SHORT | detail::SIGNED)),
        V_CVT_F16_U16 => half_result(from_integer(detail::SHORT)),
        V_CVT_F32_UBYTE0 => from_integer(detail::BYTE),
        V_CVT_F32_UBYTE1 => from_integer(detail::BYTE | 1 << 3),
        V_CVT_F32_UBYTE2 => from_integer(detail::BYTE | 2 << 3),
        V_CVT_F32_UBYTE3 => from_integer(detail::BYTE | 3 << 3),
        V_CVT_OFF_F32_I4 => Function(0).with(FIRST, first::OFFSET).with(RESULT, result::FIRST),
        // Conversions to integers.
        V_CVT_I32_F32 => to_integer(integral::TRUNCATE, integer::WORD | integer::SIGNED),
        V_CVT_U32_F32 => to_integer(integral::TRUNCATE, integer::WORD),
        V_CVT_NEAREST_I32_F32 => to_integer(integral::NEAREST_UP, integer::WORD | integer::SIGNED),
        V_CVT_FLOOR_I32_F32 => to_integer(integral::FLOOR, integer::WORD | integer::SIGNED),
        V_CVT_I16_F16 => to_integer(integral::TRUNCATE, integer::SHORT | integer::SIGNED).with(HALVES, 1),
        V_CVT_U16_F16 => to_integer(integral::TRUNCATE, integer::SHORT).with(HALVES, 1),
        V_CVT_PK_I16_F32 => to_integer(integral::TRUNCATE, integer::SHORT | integer::SIGNED).with(PACKED, 1),
        V_CVT_PK_U16_F32 => to_integer(integral::TRUNCATE, integer::SHORT).with(PACKED, 1),
        V_CVT_PK_U8_F32 => to_integer(integral::TRUNCATE, integer::BYTE).with(FIRST, first::S2),
        V_CVT_NORM_I16_F16 => normalize(SIGNED_NORMALIZED).with(HALVES, 1),
        V_CVT_NORM_U16_F16 => normalize(integer::SHORT).with(HALVES, 1),
        V_CVT_PK_NORM_I16_F16 => normalize(SIGNED_NORMALIZED).with(HALVES, 3).with(PACKED, 1),
        V_CVT_PK_NORM_U16_F16 => normalize(integer::SHORT).with(HALVES, 3).with(PACKED, 1),
        V_CVT_PK_NORM_I16_F32 => normalize(SIGNED_NORMALIZED).with(PACKED, 1),
        V_CVT_PK_NORM_U16_F32 => normalize(integer::SHORT).with(PACKED, 1),
        // Cube maps.
        V_CUBEID_F32 => cube(detail::CUBE_FACE),
        V_CUBESC_F32 => cube(detail::CUBE_S),
        V_CUBETC_F32 => cube(detail::CUBE_T),
        V_CUBEMA_F32 => CUBE
            .with(FIRST, first::ARITHMETIC)
            .with(RESULT, result::SUM)
            .with(ADDEND, addend::MAJOR_AXIS)
            .with(SCALE, scale::DOUBLE),
        // Steps of a division.
        V_DIV_SCALE_F32 => CONVERT.with(SCALE, scale::DIVISION).with(OUTPUTS, denormals::KEEP),
        V_DIV_FMAS_F32 => MULTIPLY_ADD.with(INPUTS, denormals::KEEP).with(SECOND, second::DIVISION),
        V_DIV_FIXUP_F32 => DIVISION_FIXUP,
        V_DIV_FIXUP_F16 => half(DIVISION_FIXUP),
    }
    // Accepted: less 1, equal 2, greater 4, unordered 8 (16.9).
    comparisons {
        V_CMP_LT_F32 V_CMPX_LT_F32 V_CMP_LT_F16 V_CMPX_LT_F16 => 1,
        V_CMP_EQ_F32 V_CMPX_EQ_F32 V_CMP_EQ_F16 V_CMPX_EQ_F16 => 2,
        V_CMP_LE_F32 V_CMPX_LE_F32 V_CMP_LE_F16 V_CMPX_LE_F16 => 3,
        V_CMP_GT_F32 V_CMPX_GT_F32 V_CMP_GT_F16 V_CMPX_GT_F16 => 4,
        V_CMP_LG_F32 V_CMPX_LG_F32 V_CMP_LG_F16 V_CMPX_LG_F16 => 5,
        V_CMP_GE_F32 V_CMPX_GE_F32 V_CMP_GE_F16 V_CMPX_GE_F16 => 6,
        V_CMP_O_F32 V_CMPX_O_F32 V_CMP_O_F16 V_CMPX_O_F16 => 7,
        V_CMP_U_F32 V_CMPX_U_F32 V_CMP_U_F16 V_CMPX_U_F16 => 8,
        V_CMP_NGE_F32 V_CMPX_NGE_F32 V_CMP_NGE_F16 V_CMPX_NGE_F16 => 9,
        V_CMP_NLG_F32 V_CMPX_NLG_F32 V_CMP_NLG_F16 V_CMPX_NLG_F16 => 10,
        V_CMP_NGT_F32 V_CMPX_NGT_F32 V_CMP_NGT_F16 V_CMPX_NGT_F16 => 11,
        V_CMP_NLE_F32 V_CMPX_NLE_F32 V_CMP_NLE_F16 V_CMPX_NLE_F16 => 12,
        V_CMP_NEQ_F32 V_CMPX_NEQ_F32 V_CMP_NEQ_F16 V_CMPX_NEQ_F16 => 13,
        V_CMP_NLT_F32 V_CMPX_NLT_F32 V_CMP_NLT_F16 V_CMPX_NLT_F16 => 14,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_opcode_is_declared_twice() {
        let mut seen = BTreeSet::new();
        for (operation, _) in EXECUTES {
            assert!(seen.insert(operation), "{operation} twice");
        }
    }
}
