//! Violations of memory by the wave whose access it was (3.4.10, 11.3), where there are trap handlers: a wave with a handler that it is not in
//! enters it. The access of another one ends the dispatch if vector memory refuses it, as it does without trap handlers.

use crate::events::InstructionEvent;
use crate::parts::round_robin::vector_of;
use crate::vmem::address::{Refusal, Violation, ViolationWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// Who meets a violation of an access of the wave in this cycle.
    pub struct MemoryViolations {
        /// Scalar memory.
        pub scalar: Bit,
        /// The local data share.
        pub shared: Bit,
        /// Vector memory.
        pub vector: Bit,
    }
}

generator_block! {
    /// Tells each wave of the violations of its accesses.
    pub struct WaveViolations(waves: usize) {
        /// The access of a lane that vector memory refuses.
        in refused: (Violation),
        /// An access of vector memory that memory refuses.
        in vector: (InstructionEvent),
        /// One of the local data share that is out of range, or an atomic operation that is not aligned.
        in shared: (InstructionEvent),
        /// One of scalar memory that memory refuses.
        in scalar: (InstructionEvent),
        /// The wave has a trap handler that it is not in.
        in may_trap: [Bit; waves],
        /// To each wave.
        out of_wave: [MemoryViolations; waves],
        /// Why vector memory refuses the access, if that ends the dispatch.
        out reason: (Refusal),
        /// Waves whose handler takes their violations.
        out handled: (Bits<16>),
    }
    |g| {
        let ViolationWires { reason, wave, .. } = g.input_of::<Violation>("refused");
        // What the machine does not have is no violation of memory.
        let lacks = reason.is_a(Refusal::NoFormat) | reason.is_a(Refusal::Swizzled);
        let is_violation = g.name("is_violation", &(reason.any() & !lacks));
        let may_trap = vector_of(g, &g.inputs("may_trap", waves)).resize(16);
        let handled = &is_violation & may_trap.slice_at(&wave, 1);
        g.output("reason", &reason.when(&!handled));
        g.output("handled", &may_trap);
        let [vector, shared, scalar] = ["vector", "shared", "scalar"].map(|name| g.input_of::<InstructionEvent>(name));
        for at in 0..waves {
            let is = |wave: &Wire| wave.is(at as u128);
            let of_wave = MemoryViolationsWires {
                scalar: &scalar.valid & is(&scalar.wave),
                shared: &shared.valid & is(&shared.wave),
                vector: &is_violation & is(&wave) | &vector.valid & is(&vector.wave),
            };
            g.output_of(&format!("of_wave_{at}"), &of_wave);
        }
    }
}
