//! `tombolo submit`: executes a recorded submission of a graphics driver and writes the picture that it draws.

use super::waveform::Waveform;
use super::{Verdict, complain, deliver, note, painted, print, print_json, scopes};
use crate::design::{self, EngineKind};
use crate::engine::{self, Hierarchy};
use crate::output;
use crate::submit::hardware::HardwareOutcome;
use crate::submit::waves::Recorder;
use crate::submit::{self, Recording};
use crate::wave::{Offload, Selection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tombolo_model::graphics::Picture;

/// Steps of the model that a submission may take, by default, and cycles of the hardware: minutes.
const STEPS: u64 = 1 << 34;

/// Arguments of `tombolo submit`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The recording: a text with streams and mappings, beside it a .mem file with the pages
    #[arg(required_unless_present = "coverage")]
    recording: Option<PathBuf>,
    /// Where the pages that changed go, for a library that hands them back to the application
    pages: Option<PathBuf>,
    /// What executes it
    #[arg(long, value_enum, default_value_t = Engine::Model)]
    engine: Engine,
    /// The configuration of the hardware [of --engine compiled]
    #[arg(long, value_name = "NAME", default_value = "gfx7")]
    config: String,
    /// Compare every register, memory and export write of every shader wave with the reference model [of --engine compiled]
    #[arg(long)]
    lockstep: bool,
    #[command(flatten)]
    waveform: Waveform,
    /// Where the picture of the last colour target goes: .png or .ppm
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Packets, indices, primitives, tiles and shader instructions after which to give up; of the hardware, cycles
    #[arg(long, value_name = "N", default_value_t = STEPS, hide_default_value = true)]
    max_steps: u64,
    /// Tell which packets and registers the model takes, and do nothing else
    #[arg(long)]
    coverage: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What executes a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Engine {
    /// The graphics reference model
    Model,
    /// The hardware behind its command processor
    Compiled,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    if arguments.waveform.lists_scopes() {
        let netlist = design::observed_queue(design::config(&arguments.config)?)?;
        print(&scopes::tree(&Hierarchy::new(Arc::new(netlist))?).trim_end())?;
        return Ok(Verdict::Pass);
    }
    arguments.waveform.check()?;
    let recording = match &arguments.recording {
        Some(recording) if !arguments.coverage => recording,
        _ => {
            print(&submit::coverage())?;
            return Ok(Verdict::Pass);
        }
    };
    if let Some(out) = &arguments.out {
        format_of(out)?;
    }
    if arguments.engine == Engine::Compiled {
        return on_hardware(arguments, recording);
    }
    if arguments.lockstep {
        anyhow::bail!("--lockstep compares hardware with the model: choose another --engine");
    }
    if arguments.waveform.is_wanted() {
        anyhow::bail!("a waveform records hardware; the model has none: choose another --engine");
    }
    let mut recording = Recording::read(recording)?;
    let outcome = submit::run(&mut recording, arguments.max_steps)?;
    write_picture(arguments.out.as_deref(), outcome.picture.as_ref(), outcome.passed())?;
    if let Some(pages) = &arguments.pages {
        output::write(pages, &recording.memory.changed())?;
    }
    if arguments.json {
        print_json(&outcome.json())?;
    } else {
        let word = if outcome.passed() { painted("PASS", true) } else { painted("FAIL", false) };
        print(&format_args!("{word} {outcome}"))?;
        if let Some(error) = &outcome.error {
            complain(error);
        }
    }
    Ok(if outcome.passed() { Verdict::Pass } else { Verdict::Fail })
}

/// Whether a picture with this name is a PPM, as against a PNG.
fn format_of(out: &Path) -> anyhow::Result<bool> {
    match out.extension().and_then(|extension| extension.to_str()) {
        Some("png") => Ok(false),
        Some("ppm") => Ok(true),
        _ => anyhow::bail!("{}: a picture ends in .png or .ppm", out.display()),
    }
}

/// Writes the picture where it is wanted.
fn write_picture(out: Option<&Path>, picture: Option<&Picture>, passed: bool) -> anyhow::Result<()> {
    match (out, picture) {
        (Some(out), Some(picture)) => output::write(out, &submit::encode(picture, format_of(out)?)?)?,
        (Some(out), None) if passed => {
            note(&format_args!("nothing was drawn to a colour target; {} is not written", out.display()));
        }
        _ => {}
    }
    Ok(())
}

/// Runs a submission on the hardware, and records a waveform of it.
fn recorded(arguments: &Arguments, recording: &mut Recording) -> anyhow::Result<HardwareOutcome> {
    let Arguments { waveform, max_steps: limit, .. } = arguments;
    let config = design::config(&arguments.config)?;
    if arguments.lockstep {
        submit::lockstep::has_model(config)?;
    }
    let netlist = if arguments.lockstep { design::compared_queue(config)? } else { design::observed_queue(config)? };
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(netlist))?;
    let Some(mut file) = waveform.create()? else { anyhow::bail!("there is no file for the waveform") };
    let selection = Selection { scopes: waveform.scope.clone(), window: waveform.window() };
    let sink = waveform.sink(&mut file)?;
    let outcome = std::thread::scope(|threads| -> anyhow::Result<HardwareOutcome> {
        let mut recorder = Recorder::new(engine.as_ref(), &selection, Box::new(Offload::new(threads, sink)))?;
        let mut watch = |engine: &mut dyn engine::Engine| recorder.see(engine);
        let outcome = if arguments.lockstep {
            submit::lockstep::run_on(engine.as_mut(), config, recording, *limit, Some(&mut watch))?.0
        } else {
            submit::hardware::run_watched(engine.as_mut(), recording, *limit, &mut watch)?
        };
        recorder.finish(engine.as_ref())?;
        Ok(outcome)
    })?;
    waveform.check_end(engine.cycles())?;
    deliver(file, waveform.how_to_open())?;
    Ok(outcome)
}

/// Runs a submission on the hardware.
fn on_hardware(arguments: &Arguments, recording: &Path) -> anyhow::Result<Verdict> {
    let mut recording = Recording::read(recording)?;
    let outcome = if arguments.waveform.is_wanted() {
        recorded(arguments, &mut recording)?
    } else {
        let run = if arguments.lockstep { submit::lockstep::run } else { submit::hardware::run };
        run(&mut recording, design::config(&arguments.config)?, arguments.max_steps)?
    };
    write_picture(arguments.out.as_deref(), outcome.picture.as_ref(), outcome.pass)?;
    if let Some(pages) = &arguments.pages {
        output::write(pages, &recording.memory.changed())?;
    }
    if arguments.json {
        print_json(&outcome)?;
    } else {
        let word = if outcome.pass { painted("PASS", true) } else { painted("FAIL", false) };
        print(&format_args!("{word} {outcome}"))?;
        if let Some(error) = &outcome.error {
            complain(error);
        }
    }
    Ok(if outcome.pass { Verdict::Pass } else { Verdict::Fail })
}
