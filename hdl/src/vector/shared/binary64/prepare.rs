//! Stage 1: what each function multiplies and adds, and the results that need no rounding.

use super::super::modifiers::Modifiers;
use super::super::{SharedControl, SharedControlWires};
use super::Function;
use super::compare::{accepted, class, extreme, extreme_of_cdna4, extreme_of_sea_islands, order};
use super::division::{fixup, scale, trig_segment};
use super::exceptions::{self, Known};
use super::fused::{Finish, FusedOperands, SINGLE_BIAS};
use super::integral::{Direction, integral, to_integer};
use super::number::{BIAS, DEFAULT_NAN, EXPONENT, FRACTION, INFINITY, Number, QUIET, SIGNIFICAND};
use crate::config::InstructionSet;
use tombolo_netlist::builder::{Builder, Wire};

/// The registers behind stage 1.
pub struct Prepared {
    /// For the fused multiply-add.
    pub operands: FusedOperands,
    /// The result is binary32.
    pub single: Wire,
    /// Comparison or mask bit.
    pub flag: Wire,
    /// What is done to the result; integers have no OMOD and CLAMP.
    pub modifiers: Modifiers,
    /// Combinational: the significand of the first source, its leading bit set unless zero.
    pub normalised: Wire,
    /// Combinational: its exponent without bias, [`EXPONENT`] bits.
    pub power: Wire,
    /// What the operands raise, registered.
    pub raised: Wire,
    /// What of the rounding is reported, registered.
    pub reports: Wire,
}

/// A magnitude and an exponent, with a sign.
#[derive(Clone)]
struct Term {
    sign: Wire,
    significand: Wire,
    exponent: Wire,
}

/// Which functions are meant, by the control word.
pub struct Chosen<'a> {
    g: &'a Builder,
    function: Wire,
}

impl Chosen<'_> {
    /// One of these, 1 bit.
    pub fn any(&self, functions: &[Function]) -> Wire {
        let each: Vec<Wire> = functions.iter().map(|function| self.function.is_a(*function)).collect();
        self.g.or_all(1, &each)
    }

    /// The value of the function, zero of `width` bits for those without.
    fn value(&self, width: u32, values: &[(Function, Wire)]) -> Wire {
        let arms: Vec<_> = values.iter().map(|(function, value)| (*function as u128, value.clone())).collect();
        self.g.lookup(&self.function, &arms, &self.g.zero(width))
    }
}

impl Prepared {
    /// From the inputs of the unit.
    pub fn new(g: &Builder, set: InstructionSet) -> Self {
        use Function::*;
        let SharedControlWires {
            function,
            raises_others,
            round,
            keep_inputs,
            keep_outputs,
            omod,
            clamp,
            nan_passes,
            ieee,
            limit,
            ..
        } = g.input_of::<SharedControl>("control");
        let chosen = Chosen { g, function: function.binary64 };
        // V_DIV_FMAS, V_DIV_FIXUP, V_CMP_CLASS and V_TRIG_PREOP flush no operands.
        let unflushed = chosen.any(&[DivFmas, DivFixup, Class, TrigSegment]);
        let unflushed = match set {
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => unflushed,
            InstructionSet::SeaIslands => unflushed | chosen.any(&[MinNum, MaxNum]),
        };
        // What CDNA4's minima select obeys MODE as a result too.
        let keep_inputs = match set {
            InstructionSet::Cdna4 => keep_inputs & (&keep_outputs | !chosen.any(&[MinNum, MaxNum])),
            InstructionSet::Rdna4 | InstructionSet::SeaIslands => keep_inputs,
        };
        let keep_inputs = keep_inputs | unflushed;
        let keep_outputs = keep_outputs | chosen.any(&[TrigSegment, DivScale]);
        let [s0, s1, s2] = ["s0", "s1", "s2"].map(|name| Number::new(g, name, &g.input(name), &keep_inputs));
        let iterates = g.name("iterates", &chosen.any(&[Rcp, Rsq, Sqrt]));

        // Results without rounding.
        let direction = Direction {
            nearest: chosen.any(&[Nearest]),
            up: chosen.any(&[Ceil]),
            down: chosen.any(&[Floor, Fraction]),
        };
        let (whole, power, has_fraction) = integral(g, &s0, &direction);
        let is_number = !(&s0.is_nan | &s0.is_infinite);
        let whole_or_special = is_number.select(&whole, &quiet_if_nan(&s0));
        let order = order(g, &s0, &s1);
        let largest = chosen.any(&[MaxNum, Maximum]);
        let extreme = match set {
            InstructionSet::Rdna4 => extreme(&s0, &s1, &order, &largest, &chosen.any(&[Minimum, Maximum])),
            InstructionSet::SeaIslands => extreme_of_sea_islands(&s0, &s1, &order, &largest, &ieee),
            InstructionSet::Cdna4 => extreme_of_cdna4(&s0, &s1, &order, &largest, &ieee),
        };
        let division = scale(g, &s0, &s1, &s2);

        let multiplies = chosen.any(&[MultiplyAdd, DivFmas, Multiply]);
        let only_addend = chosen.any(&[FromSigned, FromUnsigned, FromSingle, ToSingle, TrigSegment]);
        let one = g.constant(SIGNIFICAND, 1 << FRACTION);
        let first = s0.significand();
        let second = multiplies.select(&s1.significand(), &one).when(&!&only_addend);

        // What is taken apart, or iterated.
        let zeros = g.name("first_zeros", &first.leading_zeros());
        let normalised = g.name("first_normalised", &first.shift_left(&zeros));
        let normalised_power = (s0.exponent() - zeros.zero_extend(EXPONENT)).plus((1 << EXPONENT) - BIAS);
        let normalised_power = g.name("normalised_power", &normalised_power);

        // Scalings change the exponent.
        let amount = g.input("s1").slice(0, 32);
        let fits = amount.slice(12, 20).all() | amount.slice(12, 20).none();
        let saturated = amount.msb().concat(&(!amount.msb()).repeat(12));
        let amount = fits.select(&amount.slice(0, 13), &saturated).sign_extend(EXPONENT);
        let step = division.up.zero_extend(EXPONENT - 7).concat(&g.zero(7))
            - division.down.zero_extend(EXPONENT - 7).concat(&g.zero(7));
        // V_DIV_FMAS scales its sum: up where the addend is 2 or more.
        let quotient_step =
            s2.field.msb().select(&g.constant(EXPONENT, 128), &g.constant(EXPONENT, 128u128.wrapping_neg()));
        let quotient_step = g.name("quotient_step", &quotient_step.when(&g.input("mask")));
        let scaling = chosen.value(EXPONENT, &[(Scale, amount), (DivScale, step), (DivFmas, quotient_step.clone())]);
        let second_exponent = multiplies.select(&s1.exponent(), &g.constant(EXPONENT, BIAS));
        let exponent_sum = s0.exponent() + second_exponent + scaling;

        // The addend.
        let adds = chosen.any(&[MultiplyAdd, DivFmas]);
        let addend = addend(g, &chosen, [&s0, &s1, &s2], &whole, &keep_inputs, &quotient_step);
        let single = chosen.any(&[ToSingle]);

        let product_is_zero = &only_addend | &s0.is_zero | (&multiplies & &s1.is_zero);
        let product_is_zero = product_is_zero & !&iterates;
        let sign_product = (&s0.sign ^ (&multiplies & &s1.sign)) & !chosen.any(&[Rsq, Sqrt]);
        let has_addend = &adds | chosen.any(&[Add, Fraction]) | &only_addend;
        let sign_addend = has_addend.select(&addend.sign, &sign_product);
        let sign_product = only_addend.select(&addend.sign, &sign_product);

        let (special, is_special, invalid) = special(g, &chosen, [&s0, &s1, &s2], &division.invalid);
        let single_special = single_special(g, &chosen);
        let exponent_field = normalised_power.plus(1).sign_extend(32);
        let exponent_field = exponent_field.when(&(&is_number & !&s0.is_zero));
        let mantissa = s0.sign.concat(&g.constant(11, BIAS - 1)).concat(&normalised.slice(0, FRACTION));
        let mantissa = (&is_number & !&s0.is_zero).select(&mantissa, &quiet_if_nan(&s0));
        let integer = to_integer(g, &s0, &power, &chosen.any(&[ToSigned])).zero_extend(64);
        let extremes = [MinNum, MaxNum, Minimum, Maximum].map(|function| (function, extreme.clone()));
        let wholes = [Nearest, Ceil, Floor, Trunc].map(|function| (function, whole_or_special.clone()));
        let others = [
            (Mantissa, mantissa),
            (Exponent, exponent_field.zero_extend(64)),
            (ToSigned, integer.clone()),
            (ToUnsigned, integer),
            (DivScale, quiet_if_nan(&s0)),
            (DivFixup, fixup(g, &s0, &s1, &s2, &round, &keep_outputs)),
        ];
        let direct: Vec<_> = extremes.into_iter().chain(wholes).chain(others).collect();
        let functions: Vec<Function> = direct.iter().map(|(function, _)| *function).collect();
        // V_DIV_SCALE passes what it does not scale.
        let rounds = chosen.any(&[DivScale]) & (&division.up | &division.down | &division.invalid);
        let is_direct = chosen.any(&functions) & !rounds;
        let direct = chosen.value(64, &direct);
        let from_single = chosen.any(&[FromSingle]);
        let special = from_single.select(&single_special.slice(0, 64), &special);
        let is_special = from_single.select(&single_special.bit(64), &is_special);
        let special = is_direct.select(&direct, &special);
        let is_special = (&is_special & !chosen.any(&[TrigSegment, FromSigned, FromUnsigned])) | is_direct;

        let flag = chosen.value(
            1,
            &[
                (Compare, accepted(&order, &function.relation)),
                (Class, class(g, &s0, &g.input("s1").slice(0, 10))),
                (DivScale, division.rescale.clone()),
            ],
        );
        // Iterated results round to nearest even, segments of 2/pi toward zero.
        let truncates = chosen.any(&[TrigSegment]);
        let result_round = (&round & !&iterates.repeat(2)) | truncates.repeat(2);
        let integers = chosen.any(&[Exponent, ToSigned, ToUnsigned]);
        let clamped = clamp.clone();
        let (omod, clamp) = (omod.when(&!&integers), clamp & !integers);
        let nan_passes = (set.is_gcn()).then_some(nan_passes);
        let limit = (set.is_gcn()).then_some(limit);
        let modifiers = Modifiers { round, omod, clamp, saturate: g.zero(1), nan_passes, limit };

        // The iteration has the multiplier, and at its end adds what it multiplies to its result's upper part.
        let factors = [iterates.select(&g.input("root_a"), &first), iterates.select(&g.input("root_b"), &second)];
        let root_exponent = g.input("root_exponent");
        let root_sum = root_exponent.plus(BIAS - 53);
        let exponent_sum = iterates.select(&root_sum, &exponent_sum);
        let addend_exponent = iterates.select(&root_exponent, &addend.exponent);
        let addend_bits = iterates.select(&g.input("root_addend"), &addend.significand);
        let sign_addend = iterates.select(&sign_product, &sign_addend);

        let signals = match set {
            InstructionSet::Rdna4 => &raises_others | &clamped,
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => raises_others,
        };
        let known = Known {
            division: &division,
            invalid: &invalid,
            signals: &signals,
            keep_inputs: &keep_inputs,
            has_fraction: &(&has_fraction & &is_number),
            power: &power,
        };
        let raised = g.register("raised", &exceptions::of_operands(g, &chosen, [&s0, &s1, &s2], &known, set));
        let reports = g.register("reports", &exceptions::reports(g, &chosen));
        let register = |name: &str, wire: &Wire| g.register(name, wire);
        let operands = FusedOperands {
            factors: [register("factor_a", &factors[0]), register("factor_b", &factors[1])],
            exponent_sum: register("exponent_sum", &exponent_sum),
            product_is_zero: register("product_is_zero", &product_is_zero),
            sign_product: register("sign_product", &sign_product),
            addend: register("addend", &addend_bits),
            addend_exponent: register("addend_exponent", &addend_exponent),
            sign_addend: register("sign_addend", &sign_addend),
            finish: Finish {
                round: register("round", &result_round),
                keep_outputs: register("keep_outputs", &keep_outputs),
                single: register("to_single", &single),
                below_one: register("below_one", &chosen.any(&[Fraction])),
                reaches_below: register("reaches_below", &(&only_addend | chosen.any(&[DivFmas]))),
                is_special: register("is_special", &is_special),
                special: register("special", &special),
            },
        };
        Self {
            single: operands.finish.single.clone(),
            operands,
            flag: register("flag", &flag),
            modifiers: modifiers.registered(g, 1),
            normalised,
            power: normalised_power,
            raised,
            reports,
        }
    }
}

/// The bits, a NaN quieted.
fn quiet_if_nan(x: &Number) -> Wire {
    x.is_nan.select(&x.quiet(), &x.bits)
}

/// What is added to the product; zero with the smallest exponent for products alone.
/// `quotient_step`: what V_DIV_FMAS adds to its exponent.
fn addend(
    g: &Builder,
    chosen: &Chosen,
    sources: [&Number; 3],
    floor: &Wire,
    keep_inputs: &Wire,
    quotient_step: &Wire,
) -> Term {
    use Function::*;
    let [s0, s1, s2] = sources;
    let number = |x: &Number| Term { sign: x.sign.clone(), significand: x.significand(), exponent: x.exponent() };
    let word = s0_word(g);
    let integer_sign = word.msb() & chosen.any(&[FromSigned]);
    let magnitude = (&word ^ &integer_sign.repeat(32)) + integer_sign.zero_extend(32);
    let integer = Term {
        sign: integer_sign,
        significand: magnitude.concat(&g.zero(SIGNIFICAND - 32)),
        exponent: g.constant(EXPONENT, BIAS + 31),
    };
    let field = word.slice(23, 8);
    let fraction = word.slice(0, 23).when(&(field.any() | keep_inputs));
    let from_single = Term {
        sign: word.msb(),
        significand: g.concat(&[&field.any(), &fraction, &g.zero(29)]),
        exponent: (&field | field.none().zero_extend(8)).zero_extend(EXPONENT).plus(SINGLE_BIAS),
    };
    let floor_field = floor.slice(FRACTION, 11);
    let minus_floor = Term {
        sign: !floor.msb(),
        significand: floor_field.any().concat(&floor.slice(0, FRACTION)),
        exponent: (&floor_field | floor_field.none().zero_extend(11)).zero_extend(EXPONENT),
    };
    let (bits, exponent) = trig_segment(g, s0, &g.input("s1").slice(0, 5));
    let segment = Term { sign: g.zero(1), significand: bits, exponent };
    let terms = [
        (MultiplyAdd, number(s2)),
        (DivFmas, Term { exponent: s2.exponent() + quotient_step, ..number(s2) }),
        (Add, number(s1)),
        (Fraction, minus_floor),
        (FromSigned, integer.clone()),
        (FromUnsigned, integer),
        (FromSingle, from_single),
        (ToSingle, number(s0)),
        (TrigSegment, segment),
    ];
    let pick = |part: fn(&Term) -> &Wire, default: Wire| {
        let arms: Vec<_> = terms.iter().map(|(function, term)| (*function as u128, part(term).clone())).collect();
        g.lookup(&chosen.function, &arms, &default)
    };
    Term {
        sign: pick(|term| &term.sign, g.zero(1)),
        significand: pick(|term| &term.significand, g.zero(SIGNIFICAND)),
        exponent: pick(|term| &term.exponent, g.constant(EXPONENT, 1)),
    }
}

/// The low half of the first source: an integer or a binary32.
fn s0_word(g: &Builder) -> Wire {
    g.input("s0").slice(0, 32)
}

/// Results of NaN, infinite and invalid operands, whether there is one, and whether the operation is invalid, if none is a NaN.
fn special(g: &Builder, chosen: &Chosen, sources: [&Number; 3], no_quotient: &Wire) -> (Wire, Wire, Wire) {
    use Function::*;
    let [s0, s1, s2] = sources;
    let multiplies = chosen.any(&[MultiplyAdd, DivFmas, Multiply]);
    let fused = chosen.any(&[MultiplyAdd, DivFmas]);
    let adds = chosen.any(&[Add]);
    let inverse = chosen.any(&[Rcp, Rsq]);
    let root = chosen.any(&[Rsq, Sqrt]);
    let iterates = &inverse | &root;
    let nan1 = &s1.is_nan & (&multiplies | &adds);
    let nan2 = &s2.is_nan & &fused;

    let product_sign = &s0.sign ^ (&multiplies & &s1.sign);
    let product_infinite = &s0.is_infinite | (&multiplies & &s1.is_infinite);
    let zero_times_infinity = &multiplies & ((&s0.is_zero & &s1.is_infinite) | (&s0.is_infinite & &s1.is_zero));
    let addend_infinite = (&fused & &s2.is_infinite) | (&adds & &s1.is_infinite);
    let addend_sign = fused.select(&s2.sign, &s1.sign);
    let unlike = &product_infinite & &addend_infinite & (&product_sign ^ &addend_sign);
    let negative = &root & &s0.sign & !&s0.is_zero;
    let fraction = chosen.any(&[Fraction]) & &s0.is_infinite;
    let scales = chosen.any(&[DivScale]);
    let no_quotient = &scales & no_quotient;
    let invalid = g.name("invalid", &(zero_times_infinity | unlike | &negative | fraction | &no_quotient));

    let single = chosen.any(&[ToSingle]);
    let narrow = |wire: &Wire| {
        let magnitude = g.constant(8, 0xff).concat(&wire.slice(29, 23));
        single.select(&wire.msb().concat(&magnitude).zero_extend(64), wire)
    };
    let infinity = |sign: &Wire| sign.concat(&g.constant(63, INFINITY));
    // 1 / 0 is infinite, 1 / infinity zero; roots keep both.
    let zero = &iterates & &inverse.select(&s0.is_infinite, &s0.is_zero);
    let root_infinite = &inverse & &s0.is_zero;
    let sign = product_infinite.select(&product_sign, &addend_sign);
    let sign = iterates.select(&s0.sign, &sign);
    let finite_or_infinite = zero.select(&sign.concat(&g.zero(63)), &infinity(&sign));
    let special = (&invalid & !&negative).select(&g.constant(64, DEFAULT_NAN), &finite_or_infinite);
    let special = negative.select(&g.constant(64, DEFAULT_NAN), &special);
    let special = nan2.select(&s2.quiet(), &special);
    let special = nan1.select(&s1.quiet(), &special);
    let special = (&s0.is_nan & !&no_quotient).select(&s0.quiet(), &special);
    let is_special = &s0.is_nan | nan1 | nan2 | product_infinite | addend_infinite | zero | root_infinite | &invalid;
    (g.name("special_result", &narrow(&special)), is_special, invalid)
}

/// Infinities and NaNs of a binary32 source as binary64 (low 64 bits), and whether it is one.
fn single_special(g: &Builder, chosen: &Chosen) -> Wire {
    let word = s0_word(g);
    let is_nan = word.slice(0, 23).any();
    let fraction = word.slice(0, 23).concat(&g.zero(29)) | g.constant(FRACTION, QUIET).when(&is_nan);
    let value = g.concat(&[&word.msb(), &g.constant(11, 0x7ff), &fraction]);
    (word.slice(23, 8).all() & chosen.any(&[Function::FromSingle])).concat(&value)
}
