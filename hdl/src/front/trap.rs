//! Traps of one wave (3.4.10, 5.2): its privilege, what the host and its own instructions ask of the trap handler, what they make of the
//! instruction at its head, HALT, and the registers TRAP_CTRL and EXCP_FLAG_PRIV.
//!
//! A trap that is due replaces the instruction at the head by S_TRAP 0, as the document has hardware do it. That one waits until all before it
//! is done, goes through scalar memory like a call, which writes TTMP0 and TTMP1, and leaves the program counter where it is. Exceptions of the ALUs
//! are precise: where one is enabled, the wave issues nothing behind an operation of an ALU before that is done.

use super::decode::rdna4::trap_words::TrapWords;
use super::decode::{Head, IssueClass};
use super::flow::Flow;
use super::outstanding::Counts;
use super::violations::MemoryViolations;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::scalar::salu::state::{EXCP_FLAG_PRIV, STATE_PRIV, TRAP_CTRL};
use crate::wave::StateWrite;
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// What the host wants of a wave.
    pub struct HostCommand {
        /// Set HALT.
        pub halt: Bit,
        /// Clear HALT and FATAL_HALT.
        pub resume: Bit,
        /// Enter the trap handler.
        pub trap: Bit,
    }
}

hardware_block! {
    /// See the module's description. `exceptions`: 1 where those of the ALUs are gathered, else 0.
    pub struct TrapUnit(exceptions: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave starts here.
        pub launch: Signal<In, Bit>,
        /// There is a trap handler (TRAP_EN).
        pub handler: Signal<In, Bit>,
        /// Exceptions that enter it at first.
        pub first_enables: Vec<Signal<In, Bits<7>>> = signals(exceptions),
        /// Exceptions of the ALUs that instructions raise now.
        pub raised: Vec<Signal<In, Bits<7>>> = signals(exceptions),
        /// The dword at the program counter,
        pub word: Signal<In, Bits<32>>,
        /// which is here,
        pub here: Signal<In, Bit>,
        /// or lies outside memory.
        pub missing: Signal<In, Bit>,
        /// The head: the instruction there, or S_TRAP in its place.
        pub head: Signal<In, Head>,
        /// It sets or clears HALT or FATAL_HALT.
        pub halts: Signal<In, Bit>,
        /// It cannot be executed, and everything else is met.
        pub fails: Signal<In, Bit>,
        /// It issues.
        pub granted: Signal<In, Bit>,
        /// What the wave has outstanding.
        pub counts: Signal<In, Counts>,
        /// What the host wants.
        pub command: Signal<In, HostCommand>,
        /// A state register is written by an instruction of the wave.
        pub write: Signal<In, StateWrite>,
        /// Accesses to watched addresses enter it at first.
        pub first_watches: Signal<In, Bit>,
        /// Watched addresses that are hit.
        pub watched: Signal<In, Bits<4>>,
        /// Violations of memory.
        pub violations: Signal<In, MemoryViolations>,
        /// STATUS.PRIV: the wave is in its handler.
        pub privileged: Signal<Out, Bit>,
        /// The head's class, of which traps may make another.
        pub class: Signal<Out, IssueClass>,
        /// It enters the handler.
        pub enters: Signal<Out, Bit>,
        /// It does or returns from it.
        pub crosses: Signal<Out, Bit>,
        /// It waits until more of what is before it is done.
        pub waits: Signal<Out, Bit>,
        /// S_TRAP 0.
        pub trap: Signal<Out, Bits<32>>,
        /// It would be entered.
        pub may_trap: Signal<Out, Bit>,
        /// The wave issues nothing.
        pub halted: Signal<Out, Bit>,
        /// Exceptions of the ALUs are enabled, and would enter it.
        pub watches_alus: Signal<Out, Bit>,
        /// S_TRAP 0 takes the place of the instruction.
        pub due: Signal<Out, Bit>,
        /// A write asked for exceptions that this machine does not raise: the wave faults.
        pub refused: Signal<Out, Bit>,
        /// Of STATUS: FATAL_HALT, TRAP, TRAP_EN, PRIV.
        pub status: Signal<Out, Bits<4>>,
        /// Of STATE_PRIV: SYS_PRIO, HALT, WG_RR_EN. What nothing here looks at the handler may write.
        pub state: Signal<Out, Bits<4>>,
        /// TRAP_CTRL.
        pub control: Signal<Out, Bits<10>>,
        /// EXCP_FLAG_PRIV.
        pub flags: Signal<Out, Bits<32>>,
        /// STATE_PRIV is written by the handler.
        pub writes_state: Signal<Out, Bit>,

        words: TrapWords = TrapWords::new(),
        privileged_state: DFF<Bit>,
        enabled_state: DFF<Bit>,
        asked_state: DFF<Bit>,
        due_state: DFF<Bit>,
        // Indices of what the handler writes (3.4).
        state_priv: Constant<Bits<6>> = Constant::new((STATE_PRIV as u64).into()),
        excp_flag_priv: Constant<Bits<6>> = Constant::new((EXCP_FLAG_PRIV as u64).into()),
        trap_ctrl: Constant<Bits<6>> = Constant::new((TRAP_CTRL as u64).into()),
        halt_state: DFF<Bit>,
        fatal_state: DFF<Bit>,
        unused: DFF<Bits<3>>,
        refused_state: DFF<Bit>,
        enables: DFF<Bits<2>>,
        // TRAP_CTRL[7].
        watch_enable: DFF<Bit>,
        // TRAP_CTRL[6:0].
        alu_enables: Vec<DFF<Bits<7>>> = signals(exceptions),
        enabled_alus: Signal<Local, Bits<7>>,
        refuses: Signal<Local, Bits<7>>,
        // EXCP_FLAG_PRIV without the source of the first violation.
        flag_state: DFF<Bits<12>>,
        source_state: DFF<Bits<2>>,
        // The head lies outside memory; it is nothing for this wave; it is an instruction of program flow that is.
        absent: Signal<Local, Bit>,
        foreign: Signal<Local, Bit>,
        of_flow: Signal<Local, Bit>,
        returns: Signal<Local, Bit>,
        accesses_done: Signal<Local, Bit>,
        illegal: Signal<Local, Bit>,
        stands: Signal<Local, Bit>,
        at_end: Signal<Local, Bit>,
        host_asks: Signal<Local, Bit>,
        handler_writes: Signal<Local, Bit>,
        fetch_fails: Signal<Local, Bit>,
        violates: Signal<Local, Bit>,
        // Flags of EXCP_FLAG_PRIV that are set now.
        of_head: Signal<Local, Bits<12>>,
        of_memory: Signal<Local, Bits<12>>,
        of_step: Signal<Local, Bits<12>>,
        of_entry: Signal<Local, Bits<12>>,
        of_watches: Signal<Local, Bits<12>>,
    }
}

impl Logic for TrapUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, privileged_state, enabled_state, asked_state, due_state, halt_state, fatal_state);
        dff_setup!(self, clock, unused, refused_state, enables, watch_enable, flag_state, source_state);
        self.privileged.next = self.privileged_state.q.val();
        self.words.word.next = self.word.val();
        self.trap.next = self.words.trap.val();
        self.status.next = bit_cast::<4, 1>(self.privileged_state.q.val().into())
            | (bit_cast::<4, 1>(self.enabled_state.q.val().into()) << 1)
            | (bit_cast::<4, 1>(self.asked_state.q.val().into()) << 2)
            | (bit_cast::<4, 1>(self.fatal_state.q.val().into()) << 3);
        self.state.next = bit_cast::<4, 1>(self.unused.q.val().get_bit(2).into())
            | (bit_cast::<4, 1>(self.halt_state.q.val().into()) << 1)
            | (bit_cast::<4, 2>(self.unused.q.val().get_bits::<2>(0)) << 2);
        self.refused.next = self.refused_state.q.val();
        self.watches_alus.next = false;
        self.enabled_alus.next = 0.into();
        for k in 0..self.alu_enables.len() {
            self.alu_enables[k].clock.next = self.clock.val();
            self.alu_enables[k].d.next = self.alu_enables[k].q.val();
            self.enabled_alus.next = self.alu_enables[k].q.val();
        }
        self.control.next = (bit_cast::<10, 2>(self.enables.q.val()) << 8)
            | (bit_cast::<10, 1>(self.watch_enable.q.val().into()) << 7)
            | bit_cast::<10, 7>(self.enabled_alus.val());
        self.flags.next =
            (bit_cast::<32, 2>(self.source_state.q.val()) << 30) | bit_cast::<32, 12>(self.flag_state.q.val());
        self.stands.next = self.enabled_state.q.val() & !self.privileged_state.q.val();
        self.may_trap.next = self.stands.val();
        self.watches_alus.next = self.stands.val() & (self.enabled_alus.val()).any();

        // A host's request goes before HALT, but not before FATAL_HALT.
        self.host_asks.next = self.stands.val()
            & (self.asked_state.q.val() | self.flag_state.q.val().get_bit(5))
            & !self.fatal_state.q.val();
        self.halted.next = self.fatal_state.q.val()
            | (self.halt_state.q.val() & !self.privileged_state.q.val() & !self.host_asks.val());
        // Before S_ENDPGM once: the flag that tells the handler lets the wave end afterwards.
        self.at_end.next = self.stands.val()
            & self.words.ends_program.val()
            & self.here.val()
            & self.enables.q.val().get_bit(0)
            & !self.flag_state.q.val().get_bit(9);
        self.due.next = (self.stands.val() & (self.due_state.q.val() | self.at_end.val())) | self.host_asks.val();

        // A trap goes through scalar memory, and so does the return.
        self.absent.next = self.missing.val() & !self.due.val();
        self.foreign.next = self.refused_state.q.val() | (self.head.val().of_handlers & !self.privileged_state.q.val());
        self.of_flow.next = (self.head.val().class == IssueClass::Flow) & !self.absent.val() & !self.foreign.val();
        self.enters.next = self.of_flow.val() & (self.head.val().flow.kind == Flow::Trap) & self.enabled_state.q.val();
        self.returns.next =
            self.of_flow.val() & (self.head.val().flow.kind == Flow::Return) & self.privileged_state.q.val();
        self.crosses.next = self.enters.val() | self.returns.val();
        self.class.next = self.head.val().class;
        if self.crosses.val() {
            self.class.next = IssueClass::Smem;
        }
        if self.absent.val() | self.foreign.val() {
            self.class.next = IssueClass::Illegal;
        }
        // Memory may still tell of a violation: the wave does not end before, and the flags are read behind it. What an operation of an ALU
        // raises enters the handler before the next instruction.
        self.accesses_done.next = (self.counts.val().loads == 0)
            & (self.counts.val().stores == 0)
            & (self.counts.val().scalar_loads == 0)
            & (self.counts.val().lds == 0);
        self.waits.next = ((self.words.reads_flags.val() | (self.stands.val() & self.words.ends_program.val()))
            & !self.accesses_done.val())
            | (self.watches_alus.val() & ((self.counts.val().valu != 0) | (self.counts.val().salu != 0)));

        // What makes a trap due, and its flags. An instruction that is none stays at the head, and so does its trap.
        self.of_head.next = 0.into();
        self.of_memory.next = 0.into();
        self.of_step.next = 0.into();
        self.of_entry.next = 0.into();
        self.illegal.next = self.fails.val() & !self.refused_state.q.val() & self.stands.val();
        self.fetch_fails.next = self.illegal.val() & self.missing.val();
        if self.illegal.val() {
            self.due_state.d.next = true;
            if !self.missing.val() {
                self.of_head.next = 0x40.into();
            }
        }
        self.violates.next = self.violations.val().scalar | self.violations.val().shared | self.violations.val().vector;
        if self.violates.val() & self.stands.val() {
            self.due_state.d.next = true;
        }
        for k in 0..self.raised.len() {
            if self.stands.val() & (self.raised[k].val() & self.enabled_alus.val()).any() {
                self.due_state.d.next = true;
            }
        }
        if self.violates.val() | self.fetch_fails.val() {
            self.of_memory.next = 0x10.into();
            if !self.flag_state.q.val().get_bit(4) {
                self.source_state.d.next = 0.into();
                if self.violations.val().scalar {
                    self.source_state.d.next = 1.into();
                }
                if self.violations.val().shared {
                    self.source_state.d.next = 2.into();
                }
                if self.violations.val().vector {
                    self.source_state.d.next = 3.into();
                }
            }
        }
        // Addresses are watched for waves that have a handler.
        self.of_watches.next = 0.into();
        if self.enabled_state.q.val() {
            self.of_watches.next = bit_cast::<12, 4>(self.watched.val());
        }
        if self.stands.val() & self.watch_enable.q.val() & self.watched.val().any() {
            self.due_state.d.next = true;
        }
        if self.granted.val()
            & self.stands.val()
            & self.enables.q.val().get_bit(1)
            & !(self.words.ends_program.val() & !self.due.val())
            & !self.enters.val()
        {
            self.due_state.d.next = true;
            self.of_step.next = 0x800.into();
        }
        if self.command.val().trap & self.enabled_state.q.val() {
            self.asked_state.d.next = true;
        }

        // Entry and return.
        if self.granted.val() & self.enters.val() {
            self.privileged_state.d.next = true;
            self.due_state.d.next = false;
            if self.due.val() {
                if self.at_end.val() {
                    self.of_entry.next = 0x200.into();
                }
                if self.asked_state.q.val() {
                    self.asked_state.d.next = self.command.val().trap;
                    self.of_entry.next = 0x80.into();
                    if self.at_end.val() {
                        self.of_entry.next = 0x280.into();
                    }
                }
            }
        }
        if self.granted.val() & self.returns.val() {
            self.privileged_state.d.next = false;
        }
        self.flag_state.d.next = self.flag_state.q.val()
            | self.of_head.val()
            | self.of_memory.val()
            | self.of_step.val()
            | self.of_entry.val()
            | self.of_watches.val();

        // HALT: by the host, by S_SETHALT; FATAL_HALT only by the handler.
        if self.granted.val() & self.halts.val() {
            if self.head.val().flow.operand.get_bit(2) {
                if self.privileged_state.q.val() {
                    self.fatal_state.d.next = self.head.val().flow.operand.get_bit(0);
                }
            } else {
                self.halt_state.d.next = self.head.val().flow.operand.get_bit(0);
            }
        }

        // What this machine does not raise.
        self.refuses.next = self.write.val().value.get_bits::<7>(0);
        for _k in 0..self.alu_enables.len() {
            self.refuses.next = 0.into();
        }
        // S_SETREG in the handler.
        self.handler_writes.next = self.write.val().valid & self.privileged_state.q.val();
        self.writes_state.next = self.handler_writes.val() & (self.write.val().index == self.state_priv.val());
        if self.writes_state.val() {
            self.halt_state.d.next = self.write.val().value.get_bit(14);
            self.unused.d.next =
                (self.write.val().value.get_bits::<3>(10) & 3) | (self.write.val().value.get_bits::<3>(0) << 2);
        }
        if self.handler_writes.val() & (self.write.val().index == self.excp_flag_priv.val()) {
            self.flag_state.d.next = self.write.val().value.get_bits::<12>(0);
            self.source_state.d.next = self.write.val().value.get_bits::<2>(30);
        }
        if self.handler_writes.val() & (self.write.val().index == self.trap_ctrl.val()) {
            self.enables.d.next = self.write.val().value.get_bits::<2>(8);
            self.watch_enable.d.next = self.write.val().value.get_bit(7);
            for k in 0..self.alu_enables.len() {
                self.alu_enables[k].d.next = self.write.val().value.get_bits::<7>(0);
            }
            if (self.refuses.val()).any() {
                self.refused_state.d.next = true;
            }
        }
        if self.command.val().halt {
            self.halt_state.d.next = true;
        }
        if self.command.val().resume {
            self.halt_state.d.next = false;
            self.fatal_state.d.next = false;
        }

        if self.launch.val() {
            self.privileged_state.d.next = false;
            self.enabled_state.d.next = self.handler.val();
            self.asked_state.d.next = false;
            self.due_state.d.next = false;
            self.halt_state.d.next = false;
            self.fatal_state.d.next = false;
            self.unused.d.next = 0.into();
            self.refused_state.d.next = false;
            self.enables.d.next = 0.into();
            self.watch_enable.d.next = self.first_watches.val();
            for k in 0..self.alu_enables.len() {
                self.alu_enables[k].d.next = self.first_enables[k].val();
            }
            self.flag_state.d.next = 0.into();
            self.source_state.d.next = 0.into();
        }
    }
}
