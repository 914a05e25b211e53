//! `tombolo run`: launches a kernel and compares its buffers with what the manifest expects.

use super::progress::Progress;
use super::{Verdict, complain, print, print_json};
use crate::design::{self, EngineKind};
use crate::launch::Launch;
use crate::memory::PortTiming;
use crate::run::{Report, model, rtl};
use clap::ValueEnum;
use std::path::PathBuf;
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
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
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
    let (name, report, verdict) = match Launch::read(&arguments.path, arguments.elf.as_deref()) {
        Ok(mut launch) => {
            let report = run(arguments, &mut launch)?;
            let verdict = if report.pass { Verdict::Pass } else { Verdict::Fail };
            (launch.name, report, verdict)
        }
        Err(error) => {
            let path = arguments.path.display().to_string();
            (path, Report::of_bad_input(error.to_string()), Verdict::BadInput)
        }
    };
    if let Some(error) = &report.error {
        complain(&error.message);
    }
    if arguments.json {
        print_json(&report)?;
    } else if verdict != Verdict::BadInput {
        print(&format_args!("{name}: {report}"))?;
    }
    Ok(verdict)
}

fn run(arguments: &Arguments, launch: &mut Launch) -> anyhow::Result<Report> {
    match arguments.engine {
        Engine::Model => {
            let mut bar = Progress::new("work-groups");
            Ok(model::run(launch, arguments.max_cycles, |done, all| bar.set(done, all)))
        }
        Engine::Compiled => run_hardware(arguments, launch, EngineKind::Compiled),
        Engine::Interpreter => run_hardware(arguments, launch, EngineKind::Interpreter),
        Engine::Verilator => run_hardware(arguments, launch, EngineKind::Verilator),
    }
}

fn run_hardware(arguments: &Arguments, launch: &mut Launch, kind: EngineKind) -> anyhow::Result<Report> {
    let started = Instant::now();
    let config = design::config(&arguments.config)?;
    let netlist = Arc::new(design::compute_unit(config)?);
    let mut engine = design::engine(kind, netlist)?;
    let options = rtl::Options {
        timing: PortTiming::default(),
        max_cycles: arguments.max_cycles,
        build_seconds: started.elapsed().as_secs_f64(),
        observer: None,
        trace: None,
    };
    let mut bar = Progress::new("cycles at most");
    Ok(rtl::run(launch, config, engine.as_mut(), options, |cycle| bar.set(cycle, arguments.max_cycles)))
}
