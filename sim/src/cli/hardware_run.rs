//! What commands that watch a whole run have in common: which launch, on which configuration.

use super::progress::Progress;
use super::{interrupt, note};
use crate::design::{self, EngineKind};
use crate::engine::Engine;
use crate::launch::Launch;
use crate::run::rtl;
use crate::run::{Observer, Report};
use std::path::PathBuf;
use std::sync::Arc;
use tombolo_hdl::config::Config;

/// Arguments of such a command.
#[derive(Debug, clap::Args)]
pub struct HardwareArguments {
    /// A launch folder, or its JSON file
    #[arg(value_name = "LAUNCH")]
    pub path: PathBuf,
    /// The code object to run: a key of the manifest's "elfs" [default: the manifest's "elf"]
    #[arg(long, value_name = "KEY")]
    elf: Option<String>,
    /// The configuration of the hardware (see `tombolo list`), or one of your own: NAME:KNOB=VALUE,... (`tombolo list --knobs`)
    #[arg(long, value_name = "NAME")]
    pub config: Option<String>,
    /// Give up after this many cycles
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    pub max_cycles: u64,
}

/// A launch and the hardware to run it on.
pub struct HardwareRun {
    /// The launch.
    pub launch: Launch,
    /// The configuration.
    pub config: Config,
    /// The hardware.
    pub engine: Box<dyn Engine>,
    max_cycles: u64,
}

impl HardwareRun {
    /// Reads the launch and builds the hardware.
    ///
    /// # Errors
    /// What is wrong with the launch, no configuration of that name, or one that leaves out what the launch needs.
    pub fn new(arguments: &HardwareArguments) -> anyhow::Result<Self> {
        let launch = Launch::read(&arguments.path, arguments.elf.as_deref())?;
        let config = design::config_for(arguments.config.as_deref(), launch.dispatch.target)?;
        launch.fit(config)?.iter().for_each(|warning| note(&format_args!("warning: {warning}")));
        let engine = design::engine(EngineKind::Compiled, Arc::new(design::compute_unit(config)?))?;
        Ok(Self { launch, config, engine, max_cycles: arguments.max_cycles })
    }

    /// Runs it while `observer` watches; Ctrl-C ends the run, and what was seen until then counts.
    ///
    /// # Errors
    /// The system does not let handlers be installed.
    pub fn run(&mut self, observer: &mut dyn Observer) -> anyhow::Result<Report> {
        let options = rtl::Options {
            max_cycles: self.max_cycles,
            observers: vec![observer],
            stop: Some(interrupt::flag()?),
            ..rtl::Options::default()
        };
        let mut bar = Progress::of_cycles();
        let progress = |reached| bar.reached(reached);
        Ok(rtl::run(&mut self.launch, self.config, self.engine.as_mut(), options, progress))
    }
}
