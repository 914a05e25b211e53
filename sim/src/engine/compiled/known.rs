//! Which signals of a module have their values in registers while a function is emitted.
//!
//! A value that is also in the signal's place in the instance's block is known for a short time alone, until registers are needed
//! for something else: one that is known for longer costs a store and a load of the stack, one that is not any more a load.

use super::bits::Bits;
use std::collections::VecDeque;
use tombolo_netlist::ir::SignalId;

/// Words of signals that are known though they are in their places.
const WORDS: usize = 12;

/// Values of signals.
pub struct Known<V> {
    values: Vec<Option<Bits<V>>>,
    /// Those that are in their places too, the oldest first, each with `depth` as it was.
    recent: VecDeque<(SignalId, u32)>,
    /// Words of `recent`.
    words: usize,
    /// Branches around the present place.
    depth: u32,
}

impl<V: Clone> Known<V> {
    /// None of so many signals.
    pub fn none(signals: usize) -> Self {
        Self { values: vec![None; signals], recent: VecDeque::new(), words: 0, depth: 0 }
    }

    /// A signal's value, if it is known.
    pub fn get(&self, signal: SignalId) -> Option<&Bits<V>> {
        self.values[signal.index()].as_ref()
    }

    /// Whether a signal's value is known and not in its place.
    pub fn is_kept(&self, signal: SignalId) -> bool {
        self.get(signal).is_some() && self.recent.iter().all(|(recent, _)| *recent != signal)
    }

    /// Makes a value known that is in its place too.
    pub fn add_recent(&mut self, signal: SignalId, bits: Bits<V>) {
        self.words += bits.words.len();
        self.values[signal.index()] = Some(bits);
        self.recent.push_back((signal, self.depth));
        while self.words > WORDS
            && let Some((oldest, _)) = self.recent.pop_front()
        {
            self.forget(oldest);
        }
    }

    /// Makes a value known that is nowhere else, or will not be for long: it stays known.
    pub fn add(&mut self, signal: SignalId, bits: Bits<V>) {
        if let Some(at) = self.recent.iter().position(|(recent, _)| *recent == signal) {
            self.recent.remove(at);
            self.words -= bits.words.len();
        }
        self.values[signal.index()] = Some(bits);
    }

    fn forget(&mut self, signal: SignalId) {
        let bits = self.values[signal.index()].take();
        self.words -= bits.map_or(0, |bits| bits.words.len());
    }

    /// A call has used all registers: what is in its place is not known any more.
    pub fn forget_recent(&mut self) {
        self.forget_inside(0);
    }

    fn forget_inside(&mut self, depth: u32) {
        for (signal, at) in std::mem::take(&mut self.recent) {
            if at >= depth {
                self.forget(signal);
            } else {
                self.recent.push_back((signal, at));
            }
        }
    }

    /// Branches around the present place.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// What follows is on one side of a branch.
    pub fn enter_side(&mut self) {
        self.depth += 1;
    }

    /// The side ends: what became known on it is known to it alone.
    pub fn leave_side(&mut self) {
        self.forget_inside(self.depth);
        self.depth -= 1;
    }
}
