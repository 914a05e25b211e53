//! The compute unit: SIMDs, the work-group dispatcher, the memory port. Wiring only.

mod dispatch;
mod groups;
mod memory;

use crate::atomic::unit::AtomicUnit;
use crate::config::Config;
use crate::dispatch::control::DispatchControl;
use crate::dispatch::dispatcher::Dispatcher;
use crate::dispatch::faults::Faults;
use crate::dispatch::placement::GROUPS;
use crate::events::{
    ConditionEvent, InstructionEvent, IssueEvent, LineEvent, LoadLaneEvent, RequestEvent, RowEvent, SharedEvent,
    StoredEvent, UnitsEvent, ValuEvent, ValuLaneEvent, WaveEvent,
};
use crate::export::record::{ExportData, ExportRow};
use crate::front::barrier::Barriers;
use crate::graphics::launch::launcher::Launcher;
use crate::graphics::launch::record::{WavePlaced, WaveRequest};
use crate::hardware_block;
use crate::kernel_in_sections;
use crate::lds::core::{GUEST_DWORDS, LdsCore};
use crate::lds::crossbar::LdsRequest;
use crate::parts::block::signals;
use crate::port::PortResponses;
use crate::port::requests::PortRequests;
use crate::registers::compute_registers::USER_DATA;
use crate::scalar::write_port::ScalarWrite;
use crate::simd::Simd;
use crate::vmem::address::Violation;
use crate::vmem::joined_banks::BANKS;
use crate::wave::{WaveLaunch, WavePlace, WaveShape};
use rust_hdl::prelude::*;

/// Whether a configuration launches waves of shaders beside those of dispatches: 0 or 1 of a port.
pub const fn draws(config: Config) -> usize {
    config.units.graphics as usize
}

hardware_block! {
    /// The top. A dispatch is described by the compute registers and started by writing COMPUTE_DISPATCH_INITIATOR; `busy`
    /// falls when its last wave has ended; a fault or COMPUTE_CONTROL.ABORT ends it before its time. The memory port carries reads and byte-masked writes of 64-byte lines; answers may come
    /// in any order.
    pub struct ComputeUnit(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request of the register bus: see [`crate::registers::register_block`].
        pub bus_valid: Signal<In, Bit>,
        /// It writes.
        pub bus_write: Signal<In, Bit>,
        /// Byte address.
        pub bus_address: Signal<In, Bits<18>>,
        /// Data to write.
        pub bus_data: Signal<In, Bits<32>>,
        /// Bytes to write.
        pub bus_bytes: Signal<In, Bits<4>>,
        /// The answer to the request of the cycle before.
        pub bus_ready: Signal<Out, Bit>,
        /// It was refused.
        pub bus_error: Signal<Out, Bit>,
        /// Data read.
        pub bus_read_data: Signal<Out, Bits<32>>,
        /// COMPUTE_STATUS.ERROR: why the last dispatch was not started.
        pub dispatch_error: Signal<Out, Bits<4>>,
        /// A dispatch is in progress.
        pub busy: Signal<Out, Bit>,

        /// A request to memory.
        pub request_valid: Signal<Out, Bit>,
        /// It is taken in this cycle.
        pub request_ready: Signal<In, Bit>,
        /// It writes.
        pub request_write: Signal<Out, Bit>,
        /// Line number: byte address / 64.
        pub request_line: Signal<Out, Bits<42>>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// Of [`Config::narrow_port`]: which 8 of them are wanted, as the lowest ones, in this cycle; not in the first of the request.
        pub request_beat: Vec<Signal<In, Bits<3>>> = signals(usize::from(config.narrow_port)),
        /// Bytes wanted or written; a read without any takes what is there.
        pub request_mask: Signal<Out, Bits<64>>,
        /// Identifier that the answer carries.
        pub request_id: Signal<Out, Bits<10>>,
        /// An answer: the line of a read, or that a write is done.
        pub response_valid: Signal<In, Bit>,
        /// It is taken in this cycle.
        pub response_ready: Signal<Out, Bit>,
        /// Identifier of the request.
        pub response_id: Signal<In, Bits<10>>,
        /// The line.
        pub response_data: Signal<In, Bits<512>>,
        /// Of [`Config::narrow_port`]: which quarter of it is here, as the lowest one. They come in their order.
        pub response_quarter: Vec<Signal<In, Bits<2>>> = signals(usize::from(config.narrow_port)),
        /// Parts of the line that was read lie outside memory: bit 0 some, bit 1 all. Such a line is not kept as data,
        /// and what is not there is not executed.
        pub response_missing: Signal<In, Bits<2>>,

        /// A wave of the SIMD interrupts the host (S_SENDMSG, 5.4).
        pub interrupt: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// Its M0; the low 24 bits are the program's.
        pub interrupt_data: Vec<Signal<Out, Bits<32>>> = signals(config.simds),

        /// A row leaves for whoever takes exports, of each SIMD ([`crate::export`]).
        pub export: Vec<Signal<Out, ExportRow>> = signals(config.simds * usize::from(config.units.exports)),
        /// It is taken.
        pub export_ready: Vec<Signal<In, Bit>> = signals(config.simds * usize::from(config.units.exports)),
        /// The lane exports; lane `l` of SIMD `s` at `[s][l]`.
        pub export_active: Vec<Vec<Signal<Out, Bit>>> =
            (0..config.simds * usize::from(config.units.exports)).map(|_| signals(config.lanes)).collect(),
        /// Its register.
        pub export_data: Vec<Vec<Signal<Out, ExportData>>> =
            (0..config.simds * usize::from(config.units.exports)).map(|_| signals(config.lanes)).collect(),

        /// Of [`Units::graphics`](crate::config::Units::graphics): a draw is in progress. Its waves are launched, and nothing is dispatched.
        pub drawing: Vec<Signal<In, Bit>> = signals(draws(config)),
        /// It begins.
        pub draw_starts: Vec<Signal<In, Bit>> = signals(draws(config)),
        /// It ends before its time: a wave has faulted, or the host wants it.
        pub draw_stop: Vec<Signal<Out, Bit>> = signals(draws(config)),
        /// A wave is wanted: see [`Launcher`].
        pub wave: Vec<Signal<In, WaveRequest>> = signals(draws(config)),
        /// User SGPRs of its stage.
        pub wave_user_data: Vec<Signal<In, Bits<32>>> = signals(USER_DATA * draws(config)),
        /// VGPRs of every wave of the draw.
        pub wave_vgprs: Vec<Signal<In, Bits<11>>> = signals(draws(config)),
        /// LDS bytes of every one of them.
        pub wave_lds_bytes: Vec<Signal<In, Bits<18>>> = signals(draws(config)),
        /// Where the wave is.
        pub wave_placed: Vec<Signal<Out, WavePlaced>> = signals(draws(config)),
        /// It runs from now on.
        pub wave_started: Vec<Signal<Out, Bit>> = signals(draws(config)),
        /// The initial VGPR that is written,
        pub wave_register: Vec<Signal<Out, Bits<5>>> = signals(draws(config)),
        /// in this beat of lanes.
        pub wave_beat: Vec<Signal<Out, Bits<4>>> = signals(draws(config)),
        /// Its values, in the same cycle.
        pub wave_value: Vec<Signal<In, Bits<32>>> = signals(config.lanes * draws(config)),
        /// They are there.
        pub wave_value_valid: Vec<Signal<In, Bit>> = signals(draws(config)),
        /// Parameters of a wave are to be stored in LDS.
        pub lds_want: Vec<Signal<In, Bit>> = signals(draws(config)),
        /// What.
        pub lds_request: Vec<Signal<In, LdsRequest>> = signals(GUEST_DWORDS * draws(config)),
        /// It is, in this cycle.
        pub lds_granted: Vec<Signal<Out, Bit>> = signals(draws(config)),
        /// The table of border colours: byte address / 256.
        pub border_table: Vec<Signal<In, Bits<40>>> = signals(draws(config)),
        /// Slots that hold a wave, of each SIMD.
        pub wave_active: Vec<Signal<Out, Bits<16>>> = signals(config.simds * draws(config)),

        /// The wave in the slot reached an instruction that this machine does not execute, of each SIMD.
        pub fault: Vec<Signal<Out, Bits<16>>> = signals(config.simds),
        /// Address of that instruction; of the lowest slot, when several waves do in one cycle.
        pub fault_pc: Vec<Signal<Out, Bits<48>>> = signals(config.simds),
        /// Vector memory refuses the access of a lane.
        pub violation: Vec<Signal<Out, Violation>> = signals(config.simds),

        // Debug events of SIMD `s` at indices `s`, or at `6 s + class` where there are six classes.
        /// A wave is launched in the slot.
        pub debug_launch: Vec<Signal<Out, Bits<16>>> = signals(config.simds),
        /// An instruction issues.
        pub debug_issue: Vec<Signal<Out, IssueEvent>> = signals(6 * config.simds),
        /// An instruction retires: scalar ALU, vector ALU, scalar memory, vector load, vector store, LDS.
        pub debug_retire: Vec<Signal<Out, InstructionEvent>> = signals(6 * config.simds),
        /// Access to the local data share.
        pub debug_lds: Vec<Signal<Out, SharedEvent>> = signals(config.simds),
        /// The lane of the SIMD that accesses is served.
        pub debug_lds_served: Vec<Signal<Out, Bit>> = signals(config.lanes),
        /// What lanes want there; lane `l` of SIMD `s` at `[s][l]`.
        pub debug_lds_lane: Vec<Vec<Signal<Out, LdsRequest>>> = (0..config.simds).map(|_| signals(config.lanes)).collect(),
        /// Where banks work in fours: they want the dwords behind too,
        pub debug_lds_fours: Vec<Signal<Out, Bit>> = signals(config.units.lds_fours() * config.simds),
        /// and this there, three dwords a lane.
        pub debug_lds_upper: Vec<Vec<Signal<Out, Bits<32>>>> =
            (0..config.units.lds_fours() * config.simds).map(|_| signals(3 * config.lanes)).collect(),
        /// Whose request vector memory sends, or whose load is answered from the cache.
        pub debug_request: Vec<Signal<Out, RequestEvent>> = signals(config.simds),
        /// A load is answered from the cache.
        pub debug_hit: Vec<Signal<Out, LineEvent>> = signals(config.simds),
        /// A store begins a line, or joins one, that leaves later, by SIMD; a second line beside it.
        pub debug_joined: Vec<Vec<Signal<Out, StoredEvent>>> =
            (0..config.units.joined_stores() * config.simds).map(|_| signals(BANKS)).collect(),
        /// Waves whose trap handler takes violations of memory.
        pub debug_handled: Vec<Signal<Out, Bits<16>>> = signals(config.simds),
        /// The atomic operation in progress is of this SIMD.
        pub debug_atomic_simd: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// Its lane 25:20, number of the instruction 19:4, wave 3:0.
        pub debug_atomic_origin: Signal<Out, RequestEvent>,
        /// Whose request scalar memory sends.
        pub debug_scalar_request: Vec<Signal<Out, InstructionEvent>> = signals(config.simds),
        /// What the wave slots do.
        pub debug_wave: Vec<Vec<Signal<Out, WaveEvent>>> = (0..config.simds).map(|_| signals(config.waves)).collect(),
        /// What the units do.
        pub debug_units: Vec<Signal<Out, UnitsEvent>> = signals(config.simds),
        /// Where the registers and the memory of the wave in a slot are; slot `w` of SIMD `s` at `[s][w]`.
        pub debug_place: Vec<Vec<Signal<Out, WavePlace>>> = (0..config.simds).map(|_| signals(config.waves)).collect(),
        /// A scalar register pair is written.
        pub debug_scalar: Vec<Signal<Out, ScalarWrite>> = signals(config.simds),
        /// SCC is written.
        pub debug_condition: Vec<Signal<Out, ConditionEvent>> = signals(config.simds),
        /// A signal of a barrier is answered in SCC: it was the first one or not.
        pub debug_answer: Vec<Signal<Out, ConditionEvent>> = signals(config.simds),
        /// A vector ALU operation writes a beat of a row, or of two.
        pub debug_valu: Vec<Signal<Out, ValuEvent>> = signals(config.simds),
        /// What its lanes write.
        pub debug_valu_lane: Vec<Vec<Signal<Out, ValuLaneEvent>>> = (0..config.simds).map(|_| signals(config.lanes)).collect(),
        /// Results of MFMA are written to a beat of two rows.
        pub debug_matrix: Vec<Signal<Out, ValuEvent>> = signals(config.simds * usize::from(config.units.mfma())),
        /// They, by lane.
        pub debug_matrix_lane: Vec<Vec<Signal<Out, Bits<64>>>> =
            (0..config.simds * usize::from(config.units.mfma())).map(|_| signals(config.lanes)).collect(),
        /// A beat of a row is written from memory or the local data share.
        pub debug_load: Vec<Signal<Out, RowEvent>> = signals(config.simds),
        /// What lanes write of it.
        pub debug_load_lane: Vec<Vec<Signal<Out, LoadLaneEvent>>> = (0..config.simds).map(|_| signals(config.lanes)).collect(),

        control: DispatchControl = DispatchControl::new(config),
        dispatcher: Dispatcher = Dispatcher::new(config),
        faults: Faults = Faults::new(config),
        launcher: Vec<Launcher> = (0..draws(config)).map(|_| Launcher::new(config)).collect(),
        simd: Vec<Simd> = (0..config.simds).map(|_| Simd::new(config)).collect(),
        lds: LdsCore = LdsCore::new(
            config.simds, config.lanes, config.lds_bytes, config.lds_banks, draws(config), config.units.lds_fours(),
            usize::from(config.units.lds_atomics_at_once)),
        barriers: Barriers = Barriers::new(GROUPS.min(config.simds * config.waves), config.simds),
        // Those of the trap handlers.
        handlers_barriers: Vec<Barriers> = (0..usize::from(config.units.traps)).map(|_| Barriers::new(GROUPS.min(config.simds * config.waves), config.simds)).collect(),
        requests: PortRequests = PortRequests::new(config.simds, config.narrow_port, config.knows_own_stores()),
        responses: PortResponses = PortResponses::new(config.simds, config.line_quarters, config.narrow_port),
        atomic: AtomicUnit = AtomicUnit::new(config.simds, config.units.atomics, config.line_quarters, config.units.traps),
        cycles: DFF<Bits<64>>,
        forget: DFF<Bit>,
        forget_data: DFF<Bit>,
        // Without [`crate::config::Units::empties_at_once`]: a dispatch has started.
        started: Vec<DFF<Bit>> = signals(usize::from(!config.units.empties_at_once)),
        empties: Signal<Local, Bit>,
        tick: Signal<Local, Bit>,
        // The period of patience begins.
        looks: Vec<Signal<Local, Bit>> = signals(usize::from(!config.barrel)),
        working: Signal<Local, Bit>,
        // One for each slot of a SIMD: a kernel's loop takes its bound from a field.
        initial: Signal<Local, WaveLaunch>,
        place: Signal<Local, WavePlace>,
        shape: Signal<Local, WaveShape>,
        no_wave: Constant<WaveRequest> = Constant::new(WaveRequest::default()),
        wave_now: Signal<Local, WaveRequest>,
        number: Vec<Constant<Bits<2>>> = (0..config.simds as u64).map(|simd| Constant::new(simd.into())).collect(),
    }
}

kernel_in_sections!(ComputeUnit: dispatch::Dispatch, memory::Memory, groups::Groups);
