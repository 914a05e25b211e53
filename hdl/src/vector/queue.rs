//! The queue in front of the vector ALU: operations, which the decoder has made of instructions.
//!
//! It is full by the clocks that its operations take, not by their number: twelve, as on silicon, where the first sixteen-clock
//! matrix multiply that has to wait for room is the ninth of a row of sixteen and eight clocks, and shifts of 64 bits and products
//! fill it with fewer. Without the pace of silicon an operation counts as one, and there is room for eight.

use crate::hardware_block;
use crate::parts::ram::RecordRam;
use crate::vector::matrix::MatrixModifiers;
use crate::vector::record::QueuedOperation;
use rust_hdl::prelude::*;

/// Clocks that the queue holds at silicon's pace. An operation enters while there is room for one, whatever it takes.
const CLOCKS: u64 = 12;
/// Operations that it holds without.
const OPERATIONS: u64 = 8;

/// Bits of an operation that are kept.
fn kept_bits(matrix: bool) -> u32 {
    (QueuedOperation::BITS - if matrix { 0 } else { MatrixModifiers::BITS }) as u32
}

hardware_block! {
    /// Holds operations until they leave, first in, first out; with `matrix` those of the matrix unit too; `paced`: at silicon's
    /// pace.
    pub struct ValuQueue(matrix: bool, paced: bool) {
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

        ram: RecordRam<QueuedOperation> = RecordRam::new(if paced { 16 } else { 8 }, kept_bits(matrix)),
        limit: Constant<Bits<5>> = Constant::new(if paced { CLOCKS } else { OPERATIONS }.into()),
        first: DFF<Bits<4>>,
        end: DFF<Bits<4>>,
        used: DFF<Bits<5>>,
        more: Signal<Local, Bits<5>>,
        less: Signal<Local, Bits<5>>,
    }
}

impl Logic for ValuQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, end, used);
        clock!(self, clock, ram);
        self.has_room.next = self.used.q.val() < self.limit.val();
        self.ram.write.next = self.enters.val();
        self.ram.write_address.next = self.end.q.val();
        self.ram.write_data.next = self.operation.val();
        self.ram.read_address.next = self.first.q.val();
        self.head.next = self.ram.read_data.val();
        self.not_empty.next = self.used.q.val() != 0;
        self.more.next = 0.into();
        self.less.next = 0.into();
        if self.enters.val() {
            self.end.d.next = self.end.q.val() + 1;
            self.more.next = bit_cast::<5, 2>(self.operation.val().clocks) + 1;
        }
        if self.leaves.val() {
            self.first.d.next = self.first.q.val() + 1;
            self.less.next = bit_cast::<5, 2>(self.ram.read_data.val().clocks) + 1;
        }
        self.used.d.next = (self.used.q.val() + self.more.val()) - self.less.val();
    }
}
