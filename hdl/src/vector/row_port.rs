//! The port of the VGPR file that every unit beside the vector ALU shares: one row beat read and one written in a cycle. Clients
//! write in turn, so that results of LDS do not wait for the end of a stream of loads; they read in the order of their ports,
//! because the first of them, vector memory, has no place where a read could wait.
//!
//! A client asks with `valid` and keeps what it asks for until it is told `ready`, in the same cycle. The vector ALU takes part
//! in neither choice: it says when the banks take the write, and conflicts of reads with its own it resolves itself.

use crate::events::RowEvent;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::priority::{first_set, first_valid};
use crate::parts::round_robin::{one_hot_record, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

/// Clients that write: vector memory, the local data share, the dispatcher.
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
    /// Who reads and who writes in this cycle: `readers` clients, which are vector memory, the local data share and, where there is one, the
    /// export unit; and [`WRITERS`]. One-hot.
    pub struct RowTurns(readers: usize) {
        /// What clients read.
        in read: [RowRead; readers],
        /// What they write.
        in write: [RowEvent; WRITERS],
        /// The client that wrote last.
        in last: (Bits<4>),
        /// The client reads.
        out read_ready: [Bit; readers],
        /// What is read.
        out reads: (RowRead),
        /// The client that would write.
        out turn: (Bits<4>),
        /// What it writes.
        out writes: (RowEvent),
    }
    |g| {
        let read = g.inputs_of::<RowRead>("read", readers);
        let wants: Vec<Wire> = read.iter().map(|read| read.valid.clone()).collect();
        g.outputs("read_ready", &first_set(g, &wants));
        g.output_of("reads", &RowReadWires { valid: g.or_all(1, &wants), ..first_valid(&wants, &read) });

        let write = g.inputs_of::<RowEvent>("write", WRITERS);
        let wants = vector_of(g, &write.iter().map(|write| write.valid.clone()).collect::<Vec<_>>());
        let turn = g.name("writer", &round_robin(&wants, &g.input("last").slice(0, WRITERS as u32)));
        g.output("turn", &turn.resize(4));
        g.output_of("writes", &one_hot_record(g, &turn, &write));
    }
}

hardware_block! {
    /// See the module's description, and [`RowTurns`] for the clients.
    pub struct RowPort(readers: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What clients read.
        pub read: Vec<Signal<In, RowRead>> = signals(readers),
        /// What they write.
        pub write: Vec<Signal<In, RowEvent>> = signals(WRITERS),
        /// The banks take a write.
        pub bank_ready: Signal<In, Bit>,
        /// What is read.
        pub reads: Signal<Out, RowRead>,
        /// The client reads.
        pub read_ready: Vec<Signal<Out, Bit>> = signals(readers),
        /// What is written, when the banks take it.
        pub writes: Signal<Out, RowEvent>,
        /// The client writes.
        pub write_ready: Vec<Signal<Out, Bit>> = signals(WRITERS),

        turns: RowTurns = RowTurns::new(readers),
        last: DFF<Bits<4>>,
    }
}

impl Logic for RowPort {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last);
        self.turns.last.next = self.last.q.val();
        for i in 0..self.read.len() {
            self.turns.read[i].next = self.read[i].val();
            self.read_ready[i].next = self.turns.read_ready[i].val();
        }
        for i in 0..self.write.len() {
            self.turns.write[i].next = self.write[i].val();
            self.write_ready[i].next = self.turns.turn.val().get_bit(i) & self.bank_ready.val();
        }
        self.reads.next = self.turns.reads.val();
        self.writes.next = self.turns.writes.val();
        if self.turns.writes.val().valid & self.bank_ready.val() {
            self.last.d.next = self.turns.turn.val();
        }
    }
}
