//! `tombolo view`: runs a launch on the hardware and draws its timeline and occupancy, or a recording of a graphics driver, and draws what the
//! units of the graphics pipeline do.

use super::hardware_run::{HardwareArguments, HardwareRun};
use super::{Verdict, complain, print};
use crate::design::{self, EngineKind};
use crate::engine::Engine;
use crate::output;
use crate::submit::frame::Frame;
use crate::submit::{self, Recording};
use crate::views::picture::Picture;
use crate::views::story::Story;
use crate::views::{frame, html, timeline};
use crate::wave::Window;
use std::path::PathBuf;
use std::sync::Arc;

/// Arguments of `tombolo view`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    run: HardwareArguments,
    /// First cycle drawn
    #[arg(long, value_name = "C", default_value_t = 0)]
    from: u64,
    /// Last cycle drawn
    #[arg(long, value_name = "C", default_value_t = u64::MAX, hide_default_value = true)]
    to: u64,
    /// Where the picture goes: .svg, .png, or .html to zoom and point at
    #[arg(short, long, value_name = "FILE", default_value = "timeline.svg")]
    out: PathBuf,
}

/// What a recording's name ends in.
const RECORDING: &str = "txt";
/// The configuration that draws.
const DRAWS: &str = "gfx7";

/// How the picture is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Html,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let format = match arguments.out.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => Format::Svg,
        Some("png") => Format::Png,
        Some("html") => Format::Html,
        _ => anyhow::bail!("{}: a picture ends in .svg, .png or .html", arguments.out.display()),
    };
    if arguments.run.path.extension().is_some_and(|extension| extension == RECORDING) {
        return view_frame(arguments, format);
    }
    let mut hardware = HardwareRun::new(&arguments.run)?;
    let window = Window { from: arguments.from, to: arguments.to };
    let mut story = Story::new(hardware.engine.as_ref(), hardware.config, window)?;
    let report = hardware.run(&mut story)?;
    let title = format!("{} on configuration {}: {report}", hardware.launch.name, hardware.config.name);
    let title = title.split(';').next().unwrap_or_default();
    match format {
        Format::Html => output::write(&arguments.out, html::page(&story, title)?.as_bytes())?,
        Format::Svg | Format::Png => write(arguments, format, &timeline::picture(&story, title))?,
    }
    if let Some(error) = &report.error {
        complain(&error.message);
    }
    Ok(if report.pass { Verdict::Pass } else { Verdict::Fail })
}

/// Writes a picture.
fn write(arguments: &Arguments, format: Format, picture: &Picture) -> anyhow::Result<()> {
    match format {
        Format::Png => output::write(&arguments.out, &picture.to_png()?)?,
        Format::Svg | Format::Html => output::write(&arguments.out, picture.to_svg().as_bytes())?,
    }
    Ok(())
}

/// Draws a recording on the hardware, and what the units did meanwhile.
fn view_frame(arguments: &Arguments, format: Format) -> anyhow::Result<Verdict> {
    if format == Format::Html {
        anyhow::bail!("{}: the picture of a frame ends in .svg or .png", arguments.out.display());
    }
    let mut recording = Recording::read(&arguments.run.path)?;
    let config = design::config(arguments.run.config.as_deref().unwrap_or(DRAWS))?;
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(design::observed_queue(config)?))?;
    let mut seen = Frame::new(engine.as_ref(), Window { from: arguments.from, to: arguments.to })
        .map_err(|_| anyhow::anyhow!("configuration {} does not draw; {DRAWS} does", config.name))?;
    let mut watch = |engine: &mut dyn Engine| seen.see(engine);
    let limit = arguments.run.max_cycles;
    let outcome = submit::hardware::run_watched(engine.as_mut(), &mut recording, limit, &mut watch)?;
    let name = arguments.run.path.file_stem().unwrap_or_default().to_string_lossy();
    let title = format!("{name} on configuration {}: {outcome}, {} draws", config.name, seen.draws().len());
    write(arguments, format, &frame::picture(&seen, &title))?;
    print(&seen)?;
    if let Some(error) = &outcome.error {
        complain(error);
    }
    Ok(if outcome.pass { Verdict::Pass } else { Verdict::Fail })
}
