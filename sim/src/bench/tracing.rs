//! What recording costs: the same launch on the compiled engine with each kind of recording, against none, and Verilator's
//! FST tracer beside it.

use super::changes::changes;
use super::clock::Clock;
use super::{BenchError, LEAST, MAX_CYCLES};
use crate::design::{self, EngineKind};
use crate::engine::Engine;
use crate::engine::verilator::{Effort, Verilator};
use crate::launch::Launch;
use crate::output::OutputFile;
use crate::run::{Moment, Observer, Recorder, Sight, rtl};
use crate::views::journal::Journal;
use crate::views::konata::Konata;
use crate::wave::{FstSink, Selection, Sink, VcdSink, Window};
use serde::Serialize;
use std::cell::OnceCell;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tombolo_hdl::config::Config;

/// One measurement.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// What is recorded, as options of `tombolo run`; or Verilator's tracer.
    pub recording: &'static str,
    /// Simulated cycles a second of processor time.
    pub cycles_per_second: f64,
    /// How many times as long as the compiled engine takes without recording.
    pub slower: f64,
    /// Of a late window: the time outside of it, in the same measure.
    pub slower_outside: Option<f64>,
    /// Of a waveform of the whole run: changes of value in the file (those of a net with several names once), for each second
    /// of processor time, simulation included.
    pub changes_per_second: Option<f64>,
    /// The same against Verilator's tracer; none where it is not installed.
    pub ratio_to_verilator: Option<f64>,
    /// Bytes written a cycle of the run.
    pub bytes_per_cycle: f64,
}

/// A kind of recording.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Nothing,
    Waves {
        fst: bool,
        scopes: &'static [&'static str],
        /// Only the last tenth of the cycles.
        late: bool,
    },
    Trace,
    Konata,
}

const VERILATOR: &str = "verilator --trace-fst";
const KINDS: [(&str, Kind); 8] = [
    ("nothing", Kind::Nothing),
    ("--fst", Kind::Waves { fst: true, scopes: &[], late: false }),
    ("--vcd", Kind::Waves { fst: false, scopes: &[], late: false }),
    ("--fst --scope simd_0.slot_0", Kind::Waves { fst: true, scopes: &["simd_0.slot_0"], late: false }),
    ("--fst --scope simd_0.issue", Kind::Waves { fst: true, scopes: &["simd_0.issue"], late: false }),
    ("--fst --from (the last tenth)", Kind::Waves { fst: true, scopes: &[], late: true }),
    ("--trace", Kind::Trace),
    ("--konata", Kind::Konata),
];

/// Repetitions of one kind.
#[derive(Default)]
struct Measured {
    cycles: u64,
    spent: Duration,
    /// Of it, in cycles that a late window does not have.
    outside: Duration,
    bytes: u64,
    /// Of the last repetition, and its cycles.
    changes: Option<u64>,
    length: u64,
}

/// Measures every kind on a launch, with files in the folder for temporary ones. `each` is told of every row as it is there.
///
/// # Errors
/// [`BenchError`]; Verilator's row is left out where Verilator is not installed.
pub fn run(launch: &Launch, config: Config, mut each: impl FnMut(&Row)) -> Result<Vec<Row>, BenchError> {
    let folder = tempfile::tempdir().map_err(|error| refused("compiled", error))?;
    let file = folder.path().join("recording");
    let netlist = Arc::new(design::compute_unit(config)?);
    let mut engine = design::engine(EngineKind::Compiled, netlist.clone())?;
    let mut rows: Vec<Row> = vec![];
    let mut verilator = None;
    let mut row = |recording, measured: &Measured| {
        let seconds = measured.spent.as_secs_f64();
        let cycles_per_second = measured.cycles as f64 / seconds;
        let slower = rows.first().map_or(1.0, |untraced| untraced.cycles_per_second / cycles_per_second);
        let changes = measured.changes.map(|changes| changes as f64 / measured.length as f64 * cycles_per_second);
        if recording == VERILATOR {
            verilator = changes;
        }
        let row = Row {
            recording,
            cycles_per_second,
            slower,
            slower_outside: (!measured.outside.is_zero()).then(|| slower * measured.outside.as_secs_f64() / seconds),
            changes_per_second: changes,
            ratio_to_verilator: changes.zip(verilator).map(|(ours, theirs)| ours / theirs),
            bytes_per_cycle: measured.bytes as f64 / measured.cycles as f64,
        };
        each(&row);
        rows.push(row);
    };
    let mut length = 0;
    for (recording, kind) in KINDS {
        let mut measured = Measured::default();
        while measured.spent < LEAST {
            record(launch, config, engine.as_mut(), kind, length, &file, &mut measured)
                .map_err(|what| refused("compiled", what))?;
        }
        length = measured.length;
        if let Kind::Waves { fst, late: false, .. } = kind {
            measured.changes = Some(changes(&file, fst).map_err(|what| refused("compiled", what))?);
        }
        row(recording, &measured);
        if kind == Kind::Nothing
            && let Ok(mut model) = Verilator::new(netlist.clone(), Effort::Traced)
        {
            row(VERILATOR, &with_verilator(launch, config, &mut model, &file)?);
        }
    }
    Ok(rows)
}

fn refused(engine: &'static str, what: impl ToString) -> BenchError {
    BenchError::Launch { engine, what: what.to_string() }
}

fn with_verilator(launch: &Launch, config: Config, model: &mut Verilator, file: &Path) -> Result<Measured, BenchError> {
    let refused = |what: String| refused("verilator", what);
    let mut measured = Measured::default();
    while measured.spent < LEAST {
        let (started, before) = (Clock::start(), model.cycles());
        model.record(file).map_err(|error| refused(error.to_string()))?;
        simulate(&mut launch.clone(), config, model, vec![]).map_err(refused)?;
        model.finish_recording();
        measured.add(started.elapsed(), model.cycles() - before, file);
    }
    measured.changes = Some(changes(file, true).map_err(|error| refused(error.to_string()))?);
    Ok(measured)
}

impl Measured {
    fn add(&mut self, spent: Duration, cycles: u64, file: &Path) {
        self.spent += spent;
        self.cycles += cycles;
        self.length = cycles;
        self.bytes += file.metadata().map_or(0, |metadata| metadata.len());
    }
}

/// One run of a launch that takes `length` cycles.
fn record(
    launch: &Launch,
    config: Config,
    engine: &mut dyn Engine,
    kind: Kind,
    length: u64,
    path: &Path,
    measured: &mut Measured,
) -> anyhow::Result<()> {
    let mut launch = launch.clone();
    let (started, before) = (Clock::start(), engine.cycles());
    match kind {
        Kind::Nothing => simulate(&mut launch, config, engine, vec![]).map_err(anyhow::Error::msg)?,
        Kind::Waves { fst, scopes, late } => {
            let mut file = OutputFile::create(path)?;
            let from = if late { length - length / 10 } else { 0 };
            let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
            let selection = Selection { scopes, window: Window { from, to: u64::MAX } };
            let sink: Box<dyn Sink> =
                if fst { Box::new(FstSink::new(&mut file)?) } else { Box::new(VcdSink::new(&mut file)?) };
            let mut recorder = Recorder::new(engine, config, &selection, sink)?;
            let mut timed = Timed { observer: &mut recorder, first: OnceCell::new() };
            simulate(&mut launch, config, engine, vec![&mut timed]).map_err(anyhow::Error::msg)?;
            let window = timed.first.into_inner();
            recorder.finish()?;
            file.finish()?;
            if let Some(window) = window.filter(|_| late) {
                measured.outside += started.elapsed().saturating_sub(window.elapsed());
            }
        }
        Kind::Trace => {
            let mut file = OutputFile::create(path)?;
            let mut journal = Journal::new(engine, config, &launch, &mut file)?;
            simulate(&mut launch, config, engine, vec![&mut journal]).map_err(anyhow::Error::msg)?;
            journal.finish()?;
            file.finish()?;
        }
        Kind::Konata => {
            let mut file = OutputFile::create(path)?;
            let mut konata = Konata::new(engine, config, &mut file)?;
            simulate(&mut launch, config, engine, vec![&mut konata]).map_err(anyhow::Error::msg)?;
            konata.finish()?;
            file.finish()?;
        }
    }
    measured.add(started.elapsed(), engine.cycles() - before, path);
    Ok(())
}

/// An observer, and a measurement that begins with the first cycle that it looks at.
struct Timed<'a> {
    observer: &'a mut dyn Observer,
    first: OnceCell<Clock>,
}

impl Observer for Timed<'_> {
    fn sight(&self, cycle: u64) -> Sight<'_> {
        let sight = self.observer.sight(cycle);
        if sight != Sight::Nothing {
            self.first.get_or_init(Clock::start);
        }
        sight
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        self.observer.observe(now)
    }
}

fn simulate(
    launch: &mut Launch,
    config: Config,
    engine: &mut dyn Engine,
    observers: Vec<&mut dyn Observer>,
) -> Result<(), String> {
    let options = rtl::Options { max_cycles: MAX_CYCLES, observers, ..rtl::Options::default() };
    let report = rtl::run(launch, config, engine, options, |_| ());
    match report.pass {
        true => Ok(()),
        false => Err(report.error.map_or_else(|| "buffers differ".to_owned(), |error| error.message)),
    }
}
