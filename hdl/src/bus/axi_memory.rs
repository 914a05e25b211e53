//! The memory port as an AXI4 master.
//!
//! ```text
//!   queue   a request leaves it as soon as nothing that is in flight conflicts with it      AR / AW and W
//!           behind a narrow port it is a copy of one request: what is written leaves from the port, and lines return in quarters
//!   slots   a request in flight each, by AXI identifier: what was asked, whether it is answered
//!   B, R    are always taken: beats go to the slot's line, in any order and mixed      an answered slot returns its line
//! ```
//!
//! The port relies on memory taking requests in their order; AXI orders nothing between two identifiers, nor between reads and
//! writes. Accesses to different lines may change places without anybody at the port seeing it; a request whose line is in
//! flight waits, if one of the two writes. Lines are told apart by the low [`TAG`] bits of their numbers: the same ones elsewhere
//! only cost time. A write is answered when B says that it is performed.
//!
//! An answer SLVERR or DECERR becomes a [`BusError`], and a line outside memory to who has read it. It is only the latter for
//! instruction fetch, which reads ahead: what is not there and is executed faults.

use super::held_request::HeldRequest;
use super::request_queue::RequestQueue;
use super::slots::{BeatChoice, SlotFacts, SlotLines, SlotTable, TAG};
use super::write_beats::{WriteBeat, WriteSpan};
use super::{BusAccess, BusError, SLOTS, WORD};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::RoundRobin;
use rust_hdl::prelude::*;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::port::Wires;

hardware_block! {
    /// See the module's description. `width` of the data ports: 64, 128, 256 or 512 bits; `is_narrow`, of 64 only, see
    /// [`crate::config::Config::narrow_port`].
    pub struct AxiMemory(width: usize, is_narrow: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request of the memory port.
        pub request_valid: Signal<In, Bit>,
        /// It is taken in this cycle.
        pub request_ready: Signal<Out, Bit>,
        /// It.
        pub request: Signal<In, BusAccess>,
        /// Bytes to write; of a narrow port those of the beat, lowest.
        pub request_data: Signal<In, Bits<512>>,
        /// Which beat.
        pub request_beat: Vec<Signal<Out, Bits<3>>> = signals(usize::from(is_narrow)),
        /// An answer.
        pub response_valid: Signal<Out, Bit>,
        /// It is taken in this cycle.
        pub response_ready: Signal<In, Bit>,
        /// Identifier of the request.
        pub response_id: Signal<Out, Bits<10>>,
        /// The line; or a quarter of it, lowest.
        pub response_data: Signal<Out, Bits<512>>,
        /// Which quarter.
        pub response_quarter: Vec<Signal<Out, Bits<2>>> = signals(usize::from(is_narrow)),
        /// It could not be read.
        pub response_missing: Signal<Out, Bits<2>>,
        /// An access was answered with an error.
        pub error: Signal<Out, BusError>,

        /// A read is asked for.
        pub ar_valid: Signal<Out, Bit>,
        /// It is taken.
        pub ar_ready: Signal<In, Bit>,
        /// Byte address.
        pub ar_address: Signal<Out, Bits<48>>,
        /// Identifier.
        pub ar_id: Signal<Out, Bits<4>>,
        /// Beats, less one.
        pub ar_length: Signal<Out, Bits<8>>,
        /// A beat of a line.
        pub r_valid: Signal<In, Bit>,
        /// Identifier.
        pub r_id: Signal<In, Bits<4>>,
        /// Its words.
        pub r_data: Vec<Signal<In, Bits<64>>> = signals(width / WORD),
        /// 2 and 3 are errors.
        pub r_response: Signal<In, Bits<2>>,
        /// It is the last one.
        pub r_last: Signal<In, Bit>,
        /// A write is asked for.
        pub aw_valid: Signal<Out, Bit>,
        /// It is taken.
        pub aw_ready: Signal<In, Bit>,
        /// Byte address.
        pub aw_address: Signal<Out, Bits<48>>,
        /// Identifier.
        pub aw_id: Signal<Out, Bits<4>>,
        /// Beats, less one.
        pub aw_length: Signal<Out, Bits<8>>,
        /// A beat of what is written.
        pub w_valid: Signal<Out, Bit>,
        /// It is taken.
        pub w_ready: Signal<In, Bit>,
        /// Its words.
        pub w_data: Vec<Signal<Out, Bits<64>>> = signals(width / WORD),
        /// Their bytes that are written.
        pub w_strobes: Vec<Signal<Out, Bits<8>>> = signals(width / WORD),
        /// It is the last one.
        pub w_last: Signal<Out, Bit>,
        /// A write is performed.
        pub b_valid: Signal<In, Bit>,
        /// Identifier.
        pub b_id: Signal<In, Bits<4>>,
        /// 2 and 3 are errors.
        pub b_response: Signal<In, Bits<2>>,

        queue: Vec<RequestQueue> = (0..usize::from(!is_narrow)).map(|_| RequestQueue::new()).collect(),
        held: Vec<HeldRequest> = (0..usize::from(is_narrow)).map(|_| HeldRequest::new()).collect(),
        facts: SlotFacts = SlotFacts::new(),
        table: SlotTable = SlotTable::new(),
        lines: SlotLines = SlotLines::new(512 / width, is_narrow),
        pick: RoundRobin = RoundRobin::new(SLOTS),
        span: WriteSpan = WriteSpan::new(512 / width),
        slice: WriteBeat = WriteBeat::new(512 / width, is_narrow),
        choice: Vec<BeatChoice> = (0..usize::from(width < 512)).map(|_| BeatChoice::new(SLOTS)).collect(),
        beats: Constant<Bits<8>> = Constant::new((512 / width as u64 - 1).into()),
        // Address bits of a beat within its line.
        beat_shift: Constant<Bits<3>> = Constant::new(u64::from((width / 8).ilog2()).into()),
        number: Vec<Constant<Bits<4>>> = (0..SLOTS as u64).map(|slot| Constant::new(slot.into())).collect(),

        used: Vec<DFF<Bit>> = signals(SLOTS),
        writes: Vec<DFF<Bit>> = signals(SLOTS),
        answered: Vec<DFF<Bit>> = signals(SLOTS),
        failed: Vec<DFF<Bit>> = signals(SLOTS),
        tag: Vec<DFF<Bits<16>>> = signals(SLOTS),
        beat: Vec<DFF<Bits<3>>> = signals(if width < 512 { SLOTS } else { 0 }),
        free: DFF<Bits<4>>,
        picked_last: DFF<Bits<16>>,
        reading: DFF<Bit>,
        read_line: DFF<Bits<42>>,
        read_slot: DFF<Bits<4>>,
        addressing: DFF<Bit>,
        write_address: DFF<Bits<48>>,
        write_slot: DFF<Bits<4>>,
        write_length: DFF<Bits<3>>,
        writing: DFF<Bit>,
        kept_line: Vec<DFF<Bits<512>>> = signals(usize::from(!is_narrow)),
        kept_mask: Vec<DFF<Bits<64>>> = signals(usize::from(!is_narrow)),
        writes_from_port: Constant<Bit> = Constant::new(is_narrow),
        write_line: Signal<Local, Bits<512>>,
        write_mask: Signal<Local, Bits<64>>,
        write_beat: DFF<Bits<3>>,
        write_end: DFF<Bits<3>>,
        answering: DFF<Bit>,
        quarter: Vec<DFF<Bits<2>>> = signals(usize::from(is_narrow)),
        answer_slot: Vec<DFF<Bits<4>>> = signals(usize::from(is_narrow)),
        answer_id: DFF<Bits<10>>,
        answer_failed: DFF<Bit>,
        error_state: DFF<BusError>,

        present: Signal<Local, Bit>,
        head: Signal<Local, BusAccess>,
        leaves: Signal<Local, Bit>,
        answer_ends: Signal<Local, Bit>,
        read_leaves: Signal<Local, Bit>,
        write_leaves: Signal<Local, Bit>,
        picks: Signal<Local, Bit>,
        last_beat: Signal<Local, Bit>,
        write_ends: Signal<Local, Bit>,
    }
}

impl Logic for AxiMemory {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, free, picked_last, reading, read_line, read_slot, addressing, write_address);
        dff_setup!(self, clock, write_slot, write_length, writing, write_beat, write_end);
        dff_setup!(self, clock, answering, answer_id, answer_failed, error_state);
        clock!(self, clock, table, lines);

        // A request gets a slot.
        for k in 0..self.queue.len() {
            self.queue[k].clock.next = self.clock.val();
            self.queue[k].valid.next = self.request_valid.val();
            self.queue[k].request.next = self.request.val();
            self.queue[k].data.next = self.request_data.val();
            self.request_ready.next = self.queue[k].ready.val();
            self.present.next = self.queue[k].present.val();
            self.head.next = self.queue[k].head.val();
        }
        for k in 0..self.held.len() {
            self.held[k].clock.next = self.clock.val();
            self.held[k].valid.next = self.request_valid.val();
            self.held[k].request.next = self.request.val();
            self.request_ready.next = self.held[k].ready.val();
            self.present.next = self.held[k].present.val();
            self.head.next = self.held[k].head.val();
        }
        self.facts.free.next = self.free.q.val();
        self.facts.write.next = self.head.val().write;
        self.facts.line.next = self.head.val().line;
        self.last_beat.next = self.write_beat.q.val() == self.write_end.q.val();
        self.write_ends.next = self.writing.q.val() & self.w_ready.val() & self.last_beat.val();
        self.read_leaves.next = self.present.val()
            & !self.head.val().write
            & !self.facts.blocked.val()
            & (!self.reading.q.val() | self.ar_ready.val());
        // Addresses and data of writes leave together, so that they have one order.
        self.write_leaves.next = self.present.val()
            & self.head.val().write
            & !self.facts.blocked.val()
            & (!self.addressing.q.val() | self.aw_ready.val())
            & (!self.writing.q.val() | (self.write_ends.val() & !self.writes_from_port.val()));
        self.leaves.next = self.read_leaves.val() | self.write_leaves.val();
        for k in 0..self.queue.len() {
            self.queue[k].leaves.next = self.leaves.val();
        }
        for k in 0..self.held.len() {
            self.held[k].leaves.next = self.read_leaves.val() | self.write_ends.val();
        }
        if self.leaves.val() {
            self.free.d.next = self.free.q.val() + 1;
        }
        self.table.write.next = self.leaves.val();
        self.table.slot.next = self.free.q.val();
        self.table.id.next = self.head.val().id;
        self.table.line.next = self.head.val().line;

        // AR.
        if self.ar_ready.val() {
            self.reading.d.next = false;
        }
        if self.read_leaves.val() {
            self.reading.d.next = true;
            self.read_line.d.next = self.head.val().line;
            self.read_slot.d.next = self.free.q.val();
        }
        self.ar_valid.next = self.reading.q.val();
        self.ar_address.next = bit_cast::<48, 42>(self.read_line.q.val()) << 6;
        self.ar_id.next = self.read_slot.q.val();
        self.ar_length.next = self.beats.val();

        // AW and W.
        if self.aw_ready.val() {
            self.addressing.d.next = false;
        }
        if self.writing.q.val() & self.w_ready.val() {
            self.write_beat.d.next = self.write_beat.q.val() + 1;
        }
        if self.write_ends.val() {
            self.writing.d.next = false;
        }
        self.span.mask.next = self.head.val().mask;
        if self.write_leaves.val() {
            self.addressing.d.next = true;
            self.write_address.d.next = (bit_cast::<48, 42>(self.head.val().line) << 6)
                | (bit_cast::<48, 3>(self.span.first.val()) << self.beat_shift.val());
            self.write_slot.d.next = self.free.q.val();
            self.write_length.d.next = self.span.last.val() - self.span.first.val();
            self.writing.d.next = true;
            self.write_beat.d.next = self.span.first.val();
            self.write_end.d.next = self.span.last.val();
        }
        self.aw_valid.next = self.addressing.q.val();
        self.aw_address.next = self.write_address.q.val();
        self.aw_id.next = self.write_slot.q.val();
        self.aw_length.next = bit_cast::<8, 3>(self.write_length.q.val());
        self.w_valid.next = self.writing.q.val();
        self.write_line.next = self.request_data.val();
        self.write_mask.next = self.head.val().mask;
        for k in 0..self.request_beat.len() {
            self.request_beat[k].next = self.write_beat.q.val();
        }
        for k in 0..self.kept_line.len() {
            self.kept_line[k].clock.next = self.clock.val();
            self.kept_mask[k].clock.next = self.clock.val();
            self.kept_line[k].d.next = self.kept_line[k].q.val();
            self.kept_mask[k].d.next = self.kept_mask[k].q.val();
            if self.write_leaves.val() {
                self.kept_line[k].d.next = self.queue[k].head_data.val();
                self.kept_mask[k].d.next = self.head.val().mask;
            }
            self.write_line.next = self.kept_line[k].q.val();
            self.write_mask.next = self.kept_mask[k].q.val();
        }
        self.slice.line.next = self.write_line.val();
        self.slice.mask.next = self.write_mask.val();
        self.slice.beat.next = self.write_beat.q.val();
        self.w_last.next = self.last_beat.val();
        for i in 0..self.w_data.len() {
            self.w_data[i].next = self.slice.data[i].val();
            self.w_strobes[i].next = self.slice.strobes[i].val();
        }

        // R and B.
        self.lines.write.next = self.r_valid.val();
        self.lines.slot.next = self.r_id.val();
        self.lines.beat.next = 0.into();
        for i in 0..self.r_data.len() {
            self.lines.data[i].next = self.r_data[i].val();
        }
        for k in 0..self.choice.len() {
            self.choice[k].slot.next = self.r_id.val();
            self.lines.beat.next = self.choice[k].chosen.val();
            for i in 0..self.beat.len() {
                self.beat[i].clock.next = self.clock.val();
                self.beat[i].d.next = self.beat[i].q.val();
                self.choice[k].beat[i].next = self.beat[i].q.val();
                if self.r_valid.val() & (self.r_id.val() == self.number[i].val()) {
                    self.beat[i].d.next = self.beat[i].q.val() + 1;
                    if self.r_last.val() {
                        self.beat[i].d.next = 0.into();
                    }
                }
            }
        }

        // An answered slot is free again when its answer is on its way.
        self.pick.last.next = self.picked_last.q.val();
        self.answer_ends.next = self.response_ready.val();
        for k in 0..self.quarter.len() {
            self.answer_ends.next = self.response_ready.val() & (self.quarter[k].q.val() == 3);
        }
        self.picks.next = self.pick.valid.val() & (!self.answering.q.val() | self.answer_ends.val());
        if self.picks.val() {
            self.picked_last.d.next = self.pick.granted.val();
        }
        self.facts.picked.next = self.pick.index.val();
        self.table.picked.next = self.pick.index.val();
        self.lines.read.next = self.picks.val();
        self.lines.read_slot.next = self.pick.index.val();
        for k in 0..self.quarter.len() {
            self.quarter[k].clock.next = self.clock.val();
            self.answer_slot[k].clock.next = self.clock.val();
            self.quarter[k].d.next = self.quarter[k].q.val();
            self.answer_slot[k].d.next = self.answer_slot[k].q.val();
            self.lines.read_quarter[k].next = 0.into();
            if self.picks.val() {
                self.quarter[k].d.next = 0.into();
                self.answer_slot[k].d.next = self.pick.index.val();
            } else {
                if self.response_ready.val() {
                    self.lines.read.next = true;
                    self.lines.read_slot.next = self.answer_slot[k].q.val();
                    self.lines.read_quarter[k].next = self.quarter[k].q.val() + 1;
                    self.quarter[k].d.next = self.quarter[k].q.val() + 1;
                }
            }
            self.response_quarter[k].next = self.quarter[k].q.val();
        }
        for i in 0..self.used.len() {
            self.used[i].clock.next = self.clock.val();
            self.writes[i].clock.next = self.clock.val();
            self.answered[i].clock.next = self.clock.val();
            self.failed[i].clock.next = self.clock.val();
            self.tag[i].clock.next = self.clock.val();
            self.used[i].d.next = self.used[i].q.val();
            self.writes[i].d.next = self.writes[i].q.val();
            self.answered[i].d.next = self.answered[i].q.val();
            self.failed[i].d.next = self.failed[i].q.val();
            self.tag[i].d.next = self.tag[i].q.val();
            self.facts.used[i].next = self.used[i].q.val();
            self.facts.writes[i].next = self.writes[i].q.val();
            self.facts.failed[i].next = self.failed[i].q.val();
            self.facts.tag[i].next = self.tag[i].q.val();
            self.pick.request[i].next = self.answered[i].q.val();
            if self.picks.val() & self.pick.grant[i].val() {
                self.used[i].d.next = false;
                self.answered[i].d.next = false;
            }
            if self.leaves.val() & (self.free.q.val() == self.number[i].val()) {
                self.used[i].d.next = true;
                self.writes[i].d.next = self.head.val().write;
                self.failed[i].d.next = false;
                self.tag[i].d.next = self.head.val().line.get_bits::<16>(0);
            }
            if self.b_valid.val() & (self.b_id.val() == self.number[i].val()) {
                self.answered[i].d.next = true;
                self.failed[i].d.next = self.b_response.val().get_bit(1);
            }
            if self.r_valid.val() & (self.r_id.val() == self.number[i].val()) {
                self.failed[i].d.next = self.failed[i].q.val() | self.r_response.val().get_bit(1);
                if self.r_last.val() {
                    self.answered[i].d.next = true;
                }
            }
        }
        if self.answer_ends.val() {
            self.answering.d.next = false;
        }
        self.error_state.d.next.valid = false;
        if self.picks.val() {
            self.answering.d.next = true;
            self.answer_id.d.next = self.table.picked_id.val();
            self.answer_failed.d.next = self.facts.picked_failed.val();
            // Instruction fetch (client 0) runs ahead: a line that nobody executes may be missing.
            self.error_state.d.next.valid =
                self.facts.picked_failed.val() & (self.table.picked_id.val().get_bits::<2>(6) != 0);
            self.error_state.d.next.write = self.facts.picked_writes.val();
            self.error_state.d.next.line = self.table.picked_line.val();
            self.error_state.d.next.id = self.table.picked_id.val();
        }
        self.error.next = self.error_state.q.val();
        self.response_valid.next = self.answering.q.val();
        self.response_id.next = self.answer_id.q.val();
        self.response_data.next = self.lines.line.val();
        self.response_missing.next = 0.into();
        if self.answer_failed.q.val() {
            self.response_missing.next = 3.into();
        }
    }
}

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "axi_memory",
    block: || connected(AxiMemory::new(256, false)),
    properties: |p| properties(p, 4),
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "slot_facts", signal: "blocked", fault: Fault::StuckAtZero(0) },
};

/// The same where lines are written from the port and return in quarters.
pub const NARROW_PROOF: Proof = Proof {
    name: "axi_memory_narrow",
    block: || connected(AxiMemory::new(64, true)),
    properties: |p| {
        properties(p, 1);
        let [valid, ready, writing, present, write_ends, read_leaves] =
            ["request_valid", "request_ready", "writing", "present", "write_ends", "read_leaves"]
                .map(|name| p.signal(name));
        let [request, head] = ["request", "head"].map(|name| p.record::<BusAccess>(name).pack(p.builder()));
        p.assume("request_stays", &p.stays(&valid, &ready, &[&request]));
        let (beat, data) = (p.signal("request_beat_0"), p.signal("request_data"));
        let waits = p.past(&(&valid & !&ready)) & beat.equals(&p.past(&beat));
        p.assume("data_of_a_beat_stay", &implies(&waits, &data.equals(&p.past(&data))));
        // That is proved of the block which holds the request, if it learns of the end of no request that it does not hold.
        let held_write = &present & p.signal("head_write");
        p.assume("held_write_is_at_the_port", &implies(&held_write, &(&valid & request.equals(&head))));
        p.assert("what_ends_is_held", &implies(&(write_ends | read_leaves), &present));
        p.assert("what_is_written_is_held", &implies(&writing, &held_write));
        let [answering, taken, quarter] =
            ["response_valid", "response_ready", "response_quarter_0"].map(|name| p.signal(name));
        p.assert("quarter_stays", &p.stays(&answering, &taken, &[&quarter]));
        let next = p.past(&(&quarter + (&answering & &taken).zero_extend(2)));
        p.assert("quarters_follow", &implies(&(&answering & p.past(&answering)), &quarter.equals(&next)));
    },
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "axi_memory_narrow", signal: "write_ends", fault: Fault::StuckAtOne(0) },
};

/// Of an [`AxiMemory`] that moves `words` in a beat.
fn properties(p: &Properties, words: usize) {
    let g = p.builder();
    let [aw_valid, w_valid, ar_valid, leaves, picks, free] =
        ["aw_valid", "w_valid", "ar_valid", "leaves", "picks", "free"].map(|name| p.signal(name));
    let words = |name: &str| g.concat(&p.signals(name, words).iter().collect::<Vec<_>>());
    // Handshakes (AXI A3.2.1): what is valid stays until it is taken.
    let aw = [&p.signal("aw_address"), &p.signal("aw_id"), &p.signal("aw_length")];
    p.assert("aw_stays", &p.stays(&aw_valid, &p.signal("aw_ready"), &aw));
    let w = [&words("w_data"), &words("w_strobes"), &p.signal("w_last")];
    p.assert("w_stays", &p.stays(&w_valid, &p.signal("w_ready"), &w));
    let ar = [&p.signal("ar_address"), &p.signal("ar_id"), &p.signal("ar_length")];
    p.assert("ar_stays", &p.stays(&ar_valid, &p.signal("ar_ready"), &ar));
    let response = [&p.signal("response_id"), &p.signal("response_data"), &p.signal("response_missing")];
    p.assert("response_stays", &p.stays(&p.signal("response_valid"), &p.signal("response_ready"), &response));

    // Any slot: it is answered once, by the channel that it was asked on, and not before.
    let slot = p.any_number("slot", 4);
    let of = |name: &str| g.choose(&slot, &p.signals(name, SLOTS));
    let write = p.signal("head_write");
    let starts = &leaves & free.equals(&slot);
    let b = p.signal("b_valid") & p.signal("b_id").equals(&slot);
    let r = p.signal("r_valid") & p.signal("r_id").equals(&slot);
    let ends = &b | (&r & p.signal("r_last"));
    let open = p.state("open", 1, 0, |open| &starts | (open & !&ends));
    let writes = p.state("open_writes", 1, 0, |writes| starts.select(&write, writes));
    p.assume("b_answers_a_write", &implies(&b, &(&open & &writes)));
    p.assume("r_answers_a_read", &implies(&r, &(&open & !&writes)));
    let index = p.signal("pick_index");
    let returns = &picks & index.equals(&slot);
    p.assert("open_slots_are_in_use", &implies(&open, &(of("used") & !of("answered"))));
    p.assert("use_ends_with_the_answer", &implies(&(of("used") & !&open), &of("answered")));
    p.assert("answered_slots_are_in_use", &implies(&of("answered"), &of("used")));
    p.assert("slots_start_free", &implies(&starts, &!of("used")));
    p.assert("answers_were_there", &implies(&returns, &of("answered")));
    p.assert("slots_know_what_they_are", &implies(&open, &of("writes").equals(&writes)));

    // Hazards: nothing leaves whose line is open, if one of the two writes.
    let tag = p.signal("head_line").slice(0, TAG as u32);
    let open_tag = p.state("open_tag", TAG as u32, 0, |kept| starts.select(&tag, kept));
    p.assert("slots_know_their_line", &implies(&open, &of("tag").equals(&open_tag)));
    let conflict = &open & open_tag.equals(&tag) & (&writes | &write);
    p.assert("conflicts_wait", &implies(&leaves, &!conflict));

    // What the induction needs.
    p.assert("one_answer_is_picked", &implies(&returns, &p.signal("pick_valid")));
    let last = p.signal("picked_last");
    p.assert("picked_last_is_one", &(&last & &last.plus(u128::MAX)).none());
    p.assert("grants_are_picked", &implies(&(&picks & of("pick_grant")), &index.equals(&slot)));
}
