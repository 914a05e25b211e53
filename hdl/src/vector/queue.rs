//! The queue in front of the vector ALU. An instruction of several operations is written in as many cycles.

use crate::config::Units;
use crate::hardware_block;
use crate::parts::ram::RecordRam;
use crate::vector::decode::ValuDecode;
use crate::vector::record::{QueuedOperation, VectorInstruction};
use crate::vector::sequence::STEP_WIDTH;
use rust_hdl::prelude::*;

/// Operations that wait in the queue. The counters below have the bits for it.
pub const QUEUE_DEPTH: u32 = 8;

hardware_block! {
    /// Decodes what issues and holds it until it leaves. `rows`: VGPR rows, the running row is behind them.
    pub struct ValuQueue(rows: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, VectorInstruction>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// The operation at the head leaves.
        pub leaves: Signal<In, Bit>,
        /// There is one.
        pub not_empty: Signal<Out, Bit>,
        /// It.
        pub head: Signal<Out, QueuedOperation>,

        decode: ValuDecode = ValuDecode::new(rows, units),
        ram: RecordRam<QueuedOperation> = RecordRam::new(QUEUE_DEPTH, QueuedOperation::BITS as u32),
        first: DFF<Bits<3>>,
        end: DFF<Bits<3>>,
        count: DFF<Bits<4>>,
        // The operation that enters, counted within its instruction; what follows is of the instruction that is kept here.
        step: DFF<Bits<{ STEP_WIDTH as usize }>>,
        follows: DFF<Bit>,
        kept: DFF<VectorInstruction>,
        has_room: Signal<Local, Bit>,
        enters: Signal<Local, Bit>,
    }
}

impl Logic for ValuQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, end, count, step, follows, kept);
        clock!(self, clock, ram);
        if self.issue_valid.val() {
            self.kept.d.next = self.issue.val();
        }
        self.decode.instruction.next = self.issue.val();
        if self.follows.q.val() {
            self.decode.instruction.next = self.kept.q.val();
        }
        self.decode.step.next = self.step.q.val();
        self.decode.vgprs.next = self.vgprs.val();

        self.has_room.next = self.count.q.val() != 8;
        self.enters.next = self.has_room.val() & (self.issue_valid.val() | self.follows.q.val());
        if self.enters.val() {
            self.follows.d.next = self.decode.more.val();
            self.step.d.next = 0.into();
            if self.decode.more.val() {
                self.step.d.next = self.decode.next_step.val();
            }
        }
        self.ram.write.next = self.enters.val();
        self.ram.write_address.next = bit_cast::<4, 3>(self.end.q.val());
        self.ram.write_data.next = self.decode.operation.val();
        self.ram.read_address.next = bit_cast::<4, 3>(self.first.q.val());
        self.head.next = self.ram.read_data.val();
        self.ready.next = self.has_room.val() & !self.follows.q.val();
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
