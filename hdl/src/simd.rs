//! One SIMD: waves, front end, decoders, scalar side, vector ALU with its lanes, vector memory and LDS unit. Its ports and blocks; they are
//! connected in the order in which an instruction passes them: `front`, `scalar`, `vector`, `memory`, then `progress`, what waves learn of
//! it, and `traces`.

mod front;
mod memory;
mod progress;
mod scalar;
mod traces;
mod vector;

use crate::atomic::unit::{AtomicRequest, AtomicResponse};
use crate::config::Config;
use crate::dispatch::faults::{FaultKind, SlotFault};
use crate::dispatch::placement::GroupVector;
use crate::events::{
    ConditionEvent, InstructionEvent, IssueEvent, LineEvent, LoadLaneEvent, RequestEvent, RowEvent, SharedEvent,
    StoredEvent, UnitsEvent, ValuEvent, ValuLaneEvent, WaveEvent,
};
use crate::export::record::ExportRow;
use crate::export::unit::ExportUnit;
use crate::front::barrel::Barrel;
use crate::front::barrier::WaveEvents;
use crate::front::decode::InstructionRegister;
use crate::front::decode::rdna4::export::{ExportDecode, ExportIssue};
use crate::front::decode::rdna4::lds::LdsDecode;
use crate::front::decode::rdna4::salu::SaluDecode;
use crate::front::decode::rdna4::smem::SmemDecode;
use crate::front::decode::rdna4::valu::ValuDecode;
use crate::front::decode::rdna4::valu_operation::prepared_bits;
use crate::front::decode::rdna4::vmem::{VmemDecode, VmemIssue};
use crate::front::fetch::Fetch;
use crate::front::flat::FlatQueue;
use crate::front::issue::{CLASSES, Issue};
use crate::front::matrix_pace::MatrixPace;
use crate::front::order::WaveOrder;
use crate::front::pace::VectorPorts;
use crate::front::patience::Patience;
use crate::front::progress::WaveProgress;
use crate::front::scalar_queue::ScalarQueue;
use crate::front::select::{AnswerTrace, HeadTrace, IssueTrace, VectorExec, WaveStates};
use crate::front::trap::HostCommand;
use crate::front::violations::WaveViolations;
use crate::front::watch::{AddressWatch, WatchWrite};
use crate::front::wave_slot::WaveSlot;
use crate::hardware_block;
use crate::kernel_in_sections;
use crate::lds::access::LdsAccess;
use crate::lds::crossbar::LdsRequest;
use crate::lds::unit::LdsUnit;
use crate::parts::block::signals;
use crate::parts::vector::WaveVector;
use crate::port::{CLIENTS, LineRequest, LineResponse};
use crate::scalar::salu::Salu;
use crate::scalar::scalar_loads::ScalarLoads;
use crate::scalar::sgpr_file::SgprFile;
use crate::scalar::write_port::{ScalarWrite, ScalarWritePort};
use crate::vector::lane::ValuLane;
use crate::vector::matrix::mfma::unit::MfmaUnit;
use crate::vector::matrix::unit::MatrixUnit;
use crate::vector::paired_float::PairedFloat;
use crate::vector::row_port::RowPort;
use crate::vector::shared::units::SharedUnits;
use crate::vector::valu::Valu;
use crate::vector::wave_vgprs::WaveVgprs;
use crate::vmem::address::Violation;
use crate::vmem::joined_banks::BANKS;
use crate::vmem::vector_memory::VectorMemory;
use crate::wave::{InitialRow, StateWrite, TrapHandler, WaveLaunch, WavePlace};
use rust_hdl::prelude::*;

/// Classes whose decoder has a register in front: scalar ALU, scalar memory, vector memory, LDS.
const DECODED: usize = 4;

/// The lanes of a machine.
fn lanes(config: Config) -> Vec<ValuLane> {
    let prepared = prepared_bits(config.units);
    (0..config.lanes).map(|_| ValuLane::new(config.vgpr_rows, 32 / config.lanes, config.units, prepared)).collect()
}

hardware_block! {
    /// See the module's description. Arrays of six are in the order of [`CLASSES`].
    pub struct Simd(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The number of this SIMD.
        pub index: Signal<In, Bits<2>>,
        /// From the dispatcher: a wave is launched in the slot.
        pub launch: Signal<In, Bits<16>>,
        /// It starts.
        pub run: Signal<In, Bits<16>>,
        /// What it gets.
        pub initial: Signal<In, WaveLaunch>,
        /// The trap handler, where waves may have one.
        pub handler: Vec<Signal<In, TrapHandler>> = signals(usize::from(config.units.traps)),
        /// What the host says of the addresses that it watches.
        pub watch: Vec<Signal<In, WatchWrite>> = signals(usize::from(config.units.traps)),
        /// What the host wants of waves.
        pub command: Vec<Signal<In, HostCommand>> = signals(usize::from(config.units.traps)),
        /// Of these.
        pub commanded: Vec<Signal<In, Bits<16>>> = signals(usize::from(config.units.traps)),
        /// The dispatch is stopped, see [`crate::dispatch::faults`].
        pub stop: Signal<In, Bit>,
        /// VGPRs of a wave.
        pub launch_vgprs: Signal<In, Bits<11>>,
        /// Where waves may have dynamic VGPRs: those of the dispatch do.
        pub launch_dynamic: Vec<Signal<In, Bit>> = signals(usize::from(config.units.dynamic_vgprs)),
        /// Of CDNA4: the first of them that accumulates.
        pub launch_accumulation: Vec<Signal<In, Bits<11>>> = signals(config.units.set.accumulates()),
        /// The wave whose scalar registers the dispatcher writes.
        pub launch_wave: Signal<In, Bits<4>>,
        /// Writes a scalar register pair.
        pub launch_scalar: Signal<In, Bit>,
        /// It happens in this cycle.
        pub launch_scalar_ready: Signal<Out, Bit>,
        /// Pair number.
        pub launch_pair: Signal<In, Bits<6>>,
        /// Data.
        pub launch_data: Signal<In, Bits<64>>,
        /// With a quick launch: all that is written.
        pub launch_initial: Vec<Signal<In, InitialRow>> = signals(usize::from(config.units.quick_launch)),
        /// Writes v0.
        pub launch_vgpr: Signal<In, Bit>,
        /// It happens in this cycle.
        pub launch_vgpr_ready: Signal<Out, Bit>,
        /// Its row.
        pub launch_row: Signal<In, Bits<11>>,
        /// Beat.
        pub launch_beat: Signal<In, Bits<3>>,
        /// Values of the lanes.
        pub launch_value: Vec<Signal<In, Bits<32>>> = signals(config.lanes),
        /// Instruction lines are forgotten.
        pub invalidate: Signal<In, Bit>,
        /// Scalar data lines are forgotten.
        pub invalidate_data: Signal<In, Bit>,
        /// A wave asks for that.
        pub forget_data: Signal<Out, Bit>,
        /// One cycle in 64, while `counts`.
        pub tick: Signal<In, Bit>,
        /// A period of [`Patience`] begins; where waves do not take turns.
        pub looks: Vec<Signal<In, Bit>> = signals(usize::from(!config.barrel)),
        /// A sleep of a wave counts ticks down.
        pub counts: Signal<Out, Bit>,
        /// Clock count, while `reads_cycles`.
        pub cycles: Signal<In, Bits<64>>,
        /// A scalar instruction may read it.
        pub reads_cycles: Signal<Out, Bit>,
        /// The barrier of a work-group has completed.
        pub completed: Signal<In, Bit>,
        /// Which.
        pub completed_group: Signal<In, Bits<5>>,
        /// Work-group of the wave that asks for the state of its barrier.
        pub asking_group: Signal<Out, Bits<5>>,
        /// Waves that have signalled that.
        pub signalled: Signal<In, Bits<6>>,
        /// The barrier of the trap handlers of a work-group has completed.
        pub handlers_completed: Vec<Signal<In, Bit>> = signals(usize::from(config.units.traps)),
        /// Of this group.
        pub handlers_completed_group: Vec<Signal<In, Bits<5>>> = signals(usize::from(config.units.traps)),
        /// Waves that have signalled that of the group of the wave that asks.
        pub signalled_handlers: Vec<Signal<In, Bits<6>>> = signals(usize::from(config.units.traps)),
        /// Two cycles after a signal of this SIMD, of either barrier: it was the first one.
        pub signalled_first: Signal<In, Bit>,
        /// A wave of each SIMD wakes its group.
        pub woken: Vec<Signal<In, Bit>> = signals(config.simds),
        /// Which.
        pub woken_group: Vec<Signal<In, Bits<5>>> = signals(config.simds),
        /// A wave signals the barrier of its group.
        pub signal: Signal<Out, Bit>,
        /// A wave signals the barrier of the trap handlers.
        pub signal_handlers: Vec<Signal<Out, Bit>> = signals(usize::from(config.units.traps)),
        /// A wave wakes its group.
        pub wake: Signal<Out, Bit>,
        /// A wave ends.
        pub end: Signal<Out, Bit>,
        /// A wave interrupts the host.
        pub interrupt: Signal<Out, Bit>,
        /// A wave forgets the instruction caches.
        pub forget: Signal<Out, Bit>,
        /// The group of that wave.
        pub event_group: Signal<Out, Bits<5>>,
        /// Its M0.
        pub event_m0: Signal<Out, Bits<32>>,
        /// Slots that hold a wave.
        pub active: Signal<Out, Bits<16>>,
        /// Numbers of their work-groups, 5 bits a slot.
        pub active_groups: Signal<Out, Bits<80>>,

        /// With graphics: the table of border colours, byte address / 256.
        pub border_table: Vec<Signal<In, Bits<40>>> = signals(usize::from(config.units.graphics)),

        /// Requests of the three clients of the memory port.
        pub request: Vec<Signal<Out, LineRequest>> = signals(CLIENTS),
        /// Taken.
        pub request_ready: Vec<Signal<In, Bit>> = signals(CLIENTS),
        /// Bytes that vector memory writes.
        pub request_data: Signal<Out, Bits<512>>,
        /// Of [`Config::narrow_port`]: which 8 of them are wanted; their quarter is in the lowest bits then.
        pub request_beat: Vec<Signal<In, Bits<3>>> = signals(usize::from(config.narrow_port)),
        /// PortResponses to the three clients.
        pub response: Vec<Signal<In, LineResponse>> = signals(CLIENTS),
        /// The quarters of their part of a line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(config.line_quarters),
        /// Somebody of the compute unit writes a line.
        pub written: Signal<In, Bit>,
        /// Which.
        pub written_line: Signal<In, Bits<42>>,

        /// An atomic operation; line and tag are those of vector memory's request.
        pub atomic: Signal<Out, AtomicRequest>,
        /// It is taken.
        pub atomic_ready: Signal<In, Bit>,
        /// An operation is done.
        pub atomic_answer: Signal<In, AtomicResponse>,

        /// Memory has refused that operation.
        pub atomic_refused: Vec<Signal<In, Bit>> = signals(usize::from(config.units.traps)),
        /// The access of a lane is refused, and its wave has no trap handler for that.
        pub violation: Signal<Out, Violation>,
        /// Address of its instruction.
        pub violation_pc: Signal<Out, Bits<48>>,

        /// Wants to access the local data share.
        pub lds_want: Signal<Out, Bit>,
        /// Stores.
        pub lds_store: Signal<Out, Bit>,
        /// Keeps the other SIMD off.
        pub lds_hold: Signal<Out, Bit>,
        /// It loads, and no two of its lanes may be served by one bank.
        pub lds_single: Vec<Signal<Out, Bit>> = signals(usize::from(config.units.lds_atomics_at_once)),
        /// The lane wants a dword.
        pub lds_valid: Vec<Signal<Out, Bit>> = signals(config.lanes),
        /// It.
        pub lds_request: Vec<Signal<Out, LdsRequest>> = signals(config.lanes),
        /// Where banks work in fours: they want the dwords behind too,
        pub lds_fours: Vec<Signal<Out, Bit>> = signals(config.units.lds_fours()),
        /// to store these there,
        pub lds_upper: Vec<Signal<Out, Bits<96>>> = signals(config.units.lds_fours() * config.lanes),
        /// or as they were loaded one clock ago.
        pub lds_word_upper: Vec<Signal<In, Bits<96>>> = signals(config.units.lds_fours() * config.lanes),
        /// The banks work for this SIMD.
        pub lds_granted: Signal<In, Bit>,
        /// And serve the lane.
        pub lds_served: Vec<Signal<In, Bit>> = signals(config.lanes),
        /// What the lane loaded one clock ago.
        pub lds_word: Vec<Signal<In, Bits<32>>> = signals(config.lanes),

        /// A row leaves for whoever takes exports.
        pub export: Vec<Signal<Out, ExportRow>> = signals(usize::from(config.units.exports)),
        /// It is taken.
        pub export_ready: Vec<Signal<In, Bit>> = signals(usize::from(config.units.exports)),
        /// The lane exports.
        pub export_active: Vec<Signal<Out, Bit>> = signals(config.lanes * usize::from(config.units.exports)),
        /// Its register.
        pub export_data: Vec<Signal<Out, Bits<32>>> = signals(config.lanes * usize::from(config.units.exports)),

        /// The wave in the slot reached an instruction that this machine does not execute.
        pub fault: Signal<Out, Bits<16>>,
        /// Address of that instruction; of the lowest slot, when several waves do in one cycle.
        pub fault_pc: Signal<Out, Bits<48>>,
        /// What the fault of that wave is.
        pub fault_kind: Signal<Out, FaultKind>,
        /// An instruction of the class issues.
        pub debug_issue: Vec<Signal<Out, IssueEvent>> = signals(CLASSES.len()),
        /// What a slot does.
        pub debug_wave: Vec<Signal<Out, WaveEvent>> = signals(config.waves),
        /// What the units do.
        pub debug_units: Signal<Out, UnitsEvent>,
        /// Where the registers and the memory of the wave in a slot are.
        pub debug_place: Vec<Signal<Out, WavePlace>> = signals(config.waves),
        /// A scalar register pair is written.
        pub debug_scalar: Signal<Out, ScalarWrite>,
        /// SCC is written.
        pub debug_condition: Signal<Out, ConditionEvent>,
        /// A signal of a barrier is answered in SCC.
        pub debug_answer: Signal<Out, ConditionEvent>,
        /// A vector ALU operation writes a beat of a row, or of two.
        pub debug_valu: Signal<Out, ValuEvent>,
        /// What its lanes write.
        pub debug_valu_lane: Vec<Signal<Out, ValuLaneEvent>> = signals(config.lanes),
        /// Results of MFMA are written to a beat of two rows.
        pub debug_matrix: Vec<Signal<Out, ValuEvent>> = signals(usize::from(config.units.mfma())),
        /// They, by lane.
        pub debug_matrix_lane: Vec<Signal<Out, Bits<64>>> = signals(config.lanes * usize::from(config.units.mfma())),
        /// A beat of a row is written from memory or the local data share.
        pub debug_load: Signal<Out, RowEvent>,
        /// What lanes write of it.
        pub debug_load_lane: Vec<Signal<Out, LoadLaneEvent>> = signals(config.lanes),
        /// Access to the local data share.
        pub debug_lds: Signal<Out, SharedEvent>,
        /// Whose request vector memory sends, or whose load or store asks the port for nothing in this cycle.
        pub debug_request: Signal<Out, RequestEvent>,
        /// A load is answered from the cache.
        pub debug_hit: Signal<Out, LineEvent>,
        /// A store begins a line, or joins one, that leaves later.
        pub debug_joined: Vec<Signal<Out, StoredEvent>> = signals(BANKS * config.units.joined_stores()),
        /// Waves whose trap handler takes violations of memory.
        pub debug_handled: Signal<Out, Bits<16>>,
        /// Whose request scalar memory sends.
        pub debug_scalar_request: Signal<Out, InstructionEvent>,
        /// Retired: scalar ALU, vector ALU, scalar memory, vector load, vector store, local data share.
        pub debug_retire: Vec<Signal<Out, InstructionEvent>> = signals(6),

        slot: Vec<WaveSlot> = (0..config.waves).map(|_| WaveSlot::new(config.units, config.simds, config.fetch_dwords, config.barrel)).collect(),
        barrel: Vec<Barrel> = (0..usize::from(config.barrel))
            .map(|_| Barrel::new(config.waves, config.units, config.fetch_dwords)).collect(),
        active_vector: WaveVector = WaveVector::new(config.waves),
        group_vector: GroupVector = GroupVector::new(config.waves),
        slot_fault: SlotFault = SlotFault::new(config.waves),
        fetch: Fetch = Fetch::new(
            config.waves, config.instruction_lines, config.fetch_dwords, config.line_quarters, config.instruction_fills),
        issue: Issue = Issue::new(config.waves, config.barrel),
        issue_trace: IssueTrace = IssueTrace::new(config.waves, config.units.silicon_pace),
        fault_trace: HeadTrace = HeadTrace::new(config.waves),
        answer_trace: AnswerTrace = AnswerTrace::new(config.waves),
        ports: Vec<VectorPorts> =
            (0..usize::from(config.units.silicon_pace)).map(|_| VectorPorts::new(config.waves)).collect(),
        matrix_pace: Vec<MatrixPace> =
            (0..usize::from(config.units.mfma())).map(|_| MatrixPace::new(config.waves)).collect(),
        patience: Vec<Patience> = (0..usize::from(!config.barrel)).map(|_| Patience::new(config.waves)).collect(),
        order: Vec<WaveOrder> = (0..usize::from(!config.barrel)).map(|_| WaveOrder::new(config.waves)).collect(),
        events: WaveEvents = WaveEvents::new(config.waves, usize::from(config.units.traps)),
        words: Vec<InstructionRegister> = (0..DECODED).map(|_| InstructionRegister::new()).collect(),
        vmem_issue: VmemIssue = VmemIssue::new(config.units),
        salu_decode: SaluDecode = SaluDecode::new(config.units.scalar_float, config.units.scalar_float_clocks(), config.units.dynamic_vgprs, config.units.set),
        smem_decode: SmemDecode = SmemDecode::new(config.units.set, config.units.traps),
        valu_decode: ValuDecode = ValuDecode::new(config.vgpr_rows, config.units),
        vmem_decode: VmemDecode = VmemDecode::new(config.units),
        lds_decode: LdsDecode = LdsDecode::new(config.units),
        scalar_queue: ScalarQueue = ScalarQueue::new(config.scalar_queue, config.units.silicon_pace),
        salu: Salu = Salu::new(config.units),
        smem: ScalarLoads = ScalarLoads::new(config.scalar_loads, config.scalar_lines, config.line_quarters, config.units),
        sgprs: SgprFile = SgprFile::new(config.waves, usize::from(config.units.quick_launch)),
        scalar_port: ScalarWritePort = ScalarWritePort::new(if config.units.traps { config.waves } else { 0 }),
        valu: Valu = Valu::new(config.lanes, config.vgpr_rows, config.units),
        wave_vgprs: Vec<WaveVgprs> =
            (0..if config.units.dynamic_vgprs { 4 + usize::from(config.units.exports) } else { 0 })
                .map(|_| WaveVgprs::new(config.waves))
                .collect(),
        shared: SharedUnits = SharedUnits::new(config.lanes, config.units),
        matrix: Vec<MatrixUnit> = (0..usize::from(config.units.wmma())).map(|_| MatrixUnit::new(config.lanes)).collect(),
        mfma: Vec<MfmaUnit> = (0..usize::from(config.units.mfma())).map(|_| MfmaUnit::new()).collect(),
        floats: Vec<PairedFloat> = (0..usize::from(config.units.paired_float))
            .map(|_| PairedFloat::new(config.lanes, config.units)).collect(),
        lane: Vec<ValuLane> =
            lanes(config),
        vmem: VectorMemory = VectorMemory::new(config),
        lds: LdsUnit = LdsUnit::new(config.lanes, config.simds, config.lds_bytes, config.lds_banks, config.units),
        lds_access: Vec<LdsAccess> = (0..config.units.loads_to_lds()).map(|_| LdsAccess::new(config.lanes, config.units.lds_fours())).collect(),
        flat: FlatQueue = FlatQueue::new(),
        export_issue: Vec<ExportIssue> =
            (0..usize::from(config.units.exports)).map(|_| ExportIssue::new(config.units)).collect(),
        export_words: Vec<InstructionRegister> =
            (0..usize::from(config.units.exports)).map(|_| InstructionRegister::new()).collect(),
        export_decode: Vec<ExportDecode> =
            (0..usize::from(config.units.exports)).map(|_| ExportDecode::new(config.units)).collect(),
        exports: Vec<ExportUnit> =
            (0..usize::from(config.units.exports)).map(|_| ExportUnit::new(config.lanes)).collect(),

        states: WaveStates = WaveStates::new(config.waves, config.barrel),
        vector_exec: Vec<VectorExec> = (0..usize::from(config.units.keeps_exec)).map(|_| VectorExec::new(config.waves)).collect(),
        progress: WaveProgress = WaveProgress::new(config.waves),
        watches: Vec<AddressWatch> =
            (0..usize::from(config.units.traps)).map(|_| AddressWatch::new(config.waves)).collect(),
        violations: Vec<WaveViolations> =
            (0..usize::from(config.units.traps)).map(|_| WaveViolations::new(config.waves)).collect(),
        row_port: RowPort = RowPort::new(if config.units.exports { 3 } else { 2 }),
        handler_now: Signal<Local, TrapHandler>,
        no_command: Signal<Local, HostCommand>,
        state_written: Signal<Local, StateWrite>,
        export_done: Signal<Local, InstructionEvent>,
        exceptions_written: Signal<Local, StateWrite>,
        vmem_violation: Signal<Local, Violation>,
        lds_violation: Signal<Local, InstructionEvent>,
    }
}

kernel_in_sections!(Simd: front::Front, scalar::Scalar, vector::Vector, memory::Memory, progress::Progress, traces::Traces);
