//! Stage 1: which factors and addend an operation has, and what it gives for NaNs, infinities and invalid operands.

use super::control::{
    ADDEND as ADDEND_FIELD, DETAIL, FORMAT, HALVES, INTEGRAL, MIX, NEGATE_ADDEND, NEGATE_PRODUCT, PRODUCT, RESULT,
    SCALE, SECOND, UNIT_FACTOR, ZERO_WINS, addend, detail, integral, result, scale, second,
};
use super::cube::MajorAxis;
use super::operand::{BIAS, FRACTION, Operand, default_nan};
use super::settings::{RANGE, least_exponent};
use super::sum::{ADDEND, Addend, Factor, Shape, Terms};
use super::{control::format, control::integer, division};
use crate::config::InstructionSet;
use tombolo_netlist::builder::{Builder, Wire};

/// What only the low half has.
pub struct Extra<'a> {
    /// The sources' bits, 32 each.
    pub bits: &'a [Wire; 3],
    /// Cube maps.
    pub major_axis: &'a MajorAxis,
    /// V_DIV_SCALE.
    pub division: &'a division::Scale,
    /// Whose conversions add random numbers: CDNA4's go to 16 bits too.
    pub set: InstructionSet,
}

/// The operands of one half.
pub struct Sources<'a> {
    /// Of sums and products.
    pub operands: &'a [Operand; 3],
    /// Of conversions.
    pub converted: &'a Operand,
    /// Operands whose NaN is returned, in order, each with whether it takes part.
    pub nans: &'a [(&'a Operand, Wire)],
    /// What only the low half has.
    pub extra: Option<Extra<'a>>,
}

/// A value in the common form, 32 bits, and whether it is the result.
pub struct Special {
    /// The value.
    pub value: Wire,
    /// It applies.
    pub applies: Wire,
    /// An operation on infinities and zeros is none.
    pub invalid: Wire,
    /// An infinity goes to a format without one, or that saturates: a number too large stands for it.
    pub infinite: Wire,
}

/// The terms of an operation and the result of operands that are not numbers.
pub fn arithmetic(g: &Builder, shape: Shape, control: &Wire, sources: &Sources) -> (Terms, Special) {
    let has_product = PRODUCT.of(control);
    let [x0, x1, x2] = sources.operands;
    let a = x0;
    let b = Operand::one(g).or(&UNIT_FACTOR.of(control), x1);
    let kind = ADDEND_FIELD.of(control);
    let is = |which: u64| kind.is(which as u128);
    let from_converted = is(addend::S0) | is(addend::NORMALIZED) | is(addend::STOCHASTIC);
    let c = x1.or(&is(addend::S1), &sources.converted.or(&from_converted, x2));
    let is_axis = is(addend::MAJOR_AXIS);
    let mut nans: Vec<(&Operand, Wire)> = sources.nans.to_vec();
    let c = match &sources.extra {
        Some(extra) => {
            let axis = extra.major_axis.source();
            nans.push((axis, is_axis.clone()));
            let widened = HALVES.of(control).bit(2) | MIX.of(control).bit(2);
            let to_f32 = !FORMAT.of(control).slice(0, 2).any() | SECOND.of(control).is(second::F16 as u128);
            axis.or(&is_axis, &c).normalised(g, "addend", &(widened & to_f32))
        }
        None => c,
    };

    let zero_case = ZERO_WINS.of(control) & (&a.is_zero | &b.is_zero);
    let sign_factors = &a.sign ^ &b.sign ^ NEGATE_PRODUCT.of(control);
    let addend = addend_term(g, control, sources, &c, &(&sign_factors & !&zero_case));
    let own_sign = &has_product & !&zero_case;
    let sign_product = g.name("sign_product", &own_sign.select(&sign_factors, &addend.sign));

    let whole = integral::FRACTION as u128;
    let is_fraction = INTEGRAL.of(control).is(whole);
    let below_one = c.exponent.less(&c.exponent.same_width(BIAS as u128));
    let above_one = !(&below_one | c.exponent.is(BIAS as u128) & c.fraction.none());
    let beyond = is_fraction.select(&(!&c.sign & below_one), &(is(addend::NORMALIZED) & above_one));
    let is_exponent = RESULT.of(control).is(result::EXPONENT as u128);

    let product_infinite = &has_product & (&a.is_infinite | &b.is_infinite) & !&zero_case;
    let zero_times_infinity = &product_infinite & (&a.is_zero | &b.is_zero);
    let takes_addend = !(is(addend::NONE) | is(addend::INTEGER));
    // Where the format has no infinity, or saturates, it is an overflow.
    let is_small = FORMAT.of(control).bit(1);
    let addend_infinite = &c.is_infinite & &takes_addend & !&is_small;
    let infinite = &c.is_infinite & &takes_addend & is_small;
    let unlike = &product_infinite & &addend_infinite & (&sign_product ^ &addend.sign);
    let invalid = g.name("invalid", &(zero_times_infinity | unlike | (&c.is_infinite & &is_fraction)));
    let sign = product_infinite.select(&sign_product, &addend.sign);
    let infinity = sign.concat(&g.constant(31, 0xff << FRACTION));
    let value = invalid.select(&default_nan(g), &infinity);
    let mut applies = product_infinite | addend_infinite;
    let mut value = value;
    for (at, (operand, used)) in nans.iter().enumerate().rev() {
        let ignored = if at < 2 { zero_case.clone() } else { g.zero(1) };
        let is_nan = &operand.is_nan & used & !ignored;
        value = is_nan.select(&operand.special_word(g), &value);
        applies = applies | is_nan;
    }
    if let Some(extra) = &sources.extra {
        let unlit = DETAIL.of(control).bit(detail::MULLIT.trailing_zeros()) & ZERO_WINS.of(control) & unlit(x1, x2);
        value = unlit.select(&g.constant(32, 1 << 31 | LARGEST), &value);
        // V_DIV_SCALE gives a NaN, or what it does not scale as it is.
        let scales = SCALE.of(control).is(scale::DIVISION as u128);
        let unscaled = &scales & extra.division.exponent.none();
        value = (&unscaled & !&applies).select(&x0.word(g), &value);
        value = (&scales & &extra.division.is_nan).select(&default_nan(g), &value);
        applies = applies | unlit | (scales & &extra.division.is_nan) | unscaled;
    }

    let significand = |operand: &Operand| operand.significand().slice(24 - shape.factor, shape.factor);
    let terms = Terms {
        product_is_zero: &a.is_zero | &b.is_zero,
        sign_product,
        factors: [
            Factor { exponent: a.scale(), significand: significand(a).when(&has_product) },
            Factor { exponent: b.scale(), significand: significand(&b).when(&has_product) },
        ],
        has_product,
        is_nan: &c.is_nan | (is_exponent & &c.is_infinite),
        beyond,
        addend,
    };
    (terms, Special { value: g.name("special", &value), applies: g.name("is_special", &applies), invalid, infinite })
}

/// The largest finite f32.
const LARGEST: u128 = 0x7f7f_ffff;

/// V_MULLIT_F32: s1 is -MAX, -infinity or NaN, or s2 is not positive.
pub(super) fn unlit(x1: &Operand, x2: &Operand) -> Wire {
    let largest = x1.exponent.is(LARGEST >> FRACTION) & x1.fraction.all();
    let darkest = &x1.sign & (x1.exponent.all() | largest);
    darkest | &x1.is_nan | &x2.sign | &x2.is_zero | &x2.is_nan
}

/// The addend: an operand, scaled, or one of the values that conversions start from.
fn addend_term(g: &Builder, control: &Wire, sources: &Sources, c: &Operand, sign_none: &Wire) -> Addend {
    let kind = ADDEND_FIELD.of(control);
    let is = |which: u64| kind.is(which as u128);
    let significand = c.significand();
    let plain = significand.concat(&g.zero(ADDEND - 24));
    // x * (2^16 - 1), x * (2^15 - 1): normalized integers.
    let signed = super::control::INTEGER.of(control).bit(integer::SIGNED.trailing_zeros());
    let shifted =
        signed.select(&significand.zero_extend(ADDEND - 15).concat(&g.zero(15)), &significand.concat(&g.zero(16)));
    let normalized = shifted - significand.zero_extend(ADDEND);
    let none = is(addend::NONE);
    let to_half = SECOND.of(control).is(second::F16 as u128);
    let least = least_exponent(g, &FORMAT.of(control).when(&!to_half));
    let mut arms = vec![(addend::NORMALIZED as u128, normalized), (addend::NONE as u128, g.zero(ADDEND))];
    let mut adjust = vec![(addend::NORMALIZED as u128, g.constant(RANGE, 16))];
    let mut base = (&none | &c.is_zero).select(&least, &c.scale().zero_extend(RANGE));
    let mut sign = none.select(sign_none, &(&c.sign ^ NEGATE_ADDEND.of(control)));
    let mut is_zero = &c.is_zero | &none;
    let mut by_scale = g.zero(RANGE);
    if let Some(extra) = &sources.extra {
        let [s0, s1, _] = extra.bits;
        // 20 random bits for fp8, 21 for bf8, beside the bits that the conversion drops.
        let is_bf8 = FORMAT.of(control).bit(0);
        let random = is_bf8.select(&s1.slice(11, 21), &s1.slice(12, 20).zero_extend(21));
        let of_format = |kept: u32| s1.slice(32 - kept, kept).zero_extend(21);
        let random = match extra.set {
            InstructionSet::Cdna4 => {
                let arms = [(format::F16 as u128, of_format(13)), (format::BF16 as u128, of_format(16))];
                g.lookup(&FORMAT.of(control), &arms, &random)
            }
            InstructionSet::Rdna4 | InstructionSet::SeaIslands => random,
        };
        let stochastic = significand.zero_extend(25) + random.zero_extend(25);
        arms.push((addend::STOCHASTIC as u128, stochastic.concat(&g.zero(ADDEND - 25))));
        adjust.push((addend::STOCHASTIC as u128, g.constant(RANGE, 1)));
        let (negative, magnitude) = integer_source(g, &DETAIL.of(control), s0);
        let is_integer = is(addend::INTEGER);
        is_zero = is_integer.select(&magnitude.none(), &is_zero);
        arms.push((addend::INTEGER as u128, magnitude.concat(&g.zero(ADDEND - 32))));
        base = is_integer.select(&g.constant(RANGE, BIAS as u128 + 31), &base);
        sign = is_integer.select(&negative, &sign);
        by_scale = exponent_scale(g, control, s1, &extra.division.exponent);
    }
    let adjust = g.lookup(&kind, &adjust, &by_scale);
    Addend {
        exponent: g.name("addend_exponent", &(base + adjust)),
        significand: g.name("addend_significand", &g.lookup(&kind, &arms, &plain)),
        sign: g.name("sign_addend", &sign),
        is_zero,
    }
}

/// What SCALE adds to the exponent; a shift beyond every format is cut off.
fn exponent_scale(g: &Builder, control: &Wire, s1: &Wire, division: &Wire) -> Wire {
    let kind = SCALE.of(control);
    let word = kind.is(scale::S1_HALF as u128).select(&s1.slice(0, 16).sign_extend(32), s1);
    let small = word.slice(9, 23).all() | word.slice(9, 23).none();
    let limit = word.msb().select(&g.constant(RANGE, 512u128.wrapping_neg()), &g.constant(RANGE, 511));
    let by_source = small.select(&word.slice(0, RANGE), &limit);
    g.lookup(
        &kind,
        &[
            (scale::S1 as u128, by_source.clone()),
            (scale::S1_HALF as u128, by_source),
            (scale::DOUBLE as u128, g.constant(RANGE, 1)),
            (scale::DIVISION as u128, division.clone()),
        ],
        &g.zero(RANGE),
    )
}

/// Sign and magnitude (32 bits) of s0 as the integer that `how` says.
fn integer_source(g: &Builder, how: &Wire, s0: &Wire) -> (Wire, Wire) {
    let [signed, short, byte] = [detail::SIGNED, detail::SHORT, detail::BYTE].map(|bit| how.bit(bit.trailing_zeros()));
    let of_byte = s0.slice_at(&how.slice(3, 2).concat(&g.zero(3)), 8).zero_extend(32);
    let of_short = (&signed & s0.bit(15)).repeat(16).concat(&s0.slice(0, 16));
    let value = byte.select(&of_byte, &short.select(&of_short, s0));
    let negative = signed & value.msb();
    let magnitude = (&value ^ negative.repeat(32)) + negative.zero_extend(32);
    (negative, magnitude)
}
