//! What comes back: records of outstanding requests in program order, lines into the cache, dwords to the lanes.
//!
//! PortResponses may arrive in any order; records are dealt with in the order of the program, so that loads return in order and a
//! record whose line an earlier one asked for finds it in the cache. The last record of an instruction lowers LOADcnt or
//! STOREcnt.

pub mod proof;

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
use crate::lds::crossbar::LdsRequest;
use crate::lds::operations::Size;
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
        format: Vec<LoadFormat> = (0..formatters(config)).map(|_| LoadFormat::new(config.line_quarters)).collect(),
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

impl Logic for MemoryReturns {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, head, tail, count, answered, valid, held, held_value, held_rows, flats, odd);
        clock!(self, clock, table, values);

        // Records.
        self.oldest.next = self.head.q.val().get_bits::<6>(0) & self.number_mask.val();
        self.newest.next = self.tail.q.val().get_bits::<6>(0) & self.number_mask.val();
        self.number.next = self.newest.val();
        self.serial.next = self.tail.q.val();
        self.begun.next = self.head.q.val();
        self.occupied.next = self.count.q.val();
        for k in 0..self.coming.len() {
            if self.valid.q.val() {
                self.begun.next = self.head.q.val() - 1;
                self.occupied.next = self.count.q.val() + 1;
            }
            self.coming[k].rows.next = self.held_rows.q.val();
        }
        self.free.next = self.occupied.val() != self.depth.val();
        self.table.write.next = self.push.val();
        self.table.number.next = self.newest.val();
        self.table.record.next = self.record.val();
        self.table.fills.next = self.fills.val();
        self.table.oldest.next = self.oldest.val();
        for i in 0..self.asked.len() {
            self.age[i].next = self.asked[i].val() - self.begun.val();
            self.outstanding[i].next = self.age[i].val() < bit_cast::<12, 7>(self.occupied.val());
        }
        if self.push.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.pops.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.push.val() & !self.pops.val() {
            self.count.d.next = self.count.q.val() + 1;
        } else if !self.push.val() & self.pops.val() {
            self.count.d.next = self.count.q.val() - 1;
        }

        // PortResponses.
        self.table.answered.next = self.response.val().tag;
        for k in 0..self.stored.len() {
            self.stored[k].clock.next = self.clock.val();
            self.stored[k].begins.next = self.begins[k].val();
            self.stored[k].newest.next = self.newest.val();
            self.stored[k].answers.next = self.response.val().valid & self.response.val().last;
            self.stored[k].answered.next = self.response.val().tag;
            self.stored[k].oldest.next = self.oldest.val();
            self.stored[k].sweep.next = self.sweep[k].val();
            self.stored[k].swept.next = self.swept[k].val();
        }
        for j in 0..self.data.len() {
            self.data[j].clock.next = self.clock.val();
            self.data[j].fill.next = self.response.val().valid & self.table.answered_fills.val();
            for k in 0..self.stored.len() {
                if self.stored[k].of_store.val() {
                    self.data[j].fill.next = false;
                }
            }
            self.data[j].fill_index.next = self.table.answered_index.val();
            self.data[j].fill_part.next = self.response.val().part;
            for i in 0..self.response_data.len() {
                self.data[j].fill_data[i].next = self.response_data[i].val();
            }
        }
        self.values.write.next = self.atomic_valid.val();
        self.values.number.next = self.atomic_tag.val();
        self.values.value.next = self.atomic_value.val();
        self.values.oldest.next = self.oldest.val();
        self.after_push.next = self.answered.q.val();
        if self.push.val() {
            self.after_push.next = self.answered.q.val().replace_bit(self.newest.val().index(), !self.waits.val());
        }
        self.after_response.next = self.after_push.val();
        if self.response.val().valid & self.response.val().last {
            self.after_response.next = self.after_push.val().replace_bit(self.response.val().tag.index(), true);
        }
        self.after_atomic.next = self.after_response.val();
        if self.atomic_valid.val() {
            self.after_atomic.next = self.after_response.val().replace_bit(self.atomic_tag.val().index(), true);
        }
        self.answered.d.next = self.after_atomic.val();

        // The oldest record, once answered: its line is read in one cycle and written to the VGPRs in the next, row by row.
        self.rows.rows.next = self.held_rows.q.val();
        // A FLAT instruction is finished here after its half in the local data share, so that it retires once.
        self.flat_last.next = self.held.q.val().flat & self.held.q.val().last;
        self.goes.next = self.valid.q.val() & (!self.flat_last.val() | (self.flats.q.val() != 0));
        if self.flat_done.val() & !(self.completes.val() & self.flat_last.val()) {
            self.flats.d.next = self.flats.q.val() + 1;
        } else if !self.flat_done.val() & self.completes.val() & self.flat_last.val() {
            self.flats.d.next = self.flats.q.val() - 1;
        }
        self.completes.next = self.goes.val()
            & (!self.held.q.val().returns | (self.taken.val() & self.rows.last.val() & self.last_turn.val()));
        // Loads of four dwords a lane: whole lanes of registers of 32 bits, of a record that is no other unit's.
        self.row_by_row.next = false;
        for k in 0..self.gather.len() {
            self.row_by_row.next = (self.held.q.val().format.size == Size::Dword)
                & !self.held.q.val().atomic
                & !self.held.q.val().format.half;
            for i in 0..self.tiles.len() {
                if self.tiles[i].active.val() {
                    self.row_by_row.next = false;
                }
            }
            for i in 0..self.formats.len() {
                if self.formats[i].active.val() | self.formats[i].answers.val() {
                    self.row_by_row.next = false;
                }
            }
            self.gather[k].clock.next = self.clock.val();
            self.gather[k].zero.next = self.held.q.val().zero;
            for j in 0..self.response_data.len() {
                self.gather[k].line[j].next = self.data[0].data[j].val();
            }
            for i in 0..self.held_window.len() {
                self.gather[k].window[i].next = self.held_window[i].q.val();
                self.gather[k].word[i].next = self.held_word[i].q.val();
                self.gather[k].misaligned[i].next = self.held_misaligned[i].q.val();
            }
            self.gather[k].number.next = self.gathered[k].number.val();
            self.gather[k].joins.next = self.gathered[k].joins.val();
            self.gather[k].clears.next = self.gathered[k].clears.val();
            self.gathered[k].clock.next = self.clock.val();
            self.gathered[k].goes.next = self.goes.val();
            self.gathered[k].returns.next = self.held.q.val().returns;
            self.gathered[k].fits.next = self.gather[k].fits.val() & self.row_by_row.val();
            self.gathered[k].last.next = self.held.q.val().last;
            self.gathered[k].first.next = self.held.q.val().row;
            self.gathered[k].beat.next = self.held.q.val().beat;
            self.gathered[k].write_ready.next = self.write_ready.val();
            for i in 0..self.shares.len() {
                if self.shares[i].active.val() {
                    self.gathered[k].goes.next = false;
                    self.gather[k].joins.next = self.shares[i].joins.val();
                    self.gather[k].clears.next = self.shares[i].clears.val();
                }
            }
            if self.gathered[k].takes.val() {
                self.completes.next = self.gathered[k].completes.val();
            }
        }
        for k in 0..self.shares.len() {
            if self.shares[k].active.val() & self.shares[k].whole.val() {
                self.completes.next = self.goes.val() & self.shares[k].done.val();
            }
            if self.shares[k].active.val() & self.held.q.val().last & !self.held.q.val().returns {
                self.completes.next = self.goes.val() & self.shares[k].stored.val();
            }
        }
        for i in 0..self.tiles.len() {
            if self.tiles[i].active.val() {
                self.completes.next = self.goes.val()
                    & (!self.held.q.val().returns | (self.write_ready.val() & self.tiles[i].last.val()));
            }
        }
        self.pops.next = (self.count.q.val() != 0)
            & self.answered.q.val().get_bit(self.oldest.val().index())
            & (!self.valid.q.val() | self.completes.val());
        for k in 0..self.stored.len() {
            if self.stored[k].waits.val() {
                self.pops.next = false;
            }
        }
        // Its place belongs to a record only if it takes dwords of a line: zeros and atomic operations have none, and the
        // entry of their line may be filled for a later record meanwhile.
        self.takes_line.next = self.table.oldest_record.val().returns
            & !self.table.oldest_record.val().zero
            & !self.table.oldest_record.val().atomic;
        self.oldest_event.next.valid = false;
        self.oldest_event.next.wave = self.table.oldest_record.val().wave;
        self.oldest_event.next.sequence = self.table.oldest_record.val().sequence;
        for k in 0..self.refusals.len() {
            self.refusals[k].clock.next = self.clock.val();
            self.refusals[k].answered.next = self.response.val().valid;
            self.refusals[k].answered_record.next = self.response.val().tag;
            self.refusals[k].fills.next = self.table.answered_fills.val();
            self.refusals[k].fill_place.next = self.table.answered_index.val();
            self.refusals[k].refused.next = self.response.val().missing.get_bit(1);
            self.refusals[k].atomic.next = self.atomic_valid.val();
            self.refusals[k].atomic_record.next = self.atomic_tag.val();
            self.refusals[k].atomic_refused.next = self.atomic_refused[k].val();
            self.refusals[k].oldest.next = self.oldest.val();
            self.refusals[k].takes_line.next = self.takes_line.val();
            self.refusals[k].place.next = self.table.oldest_record.val().place;
            self.refusals[k].is_atomic.next = self.table.oldest_record.val().atomic;
            self.refusals[k].waited.next = self.stores[k].q.val().get_bit(self.oldest.val().index());
            self.stores[k].clock.next = self.clock.val();
            self.stores[k].d.next = self.stores[k].q.val();
            if self.push.val() {
                self.stores[k].d.next =
                    self.stores[k].q.val().replace_bit(self.newest.val().index(), self.waits.val() & !self.fills.val());
            }
            self.oldest_event.next.valid = self.pops.val() & self.refusals[k].violates.val();
            self.violation[k].next = self.oldest_event.val();
        }
        self.reads.next = self.pops.val() & self.takes_line.val();
        self.read_index.next = self.table.oldest_record.val().place;
        if self.completes.val() {
            self.valid.d.next = false;
        }
        self.written.next = self.moves.val() & self.taken.val();
        self.last_turn.next = true;
        for k in 0..self.pairs.len() {
            self.pairs[k].next = self.odd.q.val();
            self.last_turn.next = self.odd.q.val();
            if self.written.val() {
                self.odd.d.next = !self.odd.q.val();
            }
        }
        if self.written.val() & self.last_turn.val() {
            self.held_rows.d.next = self.rows.after.val();
        }
        if self.pops.val() {
            self.valid.d.next = true;
            self.held.d.next = self.table.oldest_record.val();
            self.held_value.d.next = self.values.oldest_value.val();
            self.held_rows.d.next = self.table.oldest_rows.val();
        }
        // A formatted load is written component by component.
        for k in 0..self.formats.len() {
            if self.pops.val() & self.formats[k].oldest_formatted.val() {
                self.held_rows.d.next = self.formats[k].oldest_components.val();
            }
        }
        self.moves.next = self.goes.val() & self.held.q.val().returns;
        self.write.next = self.moves.val();
        self.taken.next = self.write_ready.val();
        for k in 0..self.shares.len() {
            self.shares[k].clock.next = self.clock.val();
            self.shares[k].push.next = self.push.val();
            self.shares[k].number.next = self.newest.val();
            self.shares[k].load.next = self.shared[k].val();
            self.shares[k].step.next = self.shared_step[k].val();
            self.shares[k].oldest.next = self.oldest.val();
            self.shares[k].pops.next = self.pops.val();
            self.shares[k].here.next = self.goes.val();
            self.shares[k].last.next = self.held.q.val().last;
            self.shares[k].goes.next = self.moves.val();
            self.shares[k].row.next = self.rows.row.val();
            self.shares[k].fits.next = self.gather[k].fits.val();
            self.shares[k].granted.next = self.shared_granted[k].val();
            self.shared_want[k].next = self.shares[k].want.val();
            self.shared_fours[k].next = self.shares[k].in_fours.val();
            for i in 0..self.shared_valid.len() {
                self.shares[k].dword[i].next = self.write_data[i].val();
                self.shares[k].bytes[i].next = self.write_bytes[i].val();
                self.shares[k].served[i].next = self.shared_served[i].val();
                self.shared_valid[i].next = self.shares[k].valid[i].val();
                self.shared_request[i].next = self.shares[k].request[i].val();
                self.shared_upper[i].next = self.shares[k].upper[i].val();
                self.shares[k].gathered_lane[i].next = self.gather[k].here[i].val();
                self.shares[k].four[i].next = self.gather[k].four[i].val();
            }
            if self.shares[k].active.val() {
                self.write.next = false;
                self.taken.next = self.shares[k].done.val();
            }
        }
        self.write_row.next = self.held.q.val().row + bit_cast::<11, 2>(self.rows.row.val());
        self.write_beat.next = self.held.q.val().beat;
        for k in 0..self.gathered.len() {
            if self.gathered[k].takes.val() {
                self.taken.next = false;
                self.write.next = self.gathered[k].writes.val();
                self.write_row.next = self.gathered[k].row.val();
                self.write_beat.next = self.gathered[k].row_beat.val();
            }
        }
        for k in 0..self.formats.len() {
            self.formats[k].clock.next = self.clock.val();
            self.formats[k].push.next = self.push.val();
            self.formats[k].number.next = self.newest.val();
            self.formats[k].record.next = self.formatted[k].val();
            self.formats[k].oldest.next = self.oldest.val();
            self.formats[k].pops.next = self.pops.val();
            self.formats[k].component.next = self.rows.row.val();
            if self.formats[k].active.val() {
                self.write_row.next = self.held.q.val().row + self.formats[k].away.val();
            }
        }
        // A lane keeps its answer until it is written.
        for k in 0..self.answers_left.len() {
            self.none_left[k].next = (self.count.q.val() == 0) & !self.valid.q.val();
            for i in 0..self.answer.len() {
                self.formats[k].answer[i].next = self.answer[i].val();
            }
            self.answers_left[k].clock.next = self.clock.val();
            self.answers_left[k].d.next = self.answers_left[k].q.val();
            self.answers[k].next = self.answers_left[k].q.val() != 0;
            if (self.push.val() & self.formatted[k].val().plan.answers)
                & !(self.completes.val() & self.formats[k].answers.val())
            {
                self.answers_left[k].d.next = self.answers_left[k].q.val() + 1;
            }
            if !(self.push.val() & self.formatted[k].val().plan.answers)
                & (self.completes.val() & self.formats[k].answers.val())
            {
                self.answers_left[k].d.next = self.answers_left[k].q.val() - 1;
            }
        }
        for i in 0..self.tiles.len() {
            self.tiles[i].clock.next = self.clock.val();
            self.tiles[i].push.next = self.push.val();
            self.tiles[i].number.next = self.newest.val();
            self.tiles[i].tile.next = self.tile[i].val();
            self.tiles[i].oldest.next = self.oldest.val();
            self.tiles[i].pops.next = self.pops.val();
            self.tiles[i].written.next = self.written.val();
            self.tiles[i].beat.next = self.held.q.val().beat;
            self.tiles[i].vgprs.next = self.vgprs[i].val();
            if self.tiles[i].active.val() {
                self.write_row.next = self.held.q.val().row + self.tiles[i].away.val();
                self.write_beat.next = self.tiles[i].write_beat.val();
            }
        }
        // A quarter for each dword: that of the next row, or of the other lanes.
        for k in 0..self.coming.len() {
            for i in 0..self.format.len() {
                self.coming_word[i].next = self.held_word[2 * i].q.val();
                if !self.odd.q.val() {
                    self.coming_word[i].next = self.held_word[2 * i + 1].q.val();
                }
                if self.pops.val() {
                    self.coming_word[i].next = self.table.oldest_word[2 * i].val();
                }
            }
            if self.odd.q.val() {
                self.coming[k].rows.next = self.rows.after.val();
            }
            if self.pops.val() {
                self.coming[k].rows.next = self.table.oldest_rows.val();
            } else {
                self.reads.next =
                    self.written.val() & !self.completes.val() & !self.held.q.val().zero & !self.held.q.val().atomic;
                self.read_index.next = self.held.q.val().place;
            }
        }
        for j in 0..self.data.len() {
            self.data[j].read.next = self.reads.val();
            self.data[j].read_index.next = self.read_index.val();
            self.data[j].read_part.next = 0.into();
        }
        for i in 0..self.format.len() {
            for j in 0..self.response_data.len() {
                self.format[i].line[j].next = self.data[0].data[j].val();
            }
        }
        self.coming_row.next = 0.into();
        for k in 0..self.coming.len() {
            self.coming_row.next = self.coming[k].row.val();
            for i in 0..self.format.len() {
                self.coming_place[i].next = self.coming_word[i].val() + bit_cast::<4, 2>(self.coming_row.val());
                self.data[i].read_part.next = self.coming_place[i].val().get_bits::<2>(2);
                self.format[i].line[0].next = self.data[i].data[0].val();
            }
        }
        self.wave.next = self.held.q.val().wave;
        self.sequence.next = self.held.q.val().sequence;
        self.load_done.next = self.completes.val() & self.held.q.val().last & self.held.q.val().counts_load;
        self.store_done.next = self.completes.val() & self.held.q.val().last & !self.held.q.val().counts_load;
        for i in 0..self.held_window.len() {
            self.held_window[i].clock.next = self.clock.val();
            self.held_word[i].clock.next = self.clock.val();
            self.held_misaligned[i].clock.next = self.clock.val();
            self.held_window[i].d.next = self.held_window[i].q.val();
            self.held_word[i].d.next = self.held_word[i].q.val();
            self.held_misaligned[i].d.next = self.held_misaligned[i].q.val();
            if self.pops.val() {
                self.held_window[i].d.next = self.table.oldest_window[i].val();
                self.held_word[i].d.next = self.table.oldest_word[i].val();
                self.held_misaligned[i].d.next = self.table.oldest_misaligned[i].val();
            }
            self.table.window[i].next = self.window[i].val();
            self.table.word[i].next = self.word[i].val();
            self.table.misaligned[i].next = self.misaligned[i].val();
        }

        // What takes the dwords of the lanes out of the line.
        for i in 0..self.format.len() {
            self.format[i].record.next = self.held.q.val();
            self.format[i].word.next = self.held_word[i].q.val() + bit_cast::<4, 2>(self.rows.row.val());
            self.format[i].misaligned.next = self.held_misaligned[i].q.val();
            self.turn[i].next = true;
            self.dword[i].next = self.format[i].dword.val();
            self.bytes[i].next = self.format[i].bytes.val();
            for k in 0..self.formats.len() {
                self.formats[k].window[i].next = self.held_window[i].q.val();
                self.formats[k].dword[i].next = self.format[i].dword.val();
                if self.formats[k].active.val() {
                    self.format[i].word.next = self.held_word[i].q.val() + self.formats[k].dword_away.val();
                }
            }
            for j in 0..self.tiles.len() {
                self.tiles[j].oldest_window[i].next = self.table.oldest_window[i].val();
                self.tiles[j].window[i].next = self.held_window[i].q.val();
                self.tiles[j].word[i].next = self.held_word[i].q.val();
                self.tiles[j].misaligned[i].next = self.held_misaligned[i].q.val();
                self.tiles[j].dword[i].next = self.format[i].dword.val();
                self.tiles[j].bytes[i].next = self.format[i].bytes.val();
                if self.tiles[j].active.val() {
                    self.format[i].word.next = self.tiles[j].source_word[i].val();
                    self.format[i].misaligned.next = self.tiles[j].source_misaligned[i].val();
                }
            }
        }
        for k in 0..self.pairs.len() {
            for i in 0..self.format.len() {
                self.format[i].word.next = self.held_word[2 * i].q.val() + bit_cast::<4, 2>(self.rows.row.val());
                self.format[i].misaligned.next = self.held_misaligned[2 * i].q.val();
                if self.pairs[k].val() {
                    self.format[i].word.next =
                        self.held_word[2 * i + 1].q.val() + bit_cast::<4, 2>(self.rows.row.val());
                    self.format[i].misaligned.next = self.held_misaligned[2 * i + 1].q.val();
                }
                self.turn[2 * i].next = !self.pairs[k].val();
                self.turn[2 * i + 1].next = self.pairs[k].val();
                self.dword[2 * i].next = self.format[i].dword.val();
                self.dword[2 * i + 1].next = self.format[i].dword.val();
                self.bytes[2 * i].next = self.format[i].bytes.val();
                self.bytes[2 * i + 1].next = self.format[i].bytes.val();
            }
        }
        for i in 0..self.write_data.len() {
            self.write_data[i].next = self.dword[i].val();
            self.write_bytes[i].next = 0.into();
            if self.turn[i].val() & self.held_window[i].q.val().get_bit(self.rows.row.val().index()) {
                self.write_bytes[i].next = self.bytes[i].val();
            }
            if self.held.q.val().atomic {
                self.write_data[i].next = self.held_value.q.val().get_bits::<32>(0);
                if self.rows.row.val() == 1 {
                    self.write_data[i].next = self.held_value.q.val().get_bits::<32>(32);
                }
                if self.turn[i].val() & self.held_window[i].q.val().get_bit(self.rows.row.val().index()) {
                    self.write_bytes[i].next = 15.into();
                }
            }
            for k in 0..self.formats.len() {
                if self.formats[k].active.val() | self.formats[k].answers.val() {
                    self.write_data[i].next = self.formats[k].write_data[i].val();
                    self.write_bytes[i].next = self.formats[k].write_bytes[i].val();
                }
            }
            for k in 0..self.gathered.len() {
                if self.gathered[k].takes.val() {
                    self.write_data[i].next = self.gather[k].dword[i].val();
                    self.write_bytes[i].next = 0.into();
                    if self.gather[k].here[i].val() {
                        self.write_bytes[i].next = 15.into();
                    }
                }
            }
            for j in 0..self.tiles.len() {
                if self.tiles[j].active.val() {
                    self.write_data[i].next = self.tiles[j].write_data[i].val();
                    self.write_bytes[i].next = self.tiles[j].write_bytes[i].val();
                }
            }
        }
    }
}
