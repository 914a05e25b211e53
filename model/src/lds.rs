//! The local data share of one work-group (section 3.3.5): bytes with the out-of-range rules of section 3.3.5.1.
//!
//! The model runs in alignment mode UNALIGNED, the one the driver selects: no alignment is forced on loads and stores,
//! range checks are per byte, and atomics must be aligned.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// The LDS allocation of a work-group. Addresses are relative to it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lds {
    bytes: Vec<u8>,
    interleaving: Option<Interleaving>,
    log: Option<RefCell<Vec<Access>>>,
    /// The lane whose accesses come, for the log.
    lane: Option<u8>,
}

/// An access, for those who look on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Access {
    /// Lane; none of an access for the whole wave.
    pub lane: Option<u8>,
    /// First byte.
    pub address: u32,
    /// Number of bytes.
    pub bytes: u32,
    /// A store.
    pub store: bool,
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.store { "store" } else { "load" };
        write!(f, "{what} of {} bytes at LDS {:#x}", self.bytes, self.address)?;
        self.lane.map_or(Ok(()), |lane| write!(f, " by lane {lane}"))
    }
}

/// The stores of one instruction, and what a byte held before each of them: elsewhere than in the model other waves store
/// between the lanes of an instruction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Interleaving {
    /// By address: what is loaded before the instruction's first store to the byte, before its second, and so on. Beyond
    /// that, what was stored last.
    pub found: HashMap<u32, Vec<u8>>,
    /// By address: every value stored to the byte.
    pub stored: BTreeMap<u32, Vec<u8>>,
}

/// Largest allocation of any instruction set, in bytes: CDNA4's (CDNA4 ISA, section 3.6.5). What a work-group gets is decided where it is
/// launched.
pub const MAX_LDS: usize = 160 << 10;

impl Lds {
    /// An allocation of `size` bytes (at most [`MAX_LDS`]), all zero.
    pub fn new(size: usize) -> Lds {
        Lds { bytes: vec![0; size.min(MAX_LDS)], ..Lds::default() }
    }

    /// All bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// All bytes, to set the initial state.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// From here on loads find what `found` has (see [`Interleaving::found`]), and stores are recorded.
    pub fn interleave(&mut self, found: HashMap<u32, Vec<u8>>) {
        self.interleaving = Some(Interleaving { found, stored: BTreeMap::new() });
    }

    /// What was stored since [`Self::interleave`]; ends the recording.
    pub fn take_stored(&mut self) -> BTreeMap<u32, Vec<u8>> {
        self.interleaving.take().unwrap_or_default().stored
    }

    /// From here on accesses are logged.
    pub fn log(&mut self) {
        self.log = Some(RefCell::default());
    }

    /// The accesses since [`Self::log`] or the last call.
    pub fn take_log(&mut self) -> Vec<Access> {
        self.log.as_mut().map(|log| std::mem::take(log.get_mut())).unwrap_or_default()
    }

    /// Whose accesses come next.
    pub fn serve(&mut self, lane: Option<usize>) {
        self.lane = lane.map(|lane| lane as u8);
    }

    fn note(&self, address: u32, bytes: usize, store: bool) {
        if let Some(log) = &self.log {
            log.borrow_mut().push(Access { lane: self.lane, address, bytes: bytes as u32, store });
        }
    }

    /// Loads up to 16 bytes; a dword of which any byte is out of range reads zero. Answers whether all was in range.
    pub fn load(&self, address: u32, bytes: &mut [u8]) -> bool {
        self.note(address, bytes.len(), false);
        let mut inside = true;
        for (index, dword) in bytes.chunks_mut(4).enumerate() {
            let start = address as usize + 4 * index;
            match self.bytes.get(start..start + dword.len()) {
                Some(found) => dword.copy_from_slice(found),
                None => {
                    dword.fill(0);
                    inside = false;
                    continue;
                }
            }
            if let Some(Interleaving { found, stored }) = &self.interleaving {
                for (address, byte) in (start as u32..).zip(dword) {
                    let count = stored.get(&address).map_or(0, Vec::len);
                    *byte = found.get(&address).and_then(|values| values.get(count)).copied().unwrap_or(*byte);
                }
            }
        }
        inside
    }

    /// Stores the bytes that are in range and drops the others. Answers whether all were in range.
    pub fn store(&mut self, address: u32, bytes: &[u8]) -> bool {
        self.note(address, bytes.len(), true);
        let start = (address as usize).min(self.bytes.len());
        let room = self.bytes.len() - start;
        let count = bytes.len().min(room);
        self.bytes[start..start + count].copy_from_slice(&bytes[..count]);
        if let Some(Interleaving { stored, .. }) = &mut self.interleaving {
            for (address, byte) in (start as u32..).zip(&bytes[..count]) {
                stored.entry(address).or_default().push(*byte);
            }
        }
        count == bytes.len()
    }

    /// The `bytes` bytes from `address` on, for several accesses to them; none where each has to go by itself.
    pub fn window(&mut self, address: u64, bytes: usize) -> Option<&mut [u8]> {
        if self.interleaving.is_some() || self.log.is_some() {
            return None;
        }
        let start = usize::try_from(address).ok()?;
        self.bytes.get_mut(start..start.checked_add(bytes)?)
    }

    /// Loads a dword; zero when any byte is out of range.
    pub fn load_u32(&self, address: u32) -> u32 {
        let mut bytes = [0; 4];
        self.load(address, &mut bytes);
        u32::from_le_bytes(bytes)
    }

    /// Stores a dword as far as it is in range.
    pub fn store_u32(&mut self, address: u32, value: u32) {
        self.store(address, &value.to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_dword_partly_out_of_range_loads_zero_and_stores_what_fits() {
        let mut lds = Lds::new(8);
        assert!(!lds.store(6, &[1, 2, 3, 4]));
        assert_eq!(lds.bytes(), [0, 0, 0, 0, 0, 0, 1, 2]);
        let mut out = [9; 8];
        assert!(!lds.load(4, &mut out));
        assert_eq!(out, [0, 0, 1, 2, 0, 0, 0, 0]);
    }

    #[test]
    fn an_instruction_finds_what_others_stored_between_its_stores() {
        let mut lds = Lds::new(8);
        lds.interleave(HashMap::from([(4, vec![7, 9])]));
        let load = |lds: &Lds| {
            let mut byte = [0];
            lds.load(4, &mut byte);
            byte[0]
        };
        let before = load(&lds);
        lds.store(4, &[1]);
        let between = load(&lds);
        lds.store(4, &[2]);
        assert_eq!([before, between, load(&lds)], [7, 9, 2]);
        assert_eq!(lds.take_stored(), BTreeMap::from([(4, vec![1, 2])]));
        assert_eq!(load(&lds), 2);
    }

    #[test]
    fn an_address_near_the_top_of_the_address_space_does_not_wrap() {
        let mut lds = Lds::new(8);
        assert!(!lds.store(u32::MAX, &[1, 2]));
        assert!(!lds.load(u32::MAX, &mut [0; 2]));
        assert_eq!(lds.bytes(), [0; 8]);
    }
}
