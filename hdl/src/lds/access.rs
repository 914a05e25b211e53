//! Who accesses the banks of LDS for a SIMD: its LDS unit or a load that vector memory brings to LDS
//! ([`crate::vmem::shared_load`]), in turn where both want to, but nobody in an atomic operation of the unit.

use super::crossbar::LdsRequest;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct LdsAccess(lanes: usize, fours: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The LDS unit wants to.
        pub unit_want: Signal<In, Bit>,
        /// It stores.
        pub unit_store: Signal<In, Bit>,
        /// Having accessed, it keeps others off.
        pub unit_hold: Signal<In, Bit>,
        /// Its lane wants a dword.
        pub unit_valid: Vec<Signal<In, Bit>> = signals(lanes),
        /// It.
        pub unit_request: Vec<Signal<In, LdsRequest>> = signals(lanes),
        /// The banks work for it.
        pub unit_granted: Signal<Out, Bit>,
        /// A load wants to store.
        pub load_want: Signal<In, Bit>,
        /// For this lane.
        pub load_valid: Vec<Signal<In, Bit>> = signals(lanes),
        /// What.
        pub load_request: Vec<Signal<In, LdsRequest>> = signals(lanes),
        /// Where banks work in fours: the unit's lanes access four dwords at once,
        pub unit_fours: Vec<Signal<In, Bit>> = signals(fours),
        /// those behind the first,
        pub unit_upper: Vec<Signal<In, Bits<96>>> = signals(fours * lanes),
        /// and the same of the load.
        pub load_fours: Vec<Signal<In, Bit>> = signals(fours),
        /// Behind the first.
        pub load_upper: Vec<Signal<In, Bits<96>>> = signals(fours * lanes),
        /// The banks work for it.
        pub load_granted: Signal<Out, Bit>,

        /// One of them wants to access.
        pub want: Signal<Out, Bit>,
        /// It stores.
        pub store: Signal<Out, Bit>,
        /// It keeps other SIMDs off.
        pub hold: Signal<Out, Bit>,
        /// Its lane wants a dword.
        pub valid: Vec<Signal<Out, Bit>> = signals(lanes),
        /// It.
        pub request: Vec<Signal<Out, LdsRequest>> = signals(lanes),
        /// Four dwords at once.
        pub in_fours: Vec<Signal<Out, Bit>> = signals(fours),
        /// Those behind the first.
        pub upper: Vec<Signal<Out, Bits<96>>> = signals(fours * lanes),
        /// The banks work for this SIMD.
        pub granted: Signal<In, Bit>,

        held: DFF<Bit>,
        load_was_last: DFF<Bit>,
        load: Signal<Local, Bit>,
    }
}

impl Logic for LdsAccess {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held, load_was_last);
        self.load.next =
            self.load_want.val() & !self.held.q.val() & !(self.unit_want.val() & self.load_was_last.q.val());
        self.want.next = self.unit_want.val() | self.load.val();
        self.store.next = self.unit_store.val() | self.load.val();
        self.hold.next = self.unit_hold.val() & !self.load.val();
        self.unit_granted.next = self.granted.val() & !self.load.val();
        self.load_granted.next = self.granted.val() & self.load.val();
        self.held.d.next = self.unit_hold.val() & (self.held.q.val() | self.unit_granted.val());
        if self.granted.val() {
            self.load_was_last.d.next = self.load.val();
        }
        for i in 0..self.valid.len() {
            self.valid[i].next = self.unit_valid[i].val();
            self.request[i].next = self.unit_request[i].val();
            if self.load.val() {
                self.valid[i].next = self.load_valid[i].val();
                self.request[i].next = self.load_request[i].val();
            }
        }
        for k in 0..self.in_fours.len() {
            self.in_fours[k].next = self.unit_fours[k].val();
            if self.load.val() {
                self.in_fours[k].next = self.load_fours[k].val();
            }
        }
        for i in 0..self.upper.len() {
            self.upper[i].next = self.unit_upper[i].val();
            if self.load.val() {
                self.upper[i].next = self.load_upper[i].val();
            }
        }
    }
}
