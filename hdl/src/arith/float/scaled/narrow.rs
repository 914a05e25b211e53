//! To the small formats: a number divided by the scale, rounded to nearest even or with a random number, and limited (7.3).
//!
//! A significand is a fixed-point number of four bits before the point and 32 behind it, shifted so far that the last of the four is the result's last
//! place. What is lost beyond the 32 bits decides nothing: a number that far below its last place rounds down, and a random number has 32 bits.

use super::super::operand::{BIAS, FRACTION};
use super::super::settings::RANGE;
use super::{Control, Large};
use crate::parts::pipeline::Pipeline;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of a significand.
const SIGNIFICAND: u32 = FRACTION + 1;
/// Bits before the point: as many as the significands of the formats with most have.
const WHOLE: u32 = 4;
/// Bits behind it.
const PARTS: u32 = 32;
/// The largest code has 7 bits, and the range of exponents as many more as they have.
const CODE: u32 = RANGE + 4;

/// Sources of a conversion.
pub struct Numbers<'a> {
    /// 64 bits each.
    pub sources: [&'a Wire; 3],
    /// NEG and ABS of the first two numbers, 2 bits each.
    pub signs: &'a Wire,
    /// Denormals are zeros.
    pub flushes: &'a Wire,
    /// The scale, 8 bits.
    pub scale: &'a Wire,
}

/// The code of one of the numbers in stage 4, 8 bits with its sign in front of its other bits; `second`: the other one.
fn code(g: &Builder, pipeline: &Pipeline, stages: &[Control; 4], numbers: &Numbers, second: bool) -> Wire {
    let named = |name: &str| format!("narrow_{name}_{}", u8::from(second));
    let register = |name: &str, stage: u32, wire: &Wire| pipeline.register(&named(name), stage, wire);
    let stage = &stages[0];
    let [s0, s1, _] = numbers.sources;
    let half = s0.slice(if second { 16 } else { 0 }, 16);
    let word = if second { s1 } else { s0 }.slice(0, 32);
    let is_f16 = stage.is_large(Large::F16);
    let bits = stage.is_large(Large::F32).select(&word, &half.concat(&g.zero(16)));

    // Stage 1: fields. The exponent is that of a binary32 number, less that of the scale.
    let at = |bit: u32| numbers.signs.bit(bit);
    // Two binary32 numbers are two sources, two halves are one.
    let own = stage.is_large(Large::F32) & g.constant(1, second.into());
    let (abs, neg) = (own.select(&at(1), &at(0)), own.select(&at(3), &at(2)));
    let sign = bits.msb() & !abs ^ neg;
    let (e5, e8) = (bits.slice(26, 5), bits.slice(FRACTION, 8));
    let half_fraction = bits.slice(16, 10).concat(&g.zero(FRACTION - 10));
    let fraction = is_f16.select(&half_fraction, &bits.slice(0, FRACTION));
    let is_normal = is_f16.select(&e5.any(), &e8.any());
    let is_last = is_f16.select(&e5.all(), &e8.all());
    let is_nan = &is_last & fraction.any() | numbers.scale.all();
    let is_infinite = is_last & !fraction.any();
    let fraction = fraction.when(&(&is_normal | !numbers.flushes));
    let exponent = is_f16.select(&e5.zero_extend(RANGE).plus(u128::from(BIAS) - 15), &e8.zero_extend(RANGE));
    let exponent = exponent + (!&is_normal).zero_extend(RANGE) - numbers.scale.zero_extend(RANGE);
    let significand = g.name(&named("significand"), &is_normal.concat(&fraction));
    let zeros = significand.leading_zeros();
    let is_zero = significand.none();
    let random = register("random", 1, &s1.slice(0, PARTS));
    let random = register("random", 2, &random);
    let significand = register("significand", 1, &significand);
    let zeros = register("zeros", 1, &zeros);
    let exponent = register("exponent", 1, &exponent);
    let flags = register("flags", 1, &g.concat(&[&sign, &is_nan, &is_infinite]));
    let is_zero = register("is_zero", 1, &is_zero);

    // Stage 2: the leading bit in front. Below the least normal number the significand moves on, and the exponent stays.
    let stage = &stages[1];
    let least = stage.by_small(g, |small| g.constant(RANGE, 1u128.wrapping_sub(small.bias())));
    let significand = significand.shift_left(&zeros);
    let above = exponent - zeros.zero_extend(RANGE) - least;
    let is_low = above.msb();
    let below = -&above;
    let far = below.slice(6, RANGE - 6).any();
    let dropped = stage.by_small(g, |small| g.constant(6, u128::from(WHOLE - 1 - small.fraction())));
    // 48 bits are further than any place.
    let beyond = &is_low & (far | below.slice(4, 2).all());
    let distance = below.slice(0, 6).when(&is_low) + dropped;
    let distance = distance | beyond.repeat(6);
    let significand = register("moved", 2, &significand);
    let distance = register("distance", 2, &distance);
    let above = register("above", 2, &above.when(&!(is_low | is_zero)));
    let flags = register("flags", 2, &flags);

    // Stage 3: the places of the result, and whether it is the next number.
    let stage = &stages[2];
    let fixed = significand.concat(&g.zero(WHOLE + PARTS - SIGNIFICAND)).shift_right(&distance);
    let (whole, parts) = (fixed.slice(PARTS, WHOLE), fixed.slice(0, PARTS));
    let with_random = parts.zero_extend(PARTS + 1) + random.zero_extend(PARTS + 1);
    let to_nearest = parts.msb() & (parts.slice(0, PARTS - 1).any() | whole.bit(0));
    let up = stage.stochastic.select(&with_random.msb(), &to_nearest);
    let whole = register("whole", 3, &whole);
    let up = register("up", 3, &up);
    let above = register("above", 3, &above);
    let flags = register("flags", 3, &flags);
    let [infinite, nan, sign] = [0, 1, 2].map(|bit| flags.bit(bit));

    // Stage 4: a significand that grows by a bit carries into the exponent.
    let stage = &stages[3];
    let whole = whole.zero_extend(CODE) + up.zero_extend(CODE);
    let code = stage.by_small(g, |small| above.concat(&g.zero(small.fraction())).zero_extend(CODE)) + whole;
    let code = g.name(&named("code"), &code);
    let largest = stage.by_small(g, |small| g.constant(CODE, small.largest()));
    let overflows = largest.less(&code) | infinite;
    let is_byte = stage.is_byte();
    let passes = &is_byte & !&stage.saturates;
    let limit = largest.slice(0, 7).plus(1);
    let limit = passes.select(&limit, &largest.slice(0, 7));
    let magnitude = overflows.select(&limit, &code.slice(0, 7));
    let of_nan = is_byte.select(&g.constant(7, 0x7f), &largest.slice(0, 7));
    let magnitude = nan.select(&of_nan, &magnitude);
    stage.by_small(g, |small| {
        let bits = small.width() - 1;
        sign.concat(&magnitude.slice(0, bits)).zero_extend(8)
    })
}

/// What is narrowed in stage 4, 32 bits.
pub fn narrowed(g: &Builder, pipeline: &Pipeline, stages: &[Control; 4], numbers: &Numbers) -> Wire {
    let [low, high] = [false, true].map(|second| code(g, pipeline, stages, numbers, second));
    let stage = &stages[3];
    let pair = stage.by_small(g, |small| {
        let low = low.slice(0, small.width());
        high.slice(0, small.width()).concat(&low).zero_extend(16)
    });
    // Of 32 numbers the place may begin eight bits below the register, or end behind it.
    let place = stage.place.concat(&g.zero(2));
    let placed = pair.slice(0, 12).zero_extend(48).shift_left(&place).slice(8, 32);
    let old = pipeline.delayed("narrow_old", &numbers.sources[2].slice(0, 32), 1..=3);
    stage.merges.select(&(placed | old), &pair.zero_extend(32))
}

#[cfg(test)]
mod tests {
    use super::super::Small;
    use super::*;

    #[test]
    fn every_code_and_distance_fits() {
        for small in Small::ALL {
            assert!(small.largest() < 1 << 7);
            assert!(small.fraction() < WHOLE);
        }
        const { assert!(SIGNIFICAND < WHOLE + PARTS) };
    }
}
