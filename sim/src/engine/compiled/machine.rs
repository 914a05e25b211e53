//! What code is made of: the instructions that functions of a module are emitted as. [`bits`](super::bits),
//! [`logic`](super::logic), [`memory`](super::memory), [`gate`](super::gate) and [`function`](super::function) say what a
//! function does in terms of these, once for every machine: [`scalar`](super::scalar) serves one instance,
//! [`lanes`](super::lanes) serves a group of equal instances at a time, each in an element of a vector.
//!
//! A value is a word of 64 bits or a flag, for each instance that the function serves. A comparison makes a flag; `and`,
//! `or` and `select` take two of one kind; where a flag is wanted, a word means "not zero".

use super::function::Purpose;

/// How two words are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Comparison {
    /// Equal.
    Equal,
    /// Not equal.
    NotEqual,
    /// Less, unsigned.
    Less,
}

/// A memory of the instance's module and one of its words.
#[derive(Clone, Copy, Debug)]
pub struct Element<V> {
    /// First byte of the memory in the memory block of one instance.
    pub first: u64,
    /// Bytes of an element, [`element_bytes`](super::layout::element_bytes).
    pub bytes: u64,
    /// Which element; one that there is.
    pub index: V,
}

/// What a memory did, to report it.
#[derive(Clone, Copy, Debug)]
pub struct Report<V> {
    /// Flag: it did.
    pub wrong: V,
    /// Index into the module's memories.
    pub memory: u64,
    /// The word.
    pub address: V,
    /// Two ports wrote it; otherwise it was read in the cycle that writes it.
    pub twice: bool,
}

/// Emits one function.
pub trait Machine {
    /// A word or a flag.
    type Value: Copy + PartialEq + std::fmt::Debug;
    /// A choice under construction.
    type Choice;
    /// The end of what is skipped.
    type Label;
    /// A branch costs less than a comparison of a few words.
    const BRANCHES: bool;

    /// A constant word.
    fn word(&mut self, bits: u64) -> Self::Value;
    /// A flag that is never set.
    fn clear(&mut self) -> Self::Value;
    /// What a branch tests as a flag.
    fn is_set(&mut self, condition: Self::Value) -> Self::Value;
    /// A flag as a word of one bit.
    fn widen(&mut self, flag: Self::Value) -> Self::Value;
    /// Bitwise.
    fn and(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a & !b`.
    fn and_not(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Bitwise.
    fn or(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Bitwise.
    fn xor(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Bitwise.
    fn not(&mut self, a: Self::Value) -> Self::Value;
    /// The low 32 bits of a word.
    fn low_half(&mut self, a: Self::Value) -> Self::Value;
    /// Sum.
    fn add(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Difference.
    fn sub(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Low word of the product.
    fn multiply(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// High word of the unsigned product.
    fn multiply_high(&mut self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Left by 0 to 63.
    fn shift_left_by(&mut self, a: Self::Value, by: u32) -> Self::Value;
    /// Right by 0 to 63, zeros from above.
    fn shift_right_by(&mut self, a: Self::Value, by: u32) -> Self::Value;
    /// Right by 0 to 63, the sign from above.
    fn shift_right_signed_by(&mut self, a: Self::Value, by: u32) -> Self::Value;
    /// Left by the low six bits of a word.
    fn shift_left(&mut self, a: Self::Value, by: Self::Value) -> Self::Value;
    /// Right by the low six bits of a word, zeros from above.
    fn shift_right(&mut self, a: Self::Value, by: Self::Value) -> Self::Value;
    /// Zeros above the most significant one, 64 for zero.
    fn leading_zeros(&mut self, a: Self::Value) -> Self::Value;
    /// Exclusive or of all bits, as a word of one bit.
    fn parity(&mut self, a: Self::Value) -> Self::Value;
    /// A flag.
    fn compare(&mut self, how: Comparison, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `condition ? a : b`.
    fn select(&mut self, condition: Self::Value, a: Self::Value, b: Self::Value) -> Self::Value;

    /// The words of a signal, which in the block of one instance begin with the `first` word.
    fn load(&mut self, first: u32, words: u32) -> Vec<Self::Value>;
    /// The words of the signal of that index among several that are `stride` words apart, the first one at `first`; `None` where
    /// every instance would need a load of its own.
    fn load_nth(&mut self, first: u32, stride: i64, words: u32, index: Self::Value) -> Option<Vec<Self::Value>>;
    /// Gives a signal its words.
    fn store(&mut self, first: u32, words: &[Self::Value]);
    /// Gives a signal the words of another one, as they are in the block by now.
    fn copy(&mut self, from: u32, to: u32, words: u32);
    /// Words of a constant table of so many words an entry.
    fn table(&mut self, table: Vec<u64>, words: u32, entry: Self::Value) -> Vec<Self::Value>;
    /// The words of an element of a memory.
    fn load_element(&mut self, element: &Element<Self::Value>) -> Vec<Self::Value>;
    /// Writes an element where a flag is set; only within [`skip_unless`](Self::skip_unless) of that flag.
    fn store_element(&mut self, element: &Element<Self::Value>, words: &[Self::Value], flag: Self::Value);
    /// Reports a memory fault where there is one.
    fn report(&mut self, report: &Report<Self::Value>);
    /// Calls a function of a module for so many instances of it, given the first word and the first byte of their blocks in
    /// those of one instance; nothing if the module has none of that purpose. A function for groups calls those for groups.
    fn call(&mut self, child: (usize, u32), purpose: Purpose, first_word: u32, first_byte: u64);

    /// What follows is done if the flag is set, of some instance; up to [`resume`](Self::resume). It makes no value that is
    /// used behind it. `rare`: it nearly never is.
    fn skip_unless(&mut self, flag: Self::Value, rare: bool) -> Self::Label;
    /// The end of what is skipped.
    fn resume(&mut self, label: Self::Label);
    /// A flag that is set for every instance if it is for one of them.
    fn of_some(&mut self, flag: Self::Value) -> Self::Value;

    /// Chooses among `sides` that hold, for each but the last one, the constants of `subject` that choose it. Each side is
    /// evaluated between [`enter`](Self::enter) and [`leave`](Self::leave), in order, and only if some instance takes it.
    fn choose(&mut self, subject: Self::Value, sides: &[Vec<u64>]) -> Self::Choice;
    /// The same with two sides: the first one where the flag is set.
    fn choose_by(&mut self, flag: Self::Value) -> Self::Choice;
    /// Begins the next side.
    fn enter(&mut self, choice: &mut Self::Choice);
    /// Ends it with the values that it computes, of the same kinds on every side.
    fn leave(&mut self, choice: &mut Self::Choice, values: &[Self::Value]);
    /// The values of the side that was taken.
    fn chosen(&mut self, choice: Self::Choice) -> Vec<Self::Value>;
}
