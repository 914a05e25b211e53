//! The VGPRs that instructions of vector memory still have to read, by instruction: what does not write any of them need not wait until they are read. The reads
//! of a wave happen in the order in which its instructions issue.
//!
//! A wave's part costs 26 flip-flops and four comparisons of nine bits for each instruction that it may have waiting.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Instructions of a wave that may wait to read their VGPRs: enough for the loads of a tile.
pub const WAITING: usize = 8;
/// VGPRs that an address has at most, in a row.
pub const OF_ADDRESS: u128 = 2;
/// And data that are stored.
pub const OF_DATA: u128 = 4;

record! {
    /// What an instruction of vector memory reads.
    pub struct PendingReads {
        /// The first register of its address.
        pub address: Bits<8>,
        /// It reads data.
        pub has_data: Bit,
        /// From this register on.
        pub data: Bits<9>,
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
        /// Of vector memory and LDS: all that it reads is known,
        pub reads_known: Bit,
        /// these registers; of vector memory they are known.
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
        /// The head is of vector memory and issues.
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
            .map(|(valid, PendingReadsWires { address, has_data, data })| {
                valid & (meets(&address.zero_extend(9), OF_ADDRESS) | has_data & meets(data, OF_DATA))
            })
            .collect();
        g.output("apart", &(known & (count.none() | vector_of(g, &any).none())));
        g.output("room", &!&valid[waiting - 1]);

        let [read, issues] = ["read", "issues"].map(|name| g.input(name));
        let issued = reads.pack(g);
        let mut stays_before = g.constant(1, 1);
        for at in 0..waiting {
            let own = pending[at].pack(g);
            let (stays, kept) = match pending.get(at + 1) {
                Some(behind) => (read.select(&valid[at + 1], &valid[at]), read.select(&behind.pack(g), &own)),
                None => (&valid[at] & !&read, own),
            };
            g.output(&format!("valid_next_{at}"), &(&stays | &issues & &stays_before));
            let next = stays.select(&kept, &issued);
            g.output_of(&format!("pending_next_{at}"), &PendingReadsWires::unpack(&next));
            stays_before = stays;
        }
    }
}

hardware_block! {
    /// See the module's description.
    pub struct MemoryReads() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction of vector memory issues: that at the head.
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
