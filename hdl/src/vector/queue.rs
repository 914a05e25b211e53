//! The queue in front of the vector ALU. An instruction of several operations is written in as many cycles.

use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::QueueRam;
use crate::vector::decode::ValuDecode;
use crate::vector::record::RECORD_WIDTH;
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
        /// From this wave.
        pub issue_wave: Signal<In, Bits<4>>,
        /// Its dwords.
        pub issue_word: Vec<Signal<In, Bits<32>>> = signals(3),
        /// Its number.
        pub issue_sequence: Signal<In, Bits<16>>,
        /// The wave has 64 lanes.
        pub issue_wave64: Signal<In, Bit>,
        /// M0 of the wave.
        pub issue_m0: Signal<In, Bits<32>>,
        /// First VGPR row of the wave.
        pub issue_vgpr_base: Signal<In, Bits<11>>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// The operation at the head leaves.
        pub leaves: Signal<In, Bit>,
        /// There is one.
        pub not_empty: Signal<Out, Bit>,
        /// Its record.
        pub record: Signal<Out, Bits<RECORD_WIDTH>>,

        decode: ValuDecode = ValuDecode::new(rows, units),
        ram: QueueRam = QueueRam::new(QUEUE_DEPTH, 256),
        head: DFF<Bits<3>>,
        tail: DFF<Bits<3>>,
        count: DFF<Bits<4>>,
        // The operation that enters, counted within its instruction; what follows is of the instruction that is kept here.
        step: DFF<Bits<{ STEP_WIDTH as usize }>>,
        follows: DFF<Bit>,
        kept_wave: DFF<Bits<4>>,
        kept_word: Vec<DFF<Bits<32>>> = signals(3),
        kept_sequence: DFF<Bits<16>>,
        kept_wave64: DFF<Bit>,
        kept_m0: DFF<Bits<32>>,
        kept_vgpr_base: DFF<Bits<11>>,
        has_room: Signal<Local, Bit>,
        enters: Signal<Local, Bit>,
    }
}

impl Logic for ValuQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, head, tail, count, step, follows, kept_wave, kept_sequence, kept_wave64);
        dff_setup!(self, clock, kept_m0, kept_vgpr_base);
        clock!(self, clock, ram);
        if self.issue_valid.val() {
            self.kept_wave.d.next = self.issue_wave.val();
            self.kept_sequence.d.next = self.issue_sequence.val();
            self.kept_wave64.d.next = self.issue_wave64.val();
            self.kept_m0.d.next = self.issue_m0.val();
            self.kept_vgpr_base.d.next = self.issue_vgpr_base.val();
        }
        for i in 0..self.issue_word.len() {
            self.kept_word[i].clock.next = self.clock.val();
            self.kept_word[i].d.next = self.kept_word[i].q.val();
            if self.issue_valid.val() {
                self.kept_word[i].d.next = self.issue_word[i].val();
            }
        }

        self.decode.word0.next = self.issue_word[0].val();
        self.decode.word1.next = self.issue_word[1].val();
        self.decode.word2.next = self.issue_word[2].val();
        self.decode.step.next = self.step.q.val();
        self.decode.wave.next = self.issue_wave.val();
        self.decode.sequence.next = self.issue_sequence.val();
        self.decode.wave64.next = self.issue_wave64.val();
        self.decode.m0.next = self.issue_m0.val();
        self.decode.vgpr_base.next = self.issue_vgpr_base.val();
        self.decode.vgprs.next = self.vgprs.val();
        if self.follows.q.val() {
            self.decode.word0.next = self.kept_word[0].q.val();
            self.decode.word1.next = self.kept_word[1].q.val();
            self.decode.word2.next = self.kept_word[2].q.val();
            self.decode.wave.next = self.kept_wave.q.val();
            self.decode.sequence.next = self.kept_sequence.q.val();
            self.decode.wave64.next = self.kept_wave64.q.val();
            self.decode.m0.next = self.kept_m0.q.val();
            self.decode.vgpr_base.next = self.kept_vgpr_base.q.val();
        }

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
        self.ram.write_address.next = bit_cast::<4, 3>(self.tail.q.val());
        self.ram.write_data.next = self.decode.record.val();
        self.ram.read_address.next = bit_cast::<4, 3>(self.head.q.val());
        self.record.next = self.ram.read_data.val();
        self.ready.next = self.has_room.val() & !self.follows.q.val();
        self.not_empty.next = self.count.q.val() != 0;
        if self.enters.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.leaves.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.enters.val() & !self.leaves.val() {
            self.count.d.next = self.count.q.val() + 1;
        } else if !self.enters.val() & self.leaves.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
    }
}
