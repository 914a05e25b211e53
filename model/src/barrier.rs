//! The split barrier of a work-group (section 5.6): waves signal, and later wait until every wave has signalled.

/// Which of a work-group's two barriers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Number -1.
    WorkGroup,
    /// Number -2, for the trap handler only.
    Trap,
}

impl Which {
    /// From a barrier number; none for 0, which is a no-op, and for numbers that RDNA4 does not have.
    pub const fn from_number(number: i32) -> Option<Which> {
        match number {
            -1 => Some(Which::WorkGroup),
            -2 => Some(Which::Trap),
            _ => None,
        }
    }
}

/// One barrier: who has signalled, and who has not yet consumed a completion.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Barrier {
    signalled: u32,
    /// One bit a wave: the barrier has completed and the wave has not waited on it yet.
    complete: u64,
    /// One bit a wave that has come to a barrier which is not split, and waits there.
    arrived: u64,
}

/// The barriers of a work-group and which of its waves still run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Barriers {
    work_group: Barrier,
    trap: Barrier,
    members: u32,
    /// One bit a wave that has not ended.
    running: u64,
}

impl Barriers {
    /// Barriers of a work-group of `waves` (1..=32) waves, all running.
    pub fn new(waves: u32) -> Barriers {
        Barriers {
            work_group: Barrier::default(),
            trap: Barrier::default(),
            members: waves,
            running: (1 << waves.min(63)) - 1,
        }
    }

    /// A single wave is in no work-group: its barrier instructions are no-ops (section 5.6).
    pub const fn in_group(&self) -> bool {
        self.members > 1
    }

    const fn of(&self, which: Which) -> &Barrier {
        match which {
            Which::WorkGroup => &self.work_group,
            Which::Trap => &self.trap,
        }
    }

    fn barrier(&mut self, which: Which) -> &mut Barrier {
        match which {
            Which::WorkGroup => &mut self.work_group,
            Which::Trap => &mut self.trap,
        }
    }

    /// One wave signals; answers whether it is the first of this round.
    pub fn signal(&mut self, which: Which) -> bool {
        let barrier = self.barrier(which);
        let first = barrier.signalled == 0;
        barrier.signalled += 1;
        self.check(which);
        first
    }

    /// Wave number `wave` waits; answers whether it may proceed, which consumes the completion.
    pub fn wait(&mut self, which: Which, wave: u32) -> bool {
        let bit = 1 << (wave & 63);
        let barrier = self.barrier(which);
        let complete = barrier.complete & bit != 0;
        barrier.complete &= !bit;
        complete
    }

    /// The barrier has completed, and wave number `wave` has not waited for it yet (5.6.1).
    pub const fn has_completed(&self, which: Which, wave: u32) -> bool {
        self.of(which).complete & 1 << (wave & 63) != 0
    }

    /// Wave number `wave` restores what [`Self::has_completed`] tells of the work-group's barrier, in its trap handler.
    pub const fn restore(&mut self, wave: u32, completed: bool) {
        let bit = 1 << (wave & 63);
        self.work_group.complete = self.work_group.complete & !bit | if completed { bit } else { 0 };
    }

    /// Wave number `wave` has not seen any completion.
    pub const fn forget(&mut self, wave: u32) {
        self.work_group.complete &= !(1 << (wave & 63));
        self.trap.complete &= !(1 << (wave & 63));
    }

    /// Wave number `wave` is at a barrier that is not split (GCN's S_BARRIER): it signals the first time, and answers whether
    /// the wave may proceed, which consumes the completion.
    pub fn arrive(&mut self, wave: u32) -> bool {
        let bit = 1 << (wave & 63);
        if self.work_group.arrived & bit == 0 && self.work_group.complete & bit == 0 {
            self.work_group.arrived |= bit;
            self.signal(Which::WorkGroup);
        }
        self.wait(Which::WorkGroup, wave)
    }

    /// Wave number `wave` has ended: it no longer holds the barriers up.
    pub fn leave(&mut self, wave: u32) {
        self.running &= !(1 << (wave & 63));
        self.check(Which::WorkGroup);
        self.check(Which::Trap);
    }

    /// S_GET_BARRIER_STATE: signal count in bits 22:16, member count in bits 10:4, valid in bit 0 (table 25).
    pub fn state(&self, which: Which) -> u32 {
        (self.of(which).signalled & 0x7f) << 16 | (self.members & 0x7f) << 4 | 1
    }

    /// Completes the barrier when every running wave has signalled. Waves that ended without signalling count as if
    /// they had.
    fn check(&mut self, which: Which) {
        let running = self.running;
        let barrier = self.barrier(which);
        if running != 0 && barrier.signalled >= running.count_ones() && barrier.signalled > 0 {
            barrier.signalled = 0;
            barrier.arrived = 0;
            barrier.complete = running;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_barrier_completes_when_every_wave_has_signalled_and_is_consumed_by_each_wait() {
        let mut barriers = Barriers::new(2);
        assert!(barriers.signal(Which::WorkGroup));
        assert!(!barriers.wait(Which::WorkGroup, 0));
        assert_eq!(barriers.state(Which::WorkGroup), 1 << 16 | 2 << 4 | 1);
        assert!(!barriers.signal(Which::WorkGroup));
        assert_eq!(barriers.state(Which::WorkGroup), 2 << 4 | 1);
        assert!(barriers.wait(Which::WorkGroup, 0));
        assert!(!barriers.wait(Which::WorkGroup, 0));
        assert!(barriers.wait(Which::WorkGroup, 1));
    }

    #[test]
    fn a_wave_that_ends_does_not_hold_the_others_up() {
        let mut barriers = Barriers::new(3);
        barriers.signal(Which::WorkGroup);
        barriers.signal(Which::WorkGroup);
        assert!(!barriers.wait(Which::WorkGroup, 0));
        barriers.leave(2);
        assert!(barriers.wait(Which::WorkGroup, 0));
    }

    #[test]
    fn a_barrier_that_is_not_split_lets_no_wave_pass_before_the_last_has_arrived() {
        let mut barriers = Barriers::new(2);
        for _ in 0..2 {
            assert!(!barriers.arrive(0));
            assert!(!barriers.arrive(0));
            assert!(barriers.arrive(1));
            assert!(barriers.arrive(0));
        }
        assert!(!barriers.arrive(1));
        barriers.leave(0);
        assert!(barriers.arrive(1));
    }

    #[test]
    fn the_two_barriers_count_apart() {
        let mut barriers = Barriers::new(2);
        barriers.signal(Which::Trap);
        assert!(barriers.signal(Which::WorkGroup));
        assert_eq!(Which::from_number(0), None);
        assert_eq!(Which::from_number(-2), Some(Which::Trap));
    }
}
