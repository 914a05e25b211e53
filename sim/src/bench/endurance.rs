//! Whether a long simulation keeps its memory: launches one after the other on the compiled engine, with what the process
//! holds after the first of them and at the end.

use super::clock::Clock;
use super::{BenchError, MAX_CYCLES, passed, resident_megabytes};
use crate::design::{self, EngineKind};
use crate::launch::Launch;
use crate::run::rtl;
use serde::Serialize;
use std::sync::Arc;
use tombolo_hdl::config::Config;

/// What a long simulation took.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Endurance {
    /// Launches simulated.
    pub launches: u64,
    /// Cycles in all.
    pub cycles: u64,
    /// Simulated cycles a second of processor time.
    pub cycles_per_second: f64,
    /// Resident memory of this process after the first launch, megabytes.
    pub first_mb: f64,
    /// The same after the last.
    pub last_mb: f64,
}

/// Repeats a launch until at least `cycles` have been simulated.
///
/// # Errors
/// [`BenchError`].
pub fn run(launch: &Launch, config: Config, cycles: u64) -> Result<Endurance, BenchError> {
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(design::unwatched(&design::compute_unit(config)?)))?;
    let clock = Clock::start();
    let (mut launches, mut first_mb) = (0, 0.0);
    while launches == 0 || engine.cycles() < cycles {
        let mut launch = launch.clone();
        let options = rtl::Options { max_cycles: MAX_CYCLES, ..rtl::Options::default() };
        let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
        passed(report, "compiled")?;
        launches += 1;
        if launches == 1 {
            first_mb = resident_megabytes();
        }
    }
    let cycles = engine.cycles();
    let cycles_per_second = cycles as f64 / clock.elapsed().as_secs_f64();
    Ok(Endurance { launches, cycles, cycles_per_second, first_mb, last_mb: resident_megabytes() })
}
