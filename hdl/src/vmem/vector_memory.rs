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

mod instructions;
mod records;
mod requests;

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
use crate::kernel_in_sections;
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
        /// Of [`Config::narrow_port`]: which 8 of them are wanted; their quarter is in the lowest bits then.
        pub request_beat: Vec<Signal<In, Bits<3>>> = signals(usize::from(config.narrow_port)),
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
        sender: MemorySender = MemorySender::new(config.lanes, config.units, config.narrow_port),
        tags: CacheTags = CacheTags::new(config.cache_lines, usize::from(config.knows_own_stores())),
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

kernel_in_sections!(VectorMemory: instructions::Instructions, requests::Requests, records::Records);

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
