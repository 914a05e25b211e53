//! The compute unit: SIMDs, the work-group dispatcher, the memory port. Wiring only.

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
            config.simds, config.lanes, config.lds_bytes, config.lds_banks, draws(config), config.units.lds_fours()),
        barriers: Barriers = Barriers::new(GROUPS.min(config.simds * config.waves), config.simds),
        // Those of the trap handlers.
        handlers_barriers: Vec<Barriers> = (0..usize::from(config.units.traps)).map(|_| Barriers::new(GROUPS.min(config.simds * config.waves), config.simds)).collect(),
        requests: PortRequests = PortRequests::new(config.simds),
        responses: PortResponses = PortResponses::new(config.simds, config.line_quarters),
        atomic: AtomicUnit = AtomicUnit::new(config.simds, config.units.atomics, config.line_quarters, config.units.traps),
        cycles: DFF<Bits<64>>,
        forget: DFF<Bit>,
        forget_data: DFF<Bit>,
        // Without [`crate::config::Units::empties_at_once`]: a dispatch has started.
        started: Vec<DFF<Bit>> = signals(usize::from(!config.units.empties_at_once)),
        empties: Signal<Local, Bit>,
        tick: Signal<Local, Bit>,
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

impl Logic for ComputeUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, cycles, forget, forget_data);
        clock!(self, clock, control, dispatcher, faults, barriers, requests, responses, atomic, lds);

        // Dispatch.
        self.control.bus_valid.next = self.bus_valid.val();
        self.control.bus_write.next = self.bus_write.val();
        self.control.bus_address.next = self.bus_address.val();
        self.control.bus_data.next = self.bus_data.val();
        self.control.bus_bytes.next = self.bus_bytes.val();
        self.bus_ready.next = self.control.bus_ready.val();
        // Also until memory has performed what atomic operations wrote, which their waves do not wait for.
        self.working.next = self.dispatcher.busy.val() | self.atomic.pending.val();
        self.bus_error.next = self.control.bus_error.val();
        self.bus_read_data.next = self.control.bus_read_data.val();
        for k in 0..self.launcher.len() {
            if self.drawing[k].val() {
                self.working.next = true;
            }
        }
        self.control.busy.next = self.working.val();
        self.dispatch_error.next = self.control.error.val();
        self.dispatcher.start.next = self.control.start.val();
        self.dispatcher.vgprs.next = self.control.vgprs.val();
        self.dispatcher.wave64.next = self.control.wave64.val();
        self.dispatcher.lds_bytes.next = self.control.lds_bytes.val();
        self.dispatcher.scratch.next = self.control.scratch.val();
        self.dispatcher.scratch_bytes.next = self.control.scratch_bytes.val();
        self.dispatcher.wave_limit.next = self.control.wave_limit.val();
        self.dispatcher.group_limit.next = self.control.group_limit.val();
        self.dispatcher.id_dimensions.next = self.control.id_dimensions.val();
        for i in 0..self.dispatcher.wanted_sgprs.len() {
            self.dispatcher.wanted_sgprs[i].next = self.control.wanted_sgprs[i].val();
        }
        self.dispatcher.partial_enable.next = self.control.partial_enable.val();
        self.dispatcher.in_items.next = self.control.in_items.val();
        for i in 0..self.control.user_data.len() {
            self.dispatcher.user_data[i].next = self.control.user_data[i].val();
        }
        for i in 0..self.control.grid.len() {
            self.dispatcher.grid[i].next = self.control.grid[i].val();
            self.dispatcher.first[i].next = self.control.first[i].val();
            self.dispatcher.block[i].next = self.control.block[i].val();
            self.dispatcher.partial[i].next = self.control.partial[i].val();
        }
        self.busy.next = self.working.val();

        // Faults and the host's abort.
        self.faults.busy.next = self.dispatcher.busy.val();
        self.faults.starts.next = self.control.start.val();
        self.faults.abort.next = self.control.abort.val();
        self.faults.clear.next = self.control.clear_fault.val();
        self.faults.launch_wave.next = self.dispatcher.launch_wave.val();
        self.faults.group_x.next = self.dispatcher.position_x.val();
        self.faults.group_y.next = self.dispatcher.position_y.val();
        self.faults.group_z.next = self.dispatcher.position_z.val();
        for k in 0..self.launcher.len() {
            if self.drawing[k].val() {
                self.faults.busy.next = true;
                self.faults.starts.next = self.draw_starts[k].val();
                self.faults.launch_wave.next = self.launcher[k].launch_wave.val();
                self.faults.group_x.next = 0.into();
                self.faults.group_y.next = 0.into();
                self.faults.group_z.next = 0.into();
            }
            self.draw_stop[k].next = self.faults.stop.val();
        }
        self.dispatcher.stop.next = self.faults.stop.val();
        self.barriers.clear.next = self.faults.stop.val();
        self.control.stopped.next = self.faults.stopped.val();
        self.control.fault.next = self.faults.told.val();
        self.control.fault_group.next = self.faults.group.val();

        // Memory port.
        self.requests.ready.next = self.request_ready.val();
        self.request_valid.next = self.requests.valid.val();
        self.request_write.next = self.requests.write.val();
        self.request_line.next = self.requests.line.val();
        self.request_data.next = self.requests.bytes.val();
        self.request_mask.next = self.requests.mask.val();
        self.request_id.next = self.requests.id.val();
        self.responses.valid.next = self.response_valid.val();
        self.responses.id.next = self.response_id.val();
        self.responses.line.next = self.response_data.val();
        self.responses.missing.next = self.response_missing.val();
        self.response_ready.next = self.responses.ready.val();

        // Atomic unit.
        self.empties.next = self.dispatcher.invalidate.val();
        for k in 0..self.started.len() {
            self.started[k].clock.next = self.clock.val();
            self.started[k].d.next = self.dispatcher.invalidate.val();
            self.empties.next = self.started[k].q.val();
        }
        self.atomic.invalidate.next = self.empties.val();
        self.requests.atomic.next = self.atomic.request.val();
        self.requests.atomic_data.next = self.atomic.request_data.val();
        self.requests.locked.next = self.atomic.locked.val();
        self.atomic.contends.next = self.requests.contends.val();
        self.atomic.request_ready.next = self.requests.atomic_taken.val();
        self.atomic.response.next = self.responses.to_atomic.val();
        for i in 0..self.responses.data.len() {
            self.atomic.response_data[i].next = self.responses.data[i].val();
        }
        self.atomic.written.next = self.requests.written_by_simd.val();
        self.atomic.written_line.next = self.requests.line.val();
        self.debug_atomic_origin.next = self.atomic.debug_origin.val();

        // Work-groups.
        self.cycles.d.next = self.cycles.q.val() + 1;
        self.tick.next = self.cycles.q.val().get_bits::<6>(0) == 0;
        self.barriers.launch.next = false;
        self.barriers.launch_group.next = self.dispatcher.group.val();
        self.barriers.launch_waves.next = self.dispatcher.group_waves.val();
        self.forget.d.next = false;
        self.forget_data.d.next = false;
        for k in 0..self.launcher.len() {
            if self.drawing[k].val() {
                self.barriers.launch_group.next = self.launcher[k].group.val();
                self.barriers.launch_waves.next = 1.into();
            }
            if self.draw_starts[k].val() {
                self.forget.d.next = true;
                self.forget_data.d.next = true;
            }
        }
        for i in 0..self.simd.len() {
            if self.dispatcher.launch[i].val().any() {
                self.barriers.launch.next = true;
            }
            for k in 0..self.launcher.len() {
                if self.launcher[k].launch[i].val().any() {
                    self.barriers.launch.next = true;
                }
            }
            if self.simd[i].forget.val() {
                self.forget.d.next = true;
            }
            if self.simd[i].forget_data.val() {
                self.forget_data.d.next = true;
            }
            for k in 0..self.border_table.len() {
                self.simd[i].border_table[k].next = self.border_table[k].val();
            }
            self.barriers.signal[i].next = self.simd[i].signal.val();
            self.barriers.wake[i].next = self.simd[i].wake.val();
            self.barriers.end[i].next = self.simd[i].end.val();
            self.barriers.group[i].next = self.simd[i].event_group.val();
            // What nobody waits for stays as it is, which saves power, and time in simulation.
            self.simd[i].tick.next = self.tick.val() & self.simd[i].counts.val();
            self.simd[i].cycles.next = 0.into();
            if self.simd[i].reads_cycles.val() {
                self.simd[i].cycles.next = self.cycles.q.val();
            }
            self.simd[i].completed.next = self.barriers.completed.val();
            self.simd[i].completed_group.next = self.barriers.completed_group.val();
            self.barriers.asking_group[i].next = self.simd[i].asking_group.val();
            self.simd[i].signalled.next = self.barriers.signalled[i].val();
            self.simd[i].signalled_first.next = self.barriers.first[i].val();
            for j in 0..self.barriers.woken.len() {
                self.simd[i].woken[j].next = self.barriers.woken[j].val();
                self.simd[i].woken_group[j].next = self.barriers.woken_group[j].val();
            }
            for k in 0..self.handlers_barriers.len() {
                self.handlers_barriers[k].signal[i].next = self.simd[i].signal_handlers[k].val();
                self.handlers_barriers[k].wake[i].next = false;
                self.handlers_barriers[k].end[i].next = self.simd[i].end.val();
                self.handlers_barriers[k].group[i].next = self.simd[i].event_group.val();
                self.handlers_barriers[k].asking_group[i].next = self.simd[i].asking_group.val();
                self.simd[i].handlers_completed[k].next = self.handlers_barriers[k].completed.val();
                self.simd[i].handlers_completed_group[k].next = self.handlers_barriers[k].completed_group.val();
                self.simd[i].signalled_handlers[k].next = self.handlers_barriers[k].signalled[i].val();
                self.simd[i].signalled_first.next =
                    self.barriers.first[i].val() | self.handlers_barriers[k].first[i].val();
            }
            self.interrupt[i].next = self.simd[i].interrupt.val();
            self.interrupt_data[i].next = self.simd[i].event_m0.val();
        }

        for k in 0..self.handlers_barriers.len() {
            self.handlers_barriers[k].clock.next = self.clock.val();
            self.handlers_barriers[k].clear.next = self.faults.stop.val();
            self.handlers_barriers[k].launch.next = self.barriers.launch.val();
            self.handlers_barriers[k].launch_group.next = self.barriers.launch_group.val();
            self.handlers_barriers[k].launch_waves.next = self.barriers.launch_waves.val();
        }

        // Local data share.
        for k in 0..self.launcher.len() {
            self.lds.guest_want[k].next = self.lds_want[k].val();
            self.lds_granted[k].next = self.lds.guest_granted[k].val();
            for j in 0..self.lds.guest_request.len() {
                self.lds.guest_request[j].next = self.lds_request[j].val();
            }
        }
        for i in 0..self.simd.len() {
            self.lds.want[i].next = self.simd[i].lds_want.val();
            self.lds.store[i].next = self.simd[i].lds_store.val();
            self.lds.hold[i].next = self.simd[i].lds_hold.val();
            self.simd[i].lds_granted.next = self.lds.granted[i].val();
            for k in 0..self.simd[0].lds_fours.len() {
                self.lds.in_fours[i].next = self.simd[i].lds_fours[k].val();
                self.debug_lds_fours[i].next = self.simd[i].lds_fours[k].val();
            }
            for j in 0..self.lds.word_upper.len() {
                self.debug_lds_upper[i][3 * j].next = self.simd[i].lds_upper[j].val().get_bits::<32>(0);
                self.debug_lds_upper[i][3 * j + 1].next = self.simd[i].lds_upper[j].val().get_bits::<32>(32);
                self.debug_lds_upper[i][3 * j + 2].next = self.simd[i].lds_upper[j].val().get_bits::<32>(64);
                self.lds.upper[i][j].next = self.simd[i].lds_upper[j].val();
                self.simd[i].lds_word_upper[j].next = self.lds.word_upper[j].val();
            }
            for j in 0..self.lds.served.len() {
                self.lds.valid[i][j].next = self.simd[i].lds_valid[j].val();
                self.lds.request[i][j].next = self.simd[i].lds_request[j].val();
                self.simd[i].lds_served[j].next = self.lds.served[j].val();
                self.simd[i].lds_word[j].next = self.lds.word[j].val();
            }
        }

        self.wave_now.next = self.no_wave.val();
        for k in 0..self.launcher.len() {
            self.wave_now.next = self.wave[k].val();
        }
        self.initial.next.pc = self.control.entry.val();
        self.initial.next.mode = self.control.mode.val();
        self.place.next.vgpr_base = self.dispatcher.vgpr_base.val();
        self.shape.next.wave64 = self.control.wave64.val();
        self.shape.next.group = self.dispatcher.group.val();
        self.shape.next.group_waves = self.dispatcher.group_waves.val();
        self.place.next.lds_base = self.dispatcher.lds_base.val();
        self.shape.next.lds_size = self.control.lds_bytes.val();
        self.place.next.scratch_base = self.dispatcher.scratch_base.val();
        // Waves of shaders: a work-group each.
        for k in 0..self.launcher.len() {
            self.launcher[k].clock.next = self.clock.val();
            self.launcher[k].wave.next = self.wave[k].val();
            for j in 0..self.wave_user_data.len() {
                self.launcher[k].user_data[j].next = self.wave_user_data[j].val();
            }
            self.launcher[k].vgprs.next = self.wave_vgprs[k].val();
            self.launcher[k].lds_bytes.next = self.wave_lds_bytes[k].val();
            self.launcher[k].stop.next = self.faults.stop.val() | !self.drawing[k].val();
            for j in 0..self.wave_value.len() {
                self.launcher[k].value[j].next = self.wave_value[j].val();
            }
            self.launcher[k].value_valid.next = self.wave_value_valid[k].val();
            self.wave_placed[k].next = self.launcher[k].placed.val();
            self.wave_started[k].next = self.launcher[k].started.val();
            self.wave_register[k].next = self.launcher[k].register.val();
            self.wave_beat[k].next = self.launcher[k].beat.val();
            if self.drawing[k].val() {
                self.initial.next.pc = self.wave_now.val().pc;
                self.initial.next.mode = self.wave_now.val().mode;
                self.place.next.vgpr_base = self.launcher[k].vgpr_base.val();
                self.place.next.lds_base = self.launcher[k].lds_base.val();
                self.place.next.scratch_base = 0.into();
                self.shape.next.wave64 = true;
                self.shape.next.group = self.launcher[k].group.val();
                self.shape.next.group_waves = 1.into();
                self.shape.next.lds_size = self.wave_lds_bytes[k].val();
            }
        }
        self.initial.next.place = self.place.val();
        self.initial.next.shape = self.shape.val();
        for i in 0..self.dispatcher.scalar_row.len() {
            self.simd[i].launch_initial[0].next = self.dispatcher.scalar_row[i].val();
        }
        for i in 0..self.simd.len() {
            self.simd[i].clock.next = self.clock.val();
            self.simd[i].index.next = self.number[i].val();
            self.simd[i].initial.next = self.initial.val();
            self.simd[i].launch_vgprs.next = self.control.vgprs.val();
            for k in 0..self.control.dynamic.len() {
                self.simd[i].launch_dynamic[k].next = self.control.dynamic[k].val();
            }
            for k in 0..self.control.accumulation.len() {
                self.simd[i].launch_accumulation[k].next = self.control.accumulation[k].val();
            }
            self.simd[i].launch_wave.next = self.dispatcher.wave[i].val();
            self.simd[i].launch_scalar.next = self.dispatcher.scalar_write[i].val();
            self.dispatcher.scalar_ready[i].next = self.simd[i].launch_scalar_ready.val();
            self.simd[i].launch_pair.next = self.dispatcher.scalar_pair[i].val();
            self.simd[i].launch_data.next = self.dispatcher.scalar_data[i].val();
            self.simd[i].launch_vgpr.next = self.dispatcher.vgpr_write[i].val();
            self.dispatcher.vgpr_ready[i].next = self.simd[i].launch_vgpr_ready.val();
            self.simd[i].launch_row.next = self.dispatcher.vgpr_row.val();
            self.simd[i].launch_beat.next = self.dispatcher.vgpr_beat.val();
            self.simd[i].invalidate.next = self.empties.val() | self.forget.q.val();
            self.simd[i].invalidate_data.next = self.empties.val() | self.forget_data.q.val();
            self.dispatcher.active_groups[i].next = self.simd[i].active_groups.val();
            for j in 0..self.dispatcher.vgpr_data.len() {
                self.simd[i].launch_value[j].next = self.dispatcher.vgpr_data[j].val();
            }
            self.simd[i].launch.next = self.dispatcher.launch[i].val();
            self.simd[i].run.next = self.dispatcher.run[i].val();
            self.dispatcher.active[i].next = self.simd[i].active.val();
            self.debug_launch[i].next = self.dispatcher.launch[i].val();
            self.faults.launch[i].next = self.dispatcher.launch[i].val();
            for k in 0..self.launcher.len() {
                self.launcher[k].active[i].next = self.simd[i].active.val();
                self.launcher[k].active_groups[i].next = self.simd[i].active_groups.val();
                self.launcher[k].scalar_ready[i].next = self.simd[i].launch_scalar_ready.val();
                self.launcher[k].vgpr_ready[i].next = self.simd[i].launch_vgpr_ready.val();
                self.wave_active[i].next = self.simd[i].active.val();
                if self.drawing[k].val() {
                    self.simd[i].launch_vgprs.next = self.wave_vgprs[k].val();
                    self.simd[i].launch_wave.next = self.launcher[k].scalar_wave.val();
                    self.simd[i].launch_scalar.next = self.launcher[k].scalar_write[i].val();
                    self.simd[i].launch_pair.next = self.launcher[k].scalar_pair.val();
                    self.simd[i].launch_data.next = self.launcher[k].scalar_data.val();
                    self.simd[i].launch_vgpr.next = self.launcher[k].vgpr_write[i].val();
                    self.simd[i].launch_row.next = self.launcher[k].vgpr_row.val();
                    self.simd[i].launch_beat.next = self.launcher[k].vgpr_beat.val();
                    for j in 0..self.dispatcher.vgpr_data.len() {
                        self.simd[i].launch_value[j].next = self.launcher[k].vgpr_data[j].val();
                    }
                    self.simd[i].launch.next = self.launcher[k].launch[i].val();
                    self.simd[i].run.next = self.launcher[k].run[i].val();
                    self.debug_launch[i].next = self.launcher[k].launch[i].val();
                    self.faults.launch[i].next = self.launcher[k].launch[i].val();
                }
            }
            self.simd[i].stop.next = self.faults.stop.val();
            for k in 0..self.control.handler.len() {
                self.simd[i].handler[k].next = self.control.handler[k].val();
                self.simd[i].watch[k].next = self.control.watch[k].val();
                self.simd[i].command[k].next = self.control.command[k].val();
                self.simd[i].commanded[k].next = 0.into();
                if self.control.command_simd[k].val() == self.number[i].val() {
                    self.simd[i].commanded[k].next =
                        bit_cast::<16, 1>(true.into()) << self.control.command_slot[k].val();
                }
                if self.control.command_all[k].val() {
                    self.simd[i].commanded[k].next = 0xffff_u64.into();
                }
            }
            self.faults.fault[i].next = self.simd[i].fault.val();
            self.faults.fault_kind[i].next = self.simd[i].fault_kind.val();
            self.faults.fault_pc[i].next = self.simd[i].fault_pc.val();
            self.faults.violation[i].next = self.simd[i].violation.val();
            self.faults.violation_pc[i].next = self.simd[i].violation_pc.val();
            self.fault[i].next = self.simd[i].fault.val();
            self.debug_request[i].next = self.simd[i].debug_request.val();
            for j in 0..self.debug_place[0].len() {
                self.debug_place[i][j].next = self.simd[i].debug_place[j].val();
                self.debug_wave[i][j].next = self.simd[i].debug_wave[j].val();
            }
            self.debug_units[i].next = self.simd[i].debug_units.val();
            self.debug_hit[i].next = self.simd[i].debug_hit.val();
            for k in 0..self.simd[0].debug_joined.len() {
                self.debug_joined[i][k].next = self.simd[i].debug_joined[k].val();
            }
            self.debug_handled[i].next = self.simd[i].debug_handled.val();
            self.debug_scalar_request[i].next = self.simd[i].debug_scalar_request.val();
            self.debug_scalar[i].next = self.simd[i].debug_scalar.val();
            self.debug_condition[i].next = self.simd[i].debug_condition.val();
            self.debug_answer[i].next = self.simd[i].debug_answer.val();
            self.debug_valu[i].next = self.simd[i].debug_valu.val();
            for k in 0..self.simd[0].debug_matrix.len() {
                self.debug_matrix[i].next = self.simd[i].debug_matrix[k].val();
            }
            for j in 0..self.simd[0].debug_matrix_lane.len() {
                self.debug_matrix_lane[i][j].next = self.simd[i].debug_matrix_lane[j].val();
            }
            self.debug_load[i].next = self.simd[i].debug_load.val();
            self.debug_lds[i].next = self.simd[i].debug_lds.val();
            self.fault_pc[i].next = self.simd[i].fault_pc.val();
            for j in 0..self.dispatcher.vgpr_data.len() {
                self.debug_valu_lane[i][j].next = self.simd[i].debug_valu_lane[j].val();
                self.debug_load_lane[i][j].next = self.simd[i].debug_load_lane[j].val();
                self.debug_lds_lane[i][j].next = self.simd[i].lds_request[j].val();
                self.debug_lds_served[j].next = self.lds.served[j].val();
            }
            for j in 0..6 {
                self.debug_issue[6 * i + j].next = self.simd[i].debug_issue[j].val();
                self.debug_retire[6 * i + j].next = self.simd[i].debug_retire[j].val();
            }

            // Exports.
            for k in 0..self.simd[0].export.len() {
                self.export[i].next = self.simd[i].export[k].val();
                self.simd[i].export_ready[k].next = self.export_ready[i].val();
                for j in 0..self.dispatcher.vgpr_data.len() {
                    self.export_active[i][j].next = self.simd[i].export_active[j].val();
                    self.export_data[i][j].next = self.simd[i].export_data[j].val();
                }
            }

            // Clients of the port: three a SIMD.
            for j in 0..3 {
                self.requests.request[3 * i + j].next = self.simd[i].request[j].val();
                self.simd[i].request_ready[j].next = self.requests.taken[3 * i + j].val();
                self.simd[i].response[j].next = self.responses.to[3 * i + j].val();
            }
            self.requests.data[i].next = self.simd[i].request_data.val();
            self.simd[i].written.next = self.requests.written.val();
            self.simd[i].written_line.next = self.requests.written_line.val();
            self.atomic.operation[i].next = self.simd[i].atomic.val();
            self.atomic.target[i].next = self.simd[i].request[2].val();
            self.simd[i].atomic_ready.next = self.atomic.ready[i].val();
            self.simd[i].atomic_answer.next = self.atomic.answer[i].val();
            for k in 0..self.atomic.refused.len() {
                self.simd[i].atomic_refused[k].next = self.atomic.refused[k].val();
            }
            self.debug_atomic_simd[i].next = self.atomic.debug_simd[i].val();
            self.violation[i].next = self.simd[i].violation.val();
            for j in 0..self.responses.data.len() {
                self.simd[i].response_data[j].next = self.responses.data[j].val();
            }
        }
    }
}
