//! Launches with `"cooperative": true`: their work-groups wait for each other, on the model and on the hardware, and one that does not fit is refused before it runs.
//! The kernel is that of `testbenches/hip/grid_sync.hip`, whose barrier is that of ROCm's device libraries.

use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A launch of four steps in which work-groups of 64 work-items hand numbers on, so that each of four gets its own back, four larger.
fn launch(groups: u32) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (elf, items) = (Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip/grid_sync.elf"), 64 * groups);
    fs::copy(elf, folder.path().join("grid_sync.elf")).unwrap();
    let manifest = format!(
        r#"{{"kernel": "rotate", "grid": {items}, "block": 64, "cooperative": true,
            "args": [{{"kind": "buffer", "fill": "arange", "dtype": "u32", "shape": [{items}]}},
                {{"kind": "buffer", "fill": "zeros", "dtype": "u32", "shape": [{items}]}},
                {{"kind": "scalar", "type": "u32", "value": 4}},
                {{"kind": "buffer", "fill": "zeros", "dtype": "u32", "shape": [1]}}],
            "expect": [{{"arg": 0, "file": "handed_on.bin", "dtype": "u32", "shape": [{items}], "compare": "exact"}},
                {{"arg": 3, "file": "valid.bin", "dtype": "u32", "shape": [1], "compare": "exact"}}]}}"#
    );
    let handed_on: Vec<u8> = (0..items).flat_map(|i| (i + 4).to_le_bytes()).collect();
    for (name, content) in
        [("manifest.json", manifest.into_bytes()), ("handed_on.bin", handed_on), ("valid.bin", vec![1, 0, 0, 0])]
    {
        fs::write(folder.path().join(name), content).unwrap();
    }
    folder
}

/// Runs a command in the folder of a launch; answers its exit code and all that it says.
fn tombolo(folder: &TempDir, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tombolo"));
    let output = command.args(arguments).current_dir(folder.path()).output().unwrap();
    let said = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code(), said.concat())
}

#[test]
fn work_groups_wait_for_each_other_on_the_model_and_on_the_hardware() {
    let launch = launch(4);
    for engine in [&["model"][..], &["compiled", "--config", "lanes8", "--lockstep"]] {
        let (code, said) = tombolo(&launch, &[&["run", ".", "--engine"], engine].concat());
        assert_eq!(code, Some(0), "{engine:?}: {said}");
    }
    let (code, said) = tombolo(&launch, &["run", ".", "--engine", "model", "--sanitize"]);
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn a_grid_that_does_not_fit_is_refused_before_it_runs() {
    let launch = launch(17);
    for engine in ["model", "compiled"] {
        let (code, said) = tombolo(&launch, &["run", ".", "--engine", engine, "--config", "lanes8"]);
        assert_eq!(code, Some(1), "{engine}: {said}");
        let text =
            "a cooperative grid of 17 work-groups does not fit: configuration lanes8 holds 16 of them at the same time";
        assert!(said.contains(text), "{engine}: {said}");
    }
}

#[test]
fn the_debugger_refuses_it_by_name() {
    let (code, said) = tombolo(&launch(2), &["debug", "."]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("cooperative launch"), "{said}");
}
