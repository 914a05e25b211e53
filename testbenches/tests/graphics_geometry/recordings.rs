//! The primitives of recorded command streams of Mesa's drivers, under the state that they are drawn with.

use crate::bench::{Bench, Random, cases};
use crate::raster::compare;
use crate::state::Primitive;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use tombolo_hdl::graphics::raster::Rasteriser;
use tombolo_model::graphics::Machine;
use tombolo_model::graphics::reference::{RegisterFile, Watched};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::submit::Recording;

/// Steps that a scene may take.
const STEPS: u64 = 1 << 24;

fn recordings() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("graphics/recordings");
    let mut files: Vec<PathBuf> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.with_extension("png").exists() && path.extension().is_some_and(|it| it == "txt"));
    files.sort_unstable();
    files
}

/// Every primitive of a recording, in the order in which they are drawn, with the registers of its draw: as many as `most`, spread over all.
fn primitives(path: &Path, most: usize) -> Vec<(RegisterFile, Primitive, u32)> {
    let counted = Rc::new(RefCell::new(0usize));
    let found = Rc::new(RefCell::new(vec![]));
    let run = |every: usize| {
        let mut recording = Recording::read(path).unwrap();
        let streams = recording.graphics_streams().unwrap();
        let mut machine = Machine::new(STEPS);
        let (counted, found) = (Rc::clone(&counted), Rc::clone(&found));
        *counted.borrow_mut() = 0;
        machine.watch(Box::new(move |watched: &Watched| {
            let mut number = counted.borrow_mut();
            if *number % every == 0 && every != usize::MAX {
                let primitive = Primitive { kind: watched.kind, vertices: watched.vertices.map(Clone::clone) };
                found.borrow_mut().push((watched.registers.clone(), primitive, watched.viewport));
            }
            *number += 1;
        }));
        for stream in streams {
            machine.execute(&mut recording.memory, stream.address, stream.bytes).unwrap();
        }
    };
    run(usize::MAX);
    let every = counted.borrow().div_ceil(most).max(1);
    run(every);
    found.take()
}

#[test]
fn primitives_of_recordings_become_the_quads_and_values_of_the_model() {
    let mut bench = Bench::new(Rasteriser::new);
    let mut random = Random(SplitMix64::new(0x4ec0));
    let (mut all, mut count) = (0, 0);
    for path in recordings() {
        for (registers, primitive, viewport) in primitives(&path, cases(3)) {
            all += compare(&mut bench, &registers, &[(primitive, viewport)], &mut random);
            count += 1;
        }
    }
    println!("{count} primitives, {all} quads, {} clocks", bench.clocks);
    assert!(count > 50 && all > 1000, "{count} primitives, {all} quads");
}
