//! What the waves of a launch export (chapter 14): the rows that leave the hardware, and, of either machine, all that each wave has exported. In a
//! simulation every row is taken at once.

use super::observer::{Moment, Observer, Sight};
use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError, reader};
use crate::launch::Launch;
use std::collections::{BTreeMap, HashMap};
use tombolo_hdl::config::Config;
use tombolo_hdl::export::record::{ExportData, ExportRow, ExportRowFields};
use tombolo_hdl::probe;
use tombolo_isa::arch::{gcn, rdna4};
use tombolo_isa::format::Format;
use tombolo_isa::target::Target;
use tombolo_model::export::{Exports, Sent};

/// What every wave that exports has exported, by its number in the launch.
pub type OfWaves = BTreeMap<u64, Exports>;

/// Name of a target, as the assembler writes it.
pub fn target_name(target: Target, code: u8, row: Option<u8>) -> String {
    let name = match target {
        Target::Rdna4 | Target::Cdna4 => {
            rdna4::names::EXPORT_TARGETS.get(usize::from(code)).map(|name| (*name).to_owned())
        }
        Target::Gcn(_) => {
            let found =
                gcn::names::EXPORT_TARGETS.iter().find(|(_, first, count)| (*first..first + count).contains(&code));
            found.map(
                |(name, first, count)| if *count > 1 { format!("{name}{}", code - first) } else { (*name).to_owned() },
            )
        }
    };
    let name = name.filter(|name| !name.is_empty()).unwrap_or_else(|| format!("target{code}"));
    row.map_or(name.clone(), |row| format!("{name}_row{row}"))
}

/// The export unit of a SIMD.
pub struct ExportPort {
    row: Observed<ExportRow>,
    active: Vec<Observed<bool>>,
    data: Vec<Observed<ExportData>>,
}

/// A row that leaves.
pub struct LeavingRow {
    /// What it is.
    pub row: ExportRowFields<u64>,
    /// Its lanes that export, and their registers.
    pub lanes: Vec<(usize, u32)>,
}

impl ExportPort {
    /// The handles; none in a configuration without exports.
    ///
    /// # Errors
    /// The engine does not show the port.
    pub fn find(engine: &dyn Engine, config: Config, simd: usize) -> Result<Option<Self>, EngineError> {
        if !config.units.exports {
            return Ok(None);
        }
        Ok(Some(Self {
            row: Observed::find(engine, &probe::EXPORT, &[simd])?,
            active: Observed::find_row(engine, &probe::EXPORT_ACTIVE, &[simd], 0..config.lanes)?,
            data: Observed::find_row(engine, &probe::EXPORT_DATA, &[simd], 0..config.lanes)?,
        }))
    }

    /// The row that leaves in this cycle.
    pub fn leaving(&self, engine: &dyn Engine) -> Option<LeavingRow> {
        if reader(engine)(self.row.handles().valid) == 0 {
            return None;
        }
        let row = self.row.read(engine);
        let first = 32 * row.high as usize + self.active.len() * row.beat as usize;
        let lanes = self.active.iter().zip(&self.data).enumerate();
        let lanes = lanes.filter(|(_, (active, _))| active.read(engine) != 0);
        let lanes = lanes.map(|(lane, (_, data))| (first + lane, data.read(engine) as u32)).collect();
        Some(LeavingRow { row, lanes })
    }
}

/// Puts a row where the others of its instruction are.
pub fn collect(sent: &mut Option<Sent>, LeavingRow { row, lanes }: &LeavingRow) {
    let sent = sent.get_or_insert_with(|| Sent {
        target: row.target as u8,
        row: (row.has_row != 0).then_some(row.row as u8),
        channels: row.channels as u32,
        compressed: row.compressed != 0,
        done: row.done != 0,
        valid: row.valid_lanes != 0,
        lanes: 0,
        sources: [const { None }; 4],
    });
    sent.lanes |= lanes.iter().fold(0, |mask, (lane, _)| mask | 1 << (lane & 63));
    if row.has_data != 0 {
        let source = sent.sources[row.source as usize & 3].get_or_insert_with(|| Box::new([0; 64]));
        for (lane, data) in lanes {
            source[lane & 63] = *data;
        }
    }
}

/// The kernel of the launch may export: its code has such an instruction.
pub fn may_export(launch: &Launch) -> bool {
    let target = launch.dispatch.target;
    let mut pc = launch.dispatch.entry;
    loop {
        let words = super::waves::words_at(launch, pc);
        if words.is_empty() {
            return false;
        }
        let decoded = target.decode(&words);
        if decoded.as_ref().is_ok_and(|found| matches!(found.opcode.format, Format::Vexport | Format::Exp)) {
            return true;
        }
        pc += 4 * decoded.map_or(1, |found| u64::from(found.dwords).max(1));
    }
}

/// Collects what the waves of a launch on the hardware export.
pub struct Collector {
    ports: Vec<Option<ExportPort>>,
    open: HashMap<(usize, u64, u64), Option<Sent>>,
    waves: OfWaves,
}

impl Collector {
    /// Ready for the first cycle.
    ///
    /// # Errors
    /// The engine does not show the ports.
    pub fn new(engine: &dyn Engine, config: Config) -> Result<Self, EngineError> {
        let ports = (0..config.simds).map(|simd| ExportPort::find(engine, config, simd)).collect::<Result<_, _>>()?;
        Ok(Self { ports, open: HashMap::new(), waves: OfWaves::new() })
    }

    /// What was exported.
    pub fn into_waves(self) -> OfWaves {
        self.waves
    }
}

impl Observer for Collector {
    fn sight(&self, _: u64) -> Sight<'_> {
        Sight::Ports
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        for (simd, port) in self.ports.iter().enumerate() {
            let Some(leaving) = port.as_ref().and_then(|port| port.leaving(now.engine)) else { continue };
            let key = (simd, leaving.row.wave, leaving.row.sequence);
            collect(self.open.entry(key).or_default(), &leaving);
            if leaving.row.last != 0
                && let Some(Some(sent)) = self.open.remove(&key)
                && let Some(wave) = now.waves.number(simd, leaving.row.wave as usize)
            {
                self.waves.entry(wave).or_default().add(&sent);
            }
        }
        Ok(())
    }
}
