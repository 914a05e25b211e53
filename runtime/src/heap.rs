//! The heap of `malloc` in kernels, as the device libraries of ROCm want it (`ockl`, `dm.cl`, of version 5.2 and later).
//!
//! Kernels find a head at the address in `hidden_heap_v1`, zeros but for three addresses and some times, and keep everything else about the heap in it themselves:
//! pieces of up to 3 KiB lie in slabs of 2 MiB, one size each. The first slabs are there from the beginning; further ones, and every larger piece, are
//! asked for through the buffer of calls to the host. Each piece that the host has given is a region of memory, so that an access beyond it, or
//! behind its `free`, is found; a slab is one region.

use crate::error::Error;
use crate::memory::{Memory, Placed, Protection};
use crate::slabs::{self, Wanted};
use std::collections::BTreeMap;
use tombolo_sim::run::HostWrite;

/// Bytes of a slab, and what it is aligned to: kernels find the slab of a piece by the address of the piece.
pub(crate) const SLAB: u64 = 2 << 20;
/// The head: the slab that is next, the end of the first slabs, their beginning. Behind it a count of large pieces.
const NEXT_SLAB: usize = 108_544;
const LAST_SLAB: usize = NEXT_SLAB + 8;
const FIRST_SLAB: usize = NEXT_SLAB + 16;
/// Bytes of the head: what the library's own function clears, more than it uses.
pub(crate) const HEAD: u64 = 128 << 10;
/// Bytes of the first slabs unless somebody sets them, as with ROCm.
const INITIAL_BYTES: u64 = 8 << 20;

const NO_SLAB: &str = "there is no memory for malloc, and the kernel's device library (ROCm 5, on gfx12) cannot answer null for small pieces";

/// The heap of a device.
pub(crate) struct Heap {
    initial_bytes: u64,
    head: Option<u64>,
    slabs: Option<Placed>,
    /// What kernels have been given beyond the first slabs: bytes by address.
    given: BTreeMap<u64, u64>,
}

impl Default for Heap {
    fn default() -> Self {
        Self { initial_bytes: INITIAL_BYTES, head: None, slabs: None, given: BTreeMap::new() }
    }
}

impl Heap {
    /// Bytes that are there from the beginning.
    pub fn initial_bytes(&self) -> u64 {
        self.initial_bytes
    }

    /// Sets them, for a heap that nothing has been taken from; another one grows as it is asked to.
    ///
    /// # Errors
    /// [`crate::ErrorKind::Value`]: more than the device has.
    pub fn set_initial_bytes(&mut self, memory: &mut Memory, bytes: u64) -> Result<(), Error> {
        if bytes > memory.limit() {
            return Err(Error::value(format!("a heap of {bytes} bytes: the device has {}", memory.limit())));
        }
        self.initial_bytes = bytes;
        if !self.is_used(memory) {
            let places = [self.head.take(), self.slabs.take().map(|slabs| slabs.base)];
            places.into_iter().flatten().for_each(|base| memory.release(base));
        }
        Ok(())
    }

    /// Whether kernels have taken something.
    fn is_used(&self, memory: &mut Memory) -> bool {
        let first = self.slabs.map_or(0, |slabs| slabs.base);
        let next = self.head.and_then(|head| {
            let bytes = memory.bytes_mut(head + NEXT_SLAB as u64, 8).ok()?;
            Some(u64::from_le_bytes(*bytes.first_chunk()?))
        });
        !self.given.is_empty() || next.is_some_and(|next| next != first)
    }

    /// Address of the head; the first call makes it. First slabs for which there is no memory are left out.
    ///
    /// # Errors
    /// [`crate::ErrorKind::OutOfMemory`].
    pub fn head(&mut self, memory: &mut Memory) -> Result<u64, Error> {
        if let Some(head) = self.head {
            return Ok(head);
        }
        let head = memory.allocate("the head of the heap", HEAD, Protection::ReadWrite)?;
        let bytes = self.initial_bytes.div_ceil(SLAB) * SLAB;
        let slabs = memory.allocate_aligned("the heap", bytes, SLAB, Protection::ReadWrite).ok();
        self.slabs = slabs.map(|base| Placed { base, bytes });
        let content = memory.bytes_mut(head, HEAD)?;
        if let Some(content) = content.first_chunk_mut() {
            slabs::initialize(content);
        }
        if let Some(Placed { base, bytes }) = self.slabs {
            for (at, address) in [(NEXT_SLAB, base), (LAST_SLAB, base + bytes), (FIRST_SLAB, base)] {
                content[at..at + 8].copy_from_slice(&address.to_le_bytes());
            }
        }
        self.head = Some(head);
        Ok(head)
    }

    /// Does what a kernel asks for: memory of so many bytes, whose address is answered, 0 if there is none; or with an address, to take it back.
    ///
    /// # Errors
    /// The address is none that was given.
    pub fn serve(&mut self, memory: &mut Memory, address: u64, bytes: u64) -> Result<u64, String> {
        match (address, bytes) {
            // What `free` of a null pointer asks for in older libraries.
            (0, 0) => Ok(0),
            (0, _) => Ok(self.give(memory, bytes).unwrap_or(0)),
            _ if self.given.remove(&address).is_some() => {
                memory.release(address);
                Ok(0)
            }
            _ => Err(format!("the kernel frees {address:#x}, which malloc has not given, or which was freed before")),
        }
    }

    /// Adds the slabs that kernels wait for and cannot get themselves; answers what is to be written for that.
    ///
    /// # Errors
    /// There is no memory: kernels that cannot get slabs cannot do without, either.
    pub fn add_slabs(&mut self, memory: &mut Memory) -> Result<Vec<HostWrite>, String> {
        let Some(head) = self.head else { return Ok(vec![]) };
        let content = memory.bytes_mut(head, HEAD).ok().and_then(|content| content.first_chunk());
        let mut writes = vec![];
        for wanted in content.map(Wanted::of).unwrap_or_default() {
            let slab = self.give(memory, SLAB).ok_or(NO_SLAB)?;
            let content = wanted.content();
            if let Ok(place) = memory.bytes_mut(slab, content.len() as u64) {
                place.copy_from_slice(&content);
            }
            writes.extend(wanted.writes(head, slab));
        }
        Ok(writes)
    }

    fn give(&mut self, memory: &mut Memory, bytes: u64) -> Option<u64> {
        let (name, alignment) = match bytes {
            SLAB => ("the heap".to_owned(), SLAB),
            _ => (format!("what malloc gave: {bytes} bytes"), 1),
        };
        let base = memory.allocate_aligned(&name, bytes, alignment, Protection::ReadWrite).ok()?;
        self.given.insert(base, bytes);
        Some(base)
    }

    /// The address is one of the heap.
    pub fn holds(&self, address: u64) -> bool {
        let within = |base: u64, bytes: u64| (base..base + bytes).contains(&address);
        self.head.is_some_and(|head| within(head, HEAD))
            || self.slabs.is_some_and(|slabs| within(slabs.base, slabs.bytes))
            || self.given.range(..=address).next_back().is_some_and(|(base, bytes)| within(*base, *bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ErrorKind;
    use pretty_assertions::assert_eq;
    use tombolo_sim::memory::Bounds;

    fn words(memory: &mut Memory, head: u64) -> [u64; 3] {
        let bytes = memory.bytes_mut(head + NEXT_SLAB as u64, 24).unwrap();
        std::array::from_fn(|word| u64::from_le_bytes(*bytes[8 * word..].first_chunk().unwrap()))
    }

    #[test]
    fn the_head_knows_the_first_slabs_which_are_aligned() {
        let (mut memory, mut heap) = (Memory::new(64 << 20, Bounds::Rounded, None), Heap::default());
        let head = heap.head(&mut memory).unwrap();
        let [next, end, start] = words(&mut memory, head);
        assert_eq!((next, end, start % SLAB), (start, start + (8 << 20), 0));
        assert_eq!(memory.region(start).unwrap(), Placed { base: start, bytes: 8 << 20 });
        assert_eq!(heap.head(&mut memory).unwrap(), head);
        assert!(heap.holds(head) && heap.holds(end - 1) && !heap.holds(end));
    }

    #[test]
    fn its_bytes_can_be_set_until_it_is_used() {
        let (mut memory, mut heap) = (Memory::new(64 << 20, Bounds::Rounded, None), Heap::default());
        heap.head(&mut memory).unwrap();
        heap.set_initial_bytes(&mut memory, (2 << 20) + 1).unwrap();
        assert_eq!(memory.free_bytes(), 64 << 20);
        let head = heap.head(&mut memory).unwrap();
        let [_, end, start] = words(&mut memory, head);
        assert_eq!(end - start, 4 << 20);
        memory.bytes_mut(head + NEXT_SLAB as u64, 8).unwrap().copy_from_slice(&(start + SLAB).to_le_bytes());
        heap.set_initial_bytes(&mut memory, 16 << 20).unwrap();
        assert_eq!((heap.initial_bytes(), heap.head(&mut memory).unwrap()), (16 << 20, head));
        assert_eq!(heap.set_initial_bytes(&mut memory, 65 << 20).unwrap_err().kind, ErrorKind::Value);
    }

    #[test]
    fn without_memory_there_are_no_first_slabs_and_malloc_gives_null() {
        let (mut memory, mut heap) = (Memory::new(1 << 20, Bounds::Rounded, None), Heap::default());
        let head = heap.head(&mut memory).unwrap();
        assert_eq!(words(&mut memory, head), [0; 3]);
        assert_eq!(heap.serve(&mut memory, 0, SLAB), Ok(0));
        assert_eq!(heap.serve(&mut memory, 0, u64::MAX), Ok(0));
    }

    #[test]
    fn what_was_given_is_a_region_until_it_is_freed_once() {
        let (mut memory, mut heap) = (Memory::new(64 << 20, Bounds::Rounded, None), Heap::default());
        let large = heap.serve(&mut memory, 0, 5000).unwrap();
        let slab = heap.serve(&mut memory, 0, SLAB).unwrap();
        assert_eq!((large % 4096, slab % SLAB), (0, 0));
        assert_eq!(memory.region(large + 4999).unwrap(), Placed { base: large, bytes: 5000 });
        assert!(heap.holds(large + 4999) && !heap.holds(large + 5000) && heap.holds(slab));
        assert_eq!(heap.serve(&mut memory, large, 0), Ok(0));
        assert_eq!(memory.region(large), None);
        assert!(heap.serve(&mut memory, large, 0).unwrap_err().contains("freed before"));
        assert_eq!(heap.serve(&mut memory, 0, 0), Ok(0));
    }
}
