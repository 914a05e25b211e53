//! Memories of a module: reads, and the clock edge with its checks.

use super::bits::Bits;
use super::layout::element_bytes;
use super::logic::Logic;
use super::machine::{Comparison, Element, Machine, Report};
use crate::engine::MemoryFaultKind;
use tombolo_netlist::ir::SignalId;

/// A memory fault as compiled code reports it.
#[derive(Clone, Copy, Debug)]
pub struct RawFault {
    /// Address of the instance's block.
    pub state: u64,
    /// Index into the module's memories.
    pub memory: u64,
    /// Word.
    pub address: u64,
    /// What happened.
    pub kind: MemoryFaultKind,
}

/// Called by compiled code when a memory does what synthesis leaves undefined.
///
/// # Safety
/// `faults` is the address of the `Vec` that the code was compiled for, and nothing else holds a reference to it.
pub unsafe extern "C" fn report(faults: *mut Vec<RawFault>, state: u64, memory: u64, address: u64, twice: u64) {
    let kind = if twice != 0 { MemoryFaultKind::WrittenTwice } else { MemoryFaultKind::ReadDuringWrite };
    // SAFETY: the caller's promise.
    unsafe { (*faults).push(RawFault { state, memory, address, kind }) };
}

/// The same for a group of instances, of which the set bits of `which` tell: `how` is twice the memory, one more if it
/// was written twice; there is an address for each instance.
///
/// # Safety
/// As for [`report`]; `addresses` has a word for each bit that may be set.
pub unsafe extern "C" fn report_lanes(
    faults: *mut Vec<RawFault>,
    state: u64,
    how: u64,
    addresses: *const u64,
    which: u64,
) {
    for instance in (0..8).filter(|instance| which >> instance & 1 == 1) {
        // SAFETY: the caller's promise.
        unsafe { report(faults, state + 8 * instance, how / 2, *addresses.add(instance as usize), how % 2) };
    }
}

/// A word that an access goes to.
struct Place<V> {
    /// The word number.
    address: V,
    /// Flag: the memory has that word; `None`: always.
    inside: Option<V>,
    /// The element, some element when the memory does not have the word.
    element: Element<V>,
}

/// A write port at the clock edge.
struct Write<V> {
    place: Place<V>,
    /// Flag: something is written.
    active: V,
    data: Bits<V>,
    /// One bit for each bit of the word.
    mask: Option<Bits<V>>,
}

/// New data of a registered read port, which is not stored yet.
pub type NewData<V> = (SignalId, Bits<V>);

impl<M: Machine> Logic<'_, M> {
    fn place(&mut self, memory: usize, address: &Bits<M::Value>, address_width: u32) -> Place<M::Value> {
        let ram = &self.module.memories[memory];
        let address = self.saturated(address);
        let machine = &mut self.emit.machine;
        let covered = address_width < 32 && 1u64 << address_width <= ram.depth as u64;
        let (inside, index) = if covered {
            (None, address)
        } else {
            let depth = machine.word(ram.depth as u64);
            let inside = machine.compare(Comparison::Less, address, depth);
            let zero = machine.word(0);
            (Some(inside), machine.select(inside, address, zero))
        };
        let element = Element { first: self.layout.memories[memory], bytes: element_bytes(ram.width), index };
        Place { address, inside, element }
    }

    fn read(&mut self, place: &Place<M::Value>) -> Bits<M::Value> {
        let word = Bits::new(self.emit.machine.load_element(&place.element));
        let Some(inside) = place.inside else { return word };
        let zero = self.emit.constant(&vec![0; word.words.len()]);
        self.emit.select(inside, &word, &zero)
    }

    /// The word of a memory at an address; zero beyond the depth.
    pub fn memory_word(&mut self, memory: usize, address: &Bits<M::Value>, address_width: u32) -> Bits<M::Value> {
        let place = self.place(memory, address, address_width);
        self.read(&place)
    }

    /// All memories' clock edges; returns the new data of registered read ports and flags that tell of writes.
    pub fn memory_edges(&mut self) -> (Vec<NewData<M::Value>>, Vec<M::Value>) {
        let module = self.module;
        let (mut data, mut written) = (vec![], vec![]);
        for (at, ram) in module.memories.iter().enumerate() {
            let writes: Vec<_> = (0..ram.writes.len()).map(|port| self.write_port(at, port)).collect();
            for read in ram.reads.iter().filter(|read| read.registered) {
                let address = self.expr(read.address);
                let place = self.place(at, &address, module.width(read.address));
                let enable = read.enable.map(|enable| self.condition(enable));
                let word = match enable {
                    None => {
                        self.check(at, None, &place, &writes, false);
                        self.read(&place)
                    }
                    Some(enable) => {
                        // A port that rests costs a branch: a memory may have many.
                        let old = self.signal(read.data);
                        let mut choice = self.emit.machine.choose_by(enable);
                        self.emit.machine.enter(&mut choice);
                        self.check(at, Some(enable), &place, &writes, false);
                        let new = self.read(&place);
                        self.emit.machine.leave(&mut choice, &new.words);
                        self.emit.machine.enter(&mut choice);
                        self.emit.machine.leave(&mut choice, &old.words);
                        Bits::new(self.emit.machine.chosen(choice))
                    }
                };
                data.push((read.data, word));
            }
            for (later, write) in writes.iter().enumerate() {
                self.check(at, Some(write.active), &write.place, &writes[..later], true);
            }
            for write in &writes {
                self.perform(write);
                written.push(write.active);
            }
        }
        (data, written)
    }

    fn write_port(&mut self, memory: usize, port: usize) -> Write<M::Value> {
        let module = self.module;
        let ram = &module.memories[memory];
        let write = &ram.writes[port];
        let address = self.expr(write.address);
        let place = self.place(memory, &address, module.width(write.address));
        let data = self.expr(write.data);
        let enable = self.condition(write.enable);
        let mut active = self.emit.machine.is_set(enable);
        if let Some(inside) = place.inside {
            active = self.emit.machine.and(active, inside);
        }
        let mask = write.mask.map(|mask| {
            let (bits, parts) = (self.expr(mask), module.width(mask));
            let some = self.emit.any(&bits).condition();
            active = self.emit.machine.and(active, some);
            self.spread(&bits, parts, ram.width)
        });
        Write { place, active, data, mask }
    }

    /// One bit a part of the word becomes one bit a bit.
    fn spread(&mut self, mask: &Bits<M::Value>, parts: u32, width: u32) -> Bits<M::Value> {
        let part = width / parts;
        let emit = &mut self.emit;
        let mut bits = vec![];
        for at in 0..parts {
            let bit = emit.slice(mask, parts, at as u64, 1);
            bits.push((emit.sign_extend(&bit, 1, part.max(1)), part));
        }
        emit.concat(&bits)
    }

    /// Reports when an access meets one of these writes: a read of the word, or another write.
    fn check(
        &mut self,
        memory: usize,
        active: Option<M::Value>,
        place: &Place<M::Value>,
        writes: &[Write<M::Value>],
        twice: bool,
    ) {
        let machine = &mut self.emit.machine;
        let mut wrong: Option<M::Value> = None;
        for write in writes {
            let same = machine.compare(Comparison::Equal, place.address, write.place.address);
            let both = machine.and(same, write.active);
            wrong = Some(wrong.map_or(both, |wrong| machine.or(wrong, both)));
        }
        let Some(mut wrong) = wrong else { return };
        if let Some(active) = active {
            let active = self.emit.machine.is_set(active);
            wrong = self.emit.machine.and(wrong, active);
        }
        self.emit.machine.report(&Report { wrong, memory: memory as u64, address: place.address, twice });
    }

    fn perform(&mut self, write: &Write<M::Value>) {
        self.when(write.active, false, |logic| {
            let mut word = write.data.clone();
            if let Some(mask) = &write.mask {
                let old = Bits::new(logic.emit.machine.load_element(&write.place.element));
                let kept = logic.emit.zip(&old, mask, |emit, old, mask| emit.machine.and_not(old, mask));
                let new = logic.emit.zip(&word, mask, |emit, word, mask| emit.machine.and(word, mask));
                word = logic.emit.zip(&kept, &new, |emit, kept, new| emit.machine.or(kept, new));
            }
            logic.emit.machine.store_element(&write.place.element, &word.words, write.active);
        });
    }
}
