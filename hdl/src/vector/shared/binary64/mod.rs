//! The binary64 unit: every binary64 opcode, one operation a clock, seven clocks from operands to result.
//!
//! ```text
//!   1 prepare        unpack, choose the operands; compares, rounding to integral values and everything else that does not
//!                    round has its result here
//!   2..6 fused       a * b + c, rounded; conversions and scalings, also that of V_DIV_FMAS, are exponents of its operands
//!   7 modifiers      OMOD, CLAMP
//! ```
//!
//! Reciprocal and roots come here too, with the multiplier of stage 2 lent to [`root`] and their result rounded as a sum.
//!
//! About 5,300 LUT6 and 13 DSP of a 7 series, 6,700 LUT4 of an ECP5 (`scripts/fpnew.sh`), without [`root`].

pub mod compare;
pub mod division;
pub mod exceptions;
pub mod fused;
pub mod integral;
pub mod number;
pub mod prepare;
pub mod root;

use super::Kind;
use super::SharedControl;
use super::modifiers::{modified, of_result};
use crate::arith::float_format::FloatFormat;
use crate::config::InstructionSet;
use fused::{Fused, Reach, fused};
use prepare::Prepared;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// The operations; the last three are iterated.
    pub enum Function {
        /// s0 * s1 + s2
        MultiplyAdd,
        /// s0 + s1
        Add,
        /// s0 * s1
        Multiply,
        /// s0 * 2^s1
        Scale,
        /// s0 - floor(s0)
        Fraction,
        /// From a signed 32-bit integer.
        FromSigned,
        /// From an unsigned 32-bit integer.
        FromUnsigned,
        /// From binary32.
        FromSingle,
        /// To binary32.
        ToSingle,
        /// V_DIV_SCALE
        DivScale,
        /// V_TRIG_PREOP
        TrigSegment,
        /// Smaller, a NaN loses.
        MinNum,
        /// Larger, a NaN loses.
        MaxNum,
        /// Smaller, a NaN wins.
        Minimum,
        /// Larger, a NaN wins.
        Maximum,
        /// Rounded to the nearest integral value.
        Nearest,
        /// Rounded up.
        Ceil,
        /// Rounded down.
        Floor,
        /// Rounded toward zero.
        Trunc,
        /// Significand in [0.5, 1).
        Mantissa,
        /// Its exponent, an integer.
        Exponent,
        /// To a signed 32-bit integer.
        ToSigned,
        /// To an unsigned 32-bit integer.
        ToUnsigned,
        /// V_DIV_FIXUP
        DivFixup,
        /// V_CMP_CLASS
        Class,
        /// A comparison; the relation is beside it.
        Compare,
        /// s0 * s1 + s2, scaled if the mask bit is set: V_DIV_FMAS
        DivFmas,
        /// 1 / s0
        Rcp,
        /// 1 / sqrt(s0)
        Rsq,
        /// sqrt(s0)
        Sqrt,
    }
}

record! {
    /// The outcomes that make a comparison true.
    pub struct Relation {
        /// The first source is less.
        pub less: Bit,
        /// They are equal.
        pub equal: Bit,
        /// The first source is greater.
        pub greater: Bit,
        /// One is a NaN.
        pub unordered: Bit,
    }
}

impl Relation {
    /// No outcome.
    pub const NEVER: Self = Self { less: false, equal: false, greater: false, unordered: false };
    const LESS: Self = Self { less: true, ..Self::NEVER };
    const EQUAL: Self = Self { equal: true, ..Self::NEVER };
    const GREATER: Self = Self { greater: true, ..Self::NEVER };
    const UNLIKE: Self = Self { less: true, greater: true, ..Self::NEVER };
    /// Every outcome.
    pub const ALWAYS: Self = Self { less: true, equal: true, greater: true, unordered: true };
    const ORDERED: Self = Self { less: true, equal: true, greater: true, unordered: false };

    const fn not(self) -> Self {
        Self { less: !self.less, equal: !self.equal, greater: !self.greater, unordered: !self.unordered }
    }

    const fn or_equal(self) -> Self {
        Self { equal: true, ..self }
    }
}

/// A function, and of a comparison its relation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operation {
    /// What is computed.
    pub function: Function,
    /// Of [`Function::Compare`].
    pub relation: Relation,
    /// Of it too: a quiet NaN is an invalid operation.
    pub signals: bool,
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
    Operation { function, relation: Relation::NEVER, signals: false }
}

const fn compare(relation: Relation) -> Operation {
    Operation { function: Function::Compare, relation, signals: false }
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
    (op::V_CMP_LT_F64, compare(Relation::LESS)),
    (op::V_CMP_EQ_F64, compare(Relation::EQUAL)),
    (op::V_CMP_LE_F64, compare(Relation::LESS.or_equal())),
    (op::V_CMP_GT_F64, compare(Relation::GREATER)),
    (op::V_CMP_LG_F64, compare(Relation::UNLIKE)),
    (op::V_CMP_GE_F64, compare(Relation::GREATER.or_equal())),
    (op::V_CMP_O_F64, compare(Relation::ORDERED)),
    (op::V_CMP_U_F64, compare(Relation::ORDERED.not())),
    (op::V_CMP_NGE_F64, compare(Relation::GREATER.or_equal().not())),
    (op::V_CMP_NLG_F64, compare(Relation::UNLIKE.not())),
    (op::V_CMP_NGT_F64, compare(Relation::GREATER.not())),
    (op::V_CMP_NLE_F64, compare(Relation::LESS.or_equal().not())),
    (op::V_CMP_NEQ_F64, compare(Relation::EQUAL.not())),
    (op::V_CMP_NLT_F64, compare(Relation::LESS.not())),
    (op::V_CMPX_LT_F64, compare(Relation::LESS)),
    (op::V_CMPX_EQ_F64, compare(Relation::EQUAL)),
    (op::V_CMPX_LE_F64, compare(Relation::LESS.or_equal())),
    (op::V_CMPX_GT_F64, compare(Relation::GREATER)),
    (op::V_CMPX_LG_F64, compare(Relation::UNLIKE)),
    (op::V_CMPX_GE_F64, compare(Relation::GREATER.or_equal())),
    (op::V_CMPX_O_F64, compare(Relation::ORDERED)),
    (op::V_CMPX_U_F64, compare(Relation::ORDERED.not())),
    (op::V_CMPX_NGE_F64, compare(Relation::GREATER.or_equal().not())),
    (op::V_CMPX_NLG_F64, compare(Relation::UNLIKE.not())),
    (op::V_CMPX_NGT_F64, compare(Relation::GREATER.not())),
    (op::V_CMPX_NLE_F64, compare(Relation::LESS.or_equal().not())),
    (op::V_CMPX_NEQ_F64, compare(Relation::EQUAL.not())),
    (op::V_CMPX_NLT_F64, compare(Relation::LESS.not())),
];

/// Clocks from operands to result.
pub const LATENCY: usize = 7;

generator_block! {
    /// The pipeline, which tells its `exceptions` or not. The ports whose names begin with `root` belong to the iteration of reciprocal and roots.
    pub struct Binary64Unit(set: InstructionSet, exceptions: bool) clocked {
        /// The control word.
        in control: (SharedControl),
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
        /// Exceptions, as EXCP_FLAG_USER has them.
        out exceptions: [Bits<7>; usize::from(exceptions)],
    }
    |g| {
        let prepared = Prepared::new(g, set);
        g.output("root_significand", &prepared.normalised);
        g.output("root_power", &prepared.power);
        let Fused { result, product, lost } = fused(g, &prepared.operands, Reach::Below);
        g.output("root_product", &product);

        let modifiers = prepared.modifiers.registered(g, 5);
        let single = super::delayed(g, "single", &prepared.single, 5);
        let long = modified(g, FloatFormat::F64, &result, &modifiers);
        let short = modified(g, FloatFormat::F32, &result.slice(0, 32), &modifiers);
        g.output("value", &g.register("value_7", &single.select(&short.value.zero_extend(64), &long.value)));
        if exceptions {
            let reports = super::delayed(g, "reports", &prepared.reports, 4);
            let lost = g.register("lost_6", &exceptions::of_rounding(g, &lost, &reports));
            let raised = super::delayed(g, "raised", &prepared.raised, 5);
            let scaled = single.select(&short.overflow, &long.overflow);
            let raised = of_result(g, &raised, &lost, &scaled, &modifiers.omod);
            g.outputs("exceptions", &[g.register("exceptions_7", &raised)]);
        }
        g.output("flag", &super::delayed(g, "flag", &prepared.flag, 6));
    }
}

#[cfg(test)]
mod tests {
    use super::Function;

    /// `scripts/fma_tops.v` has V_FMA_F64 as a number.
    #[test]
    fn the_unit_beside_fpnew_is_held_to_a_multiply_add() {
        let tops = include_str!("../../../../../scripts/fma_tops.v");
        assert!(tops.contains(&format!(".control_function_binary64(5'd{})", Function::MultiplyAdd as u32)));
    }
}
