//! The second half of vector memory: turns a part of an instruction into requests, one line at a time.
//!
//! In each cycle the lanes whose dword of the step lies in the line are served, together with the dwords behind it there,
//! unless a load is misaligned or a store is not at a multiple of 16 bytes. What a load wants in a cycle is a request; what a
//! store writes to a line is gathered over the cycles and is one request; an atomic operation is a request a lane. The
//! request stays in a register until it is taken.
//!
//! Where stores are put together later ([`super::joined_banks`]), a store writes a second line beside the first one, if either is done in one step.

use super::address::{PartAddress, Refusal, Swizzle, Violation};
use super::coalesce::{Coalesce, SecondLine, SentLine, StepChoice};
use super::lane::MemoryLane;
use super::operations::Kind;
use super::record::{MemoryPart, MemoryRequest};
use super::store_line::StoreLine;
use crate::config::Units;
use crate::events::StoredEvent;
use crate::format::Channel;
use crate::hardware_block;
use crate::lds::operations::Size;
use crate::parts::block::signals;
use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use crate::vector::masks::BeatMask;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Facts about all lanes.
    pub struct LaneFacts(lanes: usize, units: Units) {
        /// Second half of a wave of 64 lanes.
        in half: (Bit),
        /// Beat.
        in beat: (Bits<3>),
        /// Lanes that are refused.
        in refusal: [Refusal; lanes],
        /// Lanes whose access is partly out of the bounds of a buffer.
        in outside: [Bit; lanes * units.buffer_flags()],
        /// Lanes that have no step to do,
        in rests: [Bit; lanes],
        /// and those that have none to do once they are served.
        in ends: [Bit; lanes],
        /// Lanes served.
        in served: [Bit; lanes],
        /// Their data.
        in data: [Bits<128>; lanes],
        /// Their dwords in the line.
        in word: [Bits<4>; lanes],
        /// Numbers of the lanes in the wave.
        out number: [Bits<6>; lanes],
        /// Why the first lane that is refused is.
        out first_refusal: (Refusal),
        /// Its number.
        out refused_lane: (Bits<6>),
        /// A lane's access is out of bounds.
        out any_outside: [Bit; units.buffer_flags()],
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
        if units.buffer_flags() > 0 {
            g.outputs("any_outside", &[g.or_all(1, &g.inputs("outside", lanes))]);
        }
        let codes = g.inputs("refusal", lanes);
        let refused = vector_of(g, &codes.iter().map(Wire::any).collect::<Vec<_>>());
        let first = &refused & &-&refused;
        g.output("first_refusal", &one_hot_select(g, &first, &codes));
        g.output("refused_lane", &(beat + encode(g, &first, 6)));
        let [served, rests, ends] = ["served", "rests", "ends"].map(|name| g.inputs(name, lanes));
        // Which lanes are served is known last.
        let done = served.iter().zip(ends.iter().zip(&rests)).map(|(served, (ends, rests))| served.select(ends, rests));
        g.output("done", &vector_of(g, &done.collect::<Vec<_>>()).all());
        let served = vector_of(g, &served);
        g.output("served_data", &one_hot_select(g, &served, &g.inputs("data", lanes)));
        g.output("served_word", &one_hot_select(g, &served, &g.inputs("word", lanes)));
    }
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes; `is_narrow`: see [`crate::config::Config::narrow_port`].
    pub struct MemorySender(lanes: usize, units: Units, is_narrow: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A part is ready.
        pub present: Signal<In, Bit>,
        /// It is taken.
        pub take: Signal<Out, Bit>,
        /// Nothing is in progress.
        pub idle: Signal<Out, Bit>,
        /// The part.
        pub part: Signal<In, MemoryPart>,
        /// Lane mask of its half.
        pub exec: Signal<In, Bits<32>>,
        /// What the addresses of its lanes have in common.
        pub shared: Signal<In, PartAddress>,
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
        /// It gets a channel of a formatted store.
        pub converts: Vec<Signal<In, Bit>> = signals(usize::from(units.typed_buffers)),
        /// Which.
        pub channel: Vec<Signal<In, Channel>> = signals(usize::from(units.typed_buffers)),
        /// A lane gets the place of its texel, and the answer to its query.
        pub located: Vec<Signal<In, Bit>> = signals(if units.images { lanes } else { 0 }),
        /// That place.
        pub location: Vec<Signal<In, Bits<64>>> = signals(usize::from(units.images)),
        /// That answer.
        pub answer: Vec<Signal<In, Bits<128>>> = signals(usize::from(units.images)),
        /// That answer is an element to be stored,
        pub encodes: Vec<Signal<In, Bit>> = signals(usize::from(units.images)),
        /// made of the data of the part in the reader, by lane.
        pub prepared: Vec<Signal<Out, Bits<128>>> = signals(if units.images { lanes } else { 0 }),
        /// Answers of the part in the sender, by lane.
        pub answered: Vec<Signal<Out, Bits<128>>> = signals(if units.images { lanes } else { 0 }),
        /// Some of them are not written yet.
        pub keeps: Vec<Signal<In, Bit>> = signals(usize::from(units.images)),
        /// The access of a lane is refused; the first such lane.
        pub violation: Signal<Out, Violation>,
        /// An access of its wave is out of the bounds of a buffer.
        pub outside: Vec<Signal<Out, Bit>> = signals(units.buffer_flags()),

        /// There is a request.
        pub valid: Signal<Out, Bit>,
        /// It.
        pub request: Signal<Out, MemoryRequest>,
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
        /// Bytes to write; of a narrow port the quarter of the beat, lowest.
        pub data: Signal<Out, Bits<512>>,
        /// That beat.
        pub beat: Vec<Signal<In, Bits<3>>> = signals(usize::from(is_narrow)),
        /// A second line that it writes.
        pub beside: Vec<Signal<Out, StoredEvent>> = signals(units.joined_stores()),
        /// Bytes to write there.
        pub beside_data: Vec<Signal<Out, Bits<512>>> = signals(units.joined_stores()),
        /// Rows, from the first one on, whose dwords the lanes get.
        pub window: Vec<Signal<Out, Bits<4>>> = signals(lanes),
        /// Their first dwords in the line.
        pub word: Vec<Signal<Out, Bits<4>>> = signals(lanes),
        /// Byte offsets of their data in the dword.
        pub misaligned: Vec<Signal<Out, Bits<2>>> = signals(lanes),

        lane: Vec<MemoryLane> = (0..lanes).map(|_| MemoryLane::new(units)).collect(),
        facts: LaneFacts = LaneFacts::new(lanes, units),
        choice: StepChoice = StepChoice::new(lanes),
        coalesce: Coalesce = Coalesce::new(lanes),
        gathered: StoreLine = StoreLine::new(lanes, is_narrow),
        second: Vec<SecondLine> = (0..units.joined_stores()).map(|_| SecondLine::new(lanes)).collect(),
        sent_beside: Vec<SentLine> = (0..units.joined_stores()).map(|_| SentLine::new(lanes)).collect(),
        gathered_beside: Vec<StoreLine> = (0..units.joined_stores()).map(|_| StoreLine::new(lanes, false)).collect(),
        exec_part: BeatMask = BeatMask::new(lanes),
        lanes_shift: Constant<Bits<3>> = Constant::new(u64::from(lanes.trailing_zeros()).into()),

        busy: DFF<Bit>,
        fresh: DFF<Bit>,
        at_line: DFF<Bit>,
        again: DFF<Bit>,
        line_state: DFF<Bits<42>>,
        last_step: DFF<Bits<4>>,
        current: DFF<MemoryPart>,
        swizzle: DFF<Swizzle>,
        slot_valid: DFF<Bit>,
        slot: DFF<MemoryRequest>,
        slot_beside: Vec<DFF<StoredEvent>> = signals(units.joined_stores()),
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
        reason: Signal<Local, Refusal>,
        beat_lane: Signal<Local, Bits<6>>,
        // Lanes that the step serves at either line.
        served: Vec<Signal<Local, Bit>> = signals(lanes),
    }
}

impl Logic for MemorySender {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, busy, fresh, at_line, again, line_state, last_step, current, swizzle, slot_valid, slot);
        clock!(self, clock, gathered);

        // The part in the reader: its lanes, and what is refused.
        self.exec_part.mask.next = self.exec.val();
        self.exec_part.beat.next = self.part.val().beat;
        self.facts.half.next = self.part.val().half;
        self.facts.beat.next = self.part.val().beat;
        self.reason.next = Refusal::None;
        if self.takes.val() {
            self.reason.next = self.facts.first_refusal.val();
        }
        self.violation.next.reason = self.reason.val();
        self.violation.next.lane = self.facts.refused_lane.val();
        self.violation.next.wave = self.part.val().wave;
        for k in 0..self.outside.len() {
            self.outside[k].next = self.takes.val() & self.facts.any_outside[k].val();
        }
        self.violation.next.sequence = self.part.val().sequence;

        // Steps.
        self.part_store.next = self.current.q.val().control.kind == Kind::Store;
        self.part_load.next = (self.current.q.val().control.kind == Kind::Load) & !self.choice.step.val().get_bit(3);
        self.slot_free.next = !self.slot_valid.q.val() | self.taken.val();
        self.steps.next = self.busy.q.val() & self.slot_free.val() & self.choice.any.val();
        self.finishes.next = self.busy.q.val() & self.slot_free.val() & self.facts.done.val();
        self.choice.at_line.next = self.at_line.q.val();
        self.choice.last.next = self.last_step.q.val();
        self.choice.again.next = self.again.q.val();
        self.coalesce.one_part.next = self.part_store.val();
        self.coalesce.stays.next = self.choice.stays.val();
        self.coalesce.at_line.next = self.line_state.q.val();
        self.coalesce.all.next = self.choice.step.val().get_bit(3);
        self.coalesce.single.next =
            (self.current.q.val().control.kind == Kind::Atomic) & !self.choice.step.val().get_bit(3);
        self.element.next = 4.into();
        if self.current.q.val().control.format.size == Size::Byte {
            self.element.next = 1.into();
        }
        if self.current.q.val().control.format.size == Size::Half {
            self.element.next = 2.into();
        }
        self.gathered.keep.next = self.choice.stays.val();
        self.gathered.step.next = self.busy.q.val() & self.slot_free.val() & self.part_store.val();
        self.gathered.mask_before.next = self.slot.q.val().mask;
        for k in 0..self.second.len() {
            self.second[k].stores.next = self.part_store.val() & !self.choice.stays.val();
            self.second[k].first_line.next = self.coalesce.request_line.val();
            self.gathered_beside[k].clock.next = self.clock.val();
            self.gathered_beside[k].keep.next = false;
            self.gathered_beside[k].mask_before.next = 0.into();
            self.gathered_beside[k].step.next = self.gathered.step.val();
        }
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
            self.lane[i].sent_wave64.next = self.current.q.val().wave64;
            self.lane[i].sent_swizzle.next = self.swizzle.q.val();
            for k in 0..self.converts.len() {
                self.lane[i].converts[k].next = self.converts[k].val();
                self.lane[i].channel[k].next = self.channel[k].val();
            }
            for k in 0..self.location.len() {
                self.lane[i].located[k].next = self.located[i].val();
                self.lane[i].location[k].next = self.location[k].val();
                self.lane[i].answer[k].next = self.answer[k].val();
                self.lane[i].asks[k].next = self.part.val().plan.answers | self.encodes[k].val();
                self.prepared[i].next = self.lane[i].prepared[k].val();
                self.answered[i].next = self.lane[i].data.val();
            }
            self.lane[i].sent_element.next = self.element.val();
            self.lane[i].sent_high.next = self.current.q.val().control.format.high & self.part_store.val();
            self.lane[i].sent_loads.next = self.part_load.val();
            self.lane[i].sent_stores.next = self.part_store.val();
            self.lane[i].step.next = self.choice.step.val();
            self.served[i].next = self.coalesce.served[i].val();
            for k in 0..self.second.len() {
                self.second[k].pending[i].next = self.lane[i].window.val().get_bit(0);
                self.second[k].lingers[i].next = self.lane[i].lingers.val();
                self.second[k].line[i].next = self.lane[i].line.val();
                self.second[k].at_first[i].next = self.coalesce.served[i].val();
                self.served[i].next = self.coalesce.served[i].val() | self.second[k].served[i].val();
                self.gathered_beside[k].served[i].next = self.second[k].served[i].val();
                self.gathered_beside[k].word[i].next = self.lane[i].word.val();
                self.gathered_beside[k].window[i].next = self.lane[i].window.val();
                self.gathered_beside[k].data[i].next = self.lane[i].placed.val();
                self.gathered_beside[k].bytes[i].next = self.lane[i].bytes.val();
            }
            self.lane[i].served.next = self.steps.val() & self.served[i].val();
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
            self.facts.refusal[i].next = self.lane[i].refusal.val();
            for k in 0..self.outside.len() {
                self.facts.outside[i].next = self.lane[i].outside[k].val();
            }
            self.facts.rests[i].next = self.lane[i].rests.val();
            self.facts.ends[i].next = self.lane[i].ends.val();
            self.facts.served[i].next = self.served[i].val();
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
        if self.finishes.val() & self.fresh.q.val() & !self.choice.any.val() & self.current.q.val().last {
            self.slot_valid.d.next = true;
        }
        self.beat_lane.next = bit_cast::<6, 5>(self.coalesce.first.val())
            + (bit_cast::<6, 3>(self.current.q.val().beat) << self.lanes_shift.val());
        if self.busy.q.val() & self.slot_free.val() {
            self.slot.d.next.part = self.current.q.val();
            self.slot.d.next.empty = !self.choice.any.val();
            self.slot.d.next.refetch = self.current.q.val().beyond_unit & !self.choice.stays.val();
            self.slot.d.next.last = self.finishes.val() & self.current.q.val().last;
            self.slot.d.next.line = self.coalesce.request_line.val();
            self.slot.d.next.mask = self.gathered.mask.val();
            self.slot.d.next.step = self.choice.step.val();
            self.slot.d.next.row =
                self.current.q.val().row + bit_cast::<11, 2>(self.choice.step.val().get_bits::<2>(0));
            self.slot.d.next.lane = self.beat_lane.val().replace_bit(5, self.current.q.val().half);
            self.slot.d.next.atomic_data = self.facts.served_data.val();
            self.slot.d.next.atomic_word = self.facts.served_word.val();
        }
        for k in 0..self.slot_beside.len() {
            self.sent_beside[k].valid.next = self.second[k].valid.val();
            self.sent_beside[k].line.next = self.second[k].second_line.val();
            self.sent_beside[k].mask.next = self.gathered_beside[k].mask.val();
            self.sent_beside[k].first.next = self.second[k].first.val();
            self.sent_beside[k].beat.next = self.current.q.val().beat;
            self.sent_beside[k].half.next = self.current.q.val().half;
            self.slot_beside[k].clock.next = self.clock.val();
            self.slot_beside[k].d.next = self.slot_beside[k].q.val();
            if self.busy.q.val() & self.slot_free.val() {
                self.slot_beside[k].d.next = self.sent_beside[k].part.val();
            }
            self.beside[k].next = self.slot_beside[k].q.val();
            self.beside_data[k].next = self.gathered_beside[k].line.val();
        }
        self.wide_atomic.next = self.is_atomic.val() & (self.slot.q.val().part.control.dwords == 2);
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
        self.valid.next = self.slot_valid.q.val();
        self.request.next = self.slot.q.val();
        self.data.next = self.gathered.line.val();
        for k in 0..self.beat.len() {
            self.gathered.beat[k].next = self.beat[k].val();
        }
        self.is_zero.next = !self.slot.q.val().empty & self.slot.q.val().step.get_bit(3);
        self.is_read.next = !self.slot.q.val().empty
            & !self.slot.q.val().step.get_bit(3)
            & (self.slot.q.val().part.control.kind == Kind::Load);
        self.is_write.next = !self.slot.q.val().empty & (self.slot.q.val().part.control.kind == Kind::Store);
        self.is_atomic.next = !self.slot.q.val().empty
            & !self.slot.q.val().step.get_bit(3)
            & (self.slot.q.val().part.control.kind == Kind::Atomic);
        // An access at the scope of the compute unit finds this cache coherent (4.1.1).
        self.invalidates.next = (self.slot.q.val().part.control.kind == Kind::Control)
            & self.slot.q.val().part.control.invalidates
            & self.slot.q.val().refetch;

        // The next part.
        self.takes.next = self.present.val() & (!self.busy.q.val() | self.finishes.val());
        // Answers are in the lanes until they are written.
        for k in 0..self.keeps.len() {
            if self.keeps[k].val()
                | (self.busy.q.val() & self.current.q.val().plan.answers)
                | (self.slot_valid.q.val() & self.slot.q.val().part.plan.answers)
            {
                self.takes.next = false;
            }
        }
        self.take.next = self.takes.val();
        self.idle.next = !self.busy.q.val();
        if self.takes.val() {
            self.busy.d.next = true;
            self.fresh.d.next = true;
            self.at_line.d.next = false;
            self.again.d.next = false;
            self.current.d.next = self.part.val();
            self.swizzle.d.next = self.shared.val().swizzle;
        }
    }
}
