//! EXEC of the vector operations of a wave that are queued while a scalar instruction behind them changes it: they keep the one that they were issued
//! with, so that the scalar instruction does not wait for them.
//!
//! One mask is kept: a second change waits until the operations in front of the first one have read, and until it is written itself. 64 flip-flops and
//! three counters a wave.

use crate::hardware_block;
use crate::parts::counter::OutstandingCounter;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct EarlierExec() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction of the scalar ALU issues. All masks of the vector ALU are written then.
        pub scalar_issues: Signal<In, Bit>,
        /// It may write EXEC.
        pub changes: Signal<In, Bit>,
        /// One is done, and what it writes is there in the next clock.
        pub scalar_done: Signal<In, Bit>,
        /// Vector operations that are queued.
        pub queued: Signal<In, Bits<6>>,
        /// The first of them has read EXEC and leaves.
        pub read: Signal<In, Bit>,
        /// EXEC.
        pub exec: Signal<In, Bits<64>>,
        /// An instruction that changes EXEC may issue, whatever is queued: EXEC is that of all that is.
        pub free: Signal<Out, Bit>,
        /// EXEC of the first operation that is queued.
        pub of_vector: Signal<Out, Bits<64>>,

        // Scalar instructions under way, and those up to the last change.
        scalars: OutstandingCounter = OutstandingCounter::new(),
        changing: DFF<Bits<6>>,
        // Queued operations in front of that, and their EXEC.
        before: DFF<Bits<6>>,
        kept: DFF<Bits<64>>,
    }
}

impl Logic for EarlierExec {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, changing, before, kept);
        clock!(self, clock, scalars);
        self.free.next = (self.before.q.val() == 0) & (self.changing.q.val() == 0);
        self.of_vector.next = self.exec.val();
        if self.before.q.val() != 0 {
            self.of_vector.next = self.kept.q.val();
        }
        self.scalars.up.next = self.scalar_issues.val();
        self.scalars.down.next = self.scalar_done.val();
        if self.read.val() & (self.before.q.val() != 0) {
            self.before.d.next = self.before.q.val() - 1;
        }
        if self.scalar_done.val() & (self.changing.q.val() != 0) {
            self.changing.d.next = self.changing.q.val() - 1;
        }
        if self.scalar_issues.val() & self.changes.val() {
            self.kept.d.next = self.exec.val();
            self.before.d.next = self.queued.val();
            if self.read.val() {
                self.before.d.next = self.queued.val() - 1;
            }
            self.changing.d.next = self.scalars.count.val() + 1;
            if self.scalar_done.val() {
                self.changing.d.next = self.scalars.count.val();
            }
        }
    }
}
