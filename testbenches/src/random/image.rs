//! What random programs do with images: a resource of any kind, an instruction through it, and its wait.
//!
//! The whole image lies in the wave's part of what is written: no level has more than 16 x 4 texels, no image more than three layers or
//! four samples. Coordinates reach beyond it.

use super::form::VGPRS;
use super::memory::with_fields;
use super::program::{Material, Node, text};
use super::{below, once_in, pick, word};
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_sim::random::SplitMix64;

/// First SGPR of the resource.
const RESOURCE: u32 = 84;
/// Formats of table 62 that buffers have too.
const FORMATS: u32 = 64;
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

/// DMASK and format of an instruction.
fn data(row: &Opcode, random: &mut SplitMix64) -> (u32, u32) {
    if !row.mnemonic.starts_with("image_atomic") {
        return (below(random, 16), below(random, FORMATS));
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

/// The canonical form of an image instruction that a decoder is asked about: of an atomic operation with data of its size, since
/// the hardware refuses a DMASK of any other.
pub fn canonical(row: &Opcode) -> Vec<u32> {
    let mask = if row.mnemonic.contains("cmpswap") { 3 } else { 1 };
    with_fields(row, &[(FieldName::Dmask, mask)])
}
