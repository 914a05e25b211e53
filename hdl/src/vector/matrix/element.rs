//! The elements that lie in a byte of a dword of A or B, as a multiplier takes them: 13 bits of significands or magnitudes, exponent,
//! signs, and what is no number. Which element of B meets which of a sparse A.

use super::Element;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of a multiplier's operands: a significand of 11, or two 4-bit magnitudes 9 bits apart, whose products do not touch.
pub const OPERAND: u32 = 13;
/// Distance of the two.
pub const APART: u32 = 9;

/// How the elements of an operand are to be read.
pub struct Reading {
    /// [`Element`].
    pub element: Wire,
    /// 8-bit floats are BF8.
    pub bf8: Wire,
    /// Integers are signed.
    pub signed: Wire,
    /// Denormals of 16 bits are kept.
    pub keep_denormals: Wire,
    /// Of MFMA: the format of floats that lie in a byte alone, [`LITTLE`]; 2 bits.
    pub little: Option<Wire>,
}

/// Formats of floats that are narrower than the byte in which they lie: exponent and fraction bits (CDNA4, 7.3, table 30). The first
/// stands for those of a byte.
pub const LITTLE: [(u32, u32); 4] = [(0, 0), (2, 3), (3, 2), (2, 1)];

/// The operand of a multiplier.
pub struct Operand {
    /// Significand with ten bits of fraction, or magnitudes of integers.
    pub value: Wire,
    /// Exponent, 8 bits, biased by 127.
    pub exponent: Wire,
    /// Sign of the element, of the upper one of two.
    pub signs: [Wire; 2],
    /// It is a NaN.
    pub nan: Wire,
    /// It is infinite.
    pub infinite: Wire,
}

/// A floating-point element: sign, exponent, fraction.
struct Float {
    sign: Wire,
    exponent: Wire,
    fraction: Wire,
    /// What makes the bias 127.
    bias: u128,
    keep_denormals: Wire,
    specials: Specials,
}

/// What the largest exponent of a format is for.
#[derive(Clone, Copy)]
enum Specials {
    /// Infinity and NaNs.
    Both,
    /// Numbers, but for one NaN that has all bits set.
    Nan,
    /// Numbers.
    None,
}

impl Float {
    fn of(bits: &Wire, fraction: u32, keep_denormals: &Wire, specials: Specials) -> Self {
        let width = bits.width();
        let exponent_bits = width - 1 - fraction;
        Self {
            sign: bits.msb(),
            exponent: bits.slice(fraction, exponent_bits),
            fraction: bits.slice(0, fraction),
            bias: 128 - (1 << (exponent_bits - 1)),
            keep_denormals: keep_denormals.clone(),
            specials,
        }
    }

    fn operand(&self, g: &Builder) -> Operand {
        let normal = self.exponent.any();
        let significand = normal.concat(&self.fraction).when(&(&normal | &self.keep_denormals));
        let missing = 10 - self.fraction.width();
        let value = if missing == 0 { significand } else { significand.concat(&g.zero(missing)) };
        let value = value.zero_extend(OPERAND);
        let exponent = (self.exponent.zero_extend(8) + (!&normal).zero_extend(8)).plus(self.bias);
        let top = self.exponent.all();
        let [nan, infinite] = match self.specials {
            Specials::Both => [&top & self.fraction.any(), &top & self.fraction.none()],
            Specials::Nan => [&top & self.fraction.all(), g.zero(1)],
            Specials::None => [g.zero(1), g.zero(1)],
        };
        Operand { value, exponent, signs: [self.sign.clone(), g.zero(1)], nan, infinite }
    }
}

/// Magnitude and sign of an integer.
fn integer(bits: &Wire, signed: &Wire) -> (Wire, Wire) {
    let sign = signed & bits.msb();
    (sign.select(&-bits, bits), sign)
}

impl Operand {
    /// The choice of `yes` where `condition` is set.
    fn choose(condition: &Wire, yes: &Self, no: &Self) -> Self {
        let of = |yes: &Wire, no: &Wire| condition.select(yes, no);
        Self {
            value: of(&yes.value, &no.value),
            exponent: of(&yes.exponent, &no.exponent),
            signs: [of(&yes.signs[0], &no.signs[0]), of(&yes.signs[1], &no.signs[1])],
            nan: of(&yes.nan, &no.nan),
            infinite: of(&yes.infinite, &no.infinite),
        }
    }

    /// Of byte `at` of `dword`. An element of 16 bits belongs to its lower byte.
    pub fn of(g: &Builder, dword: &Wire, at: u32, reading: &Reading) -> Self {
        let byte = dword.slice(8 * at, 8);
        let always = g.constant(1, 1);
        let fp8 = Float::of(&byte, 3, &always, Specials::Nan).operand(g);
        let bf8 = Float::of(&byte, 2, &always, Specials::Both).operand(g);
        let small = Self::choose(&reading.bf8, &bf8, &fp8);
        let small = match &reading.little {
            None => small,
            Some(format) => (1u32..).zip(&LITTLE[1..]).fold(small, |rest, (number, &(exponent, fraction))| {
                let bits = byte.slice(0, 1 + exponent + fraction);
                let value = Float::of(&bits, fraction, &always, Specials::None).operand(g);
                Self::choose(&format.is(number.into()), &value, &rest)
            }),
        };
        let no_float = |value: Wire, signs: [Wire; 2]| Self {
            value: value.zero_extend(OPERAND),
            exponent: g.zero(8),
            signs,
            nan: g.zero(1),
            infinite: g.zero(1),
        };
        let (magnitude, sign) = integer(&byte, &reading.signed);
        let whole = no_float(magnitude, [sign, g.zero(1)]);
        let [(low, low_sign), (high, high_sign)] = [0, 4].map(|lsb| integer(&byte.slice(lsb, 4), &reading.signed));
        let two = no_float(g.concat(&[&high, &g.zero(APART - 4), &low]), [low_sign, high_sign]);
        let is = |element: Element| reading.element.is_a(element);
        let rest = Self::choose(&is(Element::I8), &whole, &Self::choose(&is(Element::I4), &two, &small));
        if at % 2 == 1 {
            let halves = is(Element::F16) | is(Element::Bf16);
            return Self::choose(&halves, &no_float(g.zero(OPERAND), [g.zero(1), g.zero(1)]), &rest);
        }
        let half = dword.slice(8 * at, 16);
        let f16 = Float::of(&half, 10, &reading.keep_denormals, Specials::Both).operand(g);
        let bf16 = Float::of(&half, 7, &reading.keep_denormals, Specials::Both).operand(g);
        let wide = Self::choose(&is(Element::F16), &f16, &bf16);
        Self::choose(&(is(Element::F16) | is(Element::Bf16)), &wide, &rest)
    }
}

/// Dwords of 16-bit floats after NEG on their low halves and NEG_HI on their high ones, 1 bit each.
pub fn negated(g: &Builder, dwords: &Wire, neg: &Wire, neg_hi: &Wire) -> Wire {
    let signs = g.concat(&[neg_hi, &g.zero(15), neg, &g.zero(15)]);
    dwords ^ signs.repeat(dwords.width() / 32)
}

/// What meets a dword of A: a dword of B, and for each of its bytes which of its elements are multiplied at all, the upper nibble's as
/// the second.
pub struct Met {
    /// Elements of B in the places of those of A that they meet.
    pub dword: Wire,
    /// Bytes, or their lower nibbles, that meet something; of 16-bit elements the lower byte counts.
    pub kept: [Wire; 4],
    /// Upper nibbles.
    pub kept_upper: [Wire; 4],
}

/// A pair of elements of a sparse A takes its columns out of four of B, by two bits each (7.12.3): the first element cannot reach the
/// last column, nor the second one the first, and in one column the first goes before the second.
struct Chosen {
    elements: [Wire; 2],
    kept: [Wire; 2],
}

/// `any`: each may reach every column (SMFMAC).
fn chosen(g: &Builder, four: &Wire, index: &Wire, any: bool) -> Chosen {
    let width = four.width() / 4;
    let columns: Vec<Wire> = (0..4).map(|at| four.slice(at * width, width)).collect();
    let [first, second] = [index.slice(0, 2), index.slice(2, 2)];
    let (keeps_first, keeps_second) = if any {
        (g.constant(1, 1), g.constant(1, 1))
    } else {
        let keeps_first = !first.all();
        let keeps_second = second.any() & !(&keeps_first & first.equals(&second));
        (keeps_first, keeps_second)
    };
    Chosen { elements: [g.choose(&first, &columns), g.choose(&second, &columns)], kept: [keeps_first, keeps_second] }
}

/// What meets a dword of A, of `columns` (64 bits), by `index` (16 bits) if A is sparse; `any`: as of [`chosen`].
pub fn met(g: &Builder, element: &Wire, sparse: &Wire, columns: &Wire, index: &Wire, any: bool) -> Met {
    let is = |wanted: Element| element.is_a(wanted);
    let halves = is(Element::F16) | is(Element::Bf16);
    let nibbles = is(Element::I4);
    let of = |parts: u32| -> Vec<Chosen> {
        let width = 64 / parts;
        (0..parts).map(|at| chosen(g, &columns.slice(at * width, width), &index.slice(4 * at, 4), any)).collect()
    };
    let (of_halves, of_bytes, of_nibbles) = (of(1), of(2), of(4));
    let joined = |chosen: &[Chosen]| {
        let elements: Vec<&Wire> = chosen.iter().flat_map(|pair| &pair.elements).rev().collect();
        g.concat(&elements)
    };
    let packed = halves.select(&joined(&of_halves), &nibbles.select(&joined(&of_nibbles), &joined(&of_bytes)));
    let kept = [0, 1, 2, 3].map(|at: usize| {
        let half = &of_halves[0].kept[at / 2];
        let byte = &of_bytes[at / 2].kept[at % 2];
        !sparse | halves.select(half, &nibbles.select(&of_nibbles[at].kept[0], byte))
    });
    let kept_upper = [0, 1, 2, 3].map(|at: usize| !sparse | &of_nibbles[at].kept[1]);
    Met { dword: sparse.select(&packed, &columns.slice(0, 32)), kept, kept_upper }
}
