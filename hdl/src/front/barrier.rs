//! The barriers of the resident work-groups, and waking sleepers: what the waves of a work-group tell each other (5.6).
//!
//! Each SIMD sends at most one event a cycle. A barrier counts the waves of its group that run and those that have signalled; it
//! completes when all waves of the group have been created and as many have signalled as still run. Completion goes to
//! the waves as the group's number, one group a cycle.
//!
//! ```text
//!   cycle 0  a wave issues      1  its event counts      2  first-signal answer, completion      3  known to the waves
//! ```

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, encode, one_hot_select, vector_of};
use crate::wave::WaveState;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::generator_block;

generator_block! {
    /// The event of a SIMD: what its program-control instruction of this cycle tells the group. `traps`: 1 where there are trap handlers, else 0.
    pub struct WaveEvents(waves: usize, traps: usize) {
        /// The wave issues a program-control instruction.
        in granted: (Bits<16>),
        /// If so: it signals the barrier.
        in signals: [Bit; waves],
        /// It signals the barrier of the trap handlers.
        in signals_handlers: [Bit; waves * traps],
        /// It wakes its group.
        in wakes: [Bit; waves],
        /// It ends.
        in ends: [Bit; waves],
        /// It interrupts the host.
        in interrupts: [Bit; waves],
        /// It forgets the instruction caches.
        in invalidates: [Bit; waves],
        /// State of the waves.
        in state: [WaveState; waves],
        /// A wave signals.
        out signal: (Bit),
        /// A wave signals the barrier of the trap handlers.
        out signal_handlers: [Bit; traps],
        /// A wave wakes its group.
        out wake: (Bit),
        /// A wave ends.
        out end: (Bit),
        /// A wave interrupts.
        out interrupt: (Bit),
        /// The instruction caches are forgotten.
        out invalidate: (Bit),
        /// The wave's group.
        out event_group: (Bits<5>),
        /// The wave's M0.
        out event_m0: (Bits<32>),
    }
    |g| {
        let granted = g.input("granted").slice(0, waves as u32);
        let pairs = [("signals", "signal"), ("wakes", "wake"), ("ends", "end"), ("interrupts", "interrupt")];
        for (asked, event) in pairs.into_iter().chain([("invalidates", "invalidate")]) {
            g.output(event, &(&granted & vector_of(g, &g.inputs(asked, waves))).any());
        }
        for at in 0..traps {
            let signals = vector_of(g, &g.inputs("signals_handlers", waves));
            g.output(&format!("signal_handlers_{at}"), &(&granted & signals).any());
        }
        let states = g.inputs_of::<WaveState>("state", waves);
        let [groups, m0s]: [Vec<Wire>; 2] = [
            states.iter().map(|state| state.shape.group.clone()).collect(),
            states.into_iter().map(|state| state.m0).collect(),
        ];
        g.output("event_group", &one_hot_select(g, &granted, &groups));
        g.output("event_m0", &one_hot_select(g, &granted, &m0s));
    }
}

hardware_block! {
    /// The barrier of one work-group.
    pub struct GroupBarrier() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The dispatch is stopped: there are no waves.
        pub clear: Signal<In, Bit>,
        /// A wave of the group is created.
        pub launch: Signal<In, Bit>,
        /// Waves of the group, all told.
        pub waves: Signal<In, Bits<6>>,
        /// Waves that signal.
        pub signalling: Signal<In, Bits<3>>,
        /// Waves that end.
        pub ending: Signal<In, Bits<3>>,
        /// Waves that have signalled in this round.
        pub signals: Signal<Out, Bits<6>>,
        /// The barrier has completed.
        pub complete: Signal<Out, Bit>,
        /// That has been told.
        pub told: Signal<In, Bit>,
        missing: DFF<Bits<6>>,
        running: DFF<Bits<6>>,
        signalled: DFF<Bits<6>>,
        complete_state: DFF<Bit>,
        created: Signal<Local, Bits<6>>,
        left: Signal<Local, Bits<6>>,
        now_running: Signal<Local, Bits<6>>,
        now_signalled: Signal<Local, Bits<6>>,
    }
}

impl Logic for GroupBarrier {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, missing, running, signalled, complete_state);
        self.created.next = 0.into();
        self.left.next = self.running.q.val() - bit_cast::<6, 3>(self.ending.val());
        if self.launch.val() {
            self.created.next = 1.into();
            self.missing.d.next = self.missing.q.val() - 1;
            // The first wave of a group may come with the end of the last one of the group that had the number before.
            if (self.left.val() == 0) & (self.missing.q.val() == 0) {
                self.missing.d.next = self.waves.val() - 1;
            }
        }
        self.now_running.next = self.left.val() + self.created.val();
        self.running.d.next = self.now_running.val();
        self.now_signalled.next = self.signalled.q.val() + bit_cast::<6, 3>(self.signalling.val());
        self.signalled.d.next = self.now_signalled.val();
        self.signals.next = self.signalled.q.val();
        if self.told.val() {
            self.complete_state.d.next = false;
        }
        if (self.missing.q.val() == 0)
            & (self.now_signalled.val() != 0)
            & (self.now_signalled.val() >= self.now_running.val())
        {
            self.signalled.d.next = 0.into();
            self.complete_state.d.next = true;
        }
        if self.clear.val() {
            self.missing.d.next = 0.into();
            self.running.d.next = 0.into();
            self.signalled.d.next = 0.into();
            self.complete_state.d.next = false;
        }
        self.complete.next = self.complete_state.q.val();
    }
}

generator_block! {
    /// Distributes events to the groups and collects what they answer.
    pub struct GroupSelect(groups: usize, simds: usize) {
        /// A wave is created.
        in launch: (Bit),
        /// In this group.
        in launch_group: (Bits<5>),
        /// The SIMD's wave signals.
        in signal: [Bit; simds],
        /// It ends.
        in end: [Bit; simds],
        /// Its group.
        in group: [Bits<5>; simds],
        /// A wave of the SIMD asks for the state of its group's barrier.
        in asking_group: [Bits<5>; simds],
        /// Waves that have signalled the group's barrier.
        in signals: [Bits<6>; groups],
        /// It has completed.
        in complete: [Bit; groups],
        /// A wave of the group is created.
        out launches: [Bit; groups],
        /// Waves of the group that signal.
        out signalling: [Bits<3>; groups],
        /// That end.
        out ending: [Bits<3>; groups],
        /// The group is told.
        out told: [Bit; groups],
        /// Some group's barrier has completed.
        out completed: (Bit),
        /// Which.
        out completed_group: (Bits<5>),
        /// The SIMD's signal is the first one; a lower SIMD signals before a higher one.
        out first: [Bit; simds],
        /// Waves that have signalled the barrier asked for.
        out signalled: [Bits<6>; simds],
    }
    |g| {
        let count_of_groups = groups as u32;
        let decode = |valid: &Wire, group: &Wire| {
            valid.zero_extend(count_of_groups.max(2)).shift_left(group).slice(0, count_of_groups)
        };
        g.outputs("launches", &bits_of(&decode(&g.input("launch"), &g.input("launch_group"))));
        let group = g.inputs("group", simds);
        let signal = g.inputs("signal", simds);
        let end = g.inputs("end", simds);
        for (output, events) in [("signalling", &signal), ("ending", &end)] {
            let by_simd: Vec<Wire> = events.iter().zip(&group).map(|(event, group)| decode(event, group)).collect();
            let of = |at: u32| by_simd.iter().map(move |events| events.bit(at).zero_extend(3));
            let count = |at: u32| of(at).reduce(|sum, event| sum + event).unwrap_or_else(|| g.zero(3));
            g.outputs(output, &(0..count_of_groups).map(count).collect::<Vec<_>>());
        }
        let complete = vector_of(g, &g.inputs("complete", groups));
        let lowest = g.name("lowest", &(&complete & -&complete));
        g.outputs("told", &bits_of(&lowest));
        g.output("completed", &complete.any());
        g.output("completed_group", &encode(g, &lowest, 5));
        let signals = g.inputs("signals", groups);
        let untouched = vector_of(g, &signals.iter().map(Wire::none).collect::<Vec<_>>());
        let first = |at: usize| {
            let before = (0..at).map(|lower| &signal[lower] & group[lower].equals(&group[at]));
            before.fold(untouched.slice_at(&group[at], 1) & &signal[at], |first, together| first & !together)
        };
        g.outputs("first", &(0..simds).map(first).collect::<Vec<_>>());
        let state = |asking: &Wire| g.choose(asking, &signals);
        g.outputs("signalled", &g.inputs("asking_group", simds).iter().map(state).collect::<Vec<_>>());
    }
}

hardware_block! {
    /// See the module's description. `groups`: work-groups that can be resident.
    pub struct Barriers(groups: usize, simds: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The dispatch is stopped: there are no waves any more, and no barriers that they have been at.
        pub clear: Signal<In, Bit>,
        /// A wave is created.
        pub launch: Signal<In, Bit>,
        /// In this group.
        pub launch_group: Signal<In, Bits<5>>,
        /// Of so many waves.
        pub launch_waves: Signal<In, Bits<6>>,
        /// A wave of the SIMD signals.
        pub signal: Vec<Signal<In, Bit>> = signals(simds),
        /// A wave of the SIMD wakes its group.
        pub wake: Vec<Signal<In, Bit>> = signals(simds),
        /// A wave of the SIMD ends.
        pub end: Vec<Signal<In, Bit>> = signals(simds),
        /// Its group.
        pub group: Vec<Signal<In, Bits<5>>> = signals(simds),
        /// A wave of the SIMD asks for the state of its group's barrier.
        pub asking_group: Vec<Signal<In, Bits<5>>> = signals(simds),
        /// Waves that have signalled it, in the same cycle.
        pub signalled: Vec<Signal<Out, Bits<6>>> = signals(simds),
        /// Two cycles after a signal: it was the first one.
        pub first: Vec<Signal<Out, Bit>> = signals(simds),
        /// A barrier has completed.
        pub completed: Signal<Out, Bit>,
        /// Of this group.
        pub completed_group: Signal<Out, Bits<5>>,
        /// One cycle later: sleepers are woken, by the SIMD.
        pub woken: Vec<Signal<Out, Bit>> = signals(simds),
        /// Of this group.
        pub woken_group: Vec<Signal<Out, Bits<5>>> = signals(simds),

        select: GroupSelect = GroupSelect::new(groups, simds),
        barrier: Vec<GroupBarrier> = (0..groups).map(|_| GroupBarrier::new()).collect(),
        signal_state: Vec<DFF<Bit>> = signals(simds),
        wake_state: Vec<DFF<Bit>> = signals(simds),
        end_state: Vec<DFF<Bit>> = signals(simds),
        group_state: Vec<DFF<Bits<5>>> = signals(simds),
        first_state: Vec<DFF<Bit>> = signals(simds),
    }
}

impl Logic for Barriers {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..self.signal.len() {
            self.signal_state[i].clock.next = self.clock.val();
            self.wake_state[i].clock.next = self.clock.val();
            self.end_state[i].clock.next = self.clock.val();
            self.group_state[i].clock.next = self.clock.val();
            self.first_state[i].clock.next = self.clock.val();
            self.signal_state[i].d.next = self.signal[i].val();
            self.wake_state[i].d.next = self.wake[i].val();
            self.end_state[i].d.next = self.end[i].val();
            self.group_state[i].d.next = self.group[i].val();
            self.first_state[i].d.next = self.select.first[i].val();
            self.select.signal[i].next = self.signal_state[i].q.val();
            self.select.end[i].next = self.end_state[i].q.val();
            self.select.group[i].next = self.group_state[i].q.val();
            self.first[i].next = self.first_state[i].q.val();
            self.select.asking_group[i].next = self.asking_group[i].val();
            self.signalled[i].next = self.select.signalled[i].val();
            self.woken[i].next = self.wake_state[i].q.val();
            self.woken_group[i].next = self.group_state[i].q.val();
        }
        self.select.launch.next = self.launch.val();
        self.select.launch_group.next = self.launch_group.val();
        for i in 0..self.barrier.len() {
            self.barrier[i].clock.next = self.clock.val();
            self.barrier[i].clear.next = self.clear.val();
            self.barrier[i].launch.next = self.select.launches[i].val();
            self.barrier[i].waves.next = self.launch_waves.val();
            self.barrier[i].signalling.next = self.select.signalling[i].val();
            self.barrier[i].ending.next = self.select.ending[i].val();
            self.barrier[i].told.next = self.select.told[i].val();
            self.select.signals[i].next = self.barrier[i].signals.val();
            self.select.complete[i].next = self.barrier[i].complete.val();
        }
        self.completed.next = self.select.completed.val();
        self.completed_group.next = self.select.completed_group.val();
    }
}

/// Of one work-group: see [`Proof`].
pub const PROOF: Proof = Proof {
    name: "group_barrier",
    block: || connected(GroupBarrier::new()),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "group_barrier", signal: "now_signalled", fault: Fault::StuckAtOne(0) },
};

fn properties(p: &Properties) {
    let [clear, launch, waves, told, complete] =
        ["clear", "launch", "waves", "told", "complete"].map(|name| p.signal(name));
    let [signalling, ending] = ["signalling", "ending"].map(|name| p.signal(name).zero_extend(8));
    let wide = |wire: &Wire| wire.zero_extend(8);
    // The group as its waves know it: how many run, are to come, and have signalled in this round.
    let new_round = p.input("new_round", 1);
    let running = p.state("group_running", 8, 0, |running| (running + wide(&launch) - &ending).when(&!&clear));
    let left = &running - &ending;
    let is_idle = |to_come: &Wire| left.none() & to_come.none();
    let to_come = p.state("group_to_come", 8, 0, |to_come| {
        let before = is_idle(to_come).select(&wide(&waves), to_come);
        launch.select(&before.plus(u128::MAX), to_come).when(&!&clear)
    });
    let signalled = p.state("group_signalled", 8, 0, |count| (count + &signalling).when(&!(&new_round | &clear)));
    let signals = &signalled + &signalling;
    let idle = is_idle(&to_come);
    // A group has 1 to 32 waves.
    p.assume("group_size", &(waves.any() & !waves.same_width(32).less(&waves)));
    p.assume("no_wave_too_many", &implies(&launch, &(&idle | to_come.any())));
    p.assume("running_waves_end", &!running.less(&ending));
    p.assume("waves_signal_once", &!signals.same_width(32).less(&signals));
    p.assume("somebody_signals", &implies(&signalling.any(), &running.any()));
    // It completes with the signal, or the end, of the last wave, when all have been created; never else.
    let after = &running + wide(&launch) - &ending;
    let all_signalled = signals.any() & !signals.less(&after) & to_come.none() & !&clear;
    p.assume("round_ends_with_all", &new_round.equals(&all_signalled));
    let completes = p.past(&all_signalled);
    p.assert("completes_with_all", &implies(&completes, &complete));
    p.assert("completes_with_no_fewer", &implies(&(&complete & !p.past(&(&complete & !&told))), &completes));
    p.assert("is_told_once", &implies(&(p.past(&told) & !&completes), &!&complete));
    p.assert("running_are_counted", &wide(&p.signal("running")).equals(&running));
    p.assert("signals_are_counted", &wide(&p.signal("signalled")).equals(&signalled));
    p.assert("missing_are_counted", &wide(&p.signal("missing")).equals(&to_come));
    p.assert("no_more_than_a_group", &!running.same_width(32).less(&(&running + &to_come)));
}
