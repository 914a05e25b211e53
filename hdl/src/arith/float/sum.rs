//! Stages 1 to 3: a product and an addend are aligned, added, and normalised; everything that rounds goes this way.
//!
//! ```text
//!   | addend, M bits | 2 guard | product, 2M bits | 2 guard | sticky |      addend shifted right by  ep - ec + M + 3
//! ```
//!
//! A denormal factor is multiplied as it is. With a normal one it leaves at least M bits of product, and with the two below it those
//! are a significand, a bit that a subtraction takes, and the guard bit: what is lost of an addend further down is a sticky bit to all of
//! them. A product of two denormals is nothing but a sticky bit beside any addend, and beside the smallest result; of two of binary16 enough is
//! left for a result of binary32.
//!
//! Without a product the addend is aligned at a fixed exponent instead: that of the smallest normal number of the result's
//! format (conversions, V_LDEXP: denormal results need no second shifter), or so that the units lie at a fixed bit
//! (roundings to integral values, conversions to integers); the rounding increment then takes the product's place.
//! Because the window's top never lies below the smallest normal number, the left shift is only cut short for a denormal.

use super::control::{integer, integral, result};
use super::operand::BIAS;
use super::settings::{RANGE, Settings, least_exponent};
use crate::parts::pipeline::Pipeline;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::ir::count_width;

/// Bits of an addend's significand, the first one that of a normal number's hidden bit: 24 of f32 times 2^16 - 1.
pub const ADDEND: u32 = 40;

/// Guard bits below the product.
const BELOW: u32 = 2;

/// Widths of a datapath.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Significand bits of the factors, M above.
    pub factor: u32,
    /// Bits of integers.
    pub integer: u32,
}

impl Shape {
    /// Bits in which the terms meet.
    pub const fn window(self) -> u32 {
        3 * self.factor + 3 + BELOW
    }

    /// Position of the units when the sum is aligned at them.
    const fn unit(self) -> u32 {
        self.window() - self.integer
    }
}

/// A factor of the product.
pub struct Factor {
    /// 8 bits.
    pub exponent: Wire,
    /// The shape's factor bits, zero where there is no product.
    pub significand: Wire,
}

/// The addend.
pub struct Addend {
    /// 1 bit.
    pub sign: Wire,
    /// [`RANGE`] bits.
    pub exponent: Wire,
    /// [`ADDEND`] bits.
    pub significand: Wire,
    /// 1 bit.
    pub is_zero: Wire,
}

/// What enters the datapath.
pub struct Terms {
    /// There is a product.
    pub has_product: Wire,
    /// The product is zero.
    pub product_is_zero: Wire,
    /// Its sign; that of the addend where there is no product.
    pub sign_product: Wire,
    /// The factors.
    pub factors: [Factor; 2],
    /// The addend.
    pub addend: Addend,
    /// An integer result is out of range whatever the rounding, or the fraction is the operand itself.
    pub beyond: Wire,
    /// An integer result is zero: the operand is a NaN.
    pub is_nan: Wire,
}

/// The normalised sum, after three stages.
pub struct Sum {
    /// 1 bit.
    pub sign: Wire,
    /// [`RANGE`] bits: one less than the exponent, so that the hidden bit adds to it.
    pub exponent: Wire,
    /// 24 bits.
    pub significand: Wire,
    /// The next bit.
    pub guard: Wire,
    /// Some bit further down.
    pub sticky: Wire,
    /// The integer result, of the shape's bits (V_FREXP_EXP: of all), unregistered: of stage 3.
    pub integer: Wire,
    /// What rounding at the units has cut off, and that an integer is out of range: 2 bits, unregistered, of stage 3; if asked for.
    pub lost: Option<Wire>,
}

/// The three stages; `settings` are those of stages 1, 2 and 3.
pub fn sum(
    g: &Builder,
    pipeline: &Pipeline,
    shape: Shape,
    terms: &Terms,
    settings: [&Settings; 3],
    tells_lost: bool,
) -> Sum {
    let window = shape.window();
    let extend = |wire: &Wire| wire.zero_extend(RANGE);
    let addend = &terms.addend;

    // Stage 1.
    let [a, b] = &terms.factors;
    let product = g.name("product", &(&a.significand * &b.significand));
    let sum_of_factors =
        extend(&a.exponent) + extend(&b.exponent).plus((shape.factor as u128 + 3).wrapping_sub(BIAS as u128));
    let at_units = settings[0].integral.any() & !(settings[0].is_fraction() & &terms.beyond);
    let units = g.constant(RANGE, (BIAS + shape.integer - 1) as u128);
    let fixed = at_units.select(&units, &least_exponent(g, &settings[0].first_format()));
    let reference = g.name("reference", &terms.has_product.select(&sum_of_factors, &fixed));
    let shift = g.name("align_shift", &(&reference - &addend.exponent));
    let no_product = &terms.has_product & &terms.product_is_zero;
    let dominates = g.name("addend_dominates", &(shift.msb() | no_product));
    let top_aligned = if window > ADDEND {
        addend.significand.concat(&g.zero(window - ADDEND))
    } else {
        addend.significand.slice(ADDEND - window, window)
    };
    // Bits are lost when the shift exceeds the zeros below the last one.
    let reversed: Vec<Wire> = (0..ADDEND).map(|at| addend.significand.bit(at)).collect();
    let trailing = g.concat(&reversed.iter().collect::<Vec<_>>()).leading_zeros();
    let free = extend(&trailing).plus((window as u128).wrapping_sub(ADDEND as u128));
    let lost = dominates.select(&free.msb(), &free.less_signed(&shift));
    let lost = g.name("lost", &(lost & !&addend.is_zero));
    let used = count_width(window);
    let vanishes = shift.slice(used, RANGE - used).any();
    let shifted = top_aligned.shift_right(&shift.slice(0, used)).when(&!vanishes);
    let aligned = dominates.select(&top_aligned, &shifted) | lost.zero_extend(window);
    let top = dominates.select(&addend.exponent, &reference);

    let product = pipeline.register("product", 1, &product);
    let aligned = pipeline.register("aligned", 1, &aligned);
    let top = pipeline.register("top_exponent", 1, &top);
    let dominates = pipeline.register("addend_dominates", 1, &(&dominates & !&addend.is_zero));
    let at_units = pipeline.register("at_units", 1, &at_units);
    let sign_addend = pipeline.register("sign_addend", 1, &addend.sign);
    let sign_product = pipeline.register("sign_product", 1, &terms.sign_product);
    let beyond = pipeline.register("beyond", 1, &terms.beyond);
    let is_nan = pipeline.register("is_nan", 1, &terms.is_nan);

    // Stage 2: round at the units, add or subtract.
    let stage = settings[1];
    let unit = shape.unit();
    let is_integer = stage.is_result(result::INTEGER);
    let is_fraction = stage.is_fraction();
    let signed = stage.integer.bit(integer::SIGNED.trailing_zeros());
    let up =
        at_units.clone() & !&dominates & !&is_fraction & round_up(g, &aligned, unit, &stage.integral, &sign_addend);
    let fraction = &is_fraction & &at_units;
    let has_fraction = aligned.slice(0, unit).any() & !&dominates;
    let keep_low = fraction.select(&!&dominates, &(!&at_units | &dominates));
    let term = aligned.slice(unit, shape.integer).when(&!&fraction).concat(&aligned.slice(0, unit).when(&keep_low));
    let negate = g.name("negate_integer", &(&is_integer & &signed & &sign_addend));
    let one = fraction.select(&(&sign_addend & &has_fraction), &up);
    let product = product.concat(&g.zero(BELOW + 1)).zero_extend(window);
    let other = g.name("other_term", &(product | one.concat(&g.zero(unit)).zero_extend(window)));
    let subtract = g.name("subtract", &((&sign_addend ^ &sign_product) | (&fraction & &sign_addend)));
    // One adder: the carry enters below the last bit. What it carries out says which term is larger.
    let inverted = &other ^ &subtract.repeat(window);
    let wide = window + 2;
    let total = term.concat(&g.constant(1, 1)).zero_extend(wide) + inverted.concat(&subtract).zero_extend(wide);
    let smaller = g.name("term_smaller", &(&subtract & !total.msb()));
    let negates = &negate | &smaller;
    let magnitude = total.slice(1, window) ^ negates.repeat(window);
    let sum = g.name("sum", &(magnitude + negates.zero_extend(window)));
    let sign = smaller.select(&sign_product, &sign_addend) & !&is_fraction;
    // An exact zero from unlike signs is negative only when rounding down.
    let cancelled = (&subtract | &is_fraction) & sum.none();
    let sign = cancelled.select(&stage.round.is(2), &sign);

    let integer_bits = aligned.slice(unit, shape.integer);
    let over = out_of_range(g, &integer_bits, &stage.integer) | &dominates | beyond;
    let symmetric = stage.integer.bit(integer::SYMMETRIC.trailing_zeros());
    let limit = saturated(g, shape.integer, &stage.integer, &sign_addend, &symmetric);
    let below_zero = &sign_addend & !&signed;
    let lost = tells_lost.then(|| {
        // The most negative number is in range.
        let lowest = integer_bits.is(1 << (shape.integer - 1)) & &signed & &sign_addend & !&dominates;
        let outside = below_zero.select(&(integer_bits.any() | &dominates), &(&over & !lowest));
        let cut = &at_units & &has_fraction & !&is_integer & !&is_fraction;
        pipeline.register("lost_of_units", 2, &cut.concat(&(outside & &is_integer)))
    });
    let over = pipeline.register("over", 2, &(over | &below_zero));
    let limit = pipeline.register("limit", 2, &limit.when(&!&below_zero));
    let is_nan = pipeline.register("is_nan", 2, &is_nan);
    let sum = pipeline.register("sum", 2, &sum);
    let top = pipeline.register("top_exponent", 2, &top);
    let sign = pipeline.register("sign", 2, &sign);

    // Stage 3: normalise, but not below the exponent of the smallest normal number.
    let stage = settings[2];
    let zeros = g.name("leading_zeros", &sum.leading_zeros());
    let least = least_exponent(g, &stage.first_format());
    let room = &top - &least;
    let denormal = room.less(&extend(&zeros)) & !stage.is_unlimited();
    let left = denormal.select(&room.slice(0, zeros.width()), &zeros);
    let normalised = g.name("normalised", &sum.shift_left(&left.resize(count_width(window))));
    // Known before the sum is shifted: its first bit comes to the top.
    let is_normal = !denormal & sum.any();
    let exponent_of = |bias: u128| top.plus(bias.wrapping_neg()) - extend(&zeros);
    let exponent = is_normal.select(&exponent_of(1), &least.plus(u128::MAX));
    let integer = over.select(&limit, &sum.slice(unit, shape.integer)).when(&!&is_nan);
    let small = exponent_of(BIAS as u128 - 1).when(&is_normal);
    let integer = if shape.integer > RANGE {
        stage.is_result(result::EXPONENT).select(&small.sign_extend(shape.integer).when(&!&is_nan), &integer)
    } else {
        integer
    };
    let half = is_normal.select(&g.constant(RANGE, BIAS as u128 - 2), &least.plus(u128::MAX));
    let exponent = stage.is_result(result::SIGNIFICAND).select(&half, &exponent);
    Sum {
        exponent: pipeline.register("exponent", 3, &exponent),
        sign: pipeline.register("sign", 3, &sign),
        significand: pipeline.register("significand", 3, &normalised.slice(window - 24, 24)),
        guard: pipeline.register("guard", 3, &normalised.bit(window - 25)),
        sticky: pipeline.register("sticky", 3, &normalised.slice(0, window - 25).any()),
        integer: g.name("integer", &integer),
        lost,
    }
}

/// Whether rounding at bit `unit` in the direction of [`integral`] goes away from zero.
fn round_up(g: &Builder, aligned: &Wire, unit: u32, direction: &Wire, negative: &Wire) -> Wire {
    let guard = aligned.bit(unit - 1);
    let rest = g.name("below_guard", &aligned.slice(0, unit - 1).any());
    let inexact = &guard | &rest;
    g.lookup(
        direction,
        &[
            (integral::FLOOR as u128, negative & &inexact),
            (integral::CEILING as u128, !negative & &inexact),
            (integral::NEAREST_EVEN as u128, &guard & (&rest | aligned.bit(unit))),
            (integral::NEAREST_UP as u128, guard & (rest | !negative)),
        ],
        &g.zero(1),
    )
}

/// A magnitude does not fit the integer's width; that of the most negative number counts as not fitting.
fn out_of_range(g: &Builder, magnitude: &Wire, kind: &Wire) -> Wire {
    let width = magnitude.width();
    let signed = kind.bit(integer::SIGNED.trailing_zeros());
    let above = |bits: u32| {
        let sign = signed.clone() & magnitude.bit(bits - 1);
        if bits < width { sign | magnitude.slice(bits, width - bits).any() } else { sign }
    };
    if width < 32 {
        return above(width);
    }
    g.lookup(&kind.slice(0, 2), &[(integer::SHORT as u128, above(16)), (integer::BYTE as u128, above(8))], &above(32))
}

/// The integer at the end of the range on the side of `negative`, of `width` bits.
fn saturated(g: &Builder, width: u32, kind: &Wire, negative: &Wire, symmetric: &Wire) -> Wire {
    let signed = kind.bit(integer::SIGNED.trailing_zeros());
    let down = &signed & negative;
    // 0x7fff, 0x8000, 0x8001 (symmetric), 0xffff
    let of = |bits: u32| {
        let low = (&down & symmetric) | !&down;
        let middle = (!&down).repeat(bits - 2);
        let value = g.concat(&[&(&down | !&signed), &middle, &low]);
        if bits < width { value.zero_extend(width) } else { value }
    };
    if width < 32 {
        return of(width);
    }
    g.lookup(&kind.slice(0, 2), &[(integer::SHORT as u128, of(16)), (integer::BYTE as u128, of(8))], &of(32))
}
