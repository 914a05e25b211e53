//! Who writes the scalar registers: masks of the vector ALU first, which cannot wait, then the scalar ALU, scalar memory,
//! the dispatcher. Trap registers (TTMP, pairs 54 to 61) are written by the dispatcher and, where there are trap handlers, for waves that
//! run privileged (3.3.1.3).

use crate::parts::constants::{FIRST_TRAP, NULL};
use crate::parts::priority::{first_set, first_valid};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

/// Writers in order of priority.
pub const WRITERS: usize = 4;
/// The dispatcher.
const PRIVILEGED: usize = 3;

record! {
    /// A pair of scalar registers is written.
    pub struct ScalarWrite {
        /// It is in this cycle.
        pub valid: Bit,
        /// Wave of the instruction that writes.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// Number of the pair: code of its even register / 2.
        pub pair: Bits<6>,
        /// Data, the even register in the low half.
        pub data: Bits<64>,
        /// Which halves.
        pub halves: Bits<2>,
    }
}

generator_block! {
    /// Chooses among the writers.
    /// `privileges`: waves that may have a trap handler, 16 or none.
    pub struct ScalarWritePort(privileges: usize) {
        /// What the writers have.
        in write: [ScalarWrite; WRITERS],
        /// The wave is in its trap handler.
        in privileged: [Bit; privileges],
        /// It is written in this cycle.
        out taken: [Bit; WRITERS],
        /// What is written.
        out written: (ScalarWrite),
    }
    |g| {
        let writes = g.inputs_of::<ScalarWrite>("write", WRITERS);
        let wants: Vec<Wire> = writes.iter().map(|write| write.valid.clone()).collect();
        g.outputs("taken", &first_set(g, &wants));
        // A trap register: the dispatcher's, and the trap handler's.
        let is_trap = |pair: &Wire| !pair.less(&pair.same_width(FIRST_TRAP / 2)) & pair.less(&pair.same_width(NULL / 2));
        let lands = |(at, write): (usize, &ScalarWriteWires)| {
            let may = match privileges {
                0 => g.zero(1),
                _ => g.choose(&write.wave, &g.inputs("privileged", privileges)),
            };
            if at == PRIVILEGED { write.valid.clone() } else { !is_trap(&write.pair) | may }
        };
        let lands: Vec<Wire> = writes.iter().enumerate().map(lands).collect();
        let valid = first_valid(&wants, &lands);
        g.output_of("written", &ScalarWriteWires { valid, ..first_valid(&wants, &writes) });
    }
}
