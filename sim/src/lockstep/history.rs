//! What memory held a while ago: the lines that were overwritten, with their former contents.
//!
//! Every write of the hardware gets a number, its order. An instruction in flight between two orders may have seen memory as
//! it was at any moment between them.

use crate::memory::{AddressSpace, LINE_BYTES, Line};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use tombolo_model::memory::{Memory, Violation};

/// Former contents that are kept of one line; the oldest go first.
const KEPT: usize = 4096;

/// The overwritten contents of lines.
#[derive(Default)]
pub struct History {
    order: u64,
    /// By line address: order of a write, and what the line held before it.
    lines: HashMap<u64, Vec<(u64, Line)>>,
}

impl History {
    /// Order of the last write.
    pub fn order(&self) -> u64 {
        self.order
    }

    /// The order of a write that happens elsewhere.
    pub fn next(&mut self) -> u64 {
        self.order += 1;
        self.order
    }

    /// A write to the line at `address` is about to happen; answers its order.
    pub fn write(&mut self, memory: &AddressSpace, address: u64) -> u64 {
        let order = self.next();
        let mut line = [0; LINE_BYTES];
        // A line may lie partly outside every buffer: byte by byte then.
        if memory.read(address, &mut line).is_err() {
            for (at, byte) in line.iter_mut().enumerate() {
                let mut one = [0];
                if memory.read(address + at as u64, &mut one).is_ok() {
                    *byte = one[0];
                }
            }
        }
        let kept = self.lines.entry(address).or_default();
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((order, line));
        order
    }

    /// Orders of the kept writes to the line at `address`.
    fn orders(&self, address: u64) -> impl Iterator<Item = u64> {
        self.lines.get(&address).into_iter().flatten().map(|(order, _)| *order)
    }

    /// The byte as it was after the write of order `at`.
    fn byte(&self, memory: &AddressSpace, address: u64, at: u64) -> Option<u8> {
        let base = address & !(LINE_BYTES as u64 - 1);
        let later = self.lines.get(&base).and_then(|kept| kept.iter().find(|(order, _)| *order > at));
        let mut present = [0];
        memory.read(address, &mut present).ok()?;
        Some(later.map_or(present[0], |(_, line)| line[(address - base) as usize]))
    }
}

/// What a wave itself has written: its own loads see no older value of a byte, whatever caches keep.
#[derive(Default)]
pub struct OwnStores {
    /// By line address, the order of the last write to each byte; 0 if there is none.
    lines: HashMap<u64, Box<[u64; LINE_BYTES]>>,
}

impl OwnStores {
    /// An instruction has written bytes; orders of its writes by address.
    pub fn add(&mut self, orders: &HashMap<u64, Vec<u64>>) {
        for (address, orders) in orders {
            let at = (address % LINE_BYTES as u64) as usize;
            let line = self.lines.entry(address - at as u64).or_insert_with(|| Box::new([0; LINE_BYTES]));
            line[at] = orders.iter().copied().fold(line[at], u64::max);
        }
    }

    /// The order of the wave's last write to a byte, if that was there by the time of order `by`.
    fn seen(&self, address: u64, by: u64) -> u64 {
        let at = address % LINE_BYTES as u64;
        let order = self.lines.get(&(address - at)).map_or(0, |line| line[at as usize]);
        if order <= by { order } else { 0 }
    }
}

/// Memory for one instruction of the model: reads see a past moment, writes are kept apart.
pub struct PastMemory<'a> {
    memory: &'a AddressSpace,
    history: &'a History,
    /// Reads see what was there after the write of this order ...
    at: u64,
    /// ... and bytes that the hardware's instruction wrote itself, what was there before: before its first write for the first
    /// lane of an atomic, before its second for the second lane, since other waves may have written between them.
    own: &'a HashMap<u64, Vec<u64>>,
    /// Writes of the wave that were there when an instruction of so many orders issued: no byte is older than those.
    before: Option<(&'a OwnStores, u64)>,
    /// Bytes that the model's instruction wrote: every value, since the order among the lanes of a store is not defined.
    pub written: BTreeMap<u64, Vec<u8>>,
    /// Orders of all writes to the lines that were read.
    pub moments: RefCell<Vec<u64>>,
}

impl<'a> PastMemory<'a> {
    /// Memory after the write of order `at`. `own` has the orders of the writes of the hardware's instruction to a
    /// byte.
    pub fn new(memory: &'a AddressSpace, history: &'a History, at: u64, own: &'a HashMap<u64, Vec<u64>>) -> Self {
        Self { memory, history, at, own, before: None, written: Default::default(), moments: RefCell::default() }
    }

    /// The same for what sees the writes of its own wave that were there when it issued, behind order `issued`.
    pub fn behind(self, stores: &'a OwnStores, issued: u64) -> Self {
        Self { before: Some((stores, issued)), ..self }
    }
}

impl Memory for PastMemory<'_> {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        // Bounds are those of the whole access.
        self.memory.read(address, bytes).map_err(|_| Violation { address, reason: "outside every buffer" })?;
        let line = LINE_BYTES as u64 - 1;
        let mut base = address & !line;
        while base < address + bytes.len() as u64 {
            self.moments.borrow_mut().extend(self.history.orders(base));
            base += LINE_BYTES as u64;
        }
        for (address, byte) in (address..).zip(bytes.iter_mut()) {
            let written = self.written.get(&address).map_or(&[][..], Vec::as_slice);
            let own = self.own.get(&address).and_then(|orders| orders.get(written.len()));
            *byte = match (own, written.last()) {
                (Some(order), _) => self.history.byte(self.memory, address, order - 1).unwrap_or(*byte),
                (None, Some(last)) => *last,
                (None, None) => {
                    let earliest = self.before.map_or(0, |(stores, issued)| stores.seen(address, issued));
                    self.history.byte(self.memory, address, self.at.max(earliest)).unwrap_or(*byte)
                }
            };
        }
        Ok(())
    }

    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        if self.read(address, bytes).is_ok() {
            return Ok(());
        }
        let outside = |_| Violation { address, reason: "outside every buffer" };
        self.memory.read_scalar(address, bytes).map_err(outside)?;
        for (address, byte) in (address..).zip(bytes) {
            let mut one = [0];
            *byte = self.read(address, &mut one).map_or(0, |()| one[0]);
        }
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        let refused = Err(Violation { address, reason: "outside every buffer, or read-only" });
        let mut present = vec![0; bytes.len()];
        // Bounds are those of the whole access.
        if self.memory.read(address, &mut present).is_err() || !self.memory.may_write(address) {
            return refused;
        }
        for (address, byte) in (address..).zip(bytes) {
            self.written.entry(address).or_default().push(*byte);
        }
        Ok(())
    }
}
