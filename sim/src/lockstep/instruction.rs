//! An instruction of the hardware between issue and comparison: what it has written so far.

use std::collections::{BTreeMap, HashMap};
use tombolo_model::export::Sent;

/// One thing that the hardware wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// A scalar register by its operand code.
    Scalar {
        /// Operand code.
        code: u8,
        /// New value.
        value: u32,
    },
    /// SCC.
    Scc(bool),
    /// A lane of a row of the VGPR file.
    Vector {
        /// Row in the SIMD.
        row: u64,
        /// Lane, 0 to 31.
        lane: usize,
        /// Bytes that are written.
        bytes: u8,
        /// Their values.
        value: u32,
    },
    /// A byte of memory.
    Store(Store),
    /// A byte of the local data share.
    Shared(Store),
}

/// A byte written to memory, or to the local data share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Store {
    /// Byte address.
    pub address: u64,
    /// Value.
    pub byte: u8,
    /// Order of the write, see [`super::history`].
    pub order: u64,
}

/// Bytes of a VGPR lane that were written: which, and their values.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LaneWrite {
    /// One bit in each bit of the written bytes.
    pub mask: u32,
    /// Values; zero elsewhere.
    pub value: u32,
}

/// An instruction that has issued.
pub struct InFlight {
    /// Number within the wave, modulo 65,536.
    pub sequence: u64,
    /// Address.
    pub pc: u64,
    /// Order of the last write before it issued.
    pub issued: u64,
    /// Order of the last write before it retired.
    pub retired: Option<u64>,
    /// Last value written to each scalar register.
    pub scalars: BTreeMap<u8, u32>,
    /// Last value written to SCC.
    pub scc: Option<bool>,
    /// What was written to each row and lane.
    pub vectors: BTreeMap<(u64, usize), LaneWrite>,
    /// Last value written to each byte of memory.
    pub stores: BTreeMap<u64, u8>,
    /// Orders of the writes to each byte of memory: an atomic has one for each lane that met it alone.
    pub store_orders: HashMap<u64, Vec<u64>>,
    /// Last value written to each byte of the local data share.
    pub shared: BTreeMap<u32, u8>,
    /// Orders of the writes to each of them.
    pub shared_orders: HashMap<u32, Vec<u64>>,
    /// What it has exported.
    pub export: Option<Sent>,
}

impl InFlight {
    /// Whether it is the trap with ID zero that hardware puts before an instruction: it writes TTMP1, which outside a trap handler nothing
    /// else does.
    pub fn enters_handler(&self) -> bool {
        const TTMP1: u8 = 109;
        self.scalars.get(&TTMP1).is_some_and(|high| high >> 28 == 0)
    }

    /// The time that it has written to two scalar registers, or the lower half of it to one: then the first such time that is not before `last`.
    pub fn clock(&self, last: u64) -> Option<u64> {
        let mut words = self.scalars.values().map(|word| u64::from(*word));
        let low = words.next()?;
        let later = u64::from((low as u32).wrapping_sub(last as u32));
        Some(words.next().map_or(last.wrapping_add(later), |high| low | high << 32))
    }

    /// It issues at `pc`.
    pub fn new(sequence: u64, pc: u64) -> Self {
        Self {
            sequence,
            pc,
            issued: 0,
            retired: None,
            scalars: BTreeMap::new(),
            scc: None,
            vectors: BTreeMap::new(),
            stores: BTreeMap::new(),
            store_orders: HashMap::new(),
            shared: BTreeMap::new(),
            shared_orders: HashMap::new(),
            export: None,
        }
    }

    /// It writes something.
    pub fn add(&mut self, effect: Effect) {
        match effect {
            Effect::Scalar { code, value } => {
                self.scalars.insert(code, value);
            }
            Effect::Scc(value) => self.scc = Some(value),
            Effect::Vector { row, lane, bytes, value } => {
                let mask = (0..4).filter(|byte| bytes >> byte & 1 != 0).fold(0, |mask, byte| mask | 0xff << (8 * byte));
                let entry = self.vectors.entry((row, lane)).or_default();
                *entry = LaneWrite { mask: entry.mask | mask, value: entry.value & !mask | value & mask };
            }
            Effect::Store(Store { address, byte, order }) => {
                self.stores.insert(address, byte);
                self.store_orders.entry(address).or_default().push(order);
            }
            Effect::Shared(Store { address, byte, order }) => {
                self.shared.insert(address as u32, byte);
                self.shared_orders.entry(address as u32).or_default().push(order);
            }
        }
    }
}
