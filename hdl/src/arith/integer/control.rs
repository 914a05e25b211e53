//! The control word of the integer unit: its fields, and [`Function`], the part of it that an opcode decides.
//!
//! The word is horizontal: a field steers one thing in the datapath. Opcode rows are written with the constructors of
//! the file that has the logic, so that a row reads as what it computes. Values of functions that a configuration may leave
//! out have a bit of their own.

use crate::config::Units;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::Wire;

/// Bits of the unit's control word.
pub const CONTROL_WIDTH: u32 = 45;

/// A field of the control word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    lsb: u32,
    width: u32,
}

impl Field {
    /// The field's bits.
    pub fn of(self, control: &Wire) -> Wire {
        control.slice(self.lsb, self.width)
    }

    /// The field has this value, 1 bit.
    pub fn is(self, control: &Wire, value: u64) -> Wire {
        self.of(control).is(value.into())
    }
}

const fn field(lsb: u32, width: u32) -> Field {
    Field { lsb, width }
}

/// What the first stage computes, [`Source`].
pub(super) const SOURCE: Field = field(0, 5);
/// Variant of the source: bitwise operation, selection, relation, count, form of the byte differences.
pub(super) const DETAIL: Field = field(5, 5);
/// Size of the numbers, [`Width`].
pub(super) const WIDTH: Field = field(10, 3);
/// They are two's complement.
pub(super) const SIGNED: Field = field(13, 1);
/// The adder subtracts.
pub(super) const SUBTRACT: Field = field(14, 1);
/// The adder's operands are exchanged.
pub(super) const REVERSED: Field = field(15, 1);
/// The lane's mask bit is a carry in.
pub(super) const CARRY: Field = field(16, 1);
/// The flag is the relation in `DETAIL`.
pub(super) const COMPARES: Field = field(17, 1);
/// `Source::Operand` is the first source, not the second.
pub(super) const FIRST: Field = field(18, 1);
/// Where the shift amount comes from, [`Amount`].
pub(super) const AMOUNT: Field = field(19, 3);
/// The shift goes left.
pub(super) const LEFT: Field = field(22, 1);
/// The mask of low ones, [`Mask`].
pub(super) const MASK: Field = field(23, 3);
/// The mask cuts a bit field out of the shifted value.
pub(super) const CUTS: Field = field(26, 1);
/// The set bits of the value are counted.
pub(super) const COUNTS: Field = field(27, 1);
/// The addend is or-ed to the shifted value.
pub(super) const ORS: Field = field(28, 1);
/// The value is the magnitude of a difference, [`Magnitude`].
pub(super) const MAGNITUDE: Field = field(29, 2);
/// Factors of the multiplier, [`Factors`].
pub(super) const FACTORS: Field = field(31, 3);
/// What is added to a product, sum or count, [`Addend`].
pub(super) const ADDEND: Field = field(34, 2);
/// Which result is returned, [`Outcome`].
pub(super) const OUTCOME: Field = field(36, 3);
/// CLAMP has an effect.
pub(super) const SATURATES: Field = field(39, 1);
/// The dot product takes each source's sign from NEG.
pub(super) const SIGN_FROM_NEG: Field = field(40, 1);
const FUNCTION_WIDTH: u32 = 41;

/// CLAMP of the instruction (1 bit).
pub const CLAMP: u32 = FUNCTION_WIDTH;
/// NEG of sources 0 and 1 (2 bits): the elements of V_DOT4_I32_IU8 and V_DOT8_I32_IU4 are signed (7.7).
pub const NEG: u32 = CLAMP + 1;
/// Second pass of V_MQSAD_U32_U8 (1 bit): the upper half of its four results, with the upper half of its addend as s2.
pub const UPPER: u32 = NEG + 2;
const _: () = assert!(UPPER + 1 == CONTROL_WIDTH);

/// What an opcode lets the unit compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function(u64);

impl Function {
    /// The second source, shifted by nothing.
    pub(super) const NONE: Self = Self(0);

    /// s0: the move that any instruction may use.
    pub const MOVE: Self = super::selection::FIRST;
    /// s1 where the lane's mask bit is set, else s0.
    pub const SELECT: Self = super::selection::MASKED;

    /// With this value in a field.
    pub(super) const fn with(self, field: Field, value: u64) -> Self {
        assert!(value < 1 << field.width, "value of a control field");
        let mask = ((1 << field.width) - 1) << field.lsb;
        Self(self.0 & !mask | value << field.lsb)
    }

    /// It computes with bytes or nibbles, or moves them.
    fn is_byte_arithmetic(self) -> bool {
        [Factors::Bytes as u64, Factors::Nibbles as u64].contains(&self.get(FACTORS))
            || [Source::Permuted as u64, Source::Average as u64].contains(&self.get(SOURCE))
            || self.get(OUTCOME) == Outcome::Differences as u64
    }

    /// It computes with two halves of a register.
    fn is_packed(self) -> bool {
        self.get(WIDTH) == Width::Halves as u64
            || self.get(SOURCE) == Source::Narrowed as u64
            || self.get(MAGNITUDE) == Magnitude::Halves as u64
    }

    /// It computes with 16-bit integers, one of a register.
    fn is_half(self) -> bool {
        self.get(WIDTH) == Width::Half as u64 || self.get(FACTORS) == Factors::Half as u64
    }

    /// A machine with these units has it.
    pub fn is_in(self, units: Units) -> bool {
        (units.byte_arithmetic || !self.is_byte_arithmetic())
            && (units.packed_integer || !self.is_packed())
            && (units.half_integer || !self.is_half())
    }

    /// The value of a field.
    pub(super) const fn get(self, field: Field) -> u64 {
        self.0 >> field.lsb & ((1 << field.width) - 1)
    }
}

/// The control word of a function; the caller adds CLAMP, NEG and UPPER.
pub fn control_word(function: Function) -> u128 {
    function.0.into()
}

/// The bits of the control word that an instruction can set in a machine with these units.
pub(super) fn used_bits(rows: &Rows, units: Units) -> u128 {
    let there = rows.iter().filter(|(_, function)| function.is_in(units));
    let functions = there.fold(0, |bits, (_, function)| bits | control_word(*function));
    let (clamp, upper) = (1u128 << CLAMP, 1 << UPPER);
    functions | clamp | if units.byte_arithmetic { upper | 3 << NEG } else { 0 }
}

/// Opcodes with what they compute.
pub(super) type Rows = [(op::Operation, Function)];

/// What the first stage computes.
#[derive(Clone, Copy)]
pub(super) enum Source {
    /// A source extended by its width and sign.
    Operand = 0,
    /// s0, s1 or s2, by comparison or mask.
    Selected = 1,
    /// Bitwise operation.
    Bitwise = 2,
    /// Sum or difference.
    Sum = 3,
    /// {s0, s1}
    Pair = 4,
    /// Low ones.
    Mask = 5,
    /// s0 where the low ones are.
    Masked = 6,
    /// Number of leading or trailing bits.
    Leading = 7,
    /// s0 with its 32 bits in reverse order.
    Mirrored = 8,
    /// Bytes of {s0, s1} selected by s2.
    Permuted = 16,
    /// Averages of bytes.
    Average = 17,
    /// Elements saturated to half their width.
    Narrowed = 18,
}

/// Size of the numbers.
#[derive(Clone, Copy)]
pub(super) enum Width {
    /// 32 bits.
    Word = 0,
    /// 16 bits.
    Half = 1,
    /// 64 bits.
    Double = 2,
    /// Two of 16 bits.
    Halves = 4,
}

/// Where the shift amount comes from.
#[derive(Clone, Copy)]
pub(super) enum Amount {
    /// s0
    First = 1,
    /// s1
    Second = 2,
    /// s2
    Third = 3,
    /// s2, in bytes
    Bytes = 4,
}

/// How many ones the mask has from bit 0 up.
#[derive(Clone, Copy)]
pub(super) enum Mask {
    /// 32
    Full = 0,
    /// s0
    First = 1,
    /// s2
    Third = 2,
    /// Those of the lanes 0 to 31 below this one.
    LanesLow = 3,
    /// Those of the lanes 32 to 63 below this one.
    LanesHigh = 4,
}

/// Whose magnitude the value is.
#[derive(Clone, Copy)]
pub(super) enum Magnitude {
    /// A difference of 32 bits.
    Word = 1,
    /// Two of 16 bits.
    Halves = 2,
}

/// Factors of the multiplier.
#[derive(Clone, Copy)]
pub(super) enum Factors {
    /// Nothing is multiplied.
    None = 0,
    /// 32 bits.
    Words = 1,
    /// The low 24 bits.
    Bits24 = 2,
    /// The low 16 bits.
    Half = 3,
    /// Both halves.
    Halves = 4,
    /// Four bytes.
    Bytes = 5,
    /// Eight nibbles.
    Nibbles = 6,
}

/// What is added; zero: nothing.
#[derive(Clone, Copy)]
pub(super) enum Addend {
    /// s1
    Second = 1,
    /// s2
    Third = 2,
}

/// Which result is returned.
#[derive(Clone, Copy)]
pub(super) enum Outcome {
    /// The value of the second stage.
    Value = 0,
    /// That plus the addend.
    Sum = 1,
    /// Product plus addend.
    Product = 2,
    /// Its bits 63:32.
    ProductHigh = 3,
    /// The low halves of the two products.
    Products = 4,
    /// Byte differences plus addend.
    Differences = 5,
}
