//! Speed of the reference model: instructions of waves a second over the launches in `kernels/`, on one core, and lane-instructions:
//! vector instructions count once for each active lane, scalar ones once. Then instructions a second of a launch with many
//! work-groups, on one thread and on all processors.
//!
//! `cargo bench -p tombolo-testbenches --bench model`; `KERNELS=DIR` names another folder of launches.

use std::path::{Path, PathBuf};
use std::time::Instant;
use tombolo_model::group::Statistics;
use tombolo_model::program::Program;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::model::{self, ids, start_group};
use tombolo_testbenches::launches::kernels_folder;

/// Every launch runs again and again for at least so many seconds; its fastest run counts, so that other processes on
/// the machine matter little.
const SECONDS: f64 = 0.5;
const LIMIT: u64 = 1_000_000_000;

/// Runs a launch once and answers the work done and the seconds that it took. Like a device, `program` keeps the code that earlier
/// launches have decoded.
fn work(launch: &Launch, program: &mut Program) -> anyhow::Result<(Statistics, f64)> {
    let mut memory = launch.memory.clone();
    let started = Instant::now();
    let mut total = Statistics::default();
    for id in ids(launch.dispatch.groups()) {
        let mut group = start_group(&launch.dispatch, id);
        group.run(program, &mut memory, LIMIT)?;
        total.instructions += group.statistics.instructions;
        total.lane_instructions += group.statistics.lane_instructions;
    }
    Ok((total, started.elapsed().as_secs_f64()))
}

fn launches(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.join("manifest.json").exists() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn main() -> anyhow::Result<()> {
    let folder = std::env::var_os("KERNELS").map_or_else(kernels_folder, PathBuf::from);
    let (mut lanes, mut seconds) = (0, 0.0);
    println!("{:<20} {:>14} {:>14}", "launch", "instructions/s", "lane-inst/s");
    for path in launches(&folder)? {
        let launch = Launch::read(&path, None)?;
        let first = Instant::now();
        let (mut total, mut best) = (Statistics::default(), f64::INFINITY);
        let mut program = Program::new();
        while first.elapsed().as_secs_f64() < SECONDS {
            let (done, seconds) = work(&launch, &mut program)?;
            (total, best) = (done, best.min(seconds));
        }
        let rate = |count: u64| count as f64 / best;
        println!("{:<20} {:>14.3e} {:>14.3e}", launch.name, rate(total.instructions), rate(total.lane_instructions));
        lanes += total.lane_instructions;
        seconds += best;
    }
    println!("{:<20} {:>14} {:>14.3e}", "all", "", lanes as f64 / seconds);
    for name in ["vecadd", "polynomial", "sha256", "matrix_multiply"] {
        threads(name)?;
    }
    Ok(())
}

/// How often a launch is repeated beside itself.
const TIMES: u32 = 64;

/// A launch of our own with many times its work-groups, each of which the first one's results are as good for.
fn threads(name: &str) -> anyhow::Result<()> {
    let mut launch = Launch::read(&kernels_folder().join(name), None)?;
    // The grid goes on in a dimension that the kernel does not look at.
    launch.dispatch.grid[2] = launch.dispatch.block[2] * TIMES;
    let rate = |threads: usize| {
        let rates = (0..5).map(|_| {
            let mut launch = launch.clone();
            let options = model::Options { threads, ..model::Options::default() };
            let report = model::run(&mut launch, options, |_, _| {});
            report.statistics.instructions.unwrap_or(0) as f64 / report.statistics.seconds
        });
        rates.fold(0.0, f64::max)
    };
    let (one, all) = (rate(1), rate(model::processors()));
    println!("{name:<20} {one:>14.3e} on one thread, {all:.3e} on {}: {:.2} times", model::processors(), all / one);
    Ok(())
}
