//! Where the cycles of a run went, as `tombolo profile` counts them.
//!
//! Every cycle of every resident wave is counted once: its instruction issues, or waits for a reason (`run/stall.rs`). Both
//! belong to the address of the instruction. Beside that: how much each unit takes, what the vector ALU does with the
//! operation at its head, and what goes through the memory port.

mod matrix;
mod report;

pub use report::ProfileReport;

use self::matrix::{MatrixCounts, Multiplies};
use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError};
use crate::launch::Launch;
use crate::run::access::Client;
use crate::run::counters::Traffic;
use crate::run::probe::{Doing, Probe};
use crate::run::stall::Stall;
use crate::run::trace::What;
use crate::run::{Listing, Moment, Observer, Report, Sight};
use serde::Serialize;
use std::collections::BTreeMap;
use tombolo_hdl::config::Config;
use tombolo_hdl::events::{LineEvent, SharedActivity, VectorActivity};
use tombolo_hdl::front::issue::CLASSES;
use tombolo_hdl::probe;

/// Cycles by the reason why a wave did not issue.
type Stalls = BTreeMap<Stall, u64>;

/// Counts of a run.
pub struct Profile {
    probe: Probe,
    config: Config,
    cycles: u64,
    /// Cycles of waves that the dispatcher still launches.
    launching: u64,
    by_address: BTreeMap<u64, AddressCounts>,
    resident: u64,
    most_resident: u64,
    /// In the order of [`CLASSES`].
    units: [UnitCounts; CLASSES.len()],
    vector: VectorCounts,
    shared: SharedCounts,
    matrix: MatrixCounts,
    /// Where multiplies are in the code.
    multiplies: Multiplies,
    memory: BTreeMap<Client, Traffic>,
    /// Requests of vector memory that the cache of each SIMD answers.
    hits: Vec<Observed<LineEvent>>,
    cache_hits: u64,
}

/// What happened at one address.
#[derive(Debug, Clone, Default)]
struct AddressCounts {
    issued: u64,
    stalls: Stalls,
}

/// What a unit class took, over all SIMDs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
struct UnitCounts {
    /// Instructions.
    issued: u64,
    /// Cycles in which it took none and could not have.
    refusing: u64,
}

/// Cycles of the vector ALUs, over all SIMDs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
struct VectorCounts {
    /// A beat of lanes leaves for the stages.
    beats: u64,
    /// The operation at the head waits for operands, or for the shared units.
    dependency: u64,
    /// Operands compete for a bank of the VGPR file.
    bank_conflicts: u64,
    /// The queue is empty.
    idle: u64,
}

/// Cycles in which the SIMDs ask for LDS.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
struct SharedCounts {
    /// Every lane that asks is served.
    accesses: u64,
    /// Lanes compete for a bank; the rest is served later.
    bank_conflicts: u64,
    /// The other SIMD is served.
    refused: u64,
}

impl Profile {
    /// Ready to follow a run from its first cycle on.
    ///
    /// # Errors
    /// The engine does not show what is inside the design.
    pub fn new(engine: &dyn Engine, config: Config) -> Result<Self, EngineError> {
        Ok(Self {
            probe: Probe::find(engine, config)?,
            config,
            cycles: 0,
            launching: 0,
            by_address: BTreeMap::new(),
            resident: 0,
            most_resident: 0,
            units: [UnitCounts::default(); CLASSES.len()],
            vector: VectorCounts::default(),
            shared: SharedCounts::default(),
            matrix: MatrixCounts::default(),
            multiplies: Multiplies::default(),
            memory: BTreeMap::new(),
            hits: Observed::find_row(engine, &probe::HIT, &[], 0..config.simds)?,
            cache_hits: 0,
        })
    }

    /// The counts of a finished run with the instructions of its launch.
    pub fn report(&self, launch: &Launch, run: &Report) -> ProfileReport {
        report::of(self, launch, &mut Listing::default(), run)
    }

    fn count_waves(&mut self, engine: &dyn Engine) {
        let mut resident = 0;
        for (simd, slot) in self.probe.slots() {
            let doing = self.probe.doing(engine, simd, slot);
            resident += u64::from(doing != Doing::Empty);
            match doing {
                // Issues are counted by their events.
                Doing::Empty | Doing::Issues => {}
                Doing::Waits(Stall::Launch) => self.launching += 1,
                Doing::Waits(stall) => {
                    let pc = self.probe.head(engine, simd, slot);
                    *self.by_address.entry(pc).or_default().stalls.entry(stall).or_default() += 1;
                }
            }
        }
        self.resident += resident;
        self.most_resident = self.most_resident.max(resident);
    }

    fn count_units(&mut self, engine: &dyn Engine) {
        for simd in 0..self.config.simds {
            for (class, unit) in CLASSES.into_iter().zip(&mut self.units) {
                unit.refusing += u64::from(!self.probe.unit_takes(engine, simd, class));
            }
            let counter = match self.probe.vector_step(engine, simd) {
                VectorActivity::Idle => &mut self.vector.idle,
                VectorActivity::Beat => &mut self.vector.beats,
                VectorActivity::Dependency => &mut self.vector.dependency,
                VectorActivity::BankConflict => &mut self.vector.bank_conflicts,
            };
            *counter += 1;
            match self.probe.shared_access(engine, simd) {
                SharedActivity::Idle => {}
                SharedActivity::Access => self.shared.accesses += 1,
                SharedActivity::BankConflict => self.shared.bank_conflicts += 1,
                SharedActivity::Refused => self.shared.refused += 1,
            }
        }
        let hits = self.hits.iter().filter(|hit| hit.read(engine).valid != 0);
        self.cache_hits += hits.count() as u64;
    }
}

impl Observer for Profile {
    fn sight(&self, _: u64) -> Sight<'_> {
        Sight::Ports
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        self.cycles += 1;
        self.count_waves(now.engine);
        self.count_units(now.engine);
        for simd in 0..self.config.simds {
            self.matrix.count(&self.probe, now, simd, &mut self.multiplies);
        }
        for event in now.events {
            if let What::Issue { class, pc } = event.what {
                self.by_address.entry(pc).or_default().issued += 1;
                let unit = CLASSES.iter().zip(&mut self.units).find(|(known, _)| **known == class);
                if let Some((_, unit)) = unit {
                    unit.issued += 1;
                }
            }
        }
        if let Some((request, _)) = now.request {
            self.memory.entry(Client::of(request.id)).or_default().count(request);
        }
        Ok(())
    }
}
