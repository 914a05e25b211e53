//! Traps of one wave (3.4.10, 5.2): its privilege, what the host and its own instructions ask of the trap handler, HALT, and the
//! registers TRAP_CTRL and EXCP_FLAG_PRIV.
//!
//! A trap that is due replaces the instruction at the head by S_TRAP 0, as the document has hardware do it. That one waits until all before it
//! is done, goes through scalar memory like a call, which writes TTMP0 and TTMP1, and leaves the program counter where it is. Exceptions of the ALUs
//! are precise: where one is enabled, the wave issues nothing behind an operation of an ALU before that is done.

use crate::front::violations::MemoryViolations;
use crate::hardware_block;
use crate::parts::block::signals;
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

record! {
    /// What an instruction of the wave that issues does here.
    pub struct TrapEvents {
        /// It enters the handler.
        pub enters: Bit,
        /// It returns from the handler.
        pub returns: Bit,
        /// It is S_ENDPGM.
        pub ends: Bit,
        /// It sets or clears HALT or FATAL_HALT.
        pub halts: Bit,
        /// It sets it.
        pub halt_value: Bit,
        /// It is FATAL_HALT.
        pub fatal: Bit,
    }
}

record! {
    /// What the head of the wave would do here if it issued.
    pub struct TrapHead {
        /// It is S_ENDPGM.
        pub ends: Bit,
        /// It cannot be executed, and everything else is met.
        pub illegal: Bit,
        /// Since it lies outside memory.
        pub outside: Bit,
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
        /// An instruction issues.
        pub granted: Signal<In, Bit>,
        /// What it does.
        pub events: Signal<In, TrapEvents>,
        /// What the head would do.
        pub head: Signal<In, TrapHead>,
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
        /// STATUS.TRAP_EN.
        pub enabled: Signal<Out, Bit>,
        /// It would be entered.
        pub may_trap: Signal<Out, Bit>,
        /// The wave issues nothing.
        pub halted: Signal<Out, Bit>,
        /// Exceptions of the ALUs are enabled, and would enter it.
        pub watches_alus: Signal<Out, Bit>,
        /// The head is replaced by S_TRAP 0.
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

        privileged_state: DFF<Bit>,
        enabled_state: DFF<Bit>,
        asked_state: DFF<Bit>,
        due_state: DFF<Bit>,
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
        self.enabled.next = self.enabled_state.q.val();
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
            & self.head.val().ends
            & self.enables.q.val().get_bit(0)
            & !self.flag_state.q.val().get_bit(9);
        self.due.next = (self.stands.val() & (self.due_state.q.val() | self.at_end.val())) | self.host_asks.val();

        // What makes a trap due, and its flags. An instruction that is none stays at the head, and so does its trap.
        self.of_head.next = 0.into();
        self.of_memory.next = 0.into();
        self.of_step.next = 0.into();
        self.of_entry.next = 0.into();
        self.fetch_fails.next = self.head.val().illegal & self.stands.val() & self.head.val().outside;
        if self.head.val().illegal & self.stands.val() {
            self.due_state.d.next = true;
            if !self.head.val().outside {
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
            & !self.events.val().ends
            & !self.events.val().enters
        {
            self.due_state.d.next = true;
            self.of_step.next = 0x800.into();
        }
        if self.command.val().trap & self.enabled_state.q.val() {
            self.asked_state.d.next = true;
        }

        // Entry and return.
        if self.granted.val() & self.events.val().enters {
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
        if self.granted.val() & self.events.val().returns {
            self.privileged_state.d.next = false;
        }
        self.flag_state.d.next = self.flag_state.q.val()
            | self.of_head.val()
            | self.of_memory.val()
            | self.of_step.val()
            | self.of_entry.val()
            | self.of_watches.val();

        // HALT: by the host, by S_SETHALT; FATAL_HALT only by the handler.
        if self.granted.val() & self.events.val().halts {
            if self.events.val().fatal {
                if self.privileged_state.q.val() {
                    self.fatal_state.d.next = self.events.val().halt_value;
                }
            } else {
                self.halt_state.d.next = self.events.val().halt_value;
            }
        }

        // What this machine does not raise.
        self.refuses.next = self.write.val().value.get_bits::<7>(0);
        for _k in 0..self.alu_enables.len() {
            self.refuses.next = 0.into();
        }
        // S_SETREG in the handler: STATE_PRIV is register 4, EXCP_FLAG_PRIV 17, TRAP_CTRL 19 (3.4).
        self.handler_writes.next = self.write.val().valid & self.privileged_state.q.val();
        self.writes_state.next = self.handler_writes.val() & (self.write.val().index == 4);
        if self.writes_state.val() {
            self.halt_state.d.next = self.write.val().value.get_bit(14);
            self.unused.d.next =
                (self.write.val().value.get_bits::<3>(10) & 3) | (self.write.val().value.get_bits::<3>(0) << 2);
        }
        if self.handler_writes.val() & (self.write.val().index == 17) {
            self.flag_state.d.next = self.write.val().value.get_bits::<12>(0);
            self.source_state.d.next = self.write.val().value.get_bits::<2>(30);
        }
        if self.handler_writes.val() & (self.write.val().index == 19) {
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
