//! The port of the VGPR file that every unit beside the vector ALU shares: one row beat read and one written in a cycle, by
//! whichever client comes first in the order of its ports.
//!
//! A client asks with `valid` and keeps what it asks for until it is told `ready`, in the same cycle. The vector ALU takes part
//! in neither choice: it says when the banks take the write, and conflicts of reads with its own it resolves itself.

use crate::events::{RowEvent, RowEventWires};
use crate::parts::priority::{first_set, first_valid};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

/// Clients that read: vector memory, the local data share.
pub const READERS: usize = 2;
/// Clients that write: these, and the dispatcher.
pub const WRITERS: usize = 3;

record! {
    /// A read of a beat of a row.
    pub struct RowRead {
        /// It is wanted.
        pub valid: Bit,
        /// The row.
        pub row: Bits<11>,
        /// The beat.
        pub beat: Bits<3>,
    }
}

generator_block! {
    /// See the module's description. Clients in the order of [`READERS`] and [`WRITERS`].
    pub struct RowPort() {
        /// What clients read.
        in read: [RowRead; READERS],
        /// What they write.
        in write: [RowEvent; WRITERS],
        /// The banks take a write.
        in bank_ready: (Bit),
        /// What is read.
        out reads: (RowRead),
        /// The client reads.
        out read_ready: [Bit; READERS],
        /// What is written.
        out writes: (RowEvent),
        /// The client writes.
        out write_ready: [Bit; WRITERS],
    }
    |g| {
        let read = g.inputs_of::<RowRead>("read", READERS);
        let wants: Vec<Wire> = read.iter().map(|read| read.valid.clone()).collect();
        g.outputs("read_ready", &first_set(g, &wants));
        g.output_of("reads", &RowReadWires { valid: g.or_all(1, &wants), ..first_valid(&wants, &read) });

        let write = g.inputs_of::<RowEvent>("write", WRITERS);
        let wants: Vec<Wire> = write.iter().map(|write| write.valid.clone()).collect();
        let ready = g.input("bank_ready");
        g.outputs("write_ready", &first_set(g, &wants).iter().map(|first| first & &ready).collect::<Vec<_>>());
        g.output_of("writes", &RowEventWires { valid: g.or_all(1, &wants), ..first_valid(&wants, &write) });
    }
}
