//! The control word of the integer unit: [`Function`], the part of it that an opcode decides, and what an instruction adds.
//!
//! The word is horizontal: a field steers one thing in the datapath. Opcode rows are written with the constructors of
//! the file that has the logic, so that a row reads as what it computes.

use super::adder::Relation;
use super::bitwise::{First, Second};
use super::count::Leading;
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
        /// What the first stage computes.
        pub(super) source: Source,
        /// Size of the numbers.
        pub(super) width: Width,
        /// They are two's complement.
        pub(super) signed: Bit,
        /// The bitwise operation of s0 and s1.
        pub(super) first: First,
        /// Its result is inverted.
        pub(super) inverts: Bit,
        /// The bitwise operation of that and s2.
        pub(super) second: Second,
        /// The selection.
        pub(super) selection: Selection,
        /// The leading zeros that are counted.
        pub(super) leading: Leading,
        /// The adder subtracts.
        pub(super) subtract: Bit,
        /// The adder's operands are exchanged.
        pub(super) reversed: Bit,
        /// The lane's mask bit is a carry in.
        pub(super) carry: Bit,
        /// The flag is the relation.
        pub(super) compares: Bit,
        /// The relation.
        pub(super) relation: Relation,
        /// [`Source::Operand`] is the first source, not the second.
        pub(super) takes_first: Bit,
        /// Where the shift amount comes from.
        pub(super) amount: Amount,
        /// The shift goes left.
        pub(super) left: Bit,
        /// The mask of low ones.
        pub(super) mask: Mask,
        /// The mask cuts a bit field out of the shifted value.
        pub(super) cuts: Bit,
        /// The set bits of the value are counted.
        pub(super) counts: Bit,
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
        source: Source::Operand,
        width: Width::Word,
        signed: false,
        first: First::And,
        inverts: false,
        second: Second::None,
        selection: Selection::First,
        leading: Leading::Zeros,
        subtract: false,
        reversed: false,
        carry: false,
        compares: false,
        relation: Relation::NEVER,
        takes_first: false,
        amount: Amount::None,
        left: false,
        mask: Mask::Full,
        cuts: false,
        counts: false,
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

    /// What the first stage computes of numbers of this width.
    pub(super) const fn of(source: Source, width: Width, signed: bool) -> Self {
        Self { source, width, signed, ..Self::NONE }
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
    /// What the first stage computes.
    pub enum Source {
        /// A source extended by its width and sign.
        Operand,
        /// s0, s1 or s2, by comparison or mask.
        Selected,
        /// Bitwise operation.
        Bitwise,
        /// Sum or difference.
        Sum,
        /// {s0, s1}
        Pair,
        /// Low ones.
        Mask,
        /// s0 where the low ones are.
        Masked,
        /// Number of leading or trailing bits.
        Leading,
        /// s0 with its 32 bits in reverse order.
        Mirrored,
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
        /// The low three bits of s1: of CDNA4.
        SecondOfEight,
    }
}

choice! {
    /// How many ones the mask has from bit 0 up.
    pub enum Mask {
        /// 32
        Full,
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
