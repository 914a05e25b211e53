//! Arrays of the caller on a board, whose memory is not that of the process: each is copied there for a launch, the pointers among the
//! arguments become those of the copies, and what may have been written comes back.

use super::Piece;
use tombolo::{Device, Error, ErrorKind, Kernel, Protection};

/// A kernel's argument that is a pointer to memory.
const POINTER: &str = "global_buffer";
/// Bytes of a pointer.
const POINTER_BYTES: usize = 8;

/// The copies of one launch.
pub struct Copies<'a> {
    device: &'a Device,
    /// What was copied, and the device address of the copy.
    copies: Vec<(Piece, u64)>,
}

impl<'a> Copies<'a> {
    /// Copies pieces of the process's memory, which do not overlap.
    pub fn new(device: &'a Device, pieces: &[Piece]) -> Result<Self, Error> {
        let mut copies = Self { device, copies: vec![] };
        for piece in pieces {
            let (base, bytes, writable) = *piece;
            let there = device.allocate(bytes)?;
            copies.copies.push((*piece, there));
            // SAFETY: the array is an argument of the call in Python, which holds it until it returns.
            let content = unsafe { std::slice::from_raw_parts(base as *const u8, bytes as usize) };
            device.write(there, content)?;
            if !writable {
                device.protect(there, Protection::ReadOnly)?;
            }
        }
        Ok(copies)
    }

    /// The arguments with pointers to the copies. A pointer that is in no piece is the caller's affair.
    pub fn pointed(&self, kernel: &Kernel, arguments: &[u8]) -> Result<Vec<u8>, Error> {
        let info = kernel.info();
        let Some(metadata) = &info.metadata else {
            let message = format!("kernel `{}` has no metadata that tell its pointers: not on a board", info.name);
            return Err(Error::new(ErrorKind::Unsupported, message));
        };
        let mut moved = arguments.to_vec();
        for slot in metadata.args.iter().filter(|slot| slot.value_kind.name() == POINTER) {
            let start = usize::try_from(slot.offset).unwrap_or(usize::MAX);
            let place = moved.get_mut(start..).and_then(|rest| rest.first_chunk_mut::<POINTER_BYTES>());
            let Some(place) = place else { continue };
            let pointer = u64::from_le_bytes(*place);
            let holds =
                |((base, bytes, _), _): &&(Piece, u64)| pointer.wrapping_sub(*base) <= *bytes && pointer >= *base;
            if let Some(((base, ..), there)) = self.copies.iter().rev().find(holds) {
                *place = (there + (pointer - base)).to_le_bytes();
            }
        }
        Ok(moved)
    }

    /// Copies back what kernels may have written.
    pub fn fetch(&mut self) -> Result<(), Error> {
        for ((base, bytes, _), there) in self.copies.iter().filter(|((.., writable), _)| *writable) {
            // SAFETY: as above, and nobody else changes it meanwhile, which the call in Python documents.
            let content = unsafe { std::slice::from_raw_parts_mut(*base as *mut u8, *bytes as usize) };
            self.device.read(*there, content)?;
        }
        Ok(())
    }
}

impl Drop for Copies<'_> {
    fn drop(&mut self) {
        for (_, there) in &self.copies {
            // It was allocated, so it can be freed.
            let _ = self.device.free(*there);
        }
    }
}
