//! The second half of vector memory: turns a part of an instruction into requests, one line at a time.
//!
//! In each cycle the lanes whose dword of the step lies in the line are served, together with the dwords behind it there,
//! unless a load is misaligned or a store is not at a multiple of 16 bytes. What a load wants in a cycle is a request; what a
//! store writes to a line is gathered over the cycles and is one request; an atomic operation is a request a lane. The
//! request stays in a register until it is taken.

use super::coalesce::{Coalesce, StepChoice};
use super::lane::MemoryLane;
use super::store_line::StoreLine;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use crate::vector::masks::BeatMask;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Facts about all lanes.
    pub struct LaneFacts(lanes: usize) {
        /// Second half of a wave of 64 lanes.
        in half: (Bit),
        /// Beat.
        in beat: (Bits<3>),
        /// Why lanes are refused.
        in violation: [Bits<3>; lanes],
        /// Steps to do after this cycle.
        in steps_left: [Bits<12>; lanes],
        /// Lanes served.
        in served: [Bit; lanes],
        /// Their data.
        in data: [Bits<128>; lanes],
        /// Their dwords in the line.
        in word: [Bits<4>; lanes],
        /// Numbers of the lanes in the wave.
        out number: [Bits<6>; lanes],
        /// Of the first lane that is refused: why.
        out first_violation: (Bits<3>),
        /// Its number.
        out violating_lane: (Bits<6>),
        /// No step is left.
        out done: (Bit),
        /// Data of the lane served, if it is one.
        out served_data: (Bits<128>),
        /// Its dword in the line.
        out served_word: (Bits<4>),
    }
    |g| {
        let bits = lanes.trailing_zeros();
        let beat = g.input("half").concat(&g.input("beat").zero_extend(5).shift_left(&g.constant(3, bits.into())));
        let numbers: Vec<Wire> = (0..lanes).map(|at| beat.plus(at as u128)).collect();
        g.outputs("number", &numbers);
        let codes = g.inputs("violation", lanes);
        let refused = vector_of(g, &codes.iter().map(Wire::any).collect::<Vec<_>>());
        let first = &refused & &-&refused;
        g.output("first_violation", &one_hot_select(g, &first, &codes));
        g.output("violating_lane", &(beat + encode(g, &first, 6)));
        g.output("done", &g.or_all(12, &g.inputs("steps_left", lanes)).none());
        let served = vector_of(g, &g.inputs("served", lanes));
        g.output("served_data", &one_hot_select(g, &served, &g.inputs("data", lanes)));
        g.output("served_word", &one_hot_select(g, &served, &g.inputs("word", lanes)));
    }
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes.
    pub struct MemorySender(lanes: usize, buffers: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A part is ready.
        pub present: Signal<In, Bit>,
        /// It is taken.
        pub take: Signal<Out, Bit>,
        /// Nothing is in progress.
        pub idle: Signal<Out, Bit>,
        /// It is the last one of its instruction.
        pub last_part: Signal<In, Bit>,
        /// Lane mask of its half.
        pub exec: Signal<In, Bits<32>>,
        /// Beat.
        pub beat: Signal<In, Bits<3>>,
        /// Half.
        pub half: Signal<In, Bit>,
        /// The wave has 64 lanes.
        pub wave64: Signal<In, Bit>,
        /// Wave.
        pub wave: Signal<In, Bits<4>>,
        /// Number of the instruction.
        pub sequence: Signal<In, Bits<16>>,
        /// Row of the first VGPR.
        pub row: Signal<In, Bits<11>>,
        /// [`super::operations::Access::control`].
        pub control: Signal<In, Bits<20>>,
        /// VGPRs receive something.
        pub returns: Signal<In, Bit>,
        /// LOADcnt counts the instruction.
        pub counts_load: Signal<In, Bit>,
        /// The access is coherent beyond the compute unit.
        pub beyond_unit: Signal<In, Bit>,
        /// Shared address of its lanes.
        pub shared: Signal<In, Bits<207>>,
        /// VGPRs of the lanes.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// The address registers become zero.
        pub clear: Signal<In, Bit>,
        /// The VGPR is the first of the address.
        pub load_low: Signal<In, Bit>,
        /// The second.
        pub load_high: Signal<In, Bit>,
        /// A dword of data.
        pub load_data: Vec<Signal<In, Bit>> = signals(4),
        /// A lane's access is refused: why, see [`super::address::violation`].
        pub violation: Signal<Out, Bits<3>>,
        /// The first such lane.
        pub violating_lane: Signal<Out, Bits<6>>,

        /// There is a request.
        pub valid: Signal<Out, Bit>,
        /// It is taken.
        pub taken: Signal<In, Bit>,
        /// It reads a line.
        pub is_read: Signal<Out, Bit>,
        /// It writes a line.
        pub is_write: Signal<Out, Bit>,
        /// It is an atomic operation.
        pub is_atomic: Signal<Out, Bit>,
        /// It gives the lanes zeros.
        pub is_zero: Signal<Out, Bit>,
        /// It empties the cache.
        pub invalidates: Signal<Out, Bit>,
        /// The line must not come from the cache.
        pub refetch: Signal<Out, Bit>,
        /// It is the last one of its instruction.
        pub last: Signal<Out, Bit>,
        /// LOADcnt counts the instruction, as against STOREcnt.
        pub request_counts_load: Signal<Out, Bit>,
        /// VGPRs receive something.
        pub request_returns: Signal<Out, Bit>,
        /// Line number.
        pub line: Signal<Out, Bits<42>>,
        /// Bytes to write.
        pub data: Signal<Out, Bits<512>>,
        /// Bytes wanted or written.
        pub mask: Signal<Out, Bits<64>>,
        /// Step.
        pub step: Signal<Out, Bits<4>>,
        /// Control of the instruction.
        pub request_control: Signal<Out, Bits<20>>,
        /// Row that receives something.
        pub request_row: Signal<Out, Bits<11>>,
        /// Wave.
        pub request_wave: Signal<Out, Bits<4>>,
        /// Number of the instruction.
        pub request_sequence: Signal<Out, Bits<16>>,
        /// Beat.
        pub request_beat: Signal<Out, Bits<3>>,
        /// First lane served.
        pub request_lane: Signal<Out, Bits<6>>,
        /// Data of an atomic operation, behind it its comparand.
        pub atomic_data: Signal<Out, Bits<128>>,
        /// Its dword in the line.
        pub atomic_word: Signal<Out, Bits<4>>,
        /// Rows, from the first one on, whose dwords the lanes get.
        pub window: Vec<Signal<Out, Bits<4>>> = signals(lanes),
        /// Their first dwords in the line.
        pub word: Vec<Signal<Out, Bits<4>>> = signals(lanes),
        /// Byte offsets of their data in the dword.
        pub misaligned: Vec<Signal<Out, Bits<2>>> = signals(lanes),

        lane: Vec<MemoryLane> = (0..lanes).map(|_| MemoryLane::new(buffers)).collect(),
        facts: LaneFacts = LaneFacts::new(lanes),
        choice: StepChoice = StepChoice::new(lanes),
        coalesce: Coalesce = Coalesce::new(lanes),
        gathered: StoreLine = StoreLine::new(lanes),
        exec_part: BeatMask = BeatMask::new(lanes),
        lanes_shift: Constant<Bits<3>> = Constant::new(u64::from(lanes.trailing_zeros()).into()),

        busy: DFF<Bit>,
        fresh: DFF<Bit>,
        at_line: DFF<Bit>,
        again: DFF<Bit>,
        line_state: DFF<Bits<42>>,
        last_step: DFF<Bits<4>>,
        part_last: DFF<Bit>,
        part_control: DFF<Bits<20>>,
        part_returns: DFF<Bit>,
        part_counts_load: DFF<Bit>,
        part_beyond: DFF<Bit>,
        part_wave: DFF<Bits<4>>,
        part_wave64: DFF<Bit>,
        part_sequence: DFF<Bits<16>>,
        part_row: DFF<Bits<11>>,
        part_beat: DFF<Bits<3>>,
        part_half: DFF<Bit>,

        slot_valid: DFF<Bit>,
        slot_empty: DFF<Bit>,
        slot_refetch: DFF<Bit>,
        slot_last: DFF<Bit>,
        slot_line: DFF<Bits<42>>,
        slot_mask: DFF<Bits<64>>,
        slot_step: DFF<Bits<4>>,
        slot_control: DFF<Bits<20>>,
        slot_returns: DFF<Bit>,
        slot_counts_load: DFF<Bit>,
        slot_row: DFF<Bits<11>>,
        slot_wave: DFF<Bits<4>>,
        slot_sequence: DFF<Bits<16>>,
        slot_beat: DFF<Bits<3>>,
        slot_lane: DFF<Bits<6>>,
        slot_atomic_data: DFF<Bits<128>>,
        slot_atomic_word: DFF<Bits<4>>,
        slot_windows: Vec<DFF<Bits<4>>> = signals(lanes),
        slot_words: Vec<DFF<Bits<4>>> = signals(lanes),
        slot_misaligned: Vec<DFF<Bits<2>>> = signals(lanes),

        part_store: Signal<Local, Bit>,
        part_load: Signal<Local, Bit>,
        wide_atomic: Signal<Local, Bit>,
        slot_free: Signal<Local, Bit>,
        steps: Signal<Local, Bit>,
        finishes: Signal<Local, Bit>,
        emits: Signal<Local, Bit>,
        takes: Signal<Local, Bit>,
        element: Signal<Local, Bits<3>>,
        kind: Signal<Local, Bits<2>>,
        beat_lane: Signal<Local, Bits<6>>,
    }
}

impl Logic for MemorySender {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            busy,
            fresh,
            at_line,
            again,
            line_state,
            last_step,
            part_last,
            part_control,
            part_returns
        );
        dff_setup!(self, clock, part_beyond, part_wave, part_wave64, part_sequence, part_row, part_beat, part_half);
        dff_setup!(self, clock, slot_valid, slot_empty, slot_refetch, slot_last, slot_line, slot_mask);
        dff_setup!(self, clock, slot_step, slot_control, slot_returns, slot_row, slot_wave, slot_sequence, slot_beat);
        clock!(self, clock, gathered);
        dff_setup!(self, clock, slot_lane, slot_atomic_data, slot_atomic_word, slot_counts_load, part_counts_load);

        // The part in the reader: its lanes, and what is refused.
        self.exec_part.mask.next = self.exec.val();
        self.exec_part.beat.next = self.beat.val();
        self.facts.half.next = self.half.val();
        self.facts.beat.next = self.beat.val();
        self.violation.next = 0.into();
        if self.takes.val() {
            self.violation.next = self.facts.first_violation.val();
        }
        self.violating_lane.next = self.facts.violating_lane.val();

        // Steps.
        self.part_store.next = self.part_control.q.val().get_bits::<2>(0) == 1;
        self.part_load.next = (self.part_control.q.val().get_bits::<2>(0) == 0) & !self.choice.step.val().get_bit(3);
        self.slot_free.next = !self.slot_valid.q.val() | self.taken.val();
        self.steps.next = self.busy.q.val() & self.slot_free.val() & self.choice.any.val();
        self.finishes.next =
            self.busy.q.val() & self.slot_free.val() & (!self.choice.any.val() | self.facts.done.val());
        self.choice.at_line.next = self.at_line.q.val();
        self.choice.last.next = self.last_step.q.val();
        self.choice.again.next = self.again.q.val();
        self.coalesce.one_part.next = self.part_store.val();
        self.coalesce.stays.next = self.choice.stays.val();
        self.coalesce.at_line.next = self.line_state.q.val();
        self.coalesce.all.next = self.choice.step.val().get_bit(3);
        self.coalesce.single.next =
            (self.part_control.q.val().get_bits::<2>(0) == 2) & !self.choice.step.val().get_bit(3);
        self.element.next = 1.into();
        if self.part_control.q.val().get_bits::<2>(5) == 1 {
            self.element.next = 2.into();
        }
        if self.part_control.q.val().get_bits::<2>(5) == 2 {
            self.element.next = 4.into();
        }
        self.gathered.keep.next = self.choice.stays.val();
        self.gathered.step.next = self.busy.q.val() & self.slot_free.val() & self.part_store.val();
        self.gathered.mask_before.next = self.slot_mask.q.val();
        for i in 0..self.lane.len() {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].active.next = self.exec_part.lane[i].val();
            self.lane[i].lane.next = self.facts.number[i].val();
            self.lane[i].vgpr.next = self.vgpr[i].val();
            self.lane[i].clear.next = self.clear.val();
            self.lane[i].load_low.next = self.load_low.val();
            self.lane[i].load_high.next = self.load_high.val();
            for j in 0..4 {
                self.lane[i].load_data[j].next = self.load_data[j].val();
            }
            self.lane[i].shared.next = self.shared.val();
            self.lane[i].take.next = self.takes.val();
            self.lane[i].sent_wave64.next = self.part_wave64.q.val();
            self.lane[i].sent_element.next = self.element.val();
            self.lane[i].sent_high.next = self.part_control.q.val().get_bit(9) & self.part_store.val();
            self.lane[i].sent_loads.next = self.part_load.val();
            self.lane[i].sent_stores.next = self.part_store.val();
            self.lane[i].step.next = self.choice.step.val();
            self.lane[i].served.next = self.steps.val() & self.coalesce.served[i].val();
            self.choice.steps[i].next = self.lane[i].steps.val();
            self.coalesce.pending[i].next = self.lane[i].window.val().get_bit(0);
            self.coalesce.lingers[i].next = self.lane[i].lingers.val();
            self.coalesce.line[i].next = self.lane[i].line.val();
            self.coalesce.word[i].next = self.lane[i].word.val();
            self.gathered.served[i].next = self.coalesce.served[i].val();
            self.gathered.word[i].next = self.lane[i].word.val();
            self.gathered.window[i].next = self.lane[i].window.val();
            self.gathered.data[i].next = self.lane[i].placed.val();
            self.gathered.bytes[i].next = self.lane[i].bytes.val();
            self.facts.violation[i].next = self.lane[i].violation.val();
            self.facts.steps_left[i].next = self.lane[i].steps_left.val();
            self.facts.served[i].next = self.coalesce.served[i].val();
            self.facts.data[i].next = self.lane[i].data.val();
            self.facts.word[i].next = self.lane[i].word.val();
        }
        if self.busy.q.val() & self.slot_free.val() {
            self.fresh.d.next = false;
        }
        if self.steps.val() {
            self.at_line.d.next = self.coalesce.any_lingers.val();
            self.again.d.next = self.coalesce.again.val();
            self.last_step.d.next = self.choice.step.val();
            self.line_state.d.next = self.coalesce.request_line.val();
        }
        if self.finishes.val() {
            self.busy.d.next = false;
        }

        // The request. What a store writes is complete with the last step at its line; a part without any step makes a
        // request only if its instruction ends with it.
        self.emits.next = self.steps.val() & self.coalesce.any.val();
        if self.part_store.val() {
            self.emits.next = self.steps.val()
                & ((self.choice.closes.val() & !self.coalesce.again.val())
                    | self.facts.done.val()
                    | !self.coalesce.any_lingers.val());
        }
        if self.taken.val() {
            self.slot_valid.d.next = false;
        }
        if self.emits.val() {
            self.slot_valid.d.next = true;
        }
        if self.finishes.val() & self.fresh.q.val() & !self.choice.any.val() & self.part_last.q.val() {
            self.slot_valid.d.next = true;
        }
        self.beat_lane.next = bit_cast::<6, 5>(self.coalesce.first.val())
            + (bit_cast::<6, 3>(self.part_beat.q.val()) << self.lanes_shift.val());
        if self.busy.q.val() & self.slot_free.val() {
            self.slot_empty.d.next = !self.choice.any.val();
            self.slot_refetch.d.next = self.part_beyond.q.val() & !self.choice.stays.val();
            self.slot_last.d.next = self.finishes.val() & self.part_last.q.val();
            self.slot_line.d.next = self.coalesce.request_line.val();
            self.slot_mask.d.next = self.gathered.mask.val();
            self.slot_step.d.next = self.choice.step.val();
            self.slot_control.d.next = self.part_control.q.val();
            self.slot_returns.d.next = self.part_returns.q.val();
            self.slot_counts_load.d.next = self.part_counts_load.q.val();
            self.slot_row.d.next = self.part_row.q.val() + bit_cast::<11, 2>(self.choice.step.val().get_bits::<2>(0));
            self.slot_wave.d.next = self.part_wave.q.val();
            self.slot_sequence.d.next = self.part_sequence.q.val();
            self.slot_beat.d.next = self.part_beat.q.val();
            self.slot_lane.d.next = self.beat_lane.val().replace_bit(5, self.part_half.q.val());
            self.slot_atomic_data.d.next = self.facts.served_data.val();
            self.slot_atomic_word.d.next = self.facts.served_word.val();
        }
        self.wide_atomic.next = self.is_atomic.val() & (self.slot_control.q.val().get_bits::<3>(2) == 2);
        for i in 0..self.slot_windows.len() {
            self.slot_windows[i].clock.next = self.clock.val();
            self.slot_words[i].clock.next = self.clock.val();
            self.slot_misaligned[i].clock.next = self.clock.val();
            self.slot_windows[i].d.next = self.slot_windows[i].q.val();
            self.slot_words[i].d.next = self.slot_words[i].q.val();
            self.slot_misaligned[i].d.next = self.slot_misaligned[i].q.val();
            if self.busy.q.val() & self.slot_free.val() {
                self.slot_windows[i].d.next = 0.into();
                if self.coalesce.served[i].val() {
                    self.slot_windows[i].d.next = self.lane[i].window.val();
                }
                self.slot_words[i].d.next = self.lane[i].word.val();
                self.slot_misaligned[i].d.next = self.lane[i].misaligned.val();
            }
            self.window[i].next = self.slot_windows[i].q.val();
            if self.wide_atomic.val() & self.slot_windows[i].q.val().get_bit(0) {
                self.window[i].next = 3.into();
            }
            self.word[i].next = self.slot_words[i].q.val();
            self.misaligned[i].next = self.slot_misaligned[i].q.val();
        }
        self.kind.next = self.slot_control.q.val().get_bits::<2>(0);
        self.valid.next = self.slot_valid.q.val();
        self.is_zero.next = !self.slot_empty.q.val() & self.slot_step.q.val().get_bit(3);
        self.is_read.next = !self.slot_empty.q.val() & !self.slot_step.q.val().get_bit(3) & (self.kind.val() == 0);
        self.is_write.next = !self.slot_empty.q.val() & (self.kind.val() == 1);
        self.is_atomic.next = !self.slot_empty.q.val() & !self.slot_step.q.val().get_bit(3) & (self.kind.val() == 2);
        // An access at the scope of the compute unit finds this cache coherent (4.1.1).
        self.invalidates.next =
            (self.kind.val() == 3) & self.slot_control.q.val().get_bit(12) & self.slot_refetch.q.val();
        self.refetch.next = self.slot_refetch.q.val();
        self.last.next = self.slot_last.q.val();
        self.request_returns.next = self.slot_returns.q.val() & !self.slot_empty.q.val();
        self.request_counts_load.next = self.slot_counts_load.q.val();
        self.line.next = self.slot_line.q.val();
        self.data.next = self.gathered.line.val();
        self.mask.next = self.slot_mask.q.val();
        self.step.next = self.slot_step.q.val();
        self.request_control.next = self.slot_control.q.val();
        self.request_row.next = self.slot_row.q.val();
        self.request_wave.next = self.slot_wave.q.val();
        self.request_sequence.next = self.slot_sequence.q.val();
        self.request_beat.next = self.slot_beat.q.val();
        self.request_lane.next = self.slot_lane.q.val();
        self.atomic_data.next = self.slot_atomic_data.q.val();
        self.atomic_word.next = self.slot_atomic_word.q.val();

        // The next part.
        self.takes.next = self.present.val() & (!self.busy.q.val() | self.finishes.val());
        self.take.next = self.takes.val();
        self.idle.next = !self.busy.q.val();
        if self.takes.val() {
            self.busy.d.next = true;
            self.fresh.d.next = true;
            self.at_line.d.next = false;
            self.again.d.next = false;
            self.part_last.d.next = self.last_part.val();
            self.part_control.d.next = self.control.val();
            self.part_returns.d.next = self.returns.val();
            self.part_counts_load.d.next = self.counts_load.val();
            self.part_beyond.d.next = self.beyond_unit.val();
            self.part_wave.d.next = self.wave.val();
            self.part_wave64.d.next = self.wave64.val();
            self.part_sequence.d.next = self.sequence.val();
            self.part_row.d.next = self.row.val();
            self.part_beat.d.next = self.beat.val();
            self.part_half.d.next = self.half.val();
        }
    }
}
