//! `tombolo view`: runs a launch on the hardware and draws its timeline and occupancy.

use super::hardware_run::{HardwareArguments, HardwareRun};
use super::{Verdict, complain};
use crate::output;
use crate::views::timeline::Timeline;
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
    /// Where the picture goes: .svg or .png
    #[arg(short, long, value_name = "FILE", default_value = "timeline.svg")]
    out: PathBuf,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let is_png = match arguments.out.extension().and_then(|extension| extension.to_str()) {
        Some("png") => true,
        Some("svg") => false,
        _ => anyhow::bail!("{}: a picture ends in .svg or .png", arguments.out.display()),
    };
    let mut hardware = HardwareRun::new(&arguments.run)?;
    let window = Window { from: arguments.from, to: arguments.to };
    let mut timeline = Timeline::new(hardware.engine.as_ref(), hardware.config, window)?;
    let report = hardware.run(&mut timeline);
    let title = format!("{} on configuration {}: {report}", hardware.launch.name, hardware.config.name);
    let picture = timeline.picture(title.split(';').next().unwrap_or_default());
    match is_png {
        true => output::write(&arguments.out, &picture.to_png()?)?,
        false => output::write(&arguments.out, picture.to_svg().as_bytes())?,
    }
    if let Some(error) = &report.error {
        complain(&error.message);
    }
    Ok(if report.pass { Verdict::Pass } else { Verdict::Fail })
}
