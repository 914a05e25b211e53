//! The matrix unit of CDNA4: stores, datapaths, and the counter that leads them through a multiply. Its ports are those of
//! [`crate::vector::matrix::unit`].

use super::chain::MfmaChain;
use super::little::MfmaLittle;
use super::place::{MfmaAddresses, MfmaNext, MfmaPlace};
use super::spread::{LANES, MfmaSpread};
use super::store::{MfmaLane, MfmaSets, little_format};
use super::walk::MfmaStep;
use super::{MfmaControl, MfmaControlWires};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::vector::matrix::dot::{DotFormat, DotFormatWires, DotStep, MatrixDot, MatrixStages};
use crate::vector::matrix::unit::MatrixTimeline;
use crate::vector::matrix::{
    Element, LATENCY, MatrixControl, MatrixControlWires, MatrixFunctionWires, MatrixModifiersWires,
};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Clocks from the choice of an element to its sum: one to read its operands, one more than the datapath for chains.
const CLOCKS: usize = LATENCY + 2;

generator_block! {
    /// The control of the datapaths, and how they read A and B.
    pub struct MfmaDotControl() {
        /// Of the multiply.
        in control: (MfmaControl),
        /// The same for the datapaths.
        out dot: (MatrixControl),
        /// Formats; the scales are each lane's.
        out format: (DotFormat),
    }
    |g| {
        let MfmaControlWires { function, saturates, .. } = g.input_of::<MfmaControl>("control");
        let chooses = function.chooses();
        let bf8 = |own: &Wire, format: &Wire| chooses.select(&format.is(1), own);
        let zero = g.zero(1);
        let kept = g.constant(1, 1);
        let dot = MatrixControlWires {
            function: MatrixFunctionWires {
                element: function.element.clone(),
                left_bf8: bf8(&function.left_bf8, &function.cbsz),
                right_bf8: bf8(&function.right_bf8, &function.blgp),
                sparse: function.sparse.clone(),
                narrow: zero.clone(),
                deep: zero.clone(),
            },
            // Both matrices of integers are signed; floats have no NEG.
            modifiers: MatrixModifiersWires {
                neg: function.element.is_a(Element::I8).repeat(2).zero_extend(3),
                neg_hi: g.zero(3),
                set: g.zero(2),
            },
            clamp: saturates.clone(),
            wave64: kept.clone(),
            constant: zero.clone(),
            forwards: zero,
            // Denormals are kept (7.4).
            keep_inputs: kept.clone(),
            keep_outputs: kept.clone(),
            keep_narrow_inputs: kept.clone(),
            keep_narrow_outputs: kept,
            saturates,
        };
        g.output_of("dot", &dot);
        let elsewhere = function.is_little();
        let little = |format| little_format(g, format).when(&chooses);
        let format = DotFormatWires {
            left: little(&function.cbsz),
            right: little(&function.blgp),
            scaled: function.scaled.clone(),
            left_scale: g.zero(8),
            right_scale: g.zero(8),
            lower: !&elsewhere,
            upper: function.doubled() & !elsewhere,
        };
        g.output_of("format", &format);
    }
}

generator_block! {
    /// Formats with the scales of a lane.
    pub struct MfmaScale() {
        /// The formats.
        in format: (DotFormat),
        /// The scale of A of the even register.
        in even: (Bits<8>),
        /// Of the odd one.
        in odd: (Bits<8>),
        /// The dword that has the scale of B.
        in word: (Bits<32>),
        /// Which byte of it.
        in at: (Bits<2>),
        /// All of them, for the even register.
        out of_even: (DotFormat),
        /// For the odd one.
        out of_odd: (DotFormat),
    }
    |g| {
        let format = g.input_of::<DotFormat>("format");
        let word = g.input("word");
        let right_scale = g.choose(&g.input("at"), &(0..4).map(|at| word.slice(8 * at, 8)).collect::<Vec<_>>());
        for name in ["even", "odd"] {
            let of_lane = DotFormatWires { left_scale: g.input(name), right_scale: right_scale.clone(), ..format.clone() };
            g.output_of(&format!("of_{name}"), &of_lane);
        }
    }
}

hardware_block! {
    /// For sixteen physical lanes, each with a datapath for the even register of a pair and one for the odd register.
    pub struct MfmaUnit() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A multiply begins: its first step leaves the queue.
        pub begins: Signal<In, Bit>,
        /// One may begin.
        pub ready: Signal<Out, Bit>,
        /// Operands of a step are here.
        pub start: Signal<In, Bit>,
        /// What they are.
        pub step: Signal<In, MfmaStep>,
        /// The beat.
        pub beat: Signal<In, Bits<3>>,
        /// They are the last ones of the multiply.
        pub last: Signal<In, Bit>,
        /// Of the multiply.
        pub control: Signal<In, MfmaControl>,
        /// First operands.
        pub s0: Vec<Signal<In, Bits<64>>> = signals(LANES),
        /// Second ones.
        pub s1: Vec<Signal<In, Bits<64>>> = signals(LANES),
        /// Third ones.
        pub s2: Vec<Signal<In, Bits<64>>> = signals(LANES),
        /// Nothing is multiplied in this clock, so that no result comes in a later one.
        pub pauses: Signal<In, Bit>,
        /// The results of two rows are there in [`crate::vector::shared::ANNOUNCE`] clocks.
        pub announce: Signal<Out, Bit>,
        /// The results.
        pub value: Vec<Signal<Out, Bits<64>>> = signals(LANES),
        /// For the debug ports: it multiplies.
        pub debug_multiplies: Signal<Out, Bit>,
        /// A multiply has begun and not all of its operands are there.
        pub debug_fills: Signal<Out, Bit>,

        lane: Vec<MfmaLane> = (0..LANES).map(|_| MfmaLane::new()).collect(),
        sets: MfmaSets = MfmaSets::new(),
        way: MfmaNext = MfmaNext::new(),
        addresses: MfmaAddresses = MfmaAddresses::new(),
        spread: MfmaSpread = MfmaSpread::new(),
        dot_control: MfmaDotControl = MfmaDotControl::new(),
        stages: MatrixStages = MatrixStages::new(),
        even: Vec<MatrixDot> = (0..LANES).map(|_| MatrixDot::new(1, true)).collect(),
        odd: Vec<MatrixDot> = (0..LANES).map(|_| MatrixDot::new(1, true)).collect(),
        chain: Vec<MfmaChain> = (0..LANES).map(|_| MfmaChain::new()).collect(),
        scale: Vec<MfmaScale> = (0..LANES).map(|_| MfmaScale::new()).collect(),
        // Of the second part of a group.
        scale_1: Vec<MfmaScale> = (0..LANES).map(|_| MfmaScale::new()).collect(),
        even_little: Vec<MfmaLittle> = (0..LANES).map(|_| MfmaLittle::new()).collect(),
        odd_little: Vec<MfmaLittle> = (0..LANES).map(|_| MfmaLittle::new()).collect(),
        timeline: MatrixTimeline = MatrixTimeline::new(CLOCKS),
        // Multiplies that have begun and not yet moved on; those that have all their operands; one is being multiplied.
        begun: DFF<Bits<2>>,
        filled: DFF<Bits<2>>,
        multiplies: DFF<Bit>,
        // The set of operands that is filled, and the one that is multiplied or is next.
        staging: DFF<Bits<2>>,
        active: DFF<Bits<2>>,
        place: DFF<MfmaPlace>,
        // One clock behind the place.
        step_1: DFF<DotStep>,
        control_1: DFF<MfmaControl>,
        late: Vec<DFF<Bits<64>>> = signals(LANES),
        goes_on: Signal<Local, Bit>,
        ends: Signal<Local, Bit>,
        transfer: Signal<Local, Bit>,
        is_filled: Signal<Local, Bit>,
    }
}

impl Logic for MfmaUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, begun, filled, multiplies, staging, active, place, step_1, control_1);
        clock!(self, clock, sets, spread, stages, timeline);

        // Filled in, moved on, multiplied.
        self.goes_on.next = self.multiplies.q.val() & !self.pauses.val();
        self.ends.next = self.goes_on.val() & self.way.last.val();
        self.transfer.next = (self.filled.q.val() != 0) & (!self.multiplies.q.val() | self.ends.val());
        self.is_filled.next = self.start.val() & self.last.val();
        self.ready.next = self.begun.q.val() != 3;
        if self.begins.val() & !self.transfer.val() {
            self.begun.d.next = self.begun.q.val() + 1;
        } else if !self.begins.val() & self.transfer.val() {
            self.begun.d.next = self.begun.q.val() - 1;
        }
        if self.is_filled.val() & !self.transfer.val() {
            self.filled.d.next = self.filled.q.val() + 1;
        } else if !self.is_filled.val() & self.transfer.val() {
            self.filled.d.next = self.filled.q.val() - 1;
        }
        if self.is_filled.val() {
            self.staging.d.next = self.staging.q.val() + 1;
        }
        self.sets.take.next = self.start.val();
        self.sets.arriving.next = self.control.val();
        self.sets.staging.next = self.staging.q.val();
        self.sets.active.next = self.active.q.val();
        self.way.place.next = self.place.q.val();
        self.way.control.next = self.sets.control.val();
        if self.goes_on.val() {
            self.place.d.next = self.way.after.val();
        }
        if self.ends.val() {
            self.multiplies.d.next = false;
            self.active.d.next = self.active.q.val() + 1;
        }
        if self.transfer.val() {
            self.multiplies.d.next = true;
        }
        self.timeline.enters.next = self.goes_on.val() & self.way.completes.val();
        self.announce.next = self.timeline.announce.val();
        self.debug_multiplies.next = self.goes_on.val();
        self.debug_fills.next = (self.begun.q.val() != 0) | self.multiplies.q.val();

        self.addresses.place.next = self.place.q.val();
        self.addresses.control.next = self.sets.control.val();
        self.step_1.d.next.valid = self.goes_on.val() & self.way.computes.val();
        self.step_1.d.next.first = self.place.q.val().group == 0;
        self.step_1.d.next.last = self.way.last_group.val();
        self.step_1.d.next.place = bit_cast::<6, 2>(self.place.q.val().quarter);
        if self.place.q.val().pair.get_bit(0) {
            self.step_1.d.next.place = bit_cast::<6, 2>(self.place.q.val().quarter) + 4;
        }
        self.control_1.d.next = self.sets.control.val();
        self.dot_control.control.next = self.control_1.q.val();
        self.stages.control.next = self.dot_control.dot.val();
        self.stages.step.next = self.step_1.q.val();
        self.spread.sources.next = self.addresses.sources.val();
        self.spread.control.next = self.control_1.q.val();
        for i in 0..self.lane.len() {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].take.next = self.start.val();
            self.lane[i].step.next = self.step.val();
            self.lane[i].beat.next = self.beat.val().get_bit(0);
            self.lane[i].staging.next = self.staging.q.val();
            self.lane[i].active.next = self.active.q.val();
            self.lane[i].arriving.next = self.control.val();
            self.lane[i].s0.next = self.s0[i].val();
            self.lane[i].s1.next = self.s1[i].val();
            self.lane[i].s2.next = self.s2[i].val();
            self.lane[i].control.next = self.sets.control.val();
            self.lane[i].place.next = self.place.q.val();
            self.lane[i].sources.next = self.addresses.sources.val();
            self.spread.row[i].next = self.lane[i].row.val();
            self.spread.row_extra_0[i].next = self.lane[i].row_extra_0.val();
            self.spread.row_extra_1[i].next = self.lane[i].row_extra_1.val();

            self.even[i].clock.next = self.clock.val();
            self.odd[i].clock.next = self.clock.val();
            for j in 0..7 {
                self.even[i].controls[j].next = self.stages.controls[j].val();
                self.even[i].steps[j].next = self.stages.steps[j].val();
                self.odd[i].controls[j].next = self.stages.controls[j].val();
                self.odd[i].steps[j].next = self.stages.steps[j].val();
            }
            self.even[i].left[0].next = self.spread.even[i].val().get_bits::<64>(0);
            self.even[i].left[1].next = self.spread.even[i].val().get_bits::<64>(64);
            self.even[i].left[2].next = self.spread.even[i].val().get_bits::<64>(128);
            self.even[i].left[3].next = self.spread.even[i].val().get_bits::<64>(192);
            self.even[i].index[0].next = self.spread.even_index.val().get_bits::<32>(0);
            self.even[i].index[1].next = self.spread.even_index.val().get_bits::<32>(32);
            self.even[i].index[2].next = self.spread.even_index.val().get_bits::<32>(64);
            self.even[i].index[3].next = self.spread.even_index.val().get_bits::<32>(96);
            self.odd[i].left[0].next = self.spread.odd[i].val().get_bits::<64>(0);
            self.odd[i].left[1].next = self.spread.odd[i].val().get_bits::<64>(64);
            self.odd[i].left[2].next = self.spread.odd[i].val().get_bits::<64>(128);
            self.odd[i].left[3].next = self.spread.odd[i].val().get_bits::<64>(192);
            self.odd[i].index[0].next = self.spread.odd_index.val().get_bits::<32>(0);
            self.odd[i].index[1].next = self.spread.odd_index.val().get_bits::<32>(32);
            self.odd[i].index[2].next = self.spread.odd_index.val().get_bits::<32>(64);
            self.odd[i].index[3].next = self.spread.odd_index.val().get_bits::<32>(96);
            for j in 0..8 {
                self.even[i].right[j].next = self.lane[i].column[j].val();
                self.odd[i].right[j].next = self.lane[i].column[j].val();
            }
            self.even[i].addend.next = self.lane[i].element.val().get_bits::<32>(0);
            self.odd[i].addend.next = self.lane[i].element.val().get_bits::<32>(32);
            self.scale[i].word.next = self.lane[i].column_extra.val();
            self.scale[i].at.next = self.control_1.q.val().right_byte;
            self.scale[i].format.next = self.dot_control.format.val();
            self.scale[i].even.next = self.spread.even_scale.val();
            self.scale[i].odd.next = self.spread.odd_scale.val();
            self.scale_1[i].word.next = self.lane[i].column_extra_1.val();
            self.scale_1[i].at.next = self.control_1.q.val().right_byte;
            self.scale_1[i].format.next = self.dot_control.format.val();
            self.scale_1[i].even.next = self.spread.even_scale_1.val();
            self.scale_1[i].odd.next = self.spread.odd_scale_1.val();
            self.even[i].format[0].next = self.scale[i].of_even.val();
            self.odd[i].format[0].next = self.scale[i].of_odd.val();

            self.spread.little_row[i].next = self.lane[i].little_row.val();
            self.even_little[i].clock.next = self.clock.val();
            self.even_little[i].left.next = self.spread.even_little.val();
            self.even_little[i].right.next = self.lane[i].little_column.val();
            self.even_little[i].formats[0].next = self.scale[i].of_even.val();
            self.even_little[i].formats[1].next = self.scale_1[i].of_even.val();
            self.odd_little[i].clock.next = self.clock.val();
            self.odd_little[i].left.next = self.spread.odd_little.val();
            self.odd_little[i].right.next = self.lane[i].little_column.val();
            self.odd_little[i].formats[0].next = self.scale[i].of_odd.val();
            self.odd_little[i].formats[1].next = self.scale_1[i].of_odd.val();
            for j in 0..2 {
                self.even[i].terms[j].next = self.even_little[i].terms[j].val();
                self.odd[i].terms[j].next = self.odd_little[i].terms[j].val();
            }

            self.chain[i].clock.next = self.clock.val();
            self.chain[i].step.next = self.step_1.q.val();
            self.chain[i].control.next = self.control_1.q.val();
            self.chain[i].even.next = self.spread.even_link[i].val();
            self.chain[i].odd.next = self.spread.odd_link[i].val().get_bits::<32>(0);
            self.chain[i].right.next = self.lane[i].column_pair.val();
            self.chain[i].addend.next = self.lane[i].element.val();
            self.late[i].clock.next = self.clock.val();
            self.late[i].d.next = (self.odd[i].value.val() << 32) | self.even[i].value.val();
            self.value[i].next = self.late[i].q.val();
            if self.chain[i].chosen.val() {
                self.value[i].next = self.chain[i].value.val();
            }
        }
    }
}
