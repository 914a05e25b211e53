//! What a batch sees of memory before its turn: copies of the pages that it touches.

use super::Shared;
use super::pages::{PAGE, Page, find};
use std::collections::HashMap;
use std::sync::PoisonError;
use tombolo_model::memory::{Memory, Violation};

/// Pages that a view may have; 16 MiB.
const MOST_PAGES: usize = 1 << 12;

/// What a batch sees of memory while others run.
pub struct View<'a, 'b> {
    shared: &'a Shared<'b>,
    pages: Vec<Page>,
    /// The place of each page by region and number.
    index: HashMap<(usize, u64), usize>,
    /// By region: the page used last, and its place.
    recent: Vec<(u64, usize)>,
}

/// The batch has to run in its turn, whether or not something is wrong.
fn refused(address: u64) -> Violation {
    Violation { address, reason: "not before its turn" }
}

impl<'a, 'b> View<'a, 'b> {
    pub fn new(shared: &'a Shared<'b>) -> Self {
        let recent = vec![(u64::MAX, 0); shared.extents.len()];
        Self { shared, pages: Vec::new(), index: HashMap::new(), recent }
    }

    /// The pages that it has copied.
    pub fn into_pages(self) -> Vec<Page> {
        self.pages
    }

    fn page(&mut self, region: usize, number: u64) -> Option<&mut Page> {
        if self.recent[region].0 != number {
            let place = match self.index.get(&(region, number)) {
                Some(place) => *place,
                None => self.copy(region, number)?,
            };
            self.recent[region] = (number, place);
        }
        Some(&mut self.pages[self.recent[region].1])
    }

    fn copy(&mut self, region: usize, number: u64) -> Option<usize> {
        if self.pages.len() == MOST_PAGES {
            return None;
        }
        let mut bytes = Box::new([0; PAGE]);
        let start = number as usize * PAGE;
        let base = self.shared.base.read().unwrap_or_else(PoisonError::into_inner);
        let all = base.memory.regions()[region].bytes();
        let part = &all[start..all.len().min(start + PAGE)];
        bytes[..part.len()].copy_from_slice(part);
        let as_of = base.committed;
        drop(base);
        self.pages.push(Page { region, number, as_of, bytes, read: 0, written: None });
        self.index.insert((region, number), self.pages.len() - 1);
        Some(self.pages.len() - 1)
    }

    /// The page of `length` bytes that lie in one, and the offset there.
    fn piece(&mut self, address: u64, length: usize, writes: bool) -> Option<(&mut Page, usize)> {
        let (region, offset) = find(&self.shared.extents, address, length)?;
        let start = offset as usize % PAGE;
        if start + length > PAGE || length == 0 || writes && !self.shared.extents[region].writable {
            return None;
        }
        Some((self.page(region, offset / PAGE as u64)?, start))
    }
}

impl Memory for View<'_, '_> {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        if let Some((page, start)) = self.piece(address, bytes.len(), false) {
            page.note_read(start, bytes.len());
            bytes.copy_from_slice(&page.bytes[start..start + bytes.len()]);
            return Ok(());
        }
        find(&self.shared.extents, address, bytes.len()).ok_or(refused(address))?;
        for (at, byte) in (address..).zip(bytes) {
            let (page, start) = self.piece(at, 1, false).ok_or(refused(at))?;
            page.note_read(start, 1);
            *byte = page.bytes[start];
        }
        Ok(())
    }

    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        if find(&self.shared.extents, address, bytes.len()).is_some() {
            return self.read(address, bytes);
        }
        let length = bytes.len();
        for (at, byte) in (address..=u64::MAX).zip(bytes) {
            if find(&self.shared.extents, at, 1).is_some() {
                self.read(at, std::slice::from_mut(byte))?;
            } else {
                let base = self.shared.base.read().unwrap_or_else(PoisonError::into_inner);
                let zero = address.checked_add(length as u64).is_some() && base.memory.scalar_reads_zero(at);
                *byte = if zero { 0 } else { return Err(refused(at)) };
            }
        }
        Ok(())
    }

    fn fetch(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        let (region, offset) = find(&self.shared.extents, address, bytes.len()).ok_or(refused(address))?;
        if self.shared.extents[region].writable {
            return Err(refused(address));
        }
        let base = self.shared.base.read().unwrap_or_else(PoisonError::into_inner);
        bytes.copy_from_slice(&base.memory.regions()[region].bytes()[offset as usize..offset as usize + bytes.len()]);
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        if let Some((page, start)) = self.piece(address, bytes.len(), true) {
            page.note_written(start, bytes.len());
            page.bytes[start..start + bytes.len()].copy_from_slice(bytes);
            return Ok(());
        }
        find(&self.shared.extents, address, bytes.len()).ok_or(refused(address))?;
        for (at, byte) in (address..).zip(bytes) {
            let (page, start) = self.piece(at, 1, true).ok_or(refused(at))?;
            page.note_written(start, 1);
            page.bytes[start] = *byte;
        }
        Ok(())
    }

    fn load_window(&mut self, address: u64, bytes: usize) -> Option<&[u8]> {
        let (page, start) = self.piece(address, bytes, false)?;
        page.note_read(start, bytes);
        Some(&page.bytes[start..start + bytes])
    }

    /// Only if all of it is to be written: which bytes are written must be known.
    fn store_window(&mut self, address: u64, bytes: usize, all: bool) -> Option<&mut [u8]> {
        if !all {
            return None;
        }
        let (page, start) = self.piece(address, bytes, true)?;
        page.note_written(start, bytes);
        Some(&mut page.bytes[start..start + bytes])
    }
}
