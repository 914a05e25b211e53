//! A board's memory as memory of the process, at the same addresses: so a pointer means the same to the host, to the board and to
//! kernels that keep pointers in memory.

use crate::error::{Error, ErrorKind};
use std::ops::Range;

/// Addresses of the process that nobody else uses. Pages of it take memory when they are touched.
pub(crate) struct Window {
    range: Range<u64>,
}

impl Window {
    /// Takes the addresses of a board's memory, whole pages.
    ///
    /// # Errors
    /// [`ErrorKind::OutOfMemory`]: something of the process is there, or another device.
    pub fn new(range: Range<u64>) -> Result<Self, Error> {
        let refused = |why: &str| {
            let Range { start, end } = &range;
            let message =
                format!("the process cannot have memory where the board has it, {start:#x} to {end:#x}: {why}");
            Error::new(ErrorKind::OutOfMemory, message)
        };
        let bytes = usize::try_from(range.end - range.start).map_err(|_| refused("more than an address space"))?;
        reserve(range.start, bytes).map_err(refused)?;
        Ok(Self { range })
    }

    /// Its addresses.
    pub fn range(&self) -> Range<u64> {
        self.range.clone()
    }

    /// Whether all of these bytes are in it.
    pub fn holds(&self, base: u64, bytes: u64) -> bool {
        base >= self.range.start && base <= self.range.end && bytes <= self.range.end - base
    }

    /// The first place with room for so many bytes, a multiple of `page`, beside what is `taken`, in the order of its addresses;
    /// none, with the bytes of the largest place that there is.
    pub fn place(&self, bytes: u64, page: u64, taken: impl Iterator<Item = Range<u64>>) -> Result<u64, u64> {
        let (mut from, mut largest) = (self.range.start.checked_next_multiple_of(page).unwrap_or(u64::MAX), 0);
        let end = self.range.end;
        for piece in taken.chain(std::iter::once(end..end)) {
            let room = piece.start.saturating_sub(from);
            if room >= bytes {
                return Ok(from);
            }
            largest = largest.max(room);
            from = from.max(piece.end.checked_next_multiple_of(page).unwrap_or(u64::MAX));
        }
        Err(largest)
    }

    /// A piece of it, zeroed.
    pub fn clear(&mut self, base: u64, bytes: u64) {
        if self.holds(base, bytes) {
            // SAFETY: the pages are ours until the window is dropped, and whoever had the piece before has given it back.
            unsafe { std::ptr::write_bytes(base as *mut u8, 0, bytes as usize) };
        }
    }

    /// A pointer to bytes of it; none if they are not all there.
    pub fn pointer(&self, base: u64, bytes: u64) -> Option<*mut u8> {
        self.holds(base, bytes).then_some(base as *mut u8)
    }
}

#[cfg(unix)]
fn reserve(base: u64, bytes: usize) -> Result<(), &'static str> {
    // SAFETY: without MAP_FIXED nothing that is there goes away; the address is a wish.
    let got = unsafe {
        libc::mmap(
            base as *mut libc::c_void,
            bytes,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE,
            -1,
            0,
        )
    };
    if got == libc::MAP_FAILED {
        return Err("the system refuses it");
    }
    if got as u64 != base {
        // SAFETY: what was just mapped.
        unsafe { libc::munmap(got, bytes) };
        return Err("something else is there, as another device of this process at such a board");
    }
    Ok(())
}

#[cfg(not(unix))]
fn reserve(_: u64, _: usize) -> Result<(), &'static str> {
    Err("boards need Unix")
}

#[cfg(unix)]
impl Drop for Window {
    fn drop(&mut self) {
        let bytes = (self.range.end - self.range.start) as usize;
        // SAFETY: it was mapped by `reserve`; the memory of the device, which pointed there, goes with it.
        unsafe { libc::munmap(self.range.start as *mut libc::c_void, bytes) };
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_window_is_where_it_is_wanted_once() {
        let range = 0x5_4000_0000..0x5_4001_0000;
        let window = Window::new(range.clone()).unwrap();
        let error = Window::new(range.clone()).map(drop).unwrap_err();
        assert_eq!(error.kind, ErrorKind::OutOfMemory);
        assert!(error.message.contains("0x540000000 to 0x540010000: something else is there"), "{}", error.message);
        drop(window);
        let mut window = Window::new(range).unwrap();
        window.clear(0x5_4000_f000, 0x1000);
        assert_eq!(window.pointer(0x5_4000_f000, 0x1001), None);
    }

    #[test]
    fn places_are_the_first_with_room() {
        let window = Window::new(0x5_5000_0000..0x5_5000_8000).unwrap();
        let place = |bytes, taken: &[Range<u64>]| window.place(bytes, 0x1000, taken.iter().cloned());
        let at = |offset: u64| 0x5_5000_0000 + offset;
        assert_eq!(place(0x8000, &[]), Ok(at(0)));
        // Taken: the second page, a part of the fifth.
        let taken = [at(0x1000)..at(0x2000), at(0x4004)..at(0x4008)];
        assert_eq!(place(0x1000, &taken), Ok(at(0)));
        assert_eq!(place(0x2000, &taken), Ok(at(0x2000)));
        assert_eq!(place(0x3000, &taken), Ok(at(0x5000)));
        assert_eq!(place(0x4000, &taken), Err(0x3000));
    }
}
