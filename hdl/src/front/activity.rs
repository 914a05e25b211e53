//! What a wave does in a cycle and, if it does not issue, why: for the debug ports.
//!
//! The rule of the wave slot and of [`super::outstanding`] is a conjunction; the reason is its first term that is false. What an
//! instruction waits for is the first count that its class has to see at zero, or that is beyond the limit of program flow.

use super::decode::IssueClass;
use super::issue::CLASSES;
use super::outstanding::{Counts, CountsWires};
use super::wave_wait::WaitReason;
use crate::events::WaveActivity;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

/// A count.
type Count = fn(&CountsWires) -> &Wire;

/// Counts, slowest first, and what a wave does that waits for one.
const COUNTS: [(Count, WaveActivity); 10] = [
    (|counts| &counts.loads, WaveActivity::Loads),
    (|counts| &counts.stores, WaveActivity::Stores),
    (|counts| &counts.lds, WaveActivity::Shared),
    (|counts| &counts.scalar_loads, WaveActivity::ScalarLoads),
    (|counts| &counts.memory_reads, WaveActivity::MemoryOperands),
    (|counts| &counts.lds_reads, WaveActivity::SharedOperands),
    (|counts| &counts.valu, WaveActivity::Valu),
    (|counts| &counts.valu_scalars, WaveActivity::VectorScalars),
    (|counts| &counts.valu_queued, WaveActivity::VectorOperands),
    (|counts| &counts.salu, WaveActivity::Salu),
];

/// The counts that an instruction of a class may wait for, in the order in which they are told.
fn waits(class: IssueClass) -> &'static [WaveActivity] {
    use WaveActivity as A;
    match class {
        IssueClass::Salu => &[A::VectorScalars, A::VectorOperands],
        IssueClass::Smem => &[A::Salu, A::VectorScalars, A::VectorOperands],
        IssueClass::Valu => &[A::MemoryOperands, A::SharedOperands, A::Salu, A::VectorScalars],
        IssueClass::Vmem => &[A::Salu, A::VectorScalars, A::Valu, A::SharedOperands],
        IssueClass::Lds => &[A::Salu, A::VectorScalars, A::Valu, A::MemoryOperands],
        IssueClass::Flow | IssueClass::Illegal => &[],
    }
}

record! {
    /// What a wave slot is in, for its activity.
    pub struct SlotFacts {
        /// A wave is in the slot.
        pub active: Bit,
        /// Its head issues.
        pub grant: Bit,
        /// It may run.
        pub running: Bit,
        /// It has faulted.
        pub faulted: Bit,
        /// Why it waits though nothing that its instruction needs is missing.
        pub wait: WaitReason,
        /// All of its next instruction is there.
        pub whole: Bit,
        /// S_DELAY_ALU or the pace of silicon holds it.
        pub delayed: Bit,
        /// Its last instruction waits for room in the queue of the vector ALU.
        pub staged: Bit,
        /// In a barrel: it is its turn.
        pub turn: Bit,
        /// Class of the instruction.
        pub class: IssueClass,
        /// What it waits for is done.
        pub class_ready: Bit,
        /// The units of the classes take an instruction.
        pub unit_ready: Bits<{ CLASSES.len() }>,
        /// Of program flow: the limits of the counts.
        pub limits: Counts,
        /// What is outstanding.
        pub counts: Counts,
    }
}

generator_block! {
    /// See the module's description.
    pub struct Activity() {
        /// What the slot is in.
        in facts: (SlotFacts),
        /// What the wave does.
        out activity: (WaveActivity),
    }
    |g| {
        let facts = g.input_of::<SlotFacts>("facts");
        let SlotFactsWires { class, limits, counts, unit_ready: units, wait, .. } = &facts;
        let constant = |activity: WaveActivity| g.constant_of(activity);
        let first = |reasons: &[(Wire, WaveActivity)], otherwise: Wire| {
            reasons.iter().rev().fold(otherwise, |rest, (applies, activity)| applies.select(&constant(*activity), &rest))
        };
        let beyond = COUNTS.map(|(of, activity)| (of(limits).less(of(counts)), activity));
        // Within all limits it is a barrier that keeps an instruction of program flow.
        let of_flow = first(&beyond, constant(WaveActivity::Barrier));
        let of_class = |class: IssueClass| {
            let pending = waits(class).iter().map(|wanted| {
                let count = COUNTS.iter().find(|(_, activity)| activity == wanted);
                (count.map_or(g.zero(1), |(of, _)| of(counts).any()), *wanted)
            });
            first(&pending.collect::<Vec<_>>(), constant(WaveActivity::Dependency))
        };
        let arms: Vec<(u128, Wire)> = CLASSES.iter().map(|class| match class {
            IssueClass::Flow => (*class as u128, of_flow.clone()),
            _ => (*class as u128, of_class(*class)),
        }).collect();
        let dependency = g.lookup(class, &arms, &constant(WaveActivity::Dependency));
        let taken = CLASSES.iter().enumerate().map(|(at, wanted)| class.is_a(*wanted) & units.bit(at as u32));
        let unit_ready = g.or_all(1, &taken.collect::<Vec<_>>());
        let last = unit_ready.select(&constant(WaveActivity::Turn), &constant(WaveActivity::Unit));
        let waits = facts.class_ready.select(&last, &dependency);
        let reasons = [
            (!&facts.active, WaveActivity::Empty),
            (facts.grant.clone(), WaveActivity::Issues),
            (!&facts.running, WaveActivity::Launch),
            (facts.faulted.clone(), WaveActivity::Illegal),
            (wait.halted.clone(), WaveActivity::Halt),
            (wait.stopped.clone(), WaveActivity::Transfer),
            (wait.asleep.clone(), WaveActivity::Sleep),
            (wait.holds.clone(), WaveActivity::Delay),
            (!&facts.whole, WaveActivity::Fetch),
            (!&facts.turn, WaveActivity::Turn),
            (facts.delayed.clone(), WaveActivity::Delay),
            (facts.staged.clone(), WaveActivity::Unit),
            (class.is_a(IssueClass::Illegal), WaveActivity::Illegal),
        ];
        g.output("activity", &first(&reasons, waits));
    }
}
