//! What random programs do with buffers: a resource of any kind, an instruction through it, and its wait.
//!
//! Whatever a lane asks for must lie in the wave's part of what is written, or be out of bounds: sizes, strides and offsets are small
//! enough for the farthest element of the kind of buffer. What must be aligned is (9.5).

use super::form::VGPRS;
use super::memory::{data_register, with_fields};
use super::program::{Material, Node, text};
use super::{below, once_in, pick};
use tombolo_isa::format::FieldName;
use tombolo_isa::memory::MemoryOperation;
use tombolo_isa::opcode::Flags;
use tombolo_sim::random::SplitMix64;

/// First SGPR of the resource, and the one of the scalar offset.
const RESOURCE: u32 = 84;
const OFFSET: u32 = 88;

/// A kind of buffer: how its elements lie, and what lanes may ask for.
struct Kind {
    /// Word 1 of the resource, without the base.
    word_1: u32,
    records: u32,
    /// Word 3, without formats.
    word_3: u32,
    /// Bits that offsets of lanes may have.
    offsets: u32,
    /// Bits that indexes of lanes may have.
    indexes: u32,
    /// The scalar offset.
    scalar: u32,
}

/// A kind of buffer for accesses at multiples of `step` bytes (1, 4 or 8).
fn kind(step: u32, random: &mut SplitMix64) -> Kind {
    let scale = below(random, 2);
    // Stride in bytes: 8 to 32.
    let stride = 8 * (1 + below(random, 4));
    let (field, stride) = if scale == 1 { (stride / 4, stride) } else { (stride, stride) };
    let bounds = below(random, 4);
    // Elements of 4 bytes do not keep 8 bytes together.
    let swizzle = match below(random, 3) {
        0 if step < 8 => 1,
        1 if stride.is_multiple_of(16) => 3,
        _ => 0,
    };
    let adds_lane = below(random, 2);
    let index_stride = below(random, 4);
    let word_3 = bounds << 28 | adds_lane << 23 | index_stride << 21 | scale << 18;
    let (records, offsets) = match bounds {
        0 => (below(random, 64), 0x3f),
        1 => (below(random, 64), 0xf),
        2 => (below(random, 2), 0xf),
        _ if swizzle != 0 => (below(random, 64), 0x3f),
        // Bytes, of which the farthest offset is beyond the last.
        _ => (below(random, 1024), 0x7ff),
    };
    let scalar = if matches!(bounds, 0 | 3) { below(random, 16) } else { 0 };
    Kind {
        word_1: field << 16 | swizzle << 30,
        records,
        word_3,
        offsets: offsets & !(step - 1),
        // Where the index is not checked it is less than 64, or 95 where offsets are.
        indexes: match bounds {
            2 if adds_lane == 1 => 0,
            3 if swizzle == 0 => 0x1f,
            2 => 0x3f,
            _ => 0x7f,
        },
        scalar: scalar & !(step - 1),
    }
}

/// An instruction through a buffer.
pub(super) fn buffer(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.buffers);
    let is_atomic = row.memory.is_some_and(MemoryOperation::is_atomic);
    let is_formatted = matches!(row.memory, Some(MemoryOperation::Formatted { .. }));
    let step = match (is_atomic, is_formatted) {
        (true, _) => 8,
        (_, true) => 4,
        _ if once_in(random, 2) => 4,
        _ => 1,
    };
    let kind = kind(step, random);
    let is_typed = row.modifiers.flags.contains(Flags::FORMAT);
    // Any format; now and then none.
    let formats = [below(random, 64), below(random, 64)];
    let selects = (0..4).fold(0, |bits, at| bits | pick(random, &[0, 1, 2, 4, 5, 6, 7, 4 + at]) << (3 * at));
    let (indexed, offset) = (below(random, 2), below(random, 2));
    let mut fields = vec![
        (FieldName::Vaddr, 2),
        (FieldName::Idxen, indexed),
        (FieldName::Offen, offset),
        (FieldName::Rsrc, RESOURCE),
        (FieldName::Soffset, OFFSET),
        (FieldName::Ioffset, below(random, 16) & !(step - 1)),
    ];
    fields.extend(data_register(row, FieldName::Vdata, random));
    if is_atomic {
        fields.push((FieldName::Th, below(random, 2)));
    }
    if is_typed {
        fields.push((FieldName::Format, formats[0]));
    }
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    let mut lines = vec![
        format!("s_mov_b32 s{RESOURCE}, s6"),
        // What is above the low 32 bits of the address is kept.
        format!("s_and_b32 s{}, s7, 0xffff", RESOURCE + 1),
        format!("s_or_b32 s{0}, s{0}, {1:#x}", RESOURCE + 1, kind.word_1),
        format!("s_mov_b32 s{}, {:#x}", RESOURCE + 2, kind.records),
        format!("s_mov_b32 s{}, {:#x}", RESOURCE + 3, kind.word_3 | formats[1] << 12 | selects),
        format!("s_mov_b32 s{OFFSET}, {:#x}", kind.scalar),
    ];
    let mut register = 2;
    for (used, mask) in [(indexed, kind.indexes), (offset, kind.offsets)] {
        if used == 1 {
            let from = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
            lines.push(format!("v_and_b32_e32 v{register}, {mask:#x}, v{from}"));
            register += 1;
        }
    }
    lines.push(text(&words, material.wave64));
    lines.extend(["s_wait_loadcnt 0x0".to_owned(), "s_wait_storecnt 0x0".to_owned()]);
    Node::Code(lines)
}
