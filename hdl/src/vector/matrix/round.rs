//! The last two stages of a dot product: the exact sum becomes a binary32 number, rounded to the nearest, and that an element of D of
//! 16 bits.

use tombolo_netlist::builder::{Builder, Wire};

/// Bits of a sum.
pub const SUM: u32 = 40;
/// Of one with as many as 64 products.
pub const WIDE_SUM: u32 = 41;
/// The NaN of an invalid operation.
const NAN: u128 = 0xffc0_0000;
/// The bias of a product's exponent, twice that of binary32.
const BIAS: u128 = 254;
/// Bits of an exponent without scales.
pub const EXPONENT: u32 = 9;
/// With them: two scales of MFMA move it by up to 254 either way, and so its bias is larger.
pub const SCALED_EXPONENT: u32 = 11;
/// By so much.
pub const SCALED_BIAS: u128 = 512;
/// Bits of a term below its leading one.
pub const WINDOW: u128 = 32;

/// What a sum is when it is no number.
#[derive(Clone)]
pub struct Special {
    /// A NaN.
    pub nan: Wire,
    /// An infinity.
    pub infinite: Wire,
    /// A negative one.
    pub negative: Wire,
    /// Every term is a negative zero.
    pub negative_zero: Wire,
}

/// `sum * 2^(exponent - BIAS - WINDOW)` as binary32: `sum` is in two's complement, `exponent` [`EXPONENT`] of them or, of
/// scaled products, [`SCALED_EXPONENT`]. What overflows becomes the largest finite number if it `saturates`.
pub fn single(
    g: &Builder,
    sum: &Wire,
    exponent: &Wire,
    special: &Special,
    keep_denormals: &Wire,
    saturates: Option<&Wire>,
) -> Wire {
    let range = exponent.width() + 2;
    let bias = if exponent.width() == EXPONENT { BIAS } else { BIAS + SCALED_BIAS };
    let negative = sum.msb();
    let magnitude = negative.select(&-sum, sum);
    let zero = magnitude.none();
    // The exponent that the number would have with the top bit set, two bits more than the exponent's, in two's complement.
    let top = u128::from(sum.width()) - 1;
    // The last bit that stays.
    let unit = sum.width() - 24;
    let highest = exponent.zero_extend(range) - g.constant(range, bias + WINDOW - 127 - top);
    let none_normal = highest.msb() | highest.none();
    // Left as far as the number goes and its exponent stays above zero; right where it is below already.
    let room = highest.plus((1 << range) - 1);
    let zeros = magnitude.leading_zeros().resize(6);
    let limited = room.less(&zeros.zero_extend(range));
    let left = limited.select(&room.slice(0, 6), &zeros).when(&!&none_normal);
    let down = (g.constant(range, 1) - &highest).when(&none_normal);
    let far = down.slice(6, range - 6).any();
    let amount = far.select(&g.constant(6, u128::from(sum.width())), &down.slice(0, 6));
    let moved = magnitude.shift_left(&left);
    let right = moved.shift_right(&amount);
    let lost = right.shift_left(&amount).differs(&moved);
    let exponent = (&highest - left.zero_extend(range)).when(&(!&none_normal & right.msb()));
    let guard = right.bit(unit - 1);
    let sticky = right.slice(0, unit - 1).any() | lost;
    let up = g.name("round_up", &(guard & (sticky | right.bit(unit))));
    // A carry out of the fraction raises the exponent.
    let packed = exponent.slice(0, 10).concat(&right.slice(unit, 23)) + up.zero_extend(33);
    let field = packed.slice(23, 10);
    let overflows = !field.less(&g.constant(10, 255));
    let flushed = field.none() & !keep_denormals;
    let infinite = g.constant(31, 0xff << 23);
    let beyond = match saturates {
        None => infinite,
        Some(saturates) => saturates.select(&g.constant(31, 0x7f7f_ffff), &infinite),
    };
    let number = overflows.select(&beyond, &packed.slice(0, 31).when(&!&flushed));
    let sign = zero.select(&special.negative_zero, &negative);
    let value = sign.concat(&number);
    let infinity = special.negative.concat(&g.constant(31, 0xff << 23));
    let value = special.infinite.select(&infinity, &value);
    special.nan.select(&g.constant(32, NAN), &value)
}

/// A sum of integers as 32 bits; one that does not fit saturates if `clamp`.
pub fn integer(g: &Builder, sum: &Wire, clamp: &Wire) -> Wire {
    let low = sum.slice(0, 32);
    let upper = sum.slice(31, sum.width() - 31);
    let fits = upper.all() | upper.none();
    let limit = sum.msb().select(&g.constant(32, 0x8000_0000), &g.constant(32, 0x7fff_ffff));
    g.name("saturates", &(clamp & !fits)).select(&limit, &low)
}

/// The binary32 number `value` rounded to 16 bits: bfloat16, or binary16 if `is_f16`.
pub fn narrow(g: &Builder, value: &Wire, is_f16: &Wire, keep_denormals: &Wire, saturates: &Wire) -> Wire {
    let (sign, exponent, fraction) = (value.msb(), value.slice(23, 8), value.slice(0, 23));
    let top = exponent.all();
    let nan = &top & fraction.any();
    let infinite = &top & fraction.none();

    // Bfloat16 is the upper half.
    let up = value.bit(15) & (value.slice(0, 15).any() | value.bit(16));
    let bf16 = value.slice(16, 15) + up.zero_extend(15);
    let bf16_over = bf16.slice(7, 8).all() & !&infinite;
    let bf16_denormal = bf16.slice(7, 8).none();

    // Binary16 has an exponent smaller by 112; what is below its normal numbers moves right.
    let normal = !exponent.less(&g.constant(8, 113));
    let significand = exponent.any().concat(&fraction);
    let distance = (g.constant(8, 113) - &exponent).when(&!&normal);
    let far = distance.slice(5, 3).any();
    let amount = far.select(&g.constant(5, 31), &distance.slice(0, 5));
    let moved = significand.shift_right(&amount);
    let lost = moved.shift_left(&amount).differs(&significand);
    let up = moved.bit(12) & (moved.slice(0, 12).any() | lost | moved.bit(13));
    let field = (&exponent - g.constant(8, 112)).when(&normal);
    let f16 = field.concat(&moved.slice(13, 10)) + up.zero_extend(18);
    let f16_over = !f16.slice(10, 8).less(&g.constant(8, 31)) & !&infinite;
    let f16_denormal = f16.slice(10, 8).none();

    let of = |f16: u128, bf16: u128| is_f16.select(&g.constant(15, f16), &g.constant(15, bf16));
    let finite = is_f16.select(&f16.slice(0, 15), &bf16);
    let over = is_f16.select(&f16_over, &bf16_over);
    let flushed = is_f16.select(&f16_denormal, &bf16_denormal) & !keep_denormals;
    let infinity = of(0x7c00, 0x7f80);
    let beyond = saturates.select(&of(0x7bff, 0x7f7f), &infinity);
    let number = over.select(&beyond, &finite.when(&!&flushed));
    let number = infinite.select(&infinity, &number);
    sign.concat(&nan.select(&of(0x7e00, 0x7fc0), &number))
}
