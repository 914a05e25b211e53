//! The two banks in which stores put lines together ([`super::joined_stores`]): a store whose lanes write lines of their own brings two of them in a cycle, one to
//! each bank.
//!
//! Either line may have to wait for room in its bank; the store is taken when both are there. Memory takes the lines that leave one by one, in turn where
//! both banks have one.

use super::joined_stores::{JoinedStores, bank};
use crate::events::StoredEvent;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Banks.
pub const BANKS: usize = 2;

generator_block! {
    /// The bank of a line.
    pub struct LineBank() {
        /// Line number.
        in line: (Bits<42>),
        /// It is in the second one.
        out second: (Bit),
    }
    |g| {
        g.output("second", &bank(&g.input("line")));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct JoinedBanks() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A store is there,
        pub present: Signal<In, Bit>,
        /// and may go, in this cycle.
        pub stores: Signal<In, Bit>,
        /// Instead: something wants to read the line, or to change it elsewhere.
        pub wants: Signal<In, Bit>,
        /// Its line, or the one that is wanted, and what it writes there.
        pub part: Signal<In, StoredEvent>,
        /// They.
        pub data: Signal<In, Bits<512>>,
        /// A line of the other bank that it writes too, if it does, and what.
        pub beside: Signal<In, StoredEvent>,
        /// They.
        pub beside_data: Signal<In, Bits<512>>,
        /// Wave of the store.
        pub wave: Signal<In, Bits<4>>,
        /// Number of the record that its instruction gets.
        pub tag: Signal<In, Bits<6>>,
        /// All of the store is taken.
        pub taken: Signal<Out, Bit>,
        /// It begins so many lines.
        pub begins: Signal<Out, Bits<2>>,
        /// The line that something wants has not left yet.
        pub held: Signal<Out, Bit>,

        /// A line leaves.
        pub leaving: Signal<Out, Bit>,
        /// Memory takes it.
        pub ready: Signal<In, Bit>,
        /// Its number.
        pub left_line: Signal<Out, Bits<42>>,
        /// Its bytes.
        pub left_mask: Signal<Out, Bits<64>>,
        /// Its record.
        pub left_tag: Signal<Out, Bits<6>>,
        /// What is written.
        pub left_data: Signal<Out, Bits<512>>,
        /// What is put into a line, by bank.
        pub debug_stored: Vec<Signal<Out, StoredEvent>> = signals(BANKS),

        bank: Vec<JoinedStores> = (0..BANKS).map(|_| JoinedStores::new()).collect(),
        place: LineBank = LineBank::new(),
        // Of the two lines: it is there, while the other one waits.
        here: DFF<Bit>,
        beside_here: DFF<Bit>,
        // The bank whose line leaves where both have one; the one whose line memory has not taken.
        turn: DFF<Bit>,
        is_second: Vec<Signal<Local, Bit>> = signals(BANKS),
        comes: Signal<Local, Bit>,
        beside_comes: Signal<Local, Bit>,
        is_here: Signal<Local, Bit>,
        is_beside_here: Signal<Local, Bit>,
        all_here: Signal<Local, Bit>,
        begun: Signal<Local, Bits<2>>,
        leaves_second: Signal<Local, Bit>,
        event: Signal<Local, StoredEvent>,
        beside_event: Signal<Local, StoredEvent>,
    }
}

impl Logic for JoinedBanks {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, here, beside_here, turn);
        self.place.line.next = self.part.val().line;
        self.is_second[0].next = false;
        self.is_second[1].next = true;
        self.comes.next = self.stores.val() & !self.here.q.val();
        self.beside_comes.next = self.stores.val() & self.beside.val().valid & !self.beside_here.q.val();
        self.is_here.next = self.here.q.val();
        self.is_beside_here.next = self.beside_here.q.val() | !self.beside.val().valid;
        self.begun.next = 0.into();
        self.held.next = false;
        for i in 0..self.bank.len() {
            self.bank[i].clock.next = self.clock.val();
            self.bank[i].wave.next = self.wave.val();
            self.bank[i].tag.next = self.tag.val();
            // The line itself is of this bank, or else the other one.
            if self.is_second[i].val() == self.place.second.val() {
                self.bank[i].stores.next = self.comes.val();
                self.bank[i].wants.next = self.wants.val();
                self.bank[i].line.next = self.part.val().line;
                self.bank[i].mask.next = self.part.val().mask;
                self.bank[i].data.next = self.data.val();
                if self.bank[i].taken.val() {
                    self.is_here.next = true;
                }
            } else {
                self.bank[i].stores.next = self.beside_comes.val();
                self.bank[i].wants.next = false;
                self.bank[i].line.next = self.beside.val().line;
                self.bank[i].mask.next = self.beside.val().mask;
                self.bank[i].data.next = self.beside_data.val();
                if self.bank[i].taken.val() {
                    self.is_beside_here.next = true;
                }
            }
            if self.bank[i].held.val() {
                self.held.next = true;
            }
        }
        if self.bank[0].begins.val() {
            self.begun.next = 1.into();
        }
        self.begins.next = self.begun.val();
        if self.bank[1].begins.val() {
            self.begins.next = self.begun.val() + 1;
        }
        self.bank[0].stored_beside.next = self.bank[1].taken.val();
        self.bank[1].stored_beside.next = self.bank[0].taken.val();

        self.all_here.next = self.stores.val() & self.is_here.val() & self.is_beside_here.val();
        self.taken.next = self.all_here.val();
        self.here.d.next = self.present.val() & self.is_here.val() & !self.all_here.val();
        self.beside_here.d.next =
            self.present.val() & self.beside.val().valid & self.is_beside_here.val() & !self.all_here.val();
        self.event.next = self.part.val();
        self.event.next.valid = self.comes.val() & self.is_here.val();
        self.beside_event.next = self.beside.val();
        self.beside_event.next.valid = self.beside_comes.val() & self.is_beside_here.val();
        self.debug_stored[0].next = self.event.val();
        self.debug_stored[1].next = self.beside_event.val();

        // A line that memory does not take stays the one that leaves.
        self.leaves_second.next = self.bank[1].leaving.val() & (self.turn.q.val() | !self.bank[0].leaving.val());
        self.leaving.next = self.bank[0].leaving.val() | self.bank[1].leaving.val();
        self.bank[0].ready.next = self.ready.val() & !self.leaves_second.val();
        self.bank[1].ready.next = self.ready.val() & self.leaves_second.val();
        self.left_line.next = self.bank[0].left_line.val();
        self.left_mask.next = self.bank[0].left_mask.val();
        self.left_tag.next = self.bank[0].left_tag.val();
        self.left_data.next = self.bank[0].left_data.val();
        if self.leaves_second.val() {
            self.left_line.next = self.bank[1].left_line.val();
            self.left_mask.next = self.bank[1].left_mask.val();
            self.left_tag.next = self.bank[1].left_tag.val();
            self.left_data.next = self.bank[1].left_data.val();
        }
        if self.leaving.val() {
            self.turn.d.next = self.leaves_second.val() ^ self.ready.val();
        }
    }
}
