//! Recorded command streams of Mesa's drivers, drawn by the graphics model: each picture is that of Mesa's software driver, and
//! damaged recordings end in errors within a limit.
//!
//! A picture may differ from its reference by 2 of 255. Where a scene allows more pixels than none to differ by more, the table
//! says why.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::submit::{self, Recording, RecordingError};

/// Steps that a scene may take.
const STEPS: u64 = 1 << 24;
/// Steps that a damaged one may take.
const DAMAGED_STEPS: u64 = 1 << 17;
/// How far a component may be off.
const TOLERANCE: u8 = 2;

/// Scenes, and the pixels that may be farther off.
const SCENES: &[(&str, usize)] = &[
    ("blend", 0),
    ("blend-1010102", 0),
    ("blend-16f", 0),
    ("blend-bgra", 0),
    ("clip", 0),
    ("cube", 0),
    ("cube-25", 0),
    ("cube-26", 0),
    ("gl-blend", 0),
    ("gl-blend-16f", 0),
    // A corner that clipping makes is rounded to another point of the grid.
    ("gl-clip", 1),
    ("gl-copies", 0),
    ("gl-cubemap", 0),
    ("gl-depth", 0),
    ("gl-draws", 0),
    ("gl-effects", 0),
    ("gl-formats", 0),
    ("gl-gears", 0),
    // As gl-clip.
    ("gl-lights", 1),
    ("gl-lines", 0),
    // Two lines pass between two pixels, and are a row higher or lower.
    ("gl-lines-26", 4),
    ("gl-lit", 0),
    ("gl-lit-25", 0),
    // The driver asks for a grid of 1/4096 pixel, the reference has one of 1/256.
    ("gl-lit-large", 4),
    // The reference clears to 25.5 of 255, and rounds it down before the logic operation.
    ("gl-logic", 512),
    // The reference takes the longer axis of a derivative for its length, so that levels of detail differ.
    ("gl-mipmap", 126),
    // A shader discards by the fraction of a sum, whose last bit decides; a blit spreads its pixels.
    ("gl-shaders", 19),
    ("gl-shaders-25", 19),
    ("gl-stencil", 0),
    ("gl-strips", 0),
    // As inputs-565, with 4 bits too.
    ("gl-targets", 23),
    ("gl-teapot", 0),
    // As gl-mipmap, and of comparisons where both numbers are alike.
    ("gl-textures", 36),
    ("gl-wrap", 0),
    ("gl-wrap-25", 0),
    ("inputs", 0),
    ("inputs-32f", 0),
    // The reference rounds to 8 bits first and then cuts to 5 or 6.
    ("inputs-565", 584),
    // The reference draws lines as rectangles (its strictLines is 1, that of the driver 0), whose ends and sides are across.
    ("lines", 88),
    ("many", 0),
    ("overlay", 0),
    ("stencil", 0),
    // As gl-mipmap.
    ("textured", 11),
    ("triangle", 0),
    ("triangle-25", 0),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("graphics/recordings")
}

fn reference(name: &str) -> (u32, u32, Vec<u8>) {
    let file = fs::read(folder().join(format!("{name}.png"))).unwrap();
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    (frame.width, frame.height, pixels)
}

#[test]
fn every_recording_with_a_picture_is_a_scene_here() {
    let mut names: Vec<String> = folder()
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "png"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort_unstable();
    assert_eq!(names, SCENES.iter().map(|(name, _)| *name).collect::<Vec<_>>());
}

#[test]
fn every_scene_looks_as_its_reference() {
    for (name, allowed) in SCENES {
        let mut recording = Recording::read(&folder().join(format!("{name}.txt"))).unwrap();
        let outcome = submit::run(&mut recording, STEPS).unwrap();
        assert!(outcome.passed(), "{name}: {:?}", outcome.error);
        let picture = outcome.picture.unwrap();
        let (width, height, expected) = reference(name);
        assert_eq!((picture.width, picture.height), (width, height), "{name}");
        let pixels = picture.pixels.chunks_exact(4).zip(expected.chunks_exact(3));
        let far =
            |(drawn, expected): &(&[u8], &[u8])| drawn.iter().zip(*expected).any(|(a, b)| a.abs_diff(*b) > TOLERANCE);
        let count = pixels.filter(far).count();
        assert!(count <= *allowed, "{name}: {count} pixels are farther off than {TOLERANCE}");
    }
}

#[test]
fn the_same_recording_gives_the_same_picture_and_counts() {
    let run = || {
        let mut recording = Recording::read(&folder().join("cube.txt")).unwrap();
        let outcome = submit::run(&mut recording, STEPS).unwrap();
        (outcome.statistics, outcome.picture, recording.memory.changed())
    };
    assert_eq!(run(), run());
}

#[test]
fn a_limit_of_steps_ends_a_scene_with_an_error() {
    let mut recording = Recording::read(&folder().join("cube.txt")).unwrap();
    let outcome = submit::run(&mut recording, 1000).unwrap();
    assert_eq!(outcome.error.unwrap().to_string(), "the limit of 1000 steps is used up");
}

/// A recording with damaged pages, read and run.
fn run_damaged(folder: &TempDir, text: &[u8], pages: &[u8]) -> Result<bool, RecordingError> {
    let path = folder.path().join("damaged.txt");
    fs::write(&path, text).unwrap();
    fs::write(path.with_extension("mem"), pages).unwrap();
    let mut recording = Recording::read(&path)?;
    Ok(submit::run(&mut recording, DAMAGED_STEPS)?.passed())
}

#[test]
fn recordings_that_are_cut_end_in_errors() {
    let temporary = TempDir::new().unwrap();
    let path = folder().join("triangle.txt");
    let (text, pages) = (fs::read(&path).unwrap(), fs::read(path.with_extension("mem")).unwrap());
    for cut in (0..pages.len()).step_by(2053) {
        // Between two pages the file is whole, and the missing pages are zeros.
        let whole = cut % (4096 + 16) == 0;
        assert!(whole || run_damaged(&temporary, &text, &pages[..cut]).is_err(), "{cut}");
    }
    for cut in (0..text.len()).step_by(19) {
        // Reading may succeed, with fewer mappings; running ends all the same.
        let _ = run_damaged(&temporary, &text[..cut], &pages);
    }
}

#[test]
fn recordings_with_flipped_bits_end_within_a_limit() {
    const ROUNDS: u32 = 120;
    let temporary = TempDir::new().unwrap();
    let mut random = SplitMix64::new(31);
    let mut below = |limit: usize| random.next_u32() as usize % limit;
    let mut failed = 0;
    for name in ["cube", "gl-wrap", "stencil"] {
        let path = folder().join(format!("{name}.txt"));
        let (text, pages) = (fs::read(&path).unwrap(), fs::read(path.with_extension("mem")).unwrap());
        for _ in 0..ROUNDS / 3 {
            let (mut text, mut pages) = (text.clone(), pages.clone());
            for _ in 0..1 + below(6) {
                let place = below(pages.len());
                pages[place] ^= 1 << below(8);
            }
            if below(8) == 0 {
                let place = below(text.len());
                text[place] ^= 1 << below(7);
            }
            failed += u32::from(!run_damaged(&temporary, &text, &pages).unwrap_or(false));
        }
    }
    // Most flips hit a page's padding or a vertex; some must be found.
    assert!(failed > 0);
}
