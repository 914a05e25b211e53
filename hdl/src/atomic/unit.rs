//! The atomic unit of the compute unit, in front of the memory port: reads a line, changes a location, writes it back.
//!
//! Operations come from the SIMDs in turn, one lane at a time. Between its read and its write nobody else writes the line.
//! Sixteen lines that were used last are kept, so that most operations do not wait for memory; a line that somebody else
//! writes is dropped. An operation takes 4 cycles, and a memory latency when its line is not there. The answer is given
//! when memory has taken the write.

use super::alu::{AtomicAlu, AtomicOperation};
use crate::config::{Atomics, ECP5};
use crate::events::RequestEvent;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{RoundRobin, one_hot_record, vector_of};
use crate::port::{LineRequest, LineResponse};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::{generator_block, record};

/// What the unit does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum AtomicState {
    /// Takes an operation.
    Idle,
    /// Looks for its line.
    Look,
    /// Asks memory for it.
    Ask,
    /// Waits for it.
    Wait,
    /// Computes.
    Compute,
    /// Writes the result.
    Write,
}

record! {
    /// An operation of a lane.
    pub struct AtomicRequest {
        /// There is one.
        pub valid: Bit,
        /// What it computes.
        pub operation: AtomicOperation,
        /// 64 bits.
        pub wide: Bit,
        /// Dword in the line.
        pub word: Bits<4>,
        /// Data, behind it the comparand.
        pub data: Bits<128>,
        /// Whose it is.
        pub origin: RequestEvent,
    }
}

record! {
    /// An operation is done.
    pub struct AtomicResponse {
        /// It is in this cycle.
        pub valid: Bit,
        /// Number of its record.
        pub tag: Bits<6>,
        /// The value before it.
        pub value: Bits<64>,
    }
}

generator_block! {
    /// The operation of the SIMD that is granted, and what each SIMD is answered.
    pub struct AtomicChoice(simds: usize) {
        /// Granted, one-hot.
        in grant: [Bit; simds],
        /// Operations.
        in operation: [AtomicRequest; simds],
        /// Their lines, and numbers of their records.
        in target: [LineRequest; simds],
        /// The SIMD has an operation.
        out wants: [Bit; simds],
        /// The chosen one.
        out chosen: (AtomicRequest),
        /// Its line.
        out chosen_line: (Bits<42>),
        /// Number of its record.
        out chosen_tag: (Bits<6>),
    }
    |g| {
        let grant = vector_of(g, &g.inputs("grant", simds));
        let operations = g.inputs_of::<AtomicRequest>("operation", simds);
        g.outputs("wants", &operations.iter().map(|operation| operation.valid.clone()).collect::<Vec<_>>());
        g.output_of("chosen", &one_hot_record(g, &grant, &operations));
        let targets = g.inputs_of::<LineRequest>("target", simds);
        let target = one_hot_record(g, &grant, &targets);
        g.output("chosen_line", &target.line);
        g.output("chosen_tag", &target.tag);
    }
}

generator_block! {
    /// The answer to the SIMD whose operation is done.
    pub struct AtomicResponses(simds: usize) {
        /// An operation is done.
        in completes: (Bit),
        /// Its SIMD, one-hot.
        in owner: [Bit; simds],
        /// Number of its record.
        in tag: (Bits<6>),
        /// The value before it.
        in value: (Bits<64>),
        /// By SIMD.
        out answer: [AtomicResponse; simds],
    }
    |g| {
        let [completes, tag, value] = ["completes", "tag", "value"].map(|name| g.input(name));
        for (at, owner) in g.inputs("owner", simds).iter().enumerate() {
            let (tag, value) = (tag.clone(), value.clone());
            g.output_of(&format!("answer_{at}"), &AtomicResponseWires { valid: &completes & owner, tag, value });
        }
    }
}

generator_block! {
    /// Lines of the unit, by the lowest four bits of their numbers, of which `quarters` are read and written at once, 4 or 1. The
    /// part of the one at `line` is on `found` one cycle later.
    pub struct AtomicLines(quarters: usize) clocked {
        /// Line looked for.
        in line: (Bits<42>),
        /// Number of the part.
        in part: (Bits<2>),
        /// Its data are read.
        in read: (Bit),
        /// The part is put there.
        in write: (Bit),
        /// Bytes of it; all of them when it comes from memory.
        in bytes: [Bits<16>; quarters],
        /// Data.
        in data: [Bits<128>; quarters],
        /// The entry holds this line, if it holds one.
        out same: (Bit),
        /// The part.
        out found: [Bits<128>; quarters],
    }
    |g| {
        let (line, write) = (g.input("line"), g.input("write"));
        let (index, tag) = (line.slice(0, 4), line.slice(4, 38));
        let tags = g.ram("tags", 38, 16);
        g.ram_write(tags, &write, &index, &tag, None);
        g.output("same", &g.ram_read_now(tags, "tag", &index).equals(&tag));
        let parts = 4 / quarters as u32;
        let place = if parts == 1 { index } else { index.concat(&g.input("part")) };
        let [bytes, data] = ["bytes", "data"].map(|name| g.concat(&g.inputs(name, quarters).iter().rev().collect::<Vec<_>>()));
        let lines = g.ram("line_words", 512 / parts, 16 * parts);
        g.ram_write(lines, &write, &place, &data, Some(&bytes));
        let found = g.ram_read(lines, "line_found", &place, Some(&g.input("read")));
        g.outputs("found", &(0..quarters as u32).map(|at| found.slice(128 * at, 128)).collect::<Vec<_>>());
    }
}

generator_block! {
    /// The location of an operation in its line, or in one quarter of it, and its result put there. Without `has_wide` all have
    /// 32 bits.
    pub struct AtomicPlace(has_wide: bool, quarters: usize) {
        /// The quarters.
        in line: [Bits<128>; quarters],
        /// Dword of the location; an even one of 64 bits.
        in word: (Bits<4>),
        /// 64 bits.
        in wide: (Bit),
        /// The result.
        in result: (Bits<64>),
        /// What the location holds.
        out value: (Bits<64>),
        /// A line of the result.
        out data: (Bits<512>),
        /// The bytes of the location.
        out mask: (Bits<64>),
        /// Those of them in the quarters.
        out bytes: [Bits<16>; quarters],
    }
    |g| {
        let (word, result) = (g.input("word"), g.input("result"));
        let wide = if has_wide { g.input("wide") } else { g.zero(1) };
        let line = g.concat(&g.inputs("line", quarters).iter().rev().collect::<Vec<_>>());
        let pair = line.slice_at(&word.slice(1, 1 + quarters.ilog2()).concat(&g.zero(6)), 64);
        let odd = word.bit(0);
        let upper = pair.slice(32, 32);
        let even = if has_wide { pair } else { pair.slice(0, 32).zero_extend(64) };
        g.output("value", &odd.select(&upper.zero_extend(64), &even));
        let low = result.slice(0, 32);
        let spread = wide.select(&result, &low.concat(&low));
        g.output("data", &spread.repeat(8));
        let bytes = wide.select(&g.constant(64, 0xff), &g.constant(64, 0xf));
        let mask = bytes.shift_left(&word.concat(&g.zero(2)));
        g.output("mask", &mask);
        let of_quarter = |at: u32| mask.slice(16 * at, 16);
        let all: Vec<Wire> = (0..4).map(of_quarter).collect();
        g.outputs("bytes", &if quarters == 4 { all } else { vec![g.or_all(16, &all)] });
    }
}

hardware_block! {
    /// See the module's description. Operations of `simds` SIMDs, those that `atomics` has; `quarters` of a line at once, as in
    /// [`crate::config::Config::line_quarters`].
    /// `traps`: waves learn of an operation that memory refuses.
    pub struct AtomicUnit(simds: usize, atomics: Atomics, quarters: usize, traps: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A dispatch starts: lines are forgotten.
        pub invalidate: Signal<In, Bit>,
        /// Operations of the SIMDs.
        pub operation: Vec<Signal<In, AtomicRequest>> = signals(simds),
        /// Their lines, and numbers of their records.
        pub target: Vec<Signal<In, LineRequest>> = signals(simds),
        /// It is taken.
        pub ready: Vec<Signal<Out, Bit>> = signals(simds),
        /// PortResponses to the SIMDs.
        pub answer: Vec<Signal<Out, AtomicResponse>> = signals(simds),
        /// Memory has refused that operation.
        pub refused: Vec<Signal<Out, Bit>> = signals(usize::from(traps)),

        /// A request to the memory port; its tag is 1 of writes.
        pub request: Signal<Out, LineRequest>,
        /// It is taken.
        pub request_ready: Signal<In, Bit>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// An answer of the memory port.
        pub response: Signal<In, LineResponse>,
        /// The quarters of its part of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(quarters),
        /// Nobody else may write the line of the request.
        pub locked: Signal<Out, Bit>,
        /// A write of that line, older than the operation, waits for the port.
        pub contends: Signal<In, Bit>,
        /// Memory has still to perform some of what it wrote.
        pub pending: Signal<Out, Bit>,
        /// Somebody else writes a line.
        pub written: Signal<In, Bit>,
        /// Which.
        pub written_line: Signal<In, Bits<42>>,
        /// Origin of the operation in progress.
        pub debug_origin: Signal<Out, RequestEvent>,
        /// The SIMD's operation is in progress.
        pub debug_simd: Vec<Signal<Out, Bit>> = signals(simds),

        chooser: RoundRobin = RoundRobin::new(simds),
        choice: AtomicChoice = AtomicChoice::new(simds),
        answers: AtomicResponses = AtomicResponses::new(simds),
        lines: AtomicLines = AtomicLines::new(quarters),
        place: AtomicPlace = AtomicPlace::new(atomics.wide, quarters),
        alu: AtomicAlu = AtomicAlu::new(atomics),
        state: DFF<AtomicState>,
        last: DFF<Bits<16>>,
        present: DFF<Bits<16>>,
        line_state: DFF<Bits<42>>,
        current: DFF<AtomicRequest>,
        tag_state: DFF<Bits<6>>,
        owner: Vec<DFF<Bit>> = signals(simds),
        before: DFF<Bits<64>>,
        // Memory has refused the line of the operation: it computes with what came, and its write is refused too.
        no_line: Vec<DFF<Bit>> = signals(usize::from(traps)),
        // Writes that are not answered. An operation does not wait for its own: who reads what it wrote comes behind it.
        open_writes: DFF<Bits<6>>,
        has_room: Signal<Local, Bit>,
        written_back: Signal<Local, Bit>,
        present_after: Signal<Local, Bits<16>>,
        arrives: Signal<Local, Bit>,
        complete: Signal<Local, Bit>,
        completes: Signal<Local, Bit>,
    }
}

impl Logic for AtomicUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, last, present, line_state, current, tag_state, before, open_writes);
        clock!(self, clock, lines, alu);

        // Writes on their way.
        self.has_room.next = self.open_writes.q.val() != 63;
        self.pending.next = self.open_writes.q.val() != 0;
        self.written_back.next = self.response.val().valid & self.response.val().last & (self.response.val().tag == 1);
        if self.completes.val() & !self.written_back.val() {
            self.open_writes.d.next = self.open_writes.q.val() + 1;
        }
        if !self.completes.val() & self.written_back.val() {
            self.open_writes.d.next = self.open_writes.q.val() - 1;
        }

        // Whose operation is next.
        self.chooser.last.next = self.last.q.val();
        for i in 0..self.operation.len() {
            self.owner[i].clock.next = self.clock.val();
            self.owner[i].d.next = self.owner[i].q.val();
            self.chooser.request[i].next = self.choice.wants[i].val();
            self.choice.grant[i].next = self.chooser.grant[i].val();
            self.choice.operation[i].next = self.operation[i].val();
            self.choice.target[i].next = self.target[i].val();
            self.ready[i].next =
                (self.state.q.val() == AtomicState::Idle) & self.chooser.grant[i].val() & self.has_room.val();
            self.answers.owner[i].next = self.owner[i].q.val();
            self.answer[i].next = self.answers.answer[i].val();
            self.debug_simd[i].next = self.owner[i].q.val();
            if (self.state.q.val() == AtomicState::Idle) & self.chooser.valid.val() & self.has_room.val() {
                self.owner[i].d.next = self.chooser.grant[i].val();
            }
        }
        self.answers.completes.next = self.completes.val();
        self.answers.tag.next = self.tag_state.q.val();
        self.answers.value.next = self.before.q.val();

        // Lines that are there: one arrives, or somebody else writes one.
        self.arrives.next =
            (self.state.q.val() == AtomicState::Wait) & self.response.val().valid & (self.response.val().tag == 0);
        self.completes.next = (self.state.q.val() == AtomicState::Write) & self.request_ready.val();
        self.complete.next = self.arrives.val() & self.response.val().last;
        self.present_after.next = self.present.q.val();
        if self.complete.val() {
            self.present_after.next =
                self.present.q.val().replace_bit(self.line_state.q.val().get_bits::<4>(0).index(), true);
        }
        for k in 0..self.no_line.len() {
            self.no_line[k].clock.next = self.clock.val();
            self.no_line[k].d.next = self.no_line[k].q.val() & !self.completes.val();
            self.refused[k].next = self.no_line[k].q.val();
            if self.complete.val() & self.response.val().missing.get_bit(1) {
                self.no_line[k].d.next = true;
                self.present_after.next = self.present.q.val();
            }
        }
        self.present.d.next = self.present_after.val();
        if self.written.val() {
            self.present.d.next =
                self.present_after.val().replace_bit(self.written_line.val().get_bits::<4>(0).index(), false);
        }
        if self.invalidate.val() {
            self.present.d.next = 0.into();
        }
        self.lines.line.next = self.line_state.q.val();
        self.lines.read.next = self.state.q.val() == AtomicState::Look;
        self.lines.write.next = self.arrives.val() | self.completes.val();
        self.lines.part.next = self.current.q.val().word.get_bits::<2>(2);
        if self.arrives.val() {
            self.lines.part.next = self.response.val().part;
        }
        for i in 0..self.response_data.len() {
            self.place.line[i].next = self.lines.found[i].val();
            self.lines.bytes[i].next = self.place.bytes[i].val();
            self.lines.data[i].next = self.place.data.val().get_bits::<128>(0);
            if self.arrives.val() {
                self.lines.bytes[i].next = 0xffff.into();
                self.lines.data[i].next = self.response_data[i].val();
            }
        }

        // The location, before and after. A line goes through the RAM also when it comes from memory.
        self.place.word.next = self.current.q.val().word;
        self.place.wide.next = self.current.q.val().wide;
        self.place.result.next = self.alu.result.val();
        self.alu.operation.next = self.current.q.val().operation;
        self.alu.wide.next = self.current.q.val().wide;
        self.alu.memory.next = self.place.value.val();
        self.alu.data.next = self.current.q.val().data.get_bits::<64>(0);
        self.alu.comparand.next = self.current.q.val().data.get_bits::<64>(64);
        if !self.current.q.val().wide {
            self.alu.comparand.next = self.current.q.val().data.get_bits::<64>(32);
        }
        // Denormals are kept (13.2).
        self.alu.denormals.next = 3.into();
        self.debug_origin.next = self.current.q.val().origin;

        self.locked.next = self.state.q.val() != AtomicState::Idle;
        self.request.next.valid = (self.state.q.val() == AtomicState::Ask) | (self.state.q.val() == AtomicState::Write);
        self.request.next.write = self.state.q.val() == AtomicState::Write;
        self.request.next.line = self.line_state.q.val();
        self.request_data.next = self.place.data.val();
        self.request.next.mask = self.place.mask.val();
        self.request.next.tag = 0.into();
        if self.state.q.val() == AtomicState::Write {
            self.request.next.tag = 1.into();
        }
        match self.state.q.val() {
            AtomicState::Idle => {
                if self.chooser.valid.val() & self.has_room.val() {
                    self.last.d.next = self.chooser.granted.val();
                    self.line_state.d.next = self.choice.chosen_line.val();
                    self.current.d.next = self.choice.chosen.val();
                    self.tag_state.d.next = self.choice.chosen_tag.val();
                    self.state.d.next = AtomicState::Look;
                }
            }
            AtomicState::Look => {
                if !self.contends.val() {
                    self.state.d.next = AtomicState::Ask;
                    if self.lines.same.val()
                        & self.present.q.val().get_bit(self.line_state.q.val().get_bits::<4>(0).index())
                    {
                        self.state.d.next = AtomicState::Compute;
                    }
                }
            }
            AtomicState::Ask => {
                if self.request_ready.val() {
                    self.state.d.next = AtomicState::Wait;
                }
            }
            AtomicState::Wait => {
                if self.complete.val() {
                    self.state.d.next = AtomicState::Look;
                }
            }
            AtomicState::Compute => {
                self.before.d.next = self.place.value.val();
                self.state.d.next = AtomicState::Write;
            }
            AtomicState::Write => {
                if self.request_ready.val() {
                    self.state.d.next = AtomicState::Idle;
                }
            }
        }
        for k in 0..self.no_line.len() {
            if (self.state.q.val() == AtomicState::Look) & self.no_line[k].q.val() & !self.contends.val() {
                self.state.d.next = AtomicState::Compute;
            }
        }
    }
}

/// SIMDs in the proof.
const PROVED_SIMDS: usize = 2;

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "atomic_unit",
    block: || connected(AtomicUnit::new(PROVED_SIMDS, ECP5.units.atomics, 1, false)),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "atomic_unit", signal: "locked", fault: Fault::StuckAtZero(0) },
};

fn properties(p: &Properties) {
    let request = p.record::<LineRequest>("request");
    let response = p.record::<LineResponse>("response");
    let [ready, locked, contends, written, written_line] =
        ["request_ready", "locked", "contends", "written", "written_line"].map(|name| p.signal(name));
    let payload = [&request.line, &request.tag, &request.write, &request.mask];
    p.assert("request_stays", &p.stays(&request.valid, &ready, &payload));
    let was_locked = p.past(&locked);
    p.assert("locked_line_stays", &implies(&(&locked & &was_locked), &request.line.equals(&p.past(&request.line))));
    p.assert("asks_while_locked", &implies(&request.valid, &locked));

    // The port keeps to it: only a write that was there before may write the locked line.
    let theirs = &written & &locked & written_line.equals(&request.line);
    p.assume("line_is_locked", &implies(&theirs, &contends));
    p.assume("contends_from_the_start", &implies(&(&contends & &was_locked), &p.past(&contends)));
    let is = |state: AtomicState| p.signal("state").is(state as u128);
    // The line is not read, and not asked for, before that write is gone: nobody writes between reading and writing it.
    p.assert("waits_for_older_writes", &implies(&contends, &(is(AtomicState::Idle) | is(AtomicState::Look))));
    let alone = is(AtomicState::Idle) | is(AtomicState::Look);
    p.assert("nobody_writes_between", &implies(&theirs, &alone));

    // Each operation writes once, and is answered in that cycle.
    let takes = p.signals("ready", PROVED_SIMDS).iter().zip(0..).fold(p.builder().zero(1), |any, (ready, at)| {
        any | (ready & p.record::<AtomicRequest>(&format!("operation_{at}")).valid)
    });
    let answers = (0..PROVED_SIMDS)
        .fold(p.builder().zero(1), |any, at| any | p.record::<AtomicResponse>(&format!("answer_{at}")).valid);
    let writes = &request.valid & &request.write & &ready;
    let open = p.state("open", 1, 0, |open| &takes | (open & !&answers));
    p.assert("locked_while_open", &locked.equals(&open));
    p.assert("states_exist", &!p.signal("state").same_width(AtomicState::Write as u128).less(&p.signal("state")));
    p.assert("answers_what_is_open", &implies(&answers, &open));
    p.assert("answers_with_the_write", &implies(&answers, &writes));
    p.assert("one_owner", &implies(&open, &(p.signal("owner_0") ^ p.signal("owner_1"))));
    let performed = &response.valid & &response.last & response.tag.is(1);
    let under_way = p.state("under_way", 7, 0, |count| count + writes.zero_extend(7) - performed.zero_extend(7));
    p.assume("answers_writes", &implies(&performed, &under_way.any()));
    p.assert("writes_are_counted", &under_way.equals(&p.signal("open_writes").zero_extend(7)));
    p.assert("pending_until_performed", &p.signal("pending").equals(&under_way.any()));
    p.assert("room_for_the_write", &implies(&open, &!under_way.same_width(62).less(&under_way)));
    p.assert("answered_if_written", &implies(&writes, &answers));
    let asks = &request.valid & !&request.write & &ready;
    let reading = p.state("reading", 1, 0, |reading| &asks | (reading & !(&response.valid & &response.last)));
    p.assert("waits_for_its_line", &is(AtomicState::Wait).equals(&reading));
    p.assume("answers_reads", &implies(&(&response.valid & response.tag.none()), &reading));
    p.assume("answers_writes_as_writes", &implies(&(&response.valid & &reading), &response.tag.none()));
}
