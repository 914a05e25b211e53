//! The second rounding of V_DIV_FMAS: its rounded sum times 2^128 or 2^-128 (16.12, docs/model-decisions.md).

use super::number::{EXPONENT, FRACTION, INFINITY, SIGNIFICAND};
use tombolo_netlist::builder::{Builder, Wire};

/// What is done to a rounded result; none of `up` and `down`: nothing.
pub struct Rescale {
    /// Times 2^128.
    pub up: Wire,
    /// Divided by it.
    pub down: Wire,
    /// 2 bits, MODE.FP_ROUND.
    pub round: Wire,
    /// Denormal results are kept.
    pub keep_outputs: Wire,
}

/// A scaled result.
pub struct Rescaled {
    /// It, 64 bits.
    pub result: Wire,
    /// It is scaled.
    pub scales: Wire,
    /// What was scaled is denormal.
    pub denormal: Wire,
    /// It became too large.
    pub overflow: Wire,
    /// It is a denormal that is flushed.
    pub flushed: Wire,
}

/// The scaled result, combinational.
pub fn rescaled(g: &Builder, result: &Wire, scale: &Rescale) -> Rescaled {
    let (sign, field, fraction) = (result.msb(), result.slice(FRACTION, 11), result.slice(0, FRACTION));
    let normal = field.any();
    let changes = !field.all() & (&normal | fraction.any());
    let distance = |condition: &Wire| condition.zero_extend(EXPONENT - 7).concat(&g.zero(7));
    let exponent = (&field | (!&normal).zero_extend(11)).zero_extend(EXPONENT);
    let exponent = g.name("scaled", &(exponent + distance(&scale.up) - distance(&scale.down)));

    // Below the smallest normal number the significand moves right, 128 places at most.
    let below = g.constant(EXPONENT, 1) - &exponent;
    let denormal = g.name("falls_below", &(!below.msb() & below.any()));
    let places = below.slice(0, 6) | below.slice(6, 2).any().repeat(6);
    let places = places.when(&denormal);
    let significand = normal.concat(&fraction);
    let shifted = g.name("rescaled", &significand.concat(&g.zero(SIGNIFICAND + 1)).shift_right(&places));
    let (kept, guard) = (shifted.slice(SIGNIFICAND + 1, SIGNIFICAND), shifted.bit(SIGNIFICAND));
    let lost_all = places.all() & &changes;
    let sticky = shifted.slice(0, SIGNIFICAND).any() | lost_all;
    let inexact = &guard | &sticky;
    let nearest = &guard & (&sticky | kept.bit(0));
    let up = g.lookup(&scale.round, &[(0, nearest), (1, !&sign & &inexact), (2, &sign & &inexact)], &g.zero(1));
    let field = exponent.slice(0, 11).when(&kept.msb());
    let packed = field.concat(&kept.slice(0, FRACTION)) + up.zero_extend(63);
    let flush = packed.slice(FRACTION, 11).none() & !&scale.keep_outputs;

    let overflow = !exponent.less(&g.constant(EXPONENT, 0x7ff)) & &scale.up;
    let away = g.lookup(&scale.round, &[(0, g.constant(1, 1)), (1, !&sign), (2, sign.clone())], &g.zero(1));
    let overflowed = g.constant(63, INFINITY) - (!away).zero_extend(63);
    let magnitude = overflow.select(&overflowed, &packed.when(&!&flush));
    let flushed = flush & packed.any() & !&overflow;
    let scales = (&scale.up | &scale.down) & changes;
    Rescaled { result: scales.select(&sign.concat(&magnitude), result), denormal: !normal, scales, overflow, flushed }
}
