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
        replace_in_manifest(f, "uint32", "uint64");
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
fn misspelt_keys_are_named_with_what_may_be_meant() {
    assert_error_says(
        |f| replace_in_manifest(f, "\"expect\"", "\"expects\""),
        &["manifest.json", "unknown key `expects`: is `expect` meant?"],
    );
}

#[test]
fn a_value_that_is_not_its_hex_is_named() {
    assert_error_says(|f| replace_in_manifest(f, "e8030000", "e9030000"), &["args[3]", "1000", "e8030000", "e9030000"]);
    assert_error_says(|f| replace_in_manifest(f, "\"value\": 1000", "\"value\": -1"), &["args[3]", "-1", "uint32"]);
}

#[test]
fn arrays_that_no_buffer_can_be_are_named() {
    let as_array = |descr: &str, order: &str, shape: &str| {
        let mut header = format!("{{'descr': '{descr}', 'fortran_order': {order}, 'shape': {shape}, }}\n").into_bytes();
        let mut file = b"\x93NUMPY\x01\x00".to_vec();
        file.extend((header.len() as u16).to_le_bytes());
        file.append(&mut header);
        file.resize(file.len() + 4000, 0);
        move |f: &TempDir| {
            fs::write(f.path().join("arg0.npy"), file).unwrap();
            replace_in_manifest(f, "arg0.bin", "arg0.npy");
        }
    };
    assert_error_says(as_array("<f4", "True", "(100, 10)"), &["arg0.npy", "Fortran order"]);
    assert_error_says(as_array(">f4", "False", "(1000,)"), &["arg0.npy", "big-endian"]);
    assert_error_says(as_array("<i4", "False", "(1000,)"), &["arg0.npy", "int32", "args[0]", "float32"]);
    assert_error_says(as_array("<f4", "False", "(999,)"), &["arg0.npy", "4000", "3996"]);
    assert_error_says(
        |f| {
            fs::write(f.path().join("arg0.npy"), "text").unwrap();
            replace_in_manifest(f, "arg0.bin", "arg0.npy");
        },
        &["arg0.npy", "no .npy file"],
    );
}

#[test]
fn expectations_that_are_longer_than_the_buffer_are_named() {
    let longer = |f: &TempDir| {
        edit(f, "expect2.bin", |mut bytes| {
            bytes.extend([0; 4]);
            bytes
        });
        edit(f, "manifest.json", |text| {
            let text = String::from_utf8(text).unwrap();
            let at = text.rfind("1000").unwrap();
            format!("{}1001{}", &text[..at], &text[at + 4..]).into_bytes()
        });
    };
    assert_error_says(longer, &["expect2.bin", "4004", "args[2]", "4000"]);
}

#[test]
fn work_groups_that_the_kernel_cannot_have_are_named() {
    let block = |from: &'static str, to: &'static str| move |f: &TempDir| replace_in_manifest(f, from, to);
    assert_error_says(
        block("\"dynamic_lds_bytes\": 0", "\"dynamic_lds_bytes\": 65537"),
        &["65537 bytes of LDS", "65536"],
    );
    assert_error_says(block("256,", "2048,"), &["work-group size", "2048"]);
}

#[test]
fn a_folder_without_a_code_object_of_its_own_says_which_there_are() {
    let without_elf = |f: &TempDir| replace_in_manifest(f, "\"elf\": \"kernel_gfx1201.elf\",", "");
    assert_error_says(without_elf, &["\"elf\"", "kernel_gfx1200.elf, kernel_gfx1201.elf"]);
    let none = |f: &TempDir| {
        without_elf(f);
        for file in ["kernel_gfx1200.elf", "kernel_gfx1201.elf", "kernel_gfx1201_wave64.elf"] {
            fs::remove_file(f.path().join(file)).unwrap();
        }
    };
    assert_error_says(none, &["no code object"]);
}

#[test]
fn damaged_manifests_never_panic() {
    let folder = launch_folder();
    let path = folder.path().join("manifest.json");
    // Every kind of argument, and every way to fill one.
    let whole = r#"{"elf":"kernel_gfx1201.elf","kernel":"vecadd","grid":[1024],"block":256,"args":[
        {"kind":"buffer","fill":{"random":7},"dtype":"f32","shape":[100,10]},
        {"kind":"buffer","fill":"arange","dtype":"bf16","bytes":4000},{"kind":"buffer","file":"arg2.bin","bytes":4000},
        {"kind":"scalar","type":"u32","value":1000,"hex":"e8030000"}],
        "expect":[{"arg":2,"file":"expect2.bin","dtype":"f32","shape":[1000],"compare":"tol","rtol":1e-3,"atol":0}]}"#;
    fs::write(&path, whole).unwrap();
    Launch::read(folder.path(), None).unwrap();
    const PIECES: [&str; 14] = [
        "0",
        "-1",
        "18446744073709551615",
        "1e400",
        "null",
        "[]",
        "{}",
        "\"\"",
        "4294967296",
        "true",
        "[[[[",
        "\"nan\"",
        "[65536,65536,65536,65536]",
        "\"zeros\"",
    ];
    let mut random = SplitMix64::new(2);
    let mut pick = |most: usize| random.next_u32() as usize % most;
    for _ in 0..3000 {
        let mut damaged = whole.to_owned();
        for _ in 0..=pick(3) {
            // A value, or any stretch of text, becomes something else.
            let from = damaged[pick(damaged.len())..].find([':', ',', '[']).unwrap_or(0) + 1;
            let from = from.min(damaged.len() - 1);
            let to = (from + 1 + pick(12)).min(damaged.len());
            damaged.replace_range(from..to, PIECES[pick(PIECES.len())]);
        }
        fs::write(&path, &damaged).unwrap();
        // Damage may be harmless; only panics and endless loops are wrong.
        let _ = Launch::read(folder.path(), None);
    }
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
