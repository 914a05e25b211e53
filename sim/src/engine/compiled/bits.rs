//! Arithmetic on bit vectors of any width in terms of 64-bit words, as instructions of a [`Machine`].
//!
//! A vector is its words, least significant first; bits above the width are zero, here as in memory.

use super::machine::{Comparison, Machine};

/// A value of the compiled code.
#[derive(Clone, Debug)]
pub struct Bits<V> {
    /// 64-bit words, least significant first.
    pub words: Vec<V>,
    /// For one bit that a comparison made: its flag, which branches and selects take without a detour.
    pub flag: Option<V>,
}

impl<V: Copy> Bits<V> {
    /// Words without a flag.
    pub fn new(words: Vec<V>) -> Self {
        Self { words, flag: None }
    }

    /// What a branch or select tests; only for values of one bit.
    pub fn condition(&self) -> V {
        self.flag.unwrap_or(self.words[0])
    }
}

/// A shift amount or bit offset.
#[derive(Clone, Copy, Debug)]
pub enum Amount<V> {
    /// Known when compiling.
    Fixed(u64),
    /// At run time, with the largest value that it can have.
    Variable(V, u64),
}

/// Emits instructions for vectors.
pub struct Emit<M> {
    /// The function under construction.
    pub machine: M,
}

fn words_of(width: u32) -> usize {
    (width as usize).div_ceil(64)
}

impl<M: Machine> Emit<M> {
    /// A 64-bit constant.
    pub fn word(&mut self, bits: u64) -> M::Value {
        self.machine.word(bits)
    }

    /// A constant vector.
    pub fn constant(&mut self, words: &[u64]) -> Bits<M::Value> {
        Bits::new(words.iter().map(|word| self.word(*word)).collect())
    }

    fn zeros(&mut self, count: usize) -> Vec<M::Value> {
        let zero = self.word(0);
        vec![zero; count]
    }

    fn and_word(&mut self, a: M::Value, mask: u64) -> M::Value {
        if mask == u64::MAX {
            return a;
        }
        if mask == u32::MAX as u64 {
            return self.machine.low_half(a);
        }
        let mask = self.word(mask);
        self.machine.and(a, mask)
    }

    fn left(&mut self, a: M::Value, by: u32) -> M::Value {
        if by == 0 { a } else { self.machine.shift_left_by(a, by) }
    }

    fn right(&mut self, a: M::Value, by: u32) -> M::Value {
        if by == 0 { a } else { self.machine.shift_right_by(a, by) }
    }

    fn compare_zero(&mut self, how: Comparison, word: M::Value) -> M::Value {
        let zero = self.word(0);
        self.machine.compare(how, word, zero)
    }

    /// 63 less a shift amount, of which the low six bits count.
    fn flipped_amount(&mut self, by: M::Value) -> M::Value {
        let all = self.word(63);
        self.machine.xor(by, all)
    }

    /// Clears the bits above `width`.
    pub fn trim(&mut self, mut words: Vec<M::Value>, width: u32) -> Bits<M::Value> {
        words.truncate(words_of(width));
        if let Some(top) = words.last_mut().filter(|_| !width.is_multiple_of(64)) {
            *top = self.and_word(*top, (1 << (width % 64)) - 1);
        }
        Bits::new(words)
    }

    /// The same for words of which only the lowest `used` bits can be set: often nothing needs to be cleared.
    fn cut(&mut self, mut words: Vec<M::Value>, width: u32, used: u64) -> Bits<M::Value> {
        if used > u64::from(width) {
            return self.trim(words, width);
        }
        words.truncate(words_of(width));
        Bits::new(words)
    }

    /// A comparison's outcome as one bit.
    pub fn flag(&mut self, flag: M::Value) -> Bits<M::Value> {
        let word = self.machine.widen(flag);
        Bits { words: vec![word], flag: Some(flag) }
    }

    /// Applies a two-operand instruction word by word.
    pub fn zip(
        &mut self,
        a: &Bits<M::Value>,
        b: &Bits<M::Value>,
        op: impl Fn(&mut Self, M::Value, M::Value) -> M::Value,
    ) -> Bits<M::Value> {
        Bits::new(a.words.iter().zip(&b.words).map(|(a, b)| op(self, *a, *b)).collect())
    }

    /// The complement of the lowest `bits` bits of a word that has no others.
    fn inverted(&mut self, word: M::Value, bits: u32) -> M::Value {
        if bits == 64 {
            return self.machine.not(word);
        }
        let ones = self.word((1 << bits) - 1);
        self.machine.xor(word, ones)
    }

    /// Bitwise complement.
    pub fn not(&mut self, a: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let top = width as usize / 64;
        let words = a.words.iter().enumerate();
        Bits::new(words.map(|(at, word)| self.inverted(*word, if at == top { width % 64 } else { 64 })).collect())
    }

    /// Sum with carries between words.
    pub fn add(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let mut words = vec![];
        let mut carry: Option<M::Value> = None;
        for (at, (a, b)) in a.words.iter().zip(&b.words).enumerate() {
            let mut sum = self.machine.add(*a, *b);
            let last = at + 1 == words_of(width);
            let mut out = (!last).then(|| self.machine.compare(Comparison::Less, sum, *a));
            if let Some(carry) = carry {
                let carry = self.machine.widen(carry);
                sum = self.machine.add(sum, carry);
                let wrapped = self.machine.compare(Comparison::Less, sum, carry);
                out = out.map(|out| self.machine.or(out, wrapped));
            }
            carry = out;
            words.push(sum);
        }
        self.trim(words, width)
    }

    /// Words of a difference, and the borrow out of the last one.
    fn difference(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>) -> (Vec<M::Value>, M::Value) {
        let mut words = vec![];
        let mut borrow: Option<M::Value> = None;
        for (a, b) in a.words.iter().zip(&b.words) {
            let mut out = self.machine.compare(Comparison::Less, *a, *b);
            let mut word = self.machine.sub(*a, *b);
            if let Some(borrow) = borrow {
                let borrow = self.machine.widen(borrow);
                let wrapped = self.machine.compare(Comparison::Less, word, borrow);
                word = self.machine.sub(word, borrow);
                out = self.machine.or(out, wrapped);
            }
            borrow = Some(out);
            words.push(word);
        }
        let borrow = borrow.unwrap_or_else(|| self.machine.clear());
        (words, borrow)
    }

    /// Difference.
    pub fn sub(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let (words, _) = self.difference(a, b);
        self.trim(words, width)
    }

    /// Two's complement.
    pub fn neg(&mut self, a: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let zero = Bits::new(self.zeros(a.words.len()));
        self.sub(&zero, a, width)
    }

    /// Unsigned product of `width` bits, the sum of the operands' widths.
    pub fn mul(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        if width <= 64 {
            return Bits::new(vec![self.machine.multiply(a.words[0], b.words[0])]);
        }
        let mut sum = Bits::new(self.zeros(words_of(width)));
        for (i, a) in a.words.iter().enumerate() {
            // A row of partial products: its low and high words are added apart, so that no carry is lost.
            let mut low = self.zeros(words_of(width));
            let mut high = low.clone();
            for (j, b) in b.words.iter().enumerate() {
                if let Some(place) = low.get_mut(i + j) {
                    *place = self.machine.multiply(*a, *b);
                }
                if let Some(place) = high.get_mut(i + j + 1) {
                    *place = self.machine.multiply_high(*a, *b);
                }
            }
            sum = self.add(&sum, &Bits::new(low), width);
            sum = self.add(&sum, &Bits::new(high), width);
        }
        sum
    }

    /// Two's complement product of `width` bits, the sum of the operands' widths `from`.
    pub fn mul_signed(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>, from: [u32; 2], width: u32) -> Bits<M::Value> {
        let a = self.sign_extend(a, from[0], width);
        let b = self.sign_extend(b, from[1], width);
        let product = self.mul(&a, &b, width);
        self.trim(product.words, width)
    }

    /// Or of all words of `a ^ b`, zero when equal.
    fn unequal(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>) -> M::Value {
        let differences = self.zip(a, b, |emit, a, b| emit.machine.xor(a, b));
        self.or_words(&differences.words)
    }

    fn or_words(&mut self, words: &[M::Value]) -> M::Value {
        let (first, others) = words.split_first().map_or((None, words), |(first, others)| (Some(*first), others));
        let first = first.unwrap_or_else(|| self.word(0));
        others.iter().fold(first, |any, word| self.machine.or(any, *word))
    }

    /// Equality of equally wide vectors, or its opposite.
    pub fn equal(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>, how: Comparison) -> Bits<M::Value> {
        let flag = match (&a.words[..], &b.words[..]) {
            ([a], [b]) => self.machine.compare(how, *a, *b),
            _ => {
                let difference = self.unequal(a, b);
                self.compare_zero(how, difference)
            }
        };
        self.flag(flag)
    }

    /// Unsigned less than.
    pub fn less_unsigned(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>) -> Bits<M::Value> {
        let (_, borrow) = self.difference(a, b);
        self.flag(borrow)
    }

    /// Two's complement less than: unsigned with both sign bits flipped.
    pub fn less_signed(&mut self, a: &Bits<M::Value>, b: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let sign = self.word(1 << ((width - 1) % 64));
        let mut flipped = |bits: &Bits<M::Value>| {
            let mut bits = Bits::new(bits.words.clone());
            if let Some(top) = bits.words.last_mut() {
                *top = self.machine.xor(*top, sign);
            }
            bits
        };
        let (a, b) = (flipped(a), flipped(b));
        self.less_unsigned(&a, &b)
    }

    /// Whether some bit is set.
    pub fn any(&mut self, a: &Bits<M::Value>) -> Bits<M::Value> {
        let any = self.or_words(&a.words);
        let flag = self.compare_zero(Comparison::NotEqual, any);
        self.flag(flag)
    }

    /// Whether every bit is set.
    pub fn all(&mut self, a: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let zeros = self.not(a, width);
        let any = self.or_words(&zeros.words);
        let flag = self.compare_zero(Comparison::Equal, any);
        self.flag(flag)
    }

    /// Exclusive or of all bits.
    pub fn parity(&mut self, a: &Bits<M::Value>) -> Bits<M::Value> {
        let mut word = a.words[0];
        for other in &a.words[1..] {
            word = self.machine.xor(word, *other);
        }
        Bits::new(vec![self.machine.parity(word)])
    }

    /// Zeros above the most significant one of a vector of `width` bits.
    pub fn leading_zeros(&mut self, a: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let mut count = self.word(width as u64);
        for (at, word) in a.words.iter().enumerate() {
            // With the most significant one in this word, clz counts from bit `64 * at + 63` downwards.
            let zeros = self.machine.leading_zeros(*word);
            let above = width as i64 - 64 * (at as i64 + 1);
            let above = self.word(above as u64);
            let zeros = self.machine.add(zeros, above);
            count = self.machine.select(*word, zeros, count);
        }
        Bits::new(vec![count])
    }

    fn select_word(&mut self, condition: M::Value, a: M::Value, b: M::Value) -> M::Value {
        if a == b { a } else { self.machine.select(condition, a, b) }
    }

    /// `condition ? a : b`.
    pub fn select(&mut self, condition: M::Value, a: &Bits<M::Value>, b: &Bits<M::Value>) -> Bits<M::Value> {
        self.zip(a, b, |emit, a, b| emit.select_word(condition, a, b))
    }

    /// `count` copies of one bit.
    pub fn repeat(&mut self, bit: &Bits<M::Value>, count: u32) -> Bits<M::Value> {
        let zero = self.word(0);
        let word = self.machine.sub(zero, bit.words[0]);
        self.trim(vec![word; words_of(count)], count)
    }

    /// Bits<M::Value> `lsb .. lsb + width` of a vector of `from` bits, zeros beyond.
    pub fn slice(&mut self, a: &Bits<M::Value>, from: u32, lsb: u64, width: u32) -> Bits<M::Value> {
        let words = &a.words;
        let (skip, shift) = ((lsb / 64) as usize, (lsb % 64) as u32);
        let mut result = vec![];
        for at in skip..skip.saturating_add(words_of(width)) {
            let low = words.get(at).map(|word| self.right(*word, shift));
            let high = words.get(at + 1).filter(|_| shift != 0).map(|word| self.left(*word, 64 - shift));
            result.push(self.or_parts(low, high));
        }
        self.cut(result, width, u64::from(from).saturating_sub(lsb))
    }

    fn or_parts(&mut self, a: Option<M::Value>, b: Option<M::Value>) -> M::Value {
        match (a, b) {
            (Some(a), Some(b)) => self.machine.or(a, b),
            (Some(part), None) | (None, Some(part)) => part,
            (None, None) => self.word(0),
        }
    }

    /// A vector of `from` bits shifted left by a constant into `width` bits; zeros from below.
    fn shifted_left(&mut self, words: &[M::Value], from: u32, by: u64, width: u32) -> Bits<M::Value> {
        let used = by.saturating_add(from.into());
        let (skip, shift) = ((by / 64) as usize, (by % 64) as u32);
        let mut result = vec![];
        for at in 0..words_of(width) {
            let from = |back: usize| at.checked_sub(skip + back).and_then(|from| words.get(from).copied());
            let low = from(1).filter(|_| shift != 0).map(|word| self.right(word, 64 - shift));
            let high = from(0).map(|word| self.left(word, shift));
            result.push(self.or_parts(low, high));
        }
        self.cut(result, width, used)
    }

    /// Parts and their widths, least significant first.
    pub fn concat(&mut self, parts: &[(Bits<M::Value>, u32)]) -> Bits<M::Value> {
        let width = parts.iter().map(|(_, width)| width).sum();
        let mut words: Vec<Option<M::Value>> = vec![None; words_of(width)];
        let mut lsb = 0;
        for (part, part_width) in parts {
            let end = lsb + part_width;
            let first = (lsb / 64) as usize;
            let placed = self.shifted_left(&part.words, *part_width, (lsb % 64) as u64, lsb % 64 + part_width);
            for (at, word) in placed.words.into_iter().enumerate() {
                words[first + at] = Some(self.or_parts(words[first + at], Some(word)));
            }
            lsb = end;
        }
        Bits::new(words.into_iter().map(|word| self.or_parts(word, None)).collect())
    }

    /// Extended with zeros to `width` bits.
    pub fn zero_extend(&mut self, a: &Bits<M::Value>, width: u32) -> Bits<M::Value> {
        let mut words = a.words.clone();
        let missing = words_of(width) - words.len();
        if missing > 0 {
            words.extend(self.zeros(missing));
        }
        Bits::new(words)
    }

    /// Words whose top one carries the sign up to bit 63, and the word that continues them.
    fn signed_words(&mut self, a: &Bits<M::Value>, width: u32) -> (Vec<M::Value>, M::Value) {
        let mut words = a.words.clone();
        let spare = words.len() as u32 * 64 - width;
        let top = words[words.len() - 1];
        let top = self.machine.shift_left_by(top, spare);
        let sign = self.machine.shift_right_signed_by(top, 63);
        let last = words.len() - 1;
        words[last] = self.machine.shift_right_signed_by(top, spare);
        (words, sign)
    }

    /// Extended with the sign bit from `from` to `width` bits.
    pub fn sign_extend(&mut self, a: &Bits<M::Value>, from: u32, width: u32) -> Bits<M::Value> {
        let (mut words, sign) = self.signed_words(a, from);
        words.resize(words_of(width), sign);
        self.trim(words, width)
    }

    /// The words that hold `width` bits from a run-time offset, `fill` beyond the words there are; what lies above those
    /// bits is not cleared.
    fn shifted_right(
        &mut self,
        words: &[M::Value],
        by: M::Value,
        largest: u64,
        fill: M::Value,
        width: u32,
    ) -> Vec<M::Value> {
        let mut words = words.to_vec();
        let word = |words: &[M::Value], at: usize| words.get(at).copied().unwrap_or(fill);
        let mut step = 1;
        while step < words.len() && step as u64 * 64 <= largest {
            let taken = self.and_word(by, step as u64 * 64);
            words =
                (0..words.len()).map(|at| self.select_word(taken, word(&words, at + step), word(&words, at))).collect();
            step *= 2;
        }
        let shift_back = self.flipped_amount(by);
        let mut result = vec![];
        for at in 0..words_of(width) {
            let low = self.machine.shift_right(word(&words, at), by);
            let above = word(&words, at + 1);
            // Two steps, because a shift by 64 would be one by 0.
            let high = self.left(above, 1);
            let high = self.machine.shift_left(high, shift_back);
            result.push(self.machine.or(low, high));
        }
        if step as u64 * 64 <= largest {
            let limit = self.word(step as u64 * 64);
            let inside = self.machine.compare(Comparison::Less, by, limit);
            result = result.into_iter().map(|word| self.select_word(inside, word, fill)).collect();
        }
        result
    }

    /// Bits<M::Value> `offset .. offset + width`, zeros beyond the vector: part select and logical right shift.
    pub fn slice_at(&mut self, a: &Bits<M::Value>, from: u32, offset: Amount<M::Value>, width: u32) -> Bits<M::Value> {
        match offset {
            Amount::Fixed(offset) => self.slice(a, from, offset, width),
            Amount::Variable(offset, largest) => {
                let zero = self.word(0);
                let words = self.shifted_right(&a.words, offset, largest, zero, width);
                self.cut(words, width, from.into())
            }
        }
    }

    /// Arithmetic right shift of `width` bits.
    pub fn shift_right_signed(&mut self, a: &Bits<M::Value>, by: Amount<M::Value>, width: u32) -> Bits<M::Value> {
        let (words, sign) = self.signed_words(a, width);
        let (by, largest) = match by {
            Amount::Fixed(by) => (self.word(by), by),
            Amount::Variable(by, largest) => (by, largest),
        };
        let words = self.shifted_right(&words, by, largest, sign, width);
        self.trim(words, width)
    }

    /// Left shift into `width` bits; the operand may have fewer.
    pub fn shift_left(&mut self, a: &Bits<M::Value>, by: Amount<M::Value>, width: u32) -> Bits<M::Value> {
        let (by, largest) = match by {
            Amount::Fixed(by) => return self.shifted_left(&a.words, width, by, width),
            Amount::Variable(by, largest) => (by, largest),
        };
        let zero = self.word(0);
        let mut words = a.words.clone();
        words.resize(words_of(width), zero);
        let word = |words: &[M::Value], at: Option<usize>| at.map_or(zero, |at| words[at]);
        let mut step = 1;
        while step < words.len() && step as u64 * 64 <= largest {
            let taken = self.and_word(by, step as u64 * 64);
            words = (0..words.len())
                .map(|at| {
                    let moved = word(&words, at.checked_sub(step));
                    self.select_word(taken, moved, words[at])
                })
                .collect();
            step *= 2;
        }
        let shift_back = self.flipped_amount(by);
        let mut result = vec![];
        for at in 0..words.len() {
            let mut shifted = if words[at] == zero { zero } else { self.machine.shift_left(words[at], by) };
            if at > 0 && words[at - 1] != zero {
                let low = self.right(words[at - 1], 1);
                let low = self.machine.shift_right(low, shift_back);
                shifted = self.machine.or(shifted, low);
            }
            result.push(shifted);
        }
        if step as u64 * 64 <= largest {
            let limit = self.word(step as u64 * 64);
            let inside = self.machine.compare(Comparison::Less, by, limit);
            result = result.into_iter().map(|word| self.select_word(inside, word, zero)).collect();
        }
        self.trim(result, width)
    }
}
