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
    command.args(["run", "--engine", engine, "--max-cycles", "10000", "--json"]).arg(folder.path());
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
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
        // The hardware names what was issued last, the model what waits.
        let place = if engine == "model" { CODE_ADDRESS + 4 } else { CODE_ADDRESS };
        assert!(message.contains(&format!("{place:#x}")), "{engine}: {message}");
    }
}

#[test]
fn an_access_outside_every_buffer_is_named_by_lane_and_buffer() {
    for engine in ENGINES {
        // 1001 elements in buffers of 1000: lane 8 of the last wave but one reads behind the first buffer.
        let report = run(engine, &[], "e8030000", "e9030000");
        assert_eq!(report["error"]["kind"], "memory");
        let message = report["error"]["message"].as_str().unwrap();
        for words in ["lane 8", "global_load_b32", "0 bytes behind the end of argument 0 (arg0.bin)"] {
            assert!(message.contains(words), "{engine}: {words:?} is not in {message:?}");
        }
    }
}

#[test]
fn an_instruction_that_the_hardware_lacks_is_named() {
    // v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15]
    let report = run("compiled", &[0xcc40_4008, 0x1c22_0900], "", "");
    assert_eq!(report["error"]["kind"], "unsupported");
    assert_eq!(report["error"]["pc"], format!("{CODE_ADDRESS:#x}"));
    let message = report["error"]["message"].as_str().unwrap();
    assert!(message.contains("v_wmma_f32_16x16x16_f16") && message.contains("cc404008 1c220900"), "{message}");
}
