//! Device memory: allocations of its own and memory of the caller, in one address space that engines read and write in place.

use crate::error::{Error, ErrorKind};
use memmap2::{MmapMut, MmapOptions};
use std::collections::BTreeMap;
use tombolo_sim::memory::{Access, AddressSpace, HostMemory, ScalarBounds};

/// Bytes of nothing behind an allocation, so that running off its end is found.
const GUARD: usize = 64 << 10;
const PAGE: usize = 4096;

/// What the device may do with a piece of memory. The host may always do both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protection {
    /// Loads and instruction fetch only.
    ReadOnly,
    /// Loads and stores.
    ReadWrite,
}

impl Protection {
    fn access(self) -> Access {
        match self {
            Self::ReadOnly => Access::ReadOnly,
            Self::ReadWrite => Access::ReadWrite,
        }
    }
}

/// Where a piece of memory is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// Device address of the first byte.
    pub base: u64,
    /// Bytes.
    pub bytes: u64,
}

/// The memory of a device.
pub(crate) struct Memory {
    /// What engines see; taken away while a dispatch runs.
    pub space: AddressSpace,
    /// The device's own allocations by address. They outlive their regions in `space`.
    own: BTreeMap<u64, MmapMut>,
    /// Bytes that are allocated, and that can be.
    used: u64,
    limit: u64,
}

impl Memory {
    pub fn new(limit: u64, strict: bool) -> Self {
        let mut space = AddressSpace::default();
        space.scalar_bounds = if strict { ScalarBounds::Exact } else { ScalarBounds::Pages };
        Self { space, own: BTreeMap::new(), used: 0, limit }
    }

    /// Bytes that can still be allocated.
    pub fn free_bytes(&self) -> u64 {
        self.limit.saturating_sub(self.used)
    }

    /// Zeroed memory of the process that the device sees at its own address.
    pub fn allocate(&mut self, name: &str, bytes: u64, protection: Protection) -> Result<u64, Error> {
        let base = self.reserve(bytes)?;
        if let Err(error) = self.place(name, base, 0, bytes, protection) {
            self.release(base);
            return Err(error);
        }
        Ok(base)
    }

    /// Memory of the process that the device does not see yet; a multiple of 4 KiB.
    pub fn reserve(&mut self, bytes: u64) -> Result<u64, Error> {
        if bytes == 0 {
            return Err(Error::value("0 bytes of memory cannot be allocated"));
        }
        let none = |why: &str| Error::new(ErrorKind::OutOfMemory, format!("{bytes} bytes of device memory: {why}"));
        if bytes > self.free_bytes() {
            return Err(none(&format!("{} of {} are free", self.free_bytes(), self.limit)));
        }
        let whole =
            usize::try_from(bytes).ok().and_then(|bytes| bytes.checked_next_multiple_of(PAGE)?.checked_add(GUARD));
        let whole = whole.ok_or_else(|| none("more than an address space"))?;
        let memory = MmapOptions::new().len(whole).map_anon().map_err(|error| none(&error.to_string()))?;
        let base = memory.as_ptr() as u64;
        self.used += (memory.len() - GUARD) as u64;
        self.own.insert(base, memory);
        Ok(base)
    }

    /// Lets the device see `bytes` from `offset` on of what was reserved at `base`.
    pub fn place(
        &mut self,
        name: &str,
        base: u64,
        offset: u64,
        bytes: u64,
        protection: Protection,
    ) -> Result<(), Error> {
        let outside = || Error::new(ErrorKind::NotMapped, format!("nothing is reserved at {base:#x}"));
        let own = self.own.get_mut(&base).ok_or_else(outside)?;
        let (start, length) = (usize::try_from(offset), usize::try_from(bytes));
        let (Ok(start), Ok(length)) = (start, length) else { return Err(outside()) };
        let part = start.checked_add(length).and_then(|end| own.get_mut(start..end)).ok_or_else(outside)?;
        // SAFETY: the mapping stays until `release` has taken the region away, and only `space` gives access to it; what the
        // host does with the pointer that an address is, is its caller's affair, who was told not to during a dispatch.
        let memory = unsafe { HostMemory::new(part.as_mut_ptr(), part.len()) }.ok_or_else(outside)?;
        self.map(name, base + offset, memory, protection)
    }

    /// Lets the device see memory at an address.
    pub fn map(&mut self, name: &str, base: u64, memory: HostMemory, protection: Protection) -> Result<(), Error> {
        let mapped = self.space.map(name, base, memory, protection.access());
        mapped.map_err(|error| Error::new(ErrorKind::Overlap, error.to_string()))
    }

    /// Takes back what was reserved at `base`, with every region in it.
    pub fn release(&mut self, base: u64) {
        let Some(memory) = self.own.remove(&base) else { return };
        let end = base + memory.len() as u64;
        let within = |region: &&tombolo_sim::memory::Region| (base..end).contains(&region.base());
        let regions: Vec<u64> = self.space.regions().iter().filter(within).map(|region| region.base()).collect();
        for region in regions {
            self.space.remove(region);
        }
        self.used -= (memory.len() - GUARD) as u64;
    }

    /// Whether `base` is where an allocation of the device starts.
    pub fn is_own(&self, base: u64) -> bool {
        self.own.contains_key(&base)
    }

    /// The region that holds an address.
    pub fn region(&self, address: u64) -> Option<Placed> {
        let region = self.space.region_at(address)?;
        Some(Placed { base: region.base(), bytes: region.bytes().len() as u64 })
    }

    /// `bytes` of the memory at `address`, for the host.
    pub fn bytes_mut(&mut self, address: u64, bytes: u64) -> Result<&mut [u8], Error> {
        let place = self.space.place_of(address);
        let found = self.space.bytes_mut(address);
        let found = found.and_then(|found| found.get_mut(..usize::try_from(bytes).ok()?));
        found.ok_or_else(|| {
            let message = format!("{bytes} bytes at {address:#x} are not all in one allocation: {place}");
            Error::new(ErrorKind::NotMapped, message)
        })
    }
}
