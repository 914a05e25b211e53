//! The banks and their crossbar, for the access units of all SIMDs in turn.

use super::bank::{LdsBank, SCRATCH_DWORDS};
use super::crossbar::{LdsCrossbar, LdsRequest, LdsReturn};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Dwords that a guest stores at once.
pub const GUEST_DWORDS: usize = 4;

generator_block! {
    /// The SIMD that accesses: in turn, but for one that another keeps off.
    pub struct SimdTurns(simds: usize) {
        /// It wants to.
        in want: [Bit; simds],
        /// It keeps the others off.
        in held: [Bit; simds],
        /// The one that accessed last, one-hot.
        in last: (Bits<16>),
        /// It accesses.
        out granted: [Bit; simds],
        /// Some SIMD does.
        out any: (Bit),
        /// The one that does, one-hot.
        out turn: (Bits<16>),
    }
    |g| {
        let (want, held) = (g.inputs("want", simds), g.inputs("held", simds));
        let kept_off = |at: usize| (0..simds).filter(|other| *other != at).fold(g.zero(1), |any, it| any | &held[it]);
        let free: Vec<Wire> = (0..simds).map(|at| &want[at] & !kept_off(at)).collect();
        let turn = round_robin(&vector_of(g, &free), &g.input("last").slice(0, simds as u32));
        let turn = g.name("turn_of", &turn);
        g.outputs("granted", &bits_of(&turn));
        g.output("any", &turn.any());
        g.output("turn", &turn.resize(16));
    }
}

hardware_block! {
    /// `bytes` bytes for the work-groups, in `banks` banks. Lane `l` of SIMD `s` is at `[s][l]`. `guests`: 1 where somebody else stores too, a few dwords
    /// in different banks when no SIMD accesses. `fours`: 1 where a lane may access four dwords at once, else 0; `singles`: 1 where lanes may ask to be served alone.
    pub struct LdsCore(simds: usize, lanes: usize, bytes: usize, banks: usize, guests: usize, fours: usize, singles: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A SIMD wants to access.
        pub want: Vec<Signal<In, Bit>> = signals(simds),
        /// It stores.
        pub store: Vec<Signal<In, Bit>> = signals(simds),
        /// It loads, and no two of its lanes may be served by one bank.
        pub single: Vec<Signal<In, Bit>> = signals(singles * simds),
        /// Having accessed, it keeps the others off.
        pub hold: Vec<Signal<In, Bit>> = signals(simds),
        /// The lane wants a dword.
        pub valid: Vec<Vec<Signal<In, Bit>>> = (0..simds).map(|_| signals(lanes)).collect(),
        /// It.
        pub request: Vec<Vec<Signal<In, LdsRequest>>> = (0..simds).map(|_| signals(lanes)).collect(),
        /// Its lanes want the dwords behind too, in the same four banks.
        pub in_fours: Vec<Signal<In, Bit>> = signals(fours * simds),
        /// Them.
        pub upper: Vec<Vec<Signal<In, Bits<96>>>> = (0..fours * simds).map(|_| signals(lanes)).collect(),
        /// The SIMD accesses in this cycle.
        pub granted: Vec<Signal<Out, Bit>> = signals(simds),
        /// The lane is served, if its SIMD accesses.
        pub served: Vec<Signal<Out, Bit>> = signals(lanes),
        /// What the lane loaded one clock ago.
        pub word: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// And behind it.
        pub word_upper: Vec<Signal<Out, Bits<96>>> = signals(fours * lanes),

        /// The guest wants to store.
        pub guest_want: Vec<Signal<In, Bit>> = signals(guests),
        /// What.
        pub guest_request: Vec<Signal<In, LdsRequest>> = signals(GUEST_DWORDS * guests),
        /// It does, in this cycle.
        pub guest_granted: Vec<Signal<Out, Bit>> = signals(guests),

        crossbar: LdsCrossbar = LdsCrossbar::new(lanes, banks, fours, singles),
        bank: Vec<LdsBank> = (0..banks).map(|_| LdsBank::new((bytes / 4 + SCRATCH_DWORDS * simds) / banks)).collect(),
        answer: LdsReturn = LdsReturn::new(lanes, banks, fours),
        asked: Vec<DFF<LdsRequest>> = signals(lanes),
        turns: SimdTurns = SimdTurns::new(simds),
        last: DFF<Bits<16>>,
        held: Vec<DFF<Bit>> = signals(simds),
        // The lanes of one SIMD tell what they want before it is known whether it accesses.
        alone: Constant<Bit> = Constant::new(simds == 1),
        idles: Signal<Local, Bit>,
    }
}

impl Logic for LdsCore {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last);
        // A SIMD in an atomic operation keeps the banks.
        self.turns.last.next = self.last.q.val();
        if self.turns.any.val() {
            self.last.d.next = self.turns.turn.val();
        }
        self.crossbar.store.next = self.store[0].val();
        for i in 0..self.want.len() {
            self.turns.want[i].next = self.want[i].val();
            self.turns.held[i].next = self.held[i].q.val();
            self.granted[i].next = self.turns.granted[i].val();
            self.held[i].clock.next = self.clock.val();
            self.held[i].d.next = self.hold[i].val() & (self.held[i].q.val() | self.turns.granted[i].val());
        }
        for i in 1..self.store.len() {
            if self.turns.granted[i].val() {
                self.crossbar.store.next = self.store[i].val();
            }
        }
        for k in 0..self.crossbar.single.len() {
            self.crossbar.single[k].next = self.single[0].val();
        }
        for i in 1..self.single.len() {
            for k in 0..self.crossbar.single.len() {
                if self.turns.granted[i].val() {
                    self.crossbar.single[k].next = self.single[i].val();
                }
            }
        }
        for j in 0..self.served.len() {
            self.crossbar.valid[j].next = self.valid[0][j].val();
            self.crossbar.request[j].next = self.request[0][j].val();
            self.asked[j].clock.next = self.clock.val();
            self.asked[j].d.next = self.request[0][j].val();
        }
        for i in 1..self.valid.len() {
            for j in 0..self.served.len() {
                if self.turns.granted[i].val() {
                    self.crossbar.valid[j].next = self.valid[i][j].val();
                    self.crossbar.request[j].next = self.request[i][j].val();
                    self.asked[j].d.next = self.request[i][j].val();
                }
            }
        }
        for k in 0..self.crossbar.in_fours.len() {
            self.crossbar.in_fours[k].next = self.in_fours[0].val();
        }
        for j in 0..self.word_upper.len() {
            self.crossbar.upper[j].next = self.upper[0][j].val();
            self.word_upper[j].next = self.answer.upper[j].val();
        }
        for i in 1..self.in_fours.len() {
            if self.turns.granted[i].val() {
                for k in 0..self.crossbar.in_fours.len() {
                    self.crossbar.in_fours[k].next = self.in_fours[i].val();
                }
                for j in 0..self.word_upper.len() {
                    self.crossbar.upper[j].next = self.upper[i][j].val();
                }
            }
        }
        for k in 0..self.guest_want.len() {
            self.guest_granted[k].next = self.guest_want[k].val() & !self.turns.any.val();
            if self.guest_want[k].val() & !self.turns.any.val() {
                self.crossbar.store.next = true;
                for j in 0..self.served.len() {
                    self.crossbar.valid[j].next = false;
                }
                for j in 0..self.guest_request.len() {
                    self.crossbar.valid[j].next = true;
                    self.crossbar.request[j].next = self.guest_request[j].val();
                }
            }
        }
        for i in 0..self.served.len() {
            self.served[i].next = self.crossbar.served[i].val();
            self.answer.asked[i].next = self.asked[i].q.val();
            self.word[i].next = self.answer.dword[i].val();
        }
        self.idles.next = self.alone.val() & !self.turns.any.val();
        for k in 0..self.guest_want.len() {
            if self.guest_want[k].val() {
                self.idles.next = false;
            }
        }
        for i in 0..self.bank.len() {
            self.bank[i].clock.next = self.clock.val();
            self.bank[i].store.next = self.crossbar.store.val();
            self.bank[i].enable.next = self.crossbar.enable[i].val() & !self.idles.val();
            self.bank[i].row.next = self.crossbar.bank_row[i].val();
            self.bank[i].data.next = self.crossbar.bank_data[i].val();
            self.bank[i].bytes.next = self.crossbar.bank_bytes[i].val();
            self.answer.read[i].next = self.bank[i].read.val();
        }
    }
}
