//! Program flow: what the issue stage executes itself. Branches, waits, delays, barriers, hints, messages, the end.
//!
//! Combinational, one instance a wave: what the instruction at the head asks for. The slot does it when the instruction issues.
//! Every wait is a limit for each count of outstanding work, and nothing else. Delays follow the silicon: 9 cycles from a taken
//! branch to the next instruction, 3 from one not taken.

use crate::front::outstanding::{Counts, CountsWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What a program-control instruction does, besides waiting.
    pub enum Flow {
        /// Nothing.
        None,
        /// Nothing for some cycles: the operand.
        Nop,
        /// Lets later instructions wait at issue for results, as the operand says ([`super::delay`]).
        Delay,
        /// Waits for results of the ALUs.
        WaitAlu,
        /// Branches always, by the operand in dwords.
        Branch,
        /// Branches when SCC is clear.
        BranchScc0,
        /// Branches when SCC is set.
        BranchScc1,
        /// Branches when VCC is zero.
        BranchVccz,
        /// Branches when VCC is not zero.
        BranchVccnz,
        /// Branches when EXEC is zero.
        BranchExecz,
        /// Branches when EXEC is not zero.
        BranchExecnz,
        /// Starts a clause of as many instructions as operand\[5:0\] and one.
        Clause,
        /// Sleeps for 64 * operand\[6:0\] cycles, with operand\[15\] until woken.
        Sleep,
        /// Wakes the other waves of the work-group.
        Wakeup,
        /// Sets the user priority to operand\[1:0\].
        SetPriority,
        /// Sets MODE\[3:0\] to operand\[3:0\].
        SetRounding,
        /// Sets MODE\[7:4\] to operand\[3:0\].
        SetDenormals,
        /// Halts the wave.
        Halt,
        /// Forgets the instruction caches.
        InvalidateInstructions,
        /// Signals a barrier.
        BarrierSignal,
        /// The same; SCC tells whether it was the first signal.
        BarrierSignalFirst,
        /// Waits for a barrier.
        BarrierWait,
        /// Interrupts the host.
        Interrupt,
        /// Interrupts the host and halts the wave.
        InterruptAndHalt,
        /// Enters the trap handler (5.2). Without one it stops the wave as a fault once nothing is outstanding.
        Trap,
        /// Ends the wave.
        End,
        /// Returns from the trap handler. Outside it stops the wave as a fault.
        Return,
    }
}

record! {
    /// A program-control instruction.
    pub struct FlowOperation {
        /// What it does.
        pub kind: Flow,
        /// What the kind says of it.
        pub operand: Bits<16>,
        /// It issues when no count is above its limit. All ones: no limit.
        pub limits: Counts,
        /// The barrier is that of the work-group.
        pub of_group: Bit,
        /// It is that of the trap handlers.
        pub of_handlers: Bit,
        /// It may stand in a clause of any type (5.3).
        pub legal_in_clause: Bit,
    }
}

/// Cycles without issue after a taken branch: the next instruction follows 9 cycles after it.
const TAKEN_HOLD: u128 = 8;
/// Cycles without issue after a branch that is not taken: the next instruction follows 3 cycles after it.
const NOT_TAKEN_HOLD: u128 = 2;
/// Cycles without issue after a signal that answers in SCC, which takes 3 cycles.
const SIGNAL_HOLD: u128 = 3;
/// Cycles without issue after a wait for a barrier: the instruction behind it follows 14 cycles after the last signal
/// (silicon: 13 to 15).
const BARRIER_HOLD: u128 = 8;

generator_block! {
    /// What the program-control instruction at the head of a wave asks for.
    /// `traps`: there are trap handlers.
    pub struct FlowUnit(traps: bool) {
        /// The instruction.
        in operation: (FlowOperation),
        /// Scalar condition code.
        in scc: (Bit),
        /// VCC has a one in the lanes of the wave.
        in vcc_any: (Bit),
        /// EXEC has a one in the lanes of the wave.
        in exec_any: (Bit),
        /// What is outstanding.
        in counts: (Counts),
        /// The work-group has one wave: its barriers do nothing.
        in alone: (Bit),
        /// The barrier has completed and the wave has not waited for it yet.
        in barrier_complete: (Bit),
        /// The wave is in its trap handler.
        in in_handler: [Bit; usize::from(traps)],
        /// The barrier of the trap handlers has completed and the wave has not waited for it yet.
        in handlers_complete: [Bit; usize::from(traps)],
        /// The instruction may issue.
        out ready: (Bit),
        /// It branches, or goes on with instructions fetched anew.
        out taken: (Bit),
        /// Dwords to the next instruction, signed.
        out step: (Bits<17>),
        /// Cycles without issue after it.
        out hold: (Bits<5>),
        /// Instructions behind it wait for results, as the operand says.
        out delays: (Bit),
        /// Sleeps for so many times 64 cycles.
        out sleep: (Bits<7>),
        /// Sleeps until woken.
        out sleep_forever: (Bit),
        /// Stops for good.
        out halts: (Bit),
        /// Wakes the other waves of the work-group.
        out wakes: (Bit),
        /// Sets the priority to the operand's low bits.
        out sets_priority: (Bit),
        /// Sets the rounding mode to them.
        out sets_rounding: (Bit),
        /// Sets the denormal mode to them.
        out sets_denormals: (Bit),
        /// Starts a clause.
        out starts_clause: (Bit),
        /// Forgets the instruction caches.
        out invalidates: (Bit),
        /// Signals the barrier.
        out signals: (Bit),
        /// SCC receives whether it was the first signal.
        out asks_first: (Bit),
        /// Has waited for the barrier.
        out waited: (Bit),
        /// Signals the barrier of the trap handlers.
        out signals_handlers: [Bit; usize::from(traps)],
        /// Has waited for it.
        out waited_for_handlers: [Bit; usize::from(traps)],
        /// Interrupts the host.
        out interrupts: (Bit),
        /// It ends the wave.
        out ends: (Bit),
        /// It is a trap.
        out traps: (Bit),
        /// Nothing is outstanding before the trap: the wave stops as a fault.
        out faults: (Bit),
    }
    |g| {
        let FlowOperationWires { kind, operand, limits, of_group, of_handlers, .. } = g.input_of::<FlowOperation>("operation");
        let is = |flow: Flow| kind.is_a(flow);

        // Branches.
        let [scc, vcc_any, exec_any] = ["scc", "vcc_any", "exec_any"].map(|name| g.input(name));
        let condition = g.lookup(
            &kind,
            &[
                (Flow::Branch as u128, g.constant(1, 1)),
                (Flow::BranchScc0 as u128, !&scc),
                (Flow::BranchScc1 as u128, scc),
                (Flow::BranchVccz as u128, !&vcc_any),
                (Flow::BranchVccnz as u128, vcc_any),
                (Flow::BranchExecz as u128, !&exec_any),
                (Flow::BranchExecnz as u128, exec_any),
            ],
            &g.zero(1),
        );
        let in_range = |first: Flow, last: Flow| {
            !kind.less(&kind.same_width(first as u128)) & !kind.same_width(last as u128).less(&kind)
        };
        let is_branch = g.name("is_branch", &in_range(Flow::Branch, Flow::BranchExecnz));
        g.output("taken", &(&condition | is(Flow::InvalidateInstructions)));
        g.output("step", &operand.sign_extend(17).when(&condition).plus(1));

        // Waits.
        let counts = g.input_of::<Counts>("counts");
        let met = |of: fn(&CountsWires) -> &Wire| !of(&limits).less(of(&counts));
        let met = [
            met(|counts| &counts.loads),
            met(|counts| &counts.stores),
            met(|counts| &counts.scalar_loads),
            met(|counts| &counts.lds),
            met(|counts| &counts.salu),
            met(|counts| &counts.valu_queued),
            met(|counts| &counts.valu),
            met(|counts| &counts.valu_scalars),
            met(|counts| &counts.memory_reads),
            met(|counts| &counts.lds_reads),
        ];
        let limits_met = g.name("limits_met", &met.into_iter().fold(g.constant(1, 1), |all, one| all & one));
        let alone = g.input("alone");
        let waits = is(Flow::BarrierWait) & &of_group & !&alone;
        let mut barrier_passed = !&waits | g.input("barrier_complete");
        let mut waits_for_any = waits.clone();
        // The barrier of the trap handlers is nothing outside them (5.6).
        let among_handlers: Vec<Wire> =
            g.inputs("in_handler", usize::from(traps)).iter().map(|inside| inside & &of_handlers & !&alone).collect();
        for (at, among) in among_handlers.iter().enumerate() {
            let waits = is(Flow::BarrierWait) & among;
            barrier_passed = barrier_passed & (!&waits | g.input(&format!("handlers_complete_{at}")));
            waits_for_any = waits_for_any | &waits;
            g.output(&format!("waited_for_handlers_{at}"), &waits);
        }
        // As program flow a trap never issues: it is a fault. So is a return, which issues in trap handlers only.
        let is_trap = is(Flow::Trap);
        let never = if traps { &is_trap | is(Flow::Return) } else { is_trap.clone() };
        g.output("ready", &(&limits_met & barrier_passed & !&never));
        g.output("faults", &(&limits_met & &never));
        g.output("traps", &is_trap);

        // Delays.
        let branch_hold = condition.select(&g.constant(5, TAKEN_HOLD), &g.constant(5, NOT_TAKEN_HOLD));
        let hold = g.lookup(
            &kind,
            &[
                (Flow::Nop as u128, operand.slice(0, 4).zero_extend(5)),
                (Flow::InvalidateInstructions as u128, g.constant(5, TAKEN_HOLD)),
                (Flow::BarrierSignalFirst as u128, g.constant(5, SIGNAL_HOLD)),
                (Flow::BarrierWait as u128, g.constant(5, BARRIER_HOLD).when(&waits_for_any)),
            ],
            &branch_hold.when(&is_branch),
        );
        g.output("hold", &hold);
        g.output("delays", &is(Flow::Delay));
        g.output("sleep", &operand.slice(0, 7).when(&is(Flow::Sleep)));
        g.output("sleep_forever", &(operand.bit(15) & is(Flow::Sleep)));
        g.output("halts", &(is(Flow::Halt) | is(Flow::InterruptAndHalt)));
        g.output("wakes", &is(Flow::Wakeup));

        // State.
        g.output("sets_priority", &is(Flow::SetPriority));
        g.output("sets_rounding", &is(Flow::SetRounding));
        g.output("sets_denormals", &is(Flow::SetDenormals));
        g.output("starts_clause", &is(Flow::Clause));
        g.output("invalidates", &is(Flow::InvalidateInstructions));

        // Barriers. Whoever signals nothing is not the first.
        let first = is(Flow::BarrierSignalFirst);
        let signals_any = is(Flow::BarrierSignal) | &first;
        let signals = &signals_any & &of_group & !alone;
        let to_handlers: Vec<Wire> = among_handlers.iter().map(|among| &signals_any & among).collect();
        g.outputs("signals_handlers", &to_handlers);
        g.output("asks_first", &first);
        g.output("signals", &signals);
        g.output("waited", &waits);
        g.output("interrupts", &(is(Flow::Interrupt) | is(Flow::InterruptAndHalt)));
        g.output("ends", &is(Flow::End));
    }
}
