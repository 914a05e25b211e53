//! What random programs do with images: a resource of any kind, an instruction through it, and its wait.
//!
//! The whole image lies in the wave's part of what is written: no level has more than 16 x 4 texels, no image more than three layers or
//! four samples. Coordinates reach beyond it.

use super::form::VGPRS;
use super::memory::with_fields;
use super::program::{Material, Node, text};
use super::{below, once_in, pick, word};
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::{Flags, ImageAddress, Opcode};
use tombolo_sim::random::SplitMix64;

/// First SGPR of the resource.
const RESOURCE: u32 = 84;
/// Formats of table 62 that buffers have too.
const FORMATS: u32 = 64;
/// Those that they do not have and that can be stored: sRGB, 5_9_9_9, 5_6_5, 1_5_5_5, 5_5_5_1, 4_4_4_4, 4_4, depths.
const STORED: [u32; 16] = [64, 65, 66, 67, 68, 69, 70, 71, 72, 75, 76, 77, 78, 79, 80, 81];
/// Those that can only be loaded: subsampled pairs, BC1 to BC7.
#[rustfmt::skip]
const LOADED: [u32; 22] = [
    82, 83, 84, 85, 86, 87, 88, 89, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
];
/// Of them, those of one dword and of two whose texels are integers or floats of that size.
const WHOLE: [[u32; 3]; 2] = [[20, 21, 22], [48, 49, 50]];
/// Types: 1D, 2D, 3D, cube, arrays of 1D and 2D, with samples, an array of those.
const TYPES: std::ops::Range<u32> = 8..16;
const VOLUME: u32 = 10;

/// The words of a resource behind the base, which has the low 40 bits; word 1 without those.
fn resource(format: u32, random: &mut SplitMix64) -> [u32; 7] {
    let kind = TYPES.start + below(random, TYPES.end - TYPES.start);
    let has_samples = kind >= 14;
    let most = match kind {
        14 => below(random, 3),
        15 => below(random, 2),
        _ => below(random, 4),
    };
    let (width, height) = (below(random, 8), below(random, 4));
    let (base_level, last_level) = (below(random, 3), below(random, 4));
    let selects = (0..4).fold(0, |bits, at| bits | pick(random, &[0, 1, 2, 4, 5, 6, 7, 4 + at]) << (3 * at));
    let has_pitch = matches!(kind, 8 | 9 | 14);
    let depth = if has_pitch { below(random, 16) } else { below(random, 3) };
    // A volume with levels is not seen from a layer on.
    let view = u32::from(kind == VOLUME && most == 0 && once_in(random, 2));
    let first = below(random, 3);
    let levels = if has_samples || !once_in(random, 3) { 0 } else { base_level };
    [
        most << 12 | format << 17 | levels << 25 | (width & 3) << 30,
        width >> 2 | height << 14,
        selects | last_level << 15 | kind << 28,
        depth | first << 16,
        view << 4,
        word(random),
        word(random),
    ]
}

/// A format that the hardware has; `stores`: one that can be stored.
fn any_format(stores: bool, random: &mut SplitMix64) -> u32 {
    match below(random, 4) {
        0 if !stores => pick(random, &LOADED),
        1 => pick(random, &STORED),
        _ => below(random, FORMATS),
    }
}

/// DMASK and format of an instruction.
fn data(row: &Opcode, random: &mut SplitMix64) -> (u32, u32) {
    if !row.mnemonic.starts_with("image_atomic") {
        return (below(random, 16), any_format(row.mnemonic.starts_with("image_store"), random));
    }
    let single = ["flt", "pk_add"].iter().any(|part| row.mnemonic.contains(part));
    let wide = if single { 0 } else { below(random, 2) };
    let masks = if row.mnemonic.contains("cmpswap") { [3, 15] } else { [1, 3] };
    (masks[wide as usize], pick(random, &WHOLE[wide as usize]))
}

/// An instruction through an image.
pub(super) fn image(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.images);
    let has = |flag| row.modifiers.flags.contains(flag);
    let (mask, format) = data(row, random);
    let narrow = below(random, 2);
    let mut fields = vec![
        (FieldName::Rsrc, RESOURCE),
        (FieldName::Dim, below(random, 8)),
        (FieldName::Dmask, mask),
        (FieldName::A16, narrow),
        (FieldName::R128, u32::from(once_in(random, 8))),
        (FieldName::D16, if has(Flags::D16) { below(random, 2) } else { 0 }),
        (FieldName::Tfe, u32::from(has(Flags::TFE) && once_in(random, 8))),
        (FieldName::Vdata, VGPRS.start + below(random, VGPRS.end - VGPRS.start - 5)),
        (FieldName::Scope, below(random, 2)),
    ];
    if row.mnemonic.starts_with("image_atomic") {
        fields.push((FieldName::Th, below(random, 2)));
    }
    let words = resource(format, random);
    let mut lines = vec![format!("s_lshr_b64 s[{RESOURCE}:{}], s[6:7], 8", RESOURCE + 1)];
    lines.push(format!("s_or_b32 s{0}, s{0}, {1:#x}", RESOURCE + 1, words[0]));
    lines.extend((2..).zip(&words[1..]).map(|(at, word)| format!("s_mov_b32 s{}, {word:#x}", RESOURCE + at)));
    // Coordinates: mostly near, now and then anything.
    let names = [FieldName::Vaddr0, FieldName::Vaddr1, FieldName::Vaddr2, FieldName::Vaddr3, FieldName::Vaddr4];
    for (at, name) in names.into_iter().enumerate() {
        let from = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
        let register = if at < 2 { 2 + at as u32 } else { from };
        if at < 2 || !once_in(random, 8) {
            let near = if at == 0 { 0xf } else { pick(random, &[1, 3, 3, 7]) };
            let near = if narrow == 1 { near << 16 | near } else { near };
            lines.push(format!("v_and_b32_e32 v{register}, {near:#x}, v{from}"));
        }
        fields.push((name, register));
    }
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    lines.push(text(&words, material.wave64));
    lines.extend(["s_wait_loadcnt 0x0".to_owned(), "s_wait_storecnt 0x0".to_owned()]);
    Node::Code(lines)
}

/// First SGPR of the sampler.
const SAMPLER: u32 = 92;
/// The VGPRs of the address of a sample: one each, and from the fourth on all that are left.
const SAMPLE_ADDRESS: [u32; 4] = [22, 21, 20, 23];
const CUBE: u32 = 11;

/// The words of a sampler that the hardware has.
fn sampler(random: &mut SplitMix64) -> [u32; 4] {
    let wraps = (0..3).fold(0, |bits, at| bits | below(random, 8) << (3 * at));
    let common = |random: &mut SplitMix64, bit: u32| u32::from(once_in(random, 6)) << bit;
    let flags = [15, 19, 20, 27, 28, 31].iter().fold(0, |flags, bit| flags | common(random, *bit));
    let reduction = if once_in(random, 4) { below(random, 3) } else { 0 };
    let (least, most) = (below(random, 0x180), if once_in(random, 4) { below(random, 0x400) } else { 0xfff });
    let filters = below(random, 16) | below(random, 3) << 4 | below(random, 3) << 6;
    let probes = pick(random, &[0, 0, 1, 2, 3, 4, 7]);
    [
        wraps | probes << 9 | below(random, 8) << 12 | flags | reduction << 29,
        least | most << 13,
        filters << 20 | if once_in(random, 3) { word(random) & 0xf_ffff } else { 0 },
        below(random, 3) << 30,
    ]
}

/// Makes of a resource that of a cube, or of two; its faces are squares, and all of them with their levels fit into what is written.
fn cube(words: &mut [u32; 7], random: &mut SplitMix64) {
    let levels = below(random, 2);
    let size = below(random, 4);
    let faces = if levels == 0 && once_in(random, 3) { 12 } else { 6 };
    words[0] = words[0] & !(0xf << 12) & !(3 << 30) | levels << 12 | (size & 3) << 30;
    words[1] = size >> 2 | size << 14;
    words[2] = words[2] & 0x0fff_ffff | CUBE << 28;
    // Now and then the view ends before the last face.
    words[3] = if once_in(random, 6) { below(random, faces) } else { faces - 1 };
    words[4] = 0;
}

/// The literal of a binary32 number.
fn literal(value: f32) -> String {
    format!("{:#x}", value.to_bits())
}

/// Sets `register` to a number of the range from `first` on, the same for few lanes; now and then to anything.
fn number(register: u32, first: f32, range: f32, random: &mut SplitMix64) -> Vec<String> {
    let from = VGPRS.start + below(random, 16);
    if once_in(random, 10) {
        return vec![format!("v_mov_b32_e32 v{register}, v{from}")];
    }
    let factor = range / pick(random, &[512.0, 509.0]);
    vec![
        format!("v_and_b32_e32 v{register}, 0x1ff, v{from}"),
        format!("v_cvt_f32_u32_e32 v{register}, v{register}"),
        format!("v_mul_f32_e32 v{register}, {}, v{register}", literal(factor)),
        format!("v_add_f32_e32 v{register}, {}, v{register}", literal(first)),
    ]
}

/// A sample of an image.
pub(super) fn sample(random: &mut SplitMix64, material: &mut Material) -> Node {
    let row = pick(random, &material.samples);
    let has = |flag| row.modifiers.flags.contains(flag);
    let has_part = |part| row.image_address.contains(part);
    let narrow = u32::from(once_in(random, 3));
    // A coordinate that is a sample is none of an array.
    let several = row.mnemonic == "image_msaa_load";
    let mut dimension = if several { below(random, 8) } else { below(random, 6) };
    let mut words = resource(any_format(false, random), random);
    if words[2] >> 28 == CUBE || once_in(random, 4) {
        cube(&mut words, random);
    }
    let is_cube = words[2] >> 28 == CUBE;
    // Not a volume from behind its last layer on.
    words[3] &= !(0x1fff << 16) | (words[3] & 0xffff) << 16;
    // Its smallest level of detail is mostly zero.
    if !once_in(random, 6) {
        words[5] &= !0x7f;
    }
    if is_cube && !several && !once_in(random, 6) {
        dimension = CUBE - TYPES.start;
    }
    let sampler = sampler(random);
    let unnormalized = u32::from(once_in(random, 4));
    let fields = [
        (FieldName::Rsrc, RESOURCE),
        (FieldName::Samp, SAMPLER),
        (FieldName::Dim, dimension),
        (FieldName::Dmask, below(random, 16)),
        (FieldName::A16, narrow),
        (FieldName::R128, u32::from(once_in(random, 8))),
        (FieldName::D16, if has(Flags::D16) { below(random, 2) } else { 0 }),
        (FieldName::Tfe, u32::from(has(Flags::TFE) && once_in(random, 8))),
        (FieldName::Unrm, unnormalized),
        (FieldName::Vdata, VGPRS.start + below(random, VGPRS.end - VGPRS.start - 5)),
        (FieldName::Scope, below(random, 2)),
        (FieldName::Vaddr0, SAMPLE_ADDRESS[0]),
        (FieldName::Vaddr1, SAMPLE_ADDRESS[1]),
        (FieldName::Vaddr2, SAMPLE_ADDRESS[2]),
        (FieldName::Vaddr3, SAMPLE_ADDRESS[3]),
    ];
    let mut lines = vec![format!("s_lshr_b64 s[{RESOURCE}:{}], s[6:7], 8", RESOURCE + 1)];
    lines.push(format!("s_or_b32 s{0}, s{0}, {1:#x}", RESOURCE + 1, words[0]));
    lines.extend((2..).zip(&words[1..]).map(|(at, word)| format!("s_mov_b32 s{}, {word:#x}", RESOURCE + at)));
    lines.extend((0..).zip(&sampler).map(|(at, word)| format!("s_mov_b32 s{}, {word:#x}", SAMPLER + at)));
    let rows = u32::from(row.image_address_dwords(dimension, narrow == 1));
    let texels = unnormalized == 1 || sampler[0] >> 15 & 1 == 1;
    for at in 0..rows {
        if several {
            // Whole numbers.
            let register = if at < 3 { SAMPLE_ADDRESS[at as usize] } else { SAMPLE_ADDRESS[3] };
            let near = pick(random, &[0x1_0001, 0x3_0003, 0x7_0007]) & if narrow == 1 { u32::MAX } else { 0xffff };
            lines.push(format!("v_and_b32_e32 v{register}, {near:#x}, v{}", VGPRS.start + below(random, 16)));
            continue;
        }
        let register = if at < 3 { SAMPLE_ADDRESS[at as usize] } else { SAMPLE_ADDRESS[3] + at - 3 };
        let heads = [ImageAddress::OFFSET, ImageAddress::BIAS, ImageAddress::ZCOMPARE];
        let heads: Vec<ImageAddress> = heads.into_iter().filter(|part| has_part(*part)).collect();
        match heads.get(at as usize) {
            Some(&ImageAddress::OFFSET) => {
                lines.push(format!("v_mov_b32_e32 v{register}, v{}", VGPRS.start + below(random, 16)))
            }
            Some(&ImageAddress::BIAS) => lines.extend(number(register, -2.0, 4.0, random)),
            Some(&ImageAddress::ZCOMPARE) => lines.extend(number(register, 0.0, 1.0, random)),
            _ => {
                let (first, range) = match (texels, is_cube) {
                    (true, _) => (-4.0, 16.0),
                    (false, false) => pick(random, &[(-1.0, 3.0), (0.0, 1.0), (0.0, 4.0)]),
                    // Across a face, and faces.
                    (false, true) => pick(random, &[(0.9, 1.2), (0.9, 1.2), (0.0, 14.0)]),
                };
                lines.extend(number(register, first, range, random));
                if narrow == 1 {
                    lines.extend(number(3, first, range, random));
                    lines.push(format!("v_cvt_pk_rtz_f16_f32_e32 v{register}, v{register}, v3"));
                }
            }
        }
    }
    let words = with_fields(row, &fields);
    if !material.decoder.decode(&words, material.wave64).is_executed() {
        return material.arithmetic(random);
    }
    lines.push(text(&words, material.wave64));
    lines.push("s_wait_samplecnt 0x0".to_owned());
    Node::Code(lines)
}

/// The canonical form of an image instruction that a decoder is asked about: of an atomic operation with data of its size, since
/// the hardware refuses a DMASK of any other.
pub fn canonical(row: &Opcode) -> Vec<u32> {
    let mask = if row.mnemonic.contains("cmpswap") { 3 } else { 1 };
    with_fields(row, &[(FieldName::Dmask, mask)])
}
