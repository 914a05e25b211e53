//! What every wave slot and the units of a SIMD do in a cycle: the debug ports that say so.

use super::stall::Stall;
use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError, SignalHandle, word};
use tombolo_hdl::config::Config;
use tombolo_hdl::events::{
    MatrixActivity, SharedActivity, UnitsEvent, UnitsEventFields, VectorActivity, WaveActivity, WaveEvent,
    WaveEventFields,
};
use tombolo_hdl::front::decode::IssueClass;
use tombolo_hdl::front::issue::CLASSES;
use tombolo_hdl::probe;

/// What a wave slot does in a cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doing {
    /// No wave is there.
    Empty,
    /// An instruction issues.
    Issues,
    /// None does.
    Waits(Stall),
}

impl Doing {
    /// What the number of a [`WaveActivity`] says.
    fn of(activity: u64) -> Self {
        match WaveActivity::ALL.get(activity as usize) {
            None | Some(WaveActivity::Empty) => Self::Empty,
            Some(WaveActivity::Issues) => Self::Issues,
            Some(activity) => Self::Waits(Stall::of(*activity)),
        }
    }
}

/// The instruction fetch of a wave slot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Fetching {
    /// The address that the fetch unit takes in this cycle.
    pub asks: Option<u64>,
    /// The chunk asked for arrives.
    pub hit: bool,
}

struct Simd {
    slots: Vec<Observed<WaveEvent>>,
    units: Observed<UnitsEvent>,
}

/// Handles of every SIMD.
pub struct Probe {
    simds: Vec<Simd>,
}

impl Probe {
    /// Finds the ports.
    ///
    /// # Errors
    /// [`EngineError::NoSignal`] where the netlist has no debug ports.
    pub fn find(engine: &dyn Engine, config: Config) -> Result<Self, EngineError> {
        let simd = |simd: usize| {
            Ok(Simd {
                slots: Observed::find_row(engine, &probe::WAVE, &[simd], 0..config.waves)?,
                units: Observed::find(engine, &probe::UNITS, &[simd])?,
            })
        };
        let simds = (0..config.simds).map(simd).collect::<Result<Vec<Simd>, EngineError>>()?;
        Ok(Self { simds })
    }

    /// Names of the signals of the ports.
    pub fn ports(config: Config) -> Vec<String> {
        let mut names = vec![];
        let mut collect = |name: &str| {
            names.push(name.to_owned());
            Ok::<(), std::convert::Infallible>(())
        };
        for simd in 0..config.simds {
            for slot in 0..config.waves {
                let Ok(_) = probe::WAVE.find(&[simd, slot], &mut collect);
            }
            let Ok(_) = probe::UNITS.find(&[simd], &mut collect);
        }
        names
    }

    /// The signals of a slot: whoever needs a field of it reads no other.
    fn slot(&self, simd: usize, slot: usize) -> &WaveEventFields<SignalHandle> {
        self.simds[simd].slots[slot].handles()
    }

    fn units(&self, simd: usize) -> &UnitsEventFields<SignalHandle> {
        self.simds[simd].units.handles()
    }

    /// A wave is in a slot.
    pub fn is_active(&self, engine: &dyn Engine, simd: usize, slot: usize) -> bool {
        self.doing(engine, simd, slot) != Doing::Empty
    }

    /// Every slot by SIMD and number.
    pub fn slots(&self) -> impl Iterator<Item = (usize, usize)> {
        self.simds.iter().enumerate().flat_map(|(simd, it)| (0..it.slots.len()).map(move |slot| (simd, slot)))
    }

    /// SIMDs.
    pub fn simds(&self) -> usize {
        self.simds.len()
    }

    /// What a slot does.
    pub fn doing(&self, engine: &dyn Engine, simd: usize, slot: usize) -> Doing {
        Doing::of(word(engine, self.slot(simd, slot).activity))
    }

    /// Address of the instruction at the head of the wave in a slot.
    pub fn head(&self, engine: &dyn Engine, simd: usize, slot: usize) -> u64 {
        word(engine, self.slot(simd, slot).pc)
    }

    /// What instruction fetch does for a slot.
    pub fn fetching(&self, engine: &dyn Engine, simd: usize, slot: usize) -> Fetching {
        let slot = self.slot(simd, slot);
        let asks = (word(engine, slot.fetches) != 0).then(|| word(engine, slot.fetch_pc));
        Fetching { asks, hit: word(engine, slot.fetched) != 0 }
    }

    /// What the vector ALU does.
    pub fn vector_step(&self, engine: &dyn Engine, simd: usize) -> VectorActivity {
        let vector = word(engine, self.units(simd).vector);
        VectorActivity::ALL.get(vector as usize).copied().unwrap_or_default()
    }

    /// The instruction at the head of the vector ALU's queue has read all of its operands.
    pub fn vector_has_read(&self, engine: &dyn Engine, simd: usize) -> bool {
        word(engine, self.units(simd).vector_read) != 0
    }

    /// The slot whose oldest instruction of vector memory, or of LDS, has read all of its operands.
    pub fn memory_has_read(&self, engine: &dyn Engine, simd: usize, shared: bool) -> Option<usize> {
        let units = self.units(simd);
        let (read, reader) = match shared {
            false => (units.memory_read, units.memory_reader),
            true => (units.shared_read, units.shared_reader),
        };
        (word(engine, read) != 0).then(|| word(engine, reader) as usize)
    }

    /// What the matrix unit does.
    pub fn matrix_step(&self, engine: &dyn Engine, simd: usize) -> MatrixActivity {
        let matrix = word(engine, self.units(simd).matrix);
        MatrixActivity::ALL.get(matrix as usize).copied().unwrap_or_default()
    }

    /// What LDS does for a SIMD.
    pub fn shared_access(&self, engine: &dyn Engine, simd: usize) -> SharedActivity {
        let shared = word(engine, self.units(simd).shared);
        SharedActivity::ALL.get(shared as usize).copied().unwrap_or_default()
    }

    /// The unit of a class takes instructions.
    pub fn unit_takes(&self, engine: &dyn Engine, simd: usize, class: IssueClass) -> bool {
        let at = CLASSES.iter().position(|known| *known == class);
        at.is_some_and(|at| word(engine, self.units(simd).ready) >> at & 1 == 1)
    }
}
