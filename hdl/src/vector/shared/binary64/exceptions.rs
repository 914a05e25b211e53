//! Exceptions that an operation of binary64 raises (3.4.10), 7 bits as EXCP_FLAG_USER has them: what its operands say, what rounding loses.
//!
//! A denormal counts where it is read as one; a signaling NaN where a number is computed or compared. Conversions to integers report what is out
//! of range, not what they cut off; scalings report what becomes too large, iterated functions no underflow that is kept (docs/model-decisions.md).

use super::Function;
use super::division::{Scale, overflows, vanishes};
use super::fused::Lost;
use super::integral::out_of_range;
use super::number::Number;
use super::prepare::Chosen;
use crate::arith::float::exceptions::Raised;
use crate::config::InstructionSet;
use tombolo_netlist::builder::{Builder, Wire};

use Function::*;

/// With one operand.
const UNARY: [Function; 14] = [
    Function::Scale,
    Fraction,
    ToSingle,
    Nearest,
    Ceil,
    Floor,
    Trunc,
    Mantissa,
    Exponent,
    ToSigned,
    ToUnsigned,
    Rcp,
    Rsq,
    Sqrt,
];
/// With two.
const BINARY: [Function; 7] = [Add, Multiply, MinNum, MaxNum, Minimum, Maximum, Compare];
/// With three.
const TERNARY: [Function; 3] = [MultiplyAdd, DivFmas, DivScale];

/// What of an operation is known in the first stage, 1 bit each.
pub struct Known<'a> {
    /// V_DIV_SCALE.
    pub division: &'a Scale,
    /// An operation on infinities, zeros or negative numbers is none.
    pub invalid: &'a Wire,
    /// A comparison to which a quiet NaN is an invalid operation too.
    pub signals: &'a Wire,
    /// Denormal operands are kept.
    pub keep_inputs: &'a Wire,
    /// The first operand has a fraction, and is a finite number.
    pub has_fraction: &'a Wire,
    /// Its exponent without bias.
    pub power: &'a Wire,
}

/// What the operands raise.
pub fn of_operands(g: &Builder, chosen: &Chosen, sources: [&Number; 3], known: &Known, set: InstructionSet) -> Wire {
    let [s0, s1, s2] = sources;
    let [unary, binary, ternary] = [chosen.any(&UNARY), chosen.any(&BINARY), chosen.any(&TERNARY)];
    let second = &binary | &ternary;
    let used = [unary | &second, second, ternary];
    let any = |holds: &dyn Fn(&Number) -> Wire| {
        used.iter().zip(sources).fold(g.zero(1), |any, (used, source)| any | used & holds(source))
    };
    let scales = chosen.any(&[DivScale]);
    let signaling = any(&Number::is_signaling) & !(&scales | chosen.any(&[Exponent]));
    let scaled = &scales & s0.is_signaling() & (&known.division.up | &known.division.down) & !&known.division.invalid;
    let any_nan = any(&|source| source.is_nan.clone());
    let operation = known.invalid & !&any_nan & !&scales;
    let compares = chosen.any(&[Compare]) & known.signals & &any_nan;

    // Before CDNA minima and maxima do not look at MODE: they read nothing as a denormal.
    let silent = match set {
        InstructionSet::SeaIslands => chosen.any(&[MinNum, MaxNum]),
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => g.zero(1),
    };
    let denormal = any(&|source| source.is_denormal.clone()) & !silent;

    let [signed, unsigned] = [chosen.any(&[ToSigned]), chosen.any(&[ToUnsigned])];
    let outside = out_of_range(s0, known.power, &signed) | &s0.is_nan;
    let outside = (signed | unsigned) & outside;

    let divides = chosen.any(&[DivFixup]);
    let number = !(&s1.is_nan | &s2.is_nan) & &divides;
    let no_quotient = (&s1.is_zero & &s2.is_zero | &s1.is_infinite & &s2.is_infinite) & &number;
    // A class of RDNA4 has a signaling source (3.4.10); Sea Islands says that it raises nothing (VOPC).
    let class = match set {
        InstructionSet::Rdna4 => chosen.any(&[Class]) & s0.is_signaling(),
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => g.zero(1),
    };
    let fixed = no_quotient | &divides & (s1.is_signaling() | s2.is_signaling());
    let special = &s1.is_zero | &s2.is_zero | &s1.is_infinite | &s2.is_infinite;
    let finite = !special & &number;
    let vanishes = vanishes(g, s1, s2) & &finite;
    let overflows = overflows(g, s0, s1, s2) & finite;
    let pole = chosen.any(&[Rcp, Rsq]) & &s0.is_zero;
    let by_zero = &s1.is_zero & !(&s2.is_zero | &s2.is_infinite) & number | pole;

    let word = g.input("s0").slice(0, 32);
    let from_single = chosen.any(&[FromSingle]);
    let (field, fraction) = (word.slice(23, 8), word.slice(0, 23));
    let single_signaling = field.all() & fraction.any() & !fraction.msb() & &from_single;
    let single_denormal = field.none() & fraction.any() & known.keep_inputs & from_single;

    let cut = chosen.any(&[Nearest, Ceil, Floor, Trunc]) & known.has_fraction;
    let raised = Raised {
        invalid: g.or_all(1, &[signaling, scaled, operation, compares, class, outside, fixed, single_signaling]),
        denormal: denormal | single_denormal,
        by_zero,
        overflow: overflows.clone(),
        underflow: vanishes.clone(),
        inexact: vanishes | overflows | cut,
        ..Raised::none(g)
    };
    raised.pack(g)
}

/// What of the rounding is reported, 3 bits: all, but a kept denormal result, but also what is inexact.
pub fn reports(g: &Builder, chosen: &Chosen) -> Wire {
    let arithmetic = chosen.any(&[MultiplyAdd, DivFmas, Add, Multiply, Fraction, ToSingle]);
    let iterated = chosen.any(&[Rcp, Rsq, Sqrt]);
    let scaling = chosen.any(&[Function::Scale, DivScale]);
    g.concat(&[&arithmetic, &iterated, &scaling])
}

/// What is reported of a rounding, 3 bits: inexact, underflow, overflow.
pub fn of_rounding(g: &Builder, lost: &Lost, reports: &Wire) -> Wire {
    let (arithmetic, iterated) = (reports.bit(2), reports.bit(1));
    let overflow = &lost.overflow & reports.any();
    let inexact = &lost.inexact & (&arithmetic | iterated) | &overflow;
    let underflow = &lost.tiny & &lost.inexact & arithmetic | &lost.flushed & reports.any();
    g.concat(&[&inexact, &underflow, &overflow])
}
