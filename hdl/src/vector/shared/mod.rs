//! The units that the lanes share: transcendental functions, eight lanes a cycle or fewer, and binary64, two or fewer.
//!
//! [`units::SharedUnits`] takes the operands of one beat (a bit of work for every physical lane) and hands the results of
//! all of them back together, a fixed number of clocks later. Seen from the vector ALU:
//!
//! ```text
//!   launch ......... start ........................ announce ... (ANNOUNCE clocks) ... done
//!   reserves the     operands of all lanes          an operation launched in this      value and flag of all lanes,
//!   unit             and the control word           cycle would write with `done`      for this clock only
//! ```
//!
//! * `launch` is given with `launch_kind` in a cycle in which `ready` (which depends on `launch_kind`) is set, when the
//!   operation leaves the queue. `start` follows, always the same number of clocks later (1 or more), with the operands.
//! * Results come in the order of the launches. `announce` precedes `done` by [`ANNOUNCE`] clocks: an operation of the
//!   lanes must not leave the queue then, so that the write-back stage is free.
//! * Inactive lanes are computed too; their results mean nothing.
//! * Pseudo-scalar operations (7.10) are operations of lane 0.
//!
//! Sources are as the lane units get them: modifiers applied, 16-bit sources in the low bits.

pub mod binary64;
pub mod modifiers;
pub mod shifts;
pub mod timeline;
pub mod transcendental;
pub mod units;

use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

/// Clocks from `announce` to `done`: those from the queue to the stage that writes.
pub const ANNOUNCE: usize = 6;

choice! {
    /// What serves an operation.
    pub enum Kind {
        /// Transcendental functions of binary32 and binary16.
        Transcendental,
        /// Binary64, pipelined.
        Binary64,
        /// Reciprocal and roots of binary64, iterated.
        Root,
    }
}

/// An operation of the shared units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// [`transcendental`]
    Transcendental(transcendental::Operation),
    /// [`binary64`]
    Binary64(binary64::Operation),
}

impl Function {
    /// That of an opcode; `None` when these units do not execute it.
    pub fn of(operation: op::Operation) -> Option<Self> {
        let row = transcendental::EXECUTES.iter().find(|(known, _)| *known == operation);
        let wide = || binary64::EXECUTES.iter().find(|(known, _)| *known == operation);
        row.map(|(_, operation)| Self::Transcendental(*operation))
            .or_else(|| wide().map(|(_, operation)| Self::Binary64(*operation)))
    }

    /// What serves it.
    pub fn kind(self) -> Kind {
        match self {
            Self::Transcendental(_) => Kind::Transcendental,
            Self::Binary64(operation) => operation.kind(),
        }
    }

    /// The part of the control word that the opcode gives, [`control::FUNCTION_WIDTH`] bits.
    pub fn control_word(self) -> u128 {
        let function = match self {
            Self::Transcendental(operation) => transcendental::control_word(operation),
            Self::Binary64(operation) => binary64::control_word(operation),
        };
        self.kind() as u128 | function
    }
}

/// Fields of the control word, from bit 0: kind 2 bits, function 5, relation of a comparison 4, and from here on what
/// depends on the instruction and MODE.
pub mod control {
    /// Bits of the part that the opcode gives.
    pub const FUNCTION_WIDTH: u32 = 11;
    /// 2 bits: rounding mode for the format of the result.
    pub const ROUND: u32 = 11;
    /// Input denormals are kept, by the rule for the format of the sources.
    pub const KEEP_INPUTS: u32 = 13;
    /// Output denormals are kept, by the rule for the format of the result.
    pub const KEEP_OUTPUTS: u32 = 14;
    /// 2 bits: OMOD.
    pub const OMOD: u32 = 15;
    /// CLAMP.
    pub const CLAMP: u32 = 17;
    /// MODE.FP16_OVFL.
    pub const F16_OVERFLOW: u32 = 18;
    /// All bits.
    pub const WIDTH: u32 = 19;
}

/// The value `clocks` clocks later.
fn delayed(g: &Builder, name: &str, value: &Wire, clocks: u32) -> Wire {
    (0..clocks).fold(value.clone(), |value, _| g.register(&format!("{name}_delayed"), &value))
}
