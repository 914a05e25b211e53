//! `tombolo pack`: a launch as files for a Verilog or cocotb test bench.

use super::{Verdict, note};
use crate::design;
use crate::launch::{Launch, pack};
use crate::output;
use std::path::PathBuf;

/// Arguments of `tombolo pack`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tombolo pack testbenches/kernels/vecadd --config ecp5 --out packed
  tombolo emit --config ecp5 --no-debug --out rtl
  testbenches/verilog/run.sh icarus rtl packed")]
pub struct Arguments {
    /// A launch folder, or its JSON file
    path: PathBuf,
    /// The folder to write to: sizes.hex, memory.hex, regions.hex, bus.hex, expect.hex, launch.txt
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The code object to run: a key of the manifest's "elfs" [default: the manifest's "elf"]
    #[arg(long, value_name = "KEY")]
    elf: Option<String>,
    /// The configuration that the launch must fit
    #[arg(long, value_name = "NAME")]
    config: Option<String>,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let launch = Launch::read(&arguments.path, arguments.elf.as_deref())?;
    let warnings = launch.fit(design::config_for(arguments.config.as_deref(), launch.dispatch.target)?)?;
    warnings.iter().for_each(|warning| note(&format_args!("warning: {warning}")));
    let files = pack::pack(&launch)?;
    let folder = &arguments.out;
    output::make_folder(folder)?;
    for (name, text) in &files {
        output::write(&folder.join(name), text.as_bytes())?;
    }
    note(&format_args!("wrote {} files to {}: launch.txt tells what they are", files.len(), folder.display()));
    Ok(Verdict::Pass)
}
