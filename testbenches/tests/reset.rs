//! A reset in the middle of a run puts the machine back: whatever was under way, the next launch gives the same results in the
//! same cycles as from power-up. RAMs keep what they hold, so nothing may depend on that.
//!
//! `TOMBOLO_ROUNDS` is the number of resets of each configuration.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_netlist::reset::{Form, with_reset};
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::Engine;
use tombolo_sim::launch::Launch;
use tombolo_sim::launch::program::Program;
use tombolo_sim::memory::{MemoryPort, PortTiming};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::bus::RegisterBus;
use tombolo_sim::run::ports::MemoryPorts;
use tombolo_sim::run::rtl;
use tombolo_testbenches::launches::kernels_folder;

const KERNELS: [&str; 6] = ["reduction", "histogram", "vecadd", "scan", "tile_transpose", "polynomial"];
/// Cycles of a launch before a reset, at most.
const MOMENT: u64 = 3_000;

fn launch(kernel: &str) -> Launch {
    Launch::read(&kernels_folder().join(kernel), None).unwrap()
}

/// Starts a launch and leaves it after some cycles.
fn begin(engine: &mut dyn Engine, mut launch: Launch, cycles: u64) {
    let (ports, bus) = (MemoryPorts::find(engine).unwrap(), RegisterBus::find(engine).unwrap());
    let mut port = MemoryPort::new(PortTiming::default());
    let mut writes = Program::of(&launch.dispatch).unwrap().into_writes().into_iter();
    for _ in 0..cycles {
        bus.present(engine, writes.next());
        ports.cycle(engine, &mut port, &mut launch.memory);
    }
    bus.present(engine, None);
    // Memory is reset too: it owes nothing any more.
    ports.present(engine, &MemoryPort::new(PortTiming::default()));
}

#[test]
fn a_launch_behind_a_reset_takes_the_cycles_that_it_takes_from_power_up() {
    let rounds = std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    for name in ["default", "ecp5"] {
        let config = design::config(name).unwrap();
        let netlist = Arc::new(with_reset(&design::compute_unit(config).unwrap(), Form::Logic));
        let fresh = || design::engine(EngineKind::Compiled, netlist.clone()).unwrap();
        let run = |engine: &mut dyn Engine, kernel: &str| {
            let report = rtl::run(&mut launch(kernel), config, engine, rtl::Options::default(), |_| ());
            assert!(report.pass, "{name}, {kernel}: {:?}, {:?}", report.error, report.mismatches);
            report.statistics.cycles
        };
        let expected = KERNELS.map(|kernel| run(fresh().as_mut(), kernel));
        let mut random = SplitMix64::new(5);
        let mut engine = fresh();
        let reset = engine.input("reset").unwrap();
        for round in 0..rounds {
            let [first, second] = [(); 2].map(|()| random.next_u64() as usize % KERNELS.len());
            // Every other time a whole launch before it fills the caches.
            if round % 2 == 1 {
                run(engine.as_mut(), KERNELS[first]);
            }
            begin(engine.as_mut(), launch(KERNELS[first]), random.next_u64() % MOMENT);
            engine.set(reset, &[1]);
            engine.step();
            engine.set(reset, &[0]);
            let kernel = KERNELS[second];
            let cycles = run(engine.as_mut(), kernel);
            assert_eq!(cycles, expected[second], "{name}, round {round}: {kernel} behind {}", KERNELS[first]);
        }
    }
}
