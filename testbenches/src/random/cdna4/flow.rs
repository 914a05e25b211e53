//! What moves the program counter in random programs of CDNA4 (4.2, 4.6), and what reaches state by a number: hardware registers (5.8), and SGPRs
//! that M0 indexes (5.7).
//!
//! s[60:61] is an address of code, s[62:63] one to return to, s64 counts, s66 and s67 are depths of the branch stack.

use super::super::form::SGPRS;
use super::super::{below, gcn, once_in, pick};
use super::{Material, TARGET, arithmetic, flat, lds, line};
use tombolo_sim::random::SplitMix64;

/// Branches; those of a debugger, which is not there, are never taken.
const BRANCHES: [&str; 11] = [
    "s_branch",
    "s_cbranch_scc0",
    "s_cbranch_scc1",
    "s_cbranch_vccz",
    "s_cbranch_vccnz",
    "s_cbranch_execz",
    "s_cbranch_execnz",
    "s_cbranch_cdbgsys",
    "s_cbranch_cdbguser",
    "s_cbranch_cdbgsys_or_user",
    "s_cbranch_cdbgsys_and_user",
];

/// What decides about a branch right before it.
const DECISIONS: [&str; 7] = [
    "s_mov_b64 vcc, 0",
    "s_mov_b64 exec, 0",
    "s_mov_b64 exec, 1",
    "s_cmp_eq_u32 s16, s16",
    "s_cmp_lg_u32 s16, s16",
    "v_cmp_lt_u32_e32 vcc, v4, v4",
    "v_cmp_ge_u32_e32 vcc, v4, v4",
];

/// Numbers of the hardware registers that S_GETREG reads: MODE, STATUS, HW_ID, GPR_ALLOC, LDS_ALLOC, IB_STS, SH_MEM_BASES, XCC_ID.
const REGISTERS: [u32; 8] = [1, 2, 4, 5, 6, 7, 15, 20];
/// Bits of MODE that programs change: rounding, denormals, DX10_CLAMP and IEEE.
const MODE_BITS: u32 = 10;
/// VCC, as an SGPR that M0 leads to.
const VCC: u32 = 106;

fn some(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    (0..1 + below(random, 3)).flat_map(|_| arithmetic(material, random)).collect()
}

/// s[60:61] = the address that is `dwords` behind these two instructions. The code lies within 2 GiB, so that there is no carry.
fn pointer(dwords: i32) -> Vec<u32> {
    [line("s_getpc_b64 s[60:61]"), line(&format!("s_addk_i32 s60, {}", 4 * (dwords + 1)))].concat()
}

/// A branch over instructions, decided right before it.
fn branched(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let decides = if once_in(random, 4) { vec![] } else { line(pick(random, &DECISIONS)) };
    let over = some(material, random);
    let branch = line(&format!("{} {}", pick(random, &BRANCHES), over.len()));
    [decides, branch, over, gcn::set_exec(TARGET, random)].concat()
}

/// A jump through a register over instructions; it may keep where it came from.
fn jumped(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let over = some(material, random);
    let jump = pick(random, &["s_setpc_b64 s[60:61]", "s_swappc_b64 s[62:63], s[60:61]"]);
    [pointer(over.len() as i32 + 1), line(jump), over].concat()
}

/// A subroutine, and calls of it.
fn called(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let body = [some(material, random), line("s_setpc_b64 s[62:63]")].concat();
    let mut words = [line(&format!("s_branch {}", body.len())), body].concat();
    for _ in 0..1 + below(random, 2) {
        // The subroutine begins behind the first dword.
        let back = -(words.len() as i32);
        words.extend(if once_in(random, 2) {
            line(&format!("s_call_b64 s[62:63], {back}"))
        } else {
            [pointer(back - 1), line("s_swappc_b64 s[62:63], s[60:61]")].concat()
        });
    }
    words
}

/// A loop.
fn repeated(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let body = [some(material, random), line("s_sub_u32 s64, s64, 1"), line("s_cmp_lg_u32 s64, 0")].concat();
    let back = line(&format!("s_cbranch_scc1 {}", -(body.len() as i32) - 1));
    [line(&format!("s_mov_b32 s64, {}", 1 + below(random, 3))), body, back].concat()
}

/// Instructions for the lanes of a mask, then others for the rest of EXEC, or the other way round: a fork and its join. Entries are 2 and 3 of
/// the branch stack, whose registers nothing inside needs.
fn forked(material: &Material, depth: u32, random: &mut SplitMix64) -> Vec<u32> {
    let [stays, branches] = [(); 2].map(|()| match depth {
        2 if once_in(random, 2) => forked(material, 3, random),
        _ => arithmetic(material, random),
    });
    let saved = 64 + depth;
    let condition = pick(random, &SGPRS.step_by(2).collect::<Vec<_>>());
    let condition = format!("s[{condition}:{}]", condition + 1);
    let target = stays.len() as i32 + 1;
    let fork = if once_in(random, 2) {
        line(&format!("s_cbranch_i_fork {condition}, {target}"))
    } else {
        [pointer(target + 1), line(&format!("s_cbranch_g_fork {condition}, s[60:61]"))].concat()
    };
    [
        if depth == 2 { line("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 29, 3), 2") } else { vec![] },
        line(&format!("s_getreg_b32 s{saved}, hwreg(HW_REG_MODE, 29, 3)")),
        fork,
        stays,
        line(&format!("s_branch {}", branches.len())),
        branches,
        line(&format!("s_cbranch_join s{saved}")),
    ]
    .concat()
}

/// Instructions that MODE.VSKIP skips, if they are the lanes'.
fn skipped(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let begins = if once_in(random, 2) {
        line(&format!("s_setvskip {}, {}", below(random, 64), below(random, 8)))
    } else {
        line(&format!("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 28, 1), {}", below(random, 2)))
    };
    let inside = [lds(pick(random, &material.lds), random), some(material, random)].concat();
    [begins, inside, flat(pick(random, &material.flat), random), line("s_setvskip 0, 0")].concat()
}

/// An SGPR that M0 indexes, as a source or a destination: one that has data, VCC or one that is not there, which reads SGPR 0 and is not
/// written (3.6.1).
fn moved(random: &mut SplitMix64) -> Vec<u32> {
    let step = 1 + below(random, 2);
    let register = |random: &mut SplitMix64| pick(random, &SGPRS.step_by(step as usize).collect::<Vec<_>>());
    let name = |first: u32| if step == 1 { format!("s{first}") } else { format!("s[{first}:{}]", first + 1) };
    let [base, other] = [(); 2].map(|()| register(random));
    let place = match below(random, 6) {
        0 => VCC,
        1 => step * below(random, 1 << 30) + (1 << 16),
        _ => register(random),
    };
    let bits = 32 * step;
    let text = match below(random, 3) {
        0 => format!("s_movreld_b{bits} {}, {}", name(base), below(random, 64)),
        1 => format!("s_movreld_b{bits} {}, {}", name(base), name(other)),
        _ => format!("s_movrels_b{bits} {}, {}", name(other), name(base)),
    };
    // The index has no sign: one below the base is not there either.
    [line(&format!("s_mov_b32 m0, {:#x}", place.wrapping_sub(base))), line(&text)].concat()
}

/// Bits of a hardware register are read, those of MODE changed; what is no MODE keeps what it has.
fn told(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let sets = once_in(random, 3);
    let number = if once_in(random, 2) { 1 } else { pick(random, &REGISTERS) };
    let end = if sets { MODE_BITS } else { 32 };
    let first = below(random, end);
    let field = format!("hwreg({number}, {first}, {})", 1 + below(random, end - first));
    let register = SGPRS.start + below(random, SGPRS.end - SGPRS.start);
    let words = match (sets, once_in(random, 2)) {
        (false, _) => line(&format!("s_getreg_b32 s{register}, {field}")),
        (true, false) => line(&format!("s_setreg_b32 {field}, s{register}")),
        (true, true) => line(&format!("s_setreg_imm32_b32 {field}, {:#x}", random.next_u32())),
    };
    if material.admits(&words) { words } else { vec![] }
}

/// One of these.
pub fn part(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    match below(random, 9) {
        0 => branched(material, random),
        1 => jumped(material, random),
        2 => called(material, random),
        3 => repeated(material, random),
        4 => forked(material, 2, random),
        5 => skipped(material, random),
        6 => moved(random),
        _ => told(material, random),
    }
}
