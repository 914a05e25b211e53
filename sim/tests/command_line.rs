//! The command line as scripts use it: pipes, lists as JSON, completions, colours, files that are replaced.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

const SAXPY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/kernels/saxpy");

/// Runs it in a folder, with `input` on stdin.
fn tombolo(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tombolo"))
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn success(folder: &Path, arguments: &[&str], input: &[u8]) -> Vec<u8> {
    let output = tombolo(folder, arguments, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[test]
fn code_goes_through_the_assembler_and_back_in_pipes() {
    let folder = TempDir::new().unwrap();
    let source = b"\tv_add_f32_e32 v1, v2, v3\n\ts_endpgm\n";
    let code = success(folder.path(), &["asm", "-", "-o", "-", "--raw"], source);
    assert_eq!(code.len(), 8);
    let text = success(folder.path(), &["disasm", "-"], &code);
    assert_eq!(text, source);
    let output = tombolo(folder.path(), &["asm", "-", "-o", "-"], b"v_nonsense v1\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("<stdin>"), "the error names its source");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_trace_on_stdout_is_alone_there() {
    let folder = TempDir::new().unwrap();
    let lines = String::from_utf8(success(folder.path(), &["run", SAXPY, "--trace", "-"], b"")).unwrap();
    assert!(lines.lines().count() > 100);
    assert!(lines.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    let output = tombolo(folder.path(), &["run", SAXPY, "--trace", "-", "--json"], b"");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_list_is_there_as_json() {
    let folder = TempDir::new().unwrap();
    let list: Value =
        serde_json::from_slice(&success(folder.path(), &["list", "--config", "ecp5", "--json"], b"")).unwrap();
    assert_eq!(list["config"], "ecp5");
    let named = |rows: &Value, name: &str| rows.as_array().unwrap().iter().any(|row| row["name"] == name);
    assert!(named(&list["configurations"], "default") && named(&list["blocks"], "compute_unit"));
    assert!(named(&list["register_blocks"], "vgt_registers"));
}

#[test]
fn a_register_is_listed_once() {
    let folder = TempDir::new().unwrap();
    let text = String::from_utf8(success(folder.path(), &["regs", "--filter", "COMPUTE_PGM_RSRC1"], b"")).unwrap();
    assert_eq!(text.matches("COMPUTE_PGM_RSRC1").count(), 1, "{text}");
}

#[test]
fn an_emission_removes_what_the_last_one_of_its_top_wrote_and_nothing_else() {
    let folder = TempDir::new().unwrap();
    let emit = |arguments: &[&str]| success(folder.path(), &[&["emit", "--out", "out"], arguments].concat(), b"");
    let exists = |name: &str| folder.path().join("out").join(name).exists();
    emit(&["--config", "default", "--top", "simd"]);
    emit(&["--top", "vgt_registers"]);
    fs::write(folder.path().join("out/mine.v"), "// mine\n").unwrap();
    assert!(exists("binary64_unit.v") && exists("simd.f"));
    emit(&["--config", "ecp5", "--top", "simd"]);
    let core = fs::read_to_string(folder.path().join("out/simd.core")).unwrap();
    assert!(core.contains("name: tombolo:ecp5:simd:") && core.contains("      - valu.v\n"), "{core}");
    // `ecp5` has no binary64.
    assert!(!exists("binary64_unit.v") && exists("simd.v") && exists("vgt_registers.v") && exists("mine.v"));
}

#[test]
fn a_configuration_of_ones_own_is_listed_run_emitted_and_told_what_is_wrong_with_it() {
    let folder = TempDir::new().unwrap();
    let own = "ecp5:waves=8,wide_atomics=true";
    let list: Value =
        serde_json::from_slice(&success(folder.path(), &["list", "--knobs", "--config", own, "--json"], b"")).unwrap();
    assert_eq!(list["config"], own);
    let knob = |name: &str| list["knobs"].as_array().unwrap().iter().find(|knob| knob["name"] == name).unwrap().clone();
    assert_eq!((&knob("waves")["value"], &knob("wide_atomics")["value"]), (&"8".into(), &"true".into()));
    let kernel = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/kernels/vecadd");
    let run: Value =
        serde_json::from_slice(&success(folder.path(), &["run", kernel, "--config", own, "--json"], b"")).unwrap();
    assert_eq!(run["pass"], true);
    success(folder.path(), &["emit", "--config", own, "--top", "simd", "--out", "out"], b"");
    let core = fs::read_to_string(folder.path().join("out/simd.core")).unwrap();
    assert!(core.contains("name: tombolo:ecp5_waves_8_wide_atomics_true:simd:"), "{core}");
    for (wrong, told) in [("ecp5:waves=1", "waves is 2 to 16"), ("ecp5:wavs=8", "no knob wavs")] {
        let output = tombolo(folder.path(), &["run", kernel, "--config", wrong], b"");
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(told), "{wrong}: {output:?}");
    }
}

#[test]
fn each_block_that_is_proved_is_emitted_with_its_properties_and_its_bug() {
    let folder = TempDir::new().unwrap();
    let list: Value = serde_json::from_slice(&success(folder.path(), &["list", "--json"], b"")).unwrap();
    let names: Vec<&str> = list["proofs"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert!(names.contains(&"round_robin"));
    for name in names {
        let emit = |out: &str, more: &[&str]| {
            let arguments = [&["emit", "--formal", "--top", name, "--out", out], more].concat();
            success(folder.path(), &arguments, b"");
            let read = |file: &str| fs::read_to_string(folder.path().join(out).join(file)).unwrap();
            assert!(read(&format!("{name}_formal.sv")).contains("assert (assert_"), "{name}");
            assert!(read(&format!("{name}.sby")).contains(&format!("prep -top {name}_formal")), "{name}");
            read(&format!("{name}.f")).lines().map(read).collect::<String>()
        };
        assert_ne!(emit("sound", &[]), emit("planted", &["--planted"]), "{name}");
    }
    let output = tombolo(folder.path(), &["emit", "--formal", "--top", "simd", "--out", "out"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("round_robin"), "the error says what there is");
}

#[test]
fn the_compute_unit_has_axi_ports_of_any_width() {
    let folder = TempDir::new().unwrap();
    let emit = |width: &str| {
        let arguments = ["emit", "--top", "compute_unit_axi", "--config", "ecp5", "--axi-width", width];
        String::from_utf8(success(folder.path(), &arguments, b"")).unwrap()
    };
    assert!(emit("64").contains("output wire [63:0] m_axi_wdata"));
    assert!(emit("512").contains("input wire [511:0] m_axi_rdata"));
    let output = tombolo(folder.path(), &["emit", "--axi-width", "96"], b"");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn shells_and_man_learn_the_command_line() {
    let folder = TempDir::new().unwrap();
    for shell in ["bash", "zsh", "fish"] {
        let script = String::from_utf8(success(folder.path(), &["completions", shell], b"")).unwrap();
        assert!(script.contains("lockstep"), "{shell}");
    }
    success(folder.path(), &["man", "--out", "man"], b"");
    let page = fs::read_to_string(folder.path().join("man/tombolo-run.1")).unwrap();
    assert!(page.contains("sanitize"));
}

#[test]
fn the_verdict_is_coloured_only_where_that_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let run = |colour: &str| success(folder.path(), &["--color", colour, "run", "--engine", "model", SAXPY], b"");
    let [always, auto] = ["always", "auto"].map(run);
    assert!(always.contains(&0x1b) && !auto.contains(&0x1b));
    assert!(String::from_utf8(auto).unwrap().starts_with("saxpy: pass, "));
}

#[test]
fn the_blocks_that_a_waveform_can_be_limited_to_are_listed() {
    let folder = TempDir::new().unwrap();
    let tree = String::from_utf8(success(folder.path(), &["run", SAXPY, "--scope", "help"], b"")).unwrap();
    let line = |name: &str| tree.lines().position(|line| line.trim_start().starts_with(name));
    assert!(line("simd_0 to simd_1") < line("slot_0 to slot_15") && line("simd_0 to simd_1").is_some(), "{tree}");
    let output = tombolo(folder.path(), &["run", SAXPY, "--fst", "x.fst", "--scope", "simd_0.slto_0"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is simd_0.slot_0 meant?"), "near names");
    let output = tombolo(folder.path(), &["run", SAXPY, "--fst", "x.fst", "--scope", "nonsense"], b"");
    assert!(String::from_utf8_lossy(&output.stderr).contains("in the top are "), "names at all");
}

#[test]
fn code_with_debug_information_shows_lines_of_its_source() {
    const CODE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../code-object/tests/data/scale_debug.elf");
    let folder = TempDir::new().unwrap();
    fs::copy(CODE, folder.path().join("k.elf")).unwrap();
    let launch = json!({"elf": "k.elf", "kernel": "scale", "grid": 64, "block": 64, "args": [
        {"kind": "buffer", "fill": "zeros", "dtype": "float32", "shape": [64]},
        {"kind": "buffer", "fill": "arange", "dtype": "float32", "shape": [60]},
        {"kind": "scalar", "type": "f32", "value": 0.5}]});
    fs::write(folder.path().join("manifest.json"), launch.to_string()).unwrap();
    // Four lanes read behind the second buffer, in line 5.
    for engine in ["model", "compiled"] {
        let output = tombolo(folder.path(), &["run", ".", "--engine", engine], b"");
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(stderr.contains("scale_debug.cl:5"), "{engine}: {stderr}");
    }
    fs::write(folder.path().join("manifest.json"), launch.to_string().replace("[60]", "[64]")).unwrap();
    let trace = String::from_utf8(success(folder.path(), &["run", ".", "--trace", "-"], b"")).unwrap();
    assert!(trace.lines().any(|line| line.contains("global_load_b32") && line.contains("scale_debug.cl:5")));
    let profile = String::from_utf8(success(folder.path(), &["profile", "."], b"")).unwrap();
    assert!(profile.contains("; scale_debug.cl:9"), "{profile}");
}

#[test]
fn a_prefix_is_in_the_name_of_every_module_and_file() {
    let folder = TempDir::new().unwrap();
    success(folder.path(), &["emit", "--top", "round_robin", "--out", "out", "--prefix", "tb_"], b"");
    let names: Vec<String> =
        fs::read_to_string(folder.path().join("out/tb_round_robin.f")).unwrap().lines().map(str::to_owned).collect();
    assert!(!names.is_empty() && names.iter().all(|name| name.starts_with("tb_")), "{names:?}");
    let text = fs::read_to_string(folder.path().join("out/tb_round_robin.v")).unwrap();
    assert!(text.contains("module tb_round_robin (") && text.contains("`default_nettype none"), "{text}");
    assert_eq!(tombolo(folder.path(), &["emit", "--prefix", "1x"], b"").status.code(), Some(2));
}

#[test]
fn verilog_has_a_reset_only_if_one_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let emit = |style: &str| success(folder.path(), &["emit", "--top", "wave_wait", "--reset", style], b"");
    let none = success(folder.path(), &["emit", "--top", "wave_wait"], b"");
    assert_eq!(none, emit("none"));
    let has = |text: &[u8], what: &str| String::from_utf8_lossy(text).contains(what);
    assert!(!has(&none, "input wire reset"));
    let synchronous = emit("sync");
    assert!(has(&synchronous, "input wire reset") && has(&synchronous, "if (reset) begin"));
    assert!(!has(&synchronous, "posedge reset"));
    assert!(has(&emit("async"), "or posedge reset"));
}

#[test]
fn what_looks_at_a_submission_is_refused_where_there_is_nothing_to_look_at() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/graphics/recordings/triangle.txt");
    let recording = path.to_str().unwrap();
    for (arguments, why) in [
        (
            &["submit", recording, "--vcd", "waves.vcd"][..],
            "a waveform records hardware; the model has none: choose another --engine",
        ),
        (
            &["submit", recording, "--lockstep"][..],
            "--lockstep compares hardware with the model: choose another --engine",
        ),
        (
            &["submit", recording, "--engine", "compiled", "--config", "default", "--lockstep"],
            "lock-step of submissions compares with the model of GFX7: default has another instruction set",
        ),
    ] {
        let output = tombolo(Path::new("."), arguments, b"");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn a_waveform_of_a_submission_shows_primitives_quads_and_pixels_as_text() {
    let folder = TempDir::new().unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/graphics/recordings/triangle.txt");
    // The first primitive, a clear, and the first wave of its pixels.
    let window = ["--vcd", "waves.vcd", "--from", "6400", "--to", "8200", "--scope", "graphics_0.words"];
    let submit = ["submit", path.to_str().unwrap(), "--engine", "compiled"];
    success(folder.path(), &[&submit[..], &window[..]].concat(), b"");
    let waves = fs::read_to_string(folder.path().join("waves.vcd")).unwrap();
    for text in [
        " draw_number ",
        "s1:_rectangle_0.0000,0.0000_to_63.9998,63.9998_front ",
        "s1:_0,0_covers_##/## ",
        "starget_0_0,0_=_ff604020 ",
    ] {
        assert!(waves.contains(text), "{text}");
    }
}
