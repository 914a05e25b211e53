//! What the scalar ALU executes: which part of it computes the result, what becomes of SCC, where the sources come from. The
//! opcodes are listed in the parts' own files; widths and operands are the decoder's.

use super::{adder, allocation, bits, bitwise, float, multiplier, relative, shifter, state};
use crate::scalar::source::SourceKind;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::{choice, record};

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
    pub fn codes(self) -> (Part, u128) {
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

    /// Cycles in the execute stage, where the float unit takes so many.
    pub fn cycles(self, float_clocks: u32) -> u128 {
        match self {
            Self::Multiplier(form) => form.cycles(),
            Self::Float(form) => form.cycles(float_clocks),
            _ => 1,
        }
    }

    /// The adder subtracts, also for comparisons.
    pub fn subtracts(self, condition: Condition) -> bool {
        match self {
            Self::Adder(form) => form.subtracts(),
            _ => condition.compares(),
        }
    }
}

choice! {
/// The parts that compute results.
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
}

choice! {
/// What SCC becomes.
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
    /// VGPRs that were asked for are there ([`allocation`]).
    Granted,
}
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
const LISTS: [Executes; 8] = [
    allocation::EXECUTES,
    bitwise::EXECUTES,
    adder::EXECUTES,
    shifter::EXECUTES,
    bits::EXECUTES,
    multiplier::EXECUTES,
    relative::EXECUTES,
    state::EXECUTES,
];

/// How the scalar ALU executes an opcode; `None` when it does not.
pub fn operation(opcode: op::Operation) -> Option<Operation> {
    let listed = LISTS.iter().flat_map(|list| list.iter()).find(|(known, _)| *known == opcode);
    listed.map(|(_, operation)| *operation).or_else(|| float::operation(opcode))
}

record! {
    /// What an opcode asks of the scalar ALU.
    pub struct Control {
        /// Who computes the result.
        pub part: Part,
        /// What the part computes.
        pub form: Bits<6>,
        /// What SCC becomes.
        pub condition: Condition,
        /// The first source has 64 bits.
        pub wide_a: Bit,
        /// The second source has 64 bits.
        pub wide_b: Bit,
        /// The result has 64 bits, or there is none and a source has.
        pub wide_result: Bit,
        /// Narrow sources are extended with their sign.
        pub signed: Bit,
        /// The adder subtracts.
        pub subtract: Bit,
        /// EXEC is the second source and written first.
        pub writes_exec: Bit,
        /// The destination receives the second source: the old EXEC.
        pub saves_exec: Bit,
        /// A register is written.
        pub writes: Bit,
        /// M0 is added to the source register.
        pub relative_source: Bit,
        /// M0 is added to the destination register.
        pub relative_destination: Bit,
        /// Two fields of M0 are added.
        pub relative_both: Bit,
        /// Cycles in the execute stage, less one.
        pub cycles: Bits<3>,
        /// What constants are as the first source.
        pub kind_a: SourceKind,
        /// The same of the second.
        pub kind_b: SourceKind,
    }
}

record! {
    /// An instruction of the scalar ALU.
    pub struct ScalarOperation {
        /// What it does.
        pub control: Control,
        /// Of the float unit: its control word without what MODE says.
        pub float_control: Bits<{ float::CONTROL_WIDTH as usize }>,
        /// Code of the first source (4.1).
        pub code_a: Bits<8>,
        /// Of the second one.
        pub code_b: Bits<8>,
        /// The first source is `immediate` instead.
        pub immediate_a: Bit,
        /// The second one is.
        pub immediate_b: Bit,
        /// 16 bits, extended with their sign.
        pub immediate: Bits<16>,
        /// The dword behind the instruction.
        pub literal: Bits<32>,
        /// Destination register.
        pub destination: Bits<7>,
    }
}
