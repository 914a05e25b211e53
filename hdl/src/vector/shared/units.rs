//! The shared units with their operands and results for all lanes; the protocol is in the parent module.

use super::binary64::root::RootIteration;
use super::binary64::{self, Binary64Unit, root};
use super::shifts::{OperandShift, ResultShift};
use super::timeline::Timeline;
use super::transcendental::{self, TranscendentalUnit};
use super::{Kind, SharedControl};
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

/// Clocks of an operation of each kind before the next one of the same kind can follow, and those in which some lanes
/// enter.
fn intervals(lanes: usize, fast: usize, doubles: usize) -> [[u64; 2]; 3] {
    let fast = lanes.div_ceil(fast) as u64;
    // Without a datapath no such operation comes.
    let slow = lanes.div_ceil(doubles.max(1)) as u64;
    [[fast, fast], [slow, slow], [slow * root::CLOCKS, slow]]
}

/// Clocks of each kind, for [`Timeline`].
fn latencies(units: Units) -> [usize; 3] {
    let fast = transcendental::latency(units);
    let slow = if units.binary64 > 0 { binary64::LATENCY } else { fast };
    [fast, slow, slow]
}

/// Transcendental units: no more than lanes.
fn fast(lanes: usize, units: Units) -> usize {
    units.transcendental.min(lanes)
}

hardware_block! {
    /// For `lanes` physical lanes, a power of two, with the transcendental units and binary64 datapaths of `units`.
    pub struct SharedUnits(lanes: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An operation leaves the queue for these units.
        pub launch: Signal<In, Bit>,
        /// What serves it.
        pub launch_kind: Signal<In, Kind>,
        /// It is a transcendental function of one lane.
        pub launch_of_one: Signal<In, Bit>,
        /// An operation of `launch_kind` may launch.
        pub ready: Signal<Out, Bit>,
        /// The operands of the operation launched last are here.
        pub start: Signal<In, Bit>,
        /// Its control word.
        pub control: Signal<In, SharedControl>,
        /// First sources.
        pub s0: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Second sources.
        pub s1: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Third sources.
        pub s2: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Mask bits.
        pub mask: Vec<Signal<In, Bit>> = signals(lanes),
        /// `done` follows in [`ANNOUNCE`](super::ANNOUNCE) clocks.
        pub announce: Signal<Out, Bit>,
        /// The results are there, for this clock.
        pub done: Signal<Out, Bit>,
        /// The results.
        pub value: Vec<Signal<Out, Bits<64>>> = signals(lanes),
        /// Their comparisons and mask bits.
        pub flag: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Their exceptions.
        pub exceptions: Vec<Signal<Out, Bits<7>>> = signals(if units.exceptions { lanes } else { 0 }),

        operands: OperandShift = OperandShift::new(lanes, fast(lanes, units), units.binary64),
        results: ResultShift = ResultShift::new(lanes, fast(lanes, units), units.binary64, usize::from(units.exceptions)),
        timeline: Timeline = Timeline::new(latencies(units)),
        transcendental: Vec<TranscendentalUnit> =
            (0..fast(lanes, units)).map(|_| TranscendentalUnit::new(units)).collect(),
        binary64: Vec<Binary64Unit> = (0..units.binary64).map(|_| Binary64Unit::new(units.set, units.exceptions)).collect(),
        root: Vec<RootIteration> = (0..units.binary64).map(|_| RootIteration::new()).collect(),
        interval: Vec<Constant<Bits<10>>> =
            intervals(lanes, fast(lanes, units), units.binary64).map(|[interval, _]| Constant::new(interval.into())).into(),
        steps: Vec<Constant<Bits<6>>> = intervals(lanes, fast(lanes, units), units.binary64).map(|[_, steps]| Constant::new(steps.into())).into(),
        last_phase: Constant<Bits<5>> = Constant::new((root::CLOCKS - 1).into()),
        // Clocks until the next launch, operations launched and not done, their kind.
        spacing: DFF<Bits<10>>,
        under_way: DFF<Bits<4>>,
        kind: DFF<Kind>,
        // Steps in which lanes of the present operation still enter, the clock of an iterated one.
        feed: DFF<Bits<6>>,
        phase: DFF<Bits<5>>,
        feed_control: DFF<SharedControl>,
        launch_interval: Signal<Local, Bits<10>>,
        start_steps: Signal<Local, Bits<6>>,
        step: Signal<Local, Bit>,
    }
}

impl Logic for SharedUnits {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, spacing, under_way, kind, feed, phase, feed_control);
        clock!(self, clock, operands, results, timeline);

        // Launches keep the distance that their operands need; another kind waits until nothing is under way.
        self.launch_interval.next = self.interval[0].val();
        if self.launch_kind.val() == Kind::Binary64 {
            self.launch_interval.next = self.interval[1].val();
        } else if self.launch_kind.val() == Kind::Root {
            self.launch_interval.next = self.interval[2].val();
        }
        self.ready.next = (self.spacing.q.val() == 0)
            & (self.under_way.q.val() != 15)
            & ((self.under_way.q.val() == 0) | (self.kind.q.val() == self.launch_kind.val()));
        if self.spacing.q.val() != 0 {
            self.spacing.d.next = self.spacing.q.val() - 1;
        }
        if self.launch.val() {
            self.spacing.d.next = self.launch_interval.val() - 1;
            if self.launch_of_one.val() {
                self.spacing.d.next = 0.into();
            }
            self.kind.d.next = self.launch_kind.val();
        }
        if self.launch.val() & !self.timeline.done.val() {
            self.under_way.d.next = self.under_way.q.val() + 1;
        } else if !self.launch.val() & self.timeline.done.val() {
            self.under_way.d.next = self.under_way.q.val() - 1;
        }

        // Lanes enter the units.
        self.start_steps.next = self.steps[0].val();
        if self.kind.q.val() != Kind::Transcendental {
            self.start_steps.next = self.steps[1].val();
        }
        self.step.next = self.feed.q.val() != 0;
        if (self.kind.q.val() == Kind::Root) & (self.feed.q.val() != 0) {
            self.phase.d.next = self.phase.q.val() + 1;
            self.step.next = false;
            if self.phase.q.val() == self.last_phase.val() {
                self.phase.d.next = 0.into();
                self.step.next = true;
            }
        }
        if self.step.val() {
            self.feed.d.next = self.feed.q.val() - 1;
        }
        if self.start.val() {
            self.feed.d.next = self.start_steps.val();
            if self.control.val().function.of_one_lane {
                self.feed.d.next = 1.into();
            }
            self.feed_control.d.next = self.control.val();
        }
        self.timeline.last.next = self.feed.q.val() == 1;
        self.operands.load.next = self.start.val();
        self.operands.step_fast.next = self.step.val() & (self.kind.q.val() == Kind::Transcendental);
        self.operands.step_slow.next = self.step.val() & (self.kind.q.val() != Kind::Transcendental);
        for i in 0..self.s0.len() {
            self.operands.s0[i].next = self.s0[i].val();
            self.operands.s1[i].next = self.s1[i].val();
            self.operands.s2[i].next = self.s2[i].val();
            self.operands.mask[i].next = self.mask[i].val();
            self.value[i].next = self.results.value[i].val();
            self.flag[i].next = self.results.flag[i].val();
        }
        for i in 0..self.exceptions.len() {
            self.exceptions[i].next = self.results.exceptions[i].val();
        }
        for i in 0..self.results.fast_exceptions.len() {
            self.results.fast_exceptions[i].next = self.transcendental[i].exceptions[0].val();
        }
        for i in 0..self.results.slow_exceptions.len() {
            self.results.slow_exceptions[i].next = self.binary64[i].exceptions[0].val();
        }
        for i in 0..self.transcendental.len() {
            self.transcendental[i].clock.next = self.clock.val();
            self.transcendental[i].control.next = self.feed_control.q.val();
            self.transcendental[i].s0.next = self.operands.fast_s0[i].val();
            self.results.fast_value[i].next = self.transcendental[i].value.val();
        }
        for i in 0..self.binary64.len() {
            self.binary64[i].clock.next = self.clock.val();
            self.binary64[i].control.next = self.feed_control.q.val();
            self.binary64[i].s0.next = self.operands.slow_s0[i].val();
            self.binary64[i].s1.next = self.operands.slow_s1[i].val();
            self.binary64[i].s2.next = self.operands.slow_s2[i].val();
            self.binary64[i].mask.next = self.operands.slow_mask[i].val();
            self.binary64[i].root_a.next = self.root[i].a.val();
            self.binary64[i].root_b.next = self.root[i].b.val();
            self.binary64[i].root_addend.next = self.root[i].addend.val();
            self.binary64[i].root_exponent.next = self.root[i].exponent.val();
            self.root[i].clock.next = self.clock.val();
            self.root[i].control.next = self.feed_control.q.val();
            self.root[i].phase.next = self.phase.q.val();
            self.root[i].significand.next = self.binary64[i].root_significand.val();
            self.root[i].power.next = self.binary64[i].root_power.val();
            self.root[i].product.next = self.binary64[i].root_product.val();
            self.results.slow_value[i].next = self.binary64[i].value.val();
            self.results.slow_flag[i].next = self.binary64[i].flag.val();
        }

        // Results.
        self.timeline.step.next = self.step.val();
        self.timeline.kind.next = self.kind.q.val();
        self.timeline.of_one_lane.next = self.feed_control.q.val().function.of_one_lane;
        self.results.of_one_lane.next = self.timeline.taken_of_one.val();
        self.results.step_fast.next = self.timeline.taken_fast.val();
        self.results.step_slow.next = self.timeline.taken_slow.val();
        self.announce.next = self.timeline.announce.val();
        self.done.next = self.timeline.done.val();
    }
}
