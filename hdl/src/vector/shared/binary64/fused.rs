//! The datapath of binary64: `a * b + c` rounded once, to binary64 or binary32, in four or five clocks.
//!
//! The operands come unpacked, with exponents beyond those of the format, so that conversions, scalings and iterated
//! functions are rounded here too. As in [`crate::arith::float`] the addend is aligned while the
//! product is formed, in a window of 3M + 5 bits (M = 53), and denormal factors are multiplied as they are. The exponent of the addend is at least that
//! of the smallest normal number, so that sums of numbers of the format need no shift to the right to become denormals; what is scaled (V_DIV_FMAS)
//! and what is converted does:
//!
//! ```text
//!   | addend, M bits | 2 guard | product, 2M bits | 2 guard | sticky |      addend shifted right by  ep - ec + M + 3
//! ```
//!
//! Where there is one denormal factor, at least M bits of product are left, and with the two below it those are a significand, a bit that a
//! subtraction takes, and the guard bit. A product of two denormals is a sticky bit beside any addend, and beside the smallest result.
//!
//! With what prepares and modifies V_FMA_F64 it is 2,479 LUT6 and 12 DSP of a 7 series, 2,983 LUT4 of an ECP5 (`scripts/fpnew.sh`).

use super::number::{BIAS, EXPONENT, FRACTION, INFINITY, SIGNIFICAND};
use crate::arith::float_format::overflow_is_infinite;
use tombolo_netlist::builder::{Builder, Wire};

/// Guard bits below the product.
const BELOW: u32 = 2;
const WINDOW: u32 = 3 * SIGNIFICAND + 3 + BELOW;
/// Bits of shift amounts.
const AMOUNT: u32 = 8;
/// Bits of the amounts by which what lies below the format is shifted.
const PLACES: u32 = 6;
/// Binary32 in the place of binary64: its bias is that much smaller, its fraction so many bits shorter.
pub const SINGLE_BIAS: u128 = BIAS - 127;
const SINGLE_SHORTER: u32 = 29;

/// The operands: `product 2^(exponent_sum - 2 BIAS - 104) + addend 2^(addend_exponent - BIAS - 52)`.
pub struct FusedOperands {
    /// Both 53 bits, those of denormals as they are.
    pub factors: [Wire; 2],
    /// Sum of their exponents, [`EXPONENT`] bits.
    pub exponent_sum: Wire,
    /// A factor is zero.
    pub product_is_zero: Wire,
    /// 1 bit.
    pub sign_product: Wire,
    /// 53 bits.
    pub addend: Wire,
    /// [`EXPONENT`] bits; below 1 (to binary32: 897) where the sum is scaled down, or the addend is alone.
    pub addend_exponent: Wire,
    /// 1 bit.
    pub sign_addend: Wire,
    /// How the result is rounded.
    pub finish: Finish,
}

/// What the later stages need beside the significands; 1 bit where not said otherwise.
#[derive(Clone)]
pub struct Finish {
    /// 2 bits, MODE.FP_ROUND.
    pub round: Wire,
    /// Denormal results are kept.
    pub keep_outputs: Wire,
    /// To binary32, in the low half.
    pub single: Wire,
    /// Results of one and more become the largest number below it (V_FRACT).
    pub below_one: Wire,
    /// The exponent of the addend may be below that of the smallest normal number.
    pub reaches_below: Wire,
    /// The result is `special`.
    pub is_special: Wire,
    /// 64 bits.
    pub special: Wire,
}

impl Finish {
    fn pack(&self, g: &Builder) -> Wire {
        let flags =
            [&self.round, &self.keep_outputs, &self.single, &self.below_one, &self.reaches_below, &self.is_special];
        g.concat(&flags).concat(&self.special)
    }

    fn unpack(wire: &Wire) -> Self {
        Self {
            round: wire.slice(69, 2),
            keep_outputs: wire.bit(68),
            single: wire.bit(67),
            below_one: wire.bit(66),
            reaches_below: wire.bit(65),
            is_special: wire.bit(64),
            special: wire.slice(0, 64),
        }
    }

    fn registered(&self, g: &Builder, name: &str) -> Self {
        Self::unpack(&g.register(name, &self.pack(g)))
    }
}

/// How low the exponents of the operands may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// That of the addend is at least that of the smallest normal number of the result: four clocks.
    Normal,
    /// Any: a stage shifts right what lies below the smallest normal number, five clocks.
    Below,
}

/// What the datapath gives.
pub struct Fused {
    /// The result, 64 bits, four or five clocks later ([`Reach`]).
    pub result: Wire,
    /// The product of the factors, 106 bits, one clock later.
    pub product: Wire,
    /// A clock before the result: what is lost.
    pub lost: Lost,
}

/// What rounding loses, 1 bit each; nothing where the result is special.
pub struct Lost {
    /// The rounded result differs.
    pub inexact: Wire,
    /// It is below the smallest normal number.
    pub tiny: Wire,
    /// It is a denormal that is flushed.
    pub flushed: Wire,
    /// It is larger than the largest finite number.
    pub overflow: Wire,
}

/// See [`Fused`].
pub fn fused(g: &Builder, operands: &FusedOperands, reach: Reach) -> Fused {
    let m = SIGNIFICAND;
    // Stage 1: multiply, align the addend.
    let [a, b] = &operands.factors;
    let product = g.name("product", &(a * b));
    let offset = u128::from(m + 3).wrapping_sub(BIAS);
    let top_by_product = g.name("top_by_product", &operands.exponent_sum.plus(offset));
    let shift = g.name("align_shift", &(&top_by_product - &operands.addend_exponent));
    let dominates = g.name("addend_dominates", &(shift.msb() | &operands.product_is_zero));
    let far = shift.slice(AMOUNT, EXPONENT - AMOUNT).any();
    let near = shift.slice(0, AMOUNT) | far.repeat(AMOUNT);
    let amount = near.when(&!&dominates);
    let aligned = operands.addend.concat(&g.zero(WINDOW - m)).shift_right(&amount);
    // Bits are shifted out when the amount exceeds the zeros below the last one; they are collected in the sticky bit.
    let reversed: Vec<Wire> = (0..m).map(|at| operands.addend.bit(at)).collect();
    let trailing = g.concat(&reversed.iter().collect::<Vec<_>>()).leading_zeros().zero_extend(AMOUNT);
    let lost = trailing.plus(u128::from(WINDOW - m)).less(&amount) & operands.addend.any();
    let aligned = aligned | lost.zero_extend(WINDOW);
    let top = dominates.select(&operands.addend_exponent, &top_by_product);

    let finish = operands.finish.registered(g, "finish_1");
    let product = g.register("product_1", &product);
    let aligned = g.register("aligned_1", &aligned);
    let top = g.register("top_exponent_1", &top);
    let signs = g.register("signs_1", &operands.sign_addend.concat(&operands.sign_product));
    let (sign_addend, sign_product) = (signs.bit(1), signs.bit(0));

    // Stage 2: add the significands, or subtract and take the magnitude.
    let product_alone = product.clone();
    let product = product.concat(&g.zero(BELOW + 1)).zero_extend(WINDOW);
    let subtract = g.name("subtract", &(&sign_addend ^ &sign_product));
    let wide = WINDOW + 1;
    let total =
        aligned.zero_extend(wide) + (product.zero_extend(wide) ^ subtract.repeat(wide)) + subtract.zero_extend(wide);
    let total = g.name("total", &total);
    let negative = g.name("product_is_larger", &(&subtract & total.msb()));
    let total = total.slice(0, WINDOW);
    let sum = g.name("sum", &((total ^ negative.repeat(WINDOW)) + negative.zero_extend(WINDOW)));
    let sign = negative.select(&sign_product, &sign_addend);
    // An exact zero from unlike signs is negative only when rounding down.
    let sign = (&subtract & sum.none()).select(&finish.round.is(2), &sign);

    let finish = finish.registered(g, "finish_2");
    let sum = g.register("sum_2", &sum);
    let top = g.register("top_exponent_2", &top);
    let sign = g.register("sign_2", &sign);

    // Stage 3: normalise, but not below the exponent of the smallest normal number, which may be above the first bit.
    let zeros = g.name("leading_zeros", &sum.leading_zeros().zero_extend(EXPONENT));
    let lowest = finish.single.select(&g.constant(EXPONENT, SINGLE_BIAS + 1), &g.constant(EXPONENT, 1));
    let room = g.name("room", &(&top - lowest));
    let is_below = room.msb() & &finish.reaches_below;
    let left = room.less(&zeros).select(&room, &zeros).when(&!&is_below);
    let normalised = g.name("normalised", &sum.shift_left(&left.slice(0, AMOUNT)));
    let bias = finish.single.select(&g.constant(EXPONENT, SINGLE_BIAS), &g.zero(EXPONENT));
    let exponent = (top - left - bias).when(&(normalised.msb() & !&is_below));
    let mut top = normalised.slice(WINDOW - m - 1, m + 1);
    let mut rest = normalised.slice(0, WINDOW - m - 1).any();
    let mut stage = Stage { finish, exponent, sign };

    // Stage 4: what lies below moves right.
    if reach == Reach::Below {
        let low = (g.zero(EXPONENT) - room).when(&is_below);
        let places = low.slice(0, PLACES) | low.slice(PLACES, EXPONENT - PLACES).any().repeat(PLACES);
        stage = stage.registered(g, 3);
        top = g.register("top_3", &top);
        rest = g.register("rest_3", &rest);
        let places = g.register("places_3", &places);
        let reversed: Vec<Wire> = (0..=m).map(|at| top.bit(at)).collect();
        let trailing = g.concat(&reversed.iter().collect::<Vec<_>>()).leading_zeros();
        rest = rest | (trailing.less(&places) & top.any());
        top = g.name("denormalised", &top.shift_right(&places));
    }
    let single = &stage.finish.single;
    let short_bits = m - SINGLE_SHORTER;
    let short = top.slice(SINGLE_SHORTER + 1, short_bits).concat(&g.zero(SINGLE_SHORTER));
    let significand = single.select(&short, &top.slice(1, m));
    let guard = single.select(&top.bit(SINGLE_SHORTER), &top.bit(0));
    let sticky = rest | (top.slice(0, SINGLE_SHORTER).any() & single);

    let stage = stage.registered(g, 4);
    let significand = g.register("significand_4", &significand);
    let lost = g.register("lost_4", &guard.concat(&sticky));

    let (result, lost) = rounded(g, &stage, &significand, &lost);
    Fused { result: g.register("result_5", &result), product: product_alone, lost }
}

/// What goes with the significand behind stage 3.
struct Stage {
    finish: Finish,
    /// Exponent field, [`EXPONENT`] bits.
    exponent: Wire,
    sign: Wire,
}

impl Stage {
    fn registered(&self, g: &Builder, stage: u32) -> Self {
        Self {
            finish: self.finish.registered(g, &format!("finish_{stage}")),
            exponent: g.register(&format!("exponent_{stage}"), &self.exponent),
            sign: g.register(&format!("sign_{stage}"), &self.sign),
        }
    }
}

/// Stage 5: rounds and packs. `lost`: guard and sticky bit.
fn rounded(g: &Builder, stage: &Stage, significand: &Wire, lost: &Wire) -> (Wire, Lost) {
    let Stage { finish, exponent, sign } = stage;
    let (guard, sticky) = (lost.bit(1), lost.bit(0));
    let inexact = lost.any();
    let last = finish.single.select(&significand.bit(SINGLE_SHORTER), &significand.bit(0));
    let to_nearest = guard & (sticky | last);
    let up = g.lookup(&finish.round, &[(0, to_nearest), (1, !sign & &inexact), (2, sign & &inexact)], &g.zero(1));
    let up = g.name("round_up", &up);
    let place = (&up & &finish.single).concat(&g.zero(SINGLE_SHORTER - 1)).concat(&(&up & !&finish.single));
    let packed = exponent.concat(&significand.slice(0, FRACTION));
    let packed = g.name("packed", &(packed + place.zero_extend(EXPONENT + FRACTION)));
    let field = packed.slice(FRACTION, EXPONENT);
    let largest = finish.single.select(&g.constant(EXPONENT, 0xff), &g.constant(EXPONENT, 0x7ff));
    let overflow = g.name("overflow", &!field.less(&largest));
    // Away from the rounding direction an overflow gives the largest finite number.
    let to_infinity = overflow_is_infinite(g, &finish.round, sign);
    let stays_finite = !to_infinity;
    let tiny = field.none();
    let flush = &tiny & !&finish.keep_outputs;
    let clamp = &finish.below_one & field.is(BIAS);

    let double = packed.slice(0, 63).when(&!&flush);
    let infinity = g.constant(63, INFINITY);
    let double = overflow.select(&(&infinity - stays_finite.zero_extend(63)), &double);
    let double = clamp.select(&g.constant(63, (BIAS << FRACTION) - 1), &double);
    let is_left = finish.single.select(&packed.slice(SINGLE_SHORTER, 31).any(), &packed.slice(0, 63).any());
    let is_number = !&finish.is_special;
    let lost = Lost {
        inexact: inexact & &is_number,
        flushed: &flush & is_left & &is_number,
        tiny: tiny & &is_number,
        overflow: &overflow & is_number,
    };
    let single = packed.slice(SINGLE_SHORTER, 31).when(&!flush);
    let infinity = g.constant(31, 0x7f80_0000);
    let single = overflow.select(&(&infinity - stays_finite.zero_extend(31)), &single);
    let value = finish.single.select(&sign.concat(&single).zero_extend(64), &sign.concat(&double));
    (finish.is_special.select(&finish.special, &value), lost)
}
