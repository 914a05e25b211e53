//! `tombolo run --sanitize`: what a kernel does wrong without failing is found and named; sound kernels pass.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbenches/kernels");

/// Two waves of 32 lanes, 256 bytes of LDS; v1 is the byte offset of the lane in its wave.
const HEADER: &str = ".globl k\n.type k,@function\nk:\n v_and_b32_e32 v1, 31, v0\n v_lshlrev_b32_e32 v1, 2, v1\n";
const FOOTER: &str = "\n s_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 16
.amdhsa_next_free_sgpr 8\n.amdhsa_group_segment_fixed_size 256\n.end_amdhsa_kernel\n";

fn tombolo(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tombolo")).args(arguments).output().unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The kinds found in a kernel with this body and what was said of the first, and whether the launch passed.
fn findings(body: &str) -> (Vec<String>, String, bool) {
    let folder = TempDir::new().unwrap();
    let [source, code, manifest] = ["k.s", "k.elf", "manifest.json"].map(|name| folder.path().join(name));
    fs::write(&source, format!("{HEADER}{body}{FOOTER}")).unwrap();
    let output = tombolo(&["asm", text(&source), "-o", text(&code)]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let launch = json!({"name": "k", "elf": "k.elf", "elfs": {}, "kernel": "k", "grid": [64, 1, 1],
        "block": [64, 1, 1], "dynamic_lds_bytes": 0, "args": []});
    fs::write(manifest, launch.to_string()).unwrap();
    let output = tombolo(&["run", "--engine", "model", "--sanitize", "--json", text(folder.path())]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["error"], Value::Null);
    assert_eq!(output.status.success(), report["pass"] == true);
    let found = report["findings"].as_array().unwrap();
    let kinds = found.iter().map(|found| found["kind"].as_str().unwrap().to_owned()).collect();
    let first = found.first().map_or(String::new(), |found| format!("{} {}", found["text"], found["message"]));
    (kinds, first, report["pass"] == true)
}

#[test]
fn a_load_that_no_barrier_orders_behind_another_waves_store_is_a_race() {
    let store = "ds_store_b32 v1, v0\n";
    let barrier = "s_wait_dscnt 0\n s_barrier_signal -1\n s_barrier_wait -1\n";
    let load = "ds_load_b32 v2, v1";
    // Every wave has a half of its own, and then reads the other one's.
    let own = "v_lshlrev_b32_e32 v1, 2, v0\n";
    let other = "v_xor_b32_e32 v1, 0x80, v1\n";
    let (kinds, first, pass) = findings(&[own, store, other, load].concat());
    assert_eq!(kinds, ["lds-race", "uninitialised-lds", "lds-race"], "{first}");
    assert!(!pass && first.contains("ds_store_b32 v1, v0") && first.contains("lane 0 races at byte 0x80"), "{first}");
    let (kinds, first, pass) = findings(&[own, store, barrier, other, load].concat());
    assert_eq!((kinds, pass), (vec![], true), "{first}");
}

#[test]
fn an_access_outside_the_allocation_names_instruction_lane_and_address() {
    let (kinds, first, _) = findings("v_lshlrev_b32_e32 v1, 2, v0\n ds_store_b32 v1, v0 offset:128");
    assert_eq!(kinds, ["lds-out-of-range"]);
    for words in ["ds_store_b32 v1, v0 offset:128", "store of 4 bytes at LDS 0x100 by lane 0", "256 bytes"] {
        assert!(first.contains(words), "{words:?} is not in {first:?}");
    }
}

#[test]
fn a_register_that_nobody_wrote_is_found_where_it_is_used() {
    let (kinds, first, _) = findings("v_mov_b32_e32 v3, v9\n v_add_f32_e32 v4, v3, v1");
    assert_eq!(kinds, ["uninitialised-vgpr"]);
    assert!(first.contains("v_add_f32") && first.contains("lane 0 reads v3"), "{first}");
}

#[test]
fn kernels_that_a_compiler_made_pass() {
    for kernel in ["bitonic_sort", "calls", "fft", "histogram", "reduction", "scan", "softmax", "stack_array"] {
        let output = tombolo(&["run", "--engine", "model", "--sanitize", &format!("{KERNELS}/{kernel}")]);
        let stdout = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{kernel}: {stdout}");
    }
}

#[test]
fn hardware_has_no_sanitizer() {
    let output = tombolo(&["run", "--sanitize", &format!("{KERNELS}/saxpy")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--engine model"));
}
