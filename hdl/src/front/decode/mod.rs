//! Decoding: the only place that sees instruction words. What leaves it are operations of the machine, the same for every
//! instruction set.
//!
//! ```text
//!   Head        of the instruction at the head of a wave: what issue has to know of it
//!   operations  of an instruction that has issued: what its unit does
//! ```
//!
//! An instruction set has a folder: [`rdna4`], [`gcn`], [`cdna4`]. It joins the rows of its tables with what the units say that they execute, each
//! unit in a list beside its logic. Behind the decoders nobody knows formats, fields or dwords; a test of this crate proves it.

pub mod cdna4;
pub mod gcn;
pub mod rdna4;

use crate::front::flow::FlowOperation;
use crate::front::pace::VectorPace;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{choice, generator_block, record};

/// Dwords of the longest instruction.
pub const LONGEST: usize = 4;

choice! {
    /// The unit class that an instruction issues to.
    pub enum IssueClass {
        /// Not executed by this machine.
        Illegal,
        /// The issue stage itself ([`crate::front::flow`]).
        Flow,
        /// Scalar ALU.
        Salu,
        /// Scalar memory.
        Smem,
        /// Vector ALU.
        Valu,
        /// Vector memory.
        Vmem,
        /// Local data share.
        Lds,
    }
}

record! {
    /// What issue has to know of an instruction.
    pub struct Head {
        /// Who executes it.
        pub class: IssueClass,
        /// Its length in dwords, with a literal.
        pub dwords: Bits<3>,
        /// A vector ALU operation that writes VCC, EXEC or an SGPR.
        pub writes_scalar: Bit,
        /// A vector ALU operation that adds M0 to register numbers.
        pub reads_m0: Bit,
        /// A vector ALU operation whose scalar operands lie in registers; or a sample, which reads its sampler later than others their scalars.
        pub reads_scalars: Bit,
        /// A scalar instruction that writes what every queued vector ALU operation reads: EXEC, MODE.
        pub writes_masks: Bit,
        /// One of the scalar ALU that may write EXEC, and MODE not.
        pub changes_exec: Bit,
        /// A vector ALU operation: how long it keeps others from issuing.
        pub pace: VectorPace,
        /// It reads or writes exceptions of the vector ALU, whose operations before it must be done: an instruction of the scalar ALU.
        pub reads_exceptions: Bit,
        /// ... and what vector memory tells of buffers, whose accesses before it must be done.
        pub reads_bounds: Bit,
        /// It clears them: one of the vector ALU.
        pub clears_exceptions: Bit,
        /// The wave stops until the instruction is done.
        pub stops_wave: Bit,
        /// It is illegal outside a trap handler.
        pub of_handlers: Bit,
        /// It counts in LOADcnt.
        pub counts_load: Bit,
        /// It counts in STOREcnt.
        pub counts_store: Bit,
        /// It counts in DScnt: the local data share executes it, alone or too (FLAT, 5.7.1.3).
        pub counts_lds: Bit,
        /// A vector operation that waits for parameters from LDS (VINTERP: WaitEXP).
        pub waits_exports: Bit,
        /// Of class Flow: what it does.
        pub flow: FlowOperation,
    }
}

record! {
    /// The dwords of an instruction, on their way to its decoder.
    pub struct InstructionWords {
        /// First dword.
        pub word_0: Bits<32>,
        /// Second dword.
        pub word_1: Bits<32>,
        /// Third dword.
        pub word_2: Bits<32>,
        /// Fourth dword.
        pub word_3: Bits<32>,
    }
}

generator_block! {
    /// Holds the dwords of an instruction from its issue to the next one, in front of the decoder of its class: what is decoded
    /// changes only when an instruction issues.
    pub struct InstructionRegister() clocked {
        /// One issues.
        in valid: (Bit),
        /// It.
        in words: (InstructionWords),
        /// The one that issued last.
        out held: (InstructionWords),
    }
    |g| {
        let valid = g.input("valid");
        let words = g.input_of::<InstructionWords>("words");
        let hold = &mut |name: &str, field: &[Wire]| g.register_enabled(name, &field[0], &valid);
        g.output_of("held", &InstructionWordsWires::combine("", &[words], hold));
    }
}
