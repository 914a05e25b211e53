//! Draws and dispatches of unmodified drivers in lock-step: every wave of a shader begins as the model's, and each of its instructions writes and exports
//! what the model's does. Bugs that are planted into the hardware are found and named.
//!
//! Which recordings: see `testbenches/src/recordings.rs`.

use std::sync::{Arc, LazyLock};
use std::time::Instant;
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_sim::design;
use tombolo_sim::submit::{self, lockstep};
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::recordings::{recording, wanted};

/// Recordings of a few thousand pixels, and one of dispatches.
const SMALL: [&str; 4] = ["triangle", "cube", "blend", "compute"];
/// Cycles of the hardware.
const CYCLES: u64 = 1 << 27;

static CONFIG: LazyLock<Config> = LazyLock::new(|| Config::by_name("gfx7").unwrap());
static SOUND: LazyLock<Arc<Netlist>> = LazyLock::new(|| Arc::new(design::compared_queue(*CONFIG).unwrap()));

#[test]
fn every_write_and_export_of_the_shaders_of_a_recording_is_the_models() {
    let mut machine = Machine::of(Arc::clone(&SOUND)).unwrap();
    let mut wrong = vec![];
    for name in wanted(&SMALL) {
        let instructions = submit::run(&mut recording(&name), CYCLES).unwrap().statistics.instructions;
        let start = Instant::now();
        let (outcome, _) = lockstep::run_on(machine.fresh(), *CONFIG, &mut recording(&name), CYCLES).unwrap();
        let seconds = start.elapsed().as_secs_f64();
        let error = outcome.error.as_deref().unwrap_or("no difference");
        println!("{name}: {outcome} of {instructions}, {seconds:.1} s: {error}");
        if !outcome.pass || outcome.compared != Some(instructions) {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
