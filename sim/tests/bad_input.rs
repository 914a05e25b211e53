//! Bad input of `tombolo run`: one line on stderr that names the culprit, exit code 2, no panic.

use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;
use tombolo_sim::launch::Launch;
use tombolo_sim::random::SplitMix64;

const VECADD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/kernels/vecadd");
const ELF: &str = "kernel_gfx1201.elf";

/// A copy of the vecadd launch that a test may spoil.
fn launch_folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in fs::read_dir(VECADD).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    folder
}

fn edit(folder: &TempDir, file: &str, change: impl FnOnce(Vec<u8>) -> Vec<u8>) {
    let path = folder.path().join(file);
    let content = change(fs::read(&path).unwrap());
    fs::write(path, content).unwrap();
}

fn replace_in_manifest(folder: &TempDir, from: &str, to: &str) {
    edit(folder, "manifest.json", |text| {
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains(from), "the test replaces nothing");
        text.replace(from, to).into_bytes()
    });
}

fn tombolo(arguments: &[&str], path: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tombolo")).arg("run").arg(path).args(arguments).output().unwrap()
}

/// Runs the launch; answers the single line of the error.
fn error_of(path: &Path) -> String {
    let output = tombolo(&[], path);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
    assert_eq!(output.stdout, b"");
    stderr
}

#[track_caller]
fn assert_error_says(spoil: impl FnOnce(&TempDir), words: &[&str]) {
    let folder = launch_folder();
    spoil(&folder);
    let error = error_of(folder.path());
    for word in words {
        assert!(error.contains(word), "{word:?} is not in {error:?}");
    }
}

#[test]
fn a_path_that_is_no_launch_is_named() {
    assert!(error_of(Path::new("no/such/launch")).contains("no/such/launch"));
    assert_error_says(|f| fs::remove_file(f.path().join("manifest.json")).unwrap(), &["manifest.json"]);
}

#[test]
fn unreadable_json_is_located() {
    assert_error_says(
        |f| edit(f, "manifest.json", |t| t[..t.len() / 2].to_vec()),
        &["manifest.json", "line", "column"],
    );
    assert_error_says(|f| edit(f, "manifest.json", |_| vec![0xff, 0xfe]), &["manifest.json", "UTF-8"]);
}

#[test]
fn a_missing_kernel_lists_those_there_are() {
    assert_error_says(
        |f| replace_in_manifest(f, "\"kernel\": \"vecadd\"", "\"kernel\": \"x\""),
        &["`x`", "vecadd", ELF],
    );
}

#[test]
fn argument_sizes_that_contradict_the_metadata_are_named() {
    let narrow = |f: &TempDir| {
        replace_in_manifest(f, "\"bytes\": 4,", "\"bytes\": 8,");
        replace_in_manifest(f, "e8030000", "e803000000000000");
    };
    assert_error_says(narrow, &["argument 3", "8 bytes", "has 4"]);
}

#[test]
fn buffer_files_of_another_size_are_named() {
    assert_error_says(|f| edit(f, "arg1.bin", |b| b[1..].to_vec()), &["arg1.bin", "3999", "4000"]);
    assert_error_says(|f| edit(f, "expect2.bin", |b| b[4..].to_vec()), &["expect2.bin", "3996", "4000"]);
    assert_error_says(|f| fs::remove_file(f.path().join("arg0.bin")).unwrap(), &["arg0.bin"]);
}

#[test]
fn foreign_files_are_no_code_objects() {
    let own_binary = fs::read(env!("CARGO_BIN_EXE_tombolo")).unwrap();
    assert_error_says(|f| edit(f, ELF, |_| own_binary), &[ELF, "AMD"]);
    assert_error_says(|f| edit(f, ELF, |_| b"no ELF file at all".to_vec()), &[ELF, "ELF"]);
    assert_error_says(|f| edit(f, ELF, |_| vec![]), &[ELF, "ELF"]);
}

#[test]
fn code_for_another_processor_is_named() {
    /// Offset of the low byte of e_flags, the machine number, in a 64-bit ELF header.
    const E_FLAGS: usize = 48;
    /// EF_AMDGPU_MACH_AMDGCN_GFX900.
    const GFX900: u8 = 0x2c;
    let patch = |mut elf: Vec<u8>| {
        elf[E_FLAGS] = GFX900;
        elf
    };
    assert_error_says(|f| edit(f, ELF, patch), &[ELF, "gfx900", "gfx1201"]);
}

#[test]
fn json_reports_bad_input_as_one_object() {
    let output = tombolo(&["--json"], Path::new("no/such/launch"));
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(object["pass"], false);
    assert_eq!(object["error"]["kind"], "input");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn truncated_and_damaged_code_objects_never_panic() {
    let folder = launch_folder();
    let path = folder.path().join(ELF);
    let whole = fs::read(&path).unwrap();
    for length in (0..whole.len()).step_by(61) {
        fs::write(&path, &whole[..length]).unwrap();
        assert!(Launch::read(folder.path(), None).is_err(), "truncated to {length}");
    }
    let mut random = SplitMix64::new(1);
    for _ in 0..500 {
        let mut damaged = whole.clone();
        for _ in 0..=random.next_u32() % 4 {
            let at = random.next_u32() as usize % damaged.len();
            damaged[at] = random.next_u32() as u8;
        }
        fs::write(&path, &damaged).unwrap();
        // Damage may be harmless; only panics and endless loops are wrong.
        let _ = Launch::read(folder.path(), None);
    }
}

#[test]
fn the_model_refuses_to_record_hardware() {
    let (launch, folder) = (launch_folder(), tempfile::tempdir().unwrap());
    let file = folder.path().join("recording");
    for option in ["--vcd", "--fst", "--trace", "--konata"] {
        let output = tombolo(&["--engine", "model", option, file.to_str().unwrap()], launch.path());
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        assert!(stderr.contains(option), "{option} is not in {stderr:?}");
        assert!(!file.exists(), "{option} wrote a file");
    }
}

#[test]
fn a_front_of_blocks_and_pictures_of_other_kinds_are_refused() {
    let file = tempfile::tempdir().unwrap().path().join("waves.fst").display().to_string();
    let output = tombolo(&["--fst", &file, "--waves", "front", "--scope", "simd_0"], Path::new(VECADD));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("--waves front records no blocks: leave out --scope"), "{stderr}");
    let mut view = Command::new(env!("CARGO_BIN_EXE_tombolo"));
    let output = view.args(["view", VECADD, "-o", "picture.gif"]).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("picture.gif: a picture ends in .svg, .png or .html"), "{stderr}");
}
