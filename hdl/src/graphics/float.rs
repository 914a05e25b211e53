//! Binary64 as set-up and interpolation need it: everything rounded to nearest even, denormal numbers as they are, one NaN.

use crate::vector::shared::binary64::fused::{Finish, FusedOperands, Reach, SINGLE_BIAS, fused};
use crate::vector::shared::binary64::number::{BIAS, EXPONENT, FRACTION, INFINITY, Number, ONE, SIGNIFICAND};
use tombolo_netlist::builder::{Builder, Wire};

/// The NaN.
pub const NAN: u128 = 0x7ff8 << 48;
/// 1.0.
pub const DOUBLE_ONE: u128 = ONE;
/// -0.0, what a product is added to that is to stay as it is.
pub const MINUS_ZERO: u128 = 1 << 63;
/// Clocks of [`multiply_add`].
pub const CLOCKS: u32 = 4;
/// The NaN of binary32.
const SINGLE_NAN: u128 = 0x7fc0_0000;

/// Two factors taken apart, one of them normalised.
#[derive(Clone)]
pub struct Product {
    factors: [Wire; 2],
    exponent_sum: Wire,
    is_zero: Wire,
    sign: Wire,
    is_nan: Wire,
    is_infinite: Wire,
}

impl Product {
    /// Of two numbers of 64 bits.
    pub fn new(g: &Builder, a: &Wire, b: &Wire) -> Self {
        let keep = g.constant(1, 1);
        let [a, b] = [("factor_a", a), ("factor_b", b)].map(|(name, bits)| Number::new(g, name, bits, &keep));
        let swap = &b.is_denormal;
        let first = swap.select(&b.significand(), &a.significand());
        let second = swap.select(&a.significand(), &b.significand());
        let zeros = first.leading_zeros();
        let first = first.shift_left(&zeros);
        Self {
            factors: [first, second],
            exponent_sum: a.exponent() + b.exponent() - zeros.zero_extend(EXPONENT),
            is_zero: &a.is_zero | &b.is_zero,
            sign: &a.sign ^ &b.sign,
            is_nan: &a.is_nan | &b.is_nan | &a.is_zero & &b.is_infinite | &a.is_infinite & &b.is_zero,
            is_infinite: &a.is_infinite | &b.is_infinite,
        }
    }

    /// The same a clock later.
    pub fn registered(&self, g: &Builder) -> Self {
        let register = |name: &str, wire: &Wire| g.register(name, wire);
        let [first, second] = &self.factors;
        Self {
            factors: [register("factor", first), register("other_factor", second)],
            exponent_sum: register("exponent_sum", &self.exponent_sum),
            is_zero: register("product_is_zero", &self.is_zero),
            sign: register("product_sign", &self.sign),
            is_nan: register("product_is_nan", &self.is_nan),
            is_infinite: register("product_is_infinite", &self.is_infinite),
        }
    }
}

/// A result that is there already.
pub struct Other<'a> {
    /// There is one.
    pub applies: &'a Wire,
    /// 64 bits.
    pub value: &'a Wire,
}

/// The product plus `c`, [`CLOCKS`] clocks later. Where `single` it is rounded once to binary32 and widened again; `c` must be a
/// number of binary32 then.
pub fn multiply_add(g: &Builder, product: &Product, c: &Wire, single: &Wire, other: Option<Other>) -> Wire {
    let c = Number::new(g, "addend", c, &g.constant(1, 1));
    // The window does not go below the exponent of the smallest normal number of the result.
    let lowest = g.constant(EXPONENT, SINGLE_BIAS + 1);
    let deficit = &lowest - c.exponent();
    let is_low = single & !deficit.msb();
    let amount = (deficit.slice(0, 6) | deficit.slice(6, EXPONENT - 6).any().repeat(6)).when(&is_low);
    let exponent = is_low.select(&lowest, &c.exponent());
    let is_nan = &product.is_nan | &c.is_nan | &product.is_infinite & &c.is_infinite & (&product.sign ^ &c.sign);
    let sign = product.is_infinite.select(&product.sign, &c.sign);
    let special = is_nan.select(&g.constant(64, NAN), &sign.concat(&g.constant(63, INFINITY)));
    let is_special = &product.is_nan | &c.is_nan | &product.is_infinite | &c.is_infinite;
    let (is_special, special) = match other {
        Some(Other { applies, value }) => (applies | is_special, applies.select(value, &special)),
        None => (is_special, special),
    };
    let operands = FusedOperands {
        factors: product.factors.clone(),
        exponent_sum: product.exponent_sum.clone(),
        product_is_zero: product.is_zero.clone(),
        sign_product: product.sign.clone(),
        addend: c.significand().shift_right(&amount),
        addend_exponent: exponent,
        sign_addend: c.sign,
        finish: Finish {
            round: g.zero(2),
            keep_outputs: g.constant(1, 1),
            single: single.clone(),
            below_one: g.zero(1),
            reaches_below: g.zero(1),
            is_special: is_special.clone(),
            special,
        },
    };
    let narrow = (0..CLOCKS).fold(single & !is_special, |flag, _| g.register("is_single_later", &flag));
    let result = fused(g, &operands, Reach::Normal).result;
    narrow.select(&widened(g, &result.slice(0, 32)), &result)
}

/// A number of binary32 as one of binary64.
pub fn widened(g: &Builder, single: &Wire) -> Wire {
    let (field, fraction) = (single.slice(23, 8), single.slice(0, 23));
    let zeros = fraction.leading_zeros();
    let shifted = fraction.shift_left(&zeros).slice(0, 22).concat(&g.zero(30));
    let denormal = (g.constant(11, SINGLE_BIAS) - zeros.zero_extend(11)).concat(&shifted);
    let denormal = denormal.when(&fraction.any());
    let normal = (field.zero_extend(11) + g.constant(11, SINGLE_BIAS)).concat(&fraction).concat(&g.zero(29));
    let infinite = g.constant(11, 0x7ff).concat(&fraction.any()).concat(&g.zero(51));
    let magnitude = field.none().select(&denormal, &field.all().select(&infinite, &normal));
    (single.msb() & !(field.all() & fraction.any())).concat(&magnitude)
}

/// A number of binary64 rounded to binary32.
pub fn single_of(g: &Builder, double: &Wire) -> Wire {
    let field = double.slice(FRACTION, 11);
    let fraction = double.slice(0, FRACTION);
    let significand = field.any().concat(&fraction);
    let lowest = g.constant(12, SINGLE_BIAS + 1);
    let wide = field.zero_extend(12);
    let is_low = wide.less(&lowest);
    let deficit = (&lowest - &wide).when(&is_low);
    let amount = deficit.slice(0, 5) | deficit.slice(5, 7).any().repeat(5);
    // 24 bits that stay, the guard bit, and what is below it.
    let shifted = significand.concat(&g.zero(31)).shift_right(&amount);
    let below = SIGNIFICAND + 31 - 24;
    let kept = shifted.slice(below, 24);
    let up = shifted.bit(below - 1) & (shifted.slice(0, below - 1).any() | kept.bit(0));
    let exponent = (&wide - g.constant(12, SINGLE_BIAS)).when(&!is_low);
    let packed = exponent.concat(&kept.slice(0, 23)) + up.zero_extend(35);
    let overflow = !packed.slice(23, 12).less(&g.constant(12, 0xff));
    let infinity = g.constant(31, 0x7f80_0000);
    let sign = double.msb();
    let number = sign.concat(&overflow.select(&infinity, &packed.slice(0, 31)));
    let infinite = sign.concat(&infinity);
    let special = fraction.any().select(&g.constant(32, SINGLE_NAN), &infinite);
    field.all().select(&special, &number)
}

/// A two's complement integer of 55 to 64 bits as a number of binary64, rounded.
pub fn of_integer(g: &Builder, integer: &Wire) -> Wire {
    let width = integer.width();
    let sign = integer.msb();
    let magnitude = sign.select(&-integer, integer);
    let zeros = magnitude.leading_zeros();
    let normalised = magnitude.shift_left(&zeros);
    let below = width - SIGNIFICAND;
    let kept = normalised.slice(below, SIGNIFICAND);
    let up = normalised.bit(below - 1) & (normalised.slice(0, below - 1).any() | kept.bit(0));
    let exponent = g.constant(11, BIAS + u128::from(width) - 1) - zeros.zero_extend(11);
    let packed = exponent.concat(&kept.slice(0, FRACTION)) + up.zero_extend(63);
    sign.concat(&packed.when(&magnitude.any()))
}

/// It is a NaN, 1 bit.
pub fn is_nan(double: &Wire) -> Wire {
    double.slice(FRACTION, 11).all() & double.slice(0, FRACTION).any()
}
