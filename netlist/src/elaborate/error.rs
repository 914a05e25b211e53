//! What can be wrong with a design, where, and what to do about it.

use crate::check::CheckError;
use crate::ir::WidthError;

/// Why a block cannot become a netlist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ElaborateError {
    /// A kernel's text is at fault.
    #[error("{path}: {problem} (in `{code}`)")]
    Kernel {
        /// Block and signal: `compute_unit.simd_0.fetch.pc`.
        path: String,
        /// The statement or expression, as near to the source as rust-hdl keeps it.
        code: String,
        /// What is wrong with it.
        problem: Problem,
    },
    /// A block or one of its signals is at fault.
    #[error("{path}: {problem}")]
    Block {
        /// Block and signal: `compute_unit.simd_0.fetch.pc`.
        path: String,
        /// What is wrong with it.
        problem: Problem,
    },
    /// The finished netlist breaks a rule of hardware.
    #[error(transparent)]
    Check(#[from] CheckError),
}

/// What is wrong, and what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// Value and target of an assignment differ in width.
    #[error(
        "a value of {found} bits is assigned to a signal of {expected} bits; extend or cut it with bit_cast::<{expected}, {found}>"
    )]
    WidthMismatch {
        /// Bits of the signal.
        expected: u32,
        /// Bits of the value.
        found: u32,
    },
    /// Operands of an operation break its rule.
    #[error(transparent)]
    Operands(#[from] WidthError),
    /// A condition is not one bit.
    #[error("a condition of {found} bits; compare it or use .any()")]
    Condition {
        /// Bits found.
        found: u32,
    },
    /// A literal has more bits than the signal that it meets.
    #[error("the literal {literal} does not fit into {width} bits")]
    LiteralTooWide {
        /// As rust-hdl prints it.
        literal: String,
        /// Bits there are.
        width: u32,
    },
    /// Nothing says how wide a literal is.
    #[error("the literal has no width here; write bits::<WIDTH>(..) or assign it to a Local first")]
    LiteralWithoutWidth,
    /// A name that is neither signal, loop variable nor enumeration value.
    #[error(
        "`{name}` is not a signal of this block; rust-hdl cannot see Rust constants and generics inside expressions: \
         use a Constant<> field, a literal or a loop variable"
    )]
    UnknownName {
        /// The name.
        name: String,
    },
    /// Two enumerations of one name disagree on a value.
    #[error("`{name}` has different values in two enumerations of that name; rename one of them")]
    AmbiguousEnum {
        /// The label.
        name: String,
    },
    /// An array index that cannot be evaluated.
    #[error(
        "array index `{index}` is not arithmetic over numbers and loop variables; select with a match or a loop of ifs"
    )]
    ArrayIndex {
        /// The index.
        index: String,
    },
    /// Arithmetic on an index, where Rust computes in usize and the hardware in the signal's width.
    #[error("arithmetic on an index has no defined width here; compute it into a Local of the width that you mean")]
    IndexArithmetic,
    /// A pattern that is not a literal, an enumeration value or `_`.
    #[error("the pattern `{pattern}` is not a literal, an enumeration value or _")]
    Pattern {
        /// The pattern.
        pattern: String,
    },
    /// An assignment to something that another block or the outside drives.
    #[error("{what} is assigned here but driven elsewhere; assign a Local or another port instead")]
    DrivenElsewhere {
        /// Kind of signal.
        what: &'static str,
    },
    /// A clock that does not come from the block's one clock input, unconditionally.
    #[error("the clock does not come from a clock input of this block; connect it with clock!(self, clock, ..)")]
    ClockNotTraced,
    /// A clock is used as data.
    #[error("a clock is used as a value; only clock inputs may be driven by a clock")]
    ClockAsData,
    /// More than one clock at the top.
    #[error("the design has the clock inputs {0}; one clock must drive everything")]
    SeveralClocks(String),
    /// A part of rust-hdl that has no place in a netlist.
    #[error("{construct} cannot be elaborated; {advice}")]
    Unsupported {
        /// The construct by name.
        construct: String,
        /// What to do instead.
        advice: &'static str,
    },
    /// A vector of no bits.
    #[error("a vector of no bits; an enumeration needs two values, a vector one bit")]
    NoBits,
    /// A generator's module does not have the ports of its block.
    #[error("the generator's module and its block disagree on port `{port}`: {what}")]
    GeneratorPort {
        /// The port.
        port: String,
        /// How they differ.
        what: String,
    },
}
