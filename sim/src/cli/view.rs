//! `tombolo view`: runs a launch on the hardware and draws its timeline and occupancy.

use super::{Verdict, complain};
use crate::design::{self, EngineKind};
use crate::launch::Launch;
use crate::output;
use crate::run::rtl;
use crate::views::timeline::Timeline;
use crate::wave::Window;
use std::path::PathBuf;
use std::sync::Arc;

/// Arguments of `tombolo view`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A launch folder, or its JSON file
    path: PathBuf,
    /// The code object to run: a key of the manifest's "elfs" [default: the manifest's "elf"]
    #[arg(long, value_name = "KEY")]
    elf: Option<String>,
    /// The configuration of the hardware (see `tombolo list`)
    #[arg(long, value_name = "NAME", default_value = "default")]
    config: String,
    /// First cycle drawn
    #[arg(long, value_name = "C", default_value_t = 0)]
    from: u64,
    /// Last cycle drawn
    #[arg(long, value_name = "C", default_value_t = u64::MAX, hide_default_value = true)]
    to: u64,
    /// Give up after this many cycles
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    max_cycles: u64,
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
    let mut launch = Launch::read(&arguments.path, arguments.elf.as_deref())?;
    let config = design::config(&arguments.config)?;
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(design::compute_unit(config)?))?;
    let window = Window { from: arguments.from, to: arguments.to };
    let mut timeline = Timeline::new(engine.as_ref(), config, window)?;
    let options =
        rtl::Options { max_cycles: arguments.max_cycles, observers: vec![&mut timeline], ..rtl::Options::default() };
    let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    let title = format!("{} on configuration {}: {report}", launch.name, config.name);
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
