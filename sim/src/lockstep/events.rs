//! The write events of a SIMD's debug ports.

use super::instruction::Effect;
use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError, reader};
use crate::run::exports::{ExportPort, LeavingRow};
use rust_hdl::prelude::{Bit, Bits};
use tombolo_hdl::config::Config;
use tombolo_hdl::events::{ConditionEvent, LoadLaneEvent, RowEvent, SharedEvent, ValuEvent, ValuLaneEvent};
use tombolo_hdl::lds::crossbar::LdsRequest;
use tombolo_hdl::probe;
use tombolo_hdl::scalar::write_port::ScalarWrite;

/// Dwords of a row of the local data share.
const LDS_ROW: u64 = tombolo_hdl::lds::crossbar::ROW_DWORDS as u64;
/// NULL, which is never written.
const NULL: u8 = 124;

/// The write events of one SIMD.
pub struct WritePorts {
    scalar: Observed<ScalarWrite>,
    condition: Observed<ConditionEvent>,
    /// The answer to a signal of a barrier.
    answer: Observed<ConditionEvent>,
    valu: Observed<ValuEvent>,
    valu_lanes: Vec<Observed<ValuLaneEvent>>,
    /// Where MFMA writes beside the vector ALU.
    matrix: Option<MatrixPorts>,
    load: Observed<RowEvent>,
    load_lanes: Vec<Observed<LoadLaneEvent>>,
    shared: Observed<SharedEvent>,
    shared_lanes: Vec<Observed<LdsRequest>>,
    shared_fours: Option<SharedFours>,
    /// Lanes that are served, of the SIMD that has access.
    served: Vec<Observed<bool>>,
    exports: Option<ExportPort>,
}

/// What multiplies of matrices write.
struct MatrixPorts {
    rows: Observed<ValuEvent>,
    /// Both rows, by lane.
    lanes: Vec<Observed<Bits<64>>>,
}

/// Where the banks of LDS work in fours.
struct SharedFours {
    /// The SIMD's lanes want four dwords each.
    here: Observed<Bit>,
    /// Those behind the first, three a lane.
    upper: Vec<Observed<Bits<32>>>,
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
        Ok(Self {
            scalar: Observed::find(engine, &probe::SCALAR, &[simd])?,
            condition: Observed::find(engine, &probe::CONDITION, &[simd])?,
            answer: Observed::find(engine, &probe::ANSWER, &[simd])?,
            valu: Observed::find(engine, &probe::VALU, &[simd])?,
            valu_lanes: Observed::find_row(engine, &probe::VALU_LANE, &[simd], 0..config.lanes)?,
            matrix: if config.units.mfma() {
                let lanes = Observed::find_row(engine, &probe::MATRIX_LANE, &[simd], 0..config.lanes)?;
                Some(MatrixPorts { rows: Observed::find(engine, &probe::MATRIX, &[simd])?, lanes })
            } else {
                None
            },
            load: Observed::find(engine, &probe::LOAD, &[simd])?,
            load_lanes: Observed::find_row(engine, &probe::LOAD_LANE, &[simd], 0..config.lanes)?,
            shared: Observed::find(engine, &probe::SHARED, &[simd])?,
            shared_lanes: Observed::find_row(engine, &probe::SHARED_LANE, &[simd], 0..config.lanes)?,
            shared_fours: if config.units.lds_fours() > 0 {
                let upper = Observed::find_row(engine, &probe::SHARED_UPPER, &[simd], 0..3 * config.lanes)?;
                Some(SharedFours { here: Observed::find(engine, &probe::SHARED_FOURS, &[simd])?, upper })
            } else {
                None
            },
            served: Observed::find_row(engine, &probe::SHARED_SERVED, &[], 0..config.lanes)?,
            exports: ExportPort::find(engine, config, simd)?,
        })
    }

    /// What this cycle stores to the local data share.
    pub fn shared_stores(&self, engine: &dyn Engine) -> Option<SharedStores> {
        let event = self.shared.read_if(engine, |event| event.valid)?;
        let mut bytes = vec![];
        let served = self.shared_lanes.iter().zip(&self.served).enumerate();
        let fours = self.shared_fours.as_ref().filter(|fours| fours.here.read(engine) != 0);
        for (number, (lane, _)) in served.filter(|(_, (_, served))| served.read(engine) != 0) {
            let lane = lane.read(engine);
            let mut store = |dword: u64, data: u64| {
                let address = 4 * (lane.row * LDS_ROW + lane.bank + dword);
                let stored = (0..4).filter(|at| lane.bytes >> at & 1 != 0);
                bytes.extend(stored.map(|at| ((address + at) as u32, (data >> (8 * at)) as u8)));
            };
            store(0, lane.data);
            if let Some(fours) = fours {
                let upper = fours.upper[3 * number..][..3].iter();
                (1..).zip(upper).for_each(|(dword, data)| store(dword, data.read(engine)));
            }
        }
        (!bytes.is_empty()).then_some(SharedStores { slot: event.wave, sequence: event.sequence, bytes })
    }

    /// The row of an export that leaves in this cycle.
    pub fn export(&self, engine: &dyn Engine) -> Option<LeavingRow> {
        self.exports.as_ref()?.leaving(engine)
    }

    /// The instruction whose signal of a barrier is answered in this cycle, by wave slot and sequence, and the answer.
    pub fn answer(&self, engine: &dyn Engine) -> Option<Tagged> {
        let answer = self.answer.read(engine);
        (answer.valid != 0).then_some((answer.wave, answer.sequence, Effect::Scc(answer.value != 0)))
    }

    /// What this cycle writes, by wave slot and sequence.
    pub fn effects(&self, engine: &dyn Engine) -> Vec<Tagged> {
        let word = reader(engine);
        let mut effects = vec![];
        let scalar = self.scalar.read(engine);
        for half in (0..2).filter(|half| scalar.valid != 0 && scalar.halves >> half & 1 != 0) {
            let code = (2 * scalar.pair + half) as u8;
            let value = (scalar.data >> (32 * half)) as u32;
            if code != NULL {
                effects.push((scalar.wave, scalar.sequence, Effect::Scalar { code, value }));
            }
        }
        let condition = self.condition.read(engine);
        if condition.valid != 0 {
            effects.push((condition.wave, condition.sequence, Effect::Scc(condition.value != 0)));
        }
        if word(self.valu.handles().valid) != 0 {
            let event = self.valu.read(engine);
            let first = event.beat as usize * self.valu_lanes.len();
            for (lane, observed) in self.valu_lanes.iter().enumerate() {
                if word(observed.handles().active) == 0 {
                    continue;
                }
                let (lane, data) = (first + lane, word(observed.handles().data));
                let (bytes, value) = (event.bytes as u8, data as u32);
                if bytes != 0 {
                    effects.push((event.wave, event.sequence, Effect::Vector { row: event.row, lane, bytes, value }));
                }
                if event.high != 0 {
                    let (row, value) = (event.row_high, (data >> 32) as u32);
                    effects.push((event.wave, event.sequence, Effect::Vector { row, lane, bytes: 0xf, value }));
                }
            }
        }
        if let Some(matrix) = self.matrix.as_ref().filter(|matrix| word(matrix.rows.handles().valid) != 0) {
            let event = matrix.rows.read(engine);
            let first = event.beat as usize * matrix.lanes.len();
            for (lane, data) in (first..).zip(&matrix.lanes) {
                let data = data.read(engine);
                for (row, value) in [(event.row, data as u32), (event.row_high, (data >> 32) as u32)] {
                    effects.push((event.wave, event.sequence, Effect::Vector { row, lane, bytes: 0xf, value }));
                }
            }
        }
        if word(self.load.handles().valid) != 0 {
            let event = self.load.read(engine);
            let first = event.beat as usize * self.load_lanes.len();
            for (lane, observed) in self.load_lanes.iter().enumerate() {
                let written = observed.read(engine);
                let (lane, bytes, value) = (first + lane, written.bytes as u8, written.data as u32);
                if bytes != 0 {
                    effects.push((event.wave, event.sequence, Effect::Vector { row: event.row, lane, bytes, value }));
                }
            }
        }
        effects
    }
}
