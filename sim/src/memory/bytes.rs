//! Where the bytes of a region are: in the region itself, or in memory of the process that somebody else owns.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

/// The content of a region.
///
/// A clone owns its bytes: it is what the region held at that time.
pub enum Bytes {
    /// The region has its bytes.
    Owned(Vec<u8>),
    /// They are elsewhere.
    Host(HostMemory),
}

/// Memory of the process that the device uses in place, without a copy.
#[derive(Debug)]
pub struct HostMemory {
    start: NonNull<u8>,
    length: usize,
}

// SAFETY: the memory is plain bytes, and whoever made the value promised that it stays and that nobody else writes it during a
// launch.
unsafe impl Send for HostMemory {}
// SAFETY: the same; a shared reference only reads.
unsafe impl Sync for HostMemory {}

impl HostMemory {
    /// `length` bytes from `start` on; none if `start` is null or they wrap around the address space.
    ///
    /// # Safety
    /// As long as the value is in use, the memory can be read and written (read-only regions: read), and no other thread
    /// changes it while a launch runs or while a slice of the region is held.
    pub unsafe fn new(start: *mut u8, length: usize) -> Option<Self> {
        (start as usize).checked_add(length).filter(|_| isize::try_from(length).is_ok())?;
        Some(Self { start: NonNull::new(start)?, length })
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Owned(bytes) => bytes,
            // SAFETY: by the contract of `HostMemory::new`.
            Self::Host(HostMemory { start, length }) => unsafe { std::slice::from_raw_parts(start.as_ptr(), *length) },
        }
    }
}

impl DerefMut for Bytes {
    fn deref_mut(&mut self) -> &mut [u8] {
        match self {
            Self::Owned(bytes) => bytes,
            // SAFETY: by the contract of `HostMemory::new`; the exclusive reference to the region is the only one.
            Self::Host(HostMemory { start, length }) => unsafe {
                std::slice::from_raw_parts_mut(start.as_ptr(), *length)
            },
        }
    }
}

impl Clone for Bytes {
    fn clone(&self) -> Self {
        Self::Owned(self.to_vec())
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if matches!(self, Self::Owned(_)) { "owned" } else { "host" };
        write!(f, "{} bytes ({place})", self.len())
    }
}
