//! Why a wave does not issue in a cycle, as people read it. The hardware says which it is (`hdl/src/front/activity.rs`).

use serde::{Serialize, Serializer};
use tombolo_hdl::events::WaveActivity;

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

    /// The reason in what the hardware says of a wave slot; of one that does not wait the first.
    pub fn of(activity: WaveActivity) -> Self {
        Self::ALL[(activity as usize).saturating_sub(WaveActivity::Launch as usize)].0
    }

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
    fn reasons_are_those_of_the_hardware() {
        let waits = &WaveActivity::ALL[WaveActivity::Launch as usize..];
        assert_eq!(waits.len(), Stall::ALL.len());
        for activity in waits {
            assert_eq!(format!("{:?}", Stall::of(*activity)), format!("{activity:?}"));
        }
    }
}
