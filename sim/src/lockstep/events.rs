//! The write events of a SIMD's debug ports.

use super::instruction::Effect;
use crate::engine::{Engine, EngineError, SignalHandle, reader};
use tombolo_hdl::config::Config;

/// Dwords of a row of the local data share.
const LDS_ROW: u64 = tombolo_hdl::memory::lds::crossbar::ROW_DWORDS as u64;
/// NULL, which is never written.
const NULL: u8 = 124;

/// Handles of the write events of one SIMD.
pub struct WritePorts {
    /// Valid, wave, sequence, pair, data, halves.
    scalar: [SignalHandle; 6],
    /// Valid, wave, sequence, value.
    scc: [SignalHandle; 4],
    /// The same of the answer to a signal of a barrier.
    answer: [SignalHandle; 4],
    /// Valid, wave, sequence, row, beat, whether the next row is written too.
    valu: [SignalHandle; 7],
    /// Active and data of each lane.
    valu_lanes: Vec<[SignalHandle; 2]>,
    /// Valid, wave, sequence, row, beat.
    load: [SignalHandle; 5],
    /// Bytes and data of each lane.
    load_lanes: Vec<[SignalHandle; 2]>,
    /// Valid, wave, sequence.
    lds: [SignalHandle; 3],
    /// Bytes, row, bank and data of each lane.
    lds_lanes: Vec<[SignalHandle; 4]>,
}

/// Bytes that the local data share stores: for the instruction {slot, sequence}, by address.
pub struct SharedStores {
    /// Wave slot.
    pub slot: u64,
    /// Number of the instruction.
    pub sequence: u64,
    /// Addresses and values.
    pub bytes: Vec<(u32, u8)>,
}

/// An effect of the instruction {slot, sequence}.
type Tagged = (u64, u64, Effect);

impl WritePorts {
    /// The handles.
    ///
    /// # Errors
    /// [`EngineError::NoSignal`] where the netlist has no debug ports.
    pub fn find(engine: &dyn Engine, config: Config, simd: usize) -> Result<Self, EngineError> {
        let port = |name: &str| engine.find(&format!("debug_{name}_{simd}"));
        let of = |name: &str, lane: usize| engine.find(&format!("debug_{name}_{simd}_{lane}"));
        let lanes = |names: [&str; 2]| -> Result<Vec<[SignalHandle; 2]>, EngineError> {
            (0..config.lanes).map(|lane| Ok([of(names[0], lane)?, of(names[1], lane)?])).collect()
        };
        let lds_lane =
            |lane| Ok([of("lds_bytes", lane)?, of("lds_row", lane)?, of("lds_bank", lane)?, of("lds_data", lane)?]);
        Ok(Self {
            scalar: [
                port("scalar")?,
                port("scalar_wave")?,
                port("scalar_sequence")?,
                port("scalar_pair")?,
                port("scalar_data")?,
                port("scalar_halves")?,
            ],
            answer: [port("answer")?, port("answer_wave")?, port("answer_sequence")?, port("answer_value")?],
            scc: [port("scc")?, port("scc_wave")?, port("scc_sequence")?, port("scc_value")?],
            valu: [
                port("valu")?,
                port("valu_wave")?,
                port("valu_sequence")?,
                port("valu_row")?,
                port("valu_beat")?,
                port("valu_high")?,
                port("valu_bytes")?,
            ],
            valu_lanes: lanes(["valu_active", "valu_data"])?,
            load: [port("load")?, port("load_wave")?, port("load_sequence")?, port("load_row")?, port("load_beat")?],
            load_lanes: lanes(["load_bytes", "load_data"])?,
            lds: [port("lds")?, port("lds_wave")?, port("lds_sequence")?],
            lds_lanes: (0..config.lanes).map(lds_lane).collect::<Result<_, EngineError>>()?,
        })
    }

    /// What this cycle stores to the local data share.
    pub fn shared_stores(&self, engine: &dyn Engine) -> Option<SharedStores> {
        let word = reader(engine);
        let [valid, slot, sequence] = self.lds.map(word);
        let mut bytes = vec![];
        for lane in self.lds_lanes.iter().filter(|_| valid != 0) {
            let [mask, row, bank, data] = lane.map(word);
            let address = 4 * (row * LDS_ROW + bank);
            let stored = (0..4).filter(|at| mask >> at & 1 != 0);
            bytes.extend(stored.map(|at| ((address + at) as u32, (data >> (8 * at)) as u8)));
        }
        (!bytes.is_empty()).then_some(SharedStores { slot, sequence, bytes })
    }

    /// The instruction whose signal of a barrier is answered in this cycle, by wave slot and sequence, and the answer.
    pub fn answer(&self, engine: &dyn Engine) -> Option<Tagged> {
        let [valid, wave, sequence, value] = self.answer.map(reader(engine));
        (valid != 0).then_some((wave, sequence, Effect::Scc(value != 0)))
    }

    /// What this cycle writes, by wave slot and sequence.
    pub fn effects(&self, engine: &dyn Engine) -> Vec<Tagged> {
        let word = reader(engine);
        let mut effects = vec![];
        if word(self.scalar[0]) != 0 {
            let [_, wave, sequence, pair, data, halves] = self.scalar.map(word);
            for half in (0..2).filter(|half| halves >> half & 1 != 0) {
                let code = (2 * pair + half) as u8;
                let value = (data >> (32 * half)) as u32;
                if code != NULL {
                    effects.push((wave, sequence, Effect::Scalar { code, value }));
                }
            }
        }
        if word(self.scc[0]) != 0 {
            let [_, wave, sequence, value] = self.scc.map(word);
            effects.push((wave, sequence, Effect::Scc(value != 0)));
        }
        if word(self.valu[0]) != 0 {
            let [_, wave, sequence, row, beat, high, bytes] = self.valu.map(word);
            let first = beat as usize * self.valu_lanes.len();
            for (lane, [active, data]) in self.valu_lanes.iter().enumerate() {
                if word(*active) == 0 {
                    continue;
                }
                let (lane, data) = (first + lane, word(*data));
                let (bytes, value) = (bytes as u8, data as u32);
                effects.push((wave, sequence, Effect::Vector { row, lane, bytes, value }));
                if high != 0 {
                    let value = (data >> 32) as u32;
                    effects.push((wave, sequence, Effect::Vector { row: row + 1, lane, bytes: 0xf, value }));
                }
            }
        }
        if word(self.load[0]) != 0 {
            let [_, wave, sequence, row, beat] = self.load.map(word);
            let first = beat as usize * self.load_lanes.len();
            for (lane, [bytes, data]) in self.load_lanes.iter().enumerate() {
                let (lane, bytes, value) = (first + lane, word(*bytes) as u8, word(*data) as u32);
                if bytes != 0 {
                    effects.push((wave, sequence, Effect::Vector { row, lane, bytes, value }));
                }
            }
        }
        effects
    }
}
