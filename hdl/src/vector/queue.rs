//! The queue in front of the vector ALU: operations, which the decoder has made of instructions.

use crate::hardware_block;
use crate::parts::ram::RecordRam;
use crate::vector::matrix::MatrixModifiers;
use crate::vector::record::QueuedOperation;
use rust_hdl::prelude::*;

/// Operations that wait in the queue. The counters below have the bits for it.
pub const QUEUE_DEPTH: u32 = 8;

/// Bits of an operation that are kept.
fn kept_bits(matrix: bool) -> u32 {
    (QueuedOperation::BITS - if matrix { 0 } else { MatrixModifiers::BITS }) as u32
}

hardware_block! {
    /// Holds operations until they leave, first in, first out; with `matrix` those of the matrix unit too.
    pub struct ValuQueue(matrix: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// There is room for one more.
        pub has_room: Signal<Out, Bit>,
        /// An operation enters.
        pub enters: Signal<In, Bit>,
        /// It.
        pub operation: Signal<In, QueuedOperation>,
        /// The operation at the head leaves.
        pub leaves: Signal<In, Bit>,
        /// There is one.
        pub not_empty: Signal<Out, Bit>,
        /// It.
        pub head: Signal<Out, QueuedOperation>,

        ram: RecordRam<QueuedOperation> = RecordRam::new(QUEUE_DEPTH, kept_bits(matrix)),
        first: DFF<Bits<3>>,
        end: DFF<Bits<3>>,
        count: DFF<Bits<4>>,
    }
}

impl Logic for ValuQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, end, count);
        clock!(self, clock, ram);
        self.has_room.next = self.count.q.val() != 8;
        self.ram.write.next = self.enters.val();
        self.ram.write_address.next = bit_cast::<4, 3>(self.end.q.val());
        self.ram.write_data.next = self.operation.val();
        self.ram.read_address.next = bit_cast::<4, 3>(self.first.q.val());
        self.head.next = self.ram.read_data.val();
        self.not_empty.next = self.count.q.val() != 0;
        if self.enters.val() {
            self.end.d.next = self.end.q.val() + 1;
        }
        if self.leaves.val() {
            self.first.d.next = self.first.q.val() + 1;
        }
        if self.enters.val() & !self.leaves.val() {
            self.count.d.next = self.count.q.val() + 1;
        } else if !self.enters.val() & self.leaves.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
    }
}
