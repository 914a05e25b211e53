//! Instruction fetch of one SIMD: a direct-mapped instruction cache that serves one wave a cycle with a chunk, half of a line
//! or a quarter, and one line fill at a time.
//!
//! ```text
//!   cycle 0  choose a wave, read data and tag     cycle 1  compare; hit: chunk to the wave, miss: start a fill, ask again
//! ```
//!
//! The cache is not coherent with stores; a dispatch and S_ICACHE_INV invalidate it.

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

/// What the fill of a line waits for.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum FillState {
    /// Nothing is missing.
    Idle,
    /// The memory port takes the request.
    Request,
    /// The line.
    Wait,
}

hardware_block! {
    /// See the module's description. `lines` of the cache: a power of two, 2 to 256; `chunk` of 4 or 8 dwords; `quarters` of a
    /// line at once, as in [`crate::config::Config::line_quarters`].
    pub struct Fetch(waves: usize, lines: usize, chunk: usize, quarters: usize) {
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
        fill: DFF<FillState>,
        fill_line: DFF<Bits<42>>,
        spoiled: DFF<Bit>,
        looked_line: Signal<Local, Bits<42>>,
        is_looking: Signal<Local, Bit>,
        arrives: Signal<Local, Bit>,
        filled: Signal<Local, Bit>,
    }
}

impl Logic for Fetch {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last, looked_pc, fill, fill_line, spoiled);
        clock!(self, clock, cache);
        self.arrives.next = (self.fill.q.val() == FillState::Wait) & self.response.val().valid;
        self.filled.next = self.arrives.val() & self.response.val().last;

        // Cycle 0.
        for i in 0..self.want.len() {
            self.select.want[i].next = self.want[i].val();
            self.select.pc[i].next = self.pc[i].val();
            self.grant[i].next = self.select.grant[i].val();
            self.looking[i].clock.next = self.clock.val();
            self.looking[i].d.next = self.select.grant[i].val();
        }
        self.select.last.next = self.last.q.val();
        self.select.blocked.next = self.arrives.val();
        if self.select.valid.val() {
            self.last.d.next = self.select.granted.val();
        }
        self.looked_pc.d.next = self.select.served_pc.val();
        self.cache.read.next = self.select.valid.val();
        self.cache.read_line.next = self.select.served_pc.val().get_bits::<42>(6);
        self.cache.read_part.next = self.select.served_pc.val().get_bits::<2>(4);

        // Cycle 1.
        self.looked_line.next = self.looked_pc.q.val().get_bits::<42>(6);
        self.missing.next = self.cache.missing.val();
        self.is_looking.next = false;
        for i in 0..self.want.len() {
            self.hit[i].next = self.looking[i].q.val() & self.cache.hit.val();
            self.miss[i].next = self.looking[i].q.val() & !self.cache.hit.val();
            if self.looking[i].q.val() {
                self.is_looking.next = true;
            }
        }
        self.choice.pc.next = self.looked_pc.q.val();
        for i in 0..self.response_data.len() {
            self.choice.line[i].next = self.cache.data[i].val();
            self.cache.write_data[i].next = self.response_data[i].val();
        }
        for i in 0..self.chunk.len() {
            self.chunk[i].next = self.choice.chosen[i].val();
        }

        // Fill.
        self.request.next.valid = self.fill.q.val() == FillState::Request;
        self.request.next.line = self.fill_line.q.val();
        self.request.next.write = false;
        self.request.next.mask = 0.into();
        self.request.next.tag = 0.into();
        self.cache.write.next = self.arrives.val() & !self.spoiled.q.val();
        self.cache.write_part.next = self.response.val().part;
        self.cache.write_last.next = self.response.val().last;
        self.cache.write_missing.next = self.response.val().missing.get_bit(1);
        self.cache.invalidate.next = self.invalidate.val();
        self.cache.write_line.next = self.fill_line.q.val();
        match self.fill.q.val() {
            FillState::Idle => {
                if self.is_looking.val() & !self.cache.hit.val() {
                    self.fill_line.d.next = self.looked_line.val();
                    self.fill.d.next = FillState::Request;
                }
            }
            FillState::Request => {
                if self.request_ready.val() {
                    self.fill.d.next = FillState::Wait;
                }
            }
            FillState::Wait => {
                if self.filled.val() {
                    self.fill.d.next = FillState::Idle;
                    self.spoiled.d.next = false;
                }
            }
        }
        if self.invalidate.val() {
            // A line on its way may be older than the invalidation.
            self.spoiled.d.next = (self.fill.q.val() != FillState::Idle) & !self.filled.val();
        }
    }
}

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "fetch",
    block: || connected(Fetch::new(4, 4, 4, 1)),
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
    // One line is on its way at most, and it is waited for until its last part.
    let asks = &request.valid & &ready;
    let ends = &response.valid & &response.last;
    let open = p.state("open", 1, 0, |open| &asks | (open & !&ends));
    p.assume("answers_what_was_asked", &implies(&response.valid, &open));
    p.assert("one_line_at_a_time", &implies(&open, &!&request.valid));
    p.assert("waits_while_open", &p.signal("fill").is(FillState::Wait as u128).equals(&open));
    // A line that was on its way at an invalidation is not kept.
    let invalidate = p.signal("invalidate");
    let stale = p.state("stale", 1, 0, |stale| (stale | &invalidate) & (&open | &request.valid) & !(&open & &ends));
    p.assert("stale_lines_are_not_kept", &implies(&(&stale & &open), &!p.signal("cache_write")));
    p.assert("stale_is_known", &implies(&stale, &p.signal("spoiled")));
}
