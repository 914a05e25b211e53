//! Who writes the scalar registers: masks of the vector ALU first, which cannot wait, then the scalar ALU, scalar memory,
//! the dispatcher. Trap registers (TTMP, pairs 54 to 61) are written by the dispatcher only: no wave runs privileged (3.3.1.3).

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Writers in order of priority.
pub const WRITERS: usize = 4;
/// The dispatcher.
const PRIVILEGED: usize = 3;

generator_block! {
    /// Chooses among the writers.
    pub struct ScalarWritePort() {
        /// The writer has a pair.
        in want: [Bit; WRITERS],
        /// Wave.
        in wave: [Bits<4>; WRITERS],
        /// Pair number.
        in pair: [Bits<6>; WRITERS],
        /// Data.
        in data: [Bits<64>; WRITERS],
        /// Halves.
        in halves: [Bits<2>; WRITERS],
        /// Number of the instruction.
        in sequence: [Bits<16>; WRITERS],
        /// It is written in this cycle.
        out taken: [Bit; WRITERS],
        /// Something is.
        out write: (Bit),
        /// Wave.
        out write_wave: (Bits<4>),
        /// Pair number.
        out write_pair: (Bits<6>),
        /// Data.
        out write_data: (Bits<64>),
        /// Halves.
        out write_halves: (Bits<2>),
        /// Number of the instruction.
        out write_sequence: (Bits<16>),
    }
    |g| {
        let want = g.inputs("want", WRITERS);
        let mut earlier = g.zero(1);
        for (at, want) in want.iter().enumerate() {
            g.output(&format!("taken_{at}"), &(want & !&earlier));
            earlier = earlier | want;
        }
        let pairs = g.inputs("pair", WRITERS);
        let is_trap = |pair: &Wire| !pair.less(&pair.same_width(54)) & pair.less(&pair.same_width(62));
        let mut effective = g.zero(1);
        for at in (0..WRITERS).rev() {
            let writes = if at == PRIVILEGED { want[at].clone() } else { !is_trap(&pairs[at]) };
            effective = want[at].select(&writes, &effective);
        }
        g.output("write", &effective);
        for name in ["wave", "pair", "data", "halves", "sequence"] {
            let values = g.inputs(name, WRITERS);
            let last = values[WRITERS - 1].clone();
            let chosen = (0..WRITERS - 1).rev().fold(last, |rest, at| want[at].select(&values[at], &rest));
            g.output(&format!("write_{name}"), &chosen);
        }
    }
}
