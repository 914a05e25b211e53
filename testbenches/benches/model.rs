//! Speed of the reference model: lane-instructions a second over the launches in `kernels/`, on one core. Vector
//! instructions count once for each active lane, scalar ones once.
//!
//! `cargo bench -p tombolo-testbenches --bench model`; `KERNELS=DIR` names another folder of launches.

use std::path::{Path, PathBuf};
use std::time::Instant;
use tombolo_model::group::Statistics;
use tombolo_model::program::Program;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::model::{ids, start_group};

/// Every launch runs again and again for at least so many seconds; its fastest run counts, so that other processes on
/// the machine matter little.
const SECONDS: f64 = 0.5;
const LIMIT: u64 = 1_000_000_000;

/// Runs a launch once and answers the work done.
fn work(launch: &Launch) -> anyhow::Result<Statistics> {
    let mut memory = launch.memory.clone();
    let mut program = Program::new();
    let mut total = Statistics::default();
    for id in ids(launch.dispatch.groups()) {
        let mut group = start_group(&launch.dispatch, id);
        group.run(&mut program, &mut memory, LIMIT)?;
        total.instructions += group.statistics.instructions;
        total.lane_instructions += group.statistics.lane_instructions;
    }
    Ok(total)
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
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let folder = std::env::var_os("KERNELS").map_or(own, PathBuf::from);
    let (mut lanes, mut seconds) = (0, 0.0);
    println!("{:<20} {:>14} {:>14}", "launch", "instructions/s", "lane-inst/s");
    for path in launches(&folder)? {
        let launch = Launch::read(&path, None)?;
        let first = Instant::now();
        let (mut total, mut best) = (Statistics::default(), f64::INFINITY);
        while first.elapsed().as_secs_f64() < SECONDS {
            let started = Instant::now();
            total = work(&launch)?;
            best = best.min(started.elapsed().as_secs_f64());
        }
        let rate = |count: u64| count as f64 / best;
        println!("{:<20} {:>14.3e} {:>14.3e}", launch.name, rate(total.instructions), rate(total.lane_instructions));
        lanes += total.lane_instructions;
        seconds += best;
    }
    println!("{:<20} {:>14} {:>14.3e}", "all", "", lanes as f64 / seconds);
    Ok(())
}
