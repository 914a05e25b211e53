//! Launches that cannot end well, on the model and on the hardware: the error names kind, wave, address and instruction;
//! exit code 1.

use pretty_assertions::assert_eq;
use serde_json::Value;
use std::fs;
use std::process::Command;
use tempfile::TempDir;

const VECADD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/kernels/vecadd");
/// Offset of the code in the file of vecadd, and its address when loaded.
const CODE_OFFSET: usize = 0xa00;
const CODE_ADDRESS: u64 = 0x7e00_0000_1a00;

/// What the launches run on.
const ENGINES: [&str; 2] = ["model", "compiled"];

/// Runs vecadd with its first instructions replaced and its manifest edited; answers the JSON report.
fn run(engine: &str, code: &[u32], from: &str, to: &str) -> Value {
    run_with(&["--engine", engine], code, from, to)
}

/// The same with these arguments.
fn run_with(arguments: &[&str], code: &[u32], from: &str, to: &str) -> Value {
    let folder = TempDir::new().unwrap();
    for file in fs::read_dir(VECADD).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let elf = folder.path().join("kernel_gfx1201.elf");
    let mut bytes = fs::read(&elf).unwrap();
    for (i, word) in code.iter().enumerate() {
        bytes[CODE_OFFSET + 4 * i..][..4].copy_from_slice(&word.to_le_bytes());
    }
    fs::write(elf, bytes).unwrap();
    let manifest = folder.path().join("manifest.json");
    let text = fs::read_to_string(&manifest).unwrap();
    assert!(text.contains(from), "the test replaces nothing");
    fs::write(manifest, text.replace(from, to)).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tombolo"));
    command.arg("run").args(arguments).args(["--max-cycles", "10000", "--json"]).arg(folder.path());
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    // One error, and a hang's has a line for each wave.
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(stderr.lines().filter(|line| !line.starts_with("  ")).count(), 1, "{stderr}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn an_endless_loop_ends_with_the_place_of_every_wave() {
    for engine in ENGINES {
        // s_branch to itself.
        let report = run(engine, &[0xbfa0_ffff], "", "");
        assert_eq!(report["error"]["kind"], "hang");
        let message = report["error"]["message"].as_str().unwrap();
        assert!(message.contains("wave 7") && message.contains(&format!("{CODE_ADDRESS:#x}")), "{message}");
    }
}

#[test]
fn an_illegal_instruction_is_named_by_its_address_and_words() {
    for engine in ENGINES {
        // s_nop 0, then words of no format.
        let report = run(engine, &[0xbf80_0000, 0xffff_ffff], "", "");
        assert_eq!(report["error"]["kind"], "illegal");
        assert_eq!(report["error"]["pc"], format!("{:#x}", CODE_ADDRESS + 4));
        // On the hardware another wave may be there first.
        assert!(report["error"]["wave"].as_u64().is_some_and(|wave| wave == 0 || engine != "model"));
        let message = report["error"]["message"].as_str().unwrap();
        assert!(message.contains("ffffffff"), "{engine}: {message}");
    }
}

#[test]
fn a_jump_to_where_no_memory_is_is_named_by_its_target() {
    for engine in ENGINES {
        // s_mov_b64 s[4:5], 0; s_setpc_b64 s[4:5]
        let report = run(engine, &[0xbe84_0180, 0xbe80_4804], "", "");
        // The model refuses to fetch there; the hardware fetches zeros, which are no instruction.
        let kind = if engine == "model" { "memory" } else { "illegal" };
        assert_eq!(report["error"]["kind"], kind, "{}", report["error"]["message"]);
        assert_eq!(report["error"]["pc"], "0x0", "{engine}: {}", report["error"]["message"]);
    }
}

#[test]
fn a_barrier_that_is_never_signalled_ends_with_the_place_of_its_waves() {
    for engine in ENGINES {
        // s_nop 0, s_barrier_wait -1
        let report = run(engine, &[0xbf80_0000, 0xbf94_ffff], "", "");
        assert_eq!(report["error"]["kind"], "hang", "{engine}");
        let message = report["error"]["message"].as_str().unwrap();
        assert!(message.contains(&format!("{:#x}", CODE_ADDRESS + 4)), "{engine}: {message}");
        assert!(message.contains("barrier"), "{engine}: {message}");
    }
}

#[test]
fn a_hang_tells_of_every_wave_what_it_waits_for_and_of_a_barrier_who_is_missing() {
    // s_mov_b32 s4, ttmp8 (bits 29:25 have the number of the wave); s_bitcmp1_b32 s4, 25; s_cbranch_scc1 -1 (itself);
    // s_barrier_signal -1; s_barrier_wait -1
    let code = [0xbe84_0074, 0xbf0d_9904, 0xbfa2_ffff, 0xbe80_4ec1, 0xbf94_ffff];
    let report = run("compiled", &code, "", "");
    let message = report["error"]["message"].as_str().unwrap();
    let waits =
        format!("at {:#x}: s_barrier_wait 0xffff, waits for: the other waves of the work-group", CODE_ADDRESS + 16);
    assert!(message.contains(&format!("wave 0 (SIMD 0, slot 0) {waits}")), "{message}");
    let barrier = "work-group [0, 0, 0] waits at its barrier for waves 1, 3, 5, 7; there: waves 0, 2, 4, 6";
    assert!(message.contains(barrier), "{message}");
}

#[test]
fn an_access_outside_every_buffer_is_named_by_lane_and_buffer() {
    for engine in ENGINES {
        // 1001 elements in buffers of 1000: lane 8 of the last wave but one reads behind the first buffer.
        let scalar = |hex: &str, value: u32| {
            format!("\"hex\": \"{hex}\",\n      \"kind\": \"scalar\",\n      \"value\": {value}")
        };
        let report = run(engine, &[], &scalar("e8030000", 1000), &scalar("e9030000", 1001));
        assert_eq!(report["error"]["kind"], "memory");
        let message = report["error"]["message"].as_str().unwrap();
        for words in ["lane 8", "global_load_b32", "0 bytes behind the end of argument 0 (arg0.bin, 4000 bytes)"] {
            assert!(message.contains(words), "{engine}: {words:?} is not in {message:?}");
        }
    }
}

#[test]
fn an_instruction_that_the_hardware_lacks_is_named() {
    // ds_bvh_stack_push8_pop1_rtn_b32 v0, v1, v2, v[3:10] offset:256: with a flag of which the document only has the name (12.5.3)
    let report = run("compiled", &[0xdb84_0100, 0x0003_0201], "", "");
    assert_eq!(report["error"]["kind"], "unsupported");
    assert_eq!(report["error"]["pc"], format!("{CODE_ADDRESS:#x}"));
    let message = report["error"]["message"].as_str().unwrap();
    assert!(message.contains("ds_bvh_stack_push8_pop1_rtn_b32") && message.contains("db840100 00030201"), "{message}");
}

#[test]
fn a_trap_ends_the_launch_with_its_id_and_place() {
    // What a breakpoint and `__builtin_trap` compile to; the id is four bits, and 0 is reserved.
    let traps = [(0xbf90_0003, 3), (0xbf90_0002, 2), (0xbf90_0015, 5), (0xbf90_0000, 0)];
    for (arguments, count) in [(&["--engine", "model"][..], 4), (&[], 1), (&["--lockstep"], 2)] {
        for (trap, id) in &traps[..count] {
            // s_mov_b32 s4, 0, then the trap, which nothing may pass.
            let report = run_with(arguments, &[0xbe84_0080, *trap, 0xffff_ffff], "", "");
            let message = report["error"]["message"].as_str().unwrap();
            assert_eq!(report["error"]["kind"], "trap", "{arguments:?}: {message}");
            assert_eq!(report["error"]["pc"], format!("{:#x}", CODE_ADDRESS + 4), "{arguments:?}");
            assert!(report["error"]["wave"].is_u64(), "{arguments:?}");
            for words in [&format!("kernel trapped (trap id {id})"), &format!("{:#x}", CODE_ADDRESS + 4), "wave"] {
                assert!(message.contains(words), "{arguments:?}: {words:?} is not in {message:?}");
            }
        }
    }
}

#[test]
fn a_trap_that_is_branched_around_is_not_taken() {
    for arguments in [&["--engine", "model"][..], &["--lockstep"]] {
        // s_branch over s_trap 2 to itself behind it.
        let report = run_with(arguments, &[0xbfa0_0001, 0xbf90_0002, 0xbfa0_ffff], "", "");
        assert_eq!(report["error"]["kind"], "hang", "{arguments:?}: {}", report["error"]["message"]);
    }
}

#[test]
fn a_buffer_is_named_as_in_the_manifest() {
    for engine in ENGINES {
        // s_load_b64 s[4:5], s[0:1], 0; s_wait_kmcnt 0; s_load_b32 s6, s[4:5], 0x1000; s_wait_kmcnt 0. What
        // is behind the end but in its page a scalar load may read.
        let code = [0xf400_2100, 0xf800_0000, 0xbfc7_0000, 0xf400_0182, 0xf800_1000, 0xbfc7_0000];
        let report = run(engine, &code, "\"file\": \"arg0.bin\"", "\"name\": \"a\", \"file\": \"arg0.bin\"");
        let message = report["error"]["message"].as_str().unwrap();
        assert!(message.contains("96 bytes behind the end of argument 0 (a, 4000 bytes)"), "{engine}: {message}");
    }
}

#[test]
fn a_null_pointer_is_called_so() {
    for engine in ENGINES {
        // s_mov_b64 s[4:5], 0; s_load_b32 s6, s[4:5], 0x10; s_wait_kmcnt 0
        let report = run(engine, &[0xbe84_0180, 0xf400_0182, 0xf800_0010, 0xbfc7_0000], "", "");
        let message = report["error"]["message"].as_str().unwrap();
        assert!(message.contains("a null pointer and 16 bytes"), "{engine}: {message}");
    }
}
