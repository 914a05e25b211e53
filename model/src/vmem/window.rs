//! Loads and stores of a whole wave where all its lanes access one piece of memory, whose bounds are then looked at once. Whatever is
//! not that simple goes lane by lane ([`super::transfer`]), with the same results; only there accesses fail.

use super::transfer::{Load, Store};
use crate::memory::Memory;
use crate::wave::{Vgpr, Wave};

/// Where the lanes of a wave access memory: byte offsets in a window.
pub struct Offsets {
    lanes: u64,
    offsets: [u32; 64],
    /// The largest of an active lane.
    last: u32,
    /// Lane `n` is at `n` times this; 0: no such number.
    stride: u32,
}

/// Byte addresses of lanes.
pub struct Addresses {
    /// Lanes that take part.
    pub lanes: u64,
    /// One a lane; what the others have does not matter.
    pub addresses: [u64; 64],
}

impl Addresses {
    /// The lowest address, and the offsets of all from it; none if they are too far apart.
    pub fn offsets(&self) -> Option<(u64, Offsets)> {
        let (mut first, mut last) = (u64::MAX, 0);
        let mut extend = |lane: usize| {
            first = first.min(self.addresses[lane]);
            last = last.max(self.addresses[lane]);
        };
        match self.lanes {
            0xffff_ffff => (0..32).for_each(&mut extend),
            lanes => for_each(lanes, &mut extend),
        }
        let last = u32::try_from(last.checked_sub(first)?).ok()?;
        let offsets: [u32; 64] = std::array::from_fn(|lane| self.addresses[lane].wrapping_sub(first) as u32);
        Some((first, Offsets::new(self.lanes, offsets, last)))
    }
}

impl Offsets {
    fn new(lanes: u64, offsets: [u32; 64], last: u32) -> Offsets {
        let step = offsets[1].wrapping_sub(offsets[0]);
        let is_even = |count: usize| {
            (0..count).fold(0, |wrong, lane| wrong | offsets[lane] ^ (lane as u32).wrapping_mul(step)) == 0
        };
        let even = match lanes {
            0xffff_ffff => is_even(32),
            u64::MAX => is_even(64),
            _ => false,
        };
        Offsets { lanes, offsets, last, stride: if even { step } else { 0 } }
    }

    /// Bytes that the window must have where each access has `bytes`.
    pub fn span(&self, bytes: usize) -> usize {
        self.last as usize + bytes
    }

    /// Calls `access` with each lane and the `BYTES` bytes from `skipped` on of what it loads.
    #[inline(always)]
    fn load<const BYTES: usize>(&self, window: &[u8], skipped: usize, mut access: impl FnMut(usize, [u8; BYTES])) {
        let bytes_at = |at: usize| {
            let mut bytes = [0; BYTES];
            bytes.copy_from_slice(&window[at..at + BYTES]);
            bytes
        };
        let at = |lane: usize| self.offsets[lane] as usize + skipped;
        match self.lanes {
            0xffff_ffff => (0..32).for_each(|lane| access(lane, bytes_at(at(lane)))),
            u64::MAX => (0..64).for_each(|lane| access(lane, bytes_at(at(lane)))),
            lanes => for_each(lanes, |lane| access(lane, bytes_at(at(lane)))),
        }
    }
}

/// Calls `f` with the number of each set bit, lowest first.
#[inline(always)]
fn for_each(mut lanes: u64, mut f: impl FnMut(usize)) {
    while lanes != 0 {
        f(lanes.trailing_zeros() as usize);
        lanes &= lanes - 1;
    }
}

impl Load {
    /// Loads all lanes from `window`, which has as many bytes as [`Offsets::span`] says; false where only single lanes can.
    pub fn read_window(self, wave: &mut Wave, destination: usize, offsets: &Offsets, window: &[u8]) -> bool {
        if self.half.is_some() {
            return false;
        }
        let mut row: Vgpr = [0; 64];
        match (self.bytes, self.signed) {
            (1, false) => offsets.load(window, 0, |lane, [byte]| row[lane] = byte.into()),
            (1, true) => offsets.load(window, 0, |lane, [byte]| row[lane] = i32::from(byte as i8) as u32),
            (2, false) => offsets.load(window, 0, |lane, bytes| row[lane] = u16::from_le_bytes(bytes).into()),
            (2, true) => {
                offsets.load(window, 0, |lane, bytes| row[lane] = i32::from(i16::from_le_bytes(bytes)) as u32);
            }
            (4, _) if offsets.stride == 4 => {
                let dwords = window.as_chunks().0;
                row.iter_mut().zip(dwords).for_each(|(lane, bytes)| *lane = u32::from_le_bytes(*bytes));
            }
            (bytes, _) => {
                let words = usize::from(bytes) / 4;
                for word in 0..words {
                    offsets.load(window, 4 * word, |lane, bytes| row[lane] = u32::from_le_bytes(bytes));
                    wave.set_vgpr(destination + word, offsets.lanes, &row);
                }
                return true;
            }
        }
        wave.set_vgpr(destination, offsets.lanes, &row);
        true
    }
}

impl Store {
    /// Stores all lanes, lowest first, to `window`, which has as many bytes as [`Offsets::span`] says.
    pub fn write_window(self, wave: &Wave, data: usize, offsets: &Offsets, window: &mut [u8]) {
        let bytes = usize::from(self.bytes);
        if bytes == 4 && offsets.stride == 4 {
            let dwords = window.as_chunks_mut().0;
            dwords.iter_mut().zip(wave.vgpr(data)).for_each(|(bytes, lane)| *bytes = lane.to_le_bytes());
            return;
        }
        let shift = if self.high { 16 } else { 0 };
        for_each(offsets.lanes, |lane| {
            let at = offsets.offsets[lane] as usize;
            for (word, piece) in window[at..at + bytes].chunks_mut(4).enumerate() {
                let value = wave.vgpr_lane(data + word, lane) >> shift;
                piece.copy_from_slice(&value.to_le_bytes()[..piece.len()]);
            }
        });
    }
}

/// Loads all lanes from their addresses in `memory`; false, and nothing is done, where that goes lane by lane only. With `step`,
/// a lane's dwords are so many bytes apart.
pub fn load(
    wave: &mut Wave,
    memory: &mut dyn Memory,
    load: Load,
    destination: usize,
    addresses: &Addresses,
    step: Option<usize>,
) -> bool {
    let Some((first, offsets)) = addresses.offsets() else { return false };
    let Some(step) = step.filter(|_| load.bytes > 4) else {
        let window = memory.load_window(first, offsets.span(load.bytes.into()));
        return window.is_some_and(|window| load.read_window(wave, destination, &offsets, window));
    };
    let (words, span) = (usize::from(load.bytes) / 4, offsets.span(4));
    let Some(window) = memory.load_window(first, span + (words - 1) * step) else { return false };
    let dword = Load { bytes: 4, signed: false, half: None };
    (0..words).all(|word| dword.read_window(wave, destination + word, &offsets, &window[word * step..][..span]))
}

/// The same of a store.
pub fn store(
    wave: &Wave,
    memory: &mut dyn Memory,
    store: Store,
    data: usize,
    addresses: &Addresses,
    step: Option<usize>,
) -> bool {
    let Some((first, offsets)) = addresses.offsets() else { return false };
    let bytes = usize::from(store.bytes);
    let Some(step) = step.filter(|_| bytes > 4) else {
        let window = memory.store_window(first, offsets.span(bytes), offsets.stride as usize == bytes);
        return window.map(|window| store.write_window(wave, data, &offsets, window)).is_some();
    };
    let (words, span) = (bytes / 4, offsets.span(4));
    // Dwords of all lanes lie together, so that those of the next word follow.
    let all = offsets.stride == 4 && span == step;
    let Some(window) = memory.store_window(first, span + (words - 1) * step, all) else { return false };
    let dword = Store { bytes: 4, high: false };
    for word in 0..words {
        dword.write_window(wave, data + word, &offsets, &mut window[word * step..][..span]);
    }
    true
}
