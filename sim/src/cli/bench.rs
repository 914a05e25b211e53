//! `tombolo bench`: simulated cycles a second of each engine, and what recording costs.

use super::{Verdict, print, print_json};
use crate::bench::endurance::{self, Endurance};
use crate::bench::{Engines, News, Row, run, tracing};
use crate::design;
use crate::launch::Launch;
use serde_json::json;
use std::ffi::OsString;
use std::path::PathBuf;
use tombolo_hdl::config::Config;

/// Arguments of `tombolo bench`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The launch that makes the load: a folder, or its JSON file
    ///
    /// [default: the kernel `polynomial`, which is part of the program]
    path: Option<PathBuf>,
    /// The configuration of the hardware (see `tombolo list`), or one of your own: NAME:KNOB=VALUE,... (`tombolo list --knobs`)
    #[arg(long, value_name = "NAME", default_value = "default")]
    config: String,
    /// Measure the interpreter too, which takes minutes
    #[arg(long)]
    interpreter: bool,
    /// A program of Verilator to measure, instead of the one in PATH; several for several rows
    #[arg(long, value_name = "PROGRAM", conflicts_with = "tracing")]
    verilator: Vec<OsString>,
    /// A program of Verilator of which models are measured whose SIMDs and lanes are verilated apart, with one thread and with two
    #[arg(long, value_name = "PROGRAM", conflicts_with = "tracing")]
    hierarchical: Vec<OsString>,
    /// Measure instead what waveforms and traces cost on the compiled engine
    #[arg(long, conflicts_with = "interpreter")]
    tracing: bool,
    /// Measure instead whether the process grows while the compiled engine repeats the launch for so many cycles
    #[arg(long, value_name = "CYCLES", conflicts_with_all = ["interpreter", "tracing"])]
    endurance: Option<u64>,
    /// Print the rows as one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let launch = match &arguments.path {
        Some(path) => Launch::read(path, None)?,
        None => built_in()?,
    };
    let config = design::config(&arguments.config)?;
    if let Some(cycles) = arguments.endurance {
        return endure(arguments, &launch, config, cycles);
    }
    if arguments.tracing {
        return trace(arguments, &launch, config);
    }
    if !arguments.json {
        print(&"| engine | load | kcycles/s | to Verilator | build, s | memory, MB |\n|---|---|---:|---:|---:|---:|")?;
    }
    let mut printed = Ok(());
    let engines = Engines {
        interpreter: arguments.interpreter,
        verilators: arguments.verilator.clone(),
        hierarchical: arguments.hierarchical.clone(),
    };
    let (rows, failed) = run(&launch, config, &engines, |news| {
        if arguments.json || printed.is_err() {
            return;
        }
        printed = match news {
            News::Row(row) => print(&line(row)),
            News::Failure(failure) => print(&format_args!("{} is not measured: {}", failure.engine, failure.message)),
        };
    })?;
    printed?;
    if arguments.json {
        print_json(&json!({"rows": rows, "failed": failed}))?;
    }
    Ok(Verdict::Pass)
}

/// The files of the launch that makes the load when none is given.
const POLYNOMIAL: [(&str, &[u8]); 5] = [
    ("manifest.json", include_bytes!("../../../testbenches/kernels/polynomial/manifest.json")),
    ("kernel_gfx1201.elf", include_bytes!("../../../testbenches/kernels/polynomial/kernel_gfx1201.elf")),
    ("arg0.bin", include_bytes!("../../../testbenches/kernels/polynomial/arg0.bin")),
    ("arg1.bin", include_bytes!("../../../testbenches/kernels/polynomial/arg1.bin")),
    ("expect1.bin", include_bytes!("../../../testbenches/kernels/polynomial/expect1.bin")),
];

fn built_in() -> anyhow::Result<Launch> {
    let folder = tempfile::tempdir()?;
    for (name, content) in POLYNOMIAL {
        std::fs::write(folder.path().join(name), content)?;
    }
    Ok(Launch::read(folder.path(), None)?)
}

fn endure(arguments: &Arguments, launch: &Launch, config: Config, cycles: u64) -> anyhow::Result<Verdict> {
    let measured = endurance::run(launch, config, cycles)?;
    if arguments.json {
        print_json(&measured)?;
        return Ok(Verdict::Pass);
    }
    let Endurance { launches, cycles, cycles_per_second, first_mb, last_mb } = measured;
    let speed = cycles_per_second / 1000.0;
    print(&format_args!(
        "{launches} launches, {cycles} cycles, {speed:.1} kcycles/s; {first_mb:.1} MB after the first launch, {last_mb:.1} MB at the end"
    ))?;
    Ok(Verdict::Pass)
}

fn trace(arguments: &Arguments, launch: &Launch, config: Config) -> anyhow::Result<Verdict> {
    if !arguments.json {
        print(
            &"| recorded | kcycles/s | processor time, µs a cycle | times as long | outside the window | changes/s, millions | written | to Verilator | bytes a cycle |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        )?;
    }
    let mut printed = Ok(());
    let rows = tracing::run(launch, config, |row| {
        if !arguments.json && printed.is_ok() {
            printed = print(&recorded(row));
        }
    })?;
    printed?;
    if arguments.json {
        print_json(&json!({"rows": rows}))?;
    }
    Ok(Verdict::Pass)
}

fn recorded(row: &tracing::Row) -> String {
    let tracing::Row { recording, cycles_per_second, slower, bytes_per_cycle, .. } = row;
    let or_none = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"));
    let (speed, outside) = (cycles_per_second / 1000.0, or_none(row.slower_outside));
    let processor = or_none(row.processor_time);
    let millions = |changes: Option<f64>| or_none(changes.map(|changes| changes / 1e6));
    let (changes, written) = (millions(row.changes_per_second), millions(row.written_per_second));
    let ratio = row.ratio_to_verilator.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}x"));
    format!(
        "| `{recording}` | {speed:.1} | {processor} | {slower:.2} | {outside} | {changes} | {written} | {ratio} | {bytes_per_cycle:.0} |"
    )
}

fn line(row: &Row) -> String {
    let Row { engine, load, cycles_per_second, ratio_to_verilator, build_seconds, memory_mb, .. } = row;
    let ratio = ratio_to_verilator.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}x"));
    let speed = cycles_per_second / 1000.0;
    format!("| {engine} | {load} | {speed:.1} | {ratio} | {build_seconds:.2} | {memory_mb:.0} |")
}
