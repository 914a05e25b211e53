//! The netlist: modules without duplicates, signals with widths, combinational processes, registers, memories and
//! instances.
//!
//! Invariants, established by the checked constructors here and by the elaboration:
//! * one clock; every register and memory port acts on its rising edge;
//! * no implicit extension anywhere: operands of an operation have the widths its rule asks for;
//! * every signal that is not an input has exactly one driver: a process, a register, a memory read port, or an output
//!   of an instance;
//! * a module's children precede it in [`Netlist::modules`].

use crate::value::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

pub use crate::expr_table::{ExprTable, WidthError, count_width};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub u32);

        impl $name {
            /// As an index into the vector that it numbers.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// Index into [`Netlist::modules`].
    ModuleId,
    /// Index into [`Module::signals`].
    SignalId,
    /// Index into [`Module::exprs`].
    ExprId,
    /// Index into [`Module::memories`].
    MemoryId
}

/// A whole design: unique modules, children before parents.
#[derive(Clone, Debug)]
pub struct Netlist {
    /// Every unique module once.
    pub modules: Vec<Module>,
    /// The design's top.
    pub top: ModuleId,
}

impl Netlist {
    /// The module of an id that this netlist gave out.
    pub fn module(&self, id: ModuleId) -> &Module {
        &self.modules[id.index()]
    }
}

/// How the logic of a module was written; `tombolo list` prints it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ModuleKind {
    /// A rust-hdl kernel (`#[hdl_gen] fn update`).
    Kernel,
    /// Expressions built by plain Rust ([`crate::builder`]).
    Generator,
}

/// One unique module.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Module {
    /// Verilog identifier, unique in the netlist.
    pub name: String,
    /// Source file, with the line where it is known, or type path that the module was written in.
    pub source: String,
    /// Kernel or generator.
    pub kind: ModuleKind,
    /// What ports are for, by their names, where the source says so.
    pub notes: BTreeMap<String, String>,
    /// Ports first, in declaration order.
    pub signals: Vec<Signal>,
    /// The expressions, operands before users, each distinct one once.
    pub exprs: Vec<Expr>,
    /// Combinational logic: one process drives one signal.
    pub processes: Vec<Process>,
    /// Flip-flops.
    pub registers: Vec<Register>,
    /// RAMs.
    pub memories: Vec<Memory>,
    /// Children.
    pub instances: Vec<Instance>,
}

/// Direction of a signal as seen from its module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SignalKind {
    /// Input port.
    Input,
    /// Output port.
    Output,
    /// Internal.
    Local,
    /// The clock input; carries no value in the engines.
    Clock,
    /// The reset input of a netlist that is to be written with one ([`crate::reset`]); carries no value in the engines.
    Reset,
}

/// The names of an enumeration's values: label `i` is the value `i`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EnumLabels {
    /// Type name.
    pub name: String,
    /// Labels in order of their values.
    pub labels: Vec<String>,
}

/// A named bit vector.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Signal {
    /// Verilog identifier, unique in the module.
    pub name: String,
    /// Bits, 1 or more.
    pub width: u32,
    /// Port or local.
    pub kind: SignalKind,
    /// Present when the signal carries an enumeration.
    pub labels: Option<Arc<EnumLabels>>,
    /// A field of a record, which is left out when nothing reads it.
    pub is_field: bool,
}

/// An operation and its result's width.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Expr {
    /// What is computed.
    pub op: Op,
    /// Bits of the result.
    pub width: u32,
}

/// Operations. Unless a rule says otherwise operands are as wide as the result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A literal.
    Constant(Value),
    /// The settled value of a signal of the module.
    Signal(SignalId),
    /// Bitwise complement.
    Not(ExprId),
    /// Two's complement.
    Neg(ExprId),
    /// Bitwise and.
    And(ExprId, ExprId),
    /// Bitwise or.
    Or(ExprId, ExprId),
    /// Bitwise exclusive or.
    Xor(ExprId, ExprId),
    /// Sum modulo 2^width.
    Add(ExprId, ExprId),
    /// Difference modulo 2^width.
    Sub(ExprId, ExprId),
    /// Unsigned product; operands of any widths, the result has the sum of them.
    Mul(ExprId, ExprId),
    /// Two's complement product; operands of any widths, the result has the sum of them.
    MulSigned(ExprId, ExprId),
    /// Equal; operands equally wide, result 1 bit.
    Eq(ExprId, ExprId),
    /// Not equal; operands equally wide, result 1 bit.
    Ne(ExprId, ExprId),
    /// Unsigned less than; operands equally wide, result 1 bit.
    LessUnsigned(ExprId, ExprId),
    /// Two's complement less than; operands equally wide, result 1 bit.
    LessSigned(ExprId, ExprId),
    /// Left shift by an unsigned amount of any width; zero when it reaches the width.
    ShiftLeft(ExprId, ExprId),
    /// Logical right shift by an unsigned amount of any width; zero when it reaches the width.
    ShiftRight(ExprId, ExprId),
    /// Arithmetic right shift by an unsigned amount of any width; all sign bits when it reaches the width.
    ShiftRightSigned(ExprId, ExprId),
    /// All bits set; result 1 bit.
    All(ExprId),
    /// Some bit set; result 1 bit.
    Any(ExprId),
    /// Exclusive or of all bits; result 1 bit.
    Parity(ExprId),
    /// Zeros above the most significant one, operand's width when there is none; result just wide enough for that count.
    LeadingZeros(ExprId),
    /// Parts, most significant first; result is the sum of their widths.
    Concat(Vec<ExprId>),
    /// Constant part select `operand[lsb +: width]`, all inside the operand.
    Slice(ExprId, u32),
    /// Part select at a run-time offset (any width); bits beyond the operand read as zero.
    SliceAt(ExprId, ExprId),
    /// Extended with zeros; the result is wider than the operand.
    ZeroExtend(ExprId),
    /// Extended with the sign bit; the result is wider than the operand.
    SignExtend(ExprId),
    /// `if condition { a } else { b }`; the condition is 1 bit.
    Mux(ExprId, ExprId, ExprId),
    /// The arm whose constant (width of the subject) equals the subject, else the default. Constants are distinct.
    Lookup {
        /// What is compared.
        subject: ExprId,
        /// Constants and results.
        arms: Vec<(Value, ExprId)>,
        /// Result when no arm matches.
        default: ExprId,
    },
}

impl Op {
    /// The operands, in order.
    pub fn operands(&self) -> Vec<ExprId> {
        match self {
            Op::Constant(_) | Op::Signal(_) => vec![],
            Op::Not(a)
            | Op::Neg(a)
            | Op::All(a)
            | Op::Any(a)
            | Op::Parity(a)
            | Op::LeadingZeros(a)
            | Op::Slice(a, _)
            | Op::ZeroExtend(a)
            | Op::SignExtend(a) => vec![*a],
            Op::And(a, b)
            | Op::Or(a, b)
            | Op::Xor(a, b)
            | Op::Add(a, b)
            | Op::Sub(a, b)
            | Op::Mul(a, b)
            | Op::MulSigned(a, b)
            | Op::Eq(a, b)
            | Op::Ne(a, b)
            | Op::LessUnsigned(a, b)
            | Op::LessSigned(a, b)
            | Op::ShiftLeft(a, b)
            | Op::ShiftRight(a, b)
            | Op::ShiftRightSigned(a, b)
            | Op::SliceAt(a, b) => vec![*a, *b],
            Op::Concat(parts) => parts.clone(),
            Op::Mux(c, a, b) => vec![*c, *a, *b],
            Op::Lookup { subject, arms, default } => {
                let results = arms.iter().map(|(_, result)| *result);
                [*subject].into_iter().chain(results).chain([*default]).collect()
            }
        }
    }

    /// The same operation on other operands.
    pub fn map_operands(&self, new: impl Fn(ExprId) -> ExprId) -> Self {
        let new = |id: &ExprId| new(*id);
        match self {
            Op::Constant(value) => Op::Constant(value.clone()),
            Op::Signal(signal) => Op::Signal(*signal),
            Op::Not(a) => Op::Not(new(a)),
            Op::Neg(a) => Op::Neg(new(a)),
            Op::All(a) => Op::All(new(a)),
            Op::Any(a) => Op::Any(new(a)),
            Op::Parity(a) => Op::Parity(new(a)),
            Op::LeadingZeros(a) => Op::LeadingZeros(new(a)),
            Op::Slice(a, lsb) => Op::Slice(new(a), *lsb),
            Op::ZeroExtend(a) => Op::ZeroExtend(new(a)),
            Op::SignExtend(a) => Op::SignExtend(new(a)),
            Op::And(a, b) => Op::And(new(a), new(b)),
            Op::Or(a, b) => Op::Or(new(a), new(b)),
            Op::Xor(a, b) => Op::Xor(new(a), new(b)),
            Op::Add(a, b) => Op::Add(new(a), new(b)),
            Op::Sub(a, b) => Op::Sub(new(a), new(b)),
            Op::Mul(a, b) => Op::Mul(new(a), new(b)),
            Op::MulSigned(a, b) => Op::MulSigned(new(a), new(b)),
            Op::Eq(a, b) => Op::Eq(new(a), new(b)),
            Op::Ne(a, b) => Op::Ne(new(a), new(b)),
            Op::LessUnsigned(a, b) => Op::LessUnsigned(new(a), new(b)),
            Op::LessSigned(a, b) => Op::LessSigned(new(a), new(b)),
            Op::ShiftLeft(a, b) => Op::ShiftLeft(new(a), new(b)),
            Op::ShiftRight(a, b) => Op::ShiftRight(new(a), new(b)),
            Op::ShiftRightSigned(a, b) => Op::ShiftRightSigned(new(a), new(b)),
            Op::SliceAt(a, b) => Op::SliceAt(new(a), new(b)),
            Op::Concat(parts) => Op::Concat(parts.iter().map(new).collect()),
            Op::Mux(c, a, b) => Op::Mux(new(c), new(a), new(b)),
            Op::Lookup { subject, arms, default } => Op::Lookup {
                subject: new(subject),
                arms: arms.iter().map(|(constant, result)| (constant.clone(), new(result))).collect(),
                default: new(default),
            },
        }
    }
}

/// Drives one signal combinationally. The body assigns it on every path; later assignments win.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Process {
    /// The signal driven.
    pub target: SignalId,
    /// Executed in order.
    pub body: Vec<Stmt>,
}

/// A statement of a process; assignments go to the process's target.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Stmt {
    /// The whole target.
    Assign(ExprId),
    /// `target[offset +: width of value] = value`; what falls beyond the target is dropped.
    AssignSlice {
        /// Bit offset, any width.
        offset: ExprId,
        /// New bits.
        value: ExprId,
    },
    /// Two-way choice on a 1-bit condition.
    If {
        /// 1 bit.
        condition: ExprId,
        /// When set.
        then: Vec<Stmt>,
        /// When clear.
        otherwise: Vec<Stmt>,
    },
    /// Choice by constants of the subject's width, distinct over all arms.
    Case {
        /// What is compared.
        subject: ExprId,
        /// Constants that select the arm, and its statements.
        arms: Vec<(Vec<Value>, Vec<Stmt>)>,
        /// When no constant matches.
        default: Vec<Stmt>,
    },
}

/// A flip-flop bank on the rising clock edge.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Register {
    /// Output.
    pub q: SignalId,
    /// Next value, as wide as `q`.
    pub d: ExprId,
    /// 1 bit; keeps its value when clear. `None`: always loads.
    pub enable: Option<ExprId>,
    /// Value after configuration.
    pub init: Value,
    /// A [reset](crate::reset) leaves it as it is: what it holds means nothing unless a register says so that is reset.
    pub survives_reset: bool,
}

/// A RAM of `depth` words. Reading with a registered port the address that is written in the same cycle is undefined in
/// synthesis (`no_rw_check`) and an error in simulation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    /// Verilog identifier, unique in the module.
    pub name: String,
    /// Bits a word.
    pub width: u32,
    /// Words.
    pub depth: u32,
    /// Contents after configuration; empty: zeros.
    pub init: Vec<Value>,
    /// Read ports.
    pub reads: Vec<ReadPort>,
    /// Write ports; two of them must not write one word in one cycle.
    pub writes: Vec<WritePort>,
}

impl Memory {
    /// A port waits for the clock; contents that never change and are read at once need none.
    pub fn is_clocked(&self) -> bool {
        !self.writes.is_empty() || self.reads.iter().any(|read| read.registered)
    }
}

/// A read port; an address beyond the depth reads zero.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReadPort {
    /// Word address, any width.
    pub address: ExprId,
    /// 1 bit, registered ports only: keeps the data when clear. `None`: always reads.
    pub enable: Option<ExprId>,
    /// Receives the word.
    pub data: SignalId,
    /// Data one cycle after the address (block RAM); otherwise in the same cycle (distributed RAM).
    pub registered: bool,
}

/// A write port; a write beyond the depth is dropped.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WritePort {
    /// Word address, any width.
    pub address: ExprId,
    /// 1 bit.
    pub enable: ExprId,
    /// The word.
    pub data: ExprId,
    /// One bit for each equal part of the word (its width divides the memory's); `None`: whole words.
    pub mask: Option<ExprId>,
}

/// A child module.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Instance {
    /// Verilog identifier, unique in the module.
    pub name: String,
    /// What it is an instance of.
    pub module: ModuleId,
    /// (port of the child, signal of this module), one for each port of the child.
    pub connections: Vec<(SignalId, SignalId)>,
}

impl Module {
    /// A module with nothing in it.
    pub fn new(name: impl Into<String>, source: impl Into<String>, kind: ModuleKind) -> Self {
        Self {
            name: name.into(),
            source: source.into(),
            kind,
            notes: BTreeMap::new(),
            signals: vec![],
            exprs: vec![],
            processes: vec![],
            registers: vec![],
            memories: vec![],
            instances: vec![],
        }
    }

    /// The signal of an id that this module gave out.
    pub fn signal(&self, id: SignalId) -> &Signal {
        &self.signals[id.index()]
    }

    /// The signal of that name.
    pub fn find_signal(&self, name: &str) -> Option<SignalId> {
        let at = self.signals.iter().position(|signal| signal.name == name)?;
        Some(SignalId(at as u32))
    }

    /// The expression of an id that this module gave out.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.index()]
    }

    /// Width of an expression in bits.
    pub fn width(&self, id: ExprId) -> u32 {
        self.expr(id).width
    }

    /// Adds a signal; the caller keeps names unique.
    pub fn add_signal(&mut self, signal: Signal) -> SignalId {
        self.signals.push(signal);
        SignalId(self.signals.len() as u32 - 1)
    }
}
