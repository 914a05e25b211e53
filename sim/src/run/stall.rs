//! Why a wave does not issue in a cycle.
//!
//! The wave slot's rule (`ready` in `hdl/src/front/wave_slot.rs` and `outstanding.rs`) is a conjunction; the reason is its first term that is
//! false. For the counts of outstanding work, the tables below say which ones an instruction of a class waits for.

use serde::{Serialize, Serializer};
use tombolo_hdl::front::decode::IssueClass;

/// A reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stall {
    /// The dispatcher still writes the wave's initial state.
    Launch,
    /// The instruction is not in the buffer yet.
    Fetch,
    /// Cycles that a branch, S_NOP or a barrier takes.
    Delay,
    /// S_SLEEP.
    Sleep,
    /// S_SETHALT.
    Halt,
    /// An instruction that stops the wave until it is done: a jump through registers, an answer to a message.
    Transfer,
    /// Results of the scalar ALU.
    Salu,
    /// Scalar results of the vector ALU.
    VectorScalars,
    /// Vector operations that still have to read scalars.
    VectorOperands,
    /// Results of the vector ALU.
    Valu,
    /// Vector memory instructions that still have to read VGPRs.
    MemoryOperands,
    /// LDS instructions that still have to read VGPRs.
    SharedOperands,
    /// LOADcnt.
    Loads,
    /// STOREcnt.
    Stores,
    /// DScnt.
    Shared,
    /// KMcnt.
    ScalarLoads,
    /// The other waves of the work-group.
    Barrier,
    /// Some other dependency.
    Dependency,
    /// The unit takes nothing in this cycle.
    Unit,
    /// Another wave issues to the unit.
    Turn,
    /// The instruction is not executed by the hardware.
    Illegal,
}

impl Stall {
    /// Every reason with its name and what it means.
    pub const ALL: [(Self, &str, &str); 21] = [
        (Self::Launch, "launch", "the dispatcher writes the wave's initial state"),
        (Self::Fetch, "fetch", "the instruction is not there yet"),
        (Self::Delay, "delay", "cycles of a branch, S_NOP or a barrier"),
        (Self::Sleep, "sleep", "S_SLEEP"),
        (Self::Halt, "halt", "S_SETHALT"),
        (Self::Transfer, "transfer", "a jump through registers or a message"),
        (Self::Salu, "salu", "results of the scalar ALU"),
        (Self::VectorScalars, "valu_scalars", "scalar results of the vector ALU"),
        (Self::VectorOperands, "valu_operands", "vector operations that have to read scalars"),
        (Self::Valu, "valu", "results of the vector ALU"),
        (Self::MemoryOperands, "vmem_operands", "vector memory that has to read VGPRs"),
        (Self::SharedOperands, "lds_operands", "LDS instructions that have to read VGPRs"),
        (Self::Loads, "loadcnt", "vector loads (LOADcnt)"),
        (Self::Stores, "storecnt", "vector stores (STOREcnt)"),
        (Self::Shared, "dscnt", "LDS instructions (DScnt)"),
        (Self::ScalarLoads, "kmcnt", "scalar loads (KMcnt)"),
        (Self::Barrier, "barrier", "the other waves of the work-group"),
        (Self::Dependency, "dependency", "another dependency"),
        (Self::Unit, "unit", "the unit takes nothing"),
        (Self::Turn, "turn", "another wave issues to the unit"),
        (Self::Illegal, "illegal", "the hardware does not execute it"),
    ];

    /// Its short name.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// What it means.
    pub fn meaning(self) -> &'static str {
        Self::ALL[self as usize].2
    }
}

impl Serialize for Stall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Counts of outstanding work in a wave slot, slowest first: the block that counts, the name of the limit that an instruction of
/// program flow sets to it, and the reason that it is.
pub const COUNTS: [(&str, &str, Stall); 10] = [
    ("outstanding.load_count", "loads", Stall::Loads),
    ("outstanding.store_count", "stores", Stall::Stores),
    ("outstanding.lds_count", "lds", Stall::Shared),
    ("outstanding.smem_count", "scalar_loads", Stall::ScalarLoads),
    ("outstanding.vmem_reading", "memory_reads", Stall::MemoryOperands),
    ("outstanding.lds_reading", "lds_reads", Stall::SharedOperands),
    ("outstanding.valu_count", "valu", Stall::Valu),
    ("outstanding.valu_scalar_count", "valu_scalars", Stall::VectorScalars),
    ("outstanding.valu_queued_count", "valu_queued", Stall::VectorOperands),
    ("outstanding.salu_count", "salu", Stall::Salu),
];

/// What an instruction of `class` whose dependencies are not met waits for: `pending` gives a count and its limit.
pub fn dependency(class: IssueClass, pending: impl Fn(Stall) -> (u64, u64)) -> Stall {
    let waits: &[Stall] = match class {
        IssueClass::Salu => &[Stall::VectorOperands, Stall::VectorScalars],
        IssueClass::Smem => &[Stall::Salu, Stall::VectorScalars, Stall::VectorOperands],
        IssueClass::Valu => &[Stall::MemoryOperands, Stall::SharedOperands, Stall::Salu, Stall::VectorScalars],
        IssueClass::Vmem => &[Stall::Salu, Stall::VectorScalars, Stall::Valu, Stall::SharedOperands],
        IssueClass::Lds => &[Stall::Salu, Stall::VectorScalars, Stall::Valu, Stall::MemoryOperands],
        IssueClass::Flow => {
            let beyond = COUNTS.iter().map(|(_, _, stall)| *stall).find(|stall| {
                let (count, limit) = pending(*stall);
                count > limit
            });
            // Within all limits it is a barrier that keeps an instruction of program flow.
            return beyond.unwrap_or(Stall::Barrier);
        }
        IssueClass::Illegal => &[],
    };
    waits.iter().copied().find(|stall| pending(*stall).0 != 0).unwrap_or(Stall::Dependency)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn reasons_are_listed_in_their_order_with_names_of_their_own() {
        for (at, (stall, name, _)) in Stall::ALL.iter().enumerate() {
            assert_eq!(*stall as usize, at);
            assert_eq!(Stall::ALL.iter().filter(|(_, other, _)| other == name).count(), 1, "{name}");
        }
    }

    #[test]
    fn a_wait_names_the_count_that_is_beyond_its_limit() {
        let beyond = |stall| move |other| if other == stall { (3, 2) } else { (3, 63) };
        assert_eq!(dependency(IssueClass::Flow, beyond(Stall::Stores)), Stall::Stores);
        assert_eq!(dependency(IssueClass::Flow, |_| (3, 3)), Stall::Barrier);
        assert_eq!(dependency(IssueClass::Flow, |_| (1, 0)), Stall::Loads);
        assert_eq!(dependency(IssueClass::Vmem, beyond(Stall::Valu)), Stall::Salu);
        assert_eq!(dependency(IssueClass::Valu, |_| (0, 63)), Stall::Dependency);
    }
}
