//! What recording costs: the same launch on the compiled engine, with each kind of recording, against none.

use super::clock::Clock;
use super::{BenchError, LEAST, MAX_CYCLES};
use crate::design::{self, EngineKind};
use crate::engine::Engine;
use crate::launch::Launch;
use crate::run::{Observer, Recorder, rtl};
use crate::views::journal::Journal;
use crate::views::konata::Konata;
use crate::wave::{FstSink, Selection, Sink, VcdSink, Window};
use serde::Serialize;
use std::io::Cursor;
use std::sync::Arc;
use std::time::Duration;
use tombolo_hdl::config::Config;

/// One measurement.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// What is recorded, as options of `tombolo run`.
    pub recording: &'static str,
    /// Simulated cycles a second of processor time.
    pub cycles_per_second: f64,
    /// How many times as long as without recording.
    pub slower: f64,
    /// Bytes written a cycle of the run.
    pub bytes_per_cycle: f64,
}

/// A kind of recording.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Nothing,
    Waves {
        fst: bool,
        scope: &'static str,
        /// Only the last tenth of the cycles.
        late: bool,
    },
    Trace,
    Konata,
}

const KINDS: [(&str, Kind); 8] = [
    ("nothing", Kind::Nothing),
    ("--fst", Kind::Waves { fst: true, scope: "", late: false }),
    ("--vcd", Kind::Waves { fst: false, scope: "", late: false }),
    ("--fst --scope simd_0.slot_0", Kind::Waves { fst: true, scope: "simd_0.slot_0", late: false }),
    ("--fst --scope simd_0.issue", Kind::Waves { fst: true, scope: "simd_0.issue", late: false }),
    ("--fst --from (the last tenth)", Kind::Waves { fst: true, scope: "", late: true }),
    ("--trace", Kind::Trace),
    ("--konata", Kind::Konata),
];

/// Measures every kind on a launch; files are written to memory. `each` is told of every row as it is there.
///
/// # Errors
/// [`BenchError`].
pub fn run(launch: &Launch, config: Config, mut each: impl FnMut(&Row)) -> Result<Vec<Row>, BenchError> {
    let netlist = Arc::new(design::compute_unit(config)?);
    let mut engine = design::engine(EngineKind::Compiled, netlist)?;
    let mut rows: Vec<Row> = vec![];
    let mut length = 0;
    for (recording, kind) in KINDS {
        let (mut cycles, mut bytes, mut spent) = (0, 0, Duration::ZERO);
        while spent < LEAST {
            let started = Clock::start();
            let (simulated, written) = record(launch, config, engine.as_mut(), kind, length)
                .map_err(|what| BenchError::Launch { engine: "compiled", what })?;
            spent += started.elapsed();
            length = simulated;
            cycles += simulated;
            bytes += written;
        }
        let cycles_per_second = cycles as f64 / spent.as_secs_f64();
        let slower = rows.first().map_or(1.0, |untraced| untraced.cycles_per_second / cycles_per_second);
        let row = Row { recording, cycles_per_second, slower, bytes_per_cycle: bytes as f64 / cycles as f64 };
        each(&row);
        rows.push(row);
    }
    Ok(rows)
}

/// One run of a launch that takes `length` cycles: its cycles, and the bytes recorded.
fn record(
    launch: &Launch,
    config: Config,
    engine: &mut dyn Engine,
    kind: Kind,
    length: u64,
) -> Result<(u64, usize), String> {
    let mut file = Cursor::new(vec![]);
    let before = engine.cycles();
    let mut launch = launch.clone();
    match kind {
        Kind::Nothing => simulate(&mut launch, config, engine, vec![])?,
        Kind::Waves { fst, scope, late } => {
            let from = if late { length - length / 10 } else { 0 };
            let selection = Selection { scope: scope.to_owned(), window: Window { from, to: u64::MAX } };
            let sink: Result<Box<dyn Sink + '_>, _> = match fst {
                true => FstSink::new(&mut file).map(|sink| Box::new(sink) as Box<dyn Sink + '_>),
                false => VcdSink::new(&mut file).map(|sink| Box::new(sink) as Box<dyn Sink + '_>),
            };
            let recorder = sink.and_then(|sink| Recorder::new(engine, config, &selection, sink));
            let mut recorder = recorder.map_err(|error| error.to_string())?;
            simulate(&mut launch, config, engine, vec![&mut recorder])?;
            recorder.finish().map_err(|error| error.to_string())?;
        }
        Kind::Trace => {
            let journal = Journal::new(engine, config, &launch, &mut file);
            let mut journal = journal.map_err(|error| error.to_string())?;
            simulate(&mut launch, config, engine, vec![&mut journal])?;
            journal.finish().map_err(|error| error.to_string())?;
        }
        Kind::Konata => {
            let mut konata = Konata::new(engine, config, &mut file).map_err(|error| error.to_string())?;
            simulate(&mut launch, config, engine, vec![&mut konata])?;
            konata.finish().map_err(|error| error.to_string())?;
        }
    }
    Ok((engine.cycles() - before, file.into_inner().len()))
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
