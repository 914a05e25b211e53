//! The port of the VGPR file that every unit beside the vector ALU shares: one row beat read and one written in a cycle. Clients
//! write in turn, so that results of LDS do not wait for the end of a stream of loads. Vector memory has no place where a read
//! could wait, so it reads first, but it pauses behind the rows of each part ([`BURST`]); the others read in turn then.
//!
//! A client asks with `valid` and keeps what it asks for until it is told `ready`, in the same cycle. The vector ALU takes part
//! in neither choice: it says when the banks take the write, and conflicts of reads with its own it resolves itself.

use crate::events::RowEvent;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, one_hot_record, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::{generator_block, record};

/// Clients that write: vector memory, the local data share, the dispatcher.
pub const WRITERS: usize = 3;

/// Cycles in which vector memory reads without a pause, at most: the rows of one part. [`crate::vmem::reader`] has the proof.
pub const BURST: u32 = 16;

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
        /// The client behind vector memory that read last.
        in last_read: (Bits<4>),
        /// The client reads.
        out read_ready: [Bit; readers],
        /// What is read.
        out reads: (RowRead),
        /// Of the clients behind vector memory the one that reads.
        out reader: (Bits<4>),
        /// The client that would write.
        out turn: (Bits<4>),
        /// What it writes.
        out writes: (RowEvent),
    }
    |g| {
        let read = g.inputs_of::<RowRead>("read", readers);
        let wants: Vec<Wire> = read.iter().map(|read| read.valid.clone()).collect();
        let others = vector_of(g, &wants[1..]);
        let reader = round_robin(&others, &g.input("last_read").slice(0, others.width())).when(&!&wants[0]);
        g.output("reader", &reader.resize(4));
        let turn = reader.concat(&wants[0]);
        g.outputs("read_ready", &bits_of(&turn));
        g.output_of("reads", &one_hot_record(g, &turn, &read));

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
        // Two clients need no turns.
        last_read: Vec<DFF<Bits<4>>> = signals(usize::from(readers > 2)),
    }
}

impl Logic for RowPort {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last);
        self.turns.last.next = self.last.q.val();
        self.turns.last_read.next = 0.into();
        for k in 0..self.last_read.len() {
            self.last_read[k].clock.next = self.clock.val();
            self.last_read[k].d.next = self.last_read[k].q.val();
            if self.turns.reader.val() != 0 {
                self.last_read[k].d.next = self.turns.reader.val();
            }
            self.turns.last_read.next = self.last_read[k].q.val();
        }
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

/// See [`Proof`]: who wants to read or to write does so in time.
pub const PROOF: Proof = Proof {
    name: "row_port",
    block: || connected(RowPort::new(PROVED_READERS)),
    properties,
    depth: 2 * (BURST + 2),
    is_bounded: false,
    planted: Planted { module: "row_port", signal: "last_read_0", fault: Fault::StuckAtZero(0) },
};

/// Vector memory, the local data share and the export unit.
const PROVED_READERS: usize = 3;

fn properties(p: &Properties) {
    let grows =
        |name: &str, grows: &Wire, kept: &Wire| p.state(name, 8, 0, |count| (count + grows.zero_extend(8)).when(kept));
    let wants = |at: usize| p.signal(&format!("read_{at}_valid"));
    let burst = grows("burst", &wants(0), &wants(0));
    let limit = |bits: u32| p.builder().constant(8, bits.into());
    p.assume("vector_memory_pauses", &implies(&wants(0), &burst.less(&limit(BURST))));
    let waits = |at: usize| wants(at) & !p.signal(&format!("read_ready_{at}"));
    p.assert("vector_memory_reads_at_once", &!waits(0));
    for at in 1..PROVED_READERS {
        let waits = waits(at);
        p.assume(&format!("reader_{at}_keeps"), &implies(&p.past(&waits), &wants(at)));
        // A part of vector memory, one read of the other client, and a part of vector memory again.
        let waited = grows(&format!("reader_{at}_waited"), &waits, &waits);
        p.assert(&format!("reader_{at}_reads_in_time"), &waited.less(&limit(2 * BURST + 2)));
    }
    let (bank_ready, last) = (p.signal("bank_ready"), p.signal("last").slice(0, WRITERS as u32));
    p.assert("one_wrote_last", &(&last & &last.plus(u128::MAX)).none());
    for at in 0..WRITERS {
        let valid = p.signal(&format!("write_{at}_valid"));
        let waits = &valid & !p.signal(&format!("write_ready_{at}"));
        p.assume(&format!("writer_{at}_keeps"), &implies(&p.past(&waits), &valid));
        // Writes of others while it waits.
        let waited = grows(&format!("writer_{at}_waited"), &(&waits & &bank_ready), &waits);
        p.assert(&format!("writer_{at}_writes_in_time"), &waited.less(&limit(WRITERS as u32)));
        // What the induction needs: behind one write another one was the last, behind two its turn comes.
        p.assert(&format!("writer_{at}_is_not_last"), &implies(&waited.any(), &(last.any() & !last.bit(at as u32))));
        let before = ((at + WRITERS - 1) % WRITERS) as u32;
        p.assert(&format!("writer_{at}_is_next"), &implies(&waited.is(WRITERS as u128 - 1), &last.bit(before)));
    }
}
