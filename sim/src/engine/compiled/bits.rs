//! Arithmetic on bit vectors of any width in terms of 64-bit words, as Cranelift instructions.
//!
//! A vector is its words, least significant first; bits above the width are zero, here as in memory.

use cranelift::prelude::*;

/// A value of the compiled code.
#[derive(Clone, Debug)]
pub struct Bits {
    /// 64-bit words, least significant first.
    pub words: Vec<Value>,
    /// For one bit that a comparison made: its 8-bit form, which branches and selects take without a detour.
    pub flag: Option<Value>,
}

impl Bits {
    /// Words without a flag.
    pub fn new(words: Vec<Value>) -> Self {
        Self { words, flag: None }
    }

    /// What a branch or select tests; only for values of one bit.
    pub fn condition(&self) -> Value {
        self.flag.unwrap_or(self.words[0])
    }
}

/// A shift amount or bit offset.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// Known when compiling.
    Fixed(u64),
    /// At run time, with the largest value that it can have.
    Variable(Value, u64),
}

/// Emits instructions for vectors.
pub struct Emit<'f> {
    /// The function under construction.
    pub builder: FunctionBuilder<'f>,
}

fn words_of(width: u32) -> usize {
    (width as usize).div_ceil(64)
}

impl Emit<'_> {
    /// A 64-bit constant.
    pub fn word(&mut self, bits: u64) -> Value {
        self.builder.ins().iconst(types::I64, bits as i64)
    }

    /// A constant vector.
    pub fn constant(&mut self, words: &[u64]) -> Bits {
        Bits::new(words.iter().map(|word| self.word(*word)).collect())
    }

    fn zeros(&mut self, count: usize) -> Vec<Value> {
        let zero = self.word(0);
        vec![zero; count]
    }

    fn and_word(&mut self, a: Value, mask: u64) -> Value {
        if mask == u64::MAX {
            return a;
        }
        if mask == u32::MAX as u64 {
            // A move of 32 bits; the constant would not fit an instruction.
            let low = self.builder.ins().ireduce(types::I32, a);
            return self.builder.ins().uextend(types::I64, low);
        }
        let mask = self.word(mask);
        self.builder.ins().band(a, mask)
    }

    fn left(&mut self, a: Value, by: u32) -> Value {
        if by == 0 { a } else { self.builder.ins().ishl_imm_s(a, by as i64) }
    }

    fn right(&mut self, a: Value, by: u32) -> Value {
        if by == 0 { a } else { self.builder.ins().ushr_imm_s(a, by as i64) }
    }

    /// Clears the bits above `width`.
    pub fn trim(&mut self, mut words: Vec<Value>, width: u32) -> Bits {
        words.truncate(words_of(width));
        if let Some(top) = words.last_mut().filter(|_| !width.is_multiple_of(64)) {
            *top = self.and_word(*top, (1 << (width % 64)) - 1);
        }
        Bits::new(words)
    }

    /// The same for words of which only the lowest `used` bits can be set: often nothing needs to be cleared.
    fn cut(&mut self, mut words: Vec<Value>, width: u32, used: u64) -> Bits {
        if used > u64::from(width) {
            return self.trim(words, width);
        }
        words.truncate(words_of(width));
        Bits::new(words)
    }

    /// A comparison's outcome as one bit.
    pub fn flag(&mut self, flag: Value) -> Bits {
        let word = self.builder.ins().uextend(types::I64, flag);
        Bits { words: vec![word], flag: Some(flag) }
    }

    /// Applies a two-operand instruction word by word.
    pub fn zip(&mut self, a: &Bits, b: &Bits, op: impl Fn(&mut Self, Value, Value) -> Value) -> Bits {
        Bits::new(a.words.iter().zip(&b.words).map(|(a, b)| op(self, *a, *b)).collect())
    }

    /// The complement of the lowest `bits` bits of a word that has no others.
    fn inverted(&mut self, word: Value, bits: u32) -> Value {
        if bits == 64 {
            return self.builder.ins().bnot(word);
        }
        let ones = self.word((1 << bits) - 1);
        self.builder.ins().bxor(word, ones)
    }

    /// Bitwise complement.
    pub fn not(&mut self, a: &Bits, width: u32) -> Bits {
        let top = width as usize / 64;
        let words = a.words.iter().enumerate();
        Bits::new(words.map(|(at, word)| self.inverted(*word, if at == top { width % 64 } else { 64 })).collect())
    }

    /// Sum with carries between words.
    pub fn add(&mut self, a: &Bits, b: &Bits, width: u32) -> Bits {
        let mut words = vec![];
        let mut carry: Option<Value> = None;
        for (at, (a, b)) in a.words.iter().zip(&b.words).enumerate() {
            let mut sum = self.builder.ins().iadd(*a, *b);
            let last = at + 1 == words_of(width);
            let mut out = (!last).then(|| self.builder.ins().icmp(IntCC::UnsignedLessThan, sum, *a));
            if let Some(carry) = carry {
                let carry = self.builder.ins().uextend(types::I64, carry);
                sum = self.builder.ins().iadd(sum, carry);
                let wrapped = self.builder.ins().icmp(IntCC::UnsignedLessThan, sum, carry);
                out = out.map(|out| self.builder.ins().bor(out, wrapped));
            }
            carry = out;
            words.push(sum);
        }
        self.trim(words, width)
    }

    /// Words of a difference, and the borrow out of the last one.
    fn difference(&mut self, a: &Bits, b: &Bits) -> (Vec<Value>, Value) {
        let mut words = vec![];
        let mut borrow: Option<Value> = None;
        for (a, b) in a.words.iter().zip(&b.words) {
            let mut out = self.builder.ins().icmp(IntCC::UnsignedLessThan, *a, *b);
            let mut word = self.builder.ins().isub(*a, *b);
            if let Some(borrow) = borrow {
                let borrow = self.builder.ins().uextend(types::I64, borrow);
                let wrapped = self.builder.ins().icmp(IntCC::UnsignedLessThan, word, borrow);
                word = self.builder.ins().isub(word, borrow);
                out = self.builder.ins().bor(out, wrapped);
            }
            borrow = Some(out);
            words.push(word);
        }
        let borrow = borrow.unwrap_or_else(|| self.builder.ins().iconst(types::I8, 0));
        (words, borrow)
    }

    /// Difference.
    pub fn sub(&mut self, a: &Bits, b: &Bits, width: u32) -> Bits {
        let (words, _) = self.difference(a, b);
        self.trim(words, width)
    }

    /// Two's complement.
    pub fn neg(&mut self, a: &Bits, width: u32) -> Bits {
        let zero = Bits::new(self.zeros(a.words.len()));
        self.sub(&zero, a, width)
    }

    /// Unsigned product of `width` bits, the sum of the operands' widths.
    pub fn mul(&mut self, a: &Bits, b: &Bits, width: u32) -> Bits {
        if width <= 64 {
            return Bits::new(vec![self.builder.ins().imul(a.words[0], b.words[0])]);
        }
        let mut sum = Bits::new(self.zeros(words_of(width)));
        for (i, a) in a.words.iter().enumerate() {
            // A row of partial products: its low and high words are added apart, so that no carry is lost.
            let mut low = self.zeros(words_of(width));
            let mut high = low.clone();
            for (j, b) in b.words.iter().enumerate() {
                if let Some(place) = low.get_mut(i + j) {
                    *place = self.builder.ins().imul(*a, *b);
                }
                if let Some(place) = high.get_mut(i + j + 1) {
                    *place = self.builder.ins().umulhi(*a, *b);
                }
            }
            sum = self.add(&sum, &Bits::new(low), width);
            sum = self.add(&sum, &Bits::new(high), width);
        }
        sum
    }

    /// Two's complement product of `width` bits, the sum of the operands' widths `from`.
    pub fn mul_signed(&mut self, a: &Bits, b: &Bits, from: [u32; 2], width: u32) -> Bits {
        let a = self.sign_extend(a, from[0], width);
        let b = self.sign_extend(b, from[1], width);
        let product = self.mul(&a, &b, width);
        self.trim(product.words, width)
    }

    /// Or of all words of `a ^ b`, zero when equal.
    fn unequal(&mut self, a: &Bits, b: &Bits) -> Value {
        let differences = self.zip(a, b, |emit, a, b| emit.builder.ins().bxor(a, b));
        self.or_words(&differences.words)
    }

    fn or_words(&mut self, words: &[Value]) -> Value {
        let (first, others) = words.split_first().map_or((None, words), |(first, others)| (Some(*first), others));
        let first = first.unwrap_or_else(|| self.word(0));
        others.iter().fold(first, |any, word| self.builder.ins().bor(any, *word))
    }

    /// Equality of equally wide vectors, or its opposite.
    pub fn equal(&mut self, a: &Bits, b: &Bits, condition: IntCC) -> Bits {
        let flag = match (&a.words[..], &b.words[..]) {
            ([a], [b]) => self.builder.ins().icmp(condition, *a, *b),
            _ => {
                let difference = self.unequal(a, b);
                self.builder.ins().icmp_imm_s(condition, difference, 0)
            }
        };
        self.flag(flag)
    }

    /// Unsigned less than.
    pub fn less_unsigned(&mut self, a: &Bits, b: &Bits) -> Bits {
        let (_, borrow) = self.difference(a, b);
        self.flag(borrow)
    }

    /// Two's complement less than: unsigned with both sign bits flipped.
    pub fn less_signed(&mut self, a: &Bits, b: &Bits, width: u32) -> Bits {
        let sign = self.word(1 << ((width - 1) % 64));
        let mut flipped = |bits: &Bits| {
            let mut bits = Bits::new(bits.words.clone());
            if let Some(top) = bits.words.last_mut() {
                *top = self.builder.ins().bxor(*top, sign);
            }
            bits
        };
        let (a, b) = (flipped(a), flipped(b));
        self.less_unsigned(&a, &b)
    }

    /// Whether some bit is set.
    pub fn any(&mut self, a: &Bits) -> Bits {
        let any = self.or_words(&a.words);
        let flag = self.builder.ins().icmp_imm_s(IntCC::NotEqual, any, 0);
        self.flag(flag)
    }

    /// Whether every bit is set.
    pub fn all(&mut self, a: &Bits, width: u32) -> Bits {
        let zeros = self.not(a, width);
        let any = self.or_words(&zeros.words);
        let flag = self.builder.ins().icmp_imm_s(IntCC::Equal, any, 0);
        self.flag(flag)
    }

    /// Exclusive or of all bits.
    pub fn parity(&mut self, a: &Bits) -> Bits {
        let mut word = a.words[0];
        for other in &a.words[1..] {
            word = self.builder.ins().bxor(word, *other);
        }
        let count = self.builder.ins().popcnt(word);
        Bits::new(vec![self.and_word(count, 1)])
    }

    /// Zeros above the most significant one of a vector of `width` bits.
    pub fn leading_zeros(&mut self, a: &Bits, width: u32) -> Bits {
        let mut count = self.word(width as u64);
        for (at, word) in a.words.iter().enumerate() {
            // With the most significant one in this word, clz counts from bit `64 * at + 63` downwards.
            let zeros = self.builder.ins().clz(*word);
            let above = width as i64 - 64 * (at as i64 + 1);
            let zeros = self.builder.ins().iadd_imm_s(zeros, above);
            count = self.builder.ins().select(*word, zeros, count);
        }
        Bits::new(vec![count])
    }

    fn select_word(&mut self, condition: Value, a: Value, b: Value) -> Value {
        if a == b { a } else { self.builder.ins().select(condition, a, b) }
    }

    /// `condition ? a : b`.
    pub fn select(&mut self, condition: Value, a: &Bits, b: &Bits) -> Bits {
        self.zip(a, b, |emit, a, b| emit.select_word(condition, a, b))
    }

    /// `count` copies of one bit.
    pub fn repeat(&mut self, bit: &Bits, count: u32) -> Bits {
        let word = self.builder.ins().ineg(bit.words[0]);
        self.trim(vec![word; words_of(count)], count)
    }

    /// Bits `lsb .. lsb + width` of a vector of `from` bits, zeros beyond.
    pub fn slice(&mut self, a: &Bits, from: u32, lsb: u64, width: u32) -> Bits {
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

    fn or_parts(&mut self, a: Option<Value>, b: Option<Value>) -> Value {
        match (a, b) {
            (Some(a), Some(b)) => self.builder.ins().bor(a, b),
            (Some(part), None) | (None, Some(part)) => part,
            (None, None) => self.word(0),
        }
    }

    /// A vector of `from` bits shifted left by a constant into `width` bits; zeros from below.
    fn shifted_left(&mut self, words: &[Value], from: u32, by: u64, width: u32) -> Bits {
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
    pub fn concat(&mut self, parts: &[(Bits, u32)]) -> Bits {
        let width = parts.iter().map(|(_, width)| width).sum();
        let mut words: Vec<Option<Value>> = vec![None; words_of(width)];
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
    pub fn zero_extend(&mut self, a: &Bits, width: u32) -> Bits {
        let mut words = a.words.clone();
        let missing = words_of(width) - words.len();
        if missing > 0 {
            words.extend(self.zeros(missing));
        }
        Bits::new(words)
    }

    /// Words whose top one carries the sign up to bit 63, and the word that continues them.
    fn signed_words(&mut self, a: &Bits, width: u32) -> (Vec<Value>, Value) {
        let mut words = a.words.clone();
        let spare = (words.len() as u32 * 64 - width) as i64;
        let top = words[words.len() - 1];
        let top = self.builder.ins().ishl_imm_s(top, spare);
        let sign = self.builder.ins().sshr_imm_s(top, 63);
        let last = words.len() - 1;
        words[last] = self.builder.ins().sshr_imm_s(top, spare);
        (words, sign)
    }

    /// Extended with the sign bit from `from` to `width` bits.
    pub fn sign_extend(&mut self, a: &Bits, from: u32, width: u32) -> Bits {
        let (mut words, sign) = self.signed_words(a, from);
        words.resize(words_of(width), sign);
        self.trim(words, width)
    }

    /// The words that hold `width` bits from a run-time offset, `fill` beyond the words there are; what lies above those
    /// bits is not cleared.
    fn shifted_right(&mut self, words: &[Value], by: Value, largest: u64, fill: Value, width: u32) -> Vec<Value> {
        let mut words = words.to_vec();
        let word = |words: &[Value], at: usize| words.get(at).copied().unwrap_or(fill);
        let mut step = 1;
        while step < words.len() && step as u64 * 64 <= largest {
            let taken = self.and_word(by, step as u64 * 64);
            words =
                (0..words.len()).map(|at| self.select_word(taken, word(&words, at + step), word(&words, at))).collect();
            step *= 2;
        }
        let shift_back = self.builder.ins().bxor_imm_s(by, 63);
        let mut result = vec![];
        for at in 0..words_of(width) {
            let low = self.builder.ins().ushr(word(&words, at), by);
            let above = word(&words, at + 1);
            // Two steps, because a shift by 64 would be one by 0.
            let high = self.left(above, 1);
            let high = self.builder.ins().ishl(high, shift_back);
            result.push(self.builder.ins().bor(low, high));
        }
        if step as u64 * 64 <= largest {
            let limit = self.word(step as u64 * 64);
            let inside = self.builder.ins().icmp(IntCC::UnsignedLessThan, by, limit);
            result = result.into_iter().map(|word| self.select_word(inside, word, fill)).collect();
        }
        result
    }

    /// Bits `offset .. offset + width`, zeros beyond the vector: part select and logical right shift.
    pub fn slice_at(&mut self, a: &Bits, from: u32, offset: Amount, width: u32) -> Bits {
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
    pub fn shift_right_signed(&mut self, a: &Bits, by: Amount, width: u32) -> Bits {
        let (words, sign) = self.signed_words(a, width);
        let (by, largest) = match by {
            Amount::Fixed(by) => (self.word(by), by),
            Amount::Variable(by, largest) => (by, largest),
        };
        let words = self.shifted_right(&words, by, largest, sign, width);
        self.trim(words, width)
    }

    /// Left shift into `width` bits; the operand may have fewer.
    pub fn shift_left(&mut self, a: &Bits, by: Amount, width: u32) -> Bits {
        let (by, largest) = match by {
            Amount::Fixed(by) => return self.shifted_left(&a.words, width, by, width),
            Amount::Variable(by, largest) => (by, largest),
        };
        let zero = self.word(0);
        let mut words = a.words.clone();
        words.resize(words_of(width), zero);
        let word = |words: &[Value], at: Option<usize>| at.map_or(zero, |at| words[at]);
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
        let shift_back = self.builder.ins().bxor_imm_s(by, 63);
        let mut result = vec![];
        for at in 0..words.len() {
            let mut shifted = if words[at] == zero { zero } else { self.builder.ins().ishl(words[at], by) };
            if at > 0 && words[at - 1] != zero {
                let low = self.right(words[at - 1], 1);
                let low = self.builder.ins().ushr(low, shift_back);
                shifted = self.builder.ins().bor(shifted, low);
            }
            result.push(shifted);
        }
        if step as u64 * 64 <= largest {
            let limit = self.word(step as u64 * 64);
            let inside = self.builder.ins().icmp(IntCC::UnsignedLessThan, by, limit);
            result = result.into_iter().map(|word| self.select_word(inside, word, zero)).collect();
        }
        self.trim(result, width)
    }
}
