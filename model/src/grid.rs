//! The work-groups of a cooperative grid: all of them at the same time, so that they may wait for each other in memory.
//!
//! They take turns, in order: in its turn a work-group lets each of its waves execute a few instructions ([`Group::round`]). So what they do is the
//! same every time, and a wave that spins until another one has written something sees it after a few turns.

use crate::group::{Group, RunError};
use crate::memory::Memory;
use crate::program::Program;

/// Work-groups that run at the same time.
pub struct Grid {
    /// They, in the order of the dispatch.
    pub groups: Vec<Group>,
    /// Whose turn it is.
    next: usize,
}

impl Grid {
    /// These work-groups, ready to run.
    pub fn new(groups: Vec<Group>) -> Self {
        Self { groups, next: 0 }
    }

    /// Instructions that all of them have executed.
    pub fn instructions(&self) -> u64 {
        self.groups.iter().map(|group| group.statistics.instructions).sum()
    }

    /// The work-group whose turn it is: the one that an error of [`Self::run`] is of.
    pub fn turn(&self) -> usize {
        self.next
    }

    /// Runs all of them to their ends. It stops behind the turn in which they have executed `limit` instructions in all, and goes on from there when it is
    /// called again.
    ///
    /// # Errors
    /// As [`Group::run`], for the first work-group that cannot go on.
    pub fn run(&mut self, program: &mut Program, memory: &mut dyn Memory, limit: u64) -> Result<(), RunError> {
        let mut executed = self.instructions();
        let mut running = self.groups.iter().filter(|group| !group.has_ended()).count();
        while running > 0 {
            let Some(group) = self.groups.get_mut(self.next) else {
                self.next = 0;
                continue;
            };
            if group.has_ended() {
                self.next += 1;
                continue;
            }
            if executed >= limit {
                return Err(RunError::Limit { limit, waves: group.describe() });
            }
            let before = group.statistics.instructions;
            let progress = group.round(program, memory, u64::MAX)?;
            executed += group.statistics.instructions - before;
            if group.has_ended() {
                running -= 1;
            } else if !progress {
                // Barriers and halts are a work-group's own: no other one can end them.
                return Err(RunError::Stuck { waves: group.describe() });
            }
            self.next += 1;
        }
        Ok(())
    }
}
