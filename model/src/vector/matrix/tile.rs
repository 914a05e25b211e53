//! Whole tiles at once: the way of most matrix multiplies, in loops over the sixteen columns of D that the compiler makes vector code of.
//!
//! Elements of 4, 8 and 16 bits lie side by side in a dword, and the dwords of the sixteen lines in lanes side by side, so an operand is
//! taken apart a row of lanes at a time. Floats are summed as [`super::sum`] says, in 64-bit integers. Tiles with a NaN or an infinity
//! are refused, and sums that become infinite between two groups: [`super::Multiply::each_element`] does those, and remains what the
//! results are. A test compares the two for every opcode.

use super::{Addend, Arithmetic, Columns, MAX_DEPTH, Multiply, SIZE, Tile};
use crate::float::{Bf8, Bf16, F16, F32, Format, Fp8};
use crate::wave::Wave;
use rustc_apfloat::FloatConvert;
use tombolo_isa::operand::Element;

/// One value for each line of an operand, or for each column of D.
type Line<T> = [T; SIZE];

/// The exponent of a zero: below all others, also if another one is added.
const ZERO_EXPONENT: i32 = -4096;

/// Most elements along K of floats.
const MAX_FLOATS: usize = 32;

/// Exponents below this one belong to products with a zero.
const NO_EXPONENT: i32 = ZERO_EXPONENT / 2;

/// The tile that `multiply` makes; none if it is refused.
pub(super) fn product(wave: &Wave, multiply: &Multiply) -> Option<Tile> {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        #[target_feature(enable = "avx2")]
        fn compiled(wave: &Wave, multiply: &Multiply) -> Option<Tile> {
            product_body(wave, multiply)
        }
        // SAFETY: the processor has the instructions.
        return unsafe { compiled(wave, multiply) };
    }
    product_body(wave, multiply)
}

#[inline(always)]
fn product_body(wave: &Wave, multiply: &Multiply) -> Option<Tile> {
    let columns = multiply.columns(wave);
    let arithmetic = &multiply.arithmetic;
    let mut addend = multiply.addend(wave);
    if arithmetic.elements[2] == Element::I32 {
        let [mut left, mut right] = [const { [[0; SIZE]; MAX_DEPTH] }; 2];
        whole_numbers(wave, multiply, 0, &mut left);
        whole_numbers(wave, multiply, 1, &mut right);
        integers(multiply, &columns, &left, &right, &mut addend);
        return Some(addend);
    }
    let [mut left, mut right] = [const { Floats::NONE }; 2];
    for (source, side) in [&mut left, &mut right].into_iter().enumerate() {
        side.load(wave, multiply, source)?;
    }
    match arithmetic.elements[2] {
        Element::F16 => floats::<F16>(multiply, &columns, &left, &right, &mut addend)?,
        Element::Bf16 => floats::<Bf16>(multiply, &columns, &left, &right, &mut addend)?,
        _ => floats::<F32>(multiply, &columns, &left, &right, &mut addend)?,
    }
    Some(addend)
}

impl Multiply {
    /// Calls `each` with k and the raw elements at k of all lines of A (`source` 0) or B (1).
    #[inline(always)]
    fn each_k(&self, wave: &Wave, source: usize, mut each: impl FnMut(usize, &Line<u32>)) {
        let (bits, depth) = (self.input_bits, self.depth_of(source));
        let mask = (1 << bits) - 1;
        for first in (0..depth).step_by(32 / bits as usize) {
            // The other lines are in the lanes behind that of line 0.
            let place = self.place(source, 0, first);
            let register = wave.vgpr(self.sources[source] + place.register);
            let dwords: &Line<u32> = register[place.lane..][..SIZE].try_into().expect("a line of lanes");
            for position in 0..32 / bits {
                each(first + position as usize, &dwords.map(|dword| dword >> (position * bits) & mask));
            }
        }
    }

    /// C.
    #[inline(always)]
    fn addend(&self, wave: &Wave) -> Tile {
        match self.addend {
            Addend::Constant(bits) => [[bits; SIZE]; SIZE],
            Addend::Registers(first) => std::array::from_fn(|row| {
                let place = self.layout.output(self.output_bits, row, 0);
                let dwords: &Line<u32> =
                    wave.vgpr(first + place.register)[place.lane..][..SIZE].try_into().expect("a line of lanes");
                dwords.map(|dword| dword >> (place.position * self.output_bits) & (u32::MAX >> (32 - self.output_bits)))
            }),
        }
    }
}

/// Elements of integers by k and line.
#[inline(always)]
fn whole_numbers(wave: &Wave, multiply: &Multiply, source: usize, elements: &mut [Line<i32>; MAX_DEPTH]) {
    let unused = 32 - multiply.input_bits;
    let signed = multiply.arithmetic.neg >> source & 1 != 0;
    multiply.each_k(wave, source, |k, raw| {
        for (element, raw) in elements[k].iter_mut().zip(raw) {
            *element = if signed { (raw << unused) as i32 >> unused } else { *raw as i32 };
        }
    });
}

/// Adds all products to `tile`, which holds C. Products have 16 bits at most, so the sum of 64 of them fits in 32 bits.
#[inline(always)]
fn integers(
    multiply: &Multiply,
    columns: &Columns,
    left: &[Line<i32>; MAX_DEPTH],
    right: &[Line<i32>; MAX_DEPTH],
    tile: &mut Tile,
) {
    for (row, out) in tile.iter_mut().enumerate() {
        let mut sum = [0; SIZE];
        for at in 0..multiply.packed_depth {
            let Some(k) = columns.of(row, at) else { continue };
            let (left, right) = (left[at][row], &right[k]);
            sum.iter_mut().zip(right).for_each(|(sum, right)| *sum += left * right);
        }
        let sums = out.iter_mut().zip(sum);
        if multiply.arithmetic.clamp {
            sums.for_each(|(out, sum)| *out = sum.saturating_add(*out as i32) as u32);
        } else {
            sums.for_each(|(out, sum)| *out = sum.wrapping_add(*out as i32) as u32);
        }
    }
}

/// Floating-point numbers of a line of lanes, taken apart: `significand * 2^(exponent - fraction bits)`.
#[derive(Clone, Copy)]
struct Parts {
    /// With its sign.
    significands: Line<i32>,
    /// [`ZERO_EXPONENT`] of a zero.
    exponents: Line<i32>,
    /// All ones if negative, of zeros too.
    signs: Line<i32>,
}

impl Parts {
    const NONE: Self = Self { significands: [0; SIZE], exponents: [0; SIZE], signs: [0; SIZE] };

    /// Those that `raw` are in format `F`; denormals are zeros unless `denormals`. Also whether all are numbers and finite.
    #[inline(always)]
    fn new<F: Format>(raw: &Line<u32>, denormals: bool) -> (Self, bool) {
        let mut parts = Self::NONE;
        let mut beyond = 0;
        for (index, &bits) in raw.iter().enumerate() {
            let magnitude = bits & F::MAGNITUDE as u32;
            beyond |= u32::from(magnitude > F::MAX_FINITE as u32);
            let field = (magnitude >> F::FRACTION_BITS) as i32;
            let fraction = (magnitude & F::FRACTION as u32) as i32;
            let hidden = if field > 0 { 1 << F::FRACTION_BITS } else { 0 };
            let significand = if field > 0 || denormals { fraction | hidden } else { 0 };
            let sign = -((bits >> (F::BITS - 1) & 1) as i32);
            parts.significands[index] = (significand ^ sign) - sign;
            parts.exponents[index] = if significand == 0 { ZERO_EXPONENT } else { field.max(1) - F::BIAS };
            parts.signs[index] = sign;
        }
        (parts, beyond == 0)
    }
}

/// A or B by k.
struct Floats {
    lines: [Parts; MAX_FLOATS],
    fraction_bits: u32,
}

impl Floats {
    const NONE: Self = Self { lines: [Parts::NONE; MAX_FLOATS], fraction_bits: 0 };

    /// A (`source` 0) or B (1); none if there is something that is no finite number.
    #[inline(always)]
    fn load(&mut self, wave: &Wave, multiply: &Multiply, source: usize) -> Option<()> {
        match multiply.arithmetic.elements[source] {
            Element::F16 => self.load_as::<F16>(wave, multiply, source),
            Element::Bf16 => self.load_as::<Bf16>(wave, multiply, source),
            Element::Fp8 => self.load_as::<Fp8>(wave, multiply, source),
            _ => self.load_as::<Bf8>(wave, multiply, source),
        }
    }

    #[inline(always)]
    fn load_as<F: Format>(&mut self, wave: &Wave, multiply: &Multiply, source: usize) -> Option<()> {
        let Arithmetic { neg, neg_hi, mode, .. } = multiply.arithmetic;
        let is_half = F::BITS == 16;
        let denormals = !is_half || F::rules(&mode).input_denormals;
        let flips = [neg, neg_hi].map(|neg| if is_half && neg >> source & 1 != 0 { F::SIGN as u32 } else { 0 });
        let mut finite = true;
        multiply.each_k(wave, source, |k, raw| {
            let (parts, all_finite) = Parts::new::<F>(&raw.map(|bits| bits ^ flips[k & 1]), denormals);
            self.lines[k] = parts;
            finite &= all_finite;
        });
        self.fraction_bits = F::FRACTION_BITS;
        finite.then_some(())
    }
}

/// Adds all products to `tile`, which holds C, of format `F` as D is.
#[inline(always)]
fn floats<F: Format>(
    multiply: &Multiply,
    columns: &Columns,
    left: &Floats,
    right: &Floats,
    tile: &mut Tile,
) -> Option<()>
where
    <F32 as Format>::Soft: FloatConvert<F::Soft>,
{
    let arithmetic = &multiply.arithmetic;
    let mode = &arithmetic.mode;
    let (keep, flip) = arithmetic.addend_masks::<F>();
    let size = arithmetic.group_size();
    let fraction_bits = left.fraction_bits + right.fraction_bits;
    for (row, out) in tile.iter_mut().enumerate() {
        let (mut before, finite) =
            Parts::new::<F>(&out.map(|bits| bits & keep as u32 ^ flip as u32), F::rules(mode).input_denormals);
        if !finite {
            return None;
        }
        let mut before_fraction_bits = F::FRACTION_BITS;
        // A sparse row has as many groups as it has packed elements for, as a dense one.
        for first in (0..SIZE).step_by(size) {
            let group = Group { columns, left, right, row, first, size };
            group.sum(&before, before_fraction_bits, fraction_bits, out);
            if !mode.single.output_denormals {
                out.iter_mut().for_each(|bits| *bits = flushed(*bits));
            }
            if first + size < SIZE {
                let finite;
                (before, finite) = Parts::new::<F32>(out, true);
                before_fraction_bits = F32::FRACTION_BITS;
                if !finite {
                    return None;
                }
            }
        }
        if F::BITS == 16 {
            narrow::<F>(arithmetic, out);
        }
    }
    Some(())
}

/// A binary32 number, a zero if it is a denormal.
#[inline(always)]
fn flushed(bits: u32) -> u32 {
    if bits & F32::EXPONENT as u32 == 0 { bits & F32::SIGN as u32 } else { bits }
}

/// Products along K of a row of A that are added at once.
struct Group<'a> {
    columns: &'a Columns,
    left: &'a Floats,
    right: &'a Floats,
    row: usize,
    /// The first element of A's row, and how many there are.
    first: usize,
    size: usize,
}

impl Group<'_> {
    /// Calls `each` with significand, exponent and sign of an element of A and the line of B that it meets.
    #[inline(always)]
    fn each_pair(&self, mut each: impl FnMut(i32, i32, i32, &Parts)) {
        for at in self.first..self.first + self.size {
            let Some(k) = self.columns.of(self.row, at) else { continue };
            let left = &self.left.lines[at];
            each(left.significands[self.row], left.exponents[self.row], left.signs[self.row], &self.right.lines[k]);
        }
    }

    /// The sum of the products and what was there `before`, as binary32 ([`super::sum::sum`]).
    #[inline(always)]
    fn sum(&self, before: &Parts, before_fraction_bits: u32, fraction_bits: u32, out: &mut Line<u32>) {
        let mut largest = before.exponents;
        self.each_pair(|_, exponent, _, right| {
            for (largest, right) in largest.iter_mut().zip(&right.exponents) {
                *largest = (*largest).max(exponent + right);
            }
        });
        let mut sums = [0; SIZE];
        for (index, sum) in sums.iter_mut().enumerate() {
            let below = largest[index] - before.exponents[index];
            *sum = kept(before.significands[index], before_fraction_bits, below);
        }
        self.each_pair(|significand, exponent, _, right| {
            for (index, sum) in sums.iter_mut().enumerate() {
                let below = largest[index] - exponent - right.exponents[index];
                *sum += kept(significand * right.significands[index], fraction_bits, below);
            }
        });
        for (index, out) in out.iter_mut().enumerate() {
            let unit = f64::from_bits(((1023 - super::sum::WINDOW as i32 + largest[index].max(-512)) as u64) << 52);
            *out = ((exact(sums[index]) * unit) as f32).to_bits();
        }
        if largest.iter().any(|exponent| *exponent < NO_EXPONENT) {
            let mut negative = before.signs;
            self.each_pair(|_, _, sign, right| {
                for (negative, right) in negative.iter_mut().zip(&right.signs) {
                    *negative &= sign ^ right;
                }
            });
            for (index, out) in out.iter_mut().enumerate() {
                if largest[index] < NO_EXPONENT {
                    *out = negative[index] as u32 & F32::SIGN as u32;
                }
            }
        }
    }
}

/// A sum as binary64, without an instruction that vectors of AVX2 lack: it becomes the fraction of a number whose unit is 1.
#[inline(always)]
fn exact(sum: i64) -> f64 {
    const OFFSET: f64 = (3_i64 << 51) as f64;
    f64::from_bits(OFFSET.to_bits().wrapping_add(sum as u64)) - OFFSET
}

/// A term in units of the window's last bit: what lies below is cut off toward zero. `below` is how far its exponent is from the
/// largest one.
#[inline(always)]
fn kept(significand: i32, fraction_bits: u32, below: i32) -> i64 {
    let magnitude = u64::from(significand.unsigned_abs()) << (super::sum::WINDOW - fraction_bits);
    // Fewer than 36 bits, so that nothing remains at 63.
    let magnitude = (magnitude >> below.min(63)) as i64;
    let sign = i64::from(significand >> 31);
    (magnitude ^ sign) - sign
}

/// Rounds binary32 numbers to elements of D of 16 bits, in place.
#[inline(always)]
fn narrow<F: Format>(arithmetic: &Arithmetic, line: &mut Line<u32>)
where
    <F32 as Format>::Soft: FloatConvert<F::Soft>,
{
    let cut = F32::FRACTION_BITS - F::FRACTION_BITS;
    // Where the exponent is that of a normal number of format `F`, and stays so if rounding carries into it.
    let lowest = (F32::BIAS - F::BIAS + 1) as u32;
    let highest = (F32::BIAS - F::BIAS + F::EXPONENT_MAX - 2) as u32;
    let exponent = |bits: u32| (bits & F32::MAGNITUDE as u32) >> F32::FRACTION_BITS;
    if !line.iter().all(|bits| (lowest..=highest).contains(&exponent(*bits)) || bits & F32::MAGNITUDE as u32 == 0) {
        line.iter_mut().for_each(|bits| *bits = arithmetic.narrowed::<F>(u64::from(*bits)));
        return;
    }
    for bits in line {
        let magnitude = *bits & F32::MAGNITUDE as u32;
        // To nearest, ties to even.
        let rounded = (magnitude + (1 << (cut - 1)) - 1 + (magnitude >> cut & 1)) >> cut;
        let rebiased = rounded.wrapping_sub(((F32::BIAS - F::BIAS) as u32) << F::FRACTION_BITS);
        let sign = *bits >> 31 << (F::BITS - 1);
        *bits = sign | if magnitude == 0 { 0 } else { rebiased };
    }
}
