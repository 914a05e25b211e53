//! The content of device memory: named regions of a 64-bit address space with nothing between them.
//!
//! An access that is not wholly inside one region is a [`Violation`]. Regions are placed with gaps, so that running off the
//! end of a buffer is found instead of hitting its neighbour. How exact that is, [`Bounds`] says.

use super::{Bytes, HostMemory, LINE_BYTES, Line};
use std::fmt;

/// An address below this, where no region is, comes from a null pointer and an index.
const NULL_PAGE: u64 = 0x1000;

/// What the device may do with a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Loads and instruction fetch only: code, constants, kernel arguments.
    ReadOnly,
    /// Loads and stores.
    ReadWrite,
}

/// Bytes of a page, in which memory management units of GPUs and hosts have at least their bounds.
const PAGE: u64 = 0x1000;

/// Bytes of a dword. The accesses of compilers reach as far as these, whatever the program's do.
const DWORD: u64 = 4;

/// How far accesses may reach. Compilers widen them, since a page is there as a whole or not at all: where a kernel takes 56 aligned
/// bytes, LLVM loads 64 by a scalar load; of an atomic operation on 16 bits it makes a loop around one on the aligned dword.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Bounds {
    /// Scalar loads as far as the pages (4 KiB) go that regions are in, other accesses as far as the aligned dwords. Where there is no
    /// region, what is loaded is 0, and what is stored is lost.
    #[default]
    Rounded,
    /// Every load as far as the pages go, as silicon does it; stores as [`Bounds::Rounded`].
    Paged,
    /// As far as the regions go.
    Exact,
}

/// A piece of device memory.
#[derive(Debug, Clone)]
pub struct Region {
    name: String,
    base: u64,
    bytes: Bytes,
    access: Access,
}

impl Region {
    /// What the region is, for messages: `code`, `argument 2`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Address of the first byte.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// The content.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What the device may do with it.
    pub fn access(&self) -> Access {
        self.access
    }

    /// Address of the last byte; regions are not empty.
    fn last(&self) -> u64 {
        self.base + (self.bytes.len() as u64 - 1)
    }
}

/// Whether an access reads or writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccessKind {
    /// A load or an instruction fetch.
    Read,
    /// A store.
    Write,
}

/// An access that memory refuses.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Violation {
    /// Whether it reads or writes.
    pub kind: AccessKind,
    /// Address of the first byte that is refused.
    pub address: u64,
    /// A store to a region that may only be read.
    pub read_only: bool,
    /// Where the address is, as [`AddressSpace::place_of`] tells.
    pub place: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            AccessKind::Read => "load from",
            AccessKind::Write => "store to",
        };
        let read_only = if self.read_only { ", which is read-only" } else { "" };
        write!(f, "{kind} {:#x}, {}{read_only}", self.address, self.place)
    }
}

/// Two regions share an address, or one does not fit into the address space.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("memory region {name} at {base:#x} overlaps another one or wraps around the address space")]
pub struct Overlap {
    /// The region that could not be placed.
    pub name: String,
    /// Its address.
    pub base: u64,
}

/// The regions, in the order of their addresses.
#[derive(Debug, Clone, Default)]
pub struct AddressSpace {
    regions: Vec<Region>,
    /// How far accesses may reach.
    pub bounds: Bounds,
}

impl AddressSpace {
    /// Adds a region; an empty one is left out, since no access can lie in it.
    ///
    /// # Errors
    /// [`Overlap`]
    pub fn insert(&mut self, name: &str, base: u64, bytes: Vec<u8>, access: Access) -> Result<(), Overlap> {
        self.place(name, base, Bytes::Owned(bytes), access)
    }

    /// Adds a region whose bytes are where the process has them.
    ///
    /// # Errors
    /// [`Overlap`]
    pub fn map(&mut self, name: &str, base: u64, memory: HostMemory, access: Access) -> Result<(), Overlap> {
        self.place(name, base, Bytes::Host(memory), access)
    }

    /// Takes out the region that starts at `base`.
    pub fn remove(&mut self, base: u64) -> Option<Region> {
        let at = self.regions.binary_search_by_key(&base, |region| region.base).ok()?;
        Some(self.regions.remove(at))
    }

    /// Changes what the device may do with the region that starts at `base`; whether there is one.
    pub fn protect(&mut self, base: u64, access: Access) -> bool {
        let found = self.regions.binary_search_by_key(&base, |region| region.base);
        found.map(|at| self.regions[at].access = access).is_ok()
    }

    /// What a region holds from `address` on, for its owner: whatever the device may do with it.
    pub fn bytes_mut(&mut self, address: u64) -> Option<&mut [u8]> {
        let at = self.index_at(address)?;
        let region = &mut self.regions[at];
        region.bytes.get_mut((address - region.base) as usize..)
    }

    /// `length` bytes from `address` on, all from one region.
    pub fn piece(&self, address: u64, length: usize) -> Option<&[u8]> {
        let region = &self.regions[self.index_at(address)?];
        let start = (address - region.base) as usize;
        region.bytes.get(start..start.checked_add(length)?)
    }

    /// The same for the device to write; none where it may not.
    pub fn piece_mut(&mut self, address: u64, length: usize) -> Option<&mut [u8]> {
        let at = self.index_at(address)?;
        let region = &mut self.regions[at];
        let start = (address - region.base) as usize;
        if region.access == Access::ReadOnly {
            return None;
        }
        region.bytes.get_mut(start..start.checked_add(length)?)
    }

    fn place(&mut self, name: &str, base: u64, bytes: Bytes, access: Access) -> Result<(), Overlap> {
        let overlap = || Overlap { name: name.to_owned(), base };
        let Some(extent) = (bytes.len() as u64).checked_sub(1) else { return Ok(()) };
        let last = base.checked_add(extent).ok_or_else(overlap)?;
        let at = self.regions.partition_point(|r| r.base <= base);
        let before = at.checked_sub(1).and_then(|i| self.regions.get(i));
        if before.is_some_and(|r| r.last() >= base) || self.regions.get(at).is_some_and(|r| r.base <= last) {
            return Err(overlap());
        }
        self.regions.insert(at, Region { name: name.to_owned(), base, bytes, access });
        Ok(())
    }

    /// The regions in the order of their addresses.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The region that holds `address`.
    pub fn region_at(&self, address: u64) -> Option<&Region> {
        self.index_at(address).map(|i| &self.regions[i])
    }

    /// Whether the byte at `address` may be written.
    pub fn may_write(&self, address: u64) -> bool {
        self.check(AccessKind::Write, address, 1).is_ok()
    }

    /// Reads `buffer.len()` bytes, all from one region or its dwords.
    ///
    /// # Errors
    /// [`Violation`]
    pub fn read(&self, address: u64, buffer: &mut [u8]) -> Result<(), Violation> {
        match self.locate(AccessKind::Read, address, buffer.len()) {
            Ok((index, offset)) => buffer.copy_from_slice(&self.regions[index].bytes[offset..offset + buffer.len()]),
            Err(violation) => {
                self.check_rounded(AccessKind::Read, address, buffer.len(), violation)?;
                self.read_what_is_there(address, buffer);
            }
        }
        Ok(())
    }

    /// Reads byte by byte; where there is no region, 0.
    fn read_what_is_there(&self, address: u64, buffer: &mut [u8]) {
        for (at, byte) in (address..=u64::MAX).zip(buffer) {
            let region = self.region_at(at);
            *byte = region.map_or(0, |region| region.bytes[(at - region.base) as usize]);
        }
    }

    /// Reads bytes for a scalar load, which may reach beyond a region as [`Bounds`] says.
    ///
    /// # Errors
    /// [`Violation`]
    pub fn read_scalar(&self, address: u64, buffer: &mut [u8]) -> Result<(), Violation> {
        let Err(violation) = self.read(address, buffer) else { return Ok(()) };
        let mut all = (address..=u64::MAX).take(buffer.len());
        if self.bounds == Bounds::Exact || !all.all(|at| self.has_page(at)) {
            return Err(violation);
        }
        self.read_what_is_there(address, buffer);
        Ok(())
    }

    /// The bytes of those wanted by a scalar load of the line at `address` that must lie in regions.
    pub fn scalar_mask(&self, address: u64, mask: u64) -> u64 {
        // A line lies in one page.
        if self.bounds == Bounds::Exact || !self.has_page(address) {
            return mask;
        }
        let there = |at: &u32| self.index_at(address + u64::from(*at)).is_some();
        (0..u64::BITS).filter(|at| mask >> at & 1 != 0).filter(there).fold(0, |kept, at| kept | 1 << at)
    }

    /// Whether a scalar load of a byte that is in no region finds 0.
    pub fn scalar_reads_zero(&self, address: u64) -> bool {
        self.bounds != Bounds::Exact && self.has_page(address) && self.index_at(address).is_none()
    }

    /// Whether some byte of the page of `address` is in a region.
    fn has_page(&self, address: u64) -> bool {
        !self.regions_in(address, PAGE).is_empty()
    }

    /// The regions that have bytes in the aligned block of `size` bytes around `address`.
    fn regions_in(&self, address: u64, size: u64) -> &[Region] {
        let (first, last) = (address & !(size - 1), address | (size - 1));
        let from = self.regions.partition_point(|region| region.last() < first);
        let count = self.regions[from..].iter().take_while(|region| region.base <= last).count();
        &self.regions[from..from + count]
    }

    /// Writes bytes, all into one region or its dwords.
    ///
    /// # Errors
    /// [`Violation`]
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        match self.locate(AccessKind::Write, address, bytes.len()) {
            Ok((index, offset)) => self.regions[index].bytes[offset..offset + bytes.len()].copy_from_slice(bytes),
            Err(violation) => {
                self.check_rounded(AccessKind::Write, address, bytes.len(), violation)?;
                for (at, byte) in (address..=u64::MAX).zip(bytes) {
                    if let Some(own) = self.bytes_mut(at).and_then(|bytes| bytes.first_mut()) {
                        *own = *byte;
                    }
                }
            }
        }
        Ok(())
    }

    /// Reads the line at `address` (a multiple of [`LINE_BYTES`]). `mask` has a bit for each byte that is wanted; those must
    /// lie in regions; with an empty mask some byte of the line must. Other bytes of the line come along where they exist
    /// and are 0 where not.
    pub fn read_line(&self, address: u64, mask: u64) -> Result<Line, Violation> {
        let mut line = [0; LINE_BYTES];
        for_each_run(mask, |start, length| self.check(AccessKind::Read, address.wrapping_add(start), length))?;
        let last = address.saturating_add(LINE_BYTES as u64 - 1);
        let first = self.regions.partition_point(|r| r.last() < address);
        if mask == 0 && self.regions.get(first).is_none_or(|r| r.base > last) {
            return Err(self.violation(AccessKind::Read, address, false));
        }
        for region in self.regions[first..].iter().take_while(|r| r.base <= last) {
            let (from, to) = (region.base.max(address), region.last().min(last));
            let source = &region.bytes[(from - region.base) as usize..=(to - region.base) as usize];
            line[(from - address) as usize..=(to - address) as usize].copy_from_slice(source);
        }
        Ok(line)
    }

    /// Writes the bytes of a line at `address` (a multiple of [`LINE_BYTES`]) whose bit in `mask` is set; all or, when one of
    /// them lies outside, none.
    pub fn write_line(&mut self, address: u64, line: &Line, mask: u64) -> Result<(), Violation> {
        self.check_write(address, mask)?;
        for_each_run(mask, |start, length| {
            self.write(address.wrapping_add(start), &line[start as usize..start as usize + length])
        })
    }

    /// Whether [`Self::write_line`] may write.
    ///
    /// # Errors
    /// [`Violation`]
    pub fn check_write(&self, address: u64, mask: u64) -> Result<(), Violation> {
        for_each_run(mask, |start, length| self.check(AccessKind::Write, address.wrapping_add(start), length))
    }

    /// The same, byte by byte: those that cannot be written stay what they are.
    pub fn write_what_is_there(&mut self, address: u64, line: &Line, mask: u64) {
        for (at, byte) in (0..u64::BITS).zip(line).filter(|(at, _)| mask >> at & 1 != 0) {
            if let Some(address) = address.checked_add(at.into()) {
                let _ = self.write(address, std::slice::from_ref(byte));
            }
        }
    }

    fn index_at(&self, address: u64) -> Option<usize> {
        let index = self.regions.partition_point(|r| r.base <= address).checked_sub(1)?;
        (self.regions[index].last() >= address).then_some(index)
    }

    /// Region and offset of an access of `length` bytes, which may not leave the region.
    fn locate(&self, kind: AccessKind, address: u64, length: usize) -> Result<(usize, usize), Violation> {
        let refuse = |address, read_only| Err(self.violation(kind, address, read_only));
        let Some(index) = self.index_at(address) else { return refuse(address, false) };
        let region = &self.regions[index];
        if kind == AccessKind::Write && region.access == Access::ReadOnly {
            return refuse(address, true);
        }
        let offset = (address - region.base) as usize;
        if region.bytes.len() - offset < length {
            // Wraps to 0 behind the last byte of the address space.
            return refuse(region.last().wrapping_add(1), false);
        }
        Ok((index, offset))
    }

    /// Whether an access of `length` bytes may be done.
    fn check(&self, kind: AccessKind, address: u64, length: usize) -> Result<(), Violation> {
        match self.locate(kind, address, length) {
            Ok(_) => Ok(()),
            Err(violation) => self.check_rounded(kind, address, length, violation),
        }
    }

    /// The same for one that is not wholly inside one region, which is a `violation` where bounds are exact.
    fn check_rounded(
        &self,
        kind: AccessKind,
        address: u64,
        length: usize,
        violation: Violation,
    ) -> Result<(), Violation> {
        if self.bounds == Bounds::Exact {
            return Err(violation);
        }
        let reach = if kind == AccessKind::Read && self.bounds == Bounds::Paged { PAGE } else { DWORD };
        for offset in 0..length as u64 {
            let Some(at) = address.checked_add(offset) else { return Err(self.violation(kind, 0, false)) };
            let around = self.regions_in(at, reach);
            let own = around.iter().find(|region| (region.base..=region.last()).contains(&at));
            let read_only = own.map_or(around, std::slice::from_ref).iter().all(|r| r.access == Access::ReadOnly);
            if around.is_empty() || kind == AccessKind::Write && read_only {
                return Err(self.violation(kind, at, !around.is_empty()));
            }
        }
        Ok(())
    }

    fn violation(&self, kind: AccessKind, address: u64, read_only: bool) -> Violation {
        Violation { kind, address, read_only, place: self.place_of(address) }
    }

    /// Where an address is, for messages: in a region, or how far from the nearest one.
    pub fn place_of(&self, address: u64) -> String {
        if let Some(region) = self.region_at(address) {
            return format!("in {}", region.name);
        }
        if address < NULL_PAGE {
            return match address {
                0 => "a null pointer".to_owned(),
                offset => format!("a null pointer and {offset} bytes"),
            };
        }
        let next = self.regions.partition_point(|r| r.base <= address);
        let before = next.checked_sub(1).map(|i| &self.regions[i]);
        let before = before.map(|r| (address - r.last() - 1, "behind the end of", r));
        let behind = self.regions.get(next).map(|r| (r.base - address, "before the start of", r));
        match before.into_iter().chain(behind).min_by_key(|(distance, ..)| *distance) {
            Some((distance, side, r)) => {
                let page = if self.has_page(address) { ", in its page of 4 KiB" } else { "" };
                format!("outside every buffer: {distance} bytes {side} {}{page}", r.name)
            }
            None => "outside every buffer: there is none".to_owned(),
        }
    }
}

/// Calls `f` with start and length of every run of set bits, lowest first.
fn for_each_run(mask: u64, mut f: impl FnMut(u64, usize) -> Result<(), Violation>) -> Result<(), Violation> {
    let mut position = 0;
    while position < 64 && mask >> position != 0 {
        let start = position + (mask >> position).trailing_zeros();
        let length = (mask >> start).trailing_ones();
        f(u64::from(start), length as usize)?;
        position = start + length;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn space() -> AddressSpace {
        let mut space = AddressSpace::default();
        space.insert("data", 0x1010, (0..100).collect(), Access::ReadWrite).unwrap();
        space.insert("code", 0x100, vec![7; 16], Access::ReadOnly).unwrap();
        space
    }

    #[test]
    fn what_is_written_is_read_back() {
        let mut space = space();
        space.write(0x1012, &[50, 51]).unwrap();
        let mut got = [0; 4];
        space.read(0x1011, &mut got).unwrap();
        assert_eq!(got, [1, 50, 51, 4]);
    }

    #[test]
    fn an_access_outside_is_told_from_the_nearest_region() {
        let space = space();
        let error = |address, length| space.read(address, &mut vec![0; length]).unwrap_err();
        assert_eq!(
            error(0x1074, 4).place,
            "outside every buffer: 0 bytes behind the end of data, in its page of 4 KiB"
        );
        assert_eq!(error(0x1072, 4), error(0x1074, 1));
        assert_eq!(
            error(0x100e, 1).place,
            "outside every buffer: 2 bytes before the start of data, in its page of 4 KiB"
        );
        assert_eq!(error(0x2000, 1).place, "outside every buffer: 3980 bytes behind the end of data");
        assert_eq!(error(0, 1).to_string(), "load from 0x0, a null pointer");
        assert_eq!(error(8, 4).place, "a null pointer and 8 bytes");
        let none = AddressSpace::default().read(0x1000, &mut [0]).unwrap_err();
        assert_eq!(none.place, "outside every buffer: there is none");
    }

    #[test]
    fn code_cannot_be_overwritten() {
        let error = space().write(0x104, &[0]).unwrap_err();
        assert_eq!(error.to_string(), "store to 0x104, in code, which is read-only");
    }

    #[test]
    fn regions_may_touch_but_not_overlap() {
        let mut space = space();
        space.insert("touching", 0x110, vec![0; 0xf00], Access::ReadWrite).unwrap();
        assert!(space.insert("inside", 0x1020, vec![0; 1], Access::ReadWrite).is_err());
        assert!(space.insert("around", 0xf0, vec![0; 0x40], Access::ReadWrite).is_err());
        assert!(space.insert("wrapping", u64::MAX, vec![0; 2], Access::ReadWrite).is_err());
        space.insert("last byte", u64::MAX, vec![0; 1], Access::ReadWrite).unwrap();
        assert_eq!(space.read(u64::MAX, &mut [0; 2]).unwrap_err().address, 0);
    }

    #[test]
    fn a_line_over_a_border_reads_zero_outside_but_only_wanted_bytes_must_exist() {
        let space = space();
        let line = space.read_line(0x1000, 1 << 16).unwrap();
        assert_eq!(line[15..18], [0, 0, 1]);
        assert_eq!(space.read_line(0x1000, 1 << 15).unwrap_err().address, 0x100f);
        assert_eq!(space.read_line(0x1040, u64::MAX).unwrap_err().address, 0x1074);
        assert_eq!(space.read_line(0x1000, 0).unwrap()[17], 1);
        assert_eq!(space.read_line(0x1080, 0).unwrap_err().address, 0x1080);
    }

    #[test]
    fn a_masked_line_write_is_all_or_nothing() {
        let mut space = space();
        assert_eq!(space.write_line(0x1040, &[9; 64], 1 | 1 << 60).unwrap_err().address, 0x107c);
        assert_eq!(space.read_line(0x1040, 1).unwrap()[0], 48);
        space.write_line(0x1040, &[9; 64], 0b1101).unwrap();
        assert_eq!(space.read_line(0x1040, 1).unwrap()[..5], [9, 49, 9, 9, 52]);
        space.write_line(0, &[0; 64], 0).unwrap();
    }

    #[test]
    fn scalar_loads_reach_as_far_as_the_page_unless_bounds_are_exact() {
        let mut space = AddressSpace::default();
        space.insert("arguments", 0x1010, vec![1; 56], Access::ReadOnly).unwrap();
        let mut got = [7; 4];
        space.read_scalar(0x1046, &mut got).unwrap();
        assert_eq!(got, [1, 1, 0, 0]);
        space.read_scalar(0x1ffc, &mut got).unwrap();
        assert_eq!(space.read_scalar(0x1ffe, &mut got).unwrap_err().address, 0x1ffe);
        assert_eq!(space.read_scalar(0x2000, &mut got).unwrap_err().address, 0x2000);
        assert_eq!(space.scalar_mask(0x1040, 0xff << 4), 0xf << 4);
        assert_eq!(space.scalar_mask(0x2000, 0xf), 0xf);
        space.bounds = Bounds::Exact;
        assert!(space.read_scalar(0x1046, &mut got).is_err());
        assert_eq!(space.scalar_mask(0x1040, 0xff << 4), 0xff << 4);
    }

    #[test]
    fn other_accesses_reach_as_far_as_the_dwords_unless_bounds_are_exact() {
        let mut space = AddressSpace::default();
        space.insert("half", 0x1006, vec![1, 2], Access::ReadWrite).unwrap();
        space.insert("constant", 0x2000, vec![1, 2, 3], Access::ReadOnly).unwrap();
        let mut got = [7; 4];
        space.read(0x1004, &mut got).unwrap();
        assert_eq!(got, [0, 0, 1, 2]);
        space.write(0x1004, &[5, 6, 7, 8]).unwrap();
        space.read(0x1004, &mut got).unwrap();
        assert_eq!(got, [0, 0, 7, 8]);
        space.write_line(0x1000, &[9; 64], 0xf0).unwrap();
        assert_eq!(space.read_line(0x1000, 0xf0).unwrap()[4..9], [0, 0, 9, 9, 0]);
        let refused =
            |found: Result<(), Violation>| found.map_err(|violation| (violation.address, violation.read_only));
        assert_eq!(refused(space.read(0x1005, &mut got)), Err((0x1008, false)));
        assert_eq!(refused(space.write(0x1002, &[0; 4])), Err((0x1002, false)));
        assert_eq!(refused(space.check_write(0x1000, 0x1f0)), Err((0x1008, false)));
        assert_eq!(refused(space.write(0x2003, &[0])), Err((0x2003, true)));
        assert!(space.may_write(0x1005) && !space.may_write(0x2003) && !space.may_write(0x1008));
        space.bounds = Bounds::Exact;
        assert_eq!(refused(space.read(0x1004, &mut got)), Err((0x1004, false)));
        assert_eq!(refused(space.write(0x1006, &[0; 4])), Err((0x1008, false)));
        assert!(!space.may_write(0x1005));
    }

    #[test]
    fn loads_reach_as_far_as_the_page_where_bounds_are_pages() {
        let mut space = AddressSpace::default();
        space.insert("words", 0x1010, vec![1; 8], Access::ReadWrite).unwrap();
        space.bounds = Bounds::Paged;
        let mut got = [7; 4];
        space.read(0x1016, &mut got).unwrap();
        assert_eq!(got, [1, 1, 0, 0]);
        space.read(0x1ffc, &mut got).unwrap();
        assert_eq!(got, [0; 4]);
        assert_eq!(space.read(0x1ffe, &mut got).unwrap_err().address, 0x2000);
        assert_eq!(space.read_line(0x1f00, 0xf).unwrap(), [0; LINE_BYTES]);
        assert_eq!(space.write(0x1016, &[0; 4]).unwrap_err().address, 0x1018);
    }

    #[test]
    fn mapped_memory_is_read_and_written_in_place_but_cloned_by_content() {
        let mut host = [1u8, 2, 3, 4];
        // SAFETY: the array outlives the address space and is not touched meanwhile.
        let memory = unsafe { HostMemory::new(host.as_mut_ptr(), host.len()) }.unwrap();
        let mut space = AddressSpace::default();
        space.map("host", 0x1000, memory, Access::ReadWrite).unwrap();
        let before = space.clone();
        space.write(0x1001, &[9]).unwrap();
        assert_eq!(before.region_at(0x1000).unwrap().bytes(), [1, 2, 3, 4]);
        assert!(space.protect(0x1000, Access::ReadOnly) && !space.protect(0x1001, Access::ReadOnly));
        assert!(space.write(0x1001, &[8]).unwrap_err().read_only);
        assert!(space.remove(0x1000).is_some() && space.regions().is_empty());
        assert_eq!(host, [1, 9, 3, 4]);
    }
}
