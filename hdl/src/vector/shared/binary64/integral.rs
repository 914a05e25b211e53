//! Rounding to an integral value: V_FLOOR, V_CEIL, V_TRUNC, V_RNDNE, the floor of V_FRACT, and conversion to integers.

use super::number::{BIAS, EXPONENT, FRACTION, Number, ONE};
use tombolo_netlist::builder::{Builder, Wire};

/// The direction, one of them set or none: toward zero.
pub struct Direction {
    /// To nearest, ties to even.
    pub nearest: Wire,
    /// Up.
    pub up: Wire,
    /// Down.
    pub down: Wire,
}

/// A finite number rounded to an integral value, its exponent without bias, and whether it had a fraction. Zeros keep the sign.
///
/// The exponent makes a mask of the fraction bits below one; adding the bit above it to the number, exponent field and
/// all, rounds away from zero.
pub fn integral(g: &Builder, x: &Number, direction: &Direction) -> (Wire, Wire, Wire) {
    let power = g.name("power", &(x.field.zero_extend(EXPONENT) - g.constant(EXPONENT, BIAS)));
    let below_one = power.msb();
    let has_fraction = power.less_signed(&g.constant(EXPONENT, u128::from(FRACTION)));
    let mask = g.constant(FRACTION, (1 << FRACTION) - 1).shift_right(&power.slice(0, 6));
    let mask = g.name("fraction_mask", &mask.when(&(&has_fraction & !&below_one)));

    let magnitude = x.magnitude();
    let lost = g.name("lost", &(&x.fraction & &mask));
    let unit = mask.zero_extend(53).concat(&g.constant(1, 1)).slice(0, 53) & !mask.zero_extend(53);
    let half = &mask & !(g.zero(1).concat(&mask.slice(1, FRACTION - 1)));
    let guard = (&lost & &half).any();
    let sticky = (&lost & !&half).any();
    // At an exponent of zero the last place is the leading one, which is as odd as the exponent field.
    let odd = (magnitude.slice(0, 53) & &unit).any();
    let away = |inexact: &Wire| (&direction.up & !&x.sign & inexact) | (&direction.down & &x.sign & inexact);
    let up = (&direction.nearest & &guard & (sticky | odd)) | away(&lost.any());
    let whole = (&magnitude & !mask.zero_extend(63)) + unit.when(&(up & &has_fraction)).zero_extend(63);

    let half_up = &direction.nearest & power.all() & !&x.fraction.none();
    let one = half_up | away(&!&x.is_zero);
    let small = g.constant(63, ONE).when(&one);
    let rounded = below_one.select(&small, &whole);
    let inexact = below_one.select(&!&x.is_zero, &lost.any());
    (x.sign.concat(&g.name("integral", &rounded)), power, inexact)
}

/// What [`to_integer`] saturates, 1 bit; of a NaN nothing.
pub fn out_of_range(x: &Number, power: &Wire, signed: &Wire) -> Wire {
    let limit = |most: u128| power.same_width(most).less_signed(power);
    // The most negative number is in range.
    let lowest = &x.sign & power.is(31) & x.significand().slice(FRACTION - 31, 31).none();
    signed.select(&(limit(30) & !lowest), &(limit(31) | &x.sign & !power.msb()))
}

/// V_CVT_I32_F64, V_CVT_U32_F64: toward zero, saturating, 32 bits; NaN gives zero.
pub fn to_integer(g: &Builder, x: &Number, power: &Wire, signed: &Wire) -> Wire {
    let below_one = power.msb();
    let word = x.significand().slice(FRACTION - 31, 32);
    let right = g.constant(5, 31) - power.slice(0, 5);
    let word = word.shift_right(&right).when(&!&below_one);
    let limit = signed.select(&g.constant(EXPONENT, 30), &g.constant(EXPONENT, 31));
    let too_large = limit.less_signed(power);
    let negative = (&word ^ &x.sign.repeat(32)) + x.sign.zero_extend(32);
    let in_range = negative.when(&(signed | !&x.sign));
    let largest = g.concat(&[&!(signed ^ &(signed & &x.sign)), &(!(signed & &x.sign)).repeat(31)]);
    let saturated = largest.when(&(signed | !&x.sign));
    too_large.select(&saturated, &in_range).when(&!&x.is_nan)
}
