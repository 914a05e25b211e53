//! The operand taken apart, and the results that no table gives.

use super::{Function, Registers};
use crate::arith::float::exceptions::Raised;
use crate::config::InstructionSet;
use tombolo_netlist::builder::{Builder, Wire};

/// 256.0, the largest angle of Sea Islands.
const LARGEST_ANGLE: u128 = 0x4380_0000;

/// A finite nonzero operand `(-1)^sign m 2^exponent`, m in [1, 2).
pub struct Operand {
    /// 1 bit.
    pub sign: Wire,
    /// Two's complement, 9 bits.
    pub exponent: Wire,
    /// `m` with 23 fraction bits, 24 bits.
    pub significand: Wire,
    /// 3 bits: [`Function`].
    pub function: Wire,
    /// Whether there is a special result (bit 32), and that.
    pub special: Wire,
    /// What it may raise: 1 bit each.
    classes: Classes,
}

/// Classes of an operand that raise exceptions.
#[derive(Clone)]
struct Classes {
    signaling: Wire,
    invalid: Wire,
    /// The result is infinite though the operand is not.
    pole: Wire,
    /// Read as such.
    denormal: Wire,
}

impl Operand {
    /// Unpacks `bits` (32 bits; with `half` the low 16 of them).
    pub fn new(
        g: &Builder,
        bits: &Wire,
        function: &Wire,
        half: &Wire,
        keep_denormals: &Wire,
        set: InstructionSet,
    ) -> Self {
        let sign = g.name("sign", &half.select(&bits.bit(15), &bits.bit(31)));
        let exponent = half.select(&bits.slice(10, 5).zero_extend(8), &bits.slice(23, 8));
        let exponent = g.name("exponent", &exponent);
        let fraction = half.select(&bits.slice(0, 10).concat(&g.zero(13)), &bits.slice(0, 23));
        let normal = g.name("is_normal", &exponent.any());
        let largest = half.select(&exponent.slice(0, 5).all(), &exponent.all());
        let fraction = g.name("fraction", &fraction.when(&(&normal | keep_denormals)));
        let is_zero = !(&normal | fraction.any());
        let is_nan = g.name("is_nan", &(&largest & fraction.any()));
        let is_infinite = g.name("is_infinite", &(&largest & fraction.none()));

        // Denormals are normalised.
        let significand = normal.concat(&fraction);
        let zeros = g.name("zeros", &significand.leading_zeros());
        let bias = half.select(&g.constant(9, 15), &g.constant(9, 127));
        let field = &exponent | &(!&normal).zero_extend(8);
        let unbiased = field.zero_extend(9) - bias - zeros.zero_extend(9);

        // Special results: NaN, then zero, infinity, and negative operands of roots and logarithms.
        let is = |wanted: Function| function.is_a(wanted);
        let root = is(Function::Rsq) | is(Function::Sqrt);
        let logarithm = is(Function::Log);
        let angle = is(Function::Sin) | is(Function::Cos);
        let inverse = is(Function::Rcp) | is(Function::Rsq);
        let negative = &sign & !&is_zero & (&root | &logarithm);
        let invalid = g.name("invalid", &(&negative | (&is_infinite & &angle)));
        let one = &is_zero & (is(Function::Exp) | is(Function::Cos));
        let infinite_if_infinite = is(Function::Sqrt) | &logarithm | (is(Function::Exp) & !&sign);
        let pole = &is_zero & (inverse | &logarithm);
        let infinity = &pole | (&is_infinite & infinite_if_infinite);
        let result_sign = g.lookup(
            function,
            &[
                (Function::Log as u128, is_zero.clone()),
                (Function::Exp as u128, g.zero(1)),
                (Function::Cos as u128, g.zero(1)),
            ],
            &sign,
        );
        let result_sign = &invalid | &result_sign;
        let of_format = |single: u128, short: u128| half.select(&g.constant(32, short), &g.constant(32, single));
        let magnitude = of_format(0x3f80_0000, 0x3c00).when(&one)
            | of_format(0x7f80_0000, 0x7c00).when(&(infinity | &invalid))
            | of_format(0x0040_0000, 0x0200).when(&invalid);
        let signed = magnitude
            | result_sign.concat(&g.zero(31)).when(&!half)
            | result_sign.zero_extend(17).concat(&g.zero(15)).when(half);
        let operand = half.select(&bits.slice(0, 16).zero_extend(32), bits);
        let quiet = operand | of_format(0x0040_0000, 0x0200);
        let special = is_nan.select(&quiet, &signed);
        let is_special = &is_zero | &largest | negative;
        let mut classes = Classes {
            signaling: &is_nan & !fraction.msb(),
            invalid: &invalid & !&is_nan,
            pole,
            denormal: !&normal & fraction.any(),
        };
        // Sea Islands: an angle beyond 256 turns has the sine +0 and the cosine 1 (SQ_VOP1, V_SIN_F32, V_COS_F32).
        let (special, is_special) = match set {
            InstructionSet::Rdna4 => (special, is_special),
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => {
                let within = bits.slice(0, 31).less(&g.constant(31, LARGEST_ANGLE + 1));
                let beyond = g.name("is_beyond", &(&angle & !within & !&is_nan));
                let value = g.constant(32, 0x3f80_0000).when(&is(Function::Cos));
                classes.invalid = &classes.invalid & !&beyond;
                (beyond.select(&value, &special), is_special | beyond)
            }
        };
        Self {
            sign,
            exponent: unbiased,
            significand: significand.shift_left(&zeros),
            function: function.clone(),
            special: g.name("special", &is_special.concat(&special)),
            classes,
        }
    }

    /// What the operand raises, 7 bits; of a division of integers its division by zero alone.
    pub fn raised(&self, g: &Builder, of_integers: &Wire) -> Wire {
        let Classes { signaling, invalid, pole, denormal } = &self.classes;
        let raised = Raised {
            invalid: (signaling | invalid) & !of_integers,
            denormal: denormal & !of_integers,
            by_zero: pole & !of_integers,
            integer_by_zero: pole & of_integers,
            ..Raised::none(g)
        };
        raised.pack(g)
    }

    /// Behind stage 1, without the special result.
    pub(super) fn registered(&self, g: &Builder, registers: Registers) -> Self {
        Self {
            sign: registers.behind(g, 1, "sign_1", &self.sign),
            exponent: registers.behind(g, 1, "exponent_1", &self.exponent),
            significand: registers.behind(g, 1, "significand_1", &self.significand),
            function: registers.behind(g, 1, "function_1", &self.function),
            special: self.special.clone(),
            classes: self.classes.clone(),
        }
    }
}
