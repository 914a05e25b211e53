//! Instructions of the machine for groups, before registers are chosen: a list in static single assignment, with jumps that
//! only go forward.

use crate::engine::compiled::function::Purpose;

/// A word of each instance in a vector register, or a flag of each in a mask register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value(pub u32);

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// 64 bits.
    Word,
    /// The same constant in every element; needs no register.
    Constant(u64),
    /// One bit.
    Flag,
}

/// Instructions of two words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binary {
    /// Bitwise.
    And,
    /// Bitwise: the first one and not the second one.
    AndNot,
    /// Bitwise.
    Or,
    /// Bitwise.
    Xor,
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Low word of the product.
    Multiply,
    /// Product of the low halves.
    MultiplyHalves,
    /// By an amount below 64.
    ShiftLeft,
    /// The same.
    ShiftRight,
}

/// Instructions of two flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Logic {
    /// Both.
    And,
    /// The first one and not the second one.
    AndNot,
    /// One of them.
    Or,
    /// One of them alone.
    Xor,
}

/// Directions of shifts by constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shift {
    /// Zeros from below.
    Left,
    /// Zeros from above.
    Right,
    /// The sign from above.
    Signed,
}

/// How words are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// Equal.
    Equal,
    /// Not equal.
    NotEqual,
    /// Less, unsigned.
    Less,
    /// They have a set bit in common.
    Common,
}

/// A word of a signal: the signal's first word in the block of one instance, how many it has, and which of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StateWord {
    /// First word of the signal.
    pub first: u32,
    /// Words of the signal.
    pub words: u32,
    /// Which of them.
    pub at: u32,
}

/// A word of an element of a memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemoryWord {
    /// First byte of the memory in the memory block of one instance.
    pub first: u64,
    /// Bytes of an element.
    pub bytes: u64,
    /// Which word of it.
    pub at: u32,
}

/// The end of what is skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(pub usize);

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub enum Instruction {
    /// Of two words.
    Binary(Binary, Value, [Value; 2]),
    /// By a constant.
    Shift(Shift, Value, Value, u32),
    /// Zeros above the most significant one.
    LeadingZeros(Value, Value),
    /// A flag.
    Compare(Test, Value, [Value; 2]),
    /// Of two flags.
    Logic(Logic, Value, [Value; 2]),
    /// A flag that is clear for every instance.
    Clear(Value),
    /// The opposite of a flag.
    Not(Value, Value),
    /// A flag that is set for all if it is for one.
    OfSome(Value, Value),
    /// A flag as a word.
    Widen(Value, Value),
    /// A word by a flag: where it is set, where it is clear.
    Select(Value, Value, [Value; 2]),
    /// A word of a signal.
    Load(Value, StateWord),
    /// The same of a signal that the group has in common.
    LoadUniform(Value, StateWord),
    /// Gives a signal a word.
    Store(StateWord, Value),
    /// A word of a constant table: its address, bytes of an entry, the entry, the word.
    Table(Value, u64, u64, Value, u32),
    /// A word of an element.
    LoadElement(Value, MemoryWord, Value),
    /// Where the flag is set: the element, the word, the flag.
    StoreElement(MemoryWord, [Value; 3]),
    /// Reports a fault of a memory, by two writes or not, where the flag is set: the flag, the address.
    Report(u64, bool, [Value; 2]),
    /// Calls a child's function.
    Call(usize, Purpose, u32, u64),
    /// Goes on at the label if the flag is clear for every instance.
    SkipUnless(Value, Label),
    /// Where it goes on.
    Resume(Label),
}

impl Instruction {
    /// What it makes.
    pub fn result(&self) -> Option<Value> {
        match self {
            Self::Binary(_, to, _)
            | Self::Shift(_, to, ..)
            | Self::LeadingZeros(to, _)
            | Self::Compare(_, to, _)
            | Self::Logic(_, to, _)
            | Self::Clear(to)
            | Self::Not(to, _)
            | Self::OfSome(to, _)
            | Self::Widen(to, _)
            | Self::Select(to, ..)
            | Self::Load(to, _)
            | Self::LoadUniform(to, _)
            | Self::Table(to, ..)
            | Self::LoadElement(to, ..) => Some(*to),
            Self::Store(..)
            | Self::StoreElement(..)
            | Self::Report(..)
            | Self::Call(..)
            | Self::SkipUnless(..)
            | Self::Resume(_) => None,
        }
    }

    /// What it takes.
    pub fn operands(&self) -> Vec<Value> {
        match self {
            Self::Binary(_, _, of) | Self::Compare(_, _, of) | Self::Logic(_, _, of) | Self::Report(_, _, of) => {
                of.to_vec()
            }
            Self::Select(_, flag, [a, b]) => vec![*flag, *a, *b],
            Self::StoreElement(_, of) => of.to_vec(),
            Self::Shift(_, _, of, _)
            | Self::LeadingZeros(_, of)
            | Self::Not(_, of)
            | Self::OfSome(_, of)
            | Self::Widen(_, of)
            | Self::Store(_, of)
            | Self::Table(_, _, _, of, _)
            | Self::LoadElement(_, _, of)
            | Self::SkipUnless(of, _) => vec![*of],
            Self::Clear(_) | Self::Load(..) | Self::LoadUniform(..) | Self::Call(..) | Self::Resume(_) => vec![],
        }
    }
}
