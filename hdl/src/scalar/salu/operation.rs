//! How the scalar ALU executes an opcode: which part of it computes the result, what becomes of SCC, and the control word
//! that carries both from decode to execute. The rows are in the parts' own files; widths and operands follow from isa's
//! table.

use super::{adder, bits, bitwise, float, multiplier, relative, shifter, state};
use crate::scalar::source::SourceKind;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::op;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::Element;

/// What is computed from the sources `a` and `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// A bit of each source to a bit of the result: its truth table, of which bit `2a + b` is the result.
    Logic(u8),
    /// Sums and differences.
    Adder(adder::Form),
    /// Shifts and bit fields.
    Shifter(shifter::Form),
    /// Counts and rearrangements of the bits of `a` (and `b`).
    Bits(bits::Form),
    /// Products.
    Multiplier(multiplier::Form),
    /// Condition ? a : b, the condition before the instruction, or that of a comparison.
    Select,
    /// State registers.
    State(state::Form),
    /// Floating point.
    Float(float::Form),
}

impl Function {
    /// Number of the part, and the part's own code of what it computes.
    fn codes(self) -> (Part, u128) {
        match self {
            Self::Logic(table) => (Part::Logic, table.into()),
            Self::Adder(form) => (Part::Adder, form.code()),
            Self::Shifter(form) => (Part::Shifter, form as u128),
            Self::Bits(form) => (Part::Bits, form as u128),
            Self::Multiplier(form) => (Part::Multiplier, form as u128),
            Self::Select => (Part::Select, 0),
            Self::State(form) => (Part::State, form as u128),
            Self::Float(form) => (Part::Float, form as u128),
        }
    }

    /// Cycles in the execute stage.
    fn cycles(self) -> u128 {
        match self {
            Self::Multiplier(form) => form.cycles(),
            Self::Float(form) => form.cycles(),
            _ => 1,
        }
    }

    /// The adder subtracts, also for comparisons.
    fn subtracts(self, condition: Condition) -> bool {
        match self {
            Self::Adder(form) => form.subtracts(),
            _ => condition.compares(),
        }
    }
}

/// The parts that compute results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// [`bitwise`]
    Logic,
    /// [`adder`]
    Adder,
    /// [`shifter`]
    Shifter,
    /// [`bits`]
    Bits,
    /// [`multiplier`]
    Multiplier,
    /// A multiplexer.
    Select,
    /// [`state`]
    State,
    /// [`float`]
    Float,
}

/// What SCC becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// It stays.
    Keep,
    /// The result is not zero.
    NonZero,
    /// Unsigned carry or borrow.
    Carry,
    /// Signed overflow.
    Overflow,
    /// a = b
    Equal,
    /// a <> b
    NotEqual,
    /// a < b
    Less,
    /// a <= b
    LessEqual,
    /// a > b
    Greater,
    /// a >= b
    GreaterEqual,
    /// The shifted value's lowest bit is clear.
    BitClear,
    /// The shifted value's lowest bit is set.
    BitSet,
    /// The float unit's flag: a comparison.
    Flag,
}

impl Condition {
    fn compares(self) -> bool {
        use Condition::*;
        matches!(self, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual)
    }
}

/// What an opcode does beside computing a result for SDST.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// The second source is EXEC; EXEC receives the result and SDST the old EXEC.
    SavesExec,
    /// The second source is EXEC; EXEC and SDST receive the result.
    WritesExec,
    /// M0 is added to the number of the source register.
    RelativeSource,
    /// M0 is added to the number of the destination register.
    RelativeDestination,
    /// M0[9:0] is added to the number of the source register, M0[25:16] to that of the destination.
    RelativeBoth,
}

/// How the scalar ALU executes an opcode.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The result.
    pub function: Function,
    /// SCC.
    pub condition: Condition,
    /// What else happens.
    pub effect: Effect,
}

impl Operation {
    /// A result and nothing else.
    pub const fn plain(function: Function) -> Self {
        Self { function, condition: Condition::Keep, effect: Effect::None }
    }

    /// The same with a value of SCC.
    pub const fn setting(self, condition: Condition) -> Self {
        Self { condition, ..self }
    }

    /// The same with an effect.
    pub const fn with(self, effect: Effect) -> Self {
        Self { effect, ..self }
    }
}

/// The opcodes that one part executes.
pub type Executes = &'static [(op::Operation, Operation)];

/// The lists of all parts.
const LISTS: [Executes; 7] = [
    bitwise::EXECUTES,
    adder::EXECUTES,
    shifter::EXECUTES,
    bits::EXECUTES,
    multiplier::EXECUTES,
    relative::EXECUTES,
    state::EXECUTES,
];

/// How the scalar ALU executes `row`; `None` when it does not.
pub fn operation(row: &Opcode) -> Option<Operation> {
    let rows = LISTS.iter().flat_map(|list| list.iter());
    let listed = rows.filter(|(known, _)| *known == row.operation).map(|(_, operation)| *operation).next();
    listed.or_else(|| float::operation(row))
}

/// Where the first source comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// SSRC0.
    Field,
    /// The register that SDST names.
    Destination,
    /// SIMM16, sign-extended.
    Immediate,
    /// The dword after the instruction.
    Literal,
}

/// Where the second source comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Second {
    /// There is none: zero.
    None,
    /// SSRC1.
    Field,
    /// The register that SDST names.
    Destination,
    /// SIMM16, sign-extended.
    Immediate,
    /// EXEC.
    Exec,
}

/// Control word from decode to execute: first bit and width of each part.
pub mod control {
    /// [`super::Part`].
    pub const PART: (u32, u32) = (0, 4);
    /// What the part computes.
    pub const FORM: (u32, u32) = (4, 6);
    /// [`super::Condition`].
    pub const CONDITION: (u32, u32) = (10, 4);
    /// The first source has 64 bits.
    pub const WIDE_A: u32 = 14;
    /// The second source has 64 bits.
    pub const WIDE_B: u32 = 15;
    /// The result has 64 bits, or there is none and a source has.
    pub const WIDE_RESULT: u32 = 16;
    /// Narrow sources are extended with their sign.
    pub const SIGNED: u32 = 17;
    /// The adder subtracts.
    pub const SUBTRACT: u32 = 18;
    /// EXEC is the second source and written first.
    pub const WRITES_EXEC: u32 = 19;
    /// SDST receives the second source: the old EXEC.
    pub const SAVES_EXEC: u32 = 20;
    /// A register is written.
    pub const WRITES: u32 = 21;
    /// [`super::First`].
    pub const FIRST: (u32, u32) = (22, 2);
    /// [`super::Second`].
    pub const SECOND: (u32, u32) = (24, 3);
    /// M0 is added to the source register.
    pub const RELATIVE_SOURCE: u32 = 27;
    /// M0 is added to the destination register.
    pub const RELATIVE_DESTINATION: u32 = 28;
    /// Two fields of M0 are added.
    pub const RELATIVE_BOTH: u32 = 29;
    /// Cycles in the execute stage, less one.
    pub const CYCLES: (u32, u32) = (30, 3);
    /// [`crate::scalar::source::SourceKind`] of the first source.
    pub const KIND_A: u32 = 33;
    /// The same of the second.
    pub const KIND_B: u32 = 37;
    /// All bits.
    pub const WIDTH: u32 = 41;
}

fn reads(row: &Opcode, name: FieldName) -> bool {
    row.operands.iter().any(|operand| operand.field == name && operand.access.reads())
}

fn first(row: &Opcode, operation: &Operation) -> First {
    let accumulates = row.format == Format::Sopk && operation.function != Function::Select;
    if reads(row, FieldName::Ssrc0) {
        First::Field
    } else if reads(row, FieldName::Literal) {
        First::Literal
    } else if accumulates && reads(row, FieldName::Sdst) {
        First::Destination
    } else {
        First::Immediate
    }
}

fn second(row: &Opcode, operation: &Operation) -> Second {
    if matches!(operation.effect, Effect::SavesExec | Effect::WritesExec) {
        Second::Exec
    } else if reads(row, FieldName::Ssrc1) {
        Second::Field
    } else if reads(row, FieldName::Sdst) && first(row, operation) != First::Destination {
        Second::Destination
    } else if reads(row, FieldName::Simm16) {
        Second::Immediate
    } else {
        Second::None
    }
}

/// The control word of an opcode.
pub fn control_word(row: &Opcode, operation: &Operation) -> u128 {
    use control::*;
    let wide = |name| row.operands.iter().any(|operand| operand.field == name && operand.data.bits() == 64);
    let writes = row.operands.iter().any(|operand| operand.access.writes());
    let wide_result = wide(FieldName::Sdst) || !writes && wide(FieldName::Ssrc0);
    let is_signed = |element| matches!(element, Element::I32 | Element::I64);
    let signed = row.operands.iter().any(|operand| operand.access.reads() && is_signed(operand.data.element));
    let (first, second) = (first(row, operation), second(row, operation));
    let wide_a = first == First::Field && wide(FieldName::Ssrc0);
    let wide_b = match second {
        Second::Field => wide(FieldName::Ssrc1),
        Second::Destination | Second::Exec => wide(FieldName::Sdst),
        Second::None | Second::Immediate => false,
    };
    let kind = |wanted| {
        let shape = row.operands.iter().find(|operand| operand.field == wanted && operand.access.reads());
        shape.and_then(|shape| SourceKind::of(row, shape)).unwrap_or(SourceKind::Word) as u128
    };
    let (part, form) = operation.function.codes();
    let effect = |wanted: &[Effect]| wanted.contains(&operation.effect) as u128;
    (part as u128) << PART.0
        | form << FORM.0
        | (operation.condition as u128) << CONDITION.0
        | (wide_a as u128) << WIDE_A
        | (wide_b as u128) << WIDE_B
        | (wide_result as u128) << WIDE_RESULT
        | (signed as u128) << SIGNED
        | (operation.function.subtracts(operation.condition) as u128) << SUBTRACT
        | effect(&[Effect::SavesExec, Effect::WritesExec]) << WRITES_EXEC
        | effect(&[Effect::SavesExec]) << SAVES_EXEC
        | (writes as u128) << WRITES
        | (first as u128) << FIRST.0
        | (second as u128) << SECOND.0
        | effect(&[Effect::RelativeSource, Effect::RelativeBoth]) << RELATIVE_SOURCE
        | effect(&[Effect::RelativeDestination, Effect::RelativeBoth]) << RELATIVE_DESTINATION
        | effect(&[Effect::RelativeBoth]) << RELATIVE_BOTH
        | (operation.function.cycles() - 1) << CYCLES.0
        | kind(FieldName::Ssrc0) << KIND_A
        | kind(FieldName::Ssrc1) << KIND_B
}
