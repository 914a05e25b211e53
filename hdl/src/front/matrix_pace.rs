//! A multiply of matrices (MFMA) issues only when the matrix unit will take it soon: one that waits at the head of the queue of the vector ALU would keep back
//! the operations of all waves behind it.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::counter::OutstandingCounter;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct MatrixPace(waves: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A multiply of the wave issues: of one wave in a cycle.
        pub issues: Vec<Signal<In, Bit>> = signals(waves),
        /// One has read all its operands and leaves the queue.
        pub leaves: Signal<In, Bit>,
        /// The matrix unit can take one.
        pub room: Signal<In, Bit>,
        /// One may issue.
        pub free: Signal<Out, Bit>,

        queued: OutstandingCounter = OutstandingCounter::new(),
        any: Signal<Local, Bit>,
    }
}

impl Logic for MatrixPace {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, queued);
        self.any.next = false;
        for i in 0..self.issues.len() {
            if self.issues[i].val() {
                self.any.next = true;
            }
        }
        self.queued.up.next = self.any.val();
        self.queued.down.next = self.leaves.val();
        // The next one follows while this one reads its operands.
        self.free.next = self.room.val() & (self.queued.count.val() < 2);
    }
}
