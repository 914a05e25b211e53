//! Scratch in random programs of CDNA4: every opcode with an address in VGPRs, in an SGPR, in both and in neither. The document ends before the
//! chapter of scratch; LLVM has the forms, and that offsets in registers have no sign.

use super::super::form::VGPRS;
use super::super::gcn::{self, LDS_REACH, Program, SCRATCH, WAIT, data, is_atomic, is_store, vgpr, with_fields};
use super::super::{below, once_in, pick};
use super::{Material, NO_BASE, TARGET, arithmetic, lds, line, program, share};
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;
use tombolo_sim::random::SplitMix64;

/// High words of the apertures of LDS and scratch.
const APERTURES: [u32; 2] = [0x1_0000, 0x2_0000];
/// Bytes of the widest access.
const WIDEST: u32 = 16;
/// What registers may have: the constant takes back as much.
const IN_REGISTERS: u32 = 4096 - SCRATCH;

/// Waits for a store once in two, so that others and loads are behind it while it is under way.
fn wait(row: &Opcode, random: &mut SplitMix64) -> Vec<u32> {
    if is_store(row) && once_in(random, 2) { vec![] } else { vec![WAIT] }
}

/// A SCRATCH instruction. Its constant is often negative.
pub fn scratch(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let [by_lane, based] = [(); 2].map(|()| once_in(random, 2));
    let step = pick(random, &[1, 4]);
    let spread = if by_lane { 0x80 - step } else { 0 };
    let place = step * below(random, (SCRATCH - WIDEST - spread) / step);
    let in_registers = if by_lane || based { step * below(random, IN_REGISTERS / step) } else { 0 };
    let in_scalar = match (by_lane, based) {
        (true, true) => below(random, in_registers + 1),
        (_, based) => in_registers * u32::from(based),
    };
    let mut fields = vec![
        (FieldName::Addr, 2),
        (FieldName::Sve, by_lane.into()),
        (FieldName::Saddr, if based { 9 } else { NO_BASE }),
        (FieldName::Glc, below(random, 2)),
        (FieldName::Acc, below(random, 2)),
        (FieldName::Ioffset, place.wrapping_sub(in_registers)),
    ];
    fields.extend([FieldName::Vdst, FieldName::Data0].into_iter().filter_map(|name| data(row, name, random)));
    [
        line(&format!("s_mov_b32 s9, {in_scalar:#x}")),
        line(&format!("v_and_b32_e32 v2, {spread:#x}, v{}", vgpr(1, random))),
        line(&format!("v_add_u32_e32 v2, {:#x}, v2", in_registers - in_scalar)),
        if row.mnemonic.contains("_lds_") { share(random) } else { vec![] },
        with_fields(row, &fields),
        wait(row, random),
    ]
    .concat()
}

/// A FLAT instruction; each lane goes to LDS or to scratch, which has no atomic operations of 64 bits.
fn through_aperture(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let row = pick(random, &material.flat);
    if is_atomic(row) && (row.mnemonic.ends_with("_x2") || row.mnemonic.ends_with("f64")) {
        return vec![];
    }
    let mask = if is_atomic(row) || once_in(random, 2) { 0x7c } else { 0x7f };
    // Which of two lanes comes last at one place of LDS is open: of stores each has its own.
    let (mask, apart) = if is_store(row) { (mask & 0x2f, LDS_REACH / 64) } else { (mask, 0) };
    let mut fields = vec![
        (FieldName::Addr, 2),
        (FieldName::Glc, below(random, 2)),
        (FieldName::Acc, below(random, 2)),
        (FieldName::Ioffset, 4 * below(random, (SCRATCH - WIDEST - mask) / 4)),
    ];
    fields.extend([FieldName::Vdst, FieldName::Data0].into_iter().filter_map(|name| data(row, name, random)));
    let [from, by] = [(); 2].map(|()| vgpr(1, random));
    let [shared, private] = APERTURES;
    [
        line("v_mbcnt_lo_u32_b32_e64 v3, -1, 0"),
        line("v_mbcnt_hi_u32_b32_e64 v3, -1, v3"),
        line(&format!("v_mul_u32_u24_e32 v3, {apart}, v3")),
        line(&format!("v_and_b32_e32 v2, {mask:#x}, v{from}")),
        line(&format!("v_cmp_gt_i32_e32 vcc, {}, v{by}", below(random, 2))),
        line("v_cndmask_b32_e32 v3, 0, v3, vcc"),
        line("v_add_u32_e32 v2, v2, v3"),
        line(&format!("v_mov_b32_e32 v1, {shared:#x}")),
        line(&format!("v_mov_b32_e32 v3, {private:#x}")),
        line("v_cndmask_b32_e32 v3, v3, v1, vcc"),
        with_fields(row, &fields),
        wait(row, random),
    ]
    .concat()
}

fn part(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    match below(random, 20) {
        0..=1 => gcn::set_exec(TARGET, random),
        2..=4 => through_aperture(material, random),
        5 => lds(pick(random, &material.lds), random),
        6..=8 => arithmetic(material, random),
        _ => scratch(pick(random, &material.scratch), random),
    }
}

/// The program of a seed with so many parts, which touches no memory but scratch and LDS, so that any number of waves runs it side by side: the data
/// of each are others, by the number of the work-group in s0.
pub fn program_of_many(seed: u64, length: usize, material: &Material) -> Program {
    let random = &mut SplitMix64::new(!seed);
    let own = VGPRS.flat_map(|register| line(&format!("v_add_u32_e32 v{register}, s0, v{register}"))).collect();
    let parts = std::iter::once(own).chain((0..length).map(|_| part(material, random))).collect();
    Program { parts, ..program(seed, 0, material) }.accepted()
}
