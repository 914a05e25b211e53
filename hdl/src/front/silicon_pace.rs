//! What else a wave waits for at silicon's pace (docs/timing.md): S_DELAY_ALU, scalars of the scalar ALU in front of a vector operation that
//! writes some, and its own operation that has no place in the queue of the vector ALU yet.
//!
//! An S_DELAY_ALU behind an instruction of an ALU issues with it. It does not where it counts in a clause, where the wave goes on elsewhere, and
//! where instructions trap (TRAP_CTRL bits 9 and 6:0).

use super::decode::rdna4::delay_behind::DelayBehind;
use super::decode::{Head, IssueClass};
use super::delay::DelayAlu;
use crate::hardware_block;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct SiliconPace() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The head issues.
        pub grant: Signal<In, Bit>,
        /// It.
        pub head: Signal<In, Head>,
        /// Its class.
        pub class: Signal<In, IssueClass>,
        /// It is an S_DELAY_ALU.
        pub delays: Signal<In, Bit>,
        /// Second dword at the program counter.
        pub word1: Signal<In, Bits<32>>,
        /// Third one.
        pub word2: Signal<In, Bits<32>>,
        /// The dword behind the head is here.
        pub more: Signal<In, Bit>,
        /// The head issues alone, whatever is behind it.
        pub alone: Signal<In, Bit>,
        /// There is an S_DELAY_ALU behind it, which issues with it.
        pub takes_delay: Signal<Out, Bit>,
        /// Instructions of the scalar ALU under way.
        pub scalars: Signal<In, Bits<6>>,
        /// What they have written is seen.
        pub scalars_settled: Signal<In, Bit>,
        /// One of them is done.
        pub scalar_done: Signal<In, Bit>,
        /// An instruction of some wave issues to the vector ALU.
        pub vector_issues: Signal<In, Bit>,
        /// That takes one.
        pub vector_ready: Signal<In, Bit>,
        /// The wave issues nothing.
        pub delayed: Signal<Out, Bit>,
        /// What it issued to a full vector ALU stands between issue and the queue until there is room.
        pub staged: Signal<Out, Bit>,

        behind: DelayBehind = DelayBehind::new(),
        delay: DelayAlu = DelayAlu::new(),
        last_vector: DFF<Bit>,
        // The scalar instruction that issued last had several before it; clocks until its result is seen then.
        crowded: DFF<Bit>,
        settles: DFF<Bits<3>>,
        scalars_late: Signal<Local, Bit>,
    }
}

impl Logic for SiliconPace {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last_vector, crowded, settles);
        clock!(self, clock, delay);
        self.delay.grant.next = self.grant.val();
        self.behind.word1.next = self.word1.val();
        self.behind.word2.next = self.word2.val();
        self.behind.dwords.next = self.head.val().dwords;
        self.takes_delay.next = self.behind.delays.val()
            & self.more.val()
            & !self.alone.val()
            & !self.head.val().stops_wave
            & ((self.class.val() == IssueClass::Valu) | (self.class.val() == IssueClass::Salu));
        self.delay.delays.next = self.delays.val() | self.takes_delay.val();
        self.delay.operand.next = self.head.val().flow.operand;
        if self.takes_delay.val() {
            self.delay.operand.next = self.behind.operand.val();
        }
        self.delay.vector.next = self.class.val() == IssueClass::Valu;
        self.delay.transcendental.next = self.head.val().pace.transcendental;
        self.delay.scalar.next = self.class.val() == IssueClass::Salu;
        self.delayed.next = self.delay.waits.val();
        // Scalars are seen as late as by S_WAIT_ALU behind a scalar ALU that was idle, which takes silicon two clocks more to begin; two
        // clocks sooner when it had others before.
        if self.grant.val() & (self.class.val() == IssueClass::Salu) {
            self.crowded.d.next = self.scalars.val() > 3;
        }
        if self.settles.q.val() != 0 {
            self.settles.d.next = self.settles.q.val() - 1;
        }
        if self.scalar_done.val() {
            self.settles.d.next = 4.into();
        }
        self.scalars_late.next = self.scalars.val() != 0;
        if self.crowded.q.val() {
            self.scalars_late.next = !self.scalars_settled.val() | (self.settles.q.val() != 0);
        }
        if (self.class.val() == IssueClass::Valu) & self.head.val().writes_scalar & self.scalars_late.val() {
            self.delayed.next = true;
        }
        if self.vector_issues.val() {
            self.last_vector.d.next = self.grant.val() & (self.class.val() == IssueClass::Valu);
        }
        self.staged.next = self.last_vector.q.val() & !self.vector_ready.val();
    }
}
