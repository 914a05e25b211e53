//! Recordings of submissions of unmodified drivers (`testbenches/graphics/recordings`).
//!
//! `TOMBOLO_RECORDING` names those that a test takes (parts of names, between commas); without it a test has small ones of its own, or, as a
//! campaign, all of GFX7.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tombolo_model::memory::Memory;
use tombolo_sim::submit::Recording;

/// How recordings of RDNA4 machines end, which draw nothing (`command_queue.rs` and `ray_queries.rs` run them).
const OTHER_MACHINE: &str = "-gfx1201";

/// Their folder.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("graphics/recordings")
}

/// A recording.
///
/// # Panics
/// It cannot be read.
pub fn recording(name: &str) -> Recording {
    Recording::read(&folder().join(format!("{name}.txt"))).expect("a recording of the repository")
}

/// The first words of the buffer that begins with a mark, as a recording has it now.
///
/// # Panics
/// There is none, or it is shorter.
pub fn marked_words(recording: &Recording, mark: [u8; 4], words: usize) -> Vec<u32> {
    let mut pages = recording.memory.clone();
    let ranges: Vec<u64> = pages.ranges().map(|(begin, _)| begin).collect();
    let begins_with = |begin: &u64| {
        let mut head = [0; 4];
        pages.read(*begin, &mut head).is_ok() && head == mark
    };
    let begin = ranges.into_iter().find(begins_with).expect("the recording has the buffer");
    let mut bytes = vec![0; 4 * words];
    pages.read(begin, &mut bytes).expect("the buffer is as long");
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
}

/// Names of the recordings that a test takes, of which `small` are its own; where none are named, all if `is_campaign`.
///
/// # Panics
/// The folder cannot be read.
pub fn wanted(small: &[&str], is_campaign: bool) -> Vec<String> {
    let wanted = std::env::var("TOMBOLO_RECORDING").unwrap_or_default();
    if wanted.is_empty() && !is_campaign {
        return small.iter().map(|name| (*name).to_owned()).collect();
    }
    all().into_iter().filter(|name| wanted.split(',').any(|part| name.contains(part))).collect()
}

/// What `run` makes of each name, in their order. As many threads as there are processors take the next name each; `machine` makes what a
/// thread keeps for all of its own.
///
/// # Panics
/// A thread panics.
pub fn of_each<M, T: Send>(
    names: &[String],
    machine: impl Fn() -> M + Sync,
    run: impl Fn(&mut M, &str) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut machine = machine();
        let mut done = vec![];
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(name) = names.get(at)
        {
            done.push((at, run(&mut machine, name)));
        }
        done
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, T)> = thread::scope(|threads| {
        let started: Vec<_> = (0..processors.min(names.len())).map(|_| threads.spawn(work)).collect();
        started.into_iter().flat_map(|thread| thread.join().expect("a thread of a test")).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, made)| made).collect()
}

/// Names of all recordings of GFX7.
///
/// # Panics
/// The folder cannot be read.
pub fn all() -> Vec<String> {
    let files = std::fs::read_dir(folder()).expect("the recordings").map(|entry| entry.expect("a recording").path());
    let texts = files.filter(|path| path.extension().is_some_and(|extension| extension == "txt"));
    let names = texts.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.filter(|name| !name.ends_with(OTHER_MACHINE)).collect();
    names.sort();
    names
}
