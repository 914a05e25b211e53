//! The regression as a command: `cargo run --release -p tombolo-testbenches --bin regress -- --help`.

use anyhow::Context;
use clap::Parser;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tombolo_sim::design;
use tombolo_testbenches::regression::report::{coverage, coverage_json, junit, summary};
use tombolo_testbenches::regression::suite::{Done, Verdict, cases, run};

/// Runs the vectors, the kernels and random programs on the hardware, the latter two in lock-step with the model.
///
/// Example: regress --programs 100 --out results
#[derive(Debug, Parser)]
struct Arguments {
    /// Random programs, each once for wave32 and once for wave64
    #[arg(long, value_name = "N", default_value_t = 20)]
    programs: u64,
    /// Instructions of a random program, about
    #[arg(long, value_name = "N", default_value_t = 200)]
    length: u32,
    /// Seed of the first random program
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Only cases whose suite or name contains this
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    only: String,
    /// The configuration of the hardware
    #[arg(long, value_name = "NAME", default_value = "lanes8")]
    config: String,
    /// Threads [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write results.xml (JUnit), coverage.json, summary.md and the launch folders of shrunk programs here
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write the opcodes that lock-step has reached to this file, for `tombolo status`
    #[arg(long, value_name = "FILE")]
    reached: Option<PathBuf>,
}

fn main() -> ExitCode {
    match execute(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("regress: error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs the regression; answers whether nothing failed.
fn execute(arguments: &Arguments) -> anyhow::Result<bool> {
    let config = design::config(&arguments.config)?;
    let mut cases = cases(arguments.programs, arguments.length, arguments.seed)?;
    cases.retain(|case| format!("{}: {}", case.suite(), case.name()).contains(&arguments.only));
    let threads = arguments.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    if let Some(out) = &arguments.out {
        std::fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    }
    let done = run(&cases, config, threads, arguments.out.as_deref(), tell)?;
    let summary = summary(&done);
    println!("{summary}");
    let coverage = coverage(&done);
    if let Some(out) = &arguments.out {
        write(&out.join("results.xml"), &junit(&done)?)?;
        write(&out.join("coverage.json"), &coverage_json(&coverage)?)?;
        write(&out.join("summary.md"), &summary)?;
    }
    if let Some(file) = &arguments.reached {
        write(file, &(coverage.reached().join("\n") + "\n"))?;
    }
    Ok(!done.iter().any(|done| matches!(done.verdict, Verdict::Fail(_))))
}

fn tell(done: &Done) {
    let (suite, name, seconds) = (done.case.suite(), done.case.name(), done.time.as_secs_f64());
    match &done.verdict {
        Verdict::Pass => println!("pass    {suite}: {name} ({} checked, {seconds:.2} s)", done.checked),
        Verdict::Refused(why) => println!("refused {suite}: {name}: {why}"),
        Verdict::Fail(why) => println!("FAIL    {suite}: {name}: {why}"),
    }
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| path.display().to_string())
}
