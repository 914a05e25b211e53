//! How fast the engines simulate the compute unit: cycles a second of a launch, and of the same launch followed by idle
//! cycles, on each engine in one run.

mod changes;
mod clock;
pub mod endurance;
pub mod tracing;

use crate::design::{self, DesignError};
use crate::engine::verilator::{Effort, Program, Verilator};
use crate::engine::{CompiledEngine, Engine, Interpreter};
use crate::launch::Launch;
use crate::run::{Report, rtl};
use clock::Clock;
use serde::Serialize;
use std::ffi::OsString;
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
    pub engine: String,
    /// How much of the time the launch runs.
    pub load: &'static str,
    /// A waveform is written.
    pub traced: bool,
    /// Simulated cycles a second of processor time; of a model with several threads, a second of wall-clock time.
    pub cycles_per_second: f64,
    /// Against the fastest model of Verilator that was measured before on the same load, the first one against itself; none where there is
    /// none.
    pub ratio_to_verilator: Option<f64>,
    /// Seconds to elaborate the design and build the engine (Verilator: what its model took when it was built).
    pub build_seconds: f64,
    /// Resident memory of this process after the run, megabytes.
    pub memory_mb: f64,
}

/// An engine that could not be built.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// Which.
    pub engine: String,
    /// Why: what is not installed, or the end of what Verilator and the C++ compiler said.
    pub message: String,
}

/// What a bench tells.
#[derive(Debug, Clone, Copy)]
pub enum News<'a> {
    /// A measurement.
    Row(&'a Row),
    /// An engine that has no rows.
    Failure(&'a Failure),
}

/// What is measured besides the compiled engine.
#[derive(Debug, Clone, Default)]
pub struct Engines {
    /// The interpreter.
    pub interpreter: bool,
    /// Programs of Verilator; where there are none of either kind, that of `$PATH`.
    pub verilators: Vec<OsString>,
    /// Such of which models are measured whose SIMDs and lanes are verilated apart, with one thread and with two.
    pub hierarchical: Vec<OsString>,
}

impl Engines {
    /// Models of Verilator: name, program or why there is none, how it is built.
    fn models(&self) -> Vec<(String, Result<Program, String>, Effort)> {
        const FLAT: [(&str, Effort); 1] = [("", Effort::Fast)];
        const APART: [(&str, Effort); 2] = [
            (" hierarchical", Effort::Hierarchical { threads: 1 }),
            (" hierarchical, 2 threads", Effort::Hierarchical { threads: 2 }),
        ];
        if self.verilators.is_empty() && self.hierarchical.is_empty() {
            let program = Program::of_path().map_err(|error| error.to_string());
            return vec![("verilator".to_owned(), program, Effort::Fast)];
        }
        let flat = self.verilators.iter().map(|path| (path, &FLAT[..]));
        let apart = self.hierarchical.iter().map(|path| (path, &APART[..]));
        let models = flat.chain(apart).flat_map(|(path, modes)| {
            // Programs are told from each other by their versions.
            let program = Program::at(path).map_err(|error| error.to_string());
            let version = program.as_ref().map_or(String::new(), |program| format!(" {}", number(program.version())));
            modes.iter().map(move |(mode, effort)| (format!("verilator{version}{mode}"), program.clone(), *effort))
        });
        models.collect()
    }
}

/// The number in what Verilator says of itself: `Verilator 5.006 2023-01-22 rev ...`.
fn number(version: &str) -> &str {
    version.split(' ').nth(1).unwrap_or(version)
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
        engine: String,
        /// Why.
        what: String,
    },
}

/// Measures the engines on a launch; `each` is told of every row as it is there, and at the end of every engine that has none.
///
/// # Errors
/// [`BenchError`].
pub fn run(
    launch: &Launch,
    config: Config,
    engines: &Engines,
    mut each: impl FnMut(News),
) -> Result<(Vec<Row>, Vec<Failure>), BenchError> {
    let (mut rows, mut failures): (Vec<Row>, Vec<Failure>) = (vec![], vec![]);
    let netlist = || Ok::<_, DesignError>(Arc::new(design::unwatched(&design::compute_unit(config)?)));
    let mut measured = |name: &str, engine: &mut dyn Engine, build_seconds: f64, threads: u32, is_peer: bool| {
        for (load, factor) in LOADS {
            let cycles_per_second = measure(launch, config, engine, factor, name, threads)?;
            let peers = rows.iter().filter(|row| row.load == load && row.engine.starts_with("verilator"));
            let fastest = peers.map(|row| row.cycles_per_second).reduce(f64::max);
            let row = Row {
                engine: name.to_owned(),
                load,
                traced: false,
                cycles_per_second,
                ratio_to_verilator: fastest
                    .or(is_peer.then_some(cycles_per_second))
                    .map(|peer| cycles_per_second / peer),
                build_seconds,
                memory_mb: resident_megabytes(),
            };
            each(News::Row(&row));
            rows.push(row);
        }
        Ok::<_, BenchError>(())
    };
    for (name, program, effort) in engines.models() {
        let threads = if let Effort::Hierarchical { threads } = effort { threads } else { 1 };
        let netlist = netlist()?;
        let model =
            program.and_then(|program| Verilator::by(&program, netlist, effort).map_err(|error| error.to_string()));
        match model {
            Ok(mut model) => {
                let seconds = model.build_seconds();
                measured(&name, &mut model, seconds, threads, true)?;
            }
            Err(message) => failures.push(Failure { engine: name, message }),
        }
    }
    let started = Instant::now();
    let mut compiled = CompiledEngine::anew(netlist()?).map_err(DesignError::Engine)?;
    measured("compiled", &mut compiled, started.elapsed().as_secs_f64(), 1, false)?;
    if engines.interpreter {
        let started = Instant::now();
        let mut slow = Interpreter::new(netlist()?).map_err(DesignError::Engine)?;
        measured("interpreter", &mut slow, started.elapsed().as_secs_f64(), 1, false)?;
    }
    failures.iter().for_each(|failure| each(News::Failure(failure)));
    Ok((rows, failures))
}

/// Cycles a second of the launch followed by idle cycles, `factor` times as many cycles in all.
fn measure(
    launch: &Launch,
    config: Config,
    engine: &mut dyn Engine,
    factor: u64,
    name: &str,
    threads: u32,
) -> Result<f64, BenchError> {
    let (mut cycles, mut spent) = (0, Duration::ZERO);
    while spent < LEAST {
        let mut launch = launch.clone();
        let options = rtl::Options { max_cycles: MAX_CYCLES, ..rtl::Options::default() };
        let started = if threads > 1 { Clock::on_the_wall() } else { Clock::start() };
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
fn passed(report: Report, engine: &str) -> Result<(), BenchError> {
    if report.pass {
        return Ok(());
    }
    let what = report.error.map_or_else(|| "buffers differ".to_owned(), |error| error.message);
    Err(BenchError::Launch { engine: engine.to_owned(), what })
}

/// Resident memory of this process; zero where the system does not tell.
fn resident_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_peer_that_cannot_be_built_is_told_and_the_others_are_measured() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/kernels/vecadd");
        let launch = Launch::read(std::path::Path::new(folder), None).unwrap();
        let config = design::config("ecp5").unwrap();
        let engines = Engines { verilators: vec!["no-such-verilator".into(), "true".into()], ..Engines::default() };
        let mut told = vec![];
        let tell = |news: News| {
            told.push(match news {
                News::Row(row) => row.engine.clone(),
                News::Failure(failure) => format!("no {}", failure.engine),
            });
        };
        let (rows, failures) = run(&launch, config, &engines, tell).unwrap();
        assert_eq!(told, ["compiled", "compiled", "compiled", "no verilator", "no verilator (GNU"]);
        assert!(rows.iter().all(|row| row.ratio_to_verilator.is_none()));
        let [missing, failing] = &failures[..] else { panic!("{failures:?}") };
        assert!(missing.message.contains("verilator does not start"), "{missing:?}");
        assert!(failing.message.contains("libdesign.so"), "{failing:?}");
    }

    #[test]
    fn models_are_named_after_version_and_mode() {
        assert_eq!(number("Verilator 5.006 2023-01-22 rev (Debian 5.006-3)"), "5.006");
        let names = |engines: &Engines| engines.models().into_iter().map(|(name, ..)| name).collect::<Vec<_>>();
        assert_eq!(names(&Engines::default()), ["verilator"]);
        let [verilators, hierarchical] = ["no-such-verilator", "nor-such"].map(|path| vec![path.into()]);
        let both = Engines { verilators, hierarchical, ..Engines::default() };
        assert_eq!(names(&both), ["verilator", "verilator hierarchical", "verilator hierarchical, 2 threads"]);
    }
}
