//! The queue between issue and the scalar ALU: instructions that take it several clocks, products first of all, do not stop issue at
//! once, as on silicon, where four products of two clocks among other instructions cost one (docs/timing.md).
//!
//! Instructions leave in their order. Whoever depends on one waits for its result, as without the queue.
//!
//! At the pace of silicon an instruction keeps its place from issue until three clocks after the last one that it takes the scalar ALU, and
//! there are seven places: in the trace of docs/timing.md issue of scalar instructions stops in just the clocks in which none is free.

use super::decode::InstructionWords;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::counter::OutstandingCounter;
use crate::parts::ram::RecordRam;
use crate::wave::Issued;
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// An instruction of the scalar ALU.
    pub struct ScalarInstruction {
        /// Whose it is.
        pub issued: Issued,
        /// Its dwords.
        pub words: InstructionWords,
    }
}

/// Bits of an instruction that are kept: none has a fourth dword, which is the last field.
const KEPT: u32 = ScalarInstruction::BITS as u32 - 32;
/// Instructions that may be under way, from issue until their place is free again.
const PLACES: u64 = 7;

hardware_block! {
    /// Counts the places that are taken: of instructions that are under way, and of those that ended in the two clocks before.
    pub struct ScalarPace() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issues: Signal<In, Bit>,
        /// The scalar ALU has done one.
        pub finishes: Signal<In, Bit>,
        /// A place is free.
        pub has_place: Signal<Out, Bit>,

        under_way: OutstandingCounter = OutstandingCounter::new(),
        limit: Constant<Bits<6>> = Constant::new(PLACES.into()),
        ended: DFF<Bit>,
        ended_before: DFF<Bit>,
        taken: Signal<Local, Bits<6>>,
        one: Signal<Local, Bits<6>>,
        other: Signal<Local, Bits<6>>,
    }
}

impl Logic for ScalarPace {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, ended, ended_before);
        clock!(self, clock, under_way);
        self.under_way.up.next = self.issues.val();
        self.under_way.down.next = self.finishes.val();
        self.ended.d.next = self.finishes.val();
        self.ended_before.d.next = self.ended.q.val();
        self.one.next = 0.into();
        if self.ended.q.val() {
            self.one.next = 1.into();
        }
        self.other.next = 0.into();
        if self.ended_before.q.val() {
            self.other.next = 1.into();
        }
        self.taken.next = self.under_way.count.val() + self.one.val() + self.other.val();
        self.has_place.next = self.taken.val() < self.limit.val();
    }
}

hardware_block! {
    /// Holds `depth` instructions, a power of two, 2 to 16, or none; `paced`: at the pace of silicon.
    pub struct ScalarQueue(depth: usize, paced: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, ScalarInstruction>,
        /// One may.
        pub ready: Signal<Out, Bit>,
        /// The scalar ALU takes an instruction.
        pub unit_ready: Signal<In, Bit>,
        /// At the pace of silicon: it has done one.
        pub finishes: Vec<Signal<In, Bit>> = signals(usize::from(paced)),
        /// There is one for it.
        pub valid: Signal<Out, Bit>,
        /// It.
        pub instruction: Signal<Out, ScalarInstruction>,

        ram: Vec<RecordRam<ScalarInstruction>> =
            (0..usize::from(depth > 0)).map(|_| RecordRam::new(depth as u32, KEPT)).collect(),
        pace: Vec<ScalarPace> = (0..usize::from(paced)).map(|_| ScalarPace::new()).collect(),
        depth: Constant<Bits<5>> = Constant::new((depth as u64).into()),
        first: DFF<Bits<4>>,
        end: DFF<Bits<4>>,
        used: DFF<Bits<5>>,
        enters: Signal<Local, Bit>,
        leaves: Signal<Local, Bit>,
    }
}

impl Logic for ScalarQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, end, used);
        self.ready.next = self.unit_ready.val();
        self.valid.next = self.issue_valid.val();
        self.instruction.next = self.issue.val();
        self.enters.next = false;
        self.leaves.next = false;
        for k in 0..self.ram.len() {
            self.ram[k].clock.next = self.clock.val();
            self.ready.next = self.used.q.val() < self.depth.val();
            self.enters.next = self.issue_valid.val() & ((self.used.q.val() != 0) | !self.unit_ready.val());
            self.leaves.next = (self.used.q.val() != 0) & self.unit_ready.val();
            self.ram[k].write.next = self.enters.val();
            self.ram[k].write_address.next = self.end.q.val();
            self.ram[k].write_data.next = self.issue.val();
            self.ram[k].read_address.next = self.first.q.val();
            self.valid.next = self.leaves.val() | (self.issue_valid.val() & !self.enters.val());
            if self.used.q.val() != 0 {
                self.instruction.next = self.ram[k].read_data.val();
            }
        }
        for k in 0..self.pace.len() {
            self.pace[k].clock.next = self.clock.val();
            self.pace[k].issues.next = self.issue_valid.val();
            self.pace[k].finishes.next = self.finishes[k].val();
            if !self.pace[k].has_place.val() {
                self.ready.next = false;
            }
        }
        if self.enters.val() {
            self.end.d.next = self.end.q.val() + 1;
        }
        if self.leaves.val() {
            self.first.d.next = self.first.q.val() + 1;
        }
        if self.enters.val() & !self.leaves.val() {
            self.used.d.next = self.used.q.val() + 1;
        }
        if self.leaves.val() & !self.enters.val() {
            self.used.d.next = self.used.q.val() - 1;
        }
    }
}
