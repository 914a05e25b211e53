//! Counters: what is outstanding (up when something starts, down when it finishes, neither when both happen at once), and
//! results that are seen some time after they are written.

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
        step: Signal<Local, Bits<6>>,
        state: DFF<Bits<6>>,
    }
}

impl Logic for OutstandingCounter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state);
        // One adder for both directions: -1 is 63.
        self.step.next = 1.into();
        if self.down.val() {
            self.step.next = 63.into();
        }
        if self.up.val() ^ self.down.val() {
            self.state.d.next = self.state.q.val() + self.step.val();
        }
        self.count.next = self.state.q.val();
        self.none.next = self.state.q.val() == 0;
    }
}

hardware_block! {
    /// Results outstanding, as somebody sees them who learns of a result some cycles after it is written: meanwhile one is
    /// outstanding still.
    pub struct ResultCounter() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// One more is to come.
        pub up: Signal<In, Bit>,
        /// One is written.
        pub down: Signal<In, Bit>,
        /// Cycles until that is seen.
        pub delay: Signal<In, Bits<5>>,
        /// How many are outstanding.
        pub count: Signal<Out, Bits<6>>,
        /// As many as are seen a cycle later, if no result is written meanwhile.
        pub soon: Signal<Out, Bits<6>>,
        /// None is.
        pub none: Signal<Out, Bit>,
        /// All are written, seen or not.
        pub written: Signal<Out, Bit>,
        counter: OutstandingCounter = OutstandingCounter::new(),
        unseen: DFF<Bits<5>>,
    }
}

impl Logic for ResultCounter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, unseen);
        clock!(self, clock, counter);
        self.counter.up.next = self.up.val();
        self.counter.down.next = self.down.val();
        if self.unseen.q.val() != 0 {
            self.unseen.d.next = self.unseen.q.val() - 1;
        }
        if self.down.val() {
            self.unseen.d.next = self.delay.val();
        }
        self.written.next = self.counter.none.val();
        self.count.next = self.counter.count.val();
        self.soon.next = self.counter.count.val();
        self.none.next = self.counter.none.val();
        if self.counter.none.val() & (self.unseen.q.val() != 0) {
            self.count.next = 1.into();
            self.none.next = false;
            if self.unseen.q.val() > 1 {
                self.soon.next = 1.into();
            }
        }
    }
}
