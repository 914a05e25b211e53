//! How a dispatch ends before its time: a wave faults, or the host aborts. Which fault is told, and when the machine stops.
//!
//! A fault ends the dispatch. From the next cycle on no wave issues and none is launched; a slot is free when everything
//! that its wave has under way is done, and BUSY falls with the last slot. So whatever a unit, LDS or memory still owes
//! arrives while its wave is there, and nothing is left to the next dispatch. Of faults in one cycle the one of the lowest
//! SIMD is told, in it that of the lowest slot, of one wave the access of memory, which is older than its head. The fault
//! stays until the host clears it; a later one is not told, but ends its dispatch as well. 132 flip-flops, and a RAM of 64
//! bits a slot for the positions of the waves' work-groups.

use crate::config::Config;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{encode, one_hot_record, vector_of};
use crate::vmem::address::{Violation, ViolationWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

/// COMPUTE_FAULT.KIND.
pub mod kind {
    /// None.
    pub const NONE: u128 = 0;
    /// An instruction that this machine does not execute.
    pub const ILLEGAL: u128 = 1;
    /// S_TRAP: there is no trap handler.
    pub const TRAP: u128 = 2;
    /// An instruction that lies outside memory.
    pub const FETCH: u128 = 3;
    /// Vector memory refuses the access of a lane.
    pub const MEMORY: u128 = 4;
}

generator_block! {
    /// Of the waves of a SIMD that fault in a cycle, the one in the lowest slot; else the wave that issues to vector memory,
    /// so that one choice of a program counter serves both.
    pub struct SlotFault(waves: usize) {
        /// The wave faults.
        in fault: [Bit; waves],
        /// It is at a trap.
        in traps: [Bit; waves],
        /// It is at an instruction outside memory.
        in outside: [Bit; waves],
        /// The wave that issues to vector memory, one-hot.
        in memory_issue: (Bits<16>),
        /// All that fault.
        out faults: (Bits<16>),
        /// The chosen one, one-hot.
        out chosen: (Bits<16>),
        /// [`kind`] of its fault.
        out kind: (Bits<3>),
    }
    |g| {
        let faults = vector_of(g, &g.inputs("fault", waves));
        let lowest = g.name("lowest", &(&faults & -&faults));
        let lowest_is = |name: &str| (&lowest & vector_of(g, &g.inputs(name, waves))).any();
        let trap = lowest_is("traps").select(&g.constant(3, kind::TRAP), &g.constant(3, kind::ILLEGAL));
        g.output("kind", &lowest_is("outside").select(&g.constant(3, kind::FETCH), &trap));
        g.output("faults", &faults.resize(16));
        g.output("chosen", &faults.any().select(&lowest.resize(16), &g.input("memory_issue")));
    }
}

record! {
    /// What is told of a fault.
    pub struct Fault {
        /// [`kind`]; 0: there is none.
        pub kind: Bits<3>,
        /// Of an access: why, the number of the [`crate::vmem::address::Refusal`].
        pub reason: Bits<3>,
        /// Of an access: the lane.
        pub lane: Bits<6>,
        /// SIMD and slot of its wave.
        pub wave: Bits<5>,
        /// Address of its instruction, bytes.
        pub pc: Bits<48>,
    }
}

generator_block! {
    /// The fault that is told, of those of one cycle.
    pub struct FaultChoice(simds: usize) {
        /// Waves that fault, of each SIMD.
        in fault: [Bits<16>; simds],
        /// [`kind`] of the lowest one.
        in kind: [Bits<3>; simds],
        /// Address of its instruction.
        in pc: [Bits<48>; simds],
        /// Vector memory refuses an access.
        in violation: [Violation; simds],
        /// Address of its instruction.
        in violation_pc: [Bits<48>; simds],
        /// There is a fault.
        out any: (Bit),
        /// It.
        out told: (Fault),
    }
    |g| {
        let [fault, kinds, pcs, violation_pcs] =
            ["fault", "kind", "pc", "violation_pc"].map(|name| g.inputs(name, simds));
        let violations = g.inputs_of::<Violation>("violation", simds);
        let of_simd = |at: usize| -> (Wire, FaultWires) {
            let lowest = &fault[at] & -&fault[at];
            let slot = encode(g, &lowest, 4);
            let ViolationWires { reason, lane, wave, .. } = &violations[at];
            let memory = reason.any() & (fault[at].none() | !slot.less(wave));
            let told = FaultWires {
                kind: memory.select(&g.constant(3, kind::MEMORY), &kinds[at]),
                reason: reason.when(&memory),
                lane: lane.when(&memory),
                wave: g.constant(1, at as u128).concat(&memory.select(wave, &slot)),
                pc: memory.select(&violation_pcs[at], &pcs[at]),
            };
            (fault[at].any() | reason.any(), told)
        };
        let (any, told): (Vec<Wire>, Vec<FaultWires>) = (0..simds).map(of_simd).unzip();
        let any = vector_of(g, &any);
        let first = g.name("first", &(&any & -&any));
        g.output_of("told", &one_hot_record(g, &first, &told));
        g.output("any", &any.any());
    }
}

generator_block! {
    /// Positions of the work-groups of the waves, by SIMD and slot.
    pub struct GroupPositions(simds: usize) clocked {
        /// A wave starts.
        in start: (Bit),
        /// Its SIMD and slot.
        in started: (Bits<5>),
        /// Z, Y, X of its work-group.
        in position: (Bits<64>),
        /// SIMD and slot asked for.
        in asked: (Bits<5>),
        /// Z, Y, X of the work-group of the wave there.
        out answer: (Bits<64>),
    }
    |g| {
        let slots = 16 * simds.next_power_of_two() as u32;
        let ram = g.ram("position_words", 64, slots);
        let slot = |name: &str| g.input(name).slice(0, slots.trailing_zeros());
        g.ram_write(ram, &g.input("start"), &slot("started"), &g.input("position"), None);
        g.output("answer", &g.ram_read_now(ram, "position_asked", &slot("asked")));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct Faults(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A dispatch is in progress.
        pub busy: Signal<In, Bit>,
        /// One starts.
        pub starts: Signal<In, Bit>,
        /// The host ends it.
        pub abort: Signal<In, Bit>,
        /// The host forgets the fault.
        pub clear: Signal<In, Bit>,
        /// Waves that start, of each SIMD.
        pub run: Vec<Signal<In, Bits<16>>> = signals(config.simds),
        /// Slot of the one that does.
        pub run_wave: Signal<In, Bits<4>>,
        /// Position of its work-group.
        pub group_x: Signal<In, Bits<32>>,
        /// Y.
        pub group_y: Signal<In, Bits<16>>,
        /// Z.
        pub group_z: Signal<In, Bits<16>>,
        /// Waves that fault, of each SIMD.
        pub fault: Vec<Signal<In, Bits<16>>> = signals(config.simds),
        /// [`kind`] of the lowest one.
        pub fault_kind: Vec<Signal<In, Bits<3>>> = signals(config.simds),
        /// Address of its instruction.
        pub fault_pc: Vec<Signal<In, Bits<48>>> = signals(config.simds),
        /// Vector memory refuses an access.
        pub violation: Vec<Signal<In, Violation>> = signals(config.simds),
        /// Address of its instruction.
        pub violation_pc: Vec<Signal<In, Bits<48>>> = signals(config.simds),

        /// No wave issues or is launched; slots empty.
        pub stop: Signal<Out, Bit>,
        /// The last dispatch was stopped.
        pub stopped: Signal<Out, Bit>,
        /// The fault that is told.
        pub told: Signal<Out, Fault>,
        /// Z, Y, X of its work-group.
        pub group: Signal<Out, Bits<64>>,

        choice: FaultChoice = FaultChoice::new(config.simds),
        positions: GroupPositions = GroupPositions::new(config.simds),
        stop_state: DFF<Bit>,
        stopped_state: DFF<Bit>,
        fresh: DFF<Bit>,
        told_state: DFF<Fault>,
        group_state: DFF<Bits<64>>,
        started: Signal<Local, Bits<5>>,
        numbers: Signal<Local, Bits<2>>,
    }
}

impl Logic for Faults {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, stop_state, stopped_state, fresh, told_state, group_state);
        clock!(self, clock, positions);

        // Where the waves' work-groups are in the grid. Bit i of `numbers` is the number of SIMD i.
        self.numbers.next = 2.into();
        self.positions.start.next = false;
        self.started.next = bit_cast::<5, 4>(self.run_wave.val());
        for i in 0..self.run.len() {
            if self.run[i].val().any() {
                self.positions.start.next = true;
                self.started.next = bit_cast::<5, 4>(self.run_wave.val()).replace_bit(4, self.numbers.val().get_bit(i));
            }
        }
        self.positions.started.next = self.started.val();
        self.positions.position.next = (bit_cast::<64, 16>(self.group_z.val()) << 48)
            | (bit_cast::<64, 16>(self.group_y.val()) << 32)
            | bit_cast::<64, 32>(self.group_x.val());
        self.positions.asked.next = self.told_state.q.val().wave;

        for i in 0..self.fault.len() {
            self.choice.fault[i].next = self.fault[i].val();
            self.choice.kind[i].next = self.fault_kind[i].val();
            self.choice.pc[i].next = self.fault_pc[i].val();
            self.choice.violation[i].next = self.violation[i].val();
            self.choice.violation_pc[i].next = self.violation_pc[i].val();
        }

        // The fault that is told.
        self.fresh.d.next = false;
        if self.clear.val() {
            self.told_state.d.next.kind = 0.into();
        }
        if self.choice.any.val() & !self.stop_state.q.val() & ((self.told_state.q.val().kind == 0) | self.clear.val()) {
            self.fresh.d.next = true;
            self.told_state.d.next = self.choice.told.val();
        }
        if self.fresh.q.val() {
            self.group_state.d.next = self.positions.answer.val();
        }

        // Stopping.
        if self.starts.val() {
            self.stopped_state.d.next = false;
        }
        if self.busy.val() & (self.choice.any.val() | self.abort.val()) {
            self.stop_state.d.next = true;
            self.stopped_state.d.next = true;
        }
        if !self.busy.val() {
            self.stop_state.d.next = false;
        }

        self.stop.next = self.stop_state.q.val();
        self.stopped.next = self.stopped_state.q.val();
        self.told.next = self.told_state.q.val();
        self.group.next = self.group_state.q.val();
    }
}
