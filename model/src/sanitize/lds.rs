//! What has happened to each byte of a work-group's LDS: written or not, and who touched it last.
//!
//! An access happens before another wave's if a barrier lies between: the first wave signalled after it, and the second one
//! has waited for that round. So a wave that has sent `n` signals and accesses a byte is ordered before all who have come
//! through `n + 1` waits (section 5.6).

use super::Problem;
use crate::lds::Access;

/// Who touched a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Touch {
    pub wave: u32,
    pub pc: u64,
    /// Barrier signals that the wave had sent.
    pub signals: u32,
    /// By an atomic operation: two of them do not race.
    pub atomic: bool,
}

#[derive(Debug, Clone, Default)]
struct Byte {
    /// The last store; none: never written.
    store: Option<Touch>,
    /// The last load of each wave since then.
    loads: Vec<Touch>,
}

/// The LDS of a work-group.
#[derive(Debug, Clone)]
pub(super) struct Shadow {
    bytes: Vec<Byte>,
}

impl Shadow {
    /// So many bytes, none of them written.
    pub fn new(allocated: u32) -> Self {
        Self { bytes: vec![Byte::default(); allocated as usize] }
    }

    /// Takes in an access of a wave that has come through `waits` barriers; answers what is wrong with it.
    pub fn touch(&mut self, access: Access, touch: Touch, waits: u32) -> Vec<Problem> {
        let (start, end) = (access.address as usize, access.address as usize + access.bytes as usize);
        let allocated = self.bytes.len() as u32;
        let mut problems = vec![];
        let Some(bytes) = self.bytes.get_mut(start..end) else {
            problems.push(Problem::OutOfRange { access, allocated });
            return problems;
        };
        let races = |earlier: &Touch| {
            earlier.wave != touch.wave && earlier.signals >= waits && !(earlier.atomic && touch.atomic)
        };
        let (mut race, mut unwritten) = (None, None);
        for (address, byte) in (access.address..).zip(bytes) {
            let store = byte.store.iter().filter(|earlier| races(earlier));
            let loads = byte.loads.iter().filter(|earlier| access.store && races(earlier));
            if let (None, Some(earlier)) = (race, store.chain(loads).next()) {
                race = Some(Problem::Race { access, address, other: earlier.wave, other_pc: earlier.pc });
            }
            if access.store {
                *byte = Byte { store: Some(touch), loads: vec![] };
                continue;
            }
            if byte.store.is_none() {
                unwritten = unwritten.or(Some(Problem::Unwritten { access, address }));
            }
            match byte.loads.iter_mut().find(|load| load.wave == touch.wave) {
                Some(load) => *load = touch,
                None => byte.loads.push(touch),
            }
        }
        problems.extend(unwritten);
        problems.extend(race);
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const STORE: Access = Access { lane: Some(1), address: 4, bytes: 4, store: true };
    const LOAD: Access = Access { store: false, ..STORE };

    fn by(wave: u32, signals: u32) -> Touch {
        Touch { wave, pc: 0x100, signals, atomic: false }
    }

    fn kinds(problems: &[Problem]) -> Vec<&'static str> {
        problems.iter().map(Problem::kind).collect()
    }

    #[test]
    fn a_load_behind_a_barrier_is_in_order_and_one_before_it_races() {
        let mut shadow = Shadow::new(8);
        assert!(shadow.touch(STORE, by(0, 0), 0).is_empty());
        assert!(shadow.touch(LOAD, by(0, 0), 0).is_empty());
        assert!(shadow.touch(LOAD, by(1, 1), 1).is_empty());
        assert_eq!(kinds(&shadow.touch(LOAD, by(2, 0), 0)), ["lds-race"]);
    }

    #[test]
    fn an_access_between_signal_and_wait_races_with_one_behind_that_wait() {
        let mut shadow = Shadow::new(8);
        // Wave 0 has signalled once and stores before it waits; wave 1 has come through the barrier.
        shadow.touch(STORE, by(0, 1), 0);
        assert_eq!(kinds(&shadow.touch(LOAD, by(1, 1), 1)), ["lds-race"]);
    }

    #[test]
    fn a_store_races_with_loads_of_other_waves() {
        let mut shadow = Shadow::new(8);
        shadow.touch(STORE, by(0, 0), 0);
        shadow.touch(LOAD, by(1, 1), 1);
        assert_eq!(kinds(&shadow.touch(STORE, by(2, 1), 1)), ["lds-race"]);
        let mut shadow = Shadow::new(8);
        shadow.touch(STORE, by(0, 0), 0);
        shadow.touch(LOAD, by(1, 1), 1);
        assert!(shadow.touch(STORE, by(2, 2), 2).is_empty());
    }

    #[test]
    fn atomic_operations_do_not_race_with_each_other_but_with_plain_accesses() {
        let mut shadow = Shadow::new(8);
        let atomic = |wave| Touch { atomic: true, ..by(wave, 0) };
        shadow.touch(STORE, atomic(0), 0);
        assert!(shadow.touch(LOAD, atomic(1), 0).is_empty());
        assert!(shadow.touch(STORE, atomic(1), 0).is_empty());
        assert_eq!(kinds(&shadow.touch(STORE, by(2, 0), 0)), ["lds-race"]);
    }

    #[test]
    fn loads_of_bytes_never_stored_and_accesses_outside_are_found() {
        let mut shadow = Shadow::new(8);
        assert_eq!(kinds(&shadow.touch(LOAD, by(0, 0), 0)), ["uninitialised-lds"]);
        assert_eq!(kinds(&shadow.touch(Access { address: 6, ..STORE }, by(0, 0), 0)), ["lds-out-of-range"]);
        assert_eq!(kinds(&shadow.touch(Access { address: u32::MAX, ..LOAD }, by(0, 0), 0)), ["lds-out-of-range"]);
    }
}
