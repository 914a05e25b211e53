//! What random programs of Sea Islands do with images: a resource of any kind and a sampler, and an instruction through them. The whole image lies in
//! what is written. Coordinates reach beyond it.

use super::{BYTES, Material, WAIT, WRITTEN, is_atomic, line, vgpr, with_fields};
use crate::random::form::VGPRS;
use crate::random::{below, once_in, pick, word};
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::{ImageAddress, Opcode};
use tombolo_sim::random::SplitMix64;

/// First SGPRs of the resource and of the sampler, first VGPR of the address.
const RESOURCE: u32 = 64;
const SAMPLER: u32 = 72;
const ADDRESS: u32 = 24;
/// Data formats that buffers do not have and that can be stored, with their number formats: 5_6_5, 1_5_5_5, 5_5_5_1, 4_4_4_4, sRGB, depths, 5_9_9_9.
#[rustfmt::skip]
const STORED: [(u32, &[u32]); 11] = [
    (16, &[0, 1, 2, 3, 4, 5]), (17, &[0, 2, 3, 4, 5]), (18, &[0, 2, 3, 4, 5]), (19, &[0, 1, 2, 3, 4, 5]), (1, &[9]), (3, &[9]), (10, &[9]),
    (20, &[0, 1, 2, 3, 4, 5]), (21, &[0, 1, 2, 3, 4, 5]), (22, &[4, 5, 7]), (34, &[7]),
];
/// Those that can only be loaded: subsampled pairs, BC1 to BC7.
#[rustfmt::skip]
const LOADED: [(u32, &[u32]); 9] = [
    (32, &[0, 1, 4, 9]), (33, &[0, 5, 9]), (35, &[0, 9]), (36, &[0, 9]), (37, &[0, 9]), (38, &[0, 1]), (39, &[0, 1]), (40, &[0, 1]), (41, &[0, 9]),
];
/// Bytes of a texel at most, by data format.
const fn size(data: u32) -> u32 {
    match data {
        1 => 1,
        2 | 3 | 16..=19 => 2,
        11 | 12 | 22 | 35 | 38 => 8,
        13 => 12,
        14 | 36 | 37 | 39..=41 => 16,
        _ => 4,
    }
}
/// Types: 1D, 2D, 3D, cube, arrays of 1D and 2D.
const TYPES: std::ops::Range<u32> = 8..14;
const VOLUME: u32 = 10;
const CUBE: u32 = 11;
/// Linear rows.
const LINEAR: u32 = 8;

/// Bytes that an image takes at most: sizes as in the resource, less one.
fn bytes(kind: u32, element: u32, [width, height, depth, pitch]: [u32; 4], last_level: u32) -> u32 {
    let level = |number: u32| {
        let size = |first: u32| ((first + 1) >> number).max(1).next_power_of_two();
        let rows = if matches!(kind, 8 | 12) { 1 } else { size(height) };
        let pitch = size(pitch.max(width)).max(64 / element).max(8);
        let slices = match kind {
            VOLUME => size(depth),
            CUBE => (6 * (depth + 1)).next_power_of_two(),
            12 | 13 => (depth + 1).next_power_of_two(),
            _ => 1,
        };
        ((pitch * rows).max(64) * element).next_multiple_of(256) * slices
    };
    (0..=last_level).map(level).sum()
}

/// A data format and a number format that it has.
fn format(row: &Opcode, random: &mut SplitMix64) -> [u32; 2] {
    if is_atomic(row) {
        return [4, pick(random, &[4, 5, 7])];
    }
    let (data, numbers) = match below(random, 4) {
        0 if !row.mnemonic.starts_with("image_store") => pick(random, &LOADED),
        1 => pick(random, &STORED),
        _ => return super::format(random),
    };
    [data, pick(random, numbers)]
}

/// The words of a resource; `samples`: the faces of cubes are squares.
fn resource(row: &Opcode, samples: bool, random: &mut SplitMix64) -> [u32; 8] {
    let [data, number] = format(row, random);
    let selects = (0..4).fold(0, |bits, at| bits | pick(random, &[0, 1, 4, 5, 6, 7, 4 + at]) << (3 * at));
    loop {
        let kind = TYPES.start + below(random, TYPES.end - TYPES.start);
        let sizes = [below(random, 8), below(random, 4), below(random, 3), 7 + below(random, 9)];
        let (base_level, last_level) = (below(random, 3), if once_in(random, 2) { below(random, 4) } else { 0 });
        let fits = bytes(kind, size(data), sizes, last_level) <= BYTES as u32;
        if !fits || samples && kind == CUBE && sizes[0] != sizes[1] {
            continue;
        }
        let [width, height, depth, pitch] = sizes;
        // A view does not end behind what is in memory.
        let slices = if kind == CUBE { 6 * (depth + 1) } else { depth + 1 };
        let first = if kind == CUBE { 0 } else { below(random, slices) };
        let last = below(random, slices).max(if kind == CUBE { 5 } else { 0 });
        let pads = u32::from(once_in(random, 3));
        let least = if samples && once_in(random, 6) { below(random, 0x200) } else { 0 };
        return [
            WRITTEN as u32 >> 8 | ((WRITTEN >> 32) as u32) << 24,
            (WRITTEN >> 40) as u32 | least << 8 | data << 20 | number << 26,
            width | height << 14,
            selects | base_level << 12 | last_level << 16 | LINEAR << 20 | pads << 25 | kind << 28,
            depth | pitch << 13,
            first | last << 13,
            0,
            0,
        ];
    }
}

/// The words of a sampler that the hardware has.
fn sampler(random: &mut SplitMix64) -> [u32; 4] {
    let wraps = (0..3).fold(0, |bits, at| bits | below(random, 8) << (3 * at));
    let flags = [15, 19, 20, 27, 28].iter().fold(0, |flags, bit| flags | u32::from(once_in(random, 6)) << bit);
    let reduction = if once_in(random, 4) { below(random, 3) } else { 0 };
    let (least, most) = (below(random, 0x180), if once_in(random, 4) { below(random, 0x400) } else { 0xfff });
    let filters = below(random, 16) | below(random, 3) << 4 | below(random, 3) << 6;
    let probes = pick(random, &[0, 0, 1, 2, 3, 4, 7]);
    [
        wraps | probes << 9 | below(random, 8) << 12 | flags | reduction << 29,
        least | most << 12,
        filters << 20 | if once_in(random, 3) { word(random) & 0x3fff } else { 0 },
        below(random, 3) << 30,
    ]
}

/// Sets a register to a number of the range from `first` on, the same for few lanes; now and then to anything.
fn number(register: u32, first: f32, range: f32, random: &mut SplitMix64) -> Vec<u32> {
    let from = vgpr(1, random);
    if once_in(random, 10) {
        return line(&format!("v_mov_b32_e32 v{register}, v{from}"));
    }
    let factor = range / pick(random, &[512.0, 509.0]);
    [
        line(&format!("v_and_b32_e32 v{register}, 0x1ff, v{from}")),
        line(&format!("v_cvt_f32_u32_e32 v{register}, v{register}")),
        line(&format!("v_mul_f32_e32 v{register}, {:#x}, v{register}", factor.to_bits())),
        line(&format!("v_add_f32_e32 v{register}, {:#x}, v{register}", first.to_bits())),
    ]
    .concat()
}

/// The address of a sample.
fn sample_address(row: &Opcode, kind: u32, slices: bool, texels: bool, random: &mut SplitMix64) -> Vec<u32> {
    let has = |part| row.image_address.contains(part);
    let axes = match kind {
        8 | 12 => 1,
        VOLUME => 3,
        _ => 2,
    };
    let mut register = ADDRESS;
    let mut words = vec![];
    let mut next = || {
        register += 1;
        register - 1
    };
    if has(ImageAddress::OFFSET) {
        words.extend(line(&format!("v_mov_b32_e32 v{}, v{}", next(), vgpr(1, random))));
    }
    if has(ImageAddress::BIAS) {
        words.extend(number(next(), -2.0, 4.0, random));
    }
    if has(ImageAddress::ZCOMPARE) {
        words.extend(number(next(), 0.0, 1.0, random));
    }
    let gradients = if has(ImageAddress::GRADIENTS) { 2 * axes } else { 0 };
    let level = u32::from(has(ImageAddress::LOD) || has(ImageAddress::LOD_CLAMP));
    for _ in 0..gradients + axes + u32::from(slices && kind != VOLUME) + level {
        let (first, range) = match (texels, kind) {
            (true, _) => (-4.0, 16.0),
            (false, CUBE) => pick(random, &[(0.9, 1.2), (0.9, 1.2), (0.0, 14.0)]),
            (false, _) => pick(random, &[(-1.0, 3.0), (0.0, 1.0), (0.0, 4.0)]),
        };
        words.extend(number(next(), first, range, random));
    }
    words
}

/// An instruction through an image.
pub fn image(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let row = pick(random, &material.images);
    let samples = row.operands.iter().any(|shape| shape.field == FieldName::Samp);
    let compares = row.mnemonic.ends_with("cmpswap");
    let mask = match (is_atomic(row), compares) {
        (true, true) => 3,
        (true, false) => 1,
        _ => 1 + below(random, 15),
    };
    let resource = resource(row, samples, random);
    let sampler = sampler(random);
    let (texels, slices) = (u32::from(once_in(random, 4)), below(random, 2));
    let fields = [
        (FieldName::Rsrc, RESOURCE / 4),
        (FieldName::Samp, if samples { SAMPLER / 4 } else { 0 }),
        (FieldName::Vaddr, ADDRESS),
        (FieldName::Vdata, VGPRS.start + below(random, VGPRS.end - VGPRS.start - 4)),
        (FieldName::Dmask, mask),
        (FieldName::Unrm, if samples { texels } else { 1 }),
        (FieldName::Glc, below(random, 2)),
        (FieldName::Da, slices),
    ];
    let mut words = vec![];
    let constants = (RESOURCE..).zip(resource).chain((SAMPLER..).zip(sampler));
    words.extend(constants.flat_map(|(register, word)| line(&format!("s_mov_b32 s{register}, {word:#x}"))));
    if samples {
        let texels = texels == 1 || sampler[0] >> 15 & 1 == 1;
        words.extend(sample_address(row, resource[3] >> 28, slices == 1, texels, random));
    } else {
        // Coordinates: mostly near, now and then anything.
        for register in ADDRESS..ADDRESS + 5 {
            let from = vgpr(1, random);
            let near = if register == ADDRESS { 0xf } else { pick(random, &[1, 3, 3, 7]) };
            let near = if once_in(random, 8) { u32::MAX } else { near };
            words.extend(line(&format!("v_and_b32_e32 v{register}, {near:#x}, v{from}")));
        }
    }
    words.extend(with_fields(row, &fields));
    words.push(WAIT);
    words
}
