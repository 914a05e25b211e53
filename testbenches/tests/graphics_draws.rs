//! Draws of unmodified drivers on the hardware: what it leaves in memory, pictures among it, is what the model leaves, byte for byte; and as many
//! primitives go to PA and quads to pixel waves.
//!
//! Which recordings: see `testbenches/src/recordings.rs`. Small ones are enough where none is named: `graphics_lockstep.rs` compares memory behind all of them.

use std::collections::BTreeSet;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_model::memory::Memory;
use tombolo_sim::design;
use tombolo_sim::engine::Engine;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::submit::frame::Frame;
use tombolo_sim::submit::{self, Recording, hardware};
use tombolo_sim::wave::Window;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::recordings::{folder, of_each, recording, wanted};

/// Recordings of a few thousand pixels.
const SMALL: [&str; 3] = ["triangle", "cube", "blend"];
/// Differences that are shown.
const SHOWN: usize = 8;
/// Steps of the model.
const STEPS: u64 = 1 << 30;
/// Cycles of the hardware.
const CYCLES: u64 = 1 << 27;

/// The dwords in pages that one of the two has changed and that differ, by address.
fn differences(modelled: &mut Recording, drawn: &mut Recording) -> Vec<(u64, u32, u32)> {
    let mut pages = BTreeSet::new();
    for changed in [modelled.memory.changed(), drawn.memory.changed()] {
        let mut rest = changed.as_slice();
        while let Some((head, tail)) = rest.split_at_checked(16) {
            let number = |at: usize| u64::from_le_bytes(head[at..at + 8].try_into().unwrap());
            pages.insert((number(0), number(8)));
            rest = &tail[number(8) as usize..];
        }
    }
    let mut differ = vec![];
    for (address, bytes) in pages {
        let [modelled, drawn] = [&mut *modelled, &mut *drawn].map(|recording| {
            let mut content = vec![0; bytes as usize];
            recording.memory.read(address, &mut content).unwrap();
            content
        });
        let words =
            |content: &[u8]| content.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect::<Vec<_>>();
        for (at, (modelled, drawn)) in (0..).zip(words(&modelled).into_iter().zip(words(&drawn))) {
            if modelled != drawn {
                differ.push((address + 4 * at, modelled, drawn));
            }
        }
    }
    differ
}

#[test]
fn the_hardware_leaves_in_memory_what_the_model_leaves() {
    let netlist = Arc::new(design::observed_queue(Config::by_name("gfx7").unwrap()).unwrap());
    let names = wanted(&SMALL, false);
    let machine = || Machine::of(Arc::clone(&netlist)).unwrap();
    let right = of_each(&names, machine, |machine, name| {
        let (mut modelled, mut drawn) = (recording(name), recording(name));
        let expected = submit::run(&mut modelled, STEPS).unwrap();
        assert!(expected.passed(), "{name}: {expected}");
        let engine = machine.fresh();
        let start = std::time::Instant::now();
        let mut frame = Frame::new(engine, Window::default()).unwrap();
        let mut watch = |engine: &mut dyn Engine| frame.see(engine);
        let outcome = hardware::run_watched(engine, &mut drawn, CYCLES, &mut watch).unwrap();
        let seconds = start.elapsed().as_secs_f64();
        let differ = differences(&mut modelled, &mut drawn);
        let error = outcome.error.as_deref().unwrap_or("no error");
        println!("{name}: {outcome}, {seconds:.1} s: {expected}; {error}, {} dwords differ", differ.len());
        for (address, modelled, drawn) in differ.iter().take(SHOWN) {
            println!("  {address:#x}: modelled {modelled:#010x}, drawn {drawn:#010x}");
        }
        let faults = engine.faults();
        for fault in faults.iter().take(SHOWN) {
            println!("  {fault:?}");
        }
        let seen = [frame.totals().primitives, frame.totals().shaded_quads];
        let modelled = [expected.statistics.primitives, expected.statistics.quads];
        if seen != modelled {
            println!("  primitives and quads: modelled {modelled:?}, seen {seen:?}");
        }
        outcome.pass && differ.is_empty() && faults.is_empty() && seen == modelled
    });
    let wrong: Vec<&String> = names.iter().zip(right).filter(|(_, right)| !right).map(|(name, _)| name).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// Flipped bits end in an error, or in what the model draws of them too; never in a panic, nor behind the limit of cycles.
#[test]
fn damaged_recordings_end_on_the_hardware() {
    const ROUNDS: u64 = 16;
    const LIMIT: u64 = 400_000;
    let path = folder().join("triangle.txt");
    let (text, pages) = (std::fs::read(&path).unwrap(), std::fs::read(path.with_extension("mem")).unwrap());
    let temporary = tempfile::tempdir().unwrap();
    let damaged_path = temporary.path().join("damaged.txt");
    let mut machine = Machine::of(Arc::new(design::observed_queue(Config::by_name("gfx7").unwrap()).unwrap())).unwrap();
    let mut random = SplitMix64::new(7);
    let mut below = |limit: usize| random.next_u32() as usize % limit;
    let (mut failed, mut drawn) = (0, 0);
    for round in 0..ROUNDS {
        let (mut text, mut pages) = (text.clone(), pages.clone());
        match round % 4 {
            // A page is an address, a length and its bytes.
            0 => pages.truncate(below(pages.len() / 4112) * 4112),
            _ => (0..1 + below(8)).for_each(|_| {
                let place = below(pages.len());
                pages[place] ^= 1 << below(8);
            }),
        }
        if round % 8 == 5 {
            text.truncate(below(text.len()));
        }
        std::fs::write(&damaged_path, &text).unwrap();
        std::fs::write(damaged_path.with_extension("mem"), &pages).unwrap();
        let Ok(mut damaged) = Recording::read(&damaged_path) else {
            failed += 1;
            continue;
        };
        let Ok(outcome) = hardware::run_watched(machine.fresh(), &mut damaged, LIMIT, &mut |_| ()) else {
            failed += 1;
            continue;
        };
        assert!(outcome.cycles <= LIMIT, "round {round}: {outcome}");
        assert_eq!(outcome.pass, outcome.error.is_none(), "round {round}: {outcome}");
        drawn += u32::from(outcome.pass);
        failed += u32::from(!outcome.pass);
    }
    println!("{failed} failed, {drawn} drawn");
    assert!(failed > 2 && drawn > 0, "{failed} failed, {drawn} drawn");
}
