//! Counters: what is outstanding (up when something starts, down when it finishes, neither when both happen at once), and
//! clock cycles.

use crate::hardware_block;
use rust_hdl::prelude::*;

hardware_block! {
    /// Six bits; whoever counts up keeps it below 64.
    pub struct OutstandingCounter() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// One more starts.
        pub up: Signal<In, Bit>,
        /// One finished.
        pub down: Signal<In, Bit>,
        /// How many are outstanding.
        pub count: Signal<Out, Bits<6>>,
        /// None is.
        pub none: Signal<Out, Bit>,
        state: DFF<Bits<6>>,
    }
}

impl Logic for OutstandingCounter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state);
        if self.up.val() & !self.down.val() {
            self.state.d.next = self.state.q.val() + 1;
        } else if !self.up.val() & self.down.val() {
            self.state.d.next = self.state.q.val() - 1;
        }
        self.count.next = self.state.q.val();
        self.none.next = self.state.q.val() == 0;
    }
}

hardware_block! {
    /// Clock cycles since configuration. The count is shown only when it is asked for, so that nothing else has to follow it.
    pub struct CycleCounter() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The count is wanted.
        pub read: Signal<In, Bit>,
        /// The count, zero when it is not wanted.
        pub cycles: Signal<Out, Bits<64>>,
        state: DFF<Bits<64>>,
    }
}

impl Logic for CycleCounter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state);
        self.state.d.next = self.state.q.val() + 1;
        self.cycles.next = 0.into();
        if self.read.val() {
            self.cycles.next = self.state.q.val();
        }
    }
}
