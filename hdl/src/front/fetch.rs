//! Instruction fetch of one SIMD: a direct-mapped instruction cache that serves one wave a cycle with a chunk, half of a line
//! or a quarter.
//!
//! ```text
//!   cycle 0  choose a wave, read data and tag     cycle 1  compare; hit: chunk to the wave, miss: start a fill, ask again
//! ```
//!
//! With more than one fill at a time waves do not wait for each other's lines, and the lines behind the one that a wave looks at are
//! looked up in cycles in which no wave asks: [`AHEAD`] of them behind one that was missing, the next one behind any other.
//!
//! The cache is not coherent with stores; a dispatch and S_ICACHE_INV invalidate it.

use super::line_fills::{FillState, LineFill, LineFills};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::line_cache::LineCache;
use crate::parts::round_robin::{bits_of, one_hot_select, round_robin, vector_of};
use crate::port::{LineRequest, LineResponse};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::generator_block;

generator_block! {
    /// The wave to serve and its address.
    pub struct FetchSelect(waves: usize) {
        /// Waves that want a chunk.
        in want: [Bit; waves],
        /// Where, bytes.
        in pc: [Bits<48>; waves],
        /// Served last, one-hot.
        in last: (Bits<16>),
        /// No lookup in this cycle.
        in blocked: (Bit),
        /// Some wave is served.
        out valid: (Bit),
        /// Which, one-hot.
        out grant: [Bit; waves],
        /// As a vector, for `last`.
        out granted: (Bits<16>),
        /// Its address.
        out served_pc: (Bits<48>),
    }
    |g| {
        let want = vector_of(g, &g.inputs("want", waves)).when(&!g.input("blocked"));
        let grant = g.name("one_hot", &round_robin(&want, &g.input("last").slice(0, waves as u32)));
        g.output("valid", &want.any());
        g.outputs("grant", &bits_of(&grant));
        g.output("granted", &grant.resize(16));
        g.output("served_pc", &one_hot_select(g, &grant, &g.inputs("pc", waves)));
    }
}

generator_block! {
    /// The chunk at an address: `chunk` dwords, 4 or 8, out of `quarters` of its line.
    pub struct ChunkChoice(chunk: usize, quarters: usize) {
        /// The quarters of the line, or the one that holds the chunk.
        in line: [Bits<128>; quarters],
        /// The address, bytes.
        in pc: (Bits<48>),
        /// The chunk.
        out chosen: [Bits<32>; chunk],
    }
    |g| {
        let line: Vec<Wire> =
            g.inputs("line", quarters).iter().flat_map(|quarter| (0..4).map(|at| quarter.slice(32 * at, 32))).collect();
        let chosen = match line.len() / chunk {
            1 => line,
            chunks => {
                let number = g.input("pc").slice(2 + chunk.ilog2(), chunks.ilog2());
                let of_chunks = |at: usize| line[at..].iter().step_by(chunk).cloned().collect::<Vec<Wire>>();
                (0..chunk).map(|at| g.choose(&number, &of_chunks(at))).collect()
            }
        };
        g.outputs("chosen", &chosen);
    }
}

/// Lines that are fetched ahead of a wave that misses one.
const AHEAD: u64 = 3;

hardware_block! {
    /// See the module's description. `lines` of the cache: a power of two, 2 to 256; `chunk` of 4 or 8 dwords; `quarters` of a
    /// line at once, as in [`crate::config::Config::line_quarters`]; `fills` lines are on their way at once, 1 to 4.
    pub struct Fetch(waves: usize, lines: usize, chunk: usize, quarters: usize, fills: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Forgets every line.
        pub invalidate: Signal<In, Bit>,
        /// The wave wants a chunk.
        pub want: Vec<Signal<In, Bit>> = signals(waves),
        /// Where, bytes.
        pub pc: Vec<Signal<In, Bits<48>>> = signals(waves),
        /// Its request is taken.
        pub grant: Vec<Signal<Out, Bit>> = signals(waves),
        /// Its chunk is on `chunk`.
        pub hit: Vec<Signal<Out, Bit>> = signals(waves),
        /// Its chunk is not there; it asks again.
        pub miss: Vec<Signal<Out, Bit>> = signals(waves),
        /// The chunk.
        pub chunk: Vec<Signal<Out, Bits<32>>> = signals(chunk),
        /// A request to the memory port.
        pub request: Signal<Out, LineRequest>,
        /// It is taken.
        pub request_ready: Signal<In, Bit>,
        /// The chunk lies outside memory.
        pub missing: Signal<Out, Bit>,
        /// An answer of the memory port.
        pub response: Signal<In, LineResponse>,
        /// The quarters of its part of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(quarters),

        select: FetchSelect = FetchSelect::new(waves),
        cache: LineCache = LineCache::new(lines, quarters),
        choice: ChunkChoice = ChunkChoice::new(chunk, quarters),
        last: DFF<Bits<16>>,
        looking: Vec<DFF<Bit>> = signals(waves),
        looked_pc: DFF<Bits<48>>,
        fills: LineFills = LineFills::new(fills),
        fill: Vec<DFF<LineFill>> = signals(fills),
        // The line that is looked up ahead of the waves, and how many there are to be.
        ahead_line: Vec<DFF<Bits<42>>> = signals(usize::from(fills > 1)),
        ahead_left: Vec<DFF<Bits<2>>> = signals(usize::from(fills > 1)),
        looking_ahead: Vec<DFF<Bit>> = signals(usize::from(fills > 1)),
        missed: Vec<DFF<Bit>> = signals(usize::from(fills > 1)),
        most_ahead: Constant<Bits<2>> = Constant::new(AHEAD.into()),
        looked_line: Signal<Local, Bits<42>>,
        next_line: Signal<Local, Bits<42>>,
        for_wave: Signal<Local, Bit>,
        is_ahead: Signal<Local, Bit>,
        turn_ahead: Signal<Local, Bit>,
        line_ahead: Signal<Local, Bits<42>>,
    }
}

impl Logic for Fetch {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last, looked_pc);
        clock!(self, clock, cache);

        // Cycle 0.
        for i in 0..self.want.len() {
            self.select.want[i].next = self.want[i].val();
            self.select.pc[i].next = self.pc[i].val();
            self.grant[i].next = self.select.grant[i].val();
            self.looking[i].clock.next = self.clock.val();
            self.looking[i].d.next = self.select.grant[i].val();
        }
        self.select.last.next = self.last.q.val();
        // Behind a miss the lines ahead have a turn, although waves ask.
        self.turn_ahead.next = false;
        self.select.blocked.next = self.response.val().valid;
        for k in 0..self.looking_ahead.len() {
            self.turn_ahead.next = (self.ahead_left[k].q.val() != 0) & !self.looking_ahead[k].q.val();
            self.select.blocked.next = self.response.val().valid | (self.turn_ahead.val() & self.missed[k].q.val());
        }
        if self.select.valid.val() {
            self.last.d.next = self.select.granted.val();
        }
        self.looked_pc.d.next = self.select.served_pc.val();
        self.cache.read.next = self.select.valid.val();
        self.cache.read_line.next = self.select.served_pc.val().get_bits::<42>(6);
        self.cache.read_part.next = self.select.served_pc.val().get_bits::<2>(4);
        self.line_ahead.next = 0.into();
        for k in 0..self.looking_ahead.len() {
            self.looking_ahead[k].clock.next = self.clock.val();
            self.looking_ahead[k].d.next = false;
            if self.turn_ahead.val() & !self.select.valid.val() & !self.response.val().valid {
                self.looking_ahead[k].d.next = true;
                self.line_ahead.next = self.ahead_line[k].q.val();
                self.looked_pc.d.next = bit_cast::<48, 42>(self.line_ahead.val()) << 6;
                self.cache.read.next = true;
                self.cache.read_line.next = self.line_ahead.val();
            }
        }

        // Cycle 1.
        self.looked_line.next = self.looked_pc.q.val().get_bits::<42>(6);
        self.missing.next = self.cache.missing.val();
        self.for_wave.next = false;
        for i in 0..self.want.len() {
            self.hit[i].next = self.looking[i].q.val() & self.cache.hit.val();
            self.miss[i].next = self.looking[i].q.val() & !self.cache.hit.val();
            if self.looking[i].q.val() {
                self.for_wave.next = true;
            }
        }
        self.is_ahead.next = false;
        for k in 0..self.looking_ahead.len() {
            self.is_ahead.next = self.looking_ahead[k].q.val();
        }
        self.choice.pc.next = self.looked_pc.q.val();
        for i in 0..self.response_data.len() {
            self.choice.line[i].next = self.cache.data[i].val();
            self.cache.write_data[i].next = self.response_data[i].val();
        }
        for i in 0..self.chunk.len() {
            self.chunk[i].next = self.choice.chosen[i].val();
        }

        // Fills.
        self.fills.missing.next = (self.for_wave.val() | self.is_ahead.val()) & !self.cache.hit.val();
        self.fills.missing_line.next = self.looked_line.val();
        self.fills.arrives.next = self.response.val().valid;
        self.fills.arrives_last.next = self.response.val().last;
        self.fills.arrives_tag.next = self.response.val().tag;
        self.fills.invalidate.next = self.invalidate.val();
        self.fills.request_ready.next = self.request_ready.val();
        for i in 0..self.fill.len() {
            self.fill[i].clock.next = self.clock.val();
            self.fills.fill[i].next = self.fill[i].q.val();
            self.fill[i].d.next = self.fills.after[i].val();
        }
        self.request.next = self.fills.request.val();
        self.cache.write.next = self.fills.keeps.val();
        self.cache.write_part.next = self.response.val().part;
        self.cache.write_last.next = self.response.val().last;
        self.cache.write_missing.next = self.response.val().missing.get_bit(1);
        self.cache.invalidate.next = self.invalidate.val();
        self.cache.write_line.next = self.fills.arrived_line.val();

        // Lines ahead. One that cannot have a fill now is looked up again.
        self.next_line.next = self.looked_line.val() + 1;
        for k in 0..self.ahead_line.len() {
            self.ahead_line[k].clock.next = self.clock.val();
            self.ahead_left[k].clock.next = self.clock.val();
            self.missed[k].clock.next = self.clock.val();
            self.missed[k].d.next = self.for_wave.val() & !self.cache.hit.val();
            self.ahead_line[k].d.next = self.ahead_line[k].q.val();
            self.ahead_left[k].d.next = self.ahead_left[k].q.val();
            if self.is_ahead.val() & (self.cache.hit.val() | self.fills.follows.val()) {
                self.ahead_line[k].d.next = self.next_line.val();
                self.ahead_left[k].d.next = self.ahead_left[k].q.val() - 1;
            }
            if self.for_wave.val() {
                if !self.cache.hit.val() & self.fills.follows.val() & (self.ahead_left[k].q.val() == 0) {
                    self.ahead_line[k].d.next = self.next_line.val();
                    self.ahead_left[k].d.next = self.most_ahead.val();
                }
                if self.cache.hit.val()
                    & (self.looked_pc.q.val().get_bits::<2>(4) == 0)
                    & (self.ahead_left[k].q.val() == 0)
                {
                    self.ahead_line[k].d.next = self.next_line.val();
                    self.ahead_left[k].d.next = 1.into();
                }
            }
            if self.invalidate.val() {
                self.ahead_left[k].d.next = 0.into();
            }
        }
    }
}

/// Lines on their way at once, in the proof.
const PROVED_FILLS: usize = 2;

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "fetch",
    block: || connected(Fetch::new(4, 4, 4, 1, PROVED_FILLS)),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "fetch", signal: "request_valid", fault: Fault::StuckAtOne(0) },
};

fn properties(p: &Properties) {
    let request = p.record::<LineRequest>("request");
    let response = p.record::<LineResponse>("response");
    let ready = p.signal("request_ready");
    p.assert("request_stays", &p.stays(&request.valid, &ready, &[&request.line, &request.mask, &request.tag]));
    let invalidate = p.signal("invalidate");
    let mut of_a_fill = !&response.valid;
    for at in 0..PROVED_FILLS {
        let [is_asked, is_answered] = [&request.tag, &response.tag].map(|tag| tag.is(at as u128));
        let (asks, answers) = (&request.valid & &is_asked, &response.valid & &is_answered);
        of_a_fill = of_a_fill | &answers;
        // The line of a fill is on its way once, and it is waited for until its last part.
        let (goes, ends) = (&asks & &ready, &answers & &response.last);
        let open = p.state(&format!("open_{at}"), 1, 0, |open| &goes | (open & !&ends));
        let state = p.signal(&format!("fill_{at}_state"));
        p.assume(&format!("answers_what_was_asked_{at}"), &implies(&answers, &open));
        p.assert(&format!("one_request_for_a_line_{at}"), &implies(&open, &!&asks));
        p.assert(&format!("waits_while_open_{at}"), &state.is(FillState::Wait as u128).equals(&open));
        let offered = p.signal(&format!("fill_{at}_offered"));
        p.assert(&format!("offers_what_it_asks_{at}"), &implies(&offered, &state.is(FillState::Request as u128)));
        // A line that was on its way at an invalidation is not kept.
        let under_way = !state.is(FillState::Idle as u128);
        let stale = p.state(&format!("stale_{at}"), 1, 0, |stale| (stale | &invalidate) & &under_way & !&ends);
        p.assert(&format!("stale_lines_are_not_kept_{at}"), &implies(&(&stale & &answers), &!p.signal("fills_keeps")));
        p.assert(&format!("stale_is_known_{at}"), &implies(&stale, &p.signal(&format!("fill_{at}_spoiled"))));
    }
    p.assume("answers_to_fills", &of_a_fill);
    p.assert("one_offer", &!(p.signal("fill_0_offered") & p.signal("fill_1_offered")));
}
