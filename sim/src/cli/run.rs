//! `tombolo run`: launches a kernel and compares its buffers with what the manifest expects.

use super::progress::Progress;
use super::waveform::Waveform;
use super::{Verdict, complain, deliver, interrupt, note, painted, print, print_json, scopes};
use crate::design::{self, EngineKind};
use crate::device::{self, Address, Board, Bridge};
use crate::engine::Hierarchy;
use crate::launch::{Dumped, Launch, Places};
use crate::lockstep::Lockstep;
use crate::memory::{Bounds, Order, PortTiming};
use crate::output::{self, OutputFile};
use crate::run::exports;
use crate::run::{ErrorKind, Observer, Recorder, Replay, Report, model, rtl};
use crate::views::journal::Journal;
use crate::views::konata::Konata;
use crate::views::perfetto;
use crate::views::story::Story;
use crate::wave::{Offload, Selection, WaveError, Window};
use clap::ValueEnum;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use tombolo_hdl::config::Config;

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
    /// The configuration of the hardware (see `tombolo list`), or one of your own: NAME:KNOB=VALUE,... (`tombolo list --knobs`)
    #[arg(long, value_name = "NAME")]
    config: Option<String>,
    /// Run on a board: serial:PATH, serial:PATH@BAUD, or sim:SOCKET for one that is simulated (`scripts/board.sh`)
    #[arg(long, value_name = "DEVICE", conflicts_with_all = [
        "engine", "config", "waveform", "waves", "scope", "memory_latency", "memory_interval", "memory_shuffle", "lockstep",
        "sanitize", "strict", "trace", "konata", "perfetto",
    ])]
    device: Option<Address>,
    /// Give up after this many cycles (on the model: instructions of a work-group, or of a cooperative grid)
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    max_cycles: u64,
    #[command(flatten)]
    waveform: Waveform,
    /// What the waveform records
    #[arg(long, value_enum, default_value_t = Waves::All, requires = "waveform")]
    waves: Waves,
    /// Cycles from a memory request to its response
    #[arg(long, value_name = "CYCLES", default_value_t = PortTiming::default().latency)]
    memory_latency: u32,
    /// Memory takes at most one line in so many cycles
    #[arg(long, value_name = "CYCLES", default_value_t = PortTiming::default().cycles_per_line)]
    memory_interval: u32,
    /// Memory responds out of order, up to so many cycles late
    #[arg(long, value_name = "CYCLES")]
    memory_shuffle: Option<u32>,
    /// Compare every write of the hardware with the reference model's, and stop at the first difference
    #[arg(long)]
    lockstep: bool,
    /// With --lockstep and a waveform: record only so many cycles before a difference, if there is one
    #[arg(long, value_name = "CYCLES", requires = "lockstep", requires = "waveform", conflicts_with_all = ["from", "to"])]
    around_failure: Option<u64>,
    /// With --engine model: look for reads of registers and LDS that nothing was written to, accesses outside the LDS of the
    /// work-group, and races in LDS between waves without a barrier
    #[arg(long)]
    sanitize: bool,
    /// Refuse accesses that reach beyond a buffer, even within its dword, or of scalar loads its page of 4 KiB
    #[arg(long)]
    strict: bool,
    /// Write every instruction that retires, with what it writes, as a line of JSON; `-` is stdout
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Write a pipeline view for the viewer Konata (a Kanata log)
    #[arg(long, value_name = "FILE")]
    konata: Option<PathBuf>,
    /// Write every buffer after the launch, also after one that failed, into a folder: .npy where its type is known
    #[arg(long, value_name = "DIR")]
    dump: Option<PathBuf>,
    /// Write waves and instructions as a trace for ui.perfetto.dev and chrome://tracing
    #[arg(long, value_name = "FILE")]
    perfetto: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// Refuses options that contradict each other.
    fn check(&self) -> anyhow::Result<()> {
        self.waveform.check()?;
        anyhow::ensure!(!(self.json && self.writes_to_stdout()), "--json has stdout for itself: `-` cannot be a file");
        Ok(())
    }

    /// A file of the run goes to stdout.
    fn writes_to_stdout(&self) -> bool {
        let files = [&self.waveform.vcd, &self.waveform.fst, &self.trace, &self.konata, &self.perfetto];
        files.into_iter().flatten().any(|path| path.as_os_str() == output::STDOUT)
    }

    /// An option that looks at hardware, if there is one.
    fn looks_inside(&self) -> Option<&'static str> {
        let options = [
            (self.waveform.vcd.is_some(), "--vcd"),
            (self.waveform.fst.is_some(), "--fst"),
            (self.trace.is_some(), "--trace"),
            (self.konata.is_some(), "--konata"),
            (self.perfetto.is_some(), "--perfetto"),
        ];
        options.into_iter().find_map(|(given, name)| given.then_some(name))
    }
}

/// What a waveform has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Waves {
    /// Every signal, or those of --scope
    All,
    /// What waves issue, do and wait for
    Front,
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
    if arguments.waveform.lists_scopes() {
        let netlist = design::compute_unit(design::config(arguments.config.as_deref().unwrap_or("default"))?)?;
        print(&scopes::tree(&Hierarchy::new(Arc::new(netlist))?).trim_end())?;
        return Ok(Verdict::Pass);
    }
    let outcome = arguments.check().and_then(|()| match &arguments.device {
        Some(address) => on_board(arguments, address),
        None => on_engine(arguments),
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
        let text = report.to_string();
        let (word, rest) = text.split_at(text.find([',', ';']).unwrap_or(text.len()));
        let line = format!("{}: {}{rest}", launch.name, painted(word, report.pass));
        // Stdout may be taken by the trace.
        if arguments.writes_to_stdout() { note(&line) } else { print(&line)? }
    }
    if let (Some(folder), Some(launch)) = (&arguments.dump, &launch) {
        dump(launch, folder, arguments.json || arguments.writes_to_stdout())?;
    }
    Ok(verdict)
}

/// Runs the launch on an engine.
fn on_engine(arguments: &Arguments) -> anyhow::Result<(Report, Launch)> {
    let mut launch = Launch::read(&arguments.path, arguments.elf.as_deref())?;
    if arguments.strict {
        launch.memory.bounds = Bounds::Exact;
    }
    arguments.dump.as_deref().map_or(Ok(()), output::make_folder)?;
    Ok((run(arguments, &mut launch)?, launch))
}

/// The report of a launch that does not fit the configuration; what may go wrong with one that does is said.
fn refused(arguments: &Arguments, launch: &Launch, config: Config) -> Option<Report> {
    match launch.fit(config) {
        // Who asks for JSON reads of it in the result, when it comes to that.
        Ok(_) if arguments.json => {}
        Ok(warnings) => warnings.iter().for_each(|warning| note(&format_args!("warning: {warning}"))),
        Err(refusal) => return Some(Report::of_refusal(launch, &refusal)),
    }
    None
}

/// Runs the launch on a board.
fn on_board(arguments: &Arguments, address: &Address) -> anyhow::Result<(Report, Launch)> {
    let started = Instant::now();
    let mut board = Board::new(Bridge::new(address.open()?))?;
    let (memory, config) = (board.memory(), design::config(&board.configuration())?);
    let places = Places::within(memory.start, memory.end - memory.start);
    let mut launch = Launch::read_into(places, &arguments.path, arguments.elf.as_deref())?;
    arguments.dump.as_deref().map_or(Ok(()), output::make_folder)?;
    if let Some(refusal) = refused(arguments, &launch, config) {
        return Ok((refusal, launch));
    }
    let build_seconds = started.elapsed().as_secs_f64();
    let options = device::run::Options { max_cycles: arguments.max_cycles, stop: interrupt::flag()?, build_seconds };
    let mut bar = Progress::of_board();
    let report = device::run::run(&mut launch, &mut board, options, |stage| bar.stage(stage));
    Ok((report, launch))
}

/// Writes the buffers, and says so: on stdout unless that is taken, then `aside`.
fn dump(launch: &Launch, folder: &Path, aside: bool) -> anyhow::Result<()> {
    for Dumped { file, what } in launch.dump(folder)? {
        let line = format!("wrote {} ({what})", file.display());
        if aside { note(&line) } else { print(&line)? }
    }
    Ok(())
}

fn run(arguments: &Arguments, launch: &mut Launch) -> anyhow::Result<Report> {
    if let (Engine::Model, Some(option)) = (arguments.engine, arguments.looks_inside()) {
        anyhow::bail!("{option} records hardware; the model has none: choose another --engine");
    }
    if arguments.sanitize && arguments.engine != Engine::Model {
        anyhow::bail!("--sanitize watches the reference model: use it with --engine model");
    }
    if arguments.sanitize && !model::sanitizes(launch.dispatch.target) {
        anyhow::bail!(
            "--sanitize knows RDNA4 and CDNA4; `{}` is compiled for {}",
            launch.dispatch.kernel,
            launch.code_object.mcpu.name()
        );
    }
    match arguments.engine {
        Engine::Model if arguments.lockstep => {
            anyhow::bail!("--lockstep compares hardware with the model: choose another --engine")
        }
        Engine::Model => {
            if launch.dispatch.cooperative {
                let config = design::config_for(arguments.config.as_deref(), launch.dispatch.target)?;
                if let Err(refusal) = launch.dispatch.fits_at_once(config) {
                    return Ok(Report::of_refusal(launch, &refusal));
                }
            }
            let mut bar = Progress::new("work-groups");
            let (limit, sanitize) = (arguments.max_cycles, arguments.sanitize);
            let options =
                model::Options { limit, stop: Some(interrupt::flag()?), sanitize, ..model::Options::default() };
            Ok(model::run(launch, options, |done, all| bar.set(done, Some(all))))
        }
        Engine::Compiled => run_hardware(arguments, launch, EngineKind::Compiled),
        Engine::Interpreter => run_hardware(arguments, launch, EngineKind::Interpreter),
        Engine::Verilator => run_hardware(arguments, launch, EngineKind::Verilator),
    }
}

/// Runs the launch. Where nobody watches the waves and it hangs, it runs again to tell what they wait for.
fn run_hardware(arguments: &Arguments, launch: &mut Launch, kind: EngineKind) -> anyhow::Result<Report> {
    let config = design::config_for(arguments.config.as_deref(), launch.dispatch.target)?;
    if let Some(refusal) = refused(arguments, launch, config) {
        return Ok(refusal);
    }
    if arguments.lockstep && kind == EngineKind::Verilator {
        anyhow::bail!(
            "--lockstep looks inside the design, which Verilator's model does not show: use another --engine"
        );
    }
    if arguments.waves == Waves::Front && !arguments.waveform.scope.is_empty() {
        anyhow::bail!("--waves front records no blocks: leave out --scope");
    }
    let stop = interrupt::flag()?;
    // A file of the run is written once, so that none is left to a second run.
    if arguments.looks_inside().is_some() || kind == EngineKind::Verilator {
        return simulate(arguments, launch, config, kind, true, stop);
    }
    let fresh = launch.clone();
    let report = simulate(arguments, launch, config, kind, false, stop)?;
    match &report.error {
        Some(error) if error.kind == ErrorKind::Hang => {
            *launch = fresh;
            simulate(arguments, launch, config, kind, true, stop)
        }
        _ => Ok(report),
    }
}

/// Simulates the hardware; `watched`: with the debug ports that say what waves do.
fn simulate(
    arguments: &Arguments,
    launch: &mut Launch,
    config: Config,
    kind: EngineKind,
    watched: bool,
    stop: &AtomicBool,
) -> anyhow::Result<Report> {
    let started = Instant::now();
    let netlist = design::compute_unit(config)?;
    let netlist = if watched { netlist } else { design::unwatched(&netlist) };
    let mut engine = design::engine(kind, Arc::new(netlist))?;
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
    let mut bar = Progress::of_cycles();
    let progress = |reached| bar.reached(reached);
    let create = |path: Option<&PathBuf>| path.map(|path| OutputFile::create(path)).transpose();
    let mut waves_file = arguments.waveform.create()?;
    let (mut trace_file, mut konata_file) = (create(arguments.trace.as_ref())?, create(arguments.konata.as_ref())?);
    let mut perfetto_file = create(arguments.perfetto.as_ref())?;
    let window = arguments.waveform.window();
    let selection = Selection { scopes: arguments.waveform.scope.clone(), window };
    let sink = waves_file.as_mut().map(|file| arguments.waveform.sink(file)).transpose()?;
    let mut journal =
        trace_file.as_mut().map(|file| Journal::new(engine.as_ref(), config, launch, file)).transpose()?;
    let mut konata = konata_file.as_mut().map(|file| Konata::new(engine.as_ref(), config, file)).transpose()?;
    let story = perfetto_file.as_ref().map(|_| Story::new(engine.as_ref(), config, Window::default()));
    let mut story = story.transpose()?;
    let mut exports = match arguments.dump {
        Some(_) if exports::may_export(launch) => Some(exports::Collector::new(engine.as_ref(), config)?),
        _ => None,
    };
    let report = std::thread::scope(|threads| -> anyhow::Result<Report> {
        let record = |sink| -> Result<Recorder, WaveError> {
            let sink = Box::new(Offload::new(threads, sink));
            match arguments.waves {
                Waves::All => Recorder::new(engine.as_ref(), config, &selection, sink),
                Waves::Front => Recorder::front(engine.as_ref(), config, window, sink),
            }
        };
        let mut recorder = sink.map(record).transpose()?;
        let mut options = rtl::Options {
            timing,
            max_cycles: arguments.max_cycles,
            build_seconds,
            lockstep: lockstep.as_mut(),
            stop: Some(stop),
            ..rtl::Options::default()
        };
        match (recorder.as_mut(), arguments.around_failure) {
            (Some(observer), Some(cycles)) => options.replay = Some(Replay { cycles, observer }),
            (recorder, _) => options.observers.extend(recorder.map(|it| it as &mut dyn Observer)),
        }
        options.observers.extend(journal.as_mut().map(|it| it as &mut dyn Observer));
        options.observers.extend(konata.as_mut().map(|it| it as &mut dyn Observer));
        options.observers.extend(story.as_mut().map(|it| it as &mut dyn Observer));
        options.observers.extend(exports.as_mut().map(|it| it as &mut dyn Observer));
        let report = rtl::run(launch, config, engine.as_mut(), options, progress);
        recorder.map(|recorder| recorder.finish(engine.as_ref())).transpose()?;
        Ok(report)
    })?;
    launch.exports = exports.map(exports::Collector::into_waves).unwrap_or_default();
    journal.map(Journal::finish).transpose()?;
    konata.map(Konata::finish).transpose()?;
    if let (Some(story), Some(file)) = (&story, &mut perfetto_file) {
        perfetto::write(story, &launch.name, file)?;
    }
    let waves_file = waves_file.map(|file| shows_something(arguments, &report, file)).transpose()?.flatten();
    let waves = arguments.waveform.how_to_open();
    let files =
        [(waves_file, waves), (trace_file, OPEN_TRACE), (konata_file, OPEN_KONATA), (perfetto_file, OPEN_PERFETTO)];
    files.into_iter().filter_map(|(file, how)| Some((file?, how))).try_for_each(|(file, how)| deliver(file, how))?;
    Ok(report)
}

/// How the files are looked at.
const OPEN_TRACE: &str = "a line of JSON for each instruction, for instance `jq .text FILE`";
const OPEN_KONATA: &str = "open it with the viewer Konata";
const OPEN_PERFETTO: &str = "open it with ui.perfetto.dev or chrome://tracing";

/// The waveform, unless it was to show a difference and there is none.
///
/// # Errors
/// The window begins behind the end of the run.
fn shows_something(arguments: &Arguments, report: &Report, file: OutputFile) -> anyhow::Result<Option<OutputFile>> {
    let differs = report.error.as_ref().is_some_and(|error| error.kind == ErrorKind::Difference);
    if arguments.around_failure.is_some() && !differs {
        note(&format_args!("hardware and model do not differ: {} is not written", file.path().display()));
        return Ok(None);
    }
    match report.statistics.cycles {
        Some(cycles) if arguments.around_failure.is_none() => {
            arguments.waveform.check_end(cycles)?;
            Ok(Some(file))
        }
        _ => Ok(Some(file)),
    }
}
