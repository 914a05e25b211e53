//! The control word of the integer unit: [`Function`], the part of it that an opcode decides, and what an instruction adds.
//!
//! The word is horizontal: a field steers one thing in the datapath. Opcode rows are written with the constructors of
//! the file that has the logic, so that a row reads as what it computes.

use super::adder::Relation;
use super::bitwise::{First, Join, Second};
use super::count::Counted;
use super::differences::Form;
use super::selection::Selection;
use crate::config::{InstructionSet, Units};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::known::Known;
use tombolo_netlist::{choice, record};

record! {
    /// What an opcode lets the unit compute.
    pub struct Function {
        /// What the first stage computes besides, of what not every machine has.
        pub(super) source: Source,
        /// Size of the numbers.
        pub(super) width: Width,
        /// They are two's complement.
        pub(super) signed: Bit,
        /// The bitwise operation of s0 and s1.
        pub(super) first: First,
        /// The bitwise operation of s0 and s2.
        pub(super) second: Second,
        /// The bitwise operation of these two.
        pub(super) join: Join,
        /// Where s0 is negative it is [`Join::Equal`].
        pub(super) turns: Bit,
        /// The selection, which changes the bitwise operations.
        pub(super) selection: Selection,
        /// What is or-ed to the bitwise result.
        pub(super) beside: Beside,
        /// Of the bitwise result only the low ones remain.
        pub(super) low_ones: Bit,
        /// Bits 63:32 of the value.
        pub(super) upper: Upper,
        /// The adder subtracts.
        pub(super) subtract: Bit,
        /// The difference is s1 - s0: the complement of s0 - s1 - 1.
        pub(super) reversed: Bit,
        /// The lane's mask bit is a carry in.
        pub(super) carry: Bit,
        /// The flag is the relation.
        pub(super) compares: Bit,
        /// The relation.
        pub(super) relation: Relation,
        /// The operand is the first source, not the second.
        pub(super) takes_first: Bit,
        /// Where the shift amount comes from.
        pub(super) amount: Amount,
        /// The shift goes left.
        pub(super) left: Bit,
        /// The mask of low ones.
        pub(super) mask: Mask,
        /// The mask cuts a bit field out of the shifted value.
        pub(super) cuts: Bit,
        /// Bits of the value that are counted.
        pub(super) counts: Counted,
        /// The addend is or-ed to the shifted value.
        pub(super) ors: Bit,
        /// Whose magnitude the value is.
        pub(super) magnitude: Magnitude,
        /// Results of the byte differences.
        pub(super) form: Form,
        /// Bytes of s1 that are zero do not count in them.
        pub(super) masked: Bit,
        /// Factors of the multiplier.
        pub(super) factors: Factors,
        /// What is added to a product, sum or count.
        pub(super) addend: Addend,
        /// Which result is returned.
        pub(super) outcome: Outcome,
        /// CLAMP has an effect.
        pub(super) saturates: Bit,
        /// The dot product takes each source's sign from NEG.
        pub(super) sign_from_neg: Bit,
    }
}

record! {
    /// The control word.
    pub struct Control {
        /// What the opcode says.
        pub function: Function,
        /// CLAMP of the instruction.
        pub clamp: Bit,
        /// NEG of the first source: its elements are signed, in V_DOT4_I32_IU8 and V_DOT8_I32_IU4 (7.7).
        pub first_signed: Bit,
        /// NEG of the second source.
        pub second_signed: Bit,
        /// Second pass of V_MQSAD_U32_U8: the upper half of its four results, with the upper half of its addend as s2.
        pub upper: Bit,
    }
}

/// The control word in the unit.
pub(super) type Fields = ControlFields<Known>;

impl Function {
    /// The second source, shifted by nothing.
    pub(super) const NONE: Self = Self {
        source: Source::Common,
        width: Width::Word,
        signed: false,
        // s0 ^ s1 ^ s0.
        first: First::Xor,
        second: Second::First,
        join: Join::Xor,
        turns: false,
        selection: Selection::First,
        beside: Beside::Nothing,
        low_ones: false,
        upper: Upper::Nothing,
        subtract: false,
        reversed: false,
        carry: false,
        compares: false,
        relation: Relation::NEVER,
        takes_first: false,
        amount: Amount::None,
        left: false,
        mask: Mask::First,
        cuts: false,
        counts: Counted::Nothing,
        ors: false,
        magnitude: Magnitude::None,
        form: Form::Single,
        masked: false,
        factors: Factors::None,
        addend: Addend::None,
        outcome: Outcome::Value,
        saturates: false,
        sign_from_neg: false,
    };

    /// s0: the move that any instruction may use.
    pub const MOVE: Self = super::selection::FIRST;
    /// s1 where the lane's mask bit is set, else s0.
    pub const SELECT: Self = super::selection::MASKED;

    /// The second source, a number of this width.
    pub(super) const fn of(width: Width, signed: bool) -> Self {
        let upper = if matches!(width, Width::Double) { Upper::Operand } else { Upper::Nothing };
        Self { width, signed, upper, ..Self::NONE }
    }

    /// It computes with the first source instead of the second.
    pub(super) const fn of_first(self) -> Self {
        Self { first: First::Source, second: Second::None, join: Join::Or, takes_first: true, ..self }
    }

    /// What the first stage computes is not bitwise.
    pub(super) const fn beside(self, beside: Beside) -> Self {
        Self { beside, second: Second::None, join: Join::Second, ..self }
    }

    /// The number that is shifted: s1 or, with `takes_first`, s0, extended from its width with zeros or its sign.
    pub(super) const fn operand(width: Width, signed: bool, takes_first: bool) -> Self {
        match (width, takes_first) {
            (Width::Half | Width::Halves, _) => Self { takes_first, ..Self::from(Source::Extended, width, signed) },
            (Width::Word | Width::Double, false) => Self::of(width, signed),
            (Width::Word | Width::Double, true) => Self::of(width, signed).of_first(),
        }
    }

    /// What the first stage computes is of `source`.
    pub(super) const fn from(source: Source, width: Width, signed: bool) -> Self {
        Self { source, ..Self::of(width, signed).beside(Beside::Nothing) }
    }

    /// It computes with bytes or nibbles, or moves them.
    fn is_byte_arithmetic(self) -> bool {
        matches!(self.factors, Factors::Bytes | Factors::Nibbles)
            || matches!(self.source, Source::Permuted | Source::Average)
            || self.outcome == Outcome::Differences
    }

    /// It computes with two halves of a register.
    fn is_packed(self) -> bool {
        self.width == Width::Halves || self.source == Source::Narrowed || self.magnitude == Magnitude::Halves
    }

    /// It computes with 16-bit integers, one of a register.
    fn is_half(self) -> bool {
        self.width == Width::Half || self.factors == Factors::Half
    }

    /// A machine with these units has it.
    pub fn is_in(self, units: Units) -> bool {
        (units.byte_arithmetic || !self.is_byte_arithmetic())
            && (units.packed_integer || !self.is_packed())
            && (units.half_integer || !self.is_half())
    }
}

/// Control words that between them have every value that a field has in a machine with these units.
pub(super) fn words(rows: &Rows, units: Units) -> Vec<Control> {
    let own = if units.set == InstructionSet::Cdna4 { &super::OF_CDNA4[..] } else { &[] };
    let functions = rows.iter().map(|(_, function)| *function).chain(own.iter().copied());
    let functions = functions.filter(|function| function.is_in(units));
    let plain: Vec<Control> = functions.map(|function| Control { function, ..Control::default() }).collect();
    let signs = units.byte_arithmetic;
    let modified = plain.iter().map(|word| Control {
        clamp: true,
        first_signed: signs,
        second_signed: signs,
        upper: units.byte_arithmetic,
        ..*word
    });
    plain.iter().copied().chain(modified).collect()
}

/// Opcodes with what they compute.
pub(super) type Rows = [(op::Operation, Function)];

choice! {
    /// What is or-ed to the value of the first stage that every machine has: bitwise result, sum, mirrored source.
    pub enum Source {
        /// Nothing.
        Common,
        /// The low half of the operand, extended.
        Extended,
        /// Bytes of {s0, s1} selected by s2.
        Permuted,
        /// Averages of bytes.
        Average,
        /// Elements saturated to half their width.
        Narrowed,
        /// Any function of the bits of s0, s1 and s2: of CDNA4 ([`super::table`]).
        Table,
        /// The number behind s0 in a sequence of random ones: of CDNA4 ([`super::random`]).
        Random,
        /// s0 and s1, shifted by s2 and limited to bytes: of CDNA4 ([`super::permute`]).
        Shifted,
    }
}

choice! {
    /// What is or-ed to the bitwise result.
    pub enum Beside {
        /// Nothing.
        Nothing,
        /// Sum or difference.
        Sum,
        /// Its complement.
        Complement,
        /// s0 with its 32 bits in reverse order.
        Mirrored,
    }
}

choice! {
    /// Bits 63:32 of the value.
    pub enum Upper {
        /// Zeros; of a signed number the operand's sign.
        Nothing,
        /// Ones, which that sign makes of the zeros.
        Ones,
        /// The low bits of s0.
        First,
        /// The upper bits of the operand.
        Operand,
    }
}

choice! {
    /// Size of the numbers.
    pub enum Width {
        /// 32 bits.
        Word,
        /// 16 bits.
        Half,
        /// 64 bits.
        Double,
        /// Two of 16 bits.
        Halves,
    }
}

choice! {
    /// Where the shift amount comes from.
    pub enum Amount {
        /// Nothing is shifted.
        None,
        /// s0
        First,
        /// s1
        Second,
        /// s2
        Third,
        /// s2, in bytes
        Bytes,
        /// 32: nothing is left in the low half.
        Word,
        /// The low three bits of s1: of CDNA4.
        SecondOfEight,
    }
}

choice! {
    /// How many ones the mask has from bit 0 up.
    pub enum Mask {
        /// s0
        First,
        /// s2
        Third,
        /// Those of the lanes 0 to 31 below this one.
        LanesLow,
        /// Those of the lanes 32 to 63 below this one.
        LanesHigh,
    }
}

choice! {
    /// Whose magnitude the value is.
    pub enum Magnitude {
        /// It is the value itself.
        None,
        /// A difference of 32 bits.
        Word,
        /// Two of 16 bits.
        Halves,
    }
}

choice! {
    /// Factors of the multiplier.
    pub enum Factors {
        /// Nothing is multiplied.
        None,
        /// 32 bits.
        Words,
        /// The low 24 bits.
        Bits24,
        /// The low 16 bits.
        Half,
        /// Both halves.
        Halves,
        /// Four bytes.
        Bytes,
        /// Eight nibbles.
        Nibbles,
        /// Both halves, whose products are added: of CDNA4.
        Pair,
    }
}

choice! {
    /// What is added.
    pub enum Addend {
        /// Nothing.
        None,
        /// s1
        Second,
        /// s2
        Third,
    }
}

choice! {
    /// Which result is returned.
    pub enum Outcome {
        /// The value of the second stage.
        Value,
        /// That plus the addend.
        Sum,
        /// Product plus addend.
        Product,
        /// Its bits 63:32.
        ProductHigh,
        /// The low halves of the two products.
        Products,
        /// Byte differences plus addend.
        Differences,
    }
}

impl FunctionWires {
    /// Its flag is there after the first clock: the carry of a product is its last bit.
    pub fn has_early_flag(&self) -> Wire {
        !self.outcome.is_a(Outcome::Product)
    }
}
