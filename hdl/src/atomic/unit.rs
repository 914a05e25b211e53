//! The atomic unit of the compute unit, in front of the memory port: reads a line, changes a location, writes it back.
//!
//! Operations come from the SIMDs in turn, one lane at a time. Between its read and its write nobody else writes the line.
//! Sixteen lines that were used last are kept, so that most operations do not wait for memory; a line that somebody else
//! writes is dropped. An operation takes 4 cycles, and a memory latency when its line is not there. The answer is given
//! when memory has taken the write.

use super::alu::AtomicAlu;
use crate::config::Atomics;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{RoundRobin, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

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

generator_block! {
    /// The operation of the SIMD that is granted.
    pub struct AtomicChoice(simds: usize) {
        /// Granted, one-hot.
        in grant: [Bit; simds],
        /// Line number.
        in line: [Bits<42>; simds],
        /// Dword in the line.
        in word: [Bits<4>; simds],
        /// Operation.
        in operation: [Bits<5>; simds],
        /// 64 bits.
        in wide: [Bit; simds],
        /// Data, behind it the comparand.
        in data: [Bits<128>; simds],
        /// Number of its record.
        in tag: [Bits<6>; simds],
        /// Lane, number of the instruction, wave.
        in origin: [Bits<26>; simds],
        /// The chosen one's line.
        out chosen_line: (Bits<42>),
        /// Dword.
        out chosen_word: (Bits<4>),
        /// Operation.
        out chosen_operation: (Bits<5>),
        /// 64 bits.
        out chosen_wide: (Bit),
        /// Data.
        out chosen_data: (Bits<128>),
        /// Record.
        out chosen_tag: (Bits<6>),
        /// Origin.
        out chosen_origin: (Bits<26>),
    }
    |g| {
        let grant = vector_of(g, &g.inputs("grant", simds));
        for name in ["line", "word", "operation", "wide", "data", "tag", "origin"] {
            g.output(&format!("chosen_{name}"), &one_hot_select(g, &grant, &g.inputs(name, simds)));
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
    pub struct AtomicUnit(simds: usize, atomics: Atomics, quarters: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A dispatch starts: lines are forgotten.
        pub invalidate: Signal<In, Bit>,
        /// The SIMD has an operation.
        pub valid: Vec<Signal<In, Bit>> = signals(simds),
        /// It is taken.
        pub ready: Vec<Signal<Out, Bit>> = signals(simds),
        /// [`super::alu::AtomicOperation`].
        pub operation: Vec<Signal<In, Bits<5>>> = signals(simds),
        /// 64 bits.
        pub wide: Vec<Signal<In, Bit>> = signals(simds),
        /// Line number.
        pub line: Vec<Signal<In, Bits<42>>> = signals(simds),
        /// Dword in the line.
        pub word: Vec<Signal<In, Bits<4>>> = signals(simds),
        /// Data, behind it the comparand.
        pub data: Vec<Signal<In, Bits<128>>> = signals(simds),
        /// Number of its record.
        pub tag: Vec<Signal<In, Bits<6>>> = signals(simds),
        /// Lane 25:20, number of the instruction 19:4, wave 3:0.
        pub origin: Vec<Signal<In, Bits<26>>> = signals(simds),
        /// The SIMD's operation is done.
        pub done: Vec<Signal<Out, Bit>> = signals(simds),
        /// Number of its record.
        pub done_tag: Signal<Out, Bits<6>>,
        /// The value before it.
        pub done_value: Signal<Out, Bits<64>>,

        /// A request to the memory port.
        pub request_valid: Signal<Out, Bit>,
        /// It is taken.
        pub request_ready: Signal<In, Bit>,
        /// It writes.
        pub request_write: Signal<Out, Bit>,
        /// Line number.
        pub request_line: Signal<Out, Bits<42>>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// Bytes wanted or written.
        pub request_mask: Signal<Out, Bits<64>>,
        /// 1 of writes.
        pub request_tag: Signal<Out, Bits<6>>,
        /// An answer.
        pub response_valid: Signal<In, Bit>,
        /// 1 of writes.
        pub response_tag: Signal<In, Bits<6>>,
        /// Number of the part of a line.
        pub response_part: Signal<In, Bits<2>>,
        /// It is the last one.
        pub response_last: Signal<In, Bit>,
        /// Its quarters.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(quarters),
        /// Nobody else may write `request_line`.
        pub locked: Signal<Out, Bit>,
        /// Somebody else writes a line.
        pub written: Signal<In, Bit>,
        /// Which.
        pub written_line: Signal<In, Bits<42>>,
        /// Origin of the operation in progress.
        pub debug_origin: Signal<Out, Bits<26>>,
        /// The SIMD's operation is in progress.
        pub debug_simd: Vec<Signal<Out, Bit>> = signals(simds),

        chooser: RoundRobin = RoundRobin::new(simds),
        choice: AtomicChoice = AtomicChoice::new(simds),
        lines: AtomicLines = AtomicLines::new(quarters),
        place: AtomicPlace = AtomicPlace::new(atomics.wide, quarters),
        alu: AtomicAlu = AtomicAlu::new(atomics),
        state: DFF<AtomicState>,
        last: DFF<Bits<16>>,
        present: DFF<Bits<16>>,
        line_state: DFF<Bits<42>>,
        word_state: DFF<Bits<4>>,
        operation_state: DFF<Bits<5>>,
        wide_state: DFF<Bit>,
        data_state: DFF<Bits<128>>,
        tag_state: DFF<Bits<6>>,
        origin_state: DFF<Bits<26>>,
        owner: Vec<DFF<Bit>> = signals(simds),
        before: DFF<Bits<64>>,
        present_after: Signal<Local, Bits<16>>,
        arrives: Signal<Local, Bit>,
        complete: Signal<Local, Bit>,
        completes: Signal<Local, Bit>,
    }
}

impl Logic for AtomicUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, last, present, line_state, word_state, operation_state, wide_state, data_state);
        dff_setup!(self, clock, tag_state, origin_state, before);
        clock!(self, clock, lines, alu);

        // Whose operation is next.
        self.chooser.last.next = self.last.q.val();
        for i in 0..self.valid.len() {
            self.owner[i].clock.next = self.clock.val();
            self.owner[i].d.next = self.owner[i].q.val();
            self.chooser.request[i].next = self.valid[i].val();
            self.choice.grant[i].next = self.chooser.grant[i].val();
            self.choice.line[i].next = self.line[i].val();
            self.choice.word[i].next = self.word[i].val();
            self.choice.operation[i].next = self.operation[i].val();
            self.choice.wide[i].next = self.wide[i].val();
            self.choice.data[i].next = self.data[i].val();
            self.choice.tag[i].next = self.tag[i].val();
            self.choice.origin[i].next = self.origin[i].val();
            self.ready[i].next = (self.state.q.val() == AtomicState::Idle) & self.chooser.grant[i].val();
            self.done[i].next = self.completes.val() & self.owner[i].q.val();
            self.debug_simd[i].next = self.owner[i].q.val();
            if (self.state.q.val() == AtomicState::Idle) & self.chooser.valid.val() {
                self.owner[i].d.next = self.chooser.grant[i].val();
            }
        }

        // Lines that are there: one arrives, or somebody else writes one.
        self.arrives.next =
            (self.state.q.val() == AtomicState::Wait) & self.response_valid.val() & (self.response_tag.val() == 0);
        self.completes.next = (self.state.q.val() == AtomicState::Write) & self.request_ready.val();
        self.complete.next = self.arrives.val() & self.response_last.val();
        self.present_after.next = self.present.q.val();
        if self.complete.val() {
            self.present_after.next =
                self.present.q.val().replace_bit(self.line_state.q.val().get_bits::<4>(0).index(), true);
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
        self.lines.part.next = self.word_state.q.val().get_bits::<2>(2);
        if self.arrives.val() {
            self.lines.part.next = self.response_part.val();
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
        self.place.word.next = self.word_state.q.val();
        self.place.wide.next = self.wide_state.q.val();
        self.place.result.next = self.alu.result.val();
        self.alu.operation.next = self.operation_state.q.val();
        self.alu.wide.next = self.wide_state.q.val();
        self.alu.memory.next = self.place.value.val();
        self.alu.data.next = self.data_state.q.val().get_bits::<64>(0);
        self.alu.comparand.next = self.data_state.q.val().get_bits::<64>(64);
        if !self.wide_state.q.val() {
            self.alu.comparand.next = self.data_state.q.val().get_bits::<64>(32);
        }
        // Denormals are kept (13.2).
        self.alu.denormals.next = 3.into();
        self.debug_origin.next = self.origin_state.q.val();
        self.done_tag.next = self.tag_state.q.val();
        self.done_value.next = self.before.q.val();

        self.locked.next = self.state.q.val() != AtomicState::Idle;
        self.request_valid.next = (self.state.q.val() == AtomicState::Ask) | (self.state.q.val() == AtomicState::Write);
        self.request_write.next = self.state.q.val() == AtomicState::Write;
        self.request_line.next = self.line_state.q.val();
        self.request_data.next = self.place.data.val();
        self.request_mask.next = self.place.mask.val();
        self.request_tag.next = 0.into();
        if self.state.q.val() == AtomicState::Write {
            self.request_tag.next = 1.into();
        }
        match self.state.q.val() {
            AtomicState::Idle => {
                if self.chooser.valid.val() {
                    self.last.d.next = self.chooser.granted.val();
                    self.line_state.d.next = self.choice.chosen_line.val();
                    self.word_state.d.next = self.choice.chosen_word.val();
                    self.operation_state.d.next = self.choice.chosen_operation.val();
                    self.wide_state.d.next = self.choice.chosen_wide.val();
                    self.data_state.d.next = self.choice.chosen_data.val();
                    self.origin_state.d.next = self.choice.chosen_origin.val();
                    self.tag_state.d.next = self.choice.chosen_tag.val();
                    self.state.d.next = AtomicState::Look;
                }
            }
            AtomicState::Look => {
                self.state.d.next = AtomicState::Ask;
                if self.lines.same.val()
                    & self.present.q.val().get_bit(self.line_state.q.val().get_bits::<4>(0).index())
                {
                    self.state.d.next = AtomicState::Compute;
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
    }
}
