//! The exact intermediate rounded once, to nearest, in binary32 or binary16, denormals at their place.

use super::Registers;
use tombolo_netlist::builder::{Builder, Wire};

/// The intermediate `(-1)^sign sum 2^(exponent - 63)` and how it is rounded.
pub struct Rounding {
    /// 64 bits.
    pub sum: Wire,
    /// Two's complement, 12 bits.
    pub exponent: Wire,
    /// 1 bit.
    pub sign: Wire,
    /// To binary16.
    pub half: Wire,
    /// Denormal results are kept.
    pub keep_outputs: Wire,
    /// Halves go up, not to even: more was cut off behind them.
    pub halves_up: Wire,
}

/// Bits of an exponent.
const EXPONENT: u32 = 12;

/// A result behind stage 9.
pub struct Rounded {
    /// Packed, 32 bits.
    pub result: Wire,
    /// It is a binary16 number.
    pub half: Wire,
    /// Before the end of stage 9, 3 bits: it is inexact, underflows, overflows.
    pub lost: Wire,
}

/// The packed result behind stage 9. `saturate`: overflows give the largest finite value.
pub(super) fn rounded(
    g: &Builder,
    from: &Rounding,
    saturate: &Wire,
    special: &Wire,
    is_special: &Wire,
    registers: Registers,
) -> Rounded {
    let zeros = g.name("leading_zeros", &from.sum.leading_zeros());
    let normalised = from.sum.shift_left(&zeros);
    let kept = normalised.slice(39, 25).concat(&normalised.slice(0, 39).any());
    let kept = registers.behind(g, 8, "normalised", &kept);
    let exponent = registers.behind(g, 8, "result_exponent", &(&from.exponent - zeros.zero_extend(EXPONENT)));
    let side = g.concat(&[&from.halves_up, &from.sign, &from.half, &from.keep_outputs, saturate, is_special, special]);
    let side = registers.behind(g, 8, "rounding_side", &side);
    let [halves_up, sign, half, keep_outputs, saturate, is_special] = [37, 36, 35, 34, 33, 32].map(|at| side.bit(at));
    let special = side.slice(0, 32);

    // Places below the last of binary32: 13 for binary16, more for denormals.
    let smallest =
        half.select(&g.constant(EXPONENT, (1 << EXPONENT) - 14), &g.constant(EXPONENT, (1 << EXPONENT) - 126));
    let below = g.name("below", &(smallest - &exponent));
    let denormal = !below.msb() & below.any();
    let far = denormal.clone() & below.slice(5, EXPONENT - 5).any();
    let places = below.slice(0, 5).when(&denormal).zero_extend(6) + half.select(&g.constant(6, 13), &g.zero(6));
    let places = places | far.repeat(6);
    let shifted = g.name("shifted", &kept.concat(&g.zero(26)).shift_right(&places));
    let shifted_out = shifted.slice(0, 26).any() | (kept.any() & places.bit(5));
    let (significand, guard) = (shifted.slice(28, 24), shifted.bit(27));
    let sticky = shifted.bit(26) | shifted_out;
    let up = g.name("round_up", &(&guard & (&sticky | significand.bit(0) | halves_up)));

    // The biased exponent of a normal result is 1 at the smallest one.
    let biased = (g.constant(EXPONENT, 1) - below).when(&!&denormal);
    let single = biased.concat(&significand.slice(0, 23));
    let short = biased.concat(&significand.slice(0, 10)).zero_extend(EXPONENT + 23);
    let packed = half.select(&short, &single) + up.zero_extend(EXPONENT + 23);
    let packed = g.name("packed", &packed);
    let infinity = half.select(&g.constant(31, 0x7c00), &g.constant(31, 0x7f80_0000));
    let overflow = !packed.less(&infinity.zero_extend(EXPONENT + 23));
    let overflowed = &infinity - saturate.zero_extend(31);
    let field = half.select(&packed.slice(10, 5).zero_extend(8), &packed.slice(23, 8));
    let flush = field.none() & !keep_outputs;
    let finite = packed.slice(0, 31).when(&!&flush);
    let magnitude = overflow.select(&overflowed, &finite).when(&kept.any());
    let placed = half.select(&sign.concat(&magnitude.slice(0, 15)).zero_extend(32), &sign.concat(&magnitude));
    let result = is_special.select(&special, &placed);
    let inexact = guard | sticky | &overflow;
    let underflow = flush & packed.any() & !&overflow;
    let lost = g.concat(&[&inexact, &underflow, &overflow]).when(&(kept.any() & !is_special));
    Rounded { result: registers.behind(g, 9, "rounded", &result), half: registers.behind(g, 9, "half_9", &half), lost }
}
