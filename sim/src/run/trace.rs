//! What happened in a run, event by event: made from the debug ports, shown by `tombolo view`.

use tombolo_hdl::front::decode::IssueClass;

/// An instruction of a wave issues or retires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// Cycles since the start of the dispatch.
    pub cycle: u64,
    /// SIMD.
    pub simd: usize,
    /// Slot of the wave in the SIMD.
    pub slot: usize,
    /// Wave in the order of the launch, from 0.
    pub wave: u64,
    /// Number of the instruction within the wave, modulo 65,536.
    pub sequence: u64,
    /// What happens.
    pub what: What,
}

/// Kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The instruction leaves the wave for its unit.
    Issue {
        /// The class of unit.
        class: IssueClass,
        /// Its address.
        pc: u64,
    },
    /// The unit is done with it.
    Retire(Unit),
}

/// Units that retire instructions, in the order of the debug ports. Program flow retires as it issues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Scalar ALU.
    Salu,
    /// Vector ALU.
    Valu,
    /// Scalar memory.
    ScalarLoad,
    /// Vector loads.
    VectorLoad,
    /// Vector stores.
    VectorStore,
    /// Local data share.
    Lds,
}

impl Unit {
    /// Every unit in the order of the debug ports.
    pub const ALL: [Self; 6] =
        [Self::Salu, Self::Valu, Self::ScalarLoad, Self::VectorLoad, Self::VectorStore, Self::Lds];
}
