//! Memory itself, and which batch wrote what of it last.

use super::Ran;
use super::pages::{Extent, LINE, PAGE, Page, find};
use crate::memory::AddressSpace;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};
use tombolo_model::memory::{Memory, Violation};
use tombolo_model::program::Program;

/// Memory, and who wrote it.
pub struct Base<'a> {
    pub memory: &'a mut AddressSpace,
    /// The code that was decoded in order.
    pub program: &'a mut Program,
    /// By region and page, for each line: how many batches had been committed with the last that wrote it.
    pub lines: HashMap<(usize, u64), [u64; PAGE / LINE]>,
    pub committed: u64,
    /// The first work-group of the batch whose turn it is.
    pub turn: u64,
    /// Batches that are done before their turn, by their first work-group; without a view, they have to run in order.
    pub waiting: Mutex<BTreeMap<u64, Option<Ran>>>,
    pub conflicts: u64,
}

impl Base<'_> {
    pub fn waiting(&mut self) -> &mut BTreeMap<u64, Option<Ran>> {
        self.waiting.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether no line that was read has been written since.
    pub fn is_current(&self, pages: &[Page]) -> bool {
        pages.iter().filter(|page| page.read != 0).all(|page| {
            let Some(lines) = self.lines.get(&(page.region, page.number)) else { return true };
            lines.iter().enumerate().all(|(line, committed)| page.read >> line & 1 == 0 || *committed <= page.as_of)
        })
    }

    /// Writes what a batch has written.
    pub fn write(&mut self, pages: &[Page], extents: &[Extent]) {
        for page in pages {
            let Some(written) = &page.written else { continue };
            let lines = self.lines.entry((page.region, page.number)).or_insert([0; PAGE / LINE]);
            let base = extents[page.region].base + page.number * PAGE as u64;
            let Some(memory) = self.memory.bytes_mut(base) else { continue };
            for (line, mask) in written.iter().enumerate().filter(|(_, mask)| **mask != 0) {
                lines[line] = self.committed;
                let start = line * LINE;
                if *mask == u64::MAX {
                    memory[start..start + LINE].copy_from_slice(&page.bytes[start..start + LINE]);
                } else {
                    for at in (0..LINE).filter(|at| mask >> at & 1 != 0) {
                        memory[start + at] = page.bytes[start + at];
                    }
                }
            }
        }
    }
}

/// Memory itself, for a batch in its turn: what it writes is noted for those that run beside it.
pub struct Noted<'a> {
    pub memory: &'a mut AddressSpace,
    pub extents: &'a [Extent],
    pub lines: &'a mut HashMap<(usize, u64), [u64; PAGE / LINE]>,
    pub committed: u64,
}

impl Noted<'_> {
    fn note(&mut self, address: u64, length: usize) {
        let Some((region, offset)) = find(self.extents, address, length) else { return };
        let lines = offset / LINE as u64..(offset + length as u64).div_ceil(LINE as u64);
        for line in lines {
            let in_page = (PAGE / LINE) as u64;
            let noted = self.lines.entry((region, line / in_page)).or_insert([0; PAGE / LINE]);
            noted[(line % in_page) as usize] = self.committed;
        }
    }
}

impl Memory for Noted<'_> {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        Memory::read(self.memory, address, bytes)
    }

    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        Memory::read_scalar(self.memory, address, bytes)
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        self.note(address, bytes.len());
        Memory::write(self.memory, address, bytes)
    }

    fn load_window(&mut self, address: u64, bytes: usize) -> Option<&[u8]> {
        self.memory.load_window(address, bytes)
    }

    fn store_window(&mut self, address: u64, bytes: usize, all: bool) -> Option<&mut [u8]> {
        self.note(address, bytes);
        self.memory.store_window(address, bytes, all)
    }
}
