//! GLOBAL_LOAD_TR_B128 and _B64 on the hardware, with as many lanes as there are configurations: the hand-derived vectors,
//! and programs in lock-step whose matrices are dense, spread over lines, not aligned or nowhere near each other.

use pretty_assertions::assert_eq;
use std::path::PathBuf;
use tombolo_hdl::config::{Config, Units};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::{self, rtl::RtlTarget};
use tombolo_testbenches::random::program::{Material, Node, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};
use tombolo_testbenches::random::{below, once_in, pick};

#[test]
fn the_vectors_hold_on_the_hardware() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors/memory.jsonl");
    for lanes in [32, 16, 8, 4] {
        let mut target = RtlTarget::new(Some(lanes));
        let report = vectors::run(&path, Some("_load_tr_"), &mut target, |_, _| {}).unwrap();
        assert_eq!(report.failures, [], "{lanes} lanes");
        assert_eq!((report.pass, report.unsupported), (VECTORS, 0), "{lanes} lanes");
    }
}

/// Vectors of transposed loads.
const VECTORS: usize = 6;

/// A load and what comes before it: EXEC, and for each lane the address of its eight elements.
fn load(random: &mut SplitMix64, wave64: bool) -> Vec<String> {
    let is_wide = once_in(random, 2);
    let (name, element) = if is_wide { ("b128", 2) } else { ("b64", 1) };
    let registers = if is_wide { 4 } else { 2 } / if wave64 { 2 } else { 1 };
    let mut lines = vec!["s_mov_b64 exec, -1".to_owned()];
    if once_in(random, 3) {
        let mask = pick(random, &[0xfff, 0xffc, 0xff0]);
        lines.push(format!("v_and_b32_e32 v2, {mask:#x}, v{}", 4 + below(random, 4)));
    } else {
        // Column k of the matrix at k times the stride, its second half behind the first: of 8 bits lane { k[3:2], half, k[1:0] }, of 16 bits
        // { k[3], half, k[2:0] }.
        let stride = pick(random, &[16 * element, 16 * element, 20 * element, 64, 128, 17, 4]);
        let (low, half) = if is_wide { (7, 8) } else { (3, 4) };
        lines.extend([
            "v_mbcnt_lo_u32_b32 v3, -1, 0".to_owned(),
            "v_lshrrev_b32_e32 v2, 1, v3".to_owned(),
            format!("v_bfi_b32 v2, {low}, v3, v2"),
            format!("v_mul_u32_u24_e32 v2, {stride:#x}, v2"),
            format!("v_and_b32_e32 v3, {half}, v3"),
            format!("v_mul_u32_u24_e32 v3, {}, v3", 8 * element / half),
            "v_add_nc_u32_e32 v2, v2, v3".to_owned(),
        ]);
    }
    // What is neither all nor nothing is undefined (11.6.2); hardware and model load as if all lanes were active.
    let exec = pick(random, &[u32::MAX, u32::MAX, u32::MAX, 0, 0x8001_0000]);
    lines.push(format!("s_mov_b32 exec_hi, {exec:#x}"));
    lines.push(format!("s_mov_b32 exec_lo, {:#x}", if exec == 0x8001_0000 { 0 } else { exec }));
    // Some destinations are not all there: 32 registers.
    let first = if once_in(random, 6) { 28 + below(random, 4) } else { 8 + below(random, 20) };
    let destination =
        if registers == 1 { format!("v{first}") } else { format!("v[{first}:{}]", first + registers - 1) };
    let offset = pick(random, &[0, 1, 2, 4, 12, 16, 60]) + 64 * below(random, 16);
    lines.push(format!("global_load_tr_{name} {destination}, v2, s[4:5] offset:{offset}"));
    if once_in(random, 2) {
        lines.push("s_wait_loadcnt 0x0".to_owned());
    }
    lines
}

#[test]
fn matrices_arrive_alike_on_hardware_and_model() {
    let mut material = Material::new(Units::ALL).unwrap();
    for config in ["default", "lanes16", "lanes8", "lanes4"] {
        let mut runner = Runner::new(Config::by_name(config).unwrap()).unwrap();
        for seed in 0..8 {
            let wave64 = seed / 2 % 2 == 1;
            let mut program = Program::random(seed, 0, wave64, &mut material);
            let random = &mut SplitMix64::new(seed);
            program.nodes.extend((0..40).map(|_| Node::Code(load(random, wave64))));
            program.nodes.push(Node::Code(vec!["s_wait_loadcnt 0x0".to_owned()]));
            match runner.run(&program).unwrap() {
                Outcome::Agree { .. } => {}
                Outcome::Refused(error) | Outcome::Differ(error) => {
                    panic!("{config}, seed {seed}: {}\n{}", error.message, program.source())
                }
            }
        }
    }
}
