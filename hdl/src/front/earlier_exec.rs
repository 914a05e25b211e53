//! EXEC of the vector operations of a wave that are queued while a scalar instruction behind them changes it: they keep the one that they were issued
//! with, so that the scalar instruction does not wait for them.
//!
//! One mask is kept: a second change waits until the operations in front of the first one have read. 64 flip-flops and two counters a wave.

use crate::hardware_block;
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
        /// A scalar register is written: the pair is EXEC.
        pub write: Signal<In, Bit>,
        /// EXEC before that.
        pub exec: Signal<In, Bits<64>>,
        /// An instruction that changes EXEC may issue, whatever is queued.
        pub free: Signal<Out, Bit>,
        /// EXEC of the first operation that is queued.
        pub of_vector: Signal<Out, Bits<64>>,

        // Scalar instructions under way, and those up to the last change.
        scalars: DFF<Bits<6>>,
        changing: DFF<Bits<6>>,
        // Queued operations in front of that.
        before: DFF<Bits<6>>,
        kept: DFF<Bits<64>>,
        is_kept: DFF<Bit>,
    }
}

impl Logic for EarlierExec {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, scalars, changing, before, kept, is_kept);
        self.free.next = (self.before.q.val() == 0) & (self.changing.q.val() == 0);
        self.of_vector.next = self.exec.val();
        if self.is_kept.q.val() & (self.before.q.val() != 0) {
            self.of_vector.next = self.kept.q.val();
        }
        if self.read.val() & (self.before.q.val() != 0) {
            self.before.d.next = self.before.q.val() - 1;
        }
        if self.scalar_done.val() & !self.scalar_issues.val() {
            self.scalars.d.next = self.scalars.q.val() - 1;
        }
        if self.scalar_issues.val() & !self.scalar_done.val() {
            self.scalars.d.next = self.scalars.q.val() + 1;
        }
        if self.scalar_done.val() & (self.changing.q.val() != 0) {
            self.changing.d.next = self.changing.q.val() - 1;
        }
        if self.write.val() & (self.before.q.val() != 0) & !self.is_kept.q.val() {
            self.kept.d.next = self.exec.val();
            self.is_kept.d.next = true;
        }
        if self.scalar_issues.val() & self.changes.val() {
            self.is_kept.d.next = false;
            self.before.d.next = self.queued.val();
            if self.read.val() {
                self.before.d.next = self.queued.val() - 1;
            }
            self.changing.d.next = self.scalars.q.val() + 1;
            if self.scalar_done.val() {
                self.changing.d.next = self.scalars.q.val();
            }
        }
    }
}
