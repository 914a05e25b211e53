//! The matrix unit: lanes' operands, datapaths, and the counter that leads them through a multiply. The protocol is that of the
//! vector ALU's shared units ([`crate::vector::shared`]), with a step for every two rows.

use super::dot::{MatrixDot, MatrixStages};
use super::operands::MatrixLane;
use super::spread::MatrixSpread;
use super::{LATENCY, MatrixControl};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::vector::shared::ANNOUNCE;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Deals the operands of `lanes` physical lanes to the lanes of the wave that they stand for.
    pub struct MatrixDeal(lanes: usize) {
        /// Operands arrive.
        in start: (Bit),
        /// Of this beat.
        in beat: (Bits<3>),
        /// First operands.
        in s0: [Bits<64>; lanes],
        /// Second ones.
        in s1: [Bits<64>; lanes],
        /// Third ones.
        in s2: [Bits<64>; lanes],
        /// Lanes of the wave that get some.
        out take: [Bit; 32],
        /// Their first operands.
        out left: [Bits<64>; 32],
        /// Second ones.
        out right: [Bits<64>; 32],
        /// Third ones.
        out addend: [Bits<64>; 32],
    }
    |g| {
        let (start, beat) = (g.input("start"), g.input("beat"));
        g.outputs("take", &(0..32).map(|lane| &start & beat.is((lane / lanes) as u128)).collect::<Vec<_>>());
        for (to, from) in [("left", "s0"), ("right", "s1"), ("addend", "s2")] {
            let values = g.inputs(from, lanes);
            g.outputs(to, &(0..32).map(|lane| values[lane % lanes].clone()).collect::<Vec<_>>());
        }
    }
}

generator_block! {
    /// What the datapaths do in a clock of a multiply, in an order in which the two or four elements of a lane that are written together
    /// follow each other.
    pub struct MatrixPlace(beats: usize) {
        /// Clocks since the multiply began.
        in count: (Bits<7>),
        /// Of the multiply.
        in control: (MatrixControl),
        /// The group along K.
        out group: (Bit),
        /// The element of D, of eight.
        out output: (Bits<3>),
        /// The beat.
        out beat: (Bits<3>),
        /// The last clock.
        out last: (Bit),
        /// The third-last one, or later.
        out soon: (Bit),
        /// No group follows.
        out last_group: (Bit),
        /// Elements that are written together are complete.
        out completes: (Bit),
    }
    |g| {
        let count = g.input("count");
        let function = g.input_of::<MatrixControl>("control").function;
        let (halves, narrow) = (function.has_halves(), function.narrow);
        let bits = beats.trailing_zeros();
        let clocks = 8 * beats as u128;
        let wide = count.slice(1 + bits, 2).concat(&count.bit(0));
        let packed = count.slice(2 + bits, 1).concat(&count.slice(0, 2));
        let beat = |first: u32| if bits == 0 { g.zero(3) } else { count.slice(first, bits).zero_extend(3) };
        let at_least = |at: u128| !count.less(&count.same_width(at));
        let group = count.bit(3 + bits);
        g.output("output", &narrow.select(&packed, &wide));
        g.output("beat", &narrow.select(&beat(2), &beat(1)));
        g.output("last", &halves.select(&count.is(2 * clocks - 1), &count.is(clocks - 1)));
        g.output("soon", &halves.select(&at_least(2 * clocks - 3), &at_least(clocks - 3)));
        g.output("last_group", &(!&halves | &group));
        g.output("completes", &(count.bit(0) & (!narrow | count.bit(1))));
        g.output("group", &group);
    }
}

generator_block! {
    /// When results are there: `latency` clocks and one behind the last element that is written with them.
    pub struct MatrixTimeline(latency: usize) clocked {
        /// The last element enters.
        in enters: (Bit),
        /// The results are there in [`ANNOUNCE`] clocks.
        out announce: (Bit),
        /// They are there.
        out done: (Bit),
    }
    |g| {
        let mut at: Vec<Wire> = vec![g.input("enters")];
        for clock in 0..=latency {
            at.push(g.register("entered", &at[clock]));
        }
        g.output("announce", &at[latency + 1 - ANNOUNCE]);
        g.output("done", &at[latency + 1]);
    }
}

hardware_block! {
    /// For `lanes` physical lanes, each with a datapath.
    pub struct MatrixUnit(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The first step of a multiply leaves the queue.
        pub begins: Signal<In, Bit>,
        /// It may.
        pub ready: Signal<Out, Bit>,
        /// Operands of a step are here.
        pub start: Signal<In, Bit>,
        /// Which step.
        pub step: Signal<In, Bits<2>>,
        /// The beat.
        pub beat: Signal<In, Bits<3>>,
        /// They are the last ones of the multiply.
        pub last: Signal<In, Bit>,
        /// Of the multiply.
        pub control: Signal<In, MatrixControl>,
        /// Two rows of A, or one of the index.
        pub s0: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Of B.
        pub s1: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Of C.
        pub s2: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// The results of two rows will be there in six clocks.
        pub announce: Signal<Out, Bit>,
        /// They are there, for this clock.
        pub done: Signal<Out, Bit>,
        /// The results.
        pub value: Vec<Signal<Out, Bits<64>>> = signals(lanes),
        /// For the debug ports: it multiplies.
        pub debug_multiplies: Signal<Out, Bit>,
        /// A multiply has begun and not all of its operands are there.
        pub debug_fills: Signal<Out, Bit>,

        deal: MatrixDeal = MatrixDeal::new(lanes),
        operands: Vec<MatrixLane> = (0..32).map(|_| MatrixLane::new()).collect(),
        spread: MatrixSpread = MatrixSpread::new(lanes),
        place: MatrixPlace = MatrixPlace::new(32 / lanes),
        stages: MatrixStages = MatrixStages::new(),
        dot: Vec<MatrixDot> = (0..lanes).map(|_| MatrixDot::new(32 / lanes, false)).collect(),
        timeline: MatrixTimeline = MatrixTimeline::new(LATENCY),
        // Multiplies that have begun and not yet moved on; one has all its operands; one is being multiplied.
        begun: DFF<Bits<2>>,
        filled: DFF<Bit>,
        filling: DFF<MatrixControl>,
        multiplies: DFF<Bit>,
        active: DFF<MatrixControl>,
        count: DFF<Bits<7>>,
        transfer: Signal<Local, Bit>,
        arriving: Signal<Local, MatrixControl>,
    }
}

impl Logic for MatrixUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, begun, filled, filling, multiplies, active, count);
        clock!(self, clock, stages, timeline);

        // Filled in, moved on, multiplied.
        self.transfer.next = self.filled.q.val() & (!self.multiplies.q.val() | self.place.last.val());
        self.ready.next = (self.begun.q.val() == 0)
            | ((self.begun.q.val() == 1) & self.filled.q.val() & (!self.multiplies.q.val() | self.place.soon.val()));
        if self.begins.val() & !self.transfer.val() {
            self.begun.d.next = self.begun.q.val() + 1;
        } else if !self.begins.val() & self.transfer.val() {
            self.begun.d.next = self.begun.q.val() - 1;
        }
        self.arriving.next = self.filling.q.val();
        if self.start.val() {
            self.arriving.next = self.control.val();
            self.filling.d.next = self.control.val();
        }
        if self.multiplies.q.val() {
            self.count.d.next = self.count.q.val() + 1;
            if self.place.last.val() {
                self.multiplies.d.next = false;
                self.count.d.next = 0.into();
            }
        }
        if self.transfer.val() {
            self.filled.d.next = false;
            self.multiplies.d.next = true;
            self.active.d.next = self.filling.q.val();
        }
        if self.start.val() & self.last.val() {
            self.filled.d.next = true;
        }
        self.place.count.next = self.count.q.val();
        self.place.control.next = self.active.q.val();
        self.timeline.enters.next = self.multiplies.q.val() & self.place.last_group.val() & self.place.completes.val();
        self.announce.next = self.timeline.announce.val();
        self.done.next = self.timeline.done.val();
        self.debug_multiplies.next = self.multiplies.q.val();
        self.debug_fills.next = self.begun.q.val() != 0;

        self.deal.start.next = self.start.val();
        self.deal.beat.next = self.beat.val();
        self.spread.output.next = self.place.output.val();
        self.spread.beat.next = self.place.beat.val();
        for i in 0..self.operands.len() {
            self.operands[i].clock.next = self.clock.val();
            self.operands[i].take.next = self.deal.take[i].val();
            self.operands[i].step.next = self.step.val();
            self.operands[i].left.next = self.deal.left[i].val();
            self.operands[i].right.next = self.deal.right[i].val();
            self.operands[i].addend.next = self.deal.addend[i].val();
            self.operands[i].arriving.next = self.arriving.val();
            self.operands[i].filling.next = self.filling.q.val();
            self.operands[i].transfer.next = self.transfer.val();
            self.operands[i].control.next = self.active.q.val();
            self.operands[i].group.next = self.place.group.val();
            self.operands[i].output.next = self.place.output.val();
            self.spread.row[i].next = self.operands[i].row.val();
            self.spread.row_index[i].next = self.operands[i].row_index.val();
            self.spread.column_0[i].next = self.operands[i].column[0].val();
            self.spread.column_1[i].next = self.operands[i].column[1].val();
            self.spread.element[i].next = self.operands[i].element.val();
        }

        self.stages.control.next = self.active.q.val();
        self.stages.step.next.valid = self.multiplies.q.val();
        self.stages.step.next.first = !self.place.group.val();
        self.stages.step.next.last = self.place.last_group.val();
        self.stages.step.next.place =
            (bit_cast::<6, 3>(self.place.beat.val()) << 3) | bit_cast::<6, 3>(self.place.output.val());
        for i in 0..self.dot.len() {
            self.dot[i].clock.next = self.clock.val();
            self.deal.s0[i].next = self.s0[i].val();
            self.deal.s1[i].next = self.s1[i].val();
            self.deal.s2[i].next = self.s2[i].val();
            for j in 0..7 {
                self.dot[i].controls[j].next = self.stages.controls[j].val();
                self.dot[i].steps[j].next = self.stages.steps[j].val();
            }
            self.dot[i].left[0].next = self.spread.left_0[i].val();
            self.dot[i].left[1].next = self.spread.left_1[i].val();
            self.dot[i].index[0].next = self.spread.index_0[i].val();
            self.dot[i].index[1].next = self.spread.index_1[i].val();
            self.dot[i].right[0].next = self.spread.right_0[i].val();
            self.dot[i].right[1].next = self.spread.right_1[i].val();
            self.dot[i].right[2].next = self.spread.right_2[i].val();
            self.dot[i].right[3].next = self.spread.right_3[i].val();
            self.dot[i].addend.next = self.spread.addend[i].val();
            self.value[i].next = self.dot[i].value.val();
        }
    }
}
