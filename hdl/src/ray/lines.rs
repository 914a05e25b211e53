//! The two lines of a node of the hierarchy, which stay here for the lanes behind the one that has asked for them. They and their numbers are some
//! 1,110 flip-flops.

use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct NodeLines() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Number of the line that is wanted.
        pub number: Signal<In, Bits<42>>,
        /// It is the second one of a node.
        pub second: Signal<In, Bit>,
        /// It is here.
        pub held: Signal<Out, Bit>,
        /// It comes from memory.
        pub comes: Signal<In, Bit>,
        /// Its quarters.
        pub quarters: Vec<Signal<In, Bits<128>>> = signals(4),
        /// Nothing is kept: memory may change before it is looked at again.
        pub forgets: Signal<In, Bit>,
        /// The lines.
        pub lines: Vec<Signal<Out, Bits<512>>> = signals(2),

        kept: Vec<DFF<Bits<512>>> = signals(2),
        known: Vec<DFF<Bit>> = signals(2),
        numbers: Vec<DFF<Bits<42>>> = signals(2),
        line: Signal<Local, Bits<512>>,
    }
}

impl Logic for NodeLines {
    #[hdl_gen]
    fn update(&mut self) {
        self.held.next = self.known[0].q.val() & (self.numbers[0].q.val() == self.number.val());
        if self.second.val() {
            self.held.next = self.known[1].q.val() & (self.numbers[1].q.val() == self.number.val());
        }
        self.line.next = (bit_cast::<512, 128>(self.quarters[3].val()) << 384)
            | (bit_cast::<512, 128>(self.quarters[2].val()) << 256)
            | (bit_cast::<512, 128>(self.quarters[1].val()) << 128)
            | bit_cast::<512, 128>(self.quarters[0].val());
        for i in 0..self.lines.len() {
            self.kept[i].clock.next = self.clock.val();
            self.known[i].clock.next = self.clock.val();
            self.numbers[i].clock.next = self.clock.val();
            self.kept[i].d.next = self.kept[i].q.val();
            self.known[i].d.next = self.known[i].q.val() & !self.forgets.val();
            self.numbers[i].d.next = self.numbers[i].q.val();
            self.lines[i].next = self.kept[i].q.val();
        }
        if self.comes.val() & !self.second.val() {
            self.kept[0].d.next = self.line.val();
            self.known[0].d.next = true;
            self.numbers[0].d.next = self.number.val();
        }
        if self.comes.val() & self.second.val() {
            self.kept[1].d.next = self.line.val();
            self.known[1].d.next = true;
            self.numbers[1].d.next = self.number.val();
        }
    }
}
