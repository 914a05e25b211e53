//! The VGPRs that instructions of vector memory, or of LDS, still have to read, by instruction: what does not write any of them need not wait until they are read. The reads
//! of a wave happen in the order in which its instructions issue.
//!
//! A wave's part costs 20 flip-flops and four comparisons of ten bits for each instruction that it may have waiting.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::vector_of;
use crate::parts::shift_queue;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Instructions of a wave and a unit that may wait to read their VGPRs: enough for the loads of a tile.
pub const WAITING: usize = 8;
/// VGPRs that an address has at most, in a row.
pub const OF_ADDRESS: u128 = 2;
/// And data that are stored.
pub const OF_DATA: u128 = 4;

record! {
    /// What an instruction of vector memory or LDS reads.
    pub struct PendingReads {
        /// The first register of its address.
        pub address: Bits<8>,
        /// It reads data.
        pub has_data: Bit,
        /// From this register on.
        pub data: Bits<9>,
        /// And others.
        pub more: Bit,
    }
}

record! {
    /// VGPRs of the instruction at the head of a wave. A number has 9 bits: the highest one says that the register accumulates.
    pub struct HeadRegisters {
        /// All that it writes is known: these registers,
        pub known: Bit,
        /// from the first one on,
        pub written: Bits<9>,
        /// as many.
        pub count: Bits<6>,
        /// It is a multiply of matrices, whose results come late.
        pub matrix: Bit,
        /// It is an operation of the lanes, whose results come in the order of issue.
        pub in_order: Bit,
        /// Of vector memory and LDS: those that it reads.
        pub reads: PendingReads,
    }
}

generator_block! {
    /// What waits after this cycle, the oldest first, and how the head meets it.
    pub struct WaitingReads(waiting: usize) {
        /// There is an instruction that has to read.
        in valid: [Bit; waiting],
        /// What.
        in pending: [PendingReads; waiting],
        /// The oldest one has read all.
        in read: (Bit),
        /// The head is of the unit and issues.
        in issues: (Bit),
        /// It.
        in head: (HeadRegisters),
        /// The next of `valid`,
        out valid_next: [Bit; waiting],
        /// and of `pending`.
        out pending_next: [PendingReads; waiting],
        /// The head writes none of what is still to be read.
        out apart: (Bit),
        /// There is room for another one.
        out room: (Bit),
    }
    |g| {
        let HeadRegistersWires { known, written, count, reads, .. } = g.input_of::<HeadRegisters>("head");
        let (valid, pending) = (g.inputs("valid", waiting), g.inputs_of::<PendingReads>("pending", waiting));
        let (first, end) = (written.zero_extend(10), written.zero_extend(10) + count.zero_extend(10));
        let meets = |from: &Wire, most: u128| first.less(&from.zero_extend(10).plus(most)) & from.zero_extend(10).less(&end);
        let any: Vec<Wire> = valid
            .iter()
            .zip(&pending)
            .map(|(valid, PendingReadsWires { address, has_data, data, more })| {
                valid & (more | meets(&address.zero_extend(9), OF_ADDRESS) | has_data & meets(data, OF_DATA))
            })
            .collect();
        g.output("apart", &(known & (count.none() | vector_of(g, &any).none())));
        g.output("room", &!&valid[waiting - 1]);

        let packed: Vec<Wire> = pending.iter().map(|pending| pending.pack(g)).collect();
        let (valid, pending) =
            shift_queue::after(g, &valid, &packed, &g.input("read"), &g.input("issues"), &reads.pack(g));
        g.outputs("valid_next", &valid);
        for (at, next) in pending.iter().enumerate() {
            g.output_of(&format!("pending_next_{at}"), &PendingReadsWires::unpack(next));
        }
    }
}

hardware_block! {
    /// See the module's description.
    pub struct MemoryReads() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction of the unit issues: that at the head.
        pub issues: Signal<In, Bit>,
        /// The oldest one has read all its VGPRs.
        pub read: Signal<In, Bit>,
        /// The head.
        pub head: Signal<In, HeadRegisters>,
        /// It writes none of the registers that are still to be read.
        pub apart: Signal<Out, Bit>,
        /// There is room for another one.
        pub room: Signal<Out, Bit>,

        valid: Vec<DFF<Bit>> = signals(WAITING),
        pending: Vec<DFF<PendingReads>> = signals(WAITING),
        waiting: WaitingReads = WaitingReads::new(WAITING),
    }
}

impl Logic for MemoryReads {
    #[hdl_gen]
    fn update(&mut self) {
        self.waiting.read.next = self.read.val();
        self.waiting.issues.next = self.issues.val();
        self.waiting.head.next = self.head.val();
        for i in 0..self.valid.len() {
            self.valid[i].clock.next = self.clock.val();
            self.pending[i].clock.next = self.clock.val();
            self.waiting.valid[i].next = self.valid[i].q.val();
            self.waiting.pending[i].next = self.pending[i].q.val();
            self.valid[i].d.next = self.waiting.valid_next[i].val();
            self.pending[i].d.next = self.waiting.pending_next[i].val();
        }
        self.apart.next = self.waiting.apart.val();
        self.room.next = self.waiting.room.val();
    }
}
