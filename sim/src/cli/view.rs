//! `tombolo view`: runs a launch on the hardware and draws its timeline and occupancy.

use super::hardware_run::{HardwareArguments, HardwareRun};
use super::{Verdict, complain};
use crate::output;
use crate::views::story::Story;
use crate::views::{html, timeline};
use crate::wave::Window;
use std::path::PathBuf;

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
    let mut hardware = HardwareRun::new(&arguments.run)?;
    let window = Window { from: arguments.from, to: arguments.to };
    let mut story = Story::new(hardware.engine.as_ref(), hardware.config, window)?;
    let report = hardware.run(&mut story)?;
    let title = format!("{} on configuration {}: {report}", hardware.launch.name, hardware.config.name);
    let title = title.split(';').next().unwrap_or_default();
    match format {
        Format::Svg => output::write(&arguments.out, timeline::picture(&story, title).to_svg().as_bytes())?,
        Format::Png => output::write(&arguments.out, &timeline::picture(&story, title).to_png()?)?,
        Format::Html => output::write(&arguments.out, html::page(&story, title)?.as_bytes())?,
    }
    if let Some(error) = &report.error {
        complain(&error.message);
    }
    Ok(if report.pass { Verdict::Pass } else { Verdict::Fail })
}
