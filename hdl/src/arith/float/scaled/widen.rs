//! From the small formats: a number multiplied by the scale (7.3). The product has four bits, so that it is exact but for binary16 and bfloat16 numbers
//! too small or too large, which round to nearest even or are infinite. An overflow of those under MODE.FP16_OVFL gives the largest number (3.5).

use super::super::operand::{BIAS, FRACTION};
use super::super::settings::RANGE;
use super::{Control, Large, Small};
use crate::parts::pipeline::Pipeline;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of a significand.
const SIGNIFICAND: u32 = FRACTION + 1;
/// Bits of exponent and fraction before overflows are looked for.
const CODE: u32 = RANGE + FRACTION;

/// A number in stage 4 as a binary32, binary16 or bfloat16 one, 32 bits; `bits` (8) are its own in stage 1.
fn number(g: &Builder, pipeline: &Pipeline, stages: &[Control; 4], bits: &Wire, scale: &Wire, at: usize) -> Wire {
    let register = |name: &str, stage: u32, wire: &Wire| pipeline.register(&format!("wide_{name}_{at}"), stage, wire);

    // Stage 1: fields as exponents of 5 bits and fractions of 3.
    let stage = &stages[0];
    let sign = stage.by_small(g, |small| bits.bit(small.width() - 1));
    let field = stage.by_small(g, |small| bits.slice(small.fraction(), small.exponent()).zero_extend(5));
    let fraction = stage.by_small(g, |small| {
        let fraction = bits.slice(0, small.fraction());
        if small.fraction() < 3 { fraction.concat(&g.zero(3 - small.fraction())) } else { fraction }
    });
    let bias = stage.by_small(g, |small| g.constant(RANGE, small.bias()));
    let is_normal = field.any();
    let is_last = stage.is_small(Small::Bf8) & field.all();
    let is_nan = &is_last & fraction.any() | stage.is_small(Small::Fp8) & bits.slice(0, 7).all() | scale.all();
    let is_infinite = is_last & fraction.none();
    let significand = is_normal.concat(&fraction);
    let zeros = significand.leading_zeros();
    let moved = significand.shift_left(&zeros);
    // The exponent field of a binary32 product, were it normal.
    let exponent = field.zero_extend(RANGE) + (!&is_normal).zero_extend(RANGE) - zeros.zero_extend(RANGE) - bias;
    let exponent = exponent + scale.zero_extend(RANGE);
    let is_zero = significand.none();
    let significand = register("significand", 1, &moved);
    let exponent = register("exponent", 1, &exponent);
    let is_zero = register("is_zero", 1, &is_zero);
    let flags = register("flags", 1, &g.concat(&[&sign, &is_nan, &is_infinite]));

    // Stage 2: below the least normal number the significand moves on, and the exponent stays.
    let stage = &stages[1];
    let is_f16 = stage.is_large(Large::F16);
    let least = is_f16.select(&g.constant(RANGE, u128::from(BIAS) - 14), &g.constant(RANGE, 1));
    let above = exponent - least;
    let is_low = above.msb();
    let below = -&above;
    let far = below.slice(5, RANGE - 5).any();
    let distance = (below.slice(0, 5) | far.repeat(5)).when(&is_low);
    let moved = significand.concat(&g.zero(SIGNIFICAND - 4)).shift_right(&distance);
    let significand = register("moved", 2, &moved);
    let above = register("above", 2, &above.when(&!(is_low | is_zero)));
    let flags = register("flags", 2, &flags);

    // Stage 3: rounded to nearest even. Binary32 numbers are exact.
    let stage = &stages[2];
    let [is_f16, is_bf16] = [Large::F16, Large::Bf16].map(|large| stage.is_large(large));
    let up = |last: u32| {
        let guard = significand.bit(last - 1);
        guard & (significand.bit(last) | significand.slice(0, last - 1).any())
    };
    let f16_up = (&is_f16 & up(13)).concat(&g.zero(13)).zero_extend(CODE);
    let bf16_up = (is_bf16 & up(16)).concat(&g.zero(16)).zero_extend(CODE);
    let code = above.concat(&g.zero(FRACTION)) + significand.zero_extend(CODE) + (f16_up | bf16_up);
    let code = g.name(&format!("wide_code_{at}"), &code);
    let field = code.slice(FRACTION, RANGE);
    let last = is_f16.select(&g.constant(RANGE, 31), &g.constant(RANGE, 255));
    let overflows = !field.less(&last);
    let code = register("code", 3, &code.slice(0, 31));
    let overflows = register("overflows", 3, &overflows);
    let flags = register("flags", 3, &flags);
    let [infinite, nan, sign] = [0, 1, 2].map(|bit| flags.bit(bit));

    // Stage 4.
    let stage = &stages[3];
    let limited = &overflows & &stage.saturates & !stage.is_large(Large::F32) & !&infinite;
    let is_infinite = (overflows | infinite) & !&limited;
    let sign = sign & !&nan;
    let word = |exponent: u32, fraction: u32, finite: &Wire| {
        let width = exponent + fraction;
        let ones = (1u128 << exponent) - 1;
        let largest = g.constant(width, (ones << fraction) - 1);
        let value = limited.select(&largest, finite);
        let value = is_infinite.select(&g.constant(width, ones << fraction), &value);
        let value = nan.select(&g.constant(width, ones << fraction | 1 << (fraction - 1)), &value);
        sign.concat(&value).zero_extend(32)
    };
    let arms = [
        (Large::F16 as u128, word(5, 10, &code.slice(13, 15))),
        (Large::Bf16 as u128, word(8, 7, &code.slice(16, 15))),
    ];
    g.lookup(&stage.large, &arms, &word(8, 23, &code))
}

/// What is widened in stage 4, 64 bits: numbers of the first source (64 bits), `scale` of 8 bits.
pub fn widened(g: &Builder, pipeline: &Pipeline, stages: &[Control; 4], source: &Wire, scale: &Wire) -> Wire {
    let stage = &stages[0];
    let place = stage.place.slice(0, 3).concat(&g.zero(2));
    let window = source.shift_right(&place).slice(0, 16);
    let window = g.name("wide_window", &window);
    let second = stage.by_small(g, |small| window.slice(small.width(), 8.min(16 - small.width())));
    let [low, high] =
        [(window.slice(0, 8), 0), (second, 1)].map(|(bits, at)| number(g, pipeline, stages, &bits, scale, at));
    let halves = high.slice(0, 16).concat(&low.slice(0, 16)).zero_extend(64);
    stages[3].is_large(Large::F32).select(&high.concat(&low), &halves)
}
