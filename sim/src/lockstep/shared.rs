//! What the local data share of the hardware holds, and what it held a while ago.

use crate::engine::{Engine, EngineError};
use crate::run::registers::SharedBanks;
use std::collections::{HashMap, VecDeque};
use tombolo_hdl::config::Config;
use tombolo_model::lds::Lds;

/// Overwritten bytes that are kept; the oldest go first.
const KEPT: usize = 1 << 18;

/// A byte that was overwritten.
struct Former {
    /// Order of the write, see [`super::history`].
    order: u64,
    address: u32,
    byte: u8,
}

/// The local data share with what was overwritten.
pub struct SharedHistory {
    bytes: Vec<u8>,
    former: VecDeque<Former>,
}

impl SharedHistory {
    /// What the hardware's holds now.
    ///
    /// # Errors
    /// The engine does not show the banks.
    pub fn read(engine: &dyn Engine, config: Config) -> Result<Self, EngineError> {
        let banks = SharedBanks::find(engine)?;
        let mut bytes = Vec::with_capacity(config.lds_bytes);
        for at in 0..config.lds_bytes / 4 {
            bytes.extend(banks.dword(engine, at)?.to_le_bytes());
        }
        Ok(Self::of(bytes))
    }

    fn of(bytes: Vec<u8>) -> Self {
        Self { bytes, former: VecDeque::new() }
    }

    /// The write of order `order` stores `byte`.
    pub fn write(&mut self, order: u64, address: u32, byte: u8) {
        let Some(present) = self.bytes.get_mut(address as usize) else { return };
        if self.former.len() == KEPT {
            self.former.pop_front();
        }
        self.former.push_back(Former { order, address, byte: *present });
        *present = byte;
    }

    /// What was overwritten after the write of order `at`, latest first.
    fn since(&self, at: u64) -> impl Iterator<Item = &Former> {
        self.former.iter().rev().take_while(move |former| former.order > at)
    }

    /// Orders of the writes behind `first` up to `last`, latest first.
    pub fn moments(&self, first: u64, last: u64) -> impl Iterator<Item = u64> {
        self.since(first).map(|former| former.order).filter(move |order| *order <= last)
    }

    /// Gives the model's share, which begins at byte `base`, what the hardware's held after the write of order `at`. To
    /// bytes that the hardware's instruction wrote itself (`own`: orders of its writes by address), what was there before
    /// each of them.
    pub fn restore(&self, lds: &mut Lds, base: u32, at: u64, own: &HashMap<u32, Vec<u64>>) {
        let share = lds.bytes_mut();
        let end = (base as usize + share.len()).min(self.bytes.len());
        let present = self.bytes.get(base as usize..end).unwrap_or(&[]);
        share[..present.len()].copy_from_slice(present);
        for former in self.since(at) {
            if let Some(byte) = former.address.checked_sub(base).and_then(|place| share.get_mut(place as usize)) {
                *byte = former.byte;
            }
        }
        let mut found: HashMap<u32, Vec<u8>> = HashMap::new();
        let first = own.values().flatten().min();
        for former in first.into_iter().flat_map(|first| self.since(first - 1)) {
            let is_own = own.get(&former.address).is_some_and(|orders| orders.contains(&former.order));
            if let (true, Some(place)) = (is_own, former.address.checked_sub(base)) {
                found.entry(place).or_default().insert(0, former.byte);
            }
        }
        lds.interleave(found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn loaded(lds: &Lds, address: u32) -> u32 {
        lds.load_u32(address)
    }

    #[test]
    fn a_share_is_restored_as_it_was_at_a_moment() {
        let mut history = SharedHistory::of(vec![0; 64]);
        history.write(1, 16, 5);
        history.write(2, 16, 6);
        history.write(3, 17, 1);
        let mut lds = Lds::new(8);
        let at = |lds: &mut Lds, order| {
            history.restore(lds, 16, order, &HashMap::new());
            loaded(lds, 0)
        };
        assert_eq!([at(&mut lds, 0), at(&mut lds, 1), at(&mut lds, 2), at(&mut lds, 3)], [0, 5, 6, 0x106]);
        assert_eq!(history.moments(1, 2).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn an_instruction_finds_what_was_there_before_each_of_its_writes() {
        let mut history = SharedHistory::of(vec![0; 64]);
        history.write(1, 0, 5);
        history.write(2, 0, 6);
        history.write(3, 0, 9);
        history.write(4, 0, 10);
        let mut lds = Lds::new(4);
        history.restore(&mut lds, 0, 4, &HashMap::from([(0, vec![2, 4])]));
        let first = loaded(&lds, 0);
        lds.store(0, &[6]);
        assert_eq!([first, loaded(&lds, 0)], [5, 9]);
    }
}
