//! What comes back: records of outstanding requests in program order, lines into the cache, dwords to the lanes.
//!
//! PortResponses may arrive in any order; records are dealt with in the order of the program, so that loads return in order and a
//! record whose line an earlier one asked for finds it in the cache. The last record of an instruction lowers LOADcnt or
//! STOREcnt.

pub mod proof;

mod answers;
mod oldest;
mod rows;
mod words;

use super::atomic_values::AtomicValues;
use super::cache::CacheData;
use super::format::returns::{FormatRecord, FormatReturns};
use super::gathered::{GatheredRows, LoadGather};
use super::load_format::LoadFormat;
use super::next_row::NextRow;
use super::record::RequestRecord;
use super::refusals::Refusals;
use super::request_table::RequestTable;
use super::shared_load::{SharedLoad, SharedLoads};
use super::stored_lines::StoredLines;
use super::transpose::{Tile, TileReturns};
use crate::config::Config;
use crate::events::InstructionEvent;
use crate::hardware_block;
use crate::kernel_in_sections;
use crate::lds::crossbar::LdsRequest;
use crate::parts::block::signals;
use crate::port::LineResponse;
use rust_hdl::prelude::*;

/// Those that take turns for the even lanes and the odd ones, or one for each lane.
fn formatters(config: Config) -> usize {
    if config.paired_returns { config.lanes / 2 } else { config.lanes }
}

hardware_block! {
    /// See the module's description.
    pub struct MemoryReturns(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A record is made.
        pub push: Signal<In, Bit>,
        /// What it says.
        pub record: Signal<In, RequestRecord>,
        /// It waits for an answer.
        pub waits: Signal<In, Bit>,
        /// The answer is a line for its cache entry.
        pub fills: Signal<In, Bit>,
        /// Where a store has one record for all its lines: one is begun for the record that is made next.
        pub begins: Vec<Signal<In, Bits<2>>> = signals(config.units.joined_stores()),
        /// Behind a reset: what is known of the lines of a record is forgotten.
        pub sweep: Vec<Signal<In, Bit>> = signals(config.units.joined_stores()),
        /// Which.
        pub swept: Vec<Signal<In, Bits<6>>> = signals(config.units.joined_stores()),
        /// Rows of the lanes.
        pub window: Vec<Signal<In, Bits<4>>> = signals(config.lanes),
        /// Their dwords in the line.
        pub word: Vec<Signal<In, Bits<4>>> = signals(config.lanes),
        /// Byte offsets of their data.
        pub misaligned: Vec<Signal<In, Bits<2>>> = signals(config.lanes),
        /// What it says of a transposed load.
        pub tile: Vec<Signal<In, Tile>> = signals(usize::from(config.units.transposed_loads)),
        /// VGPRs of a wave, for them.
        pub vgprs: Vec<Signal<In, Bits<11>>> = signals(usize::from(config.units.transposed_loads)),
        /// What it says of a formatted load.
        pub formatted: Vec<Signal<In, FormatRecord>> = signals(usize::from(config.units.typed_buffers)),
        /// Where a load to LDS goes.
        pub shared: Vec<Signal<In, SharedLoad>> = signals(config.units.loads_to_lds()),
        /// Dword of the lanes where it begins.
        pub shared_step: Vec<Signal<In, Bits<2>>> = signals(config.units.loads_to_lds()),
        /// It wants to store in LDS.
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
        /// Answers of the lanes.
        pub answer: Vec<Signal<In, Bits<128>>> = signals(if config.units.images { config.lanes } else { 0 }),
        /// Some answer is not written yet.
        pub answers: Vec<Signal<Out, Bit>> = signals(usize::from(config.units.images)),
        /// No record is left, and none is written.
        pub none_left: Vec<Signal<Out, Bit>> = signals(usize::from(config.units.images)),
        /// Number that the record gets.
        pub number: Signal<Out, Bits<6>>,
        /// The same, further counted: see [`super::cache::NUMBER`].
        pub serial: Signal<Out, Bits<12>>,
        /// There is room for a record.
        pub free: Signal<Out, Bit>,
        /// Serial of a record.
        pub asked: Vec<Signal<In, Bits<12>>> = signals(2),
        /// It may still be outstanding.
        pub outstanding: Vec<Signal<Out, Bit>> = signals(2),

        /// An answer of the memory port.
        pub response: Signal<In, LineResponse>,
        /// The quarters of its part of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(config.line_quarters),
        /// The answer to an atomic operation.
        pub atomic_valid: Signal<In, Bit>,
        /// Number of its record.
        pub atomic_tag: Signal<In, Bits<6>>,
        /// The value before it.
        pub atomic_value: Signal<In, Bits<64>>,
        /// Memory has refused it.
        pub atomic_refused: Vec<Signal<In, Bit>> = signals(usize::from(config.units.traps)),
        /// Memory has refused what an instruction asked for, before it is finished.
        pub violation: Vec<Signal<Out, InstructionEvent>> = signals(usize::from(config.units.traps)),

        /// Writes a VGPR row.
        pub write: Signal<Out, Bit>,
        /// It happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Which.
        pub write_row: Signal<Out, Bits<11>>,
        /// Beat.
        pub write_beat: Signal<Out, Bits<3>>,
        /// Data by lane.
        pub write_data: Vec<Signal<Out, Bits<32>>> = signals(config.lanes),
        /// Bytes by lane.
        pub write_bytes: Vec<Signal<Out, Bits<4>>> = signals(config.lanes),
        /// Wave of the record.
        pub wave: Signal<Out, Bits<4>>,
        /// Number of its instruction.
        pub sequence: Signal<Out, Bits<16>>,
        /// The local data share has finished its half of a FLAT instruction.
        pub flat_done: Signal<In, Bit>,
        /// An instruction that LOADcnt counts is finished.
        pub load_done: Signal<Out, Bit>,
        /// One that STOREcnt counts.
        pub store_done: Signal<Out, Bit>,

        table: RequestTable = RequestTable::new(config.lanes, config.memory_requests),
        rows: NextRow = NextRow::new(),
        format: Vec<LoadFormat> = (0..formatters(config)).map(|_| LoadFormat::new(config.line_quarters, config.units.set)).collect(),
        // Lines for all formatters, or a copy for each, which reads a quarter for each dword.
        data: Vec<CacheData> = (0..if config.line_quarters == 4 { 1 } else { formatters(config) })
            .map(|_| CacheData::new(config.cache_lines, config.memory_requests, config.line_quarters))
            .collect(),
        coming: Vec<NextRow> = (0..usize::from(config.line_quarters == 1)).map(|_| NextRow::new()).collect(),
        values: AtomicValues = AtomicValues::new(config.memory_requests),
        stored: Vec<StoredLines> =
            (0..config.units.joined_stores()).map(|_| StoredLines::new(config.memory_requests)).collect(),
        refusals: Vec<Refusals> = (0..usize::from(config.units.traps))
            .map(|_| Refusals::new(config.cache_lines + config.memory_requests))
            .collect(),
        tiles: Vec<TileReturns> =
            (0..usize::from(config.units.transposed_loads)).map(|_| TileReturns::new(config.lanes, config.memory_requests)).collect(),
        formats: Vec<FormatReturns> =
            (0..usize::from(config.units.typed_buffers)).map(|_| FormatReturns::new(config.lanes, config.memory_requests, config.units.images)).collect(),
        shares: Vec<SharedLoads> =
            (0..config.units.loads_to_lds()).map(|_| SharedLoads::new(config.lanes, config.memory_requests)).collect(),
        gather: Vec<LoadGather> =
            (0..usize::from(config.units.gathered_loads)).map(|_| LoadGather::new(config.lanes)).collect(),
        gathered: Vec<GatheredRows> = (0..usize::from(config.units.gathered_loads)).map(|_| GatheredRows::new()).collect(),
        number_mask: Constant<Bits<6>> = Constant::new((config.memory_requests as u64 - 1).into()),
        depth: Constant<Bits<7>> = Constant::new((config.memory_requests as u64).into()),
        head: DFF<Bits<12>>,
        tail: DFF<Bits<12>>,
        count: DFF<Bits<7>>,
        answered: DFF<Bits<64>>,
        valid: DFF<Bit>,
        held: DFF<RequestRecord>,
        held_value: DFF<Bits<64>>,
        flats: DFF<Bits<7>>,
        // Records that wait for an answer which is no line.
        stores: Vec<DFF<Bits<64>>> = signals(usize::from(config.units.traps)),
        answers_left: Vec<DFF<Bits<7>>> = signals(usize::from(config.units.images)),
        held_rows: DFF<Bits<4>>,
        held_window: Vec<DFF<Bits<4>>> = signals(config.lanes),
        held_word: Vec<DFF<Bits<4>>> = signals(config.lanes),
        held_misaligned: Vec<DFF<Bits<2>>> = signals(config.lanes),

        after_push: Signal<Local, Bits<64>>,
        after_response: Signal<Local, Bits<64>>,
        after_atomic: Signal<Local, Bits<64>>,
        // The oldest record of which something may still be read, and how many there are.
        begun: Signal<Local, Bits<12>>,
        occupied: Signal<Local, Bits<7>>,
        takes_line: Signal<Local, Bit>,
        oldest_event: Signal<Local, InstructionEvent>,
        coming_row: Signal<Local, Bits<2>>,
        reads: Signal<Local, Bit>,
        read_index: Signal<Local, Bits<9>>,
        coming_word: Vec<Signal<Local, Bits<4>>> = signals(if config.line_quarters == 1 { formatters(config) } else { 0 }),
        coming_place: Vec<Signal<Local, Bits<4>>> = signals(if config.line_quarters == 1 { formatters(config) } else { 0 }),
        pops: Signal<Local, Bit>,
        flat_last: Signal<Local, Bit>,
        // Where lanes are gathered: the record's rows are such as are written one after another.
        row_by_row: Signal<Local, Bit>,
        goes: Signal<Local, Bit>,
        moves: Signal<Local, Bit>,
        taken: Signal<Local, Bit>,
        written: Signal<Local, Bit>,
        completes: Signal<Local, Bit>,
        // Where two lanes share a formatter: the odd lanes' turn.
        pairs: Vec<Signal<Local, Bit>> = signals(usize::from(config.paired_returns)),
        odd: DFF<Bit>,
        last_turn: Signal<Local, Bit>,
        turn: Vec<Signal<Local, Bit>> = signals(config.lanes),
        dword: Vec<Signal<Local, Bits<32>>> = signals(config.lanes),
        bytes: Vec<Signal<Local, Bits<4>>> = signals(config.lanes),
        age: Vec<Signal<Local, Bits<12>>> = signals(2),
        oldest: Signal<Local, Bits<6>>,
        newest: Signal<Local, Bits<6>>,
    }
}

kernel_in_sections!(MemoryReturns: answers::Answers, oldest::Oldest, rows::Rows, words::Words);
