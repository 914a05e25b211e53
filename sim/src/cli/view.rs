//! `tombolo view`: runs a launch on the hardware and draws its timeline and occupancy.

use super::{Verdict, complain};
use crate::design::{self, EngineKind};
use crate::launch::Launch;
use crate::output;
use crate::run::rtl;
use crate::views::timeline::timeline;
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
    /// Last cycle drawn [default: the last one of the run]
    #[arg(long, value_name = "C")]
    to: Option<u64>,
    /// Give up after this many cycles
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    max_cycles: u64,
    /// Where the picture goes (SVG)
    #[arg(short, long, value_name = "FILE", default_value = "timeline.svg")]
    out: PathBuf,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let mut launch = Launch::read(&arguments.path, arguments.elf.as_deref())?;
    let config = design::config(&arguments.config)?;
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(design::compute_unit(config)?))?;
    let mut events = vec![];
    let options =
        rtl::Options { max_cycles: arguments.max_cycles, trace: Some(&mut events), ..rtl::Options::default() };
    let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    let title = format!("{} on configuration {}: {report}", launch.name, config.name);
    let title = title.split(';').next().unwrap_or_default();
    let picture = timeline(title, &events, arguments.from, arguments.to);
    output::write(&arguments.out, picture.as_bytes())?;
    if let Some(error) = &report.error {
        complain(&error.message);
    }
    Ok(if report.pass { Verdict::Pass } else { Verdict::Fail })
}
