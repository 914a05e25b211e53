//! The memory of a recording: the ranges that were mapped, and their pages that hold something.

use std::collections::BTreeMap;
use thiserror::Error;
use tombolo_model::memory::{Memory, Violation};

/// Bytes of a page.
pub const PAGE: u64 = 4096;
/// Pages that a recording may have or make: 1 GiB.
const MOST_PAGES: usize = 1 << 18;
/// Bytes of the head of a page in a file: its address and its length.
const HEAD: usize = 16;

const UNMAPPED: &str = "not mapped";
const FULL: &str = "more than 1 GiB of memory in use";

/// A file of pages that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PagesError {
    /// It ends within a page.
    #[error("it ends within the page that begins at byte {offset}")]
    Cut {
        /// Where the page's head is in the file.
        offset: usize,
    },
    /// A page has another length, or begins elsewhere.
    #[error(
        "byte {offset} has a page of {length} bytes at {address:#x}; pages have {PAGE} bytes and begin at a multiple of it"
    )]
    Page {
        /// Where the page's head is in the file.
        offset: usize,
        /// Its address.
        address: u64,
        /// Its length.
        length: u64,
    },
    /// There are too many.
    #[error("{FULL}")]
    Full,
}

#[derive(Debug, Clone)]
struct Page {
    bytes: Box<[u8]>,
    changed: bool,
}

/// Mapped ranges and their pages. What is mapped and has no page is zero.
#[derive(Debug, Clone, Default)]
pub struct Pages {
    /// Ends of the ranges, by their begin; they do not touch.
    ranges: BTreeMap<u64, u64>,
    pages: BTreeMap<u64, Page>,
}

impl Pages {
    /// Maps a range; it may overlap others.
    pub fn map(&mut self, address: u64, bytes: u64) {
        let (mut begin, mut end) = (address, address.saturating_add(bytes));
        if begin == end {
            return;
        }
        let before =
            self.ranges.range(..=begin).next_back().filter(|(_, last)| **last >= begin).map(|(first, _)| *first);
        let first = before.unwrap_or(begin);
        let touched: Vec<u64> = self.ranges.range(first..=end).map(|(first, _)| *first).collect();
        for other in touched {
            begin = begin.min(other);
            end = end.max(self.ranges.remove(&other).unwrap_or(end));
        }
        self.ranges.insert(begin, end);
    }

    /// Reads a file of pages: address and length in 8 bytes each, then the bytes.
    ///
    /// # Errors
    /// [`PagesError`]; the pages before stay.
    pub fn load(&mut self, file: &[u8]) -> Result<(), PagesError> {
        let mut offset = 0;
        while offset < file.len() {
            let head = file.get(offset..offset + HEAD).ok_or(PagesError::Cut { offset })?;
            let number =
                |at: usize| head[at..at + 8].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte));
            let (address, length) = (number(0), number(8));
            if length != PAGE || !address.is_multiple_of(PAGE) {
                return Err(PagesError::Page { offset, address, length });
            }
            let bytes = file.get(offset + HEAD..offset + HEAD + PAGE as usize).ok_or(PagesError::Cut { offset })?;
            if self.pages.len() >= MOST_PAGES {
                return Err(PagesError::Full);
            }
            self.pages.insert(address, Page { bytes: bytes.into(), changed: false });
            offset += HEAD + PAGE as usize;
        }
        Ok(())
    }

    /// The pages that were written to, in the format that [`Self::load`] reads.
    pub fn changed(&self) -> Vec<u8> {
        let mut file = Vec::new();
        for (address, page) in self.pages.iter().filter(|(_, page)| page.changed) {
            file.extend(address.to_le_bytes());
            file.extend(PAGE.to_le_bytes());
            file.extend(&page.bytes);
        }
        file
    }

    /// Addresses of the pages that were written to.
    pub(super) fn changed_pages(&self) -> impl Iterator<Item = u64> + '_ {
        self.pages.iter().filter(|(_, page)| page.changed).map(|(address, _)| *address)
    }

    /// What a page holds.
    pub(super) fn page(&self, address: u64) -> &[u8] {
        self.pages.get(&address).map_or(&[0; PAGE as usize], |page| &page.bytes)
    }

    /// The ranges: begin and end.
    pub fn ranges(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        self.ranges.iter().map(|(begin, end)| (*begin, *end))
    }

    /// The pages of a range that hold something, by their addresses.
    pub fn used(&self, begin: u64, end: u64) -> Vec<u64> {
        self.pages.range(begin..end).map(|(address, _)| *address).collect()
    }

    /// Whether a whole range is mapped.
    fn is_mapped(&self, address: u64, bytes: u64) -> bool {
        let range = self.ranges.range(..=address).next_back();
        range.is_some_and(|(_, end)| address.checked_add(bytes).is_some_and(|last| last <= *end))
    }
}

/// Splits a range at the ends of pages: the page, the place in it, and the part of the range.
fn parts(address: u64, bytes: usize) -> impl Iterator<Item = (u64, usize, std::ops::Range<usize>)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        (at < bytes).then(|| {
            let place = address + at as u64;
            let within = (place % PAGE) as usize;
            let count = (PAGE as usize - within).min(bytes - at);
            let part = (place - within as u64, within, at..at + count);
            at += count;
            part
        })
    })
}

impl Memory for Pages {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        if !self.is_mapped(address, bytes.len() as u64) {
            return Err(Violation { address, reason: UNMAPPED });
        }
        for (page, within, range) in parts(address, bytes.len()) {
            let count = range.len();
            match self.pages.get(&page) {
                Some(page) => bytes[range].copy_from_slice(&page.bytes[within..within + count]),
                None => bytes[range].fill(0),
            }
        }
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        if !self.is_mapped(address, bytes.len() as u64) {
            return Err(Violation { address, reason: UNMAPPED });
        }
        for (page, within, range) in parts(address, bytes.len()) {
            if self.pages.len() >= MOST_PAGES && !self.pages.contains_key(&page) {
                return Err(Violation { address, reason: FULL });
            }
            let fresh = || Page { bytes: vec![0; PAGE as usize].into(), changed: false };
            let page = self.pages.entry(page).or_insert_with(fresh);
            page.bytes[within..within + range.len()].copy_from_slice(&bytes[range]);
            page.changed = true;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn ranges_that_touch_become_one_and_gaps_stay() {
        let mut memory = Pages::default();
        memory.map(0x1000, 0x1000);
        memory.map(0x3000, 0x1000);
        memory.map(0x2000, 0x1000);
        memory.map(0x8000, 0x1000);
        let mut bytes = [1; 0x3000];
        assert_eq!(memory.read(0x1000, &mut bytes), Ok(()));
        assert_eq!(memory.write(0x3ffc, &[0; 8]), Err(Violation { address: 0x3ffc, reason: UNMAPPED }));
        assert_eq!(
            memory.read(u64::MAX - 3, &mut bytes[..8]),
            Err(Violation { address: u64::MAX - 3, reason: UNMAPPED })
        );
    }

    #[test]
    fn changed_pages_are_written_and_can_be_read_again() {
        let mut memory = Pages::default();
        memory.map(0x1000, 0x4000);
        assert_eq!(memory.write(0x2ffe, &[1, 2, 3, 4]), Ok(()));
        let file = memory.changed();
        assert_eq!(file.len(), 2 * (HEAD + PAGE as usize));
        let mut other = Pages::default();
        other.map(0x1000, 0x4000);
        assert_eq!(other.load(&file), Ok(()));
        let mut bytes = [0; 4];
        assert_eq!(other.read(0x2ffe, &mut bytes), Ok(()));
        assert_eq!(bytes, [1, 2, 3, 4]);
        assert!(other.changed().is_empty());
        assert_eq!(other.load(&file[..100]), Err(PagesError::Cut { offset: 0 }));
    }
}
