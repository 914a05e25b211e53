//! Who writes the scalar registers: masks of the vector ALU first, which cannot wait, then the scalar ALU, scalar memory,
//! the dispatcher. Trap registers (TTMP, pairs 54 to 61) are written by the dispatcher only: no wave runs privileged (3.3.1.3).

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
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
    pub struct ScalarWritePort() {
        /// What the writers have.
        in write: [ScalarWrite; WRITERS],
        /// It is written in this cycle.
        out taken: [Bit; WRITERS],
        /// What is written.
        out written: (ScalarWrite),
    }
    |g| {
        let writes = g.inputs_of::<ScalarWrite>("write", WRITERS);
        let mut earlier = g.zero(1);
        for (at, ScalarWriteWires { valid, .. }) in writes.iter().enumerate() {
            g.output(&format!("taken_{at}"), &(valid & !&earlier));
            earlier = earlier | valid;
        }
        let is_trap = |pair: &Wire| !pair.less(&pair.same_width(54)) & pair.less(&pair.same_width(62));
        let mut valid = g.zero(1);
        for at in (0..WRITERS).rev() {
            let is_written = if at == PRIVILEGED { writes[at].valid.clone() } else { !is_trap(&writes[at].pair) };
            valid = writes[at].valid.select(&is_written, &valid);
        }
        let first = ScalarWriteWires::combine("", &writes, &mut |_, fields| {
            let (last, others) = fields.split_last().expect("there are writers");
            others.iter().zip(&writes).rev().fold(last.clone(), |rest, (own, write)| write.valid.select(own, &rest))
        });
        let written = ScalarWriteWires { valid, ..first };
        g.output_of("written", &written);
    }
}
