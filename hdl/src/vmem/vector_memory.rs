//! Vector memory of one SIMD: GLOBAL, FLAT, SCRATCH and BUFFER.
//!
//! ```text
//!   queue     instructions in the order of their issue, with their scalars
//!   reader    VGPR rows of an instruction, in parts of one beat of lanes and at most four dwords
//!   sender    lanes that share a line, as one request
//!   here      the cache: a request is answered from it, or sent to memory; atomic operations to their unit
//!   joined    of CDNA4: lines that stores have begun to write, until they leave for memory
//!   returns   records in program order; lines into the cache, dwords from it into the VGPR file, transposed if so asked
//! ```
//!
//! The accesses of a wave take effect in program order: they leave in that order, memory deals with them in the order in
//! which it takes them, and nothing of a wave overtakes its atomic operations.

use super::address::Violation;
use super::cache::{CacheTags, NUMBER};
use super::format::returns::FormatRecord;
use super::joined_banks::{BANKS, JoinedBanks};
use super::operations::MemoryAccess;
use super::queue::MemoryQueue;
use super::reader::MemoryReader;
use super::returns::MemoryReturns;
use super::sender::MemorySender;
use super::transpose::Tile;
use crate::atomic::unit::{AtomicRequest, AtomicResponse};
use crate::config::{Config, ECP5};
use crate::events::{InstructionEvent, LineEvent, RequestEvent, RowEvent, StoredEvent};
use crate::hardware_block;
use crate::lds::crossbar::LdsRequest;
use crate::parts::block::signals;
use crate::port::{LineAccess, LineRequest, LineResponse};
use crate::vector::row_port::RowRead;
use crate::wave::{Issued, WaveState};
use rust_hdl::prelude::*;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::generator_block;

/// Waves at most.
const WAVES: usize = 16;

generator_block! {
    /// The last atomic operation of each wave, by number of its record.
    pub struct AtomicOrder() clocked {
        /// An atomic operation leaves.
        in atomic: (Bit),
        /// Wave of the request.
        in wave: (Bits<4>),
        /// Number of its record.
        in number: (Bits<12>),
        /// Instead: it is forgotten which was the last one of this wave.
        in sweep: (Bit),
        /// Wave.
        in swept: (Bits<4>),
        /// Number of the wave's last atomic operation.
        out last: (Bits<12>),
    }
    |g| {
        let ram = g.ram("last_atomics", NUMBER, 16);
        let wave = g.input("wave");
        let sweep = g.input("sweep");
        let written = sweep.select(&g.input("swept"), &wave);
        g.ram_write(ram, &(g.input("atomic") | &sweep), &written, &g.input("number").when(&!&sweep), None);
        g.output("last", &g.ram_read_now(ram, "last_atomic", &wave));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct VectorMemory(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, Issued>,
        /// The scalar register that it reads first.
        pub issue_scalar: Signal<In, Bits<7>>,
        /// Its address.
        pub issue_pc: Signal<In, Bits<48>>,
        /// What it does; from the cycle behind its issue until another one issues.
        pub access: Signal<In, MemoryAccess>,
        /// State of its wave.
        pub issue_state: Signal<In, WaveState>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// Where waves may have dynamic VGPRs: the wave whose registers are read,
        pub reading_wave: Vec<Signal<Out, Bits<4>>> = signals(usize::from(config.units.dynamic_vgprs)),
        /// and how many it has.
        pub reading_vgprs: Vec<Signal<In, Bits<11>>> = signals(usize::from(config.units.dynamic_vgprs)),
        /// Of CDNA4: the first of them that accumulates.
        pub accumulation: Vec<Signal<In, Bits<11>>> = signals(config.units.set.accumulates()),
        /// With graphics: the table of border colours, byte address / 256.
        pub border_table: Vec<Signal<In, Bits<40>>> = signals(usize::from(config.units.graphics)),
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// The cache is emptied.
        pub invalidate: Signal<In, Bit>,

        /// Wave whose scalars are read.
        pub base_wave: Signal<Out, Bits<4>>,
        /// Scalar register.
        pub base_index: Signal<Out, Bits<7>>,
        /// Its value one cycle later.
        pub base_data: Signal<In, Bits<64>>,
        /// Reads a VGPR row.
        pub read: Signal<Out, RowRead>,
        /// What it read, by lane.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(config.lanes),
        /// The last VGPR of the instruction is read.
        pub read_done: Signal<Out, Bit>,
        /// Its wave.
        pub read_wave: Signal<Out, Bits<4>>,

        /// Writes a VGPR row.
        pub write: Signal<Out, RowEvent>,
        /// It happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Data by lane.
        pub write_data: Vec<Signal<Out, Bits<32>>> = signals(config.lanes),
        /// Bytes by lane.
        pub write_bytes: Vec<Signal<Out, Bits<4>>> = signals(config.lanes),
        /// A load wants to store in LDS.
        pub shared_want: Vec<Signal<Out, Bit>> = signals(config.units.loads_to_lds()),
        /// For this lane.
        pub shared_valid: Vec<Signal<Out, Bit>> = signals(config.units.loads_to_lds() * config.lanes),
        /// What.
        pub shared_request: Vec<Signal<Out, LdsRequest>> = signals(config.units.loads_to_lds() * config.lanes),
        /// It stores four dwords at once,
        pub shared_fours: Vec<Signal<Out, Bit>> = signals(config.units.lds_fours()),
        /// of which these are behind the first.
        pub shared_upper: Vec<Signal<Out, Bits<96>>> = signals(config.units.lds_fours() * config.lanes),
        /// The banks work for it.
        pub shared_granted: Vec<Signal<In, Bit>> = signals(config.units.loads_to_lds()),
        /// And serve the lane.
        pub shared_served: Vec<Signal<In, Bit>> = signals(config.units.loads_to_lds() * config.lanes),
        /// Parts of FLAT instructions read so far, modulo 4; see [`crate::lds::flat`].
        pub flat_parts: Signal<Out, Bits<2>>,
        /// The same of the local data share.
        pub lds_parts: Signal<In, Bits<2>>,
        /// It has finished its half of a FLAT instruction.
        pub flat_done: Signal<In, Bit>,
        /// An instruction that LOADcnt counts is finished.
        pub loaded: Signal<Out, InstructionEvent>,
        /// One that STOREcnt counts.
        pub stored: Signal<Out, InstructionEvent>,

        /// A request to the memory port.
        pub request: Signal<Out, LineRequest>,
        /// It is taken.
        pub request_ready: Signal<In, Bit>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// An answer of the memory port.
        pub response: Signal<In, LineResponse>,
        /// The quarters of its part of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(config.line_quarters),
        /// Somebody of the compute unit writes a line.
        pub written: Signal<In, Bit>,
        /// Which.
        pub written_line: Signal<In, Bits<42>>,

        /// An atomic operation; line and tag are those of the request.
        pub atomic: Signal<Out, AtomicRequest>,
        /// It is taken.
        pub atomic_ready: Signal<In, Bit>,
        /// Its answer.
        pub atomic_answer: Signal<In, AtomicResponse>,

        /// Memory has refused that operation.
        pub atomic_refused: Vec<Signal<In, Bit>> = signals(usize::from(config.units.traps)),
        /// What is accessed.
        pub line_access: Vec<Signal<Out, LineAccess>> = signals(usize::from(config.units.traps)),
        /// Memory has refused what an instruction asked for.
        pub memory_violation: Vec<Signal<Out, InstructionEvent>> = signals(usize::from(config.units.traps)),

        /// A lane's access is refused.
        pub violation: Signal<Out, Violation>,
        /// An access of that wave is out of the bounds of a buffer.
        pub outside: Vec<Signal<Out, Bit>> = signals(config.units.buffer_flags()),
        /// Address of its instruction.
        pub violation_pc: Signal<Out, Bits<48>>,
        /// A load is answered from the cache.
        pub debug_hit: Signal<Out, LineEvent>,
        /// A store begins a line, or joins one, that leaves later.
        pub debug_joined: Vec<Signal<Out, StoredEvent>> = signals(BANKS * config.units.joined_stores()),
        /// Whose request it is.
        pub requester: Signal<Out, RequestEvent>,

        queue: MemoryQueue = MemoryQueue::new(config.memory_queue, config.units),
        reader: MemoryReader = MemoryReader::new(
            config.lanes, config.units, config.memory_queue > 0),
        sender: MemorySender = MemorySender::new(config.lanes, config.units),
        tags: CacheTags = CacheTags::new(config.cache_lines, usize::from(config.simds == 1) * (1 - config.units.joined_stores())),
        order: AtomicOrder = AtomicOrder::new(),
        joined: Vec<JoinedBanks> = (0..config.units.joined_stores()).map(|_| JoinedBanks::new()).collect(),
        returns: MemoryReturns =
            MemoryReturns::new(config),
        places: Constant<Bits<9>> = Constant::new((config.cache_lines as u64).into()),
        waits: DFF<Bit>,
        epoch: DFF<Bits<8>>,
        emptying: DFF<Bit>,
        swept: DFF<Bit>,
        last_sweep: Constant<Bits<8>> = Constant::new((config.cache_lines.max(WAVES) as u64 - 1).into()),

        ordered: Signal<Local, Bit>,
        may_go: Signal<Local, Bit>,
        hits: Signal<Local, Bit>,
        misses: Signal<Local, Bit>,
        asks_memory: Signal<Local, Bit>,
        stays_here: Signal<Local, Bit>,
        passes: Signal<Local, Bit>,
        place: Signal<Local, Bits<9>>,
        taken: Signal<Local, Bit>,
        fills: Signal<Local, Bit>,
        fetching: Signal<Local, Bit>,
        empty_first: Signal<Local, Bit>,
        empties: Signal<Local, Bit>,
        sweeps: Signal<Local, Bit>,
        tile: Signal<Local, Tile>,
        formatted: Signal<Local, FormatRecord>,
        refused: Signal<Local, InstructionEvent>,
        access_now: Signal<Local, LineAccess>,
        line_part: Signal<Local, StoredEvent>,
        // A line that stores have written leaves in this cycle, so that the port is taken.
        leaving: Vec<Signal<Local, Bit>> = signals(config.units.joined_stores()),
        served: Signal<Local, LineEvent>,
    }
}

impl Logic for VectorMemory {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waits, epoch, emptying, swept);
        clock!(self, clock, queue, reader, sender, tags, order, returns);

        // Queue.
        self.queue.issue_valid.next = self.issue_valid.val();
        self.queue.issue.next = self.issue.val();
        self.queue.issue_scalar.next = self.issue_scalar.val();
        self.queue.issue_pc.next = self.issue_pc.val();
        self.queue.access.next = self.access.val();
        self.queue.issue_state.next = self.issue_state.val();
        self.ready.next = self.queue.ready.val();
        self.base_wave.next = self.queue.scalar_wave.val();
        self.base_index.next = self.queue.scalar_index.val();
        self.queue.scalar_data.next = self.base_data.val();

        // Reader.
        self.reader.offers.next = self.queue.offers.val();
        self.reader.offered.next = self.queue.offered.val();
        self.queue.taken.next = self.reader.begins.val();
        self.queue.reader_ready.next = self.reader.ready.val();
        self.reader.vgprs.next = self.vgprs.val();
        for k in 0..self.reading_wave.len() {
            self.reading_wave[k].next = self.reader.reading_wave[k].val();
            self.reader.reading_vgprs[k].next = self.reading_vgprs[k].val();
        }
        for k in 0..self.accumulation.len() {
            self.reader.accumulation[k].next = self.accumulation[k].val();
        }
        self.read.next.valid = self.reader.read.val();
        self.read.next.row = self.reader.read_row.val();
        self.read.next.beat = self.reader.read_beat.val();
        self.read_done.next = self.reader.read_done.val();
        self.read_wave.next = self.reader.part.val().wave;

        self.flat_parts.next = self.reader.flat_parts.val();
        self.reader.lds_parts.next = self.lds_parts.val();
        self.returns.flat_done.next = self.flat_done.val();

        // From the reader to the sender.
        self.reader.take.next = self.sender.take.val();
        self.reader.taken_at_once.next = self.sender.idle.val();
        self.sender.present.next = self.reader.present.val();
        self.sender.part.next = self.reader.part.val();
        self.sender.exec.next = self.reader.exec.val();
        for i in 0..self.vgpr.len() {
            self.sender.vgpr[i].next = self.vgpr[i].val();
        }
        self.sender.clear.next = self.reader.clear.val();
        self.sender.load_low.next = self.reader.load_low.val();
        self.sender.load_high.next = self.reader.load_high.val();
        for i in 0..4 {
            self.sender.load_data[i].next = self.reader.load_data[i].val();
        }
        for i in 0..self.reader.converts.len() {
            self.sender.converts[i].next = self.reader.converts[i].val();
            self.sender.channel[i].next = self.reader.channel[i].val();
        }
        self.sender.shared.next = self.reader.shared_address.val();
        for i in 0..self.reader.vgpr.len() {
            self.reader.vgpr[i].next = self.vgpr[i].val();
            self.sender.located[i].next = self.reader.located[i].val();
            self.reader.prepared[i].next = self.sender.prepared[i].val();
            self.returns.answer[i].next = self.sender.answered[i].val();
        }
        for k in 0..self.reader.location.len() {
            self.sender.location[k].next = self.reader.location[k].val();
            self.sender.answer[k].next = self.reader.answer[k].val();
            self.sender.encodes[k].next = self.reader.encodes[k].val();
            self.sender.keeps[k].next = self.returns.answers[k].val();
        }
        // A line that a sample asks for comes when nothing else is outstanding, so that what was before it in the program is done, and all that
        // memory answers until then is that line.
        self.fetching.next = false;
        for k in 0..self.reader.fetch.len() {
            self.fetching.next = self.reader.fetch[k].val()
                & self.sender.idle.val()
                & !self.sender.valid.val()
                & self.returns.none_left[k].val();
            self.reader.fetch_taken[k].next = self.fetching.val() & self.request_ready.val();
            self.reader.response[k].next = self.response.val();
        }
        for k in 0..self.border_table.len() {
            self.reader.border_table[k].next = self.border_table[k].val();
        }
        for i in 0..self.reader.response_data.len() {
            self.reader.response_data[i].next = self.response_data[i].val();
        }
        self.violation.next = self.sender.violation.val();
        for k in 0..self.outside.len() {
            self.outside[k].next = self.sender.outside[k].val();
        }
        self.violation_pc.next = self.reader.pc.val();

        // Where a request goes: the cache, memory, the atomic unit, or nowhere. An entry of the cache is not used anew while
        // an earlier request may still read it: then the line passes the cache by, in a place that belongs to the record.
        self.empty_first.next = self.emptying.q.val() | !self.swept.q.val() | (self.epoch.q.val() == 0);
        self.tags.line.next = self.sender.request.val().line;
        self.tags.epoch.next = self.epoch.q.val();
        self.tags.number.next = self.returns.serial.val();
        self.order.wave.next = self.sender.request.val().part.wave;
        self.order.number.next = self.returns.serial.val();
        self.returns.asked[0].next = self.tags.last.val();
        self.returns.asked[1].next = self.order.last.val();
        self.ordered.next = self.sender.is_atomic.val() | !self.returns.outstanding[1].val();
        // A request that memory has not taken stays, and the cache as it is.
        self.waits.d.next = self.request.val().valid & !self.request_ready.val() & !self.fetching.val();
        self.may_go.next = self.waits.q.val()
            | (self.sender.valid.val() & self.returns.free.val() & self.ordered.val() & !self.empty_first.val());
        for k in 0..self.joined.len() {
            self.joined[k].clock.next = self.clock.val();
            self.joined[k].wants.next =
                self.sender.valid.val() & (self.sender.is_read.val() | self.sender.is_atomic.val());
            self.leaving[k].next = self.joined[k].leaving.val() & !self.waits.q.val();
            if self.leaving[k].val() {
                self.waits.d.next = false;
            }
            // What is wanted is in a line that has not left.
            if self.joined[k].held.val() & !self.waits.q.val() {
                self.may_go.next = false;
            }
        }
        self.hits.next = self.sender.is_read.val() & self.tags.hit.val() & !self.sender.request.val().refetch;
        self.misses.next = self.sender.is_read.val() & !self.hits.val();
        self.passes.next = self.misses.val() & self.returns.outstanding[0].val();
        self.place.next = bit_cast::<9, 8>(self.tags.index.val());
        if self.passes.val() {
            self.place.next = self.places.val() + bit_cast::<9, 6>(self.returns.number.val());
        }
        self.asks_memory.next = self.sender.is_write.val() | self.misses.val();
        self.stays_here.next = !self.sender.is_write.val() & !self.misses.val() & !self.sender.is_atomic.val();
        self.request.next.valid = self.may_go.val() & self.asks_memory.val();
        self.request.next.write = self.sender.is_write.val();
        self.request.next.line = self.sender.request.val().line;
        self.request_data.next = self.sender.data.val();
        self.request.next.mask = self.sender.request.val().mask;
        self.request.next.tag = self.returns.number.val();
        self.line_part.next.valid = true;
        self.line_part.next.line = self.sender.request.val().line;
        self.line_part.next.mask = self.sender.request.val().mask;
        self.line_part.next.lane = self.sender.request.val().lane;
        for k in 0..self.joined.len() {
            self.joined[k].present.next = self.sender.valid.val() & self.sender.is_write.val();
            self.joined[k].stores.next = self.may_go.val() & self.sender.is_write.val();
            self.joined[k].part.next = self.line_part.val();
            self.joined[k].beside.next = self.sender.beside[k].val();
            self.joined[k].beside_data.next = self.sender.beside_data[k].val();
            self.joined[k].wave.next = self.sender.request.val().part.wave;
            self.joined[k].data.next = self.sender.data.val();
            self.joined[k].tag.next = self.returns.number.val();
            self.joined[k].ready.next = self.leaving[k].val() & self.request_ready.val();
            self.request.next.valid = self.leaving[k].val() | (self.may_go.val() & self.misses.val());
            self.request.next.write = self.leaving[k].val();
            self.request_data.next = self.joined[k].left_data.val();
            if self.leaving[k].val() {
                self.request.next.line = self.joined[k].left_line.val();
                self.request.next.mask = self.joined[k].left_mask.val();
                self.request.next.tag = self.joined[k].left_tag.val();
            }
        }
        for k in 0..self.reader.fetch.len() {
            if self.fetching.val() {
                self.request.next.valid = true;
                self.request.next.write = false;
                self.request.next.line = self.reader.fetch_line[k].val();
                self.request.next.mask = self.reader.fetch_mask[k].val();
            }
        }
        self.atomic.next.valid = self.may_go.val() & self.sender.is_atomic.val();
        for k in 0..self.leaving.len() {
            // Its line and its record are those of the request.
            if self.leaving[k].val() {
                self.atomic.next.valid = false;
            }
        }
        self.atomic.next.operation = self.sender.request.val().part.control.operation;
        self.atomic.next.wide = self.sender.request.val().part.control.dwords == 2;
        self.atomic.next.word = self.sender.request.val().atomic_word;
        self.atomic.next.data = self.sender.request.val().atomic_data;
        self.atomic.next.origin = self.requester.val();
        self.taken.next = (self.request.val().valid & self.request_ready.val() & !self.fetching.val())
            | (self.atomic.val().valid & self.atomic_ready.val())
            | (self.may_go.val() & self.stays_here.val());
        for k in 0..self.joined.len() {
            if self.leaving[k].val() {
                self.taken.next = self.may_go.val() & self.stays_here.val();
            }
            if self.joined[k].taken.val() {
                self.taken.next = true;
            }
        }
        self.sender.taken.next = self.taken.val();
        self.fills.next = self.taken.val() & self.misses.val() & !self.passes.val();
        self.tags.allocate.next = self.fills.val();
        self.tags.touch.next = self.taken.val() & self.sender.is_read.val() & !self.passes.val();
        self.order.atomic.next = self.taken.val() & self.sender.is_atomic.val();
        self.served.next.line = self.sender.request.val().line;
        self.served.next.mask = self.sender.request.val().mask;
        self.served.next.valid = self.taken.val() & self.hits.val();
        self.debug_hit.next = self.served.val();
        for i in 0..self.debug_joined.len() {
            self.debug_joined[i].next = self.joined[0].debug_stored[i].val();
        }
        self.requester.next.wave = self.sender.request.val().part.wave;
        self.requester.next.sequence = self.sender.request.val().part.sequence;
        self.requester.next.lane = self.sender.request.val().lane;
        for k in 0..self.reader.fetch.len() {
            if self.fetching.val() & self.reader.fetch[k].val() {
                self.requester.next.wave = self.reader.part.val().wave;
                self.requester.next.sequence = self.reader.part.val().sequence;
                self.requester.next.lane = 0.into();
            }
        }

        self.access_now.next.valid = self.taken.val();
        self.access_now.next.reads = self.sender.is_read.val() | self.sender.is_atomic.val();
        self.access_now.next.writes = self.sender.is_write.val() | self.sender.is_atomic.val();
        self.access_now.next.wave = self.sender.request.val().part.wave;
        self.access_now.next.line = self.sender.request.val().line;
        self.access_now.next.mask = self.sender.request.val().mask;
        for k in 0..self.reader.fetch.len() {
            if self.fetching.val() {
                self.access_now.next.valid = self.request_ready.val();
                self.access_now.next.reads = true;
                self.access_now.next.writes = false;
                self.access_now.next.wave = self.reader.part.val().wave;
                self.access_now.next.line = self.reader.fetch_line[k].val();
                self.access_now.next.mask = self.reader.fetch_mask[k].val();
            }
        }
        for k in 0..self.line_access.len() {
            self.line_access[k].next = self.access_now.val();
        }

        // The cache: lines that are written leave it; a new epoch empties it.
        self.tags.written.next = self.written.val();
        for k in 0..self.tags.writes.len() {
            self.tags.writes[k].next = self.taken.val() & self.sender.is_write.val();
        }
        self.tags.written_line.next = self.written_line.val();
        self.empties.next = self.empty_first.val() & !self.written.val() & !self.waits.q.val();
        self.tags.clear.next = self.empties.val();
        // Behind power-up and a reset: what RAMs hold of requests means nothing.
        self.sweeps.next = self.empties.val() & !self.swept.q.val();
        self.tags.sweep.next = self.sweeps.val();
        self.order.sweep.next = self.sweeps.val();
        self.order.swept.next = self.epoch.q.val().get_bits::<4>(0);
        if self.sweeps.val() & (self.epoch.q.val() == self.last_sweep.val()) {
            self.swept.d.next = true;
        }
        if self.empties.val() {
            self.emptying.d.next = false;
            self.epoch.d.next = self.epoch.q.val() + 1;
        }
        if self.invalidate.val() | (self.taken.val() & self.sender.invalidates.val()) {
            self.emptying.d.next = true;
        }
        self.refused.next.valid = false;
        self.refused.next.wave = 0.into();
        self.refused.next.sequence = 0.into();
        // A line of which memory refused what was wanted is not kept: other accesses may want what there is of it.
        for k in 0..self.memory_violation.len() {
            self.returns.atomic_refused[k].next = self.atomic_refused[k].val();
            self.refused.next = self.returns.violation[k].val();
            if self.response.val().valid & self.response.val().missing.get_bit(1) {
                self.emptying.d.next = true;
            }
        }
        for k in 0..self.reader.fetching.len() {
            if self.reader.fetching[k].val()
                & self.returns.none_left[k].val()
                & self.response.val().valid
                & self.response.val().missing.get_bit(1)
            {
                self.refused.next.valid = true;
                self.refused.next.wave = self.reader.part.val().wave;
                self.refused.next.sequence = self.reader.part.val().sequence;
            }
        }
        for k in 0..self.memory_violation.len() {
            self.memory_violation[k].next = self.refused.val();
        }

        // Records.
        self.returns.push.next = self.taken.val();
        self.returns.waits.next = !self.stays_here.val() & !self.hits.val();
        for k in 0..self.returns.begins.len() {
            self.returns.begins[k].next = self.joined[k].begins.val();
            self.returns.sweep[k].next = self.sweeps.val();
            self.returns.swept[k].next = self.epoch.q.val().get_bits::<6>(0);
            // A store has one record for all its lines, which is made with its last request and waits for them.
            if self.sender.is_write.val() {
                self.returns.waits.next = false;
                if !self.sender.request.val().last {
                    self.returns.push.next = false;
                }
            }
        }
        self.returns.fills.next = self.misses.val();
        self.returns.record.next.row = self.sender.request.val().row;
        self.returns.record.next.beat = self.sender.request.val().part.beat;
        self.returns.record.next.wave = self.sender.request.val().part.wave;
        self.returns.record.next.sequence = self.sender.request.val().part.sequence;
        self.returns.record.next.returns = self.sender.request.val().part.returns & !self.sender.request.val().empty;
        self.returns.record.next.last = self.sender.request.val().last;
        self.returns.record.next.counts_load = self.sender.request.val().part.counts_load;
        self.returns.record.next.zero = self.sender.is_zero.val();
        self.returns.record.next.atomic = self.sender.is_atomic.val();
        self.returns.record.next.format = self.sender.request.val().part.control.format;
        self.returns.record.next.remaining = self.sender.request.val().step.get_bit(2);
        self.returns.record.next.place = self.place.val();
        self.returns.record.next.flat = self.sender.request.val().part.control.flat;
        // A transposed load of two dwords a lane has elements of 8 bits.
        self.tile.next.transposed = self.sender.request.val().part.control.transposed;
        self.tile.next.bytes = self.sender.request.val().part.control.dwords == 2;
        self.tile.next.wave64 = self.sender.request.val().part.wave64;
        self.tile.next.step = self.sender.request.val().step.get_bits::<2>(0);
        self.formatted.next.plan = self.sender.request.val().part.plan;
        self.formatted.next.step = self.sender.request.val().step.get_bits::<2>(0);
        self.formatted.next.zero = self.sender.is_zero.val();
        for i in 0..self.returns.formatted.len() {
            self.returns.formatted[i].next = self.formatted.val();
        }
        for k in 0..self.shared_want.len() {
            self.returns.shared[k].next = self.sender.request.val().part.shared;
            self.returns.shared_step[k].next = self.sender.request.val().step.get_bits::<2>(0);
            self.returns.shared_granted[k].next = self.shared_granted[k].val();
            self.shared_want[k].next = self.returns.shared_want[k].val();
            self.shared_fours[k].next = self.returns.shared_fours[k].val();
        }
        for i in 0..self.shared_valid.len() {
            self.returns.shared_served[i].next = self.shared_served[i].val();
            self.shared_valid[i].next = self.returns.shared_valid[i].val();
            self.shared_request[i].next = self.returns.shared_request[i].val();
            self.shared_upper[i].next = self.returns.shared_upper[i].val();
        }
        for i in 0..self.returns.tile.len() {
            self.returns.tile[i].next = self.tile.val();
            self.returns.vgprs[i].next = self.vgprs.val();
        }
        for i in 0..self.vgpr.len() {
            self.returns.window[i].next = self.sender.window[i].val();
            self.returns.word[i].next = self.sender.word[i].val();
            self.returns.misaligned[i].next = self.sender.misaligned[i].val();
            self.write_data[i].next = self.returns.write_data[i].val();
            self.write_bytes[i].next = self.returns.write_bytes[i].val();
        }
        self.returns.response.next = self.response.val();
        for k in 0..self.reader.fetching.len() {
            if self.reader.fetching[k].val() & self.returns.none_left[k].val() {
                self.returns.response.next.valid = false;
            }
        }
        for i in 0..self.response_data.len() {
            self.returns.response_data[i].next = self.response_data[i].val();
        }
        self.returns.atomic_valid.next = self.atomic_answer.val().valid;
        self.returns.atomic_tag.next = self.atomic_answer.val().tag;
        self.returns.atomic_value.next = self.atomic_answer.val().value;
        self.returns.write_ready.next = self.write_ready.val();
        self.write.next.valid = self.returns.write.val();
        self.write.next.wave = self.returns.wave.val();
        self.write.next.sequence = self.returns.sequence.val();
        self.write.next.row = self.returns.write_row.val();
        self.write.next.beat = self.returns.write_beat.val();
        self.loaded.next.valid = self.returns.load_done.val();
        self.loaded.next.wave = self.returns.wave.val();
        self.loaded.next.sequence = self.returns.sequence.val();
        self.stored.next.valid = self.returns.store_done.val();
        self.stored.next.wave = self.returns.wave.val();
        self.stored.next.sequence = self.returns.sequence.val();
    }
}

/// Of `ecp5`'s: see [`Proof`].
pub const PROOF: Proof = Proof {
    name: "vector_memory",
    block: || connected(VectorMemory::new(ECP5)),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "vector_memory", signal: "waits", fault: Fault::StuckAtZero(0) },
};

fn properties(p: &Properties) {
    let request = p.record::<LineRequest>("request");
    let payload = [&request.line, &request.mask, &request.tag, &request.write, &p.signal("request_data")];
    p.assert("request_stays", &p.stays(&request.valid, &p.signal("request_ready"), &payload));
    // What the induction needs: a request that waits is the sender's, and found no line.
    let waits = p.signal("waits");
    p.assert("waiting_is_sent", &implies(&waits, &(p.signal("sender_valid") & p.signal("asks_memory"))));
    p.assert("waiting_found_a_cache", &implies(&waits, &p.signal("epoch").any()));
}
