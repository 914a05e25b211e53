//! One wave: its instructions, masks, condition code, mode, counters, and whether its next instruction may issue.
//!
//! A wave issues in order, one instruction a cycle at most. What its instructions wait for is in [`super::outstanding`].

use super::activity::Activity;
use super::clause::Clause;
use super::decode::rdna4::predecode::Predecode;
use super::decode::{Head, InstructionWords, IssueClass};
use super::exceptions::WaveExceptions;
use super::flow::{Flow, FlowUnit};
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

impl Logic for WaveSlot {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, active_state, running, faulted);
        dff_setup!(self, clock, scc_state, mode_state, place, shape, sequence_state);
        dff_setup!(self, clock, priority_state, barrier_complete, woke);
        clock!(self, clock, outstanding, shadow, stream, wave_wait);

        // The instruction at the head.
        self.may_issue.next = true;
        for k in 0..self.turn.len() {
            self.may_issue.next = self.turn[k].val();
            self.words.next = self.turn_words[k].val();
            self.head.next = self.turn_head[k].val();
            self.buffer_position[k].next = self.stream.position.val();
            self.wants_turn[k].next =
                self.running.q.val() & !self.faulted.q.val() & self.wave_wait.awake.val() & self.stream.here.val();
        }
        for i in 0..self.buffer_write.len() {
            self.buffer_write[i].next = self.stream.write[i].val();
        }
        for k in 0..self.predecode.len() {
            self.words.next.word_0 = self.stream.head[0].val();
            self.words.next.word_1 = self.stream.head[1].val();
            self.words.next.word_2 = self.stream.head[2].val();
            self.words.next.word_3 = self.stream.head[3].val();
            self.predecode[k].word0.next = self.stream.head[0].val();
            for j in 0..self.trap.len() {
                if self.trap[j].due.val() {
                    self.words.next.word_0 = self.trap[j].trap.val();
                    self.predecode[k].word0.next = self.trap[j].trap.val();
                }
            }
            self.predecode[k].word1.next = self.stream.head[1].val();
            for j in 0..self.further.len() {
                self.further[j].next = self.stream.head[j + 2].val();
                self.predecode[k].behind[j].next = self.further[j].val();
            }
            self.predecode[k].wave64.next = self.shape.q.val().wave64;
            self.head.next = self.predecode[k].head.val();
        }
        self.stream.length.next = self.head.val().dwords;
        self.class.next = self.head.val().class;
        // A vector instruction that MODE.VSKIP skips is an instruction of program flow that does nothing (SQ_SOPC, S_SETVSKIP).
        for i in 0..self.skips.len() {
            self.skips[i].next = self.mode_state.q.val().get_bit(28)
                & ((self.head.val().class == IssueClass::Valu)
                    | (self.head.val().class == IssueClass::Vmem)
                    | (self.head.val().class == IssueClass::Lds));
            if self.skips[i].val() {
                self.class.next = IssueClass::Flow;
            }
        }
        if self.stream.missing.val() {
            self.class.next = IssueClass::Illegal;
        }
        self.whole.next = self.stream.whole.val();
        for k in 0..self.trap.len() {
            self.trap[k].clock.next = self.clock.val();
            self.trap[k].word.next = self.stream.head[0].val();
            self.trap[k].here.next = self.stream.here.val();
            self.trap[k].missing.next = self.stream.missing.val();
            self.trap[k].head.next = self.head.val();
            self.trap[k].counts.next = self.outstanding.counts.val();
            self.class.next = self.trap[k].class.val();
            self.whole.next = self.stream.whole.val() | self.trap[k].due.val();
        }
        for k in 0..self.is_dynamic.len() {
            self.registers.dynamic[k].next = self.is_dynamic[k].q.val();
            // S_ALLOC_VGPR is illegal in other waves (16.3).
            if (self.class.val() == IssueClass::Salu) & self.head.val().stops_wave & !self.is_dynamic[k].q.val() {
                self.class.next = IssueClass::Illegal;
            }
        }
        self.is_flow.next = self.class.val() == IssueClass::Flow;

        // What is outstanding.
        self.outstanding.grant.next = self.grant.val();
        self.outstanding.class.next = self.class.val();
        self.outstanding.flow_ready.next = self.flow.ready.val();
        self.outstanding.head.next = self.head.val();
        for i in 0..self.skips.len() {
            if self.skips[i].val() {
                self.outstanding.head.next.counts_load = false;
                self.outstanding.head.next.counts_lds = false;
            }
        }
        for i in 0..self.indexes.len() {
            self.indexes[i].next = self.mode_state.q.val().get_bit(27);
            self.outstanding.registers[i].next = self.predecode[i].registers[i].val();
            self.outstanding.indexed[i].next = self.indexes[i].val();
            if self.indexes[i].val() {
                self.outstanding.head.next.reads_m0 = true;
                self.outstanding.head.next.reads_scalars = true;
            }
        }
        for k in 0..self.matrix_ends.len() {
            self.outstanding.matrix_ends[k].next = self.matrix_ends[k].val();
            self.outstanding.matrix_free[k].next = self.matrix_free[k].val();
            self.multiplies[k].next = self.outstanding.multiplies[k].val();
        }
        self.pace.next = self.head.val().pace;
        for k in 0..self.vector_exec.len() {
            self.outstanding.exec[k].next = self.shadow.exec.val();
            self.vector_exec[k].next = self.outstanding.vector_exec[k].val();
        }
        self.outstanding.port_free.next = self.lanes_free.val();
        if self.head.val().pace.transcendental {
            self.outstanding.port_free.next = self.transcendental_free.val();
        }
        self.outstanding.progress.next = self.progress.val();
        self.state.next.scalars_settled = self.outstanding.scalars_settled.val();

        // What program flow looks at.
        self.flow.operation.next = self.head.val().flow;
        self.flow.scc.next = self.scc_state.q.val();
        self.registers.vcc_any.next = self.shadow.vcc_any.val();
        self.registers.exec_any.next = self.shadow.exec_any.val();
        self.registers.group_waves.next = self.shape.q.val().group_waves;
        self.registers.wave64.next = self.shape.q.val().wave64;
        self.registers.has_credit.next = self.wave_wait.has_credit.val();
        self.registers.barrier_complete.next = self.barrier_complete.q.val();
        self.registers.scc.next = self.scc_state.q.val();
        self.registers.priority.next = self.priority_state.q.val();
        self.registers.has_scratch.next = (self.place.q.val().scratch_base).any();
        self.state.next.trap_control = 0.into();
        self.state.next.exception_flags = 0.into();
        self.state.next.privileged = false;
        self.state.next.raised = 0.into();
        for k in 0..self.exceptions.len() {
            self.exceptions[k].clock.next = self.clock.val();
            self.exceptions[k].launch.next = self.launch.val();
            self.exceptions[k].progress.next = self.progress.val();
            self.exceptions[k].write.next = self.exceptions_write[k].val();
            self.exceptions[k].clears.next =
                self.grant.val() & self.head.val().clears_exceptions & (self.class.val() == IssueClass::Valu);
            self.state.next.raised = self.exceptions[k].raised.val();
        }
        for k in 0..self.trap.len() {
            self.registers.trap_status[k].next = self.trap[k].status.val();
            self.registers.trap_state[k].next = self.trap[k].state.val();
            self.state.next.trap_control = self.trap[k].control.val();
            self.state.next.exception_flags = self.trap[k].flags.val();
            self.state.next.privileged = self.trap[k].privileged.val();
            self.in_handler[k].next = self.trap[k].privileged.val();
        }
        self.state.next.status = self.registers.status.val();
        self.state.next.state_priv = self.registers.state_priv.val();
        self.flow.vcc_any.next = self.shadow.vcc_any.val();
        self.flow.exec_any.next = self.shadow.exec_any.val();
        self.seen.next = self.outstanding.counts.val();
        self.seen_by_wait.next = self.outstanding.counts_of_wait.val();
        for k in 0..self.outstanding_before.len() {
            self.outstanding_before[k].clock.next = self.clock.val();
            self.outstanding_before[k].d.next = self.outstanding.counts.val();
            self.seen.next = self.outstanding_before[k].q.val();
            self.outstanding_of_wait_before[k].clock.next = self.clock.val();
            self.outstanding_of_wait_before[k].d.next = self.outstanding.counts_of_wait.val();
            self.seen_by_wait.next = self.outstanding_of_wait_before[k].q.val();
        }
        self.flow.counts.next = self.seen.val();
        if self.head.val().flow.kind == Flow::WaitAlu {
            self.flow.counts.next = self.seen_by_wait.val();
        }
        self.flow.alone.next = self.shape.q.val().group_waves == 1;
        self.flow.barrier_complete.next = self.barrier_complete.q.val();
        for k in 0..self.handlers_complete.len() {
            self.handlers_complete[k].clock.next = self.clock.val();
            self.handlers_complete[k].d.next = self.handlers_complete[k].q.val();
            self.flow.in_handler[k].next = self.trap[k].privileged.val();
            self.flow.handlers_complete[k].next = self.handlers_complete[k].q.val();
            self.registers.handlers_complete[k].next = self.handlers_complete[k].q.val();
            self.signals_handlers[k].next = self.flow.signals_handlers[k].val();
            if self.flow_issues.val() & self.flow.waited_for_handlers[k].val() {
                self.handlers_complete[k].d.next = false;
            }
            if self.handlers_completed[k].val() & (self.handlers_completed_group[k].val() == self.shape.q.val().group) {
                self.handlers_complete[k].d.next = true;
            }
            if self.launch.val() {
                self.handlers_complete[k].d.next = false;
            }
        }

        self.delayed.next = false;
        self.staged.next = false;
        self.takes_delay.next = false;
        for k in 0..self.silicon.len() {
            self.silicon[k].clock.next = self.clock.val();
            // An operation of several clocks takes both ports: on silicon it stays behind transcendental ones of other waves.
            if (self.head.val().pace.clocks != 0) & !self.transcendental_free.val() {
                self.outstanding.port_free.next = false;
            }
            self.silicon[k].grant.next = self.grant.val();
            self.silicon[k].head.next = self.head.val();
            self.silicon[k].class.next = self.class.val();
            self.silicon[k].delays.next = self.is_flow.val() & self.flow.delays.val();
            self.silicon[k].word1.next = self.stream.head[1].val();
            self.silicon[k].word2.next = self.stream.head[2].val();
            self.silicon[k].more.next = self.stream.more[k].val();
            self.silicon[k].alone.next = false;
            for j in 0..self.clause.len() {
                if self.clause[j].open.val() {
                    self.silicon[k].alone.next = true;
                }
            }
            for j in 0..self.trap.len() {
                if self.trap[j].due.val() | self.trap[j].control.val().get_bit(9) | self.trap[j].watches_alus.val() {
                    self.silicon[k].alone.next = true;
                }
            }
            self.takes_delay.next = self.silicon[k].takes_delay.val();
            self.debug_behind[k].next = 0.into();
            if self.takes_delay.val() {
                self.debug_behind[k].next = self.head.val().dwords.get_bits::<2>(0);
            }
            self.silicon[k].scalars.next = self.outstanding.counts.val().salu;
            self.silicon[k].scalars_settled.next = self.outstanding.scalars_settled.val();
            self.silicon[k].scalar_done.next = self.progress.val().salu_done;
            self.silicon[k].vector_issues.next = self.vector_issues.val();
            self.silicon[k].vector_ready.next = self.unit_ready.val().get_bit(3);
            self.delayed.next = self.silicon[k].delayed.val();
            self.staged.next = self.silicon[k].staged.val();
        }
        for k in 0..self.holds.len() {
            self.holds[k].clock.next = self.clock.val();
            self.holds[k].launch.next = self.launch.val();
            self.holds[k].grant.next = self.grant.val();
            self.holds[k].head.next = self.head.val();
            self.holds[k].class.next = self.class.val();
            self.holds[k].counts.next = self.outstanding.counts.val();
            self.holds[k].outside_clause.next = false;
            for j in 0..self.clause.len() {
                self.holds[k].outside_clause.next = self.clause[j].reserved.val() == IssueClass::Illegal;
            }
            if self.holds[k].delayed.val() {
                self.delayed.next = true;
            }
        }
        self.class_ready.next = self.outstanding.ready.val();
        for k in 0..self.is_dynamic.len() {
            // What has issued must not lose its registers.
            if (self.class.val() == IssueClass::Salu) & self.head.val().stops_wave & self.is_dynamic[k].q.val() {
                self.class_ready.next = self.outstanding.idle.val();
            }
        }
        for k in 0..self.trap.len() {
            // A trap and its return wait until all before them is done.
            if self.trap[k].crosses.val() {
                self.class_ready.next = self.outstanding.idle.val();
            }
        }
        self.ready.next = self.running.q.val()
            & !self.faulted.q.val()
            & !self.stop.val()
            & self.wave_wait.awake.val()
            & self.may_issue.val()
            & self.whole.val()
            & !self.delayed.val()
            & !self.staged.val()
            & self.class_ready.val();

        // What the slot does, for the debug ports.
        self.activity.facts.next.active = self.active_state.q.val();
        self.activity.facts.next.grant = self.grant.val();
        self.activity.facts.next.running = self.running.q.val();
        self.activity.facts.next.faulted = self.faulted.q.val();
        self.activity.facts.next.wait = self.wave_wait.debug_wait.val();
        self.activity.facts.next.delayed = self.delayed.val();
        self.activity.facts.next.staged = self.staged.val();
        self.activity.facts.next.whole = self.stream.whole.val();
        self.activity.facts.next.turn = self.may_issue.val();
        self.activity.facts.next.class = self.class.val();
        self.activity.facts.next.class_ready = self.class_ready.val();
        self.activity.facts.next.unit_ready = self.unit_ready.val();
        self.activity.facts.next.limits = self.head.val().flow.limits;
        self.activity.facts.next.counts = self.seen.val();
        self.debug_wave.next.activity = self.activity.activity.val();
        self.debug_wave.next.pc = self.stream.pc.val();
        self.debug_wave.next.fetches = self.fetch_grant.val();
        self.debug_wave.next.fetch_pc = self.stream.fetch_pc.val();
        self.debug_wave.next.fetched = self.fetch_hit.val();

        // Issue: on to the next instruction.
        self.stream.advance.next = self.grant.val();
        for k in 0..self.trap.len() {
            // A trap leaves the program counter where it is, for who handles it.
            if self.trap[k].enters.val() {
                self.stream.advance.next = false;
            }
        }
        self.stream.step.next = bit_cast::<17, 3>(self.head.val().dwords);
        if self.takes_delay.val() {
            self.stream.step.next = bit_cast::<17, 3>(self.head.val().dwords) + 1;
        }
        self.stream.jump.next = false;
        if self.is_flow.val() {
            self.stream.step.next = self.flow.step.val();
            self.stream.jump.next = self.flow.taken.val();
        }
        for i in 0..self.skips.len() {
            if self.skips[i].val() {
                self.stream.step.next = bit_cast::<17, 3>(self.head.val().dwords);
            }
        }
        self.flow_issues.next = self.grant.val() & self.is_flow.val();
        self.ended.next = self.flow_issues.val() & self.flow.ends.val();
        if self.grant.val() {
            self.sequence_state.d.next = self.sequence_state.q.val() + 1;
            if self.takes_delay.val() {
                self.sequence_state.d.next = self.sequence_state.q.val() + 2;
            }
        }
        if self.ended.val() {
            self.active_state.d.next = false;
            self.running.d.next = false;
        }
        // Illegal: at the head, whole, and everything before it is done.
        self.fails.next = self.running.q.val()
            & !self.faulted.q.val()
            & !self.stop.val()
            & self.may_issue.val()
            & self.whole.val()
            & self.wave_wait.awake.val()
            & ((self.class.val() == IssueClass::Illegal) | (self.is_flow.val() & self.flow.faults.val()));
        // S_BARRIER of Sea Islands signals and waits.
        for i in 0..self.at_barrier.len() {
            self.at_barrier[i].clock.next = self.clock.val();
            self.at_barrier[i].d.next = self.at_barrier[i].q.val();
            if self.at_barrier[i].q.val() {
                self.ready.next = false;
                self.fails.next = false;
                if self.barrier_complete.q.val() {
                    self.at_barrier[i].d.next = false;
                    self.barrier_complete.d.next = false;
                }
            }
            if self.flow_issues.val() & self.flow.signals.val() {
                self.at_barrier[i].d.next = true;
            }
            if self.launch.val() {
                self.at_barrier[i].d.next = false;
            }
        }
        for k in 0..self.holds.len() {
            if self.holds[k].stands.val() {
                self.ready.next = false;
                self.fails.next = false;
            }
        }
        self.allocating.next.valid = false;
        self.allocating.next.vgprs = 0.into();
        for k in 0..self.is_dynamic.len() {
            self.is_dynamic[k].clock.next = self.clock.val();
            self.vgprs[k].clock.next = self.clock.val();
            self.is_dynamic[k].d.next = self.is_dynamic[k].q.val();
            self.vgprs[k].d.next = self.vgprs[k].q.val();
            self.allocated[k].next = self.vgprs[k].q.val();
            self.allocating.next = self.allocation[k].val();
            if self.progress.val().salu_done & self.allocating.val().valid {
                self.vgprs[k].d.next = self.allocating.val().vgprs;
            }
            if self.launch.val() {
                self.is_dynamic[k].d.next = self.dynamic[k].val();
                self.vgprs[k].d.next = self.one_block.val();
            }
        }
        for k in 0..self.trap.len() {
            if self.trap[k].waits.val() {
                self.ready.next = false;
                self.fails.next = false;
            }
        }
        self.fault.next = self.fails.val();
        self.written.next.valid = false;
        self.written.next.index = 0.into();
        self.written.next.value = 0.into();
        for k in 0..self.trap.len() {
            self.trap[k].launch.next = self.launch.val();
            self.trap[k].handler.next = self.handler[k].val();
            for j in 0..self.handler_enables.len() {
                self.trap[k].first_enables[j].next = self.handler_enables[j].val();
                self.trap[k].raised[j].next = self.progress.val().raised | self.progress.val().scalar_raised;
            }
            self.trap[k].command.next = self.command[k].val();
            self.trap[k].violations.next = self.violations[k].val();
            self.trap[k].first_watches.next = self.handler_watches[k].val();
            self.trap[k].watched.next = self.watched[k].val();
            self.may_trap[k].next = self.trap[k].may_trap.val();
            self.written.next = self.state_write[k].val();
            self.written.next.valid = self.progress.val().state_write;
            self.trap[k].write.next = self.written.val();
            self.trap[k].granted.next = self.grant.val();
            self.trap[k].halts.next = self.is_flow.val() & self.flow.halts.val();
            self.trap[k].fails.next = self.fails.val();
            // An instruction that is none makes the wave trap, where there is a handler that it is not in.
            if self.trap[k].may_trap.val() & !self.trap[k].refused.val() {
                self.fault.next = false;
            }
        }
        if self.fault.val() {
            self.faulted.d.next = true;
        }
        self.outside.next = self.stream.missing.val();
        self.traps.next = self.is_flow.val() & self.flow.traps.val();

        // What the work-group and the other waves of the SIMD have to do with it.
        self.signals.next = self.flow.signals.val();
        self.wakes.next = self.flow.wakes.val();
        self.ends.next = self.flow.ends.val();
        self.interrupts.next = self.flow.interrupts.val();
        self.invalidates.next = self.flow.invalidates.val();
        self.group_woken.next = false;
        for i in 0..self.woken.len() {
            if self.woken[i].val() & (self.woken_group[i].val() == self.shape.q.val().group) {
                self.group_woken.next = true;
            }
        }
        self.woke.d.next = self.flow_issues.val() & self.flow.wakes.val();
        self.wave_wait.launch.next = self.launch.val();
        self.wave_wait.granted.next = self.flow_issues.val();
        self.wave_wait.hold.next = self.flow.hold.val();
        self.wave_wait.sleep.next = self.flow.sleep.val();
        self.wave_wait.sleep_forever.next = self.flow.sleep_forever.val();
        self.wave_wait.halts.next = self.flow.halts.val();
        self.wave_wait.stops.next = self.grant.val() & self.head.val().stops_wave;
        for i in 0..self.skips.len() {
            if (self.class.val() == IssueClass::Lds)
                | ((self.class.val() == IssueClass::Salu) & !self.holds[i].branches.val())
                | self.skips[i].val()
            {
                self.wave_wait.stops.next = false;
            }
        }
        for k in 0..self.trap.len() {
            self.wave_wait.halts.next = false;
            self.wave_wait.stops.next = self.grant.val() & (self.head.val().stops_wave | self.trap[k].crosses.val());
            self.wave_wait.trapped[k].next = self.trap[k].due.val();
            self.wave_wait.stands[k].next = self.trap[k].halted.val();
        }
        for k in 0..self.is_dynamic.len() {
            if (self.class.val() == IssueClass::Salu) & self.is_dynamic[k].q.val() {
                self.wave_wait.stops.next = false;
            }
        }
        self.wave_wait.resumes.next = self.progress.val().resume;
        self.wave_wait.put_to_sleep.next = self.progress.val().transfer & !self.transfer_jumps.val();
        self.wave_wait.sleep_time.next = self.transfer_value.val().get_bits::<7>(0);
        self.wave_wait.tick.next = self.tick.val();
        self.counts.next = self.wave_wait.counts.val();
        // The waker wakes the others only.
        self.wave_wait.woken.next = self.running.q.val() & self.group_woken.val() & !self.woke.q.val();
        self.reserved.next = IssueClass::Illegal;
        for k in 0..self.clause.len() {
            self.clause[k].clock.next = self.clock.val();
            self.clause[k].reset.next = !self.running.q.val();
            for j in 0..self.trap.len() {
                // A trap ends a clause (5.3.1).
                self.clause[k].reset.next = !self.running.q.val() | (self.grant.val() & self.trap[j].enters.val());
            }
            self.clause[k].granted.next = self.grant.val();
            self.clause[k].class.next = self.class.val();
            self.clause[k].starts.next = self.is_flow.val() & self.flow.starts_clause.val();
            self.clause[k].length.next = self.head.val().flow.operand.get_bits::<6>(0);
            self.clause[k].legal.next = self.is_flow.val() & self.head.val().flow.legal_in_clause;
            self.clause[k].exec_none.next = !self.shadow.exec_any.val();
            self.reserved.next = self.clause[k].reserved.val();
        }
        self.priority.next = self.priority_state.q.val();
        if self.flow_issues.val() & self.flow.sets_priority.val() {
            self.priority_state.d.next = self.head.val().flow.operand.get_bits::<2>(0);
        }
        if self.flow_issues.val() & self.flow.sets_rounding.val() {
            self.mode_state.d.next = (self.mode_state.q.val() & 0xffff_fff0_u64)
                | bit_cast::<32, 4>(self.head.val().flow.operand.get_bits::<4>(0));
        }
        if self.flow_issues.val() & self.flow.sets_denormals.val() {
            self.mode_state.d.next = (self.mode_state.q.val() & 0xffff_ff0f_u64)
                | (bit_cast::<32, 4>(self.head.val().flow.operand.get_bits::<4>(0)) << 4);
        }
        for k in 0..self.trap.len() {
            // SCRATCH_BASE (3.4.8); its low eight bits are zero.
            if self.progress.val().state_write & self.trap[k].privileged.val() {
                if self.written.val().index == self.scratch_low.val() {
                    self.place.d.next.scratch_base = (self.place.q.val().scratch_base & 0xffff_0000_0000_u64)
                        | (bit_cast::<48, 32>(self.written.val().value) & 0xffff_ff00_u64);
                }
                if self.written.val().index == self.scratch_high.val() {
                    self.place.d.next.scratch_base = (self.place.q.val().scratch_base & 0xffff_ffff_u64)
                        | (bit_cast::<48, 32>(self.written.val().value) << 32);
                }
            }
            if self.trap[k].writes_state.val() {
                self.priority_state.d.next = self.written.val().value.get_bits::<2>(12);
                self.barrier_complete.d.next = self.written.val().value.get_bit(2);
            }
        }
        if self.flow_issues.val() & self.flow.waited.val() {
            self.barrier_complete.d.next = false;
        }
        if self.running.q.val() & self.completed.val() & (self.completed_group.val() == self.shape.q.val().group) {
            self.barrier_complete.d.next = true;
        }
        self.asked_first[0].clock.next = self.clock.val();
        self.asked_first[1].clock.next = self.clock.val();
        self.asked_first[0].d.next = self.flow_issues.val() & self.flow.asks_first.val();
        self.asked_first[1].d.next = self.asked_first[0].q.val();

        // Fetch.
        // A wave fetches while its registers are still written.
        self.stream.enable.next = self.active_state.q.val() & !self.faulted.q.val() & !self.stop.val();
        self.stream.load.next = self.launch.val() | (self.progress.val().transfer & self.transfer_jumps.val());
        self.stream.load_pc.next = self.initial.val().pc;
        if self.progress.val().transfer {
            self.stream.load_pc.next = self.transfer_value.val();
        }
        for i in 0..self.branches.len() {
            if self.progress.val().salu_done & self.branches[i].val() {
                self.stream.load.next = true;
                self.stream.load_pc.next = self.branch_target[i].val();
            }
        }
        self.fetch_want.next = self.stream.fetch_want.val();
        self.fetch_pc.next = self.stream.fetch_pc.val();
        self.stream.fetch_grant.next = self.fetch_grant.val();
        self.stream.fetch_hit.next = self.fetch_hit.val();
        self.stream.fetch_missing.next = self.fetch_missing.val();
        self.stream.fetch_miss.next = self.fetch_miss.val();
        for i in 0..self.fetch_chunk.len() {
            self.stream.fetch_chunk[i].next = self.fetch_chunk[i].val();
        }

        // State.
        self.shadow.write.next = self.progress.val().scalar_write;
        self.shadow.pair.next = self.scalar_write.val().pair;
        self.shadow.data.next = self.scalar_write.val().data;
        self.shadow.halves.next = self.scalar_write.val().halves;
        self.shadow.wave64.next = self.shape.q.val().wave64;
        for k in 0..self.shadow.launch.len() {
            self.shadow.launch[k].next = self.launch.val();
        }
        if self.progress.val().mode_write {
            self.mode_state.d.next = self.mode_value.val();
        }
        if self.progress.val().scc_write {
            self.scc_state.d.next = self.scc_value.val();
        }
        self.answered.next = self.asked_first[1].q.val();
        if self.asked_first[1].q.val() {
            self.scc_state.d.next = self.signalled_first.val();
        }

        self.state.next.vcc = self.shadow.vcc.val();
        self.state.next.exec = self.shadow.exec.val();
        self.state.next.scc = self.scc_state.q.val();
        self.state.next.m0 = self.shadow.m0.val();
        self.state.next.mode = self.mode_state.q.val();
        self.debug_place.next = self.place.q.val();
        self.state.next.place = self.place.q.val();
        self.state.next.shape = self.shape.q.val();
        self.state.next.pc = self.stream.pc.val();
        self.sequence.next = self.sequence_state.q.val();
        self.active.next = self.active_state.q.val();

        // Launch. Masks and M0 come as scalar writes before `start`.
        if self.launch.val() {
            self.active_state.d.next = true;
            self.faulted.d.next = false;
            self.place.d.next = self.initial.val().place;
            self.shape.d.next = self.initial.val().shape;
            self.mode_state.d.next = self.initial.val().mode;
            self.sequence_state.d.next = 0.into();
            self.scc_state.d.next = false;
            self.priority_state.d.next = 0.into();
            self.barrier_complete.d.next = false;
        }
        if self.start.val() {
            self.running.d.next = true;
        }
        if self.stop.val() & self.outstanding.idle.val() {
            self.active_state.d.next = false;
            self.running.d.next = false;
        }
    }
}
