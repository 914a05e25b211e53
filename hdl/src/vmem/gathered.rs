//! Loads of four dwords a lane: the lanes of a beat are gathered, line by line, before their rows are written. A line has four such lanes, and to write it
//! would take four cycles; gathered, a line takes a cycle, and the rows of all lanes four more.
//!
//! ```text
//!   LoadGather     four dwords of each lane, straight from a quarter of its line
//!   GatheredRows   when they are written to VGPRs; when they go to LDS is up to `SharedLoads`
//! ```
//!
//! It costs 128 flip-flops a lane and a multiplexer of four quarters.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The quarters of a line that lanes get.
    pub struct LaneQuarters(lanes: usize) {
        /// Rows of the record, by lane.
        in window: [Bits<4>; lanes],
        /// Their first dwords in the line.
        in word: [Bits<4>; lanes],
        /// Byte offsets of their data.
        in misaligned: [Bits<2>; lanes],
        /// The line's quarters.
        in line: [Bits<128>; 4],
        /// The lanes get zeros.
        in zero: (Bit),
        /// All lanes get a whole quarter or nothing.
        out fits: (Bit),
        /// It.
        out four: [Bits<128>; lanes],
    }
    |g| {
        let [windows, words, misaligned] = ["window", "word", "misaligned"].map(|name| g.inputs(name, lanes));
        let (line, zero) = (g.inputs("line", 4), g.input("zero"));
        let four: Vec<Wire> = words.iter().map(|word| g.choose(&word.slice(2, 2), &line).when(&!&zero)).collect();
        g.outputs("four", &four);
        let fits: Vec<Wire> = (0..lanes)
            .map(|at| {
                let starts = &zero | (words[at].slice(0, 2).none() & misaligned[at].none());
                windows[at].none() | (windows[at].all() & starts)
            })
            .collect();
        g.output("fits", &vector_of(g, &fits).all());
    }
}

generator_block! {
    /// A dword of each lane.
    pub struct GatheredDword(lanes: usize) {
        /// Its four.
        in four: [Bits<128>; lanes],
        /// Which of them.
        in number: (Bits<2>),
        /// It.
        out dword: [Bits<32>; lanes],
    }
    |g| {
        let number = g.input("number");
        let dwords = g.inputs("four", lanes).into_iter().map(|four| {
            g.choose(&number, &(0..4).map(|at| four.slice(32 * at, 32)).collect::<Vec<_>>())
        });
        g.outputs("dword", &dwords.collect::<Vec<_>>());
    }
}

hardware_block! {
    /// See the module's description.
    pub struct LoadGather(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Rows of the record that is here, by lane.
        pub window: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// Their first dwords in the line.
        pub word: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// Byte offsets of their data.
        pub misaligned: Vec<Signal<In, Bits<2>>> = signals(lanes),
        /// The line's quarters.
        pub line: Vec<Signal<In, Bits<128>>> = signals(4),
        /// The lanes get zeros.
        pub zero: Signal<In, Bit>,
        /// All its lanes get four dwords: a whole quarter.
        pub fits: Signal<Out, Bit>,
        /// They are gathered.
        pub joins: Signal<In, Bit>,
        /// What was gathered before is forgotten.
        pub clears: Signal<In, Bit>,
        /// The lane is gathered.
        pub here: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Its dwords.
        pub four: Vec<Signal<Out, Bits<128>>> = signals(lanes),
        /// One of them has this number.
        pub number: Signal<In, Bits<2>>,
        /// It.
        pub dword: Vec<Signal<Out, Bits<32>>> = signals(lanes),

        quarters: LaneQuarters = LaneQuarters::new(lanes),
        choice: GatheredDword = GatheredDword::new(lanes),
        lane: Vec<DFF<Bit>> = signals(lanes),
        dwords: Vec<DFF<Bits<128>>> = signals(lanes),
        joins_lane: Vec<Signal<Local, Bit>> = signals(lanes),
    }
}

impl Logic for LoadGather {
    #[hdl_gen]
    fn update(&mut self) {
        self.quarters.zero.next = self.zero.val();
        for i in 0..self.line.len() {
            self.quarters.line[i].next = self.line[i].val();
        }
        self.fits.next = self.quarters.fits.val();
        self.choice.number.next = self.number.val();
        for i in 0..self.lane.len() {
            self.quarters.window[i].next = self.window[i].val();
            self.quarters.word[i].next = self.word[i].val();
            self.quarters.misaligned[i].next = self.misaligned[i].val();
            self.lane[i].clock.next = self.clock.val();
            self.dwords[i].clock.next = self.clock.val();
            self.joins_lane[i].next = self.joins.val() & self.window[i].val().any();
            self.lane[i].d.next = (self.lane[i].q.val() & !self.clears.val()) | self.joins_lane[i].val();
            self.dwords[i].d.next = self.dwords[i].q.val();
            if self.joins_lane[i].val() {
                self.dwords[i].d.next = self.quarters.four[i].val();
            }
            self.here[i].next = self.lane[i].q.val();
            self.four[i].next = self.dwords[i].q.val();
            self.choice.four[i].next = self.dwords[i].q.val();
            self.dword[i].next = self.choice.dword[i].val();
        }
    }
}

hardware_block! {
    /// What is gathered is written before a record of another beat, one whose rows are written by themselves, and the end of the instruction.
    pub struct GatheredRows() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A record of a load to VGPRs is here.
        pub goes: Signal<In, Bit>,
        /// Lanes get something of it.
        pub returns: Signal<In, Bit>,
        /// All its lanes get four dwords.
        pub fits: Signal<In, Bit>,
        /// It is the last one of its instruction.
        pub last: Signal<In, Bit>,
        /// Its first row.
        pub first: Signal<In, Bits<11>>,
        /// Its beat.
        pub beat: Signal<In, Bits<3>>,
        /// A row that is written is taken.
        pub write_ready: Signal<In, Bit>,
        /// The record is dealt with here, not row by row.
        pub takes: Signal<Out, Bit>,
        /// Its lanes are gathered.
        pub joins: Signal<Out, Bit>,
        /// A row is written.
        pub writes: Signal<Out, Bit>,
        /// Which: behind the first one.
        pub number: Signal<Out, Bits<2>>,
        /// Which of the machine.
        pub row: Signal<Out, Bits<11>>,
        /// Its beat.
        pub row_beat: Signal<Out, Bits<3>>,
        /// That was the last one of what is gathered.
        pub clears: Signal<Out, Bit>,
        /// The record is done.
        pub completes: Signal<Out, Bit>,

        gathered: DFF<Bit>,
        // The record that is here is among what is gathered.
        joined: DFF<Bit>,
        gathered_first: DFF<Bits<11>>,
        gathered_beat: DFF<Bits<3>>,
        written: DFF<Bits<2>>,
        same_beat: Signal<Local, Bit>,
        lanes_here: Signal<Local, Bit>,
        cleared: Signal<Local, Bit>,
        gathers: Signal<Local, Bit>,
    }
}

impl Logic for GatheredRows {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, gathered, joined, gathered_first, gathered_beat, written);
        self.same_beat.next =
            (self.gathered_first.q.val() == self.first.val()) & (self.gathered_beat.q.val() == self.beat.val());
        self.lanes_here.next = self.goes.val() & self.returns.val() & !self.joined.q.val();
        self.gathers.next = self.lanes_here.val() & self.fits.val() & (!self.gathered.q.val() | self.same_beat.val());
        self.writes.next =
            self.gathered.q.val() & self.goes.val() & !self.gathers.val() & (self.returns.val() | self.last.val());
        self.cleared.next = self.writes.val() & self.write_ready.val() & (self.written.q.val() == 3);
        self.takes.next = self.gathered.q.val() | (self.lanes_here.val() & self.fits.val());
        self.completes.next = (self.gathers.val() & !self.last.val())
            | (self.cleared.val() & (self.joined.q.val() | !self.returns.val()))
            | (self.goes.val() & !self.returns.val() & !self.last.val());
        if self.writes.val() & self.write_ready.val() {
            self.written.d.next = self.written.q.val() + 1;
        }
        if self.cleared.val() {
            self.gathered.d.next = false;
            self.joined.d.next = false;
        }
        if self.gathers.val() {
            self.gathered.d.next = true;
            self.joined.d.next = self.last.val();
            self.gathered_first.d.next = self.first.val();
            self.gathered_beat.d.next = self.beat.val();
        }
        self.joins.next = self.gathers.val();
        self.clears.next = self.cleared.val();
        self.number.next = self.written.q.val();
        self.row.next = self.gathered_first.q.val() + bit_cast::<11, 2>(self.written.q.val());
        self.row_beat.next = self.gathered_beat.q.val();
    }
}
