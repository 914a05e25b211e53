//! The steps of the operation at the head of the queue: its beats, and the second step of those that have two. Where two lanes share a
//! float unit, its operations take turns.
//!
//! ```text
//!   plain       beat 0, beat 1 ...
//!   collecting  first source of beat 0, 1 ...; one cycle; beat 0, 1 ...
//!   exchange    beat 0 to the one register, beat 0 to the other, beat 1 to the one ...
//!   in turns    beat 0 of even lanes, beat 0 of odd lanes, beat 1 of even lanes ...
//!   walk        beat 0, beat 1 ... of the first rows; beat 0, beat 1 ... of the next
//! ```

use crate::hardware_block;
use crate::vector::cross_lane::CrossLane;
use crate::vector::record::QueuedOperation;
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// What the [`CrossLane`] kind of an operation means for its steps.
    pub struct StepKind() {
        /// The kind.
        in cross: (CrossLane),
        /// Halves of the sources that VGPRs hold.
        in need: (Bits<6>),
        /// It collects its first source.
        out collects: (Bit),
        /// It has an exchange's two steps.
        out exchanges: (Bit),
        /// The upper half of a wave64 in the second of them.
        out halves: (Bit),
        /// Its second step has one beat.
        out reads_lane: (Bit),
        /// Halves that the first step needs.
        out first_need: (Bits<6>),
        /// Halves that the second step needs.
        out second_need: (Bits<6>),
    }
    |g| {
        let (cross, need) = (g.input("cross"), g.input("need"));
        let is = |wanted: CrossLane| cross.is_a(wanted);
        let collects = cross.any() & !cross.same_width(CrossLane::LAST_COLLECTING as u128).less(&cross);
        let exchanges = is(CrossLane::Exchange) | is(CrossLane::Halves);
        let varies = is(CrossLane::Permlane16Var) | is(CrossLane::Permlanex16Var);
        let first = varies.select(&g.constant(6, 0b00_1111), &g.constant(6, 0b00_0011));
        g.output("first_need", &collects.select(&(&need & &first), &need));
        g.output("second_need", &(&need & &g.constant(6, 0b11_1100)).when(&collects));
        g.output("collects", &collects);
        g.output("exchanges", &exchanges);
        g.output("halves", &is(CrossLane::Halves));
        g.output("reads_lane", &(is(CrossLane::ReadLane) | is(CrossLane::ReadFirstLane)));
    }
}

hardware_block! {
    /// Follows the operation at the head through its steps. `paired_float`: float operations take turns; `walks`: some operations
    /// walk, in as many steps as `last_step` has ones.
    pub struct Steps(beats: usize, paired_float: bool, walks: bool, last_step: u64) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The operation.
        pub head: Signal<In, QueuedOperation>,
        /// Nothing happens in this cycle.
        pub hold: Signal<In, Bit>,
        /// Another step of a walk through rows follows behind this one ([`crate::vector::matrix::walk`]).
        pub walks_on: Signal<In, Bit>,
        /// Halves that are gathered: those of the step, or of a walk its own.
        pub gathers: Signal<In, Bits<6>>,
        /// Halves granted in this cycle.
        pub granted: Signal<In, Bits<6>>,
        /// All are there: the beat launches.
        pub complete: Signal<In, Bit>,
        /// Halves gathered in earlier cycles.
        pub gathered: Signal<Out, Bits<6>>,
        /// Halves that the step needs.
        pub step_need: Signal<Out, Bits<6>>,
        /// Beat.
        pub beat: Signal<Out, Bits<3>>,
        /// The step of a walk.
        pub walk: Signal<Out, Bits<6>>,
        /// The step collects.
        pub collects: Signal<Out, Bit>,
        /// Its first source is what was collected.
        pub uses_crossed: Signal<Out, Bit>,
        /// The operation is an exchange.
        pub exchanges: Signal<Out, Bit>,
        /// The step is the second of an exchange.
        pub exchanged: Signal<Out, Bit>,
        /// The step has the operands of the one before.
        pub keeps: Signal<Out, Bit>,
        /// The operation is for the even lanes, then for the odd ones.
        pub takes_turns: Signal<Out, Bit>,
        /// The odd ones' turn.
        pub odd: Signal<Out, Bit>,
        /// It is for the upper half of the wave.
        pub takes_upper_half: Signal<Out, Bit>,
        /// What was collected is on its way: nothing launches.
        pub drains: Signal<Out, Bit>,
        /// Nothing of the operation has launched yet.
        pub begins: Signal<Out, Bit>,
        /// The operation leaves the queue with this launch.
        pub leaves: Signal<Out, Bit>,

        kind: StepKind = StepKind::new(),
        last_beat_number: Constant<Bits<3>> = Constant::new((beats as u64 - 1).into()),
        paired_float: Constant<Bit> = Constant::new(paired_float),
        has_walks: Constant<Bit> = Constant::new(walks),
        last_step: Constant<Bits<6>> = Constant::new(last_step.into()),
        beat_state: DFF<Bits<3>>,
        walk_state: DFF<Bits<6>>,
        odd_state: DFF<Bit>,
        second: DFF<Bit>,
        draining: DFF<Bit>,
        gathered_state: DFF<Bits<6>>,
        last_beat: Signal<Local, Bit>,
        last_turn: Signal<Local, Bit>,
        first_of_two: Signal<Local, Bit>,
        goes_on: Signal<Local, Bit>,
        last: Signal<Local, Bit>,
    }
}

impl Logic for Steps {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, beat_state, walk_state, odd_state, second, draining, gathered_state);
        self.kind.cross.next = self.head.val().cross;
        self.kind.need.next = self.head.val().need;
        self.gathered.next = self.gathered_state.q.val();
        self.beat.next = self.beat_state.q.val();
        self.walk.next = self.walk_state.q.val();
        self.collects.next = self.kind.collects.val() & !self.second.q.val();
        self.uses_crossed.next = self.kind.collects.val() & self.second.q.val();
        self.exchanges.next = self.kind.exchanges.val();
        self.exchanged.next = self.kind.exchanges.val() & self.second.q.val();
        self.keeps.next = self.odd_state.q.val() | (self.kind.exchanges.val() & self.second.q.val());
        self.takes_turns.next =
            self.paired_float.val() & (self.head.val().unit == UnitName::Float) & !self.collects.val();
        self.odd.next = self.odd_state.q.val();
        self.last_turn.next = !self.takes_turns.val() | self.odd_state.q.val();
        self.takes_upper_half.next = self.kind.halves.val() & self.second.q.val();
        self.drains.next = self.draining.q.val();
        self.begins.next = (self.beat_state.q.val() == 0)
            & (self.walk_state.q.val() == 0)
            & !self.second.q.val()
            & !self.odd_state.q.val();
        self.step_need.next = self.kind.first_need.val();
        if self.second.q.val() {
            self.step_need.next = self.kind.second_need.val();
        }
        if self.odd_state.q.val() {
            self.step_need.next = 0.into();
        }

        self.first_of_two.next = (self.kind.collects.val() | self.kind.exchanges.val()) & !self.second.q.val();
        self.last_beat.next = (self.beat_state.q.val() == self.last_beat_number.val())
            | (self.kind.reads_lane.val() & self.second.q.val());
        self.goes_on.next = self.has_walks.val() & self.walks_on.val();
        self.last.next = self.last_turn.val() & self.last_beat.val() & !self.first_of_two.val() & !self.goes_on.val();
        self.leaves.next = self.complete.val() & self.last.val();
        self.draining.d.next = false;
        if !self.hold.val() {
            self.gathered_state.d.next = self.gathered_state.q.val() | (self.granted.val() & self.gathers.val());
        }
        if self.complete.val() {
            self.gathered_state.d.next = 0.into();
            self.odd_state.d.next = !self.last_turn.val();
            if self.last_turn.val() {
                self.beat_state.d.next = self.beat_state.q.val() + 1;
            }
            self.second.d.next = self.second.q.val() & self.kind.collects.val();
            if self.first_of_two.val() {
                if self.kind.exchanges.val() {
                    self.second.d.next = true;
                    self.beat_state.d.next = self.beat_state.q.val();
                } else if self.last_beat.val() {
                    self.second.d.next = true;
                    self.draining.d.next = true;
                    self.beat_state.d.next = 0.into();
                }
            }
            if self.goes_on.val() & self.last_beat.val() {
                self.walk_state.d.next = (self.walk_state.q.val() + 1) & self.last_step.val();
                self.beat_state.d.next = 0.into();
            }
            if self.last.val() {
                self.second.d.next = false;
                self.beat_state.d.next = 0.into();
                self.walk_state.d.next = 0.into();
            }
        }
    }
}
