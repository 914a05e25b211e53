//! The regression as a command: `cargo run --release -p tombolo-testbenches --bin regress -- --help`.

use anyhow::Context;
use clap::{Args, Parser, Subcommand};
use std::env;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tombolo_sim::design;
use tombolo_testbenches::regression::coverage::Coverage;
use tombolo_testbenches::regression::report::summary;
use tombolo_testbenches::regression::results::{Results, merge, write};
use tombolo_testbenches::regression::shard::Partition;
use tombolo_testbenches::regression::suite::{Case, Done, Verdict, cases, run};

/// Runs the vectors, the kernels and random programs on the hardware, the latter two in lock-step with the model.
///
/// Examples:
///   regress --programs 100 --out results
///   regress --programs 100 --out results --partition slice:2/8     (the second of eight parts)
///   regress merge results                                          (all parts together)
#[derive(Debug, Parser)]
#[command(args_conflicts_with_subcommands = true, verbatim_doc_comment)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: Run,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Puts the results of all parts together: results.json, coverage.json, summary.md, results.xml
    Merge(Merge),
}

#[derive(Debug, Args)]
struct Merge {
    /// Folders with results.json, or folders of such folders
    #[arg(required = true, value_name = "DIR")]
    folders: Vec<PathBuf>,
    /// Write the merged results here
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write the opcodes that lock-step has reached to this file, for `tombolo status`
    #[arg(long, value_name = "FILE")]
    reached: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct Run {
    /// Random programs, each once for wave32 and once for wave64, and as many whose waves do different things
    #[arg(long, value_name = "N", default_value_t = 20)]
    programs: u64,
    /// Instructions of a random program, about
    #[arg(long, value_name = "N", default_value_t = 200)]
    length: u32,
    /// Seed of the first random program
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Only cases whose name contains this
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    only: String,
    /// Prints the names of the cases, one a line, and runs none
    #[arg(long)]
    list: bool,
    /// Only a part of the cases, `slice:1/8` to `slice:8/8`; `--out` gets a folder for it. Bazel's TEST_TOTAL_SHARDS and
    /// TEST_SHARD_INDEX choose a part too
    #[arg(long, value_name = "slice:I/N")]
    partition: Option<Partition>,
    /// The configuration of the hardware
    #[arg(long, value_name = "NAME", default_value = "lanes8")]
    config: String,
    /// Threads [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write results.json, results.xml (JUnit), coverage.json, summary.md and the launch folders of shrunk programs here
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write the opcodes that lock-step has reached to this file, for `tombolo status`
    #[arg(long, value_name = "FILE")]
    reached: Option<PathBuf>,
}

fn main() -> ExitCode {
    let Arguments { command, run } = Arguments::parse();
    let result = match command {
        Some(Command::Merge(arguments)) => merged(&arguments),
        None => execute(&run),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("regress: error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs the regression, or a part of it; answers whether nothing failed.
fn execute(arguments: &Run) -> anyhow::Result<bool> {
    let config = design::config(&arguments.config)?;
    let partition = match arguments.partition {
        Some(partition) => Some(partition),
        None => Partition::from_variables(|name| env::var(name).ok())?,
    };
    // Bazel wants to see that a test knows of its parts.
    if let Some(file) = env::var_os("TEST_SHARD_STATUS_FILE") {
        write(Path::new(&file), "")?;
    }
    let mut cases = cases(arguments.programs, arguments.length, arguments.seed)?;
    cases.retain(|case| case.name().contains(&arguments.only));
    let names: Vec<String> = cases.iter().map(Case::name).collect();
    let part = partition.unwrap_or(Partition::WHOLE);
    let cases = part.of_cases(cases);
    if arguments.list {
        cases.iter().for_each(|case| say(&case.name()));
        return Ok(true);
    }
    let threads = arguments.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let out = arguments.out.as_ref().map(|out| if partition.is_some() { out.join(part.folder()) } else { out.clone() });
    if let Some(out) = &out {
        std::fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    }
    let done = run(&cases, config, threads, out.as_deref(), tell)?;
    let config = arguments.config.clone();
    let results = Results { config, partition: [part.index, part.of], cases: names, done };
    finish(&results, &results.coverage(), out.as_deref(), arguments.reached.as_deref())
}

/// Puts parts together; answers whether nothing failed.
fn merged(arguments: &Merge) -> anyhow::Result<bool> {
    let (results, coverage) = merge(&arguments.folders)?;
    let failures = results.done.iter().filter(|done| done.verdict.is_failure());
    failures.for_each(tell);
    finish(&results, &coverage, arguments.out.as_deref(), arguments.reached.as_deref())
}

fn finish(results: &Results, coverage: &Coverage, out: Option<&Path>, reached: Option<&Path>) -> anyhow::Result<bool> {
    say(&summary(&results.done, coverage));
    if let Some(out) = out {
        results.write(out, coverage)?;
    }
    if let Some(file) = reached {
        write(file, &(coverage.reached().join("\n") + "\n"))?;
    }
    Ok(results.pass())
}

fn tell(done: &Done) {
    let Done { name, seconds, checked, .. } = done;
    say(&match &done.verdict {
        Verdict::Pass => format!("pass    {name} ({checked} checked, {seconds:.2} s)"),
        Verdict::Refused(why) => format!("refused {name}: {why}"),
        Verdict::Fail(why) => format!("FAIL    {name}: {why}"),
    });
}

/// Prints a line. That nobody reads it any more (`| head`) keeps no case from running and no file from being written.
fn say(line: &str) {
    if let Err(error) = writeln!(io::stdout(), "{line}")
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        eprintln!("regress: stdout: {error}");
    }
}
