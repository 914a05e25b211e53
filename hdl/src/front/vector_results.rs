//! The VGPRs that operations of the lanes under way will write, by operation: an instruction of vector memory or LDS that meets none of them need not wait
//! for the results. Operations of the lanes write in the order of issue; while one is under way whose registers are not known, that comes in another
//! order, or for which there is no room here, nothing is known.
//!
//! A wave's part costs 91 flip-flops and 24 comparisons of ten bits.

use super::matrix_results::{RegisterRange, RegisterRangeWires, is_apart, written};
use super::memory_reads::HeadRegisters;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::counter::OutstandingCounter;
use crate::parts::round_robin::vector_of;
use crate::parts::shift_queue;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Operations that are kept: as many as a wave issues until the first of them is done.
const KEPT: usize = 4;

generator_block! {
    /// The operations that are under way after this cycle, the oldest first, and how the head meets them.
    pub struct ResultQueue() {
        /// There is an operation.
        in valid: [Bit; KEPT],
        /// What it writes.
        in range: [RegisterRange; KEPT],
        /// The head is one and issues.
        in issues: (Bit),
        /// It.
        in head: (HeadRegisters),
        /// The oldest one is done.
        in done: (Bit),
        /// The next of `valid`,
        out valid_next: [Bit; KEPT],
        /// and of `range`.
        out range_next: [RegisterRange; KEPT],
        /// The head cannot be kept.
        out unknown: (Bit),
        /// The head is of vector memory or LDS and neither reads nor writes what these write.
        out apart: (Bit),
    }
    |g| {
        let head = g.input_of::<HeadRegisters>("head");
        let (valid, ranges) = (g.inputs("valid", KEPT), g.inputs_of::<RegisterRange>("range", KEPT));
        let done = g.input("done");
        let apart: Vec<Wire> = valid.iter().zip(&ranges).map(|(valid, range)| !valid | is_apart(g, &head, range)).collect();
        g.output("apart", &(vector_of(g, &apart).all() & &head.known));
        g.output("unknown", &(!(&head.known & &head.in_order) | (&valid[KEPT - 1] & !&done)));
        let (first, end) = written(&head);
        let own = RegisterRangeWires { first, end }.pack(g);
        let packed: Vec<Wire> = ranges.iter().map(|range| range.pack(g)).collect();
        let (valid, ranges) = shift_queue::after(g, &valid, &packed, &done, &g.input("issues"), &own);
        g.outputs("valid_next", &valid);
        for (at, next) in ranges.iter().enumerate() {
            g.output_of(&format!("range_next_{at}"), &RegisterRangeWires::unpack(next));
        }
    }
}

hardware_block! {
    /// See the module's description.
    pub struct VectorResults() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The head issues, and is an operation of the vector ALU, but no multiply of matrices.
        pub issues: Signal<In, Bit>,
        /// One has written its results.
        pub done: Signal<In, Bit>,
        /// The head.
        pub head: Signal<In, HeadRegisters>,
        /// All that is under way is known, and the head, of vector memory or LDS, does not meet it.
        pub apart: Signal<Out, Bit>,

        counter: OutstandingCounter = OutstandingCounter::new(),
        valid: Vec<DFF<Bit>> = signals(KEPT),
        range: Vec<DFF<RegisterRange>> = signals(KEPT),
        queue: ResultQueue = ResultQueue::new(),
        // Something is under way that is not kept: nothing is, until that is done.
        lost: DFF<Bit>,
        keeps: Signal<Local, Bit>,
    }
}

impl Logic for VectorResults {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, lost);
        clock!(self, clock, counter);
        self.counter.up.next = self.issues.val();
        self.counter.down.next = self.done.val();
        self.keeps.next = !self.queue.unknown.val() & (!self.lost.q.val() | self.counter.none.val());
        if self.counter.none.val() {
            self.lost.d.next = false;
        }
        if self.issues.val() & !self.keeps.val() {
            self.lost.d.next = true;
        }
        self.queue.head.next = self.head.val();
        self.queue.issues.next = self.issues.val() & self.keeps.val();
        self.queue.done.next = self.done.val();
        for i in 0..self.valid.len() {
            self.valid[i].clock.next = self.clock.val();
            self.range[i].clock.next = self.clock.val();
            self.queue.valid[i].next = self.valid[i].q.val() & !self.lost.q.val();
            self.queue.range[i].next = self.range[i].q.val();
            self.valid[i].d.next = self.queue.valid_next[i].val();
            self.range[i].d.next = self.queue.range_next[i].val();
        }
        self.apart.next = self.queue.apart.val() & (!self.lost.q.val() | self.counter.none.val());
    }
}
