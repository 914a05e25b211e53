//! `tombolo run`: launches a kernel and compares its buffers with what the manifest expects.

use super::progress::Progress;
use super::{Verdict, complain, inform, print, print_json};
use crate::design::{self, EngineKind};
use crate::launch::{Dumped, Launch};
use crate::lockstep::Lockstep;
use crate::memory::{Order, PortTiming};
use crate::output::OutputFile;
use crate::run::{ErrorKind, Observer, Recorder, Replay, Report, model, rtl};
use crate::views::journal::Journal;
use crate::views::konata::Konata;
use crate::wave::{FstSink, Offload, Selection, Sink, VcdSink, WaveError, Window};
use clap::ValueEnum;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Arguments of `tombolo run`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A launch folder, or its JSON file
    path: PathBuf,
    /// The code object to run: a key of the manifest's "elfs" [default: the manifest's "elf"]
    #[arg(long, value_name = "KEY")]
    elf: Option<String>,
    /// What executes the launch
    #[arg(long, value_enum, default_value_t = Engine::Compiled)]
    engine: Engine,
    /// The configuration of the hardware (see `tombolo list`)
    #[arg(long, value_name = "NAME", default_value = "default")]
    config: String,
    /// Give up after this many cycles (instructions of a wave on the model)
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    max_cycles: u64,
    /// Record a waveform as a value change dump
    #[arg(long, value_name = "FILE", group = "waves")]
    vcd: Option<PathBuf>,
    /// Record a waveform as an FST file, which is far smaller
    #[arg(long, value_name = "FILE", group = "waves")]
    fst: Option<PathBuf>,
    /// First cycle of the waveform
    #[arg(long, value_name = "CYCLE", default_value_t = 0, requires = "waves")]
    from: u64,
    /// Last cycle of the waveform
    #[arg(long, value_name = "CYCLE", default_value_t = u64::MAX, hide_default_value = true, requires = "waves")]
    to: u64,
    /// Record only this block and what is in it, for instance simd_0.slot_0; may be given several times
    #[arg(long, value_name = "BLOCK", requires = "waves")]
    scope: Vec<String>,
    /// Cycles from a request to memory to its answer
    #[arg(long, value_name = "CYCLES", default_value_t = PortTiming::default().latency)]
    memory_latency: u32,
    /// Memory takes a line at most every so many cycles
    #[arg(long, value_name = "CYCLES", default_value_t = PortTiming::default().cycles_per_line)]
    memory_interval: u32,
    /// Memory answers out of order, up to so many cycles late
    #[arg(long, value_name = "CYCLES")]
    memory_shuffle: Option<u32>,
    /// Compare every write of the hardware with the reference model's, and stop at the first difference
    #[arg(long)]
    lockstep: bool,
    /// With --lockstep and a waveform: record only so many cycles before a difference, if there is one
    #[arg(long, value_name = "CYCLES", requires = "lockstep", requires = "waves", conflicts_with_all = ["from", "to"])]
    around_failure: Option<u64>,
    /// Write every instruction that retires, with what it writes, as a line of JSON
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Write a pipeline view for the viewer Konata (a Kanata log)
    #[arg(long, value_name = "FILE")]
    konata: Option<PathBuf>,
    /// Write every buffer after the launch, also after one that failed, into a folder: .npy where its type is known
    #[arg(long, value_name = "DIR")]
    dump: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// An option that looks at hardware, if there is one.
    fn looks_inside(&self) -> Option<&'static str> {
        let options = [
            (self.vcd.is_some(), "--vcd"),
            (self.fst.is_some(), "--fst"),
            (self.trace.is_some(), "--trace"),
            (self.konata.is_some(), "--konata"),
        ];
        options.into_iter().find_map(|(given, name)| given.then_some(name))
    }
}

/// What executes a launch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// The netlist of the hardware, compiled to machine code
    Compiled,
    /// The netlist of the hardware, interpreted: slow and simple
    Interpreter,
    /// The emitted Verilog, simulated by Verilator
    Verilator,
    /// The reference model, one instruction at a time
    Model,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let outcome =
        Launch::read(&arguments.path, arguments.elf.as_deref()).map_err(anyhow::Error::from).and_then(|mut launch| {
            arguments.dump.as_deref().map_or(Ok(()), make_folder)?;
            Ok((run(arguments, &mut launch)?, launch))
        });
    let (launch, report, verdict) = match outcome {
        Ok((report, launch)) if report.pass => (Some(launch), report, Verdict::Pass),
        Ok((report, launch)) => (Some(launch), report, Verdict::Fail),
        Err(error) => (None, Report::of_bad_input(error.to_string()), Verdict::BadInput),
    };
    if let Some(error) = &report.error {
        complain(&error.message);
    }
    if arguments.json {
        print_json(&report)?;
    } else if let Some(launch) = &launch {
        print(&format_args!("{}: {report}", launch.name))?;
    }
    if let (Some(folder), Some(launch)) = (&arguments.dump, &launch) {
        dump(launch, folder, arguments.json)?;
    }
    Ok(verdict)
}

/// Makes the folder of a dump: before the run, which may take long.
fn make_folder(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).map_err(|error| anyhow::anyhow!("{}: cannot be made: {error}", folder.display()))
}

/// Writes the buffers, and says so: beside the one JSON object there is nothing else on stdout.
fn dump(launch: &Launch, folder: &Path, json: bool) -> anyhow::Result<()> {
    for Dumped { file, what } in launch.dump(folder)? {
        let line = format!("wrote {} ({what})", file.display());
        if json { inform(&line) } else { print(&line)? }
    }
    Ok(())
}

fn run(arguments: &Arguments, launch: &mut Launch) -> anyhow::Result<Report> {
    if let (Engine::Model, Some(option)) = (arguments.engine, arguments.looks_inside()) {
        anyhow::bail!("{option} records hardware; the model has none: choose another --engine");
    }
    match arguments.engine {
        Engine::Model if arguments.lockstep => {
            anyhow::bail!("--lockstep compares hardware with the model: choose another --engine")
        }
        Engine::Model => {
            let mut bar = Progress::new("work-groups");
            Ok(model::run(launch, arguments.max_cycles, |done, all| bar.set(done, Some(all))))
        }
        Engine::Compiled => run_hardware(arguments, launch, EngineKind::Compiled),
        Engine::Interpreter => run_hardware(arguments, launch, EngineKind::Interpreter),
        Engine::Verilator => run_hardware(arguments, launch, EngineKind::Verilator),
    }
}

/// Where the waveform goes.
fn sink<'f>(arguments: &Arguments, file: &'f mut OutputFile) -> Result<Box<dyn Sink + Send + 'f>, WaveError> {
    Ok(if arguments.fst.is_some() { Box::new(FstSink::new(file)?) } else { Box::new(VcdSink::new(file)?) })
}

fn run_hardware(arguments: &Arguments, launch: &mut Launch, kind: EngineKind) -> anyhow::Result<Report> {
    if arguments.lockstep && kind == EngineKind::Verilator {
        anyhow::bail!(
            "--lockstep looks inside the design, which Verilator's model does not show: use another --engine"
        );
    }
    let started = Instant::now();
    let config = design::config(&arguments.config)?;
    match launch.fit(config) {
        // Who asks for JSON reads of it in the result, when it comes to that.
        Ok(_) if arguments.json => {}
        Ok(warnings) => warnings.iter().for_each(|warning| inform(&format_args!("tombolo: warning: {warning}"))),
        Err(refusal) => return Ok(Report::of_refusal(launch, &refusal)),
    }
    let netlist = Arc::new(design::compute_unit(config)?);
    let mut engine = design::engine(kind, netlist)?;
    let order = match arguments.memory_shuffle {
        None => Order::InOrder,
        Some(spread) => Order::Shuffled { spread, seed: 0 },
    };
    let mut lockstep = match arguments.lockstep {
        true => Some(Lockstep::new(engine.as_ref(), config, launch)?),
        false => None,
    };
    let timing = PortTiming { latency: arguments.memory_latency, cycles_per_line: arguments.memory_interval, order };
    let build_seconds = started.elapsed().as_secs_f64();
    let mut bar = Progress::endless("cycles");
    let progress = |cycle| bar.set(cycle, None);
    let create = |path: Option<&PathBuf>| path.map(|path| OutputFile::create(path)).transpose();
    let mut waves_file = create(arguments.vcd.as_ref().or(arguments.fst.as_ref()))?;
    let (mut trace_file, mut konata_file) = (create(arguments.trace.as_ref())?, create(arguments.konata.as_ref())?);
    let window = Window { from: arguments.from, to: arguments.to };
    let selection = Selection { scopes: arguments.scope.clone(), window };
    let sink = waves_file.as_mut().map(|file| sink(arguments, file)).transpose()?;
    let mut journal =
        trace_file.as_mut().map(|file| Journal::new(engine.as_ref(), config, launch, file)).transpose()?;
    let mut konata = konata_file.as_mut().map(|file| Konata::new(engine.as_ref(), config, file)).transpose()?;
    let report = std::thread::scope(|threads| -> anyhow::Result<Report> {
        let record = |sink| Recorder::new(engine.as_ref(), config, &selection, Box::new(Offload::new(threads, sink)));
        let mut recorder = sink.map(record).transpose()?;
        let mut options = rtl::Options {
            timing,
            max_cycles: arguments.max_cycles,
            build_seconds,
            lockstep: lockstep.as_mut(),
            ..rtl::Options::default()
        };
        match (recorder.as_mut(), arguments.around_failure) {
            (Some(observer), Some(cycles)) => options.replay = Some(Replay { cycles, observer }),
            (recorder, _) => options.observers.extend(recorder.map(|it| it as &mut dyn Observer)),
        }
        options.observers.extend(journal.as_mut().map(|it| it as &mut dyn Observer));
        options.observers.extend(konata.as_mut().map(|it| it as &mut dyn Observer));
        let report = rtl::run(launch, config, engine.as_mut(), options, progress);
        recorder.map(|recorder| recorder.finish(engine.as_ref())).transpose()?;
        Ok(report)
    })?;
    if arguments.around_failure.is_some()
        && report.error.as_ref().is_none_or(|error| error.kind != ErrorKind::Difference)
    {
        waves_file = None;
    }
    journal.map(Journal::finish).transpose()?;
    konata.map(Konata::finish).transpose()?;
    [waves_file, trace_file, konata_file].into_iter().flatten().try_for_each(OutputFile::finish)?;
    Ok(report)
}
