//! The control word of the float unit: what every field means and where it lies.
//!
//! The word is horizontal: decoded once for all lanes, so that a lane spends nothing on decoding. Its low part,
//! [`MODIFIERS`], changes from instruction to instruction and with MODE; its high part is the [`Function`] of the opcode.
//! In fields with several values those of functions that a configuration may leave out have a bit of their own.

use crate::config::{InstructionSet, Units};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::opcode::Properties;
use tombolo_isa::operand::Element;
use tombolo_netlist::builder::Wire;

/// A field of the control word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Lowest bit.
    pub at: u32,
    /// Bits.
    pub width: u32,
}

impl Field {
    /// The field of a control word.
    pub fn of(self, control: &Wire) -> Wire {
        control.slice(self.at, self.width)
    }
}

macro_rules! fields {
    ($($(#[$meta:meta])* $name:ident: $width:literal after $before:expr;)*) => {
        $($(#[$meta])* pub const $name: Field = Field { at: $before, width: $width };)*
    };
}

const fn end(field: Field) -> u32 {
    field.at + field.width
}

// Modifiers of the instruction and the wave.
fields! {
    /// Clamps a float result into [+0, 1] (7.2.3.1); nothing else.
    CLAMP: 1 after 0;
    /// OMOD: the result as it is, times 2, times 4, divided by 2.
    OMOD: 2 after end(CLAMP);
    /// MODE[7:0]: FP_ROUND of f32 and of f16, FP_DENORM of f32 and of f16 (3.4.3).
    MODE: 8 after end(OMOD);
    /// MODE[23]: an overflow from finite operands gives the largest finite f16, bf8 or fp8 (3.4.3).
    FP16_OVFL: 1 after end(MODE);
    /// OPSEL_HI of V_FMA_MIX*: source i is an f16 in its bits 15:0.
    MIX: 3 after end(FP16_OVFL);
    /// V_CVT_F32_FP8, V_CVT_F32_BF8: number of the source's byte; V_DOT4: of the factors' bytes.
    BYTE: 2 after end(MIX);
}

// Sea Islands has none of the formats that two of these fields serve, and other bits of MODE in their place. CDNA4 has both: NAN_PASSES of what is
// clamped, IEEE of what orders its sources.
fields! {
    /// DX10_CLAMP is off: CLAMP lets a NaN through.
    NAN_PASSES: 1 after FP16_OVFL.at;
    /// IEEE: of a minimum or maximum a signaling NaN comes through, quieted.
    IEEE: 1 after MIX.at;
}

/// Bits below the function: what does not follow from the opcode.
pub const MODIFIERS: u32 = end(BYTE);

// The function, in the order of the stages that use it.
fields! {
    /// Source i is a float operand.
    USES: 3 after MODIFIERS;
    /// Source i is an f16 in its bits 15:0; it counts 15:0 and 31:16 in packed operations.
    HALVES: 3 after end(USES);
    /// Denormal operands: [`denormals`].
    INPUTS: 2 after end(HALVES);
    /// A product s0 * s1 takes part.
    PRODUCT: 1 after end(INPUTS);
    /// s1 of the product is replaced by 1.
    UNIT_FACTOR: 1 after end(PRODUCT);
    /// The product is negated.
    NEGATE_PRODUCT: 1 after end(UNIT_FACTOR);
    /// What is added: [`addend`].
    ADDEND: 4 after end(NEGATE_PRODUCT);
    /// The addend is negated.
    NEGATE_ADDEND: 1 after end(ADDEND);
    /// Zero times anything is +0 (DX9 rules).
    ZERO_WINS: 1 after end(NEGATE_ADDEND);
    /// What is done to the exponent: [`scale`].
    SCALE: 3 after end(ZERO_WINS);
    /// The value computed in the first stage: [`first`].
    FIRST: 3 after end(SCALE);
    /// Details of the first stage: [`detail`].
    DETAIL: 5 after end(FIRST);
    /// The sum is aligned at the units, and what is rounded there: [`integral`].
    INTEGRAL: 3 after end(DETAIL);
    /// Bits of an integer result: [`integer`].
    INTEGER: 4 after end(INTEGRAL);
    /// Where the result comes from: [`result`].
    RESULT: 3 after end(INTEGER);
    /// Format of a float result: [`format`].
    FORMAT: 3 after end(RESULT);
    /// Rounding of a float result: [`round`].
    ROUND: 2 after end(FORMAT);
    /// Denormal results: [`denormals`].
    OUTPUTS: 2 after end(ROUND);
    /// A rounded f32 is rounded again: [`second`].
    SECOND: 2 after end(OUTPUTS);
    /// The upper half has an operation of its own.
    PACKED: 1 after end(SECOND);
}

/// Bits of the control word.
pub const CONTROL_WIDTH: u32 = end(PACKED);

/// What becomes of denormals.
pub mod denormals {
    /// As MODE says for the format.
    pub const MODE: u64 = 0;
    /// They are kept.
    pub const KEEP: u64 = 1;
    /// They become zeros of their sign.
    pub const FLUSH: u64 = 2;
}

/// What is added to the product, or converted where there is none.
pub mod addend {
    /// s2
    pub const S2: u64 = 0;
    /// s1
    pub const S1: u64 = 1;
    /// s0
    pub const S0: u64 = 2;
    /// Zero, with the sign of the product.
    pub const NONE: u64 = 3;
    /// s0 as an integer, see `detail`.
    pub const INTEGER: u64 = 4;
    /// s0 times 2^15 - 1 or 2^16 - 1 (V_CVT_NORM_*).
    pub const NORMALIZED: u64 = 8;
    /// The source of the cube's major axis.
    pub const MAJOR_AXIS: u64 = 9;
    /// s0 and random bits of s1 (V_CVT_SR_*).
    pub const STOCHASTIC: u64 = 10;
}

/// What is done to the exponent of the addend.
pub mod scale {
    /// Nothing.
    pub const NONE: u64 = 0;
    /// + s1 (V_LDEXP_F32)
    pub const S1: u64 = 1;
    /// +64, -64 or 0 as the division needs (V_DIV_SCALE)
    pub const DIVISION: u64 = 2;
    /// + s1[15:0] (V_LDEXP_F16)
    pub const S1_HALF: u64 = 4;
    /// + 1 (V_CUBEMA)
    pub const DOUBLE: u64 = 5;
}

/// Values computed in the first stage.
pub mod first {
    /// NaNs, infinities and invalid operations of the arithmetic.
    pub const ARITHMETIC: u64 = 0;
    /// Minimum, maximum, median of the sources.
    pub const ORDER: u64 = 1;
    /// V_DIV_FIXUP.
    pub const DIVISION_FIXUP: u64 = 2;
    /// s0, in the upper half s1, as they are.
    pub const PACK: u64 = 3;
    /// Cube map face, coordinates.
    pub const CUBE: u64 = 4;
    /// fp8 or bf8 to f32.
    pub const SMALL: u64 = 5;
    /// V_CVT_OFF_F32_I4.
    pub const OFFSET: u64 = 6;
    /// s2, into which a byte is inserted (V_CVT_PK_U8_F32).
    pub const S2: u64 = 7;
}

/// Details by [`first`] and [`addend`].
pub mod detail {
    /// ORDER: the first two give the larger one.
    pub const FIRST_MAXIMUM: u64 = 1;
    /// ORDER: that and the third give the larger one.
    pub const SECOND_MAXIMUM: u64 = 2;
    /// ORDER: a NaN wins.
    pub const NAN_WINS: u64 = 4;
    /// ORDER of Sea Islands, where no other NaN wins: of a NaN, and of equals but for a maximum, the second comes through.
    pub const LEGACY: u64 = 4;
    /// ORDER: the median.
    pub const MEDIAN: u64 = 8;
    /// Comparisons: a class mask instead of a predicate in bits 3:0.
    pub const CLASS: u64 = 16;
    /// CUBE: face; else 1 S, 2 T.
    pub const CUBE_FACE: u64 = 0;
    /// CUBE: S coordinate.
    pub const CUBE_S: u64 = 1;
    /// CUBE: T coordinate.
    pub const CUBE_T: u64 = 2;
    /// SMALL: bf8, else fp8.
    pub const BF8: u64 = 1;
    /// SMALL: a pair.
    pub const PAIR: u64 = 2;
    /// INTEGER: two's complement.
    pub const SIGNED: u64 = 1;
    /// INTEGER: 16 bits.
    pub const SHORT: u64 = 2;
    /// INTEGER: byte n, at bit 3.
    pub const BYTE: u64 = 4;
    /// ARITHMETIC: V_MULLIT_F32.
    pub const MULLIT: u64 = 1;
    /// PRODUCT: it reports no exceptions (V_INTERP), where they are gathered.
    pub const SILENT: u64 = 8;
    /// PRODUCT: the factors are 8-bit numbers (V_DOT4).
    pub const SMALL_FACTORS: u64 = 16;
    /// SMALL_FACTORS: the first is a bf8, else an fp8.
    pub const FIRST_BF8: u64 = 1;
    /// SMALL_FACTORS: the second.
    pub const SECOND_BF8: u64 = 2;
}

/// Rounding at the units.
pub mod integral {
    /// The sum is not aligned at the units.
    pub const NONE: u64 = 0;
    /// To zero.
    pub const TRUNCATE: u64 = 1;
    /// Down.
    pub const FLOOR: u64 = 2;
    /// Up.
    pub const CEILING: u64 = 3;
    /// To the nearest, ties to even.
    pub const NEAREST_EVEN: u64 = 4;
    /// To the nearest, ties up.
    pub const NEAREST_UP: u64 = 5;
    /// What the floor leaves.
    pub const FRACTION: u64 = 6;
}

/// Integer results.
pub mod integer {
    /// 32 bits.
    pub const WORD: u64 = 0;
    /// 16 bits.
    pub const SHORT: u64 = 1;
    /// 8 bits.
    pub const BYTE: u64 = 2;
    /// Two's complement.
    pub const SIGNED: u64 = 4;
    /// As far below zero as above.
    pub const SYMMETRIC: u64 = 8;
}

/// Results.
pub mod result {
    /// The rounded sum, or where it applies the value of the first stage.
    pub const SUM: u64 = 0;
    /// The value of the first stage, with OMOD and CLAMP.
    pub const FIRST: u64 = 1;
    /// The value of the first stage, bits as they are.
    pub const RAW: u64 = 2;
    /// The integer.
    pub const INTEGER: u64 = 3;
    /// The significand in [0.5, 1) (V_FREXP_MANT).
    pub const SIGNIFICAND: u64 = 4;
    /// Its exponent (V_FREXP_EXP).
    pub const EXPONENT: u64 = 5;
    /// A conversion with a scale: of CDNA4 ([`super::super::scaled`]).
    pub const SCALED: u64 = 6;
}

/// Float formats of results.
pub mod format {
    /// binary32
    pub const F32: u64 = 0;
    /// binary16
    pub const F16: u64 = 1;
    /// 4 exponent bits, 3 fraction bits, no infinity
    pub const FP8: u64 = 2;
    /// 5 exponent bits, 2 fraction bits
    pub const BF8: u64 = 3;
    /// 8 exponent bits, 7 fraction bits
    pub const BF16: u64 = 4;
}

/// Rounding directions of float results.
pub mod round {
    /// MODE's of f32.
    pub const MODE_F32: u64 = 0;
    /// MODE's of f16.
    pub const MODE_F16: u64 = 1;
    /// To zero.
    pub const TRUNCATE: u64 = 2;
    /// To the nearest, ties to even.
    pub const NEAREST_EVEN: u64 = 3;
}

/// Second rounding of an f32.
pub mod second {
    /// None.
    pub const NONE: u64 = 0;
    /// To f16 (V_FMA_MIXLO_F16).
    pub const F16: u64 = 1;
    /// Scaled where the mask bit is set (V_DIV_FMAS_F32).
    pub const DIVISION: u64 = 2;
}

/// What an opcode does: the control word without its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function(pub(super) u64);

impl Function {
    /// It computes a second result, that of the upper half.
    fn is_packed(self) -> bool {
        self.get(PACKED) == 1
    }

    /// It serves cube maps or pixels.
    fn is_for_pixels(self) -> bool {
        [first::CUBE, first::OFFSET, first::S2].contains(&self.get(FIRST))
            || [addend::NORMALIZED, addend::MAJOR_AXIS].contains(&self.get(ADDEND))
    }

    /// It is a step of a division.
    fn is_of_division(self) -> bool {
        self.get(SCALE) == scale::DIVISION
            || self.get(FIRST) == first::DIVISION_FIXUP
            || self.get(SECOND) == second::DIVISION
    }

    /// A machine with these units has it as what it does in `operation`.
    pub fn is_in(self, operation: op::Operation, units: Units) -> bool {
        let is_narrow = operation.rows().any(|row| {
            let elements = [Element::F16, Element::Bf16, Element::Fp8, Element::Bf8];
            let has_narrow = row.operands.iter().any(|operand| elements.contains(&operand.data.element));
            has_narrow || row.properties.contains(Properties::MIXED)
        });
        (units.packed_float || !self.is_packed())
            && (units.narrow_float || !is_narrow)
            && (units.pixel_float || !self.is_for_pixels())
            && (units.division || !self.is_of_division())
    }

    /// The same without denormals, whatever MODE says.
    pub const fn flushing(self) -> Self {
        self.with(INPUTS, denormals::FLUSH).with(OUTPUTS, denormals::FLUSH)
    }

    /// The same with denormal operands, whatever MODE says.
    pub const fn keeping_operands(self) -> Self {
        self.with(INPUTS, denormals::KEEP)
    }

    /// The same, rounded to nearest even whatever MODE says.
    pub const fn to_nearest_even(self) -> Self {
        self.with(ROUND, round::NEAREST_EVEN)
    }

    /// The same of binary32 operands instead of binary16 ones.
    pub const fn of_words(self) -> Self {
        self.with(HALVES, 0)
    }

    /// A conversion that adds a random number, to a format of 16 bits: of CDNA4.
    pub const fn to_half_format(self, format: u64) -> Self {
        self.with(FORMAT, format).keeping_operands()
    }

    /// The same with a bfloat16 result, rounded to nearest even.
    pub const fn to_bfloat16(self) -> Self {
        self.with(FORMAT, format::BF16).to_nearest_even()
    }

    /// A comparison to which a quiet NaN is an invalid operation too.
    pub const fn signaling(self) -> Self {
        self.with(INTEGER, super::exceptions::SIGNALS)
    }

    /// A product that reports no exceptions.
    pub const fn silent(self) -> Self {
        self.with(DETAIL, detail::SILENT)
    }

    /// A comparison that accepts no outcome.
    pub const fn never(self) -> Self {
        self.with(DETAIL, 0)
    }

    /// One that accepts every outcome.
    pub const fn always(self) -> Self {
        self.with(DETAIL, 15)
    }

    /// The same on both halves of registers.
    pub const fn on_pairs(self) -> Self {
        self.with(PACKED, 1)
    }

    /// A minimum or maximum by the rules of DX9, see [`detail::LEGACY`].
    pub const fn legacy(self) -> Self {
        self.with(DETAIL, self.get(DETAIL) | detail::LEGACY)
    }

    /// The value of a field.
    const fn get(self, field: Field) -> u64 {
        self.0 >> (field.at - MODIFIERS) & ((1 << field.width) - 1)
    }

    /// The function with a field set.
    pub(super) const fn with(self, field: Field, value: u64) -> Self {
        let mask = ((1 << field.width) - 1) << (field.at - MODIFIERS);
        Self(self.0 & !mask | value << (field.at - MODIFIERS))
    }
}

/// The bits of the control word that an instruction can set in a machine with these units.
pub fn used_bits(rows: &[(op::Operation, Function)], units: Units) -> u128 {
    let there = rows.iter().filter(|(operation, function)| function.is_in(*operation, units));
    let functions = there.fold(0, |bits, (_, function)| bits | control_word(*function));
    let field_bits = |field: Field| ((1u128 << field.width) - 1) << field.at;
    let narrow = [FP16_OVFL, MIX, BYTE].into_iter().fold(0, |bits, field| bits | field_bits(field));
    let modifiers = (1 << MODIFIERS) - 1;
    // Conversions with scales have fields of their own.
    let functions = if units.scaled_float() {
        functions | field_bits(Field { at: MODIFIERS, width: CONTROL_WIDTH - MODIFIERS })
    } else {
        functions
    };
    functions
        | match units.set {
            InstructionSet::SeaIslands => modifiers & !narrow | field_bits(NAN_PASSES) | field_bits(IEEE),
            InstructionSet::Rdna4 if units.narrow_float => modifiers,
            InstructionSet::Cdna4 => modifiers,
            InstructionSet::Rdna4 => modifiers & !narrow,
        }
}

/// The control word of a function with all modifiers zero.
pub fn control_word(function: Function) -> u128 {
    (function.0 as u128) << MODIFIERS
}
