//! Where a lane's access goes: global memory, scratch or LDS, and how bytes get there.

use crate::fault::{Access, Fault};
use crate::lds::Lds;
use crate::memory::{Memory, Violation};
use crate::wave::{ViolationSource, Wave};

/// The memories an instruction can reach.
pub struct Ports<'a> {
    /// Global memory; scratch lies in it.
    pub memory: &'a mut dyn Memory,
    /// The work-group's LDS.
    pub lds: &'a mut Lds,
}

/// An address in one of the address spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Byte address in global memory.
    Memory(u64),
    /// Byte offset in the lane's scratch; negative ones are violations.
    Scratch(i64),
    /// Byte address in the work-group's LDS.
    Lds(u32),
    /// An address in the hole between the segments of the address space.
    Hole(u64),
}

impl Ports<'_> {
    /// Loads bytes for a lane.
    pub fn read(&mut self, wave: &mut Wave, lane: usize, place: Place, bytes: &mut [u8]) -> Result<(), Fault> {
        let fault = Failure { access: Access::Load, lane, bytes: bytes.len() as u32 };
        match place {
            Place::Memory(address) => {
                self.memory.read(address, bytes).map_err(|violation| fault.at(address, violation))
            }
            Place::Scratch(offset) => {
                let Some(mut pieces) = goes_on(wave, scratch_pieces(wave, lane, offset, bytes.len(), fault))? else {
                    bytes.fill(0);
                    return Ok(());
                };
                pieces.try_for_each(|(address, start, end)| {
                    let read = self.memory.read(address, &mut bytes[start..end]);
                    read.map_err(|violation| fault.at(address, violation))
                })
            }
            Place::Lds(address) => {
                self.lds.serve(Some(lane));
                if !self.lds.load(address, bytes) {
                    wave.note_violation(ViolationSource::Lds);
                }
                Ok(())
            }
            Place::Hole(address) => {
                bytes.fill(0);
                goes_on(wave, Err(fault.in_hole(address))).map(|_: Option<()>| ())
            }
        }
    }

    /// Stores bytes for a lane.
    pub fn write(&mut self, wave: &mut Wave, lane: usize, place: Place, bytes: &[u8]) -> Result<(), Fault> {
        let fault = Failure { access: Access::Store, lane, bytes: bytes.len() as u32 };
        match place {
            Place::Memory(address) => {
                self.memory.write(address, bytes).map_err(|violation| fault.at(address, violation))
            }
            Place::Scratch(offset) => {
                let Some(mut pieces) = goes_on(wave, scratch_pieces(wave, lane, offset, bytes.len(), fault))? else {
                    return Ok(());
                };
                pieces.try_for_each(|(address, start, end)| {
                    let written = self.memory.write(address, &bytes[start..end]);
                    written.map_err(|violation| fault.at(address, violation))
                })
            }
            Place::Lds(address) => {
                self.lds.serve(Some(lane));
                if !self.lds.store(address, bytes) {
                    wave.note_violation(ViolationSource::Lds);
                }
                Ok(())
            }
            Place::Hole(address) => goes_on(wave, Err(fault.in_hole(address))).map(|_: Option<()>| ()),
        }
    }

    /// Replaces `bytes` (4 or 8) bytes by what `modify` makes of them and answers the old value.
    pub fn modify(
        &mut self,
        wave: &mut Wave,
        lane: usize,
        place: Place,
        bytes: u32,
        modify: impl FnOnce(u64) -> u64,
    ) -> Result<u64, Fault> {
        if goes_on(wave, takes_atomics(lane, place, bytes))?.is_none() {
            return Ok(0);
        }
        let old = self.read_for_atomic(wave, lane, place, bytes)?;
        let new = modify(old).to_le_bytes();
        self.write(wave, lane, place, &new[..bytes as usize]).map_err(Fault::into_atomic)?;
        Ok(old)
    }

    /// The value at which an atomic operation of `bytes` (4 or 8) bytes finds its place. Atomics must be aligned to their
    /// size, and scratch has none of 8 bytes (sections 3.3.4 and 11.1.1).
    pub fn read_for_atomic(&mut self, wave: &mut Wave, lane: usize, place: Place, bytes: u32) -> Result<u64, Fault> {
        if goes_on(wave, takes_atomics(lane, place, bytes))?.is_none() {
            return Ok(0);
        }
        // LDS reports the violation and does it; without a trap handler that has no consequence.
        if let Place::Lds(address) = place
            && !address.is_multiple_of(bytes)
        {
            wave.note_violation(ViolationSource::Lds);
        }
        let mut raw = [0; 8];
        self.read(wave, lane, place, &mut raw[..bytes as usize]).map_err(Fault::into_atomic)?;
        Ok(u64::from_le_bytes(raw))
    }
}

/// Atomic operations on memory must be aligned to their size, and scratch has none of 8 bytes (sections 3.3.4 and 11.1.1).
fn takes_atomics(lane: usize, place: Place, bytes: u32) -> Result<(), Fault> {
    let failure = Failure { access: Access::Atomic, lane, bytes };
    let (address, in_scratch) = match place {
        Place::Memory(address) => (address, false),
        Place::Scratch(offset) => (offset as u64, true),
        Place::Lds(_) => return Ok(()),
        Place::Hole(address) => return Err(failure.in_hole(address)),
    };
    if !address.is_multiple_of(bytes.into()) {
        return Err(failure.at(address, Violation { address, reason: "a misaligned atomic" }));
    }
    if bytes == 8 && in_scratch {
        return Err(failure.at(address, Violation { address, reason: "an 8-byte atomic in scratch" }));
    }
    Ok(())
}

/// What there is, or nothing for the bad access of a wave that traps behind its instruction: that reads zero and stores nothing (section 11.3).
///
/// # Errors
/// The fault of a wave that would not trap.
pub fn goes_on<T>(wave: &mut Wave, result: Result<T, Fault>) -> Result<Option<T>, Fault> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(Fault::Memory { .. }) if wave.may_trap() => {
            wave.note_violation(ViolationSource::Vmem);
            Ok(None)
        }
        Err(fault) => Err(fault),
    }
}

/// What is known of an access before it fails.
#[derive(Clone, Copy)]
struct Failure {
    access: Access,
    lane: usize,
    bytes: u32,
}

impl Failure {
    fn in_hole(self, address: u64) -> Fault {
        self.at(address, Violation { address, reason: "in the hole between the segments of the address space" })
    }

    fn at(self, address: u64, violation: Violation) -> Fault {
        Fault::Memory {
            access: self.access,
            address,
            bytes: self.bytes,
            lane: Some(self.lane as u32),
            reason: violation.reason,
        }
    }
}

/// Cuts an access to a lane's scratch into the pieces that are contiguous in memory: (address, start, end) with the
/// part of the data it holds.
///
/// Section 11.2 names the swizzle but does not define it. It is the one of swizzled buffers (section 9.4.2) with
/// elements of a dword and an index stride of the wave size: dword `n` of every lane lies together.
fn scratch_pieces(
    wave: &Wave,
    lane: usize,
    offset: i64,
    size: usize,
    failure: Failure,
) -> Result<impl Iterator<Item = (u64, usize, usize)> + use<>, Fault> {
    let base = wave.hardware.scratch_base;
    let lanes = wave.size().lanes() as u64;
    let Ok(first) = u64::try_from(offset) else {
        let address = base.wrapping_add_signed(offset);
        return Err(failure.at(address, Violation { address, reason: "a negative scratch offset" }));
    };
    let mut start = 0;
    Ok(std::iter::from_fn(move || {
        if start == size {
            return None;
        }
        let offset = first + start as u64;
        let end = size.min(start + 4 - offset as usize % 4);
        let piece = (swizzled(base, lanes, lane, offset), start, end);
        start = end;
        Some(piece)
    }))
}

fn swizzled(base: u64, lanes: u64, lane: usize, offset: u64) -> u64 {
    let swizzled = (offset & !3).wrapping_mul(lanes).wrapping_add(4 * lane as u64 + offset % 4);
    base.wrapping_add(swizzled)
}

/// Where byte `offset` of a lane's scratch is in memory.
pub(super) fn scratch_address(wave: &Wave, lane: usize, offset: u64) -> u64 {
    swizzled(wave.hardware.scratch_base, wave.size().lanes() as u64, lane, offset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    #[test]
    fn scratch_dwords_of_all_lanes_lie_together_and_misaligned_data_is_cut_at_dwords() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        wave.hardware.scratch_base = 0x1000;
        let failure = Failure { access: Access::Load, lane: 3, bytes: 8 };
        let pieces = scratch_pieces(&wave, 3, 6, 8, failure).map(Iterator::collect::<Vec<_>>);
        let dword = |n: u64| 0x1000 + n * 128 + 12;
        assert_eq!(pieces, Ok(vec![(dword(1) + 2, 0, 2), (dword(2), 2, 6), (dword(3), 6, 8)]));
        assert!(scratch_pieces(&wave, 3, -4, 4, failure).is_err());
    }
}
