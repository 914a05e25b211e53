//! The binary64 unit: every binary64 opcode, one operation a clock, seven clocks from operands to result.
//!
//! ```text
//!   1 prepare        unpack, normalise a denormal factor, choose the operands; compares, rounding to integral values
//!                    and everything else that does not round has its result here
//!   2..5 fused       a * b + c, rounded; conversions and scalings are operands of it
//!   6 rescale        V_DIV_FMAS only
//!   7 modifiers      OMOD, CLAMP
//! ```
//!
//! Reciprocal and roots come here too, with the multiplier of stage 2 lent to [`root`] and their result rounded as a sum.
//!
//! About 6,900 LUT, 830 FF and 13 DSP (Yosys synth_xilinx) without [`root`].

pub mod compare;
pub mod division;
pub mod fused;
pub mod integral;
pub mod number;
pub mod prepare;
pub mod rescale;
pub mod root;

use super::Kind;
use super::modifiers::{Modifiers, modified};
use crate::arith::float_format::FloatFormat;
use fused::fused;
use prepare::Prepared;
use rescale::{Rescale, rescaled};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::generator_block;

/// The operations; the last three are iterated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// s0 * s1 + s2
    MultiplyAdd = 0,
    /// s0 + s1
    Add = 1,
    /// s0 * s1
    Multiply = 2,
    /// s0 * 2^s1
    Scale = 3,
    /// s0 - floor(s0)
    Fraction = 4,
    /// From a signed 32-bit integer.
    FromSigned = 5,
    /// From an unsigned 32-bit integer.
    FromUnsigned = 6,
    /// From binary32.
    FromSingle = 7,
    /// To binary32.
    ToSingle = 8,
    /// V_DIV_SCALE
    DivScale = 9,
    /// V_TRIG_PREOP
    TrigSegment = 10,
    /// Smaller, a NaN loses.
    MinNum = 11,
    /// Larger, a NaN loses.
    MaxNum = 12,
    /// Smaller, a NaN wins.
    Minimum = 13,
    /// Larger, a NaN wins.
    Maximum = 14,
    /// Rounded to the nearest integral value.
    Nearest = 15,
    /// Rounded up.
    Ceil = 16,
    /// Rounded down.
    Floor = 17,
    /// Rounded toward zero.
    Trunc = 18,
    /// Significand in [0.5, 1).
    Mantissa = 19,
    /// Its exponent, an integer.
    Exponent = 20,
    /// To a signed 32-bit integer.
    ToSigned = 21,
    /// To an unsigned 32-bit integer.
    ToUnsigned = 22,
    /// V_DIV_FIXUP
    DivFixup = 23,
    /// V_CMP_CLASS
    Class = 24,
    /// A comparison; the relation is beside it.
    Compare = 25,
    /// s0 * s1 + s2, scaled if the mask bit is set: V_DIV_FMAS
    DivFmas = 26,
    /// 1 / s0
    Rcp = 27,
    /// 1 / sqrt(s0)
    Rsq = 28,
    /// sqrt(s0)
    Sqrt = 29,
}

/// A function, and which outcomes make a comparison true: less, equal, greater, unordered from bit 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// What is computed.
    pub function: Function,
    /// Zero but for [`Function::Compare`].
    pub relation: u8,
}

impl Operation {
    /// How it is served.
    pub fn kind(self) -> Kind {
        match self.function {
            Function::Rcp | Function::Rsq | Function::Sqrt => Kind::Root,
            _ => Kind::Binary64,
        }
    }
}

const fn plain(function: Function) -> Operation {
    Operation { function, relation: 0 }
}

const fn compare(relation: u8) -> Operation {
    Operation { function: Function::Compare, relation }
}

/// The opcodes executed here.
pub const EXECUTES: &[(op::Operation, Operation)] = &[
    (op::V_FMA_F64, plain(Function::MultiplyAdd)),
    (op::V_ADD_F64, plain(Function::Add)),
    (op::V_MUL_F64, plain(Function::Multiply)),
    (op::V_LDEXP_F64, plain(Function::Scale)),
    (op::V_FRACT_F64, plain(Function::Fraction)),
    (op::V_CVT_F64_I32, plain(Function::FromSigned)),
    (op::V_CVT_F64_U32, plain(Function::FromUnsigned)),
    (op::V_CVT_F64_F32, plain(Function::FromSingle)),
    (op::V_CVT_F32_F64, plain(Function::ToSingle)),
    (op::V_DIV_SCALE_F64, plain(Function::DivScale)),
    (op::V_TRIG_PREOP_F64, plain(Function::TrigSegment)),
    (op::V_MIN_NUM_F64, plain(Function::MinNum)),
    (op::V_MAX_NUM_F64, plain(Function::MaxNum)),
    (op::V_MINIMUM_F64, plain(Function::Minimum)),
    (op::V_MAXIMUM_F64, plain(Function::Maximum)),
    (op::V_RNDNE_F64, plain(Function::Nearest)),
    (op::V_CEIL_F64, plain(Function::Ceil)),
    (op::V_FLOOR_F64, plain(Function::Floor)),
    (op::V_TRUNC_F64, plain(Function::Trunc)),
    (op::V_FREXP_MANT_F64, plain(Function::Mantissa)),
    (op::V_FREXP_EXP_I32_F64, plain(Function::Exponent)),
    (op::V_CVT_I32_F64, plain(Function::ToSigned)),
    (op::V_CVT_U32_F64, plain(Function::ToUnsigned)),
    (op::V_DIV_FIXUP_F64, plain(Function::DivFixup)),
    (op::V_DIV_FMAS_F64, plain(Function::DivFmas)),
    (op::V_RCP_F64, plain(Function::Rcp)),
    (op::V_RSQ_F64, plain(Function::Rsq)),
    (op::V_SQRT_F64, plain(Function::Sqrt)),
    (op::V_CMP_CLASS_F64, plain(Function::Class)),
    (op::V_CMPX_CLASS_F64, plain(Function::Class)),
    (op::V_CMP_LT_F64, compare(0b0001)),
    (op::V_CMP_EQ_F64, compare(0b0010)),
    (op::V_CMP_LE_F64, compare(0b0011)),
    (op::V_CMP_GT_F64, compare(0b0100)),
    (op::V_CMP_LG_F64, compare(0b0101)),
    (op::V_CMP_GE_F64, compare(0b0110)),
    (op::V_CMP_O_F64, compare(0b0111)),
    (op::V_CMP_U_F64, compare(0b1000)),
    (op::V_CMP_NGE_F64, compare(0b1001)),
    (op::V_CMP_NLG_F64, compare(0b1010)),
    (op::V_CMP_NGT_F64, compare(0b1011)),
    (op::V_CMP_NLE_F64, compare(0b1100)),
    (op::V_CMP_NEQ_F64, compare(0b1101)),
    (op::V_CMP_NLT_F64, compare(0b1110)),
    (op::V_CMPX_LT_F64, compare(0b0001)),
    (op::V_CMPX_EQ_F64, compare(0b0010)),
    (op::V_CMPX_LE_F64, compare(0b0011)),
    (op::V_CMPX_GT_F64, compare(0b0100)),
    (op::V_CMPX_LG_F64, compare(0b0101)),
    (op::V_CMPX_GE_F64, compare(0b0110)),
    (op::V_CMPX_O_F64, compare(0b0111)),
    (op::V_CMPX_U_F64, compare(0b1000)),
    (op::V_CMPX_NGE_F64, compare(0b1001)),
    (op::V_CMPX_NLG_F64, compare(0b1010)),
    (op::V_CMPX_NGT_F64, compare(0b1011)),
    (op::V_CMPX_NLE_F64, compare(0b1100)),
    (op::V_CMPX_NEQ_F64, compare(0b1101)),
    (op::V_CMPX_NLT_F64, compare(0b1110)),
];

/// Position of the function in the control word, 5 bits, and of the relation, 4 bits.
const FUNCTION: u32 = 2;
const RELATION: u32 = FUNCTION + 5;

/// The control word's function part.
pub fn control_word(operation: Operation) -> u128 {
    (operation.function as u128) << FUNCTION | u128::from(operation.relation) << RELATION
}

/// Clocks from operands to result.
pub const LATENCY: usize = 7;

generator_block! {
    /// The pipeline. The ports whose names begin with `root` belong to the iteration of reciprocal and roots.
    pub struct Binary64Unit() clocked {
        /// [`super::control`].
        in control: (Bits<19>),
        /// First source.
        in s0: (Bits<64>),
        /// Second source.
        in s1: (Bits<64>),
        /// Third source.
        in s2: (Bits<64>),
        /// Mask bit of V_DIV_FMAS.
        in mask: (Bit),
        /// What the multiplier multiplies for the iteration.
        in root_a: (Bits<53>),
        /// The other factor.
        in root_b: (Bits<53>),
        /// The upper part of the iteration's result, to which the product is the lower one.
        in root_addend: (Bits<53>),
        /// Its exponent.
        in root_exponent: (Bits<14>),
        /// Significand of the first source, normalised, in this clock.
        out root_significand: (Bits<53>),
        /// Its exponent without bias, two's complement.
        out root_power: (Bits<14>),
        /// The product of the factors of two clocks ago.
        out root_product: (Bits<106>),
        /// The result; narrower ones in the low bits with zeros above.
        out value: (Bits<64>),
        /// Comparisons, and the mask bit of V_DIV_SCALE.
        out flag: (Bit),
    }
    |g| {
        let prepared = Prepared::new(g);
        g.output("root_significand", &prepared.normalised);
        g.output("root_power", &prepared.power);
        let (result, product) = fused(g, &prepared.operands);
        g.output("root_product", &product);

        let modifiers = Modifiers {
            round: prepared.mode.slice(3, 2),
            omod: prepared.mode.slice(1, 2),
            clamp: prepared.mode.bit(0),
            saturate: g.zero(1),
        };
        let rescale = super::delayed(g, "rescale", &prepared.rescale.concat(&prepared.operands.finish.keep_outputs), 4);
        let modifiers = modifiers.registered(g, 4);
        let rescale = Rescale {
            up: rescale.bit(2),
            down: rescale.bit(1),
            round: modifiers.round.clone(),
            keep_outputs: rescale.bit(0),
        };
        let result = g.register("result_6", &rescaled(g, &result, &rescale));
        let modifiers = modifiers.registered(g, 1);
        let single = super::delayed(g, "single", &prepared.single, 5);
        let long = modified(g, FloatFormat::F64, &result, &modifiers);
        let short = modified(g, FloatFormat::F32, &result.slice(0, 32), &modifiers);
        g.output("value", &g.register("value_7", &single.select(&short.zero_extend(64), &long)));
        g.output("flag", &super::delayed(g, "flag", &prepared.flag, 6));
    }
}
