//! What random programs do with memory and LDS: an instruction, its address, and its wait.

use super::form::{SGPRS, VGPRS};
use super::multiply::range;
use super::program::{Material, Node, text};
use super::{below, once_in, pick};
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::OperandKind;
use tombolo_sim::random::SplitMix64;

/// LDS bytes at the beginning that all waves share.
const SHARED_LDS_BYTES: u32 = 1024;
/// LDS bytes of each wave behind them.
pub(super) const WAVE_LDS_BYTES: u32 = 2048;

/// LDS bytes of a work-group of so many waves.
pub(super) fn lds_bytes(waves: u32) -> u32 {
    SHARED_LDS_BYTES + waves * WAVE_LDS_BYTES
}

/// Sets s8 to the wave's part of LDS; s9 is the number of the wave.
pub(super) fn own_lds() -> [String; 2] {
    [format!("s_mul_i32 s8, s9, {WAVE_LDS_BYTES:#x}"), format!("s_addk_co_i32 s8, {SHARED_LDS_BYTES:#x}")]
}

/// A scalar load and its wait, with something between them.
pub(super) fn scalar_load(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.scalar_loads);
    let registers = row.operands.iter().find(|shape| shape.access.writes()).map_or(1, |shape| shape.data.registers());
    let registers = u32::from(registers).max(1);
    let aligned = registers.next_power_of_two().min(4);
    let choices = (SGPRS.end - SGPRS.start - registers) / aligned + 1;
    let first = SGPRS.start + aligned * below(random, choices);
    let name = range('s', first as usize, registers as usize);
    let offset = 4 * below(random, 1024);
    Node::Code(vec![format!("{} {name}, s[4:5], {offset:#x}", row.mnemonic), "s_wait_kmcnt 0x0".to_owned()])
}

/// The canonical form of `row` with these fields.
pub(super) fn with_fields(row: &Opcode, fields: &[(FieldName, u32)]) -> Vec<u32> {
    let mut words = tombolo_isa::canonical::canonical(row);
    let mut bits = words.iter().rev().fold(0u128, |bits, word| bits << 32 | u128::from(*word));
    for (name, value) in fields {
        if let Some(field) = row.format.field(*name) {
            let mask = ((1u128 << field.width()) - 1) << field.lsb;
            bits = bits & !mask | u128::from(*value) << field.lsb & mask;
        }
    }
    for (at, word) in words.iter_mut().enumerate() {
        *word = (bits >> (32 * at)) as u32;
    }
    words
}

/// First of the data registers of an operand.
pub(super) fn data_register(row: &Opcode, name: FieldName, random: &mut SplitMix64) -> Option<(FieldName, u32)> {
    let shape = row
        .operands
        .iter()
        .find(|shape| shape.field == name && matches!(shape.kind, OperandKind::Vgpr | OperandKind::Returned))?;
    let count = u32::from(shape.data.registers()).max(1);
    Some((name, VGPRS.start + below(random, VGPRS.end - VGPRS.start - count + 1)))
}

/// A global load, store or atomic, its address, and its wait.
pub(super) fn global(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.global);
    let is_load = row.mnemonic.starts_with("global_load");
    let is_atomic = row.mnemonic.starts_with("global_atomic");
    let mut fields = vec![(FieldName::Vaddr, 2), (FieldName::Sve, 0)];
    let reads_only = is_load && once_in(random, 2);
    fields.push((FieldName::Saddr, if reads_only { 4 } else { 6 }));
    for name in [FieldName::Vdst, FieldName::Vsrc] {
        fields.extend(data_register(row, name, random));
    }
    // Atomics are aligned (9.5); everything else may lie anywhere.
    let aligned = is_atomic || once_in(random, 2);
    let (mask, step) = if aligned { (0x7f8, 8) } else { (0x7ff, 1) };
    fields.push((FieldName::Ioffset, step * below(random, 1024 / step)));
    if is_atomic {
        fields.push((FieldName::Th, below(random, 2)));
    }
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    let from = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
    Node::Code(vec![
        format!("v_and_b32_e32 v2, {mask:#x}, v{from}"),
        text(&words, material.wave64),
        "s_wait_loadcnt 0x0".to_owned(),
        "s_wait_storecnt 0x0".to_owned(),
    ])
}

/// A load that transposes a matrix, its address, and its wait. EXEC must be full or empty (11.6.2).
pub(super) fn transposed(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.transposed);
    let mut fields = vec![(FieldName::Vaddr, 2), (FieldName::Saddr, 4)];
    fields.extend(data_register(row, FieldName::Vdst, random));
    let (mask, step) = if once_in(random, 2) { (0xff0, 16) } else { (0xfff, 1) };
    fields.push((FieldName::Ioffset, step * below(random, 1024 / step)));
    let words = with_fields(row, &fields);
    let from = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
    let exec = if once_in(random, 4) { 0 } else { u32::MAX };
    Node::Code(vec![
        format!("s_mov_b32 exec_lo, {exec:#x}"),
        format!("s_mov_b32 exec_hi, {exec:#x}"),
        format!("v_and_b32_e32 v2, {mask:#x}, v{from}"),
        text(&words, material.wave64),
        "s_wait_loadcnt 0x0".to_owned(),
    ])
}

/// A FLAT load, store or atomic and its wait; each lane goes to LDS or to memory.
pub(super) fn flat(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.flat);
    let mut fields = vec![(FieldName::Vaddr, 2), (FieldName::Sve, 0), (FieldName::Th, below(random, 2))];
    for name in [FieldName::Vdst, FieldName::Vsrc] {
        fields.extend(data_register(row, name, random));
    }
    let is_atomic = row.mnemonic.starts_with("flat_atomic");
    if !is_atomic {
        fields.push((FieldName::Th, 0));
    }
    let (mask, step) = if is_atomic || once_in(random, 2) { (0x3f8, 8) } else { (0x3ff, 1) };
    fields.push((FieldName::Ioffset, step * below(random, 512 / step)));
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    let [from, by] = [(); 2].map(|()| VGPRS.start + below(random, VGPRS.end - VGPRS.start));
    let vcc = if material.wave64 { "vcc" } else { "vcc_lo" };
    Node::Code(vec![
        format!("v_and_b32_e32 v3, {mask:#x}, v{from}"),
        format!("v_cmp_gt_i32_e32 {vcc}, {}, v{by}", below(random, 2)),
        "v_mov_b32_e32 v2, s8".to_owned(),
        format!("v_cndmask_b32_e32 v2, s6, v2, {vcc}"),
        "v_add_nc_u32_e32 v2, v2, v3".to_owned(),
        "v_mov_b32_e32 v3, s11".to_owned(),
        format!("v_cndmask_b32_e32 v3, s7, v3, {vcc}"),
        text(&words, material.wave64),
        "s_wait_loadcnt_dscnt 0x0".to_owned(),
        "s_wait_storecnt 0x0".to_owned(),
    ])
}

/// An instruction on stacks and its wait: each lane has a ring of eight dwords or fewer in the wave's part of LDS.
pub(super) fn stack(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.stacks);
    let mut fields = vec![(FieldName::Addr, 2), (FieldName::Offset1, 0)];
    for name in [FieldName::Vdst, FieldName::Data0, FieldName::Data1] {
        fields.extend(data_register(row, name, random));
    }
    // Often the last node is one of the items.
    if let Some((_, items)) = fields.iter().find(|(name, _)| *name == FieldName::Data1).copied()
        && once_in(random, 2)
    {
        fields.push((FieldName::Data0, items + below(random, 4)));
    }
    let bits = below(random, 4);
    let size = 1 << bits;
    fields.push((FieldName::Offset0, size));
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    let from = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
    let field = size - 1;
    Node::Code(vec![
        "v_mbcnt_lo_u32_b32 v3, -1, 0".to_owned(),
        "v_mbcnt_hi_u32_b32 v3, -1, v3".to_owned(),
        "v_lshlrev_b32_e32 v3, 3, v3".to_owned(),
        "s_lshr_b32 s9, s8, 2".to_owned(),
        "v_add_nc_u32_e32 v3, s9, v3".to_owned(),
        "v_lshlrev_b32_e32 v3, 15, v3".to_owned(),
        format!("v_and_b32_e32 v2, {:#x}, v{from}", 0xe000_0000 | field << 10 | field << 5 | field),
        "v_or_b32_e32 v2, v2, v3".to_owned(),
        text(&words, material.wave64),
        "s_wait_dscnt 0x0".to_owned(),
    ])
}

/// An LDS instruction, its address and its wait.
pub(super) fn lds(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.lds);
    let mut fields = vec![(FieldName::Addr, 2)];
    for name in [FieldName::Vdst, FieldName::Data0, FieldName::Data1] {
        fields.extend(data_register(row, name, random));
    }
    let two = row.mnemonic.contains("2addr");
    let is_permute = row.mnemonic.contains("permute") || row.mnemonic.contains("swizzle");
    let aligned = !(row.mnemonic.starts_with("ds_load") || row.mnemonic.starts_with("ds_store")) || once_in(random, 2);
    let mask = if aligned || two { 0x3f8 } else { 0x3ff };
    match (two, is_permute) {
        (true, _) => {
            let end = if row.mnemonic.contains("stride64") { 2 } else { 32 };
            fields.extend([(FieldName::Offset0, below(random, end)), (FieldName::Offset1, below(random, end))]);
        }
        (_, true) => {
            fields.extend([(FieldName::Offset0, below(random, 256)), (FieldName::Offset1, below(random, 256))])
        }
        _ => fields.push((FieldName::Offset0, below(random, 32) * 8)),
    }
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    let from = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
    // Between what other waves store, a lane that only loads sees values of which the writes of its own instruction tell
    // nothing: the model could not follow it.
    let own_part = row.mnemonic.contains("condxchg");
    let (mask, base) = match below(random, 16) {
        _ if own_part => (mask, "s8".to_owned()),
        // Both ends of LDS: in range and not.
        0 => (0x18, "0xfffffff0".to_owned()),
        1 => (0x18, format!("{:#x}", lds_bytes(material.waves) - 16)),
        // The part that all waves share; what is not aligned there may be torn.
        2..=4 => (0x1f8, "0".to_owned()),
        _ => (mask, "s8".to_owned()),
    };
    Node::Code(vec![
        format!("v_and_b32_e32 v2, {mask:#x}, v{from}"),
        format!("v_add_nc_u32_e32 v2, {base}, v2"),
        text(&words, material.wave64),
        "s_wait_dscnt 0x0".to_owned(),
    ])
}
