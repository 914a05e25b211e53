//! One wave: its instructions, masks, condition code, mode, counters, and whether its next instruction may issue.
//!
//! A wave issues in order, one instruction a cycle at most. What its instructions wait for is in [`super::outstanding`].

mod advance;
mod group;
mod head;
mod looks;
mod readiness;
mod state;

use super::activity::Activity;
use super::clause::Clause;
use super::decode::rdna4::predecode::Predecode;
use super::decode::{Head, InstructionWords, IssueClass};
use super::exceptions::WaveExceptions;
use super::flow::FlowUnit;
use super::holds::{WaveHolds, holds};
use super::outstanding::{Counts, Outstanding};
use super::pace::VectorPace;
use super::shadow::ShadowRegisters;
use super::silicon_pace::SiliconPace;
use super::status::WaveStatus;
use super::stream::InstructionStream;
use super::trap::{HostCommand, TrapUnit};
use super::violations::MemoryViolations;
use super::wave_wait::WaveWait;
use crate::config::Units;
use crate::events::WaveEvent;
use crate::hardware_block;
use crate::kernel_in_sections;
use crate::parts::block::signals;
use crate::scalar::salu::allocation::BLOCK;
use crate::scalar::salu::branch_stack::branch_stacks;
use crate::scalar::salu::state::{SCRATCH_BASE_HI, SCRATCH_BASE_LO};
use crate::scalar::write_port::ScalarWrite;
use crate::wave::{Allocation, Progress, StateWrite, WaveLaunch, WavePlace, WaveShape, WaveState};
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. In a `barrel` the instruction buffer and decoder are outside, and there are no clauses.
    /// Signals like `grant` and `launch` are set for this wave alone.
    pub struct WaveSlot(units: Units, simds: usize, chunk: usize, barrel: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave starts here.
        pub launch: Signal<In, Bit>,
        /// With this.
        pub initial: Signal<In, WaveLaunch>,
        /// Initial state is written: the wave may run.
        pub start: Signal<In, Bit>,
        /// The dispatch is stopped: the wave issues nothing more, and is gone when all that it has under way is done.
        pub stop: Signal<In, Bit>,

        /// The fetch unit takes this wave's request.
        pub fetch_grant: Signal<In, Bit>,
        /// The chunk asked for is on `fetch_chunk`.
        pub fetch_hit: Signal<In, Bit>,
        /// The chunk asked for is not there yet: ask again.
        pub fetch_miss: Signal<In, Bit>,
        /// It lies outside memory.
        pub fetch_missing: Signal<In, Bit>,
        /// The chunk.
        pub fetch_chunk: Vec<Signal<In, Bits<32>>> = signals(chunk),
        /// In a barrel: it is this wave's turn, and the following is of its head.
        pub turn: Vec<Signal<In, Bit>> = signals(usize::from(barrel)),
        /// Its dwords.
        pub turn_words: Vec<Signal<In, InstructionWords>> = signals(usize::from(barrel)),
        /// What it is.
        pub turn_head: Vec<Signal<In, Head>> = signals(usize::from(barrel)),
        /// The wave has something at its head.
        pub wants_turn: Vec<Signal<Out, Bit>> = signals(usize::from(barrel)),
        /// The chunk is written to the lower half of its buffer, the upper half.
        pub buffer_write: Vec<Signal<Out, Bit>> = signals(if barrel { 2 } else { 0 }),
        /// Dword at which its head lies, in a line.
        pub buffer_position: Vec<Signal<Out, Bits<4>>> = signals(usize::from(barrel)),

        /// A chunk is wanted.
        pub fetch_want: Signal<Out, Bit>,
        /// Address of the first dword wanted, bytes.
        pub fetch_pc: Signal<Out, Bits<48>>,

        /// The next instruction issues in this cycle.
        pub grant: Signal<In, Bit>,
        /// It may: its dependencies are met.
        pub ready: Signal<Out, Bit>,
        /// Its class; Illegal if it lies outside memory.
        pub class: Signal<Out, IssueClass>,
        /// Its dwords.
        pub words: Signal<Out, InstructionWords>,
        /// Its number within the wave.
        pub sequence: Signal<Out, Bits<16>>,
        /// The wave is illegal at its head and stops.
        pub fault: Signal<Out, Bit>,
        /// If so: it is at a trap.
        pub traps: Signal<Out, Bit>,
        /// It is at an instruction outside memory.
        pub outside: Signal<Out, Bit>,

        /// What happens of this wave's instructions.
        pub progress: Signal<In, Progress>,
        /// The pair of scalar registers that is written, if one is.
        pub scalar_write: Signal<In, ScalarWrite>,
        /// MODE, if it is written.
        pub mode_value: Signal<In, Bits<32>>,
        /// SCC, if it is written.
        pub scc_value: Signal<In, Bit>,
        /// A transfer sets the program counter, instead of putting the wave to sleep.
        pub transfer_jumps: Signal<In, Bit>,
        /// Byte address, or ticks of sleep.
        pub transfer_value: Signal<In, Bits<48>>,
        /// Sea Islands: the instruction that the scalar ALU finishes branches.
        pub branches: Vec<Signal<In, Bit>> = signals(branch_stacks(units.set)),
        /// There: byte address.
        pub branch_target: Vec<Signal<In, Bits<48>>> = signals(branch_stacks(units.set)),

        /// Where waves may have a trap handler: this one has.
        pub handler: Vec<Signal<In, Bit>> = signals(usize::from(units.traps)),
        /// Exceptions that enter it at first.
        pub handler_enables: Vec<Signal<In, Bits<7>>> = signals(usize::from(units.traps && units.exceptions)),
        /// What the host wants of it.
        pub command: Vec<Signal<In, HostCommand>> = signals(usize::from(units.traps)),
        /// The register that is written, if `progress` says that one is.
        pub state_write: Vec<Signal<In, StateWrite>> = signals(usize::from(units.traps)),
        /// What an instruction of the wave makes of its exceptions, if `progress` says that one does.
        pub exceptions_write: Vec<Signal<In, StateWrite>> = signals(usize::from(units.exceptions)),
        /// Where waves may have dynamic VGPRs: those of the dispatch do.
        pub dynamic: Vec<Signal<In, Bit>> = signals(usize::from(units.dynamic_vgprs)),
        /// What the scalar ALU allocates, if the instruction that it finishes is this wave's.
        pub allocation: Vec<Signal<In, Allocation>> = signals(usize::from(units.dynamic_vgprs)),
        /// VGPRs of the wave, if they are dynamic.
        pub allocated: Vec<Signal<Out, Bits<9>>> = signals(usize::from(units.dynamic_vgprs)),
        /// It is in its handler.
        pub in_handler: Vec<Signal<Out, Bit>> = signals(usize::from(units.traps)),
        /// Accesses to watched addresses enter the handler at first.
        pub handler_watches: Vec<Signal<In, Bit>> = signals(usize::from(units.traps)),
        /// Watched addresses that its accesses hit.
        pub watched: Vec<Signal<In, Bits<4>>> = signals(usize::from(units.traps)),
        /// Violations of its accesses.
        pub violations: Vec<Signal<In, MemoryViolations>> = signals(usize::from(units.traps)),
        /// It has a trap handler that it is not in.
        pub may_trap: Vec<Signal<Out, Bit>> = signals(usize::from(units.traps)),

        /// One cycle in 64.
        pub tick: Signal<In, Bit>,
        /// A sleep of the wave counts ticks down.
        pub counts: Signal<Out, Bit>,
        /// The barrier of a work-group has completed.
        pub completed: Signal<In, Bit>,
        /// Which.
        pub completed_group: Signal<In, Bits<5>>,
        /// The barrier of the trap handlers of a work-group has completed.
        pub handlers_completed: Vec<Signal<In, Bit>> = signals(usize::from(units.traps)),
        /// Which.
        pub handlers_completed_group: Vec<Signal<In, Bits<5>>> = signals(usize::from(units.traps)),
        /// Two cycles after a signal of this SIMD: it was the first one.
        pub signalled_first: Signal<In, Bit>,
        /// A wave of each SIMD wakes its group.
        pub woken: Vec<Signal<In, Bit>> = signals(simds),
        /// Which.
        pub woken_group: Vec<Signal<In, Bits<5>>> = signals(simds),
        /// The head, if it is of class Flow, signals the barrier.
        pub signals: Signal<Out, Bit>,
        /// It signals that of the trap handlers.
        pub signals_handlers: Vec<Signal<Out, Bit>> = signals(usize::from(units.traps)),
        /// It wakes the group.
        pub wakes: Signal<Out, Bit>,
        /// It ends the wave.
        pub ends: Signal<Out, Bit>,
        /// It interrupts the host.
        pub interrupts: Signal<Out, Bit>,
        /// It forgets the instruction caches.
        pub invalidates: Signal<Out, Bit>,
        /// User priority, 3 the highest.
        pub priority: Signal<Out, Bits<2>>,
        /// Class that a clause reserves for this wave; Illegal for none.
        pub reserved: Signal<Out, IssueClass>,

        /// SCC receives whether the signal before the head was the first one.
        pub answered: Signal<Out, Bit>,

        /// A wave is here, running or being launched.
        pub active: Signal<Out, Bit>,
        /// The wave ended in this cycle.
        pub ended: Signal<Out, Bit>,

        /// Its state.
        pub state: Signal<Out, WaveState>,
        /// What it has, for the debug ports.
        pub debug_place: Signal<Out, WavePlace>,
        /// Units that take an instruction, in the order of the classes.
        pub unit_ready: Signal<In, Bits<6>>,
        /// An instruction of some wave issues to the vector ALU.
        pub vector_issues: Signal<In, Bit>,
        /// The port to the lanes is free.
        pub lanes_free: Signal<In, Bit>,
        /// That to the transcendental unit is.
        pub transcendental_free: Signal<In, Bit>,
        /// Of MFMA: what the vector ALU finishes is a multiply.
        pub matrix_ends: Vec<Signal<In, Bit>> = signals(usize::from(units.mfma())),
        /// A multiply may issue.
        pub matrix_free: Vec<Signal<In, Bit>> = signals(usize::from(units.mfma())),
        /// One does.
        pub multiplies: Vec<Signal<Out, Bit>> = signals(usize::from(units.mfma())),
        /// EXEC of its first vector operation that is queued.
        pub vector_exec: Vec<Signal<Out, Bits<64>>> = signals(usize::from(units.keeps_exec)),
        /// How long the head, if it is a vector operation, keeps its port.
        pub pace: Signal<Out, VectorPace>,
        /// Dwords of the head, if an S_DELAY_ALU behind it issues with it, else 0; for the debug ports.
        pub debug_behind: Vec<Signal<Out, Bits<2>>> = signals(usize::from(units.silicon_pace)),
        /// What the slot does, for the debug ports.
        pub debug_wave: Signal<Out, WaveEvent>,

        active_state: DFF<Bit>,
        running: DFF<Bit>,
        faulted: DFF<Bit>,
        place: DFF<WavePlace>,
        shape: DFF<WaveShape>,
        scc_state: DFF<Bit>,
        mode_state: DFF<Bits<32>>,
        sequence_state: DFF<Bits<16>>,
        priority_state: DFF<Bits<2>>,
        barrier_complete: DFF<Bit>,
        handlers_complete: Vec<DFF<Bit>> = signals(usize::from(units.traps)),
        asked_first: Vec<DFF<Bit>> = signals(2),
        woke: DFF<Bit>,
        // Index (3.4.8).
        scratch_low: Constant<Bits<6>> = Constant::new((SCRATCH_BASE_LO as u64).into()),
        scratch_high: Constant<Bits<6>> = Constant::new((SCRATCH_BASE_HI as u64).into()),
        outstanding: Outstanding =
            Outstanding::new(
                units.quad_loads() != 0,
                usize::from(units.exceptions),
                units.silicon_pace,
                units.set.accumulates(),
                usize::from(units.mfma()),
                usize::from(units.keeps_exec),
            ),
        // In a barrel program flow sees what was outstanding one cycle ago, which has all that the wave has issued: its turn is every second
        // cycle at most.
        outstanding_before: Vec<DFF<Counts>> = signals(usize::from(barrel)),
        outstanding_of_wait_before: Vec<DFF<Counts>> = signals(usize::from(barrel)),
        seen: Signal<Local, Counts>,
        seen_by_wait: Signal<Local, Counts>,
        shadow: ShadowRegisters = ShadowRegisters::new(usize::from(units.quick_launch)),
        stream: InstructionStream = InstructionStream::new(chunk, !barrel, units.silicon_pace),
        // Sea Islands: the wave has signalled a barrier and waits for it.
        at_barrier: Vec<DFF<Bit>> = signals(usize::from(units.set.is_gcn())),
        skips: Vec<Signal<Local, Bit>> = signals(branch_stacks(units.set)),
        // MODE.GPR_IDX_EN of CDNA4: vector operations add M0 to register numbers.
        indexes: Vec<Signal<Local, Bit>> = signals(units.set.accumulates()),
        // Dwords behind the second one, of machines that classify by them.
        further: Vec<Signal<Local, Bits<32>>> = signals(if units.mfma() { 2 } else { 0 }),
        predecode: Vec<Predecode> = (0..usize::from(!barrel)).map(|_| Predecode::new(units)).collect(),
        flow: FlowUnit = FlowUnit::new(units.traps),
        wave_wait: WaveWait = WaveWait::new(units.traps),
        trap: Vec<TrapUnit> = (0..usize::from(units.traps)).map(|_| TrapUnit::new(usize::from(units.exceptions))).collect(),
        silicon: Vec<SiliconPace> = (0..usize::from(units.silicon_pace)).map(|_| SiliconPace::new()).collect(),
        holds: Vec<WaveHolds> = (0..holds(units)).map(|_| WaveHolds::new(units)).collect(),
        exceptions: Vec<WaveExceptions> = (0..usize::from(units.exceptions)).map(|_| WaveExceptions::new()).collect(),
        // With dynamic VGPRs: the wave was launched with them, and how many it has.
        is_dynamic: Vec<DFF<Bit>> = signals(usize::from(units.dynamic_vgprs)),
        vgprs: Vec<DFF<Bits<9>>> = signals(usize::from(units.dynamic_vgprs)),
        one_block: Constant<Bits<9>> = Constant::new(BLOCK.into()),
        allocating: Signal<Local, Allocation>,
        clause: Vec<Clause> = (0..usize::from(!barrel)).map(|_| Clause::new()).collect(),

        activity: Activity = Activity::new(),
        registers: WaveStatus = WaveStatus::new(usize::from(units.traps), usize::from(units.dynamic_vgprs)),
        is_flow: Signal<Local, Bit>,
        flow_issues: Signal<Local, Bit>,
        group_woken: Signal<Local, Bit>,
        class_ready: Signal<Local, Bit>,
        may_issue: Signal<Local, Bit>,
        delayed: Signal<Local, Bit>,
        takes_delay: Signal<Local, Bit>,
        staged: Signal<Local, Bit>,
        head: Signal<Local, Head>,
        whole: Signal<Local, Bit>,
        fails: Signal<Local, Bit>,
        written: Signal<Local, StateWrite>,
    }
}

kernel_in_sections!(WaveSlot: head::Head, looks::Looks, readiness::Readiness, advance::Advance, group::Group, state::State);
