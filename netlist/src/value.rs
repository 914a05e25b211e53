//! A bit vector of any width: the constants of a netlist and the values its reference evaluation computes with.

use smallvec::{SmallVec, smallvec};
use std::fmt;

/// An unsigned bit vector of `width` bits (1 or more), least significant word first; bits above `width` are zero.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value {
    width: u32,
    /// Most values of a netlist have 128 bits or less: without memory of their own.
    words: SmallVec<[u64; 2]>,
}

fn words_for(width: u32) -> usize {
    (width as usize).div_ceil(64)
}

impl Value {
    /// All zeros.
    pub fn zero(width: u32) -> Self {
        Self { width, words: smallvec![0; words_for(width)] }
    }

    /// All ones.
    pub fn ones(width: u32) -> Self {
        let mut value = Self { width, words: smallvec![u64::MAX; words_for(width)] };
        value.trim();
        value
    }

    /// The low `width` bits of `bits`, zero-extended when `width` exceeds 128.
    pub fn new(width: u32, bits: u128) -> Self {
        Self::from_words(width, &[bits as u64, (bits >> 64) as u64])
    }

    /// One bit.
    pub fn bit(bit: bool) -> Self {
        Self::new(1, bit as u128)
    }

    /// The low `width` bits of `words` (least significant first); missing words are zero.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        let mut value = Self::zero(width);
        for (to, from) in value.words.iter_mut().zip(words) {
            *to = *from;
        }
        value.trim();
        value
    }

    fn trim(&mut self) {
        let spare = self.words.len() as u32 * 64 - self.width;
        if let Some(last) = self.words.last_mut() {
            *last &= u64::MAX >> spare;
        }
    }

    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The words, least significant first.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The low 64 bits.
    pub fn low_u64(&self) -> u64 {
        self.words.first().copied().unwrap_or(0)
    }

    /// The value as an index or shift amount; `None` when it needs more than 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        self.words.iter().skip(1).all(|word| *word == 0).then(|| self.low_u64())
    }

    /// Bit `index`; zero beyond the width.
    pub fn get(&self, index: u32) -> bool {
        index < self.width && self.words[index as usize / 64] >> (index % 64) & 1 == 1
    }

    /// Sets bit `index`; ignored beyond the width.
    pub fn set(&mut self, index: u32, bit: bool) {
        if index < self.width {
            let word = &mut self.words[index as usize / 64];
            *word = *word & !(1 << (index % 64)) | (bit as u64) << (index % 64);
        }
    }

    /// No bit is set.
    pub fn is_zero(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Every bit is set.
    pub fn is_ones(&self) -> bool {
        *self == Self::ones(self.width)
    }

    /// Number of set bits.
    pub fn count_ones(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Zeros above the most significant one; `width` when the value is zero.
    pub fn leading_zeros(&self) -> u32 {
        let zeros: u32 = match self.words.iter().rposition(|word| *word != 0) {
            None => return self.width,
            Some(at) => self.words[at].leading_zeros() + 64 * (self.words.len() - 1 - at) as u32,
        };
        zeros - (self.words.len() as u32 * 64 - self.width)
    }

    /// The most significant bit.
    pub fn sign(&self) -> bool {
        self.get(self.width - 1)
    }

    /// Extended with zeros or cut to `width`.
    pub fn resize(&self, width: u32) -> Self {
        Self::from_words(width, &self.words)
    }

    /// Extended with the sign bit or cut to `width`.
    pub fn sign_extend(&self, width: u32) -> Self {
        if width <= self.width || !self.sign() {
            return self.resize(width);
        }
        Self::ones(width).shift_left(self.width as u64).or(&self.resize(width))
    }

    /// Bits `lsb .. lsb + width`; zeros beyond the value's width.
    pub fn slice(&self, lsb: u64, width: u32) -> Self {
        let mut result = Self::zero(width);
        if lsb >= self.width as u64 {
            return result;
        }
        let (skip, shift) = ((lsb / 64) as usize, (lsb % 64) as u32);
        for at in 0..result.words.len() {
            let word = |index: usize| self.words.get(index).copied().unwrap_or(0);
            let high = if shift == 0 { 0 } else { word(skip + at + 1) << (64 - shift) };
            result.words[at] = word(skip + at) >> shift | high;
        }
        result.trim();
        result
    }

    /// This value with bits `lsb ..` replaced by `part`; what falls beyond the width is dropped.
    pub fn replace(&self, lsb: u64, part: &Self) -> Self {
        if lsb >= self.width as u64 {
            return self.clone();
        }
        let mask = Self::ones(part.width).resize(self.width).shift_left(lsb);
        self.and(&mask.not()).or(&part.resize(self.width).shift_left(lsb).and(&mask))
    }

    /// `{self, low}`: self becomes the high part.
    pub fn concat(&self, low: &Self) -> Self {
        let width = self.width + low.width;
        self.resize(width).shift_left(low.width as u64).or(&low.resize(width))
    }

    fn zip(&self, other: &Self, op: impl Fn(u64, u64) -> u64) -> Self {
        debug_assert_eq!(self.width, other.width);
        let mut result = self.clone();
        for (to, from) in result.words.iter_mut().zip(&other.words) {
            *to = op(*to, *from);
        }
        result.trim();
        result
    }

    /// Bitwise and; equal widths.
    pub fn and(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// Bitwise or; equal widths.
    pub fn or(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// Bitwise exclusive or; equal widths.
    pub fn xor(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    /// Bitwise complement.
    pub fn not(&self) -> Self {
        self.zip(self, |a, _| !a)
    }

    /// Sum modulo 2^width; equal widths.
    pub fn add(&self, other: &Self) -> Self {
        let mut carry = false;
        let mut result = self.clone();
        for (to, from) in result.words.iter_mut().zip(&other.words) {
            let (sum, first) = to.overflowing_add(*from);
            let (sum, second) = sum.overflowing_add(carry as u64);
            *to = sum;
            carry = first | second;
        }
        result.trim();
        result
    }

    /// Two's complement.
    pub fn neg(&self) -> Self {
        self.not().add(&Self::new(self.width, 1))
    }

    /// Difference modulo 2^width; equal widths.
    pub fn sub(&self, other: &Self) -> Self {
        self.add(&other.neg())
    }

    /// Unsigned product, `self.width + other.width` bits wide.
    pub fn mul(&self, other: &Self) -> Self {
        let mut result = Self::zero(self.width + other.width);
        for (i, a) in self.words.iter().enumerate() {
            let mut carry = 0u128;
            for j in 0..result.words.len().saturating_sub(i) {
                let b = other.words.get(j).copied().unwrap_or(0);
                let sum = *a as u128 * b as u128 + result.words[i + j] as u128 + carry;
                result.words[i + j] = sum as u64;
                carry = sum >> 64;
            }
        }
        result.trim();
        result
    }

    /// Shifted left; zero when `by` reaches the width.
    pub fn shift_left(&self, by: u64) -> Self {
        let mut result = Self::zero(self.width);
        if by >= self.width as u64 {
            return result;
        }
        let (skip, shift) = ((by / 64) as usize, (by % 64) as u32);
        for at in skip..result.words.len() {
            let low = if shift == 0 || at == skip { 0 } else { self.words[at - skip - 1] >> (64 - shift) };
            result.words[at] = self.words[at - skip] << shift | low;
        }
        result.trim();
        result
    }

    /// Shifted right with zeros; zero when `by` reaches the width.
    pub fn shift_right(&self, by: u64) -> Self {
        self.slice(by, self.width)
    }

    /// Shifted right with copies of the sign bit.
    pub fn shift_right_signed(&self, by: u64) -> Self {
        let by = by.min(self.width as u64);
        let shifted = self.shift_right(by);
        if self.sign() { shifted.or(&Self::ones(self.width).shift_right(by).not()) } else { shifted }
    }

    /// Unsigned less than; equal widths.
    pub fn less_unsigned(&self, other: &Self) -> bool {
        self.words.iter().rev().lt(other.words.iter().rev())
    }

    /// Two's complement less than; equal widths.
    pub fn less_signed(&self, other: &Self) -> bool {
        match (self.sign(), other.sign()) {
            (true, false) => true,
            (false, true) => false,
            _ => self.less_unsigned(other),
        }
    }
}

/// Verilog's form: `8'h2a`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'h{self:x}", self.width)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Hexadecimal digits without a prefix, as many as the width needs.
impl fmt::LowerHex for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = (self.width as usize).div_ceil(4);
        let text: String = self.words.iter().rev().map(|word| format!("{word:016x}")).collect();
        f.write_str(&text[text.len() - digits..])
    }
}

#[cfg(test)]
mod tests {
    use super::Value;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn values_wider_than_a_word_shift_and_slice_across_words() {
        let value = Value::new(128, 0x0123_4567_89ab_cdef_fedc_ba98_7654_3210);
        assert_eq!(value.slice(60, 8), Value::new(8, 0xff));
        assert_eq!(value.shift_left(64).shift_right(120), Value::new(128, 0xfe));
        assert_eq!(format!("{}", Value::ones(70)), "70'h3fffffffffffffffff");
    }

    proptest! {
        #[test]
        fn arithmetic_agrees_with_u128(a: u128, b: u128, width in 1u32..=100, by in 0u64..130) {
            let mask = (1u128 << width) - 1;
            let (a, b) = (a & mask, b & mask);
            let (x, y) = (Value::new(width, a), Value::new(width, b));
            prop_assert_eq!(x.add(&y), Value::new(width, a.wrapping_add(b)));
            prop_assert_eq!(x.sub(&y), Value::new(width, a.wrapping_sub(b)));
            prop_assert_eq!(x.less_unsigned(&y), a < b);
            let signed = |v: u128| (v << (128 - width)) as i128;
            prop_assert_eq!(x.less_signed(&y), signed(a) < signed(b));
            prop_assert_eq!(x.shift_left(by), Value::new(width, if by < 128 { a << by } else { 0 }));
            prop_assert_eq!(x.shift_right(by), Value::new(width, if by < 128 { a >> by } else { 0 }));
            let arithmetic = signed(a) >> (128 - width).min(127) >> by.min(127);
            prop_assert_eq!(x.shift_right_signed(by), Value::new(width, arithmetic as u128));
            prop_assert_eq!(x.leading_zeros(), a.leading_zeros() - (128 - width));
            if width <= 64 {
                prop_assert_eq!(x.mul(&y), Value::new(2 * width, a * b));
            }
            prop_assert_eq!(x.concat(&y).slice(width as u64, width), x.clone());
            prop_assert_eq!(x.replace(3, &Value::ones(2)), Value::new(width, (a | 0b11000) & mask));
        }
    }
}
