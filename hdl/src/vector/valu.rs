//! The vector ALU's control: the queue, operand gather, the stages of an operation, masks, write-back. The lanes are
//! beside it in [`crate::simd`].
//!
//! ```text
//!   issue   queue head: gather operands, read scalars   1 operands   2..5 units   6 write VGPRs, mask
//! ```
//!
//! Operations leave the queue in order, across waves. One with fewer physical than wave lanes repeats for each beat. A
//! dependent operation follows five cycles behind; one that reads a mask or a scalar that a vector operation writes waits
//! until it is written.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::QueueRam;
use crate::vector::banks::{BankReads, BankWrites};
use crate::vector::decode::{QueueRecord, ValuDecode};
use crate::vector::gather::{Gather, STAGES};
use crate::vector::lane::vgprs::BANKS;
use crate::vector::masks::{BeatMask, MaskCollect};
use crate::vector::scalar_operands::ScalarOperands;
use rust_hdl::prelude::*;

/// Operations that wait in the queue.
pub const QUEUE_DEPTH: u32 = 8;

hardware_block! {
    /// See the module's description. `lanes` physical lanes.
    pub struct Valu(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An operation issues.
        pub issue_valid: Signal<In, Bit>,
        /// From this wave.
        pub issue_wave: Signal<In, Bits<4>>,
        /// Its dwords.
        pub issue_word: Vec<Signal<In, Bits<32>>> = signals(3),
        /// Its number.
        pub issue_sequence: Signal<In, Bits<16>>,
        /// First VGPR row of the wave.
        pub issue_vgpr_base: Signal<In, Bits<11>>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,

        /// The wave at the head of the queue.
        pub head_wave: Signal<Out, Bits<4>>,
        /// Its lane mask.
        pub head_exec: Signal<In, Bits<64>>,
        /// Its MODE.
        pub head_mode: Signal<In, Bits<32>>,
        /// Its SCC.
        pub head_scc: Signal<In, Bit>,
        /// The scalar ALU has finished its instructions.
        pub head_scalars_settled: Signal<In, Bit>,
        /// Scalar registers read.
        pub read_index: Vec<Signal<Out, Bits<7>>> = signals(3),
        /// Their values one cycle later.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(3),

        /// Vector memory reads a row.
        pub memory_read: Signal<In, Bit>,
        /// Which.
        pub memory_read_row: Signal<In, Bits<11>>,
        /// Beat.
        pub memory_read_beat: Signal<In, Bits<3>>,
        /// Memory or the dispatcher writes a row.
        pub memory_write: Signal<In, Bit>,
        /// Which.
        pub memory_write_row: Signal<In, Bits<11>>,
        /// Beat.
        pub memory_write_beat: Signal<In, Bits<3>>,
        /// It happens in this cycle.
        pub memory_write_ready: Signal<Out, Bit>,

        /// To the lanes: as in [`crate::vector::lane::ValuLane`].
        pub lane_read: Vec<Signal<Out, Bit>> = signals(BANKS),
        /// Bank addresses read.
        pub lane_read_address: Vec<Signal<Out, Bits<12>>> = signals(BANKS),
        /// Halves loaded.
        pub lane_load: Signal<Out, Bits<6>>,
        /// Their banks.
        pub lane_bank: Signal<Out, Bits<12>>,
        /// Their sources.
        pub lane_source: Signal<Out, Bits<12>>,
        /// Bypasses of the high half.
        pub lane_bypass_high: Signal<Out, Bits<6>>,
        /// Scalars.
        pub lane_scalar: Vec<Signal<Out, Bits<64>>> = signals(3),
        /// Integer control, stage 2.
        pub lane_integer_control: Signal<Out, Bits<10>>,
        /// Float control, stage 2.
        pub lane_float_control: Signal<Out, Bits<13>>,
        /// Mask bits, stage 2.
        pub lane_mask: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Float result, stage 6.
        pub lane_is_float: Signal<Out, Bit>,
        /// Active lanes, stage 6.
        pub lane_active: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Bank addresses written.
        pub lane_write_address: Vec<Signal<Out, Bits<12>>> = signals(BANKS),
        /// Low half.
        pub lane_write_low: Vec<Signal<Out, Bit>> = signals(BANKS),
        /// High half.
        pub lane_write_high: Vec<Signal<Out, Bit>> = signals(BANKS),
        /// Memory's data.
        pub lane_write_memory: Vec<Signal<Out, Bit>> = signals(BANKS),
        /// From the lanes: carry or comparison, stage 6.
        pub lane_flag: Vec<Signal<In, Bit>> = signals(lanes),

        /// A mask is written to a scalar register; nothing may delay it.
        pub write: Signal<Out, Bit>,
        /// Pair number.
        pub write_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub write_data: Signal<Out, Bits<64>>,
        /// Halves.
        pub write_halves: Signal<Out, Bits<2>>,
        /// The wave at the head had its scalars read for the last time.
        pub read_done: Signal<Out, Bit>,
        /// An operation is finished.
        pub done: Signal<Out, Bit>,
        /// ... one that wrote a mask.
        pub scalar_done: Signal<Out, Bit>,
        /// Its wave; also that of `write`.
        pub done_wave: Signal<Out, Bits<4>>,
        /// Its number.
        pub done_sequence: Signal<Out, Bits<16>>,
        /// Row that it wrote last.
        pub done_row: Signal<Out, Bits<11>>,
        /// It writes a VGPR.
        pub done_writes: Signal<Out, Bit>,
        /// And the next one.
        pub done_writes_high: Signal<Out, Bit>,
        /// Of this beat.
        pub done_beat: Signal<Out, Bits<3>>,

        decode: ValuDecode = ValuDecode::new(),
        queue: QueueRam = QueueRam::new(QUEUE_DEPTH),
        head: QueueRecord = QueueRecord::new(),
        scalars: ScalarOperands = ScalarOperands::new(),
        gather: Gather = Gather::new(),
        reads: BankReads = BankReads::new(32 / lanes),
        writes: BankWrites = BankWrites::new(32 / lanes),
        exec_beat: BeatMask = BeatMask::new(lanes),
        mask_beat: BeatMask = BeatMask::new(lanes),
        collect: MaskCollect = MaskCollect::new(lanes),
        queue_head: DFF<Bits<3>>,
        queue_tail: DFF<Bits<3>>,
        queue_count: DFF<Bits<4>>,
        gathered: DFF<Bits<6>>,
        beat: DFF<Bits<3>>,
        last_beat_number: Constant<Bits<3>> = Constant::new(((32 / lanes - 1) as u64).into()),

        // What stage 1 does with the operands.
        load: DFF<Bits<6>>,
        bank: DFF<Bits<12>>,
        origin: DFF<Bits<12>>,
        bypass_high: DFF<Bits<6>>,
        is_register: Vec<DFF<Bit>> = signals(3),
        constant: Vec<DFF<Bits<64>>> = signals(3),

        // The operation in each stage, stage 1 first.
        valid: Vec<DFF<Bit>> = signals(STAGES),
        stage_wave: Vec<DFF<Bits<4>>> = signals(STAGES),
        stage_sequence: Vec<DFF<Bits<16>>> = signals(STAGES),
        stage_row: Vec<DFF<Bits<11>>> = signals(STAGES),
        stage_writes: Vec<DFF<Bit>> = signals(STAGES),
        stage_writes_high: Vec<DFF<Bit>> = signals(STAGES),
        stage_beat: Vec<DFF<Bits<3>>> = signals(STAGES),
        stage_exec: Vec<DFF<Bits<32>>> = signals(STAGES),
        stage_is_float: Vec<DFF<Bit>> = signals(STAGES),
        stage_has_mask: Vec<DFF<Bit>> = signals(STAGES),
        stage_mask: Vec<DFF<Bits<7>>> = signals(STAGES),
        stage_ignored: Vec<DFF<Bit>> = signals(STAGES),
        integer_control: Vec<DFF<Bits<10>>> = signals(2),
        float_control: Vec<DFF<Bits<13>>> = signals(2),
        mask_value: DFF<Bits<32>>,
        mask_so_far: DFF<Bits<32>>,

        not_empty: Signal<Local, Bit>,
        mask_pending: Signal<Local, Bit>,
        hold: Signal<Local, Bit>,
        launches: Signal<Local, Bit>,
        last_beat: Signal<Local, Bit>,
        leaves: Signal<Local, Bit>,
        finishing: Signal<Local, Bit>,
        mask_writes: Signal<Local, Bit>,
    }
}

impl Logic for Valu {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, queue_head, queue_tail, queue_count, gathered, beat);
        dff_setup!(self, clock, load, bank, origin, bypass_high, mask_value, mask_so_far);
        clock!(self, clock, queue);

        // Issue into the queue.
        self.decode.word0.next = self.issue_word[0].val();
        self.decode.word1.next = self.issue_word[1].val();
        self.decode.word2.next = self.issue_word[2].val();
        self.decode.wave.next = self.issue_wave.val();
        self.decode.sequence.next = self.issue_sequence.val();
        self.decode.vgpr_base.next = self.issue_vgpr_base.val();
        self.decode.vgprs.next = self.vgprs.val();
        self.queue.write.next = self.issue_valid.val();
        self.queue.write_address.next = bit_cast::<4, 3>(self.queue_tail.q.val());
        self.queue.write_data.next = self.decode.record.val();
        self.queue.read_address.next = bit_cast::<4, 3>(self.queue_head.q.val());
        self.head.record.next = self.queue.read_data.val();
        self.ready.next = self.queue_count.q.val() != 8;
        self.not_empty.next = self.queue_count.q.val() != 0;
        if self.issue_valid.val() {
            self.queue_tail.d.next = self.queue_tail.q.val() + 1;
        }
        if self.leaves.val() {
            self.queue_head.d.next = self.queue_head.q.val() + 1;
        }
        if self.issue_valid.val() & !self.leaves.val() {
            self.queue_count.d.next = self.queue_count.q.val() + 1;
        } else if !self.issue_valid.val() & self.leaves.val() {
            self.queue_count.d.next = self.queue_count.q.val() - 1;
        }

        // Head of the queue: scalars.
        self.head_wave.next = self.head.wave.val();
        for i in 0..self.read_index.len() {
            self.scalars.code[i].next = self.head.code[i].val();
            self.read_index[i].next = self.scalars.index[i].val();
            self.is_register[i].clock.next = self.clock.val();
            self.is_register[i].d.next = self.scalars.is_register[i].val();
            self.constant[i].clock.next = self.clock.val();
            self.constant[i].d.next = self.scalars.constant[i].val();
            self.gather.row[i].next = self.head.row[i].val();
        }
        self.scalars.literal.next = self.head.literal.val();
        self.scalars.wide.next = self.head.wide.val();
        self.scalars.scc.next = self.head_scc.val();
        self.scalars.has_mask_source.next = self.head.has_mask_source.val();
        self.scalars.mask_source.next = self.head.mask_source.val();

        // A mask on its way to a register of this wave holds back who reads scalars; one on its way to EXEC, everybody.
        self.mask_pending.next = false;
        for i in 0..self.valid.len() {
            if self.valid[i].q.val()
                & self.stage_has_mask[i].q.val()
                & (self.stage_wave[i].q.val() == self.head.wave.val())
                & (self.scalars.any.val() | (self.stage_mask[i].q.val() == 126))
            {
                self.mask_pending.next = true;
            }
        }
        self.hold.next = !self.not_empty.val() | !self.head_scalars_settled.val() | self.mask_pending.val();

        // Gather.
        self.gather.need.next = self.head.need.val();
        self.gather.gathered.next = self.gathered.q.val();
        self.gather.beat.next = self.beat.q.val();
        self.gather.hold.next = self.hold.val();
        self.reads.gather_beat.next = self.beat.q.val();
        self.reads.memory.next = self.memory_read.val();
        self.reads.memory_row.next = self.memory_read_row.val();
        self.reads.memory_beat.next = self.memory_read_beat.val();
        for i in 0..self.lane_read.len() {
            self.gather.bank_busy[i].next = self.reads.memory_takes[i].val();
            self.reads.gather[i].next = self.gather.bank_read[i].val();
            self.reads.gather_row[i].next = self.gather.bank_row[i].val();
            self.lane_read[i].next = self.reads.read[i].val();
            self.lane_read_address[i].next = self.reads.address[i].val();
        }
        self.load.d.next = self.gather.load.val();
        self.bank.d.next = self.gather.bank.val();
        self.origin.d.next = self.gather.origin.val();
        self.bypass_high.d.next = self.gather.bypass_high.val();
        self.launches.next = self.gather.complete.val();
        self.last_beat.next = self.beat.q.val() == self.last_beat_number.val();
        self.leaves.next = self.launches.val() & self.last_beat.val();
        self.read_done.next = self.leaves.val();
        if !self.hold.val() {
            self.gathered.d.next = self.gathered.q.val() | (self.gather.load.val() & self.head.need.val());
        }
        if self.launches.val() {
            self.gathered.d.next = 0.into();
            self.beat.d.next = self.beat.q.val() + 1;
        }
        if self.leaves.val() {
            self.beat.d.next = 0.into();
        }

        // The stages.
        for i in 0..self.valid.len() {
            self.valid[i].clock.next = self.clock.val();
            self.stage_wave[i].clock.next = self.clock.val();
            self.stage_sequence[i].clock.next = self.clock.val();
            self.stage_row[i].clock.next = self.clock.val();
            self.stage_writes[i].clock.next = self.clock.val();
            self.stage_writes_high[i].clock.next = self.clock.val();
            self.stage_beat[i].clock.next = self.clock.val();
            self.stage_exec[i].clock.next = self.clock.val();
            self.stage_is_float[i].clock.next = self.clock.val();
            self.stage_has_mask[i].clock.next = self.clock.val();
            self.stage_mask[i].clock.next = self.clock.val();
            self.stage_ignored[i].clock.next = self.clock.val();
            self.gather.stage_writes[i].next = self.valid[i].q.val() & self.stage_writes[i].q.val();
            self.gather.stage_writes_high[i].next = self.valid[i].q.val() & self.stage_writes_high[i].q.val();
            self.gather.stage_row[i].next = self.stage_row[i].q.val();
            self.gather.stage_beat[i].next = self.stage_beat[i].q.val();
        }
        for i in 1..self.valid.len() {
            self.valid[i].d.next = self.valid[i - 1].q.val();
            self.stage_wave[i].d.next = self.stage_wave[i - 1].q.val();
            self.stage_sequence[i].d.next = self.stage_sequence[i - 1].q.val();
            self.stage_row[i].d.next = self.stage_row[i - 1].q.val();
            self.stage_writes[i].d.next = self.stage_writes[i - 1].q.val();
            self.stage_writes_high[i].d.next = self.stage_writes_high[i - 1].q.val();
            self.stage_beat[i].d.next = self.stage_beat[i - 1].q.val();
            self.stage_exec[i].d.next = self.stage_exec[i - 1].q.val();
            self.stage_is_float[i].d.next = self.stage_is_float[i - 1].q.val();
            self.stage_has_mask[i].d.next = self.stage_has_mask[i - 1].q.val();
            self.stage_mask[i].d.next = self.stage_mask[i - 1].q.val();
            self.stage_ignored[i].d.next = self.stage_ignored[i - 1].q.val();
        }
        self.valid[0].d.next = self.launches.val();
        self.stage_wave[0].d.next = self.head.wave.val();
        self.stage_sequence[0].d.next = self.head.sequence.val();
        self.stage_row[0].d.next = self.head.destination.val();
        self.stage_writes[0].d.next = self.head.writes.val() & !self.head.ignored.val();
        self.stage_writes_high[0].d.next = self.head.writes_high.val() & !self.head.ignored.val();
        self.stage_beat[0].d.next = self.beat.q.val();
        self.stage_exec[0].d.next = self.head_exec.val().get_bits::<32>(0);
        self.stage_is_float[0].d.next = self.head.is_float.val();
        self.stage_has_mask[0].d.next = self.head.has_mask_destination.val();
        self.stage_mask[0].d.next = self.head.mask_destination.val();
        self.stage_ignored[0].d.next = self.head.ignored.val();

        // Stage 1: operands.
        self.lane_load.next = self.load.q.val();
        self.lane_bank.next = self.bank.q.val();
        self.lane_source.next = self.origin.q.val();
        self.lane_bypass_high.next = self.bypass_high.q.val();
        for i in 0..self.lane_scalar.len() {
            self.lane_scalar[i].next = self.constant[i].q.val();
            if self.is_register[i].q.val() {
                self.lane_scalar[i].next = self.read_data[i].val();
            }
        }
        self.mask_value.d.next = self.read_data[2].val().get_bits::<32>(0);

        // Stage 2: units. MODE: binary32 rounding is in bits 1:0, its denormals in bits 5:4.
        for i in 0..self.integer_control.len() {
            self.integer_control[i].clock.next = self.clock.val();
            self.float_control[i].clock.next = self.clock.val();
        }
        self.integer_control[0].d.next = self.head.integer_control.val();
        self.integer_control[1].d.next = self.integer_control[0].q.val();
        self.float_control[0].d.next = bit_cast::<13, 9>(self.head.float_control.val())
            | (bit_cast::<13, 2>(self.head_mode.val().get_bits::<2>(0)) << 9)
            | (bit_cast::<13, 2>(self.head_mode.val().get_bits::<2>(4)) << 11);
        self.float_control[1].d.next = self.float_control[0].q.val();
        self.lane_integer_control.next = self.integer_control[1].q.val();
        self.lane_float_control.next = self.float_control[1].q.val();
        self.mask_beat.mask.next = self.mask_value.q.val();
        self.mask_beat.beat.next = self.stage_beat[1].q.val();

        // Stage 6: write-back.
        self.exec_beat.mask.next = self.stage_exec[5].q.val();
        self.exec_beat.beat.next = self.stage_beat[5].q.val();
        self.collect.before.next = self.mask_so_far.q.val();
        self.collect.beat.next = self.stage_beat[5].q.val();
        for i in 0..self.lane_mask.len() {
            self.lane_mask[i].next = self.mask_beat.lane[i].val();
            self.lane_active[i].next = self.exec_beat.lane[i].val() & self.valid[5].q.val();
            self.collect.flag[i].next = self.lane_flag[i].val();
            self.collect.active[i].next = self.exec_beat.lane[i].val();
        }
        self.lane_is_float.next = self.stage_is_float[5].q.val();
        self.writes.low.next = self.valid[5].q.val() & self.stage_writes[5].q.val();
        self.writes.high.next = self.valid[5].q.val() & self.stage_writes_high[5].q.val();
        self.writes.row.next = self.stage_row[5].q.val();
        self.writes.beat.next = self.stage_beat[5].q.val();
        self.writes.memory.next = self.memory_write.val();
        self.writes.memory_row.next = self.memory_write_row.val();
        self.writes.memory_beat.next = self.memory_write_beat.val();
        self.memory_write_ready.next = self.writes.memory_ready.val();
        for i in 0..self.lane_write_low.len() {
            self.lane_write_address[i].next = self.writes.address[i].val();
            self.lane_write_low[i].next = self.writes.write_low[i].val();
            self.lane_write_high[i].next = self.writes.write_high[i].val();
            self.lane_write_memory[i].next = self.writes.write_memory[i].val();
        }
        if self.valid[5].q.val() {
            self.mask_so_far.d.next = self.collect.mask.val();
        }
        self.finishing.next = self.valid[5].q.val() & (self.stage_beat[5].q.val() == self.last_beat_number.val());
        self.mask_writes.next = self.finishing.val() & self.stage_has_mask[5].q.val();
        self.write.next = self.mask_writes.val() & !self.stage_ignored[5].q.val();
        self.write_pair.next = self.stage_mask[5].q.val().get_bits::<6>(1);
        self.write_data.next = bit_cast::<64, 32>(self.collect.mask.val());
        self.write_halves.next = 1.into();
        if self.stage_mask[5].q.val().get_bit(0) {
            self.write_data.next = bit_cast::<64, 32>(self.collect.mask.val()) << 32;
            self.write_halves.next = 2.into();
        }
        self.done.next = self.finishing.val();
        self.scalar_done.next = self.mask_writes.val();
        self.done_wave.next = self.stage_wave[5].q.val();
        self.done_sequence.next = self.stage_sequence[5].q.val();
        self.done_row.next = self.stage_row[5].q.val();
        self.done_writes.next = self.valid[5].q.val() & self.stage_writes[5].q.val();
        self.done_writes_high.next = self.valid[5].q.val() & self.stage_writes_high[5].q.val();
        self.done_beat.next = self.stage_beat[5].q.val();
    }
}
