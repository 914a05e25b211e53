//! Exceptions that an operation raises, 7 bits as EXCP_FLAG_USER has them: what its sources and the value of the first stage say of it. What rounding
//! adds is beside the rounding ([`super::finish`]).
//!
//! A denormal counts where it is read as one; a signaling NaN where a number is computed or compared. Conversions to integers report what is out of
//! range, not what they cut off; V_LDEXP reports what becomes infinite (docs/model-decisions.md).

use super::control::{
    ADDEND, CLAMP, DETAIL, FIRST, HALVES, INTEGER, PRODUCT, RESULT, SCALE, USES, ZERO_WINS, addend, detail, first,
    integer, result, scale,
};
use super::division;
use super::operand::Operand;
use crate::config::InstructionSet;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of the exceptions.
pub const EXCEPTIONS: u32 = 7;

/// Exceptions by their bits: invalid operation, denormal source, division by zero, overflow, underflow, inexact; the highest one is that of integers.
pub struct Raised {
    /// 1 bit.
    pub invalid: Wire,
    /// 1 bit.
    pub denormal: Wire,
    /// 1 bit.
    pub by_zero: Wire,
    /// 1 bit.
    pub overflow: Wire,
    /// 1 bit.
    pub underflow: Wire,
    /// 1 bit.
    pub inexact: Wire,
    /// Of integers, 1 bit.
    pub integer_by_zero: Wire,
}

impl Raised {
    /// None.
    pub fn none(g: &Builder) -> Self {
        let zero = g.zero(1);
        Self {
            invalid: zero.clone(),
            denormal: zero.clone(),
            by_zero: zero.clone(),
            overflow: zero.clone(),
            underflow: zero.clone(),
            inexact: zero.clone(),
            integer_by_zero: zero,
        }
    }

    /// As bits.
    pub fn pack(&self, g: &Builder) -> Wire {
        let Self { invalid, denormal, by_zero, overflow, underflow, inexact, integer_by_zero } = self;
        g.concat(&[integer_by_zero, inexact, underflow, overflow, by_zero, denormal, invalid])
    }
}

/// A source is a denormal, and read as one.
fn is_denormal(operand: &Operand) -> Wire {
    !&operand.is_normal & !&operand.is_zero
}

/// What the sources of the low half raise. `invalid`: an operation on infinities and zeros is none; `division`: V_DIV_SCALE.
pub fn of_sources(
    g: &Builder,
    control: &Wire,
    operands: &[Operand; 3],
    invalid: &Wire,
    division: &division::Scale,
    set: InstructionSet,
) -> Wire {
    let uses: Vec<Wire> = (0..3).map(|at| USES.of(control).bit(at)).collect();
    let chosen = |bit: u64| DETAIL.of(control).bit(bit.trailing_zeros());
    let is_first = |which: u64| FIRST.of(control).is(which as u128);
    let is_result = |which: u64| RESULT.of(control).is(which as u128);
    let orders = is_first(first::ORDER);
    let legacy = &orders & chosen(detail::LEGACY);
    let tests = is_result(result::RAW) & is_first(first::ARITHMETIC);
    let classifies = &tests & chosen(detail::CLASS);
    let compares = &tests & !&classifies;
    let scales = SCALE.of(control).is(scale::DIVISION as u128);
    let is_integer = is_result(result::INTEGER);
    let is_exponent = is_result(result::EXPONENT);
    let zero_wins = ZERO_WINS.of(control) & PRODUCT.of(control);
    let lights = &zero_wins & chosen(detail::MULLIT);
    let [x0, x1, x2] = operands;
    let zero_case = &zero_wins & (&x0.is_zero | &x1.is_zero);

    let reads = match set {
        // Before GCN 1.4 minima do not look at MODE: they read nothing as a denormal.
        InstructionSet::SeaIslands => !(&orders & !&legacy | &classifies),
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => !&classifies,
    };
    let third = [g.zero(1), g.zero(1), lights.clone()];
    let denormals = (0..3).map(|at: usize| is_denormal(&operands[at]) & (&uses[at] & &reads | &scales | &third[at]));
    let denormal = denormals.fold(g.zero(1), |any, one| any | one);

    let nan = |wanted: &dyn Fn(&Operand) -> Wire| {
        (0..3).fold(g.zero(1), |any, at: usize| any | wanted(&operands[at]) & &uses[at])
    };
    // What is multiplied by zero is not looked at.
    let ignored = [zero_case.clone(), zero_case.clone(), g.zero(1)];
    let signaling =
        (0..3).fold(g.zero(1), |any, at: usize| any | operands[at].is_signaling() & &uses[at] & !&ignored[at]);
    let any_nan = nan(&|operand| operand.is_nan.clone());
    let unlit = &lights & super::arithmetic::unlit(x1, x2);
    // A class of RDNA4 has a signaling source (3.4.10); Sea Islands says that it raises nothing (VOPC).
    let of_class = match set {
        InstructionSet::Rdna4 => g.zero(1),
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => classifies.clone(),
    };
    let silent = of_class | &is_exponent | &unlit | &scales;
    let scaled = &scales & x0.is_signaling() & division.exponent.any() & !&division.is_nan;
    let axes = (0..3).fold(g.zero(1), |any, at: usize| any | operands[at].is_signaling());
    let is_cube = is_first(first::CUBE) | ADDEND.of(control).is(addend::MAJOR_AXIS as u128);
    let clamped = match set {
        InstructionSet::SeaIslands => g.zero(1),
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => CLAMP.of(control),
    };
    let signals = &compares & (INTEGER.of(control).bit(0) | clamped) & &any_nan;
    let operation = invalid & !&any_nan & !&unlit & !&scales;

    let divides = is_first(first::DIVISION_FIXUP);
    let fixed = division::exceptions(operands, &HALVES.of(control).bit(0));
    let raised = Raised {
        invalid: &signaling & !&silent
            | scaled
            | signals
            | is_cube & axes
            | operation
            | &is_integer & &x0.is_nan
            | &divides & &fixed.invalid,
        denormal,
        by_zero: &divides & &fixed.by_zero,
        overflow: &divides & &fixed.overflow,
        underflow: &divides & &fixed.underflow,
        inexact: &divides & &fixed.inexact,
        ..Raised::none(g)
    };
    raised.pack(g)
}

/// What the sources of the upper half raise: where two are converted the second of them, else the upper halves.
pub fn of_high(g: &Builder, control: &Wire, operands: &[Operand; 3], converted: &Operand, invalid: &Wire) -> Wire {
    let orders = FIRST.of(control).is(first::ORDER as u128);
    let computes = PRODUCT.of(control) | &orders;
    let converts = !&computes & USES.of(control).any();
    let is_integer = RESULT.of(control).is(result::INTEGER as u128);
    let used = |holds: &dyn Fn(&Operand) -> Wire| {
        let each = (0..3u32).map(|at| holds(&operands[at as usize]) & USES.of(control).bit(at));
        each.fold(g.zero(1), |any, one| any | one) & &computes
    };
    let no_number = is_integer.select(&converted.is_nan, &converted.is_signaling()) & &converts;
    let operation = invalid & PRODUCT.of(control) & !used(&|operand| operand.is_nan.clone());
    let raised = Raised {
        invalid: no_number | used(&Operand::is_signaling) | operation,
        denormal: is_denormal(converted) & &converts | used(&is_denormal),
        ..Raised::none(g)
    };
    raised.pack(g)
}

/// An operation that reports nothing: V_INTERP, a product of whole numbers, whose detail this is, 1 bit.
pub fn is_silent(control: &Wire) -> Wire {
    let chosen = |bit: u64| DETAIL.of(control).bit(bit.trailing_zeros());
    let multiplies = PRODUCT.of(control) & FIRST.of(control).is(first::ARITHMETIC as u128);
    multiplies & chosen(detail::SILENT) & !chosen(detail::SMALL_FACTORS)
}

/// An integer result that is out of range is an invalid operation; what is normalized is clamped instead, 1 bit.
pub fn reports_range(control: &Wire) -> Wire {
    let normalizes = ADDEND.of(control).is(addend::NORMALIZED as u128);
    RESULT.of(control).is(result::INTEGER as u128) & !normalizes
}

/// A result is only scaled: what it loses is not reported but for an overflow, 1 bit.
pub fn only_scales(control: &Wire) -> Wire {
    let kind = SCALE.of(control);
    kind.is(scale::S1 as u128) | kind.is(scale::S1_HALF as u128) | kind.is(scale::DIVISION as u128)
}

/// INTEGER of a comparison: a quiet NaN is an invalid operation too (V_CMPS).
pub const SIGNALS: u64 = integer::SHORT;
