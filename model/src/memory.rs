//! Memory as a wave sees it: bytes behind bounds, and a simple implementation made of regions.

use thiserror::Error;

/// An access that touches a byte outside every region, or writes one that is read-only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{reason} at {address:#x}")]
pub struct Violation {
    /// Byte address of the access.
    pub address: u64,
    /// What is wrong with it.
    pub reason: &'static str,
}

/// Global memory. Each call is one access of one lane; nothing is transferred when it fails.
pub trait Memory {
    /// Fills `bytes` from `address` on.
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation>;
    /// Fills `bytes` for a scalar load, whose bounds may be wider.
    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        self.read(address, bytes)
    }
    /// Stores `bytes` from `address` on.
    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation>;
    /// Fills `bytes` with code.
    fn fetch(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        self.read(address, bytes)
    }
    /// The `bytes` bytes from `address` on, for several loads from among them; none where each load has to go by itself, which may
    /// always be.
    fn load_window(&mut self, _address: u64, _bytes: usize) -> Option<&[u8]> {
        None
    }
    /// The same for stores; `all`: each of the bytes will be written.
    fn store_window(&mut self, _address: u64, _bytes: usize, _all: bool) -> Option<&mut [u8]> {
        None
    }
}

/// One contiguous piece of memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// Byte address of the first byte.
    pub base: u64,
    /// Contents.
    pub data: Vec<u8>,
    /// Whether stores are allowed.
    pub writable: bool,
}

/// Memory made of disjoint regions; whatever lies between them is a violation.
#[derive(Debug, Clone, Default)]
pub struct Regions {
    /// Sorted by base.
    regions: Vec<Region>,
    /// The region hit last: accesses cluster.
    last: usize,
}

impl Regions {
    /// No memory at all.
    pub fn new() -> Regions {
        Regions::default()
    }

    /// Adds a region; answers false, and adds nothing, when it overlaps one or wraps around the address space.
    pub fn add(&mut self, region: Region) -> bool {
        let Some(end) = region.base.checked_add(region.data.len() as u64) else {
            return false;
        };
        let at = self.regions.partition_point(|other| other.base < region.base);
        let clear_before = at == 0 || {
            let before = &self.regions[at - 1];
            before.base + before.data.len() as u64 <= region.base
        };
        let clear_after = self.regions.get(at).is_none_or(|after| end <= after.base);
        if clear_before && clear_after {
            self.regions.insert(at, region);
        }
        clear_before && clear_after
    }

    /// All regions, sorted by base.
    pub fn iter(&self) -> impl Iterator<Item = &Region> {
        self.regions.iter()
    }

    /// The region that holds `count` bytes at `address`, and the offset in it.
    fn find(&mut self, address: u64, count: usize) -> Option<(usize, usize)> {
        let holds = |region: &Region| {
            let offset = usize::try_from(address.checked_sub(region.base)?).ok()?;
            (offset.checked_add(count)? <= region.data.len()).then_some(offset)
        };
        if let Some(offset) = self.regions.get(self.last).and_then(holds) {
            return Some((self.last, offset));
        }
        let index = self.regions.partition_point(|region| region.base <= address).checked_sub(1)?;
        let offset = holds(&self.regions[index])?;
        self.last = index;
        Some((index, offset))
    }
}

impl Memory for Regions {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        let (index, offset) = self.find(address, bytes.len()).ok_or(Violation { address, reason: UNMAPPED })?;
        bytes.copy_from_slice(&self.regions[index].data[offset..offset + bytes.len()]);
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        let (index, offset) = self.find(address, bytes.len()).ok_or(Violation { address, reason: UNMAPPED })?;
        let region = &mut self.regions[index];
        if !region.writable {
            return Err(Violation { address, reason: "read-only" });
        }
        region.data[offset..offset + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    fn load_window(&mut self, address: u64, bytes: usize) -> Option<&[u8]> {
        let (index, offset) = self.find(address, bytes)?;
        self.regions[index].data.get(offset..offset + bytes)
    }

    fn store_window(&mut self, address: u64, bytes: usize, _all: bool) -> Option<&mut [u8]> {
        let (index, offset) = self.find(address, bytes)?;
        let region = &mut self.regions[index];
        if region.writable { region.data.get_mut(offset..offset + bytes) } else { None }
    }
}

const UNMAPPED: &str = "outside every mapped region";

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn two_regions() -> Regions {
        let mut memory = Regions::new();
        assert!(memory.add(Region { base: 0x200, data: vec![1; 16], writable: true }));
        assert!(memory.add(Region { base: 0x100, data: vec![2; 16], writable: false }));
        memory
    }

    #[test]
    fn overlapping_regions_are_refused() {
        let mut memory = two_regions();
        assert!(!memory.add(Region { base: 0x20f, data: vec![0; 2], writable: true }));
        assert!(!memory.add(Region { base: 0x0ff, data: vec![0; 2], writable: true }));
        assert!(!memory.add(Region { base: u64::MAX, data: vec![0; 2], writable: true }));
    }

    #[test]
    fn an_access_that_leaves_its_region_is_a_violation_with_its_address() {
        let mut memory = two_regions();
        let mut word = [0; 4];
        assert_eq!(memory.read(0x20c, &mut word), Ok(()));
        assert_eq!(memory.read(0x20d, &mut word), Err(Violation { address: 0x20d, reason: UNMAPPED }));
        assert_eq!(memory.read(0, &mut word), Err(Violation { address: 0, reason: UNMAPPED }));
    }

    #[test]
    fn a_store_to_a_read_only_region_is_a_violation() {
        assert_eq!(two_regions().write(0x100, &[0]), Err(Violation { address: 0x100, reason: "read-only" }));
    }
}
