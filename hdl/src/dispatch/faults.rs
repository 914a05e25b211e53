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
use crate::vmem::address::{Refusal, Violation, ViolationWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What a fault is; the numbers are those of COMPUTE_FAULT.KIND.
    pub enum FaultKind {
        /// There is none.
        None,
        /// An instruction that this machine does not execute.
        Illegal,
        /// S_TRAP: there is no trap handler.
        Trap,
        /// An instruction that lies outside memory.
        Fetch,
        /// Vector memory refuses the access of a lane.
        Memory,
    }
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
        /// What its fault is.
        out kind: (FaultKind),
    }
    |g| {
        let faults = vector_of(g, &g.inputs("fault", waves));
        let lowest = g.name("lowest", &(&faults & -&faults));
        let lowest_is = |name: &str| (&lowest & vector_of(g, &g.inputs(name, waves))).any();
        let [illegal, trap, fetch] =
            [FaultKind::Illegal, FaultKind::Trap, FaultKind::Fetch].map(|kind| g.constant_of(kind));
        let trap = lowest_is("traps").select(&trap, &illegal);
        g.output("kind", &lowest_is("outside").select(&fetch, &trap));
        g.output("faults", &faults.resize(16));
        g.output("chosen", &faults.any().select(&lowest.resize(16), &g.input("memory_issue")));
    }
}

record! {
    /// What is told of a fault.
    pub struct Fault {
        /// What it is.
        pub kind: FaultKind,
        /// Of an access: why.
        pub reason: Refusal,
        /// Of an access: the lane.
        pub lane: Bits<6>,
        /// SIMD of its wave.
        pub simd: Bits<2>,
        /// Slot of its wave.
        pub slot: Bits<4>,
        /// Address of its instruction, bytes.
        pub pc: Bits<48>,
    }
}

generator_block! {
    /// The fault that is told, of those of one cycle.
    pub struct FaultChoice(simds: usize) {
        /// Waves that fault, of each SIMD.
        in fault: [Bits<16>; simds],
        /// What the fault of the lowest one is.
        in kind: [FaultKind; simds],
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
                kind: memory.select(&g.constant_of(FaultKind::Memory), &kinds[at]),
                reason: reason.when(&memory),
                lane: lane.when(&memory),
                simd: g.constant(2, at as u128),
                slot: memory.select(wave, &slot),
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
    /// A fault as COMPUTE_FAULT tells it.
    pub struct FaultNumbers() {
        /// The fault.
        in fault: (Fault),
        /// KIND.
        out kind: (Bits<4>),
        /// REASON.
        out reason: (Bits<4>),
    }
    |g| {
        let fault = g.input_of::<Fault>("fault");
        g.output("kind", &fault.kind.zero_extend(4));
        g.output("reason", &fault.reason.zero_extend(4));
    }
}

generator_block! {
    /// Positions of the work-groups of the waves, by SIMD and slot.
    pub struct GroupPositions(simds: usize) clocked {
        /// A wave starts.
        in start: (Bit),
        /// Its SIMD.
        in started_simd: (Bits<2>),
        /// Its slot.
        in started_slot: (Bits<4>),
        /// Z, Y, X of its work-group.
        in position: (Bits<64>),
        /// SIMD asked for.
        in asked_simd: (Bits<2>),
        /// Slot asked for.
        in asked_slot: (Bits<4>),
        /// Z, Y, X of the work-group of the wave there.
        out answer: (Bits<64>),
    }
    |g| {
        let slots = 16 * simds.next_power_of_two() as u32;
        let ram = g.ram("position_words", 64, slots);
        let slot = |name: &str| {
            let number = g.input(&format!("{name}_simd")).concat(&g.input(&format!("{name}_slot")));
            number.slice(0, slots.trailing_zeros())
        };
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
        pub aborts: Signal<In, Bit>,
        /// The host forgets the fault.
        pub clear: Signal<In, Bit>,
        /// Waves that are launched, of each SIMD.
        pub launch: Vec<Signal<In, Bits<16>>> = signals(config.simds),
        /// Slot of the one that does.
        pub launch_wave: Signal<In, Bits<4>>,
        /// Position of its work-group.
        pub group_x: Signal<In, Bits<32>>,
        /// Y.
        pub group_y: Signal<In, Bits<16>>,
        /// Z.
        pub group_z: Signal<In, Bits<16>>,
        /// Waves that fault, of each SIMD.
        pub fault: Vec<Signal<In, Bits<16>>> = signals(config.simds),
        /// What the fault of the lowest one is.
        pub fault_kind: Vec<Signal<In, FaultKind>> = signals(config.simds),
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
        violated: Vec<DFF<Violation>> = signals(config.simds),
        violated_pc: Vec<DFF<Bits<48>>> = signals(config.simds),
        number: Vec<Constant<Bits<2>>> = (0..config.simds as u64).map(|simd| Constant::new(simd.into())).collect(),
    }
}

impl Logic for Faults {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, stop_state, stopped_state, fresh, told_state, group_state);
        clock!(self, clock, positions);

        // Where the waves' work-groups are in the grid.
        self.positions.start.next = false;
        self.positions.started_simd.next = 0.into();
        self.positions.started_slot.next = self.launch_wave.val();
        for i in 0..self.launch.len() {
            if self.launch[i].val().any() {
                self.positions.start.next = true;
                self.positions.started_simd.next = self.number[i].val();
            }
        }
        self.positions.position.next = (bit_cast::<64, 16>(self.group_z.val()) << 48)
            | (bit_cast::<64, 16>(self.group_y.val()) << 32)
            | bit_cast::<64, 32>(self.group_x.val());
        self.positions.asked_simd.next = self.told_state.q.val().simd;
        self.positions.asked_slot.next = self.told_state.q.val().slot;

        for i in 0..self.fault.len() {
            self.choice.fault[i].next = self.fault[i].val();
            self.choice.kind[i].next = self.fault_kind[i].val();
            self.choice.pc[i].next = self.fault_pc[i].val();
            // A cycle later: which lanes vector memory refuses is the end of a long path.
            self.violated[i].clock.next = self.clock.val();
            self.violated[i].d.next = self.violation[i].val();
            self.violated_pc[i].clock.next = self.clock.val();
            self.violated_pc[i].d.next = self.violation_pc[i].val();
            self.choice.violation[i].next = self.violated[i].q.val();
            self.choice.violation_pc[i].next = self.violated_pc[i].q.val();
        }

        // The fault that is told.
        self.fresh.d.next = false;
        if self.clear.val() {
            self.told_state.d.next.kind = FaultKind::None;
        }
        if self.choice.any.val()
            & !self.stop_state.q.val()
            & ((self.told_state.q.val().kind == FaultKind::None) | self.clear.val())
        {
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
        if self.busy.val() & (self.choice.any.val() | self.aborts.val()) {
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
