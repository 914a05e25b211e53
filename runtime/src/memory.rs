//! Device memory: allocations of its own and memory of the caller, in one address space that engines read and write in place. What is
//! for a board lies in the process where the board has it ([`Window`]).

use crate::error::{Error, ErrorKind};
use crate::window::Window;
use memmap2::{MmapMut, MmapOptions};
use std::collections::BTreeMap;
use std::ops::Range;
use tombolo_sim::memory::{Access, AddressSpace, Bounds, HostMemory};

/// Bytes of nothing behind an allocation, so that running off its end is found.
const GUARD: usize = 64 << 10;
const PAGE: usize = 4096;
/// Bytes of a word, which a line to a board carries.
const WORD: u64 = 4;

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
    own: BTreeMap<u64, Own>,
    /// Of a device on a board: where all of its memory lies.
    window: Option<Window>,
    /// Bytes that are allocated, and that can be.
    used: u64,
    limit: u64,
}

/// An allocation.
enum Own {
    /// Pages of the process, and which bytes of them can be used; the rest aligns them, and is the guard.
    Pages(MmapMut, Range<usize>),
    /// So many bytes of the window.
    Window(u64),
}

impl Own {
    /// Bytes that can be used.
    fn bytes(&self) -> u64 {
        match self {
            Self::Pages(_, usable) => usable.len() as u64,
            Self::Window(bytes) => *bytes,
        }
    }
}

impl Memory {
    /// So many bytes at most; on a board, in its memory.
    pub fn new(limit: u64, bounds: Bounds, window: Option<Window>) -> Self {
        let mut space = AddressSpace::default();
        space.bounds = bounds;
        Self { space, own: BTreeMap::new(), window, used: 0, limit }
    }

    /// Bytes that can be allocated, if none are.
    pub fn limit(&self) -> u64 {
        self.limit
    }

    /// Bytes that can still be allocated.
    pub fn free_bytes(&self) -> u64 {
        self.limit.saturating_sub(self.used)
    }

    /// Zeroed memory of the process that the device sees at its own address.
    pub fn allocate(&mut self, name: &str, bytes: u64, protection: Protection) -> Result<u64, Error> {
        self.allocate_aligned(name, bytes, 1, protection)
    }

    /// The same at a multiple of `alignment`, a power of two.
    pub fn allocate_aligned(
        &mut self,
        name: &str,
        bytes: u64,
        alignment: u64,
        protection: Protection,
    ) -> Result<u64, Error> {
        let base = self.reserve_aligned(bytes, alignment)?;
        if let Err(error) = self.place(name, base, 0, bytes, protection) {
            self.release(base);
            return Err(error);
        }
        Ok(base)
    }

    /// Memory of the process that the device does not see yet; a multiple of 4 KiB.
    pub fn reserve(&mut self, bytes: u64) -> Result<u64, Error> {
        self.reserve_aligned(bytes, 1)
    }

    fn reserve_aligned(&mut self, bytes: u64, alignment: u64) -> Result<u64, Error> {
        let alignment = alignment.max(PAGE as u64);
        if bytes == 0 {
            return Err(Error::value("0 bytes of memory cannot be allocated"));
        }
        let none = |why: &str| Error::new(ErrorKind::OutOfMemory, format!("{bytes} bytes of device memory: {why}"));
        if bytes > self.free_bytes() {
            return Err(none(&format!("{} of {} are free", self.free_bytes(), self.limit)));
        }
        if let Some(window) = &mut self.window {
            let Some(whole) = bytes.checked_next_multiple_of(PAGE as u64) else {
                return Err(none("more than an address space"));
            };
            let own = self.own.iter().map(|(base, own)| *base..*base + own.bytes());
            let regions = self.space.regions().iter().map(|of| of.base()..of.base() + of.bytes().len() as u64);
            let mut taken: Vec<Range<u64>> = own.chain(regions).collect();
            taken.sort_by_key(|range| range.start);
            let base = window.place(whole, alignment, taken.into_iter()).map_err(|largest| {
                let Range { start, end } = window.range();
                none(&format!("of the board's {} bytes at most {largest} are free in one piece", end - start))
            })?;
            window.clear(base, whole);
            self.used += whole;
            self.own.insert(base, Own::Window(whole));
            return Ok(base);
        }
        let usable = usize::try_from(bytes).ok().and_then(|bytes| bytes.checked_next_multiple_of(PAGE));
        // The system aligns to pages itself.
        let more = alignment as usize - PAGE + GUARD;
        let whole = usable.and_then(|usable| Some((usable, usable.checked_add(more)?)));
        let (usable, whole) = whole.ok_or_else(|| none("more than an address space"))?;
        let memory = MmapOptions::new().len(whole).map_anon().map_err(|error| none(&error.to_string()))?;
        let start = memory.as_ptr() as u64;
        let base = start.next_multiple_of(alignment);
        let first = (base - start) as usize;
        let own = Own::Pages(memory, first..first + usable);
        self.used += own.bytes();
        self.own.insert(base, own);
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
        let end = start.checked_add(length).ok_or_else(outside)?;
        let part = match own {
            Own::Pages(pages, usable) => pages[usable.clone()].get_mut(start..end).map(<[u8]>::as_mut_ptr),
            Own::Window(all) if end as u64 > *all => None,
            Own::Window(_) => self.window.as_ref().and_then(|window| window.pointer(base + offset, bytes)),
        };
        // SAFETY: the mapping stays until `release` has taken the region away, and only `space` gives access to it; what the
        // host does with the pointer that an address is, is its caller's affair, who was told not to during a dispatch.
        let memory = part.and_then(|part| unsafe { HostMemory::new(part, length) }).ok_or_else(outside)?;
        self.insert(name, base + offset, memory, protection)
    }

    /// Lets the device see `bytes` of memory of the caller at an address.
    ///
    /// # Errors
    /// [`ErrorKind::Overlap`]. [`ErrorKind::Unsupported`]: a board has no memory there.
    pub fn map(
        &mut self,
        name: &str,
        base: u64,
        bytes: u64,
        memory: HostMemory,
        protection: Protection,
    ) -> Result<(), Error> {
        let outside = |window: &&Window| !base.is_multiple_of(WORD) || !window.holds(base, bytes);
        if let Some(window) = self.window.as_ref().filter(outside) {
            let Range { start, end } = window.range();
            let message = format!(
                "{bytes} bytes of the caller at {base:#x}: a board sees its own memory, words from {start:#x} to {end:#x}; \
                 allocate them there"
            );
            return Err(Error::new(ErrorKind::Unsupported, message));
        }
        self.insert(name, base, memory, protection)
    }

    fn insert(&mut self, name: &str, base: u64, memory: HostMemory, protection: Protection) -> Result<(), Error> {
        let mapped = self.space.map(name, base, memory, protection.access());
        mapped.map_err(|error| Error::new(ErrorKind::Overlap, error.to_string()))
    }

    /// Takes back what was reserved at `base`, with every region in it.
    pub fn release(&mut self, base: u64) {
        let Some(memory) = self.own.remove(&base) else { return };
        let end = base + memory.bytes();
        let within = |region: &&tombolo_sim::memory::Region| (base..end).contains(&region.base());
        let regions: Vec<u64> = self.space.regions().iter().filter(within).map(|region| region.base()).collect();
        for region in regions {
            self.space.remove(region);
        }
        self.used -= memory.bytes();
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
