//! The vector ALU's control: what is at the head of the queue is gathered, launched and written back. The lanes are beside
//! it in [`crate::simd`].
//!
//! ```text
//!   issue   queue head: gather operands, read scalars   1 operands   2..5 units   6 write VGPRs, mask
//! ```
//!
//! Operations leave the queue in order, across waves. One with fewer physical than wave lanes repeats for each beat. A
//! dependent operation follows five cycles behind; one that reads a scalar that a vector operation writes waits until it is
//! written, and one that reads its mask too, unless the mask is known early. Some operations have two steps: one that takes data from other lanes collects them first, for all
//! beats, and then runs; an exchange writes one register, then the other from the same operands, beat by beat.

use crate::arith::{float, integer};
use crate::config::Units;
use crate::events::{InstructionEvent, RowEvent, ValuEvent, VectorActivity};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::scalar::write_port::ScalarWrite;
use crate::vector::banks::{BankReads, BankWrites};
use crate::vector::cross_lane::{CrossLane, LaneNetwork};
use crate::vector::dual::{DualControl, DualIssue};
use crate::vector::gather::Gather;
use crate::vector::lane::prepare;
use crate::vector::lane::vgprs::{BANKS, read_ports};
use crate::vector::masks::{ExceptionCollect, LaneNumbers, MaskCollect};
use crate::vector::matrix::MatrixControl;
use crate::vector::matrix::mfma::MfmaControl;
use crate::vector::matrix::mfma::walk::{MfmaStep, MfmaWalk};
use crate::vector::matrix::returns::MatrixReturns;
use crate::vector::matrix::walk::{MatrixPace, MatrixWalk};
use crate::vector::matrix::writeback::MatrixWriteback;
use crate::vector::pending::Pending;
use crate::vector::queue::ValuQueue;
use crate::vector::record::{Modifiers, QueuedOperation, UnitName};
use crate::vector::row_port::RowRead;
use crate::vector::scalar_operands::ScalarOperands;
use crate::vector::shared;
use crate::vector::stages::Stages;
use crate::vector::steps::Steps;
use crate::vector::unit_control::{FUNCTION_WIDTH, UnitControl};
use crate::wave::WaveState;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. `lanes` physical lanes, `rows` VGPR rows; with these units.
    pub struct Valu(lanes: usize, rows: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The queue takes an operation.
        pub has_room: Signal<Out, Bit>,
        /// It gets one.
        pub enters: Signal<In, Bit>,
        /// This.
        pub operation: Signal<In, QueuedOperation>,

        /// The wave at the head of the queue.
        pub head_wave: Signal<Out, Bits<4>>,
        /// Its state.
        pub head_state: Signal<In, WaveState>,
        /// Scalar registers read.
        pub read_index: Vec<Signal<Out, Bits<7>>> = signals(3),
        /// Their values one cycle later.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(3),

        /// Another unit reads a beat of a row.
        pub memory_read: Signal<In, RowRead>,
        /// Bank that it read from one cycle ago, a bit each; none if it did not read.
        pub lane_memory_banks: Signal<Out, Bits<4>>,
        /// One writes a beat of a row.
        pub memory_write: Signal<In, RowEvent>,
        /// It happens in this cycle.
        pub memory_write_ready: Signal<Out, Bit>,

        /// To the lanes: as in [`crate::vector::lane::ValuLane`].
        pub lane_read: Vec<Signal<Out, Bit>> = signals(BANKS * read_ports(units.reads_by_source())),
        /// Bank addresses read.
        pub lane_read_address: Vec<Signal<Out, Bits<12>>> = signals(BANKS * read_ports(units.reads_by_source())),
        /// They are where the bank is written.
        pub lane_is_written: Vec<Signal<Out, Bit>> = signals(BANKS * read_ports(units.reads_by_source())),
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
        /// Preparation of the sources.
        pub lane_prepare: Signal<Out, Bits<{ prepare::WIDTH as usize }>>,
        /// The first source comes from another lane.
        pub lane_uses_crossed: Signal<Out, Bit>,
        /// What it is.
        pub lane_crossed: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// Of operation Y of a dual instruction.
        pub lane_dual: Vec<Signal<Out, DualControl>> = signals(usize::from(units.dual_issue)),
        /// Integer control, stage 2.
        pub lane_integer_control: Signal<Out, integer::Control>,
        /// The integer unit begins, stage 2.
        pub lane_integer_start: Signal<Out, Bit>,
        /// The float unit.
        pub lane_float_start: Signal<Out, Bit>,
        /// It is the odd lanes' turn, where they share it with the even ones.
        pub float_odd: Signal<Out, Bit>,
        /// Float control, stage 2.
        pub lane_float_control: Signal<Out, Bits<{ float::CONTROL_WIDTH as usize }>>,
        /// An operation leaves the queue for the shared units: as in [`crate::vector::shared`].
        pub shared_launch: Signal<Out, Bit>,
        /// Its kind.
        pub shared_kind: Signal<Out, shared::Kind>,
        /// It is of one lane.
        pub shared_of_one: Signal<Out, Bit>,
        /// They can take it.
        pub shared_ready: Signal<In, Bit>,
        /// Its operands are in stage 2.
        pub shared_start: Signal<Out, Bit>,
        /// Its control word.
        pub shared_control: Signal<Out, shared::SharedControl>,
        /// What launches now writes when their results are there.
        pub shared_announce: Signal<In, Bit>,
        /// Rows from the lower to the upper half of a wave64.
        pub vgprs: Signal<In, Bits<11>>,
        /// The first step of a matrix multiply leaves the queue: as in [`crate::vector::matrix::unit`].
        pub matrix_begins: Signal<Out, Bit>,
        /// It may.
        pub matrix_ready: Signal<In, Bit>,
        /// Operands of a step are in stage 2.
        pub matrix_start: Signal<Out, Bit>,
        /// Which step, of WMMA.
        pub matrix_step: Signal<Out, Bits<2>>,
        /// Of MFMA.
        pub mfma_step: Vec<Signal<Out, MfmaStep>> = signals(usize::from(units.mfma())),
        /// The beat.
        pub matrix_beat: Signal<Out, Bits<3>>,
        /// It is the last one.
        pub matrix_last: Signal<Out, Bit>,
        /// Of the multiply, of WMMA.
        pub matrix_control: Signal<Out, MatrixControl>,
        /// Of MFMA.
        pub mfma_control: Vec<Signal<Out, MfmaControl>> = signals(usize::from(units.mfma())),
        /// Of MFMA: it multiplies nothing in this clock, so that an operation that its results keep back launches in a later one.
        pub mfma_pauses: Vec<Signal<Out, Bit>> = signals(usize::from(units.mfma())),
        /// What launches now writes results of WMMA.
        pub matrix_announce: Signal<In, Bit>,
        /// What launches now is written beside results of MFMA.
        pub mfma_announce: Vec<Signal<In, Bit>> = signals(usize::from(units.mfma())),
        /// Mask bits, stage 2.
        pub lane_mask: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Numbers of the lanes in the wave.
        pub lane_number: Vec<Signal<Out, Bits<6>>> = signals(lanes),
        /// First sources, stage 2.
        pub lane_value: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// Chosen lanes, stage 2.
        pub lane_choice: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// Unit of the result, stage 6.
        pub lane_unit: Signal<Out, UnitName>,
        /// Bytes of the result that are written.
        pub lane_result_bytes: Signal<Out, Bits<4>>,
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
        /// First rows of results of MFMA.
        pub lane_matrix_low: Vec<Signal<Out, Bit>> = signals(BANKS * usize::from(units.mfma())),
        /// Second rows.
        pub lane_matrix_high: Vec<Signal<Out, Bit>> = signals(BANKS * usize::from(units.mfma())),
        /// From the lanes: carry or comparison of the integer unit, stage 3.
        pub lane_early_flag: Vec<Signal<In, Bit>> = signals(if lanes == 32 { lanes } else { 0 }),
        /// From the lanes: carry or comparison, stage 6.
        pub lane_flag: Vec<Signal<In, Bit>> = signals(lanes),
        /// Exceptions, stage 6.
        pub lane_exceptions: Vec<Signal<In, Bits<7>>> = signals(if units.exceptions { lanes } else { 0 }),
        /// Those of the active lanes.
        pub raised: Vec<Signal<Out, Bits<7>>> = signals(usize::from(units.exceptions)),
        /// Result of the first lane, stage 6.
        pub lane_result: Signal<In, Bits<32>>,

        /// A scalar register is written; nothing may delay it.
        pub write: Signal<Out, ScalarWrite>,
        /// The wave at the head had its scalars read for the last time.
        pub read_done: Signal<Out, Bit>,
        /// Of MFMA: what is finished is a multiply.
        pub matrix_ends: Vec<Signal<Out, Bit>> = signals(usize::from(units.mfma())),
        /// One has read its operands and leaves the queue.
        pub matrix_leaves: Vec<Signal<Out, Bit>> = signals(usize::from(units.mfma())),
        /// The matrix unit can take one.
        pub matrix_room: Vec<Signal<Out, Bit>> = signals(usize::from(units.mfma())),
        /// An instruction is finished.
        pub retired: Signal<Out, InstructionEvent>,
        /// ... one that writes scalars.
        pub scalar_done: Signal<Out, Bit>,
        /// What it does with the operation at the head of the queue, for the debug ports.
        pub debug_activity: Signal<Out, VectorActivity>,
        /// A matrix multiply is at the head of the queue.
        pub debug_matrix: Signal<Out, Bit>,
        /// A beat of it writes VGPRs, for the debug ports.
        pub done_event: Signal<Out, ValuEvent>,
        /// Results of MFMA are written, for the debug ports.
        pub matrix_event: Vec<Signal<Out, ValuEvent>> = signals(usize::from(units.mfma())),

        writes_register: Signal<Local, Bit>,
        register: Signal<Local, Bits<7>>,
        running_row: Constant<Bits<11>> = Constant::new((rows as u64).into()),
        // Of CDNA4, where others behind it are written too.
        running_rows: Vec<Constant<Bits<11>>> =
            (0..units.set.accumulates()).map(|_| Constant::new((rows as u64).into())).collect(),
        queue: ValuQueue = ValuQueue::new(units.matrix, units.dual_issue, units.silicon_pace),
        head: Signal<Local, QueuedOperation>,
        steps: Steps = Steps::new(32 / lanes, units.paired_float, units.matrix, if units.mfma() { 63 } else { 3 }),
        scalars: ScalarOperands = ScalarOperands::new(units.lone_shared, lanes == 32, units, units.shared_under_way, units.silicon_pace),
        gather: Gather = Gather::new(32 / lanes, units.lone_shared, units.shared_under_way, units.silicon_pace, units.dual_issue, units.reads_by_source(), units.mfma()),
        reads: BankReads = BankReads::new(32 / lanes, read_ports(units.reads_by_source())),
        writes: BankWrites = BankWrites::new(32 / lanes, units.dual_issue, units.mfma()),
        dual: Vec<DualIssue> = (0..usize::from(units.dual_issue)).map(|_| DualIssue::new(units)).collect(),
        unit_control: UnitControl = UnitControl::new(units.set),
        network: LaneNetwork = LaneNetwork::new(lanes, units.lane_permutes, units.set.accumulates() == 1),
        stages: Stages = Stages::new(lanes, units.paired_float, units.silicon_pace),
        pending: Pending = Pending::new(lanes, units.lone_shared, units.shared_under_way),
        walk: Vec<MatrixWalk> = (0..usize::from(units.wmma())).map(|_| MatrixWalk::new()).collect(),
        mfma: Vec<MfmaWalk> = (0..usize::from(units.mfma())).map(|_| MfmaWalk::new()).collect(),
        matrices: Vec<MatrixReturns> = (0..usize::from(units.matrix)).map(|_| MatrixReturns::new(32 / lanes, units.mfma(), units.dual_issue)).collect(),
        writeback: Vec<MatrixWriteback> = (0..usize::from(units.mfma())).map(|_| MatrixWriteback::new()).collect(),
        pace: Vec<MatrixPace> = (0..usize::from(units.wmma())).map(|_| MatrixPace::new(32 / lanes)).collect(),
        collect: MaskCollect = MaskCollect::new(lanes),
        exceptions: Vec<ExceptionCollect> = (0..usize::from(units.exceptions)).map(|_| ExceptionCollect::new(lanes)).collect(),

        // What stage 1 does with the operands, and what it looks up for stage 2.
        load: DFF<Bits<6>>,
        bank: DFF<Bits<12>>,
        origin: DFF<Bits<12>>,
        bypass_high: DFF<Bits<6>>,
        is_register: Vec<DFF<Bit>> = signals(3),
        constant: Vec<DFF<Bits<64>>> = signals(3),
        // Scalar operands for the operations of an instruction that follow its first: they see the registers as they were
        // before it (2.1).
        reuses: DFF<Bit>,
        kept: Vec<DFF<Bits<64>>> = signals(3),
        prepare: DFF<Bits<{ prepare::WIDTH as usize }>>,
        uses_crossed: DFF<Bit>,
        cross: DFF<CrossLane>,
        fetch_inactive: DFF<Bit>,
        bound_control: DFF<Bit>,
        dword: DFF<Bits<32>>,
        wave64: DFF<Bit>,
        high: DFF<Bit>,
        high_2: DFF<Bit>,
        numbers: LaneNumbers = LaneNumbers::new(lanes),
        function: DFF<Bits<{ FUNCTION_WIDTH as usize }>>,
        unit: DFF<UnitName>,
        modifiers: DFF<Modifiers>,
        mode: DFF<Bits<32>>,
        // Stage 2.
        integer_control: DFF<integer::Control>,
        float_control: DFF<Bits<{ float::CONTROL_WIDTH as usize }>>,
        shared_word: DFF<shared::SharedControl>,
        clocks_left: DFF<Bits<2>>,
        // Clocks by which results of matrix multiplies, which launch again, have kept operations back.
        kept_back: Vec<DFF<Bits<2>>> = signals(usize::from(units.matrix && units.silicon_pace)),
        // Masks of the lanes' operations, and of those of the shared units, which come between their beats.
        mask_so_far: DFF<Bits<32>>,
        late_mask_so_far: DFF<Bits<32>>,

        // Of a matrix multiply in stages 1 and 2.
        walks: DFF<Bit>,
        walks_2: DFF<Bit>,
        walk_beat: DFF<Bits<3>>,
        walk_beat_2: DFF<Bits<3>>,
        walk_step: DFF<Bits<2>>,
        walk_step_2: DFF<Bits<2>>,
        walk_last: DFF<Bit>,
        walk_last_2: DFF<Bit>,
        walk_control: DFF<MatrixControl>,
        walk_control_2: DFF<MatrixControl>,

        has_matrix: Constant<Bit> = Constant::new(units.matrix),
        lone_shared: Constant<Bit> = Constant::new(units.lone_shared),
        apart: Constant<Bit> = Constant::new(units.silicon_pace),
        is_shared: Signal<Local, Bit>,
        is_matrix: Signal<Local, Bit>,
        no_matrices: Signal<Local, Bit>,
        matrix_holds: Signal<Local, Bit>,
        hold: Signal<Local, Bit>,
        scalar: Vec<Signal<Local, Bits<64>>> = signals(3),
        scalar_data: Signal<Local, Bits<32>>,
    }
}

impl Logic for Valu {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            load,
            bank,
            origin,
            bypass_high,
            prepare,
            uses_crossed,
            cross,
            fetch_inactive,
            bound_control,
            dword
        );
        dff_setup!(self, clock, high_2, wave64, high, function, unit, modifiers, mode, integer_control, float_control);
        dff_setup!(self, clock, clocks_left, mask_so_far, late_mask_so_far, shared_word, reuses);
        dff_setup!(
            self,
            clock,
            walks,
            walks_2,
            walk_beat,
            walk_beat_2,
            walk_step,
            walk_step_2,
            walk_last,
            walk_last_2,
            walk_control,
            walk_control_2
        );
        clock!(self, clock, queue, steps, network, stages, pending, reads);

        // Into the queue.
        self.queue.enters.next = self.enters.val();
        self.queue.operation.next = self.operation.val();
        self.has_room.next = self.queue.has_room.val();
        self.queue.leaves.next = self.steps.leaves.val();
        for i in 0..self.queue.multiplied.len() {
            self.queue.multiplied[i].next = false;
            for k in 0..self.pace.len() {
                self.queue.multiplied[i].next = self.pace[k].ends_soon.val();
            }
        }
        self.head.next = self.queue.head.val();

        // Head of the queue: scalars.
        self.head_wave.next = self.head.val().wave;
        for i in 0..self.read_index.len() {
            self.read_index[i].next = self.scalars.index[i].val();
            self.is_register[i].clock.next = self.clock.val();
            self.is_register[i].d.next = self.scalars.is_register[i].val();
            self.constant[i].clock.next = self.clock.val();
            self.constant[i].d.next = self.scalars.constant[i].val();
        }
        self.scalars.head.next = self.head.val();
        self.scalars.scc.next = self.head_state.val().scc;
        for i in 0..self.scalars.vcc.len() {
            self.scalars.vcc[i].next = self.head_state.val().vcc;
            self.scalars.exec[i].next = self.head_state.val().exec;
        }
        self.is_matrix.next = self.has_matrix.val() & (self.head.val().unit == UnitName::Matrix);
        self.is_shared.next = (self.head.val().unit == UnitName::Shared) & !self.steps.collects.val();
        self.hold.next = !self.queue.not_empty.val()
            | !(self.head.val().settled | self.head_state.val().scalars_settled)
            | self.scalars.pending.val()
            | self.steps.drains.val()
            | (self.shared_announce.val() & !(self.apart.val() & self.is_shared.val()))
            | (self.matrix_announce.val() & !self.is_matrix.val())
            | self.matrix_holds.val()
            | (self.steps.begins.val() & (self.clocks_left.q.val() != 0))
            // What comes back from the shared units would pass between the steps of an operation across lanes.
            | ((self.head.val().cross != CrossLane::None) & !(self.pending.none.val() & self.no_matrices.val()))
            | (self.lone_shared.val() & self.steps.begins.val() & !self.pending.none.val())
            | (self.is_shared.val() & !(self.shared_ready.val() & self.pending.room.val() & self.no_matrices.val()));

        // An operation that silicon takes longer for holds those behind it.
        if self.clocks_left.q.val() != 0 {
            self.clocks_left.d.next = self.clocks_left.q.val() - 1;
        }
        if self.steps.leaves.val() & !self.is_matrix.val() {
            self.clocks_left.d.next = self.head.val().clocks;
        }
        // On silicon a multiply's results have a way of their own. Here each pair of rows takes a launch, and an operation of several
        // clocks, of which the lanes need but one, makes up for it.
        for k in 0..self.kept_back.len() {
            self.kept_back[k].clock.next = self.clock.val();
            self.kept_back[k].d.next = self.kept_back[k].q.val();
            if self.steps.leaves.val() & !self.is_matrix.val() {
                self.clocks_left.d.next = 0.into();
                self.kept_back[k].d.next = self.kept_back[k].q.val() - self.head.val().clocks;
                if self.head.val().clocks > self.kept_back[k].q.val() {
                    self.clocks_left.d.next = self.head.val().clocks - self.kept_back[k].q.val();
                    self.kept_back[k].d.next = 0.into();
                }
            } else if self.matrix_announce.val()
                & !self.is_matrix.val()
                & (self.clocks_left.q.val() == 0)
                & (self.kept_back[k].q.val() != 3)
            {
                self.kept_back[k].d.next = self.kept_back[k].q.val() + 1;
            }
            if !self.queue.not_empty.val() {
                self.kept_back[k].d.next = 0.into();
            }
        }

        // Gather.
        self.steps.complete.next = self.gather.complete.val();
        self.steps.granted.next = self.gather.load.val();
        self.steps.hold.next = self.hold.val();
        self.steps.head.next = self.head.val();
        self.gather.head.next = self.head.val();
        self.gather.need.next = self.steps.step_need.val();
        self.steps.gathers.next = self.steps.step_need.val();

        // Head of the queue: a matrix multiply walks through its rows, and whatever reads or writes rows waits for its results.
        self.no_matrices.next = true;
        self.matrix_holds.next = false;
        self.steps.walks_on.next = false;
        self.walk_control.d.next = self.walk_control.q.val();
        for k in 0..self.matrices.len() {
            self.matrices[k].clock.next = self.clock.val();
            self.matrices[k].queued.next = self.head.val();
            self.matrices[k].head.next = self.head.val();
            self.matrices[k].need.next = self.steps.step_need.val();
            self.matrices[k].vgprs.next = self.vgprs.val();
            self.matrices[k].begins.next = self.steps.begins.val();
            self.matrices[k].launch.next = self.gather.complete.val();
            self.matrices[k].announce.next = self.matrix_announce.val();
            self.no_matrices.next = self.matrices[k].none.val();
        }
        for k in 0..self.walk.len() {
            self.walk[k].head.next = self.head.val();
            self.walk[k].step.next = self.steps.walk.val().get_bits::<2>(0);
            self.walk[k].vgprs.next = self.vgprs.val();
            self.walk[k].mode.next = self.head_state.val().mode;
            self.walk[k].forwards.next = self.matrices[k].forwards.val();
            self.walk_control.d.next = self.walk[k].control.val();
            if self.is_matrix.val() {
                self.gather.head.next = self.walk[k].rows.val();
                self.gather.need.next = self.walk[k].need.val();
                self.steps.gathers.next = self.walk[k].need.val();
                self.matrices[k].head.next = self.walk[k].rows.val();
                self.matrices[k].need.next = self.walk[k].need.val();
                self.steps.walks_on.next = !self.walk[k].last.val();
            }
            self.pace[k].clock.next = self.clock.val();
            self.pace[k].function.next = self.head.val().function;
            self.pace[k].begins.next = self.is_matrix.val()
                & self.steps.begins.val()
                & (self.steps.gathered.val() == 0)
                & (self.gather.load.val() != 0);
            self.matrix_holds.next = self.matrices[k].waits.val()
                | (self.steps.begins.val() & (self.steps.gathered.val() == 0) & self.pace[k].busy.val())
                | (self.is_matrix.val()
                    & self.steps.begins.val()
                    & !(self.matrix_ready.val() & self.matrices[k].room.val() & self.pending.none.val()));
        }
        // Of MFMA; other operations go on while it multiplies, and while its results are written. Those of the shared units do not: they are written when
        // they come.
        for k in 0..self.mfma.len() {
            self.matrices[k].announce.next = self.mfma_announce[k].val();
            self.no_matrices.next = true;
            self.writeback[k].clock.next = self.clock.val();
            self.writeback[k].announce.next = self.mfma_announce[k].val();
            self.writeback[k].returned.next = self.matrices[k].returned.val();
            self.writeback[k].head.next = self.head.val();
            self.writeback[k].exchanged.next = self.steps.exchanged.val();
            self.mfma[k].clock.next = self.clock.val();
            self.mfma[k].head.next = self.head.val();
            self.mfma[k].here.next = self.is_matrix.val();
            self.mfma[k].step.next = self.steps.walk.val();
            self.mfma[k].vgprs.next = self.vgprs.val();
            self.mfma[k].mode.next = self.head_state.val().mode;
            if self.is_matrix.val() {
                self.gather.head.next = self.mfma[k].rows.val();
                self.gather.need.next = self.mfma[k].need.val();
                self.steps.gathers.next = self.mfma[k].need.val();
                self.matrices[k].head.next = self.mfma[k].rows.val();
                self.matrices[k].need.next = self.mfma[k].need.val();
                self.steps.walks_on.next = !self.mfma[k].last.val();
            }
            self.matrix_leaves[k].next = self.is_matrix.val() & self.steps.leaves.val() & self.head.val().last;
            self.matrix_room[k].next = self.matrix_ready.val() & self.matrices[k].room.val();
            self.mfma_step[k].next = self.mfma[k].brings.val();
            self.mfma_control[k].next = self.mfma[k].control.val();
            self.matrix_holds.next = self.matrices[k].waits.val()
                | (self.writeback[k].conflict.val() & !self.is_matrix.val())
                | (self.is_shared.val() & !self.matrices[k].none.val())
                | (self.is_matrix.val()
                    & self.steps.begins.val()
                    & !(self.matrix_ready.val() & self.matrices[k].room.val() & self.pending.none.val()));
            self.writeback[k].walks.next = self.gather.complete.val() & self.is_matrix.val();
            self.writeback[k].waits.next = !self.is_matrix.val()
                & self.queue.not_empty.val()
                & (self.head.val().settled | self.head_state.val().scalars_settled)
                & !self.scalars.pending.val()
                & !self.steps.drains.val()
                & !self.shared_announce.val()
                & !self.matrices[k].waits.val()
                & !self.is_shared.val();
            self.mfma_pauses[k].next = self.writeback[k].pauses.val();
        }
        self.gather.gathered.next = self.steps.gathered.val();
        self.gather.beat.next = self.steps.beat.val();
        self.gather.hold.next = self.hold.val();
        self.reads.gather_beat.next = self.steps.beat.val();
        self.reads.memory.next = self.memory_read.val().valid;
        self.reads.memory_row.next = self.memory_read.val().row;
        self.reads.memory_beat.next = self.memory_read.val().beat;
        self.lane_memory_banks.next = self.reads.memory_banks.val();
        for i in 0..self.reads.memory_takes.len() {
            self.gather.bank_busy[i].next = self.reads.memory_takes[i].val();
        }
        for i in 0..self.lane_read.len() {
            self.reads.gather[i].next = self.gather.bank_read[i].val();
            self.reads.gather_row[i].next = self.gather.bank_row[i].val();
            self.lane_read[i].next = self.reads.read[i].val();
            self.lane_read_address[i].next = self.reads.address[i].val();
            self.lane_is_written[i].next = self.reads.is_written[i].val();
        }
        self.load.d.next = self.gather.load.val();
        if self.steps.keeps.val() {
            self.load.d.next = 0.into();
        }
        self.bank.d.next = self.gather.bank.val();
        self.origin.d.next = self.gather.origin.val();
        self.bypass_high.d.next = self.gather.bypass_high.val();
        self.read_done.next = self.steps.leaves.val() & self.head.val().last;

        // Launch.
        self.matrix_begins.next = self.gather.complete.val() & self.steps.begins.val() & self.is_matrix.val();
        self.walk_step.d.next = self.steps.walk.val().get_bits::<2>(0);
        self.walk_last.d.next = self.steps.leaves.val();
        self.shared_launch.next = self.gather.complete.val() & self.is_shared.val();
        self.shared_kind.next = self.head.val().shared_kind;
        self.shared_of_one.next = self.head.val().scalar_result;
        self.pending.launch.next = self.gather.complete.val() & self.is_shared.val();
        self.pending.leave.next = self.shared_announce.val();
        self.pending.enter.next = self.stages.starts_shared.val();
        self.pending.entering.next = self.stages.kept.val();
        // A step of a walk brings operands and has no result of its own: it takes no stage from the results that come back.
        self.stages.launch.next = self.gather.complete.val() & !self.is_matrix.val();
        self.walks.d.next = self.gather.complete.val() & self.is_matrix.val();
        self.walks_2.d.next = self.walks.q.val();
        self.walk_beat.d.next = self.steps.beat.val();
        self.walk_beat_2.d.next = self.walk_beat.q.val();
        self.stages.returns.next = self.shared_announce.val() | self.matrix_announce.val();
        self.stages.returned.next = self.pending.oldest.val();
        for k in 0..self.matrices.len() {
            if self.matrix_announce.val() {
                self.stages.returned.next = self.matrices[k].returned.val();
            }
        }
        self.stages.takes_turns.next = self.steps.takes_turns.val();
        self.stages.odd.next = self.steps.odd.val();
        self.stages.writeback.next.wave = self.head.val().wave;
        self.stages.writeback.next.sequence = self.head.val().sequence;
        self.stages.writeback.next.ends = self.steps.leaves.val() & self.head.val().last;
        self.stages.writeback.next.beat = self.steps.beat.val();
        self.stages.writeback.next.writes =
            self.head.val().writes & !self.head.val().ignored & !self.steps.collects.val();
        self.stages.writeback.next.writes_high =
            self.head.val().writes_high & !self.head.val().ignored & !self.steps.collects.val();
        self.stages.writeback.next.row = self.head.val().destination;
        self.stages.writeback.next.bytes = self.head.val().bytes;
        if self.steps.exchanged.val() {
            self.stages.writeback.next.row = self.head.val().row_2;
            self.stages.writeback.next.bytes = self.head.val().exchange_bytes;
        }
        self.stages.writeback.next.writes_scalar = self.head.val().has_mask_destination & self.steps.leaves.val();
        self.stages.writeback.next.register = self.head.val().mask_destination;
        self.stages.writeback.next.scalar_result = self.head.val().scalar_result;
        self.stages.writeback.next.early_mask = self.head.val().early_mask;
        self.stages.writeback.next.ignored = self.head.val().ignored;
        self.stages.unit.next = self.head.val().unit;
        if self.steps.collects.val() {
            self.stages.unit.next = UnitName::Integer;
        }
        self.stages.exec.next = self.head_state.val().exec;
        self.stages.vcc.next = self.head_state.val().vcc.get_bits::<32>(0);
        if self.head.val().high {
            self.stages.vcc.next = self.head_state.val().vcc.get_bits::<32>(32);
        }
        self.stages.mask_from_vcc.next = self.head.val().mask_from_vcc;
        self.stages.forward.next = self.scalars.forward.val();
        for i in 0..self.lane_early_flag.len() {
            self.stages.early_flag[i].next = self.lane_early_flag[i].val();
        }
        self.stages.exchanges.next = self.steps.exchanges.val();
        self.stages.exchanged.next = self.steps.exchanged.val();
        self.stages.collects.next = self.steps.collects.val();
        for i in 0..self.stages.hazard.len() {
            self.gather.hazard[i].next = self.stages.hazard[i].val();
            self.scalars.hazard[i].next = self.stages.hazard[i].val();
        }
        for i in 0..self.stages.entering.len() {
            self.gather.entering[i].next = self.stages.entering[i].val();
            self.scalars.entering[i].next = self.stages.entering[i].val();
        }
        for i in 0..self.pending.hazard.len() {
            self.gather.hazard[i + 6].next = self.pending.hazard[i].val();
            self.scalars.hazard[i + 6].next = self.pending.hazard[i].val();
        }

        // Stage 1: operands.
        self.reuses.d.next = self.head.val().reuses;
        self.lane_load.next = self.load.q.val();
        self.lane_bank.next = self.bank.q.val();
        self.lane_source.next = self.origin.q.val();
        self.lane_bypass_high.next = self.bypass_high.q.val();
        for i in 0..self.lane_scalar.len() {
            self.scalar[i].next = self.constant[i].q.val();
            if self.is_register[i].q.val() {
                self.scalar[i].next = self.read_data[i].val();
            }
            if self.reuses.q.val() {
                self.scalar[i].next = self.kept[i].q.val();
            }
            self.kept[i].clock.next = self.clock.val();
            self.kept[i].d.next = self.scalar[i].val();
            self.lane_scalar[i].next = self.scalar[i].val();
        }
        // What launches with it.
        for k in 0..self.dual.len() {
            self.dual[k].clock.next = self.clock.val();
            self.dual[k].launch.next = self.gather.complete.val();
            self.dual[k].head.next = self.head.val();
            self.dual[k].scc.next = self.head_state.val().scc;
            self.dual[k].mode.next = self.head_state.val().mode;
            self.dual[k].read.next = self.read_data[2].val();
            for i in 0..self.lane_scalar.len() {
                self.dual[k].first[i].next = self.scalar[i].val();
                self.lane_scalar[i].next = self.dual[k].scalar[i].val();
            }
            for i in 0..self.stages.hazard.len() {
                self.dual[k].hazard[i].next = self.stages.hazard[i].val();
                self.gather.row_high[i].next = self.dual[k].row_high[i].val();
            }
            self.writes.row_high[k].next = self.dual[k].row_high[5].val();
            self.lane_dual[k].next = self.dual[k].lane.val();
        }
        // Collected sources are kept as they are.
        self.prepare.d.next = self.head.val().prepare;
        if self.steps.collects.val() {
            self.prepare.d.next = 0.into();
        }
        self.uses_crossed.d.next = self.steps.uses_crossed.val();
        self.lane_prepare.next = self.prepare.q.val();
        self.lane_uses_crossed.next = self.uses_crossed.q.val();

        // Stage 1: other lanes.
        self.cross.d.next = self.head.val().cross;
        self.fetch_inactive.d.next = self.head.val().fetch_inactive;
        self.bound_control.d.next = self.head.val().bound_control;
        self.dword.d.next = self.head.val().literal;
        self.wave64.d.next = self.head.val().wave64;
        self.high.d.next = self.head.val().high | self.steps.takes_upper_half.val();
        self.network.kind.next = self.cross.q.val();
        self.network.fetch_inactive.next = self.fetch_inactive.q.val();
        self.network.bound_control.next = self.bound_control.q.val();
        self.network.dword.next = self.dword.q.val();
        self.network.wave64.next = self.wave64.q.val();
        self.network.high.next = self.high.q.val();
        self.network.exec.next = self.stages.exec_1.val();
        self.network.beat.next = self.stages.hazard[0].val().beat;
        self.network.scalar_1.next = self.scalar[1].val().get_bits::<32>(0);
        self.network.scalar_2.next = self.scalar[2].val().get_bits::<32>(0);
        self.stages.chosen.next = self.network.chosen.val();
        self.stages.mask_register.next = self.read_data[2].val().get_bits::<32>(0);

        // Stage 2: units, and what is collected for other lanes.
        self.function.d.next = self.head.val().function;
        self.unit.d.next = self.head.val().unit;
        self.modifiers.d.next = self.head.val().modifiers;
        self.mode.d.next = self.head_state.val().mode;
        self.unit_control.function.next = self.function.q.val();
        self.unit_control.unit.next = self.unit.q.val();
        self.unit_control.modifiers.next = self.modifiers.q.val();
        self.unit_control.mode.next = self.mode.q.val();
        self.integer_control.d.next = self.unit_control.integer.val();
        self.float_control.d.next = self.unit_control.float.val();
        self.lane_integer_start.next = self.stages.starts_integer.val();
        self.lane_float_start.next = self.stages.starts_float.val();
        self.float_odd.next = self.stages.odd_2.val();
        self.lane_integer_control.next = self.integer_control.q.val();
        self.high_2.d.next = self.high.q.val();
        self.numbers.high.next = self.high_2.q.val();
        self.numbers.beat.next = self.stages.hazard[1].val().beat;
        self.lane_float_control.next = self.float_control.q.val();
        self.shared_word.d.next = self.unit_control.shared.val();
        self.shared_control.next = self.shared_word.q.val();
        self.shared_start.next = self.stages.starts_shared.val();
        self.walk_step_2.d.next = self.walk_step.q.val();
        self.walk_last_2.d.next = self.walk_last.q.val();
        self.walk_control_2.d.next = self.walk_control.q.val();
        self.matrix_start.next = self.walks_2.q.val();
        self.matrix_step.next = self.walk_step_2.q.val();
        self.matrix_beat.next = self.walk_beat_2.q.val();
        self.matrix_last.next = self.walk_last_2.q.val();
        self.matrix_control.next = self.walk_control_2.q.val();
        self.network.collect.next = self.stages.collects_2.val();
        self.network.collect_beat.next = self.stages.hazard[1].val().beat;

        // Stage 6: write-back.
        self.collect.before.next = self.mask_so_far.q.val();
        if self.stages.unit_6.val() == UnitName::Shared {
            self.collect.before.next = self.late_mask_so_far.q.val();
        }
        self.collect.beat.next = self.stages.written.val().beat;
        self.collect.odd.next = self.stages.odd_6.val();
        for i in 0..self.lane_mask.len() {
            self.lane_mask[i].next = self.stages.mask[i].val();
            self.lane_number[i].next = self.numbers.number[i].val();
            self.lane_crossed[i].next = self.network.crossed[i].val();
            self.network.value[i].next = self.lane_value[i].val();
            self.network.choice[i].next = self.lane_choice[i].val();
            self.stages.active[i].next = self.network.active[i].val();
            self.lane_active[i].next = self.stages.active_6[i].val();
            self.collect.flag[i].next = self.lane_flag[i].val();
            self.collect.active[i].next = self.stages.active_6[i].val();
        }
        for k in 0..self.exceptions.len() {
            for i in 0..self.lane_exceptions.len() {
                self.exceptions[k].lane[i].next = self.lane_exceptions[i].val();
                self.exceptions[k].active[i].next = self.stages.active_6[i].val();
            }
            // A scalar result is that of the first lane, whatever EXEC says (7.10).
            self.exceptions[k].of_one.next = self.stages.written.val().scalar_result;
            self.exceptions[k].valid.next = self.stages.valid[5].val();
            self.raised[k].next = self.exceptions[k].raised.val();
        }
        self.lane_unit.next = self.stages.unit_6.val();
        self.lane_result_bytes.next = self.stages.written.val().bytes;
        self.writes.low.next = self.stages.hazard[5].val().writes;
        self.writes.high.next = self.stages.hazard[5].val().writes_high;
        self.writes.row.next = self.stages.written.val().row;
        self.writes.beat.next = self.stages.written.val().beat;
        for i in 0..self.gather.matrix.len() {
            self.gather.matrix[i].next = self.writeback[0].hazard[i].val();
        }
        for k in 0..self.writeback.len() {
            self.writes.matrix[k].next = self.writeback[k].writes.val();
            self.writes.matrix_row[k].next = self.writeback[k].row.val();
            self.writes.matrix_beat[k].next = self.writeback[k].beat.val();
            self.matrix_event[k].next = self.writeback[k].event.val();
        }
        for i in 0..self.lane_matrix_low.len() {
            self.lane_matrix_low[i].next = self.writes.matrix_low[i].val();
            self.lane_matrix_high[i].next = self.writes.matrix_high[i].val();
        }
        self.writes.memory.next = self.memory_write.val().valid;
        self.writes.memory_row.next = self.memory_write.val().row;
        self.writes.memory_beat.next = self.memory_write.val().beat;
        self.memory_write_ready.next = self.writes.memory_ready.val();
        for i in 0..self.lane_write_low.len() {
            self.reads.write_address[i].next = self.writes.address[i].val();
            self.lane_write_address[i].next = self.writes.address[i].val();
            self.lane_write_low[i].next = self.writes.write_low[i].val();
            self.lane_write_high[i].next = self.writes.write_high[i].val();
            self.lane_write_memory[i].next = self.writes.write_memory[i].val();
        }
        if self.stages.valid[5].val() {
            if self.stages.unit_6.val() == UnitName::Shared {
                self.late_mask_so_far.d.next = self.collect.mask.val();
            } else {
                self.mask_so_far.d.next = self.collect.mask.val();
            }
        }
        self.scalar_data.next = self.collect.mask.val();
        if self.stages.written.val().scalar_result {
            self.scalar_data.next = self.lane_result.val();
        }
        self.register.next = self.stages.written.val().register;
        self.write.next.valid = self.stages.scalar_6.val();
        self.write.next.wave = self.stages.written.val().wave;
        self.write.next.sequence = self.stages.written.val().sequence;
        self.write.next.pair = self.register.val().get_bits::<6>(1);
        self.write.next.data = bit_cast::<64, 32>(self.scalar_data.val());
        self.write.next.halves = 1.into();
        if self.register.val().get_bit(0) {
            self.write.next.data = bit_cast::<64, 32>(self.scalar_data.val()) << 32;
            self.write.next.halves = 2.into();
        }
        self.retired.next.valid = self.stages.ends_6.val();
        self.retired.next.wave = self.stages.written.val().wave;
        self.retired.next.sequence = self.stages.written.val().sequence;
        for k in 0..self.writeback.len() {
            self.writeback[k].other_ends.next = self.stages.ends_6.val();
            self.matrix_ends[k].next = !self.stages.ends_6.val();
            if !self.stages.ends_6.val() {
                self.retired.next = self.writeback[k].finished.val();
            }
        }
        self.scalar_done.next = self.stages.scalar_ends_6.val();
        self.debug_matrix.next = self.queue.not_empty.val() & self.is_matrix.val();
        self.debug_activity.next = VectorActivity::Idle;
        if self.queue.not_empty.val() {
            self.debug_activity.next = VectorActivity::BankConflict;
            if self.gather.complete.val() {
                self.debug_activity.next = VectorActivity::Beat;
            }
            if self.gather.debug_stalls.val() {
                self.debug_activity.next = VectorActivity::Dependency;
            }
        }
        self.writes_register.next = self.stages.written.val().row != self.running_row.val();
        for k in 0..self.running_rows.len() {
            self.writes_register.next = self.stages.written.val().row < self.running_rows[k].val();
        }
        self.done_event.next.valid = self.stages.hazard[5].val().writes & self.writes_register.val();
        self.done_event.next.high = self.stages.hazard[5].val().writes_high & self.writes_register.val();
        self.done_event.next.row_high = self.stages.written.val().row + 1;
        self.done_event.next.wave = self.stages.written.val().wave;
        self.done_event.next.sequence = self.stages.written.val().sequence;
        self.done_event.next.row = self.stages.written.val().row;
        self.done_event.next.beat = self.stages.written.val().beat;
        self.done_event.next.bytes = self.stages.written.val().bytes;
        // Of a dual instruction operation X may be ignored, and Y not.
        for k in 0..self.dual.len() {
            self.done_event.next.row_high = self.dual[k].row_high[5].val();
            if !self.stages.hazard[5].val().writes {
                self.done_event.next.valid = self.stages.hazard[5].val().writes_high;
                self.done_event.next.high = self.stages.hazard[5].val().writes_high;
                self.done_event.next.bytes = 0.into();
            }
        }
    }
}
