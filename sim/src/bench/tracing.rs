//! What recording costs: the same launch on the compiled engine with each kind of recording, against none, and Verilator's
//! FST tracer beside it, on the simulating thread and on one of its own.
//!
//! Waveforms are written by a second thread, so that what counts is the time that passes, of the fastest repetition, since other
//! work on the machine disturbs it. The processor time of all threads is told beside it.

use super::changes::{Changes, changes};
use super::clock::time_of_all_threads;
use super::{BenchError, LEAST, MAX_CYCLES};
use crate::design::{self, EngineKind};
use crate::engine::Engine;
use crate::engine::verilator::{Effort, Verilator};
use crate::launch::Launch;
use crate::output::OutputFile;
use crate::run::{Moment, Observer, Recorder, Sight, rtl};
use crate::views::journal::Journal;
use crate::views::konata::Konata;
use crate::wave::{FstSink, Offload, Selection, Sink, VcdSink, Window};
use serde::Serialize;
use std::cell::OnceCell;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tombolo_hdl::config::Config;

/// One measurement.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// What is recorded, as options of `tombolo run`; or Verilator's tracer.
    pub recording: &'static str,
    /// Simulated cycles a second.
    pub cycles_per_second: f64,
    /// Microseconds of processor time a cycle, of all threads and all repetitions; none where the system does not tell.
    pub processor_time: Option<f64>,
    /// How many times as long as the compiled engine takes without recording.
    pub slower: f64,
    /// Of a late window: the time outside of it, in the same measure.
    pub slower_outside: Option<f64>,
    /// Of a waveform of the whole run: changes of variables that the file shows, for each second, simulation included.
    pub changes_per_second: Option<f64>,
    /// Of them, those that are written: a value that is shown under several names is written once.
    pub written_per_second: Option<f64>,
    /// Changes shown against Verilator's tracer, the faster one so far; none where it is not installed.
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
    /// `--waves front`.
    Front,
    Trace,
    Konata,
}

/// Verilator's tracers.
const VERILATOR: [(&str, Effort); 2] =
    [("verilator --trace-fst", Effort::Traced), ("verilator --trace-fst --trace-threads 2", Effort::TracedApart)];
const KINDS: [(&str, Kind); 9] = [
    ("nothing", Kind::Nothing),
    ("--fst", Kind::Waves { fst: true, scopes: &[], late: false }),
    ("--vcd", Kind::Waves { fst: false, scopes: &[], late: false }),
    ("--fst --scope simd_0.slot_0", Kind::Waves { fst: true, scopes: &["simd_0.slot_0"], late: false }),
    ("--fst --scope simd_0.issue", Kind::Waves { fst: true, scopes: &["simd_0.issue"], late: false }),
    ("--fst --from (the last tenth)", Kind::Waves { fst: true, scopes: &[], late: true }),
    ("--fst --waves front", Kind::Front),
    ("--trace", Kind::Trace),
    ("--konata", Kind::Konata),
];

/// One repetition of a kind.
#[derive(Clone, Copy)]
struct Repetition {
    cycles: u64,
    spent: Duration,
    /// Of it, in cycles that a late window does not have; none without such a window.
    outside: Option<Duration>,
    bytes: u64,
}

/// What was measured of one kind.
struct Measured {
    /// The repetition of the most cycles a second.
    fastest: Repetition,
    /// The least time outside of a late window that a repetition took: most of a repetition is spent in the window, so that the
    /// fastest one may have been held up before.
    outside: Option<Duration>,
    /// As in [`Row`].
    processor_time: Option<f64>,
    /// Of the last repetition, and its cycles.
    changes: Option<Changes>,
    length: u64,
}

impl Repetition {
    fn cycles_per_second(&self) -> f64 {
        self.cycles as f64 / self.spent.as_secs_f64()
    }
}

impl Measured {
    /// Repeats until enough time has passed.
    fn repeat<E>(mut once: impl FnMut() -> Result<Repetition, E>) -> Result<Self, E> {
        let mut fastest = once()?;
        let mut outside = fastest.outside;
        let (mut all, mut cycles, mut length) = (Duration::ZERO, 0, 0);
        let before = time_of_all_threads();
        while all < LEAST {
            let repetition = once()?;
            all += repetition.spent;
            outside = outside.min(repetition.outside);
            length = repetition.cycles;
            cycles += length;
            if repetition.cycles_per_second() > fastest.cycles_per_second() {
                fastest = repetition;
            }
        }
        let spent = before.zip(time_of_all_threads()).map(|(before, now)| now.saturating_sub(before));
        let processor_time = spent.map(|spent| spent.as_secs_f64() * 1e6 / cycles as f64);
        Ok(Self { fastest, outside, processor_time, changes: None, length })
    }
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
    let mut verilator: Option<f64> = None;
    let mut row = |recording, measured: &Measured, is_ours: bool| {
        let Measured { fastest, outside, processor_time, changes, length } = measured;
        let cycles_per_second = fastest.cycles_per_second();
        let slower = rows.first().map_or(1.0, |untraced| untraced.cycles_per_second / cycles_per_second);
        let per_second = |changes: u64| changes as f64 / *length as f64 * cycles_per_second;
        let written = changes.map(|changes| per_second(changes.written));
        let changes = changes.map(|changes| per_second(changes.shown));
        if !is_ours {
            verilator = [verilator, changes].into_iter().flatten().reduce(f64::max);
        }
        let share = |outside: Duration| slower * outside.as_secs_f64() / fastest.spent.as_secs_f64();
        let row = Row {
            recording,
            cycles_per_second,
            processor_time: *processor_time,
            slower,
            slower_outside: outside.map(share),
            changes_per_second: changes,
            written_per_second: written,
            ratio_to_verilator: changes.zip(verilator).map(|(ours, theirs)| ours / theirs),
            bytes_per_cycle: fastest.bytes as f64 / fastest.cycles as f64,
        };
        each(&row);
        rows.push(row);
    };
    let mut length = 0;
    for (recording, kind) in KINDS {
        let once = || record(launch, config, engine.as_mut(), kind, length, &file);
        let mut measured = Measured::repeat(once).map_err(|what| refused("compiled", what))?;
        length = measured.length;
        if let Kind::Waves { fst, late: false, .. } = kind {
            measured.changes = Some(changes(&file, fst).map_err(|what| refused("compiled", what))?);
        }
        row(recording, &measured, true);
        for (recording, effort) in VERILATOR.into_iter().filter(|_| kind == Kind::Nothing) {
            if let Ok(mut model) = Verilator::new(netlist.clone(), effort) {
                row(recording, &with_verilator(launch, config, &mut model, &file)?, false);
            }
        }
    }
    Ok(rows)
}

fn refused(engine: &str, what: impl ToString) -> BenchError {
    BenchError::Launch { engine: engine.to_owned(), what: what.to_string() }
}

fn with_verilator(launch: &Launch, config: Config, model: &mut Verilator, file: &Path) -> Result<Measured, BenchError> {
    let refused = |what: String| refused("verilator", what);
    let mut measured = Measured::repeat(|| {
        let (started, before) = (Instant::now(), model.cycles());
        model.record(file).map_err(|error| refused(error.to_string()))?;
        simulate(&mut launch.clone(), config, model, vec![]).map_err(refused)?;
        model.finish_recording();
        Ok::<_, BenchError>(repetition(started, model.cycles() - before, file))
    })?;
    measured.changes = Some(changes(file, true).map_err(|error| refused(error.to_string()))?);
    Ok(measured)
}

fn repetition(started: Instant, cycles: u64, file: &Path) -> Repetition {
    let bytes = file.metadata().map_or(0, |metadata| metadata.len());
    Repetition { cycles, spent: started.elapsed(), outside: None, bytes }
}

/// One run of a launch that takes `length` cycles.
fn record(
    launch: &Launch,
    config: Config,
    engine: &mut dyn Engine,
    kind: Kind,
    length: u64,
    path: &Path,
) -> anyhow::Result<Repetition> {
    let mut launch = launch.clone();
    let (started, before) = (Instant::now(), engine.cycles());
    let mut outside = None;
    match kind {
        Kind::Nothing => simulate(&mut launch, config, engine, vec![]).map_err(anyhow::Error::msg)?,
        Kind::Waves { fst, scopes, late } => {
            let mut file = OutputFile::create(path)?;
            let from = if late { length - length / 10 } else { 0 };
            let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
            let selection = Selection { scopes, window: Window { from, to: u64::MAX } };
            let sink: Box<dyn Sink + Send> =
                if fst { Box::new(FstSink::new(&mut file)?) } else { Box::new(VcdSink::new(&mut file)?) };
            let window = thread::scope(|threads| -> anyhow::Result<_> {
                let sink = Box::new(Offload::new(threads, sink));
                let mut recorder = Recorder::new(engine, config, &selection, sink)?;
                let mut timed = Timed { observer: &mut recorder, first: OnceCell::new() };
                simulate(&mut launch, config, engine, vec![&mut timed]).map_err(anyhow::Error::msg)?;
                let window = timed.first.into_inner();
                recorder.finish(engine)?;
                Ok(window)
            })?;
            file.finish()?;
            outside = window.filter(|_| late).map(|window| window - started);
        }
        Kind::Front => {
            let mut file = OutputFile::create(path)?;
            let sink: Box<dyn Sink + Send> = Box::new(FstSink::new(&mut file)?);
            thread::scope(|threads| -> anyhow::Result<()> {
                let sink = Box::new(Offload::new(threads, sink));
                let mut recorder = Recorder::front(engine, config, Window::default(), sink)?;
                simulate(&mut launch, config, engine, vec![&mut recorder]).map_err(anyhow::Error::msg)?;
                Ok(recorder.finish(engine)?)
            })?;
            file.finish()?;
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
    Ok(Repetition { outside, ..repetition(started, engine.cycles() - before, path) })
}

/// An observer, and when it looks at the first cycle.
struct Timed<'a> {
    observer: &'a mut dyn Observer,
    first: OnceCell<Instant>,
}

impl Observer for Timed<'_> {
    fn sight(&self, cycle: u64) -> Sight<'_> {
        let sight = self.observer.sight(cycle);
        if sight != Sight::Nothing {
            self.first.get_or_init(Instant::now);
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
