//! Vector memory of one SIMD: global loads and stores of 32 to 128 bits.
//!
//! ```text
//!   read       the rows of address and store data, one a cycle, for one beat of lanes
//!   send       for each dword: the lanes whose dword lies in the line of the first pending lane, as one request
//!   return     a line back: its dwords to the lanes that asked, into the VGPR file
//! ```
//!
//! Sixteen requests may be outstanding. Their records form a ring in program order; a terminator record follows the last
//! request of an instruction, and when it reaches the front the instruction is finished.

use crate::hardware_block;
use crate::memory::coalesce::{Coalesce, StoreLine};
use crate::memory::decode::GlobalDecode;
use crate::memory::lane::{DwordExtract, MemoryLane};
use crate::memory::request_table::RequestTable;
use crate::parts::block::signals;
use crate::vector::masks::BeatMask;
use rust_hdl::prelude::*;

/// The opcodes executed here with the dwords they move.
pub const EXECUTES: &[(&str, u8)] = &[
    ("global_load_b32", 1),
    ("global_load_b64", 2),
    ("global_load_b96", 3),
    ("global_load_b128", 4),
    ("global_store_b32", 1),
    ("global_store_b64", 2),
    ("global_store_b96", 3),
    ("global_store_b128", 4),
];

/// What the front half does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum VectorMemoryState {
    /// Nothing.
    Idle,
    /// Reads VGPR rows.
    Read,
    /// Takes the last row.
    Capture,
    /// Sends the requests of a dword.
    Send,
    /// Puts the terminator into the ring.
    Finish,
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes.
    pub struct VectorMemory(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// From this wave.
        pub issue_wave: Signal<In, Bits<4>>,
        /// Its dwords.
        pub issue_word: Vec<Signal<In, Bits<32>>> = signals(3),
        /// Its number.
        pub issue_sequence: Signal<In, Bits<16>>,
        /// Lane mask of the wave.
        pub issue_exec: Signal<In, Bits<64>>,
        /// First VGPR row of the wave.
        pub issue_vgpr_base: Signal<In, Bits<11>>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,

        /// The wave in progress.
        pub wave: Signal<Out, Bits<4>>,
        /// Scalar base register.
        pub base_index: Signal<Out, Bits<7>>,
        /// Its value one cycle later.
        pub base_data: Signal<In, Bits<64>>,
        /// Reads a VGPR row.
        pub read: Signal<Out, Bit>,
        /// Which.
        pub read_row: Signal<Out, Bits<11>>,
        /// Beat.
        pub read_beat: Signal<Out, Bits<3>>,
        /// Bank that was read one cycle ago.
        pub read_bank: Signal<Out, Bits<2>>,
        /// What it read, by lane.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// The last VGPR of the instruction is read.
        pub read_done: Signal<Out, Bit>,

        /// Writes a VGPR row.
        pub write: Signal<Out, Bit>,
        /// It happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Which.
        pub write_row: Signal<Out, Bits<11>>,
        /// Beat.
        pub write_beat: Signal<Out, Bits<3>>,
        /// Data by lane.
        pub write_data: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// Bytes by lane.
        pub write_bytes: Vec<Signal<Out, Bits<4>>> = signals(lanes),
        /// Wave of the row.
        pub write_wave: Signal<Out, Bits<4>>,
        /// Number of the load.
        pub write_sequence: Signal<Out, Bits<16>>,

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
        /// Bytes that are wanted or written.
        pub request_mask: Signal<Out, Bits<64>>,
        /// Number of its record.
        pub request_tag: Signal<Out, Bits<4>>,
        /// First lane of the wave that it serves.
        pub request_lane: Signal<Out, Bits<5>>,
        /// Number of its instruction.
        pub request_sequence: Signal<Out, Bits<16>>,
        /// The answer to a request.
        pub response_valid: Signal<In, Bit>,
        /// It is taken.
        pub response_ready: Signal<Out, Bit>,
        /// Number of its record.
        pub response_tag: Signal<In, Bits<4>>,
        /// The line, of reads.
        pub response_data: Signal<In, Bits<512>>,

        /// A load is finished.
        pub load_done: Signal<Out, Bit>,
        /// A store is finished.
        pub store_done: Signal<Out, Bit>,
        /// Its wave.
        pub done_wave: Signal<Out, Bits<4>>,
        /// Its number.
        pub done_sequence: Signal<Out, Bits<16>>,

        decode: GlobalDecode = GlobalDecode::new(),
        lane: Vec<MemoryLane> = (0..lanes).map(|_| MemoryLane::new()).collect(),
        coalesce: Coalesce = Coalesce::new(lanes),
        store: StoreLine = StoreLine::new(lanes),
        table: RequestTable = RequestTable::new(lanes),
        extract: Vec<DwordExtract> = (0..lanes).map(|_| DwordExtract::new()).collect(),
        exec_part: BeatMask = BeatMask::new(lanes),
        state: DFF<VectorMemoryState>,
        wave_state: DFF<Bits<4>>,
        word: Vec<DFF<Bits<32>>> = signals(3),
        sequence: DFF<Bits<16>>,
        exec: DFF<Bits<32>>,
        vgpr_base: DFF<Bits<11>>,
        beat: DFF<Bits<3>>,
        step: DFF<Bits<3>>,
        captured_step: DFF<Bits<3>>,
        capturing: DFF<Bit>,
        captured_bank: DFF<Bits<2>>,
        base: DFF<Bits<48>>,
        dword: DFF<Bits<2>>,
        upper_part: DFF<Bit>,
        fresh: DFF<Bit>,
        pending: Vec<DFF<Bit>> = signals(lanes),
        last_beat_number: Constant<Bits<3>> = Constant::new(((32 / lanes - 1) as u64).into()),
        lanes_shift: Constant<Bits<3>> = Constant::new(u64::from(lanes.trailing_zeros()).into()),

        ring_head: DFF<Bits<4>>,
        ring_tail: DFF<Bits<4>>,
        ring_count: DFF<Bits<5>>,
        ring_done: DFF<Bits<16>>,
        returned_valid: DFF<Bit>,
        returned_tag: DFF<Bits<4>>,
        returned_line: DFF<Bits<512>>,

        is_last_step: Signal<Local, Bit>,
        step_row: Signal<Local, Bits<11>>,
        ignored: Signal<Local, Bit>,
        ring_free: Signal<Local, Bit>,
        sends: Signal<Local, Bit>,
        finishes: Signal<Local, Bit>,
        pushes: Signal<Local, Bit>,
        pops: Signal<Local, Bit>,
        dword_done: Signal<Local, Bit>,
        any_crosses: Signal<Local, Bit>,
        last_dword: Signal<Local, Bit>,
        facts: Signal<Local, Bits<40>>,
        destination_row: Signal<Local, Bits<11>>,
        returned_is_load: Signal<Local, Bit>,
        returns: Signal<Local, Bit>,
        done_after_push: Signal<Local, Bits<16>>,
        done_after_return: Signal<Local, Bits<16>>,
    }
}

impl Logic for VectorMemory {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, wave_state, sequence, exec, vgpr_base, beat, step, captured_step, capturing);
        dff_setup!(self, clock, captured_bank, base, dword, upper_part, fresh);
        dff_setup!(self, clock, ring_head, ring_tail, ring_count, ring_done);
        dff_setup!(self, clock, returned_valid, returned_tag, returned_line);
        clock!(self, clock, table);
        for i in 0..self.word.len() {
            self.word[i].clock.next = self.clock.val();
            self.word[i].d.next = self.word[i].q.val();
            self.decode.word[i].next = self.word[i].q.val();
        }
        self.wave.next = self.wave_state.q.val();
        self.base_index.next = self.decode.base.val();
        self.exec_part.beat.next = self.beat.q.val();

        // Read: step 0 and 1 are the address (1 is left out beside a scalar base), 2 to 5 store data. A row read in one
        // cycle is captured in the next.
        self.read.next = self.state.q.val() == VectorMemoryState::Read;
        self.step_row.next = bit_cast::<11, 8>(self.decode.address.val()) + bit_cast::<11, 3>(self.step.q.val());
        if self.step.q.val() > 1 {
            self.step_row.next = bit_cast::<11, 8>(self.decode.source.val()) + bit_cast::<11, 3>(self.step.q.val()) - 2;
        }
        // Registers beyond those of the wave: a source is V0, a load is done for no lane (3.3.2.2, 3.3.4).
        self.read_row.next = self.vgpr_base.q.val();
        if self.step_row.val() < self.vgprs.val() {
            self.read_row.next = self.vgpr_base.q.val() + self.step_row.val();
        }
        self.ignored.next = !self.decode.is_store.val()
            & ((bit_cast::<11, 8>(self.decode.destination.val()) + bit_cast::<11, 3>(self.decode.dwords.val()))
                > self.vgprs.val());
        self.exec_part.mask.next = self.exec.q.val();
        if self.ignored.val() {
            self.exec_part.mask.next = 0.into();
        }
        self.read_beat.next = self.beat.q.val();
        self.is_last_step.next = (self.step.q.val() == 1) | (self.decode.has_base.val() & (self.step.q.val() == 0));
        if self.decode.is_store.val() {
            self.is_last_step.next = self.step.q.val() == (self.decode.dwords.val() + 1);
        }
        self.capturing.d.next = self.read.val();
        self.captured_step.d.next = self.step.q.val();
        self.captured_bank.d.next = self.read_row.val().get_bits::<2>(0);
        self.read_bank.next = self.captured_bank.q.val();
        // The scalar base is taken while nothing behind this instruction can have changed it.
        if self.capturing.q.val() & (self.captured_step.q.val() == 0) & (self.beat.q.val() == 0) {
            self.base.d.next = self.decode.offset.val();
            if self.decode.has_base.val() {
                self.base.d.next = self.decode.offset.val() + self.base_data.val().get_bits::<48>(0);
            }
        }

        // The lanes.
        for i in 0..self.lane.len() {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].vgpr.next = self.vgpr[i].val();
            self.lane[i].load_low.next = self.capturing.q.val() & (self.captured_step.q.val() == 0);
            self.lane[i].load_high.next = self.capturing.q.val() & (self.captured_step.q.val() == 1);
            self.lane[i].load_data[0].next = self.capturing.q.val() & (self.captured_step.q.val() == 2);
            self.lane[i].load_data[1].next = self.capturing.q.val() & (self.captured_step.q.val() == 3);
            self.lane[i].load_data[2].next = self.capturing.q.val() & (self.captured_step.q.val() == 4);
            self.lane[i].load_data[3].next = self.capturing.q.val() & (self.captured_step.q.val() == 5);
            self.lane[i].base.next = self.base.q.val();
            self.lane[i].dword.next = self.dword.q.val();
            self.lane[i].upper_part.next = self.upper_part.q.val();
            self.coalesce.line[i].next = self.lane[i].line.val();
            self.store.offset[i].next = self.lane[i].offset.val();
            self.store.data[i].next = self.lane[i].data.val();
            self.store.served[i].next = self.coalesce.served[i].val();
            self.table.offset[i].next = self.lane[i].offset.val();
            self.table.served[i].next = self.coalesce.served[i].val();
        }
        self.store.upper_part.next = self.upper_part.q.val();

        // Send. In the first cycle of a dword every active lane is pending, in the first cycle of its upper part those
        // that cross a line.
        self.any_crosses.next = false;
        for i in 0..self.pending.len() {
            self.pending[i].clock.next = self.clock.val();
            self.coalesce.pending[i].next = self.pending[i].q.val();
            if self.fresh.q.val() {
                self.coalesce.pending[i].next =
                    self.exec_part.lane[i].val() & (!self.upper_part.q.val() | self.lane[i].crosses.val());
            }
            self.pending[i].d.next = self.pending[i].q.val();
            if self.fresh.q.val() {
                self.pending[i].d.next =
                    self.exec_part.lane[i].val() & (!self.upper_part.q.val() | self.lane[i].crosses.val());
            }
            if self.sends.val() & self.coalesce.served[i].val() {
                self.pending[i].d.next = false;
            }
            if self.exec_part.lane[i].val() & self.lane[i].crosses.val() {
                self.any_crosses.next = true;
            }
        }
        self.fresh.d.next = false;
        self.ring_free.next = self.ring_count.q.val() != 16;
        self.request_valid.next =
            (self.state.q.val() == VectorMemoryState::Send) & self.coalesce.any.val() & self.ring_free.val();
        self.request_write.next = self.decode.is_store.val();
        self.request_line.next = self.coalesce.request_line.val();
        self.request_data.next = self.store.line.val();
        self.request_mask.next = self.store.mask.val();
        self.request_tag.next = self.ring_tail.q.val();
        self.request_lane.next =
            self.coalesce.first.val() + (bit_cast::<5, 3>(self.beat.q.val()) << self.lanes_shift.val());
        self.request_sequence.next = self.sequence.q.val();
        self.sends.next = self.request_valid.val() & self.request_ready.val();
        self.dword_done.next = (self.state.q.val() == VectorMemoryState::Send) & !self.coalesce.any.val();
        self.last_dword.next = (bit_cast::<3, 2>(self.dword.q.val()) + 1) == self.decode.dwords.val();

        self.read_done.next = false;
        self.ready.next = self.state.q.val() == VectorMemoryState::Idle;
        match self.state.q.val() {
            VectorMemoryState::Idle => {
                if self.issue_valid.val() {
                    self.wave_state.d.next = self.issue_wave.val();
                    for i in 0..self.word.len() {
                        self.word[i].d.next = self.issue_word[i].val();
                    }
                    self.sequence.d.next = self.issue_sequence.val();
                    self.exec.d.next = self.issue_exec.val().get_bits::<32>(0);
                    self.vgpr_base.d.next = self.issue_vgpr_base.val();
                    self.beat.d.next = 0.into();
                    self.step.d.next = 0.into();
                    self.state.d.next = VectorMemoryState::Read;
                }
            }
            VectorMemoryState::Read => {
                self.step.d.next = self.step.q.val() + 1;
                if self.decode.has_base.val() & (self.step.q.val() == 0) {
                    self.step.d.next = 2.into();
                }
                if self.is_last_step.val() {
                    self.state.d.next = VectorMemoryState::Capture;
                }
            }
            VectorMemoryState::Capture => {
                self.dword.d.next = 0.into();
                self.upper_part.d.next = false;
                self.fresh.d.next = true;
                self.read_done.next = self.beat.q.val() == self.last_beat_number.val();
                self.state.d.next = VectorMemoryState::Send;
            }
            VectorMemoryState::Send => {
                if self.dword_done.val() {
                    if self.any_crosses.val() & !self.upper_part.q.val() {
                        self.upper_part.d.next = true;
                        self.fresh.d.next = true;
                    } else {
                        self.upper_part.d.next = false;
                        if !self.last_dword.val() {
                            self.dword.d.next = self.dword.q.val() + 1;
                            self.fresh.d.next = true;
                        } else if self.beat.q.val() != self.last_beat_number.val() {
                            self.beat.d.next = self.beat.q.val() + 1;
                            self.step.d.next = 0.into();
                            self.state.d.next = VectorMemoryState::Read;
                        } else {
                            self.state.d.next = VectorMemoryState::Finish;
                        }
                    }
                }
            }
            VectorMemoryState::Finish => {
                if self.ring_free.val() {
                    self.state.d.next = VectorMemoryState::Idle;
                }
            }
        }

        // The ring: row 10:0, beat 13:11, wave 17:14, upper part 18, store 19, terminator 20, sequence 36:21.
        self.finishes.next = (self.state.q.val() == VectorMemoryState::Finish) & self.ring_free.val();
        self.pushes.next = self.sends.val() | self.finishes.val();
        self.destination_row.next = self.vgpr_base.q.val()
            + bit_cast::<11, 8>(self.decode.destination.val())
            + bit_cast::<11, 2>(self.dword.q.val());
        self.facts.next = bit_cast::<40, 11>(self.destination_row.val())
            | (bit_cast::<40, 3>(self.beat.q.val()) << 11)
            | (bit_cast::<40, 4>(self.wave_state.q.val()) << 14)
            | (bit_cast::<40, 16>(self.sequence.q.val()) << 21);
        self.table.facts.next = self
            .facts
            .val()
            .replace_bit(18, self.upper_part.q.val())
            .replace_bit(19, self.decode.is_store.val())
            .replace_bit(20, self.finishes.val());
        self.table.write.next = self.pushes.val();
        self.table.number.next = self.ring_tail.q.val();
        self.table.oldest.next = self.ring_head.q.val();
        self.pops.next =
            (self.ring_count.q.val() != 0) & self.ring_done.q.val().get_bit(self.ring_head.q.val().index());
        if self.pushes.val() {
            self.ring_tail.d.next = self.ring_tail.q.val() + 1;
        }
        if self.pops.val() {
            self.ring_head.d.next = self.ring_head.q.val() + 1;
        }
        if self.pushes.val() & !self.pops.val() {
            self.ring_count.d.next = self.ring_count.q.val() + 1;
        } else if !self.pushes.val() & self.pops.val() {
            self.ring_count.d.next = self.ring_count.q.val() - 1;
        }
        // A terminator is done at once, a request when its answer is dealt with.
        self.done_after_push.next = self.ring_done.q.val();
        if self.pushes.val() {
            self.done_after_push.next =
                self.ring_done.q.val().replace_bit(self.ring_tail.q.val().index(), self.finishes.val());
        }
        self.done_after_return.next = self.done_after_push.val();
        if self.returns.val() {
            self.done_after_return.next =
                self.done_after_push.val().replace_bit(self.returned_tag.q.val().index(), true);
        }
        self.ring_done.d.next = self.done_after_return.val();
        self.done_wave.next = self.table.oldest_facts.val().get_bits::<4>(14);
        self.done_sequence.next = self.table.oldest_facts.val().get_bits::<16>(21);
        self.load_done.next =
            self.pops.val() & self.table.oldest_facts.val().get_bit(20) & !self.table.oldest_facts.val().get_bit(19);
        self.store_done.next =
            self.pops.val() & self.table.oldest_facts.val().get_bit(20) & self.table.oldest_facts.val().get_bit(19);

        // Return: a line waits in a register until its row is written.
        self.table.returned.next = self.returned_tag.q.val();
        self.returned_is_load.next = !self.table.returned_facts.val().get_bit(19);
        self.write.next = self.returned_valid.q.val() & self.returned_is_load.val();
        self.write_row.next = self.table.returned_facts.val().get_bits::<11>(0);
        self.write_beat.next = self.table.returned_facts.val().get_bits::<3>(11);
        self.write_wave.next = self.table.returned_facts.val().get_bits::<4>(14);
        self.write_sequence.next = self.table.returned_facts.val().get_bits::<16>(21);
        for i in 0..self.extract.len() {
            self.extract[i].line.next = self.returned_line.q.val();
            self.extract[i].offset.next = self.table.returned_offset[i].val();
            self.extract[i].upper_part.next = self.table.returned_facts.val().get_bit(18);
            self.write_data[i].next = self.extract[i].dword.val();
            self.write_bytes[i].next = 0.into();
            if self.table.returned_served[i].val() {
                self.write_bytes[i].next = self.extract[i].bytes.val();
            }
        }
        self.returns.next = self.returned_valid.q.val() & (!self.returned_is_load.val() | self.write_ready.val());
        self.response_ready.next = !self.returned_valid.q.val() | self.returns.val();
        if self.returns.val() {
            self.returned_valid.d.next = false;
        }
        if self.response_valid.val() & self.response_ready.val() {
            self.returned_valid.d.next = true;
            self.returned_tag.d.next = self.response_tag.val();
            self.returned_line.d.next = self.response_data.val();
        }
    }
}
