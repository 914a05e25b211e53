//! The banks and their crossbar, for the access units of all SIMDs in turn.

use super::banks::{LdsBanks, SCRATCH_DWORDS};
use super::crossbar::{LdsCrossbar, LdsRequest, LdsReturn};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// `bytes` bytes for the work-groups, in `banks` banks. Lane `l` of SIMD `s` is at `[s][l]`.
    pub struct LdsCore(simds: usize, lanes: usize, bytes: usize, banks: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A SIMD wants to access.
        pub want: Vec<Signal<In, Bit>> = signals(2),
        /// It stores.
        pub store: Vec<Signal<In, Bit>> = signals(2),
        /// Having accessed, it keeps the other one off.
        pub hold: Vec<Signal<In, Bit>> = signals(2),
        /// The lane wants a dword.
        pub valid: Vec<Vec<Signal<In, Bit>>> = (0..simds).map(|_| signals(lanes)).collect(),
        /// It.
        pub request: Vec<Vec<Signal<In, LdsRequest>>> = (0..simds).map(|_| signals(lanes)).collect(),
        /// The SIMD accesses in this cycle.
        pub granted: Vec<Signal<Out, Bit>> = signals(2),
        /// The lane is served, if its SIMD accesses.
        pub served: Vec<Signal<Out, Bit>> = signals(lanes),
        /// What the lane loaded one clock ago.
        pub word: Vec<Signal<Out, Bits<32>>> = signals(lanes),

        crossbar: LdsCrossbar = LdsCrossbar::new(lanes, banks),
        banks: LdsBanks = LdsBanks::new(banks, (bytes / 4 + SCRATCH_DWORDS * simds) / banks),
        answer: LdsReturn = LdsReturn::new(lanes, banks),
        asked: Vec<DFF<LdsRequest>> = signals(lanes),
        second_next: DFF<Bit>,
        held: Vec<DFF<Bit>> = signals(2),
        free: Vec<Signal<Local, Bit>> = signals(2),
        second: Signal<Local, Bit>,
    }
}

impl Logic for LdsCore {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, second_next);
        clock!(self, clock, banks);
        // In turn when both want, but for a SIMD in an atomic operation.
        self.free[0].next = self.want[0].val() & !self.held[1].q.val();
        self.free[1].next = self.want[1].val() & !self.held[0].q.val();
        self.second.next = self.free[1].val() & (self.second_next.q.val() | !self.free[0].val());
        if self.free[0].val() | self.free[1].val() {
            self.second_next.d.next = !self.second.val();
        }
        self.granted[0].next = self.free[0].val() & !self.second.val();
        self.granted[1].next = self.second.val();
        self.held[0].clock.next = self.clock.val();
        self.held[1].clock.next = self.clock.val();
        self.held[0].d.next = self.hold[0].val() & (self.held[0].q.val() | (self.free[0].val() & !self.second.val()));
        self.held[1].d.next = self.hold[1].val() & (self.held[1].q.val() | self.second.val());
        self.crossbar.store.next = self.store[0].val();
        if self.second.val() {
            self.crossbar.store.next = self.store[1].val();
        }
        for j in 0..self.served.len() {
            self.crossbar.valid[j].next = self.valid[0][j].val();
            self.crossbar.request[j].next = self.request[0][j].val();
            self.asked[j].clock.next = self.clock.val();
            self.asked[j].d.next = self.request[0][j].val();
        }
        for i in 1..self.valid.len() {
            for j in 0..self.served.len() {
                if self.second.val() {
                    self.crossbar.valid[j].next = self.valid[i][j].val();
                    self.crossbar.request[j].next = self.request[i][j].val();
                    self.asked[j].d.next = self.request[i][j].val();
                }
            }
        }
        for i in 0..self.served.len() {
            self.served[i].next = self.crossbar.served[i].val();
            self.answer.asked[i].next = self.asked[i].q.val();
            self.word[i].next = self.answer.dword[i].val();
        }
        self.banks.store.next = self.crossbar.store.val();
        for i in 0..self.answer.read.len() {
            self.banks.enable[i].next = self.crossbar.enable[i].val();
            self.banks.row[i].next = self.crossbar.bank_row[i].val();
            self.banks.data[i].next = self.crossbar.bank_data[i].val();
            self.banks.bytes[i].next = self.crossbar.bank_bytes[i].val();
            self.answer.read[i].next = self.banks.read[i].val();
        }
    }
}
