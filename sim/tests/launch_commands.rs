//! `tombolo run --dump` writes what buffers hold, on the model and on the hardware; `tombolo init` makes launches that run.

use pretty_assertions::assert_eq;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

fn kernels() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/kernels")
}

/// A copy of a launch.
fn copy(name: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in fs::read_dir(kernels().join(name)).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    folder
}

fn tombolo(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tombolo")).args(arguments).current_dir(folder).output().unwrap()
}

/// Runs a command that must end with this exit code; answers stdout and stderr.
#[track_caller]
fn run(code: i32, arguments: &[&str], folder: &Path) -> (String, String) {
    let output = tombolo(arguments, folder);
    let [stdout, stderr] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert_eq!(output.status.code(), Some(code), "{arguments:?}\n{stdout}{stderr}");
    (stdout, stderr)
}

/// Header and elements of a `.npy` file of version 1.
fn array(file: &Path) -> (String, Vec<u8>) {
    let bytes = fs::read(file).unwrap();
    assert!(bytes.starts_with(b"\x93NUMPY\x01\x00"));
    let end = 10 + usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    assert_eq!(end % 64, 0);
    (String::from_utf8(bytes[10..end].to_vec()).unwrap(), bytes[end..].to_vec())
}

#[test]
fn a_dump_has_every_buffer_on_the_model_and_on_the_hardware() {
    let launch = copy("vecadd");
    let expected = fs::read(launch.path().join("expect2.bin")).unwrap();
    for engine in ["model", "compiled"] {
        let dump = format!("dump_{engine}");
        let command = ["run", ".", "--engine", engine, "--config", "ecp5", "--dump", &dump];
        let (stdout, _) = run(0, &command, launch.path());
        let folder = launch.path().join(&dump);
        let (header, elements) = array(&folder.join("arg2.npy"));
        assert!(header.contains("'<f4'") && header.contains("(1000,)"), "{header}");
        assert_eq!(elements, expected, "{engine}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
        assert!(stdout.contains(&format!("wrote {dump}/arg2.npy (float32 [1000])")), "{stdout}");
    }
}

#[test]
fn a_dump_is_written_after_a_mismatch_and_after_an_error() {
    let launch = copy("vecadd");
    let manifest = launch.path().join("manifest.json");
    let text = fs::read_to_string(&manifest).unwrap();
    let expected = fs::read(launch.path().join("expect2.bin")).unwrap();
    fs::write(launch.path().join("expect2.bin"), vec![0; 4000]).unwrap();
    let (stdout, stderr) = run(1, &["run", ".", "--engine", "model", "--dump", "a/b", "--json"], launch.path());
    assert_eq!(array(&launch.path().join("a/b/arg2.npy")).1, expected);
    // Stdout has one object, so the files are named beside it.
    assert_eq!(stdout.lines().count(), 1, "{stdout}");
    assert_eq!(stderr.lines().filter(|line| line.starts_with("tombolo: wrote ")).count(), 3, "{stderr}");
    // One element too many: the last work-group fails, those before it have written their results.
    fs::write(&manifest, text.replace("e8030000", "e9030000").replace("\"value\": 1000", "\"value\": 1001")).unwrap();
    let (_, stderr) = run(1, &["run", ".", "--engine", "model", "--dump", "c"], launch.path());
    assert!(stderr.contains("error"), "{stderr}");
    assert_eq!(array(&launch.path().join("c/arg2.npy")).1[..3072], expected[..3072]);
}

#[test]
fn a_dump_that_has_no_place_is_refused_before_the_run() {
    let launch = copy("vecadd");
    fs::write(launch.path().join("file"), "").unwrap();
    let (stdout, stderr) = run(2, &["run", ".", "--engine", "model", "--dump", "file/x"], launch.path());
    assert!(stdout.is_empty() && stderr.contains("file/x"), "{stdout}{stderr}");
}

#[test]
fn what_a_dump_writes_may_be_what_a_launch_reads_and_expects() {
    let launch = copy("vecadd");
    run(0, &["run", ".", "--engine", "model", "--dump", "."], launch.path());
    for file in ["arg0.bin", "arg1.bin", "expect2.bin"] {
        fs::remove_file(launch.path().join(file)).unwrap();
    }
    let manifest = r#"{"elf": "kernel_gfx1201.elf", "kernel": "vecadd", "grid": 1024, "block": [256], "args": [
        {"kind": "buffer", "file": "arg0.npy"}, {"kind": "buffer", "file": "arg1.npy"},
        {"kind": "buffer", "name": "sum", "fill": "zeros", "type": "f32", "shape": [10, 100]},
        {"kind": "scalar", "type": "u32", "value": 1000}],
        "expect": [{"arg": 2, "file": "arg2.npy", "compare": "exact"}]}"#;
    fs::write(launch.path().join("manifest.json"), manifest).unwrap();
    run(0, &["run", ".", "--engine", "model", "--dump", "again"], launch.path());
    let (header, elements) = array(&launch.path().join("again/arg2_sum.npy"));
    assert!(header.contains("(10, 100)"), "{header}");
    assert_eq!(elements, array(&launch.path().join("arg2.npy")).1);
}

#[test]
fn buffers_without_a_type_are_dumped_as_they_are() {
    let launch = copy("vecadd");
    let manifest = r#"{"elf": "kernel_gfx1201.elf", "kernel": "vecadd", "grid": 256, "block": 256, "args": [
        {"kind": "buffer", "fill": "zeros", "bytes": 1024}, {"kind": "buffer", "fill": {"random": 1}, "bytes": 1024},
        {"kind": "buffer", "fill": "zeros", "bytes": 1024}, {"kind": "scalar", "type": "u32", "value": 0}]}"#;
    fs::write(launch.path().join("manifest.json"), manifest).unwrap();
    run(0, &["run", ".", "--engine", "model", "--dump", "d"], launch.path());
    assert_eq!(fs::read(launch.path().join("d/arg0.bin")).unwrap(), [0; 1024]);
    assert_ne!(fs::read(launch.path().join("d/arg1.bin")).unwrap(), [0; 1024]);
}

/// Their operands are larger than the buffers that `init` guesses.
const LARGER: [&str; 2] = ["matrix_clamp", "matrix_sparse"];

#[test]
fn every_kernel_of_the_repository_becomes_a_launch_that_runs_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut count = 0;
    for kernel in fs::read_dir(kernels()).unwrap() {
        let kernel = kernel.unwrap();
        let object = kernel.path().join("kernel_gfx1201.elf");
        if !object.is_file() {
            continue;
        }
        let name = kernel.file_name().into_string().unwrap();
        let (stdout, _) = run(0, &["init", object.to_str().unwrap(), "-o", &name], folder.path());
        assert!(stdout.contains(&format!("wrote {name}/manifest.json")), "{stdout}");
        if !LARGER.contains(&name.as_str()) {
            run(0, &["run", &name, "--engine", "model"], folder.path());
        }
        count += 1;
    }
    assert!(count > 25, "{count} kernels");
}

#[test]
fn a_launch_that_is_there_is_not_overwritten() {
    let launch = copy("vecadd");
    let (_, stderr) = run(2, &["init", "kernel_gfx1201.elf", "-o", "."], launch.path());
    assert!(stderr.contains("manifest.json: is there already"), "{stderr}");
    let before = fs::read(launch.path().join("manifest.json")).unwrap();
    assert_eq!(before, fs::read(kernels().join("vecadd/manifest.json")).unwrap());
}

/// Two kernels in assembly, with descriptors and metadata.
const TWO_KERNELS: &str = "
.amdgcn_target \"amdgcn-amd-amdhsa--gfx1201\"
.text
.globl first
.p2align 8
.type first,@function
first:
  s_endpgm
.globl second
.p2align 8
.type second,@function
second:
  s_endpgm
.rodata
.p2align 6
.amdhsa_kernel first
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdhsa_kernel second
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
";

#[test]
fn a_code_object_of_several_kernels_lists_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("two.s"), TWO_KERNELS).unwrap();
    run(0, &["asm", "two.s", "-o", "two.elf"], folder.path());
    let (_, stderr) = run(2, &["init", "two.elf"], folder.path());
    assert!(stderr.contains("several kernels") && stderr.contains("first, second"), "{stderr}");
    let (_, stderr) = run(2, &["init", "two.elf", "--kernel", "third"], folder.path());
    assert!(stderr.contains("`third`") && stderr.contains("second"), "{stderr}");
    run(0, &["init", "two.elf", "--kernel", "second"], folder.path());
    run(0, &["run", "second", "--engine", "model"], folder.path());
}

const SOURCE: &str = "kernel void twice(global uint *values) {
  uint i = __builtin_amdgcn_workitem_id_x();
  values[i] = 2 * i + 1;
}";

/// Whether there is no clang for the test: it is skipped then, loudly, and fails in CI.
fn clang_is_missing() -> bool {
    let missing = Command::new("clang-19").arg("--version").output().is_err();
    if missing {
        assert!(std::env::var_os("CI").is_none(), "CI needs clang-19");
        // Not `eprintln`, which the test harness swallows.
        let _ = std::io::Write::write_all(&mut std::io::stderr(), b"SKIPPED: clang-19 is not installed\n");
    }
    missing
}

#[test]
fn a_source_is_compiled_with_the_command_that_is_shown() {
    if clang_is_missing() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("twice.cl"), SOURCE).unwrap();
    let (stdout, _) = run(0, &["init", "twice.cl", "--mcpu", "gfx1200"], folder.path());
    let command = stdout.lines().next().unwrap();
    assert!(
        command.contains("clang") && command.contains("-mcpu=gfx1200 -x cl") && command.contains("twice.cl"),
        "{stdout}"
    );
    run(0, &["run", "twice", "--engine", "model", "--dump", "d"], folder.path());
    let (_, elements) = array(&folder.path().join("d/arg0_values.npy"));
    assert_eq!(elements[4 * 63..4 * 64], 127u32.to_le_bytes());
    let c = "__attribute__((amdgpu_kernel)) void in_c(__attribute__((address_space(1))) unsigned *p) { *p = 7; }";
    fs::write(folder.path().join("in_c.c"), c).unwrap();
    run(0, &["init", "in_c.c"], folder.path());
    run(0, &["run", "in_c", "--engine", "model", "--dump", "d"], folder.path());
}

#[test]
fn a_source_that_the_compiler_refuses_makes_no_launch() {
    if clang_is_missing() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("wrong.cl"), "kernel void wrong(global uint *x) { y = 1; }").unwrap();
    let (_, stderr) = run(2, &["init", "wrong.cl"], folder.path());
    assert!(stderr.contains("undeclared") && stderr.contains("wrong.cl: the compiler failed"), "{stderr}");
    assert!(!folder.path().join("wrong").exists());
}

#[test]
fn without_a_compiler_a_source_says_what_to_install() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("twice.cl"), SOURCE).unwrap();
    let init = |variable: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tombolo"));
        command.args(["init", "twice.cl"]).current_dir(&folder).env_remove("TOMBOLO_CLANG").env(variable, value);
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let stderr = init("PATH", "/nowhere");
    assert!(stderr.contains("apt-get install clang-19") && stderr.contains("TOMBOLO_CLANG"), "{stderr}");
    let stderr = init("TOMBOLO_CLANG", "/nowhere/clang");
    assert!(stderr.contains("/nowhere/clang: cannot be started"), "{stderr}");
}

#[test]
fn a_launch_is_packed_as_rows_that_its_sizes_count() {
    let launch = copy("vecadd");
    run(0, &["pack", ".", "--config", "ecp5", "--out", "packed"], launch.path());
    let read = |name: &str| fs::read_to_string(launch.path().join("packed").join(name)).unwrap();
    let rows = ["memory.hex", "regions.hex", "bus.hex", "expect.hex"].map(|name| read(name).lines().count());
    let sizes: Vec<usize> = read("sizes.hex").lines().map(|size| usize::from_str_radix(size, 16).unwrap()).collect();
    assert_eq!(rows.to_vec(), sizes);
    let widths = ["memory.hex", "regions.hex", "bus.hex", "expect.hex"].map(|name| read(name).find('\n').unwrap());
    assert_eq!(widths, [128, 32, 16, 152]);
    // The last write starts the launch.
    assert!(read("bus.hex").lines().last().unwrap().starts_with("0000b800"));
    assert!(read("launch.txt").contains("COMPUTE_USER_DATA_1\n"));
    // What is expected lies in lines that memory has, and is not there yet.
    let memory: Vec<String> = read("memory.hex").lines().map(str::to_owned).collect();
    let first = read("expect.hex").lines().next().unwrap().to_owned();
    let row = usize::from_str_radix(&first[..8], 16).unwrap();
    assert_eq!(&first[8..24], "ffffffffffffffff");
    assert_ne!(memory[row], first[24..]);
    let expected = fs::read(launch.path().join("expect2.bin")).unwrap();
    let digits: String = expected[..64].iter().rev().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(first[24..], digits);
}

#[test]
fn what_a_test_bench_cannot_compare_is_not_packed() {
    let launch = copy("softmax");
    let (_, stderr) = run(2, &["pack", ".", "--out", "packed"], launch.path());
    assert!(stderr.contains("\"compare\": \"exact\""), "{stderr}");
}

#[test]
fn a_trace_of_a_launch_that_hangs_tells_every_instruction_once() {
    let folder = copy("vecadd");
    let (trace, message) = run(1, &["run", "--max-cycles", "300", "--trace", "-", "."], folder.path());
    assert!(message.contains("waits for"), "{message}");
    let lines: Vec<&str> = trace.lines().collect();
    let once: std::collections::HashSet<&str> = lines.iter().copied().collect();
    assert!(!lines.is_empty());
    assert_eq!(once.len(), lines.len());
}
