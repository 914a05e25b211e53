//! What a user sees of runs that end early or record nothing: nothing is lost, nothing is silent.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/kernels");
const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/vectors/scalar.jsonl");

fn tombolo(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tombolo")).current_dir(folder).args(arguments).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn saxpy() -> String {
    format!("{KERNELS}/saxpy")
}

/// A launch without an end, in a folder of its own.
#[cfg(unix)]
fn endless(folder: &Path) -> std::path::PathBuf {
    let launch = folder.join("launch");
    fs::create_dir(&launch).unwrap();
    let source = ".globl k\n.type k,@function\nk:\n v_mov_b32_e32 v1, v0\n s_branch k\n.rodata\n.p2align 6
.amdhsa_kernel k\n.amdhsa_next_free_vgpr 16\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n";
    fs::write(launch.join("k.s"), source).unwrap();
    assert!(tombolo(&launch, &["asm", "k.s", "-o", "k.elf"]).status.success());
    let manifest = json!({"name": "k", "elf": "k.elf", "elfs": {}, "kernel": "k", "grid": [32, 1, 1],
        "block": [32, 1, 1], "dynamic_lds_bytes": 0, "args": []});
    fs::write(launch.join("manifest.json"), manifest.to_string()).unwrap();
    launch
}

/// A file under way that has bytes already.
#[cfg(unix)]
fn is_begun(file: &fs::DirEntry) -> bool {
    file.file_name().to_string_lossy().starts_with(".tombolo-") && file.metadata().is_ok_and(|it| it.len() > 0)
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_completes_its_files_and_names_them() {
    use std::process::Stdio;
    use std::time::Duration;

    let folder = TempDir::new().unwrap();
    let launch = endless(folder.path());
    let files = ["out.vcd", "out.jsonl", "out.kanata"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_tombolo"))
        .current_dir(folder.path())
        .args(["run", "--json", "--config", "lanes4", "--scope", "simd_0.issue", "--max-cycles", "1000000000"])
        .args(["--vcd", files[0], "--trace", files[1], "--konata", files[2]])
        .arg(launch)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The files are begun beside their places; the first bytes of the trace come when it fills its buffer.
    let begun = || fs::read_dir(folder.path()).unwrap().flatten().filter(is_begun).count();
    while begun() < 2 && child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(20));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    let stderr = stderr(&output);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["error"]["kind"], "interrupted", "{report}");
    for file in files {
        assert!(folder.path().join(file).metadata().is_ok_and(|it| it.len() > 0), "{file}: {stderr}");
        assert!(stderr.lines().any(|line| line.contains(&format!("wrote {file} ("))), "{file} in {stderr}");
    }
}

#[test]
fn a_window_that_ends_before_it_begins_is_refused() {
    let folder = TempDir::new().unwrap();
    let output = tombolo(folder.path(), &["run", &saxpy(), "--vcd", "x.vcd", "--from", "20", "--to", "10"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("--from 20 lies behind --to 10"), "{}", stderr(&output));
    assert!(!folder.path().join("x.vcd").exists());
}

#[test]
fn a_window_behind_the_end_of_the_run_is_refused() {
    let folder = TempDir::new().unwrap();
    let output = tombolo(folder.path(), &["run", &saxpy(), "--vcd", "x.vcd", "--from", "9000000"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("--from 9000000 lies behind the end of the run"), "{}", stderr(&output));
    assert!(!folder.path().join("x.vcd").exists());
}

#[test]
fn lockstep_without_a_difference_says_why_there_is_no_waveform() {
    let folder = TempDir::new().unwrap();
    let output = tombolo(folder.path(), &["run", &saxpy(), "--lockstep", "--vcd", "x.vcd", "--around-failure", "10"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stderr(&output).contains("do not differ: x.vcd is not written"), "{}", stderr(&output));
}

#[test]
fn a_filter_that_no_vector_matches_is_an_error() {
    let folder = TempDir::new().unwrap();
    for target in ["model", "rtl"] {
        let output = tombolo(folder.path(), &["vectors", VECTORS, "--on", target, "--filter", "no such vector"]);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains("contains `no such vector`"), "{}", stderr(&output));
    }
}
