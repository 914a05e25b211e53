//! Scalar memory of one SIMD: several loads in progress, each in a unit of its own, so that they wait for memory together,
//! behind one decoder and address unit and one data cache. Where it stores too, one change goes through the same address unit
//! ([`super::changes`]), with nothing behind it.
//!
//! ```text
//!   read   base and offset registers (a buffer: twice)      address   to the first idle unit
//!   look up, memory on a miss      write   up to two registers a cycle
//! ```
//!
//! Lookups, requests and register writes are served lowest unit first; a request that has been made stays until it is
//! taken. Loads may finish in any order (5.7).

use super::access::{AccessKind, ScalarAccess, ScalarAddress};
use super::changes::{ScalarChange, ScalarChanges};
use super::data_cache::DataCache;
use super::load_unit::LoadUnit;
use super::transfer::ScalarTransfer;
use super::write_port::ScalarWrite;
use crate::atomic::unit::{AtomicRequest, AtomicResponse};
use crate::config::Units;
use crate::events::{InstructionEvent, InstructionEventWires};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, encode, one_hot_select, vector_of};
use crate::port::{LineAccess, LineAccessWires, LineRequest, LineResponse};
use crate::wave::{Issued, TrapHandler, WaveState};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected};
use tombolo_netlist::generator_block;

generator_block! {
    /// Chooses among `count` units: who takes the next load, who looks up or asks for a line, who writes.
    pub struct LoadUnits(count: usize, traps: bool) {
        /// The unit is idle.
        in idle: [Bit; count],
        /// A load starts.
        in start: (Bit),
        /// The unit looks a line up.
        in looks: [Bit; count],
        /// The cache takes a lookup.
        in cache_ready: (Bit),
        /// The unit wants a line from memory.
        in wants: [Bit; count],
        /// The unit whose request the port has not taken, one-hot; of several units.
        in asked: (Bits<16>),
        /// The port takes a request.
        in port_ready: (Bit),
        /// The unit writes a register, or finishes without.
        in writes: [Bit; count],
        /// The SGPR file takes a write.
        in file_ready: (Bit),
        /// The unit finishes.
        in finishes: [Bit; count],
        /// An answer of memory is here, or a part of it.
        in answer: (Bit),
        /// For this unit.
        in answer_tag: (Bits<4>),
        /// Some of the line lies outside memory.
        in answer_missing: (Bit),
        /// Memory has refused the request.
        in answer_refused: [Bit; usize::from(traps)],
        /// The unit asked before an invalidation.
        in stale: [Bit; count],
        /// What the unit holds has stopped its wave.
        in stops: [Bit; count],
        /// Wave of the unit's load.
        in wave: [Bits<4>; count],
        /// Number of its load.
        in sequence: [Bits<16>; count],
        /// Line number.
        in line: [Bits<42>; count],
        /// Number of the part of it that is looked up.
        in part: [Bits<2>; count],
        /// Bytes of it.
        in mask: [Bits<64>; count],
        /// Pair number.
        in pair: [Bits<6>; count],
        /// Data.
        in data: [Bits<64>; count],
        /// Halves.
        in halves: [Bits<2>; count],
        /// Some unit is idle.
        out ready: (Bit),
        /// Another one is, too.
        out ready_twice: (Bit),
        /// The load starts in the unit.
        out starts: [Bit; count],
        /// A line is looked up.
        out lookup: (Bit),
        /// Which.
        out lookup_line: (Bits<42>),
        /// The part of it.
        out lookup_part: (Bits<2>),
        /// The unit's lookup is taken.
        out looked: [Bit; count],
        /// A line is wanted.
        out request: (Bit),
        /// Which.
        out request_line: (Bits<42>),
        /// Bytes of it.
        out request_mask: (Bits<64>),
        /// Number of the unit.
        out request_tag: (Bits<4>),
        /// Wave of the request.
        out request_wave: (Bits<4>),
        /// Number of its load.
        out request_sequence: (Bits<16>),
        /// The unit's request is taken.
        out taken: [Bit; count],
        /// It is not, for `asked`.
        out asking: (Bits<16>),
        /// The answer is for the unit.
        out answered: [Bit; count],
        /// The line is kept in the cache.
        out fill: (Bit),
        /// Its number.
        out fill_line: (Bits<42>),
        /// Whose request is refused.
        out refused: [InstructionEvent; usize::from(traps)],
        /// What is looked up, which every access does once.
        out access: [LineAccess; usize::from(traps)],
        /// A register is written.
        out write: (Bit),
        /// Of this wave.
        out write_wave: (Bits<4>),
        /// Number of the load.
        out write_sequence: (Bits<16>),
        /// Pair number.
        out write_pair: (Bits<6>),
        /// Data.
        out write_data: (Bits<64>),
        /// Halves.
        out write_halves: (Bits<2>),
        /// The unit's write is taken.
        out written: [Bit; count],
        /// The load that writes is finished.
        out done: (Bit),
        /// It had stopped its wave.
        out resumes: (Bit),
    }
    |g| {
        let vector = |name: &str| vector_of(g, &g.inputs(name, count));
        let lowest = |name: &str| {
            let set = vector(name);
            g.name(&format!("first_{name}"), &(&set & -&set))
        };
        let choose = |one_hot: &Wire, name: &str| one_hot_select(g, one_hot, &g.inputs(name, count));
        let idle = lowest("idle");
        g.output("ready", &idle.any());
        g.output("ready_twice", &(vector("idle") & !&idle).any());
        g.outputs("starts", &bits_of(&idle.when(&g.input("start"))));
        let looks = lowest("looks");
        g.output("lookup", &looks.any());
        g.output("lookup_line", &choose(&looks, "line"));
        g.output("lookup_part", &choose(&looks, "part"));
        g.outputs("looked", &bits_of(&looks.when(&g.input("cache_ready"))));
        let first = lowest("wants");
        let asked = g.input("asked").slice(0, count as u32);
        let asks = if count == 1 { first } else { g.name("asks", &asked.any().select(&asked, &first)) };
        g.output("request", &asks.any());
        g.output("request_line", &choose(&asks, "line"));
        g.output("request_mask", &choose(&asks, "mask"));
        g.output("request_tag", &encode(g, &asks, 4));
        g.output("request_wave", &choose(&asks, "wave"));
        g.output("request_sequence", &choose(&asks, "sequence"));
        let port_ready = g.input("port_ready");
        g.outputs("taken", &bits_of(&asks.when(&port_ready)));
        g.output("asking", &asks.when(&!port_ready).resize(16));
        let (answer, tag) = (g.input("answer"), g.input("answer_tag"));
        let answered: Vec<Wire> = (0..count).map(|at| &answer & tag.is(at as u128)).collect();
        let to = vector_of(g, &answered);
        g.outputs("answered", &answered);
        g.output("fill", &(answer & !g.input("answer_missing") & (&to & vector("stale")).none()));
        g.output("fill_line", &choose(&to, "line"));
        for refused in g.inputs("answer_refused", usize::from(traps)) {
            let (wave, sequence) = (choose(&to, "wave"), choose(&to, "sequence"));
            let (reads, writes) = (g.constant(1, 1), g.zero(1));
            let (line, mask) = (choose(&looks, "line"), choose(&looks, "mask"));
            let access = LineAccessWires {
                valid: looks.any() & g.input("cache_ready"),
                reads,
                writes,
                wave: choose(&looks, "wave"),
                line,
                mask,
            };
            g.output_of("access_0", &access);
            g.output_of("refused_0", &InstructionEventWires { valid: to.any() & refused, wave, sequence });
        }
        let writes = lowest("writes");
        let halves = choose(&writes, "halves");
        g.output("write", &halves.any());
        for name in ["wave", "sequence", "pair", "data"] {
            g.output(&format!("write_{name}"), &choose(&writes, name));
        }
        let taken = g.input("file_ready") | halves.none();
        g.output("write_halves", &halves);
        g.outputs("written", &bits_of(&writes.when(&taken)));
        g.output("done", &vector("finishes").any());
        g.output("resumes", &(vector("finishes") & vector("stops")).any());
    }
}

/// Progress of the instruction that is not yet in a unit.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum AccessState {
    /// There is none.
    Idle,
    /// The SGPR file is asked for base and offset.
    Read,
    /// The SGPR file is asked for the upper half of a buffer resource.
    ReadRecords,
    /// The address is computed and goes to a unit.
    Address,
}

hardware_block! {
    /// See the module's description. `count` units, 1 to 16; `lines` of the cache, a power of two, 2 to 256; `quarters` of a line
    /// at once, as in [`crate::config::Config::line_quarters`]; of a machine with these units.
    pub struct ScalarLoads(count: usize, lines: usize, quarters: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A load issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, Issued>,
        /// What it does; from the cycle behind its issue until another one issues.
        pub access: Signal<In, ScalarAccess>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// The wave whose registers are read.
        pub read_wave: Signal<Out, Bits<4>>,
        /// Its state.
        pub read_state: Signal<In, WaveState>,
        /// Base and offset registers.
        pub read_index: Vec<Signal<Out, Bits<7>>> = signals(2),
        /// Their values one cycle later.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(2),
        /// A pair of scalar registers is written.
        pub write: Signal<Out, ScalarWrite>,
        /// It happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// An instruction is finished.
        pub retired: Signal<Out, InstructionEvent>,
        /// A request to the memory port.
        pub request: Signal<Out, LineRequest>,
        /// It is taken.
        pub request_ready: Signal<In, Bit>,
        /// Whose request it is.
        pub requester: Signal<Out, Issued>,
        /// An answer of the memory port.
        pub response: Signal<In, LineResponse>,
        /// The quarters of its part of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(quarters),
        /// What is accessed.
        pub line_access: Vec<Signal<Out, LineAccess>> = signals(usize::from(units.traps)),
        /// Memory has refused a request of an instruction.
        pub refused: Vec<Signal<Out, InstructionEvent>> = signals(usize::from(units.traps)),
        /// The trap handler, where there are any.
        pub handler: Vec<Signal<In, TrapHandler>> = signals(usize::from(units.traps)),
        /// Clock count, while `reads_cycles`.
        pub cycles: Signal<In, Bits<64>>,
        /// An instruction that may read it is under way.
        pub reads_cycles: Signal<Out, Bit>,
        /// Those that have signalled its barrier.
        pub signalled: Signal<In, Bits<6>>,
        /// Those that have signalled the barrier of the trap handlers.
        pub signalled_handlers: Vec<Signal<In, Bits<6>>> = signals(usize::from(units.traps)),
        /// The program counter of `read_wave` becomes `transfer_target`.
        pub jumps: Signal<Out, Bit>,
        /// `read_wave` sleeps for the low bits of `transfer_target`.
        pub sleeps: Signal<Out, Bit>,
        /// See there.
        pub transfer_target: Signal<Out, Bits<48>>,
        /// An instruction that stopped its wave finishes; the wave is that of `retired`.
        pub resumes: Signal<Out, Bit>,
        /// Cached lines are forgotten.
        pub invalidate: Signal<In, Bit>,
        /// An instruction asks for that.
        pub forget: Signal<Out, Bit>,
        /// Where scalar memory stores: what the instruction of `access` changes.
        pub change: Vec<Signal<In, ScalarChange>> = signals(units.set.scalar_changes()),
        /// There: an operation for the atomic unit.
        pub atomic: Vec<Signal<Out, AtomicRequest>> = signals(units.set.scalar_changes()),
        /// Its line; no request.
        pub atomic_target: Vec<Signal<Out, LineRequest>> = signals(units.set.scalar_changes()),
        /// There may be one now.
        pub atomic_free: Vec<Signal<In, Bit>> = signals(units.set.scalar_changes()),
        /// There is one.
        pub atomic_sends: Vec<Signal<Out, Bit>> = signals(units.set.scalar_changes()),
        /// One is in progress.
        pub atomic_waits: Vec<Signal<Out, Bit>> = signals(units.set.scalar_changes()),
        /// It is taken.
        pub atomic_ready: Vec<Signal<In, Bit>> = signals(units.set.scalar_changes()),
        /// An operation is done.
        pub atomic_answer: Vec<Signal<In, AtomicResponse>> = signals(units.set.scalar_changes()),

        compute: ScalarAddress = ScalarAddress::new(),
        transfer: ScalarTransfer = ScalarTransfer::new(usize::from(units.traps)),
        unit: Vec<LoadUnit> = (0..count).map(|_| LoadUnit::new(quarters, units.scalar_bounds_first)).collect(),
        choose: LoadUnits = LoadUnits::new(count, units.traps),
        cache: DataCache = DataCache::new(lines, quarters),
        changes: Vec<ScalarChanges> = (0..units.set.scalar_changes()).map(|_| ScalarChanges::new()).collect(),
        state: DFF<AccessState>,
        held: DFF<Issued>,
        // The instruction as it was decoded while its registers were read, for the arithmetic behind them.
        computing: DFF<ScalarAccess>,
        base: DFF<Bits<64>>,
        offset: DFF<Bits<32>>,
        // A request stays until it is taken, also when a lower unit comes.
        asked: Vec<DFF<Bits<16>>> = signals(usize::from(count > 1)),
        is_buffer: Signal<Local, Bit>,
    }
}

impl Logic for ScalarLoads {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, held, computing, base, offset);
        clock!(self, clock, cache);

        // Registers and address.
        self.read_wave.next = self.held.q.val().wave;
        self.read_index[0].next = self.access.val().base;
        self.read_index[1].next = self.access.val().offset;
        self.transfer.access.next = self.access.val();
        self.is_buffer.next = self.access.val().kind == AccessKind::BufferLoad;
        self.transfer.source.next = self.read_data[0].val();
        self.transfer.next_pc.next = self.read_state.val().pc;
        self.transfer.cycles.next = self.cycles.val();
        for k in 0..self.handler.len() {
            self.transfer.handler[k].next = self.handler[k].val();
        }
        self.reads_cycles.next = self.state.q.val() == AccessState::Address;
        self.transfer.members.next = self.read_state.val().shape.group_waves;
        self.transfer.signalled.next = self.signalled.val();
        for k in 0..self.signalled_handlers.len() {
            self.transfer.signalled_handlers[k].next = self.signalled_handlers[k].val();
        }
        self.jumps.next = self.choose.start.val() & self.transfer.jumps.val();
        self.sleeps.next = self.choose.start.val() & self.transfer.sleeps.val();
        self.transfer_target.next = self.transfer.target.val();
        self.resumes.next = self.choose.resumes.val();
        self.computing.d.next = self.access.val();
        self.compute.access.next = self.computing.q.val();
        self.compute.base.next = self.read_data[0].val();
        self.compute.offset.next = self.read_data[1].val().get_bits::<32>(0);
        self.compute.records.next = self.read_data[0].val().get_bits::<32>(0);
        if self.computing.q.val().kind == AccessKind::BufferLoad {
            self.compute.base.next = self.base.q.val();
            self.compute.offset.next = self.offset.q.val();
        }
        self.choose.start.next = self.state.q.val() == AccessState::Address;
        self.forget.next = self.choose.start.val() & (self.access.val().kind == AccessKind::Invalidate);
        self.ready.next = false;
        match self.state.q.val() {
            AccessState::Idle => {
                self.ready.next = self.choose.ready.val();
            }
            AccessState::Read => {
                self.state.d.next = AccessState::Address;
                if self.is_buffer.val() {
                    self.state.d.next = AccessState::ReadRecords;
                }
            }
            AccessState::ReadRecords => {
                self.read_index[0].next = self.access.val().base | 2;
                self.base.d.next = self.read_data[0].val();
                self.offset.d.next = self.read_data[1].val().get_bits::<32>(0);
                self.state.d.next = AccessState::Address;
            }
            AccessState::Address => {
                self.ready.next = self.choose.ready_twice.val();
                self.state.d.next = AccessState::Idle;
            }
        }
        if self.issue_valid.val() {
            self.state.d.next = AccessState::Read;
            self.held.d.next = self.issue.val();
        }

        // A change goes the way of a load as far as its address; then nothing issues until its answer is written as a transfer is.
        for k in 0..self.changes.len() {
            self.changes[k].clock.next = self.clock.val();
            self.changes[k].change.next = self.change[k].val();
            self.changes[k].issued.next = self.held.q.val();
            self.changes[k].address.next = self.compute.address.val();
            self.changes[k].available.next = self.compute.available.val();
            self.changes[k].dwords.next = self.access.val().dwords;
            self.changes[k].offered.next = self.state.q.val() == AccessState::Address;
            if self.changes[k].busy.val() {
                self.choose.start.next = false;
                self.ready.next = false;
            }
            for i in 0..self.read_data.len() {
                self.changes[k].read_data[i].next = self.read_data[i].val();
            }
            if self.changes[k].reads.val() {
                self.read_index[0].next = self.access.val().destination;
                self.read_index[1].next = self.access.val().destination | 2;
            }
            if self.changes[k].done.val() {
                self.choose.start.next = true;
                self.forget.next = true;
            }
            self.atomic[k].next = self.changes[k].operation.val();
            self.atomic_target[k].next = self.changes[k].target.val();
            self.changes[k].free.next = self.atomic_free[k].val();
            self.atomic_sends[k].next = self.changes[k].sends.val();
            self.atomic_waits[k].next = self.changes[k].waits.val();
            self.changes[k].operation_ready.next = self.atomic_ready[k].val();
            self.changes[k].answer.next = self.atomic_answer[k].val();
        }

        // Units.
        for i in 0..self.unit.len() {
            self.unit[i].clock.next = self.clock.val();
            self.unit[i].start.next = self.choose.starts[i].val();
            self.unit[i].start_wave.next = self.held.q.val().wave;
            self.unit[i].start_sequence.next = self.held.q.val().sequence;
            self.unit[i].start_address.next = self.compute.address.val();
            self.unit[i].start_destination.next = self.access.val().destination;
            self.unit[i].start_discard.next = self.access.val().discard;
            self.unit[i].start_dwords.next = self.access.val().dwords;
            self.unit[i].start_available.next = self.compute.available.val();
            self.unit[i].start_datum.next = self.access.val().datum;
            self.unit[i].start_transfer.next = self.access.val().transfers;
            self.unit[i].start_value.next = self.transfer.value.val();
            self.unit[i].start_stops.next = self.access.val().stops_wave;
            for k in 0..self.changes.len() {
                if self.changes[k].done.val() {
                    self.unit[i].start_transfer.next = true;
                    self.unit[i].start_value.next = self.changes[k].value.val();
                    self.unit[i].start_available.next = self.access.val().dwords;
                    if !self.changes[k].returns.val() {
                        self.unit[i].start_dwords.next = 0.into();
                    }
                }
            }
            self.choose.stops[i].next = self.unit[i].stops.val();
            self.unit[i].invalidate.next = self.invalidate.val();
            self.unit[i].lookup_ready.next = self.choose.looked[i].val();
            self.unit[i].hit.next = self.cache.hit.val();
            for j in 0..self.response_data.len() {
                self.unit[i].hit_data[j].next = self.cache.hit_data[j].val();
                self.unit[i].response_data[j].next = self.response_data[j].val();
            }
            self.unit[i].request_ready.next = self.choose.taken[i].val();
            self.unit[i].response_valid.next = self.choose.answered[i].val();
            self.unit[i].response_part.next = self.response.val().part;
            self.unit[i].response_last.next = self.response.val().last;
            self.unit[i].write_ready.next = self.choose.written[i].val();
            self.choose.idle[i].next = self.unit[i].idle.val();
            self.choose.looks[i].next = self.unit[i].lookup.val();
            self.choose.wants[i].next = self.unit[i].request_valid.val();
            self.choose.writes[i].next = self.unit[i].write.val();
            self.choose.finishes[i].next = self.unit[i].done.val();
            self.choose.stale[i].next = self.unit[i].stale.val();
            self.choose.wave[i].next = self.unit[i].wave.val();
            self.choose.sequence[i].next = self.unit[i].sequence.val();
            self.choose.line[i].next = self.unit[i].line.val();
            self.choose.part[i].next = self.unit[i].part.val();
            self.choose.mask[i].next = self.unit[i].request_mask.val();
            self.choose.pair[i].next = self.unit[i].write_pair.val();
            self.choose.data[i].next = self.unit[i].write_data.val();
            self.choose.halves[i].next = self.unit[i].write_halves.val();
        }
        self.choose.cache_ready.next = self.cache.lookup_ready.val();
        self.choose.port_ready.next = self.request_ready.val();
        self.choose.asked.next = 0.into();
        for i in 0..self.asked.len() {
            self.asked[i].clock.next = self.clock.val();
            self.asked[i].d.next = self.choose.asking.val();
            self.choose.asked.next = self.asked[i].q.val();
        }
        self.choose.file_ready.next = self.write_ready.val();
        self.choose.answer.next = self.response.val().valid;
        self.choose.answer_tag.next = self.response.val().tag.get_bits::<4>(0);
        self.choose.answer_missing.next = self.response.val().missing.get_bit(0);
        for k in 0..self.refused.len() {
            self.choose.answer_refused[k].next = self.response.val().missing.get_bit(1);
            self.refused[k].next = self.choose.refused[k].val();
            self.line_access[k].next = self.choose.access[k].val();
        }
        self.cache.invalidate.next = self.invalidate.val();
        self.cache.lookup.next = self.choose.lookup.val();
        self.cache.lookup_line.next = self.choose.lookup_line.val();
        self.cache.lookup_part.next = self.choose.lookup_part.val();
        self.cache.fill.next = self.choose.fill.val();
        self.cache.fill_line.next = self.choose.fill_line.val();
        self.cache.fill_part.next = self.response.val().part;
        self.cache.fill_last.next = self.response.val().last;
        for i in 0..self.response_data.len() {
            self.cache.fill_data[i].next = self.response_data[i].val();
        }
        self.write.next.valid = self.choose.write.val();
        self.write.next.wave = self.choose.write_wave.val();
        self.write.next.sequence = self.choose.write_sequence.val();
        self.write.next.pair = self.choose.write_pair.val();
        self.write.next.data = self.choose.write_data.val();
        self.write.next.halves = self.choose.write_halves.val();
        self.retired.next.valid = self.choose.done.val();
        self.retired.next.wave = self.choose.write_wave.val();
        self.retired.next.sequence = self.choose.write_sequence.val();
        self.request.next.valid = self.choose.request.val();
        self.request.next.line = self.choose.request_line.val();
        self.request.next.mask = self.choose.request_mask.val();
        self.request.next.write = false;
        self.request.next.tag = bit_cast::<6, 4>(self.choose.request_tag.val());
        self.requester.next.wave = self.choose.request_wave.val();
        self.requester.next.sequence = self.choose.request_sequence.val();
    }
}

/// Units in the proof.
const PROVED_UNITS: usize = 3;

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "scalar_loads",
    block: || connected(ScalarLoads::new(PROVED_UNITS, 4, 1, Units { traps: false, ..Units::ALL })),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "load_units", signal: "asking", fault: Fault::StuckAtZero(1) },
};

fn properties(p: &Properties) {
    let request = p.record::<LineRequest>("request");
    let payload = [&request.line, &request.mask, &request.tag, &request.write];
    p.assert("request_stays", &p.stays(&request.valid, &p.signal("request_ready"), &payload));
    // What the induction needs: the unit whose request waits is one, and still wants its line.
    let asked = p.signal("asked_0");
    let wants: Vec<Wire> = (0..PROVED_UNITS).map(|at| p.signal(&format!("unit_{at}_request_valid"))).collect();
    let wants = vector_of(p.builder(), &wants).resize(16);
    p.assert("one_waits", &(&asked & &asked.plus(u128::MAX)).none());
    p.assert("who_waits_wants", &(&asked & !&wants).none());
}
