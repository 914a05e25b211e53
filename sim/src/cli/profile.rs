//! `tombolo profile`: runs a launch on the hardware and tells where the cycles went.

use super::hardware_run::{HardwareArguments, HardwareRun};
use super::{Verdict, complain, print, print_json};
use crate::views::profile::Profile;

/// Arguments of `tombolo profile`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    run: HardwareArguments,
    /// Print the profile as one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let mut hardware = HardwareRun::new(&arguments.run)?;
    let mut profile = Profile::new(hardware.engine.as_ref(), hardware.config)?;
    let run = hardware.run(&mut profile)?;
    let report = profile.report(&hardware.launch, &run);
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
