//! The units that the lanes share: transcendental functions, eight lanes a cycle or fewer, and binary64, one, or
//! all lanes of CDNA4.
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
use tombolo_netlist::{choice, record};

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
#[derive(Clone, Copy, Debug, PartialEq)]
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

    /// Its exceptions are those of a division of integers, or of a comparison that signals.
    pub fn raises_others(self) -> bool {
        match self {
            Self::Transcendental(operation) => operation.of_integers,
            Self::Binary64(operation) => operation.signals,
        }
    }

    /// The part of the control word that the opcode gives.
    pub fn control(self) -> SharedFunction {
        match self {
            Self::Transcendental(transcendental::Operation { function, half, of_one_lane, .. }) => {
                SharedFunction { transcendental: function, half, of_one_lane, ..SharedFunction::default() }
            }
            Self::Binary64(binary64::Operation { function, relation, .. }) => {
                SharedFunction { binary64: function, relation, ..SharedFunction::default() }
            }
        }
    }
}

record! {
    /// What an opcode lets the units compute; [`Kind`] says which of them does.
    pub struct SharedFunction {
        /// The transcendental function.
        pub transcendental: transcendental::Function,
        /// It is of binary16.
        pub half: Bit,
        /// Of one lane (7.10): its operands enter in one clock.
        pub of_one_lane: Bit,
        /// The function of binary64.
        pub binary64: binary64::Function,
        /// The outcomes that make its comparison true.
        pub relation: binary64::Relation,
    }
}

record! {
    /// The control word of the units.
    pub struct SharedControl {
        /// What the opcode says.
        pub function: SharedFunction,
        /// [`Function::raises_others`], where exceptions are gathered.
        pub raises_others: Bit,
        /// Rounding mode for the format of the result.
        pub round: Bits<2>,
        /// Input denormals are kept, by the rule for the format of the sources.
        pub keep_inputs: Bit,
        /// Output denormals are kept, by the rule for the format of the result.
        pub keep_outputs: Bit,
        /// OMOD.
        pub omod: Bits<2>,
        /// CLAMP.
        pub clamp: Bit,
        /// MODE.FP16_OVFL.
        pub saturate: Bit,
        /// Of Sea Islands, MODE.DX10_CLAMP is off: CLAMP lets a NaN through.
        pub nan_passes: Bit,
        /// Of Sea Islands: MODE.IEEE.
        pub ieee: Bit,
        /// Of it too: what becomes of an infinity.
        pub limit: modifiers::Limit,
    }
}

/// The value `clocks` clocks later.
fn delayed(g: &Builder, name: &str, value: &Wire, clocks: u32) -> Wire {
    (0..clocks).fold(value.clone(), |value, _| g.register(&format!("{name}_delayed"), &value))
}
