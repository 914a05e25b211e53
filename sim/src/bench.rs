//! How fast the engines simulate the compute unit: cycles a second of a launch, and of the same launch followed by idle
//! cycles, on each engine in one run.

mod changes;
mod clock;
pub mod endurance;
pub mod tracing;

use crate::design::{self, DesignError, EngineKind};
use crate::engine::Engine;
use crate::engine::verilator::{Effort, Verilator};
use crate::launch::Launch;
use crate::run::{Report, rtl};
use clock::Clock;
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tombolo_hdl::config::Config;

/// Each row is repeated until it has taken so long.
const LEAST: Duration = Duration::from_millis(500);
/// Cycles after which a launch is given up.
const MAX_CYCLES: u64 = 1_000_000;

/// Loads: their names, and cycles in all for one busy cycle.
const LOADS: [(&str, u64); 3] = [("busy", 1), ("tenth", 10), ("hundredth", 100)];

/// One measurement.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// What simulates.
    pub engine: &'static str,
    /// How much of the time the launch runs.
    pub load: &'static str,
    /// A waveform is written.
    pub traced: bool,
    /// Simulated cycles a second of processor time.
    pub cycles_per_second: f64,
    /// Against Verilator on the same load; none where it is not installed.
    pub ratio_to_verilator: Option<f64>,
    /// Seconds to elaborate the design and build the engine (Verilator: what its model took when it was built).
    pub build_seconds: f64,
    /// Resident memory of this process after the run, megabytes.
    pub memory_mb: f64,
}

/// Why nothing was measured.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// No design or engine.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// The launch did not pass, so its speed means nothing.
    #[error("{engine}: the launch does not pass: {what}")]
    Launch {
        /// What simulated.
        engine: &'static str,
        /// Why.
        what: String,
    },
}

/// Measures the engines on a launch; `each` is told of every row as it is there.
///
/// # Errors
/// [`BenchError`]; an engine that cannot be built for want of Verilator is left out.
pub fn run(
    launch: &Launch,
    config: Config,
    interpreter: bool,
    mut each: impl FnMut(&Row),
) -> Result<Vec<Row>, BenchError> {
    let mut rows: Vec<Row> = vec![];
    let engines = [("verilator", EngineKind::Verilator), ("compiled", EngineKind::Compiled)];
    let slow = interpreter.then_some(("interpreter", EngineKind::Interpreter));
    for (name, kind) in engines.into_iter().chain(slow) {
        let started = Instant::now();
        let netlist = Arc::new(design::unwatched(&design::compute_unit(config)?));
        let (mut engine, build_seconds): (Box<dyn Engine>, f64) = if kind == EngineKind::Verilator {
            let Ok(model) = Verilator::new(netlist, Effort::Fast) else { continue };
            let seconds = model.build_seconds();
            (Box::new(model), seconds)
        } else {
            let engine = design::engine(kind, netlist)?;
            (engine, started.elapsed().as_secs_f64())
        };
        for (load, factor) in LOADS {
            let cycles_per_second = measure(launch, config, engine.as_mut(), factor, name)?;
            let verilator = rows.iter().find(|row| row.engine == "verilator" && row.load == load);
            let row = Row {
                engine: name,
                load,
                traced: false,
                cycles_per_second,
                ratio_to_verilator: verilator.map(|row| cycles_per_second / row.cycles_per_second),
                build_seconds,
                memory_mb: resident_megabytes(),
            };
            each(&row);
            rows.push(row);
        }
    }
    Ok(rows)
}

/// Cycles a second of the launch followed by idle cycles, `factor` times as many cycles in all.
fn measure(
    launch: &Launch,
    config: Config,
    engine: &mut dyn Engine,
    factor: u64,
    name: &'static str,
) -> Result<f64, BenchError> {
    let (mut cycles, mut spent) = (0, Duration::ZERO);
    while spent < LEAST {
        let mut launch = launch.clone();
        let options = rtl::Options { max_cycles: MAX_CYCLES, ..rtl::Options::default() };
        let started = Clock::start();
        let before = engine.cycles();
        let report = rtl::run(&mut launch, config, engine, options, |_| ());
        let busy = engine.cycles() - before;
        for _ in 0..busy * (factor - 1) {
            engine.settle_outputs();
            engine.step();
        }
        spent += started.elapsed();
        cycles += busy * factor;
        passed(report, name)?;
    }
    Ok(cycles as f64 / spent.as_secs_f64())
}

/// Refuses a launch that did not pass on `engine`.
fn passed(report: Report, engine: &'static str) -> Result<(), BenchError> {
    if report.pass {
        return Ok(());
    }
    let what = report.error.map_or_else(|| "buffers differ".to_owned(), |error| error.message);
    Err(BenchError::Launch { engine, what })
}

/// Resident memory of this process; zero where the system does not tell.
fn resident_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}
