//! Goes back in a run: what it was is kept now and then, so that the cycles before a difference from the model can be looked
//! at without a second run.
//!
//! The longer a run is, the farther apart are the times that are kept: going back costs a part of the run, keeping nothing to
//! speak of.

use super::observer::Observer;
use super::waves::Waves;
use crate::engine::Saved;
use crate::launch::Launch;
use crate::launch::program::RegisterWrite;
use crate::memory::MemoryPort;

/// Cycles between two times that are kept: a part of those before, and at least so many.
const PART: u64 = 16;
const LEAST: u64 = 1024;

/// Looks at the last cycles before a difference from the model, when there is one.
pub struct Replay<'a> {
    /// How many.
    pub cycles: u64,
    /// What looks at them.
    pub observer: &'a mut dyn Observer,
}

/// What a run is at a clock edge.
pub(super) struct Snapshot {
    pub(super) cycle: u64,
    pub(super) engine: Saved,
    pub(super) launch: Launch,
    pub(super) course: Course,
}

/// What changes in a run beside the engine and memory.
#[derive(Clone)]
pub(super) struct Course {
    pub(super) waves: Waves,
    pub(super) port: MemoryPort,
    /// Register writes of the launch that are still to come.
    pub(super) writes: std::vec::IntoIter<RegisterWrite>,
}

/// The two last times that are kept.
#[derive(Default)]
pub(super) struct Kept {
    older: Option<Snapshot>,
    newer: Option<Snapshot>,
}

impl Kept {
    /// Whether this cycle is to be kept, for a replay of so many.
    pub(super) fn wants(&self, cycle: u64, replayed: u64) -> bool {
        self.newer.as_ref().is_none_or(|last| cycle - last.cycle >= replayed.max(last.cycle / PART).max(LEAST))
    }

    /// Keeps one.
    pub(super) fn keep(&mut self, snapshot: Snapshot) {
        self.older = self.newer.replace(snapshot);
    }

    /// The last one that is not later than a cycle.
    pub(super) fn before(self, cycle: u64) -> Option<Snapshot> {
        self.newer.filter(|snapshot| snapshot.cycle <= cycle).or(self.older)
    }
}
