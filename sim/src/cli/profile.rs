//! `tombolo profile`: runs a launch on the hardware and tells where the cycles went.

use super::{Verdict, complain, print, print_json};
use crate::design::{self, EngineKind};
use crate::launch::Launch;
use crate::run::rtl;
use crate::views::profile::Profile;
use std::path::PathBuf;
use std::sync::Arc;

/// Arguments of `tombolo profile`.
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
    /// Give up after this many cycles
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    max_cycles: u64,
    /// Print the profile as one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let mut launch = Launch::read(&arguments.path, arguments.elf.as_deref())?;
    let config = design::config(&arguments.config)?;
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(design::compute_unit(config)?))?;
    let mut profile = Profile::new(engine.as_ref(), config)?;
    let options =
        rtl::Options { max_cycles: arguments.max_cycles, observers: vec![&mut profile], ..rtl::Options::default() };
    let run = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    let report = profile.report(&launch, &run);
    if let Some(error) = &run.error {
        complain(&error.message);
    }
    if arguments.json {
        print_json(&report)?;
    } else {
        print(&report.to_string().trim_end())?;
    }
    Ok(if run.pass { Verdict::Pass } else { Verdict::Fail })
}
