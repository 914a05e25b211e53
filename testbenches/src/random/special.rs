//! What random programs do that is neither arithmetic nor an access with an address of its own: pairs of VOPD, relative
//! moves, modes of floats, calls, waits and hints, questions, clauses, scalar buffers, scratch, blocks of registers and addresses
//! by lane.
//!
//! These are made as text. What the assembler does not take or the hardware does not execute is left out, so that a
//! small configuration has none of it.

use super::form::{SGPRS, VGPRS, data_vgprs};
use super::multiply::range;
use super::program::{Material, Node};
use super::{below, once_in, pick};
use tombolo_asm::{Options, assemble};
use tombolo_sim::random::SplitMix64;

/// First SGPR of a scalar buffer's resource.
const RESOURCE: u32 = 84;
/// Bytes of scratch that programs with scratch have for each lane.
pub(super) const SCRATCH_BYTES: u32 = 64;

/// Operations of both halves of a VOPD, and of Y alone.
const PAIRED: [&str; 14] = [
    "fmac_f32",
    "fmaak_f32",
    "fmamk_f32",
    "mul_f32",
    "add_f32",
    "sub_f32",
    "subrev_f32",
    "mul_dx9_zero_f32",
    "mov_b32",
    "cndmask_b32",
    "max_num_f32",
    "min_num_f32",
    "dot2acc_f32_f16",
    "dot2acc_f32_bf16",
];
const ONLY_Y: [&str; 3] = ["add_nc_u32", "lshlrev_b32", "and_b32"];
/// The literal that both halves share.
const LITERAL: &str = "0x3fc00001";

/// One of these instructions with what it needs; arithmetic where there is none.
pub(super) fn special(random: &mut SplitMix64, material: &mut Material) -> Node {
    for _ in 0..8 {
        let lines = match below(random, if material.dynamic { 14 } else { 13 }) {
            0..=2 if !material.wave64 => vec![dual(random)],
            3 => scalar_buffer(random),
            4 => relative(random),
            5 => modes(random),
            6 => vec![hint(random)],
            7 => scratch(random),
            8 => by_lane(random),
            9 => blocks(random),
            10 => clause(random),
            11 => asked(random),
            13 => allocation(random),
            _ => call(random),
        };
        if lines.iter().all(|line| is_executed(line, material)) {
            return Node::Code(lines);
        }
    }
    material.arithmetic(random)
}

/// The assembler takes the line and the hardware executes it.
fn is_executed(line: &str, material: &mut Material) -> bool {
    let options = Options { wave64: material.wave64, ..Options::default() };
    let Ok(assembled) = assemble(line, "special", &options) else { return false };
    let Ok(bytes) = assembled.text() else { return false };
    let words: Vec<u32> =
        bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect();
    material.decoder.decode(&words, material.wave64).is_executed()
}

/// A data register whose number is `rest` modulo 4 (its bank).
fn banked(rest: u32, random: &mut SplitMix64) -> u32 {
    VGPRS.start + rest + 4 * below(random, (VGPRS.end - VGPRS.start) / 4)
}

/// Two operations at once. Sources of a kind lie in different banks, one destination is even and the other odd, and X
/// writes nothing that Y reads (7.8).
fn dual(random: &mut SplitMix64) -> String {
    let banks = [below(random, 4), below(random, 4)];
    let others = banks.map(|bank| (bank + 1 + below(random, 3)) % 4);
    let x = banks.map(|bank| banked(bank, random));
    let y = others.map(|bank| banked(bank, random));
    let odd = below(random, 2);
    let half = (VGPRS.end - VGPRS.start) / 2;
    let mut target = [odd, 1 - odd].map(|low| VGPRS.start + low + 2 * below(random, half));
    while y.contains(&target[0]) {
        target[0] = VGPRS.start + odd + 2 * below(random, half);
    }
    let text = |name: &str, target: u32, [first, second]: [u32; 2]| {
        let arguments = match name {
            "mov_b32" => format!("v{first}"),
            "fmaak_f32" => format!("v{first}, v{second}, {LITERAL}"),
            "fmamk_f32" => format!("v{first}, {LITERAL}, v{second}"),
            _ => format!("v{first}, v{second}"),
        };
        format!("v_dual_{name} v{target}, {arguments}")
    };
    let name = if once_in(random, 4) { pick(random, &ONLY_Y) } else { pick(random, &PAIRED) };
    format!("{} :: {}", text(pick(random, &PAIRED), target[0], x), text(name, target[1], y))
}

/// A load through a resource of the buffer that is only read, some of which is beyond its end.
fn scalar_buffer(random: &mut SplitMix64) -> Vec<String> {
    let (name, count) = pick(
        random,
        &[
            ("b32", 1),
            ("b64", 2),
            ("b96", 3),
            ("b128", 4),
            ("b256", 8),
            ("b512", 16),
            ("u8", 1),
            ("i8", 1),
            ("u16", 1),
            ("i16", 1),
        ],
    );
    let aligned = u32::next_power_of_two(count).min(4);
    let first = SGPRS.start + aligned * below(random, (SGPRS.end - SGPRS.start - count) / aligned + 1);
    let registers = range('s', first as usize, count as usize);
    let step = match name {
        "u8" | "i8" => 1,
        "u16" | "i16" => 2,
        _ => 4,
    };
    vec![
        format!("s_mov_b32 s{RESOURCE}, s4"),
        format!("s_and_b32 s{}, s5, 0xffff", RESOURCE + 1),
        format!("s_mov_b32 s{}, {:#x}", RESOURCE + 2, below(random, 2048)),
        format!("s_mov_b32 s{}, 0x30016fac", RESOURCE + 3),
        format!(
            "s_buffer_load_{name} {registers}, s[{RESOURCE}:{}], {:#x}",
            RESOURCE + 3,
            step * below(random, 2048 / step)
        ),
        "s_wait_kmcnt 0x0".to_owned(),
    ]
}

/// A move whose register is relative to M0, inside the registers that hold data.
fn relative(random: &mut SplitMix64) -> Vec<String> {
    let (scalar, vector) = (SGPRS.end - SGPRS.start, VGPRS.end - VGPRS.start);
    if once_in(random, 2) {
        let name = pick(random, &["movrels_b32", "movrels_b64", "movreld_b32", "movreld_b64", "movrelsd_2_b32"]);
        let by = [(); 2].map(|()| 2 * below(random, scalar / 4));
        let [to, from] = [(); 2].map(|()| SGPRS.start + 2 * below(random, scalar / 4));
        let text = |register: u32| {
            if name.ends_with("b64") { format!("s[{register}:{}]", register + 1) } else { format!("s{register}") }
        };
        let index = if name == "movrelsd_2_b32" { by[0] | by[1] << 16 } else { by[0] };
        return vec![format!("s_mov_b32 m0, {index:#x}"), format!("s_{name} {}, {}", text(to), text(from))];
    }
    let name = pick(
        random,
        &[
            "movreld_b32_e32",
            "movrels_b32_e32",
            "movrelsd_b32_e32",
            "movrelsd_2_b32_e32",
            "movreld_b32_e64",
            "movrels_b32_e64",
            "movrelsd_b32_e64",
            "movrelsd_2_b32_e64",
            "swaprel_b32",
        ],
    );
    let by = [(); 2].map(|()| below(random, vector / 2));
    let [to, from] = [(); 2].map(|()| VGPRS.start + below(random, vector / 2));
    let two = name.contains("_2_") || name.contains("swaprel");
    let index = if two { by[0] | by[1] << 16 } else { by[0] };
    vec![format!("s_mov_b32 m0, {index:#x}"), format!("v_{name} v{to}, v{from}")]
}

/// Rounding and denormals from here on, or what they are.
fn modes(random: &mut SplitMix64) -> Vec<String> {
    let register = SGPRS.start + below(random, SGPRS.end - SGPRS.start);
    let all = "hwreg(HW_REG_MODE, 0, 8)";
    vec![match below(random, 5) {
        0 => format!("s_round_mode {:#x}", below(random, 16)),
        1 => format!("s_denorm_mode {:#x}", below(random, 16)),
        2 => format!("s_setreg_imm32_b32 {all}, {:#x}", below(random, 256)),
        3 => format!("s_setreg_b32 {all}, s{register}"),
        _ => format!("s_getreg_b32 s{register}, {all}"),
    }]
}

/// An instruction that changes no register.
fn hint(random: &mut SplitMix64) -> String {
    pick(
        random,
        &[
            "s_sleep 0x1",
            "s_setprio 0x2",
            "s_setprio 0x0",
            "s_wait_alu 0xfffd",
            "s_wait_idle",
            "s_wait_event 0x0",
            "s_wait_storecnt_dscnt 0x0",
            "s_wait_samplecnt 0x0",
            "s_wait_bvhcnt 0x0",
            "s_wait_expcnt 0x0",
            "s_waitcnt 0x0",
            "s_setkill 0x0",
            "s_sethalt 0x0",
            "s_wakeup",
            "s_buffer_prefetch_data s[84:87], 0x40, null, 1",
            "v_nop_e64",
            "v_pipeflush",
            "v_pipeflush_e64",
            "s_incperflevel 0x1",
            "s_decperflevel 0x1",
            "s_icache_inv",
            "s_dcache_inv",
            "s_version 0x4",
            "s_sleep_var s16",
            "s_prefetch_inst_pc_rel 0x40, null, 1",
            "s_prefetch_inst s[4:5], 0x40, null, 1",
            "s_prefetch_data_pc_rel 0x40, null, 1",
            "s_prefetch_data s[4:5], 0x40, null, 1",
            "global_inv scope:SCOPE_DEV",
            "global_wb scope:SCOPE_DEV",
            "global_wbinv scope:SCOPE_SYS",
            "v_nop",
            "ds_nop",
        ],
    )
    .to_owned()
}

/// A message that is answered, or the state of the work-group's barrier.
fn asked(random: &mut SplitMix64) -> Vec<String> {
    let register = SGPRS.start + 2 * below(random, (SGPRS.end - SGPRS.start) / 2);
    // Without a trap handler the addresses are zero, as the others always are.
    let message = pick(random, &["DOORBELL", "DDID", "TMA", "TBA", "SE_AID_ID"]);
    let question = match below(random, 3) {
        0 => format!("s_get_barrier_state s{register}, -1"),
        1 => format!("s_sendmsg_rtn_b32 s{register}, sendmsg(MSG_RTN_GET_{message})"),
        _ => format!("s_sendmsg_rtn_b64 s[{register}:{}], sendmsg(MSG_RTN_GET_{message})", register + 1),
    };
    vec![question, "s_wait_kmcnt 0x0".to_owned()]
}

/// Stores a register to the lane's own scratch and loads from it.
fn scratch(random: &mut SplitMix64) -> Vec<String> {
    let sizes =
        [("b8", 1), ("b16", 1), ("d16_hi_b8", 1), ("d16_hi_b16", 1), ("b32", 1), ("b64", 2), ("b96", 3), ("b128", 4)];
    let loads = [
        ("u8", 1),
        ("i8", 1),
        ("u16", 1),
        ("i16", 1),
        ("d16_u8", 1),
        ("d16_i8", 1),
        ("d16_b16", 1),
        ("d16_hi_u8", 1),
        ("d16_hi_i8", 1),
        ("d16_hi_b16", 1),
        ("b32", 1),
        ("b64", 2),
        ("b96", 3),
        ("b128", 4),
    ];
    let (store, words) = pick(random, &sizes);
    let stored = data_vgprs(words, random);
    let (load, words) = pick(random, &loads);
    let loaded = data_vgprs(words, random);
    let offsets = [(); 2].map(|()| 4 * below(random, SCRATCH_BYTES / 4 - 3));
    vec![
        format!("scratch_store_{store} off, {stored}, off offset:{}", offsets[0]),
        "s_wait_storecnt 0x0".to_owned(),
        format!("scratch_load_{load} {loaded}, off, off offset:{}", offsets[1]),
        "s_wait_loadcnt 0x0".to_owned(),
    ]
}

/// Some of 32 VGPRs, which M0 names, to or from memory or the lane's own scratch. No two lanes store to a place.
fn blocks(random: &mut SplitMix64) -> Vec<String> {
    let data = (1u32 << VGPRS.end) - (1 << VGPRS.start);
    let some = (random.next_u64() >> 32) as u32 & data;
    let mut lines = vec![
        "v_mbcnt_lo_u32_b32 v2, -1, 0".to_owned(),
        "v_mbcnt_hi_u32_b32 v2, -1, v2".to_owned(),
        "v_lshlrev_b32_e32 v2, 5, v2".to_owned(),
    ];
    let offset = 4 * below(random, 256);
    lines.extend(match below(random, 4) {
        0 => [format!("s_mov_b32 m0, {some:#x}"), format!("global_load_block v[0:31], v2, s[4:5] offset:{offset}")],
        1 => {
            // Eight dwords a lane at most.
            let eight = some & 0xff << (VGPRS.start + below(random, VGPRS.end - VGPRS.start - 7));
            [format!("s_mov_b32 m0, {eight:#x}"), format!("global_store_block v2, v[0:31], s[6:7] offset:{offset}")]
        }
        scratch => {
            let here = some & ((1 << (SCRATCH_BYTES / 4)) - 1);
            let access = if scratch == 2 {
                "scratch_load_block v[0:31], off, off"
            } else {
                "scratch_store_block off, v[0:31], off"
            };
            [format!("s_mov_b32 m0, {here:#x}"), access.to_owned()]
        }
    });
    lines.extend(["s_wait_loadcnt 0x0".to_owned(), "s_wait_storecnt 0x0".to_owned()]);
    lines
}

/// Moves that follow each other without another wave's, or that wait for the one before.
fn clause(random: &mut SplitMix64) -> Vec<String> {
    let count = 2 + below(random, 3);
    let mut register = || VGPRS.start + below(random, VGPRS.end - VGPRS.start);
    let moves: Vec<String> = (0..count).map(|_| format!("v_mov_b32_e32 v{}, v{}", register(), register())).collect();
    if once_in(random, 2) {
        return [vec![format!("s_clause {:#x}", count - 1)], moves].concat();
    }
    let wait = "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)".to_owned();
    moves.into_iter().flat_map(|line| [wait.clone(), line]).collect()
}

/// A dword a lane, by the lane's number.
fn by_lane(random: &mut SplitMix64) -> Vec<String> {
    let register = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
    let offset = 4 * below(random, 512);
    let access = if once_in(random, 2) {
        format!("global_load_addtid_b32 v{register}, s[6:7] offset:{offset}")
    } else {
        format!("global_store_addtid_b32 v{register}, s[6:7] offset:{offset}")
    };
    vec![access, "s_wait_loadcnt 0x0".to_owned(), "s_wait_storecnt 0x0".to_owned()]
}

/// More VGPRs, or fewer: the first 32, which hold the data, always stay.
fn allocation(random: &mut SplitMix64) -> Vec<String> {
    let register = SGPRS.start + below(random, SGPRS.end - SGPRS.start);
    let wanted = 32 + below(random, 300);
    match below(random, 3) {
        0 => vec![format!("s_alloc_vgpr {}", pick(random, &[32, 33, 64]))],
        _ => vec![format!("s_movk_i32 s{register}, {wanted}"), format!("s_alloc_vgpr s{register}")],
    }
}

/// Keeps where the next instruction is, with a jump there or without.
fn call(random: &mut SplitMix64) -> Vec<String> {
    let register = SGPRS.start + 2 * below(random, (SGPRS.end - SGPRS.start) / 2);
    let name = format!("s[{register}:{}]", register + 1);
    vec![if once_in(random, 2) { format!("s_call_b64 {name}, 0") } else { format!("s_getpc_b64 {name}") }]
}
