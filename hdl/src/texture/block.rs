//! A texel of a block of 4 x 4, BC1 to BC5: two ends and, for each texel, an index into what lies between them.
//!
//! ```text
//!   colours   two of 5, 6 and 5 bits, red highest, then two bits a texel: an end, or thirds between them; of BC1, if the first one is not above the
//!             second, their mean and nothing at all
//!   ramp      two bytes, then three bits a texel: an end, or sevenths between them; if the first one is not above the second, fifths, and the ends
//!             of the range
//! ```
//!
//! | | first 64 bits | second 64 bits |
//! |---|---|---|
//! | BC1 | colours | |
//! | BC2 | alpha, 4 bits a texel | colours |
//! | BC3 | ramp of alpha | colours |
//! | BC4, BC5 | ramp of red | of BC5: of green |
//!
//! Each is a quotient of integers, rounded once (model decision "BC1 to BC5"): a numerator of 11 bits times the reciprocal of one of a few
//! denominators. With [`POINT`] bits of it the product is nearer to the quotient than any middle of two numbers of 24 bits is.

use crate::format::Numeric;
use crate::format::image::BLOCK;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Bits of a numerator.
const NUMERATOR: u32 = 11;
/// Bits of a denominator: 7 * 255.
const DENOMINATOR: u32 = 11;
/// Bits behind the point of a quotient.
const POINT: u32 = 52;
/// One, as binary32.
const ONE: u128 = 0x3f80_0000;
/// All denominators: 1, 2 and 3 of 31 and 63 of colours; 15 of an alpha of 4 bits; 1, 5 and 7 of 255 and 127.
const DENOMINATORS: [u128; 13] = [31, 62, 93, 63, 126, 189, 15, 255, 1275, 1785, 127, 635, 889];

/// A fraction of two integers, at most one.
struct Ratio {
    negative: Wire,
    numerator: Wire,
    denominator: Wire,
}

impl Ratio {
    /// The quotient, [`POINT`] bits behind the point; a little above the exact one, unless that is zero.
    fn quotient(&self, g: &Builder) -> Wire {
        let width = POINT - 3;
        let reciprocals = DENOMINATORS.map(|own| (own, g.constant(width, (1 << POINT) / own + 1)));
        let reciprocal = g.lookup(&self.denominator, &reciprocals, &g.zero(width));
        (&self.numerator * reciprocal).slice(0, POINT + 1)
    }

    /// As binary32.
    fn single(&self, g: &Builder) -> Wire {
        let quotient = g.name("quotient", &self.quotient(g));
        let zeros = quotient.leading_zeros().resize(6);
        let normal = quotient.shift_left(&zeros);
        let exponent = g.constant(8, 127) - zeros.zero_extend(8);
        let cut = exponent.concat(&normal.slice(POINT - 23, 23));
        let rounded = cut + normal.bit(POINT - 24).zero_extend(31);
        let magnitude = rounded.when(&self.numerator.any());
        (&self.negative & self.numerator.any()).concat(&magnitude)
    }

    /// The nearest byte of 255.
    fn byte(&self, g: &Builder) -> Wire {
        let wide = self.quotient(g).zero_extend(POINT + 9);
        let scaled = wide.shift_left(&g.constant(4, 8)) - &wide;
        (scaled + g.constant(POINT + 9, 1 << (POINT - 1))).slice(POINT, 8)
    }
}

/// Both ends times their weights.
fn weighted(ends: [&Wire; 2], weights: [&Wire; 2]) -> Wire {
    let [first, second] = [0, 1].map(|at: usize| (ends[at] * weights[at]).zero_extend(NUMERATOR));
    first + second
}

/// A texel of 64 bits of colours: red, green and blue, and whether there is nothing. `two_kinds`: the order of the ends says which.
fn colours(g: &Builder, block: &Wire, texel: &Wire, two_kinds: &Wire) -> ([Ratio; 3], Wire) {
    let ends = [block.slice(0, 16), block.slice(16, 16)];
    let index = block.slice(32, 32).slice_at(&texel.concat(&g.zero(1)), 2);
    let thirds = !two_kinds | ends[1].less(&ends[0]);
    let weight = |value: u128| g.constant(2, value);
    // By index, thirds or means.
    let pairs: [(u128, u128); 8] = [(1, 0), (0, 1), (1, 1), (0, 0), (1, 0), (0, 1), (2, 1), (1, 2)];
    let choose =
        |of: &dyn Fn((u128, u128)) -> u128| g.choose(&thirds.concat(&index), &pairs.map(|pair| weight(of(pair))));
    let (first, second) = (choose(&|pair| pair.0), choose(&|pair| pair.1));
    let parts = choose(&|pair| pair.0 + pair.1);
    let ratio = |lsb: u32, width: u32| {
        let [a, b] = [0, 1].map(|at: usize| ends[at].slice(lsb, width));
        let most = (1u128 << width) - 1;
        let denominators = [1, 1, 2, 3].map(|parts| g.constant(DENOMINATOR, parts * most));
        Ratio {
            negative: g.zero(1),
            numerator: weighted([&a, &b], [&first, &second]),
            denominator: g.choose(&parts, &denominators),
        }
    };
    let nothing = !&thirds & index.all();
    ([ratio(11, 5), ratio(5, 6), ratio(0, 5)], nothing)
}

/// A texel of 64 bits of a ramp.
fn ramp(g: &Builder, block: &Wire, texel: &Wire, signed: &Wire) -> Ratio {
    // The most negative number is -127, as the next one is.
    let end = |lsb: u32| {
        let byte = block.slice(lsb, 8);
        let lowest = byte.is(0x80) & signed;
        let byte = lowest.select(&g.constant(8, 0x81), &byte);
        (signed & byte.msb()).concat(&byte)
    };
    let (a, b) = (end(0), end(8));
    let place = texel.zero_extend(6) + texel.concat(&g.zero(1)).zero_extend(6);
    let index = block.slice(16, 48).slice_at(&place, 3);
    let sevenths = b.less_signed(&a);
    let of = |weights: [u128; 8]| g.choose(&index, &weights.map(|weight| g.constant(4, weight)));
    let first = sevenths.select(&of([1, 0, 6, 5, 4, 3, 2, 1]), &of([1, 0, 4, 3, 2, 1, 0, 0]));
    let second = sevenths.select(&of([0, 1, 1, 2, 3, 4, 5, 6]), &of([0, 1, 1, 2, 3, 4, 0, 0]));
    let times = |end: &Wire, weight: &Wire| {
        let magnitude = end.msb().select(&-end, end).slice(0, 8);
        let product = (magnitude * weight).slice(0, NUMERATOR).zero_extend(NUMERATOR + 1);
        end.msb().select(&-&product, &product)
    };
    let sum = times(&a, &first) + times(&b, &second);
    let negative = sum.msb() & signed;
    let magnitude = negative.select(&-&sum, &sum).slice(0, NUMERATOR);
    // The ends of the range.
    let (is_low, is_high) = (!&sevenths & index.is(6), !&sevenths & index.is(7));
    let most = signed.select(&g.constant(NUMERATOR, 127), &g.constant(NUMERATOR, 255));
    let is_end = index.less(&g.constant(3, 2)) | &is_low | &is_high;
    let parts = |one: u128| {
        let between = sevenths.select(&g.constant(DENOMINATOR, 7 * one), &g.constant(DENOMINATOR, 5 * one));
        is_end.select(&g.constant(DENOMINATOR, one), &between)
    };
    let of_range = most.when(&(&is_high | signed));
    Ratio {
        negative: negative & !&is_high | &is_low & signed,
        numerator: (&is_low | &is_high).select(&of_range, &magnitude),
        denominator: signed.select(&parts(127), &parts(255)),
    }
}

generator_block! {
    /// See the module's description.
    pub struct BlockTexel() {
        /// The block.
        in element: (Bits<128>),
        /// Its layout.
        in layout: (Bits<5>),
        /// What its numbers mean.
        in numeric: (Numeric),
        /// Place of the texel along x.
        in x: (Bits<2>),
        /// Along y.
        in y: (Bits<2>),
        /// Its channels as binary32, the first one lowest.
        out values: (Bits<128>),
        /// The first three as the nearest bytes, of blocks of colours.
        out bytes: (Bits<24>),
    }
    |g| {
        let [element, layout] = ["element", "layout"].map(|name| g.input(name));
        let signed = g.input("numeric").is_a(Numeric::Snorm);
        let texel = g.input("y").concat(&g.input("x"));
        let is = |kind: usize| layout.is((BLOCK + kind - 1) as u128);
        let (low, high) = (element.slice(0, 64), element.slice(64, 64));
        let (rgb, nothing) = colours(g, &is(1).select(&low, &high), &texel, &is(1));
        let ramps = [ramp(g, &low, &texel, &signed), ramp(g, &high, &texel, &signed)];
        let explicit = Ratio {
            negative: g.zero(1),
            numerator: low.slice_at(&texel.concat(&g.zero(2)), 4).zero_extend(NUMERATOR),
            denominator: g.constant(DENOMINATOR, 15),
        };
        let bytes = [0, 1, 2].map(|at: usize| rgb[at].byte(g));
        g.output("bytes", &g.concat(&[&bytes[2], &bytes[1], &bytes[0]]));

        let either = |condition: &Wire, yes: &Ratio, no: &Ratio| Ratio {
            negative: condition.select(&yes.negative, &no.negative),
            numerator: condition.select(&yes.numerator, &no.numerator),
            denominator: condition.select(&yes.denominator, &no.denominator),
        };
        let of_ramps = is(4) | is(5);
        let red = either(&of_ramps, &ramps[0], &rgb[0]);
        let green = either(&of_ramps, &ramps[1], &rgb[1]);
        let alpha = either(&is(3), &ramps[0], &explicit);
        let opaque = g.constant(32, ONE).when(&!nothing);
        let alpha = is(1).select(&opaque, &alpha.single(g)).when(&!&of_ramps);
        let values = [alpha, rgb[2].single(g).when(&!&of_ramps), green.single(g).when(&!is(4)), red.single(g)];
        g.output("values", &g.concat(&values.iter().collect::<Vec<_>>()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The channels and bytes of texel (`x`, `y`) of BC`kind`.
    fn texel(kind: usize, numeric: Numeric, element: u128, x: u64, y: u64) -> ([f32; 4], [u64; 3]) {
        let mut block = BlockTexel::new();
        block.connect_all();
        let half = |shift: u32| bit_cast::<128, 64>(((element >> shift) as u64).into());
        block.element.next = (half(64) << 64) | half(0);
        block.layout.next = ((BLOCK + kind - 1) as u64).into();
        block.numeric.next = numeric;
        block.x.next = x.into();
        block.y.next = y.into();
        simulate(&mut block, 10);
        let (values, bytes) = (block.values.val(), block.bytes.val());
        let value = |at: usize| f32::from_bits(values.get_bits::<32>(32 * at).to_u64() as u32);
        ([0, 1, 2, 3].map(value), [0, 8, 16].map(|at| bytes.get_bits::<8>(at).to_u64()))
    }

    #[test]
    fn a_ratio_is_rounded_to_the_nearest_number() {
        for denominator in DENOMINATORS {
            for numerator in 0..=denominator {
                // As `Ratio::single`, in integers.
                let product = numerator * ((1 << POINT) / denominator + 1);
                let zeros = (product << (127 - POINT)).leading_zeros();
                let normal = if product == 0 { 0 } else { product << zeros };
                let kept = (normal >> (POINT - 23)) + (normal >> (POINT - 24) & 1);
                let got = kept as f64 * 2f64.powi(-23 - zeros as i32);
                assert_eq!(got as f32, (numerator as f64 / denominator as f64) as f32, "{numerator} / {denominator}");
                let byte = (product * 255 + (1 << (POINT - 1))) >> POINT;
                assert_eq!(byte, (510 * numerator + denominator) / (2 * denominator), "{numerator} / {denominator}");
            }
        }
    }

    #[test]
    fn colours_have_thirds_between_them_or_a_mean_and_a_hole() {
        let (red, blue) = (0xf800, 0x001f);
        let indices = 0b11_10_01_00 << 40;
        let of = |first: u128, second: u128, x| texel(1, Numeric::Unorm, first | second << 16 | indices, x, 1).0;
        assert_eq!([0, 1].map(|x| of(red, blue, x)), [[1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]]);
        let (one, two) = (1f32 / 3.0, 2f32 / 3.0);
        assert_eq!([2, 3].map(|x| of(red, blue, x)), [[two, 0.0, one, 1.0], [one, 0.0, two, 1.0]]);
        assert_eq!([2, 3].map(|x| of(blue, red, x)), [[0.5, 0.0, 0.5, 1.0], [0.0; 4]]);
        // Other blocks have no hole: index 3 is two thirds of the second one, blue.
        let element = (blue | red << 16 | indices) << 64 | 0x5 << (4 * 7);
        assert_eq!(texel(2, Numeric::Unorm, element, 3, 1).0, [two, 0.0, one, 1.0 / 3.0]);
        assert_eq!(texel(2, Numeric::Srgb, element, 3, 1).1, [170, 0, 85]);
    }

    #[test]
    fn ramps_have_sevenths_or_fifths_and_the_ends_of_the_range() {
        let at = |index: u128| index << (16 + 3 * 9);
        let of = |kind, numeric, ends: u128, index| texel(kind, numeric, ends | at(index), 1, 2).0;
        let red = |numeric, ends, index| of(4, numeric, ends, index)[0];
        assert_eq!([0, 1, 2, 7].map(|index| red(Numeric::Unorm, 0x00ff, index)), [1.0, 0.0, 6.0 / 7.0, 1.0 / 7.0]);
        assert_eq!([1, 2, 6, 7].map(|index| red(Numeric::Unorm, 0xff00, index)), [1.0, 0.2, 0.0, 1.0]);
        // From -1, as -128, to 1; and the other way.
        assert_eq!([0, 2, 5, 6, 7].map(|index| red(Numeric::Snorm, 0x7f80, index)), [-1.0, -0.6, 0.6, -1.0, 1.0]);
        assert_eq!([0, 3, 4].map(|index| red(Numeric::Snorm, 0x807f, index)), [1.0, 3.0 / 7.0, 1.0 / 7.0]);
        assert_eq!(of(3, Numeric::Unorm, 0x00ff, 2)[3], 6.0 / 7.0);
        assert_eq!(texel(5, Numeric::Unorm, (0x00ff | at(2)) << 64, 1, 2).0, [0.0, 6.0 / 7.0, 0.0, 0.0]);
    }
}
