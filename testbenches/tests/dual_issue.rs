//! Dual instructions that launch as one operation write what the model says, whatever is around them: in lock-step with it.

use tombolo_hdl::config::Config;
use tombolo_sim::design;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::rtl;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::Program;
use tombolo_testbenches::random::variable;

/// VGPRs of a wave of [`Program`].
const VGPRS: u64 = 24;
/// Opcodes that operation X may have, and Y (7.8).
const OF_X: u64 = 14;
const OF_Y: [u64; 17] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18];
/// The opcodes with a literal: V_DUAL_FMAAK_F32, V_DUAL_FMAMK_F32.
const WITH_LITERAL: [u64; 2] = [1, 2];
/// Code of SCC, of a literal, and of the first VGPR.
const SCC: u64 = 253;
const LITERAL: u64 = 255;
const FIRST_VGPR: u64 = 256;

/// A number below `count`.
fn below(random: &mut SplitMix64, count: u64) -> u64 {
    random.next_u64() % count
}

/// A first source: mostly a VGPR, else a scalar or a constant.
fn first_source(random: &mut SplitMix64) -> u64 {
    let scalars = [2, 3, 5, 106, 128, 129, 193, 242, 245, 248, SCC, LITERAL];
    match below(random, 4) {
        0 => scalars[below(random, scalars.len() as u64) as usize],
        _ => FIRST_VGPR + below(random, VGPRS),
    }
}

/// A dual instruction as dwords. Neither operation writes what the other one reads; sources may share a bank, which takes ours a clock
/// more.
fn dual(random: &mut SplitMix64) -> String {
    loop {
        let (x, y) = (below(random, OF_X), OF_Y[below(random, OF_Y.len() as u64) as usize]);
        let [first_x, first_y] = [(); 2].map(|()| first_source(random));
        let [second_x, second_y, to_x, to_y] = [(); 4].map(|()| below(random, VGPRS));
        let reads = |first: u64, second: u64, register: u64| first == FIRST_VGPR + register || second == register;
        let to_y = to_y & !1 | !to_x & 1;
        if reads(first_x, second_x, to_y) || reads(first_y, second_y, to_x) {
            continue;
        }
        let low = 0b11_0010 << 26 | x << 22 | y << 17 | second_x << 9 | first_x;
        let high = to_x << 24 | to_y >> 1 << 17 | second_y << 9 | first_y;
        let is_literal = |code: u64, first: u64| WITH_LITERAL.contains(&code) || first == LITERAL;
        let literal = is_literal(x, first_x) || is_literal(y, first_y);
        return format!(".long {low:#x}, {high:#x}{}", if literal { ", 0x3fc00001" } else { "" });
    }
}

/// Another instruction, whose results or operands are on their way when dual ones read and write registers.
fn other(random: &mut SplitMix64) -> String {
    let [a, b, c] = [(); 3].map(|()| below(random, VGPRS));
    let even = below(random, VGPRS / 2) * 2;
    match below(random, 12) {
        0 => format!("v_rcp_f32 v{a}, v{b}"),
        1 => format!("v_lshlrev_b64 v[{even}:{}], 3, v[{}:{}]", even + 1, a.min(22), a.min(22) + 1),
        2 => format!("v_cmp_lt_u32 vcc_lo, v{a}, v{b}"),
        3 => format!("v_cmp_lt_f32 vcc_lo, v{a}, v{b}"),
        4 => format!("v_add_co_u32 v{a}, vcc_lo, v{b}, v{c}"),
        5 => format!("s_xor_b32 s{}, s3, s5", 2 + a % 2),
        6 => format!("v_readfirstlane_b32 s5, v{a}"),
        7 => format!("v_swap_b32 v{a}, v{b}"),
        8 => format!("s_xor_b32 exec_lo, exec_lo, {:#x}", 0x0f0f_0f00_u64 << (a % 8) & 0xffff_fffe),
        9 => format!("global_store_b32 v1, v{a}, s[0:1]\nglobal_store_b64 v1, v[{even}:{}], s[0:1]", even + 1),
        10 => "v_wmma_f32_16x16x16_f16 v[8:15], v[2:5], v[16:19], v[8:15]".to_owned(),
        _ => format!("v_fma_f32 v{a}, v{b}, v{c}, v{a}"),
    }
}

fn program(random: &mut SplitMix64, length: usize) -> String {
    let mut lines: Vec<String> =
        (2..VGPRS).map(|register| format!("v_mul_lo_u32 v{register}, v0, {:#x}", random.next_u32() | 1)).collect();
    lines.insert(
        0,
        "v_lshlrev_b32 v1, 3, v0\ns_mov_b32 s2, 0x40490fdb\ns_mov_b32 s3, 77\ns_mov_b32 s5, -1.0".to_owned(),
    );
    // Half of the registers are numbers of common size.
    lines.extend((2..VGPRS).step_by(2).map(|register| format!("v_cvt_f32_i32 v{register}, v{register}")));
    for _ in 0..length {
        lines.push(if below(random, 3) == 0 { other(random) } else { dual(random) });
    }
    // The address of the stores stays what it is.
    lines.retain(|line| line.starts_with("v_lshlrev_b32 v1,") || !writes_address(line));
    lines.push("s_endpgm".to_owned());
    lines.join("\n")
}

/// The line may write v1.
fn writes_address(line: &str) -> bool {
    let dwords: Vec<&str> = line.strip_prefix(".long ").map(|dwords| dwords.split(", ").collect()).unwrap_or_default();
    let high = dwords.get(1).and_then(|high| u64::from_str_radix(high.trim_start_matches("0x"), 16).ok());
    let of_dual = high.is_some_and(|high| high >> 24 == 1 || high >> 17 & 0x7f == 0 && high >> 24 & 1 == 0);
    of_dual
        || ["v1,", "v[0:1],"].iter().any(|name| line.split(' ').nth(1) == Some(*name))
        || line.starts_with("v_swap") && line.ends_with("v1")
}

/// `TOMBOLO_PROGRAMS` sets how many programs run.
#[test]
fn dual_instructions_write_what_the_model_says_beside_all_kinds_of_others() {
    let config = Config::by_name("default").unwrap();
    assert!(config.units.dual_issue);
    let mut machine = Machine::new(design::config(config.name).unwrap()).unwrap();
    for seed in 1..=variable("TOMBOLO_PROGRAMS", 6) {
        let mut random = SplitMix64::new(seed);
        let source = program(&mut random, 400);
        let program = Program { source: &source, items: 128, group: 128, words: 256 };
        let mut launch = program.launch().unwrap();
        let engine = machine.fresh();
        let mut lockstep = Lockstep::new(engine, config, &launch).unwrap();
        let options = rtl::Options { lockstep: Some(&mut lockstep), ..rtl::Options::default() };
        let report = rtl::run(&mut launch, config, engine, options, |_| ());
        assert!(report.pass, "seed {seed}: {:?}\n{source}", report.error);
        assert_eq!(Some(lockstep.compared()), report.statistics.instructions);
    }
}
