//! Fused multiply-add, `a * b + c` rounded once: one datapath for every format, four pipeline stages.
//!
//! Also executes additions (`b` = 1) and multiplications (`multiply_only`). The addend is aligned while the product is
//! formed, so that the significands meet in one window of 3M + 3 bits (M = significand bits with the hidden one):
//!
//! ```text
//!   | addend, M bits | 2 guard | product, 2M bits | sticky |      addend shifted right by  ep - ec + M + 3
//! ```
//!
//! Because the exponent of the addend is never below that of the smallest normal number, the window's top never lies
//! below it either: denormal results need no second shifter, the left shift is only cut short. f32: one 24x24 multiplier,
//! two 75-bit shifters, a 75-bit adder.

use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::ir::count_width;

/// A binary floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// Bits of the exponent field.
    pub exponent: u32,
    /// Bits of the fraction field.
    pub fraction: u32,
}

impl FloatFormat {
    /// IEEE binary16.
    pub const F16: Self = Self { exponent: 5, fraction: 10 };
    /// The upper half of a binary32.
    pub const BF16: Self = Self { exponent: 8, fraction: 7 };
    /// IEEE binary32.
    pub const F32: Self = Self { exponent: 8, fraction: 23 };
    /// IEEE binary64.
    pub const F64: Self = Self { exponent: 11, fraction: 52 };

    /// All bits of a number.
    pub const fn width(self) -> u32 {
        1 + self.exponent + self.fraction
    }

    /// Infinity without its sign.
    fn infinity(self) -> u128 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    /// The quiet NaN that an invalid operation gives: negative, as decided in docs/model-decisions.md.
    fn default_nan(self) -> u128 {
        1 << (self.width() - 1) | self.infinity() | 1 << (self.fraction - 1)
    }
}

/// The fields and the class of an operand, denormals flushed where MODE asks for it.
struct Operand {
    bits: Wire,
    sign: Wire,
    /// At least 1: denormals have the exponent of the smallest normal number.
    exponent: Wire,
    significand: Wire,
    is_zero: Wire,
    is_infinite: Wire,
    is_nan: Wire,
}

impl Operand {
    fn unpack(g: &Builder, name: &str, format: FloatFormat, bits: &Wire, keep_denormals: &Wire) -> Self {
        let fraction = bits.slice(0, format.fraction);
        let exponent = bits.slice(format.fraction, format.exponent);
        let normal = g.name(&format!("{name}_is_normal"), &exponent.any());
        let largest = exponent.all();
        let fraction_kept = fraction.when(&(&normal | keep_denormals));
        let significand = g.name(&format!("{name}_significand"), &normal.concat(&fraction_kept));
        Self {
            bits: bits.clone(),
            sign: bits.msb(),
            exponent: &exponent | &(!normal).zero_extend(format.exponent),
            is_zero: significand.none(),
            is_infinite: g.name(&format!("{name}_is_infinite"), &(&largest & fraction.none())),
            is_nan: g.name(&format!("{name}_is_nan"), &(largest & fraction.any())),
            significand,
        }
    }
}

/// Control inputs of the datapath.
pub struct FusedControl {
    /// 2 bits: nearest even, up, down, to zero (MODE.FP_ROUND).
    pub round: Wire,
    /// 2 bits: keep input denormals, keep output denormals (MODE.FP_DENORM).
    pub denormals: Wire,
    /// 1 bit: the addend is ignored, the sign of a zero is that of the product.
    pub multiply_only: Wire,
}

/// Values that the later stages need beside the significands.
struct Side {
    sign_product: Wire,
    round: Wire,
    keep_denormals: Wire,
    /// Result of NaN, infinity and invalid operands, and whether it applies.
    special: Wire,
    is_special: Wire,
}

impl Side {
    fn registered(&self, g: &Builder, stage: u32) -> Self {
        let register = |name: &str, wire: &Wire| g.register(&format!("{name}_{stage}"), wire);
        Self {
            sign_product: register("sign_product", &self.sign_product),
            round: register("round", &self.round),
            keep_denormals: register("keep_denormals", &self.keep_denormals),
            special: register("special", &self.special),
            is_special: register("is_special", &self.is_special),
        }
    }
}

/// `a * b + c` in `format`, four clocks later.
pub fn fused_multiply_add(
    g: &Builder,
    format: FloatFormat,
    a: &Wire,
    b: &Wire,
    c: &Wire,
    control: &FusedControl,
) -> Wire {
    let m = format.fraction + 1;
    let window = 3 * m + 3;
    // Exponents are computed with two more bits: a sum of two, and a sign.
    let range = format.exponent + 3;
    let bias = (1u128 << (format.exponent - 1)) - 1;

    // Stage 1: unpack, multiply, align the addend.
    let keep_inputs = control.denormals.bit(0);
    let a = Operand::unpack(g, "a", format, a, &keep_inputs);
    let b = Operand::unpack(g, "b", format, b, &keep_inputs);
    let c = Operand::unpack(g, "c", format, &c.when(&!&control.multiply_only), &keep_inputs);
    let sign_product = g.name("sign_product", &(&a.sign ^ &b.sign));
    let sign_addend = control.multiply_only.select(&sign_product, &c.sign);
    let (special, is_special) = special_result(g, format, &a, &b, &c, &sign_product);
    let side = Side {
        sign_product,
        round: control.round.clone(),
        keep_denormals: control.denormals.bit(1),
        special,
        is_special,
    };
    // A denormal factor is normalised, or bits of the addend below the product's last one would be lost. One shifter
    // serves both: with two denormals the product only matters as sticky.
    let a_is_denormal = !a.significand.msb();
    let small = a_is_denormal.select(&a.significand, &b.significand);
    let large = a_is_denormal.select(&b.significand, &a.significand);
    let small_zeros = g.name("factor_zeros", &small.leading_zeros());
    let product = g.name("product", &(small.shift_left(&small_zeros) * large));
    let product_is_zero = &a.is_zero | &b.is_zero;
    let exponent_sum = a.exponent.zero_extend(range) + b.exponent.zero_extend(range) - small_zeros.zero_extend(range);
    // Biased exponents: ep - ec = (ea + eb) - bias - ec.
    let shift = &exponent_sum - c.exponent.zero_extend(range);
    let shift = g.name("align_shift", &shift.plus(((m + 3) as u128).wrapping_sub(bias)));
    let addend_dominates = g.name("addend_dominates", &(shift.msb() | &product_is_zero));
    let addend_top = c.significand.concat(&g.zero(window - m));
    let amount = shift.when(&!&addend_dominates);
    // Bits shifted out at the bottom are collected in the sticky bit.
    let aligned = addend_top.concat(&g.zero(m)).shift_right(&amount);
    let vanished = reaches(g, &amount, window + m);
    let sticky = aligned.slice(0, m).any() | (vanished & c.significand.any());
    let aligned = aligned.slice(m, window) | sticky.zero_extend(window);
    // Exponent (biased) that a one in the window's top bit has.
    let top_by_product = exponent_sum.plus(((m + 3) as u128).wrapping_sub(bias));
    let top = addend_dominates.select(&c.exponent.zero_extend(range), &top_by_product);

    let side = side.registered(g, 1);
    let product = g.register("product_1", &product);
    let aligned = g.register("aligned_1", &aligned);
    let top = g.register("top_exponent_1", &top);
    let sign_addend = g.register("sign_addend_1", &sign_addend);

    // Stage 2: add the significands, or subtract and take the magnitude.
    let product = product.zero_extend(window - 1).concat(&g.zero(1));
    let subtract = g.name("subtract", &(&sign_addend ^ &side.sign_product));
    let difference = aligned.zero_extend(window + 1) - product.zero_extend(window + 1);
    let product_larger = difference.msb();
    let magnitude = product_larger.select(&-&difference, &difference).slice(0, window);
    let sum = g.name("sum", &subtract.select(&magnitude, &(&aligned + &product)));
    let sign = (&subtract & &product_larger).select(&side.sign_product, &sign_addend);
    // An exact zero from unlike signs is negative only when rounding down.
    let cancelled = &subtract & sum.none();
    let sign = cancelled.select(&side.round.is(2), &sign);

    let side = side.registered(g, 2);
    let sum = g.register("sum_2", &sum);
    let top = g.register("top_exponent_2", &top);
    let sign = g.register("sign_2", &sign);

    // Stage 3: normalise, but not below the exponent of the smallest normal number.
    let zeros = sum.leading_zeros();
    let room = top.plus(u128::MAX);
    let zeros = g.name("leading_zeros", &zeros.zero_extend(range.max(zeros.width())));
    let room = room.resize(zeros.width());
    let denormal = room.less(&zeros);
    let left = denormal.select(&room, &zeros);
    let normalised = g.name("normalised", &sum.shift_left(&left.resize(count_width(window))));
    let exponent = top - left.resize(range);
    let exponent = exponent.when(&normalised.msb());

    let side = side.registered(g, 3);
    let exponent = g.register("exponent_3", &exponent);
    let sign = g.register("sign_3", &sign);
    let significand = g.register("significand_3", &normalised.slice(window - m, m));
    let guard = g.register("guard_3", &normalised.bit(window - m - 1));
    let sticky = g.register("sticky_3", &normalised.slice(0, window - m - 1).any());

    // Stage 4: round and pack.
    let inexact = &guard | &sticky;
    let to_nearest = &guard & (&sticky | significand.bit(0));
    let up = g.lookup(&side.round, &[(0, to_nearest), (1, !&sign & &inexact), (2, &sign & &inexact)], &g.zero(1));
    let up = g.name("round_up", &up);
    let packed = exponent.concat(&significand.slice(0, format.fraction)) + up.zero_extend(range + format.fraction);
    let rounded_exponent = packed.slice(format.fraction, range);
    let largest = g.constant(range, (1 << format.exponent) - 1);
    let overflow = g.name("overflow", &!rounded_exponent.less(&largest));
    // Away from the rounding direction an overflow gives the largest finite number.
    let to_infinity = g.lookup(&side.round, &[(0, g.constant(1, 1)), (1, !&sign), (2, sign.clone())], &g.zero(1));
    let infinity = g.constant(format.width() - 1, format.infinity());
    let overflowed = to_infinity.select(&infinity, &infinity.plus(u128::MAX));
    let flush = rounded_exponent.none() & !&side.keep_denormals;
    let finite = packed.slice(0, format.width() - 1).when(&!flush);
    let magnitude = overflow.select(&overflowed, &finite);
    let result = side.is_special.select(&side.special, &sign.concat(&magnitude));
    g.register("result_4", &result)
}

/// The result of NaN and infinite operands, and whether there is one: the first NaN in operand order, quieted; the
/// default NaN of an invalid operation; infinity.
fn special_result(
    g: &Builder,
    format: FloatFormat,
    a: &Operand,
    b: &Operand,
    c: &Operand,
    sign: &Wire,
) -> (Wire, Wire) {
    let width = format.width();
    let product_infinite = &a.is_infinite | &b.is_infinite;
    let zero_times_infinity = (&a.is_zero & &b.is_infinite) | (&a.is_infinite & &b.is_zero);
    let unlike_infinities = &product_infinite & &c.is_infinite & (sign ^ &c.sign);
    let invalid = g.name("invalid", &(zero_times_infinity | unlike_infinities));
    let quiet = g.constant(width, 1 << (format.fraction - 1));
    let default_nan = g.constant(width, format.default_nan());
    let infinity = product_infinite.select(&sign.concat(&g.constant(width - 1, format.infinity())), &c.bits);
    let special = invalid.select(&default_nan, &infinity);
    let special = c.is_nan.select(&(&c.bits | &quiet), &special);
    let special = b.is_nan.select(&(&b.bits | &quiet), &special);
    let special = a.is_nan.select(&(&a.bits | &quiet), &special);
    let is_special = &a.is_nan | &b.is_nan | &c.is_nan | product_infinite | &c.is_infinite;
    (g.name("special", &special), g.name("is_special", &is_special))
}

/// The shift amount reaches `limit`, 1 bit; a limit beyond the amount's range is never reached.
fn reaches(g: &Builder, amount: &Wire, limit: u32) -> Wire {
    if amount.width() < 32 && limit >= 1 << amount.width() {
        return g.zero(1);
    }
    !amount.less(&amount.same_width(limit as u128))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_netlist::Value;
    use tombolo_netlist::generator::Generator;

    /// Runs one operation through the pipeline: format, operands, round, denormals, multiply only.
    fn run(format: FloatFormat, operands: [u128; 3], round: u8, denormals: u8, multiply_only: bool) -> u128 {
        use tombolo_netlist::builder::PortDeclaration;
        use tombolo_netlist::ir::SignalKind;
        let port = |name: &str, width, kind| PortDeclaration { name: name.to_owned(), width, kind };
        let width = format.width();
        let ports = [
            port("clock", 1, SignalKind::Clock),
            port("a", width, SignalKind::Input),
            port("b", width, SignalKind::Input),
            port("c", width, SignalKind::Input),
            port("round", 2, SignalKind::Input),
            port("denormals", 2, SignalKind::Input),
            port("multiply_only", 1, SignalKind::Input),
            port("result", width, SignalKind::Output),
        ];
        let mut generator = Generator::new(format!("test {format:?}"), "test", file!(), &ports, |g| {
            let [round, denormals, multiply_only] = ["round", "denormals", "multiply_only"].map(|name| g.input(name));
            let control = FusedControl { round, denormals, multiply_only };
            let [a, b, c] = ["a", "b", "c"].map(|name| g.input(name));
            g.output("result", &fused_multiply_add(g, format, &a, &b, &c, &control));
        });
        let mut inputs: Vec<Value> = operands.iter().map(|bits| Value::new(width, *bits)).collect();
        inputs.push(Value::new(2, round as u128));
        inputs.push(Value::new(2, denormals as u128));
        inputs.push(Value::bit(multiply_only));
        let mut outputs = vec![];
        for _ in 0..4 {
            outputs = generator.evaluate(true, inputs.clone());
        }
        outputs[0].low_u64() as u128
    }

    /// The host's fused multiply-add is IEEE's in round to nearest even: good enough to check that mode.
    #[test]
    fn rounds_to_nearest_even_like_ieee_754() {
        let corners = [
            0u32,
            1,
            2,
            0x007f_ffff,
            0x0080_0000,
            0x0080_0001,
            0x3f80_0000,
            0x3f80_0001,
            0x3f7f_ffff,
            0x4b80_0000,
            0x7f7f_ffff,
            0x7f00_0000,
            0x7f80_0000,
            0x3380_0000,
            0x3300_0001,
            0x0d00_0000,
            0x1a80_0123,
            0x4149_0fdb,
        ];
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let bits = (state >> 32) as u32;
            let corner = corners[(bits >> 8) as usize % corners.len()] | bits & 0x8000_0000;
            if bits & 1 == 0 { corner } else { (state >> 20) as u32 }
        };
        for _ in 0..4000 {
            let [a, b, c] = [next(), next(), next()];
            let expected = f32::from_bits(a).mul_add(f32::from_bits(b), f32::from_bits(c));
            let got = run(FloatFormat::F32, [a, b, c].map(u128::from), 0, 3, false) as u32;
            if expected.is_nan() {
                assert!(f32::from_bits(got).is_nan(), "{a:08x} * {b:08x} + {c:08x} = {got:08x}");
            } else {
                assert_eq!(got, expected.to_bits(), "{a:08x} * {b:08x} + {c:08x} = {got:08x}");
            }
        }
    }

    #[test]
    fn directed_rounding_and_flushing_follow_mode() {
        let (one, tiny) = (0x3f80_0000, 0x0000_0001);
        let fma = |round, denormals, c| run(FloatFormat::F32, [one, one, c], round, denormals, false);
        assert_eq!(fma(1, 3, tiny), 0x3f80_0001);
        assert_eq!(fma(2, 3, tiny), 0x3f80_0000);
        assert_eq!(fma(2, 3, tiny | 0x8000_0000), 0x3f7f_ffff);
        assert_eq!(fma(1, 2, tiny), 0x3f80_0000);
        let tiny_sum = |denormals| run(FloatFormat::F32, [tiny, one, tiny], 0, denormals, false);
        assert_eq!([tiny_sum(3), tiny_sum(1), tiny_sum(2), tiny_sum(0)], [2, 0, 0, 0]);
        // 1 - 1 is +0 but rounding down; overflow to zero stays finite.
        let minus_one = 0xbf80_0000;
        assert_eq!(fma(0, 3, minus_one), 0);
        assert_eq!(fma(2, 3, minus_one), 0x8000_0000);
        assert_eq!(run(FloatFormat::F32, [0x7f7f_ffff, 0x4000_0000, 0], 3, 3, true), 0x7f7f_ffff);
        assert_eq!(run(FloatFormat::F32, [0x8000_0000, one, 0], 2, 3, true), 0x8000_0000);
    }

    #[test]
    fn every_format_follows_from_the_parameters() {
        assert_eq!(run(FloatFormat::F16, [0x4200, 0x4400, 0x3c00], 0, 3, false), 0x4a80);
        assert_eq!(run(FloatFormat::BF16, [0x4040, 0x4080, 0x3f80], 0, 3, false), 0x4150);
        let [a, b, c] = [1.1f64, -3.7, 1e-9].map(f64::to_bits);
        let expected = 1.1f64.mul_add(-3.7, 1e-9).to_bits();
        assert_eq!(run(FloatFormat::F64, [a, b, c].map(u128::from), 0, 3, false), expected as u128);
    }
}
