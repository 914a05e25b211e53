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

mod head;
mod launch;
mod multiplies;
mod operands;
mod write_back;

use crate::arith::{float, integer};
use crate::config::Units;
use crate::events::{InstructionEvent, RowEvent, ValuEvent, VectorActivity};
use crate::hardware_block;
use crate::kernel_in_sections;
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

kernel_in_sections!(Valu: head::Head, multiplies::Multiplies, launch::Launch, operands::Operands, write_back::WriteBack);
