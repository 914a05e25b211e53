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
use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

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

generator_block! {
    /// The fault that is told, of those of one cycle.
    pub struct FaultChoice(simds: usize) {
        /// Waves that fault, of each SIMD.
        in fault: [Bits<16>; simds],
        /// [`kind`] of the lowest one.
        in kind: [Bits<3>; simds],
        /// Address of its instruction.
        in pc: [Bits<48>; simds],
        /// Vector memory refuses an access: [`crate::vmem::address::violation`].
        in violation: [Bits<3>; simds],
        /// Its lane.
        in violation_lane: [Bits<6>; simds],
        /// Its wave.
        in violation_wave: [Bits<4>; simds],
        /// Address of its instruction.
        in violation_pc: [Bits<48>; simds],
        /// There is a fault.
        out any: (Bit),
        /// Its [`kind`].
        out chosen_kind: (Bits<3>),
        /// Of an access: why.
        out reason: (Bits<3>),
        /// Of an access: the lane.
        out lane: (Bits<6>),
        /// SIMD and slot.
        out wave: (Bits<5>),
        /// Address of the instruction.
        out chosen_pc: (Bits<48>),
    }
    |g| {
        let names = ["fault", "kind", "pc", "violation", "violation_lane", "violation_wave", "violation_pc"];
        let [fault, kind, pc, violation, lane, wave, violation_pc] = names.map(|name| g.inputs(name, simds));
        let of_simd = |at: usize| -> (Wire, Wire) {
            let lowest = &fault[at] & -&fault[at];
            let slot = encode(g, &lowest, 4);
            let memory = violation[at].any() & (fault[at].none() | !slot.less(&wave[at]));
            let refused = g.concat(&[
                &violation_pc[at], &g.constant(1, at as u128), &wave[at], &lane[at], &violation[at],
                &g.constant(3, kind::MEMORY),
            ]);
            let stopped = g.concat(&[&pc[at], &g.constant(1, at as u128), &slot, &g.zero(9), &kind[at]]);
            (fault[at].any() | violation[at].any(), memory.select(&refused, &stopped))
        };
        let simds: Vec<(Wire, Wire)> = (0..simds).map(of_simd).collect();
        let any = vector_of(g, &simds.iter().map(|(any, _)| any.clone()).collect::<Vec<_>>());
        let told: Vec<Wire> = simds.into_iter().map(|(_, told)| told).collect();
        let told = g.name("told", &one_hot_select(g, &(&any & -&any), &told));
        g.output("any", &any.any());
        g.output("chosen_kind", &told.slice(0, 3));
        g.output("reason", &told.slice(3, 3));
        g.output("lane", &told.slice(6, 6));
        g.output("wave", &told.slice(12, 5));
        g.output("chosen_pc", &told.slice(17, 48));
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
        /// Vector memory refuses an access: [`crate::vmem::address::violation`].
        pub violation: Vec<Signal<In, Bits<3>>> = signals(config.simds),
        /// Its lane.
        pub violation_lane: Vec<Signal<In, Bits<6>>> = signals(config.simds),
        /// Its wave.
        pub violation_wave: Vec<Signal<In, Bits<4>>> = signals(config.simds),
        /// Address of its instruction.
        pub violation_pc: Vec<Signal<In, Bits<48>>> = signals(config.simds),

        /// No wave issues or is launched; slots empty.
        pub stop: Signal<Out, Bit>,
        /// The last dispatch was stopped.
        pub stopped: Signal<Out, Bit>,
        /// [`kind`] of the fault that is told, 0: none.
        pub kind: Signal<Out, Bits<3>>,
        /// Of an access: why.
        pub reason: Signal<Out, Bits<3>>,
        /// Of an access: the lane.
        pub lane: Signal<Out, Bits<6>>,
        /// SIMD and slot of its wave.
        pub wave: Signal<Out, Bits<5>>,
        /// Address of its instruction, bytes.
        pub pc: Signal<Out, Bits<48>>,
        /// Z, Y, X of its work-group.
        pub group: Signal<Out, Bits<64>>,

        choice: FaultChoice = FaultChoice::new(config.simds),
        positions: GroupPositions = GroupPositions::new(config.simds),
        stop_state: DFF<Bit>,
        stopped_state: DFF<Bit>,
        fresh: DFF<Bit>,
        kind_state: DFF<Bits<3>>,
        reason_state: DFF<Bits<3>>,
        lane_state: DFF<Bits<6>>,
        wave_state: DFF<Bits<5>>,
        pc_state: DFF<Bits<48>>,
        group_state: DFF<Bits<64>>,
        started: Signal<Local, Bits<5>>,
        numbers: Signal<Local, Bits<2>>,
    }
}

impl Logic for Faults {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, stop_state, stopped_state, fresh, kind_state, reason_state, lane_state, wave_state);
        dff_setup!(self, clock, pc_state, group_state);
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
        self.positions.asked.next = self.wave_state.q.val();

        for i in 0..self.fault.len() {
            self.choice.fault[i].next = self.fault[i].val();
            self.choice.kind[i].next = self.fault_kind[i].val();
            self.choice.pc[i].next = self.fault_pc[i].val();
            self.choice.violation[i].next = self.violation[i].val();
            self.choice.violation_lane[i].next = self.violation_lane[i].val();
            self.choice.violation_wave[i].next = self.violation_wave[i].val();
            self.choice.violation_pc[i].next = self.violation_pc[i].val();
        }

        // The fault that is told.
        self.fresh.d.next = false;
        if self.clear.val() {
            self.kind_state.d.next = 0.into();
        }
        if self.choice.any.val() & !self.stop_state.q.val() & ((self.kind_state.q.val() == 0) | self.clear.val()) {
            self.fresh.d.next = true;
            self.kind_state.d.next = self.choice.chosen_kind.val();
            self.reason_state.d.next = self.choice.reason.val();
            self.lane_state.d.next = self.choice.lane.val();
            self.wave_state.d.next = self.choice.wave.val();
            self.pc_state.d.next = self.choice.chosen_pc.val();
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
        self.kind.next = self.kind_state.q.val();
        self.reason.next = self.reason_state.q.val();
        self.lane.next = self.lane_state.q.val();
        self.wave.next = self.wave_state.q.val();
        self.pc.next = self.pc_state.q.val();
        self.group.next = self.group_state.q.val();
    }
}
