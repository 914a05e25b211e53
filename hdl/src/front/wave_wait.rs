//! When a wave does not issue although its next instruction could: delays, sleep, halt (5.2), and jumps that another
//! unit computes.
//!
//! Sleep is counted in ticks of 64 cycles that all waves share, so that S_SLEEP n lasts between 64 * (n - 1) and 64 * n
//! cycles. A wave that is woken while it does not sleep skips its next sleep (STATE_PRIV.SLEEP_WAKEUP, 3.4.2).

use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// Why a wave waits though nothing that its instruction needs is missing.
    pub struct WaitReason {
        /// Cycles without issue are left.
        pub holds: Bit,
        /// It sleeps.
        pub asleep: Bit,
        /// It is halted.
        pub halted: Bit,
        /// An instruction that stops it is under way.
        pub stopped: Bit,
    }
}

hardware_block! {
    /// See the module's description.
    pub struct WaveWait(traps: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave starts here.
        pub launch: Signal<In, Bit>,
        /// A program-control instruction issues; what it asks for follows.
        pub granted: Signal<In, Bit>,
        /// Cycles without issue.
        pub hold: Signal<In, Bits<5>>,
        /// Ticks of sleep.
        pub sleep: Signal<In, Bits<7>>,
        /// Sleep until woken.
        pub sleep_forever: Signal<In, Bit>,
        /// No issue any more.
        pub halts: Signal<In, Bit>,
        /// An instruction issues that stops the wave until it is done.
        pub stops: Signal<In, Bit>,
        /// It is done.
        pub resumes: Signal<In, Bit>,
        /// The wave sleeps for `sleep_time` ticks.
        pub put_to_sleep: Signal<In, Bit>,
        /// Ticks.
        pub sleep_time: Signal<In, Bits<7>>,
        /// Another wave of the work-group wakes this one.
        pub woken: Signal<In, Bit>,
        /// Where there are traps: one is due, the wave sleeps no longer.
        pub trapped: Vec<Signal<In, Bit>> = signals(usize::from(traps)),
        /// It is halted ([`super::trap`]).
        pub stands: Vec<Signal<In, Bit>> = signals(usize::from(traps)),
        /// One cycle in 64.
        pub tick: Signal<In, Bit>,
        /// A sleep counts ticks down.
        pub counts: Signal<Out, Bit>,
        /// The wave may issue.
        pub awake: Signal<Out, Bit>,
        /// Why not, for the debug ports.
        pub debug_wait: Signal<Out, WaitReason>,
        /// A wake-up came before: the next sleep is skipped.
        pub has_credit: Signal<Out, Bit>,
        hold_count: DFF<Bits<5>>,
        sleep_count: DFF<Bits<7>>,
        forever: DFF<Bit>,
        halted: DFF<Bit>,
        credit: DFF<Bit>,
        stopped: DFF<Bit>,
        asleep: Signal<Local, Bit>,
        sleeps: Signal<Local, Bit>,
    }
}

impl Logic for WaveWait {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, hold_count, sleep_count, forever, halted, credit, stopped);
        self.has_credit.next = self.credit.q.val();
        self.counts.next = self.sleep_count.q.val() != 0;
        self.asleep.next = self.counts.val() | self.forever.q.val();
        self.awake.next =
            (self.hold_count.q.val() == 0) & !self.asleep.val() & !self.halted.q.val() & !self.stopped.q.val();
        self.debug_wait.next.holds = self.hold_count.q.val() != 0;
        self.debug_wait.next.asleep = self.asleep.val();
        self.debug_wait.next.halted = self.halted.q.val();
        self.debug_wait.next.stopped = self.stopped.q.val();
        for k in 0..self.stands.len() {
            self.debug_wait.next.halted = self.stands[k].val();
            if self.stands[k].val() {
                self.awake.next = false;
            }
        }
        self.sleeps.next = (self.sleep.val() != 0) | self.sleep_forever.val();

        if self.hold_count.q.val() != 0 {
            self.hold_count.d.next = self.hold_count.q.val() - 1;
        }
        if self.tick.val() & self.counts.val() {
            self.sleep_count.d.next = self.sleep_count.q.val() - 1;
        }
        if self.woken.val() {
            self.sleep_count.d.next = 0.into();
            self.forever.d.next = false;
            self.credit.d.next = !self.asleep.val();
        }
        for k in 0..self.trapped.len() {
            if self.trapped[k].val() {
                self.sleep_count.d.next = 0.into();
                self.forever.d.next = false;
            }
        }
        if self.granted.val() {
            self.hold_count.d.next = self.hold.val();
            if self.halts.val() {
                self.halted.d.next = true;
            }
            if self.sleeps.val() {
                self.credit.d.next = false;
                if !self.credit.q.val() & !self.woken.val() {
                    self.sleep_count.d.next = self.sleep.val();
                    self.forever.d.next = self.sleep_forever.val();
                }
            }
        }
        if self.put_to_sleep.val() {
            self.credit.d.next = false;
            if !self.credit.q.val() & !self.woken.val() {
                self.sleep_count.d.next = self.sleep_time.val();
            }
        }
        if self.resumes.val() {
            self.stopped.d.next = false;
        }
        if self.stops.val() {
            self.stopped.d.next = true;
        }
        if self.launch.val() {
            self.hold_count.d.next = 0.into();
            self.sleep_count.d.next = 0.into();
            self.forever.d.next = false;
            self.halted.d.next = false;
            self.credit.d.next = false;
            self.stopped.d.next = false;
        }
    }
}
