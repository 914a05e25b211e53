//! What random programs do with rays: a resource of a hierarchy, an intersection with nodes in it, and its wait.
//!
//! The hierarchy lies in what is only read, so that its nodes are any data. Pointers and offsets have the kinds that the hardware has, and reach
//! beyond the hierarchy.

use super::form::VGPRS;
use super::memory::with_fields;
use super::program::{Material, Node, READ_BYTES, text};
use super::{below, once_in, pick, word};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::FieldName;
use tombolo_sim::random::SplitMix64;

/// First SGPR of the resource.
const RESOURCE: u32 = 84;
/// Two VGPRs for the pointer or the base, and two for offsets.
const POINTER: u32 = 2;
const OFFSETS: u32 = 24;
/// Units of 64 bytes of the hierarchy.
const UNITS: u64 = READ_BYTES / 64;

/// An intersection of rays with nodes.
pub(super) fn ray(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.rays);
    let from_base = matches!(row.operation, op::IMAGE_BVH_DUAL_INTERSECT_RAY | op::IMAGE_BVH8_INTERSECT_RAY);
    let dwords = if from_base { 10 } else { 4 };
    // Three registers each of the origin, the direction and its reciprocals, or two of the extent and the mask.
    let mut three = || VGPRS.start + below(random, VGPRS.end - VGPRS.start - 2);
    let [extent, origin, direction, inverse] = [(); 4].map(|()| three());
    let fields = [
        (FieldName::Rsrc, RESOURCE),
        (FieldName::A16, if from_base { 0 } else { below(random, 2) }),
        (FieldName::Vdata, VGPRS.start + below(random, VGPRS.end - VGPRS.start - dwords)),
        (FieldName::Vaddr0, POINTER),
        (FieldName::Vaddr1, extent),
        (FieldName::Vaddr2, origin),
        (FieldName::Vaddr3, direction),
        (FieldName::Vaddr4, if from_base { OFFSETS } else { inverse }),
    ];
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    // Sorts, grows by, in an order that is not reserved, triangles first; gives weights, sorts eight children.
    let sorting =
        below(random, 2) << 31 | (word(random) & 0xff) << 23 | below(random, 3) << 21 | below(random, 2) << 20;
    let kind = if once_in(random, 12) { 9 } else { 8 };
    let telling = kind << 28 | below(random, 2) << 24 | below(random, 2) << 21;
    let mut lines = vec![
        format!("s_lshr_b64 s[{RESOURCE}:{}], s[4:5], 8", RESOURCE + 1),
        format!("s_or_b32 s{0}, s{0}, {sorting:#x}", RESOURCE + 1),
        format!("s_mov_b32 s{}, {:#x}", RESOURCE + 2, UNITS - 1),
        format!("s_mov_b32 s{}, {telling:#x}", RESOURCE + 3),
        format!("v_mov_b32_e32 v{}, {:#x}", POINTER + 1, if once_in(random, 12) { word(random) } else { 0 }),
    ];
    // Kinds that a mask leaves and that bits add: 0, 1, 4 and 5; boxes; four triangles, or of eight boxes two nodes; of nodes from a base none.
    let other = if row.operation == op::IMAGE_BVH8_INTERSECT_RAY { (0, 2) } else { (3, 0) };
    let mut place = |register: u32| {
        let reach = pick(random, &[UNITS, UNITS, 2 * UNITS]) as u32 - 1;
        let (mask, bits) = pick(random, &[(5, 0), (1, 4), (0, 5), other]);
        let bits = if from_base && once_in(random, 8) { 7 } else { bits };
        let from = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
        vec![
            format!("v_and_b32_e32 v{register}, {:#x}, v{from}", reach << 3 | mask),
            format!("v_or_b32_e32 v{register}, {bits:#x}, v{register}"),
        ]
    };
    if from_base {
        lines.extend((OFFSETS..OFFSETS + 2).flat_map(place));
        lines.push(format!("v_mov_b32_e32 v{POINTER}, {:#x}", 64 * below(random, 4)));
    } else {
        lines.extend(place(POINTER));
    }
    lines.push(text(&words, material.wave64));
    lines.push("s_wait_bvhcnt 0x0".to_owned());
    Node::Code(lines)
}
